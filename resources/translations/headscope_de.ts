<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>FigureExport</name>
    <message>
        <source>Rows are queries, columns are keys. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention maps: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GroupSavings</name>
    <message>
        <source>%1 B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>½ B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum over layers of 2 · %1 · G · d_k%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K and V projections, parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers in W_K and W_V of all layers of this kind of attention, biases left out. A layer&apos;s W_Q and W_O do not change: with all four, MHA has 4 d², GQA 2 d² (1 + G/H) where H · d_k = d.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K/V cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys and values</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, this text (%n tokens)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All tokens are kept, in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read per new token after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole cache, once: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside the weights, which are read once for each token too. A layer with a sliding window reads no more than its window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>float32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>float16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GroupsSettings</name>
    <message>
        <source>&quot;%1&quot; of the groups must be %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4, 2, 1 or 0.5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the groups have no setting &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadLooks</name>
    <message>
        <source>query (attends)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key (is attended to)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, piece “⁨%1⁩”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadText</name>
    <message>
        <source>%1 · reads K/V head %2 with %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonFormulas</name>
    <message>
        <source>step %1: $%2$: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MapsPart</name>
    <message>
        <source>%1; rows are queries, columns are keys; masked cells are empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>difference</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pp</source>
        <comment>percentage points</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PanelText</name>
    <message>
        <source>%1 nats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProductView</name>
    <message>
        <source>as marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Σ qᵢkᵢ = %1 = q·k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Σ qᵢkᵢ = %1, but q·k = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>linear kernel: φ(q)·φ(k) in its place, no factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× %1 = %2 scaled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 adjusted (bias or soft cap)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>masked: no weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QWidget</name>
    <message>
        <source>KV %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScaleAxis</name>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScaleText</name>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScalingContent</name>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (model)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model is being rerun with each factor…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This model predicts no next token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>factor on q·k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KL from the model&apos;s own (nats) · rerun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean over rows · rescored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entropy / ln n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saturated rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>norm · rescored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>softmax Jacobian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q·k × factor, allowed pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q·k, allowed pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>density</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All scores are the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measured: σ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own moments: σ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>factor × √d_k: σ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>√d_k: σ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rescored: the model&apos;s own queries and keys with this factor; masked, after softmax.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dL/dO: standard normal, seed 1, the same for every factor: what changes is the softmax alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>
The K/V head has other query heads too: this is what this one contributes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nats, rerun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>predicts no next token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nats, %1 of most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean over rows of −Σ a ln a, and its share of the most that it can be, ln of the row&apos;s keys.
%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean of rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean over rows of the largest weight.
%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saturated rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>above 0.99</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the rows whose largest weight is above 0.99.
%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jacobian norm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean over rows of ‖diag(a) − a aᵀ‖ (Frobenius): how much the weights answer to the scores.
0: no gradient passes the softmax.
%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Norm of the gradient of this head&apos;s query projection: dS = A ∘ (dA − rowsum(dA ∘ A)), dL/dQ = s dS K, dL/dW_Q = Xᵀ dL/dQ.
%1
%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Norm of the gradient of the key projection: dL/dK = s dSᵀ Q, dL/dW_K = Xᵀ dL/dK.%1
%2
%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prediction KL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KL of the next token&apos;s distribution from the model&apos;s own, nats.
Rerun: the whole model with this side&apos;s settings and this factor in every layer.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreTableSettings</name>
    <message>
        <source>head, kv_head, badges or the key of a score, such as entropy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key of a score, such as entropy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a bound of &quot;score&quot;, which is not named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a score has a &quot;least&quot; or a &quot;most&quot;, not both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of columns: kv_head, badges or keys of scores</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreText</name>
    <message>
        <source>%1 to %2%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1%2; no upper end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formula: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Badge “%1” %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a sentence: then every head gets its scores here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores are being computed…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sentence</name>
    <message>
        <source>principal angles: Björck and Golub 1973</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Q composition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High: the later head&apos;s queries are made of what the earlier head writes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>‖W_QK OV‖ / (‖W_QK‖ ‖OV‖), Frobenius norms, W_QK of the later head on its query&apos;s side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K composition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High: the later head&apos;s keys are made of what the earlier head writes, as in an induction circuit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same on the key&apos;s side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>V composition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High: the later head passes on what the earlier head writes: both act as one head.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlap of W_Q</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1: both heads&apos; queries are made of the same directions of the residual stream.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean of cos² of the principal angles between the row spaces of W_Q</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlap of W_K</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1: both heads&apos; keys are made of the same directions; heads of one K/V group have the same keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean of cos² of the principal angles between the row spaces of W_K</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the perplexity of a distribution: Jelinek et al. 1977</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>previous-token heads: Clark et al. 2019, Olsson et al. 2022. Badge from 0.6, the threshold of the bundled model&apos;s card. TransformerLens&apos;s detector divides by all rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clark et al. 2019. Badge from 0.6, the threshold of the bundled model&apos;s card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clark et al. 2019. Badge from 0.6, as for the previous token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gu et al. 2024, who call key 0 a sink above 0.3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>duplicate-token heads: Wang et al. 2022. Badge from 0.4, the threshold of the bundled model&apos;s card. TransformerLens&apos;s detector divides by all rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Olsson et al. 2022. Badge from 0.4, the threshold of the bundled model&apos;s card. TransformerLens&apos;s detector divides by all rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clark et al. 2019. Badge from 0.5, the threshold of the bundled model&apos;s card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Voita et al. 2019, who call a head positional from 0.9 of all rows; here of the rows that have such a key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High: the head spreads its attention over many keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean over queries i of H_i = −Σ_j A_ij ln A_ij</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normalised entropy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1: every query attends uniformly to all keys that it may see; 0: to one key only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean of H_i / ln n_i over the queries with n_i &gt; 1 allowed keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effective number of keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many keys, sharing a row equally, would be as spread out as the row is; 1: one key takes all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean over queries i of exp(H_i), H_i = −Σ_j A_ij ln A_ij</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High: each query has one key that takes most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean over queries i of max_j A_ij</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saturated rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the queries for which one key takes practically everything; the first query of a causal model, which sees only itself, is one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of queries i with max_j A_ij &gt; 0.99</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High: the head looks at tokens far from the query; 0: at the query&apos;s own. Ahead counts like back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1: every token attends to the one before it alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean of A_i,i−1 over the queries i that have a previous token and may see it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>previous token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1: every token attends to the one after it alone. Not defined where no query may look ahead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean of A_i,i+1 over the queries i that have a next token and may see it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1: every token attends to itself alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean of A_ii over the queries i that may see themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>self</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High: the head rests on the first token, an attention sink, as heads do that have nothing to do. The first query of a causal model sees only itself and counts 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>α_0 = mean of A_i0 over the queries i ≥ 0 that may see key 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first token (sink)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High: a token that has stood before attends to its earlier copies. Not defined where none is repeated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean of Σ A_ij over j &lt; i with t_j = t_i, over the queries i that see such a key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>duplicate token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Induction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High: a token that has stood before attends to what followed its earlier copies, as if to say it again. Not defined where none is repeated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean of Σ A_ij over 1 ≤ j ≤ i with t_j−1 = t_i and j−1 &lt; i, over the queries i that see such a key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>induction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On special tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of all attention that goes to special tokens (beginning, separator, end). Not defined where no query sees one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean over queries i of Σ A_ij over the keys j that are special tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On punctuation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of all attention that goes to punctuation: tokens with neither letter nor digit. Not defined where no query sees one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean over queries i of Σ A_ij over the keys j that are punctuation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>punctuation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High: the largest weight of most rows sits at the same distance from the query.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest share, over offsets o, of rows i with argmax_j A_ij = i + o; of the rows with more than one key that have one at o, and offsets that at least half of the rows have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>positional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} queries and {} keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only side {} predicts a token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One side predicts the next token, the other hidden ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A has {} hidden tokens, B {}: there is no telling which belong together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The models&apos; vocabularies differ: their probabilities have no divergence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>linear kernel: no factor{}{}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, no cap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, no bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no factor (× 1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no factor (× 1, model)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× 1/√{} = {:.4g} (model)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× {:.4g} (model)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} of {} K/V heads ({}), no further training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>causal mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>window of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>softmax + sink of logit {:.4g}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>φ(q)·φ(k), no further training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QK-norm of each head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QK-norm over all heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rotary positions, base {:.6g}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rotary positions of {} of {} features, base {:.6g}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ALiBi: a slope times the distance is added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a learned bias by distance is added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>soft cap {:.4g}: {:.4g} tanh(s / {:.4g})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sliding window of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every source token may be seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no mask: both directions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this softmax only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the download is not complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: {} of {} tensor files are missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: {} is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no config.json, which says what a model is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no tensors in the safetensors format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tensors are only in {}, a Python pickle, which can run any code when it is opened and is therefore not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>generating the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shorter side to {} pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to {} x {} pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, the middle {} x {} of that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; minus {:.4g}, {:.4g}, {:.4g}, divided by {:.4g}, {:.4g}, {:.4g}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (as usual for the family: the checkpoint does not say)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This model predicts a fixed English sentence no better than a guess (loss {:.2f}, a uniform guess has {:.2f}): it may be untrained or broken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comparing weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output norm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High: the head adds long vectors to the residual stream on this text. To be compared within a layer; a long vector can still be without effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean over queries i of ‖Σ_j A_ij f(x_j)‖, f(x) = (x W_V + b_V) W_O of the head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Induction, on random tokens given twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High: in the second copy the head attends to the token after the query&apos;s twin in the first, which is what comes next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean of A at key = query − (L − 1) over the queries of the second copy of L random tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate token, on random tokens given twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High: in the second copy the head attends to the query&apos;s twin in the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean of A at key = query − L over the queries of the second copy of L random tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} random tokens given twice, {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one text of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one text of {}, target of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Norm-weighted attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of the vector that this key adds to this query&apos;s residual stream through this head. Not normalised: rows do not sum to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A_ij ‖f(x_j)‖, f(x) = (x W_V + b_V) W_O of the head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value zeroing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much the layer&apos;s result for this query turns when this head&apos;s value of this key is set to zero and the rest of the layer is computed as before. Not normalised.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 − cos(y_i, y_i without v_j), y behind the layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value zeroing, share of the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much the layer&apos;s result for this query turns when this head&apos;s value of this key is set to zero, as a share of the row: rows sum to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C_ij / Σ_j C_ij, C_ij = 1 − cos(y_i, y_i without v_j)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OV copying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Near 1: what the head reads of a token it writes in the same direction, so that it copies; near −1: it writes the opposite. From the weights alone, with the norm in front folded in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re(Σ λ) / Σ |λ| over the eigenvalues λ of W_O W_V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elhage et al. 2021, who put embedding and unembedding around it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effective rank of QK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>directions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low: queries and keys meet in few directions; at most d_k. From the weights alone, with the norm in front folded in; rotary positions, QK-norm and biases left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exp(−Σ p ln p), p = σ / Σ σ over the singular values σ of W_Qᵀ W_K</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effective rank of OV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low: the head carries few directions of what it reads; at most d_k. From the weights alone, with the norm in front folded in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exp(−Σ p ln p), p = σ / Σ σ over the singular values σ of W_O W_V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss without the head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High: the text is harder to predict without the head; near 0: other heads make up for it, or it does little here. Below 0: the model does better without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean of −ln p(next token) over the text with the head&apos;s A V set to 0, minus the same with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change of the prediction without the head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High: what the model expects changes much without the head, for better or worse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean over positions of KL(p ‖ p′), p′ with the head&apos;s A V set to 0; over hidden tokens only where the model predicts those; of the class where it predicts a picture&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change of the last states without the head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High: what the last layer gives changes much without the head; also where nothing is predicted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean over positions of ‖h′ − h‖ / ‖h‖, h the last states, h′ with the head&apos;s A V set to 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>million</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>billion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trillion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: this model is given to those who accepted its terms at its page on {}{}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, which the owner of this token has not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; then set HF_TOKEN to a token of yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: {} has no such revision of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: {} cannot be reached: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: the connection to {} broke: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: {} does not give it to the owner of this token (HF_TOKEN, or the file &quot;token&quot; of HF_HOME): it is private, gated, or not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: {} has no such model, or it is private; for a private one set HF_TOKEN to a token of yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: {} has no such model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: {} asks to wait before more is fetched; try again in some minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: {} answered with the status {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about {:.0f} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about {:.0f} min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about {:.1f} h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · {}/s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingReader</name>
    <message>
        <source>one of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be %2, not %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetPart</name>
    <message>
        <source>%1; cells that are masked are empty</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetPreset</name>
    <message>
        <source>Page of a paper (6.75 in)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column of a paper (3.25 in)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slide (1920 × 1080 pixels)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Poster (24 in wide)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Web page (1600 pixels, twice as fine)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepsLook</name>
    <message>
        <source>masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2:  %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights 0 to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scores %1 to %2, one range for all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scores each in a range of its own: colours of two steps do not compare</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepsPage</name>
    <message>
        <source>no factor (× 1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× 1/√%1 = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model&apos;s own factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set for this side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scaled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× %1 = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ position bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ALiBi: slope × (key − query)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>learned, by distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ bias %2 = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hatched: may not be seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mask: window of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mask: causal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mask: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every key may be seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights: rows sum to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>softmax, sink at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights: rows sum to less than 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>÷ sum of the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to compare: not used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not scaled, not masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>φ = elu + 1; in place of exp(q·k)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cap: %1·tanh(s/%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model&apos;s soft cap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>capped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>capped %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepsView</name>
    <message>
        <source>query (attends)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key (is attended to)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WindowState</name>
    <message>
        <source>head of side %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>factor of side %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K/V heads of side %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mask of side %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kernel of side %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scope of side %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>special tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text of side B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look of the maps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>setting of the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brushed heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pinned heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>the key of a score, such as entropy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::BarTable</name>
    <message>
        <source>%1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::BlobDownload</name>
    <message>
        <source>it ended too early</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::BusyIndicator</name>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::CircuitPage</name>
    <message>
        <source>The weights of the heads are being compared…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::ColourBar</name>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::CommandPalette</name>
    <message>
        <source>Type a command: &quot;scaling&quot;, &quot;save view&quot;, &quot;dark&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  ✓</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::ComparisonFigure</name>
    <message>
        <source>Key 0 is left out of the maps; rows are not renormalised.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key 0 is left out of the maps; each row&apos;s other weights are made to sum to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · rows sum to %1 to %2, the rest attends to nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by position: the tokens differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own range</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::ComparisonNumbers</name>
    <message>
        <source>Every token of this text sees one key only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss over the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss over the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nats/token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean of −ln p(token) over the tokens after the first.
A side with the scope “this softmax only” has the model&apos;s own: nothing flows on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no target yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text of one token predicts nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The models cut text into other tokens: losses per token do not compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (A)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (B)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (A), %2 (B)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Class of the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden token at position %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mask %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next token of the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This checkpoint has no classifier: it predicts no class.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This checkpoint has no output head: it predicts no tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This model predicts hidden tokens, but its tokenizer has none that stands for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type %1 to see what the model expects there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have special tokens parsed, and type %1 to see what the model expects there.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::Composer</name>
    <message>
        <source>Compose a figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fitted to the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in its final size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;numbers…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 in · PNG %3 × %4 pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the figure&apos;s numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV (*.csv);;TSV, between tabs (*.tsv);;JSON (*.json);;NumPy array (*.npy)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough memory for a figure of this size.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::CostView</name>
    <message>
        <source>projections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>operations, one layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>operations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scores, mixing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exponentials, one layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exponentials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K/V cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bytes, all layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>G = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d_k = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>projections, G = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scores and mixing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>softmax, %1 heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>softmax, one head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operations of one layer against the number of tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 operations a multiply-add, 1 an exponential; biases, norms and the rest of the softmax are left out. All T × T cells are counted: a causal mask needs about half. The products cost the same whatever H is; only the softmax grows with H. Bars are shares of the largest in their row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What attention costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operations against the number of tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click chooses the number of tokens T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at a number for its formula; click the curves to choose T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a model: what its attention costs appears here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::CostsPage</name>
    <message>
        <source>%1: expected a whole number from 1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, layer %2, this text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A shape of your own; what is not set is that of %1, layer %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::CurveChart</name>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::CurvesPart</name>
    <message>
        <source>%1 over %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; the lower edge of each bar and its height</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::FactorField</name>
    <message>
        <source>A factor in digits: 0.25, 1/8 or 1/sqrt(32)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number from 0 to %1, 1/8 or 1/√32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Factor, exact</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::FetchPanel</name>
    <message>
        <source>Good for a class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Get a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OWNER/NAME, or the address of a model&apos;s page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A branch, a tag or a commit may stand behind it: OWNER/NAME@REVISION</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask what the model has, and how large it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models that are good for a class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which files of the model are fetched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files to fetch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A download stops then; what has come is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Get</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look asks %1, and nothing before does. Files go to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asking what the model has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · commit %2 · licence: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Get the rest, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Get %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Safetensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::FigureOffers</name>
    <message>
        <source>Maps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A, B and B − A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A and B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, the zoomed part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 … %2 (%3 heads)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads as a grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All heads of layer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All heads of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The brushed heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pinned heads</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::FigurePage</name>
    <message>
        <source>masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query %1 “%2” → key %3 “%4”    %5</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::FrozenPicture</name>
    <message>
        <source>Frozen picture of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frozen · F7 or a click goes on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::GeometryView</name>
    <message>
        <source>%1 %2: symmetric %3, antisymmetric %4; rank %5 of %6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: smallest %2°, overlap %3 (at random %4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Angles of subspaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Principal angles between what two heads&apos; W_Q (and W_K) read, smallest first: 0° is a direction that both have, 90° one that the other has nothing of. Overlap is the mean squared cosine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Principal angles between two heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shares of |M|² of M = W_Q W_Kᵀ, as M = (M + Mᵀ)/2 + (M − Mᵀ)/2. A symmetric form scores two tokens alike whichever of them attends; a form that points at random has half of each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>degrees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::GroupCostsView</name>
    <message>
        <source>What grouping costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean of −ln p(next token) over the text, nats per predicted token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean over positions of KL(own model ‖ grouped model) of the predicted distribution, nats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>states</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean over positions of ‖h′ − h‖ / ‖h‖ of the last states: also where nothing is predicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What grouping costs, against the number of K/V heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K/V heads G, in every layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean loss (nats per token)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KL (nats)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>‖h′ − h‖ / ‖h‖</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This model has no such number on this text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean of heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model&apos;s own K/V heads: nothing is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model&apos;s own K/V heads: loss %1 nats per token, nothing is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole model is run with this grouping…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss %1 → %2 nats per token (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KL(own ‖ grouped) %1 nats, mean over the hidden tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KL(own ‖ grouped) %1 nats, mean over all positions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This model predicts nothing here; its last states change by %1 (‖h′ − h‖ / ‖h‖).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::GroupDistancePlot</name>
    <message>
        <source>Distances within and between K/V groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Within K/V groups %1, mean of %2. Between groups of one layer %3, mean of %4. %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every layer has one head: there are no pairs in a layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every head has keys and values of its own in this model: no two share a group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All heads of a layer read the same K/V head in this model: there are no other groups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L%1 · within %2 (%3) · between %4 (%5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>within K/V groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>between groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean Jensen-Shannon distance of a layer&apos;s pairs, nats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean distance of a layer&apos;s pairs, nats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nats</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::GroupNumbers</name>
    <message>
        <source>in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it saves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it costs: rerun, no further training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inside a group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of the cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The length, in tokens, that the cache is computed for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each number of the cache is kept in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cache of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: every group is one K/V head of the model, so that nothing is pooled. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: mean spread %2. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys and values: mean over tokens and members of ‖x_h − m‖ / ‖m‖, m the mean of the group&apos;s members in the model itself. Maps: mean Jensen-Shannon divergence of each two query heads&apos; own maps, at most ln 2 = 0.693.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>G / H = %1 / %2: %3 of multi-head attention&apos;s keys and values, %4 of this model&apos;s own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> This attention keeps no cache between tokens: the bytes are those of one pass.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::GroupSheets</name>
    <message>
        <source>before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maps of all heads of the layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences of all heads of the layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 KV %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diff.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights, one range for all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after − before, one range for all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: before %2, after %3, difference %4</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::GroupsPage</name>
    <message>
        <source>Computing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L%1, G = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first %1 of %2 queries and %3 of %4 keys, as more do not fit into memory</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::GroupsView</name>
    <message>
        <source>layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use for side B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K/V heads G</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many key/value heads the query heads share: the model&apos;s own at the left, down to one for all.
Fewer are made by pooling neighbouring ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pooling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key and value heads of a group become their mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first key and value head of a group stands for all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose heads are shown. The numbers of what is saved and lost are of all layers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scope of the maps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rescore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rescore, this softmax only: the queries and keys of the model&apos;s own run, pooled in this layer; nothing flows on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rerun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rerun: the whole model with this grouping in every layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side B becomes side A&apos;s head with this grouping and this scope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights with the model&apos;s own K/V heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights with the grouping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After minus before, cell by cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before, after and difference, a column for each head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>maps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The maps of all heads of the layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What grouping saves, what it costs, the spread inside a group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a model and type a text: what fewer key/value heads save and cost appears here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not divide the model&apos;s %2 K/V heads, so that these are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n query heads, 1 K/V head (%1): the model&apos;s own, nothing to pool</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n query heads, %1 K/V heads (%2): the model&apos;s own</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n query heads, %1 of %2 K/V heads (%3), pooled by %4</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>the maps are still those of the choice before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rerun: the whole model with this grouping in every layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rescore: this softmax only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no further training (Ainslie et al. 2023)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>factor and mask are the model&apos;s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 = the model&apos;s own (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 = MQA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L%1 (A&apos;s)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::HeadBars</name>
    <message>
        <source>Heads with the largest weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::HeadCanvas</name>
    <message>
        <source>Heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side A: %1. Side B: %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::HeadColourBar</name>
    <message>
        <source>Hatched: no value (heads: %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: colours from %2 to %3 %4</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::HeadMapBar</name>
    <message>
        <source>colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What heads are coloured by: their maps, or one score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By place: layer under layer. By a score: the highest first, undefined ones last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour, sort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::HeadMapView</name>
    <message>
        <source>Encoder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source reads itself, in both directions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target (queries) reads the source (keys)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target reads itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads of side A on its text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads of side B on its text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>highest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>highest %1 first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click or arrows: A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click or arrows: B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sides have two models: choose over the map whose heads are shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click: A · right-click: B · arrows move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a head for side A, right-click or Shift-click one for side B.
The arrow keys move A&apos;s head, with Shift B&apos;s.
Ctrl-click or drag a rectangle to brush heads; Escape ends it.
Middle click or P pins a head.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::HeadPairsView</name>
    <message>
        <source>What is compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs of heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click a row: A · right-click: B · wheel zooms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>later head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>earlier head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 Random matrices give %3. From the weights alone, the norm in front folded in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not defined: no earlier layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 · %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 reads %2 · %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::HeadPicker</name>
    <message>
        <source>Show as side B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take out of the brush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to the brush</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::HeadPlane</name>
    <message>
        <source>Heads in the plane, near where they attend alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A map of the heads needs at least three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All heads attend in the same way on this text: there is no distance to draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the plane holds %1 % of the squared distances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classical scaling (Torgerson 1952): the two largest eigenvalues, as a share of the sum of all positive ones. What is missing may set heads apart that look close here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 nats</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::HeadScorePanel</name>
    <message>
        <source>reads K/V head %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not among these scores</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::Heatmap</name>
    <message>
        <source>key (is attended to)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query (attends)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::HeatmapView</name>
    <message>
        <source>query %1: “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key %1: “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention maps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a text and choose a head: its attention map appears here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::HubRequest</name>
    <message>
        <source>it redirects without end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it redirects to &quot;%1&quot;, which is not followed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing came for %1 seconds</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::JobRunner</name>
    <message>
        <source>There is not enough memory for this.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::KernelControls</name>
    <message>
        <source>The head of side A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The head of side B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many queries and keys a tile has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many keys a query sees, its own position included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logit of the sink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sink&apos;s score, beside the factored scores of the keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same softmax, tile by tile: FlashAttention (Dao et al. 2022). Exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>φ(q)·φ(k) in place of exp(q·k), φ(x) = elu(x) + 1 (Katharopoulos et al. 2020)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every query sees the last few keys only (Mistral)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more score that belongs to no key (Xiao et al. 2023)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use for side B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>φ(q)·φ(k) of the rotated, undivided q and k of a model trained with a softmax; no further training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keys, the query&apos;s own included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a score of no key: what it takes attends to nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give side B this kernel, to compare it in maps and numbers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::KernelEditor</name>
    <message>
        <source>Kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>softmax + sink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>linear (elu + 1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exp of the scores, divided by its sum over the allowed keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more score, which belongs to no key: what it takes attends to nothing, and rows sum to less than 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>φ(q)·φ(k) in place of exp(q·k), φ(x) = elu(x) + 1, of the rotated, undivided q and k: no factor, no cap, no bias, no further training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the scores of a row become its weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logit of the sink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sink&apos;s score, beside the factored scores of the keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::KernelsPage</name>
    <message>
        <source>Measured here, one thread, d_k = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Being measured…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory by formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>linear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tiles of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights of the tiled softmax, %1 × %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tiles are computed, %2 skipped (crossed out): nobody may see a key there. Equal to the plain softmax: largest difference %3 of a weight, %4 of an output. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory beside q, k, v and output: plain 4·T² = %1, tiled 4·(B² + 2T) = %2; at %3 tokens %4 and %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side&apos;s own kernel is another one; this is its softmax. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles give the weights of the softmax: there is nothing to compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exp(scores), rows sum to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>φ(q)·φ(k), no factor, rows sum to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>linear − softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another map: mean over rows of the total variation distance %1 (0 to 1), of the Jensen-Shannon divergence %2 nats (0 to 0.693). Memory beside q, k, v and output: plain 4·T² = %3, linear 4·(d² + 3d) = %4 at every length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A window counts positions of one text, and cross-attention has two: choose a head of another kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as side %1 has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>window of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights over the keys that are left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keys kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight outside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window leaves out %1 of a row&apos;s weight (mean over rows), which the keys that are left share. %2 of %3 scores are computed. K/V cache of all layers at float16: %4 in place of %5; at %6 tokens %7 in place of %8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows sum to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ sink of logit %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows sum to %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of a row, %1 attends to nothing (mean over rows); of its weights %2 to %3 are left. The model&apos;s own sink, if any, is a token: key 0 has %4 of the weight of the queries that see it, and %5 beside the sink (above 30 % it is called a sink).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::KernelsView</name>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>m = %1, l = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tile is done yet · %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile %1 of %2: queries %3, keys %4 · %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running m and l of query %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rescale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum l</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::LayersPage</name>
    <message>
        <source>%1, %2 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a token above to follow it through the layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cross-attention mixes the tokens of two texts: choose heads of the encoder or the decoder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::LayersView</name>
    <message>
        <source>Method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rollout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention rollout: the layers&apos; mean weights multiplied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention flow: the most that can go from token to token when weights are capacities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shares of all tokens after every layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ways from token to token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shares of the tokens after every layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ways through the layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least share of an edge that is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An edge is what goes from a token to one above it, as a share of all that ends at the chosen token. Width and opacity grow with it. A way that breaks off goes on in smaller edges, which are not drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a text and choose a token: what it is made of after every layer appears here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no layer to look at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share (input: 1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention rollout from query %1 “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention flow from query %1 “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean over heads, residual added (Abnar and Zuidema 2020).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum flow, mean over heads, residual added, divided by the sum (Abnar and Zuidema 2020).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not an explanation of the prediction: what the weights carry is not in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edges ≥ %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, the heaviest %1 drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token %1 “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · share %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click a token to follow it · wheel zooms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each pixel shows its largest share · </source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::LengthField</name>
    <message>
        <source> in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> px</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::LessonChooser</name>
    <message>
        <source>Lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each sets the window step by step. When you leave it, everything is as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for lessons…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a lesson…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lesson of your own: a YAML file. How one is written stands in resources/lessons/README.md</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lessons (*.yaml *.yml);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::LessonPanel</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the lesson: the window is as it was before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The step before (Alt+Page Up)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next step (Alt+Page Down)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::LessonPlayer</name>
    <message>
        <source>The model of this step could not be opened: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::LinesCanvas</name>
    <message>
        <source>Lines from queries to keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing above the threshold</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::LinesPart</name>
    <message>
        <source>Lines between tokens: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; all weights, also those below the threshold %2 of the lines; masked cells are empty</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::LinesView</name>
    <message>
        <source>Least weight that is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights ≥</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a weight is not an importance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a text and choose a head: lines go from each token to those it attends to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only weights ≥ %1 are drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only weights ≥ %1 of query %2 are drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only weights ≥ %1 on key %2 are drawn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::MainWindow</name>
    <message>
        <source>Side B: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between words: columns of their pieces are added, rows averaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No model is open: File &gt; Open model, or drop one here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a picture above, or drop one here, to see what the heads attend to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a sentence above to see what the heads attend to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a sentence for side B above, or give it the text of side A in its card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped: change the text or a setting to run the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running the model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These numbers are over all keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Shortcuts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Headscope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sentence that the model reads, and the tokens that it is cut into. Point at a token to light its row and column in the maps; click one to choose it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All heads of the model, a row for each layer. Query heads that read the same key/value head stand in one frame. Click puts a head on side A, right-click or Shift-click on side B.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the head of side A does on this text, in numbers. A score&apos;s name opens what it is: formula, range, source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention maps: a row is a query, the token that attends; a column is a key, the token that is attended to. Colours are weights; hatched cells are masked, which is not 0. B − A is cell by cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cell that is pointed at: q·k before the factor, the score after it, and the weight after the softmax, for both sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the two sides differ in: means over the rows of each map, the loss over the text, and the most likely next tokens. KL is the divergence of the two predictions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is set on each side: head, factor on q·k, key/value heads, mask, kernel. This softmax takes the queries and keys of the model&apos;s own run; whole model runs it anew with these settings in all layers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lessons set the window step by step and ask questions that are checked against its numbers. Leaving one sets everything back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Headscope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headscope %1 shows what the attention heads of a transformer do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence: GPL-3.0-or-later. The bundled model has a licence of its own, which stands in its card; so have the palettes, beside their files.

Made with Qt %1 (LGPL), QCustomPlot (GPL), %2, ICU, SentencePiece, PCRE2, oneTBB, nlohmann/json, CLI11, yaml-cpp.

Numbers are checked by tests against Hugging Face&apos;s transformers, in float32 and for every family of models: token ids are the same, weights of all heads and logits agree to rounding. The manual says how closely, and how to repeat it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Get a model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Random layer…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Two heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;K/V groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Scaling factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;wap A and B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+X</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom maps &amp;in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom maps &amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;whole maps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Presentation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen, large letters and strong colours, without panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spotligh&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Darkens everything but what the pointer is at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free&amp;ze the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window stays as it looks now until the key is pressed again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A and B are two heads, as the model computes them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K/V groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A has all K/V heads of the model, B fewer: whole model, no further training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scaling factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A has the model&apos;s own factor on q·k, B none (or 1/√d, where the model has none): whole model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other views of the heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the map of all heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the maps are drawn: colours, scale, the first key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the maps as PNG, SVG or PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opening the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
Click to open another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A %1 · B %2 — Headscope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 — Headscope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side %1&apos;s text, the model&apos;s own run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model&apos;s own run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chosen heads, seen in one way or another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines from each token to those that it attends to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text, coloured by what the chosen token attends to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q·k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The products that add up to the score of the chosen cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A weight is not an importance: weights, norm-weighted weights and value zeroing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spectrum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Singular values of the QK and OV circuits, symmetry of QK, and angles between heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A head&apos;s row over the picture, for models of pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads beside one another: scores, similarity, circuits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All scores of all heads: sort, filter, copy, save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All heads by two scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How alike the heads attend on this text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Circuits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Composition of heads of two layers, and overlap of their weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the chosen token looks, in all heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean, maximum and minimum over several heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The heads that follow a pattern of yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chosen token followed down through the layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What attention is made of, step by step, and what it costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The way of the chosen head from q·k to its weights: factor, cap, bias, mask, softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the factor does: saturation, gradients, prediction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer key/value heads: what the maps become, what it saves and what it costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the layer&apos;s projections are cut into heads, and what each head writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The softmax beside tiles, linear attention, a window and a sink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operations, parameters and cache of MHA, GQA, MQA and one head, of any shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranks along the head, and against the number of heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Scores over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This &amp;text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;lines of a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Random tokens given twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure &amp;zeroing, head by head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs the model once without each head; takes long for a large model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sa&amp;ve the scores…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End &amp;brushing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Unpin all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text on each line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV (*.csv);;JSON (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pasted picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (%1);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This model reads text. To give it a picture, open a model of pictures first (ViT, DeiT, DINOv2, CLIP).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;High contrast, light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast, d&amp;ark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model ends its target at once: there is no text in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 tokens, and the model&apos;s context is %3: its end is cut, and %4 are shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>capped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ bias</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::Manual</name>
    <message>
        <source>Headscope: manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in the manual; Return goes on, Shift+Return back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headscope::MapSheet</name>
    <message numerus="yes">
        <source>%n maps</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows: %1 · columns: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::MaskEditor</name>
    <message>
        <source>window of %1 (model)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none (model)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>causal (model)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many keys a query sees, its own position included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this layer of the model does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every query sees every key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>causal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A query sees its own position and those before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Causal, and only the last few keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::ModelChooser</name>
    <message>
        <source>Open model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for models…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type to filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter of the models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for models in another folder too, and in the folders in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look no longer in a folder that was added; nothing is deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder of Hugging Face: config.json, safetensors and a tokenizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open f&amp;ile…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A GGUF file, or a safetensors file in its model&apos;s folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Random layer…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention with random weights, of any width and number of heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Get a model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fetch one of Hugging Face by its name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no models here. Add a folder, or open one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No model has “%1” in its name, family or path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs %1 of memory, and %2 are free: it will be slow. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, of which %2 cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a folder to find your models, or open one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No models in %1. Add a folder, or open one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::ModelFetch</name>
    <message>
        <source>%1: the list of its files has more than %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::ModelFetcher</name>
    <message>
        <source>Stopped. What has come is kept, and the next time goes on from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::ModelLibrary</name>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a model for side B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looking for models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a model: a folder with config.json, safetensors and a tokenizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a model&apos;s file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models (*.gguf *.safetensors);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for models in a folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::ModelListView</name>
    <message>
        <source>Models</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::ModelTable</name>
    <message>
        <source>bundled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>download</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
Cannot be opened. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, cannot be opened: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3 layers and heads, %4 K/V heads, %5 parameters, %6 on disk, %7 in memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Family</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers × heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers, and query heads of the first one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K/V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads of keys and values; query heads share them where they are fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files with the weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights, and a run of a text of 512 tokens (or the model&apos;s context)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bundled with the program, opened before, downloaded, or in a folder of yours</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::ModelText</name>
    <message>
        <source>%1   %2 layers · %3 heads · %4 K/V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn at random, F32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mixed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 parameters (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width %1, head width %2, %3 tokens a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width %1, head width %2, vocabulary %3, context %4 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokenizer: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory: %1 (%2 of weights, %3 for a text of %4 tokens)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::MostList</name>
    <message>
        <source>Most …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The head with the highest value of each score.
Click: side A. Right- or Shift-click: side B.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click: side A. Right- or Shift-click: side B.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest value of all heads, but below the badge&apos;s threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No head has a value on this text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::NumbersTable</name>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
pp: percentage points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B − A</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::OwnTextPanel</name>
    <message>
        <source>Text as A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give side B the text of side A again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the text of side B…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B   same text, cut by its own tokenizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens of side B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens of side B&apos;s source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type what side B&apos;s decoder has written…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second sentence of side B (optional)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B   same picture, cut into other patches</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::PageStack</name>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sections of pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no page &quot;%1&quot; that could be set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::PartBars</name>
    <message>
        <source>Lengths of what each head writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::PartChooser</name>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can go into the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heads: L0 H1, L2, L3 H0-H3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads side by side: names, ranges, or a layer for all of its heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages of the window offer their pictures while they are in sight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can go in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is in the figure, in its order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the figure</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::PatchCanvas</name>
    <message>
        <source>Picture with a row of weights over it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>patch %1: row %2, column %3 (token %4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight from the chosen %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::PatchView</name>
    <message>
        <source>Grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opacity of the colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much the colours of the weights cover the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines between the patches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where %1 looks: a learned token in front of the patches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1   this side has no such token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1   weights of query %2: most to %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to all patches together %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::PatternPage</name>
    <message>
        <source>a list of [query, key] and [query, first key, last key]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pattern has &quot;words&quot; or &quot;cells&quot;, not both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the weight of one row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the weight of %1 rows</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::PatternView</name>
    <message>
        <source>Pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-1   or   -8..-1   or   same, after-same   or   first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which keys a query should look at, with commas between:
-1 the token before it, 0 itself, -8..-1 the eight before it,
first: key 0; same: earlier copies of its token; after-same: what followed these.
Or click cells of the map to draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query (attends)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key (is attended to)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads that follow it most: share %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type which keys a query should look at, or click cells to draw them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::PictureField</name>
    <message>
        <source>Open a picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the model a picture of yours: PNG, JPEG and others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the picture from the clipboard (Ctrl+V)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture that comes with the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a picture, or drop one here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1   %2 × %3 pixels</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::PicturePage</name>
    <message>
        <source>This page shows heads of a model of pictures over the picture.
Open one (ViT, DeiT, DINOv2, or CLIP&apos;s image tower): File &gt; Open model.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::PicturePart</name>
    <message>
        <source>Picture: %1, row of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights of the row on the patches; %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::PredictionChart</name>
    <message>
        <source>%1: A %2, B %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KL(A‖B) %1 nats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>probability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kullback-Leibler divergence of the token: Σ p_A ln(p_A / p_B)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::PredictionsPanel</name>
    <message>
        <source>Hidden token</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::ProductChart</name>
    <message>
        <source>Products of query and key, %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>i = %1: %2 × %3 = %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; with i = %2, its rotary pair: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the largest first, in this side&apos;s own order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pair with the largest sum first, in this side&apos;s own order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no rotary pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rotary pairs: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::ProductPage</name>
    <message>
        <source>query %1 “%2” → key %3 “%4”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a cell of a map to see what its score is made of</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::ProductView</name>
    <message>
        <source>Order of the products</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the head counts them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest product first, whatever its sign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by rotary pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs that are rotated together, the largest sum first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a cell of the map, a query and a key: here is how their score comes about.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bars: qᵢkᵢ; colours of q and k: %1 to %2%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (both sides)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::PromptEditor</name>
    <message>
        <source>Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences that show something</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the model write the target: always its most likely next token</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::PromptField</name>
    <message>
        <source>Type a sentence…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::QuestionCard</name>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number: 1 048 576, 0.125, 12.5 %, 1/8 or 4*512^2. Return checks it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare the answer with the right one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remark on the answer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::RandomLayerPanel</name>
    <message>
        <source>Causal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries and keys of one text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An encoder and a decoder: queries of the target, keys of the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each token&apos;s vector is standard normal, whatever word stands there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The typed text, with the embeddings of a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each head has projections of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All heads have the queries and keys of head 0: one map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q k v</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All heads have the projections of head 0: one head of width d_k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d / H</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of the residual stream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key/value heads: each serves H / G query heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of one query, key or value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens of the text: x1, x2, …; what you typed comes back with another model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers on top of each other, each x + attention(x)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed gives the same numbers on every machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A query sees keys up to its own position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads H</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K/V heads G</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head width d_k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared by all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The head whose weights are copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The head that gets them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>v</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>o</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its part of W_Q</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its part of W_K, of its group where heads share them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its part of W_V, of its group where heads share them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its part of W_O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy these weights from the one head to the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each head has weights of its own again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a model to use its embeddings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embeddings of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q·k before factor and mask: root mean square %1; √d_k = %2 for independent entries of unit variance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of H%2 → H%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 heads do not divide a width of %2: set the head width.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::RankPage</name>
    <message>
        <source>The ranks are being computed…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A %1, %2: %3 queries, %4 keys%5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rerun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rescored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (the first of %1 and %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scores q·k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min(d_k, T)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output A·V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all heads&apos; A·V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min(T, H·d_k)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>residual stream at layer %1, %2 tokens%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (the first of %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 random tokens</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::RankView</name>
    <message>
        <source>rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numerical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>effective rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exp of entropy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Singular values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of the largest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>concatenation, effective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>concatenation, rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one head&apos;s scores, effective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one head&apos;s scores, rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random projections: ranks against H at d = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heads H</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random projections are being computed…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d_k = 16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input of the random projections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text&apos;s residual stream at side A&apos;s layer, each row divided by its root mean square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>256 random tokens: independent normal numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed of the random projections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seed of the random projections, and of a random input: the same numbers give the same picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank: singular values above max(rows, columns) · 2⁻²³ of the largest, the rounding of float32. Effective rank: exp of the entropy of the singular values as shares of their sum. Too many heads: with d_k below 16, by a rule of thumb, scores have little rank left; GPT-3 has d = 12288, H = 96, d_k = 128.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With H heads one query can copy from two places at once into different directions; one head gives a single mixture. That does not make H heads strictly more expressive than one head of the same total width: one head of width d has scores of rank up to d, each of H heads only up to d/H (the low-rank bottleneck, Bhojanapalli et al. 2020). The two classes overlap; neither contains the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranks along the head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Singular values along the head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranks of random projections against the number of heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at a bar or a curve for its number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a text and choose a head: the ranks along it appear here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::ReadoutBar</name>
    <message>
        <source>masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B − A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query %1 %2 → key %3 %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cell that is pointed at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q·k: the score of query and key; scaled: times the factor; + bias, capped: what the model then
does to it, if anything; weight: after mask and softmax; B − A: of the weights. A linear kernel
has no factor, no cap and no bias: – stands for the steps that it does not take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q·k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scaled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at a cell to read its numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::RowTable</name>
    <message>
        <source>Numbers of rows</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::SavedViews</name>
    <message>
        <source>Views (*.headscope)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is open can not be kept for the case of a crash: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;view…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save view &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Views and figures (*.headscope *.png *.svg);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The view is of the model %1, which is not at %2. Open it (Ctrl+O), and the view appears.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture of the view is not in the file: this is the window&apos;s own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is another model than the one that the view was saved with (%1): other numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>view.headscope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no view to save: open a model first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The view is saved to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headscope was not closed as it should be the last time. What was open was kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headscope was not closed as it should be %1 times. The last of what was open is offered first, the others when it is started again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::SavingBars</name>
    <message>
        <source>%1 → %2 (× %3)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::ScaleSlider</name>
    <message>
        <source>Factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q·k is multiplied by this before mask and softmax.
Models use one over the root of a head&apos;s width, so that scores do not grow with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (model)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 =</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::ScalingPage</name>
    <message>
        <source>Linear attention has no factor and no softmax: choose the softmax for this side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · rescored: the model&apos;s own queries and keys · dL/dO: standard normal, seed 1 · prediction: the whole model rerun</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::ScalingView</name>
    <message>
        <source>%1 Over the pairs that the mask allows; σ is the deviation.
Dashed, what theory predicts: √d_k for independent entries of unit variance, and, for
independent entries with the moments that they have,
σ² = Σ (E[q²] E[k²] − E[q]² E[k]²) over the features.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The factor of side A&apos;s head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The factor of side B&apos;s head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curves against the factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entropy, largest weight and saturated rows; rescored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Softmax Jacobian, ‖dL/dW_Q‖ and ‖dL/dW_K‖; rescored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far the next token&apos;s distribution moves where the whole model is rerun with
each factor. One run for each: takes a while for a large model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q·k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores as they are, before the factor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores times the present factor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a model and choose a head: what its factor does appears here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::ScatterCanvas</name>
    <message>
        <source>encoder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decoder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads by two scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side A: %1. Side B: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No head has both scores with this text: at least one of them is undefined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer 0</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::ScatterPart</name>
    <message>
        <source>Heads by %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scores of heads; what is not defined is empty</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::ScoreExplanation</name>
    <message>
        <source>What is this?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Badge “%1”: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::ScoreFilterBar</name>
    <message>
        <source>pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with a badge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L2, L2 H5, a badge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows heads of a layer (L2), one head (L2 H5), several (L2H5, L3H1) or those with a badge (induction)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score with a bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least or at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows only pinned heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows only heads with a badge</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::ScoreRow</name>
    <message>
        <source>side %1 %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean over %1 texts ± standard error: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>badge %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::ScoreScatter</name>
    <message>
        <source>x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap the axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click: A · right-click: B · drag: brush · middle click: pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl-click and Ctrl-drag add to the brush; Escape ends it.
The arrow keys move A, with Shift B.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 head has no value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 heads have no value</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::ScoreStudy</name>
    <message>
        <source>Stopped: change the text to compute the scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores are being computed…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a sentence above to see the scores of its heads</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::ScoreTableGrid</name>
    <message>
        <source>Scores of all heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names of the heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No head passes the filter.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::ScoreTableModel</name>
    <message>
        <source>%1 reads K/V head %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (standard error over %2 texts)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K/V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Badges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer and query head, both from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key/value head that it reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words for scores that reach a stated threshold</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::ScoreTableView</name>
    <message>
        <source>Save the table as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the selected rows, or all that are shown, as text for a spreadsheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 brushed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show %1 as side A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show %1 as side B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the selected rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy all rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all columns</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::SelectedPage</name>
    <message>
        <source>the brushed heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pinned heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all heads of side A&apos;s layer; brush some (Ctrl-click or drag in the head map) to choose others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of one head, the model&apos;s own run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1 heads, the model&apos;s own run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · rows sum to 1 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · rows sum to 1 or less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cell by cell over %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::Sentence</name>
    <message>
        <source>attention flow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comparing heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ordering heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>placing heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawing random projections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention rollout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running sums</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tile by tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: cannot be written: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: cannot be read: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: this is a link to a file that does not exist: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: this file {}; open the model again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was taken away while it was open ({})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was shortened while it was open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed while it was open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>could not be read to its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: there is no config.json in this folder; open {} itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: there is no config.json in this folder, so it is not a model in the layout of Hugging Face transformers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: there is no such file or folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: this is a file; choose the folder of the model, which holds config.json and the tensors, or a GGUF file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: there is no config.json beside this file, which would say what model its tensors are of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: this file is no part of the model in its folder, whose tensors are in {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: this is a GGUF file, which has no config.json; models in such files cannot be opened yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: this is a GGUF file of version 1, of 2023, which is not read; convert the model again with a current llama.cpp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: this GGUF file is big-endian, made for other machines, and is not read; convert it with gguf-py&apos;s gguf_convert_endian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: this is one of {} parts of a model; join them with &quot;llama-gguf-split --merge&quot; and open the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: this is a Git LFS pointer, a placeholder of {} bytes and not the file itself; run &quot;git lfs pull&quot; in the folder, or download the file again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: the tensors are in {}, a Python pickle, which can run any code when it is opened and is therefore not read; convert it where you trust it: python -c &quot;from transformers import AutoModelForCausalLM as M; M.from_pretrained(&apos;FOLDER&apos;).save_pretrained(&apos;NEW_FOLDER&apos;, safe_serialization=True)&quot; (AutoModelForMaskedLM for BERT), and copy the tokenizer&apos;s files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A has {}, B {}: maps of different shapes have no difference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layers {}: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writing maps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: cannot be searched: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: the folder holds too much to be searched to its end; {} models of it are listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: this model is a mixture of {} experts (&quot;{}&quot;), which is not supported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is empty: expected at least one character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text has no tokens: this model&apos;s tokenizer drops all of its characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading the checkpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>binding the weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading the tokenizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawing random weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computing predictions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computing each head&apos;s part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computing the layer in one piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computing the slices of the projections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank of the scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank of the weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank of the head&apos;s output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>outputs of the layer&apos;s heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank of the concatenation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading the weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>regrouping the heads of the layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} line so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} lines so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, {} of them cut to {} tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, {} empty one left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, {} empty ones left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, each without a target: the decoder reads its start token only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measuring weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measuring maps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running the model without each head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zeroing values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the steps of the head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawing the heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure is empty: add a part to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>part {} of the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least {:.0f} x {:.0f}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to {} a side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {:.0f} million in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure could not be drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough memory for a figure of this size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least {} x {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: the part of it that came</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one from byte {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: {} is no longer there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: {}: its bytes have not the hash that the Hub states; nothing was kept of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; {} are kept, and the next try goes on from there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>room for {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor files that {} lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: its tensors are only in {}, a Python pickle, which can run any code when it is opened and is not fetched; where the Hub has converted it, {}@refs/pr/1 or another number has it in safetensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: this is an adapter, which changes another model and is none by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: its GGUF files are split, or of types that are not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: it has several GGUF files; name one: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an address such as {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HF_HUB_OFFLINE is set, so nothing is fetched; without it the network is used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: cannot be made: {}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of a model: expected OWNER/NAME or OWNER/NAME@REVISION of letters, digits and - _ . (openai-community/gpt2), found &quot;{}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>revision of {}: expected a branch, a tag or a commit, found &quot;{}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{}: another program is fetching this file; wait for it, or stop it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {} million pixels</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::ShapeForm</name>
    <message>
        <source>width of the residual stream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query heads of a layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key/value heads of a layer; G divides H</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>width of one head; d / H where it is not set and d or H are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layers, for the cache alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens; those of the text where it is not set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bytes of one cached number: 2 for 16 bits, 4 for float32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes everything from the loaded model and the text again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::SheetForm</name>
    <message>
        <source>Sizes of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>millimetres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pixels of 1/96 in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the parts need</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> dpi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of a PNG, and stored in it. SVG and PDF are sharp at any size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts next to each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>letters (a), (b) …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> pt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Font</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white paper, for print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as in the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usual for the paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights 0 to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One range for the weights of all parts, so that they compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colour bars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact where few, else an image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How SVG and PDF hold a map: exact cells, or one image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how it was made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how, without the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What stands in the file beside the picture: program, model, text, heads and settings. A PNG or SVG that has it opens in the window again as this very view.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File says</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::SheetPreview</name>
    <message>
        <source>The figure as it will be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag the figure into another program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a part: choose it at the left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::ShortcutEditor</name>
    <message>
        <source>&amp;Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headscope: shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the keys; Backspace takes the shortcut away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shortcut that the program gives it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the shortcut of %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::SideCard</name>
    <message>
        <source>cache %1 % of this model&apos;s · no further training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset to model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset to model: factor, K/V groups, pooling, mask and kernel as the model has them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy to %1: make that side the same as this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own &amp;text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text &amp;as A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own &amp;model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model a&amp;s A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side %1 is of: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
Click to give side B a text or a model of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer, counted from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query head in its layer, counted from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many key/value heads the query heads share.
Fewer are made by pooling neighbouring key and value heads of the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pooling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean of heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the key and value heads of a group become one; matters where there are fewer groups than the model has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rescore: the queries and keys of the model&apos;s own run under these
settings; nothing flows on to later layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rerun: the whole model runs with these settings in every layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K/V groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the kernel does with queries and keys, rotated and undivided:
%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this layer does with its scores beside the factor:
%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, the model&apos;s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model&apos;s own, the only choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 = model&apos;s own</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::SidesPanel</name>
    <message>
        <source>Side A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings of side A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings of side B</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::SimilarityPage</name>
    <message>
        <source>The heads are being compared…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this text, one token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this text, %1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::SimilarityView</name>
    <message>
        <source>What is shown of the distances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The distance of every two heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads near to each other where they attend alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K/V groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether heads that share keys and values attend alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clustered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads that attend alike stand side by side (average linkage)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer after layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distances of all heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a text: how far its heads are from each other appears here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · reads K/V head %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jensen-Shannon distance of weights, mean over queries (0 to ln 2)%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, 0.1 % uniform mixed in (Clark et al. 2019)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is one head: nothing to be compared with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distance, nats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 · distance %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click a row: A · right-click: B · wheel zooms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each pixel shows the largest distance of its heads · </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click: A · right-click: B · drag a frame to brush heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0: the same weights · ln 2 = 0.693: weights on other keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::SliceSheet</name>
    <message>
        <source>A projection cut into the slices of its heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>projected feature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>feature of the residual stream</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::SlicesPage</name>
    <message>
        <source>0 (exactly equal)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of L%2 · %3 × %4 · slices: %5, of %6 rows each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each cell: the largest in size of %1 × %2 numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every number, not pooled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K/V %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum + bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the layer&apos;s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one range; each cell: the largest in size of %1 features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one range for all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>‖A V W_O[i]‖ at token %1 “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum of the parts%1 − the layer&apos;s output: at most %2 (largest output %3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and the bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each slice of W_Q, W_K, W_V on its own − the whole product: at most %1 (before positions and QK-norm).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::SlicesView</name>
    <message>
        <source>W_Q</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The projection to queries, cut by query heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W_K</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The projection to keys, cut by key/value heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W_V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The projection to values, cut by key/value heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W_O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The output projection: the rows that each head&apos;s output meets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One projection, cut into the slices of its heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each head writes through its slice of W_O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each head writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>feature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>written</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::SpecialTokensBar</name>
    <message>
        <source>Special tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special tokens in the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert %1: the model says what it expects there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in the text is read as the characters it is written with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parsed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in the text is read as that special token</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::SpectrumChart</name>
    <message>
        <source>A %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>σ %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>singular values σ (logarithmic)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>singular values σ</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::SpectrumPage</name>
    <message>
        <source>Of the weights alone, whatever the text. The norm in front is folded in; rotary positions and QK-norm, which depend on the token, are not part of QK. Effective rank: exp of the entropy of the singular values, divided by their sum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads of two models read two different residual streams: there are no angles between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>between A, %1, and B, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A and B are one head: between it and the next of its layer, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layer has one head, and A and B are both it: there is nothing to compare.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::SpectrumView</name>
    <message>
        <source>%1 %2: effective rank %3 of %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; copying %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale of the singular values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>linear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QK: how queries and keys meet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OV: what is written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a model and choose a head: what its weights alone say appears here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::SpreadTable</name>
    <message>
        <source>K/V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>maps, nats</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>K/V group %1, query heads %2, pooled from %n K/V heads of the model
keys: relative spread %3
values: relative spread %4
maps: mean Jensen-Shannon divergence %5 nats</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headscope::StagePage</name>
    <message>
        <source>this page has no setting &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped: choose the page again to compute it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::StagePanel</name>
    <message>
        <source>Maps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The maps of A and B, and their difference</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::StepBar</name>
    <message>
        <source>First step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many steps are taken; left and right arrow: one back, one forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::StepBars</name>
    <message>
        <source>One query&apos;s row through all steps, the same key under one another. Click a bar, or use the arrow keys and Return, to choose a key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One row through all steps, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scores %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scores each in its own range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row of query %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a cell above to see its row through all steps</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::StepDots</name>
    <message>
        <source>Step %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::StepView</name>
    <message>
        <source>Title of the step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to try</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**Sources**</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::StepsView</name>
    <message>
        <source>Side A&apos;s head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side B&apos;s head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range of the colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All scores in one range of colours: what a step does to their size is seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each step&apos;s colours go as far as its own scores: patterns are seen, sizes are not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A map for each step from q·k to the weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a model and type a text: the way from q·k to the weights of the chosen head appears here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at a cell to read it through all steps</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::TextAxes</name>
    <message>
        <source>source token (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>target token (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::TextCanvas</name>
    <message>
        <source>Text coloured by weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queries: choose one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keys: choose one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what %1 attends to from query %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: choose a token to see what it attends to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who attends in %1 to key %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: choose a token to see who attends to it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::TextPanel</name>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type what the decoder has written…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second sentence (optional)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens of the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens of the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::TextView</name>
    <message>
        <source>What the colours show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the chosen token attends to: a row of the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who attends to the chosen token: a column of the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a weight is not an importance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a text and choose a head: the text is coloured by what a token attends to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shared</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::TokenChips</name>
    <message>
        <source>covers no bytes of the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>byte %1 of the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bytes %1–%2 of the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position %1: “%2”, id %3
%4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, part of “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>
token type %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position %1: “%2”, a learned token in front of the patches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position %1: patch in row %2, column %3
pixels %4–%5 across and %6–%7 down of what the model sees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens: %2 and %3 × %4 patches of %5 × %5 pixels</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::TokenHeadsView</name>
    <message>
        <source>Order of the heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer after layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest weight of the chosen key first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights of one query in all heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a text and choose a token: where it looks in every head appears here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where query %1 looks, in all heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key (is attended to)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight, not importance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No head lets query %1 see key %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most weight on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · query %2 → key %3 · %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key %1 · click: which heads carry it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click a head: A · right-click: B · click a key&apos;s label: which heads carry it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each pixel shows its largest weight · </source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::TokenPage</name>
    <message>
        <source>Click a token above to see where it looks</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::TokenStrip</name>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, token %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::ValuePage</name>
    <message>
        <source>Side A&apos;s head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side B&apos;s head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of a key&apos;s value in the mean · %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Norm-weighted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight × ‖value through W_O‖, not normalised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a weight says how much of a value goes into the mean, not how much it matters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value zeroing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 − cos of the layer&apos;s result without the value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value zeroing is being computed…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::VerdictText</name>
    <message>
        <source>Right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a number: 1 048 576, 0.125, 12.5 %, 1/8 or 4*512^2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be checked now: the window does not show that number. Wait until it is computed, or show the step again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headscope::ViewMenu</name>
    <message>
        <source>&amp;Maps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>batlow, light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lo&amp;garithmic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Linear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights of 0.0001 and less are drawn alike; small ones become visible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour in proportion to the weight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Same range for A and B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal colours mean equal weights on both maps. Unlocked, each map has its own range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First key (attention sink)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;how</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The maps as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave &amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first column is not drawn; the other weights stay as they are, so that rows no longer sum to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out and &amp;renormalise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first column is not drawn; the other weights of each row are made to sum to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Merge pieces into words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights of a word&apos;s pieces are added where it is attended to, and averaged where it attends.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
