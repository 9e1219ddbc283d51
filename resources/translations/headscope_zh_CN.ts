<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>CurvesPart</name>
    <message>
        <source>%1 over %2</source>
        <translation>%1 随 %2 的变化</translation>
    </message>
    <message>
        <source>; the lower edge of each bar and its height</source>
        <translation>；每个条形的下边界及其高度</translation>
    </message>
</context>
<context>
    <name>FigureExport</name>
    <message>
        <source>Rows are queries, columns are keys. %1</source>
        <translation>行为查询，列为键。%1</translation>
    </message>
    <message>
        <source>Attention maps: %1</source>
        <translation>注意力热图：%1</translation>
    </message>
</context>
<context>
    <name>FigureOffers</name>
    <message>
        <source>Maps</source>
        <translation>热图</translation>
    </message>
    <message>
        <source>A, B and B − A</source>
        <translation>A、B 与 B − A</translation>
    </message>
    <message>
        <source>A and B</source>
        <translation>A 与 B</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <translation>仅 %1</translation>
    </message>
    <message>
        <source>%1, the zoomed part</source>
        <translation>%1，放大的部分</translation>
    </message>
    <message>
        <source>Page: %1</source>
        <translation>页面：%1</translation>
    </message>
    <message>
        <source>Pages to open first</source>
        <translation>需先打开的页面</translation>
    </message>
    <message>
        <source>The page %1 is still computed.</source>
        <translation>页面“%1”仍在计算中。</translation>
    </message>
    <message>
        <source>Open the page %1 in the window. What it shows can go in then.</source>
        <translation>请在窗口中打开页面“%1”，其内容之后即可放入。</translation>
    </message>
    <message>
        <source>query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>%1 … %2 (%3 heads)</source>
        <translation>%1 … %2（%3 个头）</translation>
    </message>
    <message>
        <source>Heads: %1</source>
        <translation>头：%1</translation>
    </message>
    <message>
        <source>Heads as a grid</source>
        <translation>头的网格</translation>
    </message>
    <message>
        <source>All heads of layer %1</source>
        <translation>第 %1 层的所有头</translation>
    </message>
    <message>
        <source>All heads of the model</source>
        <translation>模型的所有头</translation>
    </message>
    <message>
        <source>The brushed heads</source>
        <translation>刷选的头</translation>
    </message>
    <message>
        <source>The pinned heads</source>
        <translation>固定的头</translation>
    </message>
</context>
<context>
    <name>GroupSavings</name>
    <message>
        <source>%1 B</source>
        <translation>%1 B</translation>
    </message>
    <message>
        <source>½ B</source>
        <translation>½ B</translation>
    </message>
    <message>
        <source>sum over layers of 2 · %1 · G · d_k%2</source>
        <translation>各层 2 · %1 · G · d_k%2 之和</translation>
    </message>
    <message>
        <source>K and V projections, parameters</source>
        <translation>K 与 V 投影的参数量</translation>
    </message>
    <message>
        <source>Numbers in W_K and W_V of all layers of this kind of attention, biases left out. A layer&apos;s W_Q and W_O do not change: with all four, MHA has 4 d², GQA 2 d² (1 + G/H) where H · d_k = d.</source>
        <translation>此类注意力所有层的 W_K 和 W_V 中的数值个数，不含偏置。层的 W_Q 和 W_O 不变：四者合计，在 H · d_k = d 时，MHA 有 4 d² 个，GQA 有 2 d² (1 + G/H) 个。</translation>
    </message>
    <message>
        <source>K/V cache</source>
        <translation>K/V 缓存</translation>
    </message>
    <message>
        <source>Keys and values</source>
        <translation>键和值</translation>
    </message>
    <message numerus="yes">
        <source>%1, this text (%n tokens)</source>
        <translation>
            <numerusform>%1，此文本（%n 个词元）</numerusform>
        </translation>
    </message>
    <message>
        <source>All tokens are kept, in %1.</source>
        <translation>保留所有词元，精度为 %1。</translation>
    </message>
    <message>
        <source>%1, %2 tokens</source>
        <translation>%1，%2 个词元</translation>
    </message>
    <message>
        <source>Read per new token after %1</source>
        <translation>%1后每步读取</translation>
    </message>
    <message>
        <source>the whole cache, once: </source>
        <translation>整个缓存：</translation>
    </message>
    <message>
        <source>Beside the weights, which are read once for each token too. A layer with a sliding window reads no more than its window.</source>
        <translation>权重之外的读取量；权重同样每个词元读一次。使用滑动窗口的层只读取窗口内的部分。</translation>
    </message>
    <message>
        <source>float32</source>
        <translation>float32</translation>
    </message>
    <message>
        <source>float16</source>
        <translation>float16</translation>
    </message>
    <message>
        <source>%1 bit</source>
        <translation>%1 位</translation>
    </message>
</context>
<context>
    <name>GroupsSettings</name>
    <message>
        <source>&quot;%1&quot; of the groups must be %2</source>
        <translation>分组的“%1”必须是：%2</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>%1 到 %2 的整数</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>%1 之一</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>4, 2, 1 or 0.5</source>
        <translation>4、2、1 或 0.5</translation>
    </message>
    <message>
        <source>the groups have no setting &quot;%1&quot;</source>
        <translation>分组没有“%1”这项设置</translation>
    </message>
</context>
<context>
    <name>HeadLooks</name>
    <message>
        <source>query (attends)</source>
        <translation>查询（关注者）</translation>
    </message>
    <message>
        <source>key (is attended to)</source>
        <translation>键（被关注者）</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>已掩蔽</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>查询 %1</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>键 %1</translation>
    </message>
    <message>
        <source>, piece %1</source>
        <translation>，片段%1</translation>
    </message>
</context>
<context>
    <name>HeadText</name>
    <message>
        <source>%1 · reads K/V head %2 with %3</source>
        <translation>%1 · 与 %3 共同读取 K/V 头 %2</translation>
    </message>
</context>
<context>
    <name>LessonFormulas</name>
    <message>
        <source>step %1: $%2$: %3</source>
        <translation>步骤 %1：$%2$：%3</translation>
    </message>
</context>
<context>
    <name>LinesPart</name>
    <message>
        <source>Lines between tokens: %1</source>
        <translation>词元之间的连线：%1</translation>
    </message>
    <message>
        <source>%1; all weights, also those below the threshold %2 of the lines; masked cells are empty</source>
        <translation>%1；所有权重，包括低于连线阈值 %2 的；已掩蔽的单元格留空</translation>
    </message>
</context>
<context>
    <name>MapsPart</name>
    <message>
        <source>%1; rows are queries, columns are keys; masked cells are empty</source>
        <translation>%1；行为查询，列为键；已掩蔽的单元格留空</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差值</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 pp</source>
        <comment>percentage points</comment>
        <translation>%1 pp</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>batlow, light</source>
        <translation>batlow，浅色</translation>
    </message>
</context>
<context>
    <name>PanelText</name>
    <message>
        <source>%1 nats</source>
        <translation>%1 nat</translation>
    </message>
    <message>
        <source>no pairs</source>
        <translation>没有头对</translation>
    </message>
    <message>
        <source>1 pair</source>
        <translation>1 对</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>%1 对</translation>
    </message>
</context>
<context>
    <name>PicturePart</name>
    <message>
        <source>Picture: %1, row of %2</source>
        <translation>图片：%1，%2 的行</translation>
    </message>
    <message>
        <source>Picture: %1</source>
        <translation>图片：%1</translation>
    </message>
    <message>
        <source>weights of the row on the patches; %1</source>
        <translation>该行在各图像块上的权重；%1</translation>
    </message>
</context>
<context>
    <name>ProductView</name>
    <message>
        <source>as marked</source>
        <translation>如标记所示</translation>
    </message>
    <message>
        <source>Σ qᵢkᵢ = %1 = q·k</source>
        <translation>Σ qᵢkᵢ = %1 = q·k</translation>
    </message>
    <message>
        <source>Σ qᵢkᵢ = %1, but q·k = %2</source>
        <translation>Σ qᵢkᵢ = %1，但 q·k = %2</translation>
    </message>
    <message>
        <source>linear kernel: φ(q)·φ(k) in its place, no factor</source>
        <translation>线性核：改用 φ(q)·φ(k)，无因子</translation>
    </message>
    <message>
        <source>× %1 = %2 scaled</source>
        <translation>× %1 = %2（缩放后）</translation>
    </message>
    <message>
        <source>%1 adjusted (bias or soft cap)</source>
        <translation>%1（加偏置或软截断后）</translation>
    </message>
    <message>
        <source>masked: no weight</source>
        <translation>已掩蔽：无权重</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>权重 %1</translation>
    </message>
</context>
<context>
    <name>QWidget</name>
    <message>
        <source>KV %1</source>
        <translation>KV %1</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>ScaleAxis</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>model</source>
        <translation>模型</translation>
    </message>
</context>
<context>
    <name>ScaleText</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>ScalingContent</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 (model)</source>
        <translation>%1（模型）</translation>
    </message>
    <message>
        <source>model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>The model is being rerun with each factor…</source>
        <translation>正在用各个因子重新运行模型…</translation>
    </message>
    <message>
        <source>This model predicts no next token</source>
        <translation>此模型不预测下一词元</translation>
    </message>
    <message>
        <source>factor on q·k</source>
        <translation>q·k 的因子</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>KL from the model&apos;s own (nats) · rerun</source>
        <translation>与模型自身预测的 KL（nat）· 整个模型</translation>
    </message>
    <message>
        <source>next token</source>
        <translation>下一词元</translation>
    </message>
    <message>
        <source>mean over rows · rescored</source>
        <translation>各行均值 · 仅此 softmax</translation>
    </message>
    <message>
        <source>entropy / ln n</source>
        <translation>熵 / ln n</translation>
    </message>
    <message>
        <source>largest weight</source>
        <translation>最大权重</translation>
    </message>
    <message>
        <source>saturated rows</source>
        <translation>饱和行</translation>
    </message>
    <message>
        <source>norm · rescored</source>
        <translation>范数 · 仅此 softmax</translation>
    </message>
    <message>
        <source>softmax Jacobian</source>
        <translation>softmax 雅可比</translation>
    </message>
    <message>
        <source>q·k × factor, allowed pairs</source>
        <translation>q·k × 因子，未掩蔽的查询-键对</translation>
    </message>
    <message>
        <source>q·k, allowed pairs</source>
        <translation>q·k，未掩蔽的查询-键对</translation>
    </message>
    <message>
        <source>density</source>
        <translation>密度</translation>
    </message>
    <message>
        <source>All scores are the same</source>
        <translation>所有分数都相同</translation>
    </message>
    <message>
        <source>measured: σ %1</source>
        <translation>实测：σ %1</translation>
    </message>
    <message>
        <source>own moments: σ %1</source>
        <translation>按自身矩：σ %1</translation>
    </message>
    <message>
        <source>factor × √d_k: σ %1</source>
        <translation>因子 × √d_k：σ %1</translation>
    </message>
    <message>
        <source>√d_k: σ %1</source>
        <translation>√d_k：σ %1</translation>
    </message>
    <message>
        <source>Rescored: the model&apos;s own queries and keys with this factor; masked, after softmax.</source>
        <translation>仅此 softmax：模型自身的查询和键，配以此因子；掩蔽并经过 softmax 之后。</translation>
    </message>
    <message>
        <source>dL/dO: standard normal, seed 1, the same for every factor: what changes is the softmax alone.</source>
        <translation>dL/dO：标准正态，种子 1，对每个因子都相同：变化的只有 softmax。</translation>
    </message>
    <message>
        <source>
The K/V head has other query heads too: this is what this one contributes.</source>
        <translation>
该 K/V 头还有其他查询头：这里是此查询头的贡献。</translation>
    </message>
    <message>
        <source>nats, rerun</source>
        <translation>nat，整个模型</translation>
    </message>
    <message>
        <source>predicts no next token</source>
        <translation>不预测下一词元</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>熵</translation>
    </message>
    <message>
        <source>nats, %1 of most</source>
        <translation>nat，最大值的 %1</translation>
    </message>
    <message>
        <source>Mean over rows of −Σ a ln a, and its share of the most that it can be, ln of the row&apos;s keys.
%1</source>
        <translation>各行 −Σ a ln a 的均值，及其占最大可能值（该行键数的 ln）的比例。
%1</translation>
    </message>
    <message>
        <source>Largest weight</source>
        <translation>最大权重</translation>
    </message>
    <message>
        <source>mean of rows</source>
        <translation>各行均值</translation>
    </message>
    <message>
        <source>Mean over rows of the largest weight.
%1</source>
        <translation>各行最大权重的均值。
%1</translation>
    </message>
    <message>
        <source>Saturated rows</source>
        <translation>饱和行</translation>
    </message>
    <message>
        <source>above 0.99</source>
        <translation>大于 0.99</translation>
    </message>
    <message>
        <source>Share of the rows whose largest weight is above 0.99.
%1</source>
        <translation>最大权重大于 0.99 的行所占的比例。
%1</translation>
    </message>
    <message>
        <source>Jacobian norm</source>
        <translation>雅可比范数</translation>
    </message>
    <message>
        <source>Mean over rows of ‖diag(a) − a aᵀ‖ (Frobenius): how much the weights answer to the scores.
0: no gradient passes the softmax.
%1</source>
        <translation>各行 ‖diag(a) − a aᵀ‖（Frobenius 范数）的均值：权重对分数的响应程度。
0：没有梯度通过 softmax。
%1</translation>
    </message>
    <message>
        <source>this head</source>
        <translation>此头</translation>
    </message>
    <message>
        <source>Norm of the gradient of this head&apos;s query projection: dS = A ∘ (dA − rowsum(dA ∘ A)), dL/dQ = s dS K, dL/dW_Q = Xᵀ dL/dQ.
%1
%2</source>
        <translation>此头查询投影的梯度范数：dS = A ∘ (dA − rowsum(dA ∘ A))，dL/dQ = s dS K，dL/dW_Q = Xᵀ dL/dQ。
%1
%2</translation>
    </message>
    <message>
        <source>Norm of the gradient of the key projection: dL/dK = s dSᵀ Q, dL/dW_K = Xᵀ dL/dK.%1
%2
%3</source>
        <translation>键投影的梯度范数：dL/dK = s dSᵀ Q，dL/dW_K = Xᵀ dL/dK。%1
%2
%3</translation>
    </message>
    <message>
        <source>Prediction KL</source>
        <translation>预测 KL</translation>
    </message>
    <message>
        <source>KL of the next token&apos;s distribution from the model&apos;s own, nats.
Rerun: the whole model with this side&apos;s settings and this factor in every layer.</source>
        <translation>下一词元的分布与模型自身分布的 KL，单位 nat。
整个模型：以此侧的设置运行，每一层都用此因子。</translation>
    </message>
</context>
<context>
    <name>ScatterPart</name>
    <message>
        <source>Heads by %1 and %2</source>
        <translation>头的分布：%1 与 %2</translation>
    </message>
    <message>
        <source>scores of heads; what is not defined is empty</source>
        <translation>头的指标；无定义的留空</translation>
    </message>
</context>
<context>
    <name>ScoreTableSettings</name>
    <message>
        <source>head, kv_head, badges or the key of a score, such as entropy</source>
        <translation>head、kv_head、badges 或指标的键名，例如 entropy</translation>
    </message>
    <message>
        <source>the key of a score, such as entropy</source>
        <translation>指标的键名，例如 entropy</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>一个数</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a bound of &quot;score&quot;, which is not named</source>
        <translation>“%1”是“score”的界限，但没有给出“score”</translation>
    </message>
    <message>
        <source>a score has a &quot;least&quot; or a &quot;most&quot;, not both</source>
        <translation>一个指标只能有“least”或“most”，不能两者都有</translation>
    </message>
    <message>
        <source>a list of columns: kv_head, badges or keys of scores</source>
        <translation>列的列表：kv_head、badges 或指标的键名</translation>
    </message>
</context>
<context>
    <name>ScoreText</name>
    <message>
        <source>%1 to %2%3</source>
        <translation>%1 至 %2%3</translation>
    </message>
    <message>
        <source>from %1%2; no upper end</source>
        <translation>从 %1%2 起，无上限</translation>
    </message>
    <message>
        <source>Formula: %1</source>
        <translation>公式：%1</translation>
    </message>
    <message>
        <source>Range: %1</source>
        <translation>范围：%1</translation>
    </message>
    <message>
        <source>Badge “%1” %2</source>
        <translation>徽标“%1” %2</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source>Type a sentence: then every head gets its scores here.</source>
        <translation>输入句子后，这里会显示每个头的指标。</translation>
    </message>
    <message>
        <source>Scores are being computed…</source>
        <translation>正在计算指标…</translation>
    </message>
</context>
<context>
    <name>Sentence</name>
    <message>
        <source>principal angles: Björck and Golub 1973</source>
        <translation>主角：Björck 和 Golub，1973</translation>
    </message>
    <message>
        <source>Q composition</source>
        <translation>Q 组合</translation>
    </message>
    <message>
        <source>High: the later head&apos;s queries are made of what the earlier head writes.</source>
        <translation>高：后面的头的查询由前面的头所写的内容构成。</translation>
    </message>
    <message>
        <source>‖W_QK OV‖ / (‖W_QK‖ ‖OV‖), Frobenius norms, W_QK of the later head on its query&apos;s side</source>
        <translation>‖W_QK OV‖ / (‖W_QK‖ ‖OV‖)，Frobenius 范数，取后面的头的 W_QK，作用在查询侧</translation>
    </message>
    <message>
        <source>K composition</source>
        <translation>K 组合</translation>
    </message>
    <message>
        <source>High: the later head&apos;s keys are made of what the earlier head writes, as in an induction circuit.</source>
        <translation>高：后面的头的键由前面的头所写的内容构成，如归纳回路。</translation>
    </message>
    <message>
        <source>the same on the key&apos;s side</source>
        <translation>同上，作用在键侧</translation>
    </message>
    <message>
        <source>V composition</source>
        <translation>V 组合</translation>
    </message>
    <message>
        <source>High: the later head passes on what the earlier head writes: both act as one head.</source>
        <translation>高：后面的头把前面的头所写的内容继续传下去：两者如同一个头。</translation>
    </message>
    <message>
        <source>Overlap of W_Q</source>
        <translation>W_Q 重叠度</translation>
    </message>
    <message>
        <source>1: both heads&apos; queries are made of the same directions of the residual stream.</source>
        <translation>1：两个头的查询由残差流的相同方向构成。</translation>
    </message>
    <message>
        <source>mean of cos² of the principal angles between the row spaces of W_Q</source>
        <translation>W_Q 行空间之间主角的 cos² 的均值</translation>
    </message>
    <message>
        <source>Overlap of W_K</source>
        <translation>W_K 重叠度</translation>
    </message>
    <message>
        <source>1: both heads&apos; keys are made of the same directions; heads of one K/V group have the same keys.</source>
        <translation>1：两个头的键由相同方向构成；同一 K/V 组的头具有相同的键。</translation>
    </message>
    <message>
        <source>mean of cos² of the principal angles between the row spaces of W_K</source>
        <translation>W_K 行空间之间主角的 cos² 的均值</translation>
    </message>
    <message>
        <source>the perplexity of a distribution: Jelinek et al. 1977</source>
        <translation>分布的困惑度：Jelinek 等，1977</translation>
    </message>
    <message>
        <source>previous-token heads: Clark et al. 2019, Olsson et al. 2022. Badge from 0.6, the threshold of the bundled model&apos;s card. TransformerLens&apos;s detector divides by all rows</source>
        <translation>前一词元头：Clark 等，2019；Olsson 等，2022。自 0.6 起给徽标，此阈值取自自带模型的模型卡。TransformerLens 的检测器除以所有行数</translation>
    </message>
    <message>
        <source>Clark et al. 2019. Badge from 0.6, the threshold of the bundled model&apos;s card</source>
        <translation>Clark 等，2019。自 0.6 起给徽标，此阈值取自自带模型的模型卡</translation>
    </message>
    <message>
        <source>Clark et al. 2019. Badge from 0.6, as for the previous token</source>
        <translation>Clark 等，2019。自 0.6 起给徽标，与前一词元相同</translation>
    </message>
    <message>
        <source>Gu et al. 2024, who call key 0 a sink above 0.3</source>
        <translation>Gu 等，2024：键 0 高于 0.3 时称为汇点</translation>
    </message>
    <message>
        <source>duplicate-token heads: Wang et al. 2022. Badge from 0.4, the threshold of the bundled model&apos;s card. TransformerLens&apos;s detector divides by all rows</source>
        <translation>重复词元头：Wang 等，2022。自 0.4 起给徽标，此阈值取自自带模型的模型卡。TransformerLens 的检测器除以所有行数</translation>
    </message>
    <message>
        <source>Olsson et al. 2022. Badge from 0.4, the threshold of the bundled model&apos;s card. TransformerLens&apos;s detector divides by all rows</source>
        <translation>Olsson 等，2022。自 0.4 起给徽标，此阈值取自自带模型的模型卡。TransformerLens 的检测器除以所有行数</translation>
    </message>
    <message>
        <source>Clark et al. 2019. Badge from 0.5, the threshold of the bundled model&apos;s card</source>
        <translation>Clark 等，2019。自 0.5 起给徽标，此阈值取自自带模型的模型卡</translation>
    </message>
    <message>
        <source>Voita et al. 2019, who call a head positional from 0.9 of all rows; here of the rows that have such a key</source>
        <translation>Voita 等，2019：占所有行的 0.9 及以上时称为位置性头；这里只计有这种键的行</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>熵</translation>
    </message>
    <message>
        <source>nats</source>
        <translation>nat</translation>
    </message>
    <message>
        <source>High: the head spreads its attention over many keys.</source>
        <translation>高：该头把注意力分散到许多键上。</translation>
    </message>
    <message>
        <source>mean over queries i of H_i = −Σ_j A_ij ln A_ij</source>
        <translation>H_i = −Σ_j A_ij ln A_ij 在各查询 i 上的均值</translation>
    </message>
    <message>
        <source>Normalised entropy</source>
        <translation>归一化熵</translation>
    </message>
    <message>
        <source>1: every query attends uniformly to all keys that it may see; 0: to one key only.</source>
        <translation>1：每个查询均匀关注它能看到的所有键；0：只关注一个键。</translation>
    </message>
    <message>
        <source>mean of H_i / ln n_i over the queries with n_i &gt; 1 allowed keys</source>
        <translation>H_i / ln n_i 在未掩蔽的键数 n_i &gt; 1 的各查询上的均值</translation>
    </message>
    <message>
        <source>Effective number of keys</source>
        <translation>有效键数</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>As many keys, sharing a row equally, would be as spread out as the row is; 1: one key takes all.</source>
        <translation>平均分配时，这么多个键的分散程度与该行相同；1：一个键占有全部。</translation>
    </message>
    <message>
        <source>mean over queries i of exp(H_i), H_i = −Σ_j A_ij ln A_ij</source>
        <translation>exp(H_i) 在各查询 i 上的均值，H_i = −Σ_j A_ij ln A_ij</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>置信度</translation>
    </message>
    <message>
        <source>High: each query has one key that takes most.</source>
        <translation>高：每个查询都有一个键占去大部分权重。</translation>
    </message>
    <message>
        <source>mean over queries i of max_j A_ij</source>
        <translation>max_j A_ij 在各查询 i 上的均值</translation>
    </message>
    <message>
        <source>Saturated rows</source>
        <translation>饱和行</translation>
    </message>
    <message>
        <source>Share of the queries for which one key takes practically everything; the first query of a causal model, which sees only itself, is one of them.</source>
        <translation>一个键几乎占有全部权重的查询所占的比例；因果模型的首个查询只能看到自身，也计入其中。</translation>
    </message>
    <message>
        <source>share of queries i with max_j A_ij &gt; 0.99</source>
        <translation>满足 max_j A_ij &gt; 0.99 的查询 i 所占的比例</translation>
    </message>
    <message>
        <source>Mean distance</source>
        <translation>平均距离</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>High: the head looks at tokens far from the query; 0: at the query&apos;s own. Ahead counts like back.</source>
        <translation>高：该头看向离查询很远的词元；0：看向查询自身。向后与向前同样计算。</translation>
    </message>
    <message>
        <source>Previous token</source>
        <translation>前一词元</translation>
    </message>
    <message>
        <source>1: every token attends to the one before it alone.</source>
        <translation>1：每个词元只关注它的前一个词元。</translation>
    </message>
    <message>
        <source>mean of A_i,i−1 over the queries i that have a previous token and may see it</source>
        <translation>A_i,i−1 在有前一词元且能看到它的各查询 i 上的均值</translation>
    </message>
    <message>
        <source>previous token</source>
        <translation>前一词元</translation>
    </message>
    <message>
        <source>Next token</source>
        <translation>下一词元</translation>
    </message>
    <message>
        <source>1: every token attends to the one after it alone. Not defined where no query may look ahead.</source>
        <translation>1：每个词元只关注它的后一个词元。若没有查询能向后看，则无定义。</translation>
    </message>
    <message>
        <source>mean of A_i,i+1 over the queries i that have a next token and may see it</source>
        <translation>A_i,i+1 在有下一词元且能看到它的各查询 i 上的均值</translation>
    </message>
    <message>
        <source>next token</source>
        <translation>下一词元</translation>
    </message>
    <message>
        <source>Same position</source>
        <translation>同一位置</translation>
    </message>
    <message>
        <source>1: every token attends to itself alone.</source>
        <translation>1：每个词元只关注自身。</translation>
    </message>
    <message>
        <source>mean of A_ii over the queries i that may see themselves</source>
        <translation>A_ii 在能看到自身的各查询 i 上的均值</translation>
    </message>
    <message>
        <source>self</source>
        <translation>自身</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>首词元</translation>
    </message>
    <message>
        <source>High: the head rests on the first token, an attention sink, as heads do that have nothing to do. The first query of a causal model sees only itself and counts 1.</source>
        <translation>高：该头停在首词元上，即注意力汇点；无事可做的头常常如此。因果模型的首个查询只能看到自身，计为 1。</translation>
    </message>
    <message>
        <source>α_0 = mean of A_i0 over the queries i ≥ 0 that may see key 0</source>
        <translation>α_0 = A_i0 在能看到键 0 的各查询 i ≥ 0 上的均值</translation>
    </message>
    <message>
        <source>first token (sink)</source>
        <translation>首词元（汇点）</translation>
    </message>
    <message>
        <source>Duplicate token</source>
        <translation>重复词元</translation>
    </message>
    <message>
        <source>High: a token that has stood before attends to its earlier copies. Not defined where none is repeated.</source>
        <translation>高：先前出现过的词元关注自己先前的副本。若没有重复的词元，则无定义。</translation>
    </message>
    <message>
        <source>mean of Σ A_ij over j &lt; i with t_j = t_i, over the queries i that see such a key</source>
        <translation>Σ A_ij（对 j &lt; i 且 t_j = t_i 求和）在能看到这种键的各查询 i 上的均值</translation>
    </message>
    <message>
        <source>duplicate token</source>
        <translation>重复词元</translation>
    </message>
    <message>
        <source>Induction</source>
        <translation>归纳</translation>
    </message>
    <message>
        <source>High: a token that has stood before attends to what followed its earlier copies, as if to say it again. Not defined where none is repeated.</source>
        <translation>高：先前出现过的词元关注其先前副本之后的词元，仿佛要再说一遍。若没有重复的词元，则无定义。</translation>
    </message>
    <message>
        <source>mean of Σ A_ij over 1 ≤ j ≤ i with t_j−1 = t_i and j−1 &lt; i, over the queries i that see such a key</source>
        <translation>Σ A_ij（对 1 ≤ j ≤ i、t_j−1 = t_i 且 j−1 &lt; i 求和）在能看到这种键的各查询 i 上的均值</translation>
    </message>
    <message>
        <source>induction</source>
        <translation>归纳</translation>
    </message>
    <message>
        <source>On special tokens</source>
        <translation>特殊词元份额</translation>
    </message>
    <message>
        <source>Share of all attention that goes to special tokens (beginning, separator, end). Not defined where no query sees one.</source>
        <translation>全部注意力中落在特殊词元（开始、分隔、结束）上的份额。若没有查询能看到特殊词元，则无定义。</translation>
    </message>
    <message>
        <source>mean over queries i of Σ A_ij over the keys j that are special tokens</source>
        <translation>Σ A_ij（对特殊词元的键 j 求和）在各查询 i 上的均值</translation>
    </message>
    <message>
        <source>On punctuation</source>
        <translation>标点份额</translation>
    </message>
    <message>
        <source>Share of all attention that goes to punctuation: tokens with neither letter nor digit. Not defined where no query sees one.</source>
        <translation>全部注意力中落在标点上的份额；标点指既无字母也无数字的词元。若没有查询能看到标点，则无定义。</translation>
    </message>
    <message>
        <source>mean over queries i of Σ A_ij over the keys j that are punctuation</source>
        <translation>Σ A_ij（对标点的键 j 求和）在各查询 i 上的均值</translation>
    </message>
    <message>
        <source>punctuation</source>
        <translation>标点</translation>
    </message>
    <message>
        <source>Positional</source>
        <translation>位置性</translation>
    </message>
    <message>
        <source>High: the largest weight of most rows sits at the same distance from the query.</source>
        <translation>高：多数行的最大权重与查询的距离相同。</translation>
    </message>
    <message>
        <source>largest share, over offsets o, of rows i with argmax_j A_ij = i + o; of the rows with more than one key that have one at o, and offsets that at least half of the rows have</source>
        <translation>满足 argmax_j A_ij = i + o 的行 i 所占比例在各偏移 o 上的最大值；只计键多于一个且在 o 处有键的行，偏移须至少半数的行具有</translation>
    </message>
    <message>
        <source>positional</source>
        <translation>位置性</translation>
    </message>
    <message>
        <source>{} tokens</source>
        <translation>{} 个词元</translation>
    </message>
    <message>
        <source>{} queries and {} keys</source>
        <translation>{} 个查询和 {} 个键</translation>
    </message>
    <message>
        <source>Only side {} predicts a token.</source>
        <translation>只有 {} 侧预测词元。</translation>
    </message>
    <message>
        <source>One side predicts the next token, the other hidden ones.</source>
        <translation>一侧预测下一词元，另一侧预测遮盖词元。</translation>
    </message>
    <message>
        <source>A has {} hidden tokens, B {}: there is no telling which belong together.</source>
        <translation>A 有 {} 个遮盖词元，B 有 {} 个：无法确定哪些相互对应。</translation>
    </message>
    <message>
        <source>The models&apos; vocabularies differ: their probabilities have no divergence.</source>
        <translation>两个模型的词表不同：它们的概率之间没有散度。</translation>
    </message>
    <message>
        <source>linear kernel: no factor{}{}</source>
        <translation>线性核：无因子{}{}</translation>
    </message>
    <message>
        <source>, no cap</source>
        <translation>、无截断</translation>
    </message>
    <message>
        <source>, no bias</source>
        <translation>、无偏置</translation>
    </message>
    <message>
        <source>no factor (× 1)</source>
        <translation>无因子（× 1）</translation>
    </message>
    <message>
        <source>no factor (× 1, model)</source>
        <translation>无因子（× 1，模型）</translation>
    </message>
    <message>
        <source>× 1/√{} = {:.4g} (model)</source>
        <translation>× 1/√{} = {:.4g}（模型）</translation>
    </message>
    <message>
        <source>× {:.4g} (model)</source>
        <translation>× {:.4g}（模型）</translation>
    </message>
    <message>
        <source>{} of {} K/V heads ({}), no further training</source>
        <translation>{} / {} 个 K/V 头（{}），未再训练</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>first head</source>
        <translation>首个头</translation>
    </message>
    <message>
        <source>no mask</source>
        <translation>无掩码</translation>
    </message>
    <message>
        <source>causal mask</source>
        <translation>因果掩码</translation>
    </message>
    <message>
        <source>window of {}</source>
        <translation>滑动窗口 {}</translation>
    </message>
    <message>
        <source>softmax + sink of logit {:.4g}</source>
        <translation>softmax + 汇点，logit {:.4g}</translation>
    </message>
    <message>
        <source>φ(q)·φ(k), no further training</source>
        <translation>φ(q)·φ(k)，未再训练</translation>
    </message>
    <message>
        <source>QK-norm of each head</source>
        <translation>每个头的 QK 归一化</translation>
    </message>
    <message>
        <source>QK-norm over all heads</source>
        <translation>所有头的 QK 归一化</translation>
    </message>
    <message>
        <source>rotary positions, base {:.6g}</source>
        <translation>旋转位置编码，基数 {:.6g}</translation>
    </message>
    <message>
        <source>rotary positions of {} of {} features, base {:.6g}</source>
        <translation>旋转位置编码，作用于 {} / {} 个特征，基数 {:.6g}</translation>
    </message>
    <message>
        <source>ALiBi: a slope times the distance is added</source>
        <translation>ALiBi：加上斜率与距离之积</translation>
    </message>
    <message>
        <source>a learned bias by distance is added</source>
        <translation>加上按距离学习得到的偏置</translation>
    </message>
    <message>
        <source>soft cap {:.4g}: {:.4g} tanh(s / {:.4g})</source>
        <translation>软截断 {:.4g}：{:.4g} tanh(s / {:.4g})</translation>
    </message>
    <message>
        <source>sliding window of {}</source>
        <translation>滑动窗口 {}</translation>
    </message>
    <message>
        <source>every source token may be seen</source>
        <translation>可看到所有源词元</translation>
    </message>
    <message>
        <source>no mask: both directions</source>
        <translation>无掩码：双向</translation>
    </message>
    <message>
        <source>this softmax only</source>
        <translation>仅此 softmax</translation>
    </message>
    <message>
        <source>whole model</source>
        <translation>整个模型</translation>
    </message>
    <message>
        <source>the download is not complete</source>
        <translation>下载不完整</translation>
    </message>
    <message>
        <source>{}: {} of {} tensor files are missing</source>
        <translation>{}：缺少 {} 个张量文件，共 {} 个</translation>
    </message>
    <message>
        <source>{}: {} is missing</source>
        <translation>{}：缺少 {}</translation>
    </message>
    <message>
        <source>there is no config.json, which says what a model is</source>
        <translation>没有说明模型结构的 config.json</translation>
    </message>
    <message>
        <source>there are no tensors in the safetensors format</source>
        <translation>没有 safetensors 格式的张量</translation>
    </message>
    <message>
        <source>the tensors are only in {}, a Python pickle, which can run any code when it is opened and is therefore not read</source>
        <translation>张量只在 {} 中，它是 Python pickle，打开时可运行任意代码，因此不读取</translation>
    </message>
    <message>
        <source>generating the target</source>
        <translation>正在生成目标文本</translation>
    </message>
    <message>
        <source>shorter side to {} pixels</source>
        <translation>短边缩放到 {} 像素</translation>
    </message>
    <message>
        <source>to {} x {} pixels</source>
        <translation>缩放到 {} × {} 像素</translation>
    </message>
    <message>
        <source>, the middle {} x {} of that</source>
        <translation>，取中央 {} × {}</translation>
    </message>
    <message>
        <source>; minus {:.4g}, {:.4g}, {:.4g}, divided by {:.4g}, {:.4g}, {:.4g}</source>
        <translation>；减去 {:.4g}、{:.4g}、{:.4g}，除以 {:.4g}、{:.4g}、{:.4g}</translation>
    </message>
    <message>
        <source> (as usual for the family: the checkpoint does not say)</source>
        <translation> · 按该系列的惯例，检查点未说明</translation>
    </message>
    <message>
        <source>This model predicts a fixed English sentence no better than a guess (loss {:.2f}, a uniform guess has {:.2f}): it may be untrained or broken.</source>
        <translation>此模型预测一句固定的英文并不比猜测好（损失 {:.2f}，均匀猜测为 {:.2f}）：它可能未经训练或已损坏。</translation>
    </message>
    <message>
        <source>comparing weights</source>
        <translation>正在比较权重</translation>
    </message>
    <message>
        <source>Output norm</source>
        <translation>输出范数</translation>
    </message>
    <message>
        <source>High: the head adds long vectors to the residual stream on this text. To be compared within a layer; a long vector can still be without effect.</source>
        <translation>高：该头在此文本上向残差流加入长的向量。应在同一层内比较；长的向量也可能不起作用。</translation>
    </message>
    <message>
        <source>mean over queries i of ‖Σ_j A_ij f(x_j)‖, f(x) = (x W_V + b_V) W_O of the head</source>
        <translation>‖Σ_j A_ij f(x_j)‖ 在各查询 i 上的均值，f(x) = (x W_V + b_V) W_O，取该头的权重</translation>
    </message>
    <message>
        <source>Induction, on random tokens given twice</source>
        <translation>归纳，重复两遍的随机词元</translation>
    </message>
    <message>
        <source>High: in the second copy the head attends to the token after the query&apos;s twin in the first, which is what comes next.</source>
        <translation>高：在第二遍中，该头关注查询在第一遍中的对应词元之后的那个词元，即接下来的词元。</translation>
    </message>
    <message>
        <source>mean of A at key = query − (L − 1) over the queries of the second copy of L random tokens</source>
        <translation>A 在键 = 查询 − (L − 1) 处的值在 L 个随机词元第二遍的各查询上的均值</translation>
    </message>
    <message>
        <source>Duplicate token, on random tokens given twice</source>
        <translation>重复词元，重复两遍的随机词元</translation>
    </message>
    <message>
        <source>High: in the second copy the head attends to the query&apos;s twin in the first.</source>
        <translation>高：在第二遍中，该头关注查询在第一遍中的对应词元。</translation>
    </message>
    <message>
        <source>mean of A at key = query − L over the queries of the second copy of L random tokens</source>
        <translation>A 在键 = 查询 − L 处的值在 L 个随机词元第二遍的各查询上的均值</translation>
    </message>
    <message>
        <source>{} random tokens given twice, {}</source>
        <translation>{} 个随机词元重复两遍，{}</translation>
    </message>
    <message>
        <source>{} token</source>
        <translation>{} 个词元</translation>
    </message>
    <message>
        <source>one text of {}</source>
        <translation>一段文本，{}</translation>
    </message>
    <message>
        <source>one text of {}, target of {}</source>
        <translation>一段文本，源文本 {}，目标文本 {}</translation>
    </message>
    <message>
        <source>Norm-weighted attention</source>
        <translation>范数加权的注意力</translation>
    </message>
    <message>
        <source>Length of the vector that this key adds to this query&apos;s residual stream through this head. Not normalised: rows do not sum to 1.</source>
        <translation>此键经由此头加入此查询的残差流的向量的长度。未归一化：每行之和不为 1。</translation>
    </message>
    <message>
        <source>A_ij ‖f(x_j)‖, f(x) = (x W_V + b_V) W_O of the head</source>
        <translation>A_ij ‖f(x_j)‖，f(x) = (x W_V + b_V) W_O，取该头的权重</translation>
    </message>
    <message>
        <source>Value zeroing</source>
        <translation>值置零</translation>
    </message>
    <message>
        <source>How much the layer&apos;s result for this query turns when this head&apos;s value of this key is set to zero and the rest of the layer is computed as before. Not normalised.</source>
        <translation>将此头在此键处的值置零，该层其余部分照常计算时，该层对此查询的结果转动多少。未归一化。</translation>
    </message>
    <message>
        <source>1 − cos(y_i, y_i without v_j), y behind the layer</source>
        <translation>1 − cos(y_i, 去掉 v_j 的 y_i)，y 为该层之后的结果</translation>
    </message>
    <message>
        <source>Value zeroing, share of the row</source>
        <translation>值置零，占行的份额</translation>
    </message>
    <message>
        <source>How much the layer&apos;s result for this query turns when this head&apos;s value of this key is set to zero, as a share of the row: rows sum to 1.</source>
        <translation>将此头在此键处的值置零时，该层对此查询的结果转动多少，以占该行的份额表示：每行之和为 1。</translation>
    </message>
    <message>
        <source>C_ij / Σ_j C_ij, C_ij = 1 − cos(y_i, y_i without v_j)</source>
        <translation>C_ij / Σ_j C_ij，C_ij = 1 − cos(y_i, 去掉 v_j 的 y_i)</translation>
    </message>
    <message>
        <source>OV copying</source>
        <translation>OV 复制性</translation>
    </message>
    <message>
        <source>Near 1: what the head reads of a token it writes in the same direction, so that it copies; near −1: it writes the opposite. From the weights alone, with the norm in front folded in.</source>
        <translation>接近 1：该头从词元读到什么，就沿相同方向写出，即复制；接近 −1：沿相反方向写出。仅由权重算出，已并入前置归一化。</translation>
    </message>
    <message>
        <source>Re(Σ λ) / Σ |λ| over the eigenvalues λ of W_O W_V</source>
        <translation>Re(Σ λ) / Σ |λ|，λ 为 W_O W_V 的特征值</translation>
    </message>
    <message>
        <source>Elhage et al. 2021, who put embedding and unembedding around it</source>
        <translation>Elhage 等，2021（他们在两端还乘上嵌入和去嵌入矩阵）</translation>
    </message>
    <message>
        <source>Effective rank of QK</source>
        <translation>QK 有效秩</translation>
    </message>
    <message>
        <source>directions</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Low: queries and keys meet in few directions; at most d_k. From the weights alone, with the norm in front folded in; rotary positions, QK-norm and biases left out.</source>
        <translation>低：查询与键只在少数方向上相遇；至多为 d_k。仅由权重算出，已并入前置归一化；不含旋转位置编码、QK 归一化和偏置。</translation>
    </message>
    <message>
        <source>exp(−Σ p ln p), p = σ / Σ σ over the singular values σ of W_Qᵀ W_K</source>
        <translation>exp(−Σ p ln p)，p = σ / Σ σ，σ 为 W_Qᵀ W_K 的奇异值</translation>
    </message>
    <message>
        <source>Effective rank of OV</source>
        <translation>OV 有效秩</translation>
    </message>
    <message>
        <source>Low: the head carries few directions of what it reads; at most d_k. From the weights alone, with the norm in front folded in.</source>
        <translation>低：该头只传递所读内容的少数方向；至多为 d_k。仅由权重算出，已并入前置归一化。</translation>
    </message>
    <message>
        <source>exp(−Σ p ln p), p = σ / Σ σ over the singular values σ of W_O W_V</source>
        <translation>exp(−Σ p ln p)，p = σ / Σ σ，σ 为 W_O W_V 的奇异值</translation>
    </message>
    <message>
        <source>Loss without the head</source>
        <translation>去掉该头的损失增量</translation>
    </message>
    <message>
        <source>High: the text is harder to predict without the head; near 0: other heads make up for it, or it does little here. Below 0: the model does better without it.</source>
        <translation>高：去掉该头后文本更难预测；接近 0：其他头补上了它的作用，或它在此作用很小。小于 0：去掉该头后模型表现更好。</translation>
    </message>
    <message>
        <source>mean of −ln p(next token) over the text with the head&apos;s A V set to 0, minus the same with it</source>
        <translation>将该头的 A V 置 0 后，−ln p(下一词元) 在文本上的均值，减去未置 0 时的均值</translation>
    </message>
    <message>
        <source>Change of the prediction without the head</source>
        <translation>去掉该头的预测变化</translation>
    </message>
    <message>
        <source>High: what the model expects changes much without the head, for better or worse.</source>
        <translation>高：去掉该头后，模型的预测变化很大，无论变好还是变坏。</translation>
    </message>
    <message>
        <source>mean over positions of KL(p ‖ p′), p′ with the head&apos;s A V set to 0; over hidden tokens only where the model predicts those; of the class where it predicts a picture&apos;s</source>
        <translation>KL(p ‖ p′) 在各位置上的均值，p′ 为该头的 A V 置 0 时的分布；模型预测遮盖词元时只计遮盖词元；预测图片类别时为类别的分布</translation>
    </message>
    <message>
        <source>Change of the last states without the head</source>
        <translation>去掉该头的末层状态变化</translation>
    </message>
    <message>
        <source>High: what the last layer gives changes much without the head; also where nothing is predicted.</source>
        <translation>高：去掉该头后，末层的输出变化很大；不作预测时也有此值。</translation>
    </message>
    <message>
        <source>mean over positions of ‖h′ − h‖ / ‖h‖, h the last states, h′ with the head&apos;s A V set to 0</source>
        <translation>‖h′ − h‖ / ‖h‖ 在各位置上的均值，h 为末层状态，h′ 为该头的 A V 置 0 时的末层状态</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>kB</source>
        <translation>kB</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <source>TB</source>
        <translation>TB</translation>
    </message>
    <message>
        <source>PB</source>
        <translation>PB</translation>
    </message>
    <message>
        <source>EB</source>
        <translation>EB</translation>
    </message>
    <message>
        <source>million</source>
        <translation>M</translation>
    </message>
    <message>
        <source>billion</source>
        <translation>B</translation>
    </message>
    <message>
        <source>trillion</source>
        <translation>T</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} / {}</translation>
    </message>
    <message>
        <source>{}: this model is given to those who accepted its terms at its page on {}{}</source>
        <translation>{}：此模型只提供给在 {} 的模型页面上接受其条款的用户{}</translation>
    </message>
    <message>
        <source>, which the owner of this token has not</source>
        <translation>，而此令牌的所有者尚未接受</translation>
    </message>
    <message>
        <source>; then set HF_TOKEN to a token of yours</source>
        <translation>；接受后请将 HF_TOKEN 设为自己的令牌</translation>
    </message>
    <message>
        <source>{}: {} has no such revision of it</source>
        <translation>{}：{} 上没有该模型的这个版本</translation>
    </message>
    <message>
        <source>{}: {} cannot be reached: {}</source>
        <translation>{}：无法连接 {}：{}</translation>
    </message>
    <message>
        <source>{}: the connection to {} broke: {}</source>
        <translation>{}：与 {} 的连接中断：{}</translation>
    </message>
    <message>
        <source>{}: {} does not give it to the owner of this token (HF_TOKEN, or the file &quot;token&quot; of HF_HOME): it is private, gated, or not there</source>
        <translation>{}：{} 不向此令牌（HF_TOKEN，或 HF_HOME 中的文件“token”）的所有者提供该模型：它是私有的、受限的，或不存在</translation>
    </message>
    <message>
        <source>{}: {} has no such model, or it is private; for a private one set HF_TOKEN to a token of yours</source>
        <translation>{}：{} 上没有这个模型，或它是私有的；若为私有，请将 HF_TOKEN 设为自己的令牌</translation>
    </message>
    <message>
        <source>{}: {} has no such model</source>
        <translation>{}：{} 上没有这个模型</translation>
    </message>
    <message>
        <source>{}: {} asks to wait before more is fetched; try again in some minutes</source>
        <translation>{}：{} 要求稍后再获取；请过几分钟重试</translation>
    </message>
    <message>
        <source>{}: {} answered with the status {}</source>
        <translation>{}：{} 返回状态 {}</translation>
    </message>
    <message>
        <source>about {:.0f} s</source>
        <translation>约 {:.0f} 秒</translation>
    </message>
    <message>
        <source>about {:.0f} min</source>
        <translation>约 {:.0f} 分钟</translation>
    </message>
    <message>
        <source>about {:.1f} h</source>
        <translation>约 {:.1f} 小时</translation>
    </message>
    <message>
        <source> · {}/s</source>
        <translation> · {}/s</translation>
    </message>
    <message>
        <source>one sequence</source>
        <translation>1 组</translation>
    </message>
    <message>
        <source>{} sequences</source>
        <translation>{} 组</translation>
    </message>
    <message>
        <source>Shannon 1948; of attention: Ghader and Monz 2017</source>
        <translation>Shannon 1948；用于注意力：Ghader 和 Monz 2017</translation>
    </message>
    <message>
        <source>Vig and Belinkov 2019</source>
        <translation>Vig 和 Belinkov 2019</translation>
    </message>
    <message>
        <source>{0} random layers {2} head</source>
        <translation>{0} 个随机层 {2} 头</translation>
    </message>
    <message>
        <source>{0} random layers {2} heads</source>
        <translation>{0} 个随机层 {2} 头</translation>
    </message>
    <message>
        <source>random layer {2} head</source>
        <translation>随机层 {2} 头</translation>
    </message>
    <message>
        <source>random layer {2} heads</source>
        <translation>随机层 {2} 头</translation>
    </message>
    <message>
        <source>{0} random layers {1} × {2} head</source>
        <translation>{0} 个随机层 {1} × {2} 头</translation>
    </message>
    <message>
        <source>{0} random layers {1} × {2} heads</source>
        <translation>{0} 个随机层 {1} × {2} 头</translation>
    </message>
    <message>
        <source>random layer {1} × {2} head</source>
        <translation>随机层 {1} × {2} 头</translation>
    </message>
    <message>
        <source>random layer {1} × {2} heads</source>
        <translation>随机层 {1} × {2} 头</translation>
    </message>
    <message>
        <source>{0}, {1} K/V</source>
        <translation>{0}，{1} K/V</translation>
    </message>
    <message>
        <source>{0}, cross-attention</source>
        <translation>{0}，交叉注意力</translation>
    </message>
    <message>
        <source>after Kobayashi et al. 2020</source>
        <translation>据 Kobayashi 等 2020</translation>
    </message>
    <message>
        <source>Roy and Vetterli 2007</source>
        <translation>Roy 和 Vetterli 2007</translation>
    </message>
    <message>
        <source>Kullback and Leibler 1951; of heads: Michel et al. 2019</source>
        <translation>Kullback 和 Leibler 1951；用于头：Michel 等 2019</translation>
    </message>
</context>
<context>
    <name>SettingReader</name>
    <message>
        <source>one of %1</source>
        <translation>%1 之一</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>%1 到 %2 的数</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>%1 到 %2 的整数</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>一段文本</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be %2, not %3</source>
        <translation>“%1”必须是：%2；现为 %3</translation>
    </message>
</context>
<context>
    <name>SheetPart</name>
    <message>
        <source>%1; cells that are masked are empty</source>
        <translation>%1；已掩蔽的单元格留空</translation>
    </message>
</context>
<context>
    <name>SheetPreset</name>
    <message>
        <source>Page of a paper (6.75 in)</source>
        <translation>论文整页宽（6.75 英寸）</translation>
    </message>
    <message>
        <source>Column of a paper (3.25 in)</source>
        <translation>论文单栏宽（3.25 英寸）</translation>
    </message>
    <message>
        <source>Slide (1920 × 1080 pixels)</source>
        <translation>幻灯片（1920 × 1080 像素）</translation>
    </message>
    <message>
        <source>Poster (24 in wide)</source>
        <translation>海报（宽 24 英寸）</translation>
    </message>
    <message>
        <source>Web page (1600 pixels, twice as fine)</source>
        <translation>网页（1600 像素，两倍精细）</translation>
    </message>
</context>
<context>
    <name>StepsLook</name>
    <message>
        <source>masked</source>
        <translation>已掩蔽</translation>
    </message>
    <message>
        <source>not masked</source>
        <translation>未掩蔽</translation>
    </message>
    <message>
        <source>%1 → %2:  %3</source>
        <translation>%1 → %2：%3</translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation>总和 %1</translation>
    </message>
    <message>
        <source>none masked</source>
        <translation>无掩蔽</translation>
    </message>
    <message>
        <source>%1 of %2 masked</source>
        <translation>掩蔽 %1 / %2</translation>
    </message>
    <message>
        <source>weights 0 to %1</source>
        <translation>权重 0 至 %1</translation>
    </message>
    <message>
        <source>scores %1 to %2, one range for all</source>
        <translation>分数 %1 至 %2，全部共用一个范围</translation>
    </message>
    <message>
        <source>scores each in a range of its own: colours of two steps do not compare</source>
        <translation>分数各用自己的范围：两个步骤的颜色不可比较</translation>
    </message>
</context>
<context>
    <name>StepsPage</name>
    <message>
        <source>no factor (× 1)</source>
        <translation>无因子（× 1）</translation>
    </message>
    <message>
        <source>× 1/√%1 = %2</source>
        <translation>× 1/√%1 = %2</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>the model&apos;s own factor</source>
        <translation>模型自身的因子</translation>
    </message>
    <message>
        <source>set for this side</source>
        <translation>为此侧设定</translation>
    </message>
    <message>
        <source>scaled</source>
        <translation>缩放后</translation>
    </message>
    <message>
        <source>× %1 = %2</source>
        <translation>× %1 = %2</translation>
    </message>
    <message>
        <source>+ position bias</source>
        <translation>+ 位置偏置</translation>
    </message>
    <message>
        <source>ALiBi: slope × (key − query)</source>
        <translation>ALiBi：斜率 × (键 − 查询)</translation>
    </message>
    <message>
        <source>learned, by distance</source>
        <translation>学习得到，按距离</translation>
    </message>
    <message>
        <source>with bias</source>
        <translation>加偏置后</translation>
    </message>
    <message>
        <source>+ bias %2 = %1</source>
        <translation>+ 偏置 %2 = %1</translation>
    </message>
    <message>
        <source>not masked</source>
        <translation>未掩蔽</translation>
    </message>
    <message>
        <source>hatched: may not be seen</source>
        <translation>斜线：不可见</translation>
    </message>
    <message>
        <source>mask: window of %1</source>
        <translation>掩码：滑动窗口 %1</translation>
    </message>
    <message>
        <source>mask: causal</source>
        <translation>掩码：因果</translation>
    </message>
    <message>
        <source>mask: none</source>
        <translation>掩码：无</translation>
    </message>
    <message>
        <source>every key may be seen</source>
        <translation>所有键均可见</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>权重 %1</translation>
    </message>
    <message>
        <source>weights: rows sum to 1</source>
        <translation>权重：每行之和为 1</translation>
    </message>
    <message>
        <source>softmax, sink at %1</source>
        <translation>softmax，汇点 %1</translation>
    </message>
    <message>
        <source>weights: rows sum to less than 1</source>
        <translation>权重：每行之和小于 1</translation>
    </message>
    <message>
        <source>softmax</source>
        <translation>softmax</translation>
    </message>
    <message>
        <source>÷ sum of the row</source>
        <translation>÷ 行和</translation>
    </message>
    <message>
        <source>to compare: not used</source>
        <translation>供比较，未使用</translation>
    </message>
    <message>
        <source>not scaled, not masked</source>
        <translation>未缩放，未掩蔽</translation>
    </message>
    <message>
        <source>φ = elu + 1; in place of exp(q·k)</source>
        <translation>φ = elu + 1；代替 exp(q·k)</translation>
    </message>
    <message>
        <source>cap: %1·tanh(s/%1)</source>
        <translation>截断：%1·tanh(s/%1)</translation>
    </message>
    <message>
        <source>the model&apos;s soft cap</source>
        <translation>模型的软截断</translation>
    </message>
    <message>
        <source>capped</source>
        <translation>截断后</translation>
    </message>
    <message>
        <source>capped %1</source>
        <translation>截断后 %1</translation>
    </message>
</context>
<context>
    <name>StepsView</name>
    <message>
        <source>query (attends)</source>
        <translation>查询（关注者）</translation>
    </message>
    <message>
        <source>key (is attended to)</source>
        <translation>键（被关注者）</translation>
    </message>
</context>
<context>
    <name>WindowState</name>
    <message>
        <source>head of side %1</source>
        <translation>%1 侧的头</translation>
    </message>
    <message>
        <source>factor of side %1</source>
        <translation>%1 侧的因子</translation>
    </message>
    <message>
        <source>K/V heads of side %1</source>
        <translation>%1 侧的 K/V 头</translation>
    </message>
    <message>
        <source>mask of side %1</source>
        <translation>%1 侧的掩码</translation>
    </message>
    <message>
        <source>kernel of side %1</source>
        <translation>%1 侧的核</translation>
    </message>
    <message>
        <source>scope of side %1</source>
        <translation>%1 侧的作用范围</translation>
    </message>
    <message>
        <source>model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>second text</source>
        <translation>第二段文本</translation>
    </message>
    <message>
        <source>special tokens</source>
        <translation>特殊词元</translation>
    </message>
    <message>
        <source>text of side B</source>
        <translation>B 侧的文本</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>look of the maps</source>
        <translation>热图外观</translation>
    </message>
    <message>
        <source>setting of the page</source>
        <translation>页面设置</translation>
    </message>
    <message>
        <source>brushed heads</source>
        <translation>刷选的头</translation>
    </message>
    <message>
        <source>pinned heads</source>
        <translation>固定的头</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>fast products</source>
        <translation>快速乘积</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>the key of a score, such as entropy</source>
        <translation>指标的键名，例如 entropy</translation>
    </message>
</context>
<context>
    <name>headscope::AppearancePage</name>
    <message>
        <source>The same colours for all &amp;models</source>
        <translation>所有模型使用相同的颜色(&amp;M)</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>跟随桌面</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>高对比度，浅色</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>高对比度，深色</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source> pt</source>
        <comment>after the size of text in points</comment>
        <translation> pt</translation>
    </message>
    <message>
        <source>The size that the desktop and the screen ask for</source>
        <translation>由桌面和屏幕决定的大小</translation>
    </message>
    <message>
        <source>&amp;Size of text</source>
        <translation>文字大小(&amp;S)</translation>
    </message>
    <message>
        <source>Otherwise each model comes back with the colours that were chosen while it was open.</source>
        <translation>未选中时，每个模型再次打开时恢复上次为它选择的颜色。</translation>
    </message>
    <message>
        <source>&amp;Colours of the maps</source>
        <translation>热图的颜色(&amp;O)</translation>
    </message>
</context>
<context>
    <name>headscope::BarTable</name>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
</context>
<context>
    <name>headscope::BlobDownload</name>
    <message>
        <source>it ended too early</source>
        <translation>传输提前结束</translation>
    </message>
</context>
<context>
    <name>headscope::BusyIndicator</name>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Stop (Esc)</source>
        <translation>停止 (Esc)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
</context>
<context>
    <name>headscope::CircuitPage</name>
    <message>
        <source>The weights of the heads are being compared…</source>
        <translation>正在比较各头的权重…</translation>
    </message>
</context>
<context>
    <name>headscope::ColourBar</name>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>从 %1 到 %2</translation>
    </message>
    <message>
        <source>Which colour is which weight</source>
        <translation>颜色与权重的对应</translation>
    </message>
</context>
<context>
    <name>headscope::CommandPalette</name>
    <message>
        <source>Type a command: &quot;scaling&quot;, &quot;save view&quot;, &quot;dark&quot;</source>
        <translation>输入命令：“缩放”“保存视图”“深色”</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>%1  ✓</source>
        <translation>%1  ✓</translation>
    </message>
    <message>
        <source>Return or a click runs the command</source>
        <translation>按 Enter 或单击即可运行命令</translation>
    </message>
    <message>
        <source>No command has %1 in its name.</source>
        <translation>没有名称含%1的命令。</translation>
    </message>
</context>
<context>
    <name>headscope::ComparisonFigure</name>
    <message>
        <source>Key 0 is left out of the maps; rows are not renormalised.</source>
        <translation>热图中略去键 0；各行未重新归一化。</translation>
    </message>
    <message>
        <source>Key 0 is left out of the maps; each row&apos;s other weights are made to sum to 1.</source>
        <translation>热图中略去键 0；每行其余权重归一化，使其和为 1。</translation>
    </message>
    <message>
        <source> · rows sum to %1 to %2, the rest attends to nothing</source>
        <translation> · 每行之和 %1 至 %2，其余不关注任何键</translation>
    </message>
    <message>
        <source>by position: the tokens differ</source>
        <translation>按位置相减：词元不同</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>共用范围</translation>
    </message>
    <message>
        <source>own range</source>
        <translation>各自范围</translation>
    </message>
    <message>
        <source>Fast: linear layers multiply numbers rounded to BF16.</source>
        <translation>快速:线性层用舍入到 BF16 的数相乘。</translation>
    </message>
</context>
<context>
    <name>headscope::ComparisonNumbers</name>
    <message>
        <source>Every token of this text sees one key only.</source>
        <translation>此文本的每个词元都只能看到一个键。</translation>
    </message>
    <message>
        <source>Loss over the target</source>
        <translation>目标文本的损失</translation>
    </message>
    <message>
        <source>Loss over the text</source>
        <translation>文本的损失</translation>
    </message>
    <message>
        <source>nats/token</source>
        <translation>nat/词元</translation>
    </message>
    <message>
        <source>Mean of −ln p(token) over the tokens after the first.
A side with the scope “this softmax only” has the model&apos;s own: nothing flows on.</source>
        <translation>从第二个词元起，各词元 −ln p(词元) 的均值。
作用范围为“仅此 softmax”的一侧与模型自身相同：没有任何改变向后传递。</translation>
    </message>
    <message>
        <source>There is no target yet.</source>
        <translation>还没有目标文本。</translation>
    </message>
    <message>
        <source>A text of one token predicts nothing.</source>
        <translation>只有一个词元的文本不预测任何内容。</translation>
    </message>
    <message>
        <source>The models cut text into other tokens: losses per token do not compare.</source>
        <translation>两个模型切分出的词元不同：每词元的损失不可比较。</translation>
    </message>
    <message>
        <source>%1 (A)</source>
        <translation>%1（A）</translation>
    </message>
    <message>
        <source>%1 (B)</source>
        <translation>%1（B）</translation>
    </message>
    <message>
        <source>%1 (A), %2 (B)</source>
        <translation>%1（A），%2（B）</translation>
    </message>
    <message>
        <source>Class of the picture</source>
        <translation>图片的类别</translation>
    </message>
    <message>
        <source>class</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Hidden token at position %1</source>
        <translation>位置 %1 的遮盖词元</translation>
    </message>
    <message>
        <source>mask %1</source>
        <translation>遮盖 %1</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>位置 %1</translation>
    </message>
    <message>
        <source>Next token of the target</source>
        <translation>目标文本的下一词元</translation>
    </message>
    <message>
        <source>Next token</source>
        <translation>下一词元</translation>
    </message>
    <message>
        <source>next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>This checkpoint has no classifier: it predicts no class.</source>
        <translation>此检查点没有分类器：不预测类别。</translation>
    </message>
    <message>
        <source>This checkpoint has no output head: it predicts no tokens.</source>
        <translation>此检查点没有输出头：不预测词元。</translation>
    </message>
    <message>
        <source>This model predicts hidden tokens, but its tokenizer has none that stands for them.</source>
        <translation>此模型预测遮盖词元，但其分词器没有代表它的词元。</translation>
    </message>
    <message>
        <source>Type %1 to see what the model expects there.</source>
        <translation>输入 %1，查看模型在该处预测什么。</translation>
    </message>
    <message>
        <source>Have special tokens parsed, and type %1 to see what the model expects there.</source>
        <translation>将特殊词元设为解析，并输入 %1，查看模型在该处预测什么。</translation>
    </message>
</context>
<context>
    <name>headscope::Composer</name>
    <message>
        <source>Compose a figure</source>
        <translation>编排插图</translation>
    </message>
    <message>
        <source>fitted to the window</source>
        <translation>适合窗口</translation>
    </message>
    <message>
        <source>in its final size</source>
        <translation>最终尺寸</translation>
    </message>
    <message>
        <source>Save &amp;numbers…</source>
        <translation>保存数值(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>%1 × %2 in · PNG %3 × %4 pixels</source>
        <translation>%1 × %2 英寸 · PNG %3 × %4 像素</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF 文档 (*.pdf)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG 图形 (*.svg)</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG 图片 (*.png)</translation>
    </message>
    <message>
        <source>Save figure</source>
        <translation>保存插图</translation>
    </message>
    <message>
        <source>Save the figure&apos;s numbers</source>
        <translation>保存插图的数值</translation>
    </message>
    <message>
        <source>CSV (*.csv);;TSV, between tabs (*.tsv);;JSON (*.json);;NumPy array (*.npy)</source>
        <translation>CSV (*.csv);;TSV，制表符分隔 (*.tsv);;JSON (*.json);;NumPy 数组 (*.npy)</translation>
    </message>
    <message>
        <source>Size of the preview</source>
        <translation>预览大小</translation>
    </message>
    <message>
        <source>How large the figure is shown here</source>
        <translation>插图在此处显示的大小</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>As PNG, SVG or PDF</source>
        <translation>保存为 PNG、SVG 或 PDF</translation>
    </message>
    <message>
        <source>The numbers of all parts, as CSV, TSV, JSON or NPY</source>
        <translation>所有部件的数值，保存为 CSV、TSV、JSON 或 NPY</translation>
    </message>
    <message>
        <source>The figure as a picture, for another program</source>
        <translation>将插图复制为图片，供其他程序使用</translation>
    </message>
    <message>
        <source>making a part of the figure</source>
        <translation>正在生成插图的部件</translation>
    </message>
    <message>
        <source>drawing the figure</source>
        <translation>正在绘制插图</translation>
    </message>
    <message>
        <source>writing the figure</source>
        <translation>正在写出插图</translation>
    </message>
    <message>
        <source>Stopped. What is seen may not be what is set.</source>
        <translation>已停止。所见可能与设置不符。</translation>
    </message>
    <message>
        <source>The figure is saved to %1.</source>
        <translation>插图已保存到 %1。</translation>
    </message>
    <message>
        <source>The numbers are saved to %1.</source>
        <translation>数值已保存到 %1。</translation>
    </message>
    <message>
        <source>The figure is on the clipboard.</source>
        <translation>插图已复制到剪贴板。</translation>
    </message>
</context>
<context>
    <name>headscope::CostView</name>
    <message>
        <source>projections</source>
        <translation>投影</translation>
    </message>
    <message>
        <source>operations, one layer</source>
        <translation>运算量，单层</translation>
    </message>
    <message>
        <source>operations</source>
        <translation>运算量</translation>
    </message>
    <message>
        <source>scores, mixing</source>
        <translation>分数、混合</translation>
    </message>
    <message>
        <source>softmax</source>
        <translation>softmax</translation>
    </message>
    <message>
        <source>exponentials, one layer</source>
        <translation>指数运算，单层</translation>
    </message>
    <message>
        <source>exponentials</source>
        <translation>指数运算</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>one layer</source>
        <translation>单层</translation>
    </message>
    <message>
        <source>K/V cache</source>
        <translation>K/V 缓存</translation>
    </message>
    <message>
        <source>bytes, all layers</source>
        <translation>字节，所有层</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>G = %1</source>
        <translation>G = %1</translation>
    </message>
    <message>
        <source>one head</source>
        <translation>单头</translation>
    </message>
    <message>
        <source>d_k = %1</source>
        <translation>d_k = %1</translation>
    </message>
    <message>
        <source>projections, G = %1</source>
        <translation>投影，G = %1</translation>
    </message>
    <message>
        <source>scores and mixing</source>
        <translation>分数与混合</translation>
    </message>
    <message>
        <source>softmax, %1 heads</source>
        <translation>softmax，%1 个头</translation>
    </message>
    <message>
        <source>softmax, one head</source>
        <translation>softmax，单头</translation>
    </message>
    <message>
        <source>Operations of one layer against the number of tokens</source>
        <translation>一层的运算量随词元数的变化</translation>
    </message>
    <message>
        <source>tokens T</source>
        <translation>词元数 T</translation>
    </message>
    <message>
        <source>2 operations a multiply-add, 1 an exponential; biases, norms and the rest of the softmax are left out. All T × T cells are counted: a causal mask needs about half. The products cost the same whatever H is; only the softmax grows with H. Bars are shares of the largest in their row.</source>
        <translation>一次乘加计 2 次运算，一次指数计 1 次；偏置、归一化和 softmax 的其余部分不计。T × T 个单元格全部计入：因果掩码约需一半。无论 H 取何值，乘积的开销都相同，只有 softmax 随 H 增长。条形表示与所在行最大值之比。</translation>
    </message>
    <message>
        <source>What attention costs</source>
        <translation>注意力的开销</translation>
    </message>
    <message>
        <source>Operations against the number of tokens</source>
        <translation>运算量随词元数的变化</translation>
    </message>
    <message>
        <source>A click chooses the number of tokens T</source>
        <translation>单击选择词元数 T</translation>
    </message>
    <message>
        <source>Point at a number for its formula; click the curves to choose T</source>
        <translation>指向数字可查看公式；单击曲线可选择 T</translation>
    </message>
    <message>
        <source>Open a model: what its attention costs appears here.</source>
        <translation>打开模型后，这里会显示其注意力的开销。</translation>
    </message>
</context>
<context>
    <name>headscope::CostsPage</name>
    <message>
        <source>%1: expected a whole number from 1 to %2</source>
        <translation>%1：应为 1 到 %2 的整数</translation>
    </message>
    <message>
        <source>%1, layer %2, this text</source>
        <translation>%1，第 %2 层，此文本</translation>
    </message>
    <message>
        <source>A shape of your own; what is not set is that of %1, layer %2</source>
        <translation>自定义形状；未设定的部分取自 %1 第 %2 层</translation>
    </message>
</context>
<context>
    <name>headscope::CurveChart</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <translation>%1 %2：%3</translation>
    </message>
</context>
<context>
    <name>headscope::FactorField</name>
    <message>
        <source>A factor in digits: 0.25, 1/8 or 1/sqrt(32)</source>
        <translation>以数字表示的因子：0.25、1/8 或 1/sqrt(32)</translation>
    </message>
    <message>
        <source>a number from 0 to %1, 1/8 or 1/√32</source>
        <translation>0 到 %1 的数，1/8 或 1/√32</translation>
    </message>
    <message>
        <source>Factor, exact</source>
        <translation>因子，精确值</translation>
    </message>
</context>
<context>
    <name>headscope::FetchPanel</name>
    <message>
        <source>Good for a class</source>
        <translation>适合课堂</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>Get a model</source>
        <translation>获取模型</translation>
    </message>
    <message>
        <source>OWNER/NAME, or the address of a model&apos;s page</source>
        <translation>所有者/名称，或模型页面的地址</translation>
    </message>
    <message>
        <source>Name of the model</source>
        <translation>模型名称</translation>
    </message>
    <message>
        <source>A branch, a tag or a commit may stand behind it: OWNER/NAME@REVISION</source>
        <translation>后面可加分支、标签或提交：所有者/名称@版本</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>查看(&amp;L)</translation>
    </message>
    <message>
        <source>Ask what the model has, and how large it is</source>
        <translation>查询该模型有哪些文件、有多大</translation>
    </message>
    <message>
        <source>Models that are good for a class</source>
        <translation>适合课堂的模型</translation>
    </message>
    <message>
        <source>Which files of the model are fetched</source>
        <translation>获取模型的哪些文件</translation>
    </message>
    <message>
        <source>Files to fetch</source>
        <translation>要获取的文件</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>A download stops then; what has come is kept</source>
        <translation>下载会随之停止；已下载的部分予以保留</translation>
    </message>
    <message>
        <source>&amp;Get</source>
        <translation>获取(&amp;G)</translation>
    </message>
    <message>
        <source>Look asks %1, and nothing before does. Files go to %2.</source>
        <translation>单击“查看”才会访问 %1，此前不联网。文件存入 %2。</translation>
    </message>
    <message>
        <source>asking what the model has</source>
        <translation>正在查询模型的文件</translation>
    </message>
    <message>
        <source>%1 · commit %2 · licence: %3</source>
        <translation>%1 · 提交 %2 · 许可证：%3</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>未注明</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Get the rest, %1</source>
        <translation>获取其余 %1(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Get %1</source>
        <translation>获取 %1(&amp;G)</translation>
    </message>
    <message>
        <source>Safetensors</source>
        <translation>Safetensors</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>有</translation>
    </message>
    <message>
        <source>in part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>no</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Fetch the files that are listed</source>
        <translation>获取列出的文件</translation>
    </message>
</context>
<context>
    <name>headscope::FigurePage</name>
    <message>
        <source>masked</source>
        <translation>已掩蔽</translation>
    </message>
    <message>
        <source>query %1 → key %2    %3</source>
        <translation>查询 %1 → 键 %2    %3</translation>
    </message>
</context>
<context>
    <name>headscope::FrozenPicture</name>
    <message>
        <source>Frozen picture of the window</source>
        <translation>冻结的窗口画面</translation>
    </message>
    <message>
        <source>Frozen · F7, Escape or a click goes on</source>
        <translation>已冻结 · 按 F7、Esc 或单击可继续</translation>
    </message>
</context>
<context>
    <name>headscope::GeometryView</name>
    <message>
        <source>%1 %2: symmetric %3, antisymmetric %4; rank %5 of %6</source>
        <translation>%1 %2：对称 %3，反对称 %4；秩 %5 / %6</translation>
    </message>
    <message>
        <source>%1: smallest %2°, overlap %3 (at random %4)</source>
        <translation>%1：最小 %2°，重叠 %3（随机 %4）</translation>
    </message>
    <message>
        <source>Angles of subspaces</source>
        <translation>子空间的夹角</translation>
    </message>
    <message>
        <source>Principal angles between what two heads&apos; W_Q (and W_K) read, smallest first: 0° is a direction that both have, 90° one that the other has nothing of. Overlap is the mean squared cosine.</source>
        <translation>两个头的 W_Q（及 W_K）所读子空间之间的主角，从小到大：0° 表示两者共有的方向，90° 表示一方完全没有的方向。重叠度是余弦平方的均值。</translation>
    </message>
    <message>
        <source>Principal angles between two heads</source>
        <translation>两个头之间的主角</translation>
    </message>
    <message>
        <source>Shares of |M|² of M = W_Q W_Kᵀ, as M = (M + Mᵀ)/2 + (M − Mᵀ)/2. A symmetric form scores two tokens alike whichever of them attends; a form that points at random has half of each.</source>
        <translation>M = W_Q W_Kᵀ 分解为 (M + Mᵀ)/2 与 (M − Mᵀ)/2 两部分，数值为各自占 |M|² 的份额。对称形式下，两个词元无论谁关注谁，分数都相同；随机取向的形式两部分各占一半。</translation>
    </message>
    <message>
        <source>index</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>degrees</source>
        <translation>度</translation>
    </message>
    <message>
        <source>queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>键</translation>
    </message>
</context>
<context>
    <name>headscope::GroupCostsView</name>
    <message>
        <source>What grouping costs</source>
        <translation>分组的代价</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Mean of −ln p(next token) over the text, nats per predicted token</source>
        <translation>整段文本上 −ln p(下一词元) 的均值，单位 nat，按每个预测的词元计</translation>
    </message>
    <message>
        <source>KL</source>
        <translation>KL</translation>
    </message>
    <message>
        <source>Mean over positions of KL(own model ‖ grouped model) of the predicted distribution, nats</source>
        <translation>预测分布的 KL(原模型 ‖ 分组模型) 在各位置上的均值，单位 nat</translation>
    </message>
    <message>
        <source>states</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Mean over positions of ‖h′ − h‖ / ‖h‖ of the last states: also where nothing is predicted</source>
        <translation>末层状态的 ‖h′ − h‖ / ‖h‖ 在各位置上的均值：不作预测时也有</translation>
    </message>
    <message>
        <source>What grouping costs, against the number of K/V heads</source>
        <translation>分组的代价随 K/V 头数的变化</translation>
    </message>
    <message>
        <source>K/V heads G, in every layer</source>
        <translation>每层的 K/V 头数 G</translation>
    </message>
    <message>
        <source>mean loss (nats per token)</source>
        <translation>平均损失（nat/词元）</translation>
    </message>
    <message>
        <source>KL (nats)</source>
        <translation>KL（nat）</translation>
    </message>
    <message>
        <source>‖h′ − h‖ / ‖h‖</source>
        <translation>‖h′ − h‖ / ‖h‖</translation>
    </message>
    <message>
        <source>This model has no such number on this text.</source>
        <translation>此模型在此文本上没有这项数值。</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>mean of heads</source>
        <translation>各头均值</translation>
    </message>
    <message>
        <source>first head</source>
        <translation>首个头</translation>
    </message>
    <message>
        <source>The model&apos;s own K/V heads: nothing is lost.</source>
        <translation>模型原有的 K/V 头：没有损失。</translation>
    </message>
    <message>
        <source>The model&apos;s own K/V heads: loss %1 nats per token, nothing is lost.</source>
        <translation>模型原有的 K/V 头：损失 %1 nat/词元，没有增加。</translation>
    </message>
    <message>
        <source>The whole model is run with this grouping…</source>
        <translation>正在以此分组运行整个模型…</translation>
    </message>
    <message>
        <source>Loss %1 → %2 nats per token (%3).</source>
        <translation>损失 %1 → %2 nat/词元（%3）。</translation>
    </message>
    <message>
        <source>KL(own ‖ grouped) %1 nats, mean over the hidden tokens.</source>
        <translation>KL(原模型 ‖ 分组模型) %1 nat，各遮盖词元的均值。</translation>
    </message>
    <message>
        <source>KL(own ‖ grouped) %1 nats, mean over all positions.</source>
        <translation>KL(原模型 ‖ 分组模型) %1 nat，所有位置的均值。</translation>
    </message>
    <message>
        <source>This model predicts nothing here; its last states change by %1 (‖h′ − h‖ / ‖h‖).</source>
        <translation>此模型在这里不作预测；末层状态变化 %1（‖h′ − h‖ / ‖h‖）。</translation>
    </message>
</context>
<context>
    <name>headscope::GroupDistancePlot</name>
    <message>
        <source>Distances within and between K/V groups</source>
        <translation>K/V 组内与组间的距离</translation>
    </message>
    <message>
        <source>Within K/V groups %1, mean of %2. Between groups of one layer %3, mean of %4. %5</source>
        <translation>K/V 组内 %1，%2的均值。同层组间 %3，%4的均值。%5</translation>
    </message>
    <message>
        <source>Every layer has one head: there are no pairs in a layer.</source>
        <translation>每层只有一个头：层内没有头对。</translation>
    </message>
    <message>
        <source>Every head has keys and values of its own in this model: no two share a group.</source>
        <translation>此模型中每个头都有自己的键和值：没有两个头同组。</translation>
    </message>
    <message>
        <source>All heads of a layer read the same K/V head in this model: there are no other groups.</source>
        <translation>此模型中一层的所有头读取同一个 K/V 头：没有其他组。</translation>
    </message>
    <message>
        <source>L%1 · within %2 (%3) · between %4 (%5)</source>
        <translation>L%1 · 组内 %2（%3）· 组间 %4（%5）</translation>
    </message>
    <message>
        <source>within K/V groups</source>
        <translation>K/V 组内</translation>
    </message>
    <message>
        <source>between groups</source>
        <translation>组间</translation>
    </message>
    <message>
        <source>mean of %1</source>
        <translation>%1的均值</translation>
    </message>
    <message>
        <source>nats</source>
        <translation>nat</translation>
    </message>
    <message>
        <source>all layers</source>
        <translation>所有层</translation>
    </message>
    <message>
        <source>mean distances in nats over %1</source>
        <translation>平均距离（nat）：%1</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>within groups</source>
        <translation>组内</translation>
    </message>
    <message>
        <source>pairs within</source>
        <translation>组内头对数</translation>
    </message>
    <message>
        <source>pairs between</source>
        <translation>组间头对数</translation>
    </message>
    <message>
        <source>mean Jensen-Shannon divergence of a layer&apos;s pairs, nats</source>
        <translation>同层头对的平均 Jensen-Shannon 散度，nat</translation>
    </message>
    <message>
        <source>mean divergence of a layer&apos;s pairs, nats</source>
        <translation>同层头对的平均散度，nat</translation>
    </message>
</context>
<context>
    <name>headscope::GroupNumbers</name>
    <message>
        <source>in</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>What it saves</source>
        <translation>节省</translation>
    </message>
    <message>
        <source>What it costs: rerun, no further training</source>
        <translation>代价：整个模型，未再训练</translation>
    </message>
    <message>
        <source>Inside a group</source>
        <translation>组内情况</translation>
    </message>
    <message>
        <source>Length of the cache</source>
        <translation>缓存长度</translation>
    </message>
    <message>
        <source>The length, in tokens, that the cache is computed for</source>
        <translation>计算缓存所按的长度，以词元计</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> 个词元</translation>
    </message>
    <message>
        <source>What each number of the cache is kept in</source>
        <translation>缓存中每个数的存储精度</translation>
    </message>
    <message>
        <source>Cache of</source>
        <translation>缓存</translation>
    </message>
    <message>
        <source>%1: every group is one K/V head of the model, so that nothing is pooled. </source>
        <translation>%1：每组就是模型的一个 K/V 头，因此不作池化。</translation>
    </message>
    <message>
        <source>%1: mean spread %2. </source>
        <translation>%1：平均离散度 %2。</translation>
    </message>
    <message>
        <source>Keys and values: mean over tokens and members of ‖x_h − m‖ / ‖m‖, m the mean of the group&apos;s members in the model itself. Maps: mean Jensen-Shannon divergence of each two query heads&apos; own maps, at most ln 2 = 0.693.</source>
        <translation>键和值：‖x_h − m‖ / ‖m‖ 在各词元和各成员上的均值，m 为模型自身中该组成员的均值。热图：每两个查询头自身热图的 Jensen-Shannon 散度的均值，至多 ln 2 = 0.693。</translation>
    </message>
    <message>
        <source>G / H = %1 / %2: %3 of multi-head attention&apos;s keys and values, %4 of this model&apos;s own.</source>
        <translation>G / H = %1 / %2：键和值为多头注意力的 %3，为此模型原有的 %4。</translation>
    </message>
    <message>
        <source> This attention keeps no cache between tokens: the bytes are those of one pass.</source>
        <translation>此注意力在词元之间不保留缓存：字节数为单次运行的量。</translation>
    </message>
    <message>
        <source>Numbers of the groups</source>
        <translation>分组的数值</translation>
    </message>
    <message>
        <source>What grouping saves</source>
        <translation>分组节省什么</translation>
    </message>
    <message>
        <source>Distances inside each group</source>
        <translation>各组内的距离</translation>
    </message>
</context>
<context>
    <name>headscope::GroupSheets</name>
    <message>
        <source>before</source>
        <translation>前</translation>
    </message>
    <message>
        <source>after</source>
        <translation>后</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>Maps of all heads of the layer</source>
        <translation>该层所有头的热图</translation>
    </message>
    <message>
        <source>Differences of all heads of the layer</source>
        <translation>该层所有头的差值</translation>
    </message>
    <message>
        <source>H%1</source>
        <translation>H%1</translation>
    </message>
    <message>
        <source>%1 KV %2</source>
        <translation>%1 KV %2</translation>
    </message>
    <message>
        <source>diff.</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>weights, one range for all</source>
        <translation>权重，全部共用一个范围</translation>
    </message>
    <message>
        <source>after − before, one range for all</source>
        <translation>分组后 − 分组前，全部共用一个范围</translation>
    </message>
    <message>
        <source>%1: masked</source>
        <translation>%1：已掩蔽</translation>
    </message>
    <message>
        <source>%1: before %2, after %3, difference %4</source>
        <translation>%1：分组前 %2，分组后 %3，差值 %4</translation>
    </message>
</context>
<context>
    <name>headscope::GroupsPage</name>
    <message>
        <source>Computing…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>L%1, G = %2</source>
        <translation>L%1，G = %2</translation>
    </message>
    <message>
        <source>the first %1 of %2 queries and %3 of %4 keys, as more do not fit into memory</source>
        <translation>%2 个查询中的前 %1 个、%4 个键中的前 %3 个，更多则内存不足</translation>
    </message>
</context>
<context>
    <name>headscope::GroupsView</name>
    <message>
        <source>layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Use for side B</source>
        <translation>用于 B 侧</translation>
    </message>
    <message>
        <source>K/V heads G</source>
        <translation>K/V 头数 G</translation>
    </message>
    <message>
        <source>How many key/value heads the query heads share: the model&apos;s own at the left, down to one for all.
Fewer are made by pooling neighbouring ones.</source>
        <translation>查询头共用多少个键/值头：最左为模型原有的数目，向右减少，直至所有头共用一个。
较少的头由相邻的头池化而成。</translation>
    </message>
    <message>
        <source>Pooling</source>
        <translation>池化</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>The key and value heads of a group become their mean</source>
        <translation>一组的键头和值头取其均值</translation>
    </message>
    <message>
        <source>first head</source>
        <translation>首个头</translation>
    </message>
    <message>
        <source>The first key and value head of a group stands for all</source>
        <translation>以一组的首个键头和值头代表全组</translation>
    </message>
    <message>
        <source>Whose heads are shown. The numbers of what is saved and lost are of all layers.</source>
        <translation>显示哪一层的头。节省与代价的数值针对所有层。</translation>
    </message>
    <message>
        <source>Scope of the maps</source>
        <translation>热图的作用范围</translation>
    </message>
    <message>
        <source>rescore</source>
        <translation>仅此 softmax</translation>
    </message>
    <message>
        <source>Rescore, this softmax only: the queries and keys of the model&apos;s own run, pooled in this layer; nothing flows on</source>
        <translation>仅此 softmax：模型自身运行的查询和键，在此层池化；没有任何改变向后传递</translation>
    </message>
    <message>
        <source>rerun</source>
        <translation>整个模型</translation>
    </message>
    <message>
        <source>Rerun: the whole model with this grouping in every layer</source>
        <translation>整个模型：每一层都按此分组，重新运行</translation>
    </message>
    <message>
        <source>Side B becomes side A&apos;s head with this grouping and this scope</source>
        <translation>B 侧设为 A 侧的头，并采用此分组和此作用范围</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>热图</translation>
    </message>
    <message>
        <source>before</source>
        <translation>分组前</translation>
    </message>
    <message>
        <source>Weights with the model&apos;s own K/V heads</source>
        <translation>模型原有 K/V 头的权重</translation>
    </message>
    <message>
        <source>after</source>
        <translation>分组后</translation>
    </message>
    <message>
        <source>Weights with the grouping</source>
        <translation>分组后的权重</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>After minus before, cell by cell</source>
        <translation>分组后减分组前，逐单元格</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Before, after and difference, a column for each head</source>
        <translation>分组前、分组后与差值，每个头一列</translation>
    </message>
    <message>
        <source>Part of the page</source>
        <translation>页面的内容</translation>
    </message>
    <message>
        <source>maps</source>
        <translation>热图</translation>
    </message>
    <message>
        <source>The maps of all heads of the layer</source>
        <translation>该层所有头的热图</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>What grouping saves, what it costs, the spread inside a group</source>
        <translation>分组节省什么、代价如何，以及组内的离散度</translation>
    </message>
    <message>
        <source>Open a model and type a text: what fewer key/value heads save and cost appears here.</source>
        <translation>打开模型并输入文本后，这里会显示减少键/值头的节省与代价。</translation>
    </message>
    <message>
        <source>%1 does not divide the model&apos;s %2 K/V heads, so that these are shown</source>
        <translation>%1 不能整除模型的 %2 个 K/V 头，因此仍显示模型原有的头</translation>
    </message>
    <message numerus="yes">
        <source>%n query heads, 1 K/V head (%1): the model&apos;s own, nothing to pool</source>
        <translation>
            <numerusform>%n 个查询头，1 个 K/V 头（%1）：模型原有，无需池化</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n query heads, %1 K/V heads (%2): the model&apos;s own</source>
        <translation>
            <numerusform>%n 个查询头，%1 个 K/V 头（%2）：模型原有</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n query heads, %1 of %2 K/V heads (%3), pooled by %4</source>
        <translation>
            <numerusform>%n 个查询头，%2 个 K/V 头减为 %1 个（%3），池化方式：%4</numerusform>
        </translation>
    </message>
    <message>
        <source>the maps are still those of the choice before</source>
        <translation>热图仍属于先前的选择</translation>
    </message>
    <message>
        <source>rerun: the whole model with this grouping in every layer</source>
        <translation>整个模型：每一层都按此分组，重新运行</translation>
    </message>
    <message>
        <source>rescore: this softmax only</source>
        <translation>仅此 softmax</translation>
    </message>
    <message>
        <source>no further training (Ainslie et al. 2023)</source>
        <translation>未再训练（Ainslie 等，2023）</translation>
    </message>
    <message>
        <source>factor and mask are the model&apos;s own</source>
        <translation>因子和掩码为模型自身的</translation>
    </message>
    <message>
        <source>%1 = the model&apos;s own (%2)</source>
        <translation>%1 = 模型原有（%2）</translation>
    </message>
    <message>
        <source>1 = MQA</source>
        <translation>1 = MQA</translation>
    </message>
    <message>
        <source>L%1 (A&apos;s)</source>
        <translation>L%1（A 侧）</translation>
    </message>
</context>
<context>
    <name>headscope::HeadBars</name>
    <message>
        <source>Heads with the largest weight</source>
        <translation>权重最大的头</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Click: side A. Right- or Shift-click: side B. Keys: up, down, Return, Shift+Return</source>
        <translation>单击：A 侧。右键单击或按住 Shift 单击：B 侧。键盘：上、下、Enter、Shift+Enter</translation>
    </message>
    <message>
        <source>head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>value</source>
        <translation>数值</translation>
    </message>
</context>
<context>
    <name>headscope::HeadCanvas</name>
    <message>
        <source>Heads</source>
        <translation>注意力头</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Side %1: %2.</source>
        <translation>%1 侧：%2。</translation>
    </message>
    <message>
        <source>Side A: %1. Side B: %2.</source>
        <translation>A 侧：%1。B 侧：%2。</translation>
    </message>
</context>
<context>
    <name>headscope::HeadColourBar</name>
    <message>
        <source>Hatched: no value (heads: %1)</source>
        <translation>斜线：无数值（头数：%1）</translation>
    </message>
    <message>
        <source>%1: colours from %2 to %3 %4</source>
        <translation>%1：颜色从 %2 到 %3 %4</translation>
    </message>
</context>
<context>
    <name>headscope::HeadMapBar</name>
    <message>
        <source>colour</source>
        <translation>着色</translation>
    </message>
    <message>
        <source>sort</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>What heads are coloured by: their maps, or one score</source>
        <translation>头按什么着色：各自的热图，或一项指标</translation>
    </message>
    <message>
        <source>By place: layer under layer. By a score: the highest first, undefined ones last</source>
        <translation>按位置：逐层排列。按指标：从高到低，无定义的排在最后</translation>
    </message>
    <message>
        <source>Colour, sort</source>
        <translation>着色、排序</translation>
    </message>
    <message>
        <source>map</source>
        <translation>热图</translation>
    </message>
    <message>
        <source>place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>着色</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>排序</translation>
    </message>
</context>
<context>
    <name>headscope::HeadMapView</name>
    <message>
        <source>Encoder</source>
        <translation>编码器</translation>
    </message>
    <message>
        <source>The source reads itself, in both directions</source>
        <translation>源文本读取自身，双向</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>交叉</translation>
    </message>
    <message>
        <source>The target (queries) reads the source (keys)</source>
        <translation>目标文本（查询）读取源文本（键）</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>解码器</translation>
    </message>
    <message>
        <source>The target reads itself</source>
        <translation>目标文本读取自身</translation>
    </message>
    <message>
        <source>Whose heads</source>
        <translation>显示哪一侧的头</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Heads of side A on its text</source>
        <translation>A 侧的头，在其文本上</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Heads of side B on its text</source>
        <translation>B 侧的头，在其文本上</translation>
    </message>
    <message>
        <source>Kind of attention</source>
        <translation>注意力类型</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>highest first</source>
        <translation>从高到低</translation>
    </message>
    <message>
        <source>highest %1 first</source>
        <translation>从高到低：%1</translation>
    </message>
    <message>
        <source>click or arrows: A</source>
        <translation>单击或方向键：A</translation>
    </message>
    <message>
        <source>click or arrows: B</source>
        <translation>单击或方向键：B</translation>
    </message>
    <message>
        <source>The sides have two models: choose over the map whose heads are shown.</source>
        <translation>两侧各有一个模型：在头总览上方选择显示哪一侧的头。</translation>
    </message>
    <message>
        <source>click: A · right-click: B · arrows move</source>
        <translation>单击：A · 右键单击：B · 方向键移动</translation>
    </message>
    <message>
        <source>Click a head for side A, right-click or Shift-click one for side B.
The arrow keys move A&apos;s head, with Shift B&apos;s.
Ctrl-click or drag a rectangle to brush heads; Escape ends it.
Middle click or P pins a head.</source>
        <translation>单击一个头设为 A 侧，右键单击或按住 Shift 单击设为 B 侧。
方向键移动 A 侧的头，按住 Shift 移动 B 侧的头。
按住 Ctrl 单击或拖出矩形可刷选头；按 Esc 结束刷选。
中键单击或按 P 可固定一个头。</translation>
    </message>
</context>
<context>
    <name>headscope::HeadPairsView</name>
    <message>
        <source>What is compared</source>
        <translation>比较的内容</translation>
    </message>
    <message>
        <source>Pairs of heads</source>
        <translation>头对</translation>
    </message>
    <message>
        <source>click a row: A · right-click: B · wheel zooms</source>
        <translation>单击一行：A · 右键单击：B · 滚轮缩放</translation>
    </message>
    <message>
        <source>head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>later head</source>
        <translation>后面的头</translation>
    </message>
    <message>
        <source>earlier head</source>
        <translation>前面的头</translation>
    </message>
    <message>
        <source>%1: %2 Random matrices give %3. From the weights alone, the norm in front folded in.</source>
        <translation>%1。%2随机矩阵得 %3。仅由权重算出，已并入前置归一化。</translation>
    </message>
    <message>
        <source>not defined: no earlier layer</source>
        <translation>无定义：没有前面的层</translation>
    </message>
    <message>
        <source>%1 and %2 · %3</source>
        <translation>%1 与 %2 · %3</translation>
    </message>
    <message>
        <source>%1 reads %2 · %3</source>
        <translation>%1 读取 %2 · %3</translation>
    </message>
</context>
<context>
    <name>headscope::HeadPicker</name>
    <message>
        <source>Show as side B</source>
        <translation>设为 B 侧</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>取消固定</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Take out of the brush</source>
        <translation>移出刷选</translation>
    </message>
    <message>
        <source>Add to the brush</source>
        <translation>加入刷选</translation>
    </message>
</context>
<context>
    <name>headscope::HeadPlane</name>
    <message>
        <source>Heads in the plane, near where they attend alike</source>
        <translation>平面上的头，关注方式相似的彼此靠近</translation>
    </message>
    <message>
        <source>A map of the heads needs at least three.</source>
        <translation>头的平面图至少需要三个头。</translation>
    </message>
    <message>
        <source>All heads attend in the same way on this text: there is no distance to draw.</source>
        <translation>所有头在此文本上的关注方式相同：没有距离可画。</translation>
    </message>
    <message>
        <source>the plane holds %1 % of the squared distances</source>
        <translation>平面保留了距离平方的 %1%</translation>
    </message>
    <message>
        <source>Classical scaling (Torgerson 1952): the two largest eigenvalues, as a share of the sum of all positive ones. What is missing may set heads apart that look close here.</source>
        <translation>经典多维尺度分析（Torgerson 1952）：两个最大特征值占所有正特征值之和的比例。未保留的部分可能使图中靠近的头实际相距较远。</translation>
    </message>
    <message>
        <source>%1 nats</source>
        <translation>%1 nat</translation>
    </message>
    <message>
        <source>head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>x (nats)</source>
        <translation>x（nat）</translation>
    </message>
    <message>
        <source>y (nats)</source>
        <translation>y（nat）</translation>
    </message>
</context>
<context>
    <name>headscope::HeadScorePanel</name>
    <message>
        <source>reads K/V head %1</source>
        <translation>读取 K/V 头 %1</translation>
    </message>
    <message>
        <source>not among these scores</source>
        <translation>不在这些指标之中</translation>
    </message>
</context>
<context>
    <name>headscope::Heatmap</name>
    <message>
        <source>key (is attended to)</source>
        <translation>键（被关注者）</translation>
    </message>
    <message>
        <source>key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>query (attends)</source>
        <translation>查询（关注者）</translation>
    </message>
    <message>
        <source>query</source>
        <translation>查询</translation>
    </message>
</context>
<context>
    <name>headscope::HeatmapView</name>
    <message>
        <source>masked</source>
        <translation>已掩蔽</translation>
    </message>
    <message>
        <source>Attention maps</source>
        <translation>注意力热图</translation>
    </message>
    <message>
        <source>Type a text and choose a head: its attention map appears here.</source>
        <translation>输入文本并选择一个头，这里会显示其注意力热图。</translation>
    </message>
    <message>
        <source>query %1: %2</source>
        <translation>查询 %1：%2</translation>
    </message>
    <message>
        <source>key %1: %2</source>
        <translation>键 %1：%2</translation>
    </message>
</context>
<context>
    <name>headscope::HubRequest</name>
    <message>
        <source>it redirects without end</source>
        <translation>重定向没有终点</translation>
    </message>
    <message>
        <source>it redirects to &quot;%1&quot;, which is not followed</source>
        <translation>重定向到“%1”，未予跟随</translation>
    </message>
    <message>
        <source>nothing came for %1 seconds</source>
        <translation>%1 秒内没有收到数据</translation>
    </message>
</context>
<context>
    <name>headscope::JobRunner</name>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>内存不足。</translation>
    </message>
</context>
<context>
    <name>headscope::Joined</name>
    <message>
        <source>%1: %2</source>
        <comment>a name and its value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts that may be lists</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a text and a note to it</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a name or a token in quotation marks</comment>
        <translation>“%1”</translation>
    </message>
</context>
<context>
    <name>headscope::KeptSettings</name>
    <message>
        <source>Settings can not be kept for the next start: %1</source>
        <translation>设置无法保留到下次启动：%1</translation>
    </message>
</context>
<context>
    <name>headscope::KernelControls</name>
    <message>
        <source>The head of side A</source>
        <translation>A 侧的头</translation>
    </message>
    <message>
        <source>The head of side B</source>
        <translation>B 侧的头</translation>
    </message>
    <message>
        <source>Size of the tiles</source>
        <translation>分块大小</translation>
    </message>
    <message>
        <source>How many queries and keys a tile has</source>
        <translation>一个分块包含多少个查询和键</translation>
    </message>
    <message>
        <source>Width of the window</source>
        <translation>窗口宽度</translation>
    </message>
    <message>
        <source>How many keys a query sees, its own position included</source>
        <translation>一个查询能看到多少个键，含自身位置</translation>
    </message>
    <message>
        <source>Logit of the sink</source>
        <translation>汇点的 logit</translation>
    </message>
    <message>
        <source>The sink&apos;s score, beside the factored scores of the keys</source>
        <translation>汇点的分数，与各键乘过因子的分数并列</translation>
    </message>
    <message>
        <source>Whose head</source>
        <translation>哪一侧的头</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>核</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>分块</translation>
    </message>
    <message>
        <source>The same softmax, tile by tile: FlashAttention (Dao et al. 2022). Exact</source>
        <translation>同一个 softmax，逐块计算：FlashAttention（Dao 等，2022）。结果精确</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>φ(q)·φ(k) in place of exp(q·k), φ(x) = elu(x) + 1 (Katharopoulos et al. 2020)</source>
        <translation>用 φ(q)·φ(k) 代替 exp(q·k)，φ(x) = elu(x) + 1（Katharopoulos 等，2020）</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>滑动窗口</translation>
    </message>
    <message>
        <source>Every query sees the last few keys only (Mistral)</source>
        <translation>每个查询只能看到最近的几个键（Mistral）</translation>
    </message>
    <message>
        <source>Sink</source>
        <translation>汇点</translation>
    </message>
    <message>
        <source>One more score that belongs to no key (Xiao et al. 2023)</source>
        <translation>再加一个不属于任何键的分数（Xiao 等，2023）</translation>
    </message>
    <message>
        <source>Use for side B</source>
        <translation>用于 B 侧</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>分块</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>φ(q)·φ(k) of the rotated, undivided q and k of a model trained with a softmax; no further training</source>
        <translation>φ(q)·φ(k)，取自以 softmax 训练的模型，q 和 k 已旋转、未缩放；未再训练</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>keys, the query&apos;s own included</source>
        <translation>个键，含查询自身</translation>
    </message>
    <message>
        <source>Logit</source>
        <translation>logit</translation>
    </message>
    <message>
        <source>a score of no key: what it takes attends to nothing</source>
        <translation>不属于任何键的分数：它分得的部分不关注任何键</translation>
    </message>
    <message>
        <source>Give side B this kernel, to compare it in maps and numbers</source>
        <translation>让 B 侧采用此核，以便在热图和数值中比较</translation>
    </message>
</context>
<context>
    <name>headscope::KernelEditor</name>
    <message>
        <source>Kernel</source>
        <translation>核</translation>
    </message>
    <message>
        <source>softmax</source>
        <translation>softmax</translation>
    </message>
    <message>
        <source>softmax + sink</source>
        <translation>softmax + 汇点</translation>
    </message>
    <message>
        <source>linear (elu + 1)</source>
        <translation>线性 (elu + 1)</translation>
    </message>
    <message>
        <source>exp of the scores, divided by its sum over the allowed keys</source>
        <translation>分数的 exp 除以未掩蔽各键的 exp 之和</translation>
    </message>
    <message>
        <source>One more score, which belongs to no key: what it takes attends to nothing, and rows sum to less than 1</source>
        <translation>再加一个不属于任何键的分数：它分得的部分不关注任何键，每行之和小于 1</translation>
    </message>
    <message>
        <source>φ(q)·φ(k) in place of exp(q·k), φ(x) = elu(x) + 1, of the rotated, undivided q and k: no factor, no cap, no bias, no further training</source>
        <translation>用 φ(q)·φ(k) 代替 exp(q·k)，φ(x) = elu(x) + 1，q 和 k 已旋转、未缩放：无因子、无截断、无偏置，未再训练</translation>
    </message>
    <message>
        <source>How the scores of a row become its weights</source>
        <translation>一行的分数如何变成权重</translation>
    </message>
    <message>
        <source>Logit of the sink</source>
        <translation>汇点的 logit</translation>
    </message>
    <message>
        <source>The sink&apos;s score, beside the factored scores of the keys</source>
        <translation>汇点的分数，与各键乘过因子的分数并列</translation>
    </message>
    <message>
        <source>What makes weights of the scores</source>
        <translation>由分数得到权重的方式</translation>
    </message>
</context>
<context>
    <name>headscope::KernelsPage</name>
    <message>
        <source>Measured here, one thread, d_k = %1</source>
        <translation>本机实测，单线程，d_k = %1</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Being measured…</source>
        <translation>正在测量…</translation>
    </message>
    <message>
        <source>Memory by formula</source>
        <translation>按公式计算的内存</translation>
    </message>
    <message>
        <source>kB</source>
        <translation>kB</translation>
    </message>
    <message>
        <source>softmax</source>
        <translation>softmax</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>tiles of %1</source>
        <translation>分块大小 %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>weights of the tiled softmax, %1 × %1</source>
        <translation>分块 softmax 的权重，%1 × %1</translation>
    </message>
    <message>
        <source>%1 tiles are computed, %2 skipped (crossed out): nobody may see a key there. Equal to the plain softmax: largest difference %3 of a weight, %4 of an output. </source>
        <translation>计算 %1 块，跳过 %2 块（打叉，其中没有可见的键）。与普通 softmax 相等：权重最大相差 %3，输出最大相差 %4。</translation>
    </message>
    <message>
        <source>Memory beside q, k, v and output: plain 4·T² = %1, tiled 4·(B² + 2T) = %2; at %3 tokens %4 and %5.</source>
        <translation>q、k、v 和输出之外的内存：普通 4·T² = %1，分块 4·(B² + 2T) = %2；%3 个词元时为 %4 和 %5。</translation>
    </message>
    <message>
        <source>The side&apos;s own kernel is another one; this is its softmax. </source>
        <translation>该侧设定的是另一种核；这里是其 softmax。</translation>
    </message>
    <message>
        <source>Tiles give the weights of the softmax: there is nothing to compare</source>
        <translation>分块得出的就是 softmax 的权重：没有可比较的</translation>
    </message>
    <message>
        <source>exp(scores), rows sum to 1</source>
        <translation>exp(分数)，每行之和为 1</translation>
    </message>
    <message>
        <source>φ(q)·φ(k), no factor, rows sum to 1</source>
        <translation>φ(q)·φ(k)，无因子，每行之和为 1</translation>
    </message>
    <message>
        <source>linear − softmax</source>
        <translation>线性 − softmax</translation>
    </message>
    <message>
        <source>of the weights</source>
        <translation>权重之差</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>Another map: mean over rows of the total variation distance %1 (0 to 1), of the Jensen-Shannon divergence %2 nats (0 to 0.693). Memory beside q, k, v and output: plain 4·T² = %3, linear 4·(d² + 3d) = %4 at every length.</source>
        <translation>热图不同：各行均值，全变差距离 %1（0 至 1），Jensen-Shannon 散度 %2 nat（0 至 0.693）。q、k、v 和输出之外的内存：普通 4·T² = %3，线性 4·(d² + 3d) = %4，与长度无关。</translation>
    </message>
    <message>
        <source>query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>A window counts positions of one text, and cross-attention has two: choose a head of another kind</source>
        <translation>滑动窗口按一段文本的位置计数，而交叉注意力有两段文本：请选择其他类型的头</translation>
    </message>
    <message>
        <source>as side %1 has it</source>
        <translation>按 %1 侧的设置</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>window of %1</source>
        <translation>滑动窗口 %1</translation>
    </message>
    <message>
        <source>weights over the keys that are left</source>
        <translation>剩余键上的权重</translation>
    </message>
    <message>
        <source>keys kept</source>
        <translation>保留的键</translation>
    </message>
    <message>
        <source>weight outside</source>
        <translation>窗口外的权重</translation>
    </message>
    <message>
        <source>The window leaves out %1 of a row&apos;s weight (mean over rows), which the keys that are left share. %2 of %3 scores are computed. K/V cache of all layers at float16: %4 in place of %5; at %6 tokens %7 in place of %8.</source>
        <translation>滑动窗口略去每行权重的 %1（各行均值），由剩余的键分得。%3 个分数中计算 %2 个。所有层的 K/V 缓存（float16）：%4，原为 %5；%6 个词元时 %7，原为 %8。</translation>
    </message>
    <message>
        <source>rows sum to 1</source>
        <translation>每行之和为 1</translation>
    </message>
    <message>
        <source>+ sink of logit %1</source>
        <translation>+ 汇点，logit %1</translation>
    </message>
    <message>
        <source>rows sum to %1 to %2</source>
        <translation>每行之和 %1 至 %2</translation>
    </message>
    <message>
        <source>row sum</source>
        <translation>行和</translation>
    </message>
    <message>
        <source>to nothing</source>
        <translation>归汇点</translation>
    </message>
    <message>
        <source>Of a row, %1 attends to nothing (mean over rows); of its weights %2 to %3 are left. The model&apos;s own sink, if any, is a token: key 0 has %4 of the weight of the queries that see it, and %5 beside the sink (above 30 % it is called a sink).</source>
        <translation>每行有 %1 不关注任何键（各行均值），权重剩下 %2 至 %3。模型自身的汇点（若有）是一个词元：键 0 占能看到它的查询的权重的 %4，加入汇点后占 %5（超过 30% 才称为汇点）。</translation>
    </message>
</context>
<context>
    <name>headscope::KernelsView</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>m = %1, l = %2</source>
        <translation>m = %1，l = %2</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>尚无</translation>
    </message>
    <message>
        <source>query %1: %2</source>
        <translation>查询 %1：%2</translation>
    </message>
    <message>
        <source>No tile is done yet · %1</source>
        <translation>尚未计算任何分块 · %1</translation>
    </message>
    <message>
        <source>Tile %1 of %2: queries %3, keys %4 · %5</source>
        <translation>分块 %1 / %2：查询 %3，键 %4 · %5</translation>
    </message>
    <message>
        <source>Running m and l of query %1</source>
        <translation>查询 %1 的当前 m 和 l</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>max m</source>
        <translation>最大值 m</translation>
    </message>
    <message>
        <source>rescale</source>
        <translation>重缩放</translation>
    </message>
    <message>
        <source>sum l</source>
        <translation>总和 l</translation>
    </message>
    <message>
        <source>Maps of the kernel</source>
        <translation>核的热图</translation>
    </message>
    <message>
        <source>Click a row, or use the arrow keys, to choose its query</source>
        <translation>单击一行或使用方向键，选择该行的查询</translation>
    </message>
</context>
<context>
    <name>headscope::LanguagePage</name>
    <message>
        <source>That of the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Another language is taken when Headscope starts the next time.</source>
        <translation>更改语言后，下次启动 Headscope 时生效。</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
</context>
<context>
    <name>headscope::LayersPage</name>
    <message>
        <source>%1, %2 %</source>
        <translation>%1，%2%</translation>
    </message>
    <message>
        <source>Click a token above to follow it through the layers</source>
        <translation>单击上方的词元，沿各层追踪它</translation>
    </message>
    <message>
        <source>Cross-attention mixes the tokens of two texts: choose heads of the encoder or the decoder</source>
        <translation>交叉注意力混合两段文本的词元：请选择编码器或解码器的头</translation>
    </message>
</context>
<context>
    <name>headscope::LayersView</name>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>rollout</source>
        <translation>展开</translation>
    </message>
    <message>
        <source>Attention rollout: the layers&apos; mean weights multiplied</source>
        <translation>注意力展开（rollout）：各层平均权重连乘</translation>
    </message>
    <message>
        <source>flow</source>
        <translation>流</translation>
    </message>
    <message>
        <source>Attention flow: the most that can go from token to token when weights are capacities</source>
        <translation>注意力流：以权重为容量，词元到词元的最大流量</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>显示的内容</translation>
    </message>
    <message>
        <source>strips</source>
        <translation>条带</translation>
    </message>
    <message>
        <source>The shares of all tokens after every layer</source>
        <translation>每一层之后所有词元的份额</translation>
    </message>
    <message>
        <source>graph</source>
        <translation>路径图</translation>
    </message>
    <message>
        <source>The ways from token to token</source>
        <translation>词元到词元的路径</translation>
    </message>
    <message>
        <source>Shares of the tokens after every layer</source>
        <translation>每一层之后各词元的份额</translation>
    </message>
    <message>
        <source>Ways through the layers</source>
        <translation>贯穿各层的路径</translation>
    </message>
    <message>
        <source>Least share of an edge that is drawn</source>
        <translation>绘出的边的最小份额</translation>
    </message>
    <message>
        <source>An edge is what goes from a token to one above it, as a share of all that ends at the chosen token. Width and opacity grow with it. A way that breaks off goes on in smaller edges, which are not drawn.</source>
        <translation>一条边是从一个词元流向其上方词元的量，以其占最终到达选定词元总量的份额表示。宽度和不透明度随份额增大。中断的路径由更小的边延续，这些边没有绘出。</translation>
    </message>
    <message>
        <source>Type a text and choose a token: what it is made of after every layer appears here.</source>
        <translation>输入文本并选择一个词元，这里会显示它在每一层之后的组成。</translation>
    </message>
    <message>
        <source>There is no layer to look at.</source>
        <translation>没有可看的层。</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>after</source>
        <translation>经过的层</translation>
    </message>
    <message>
        <source>token</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>share (input: 1)</source>
        <translation>份额（输入：1）</translation>
    </message>
    <message>
        <source>Mean over heads, residual added (Abnar and Zuidema 2020).</source>
        <translation>各头均值，加上残差（Abnar 和 Zuidema，2020）。</translation>
    </message>
    <message>
        <source>Maximum flow, mean over heads, residual added, divided by the sum (Abnar and Zuidema 2020).</source>
        <translation>最大流，各头均值，加上残差，除以总和（Abnar 和 Zuidema，2020）。</translation>
    </message>
    <message>
        <source>Not an explanation of the prediction: what the weights carry is not in it.</source>
        <translation>这不是对预测的解释：权重所传递的内容不在其中。</translation>
    </message>
    <message>
        <source>edges ≥ %1: %2</source>
        <translation>≥ %1 的边：%2</translation>
    </message>
    <message>
        <source>, the heaviest %1 drawn</source>
        <translation>，绘出最重的 %1 条</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>%1之后</translation>
    </message>
    <message>
        <source> · share %1</source>
        <translation> · 份额 %1</translation>
    </message>
    <message>
        <source>click a token to follow it · wheel zooms</source>
        <translation>单击词元可追踪它 · 滚轮缩放</translation>
    </message>
    <message>
        <source>each pixel shows its largest share · </source>
        <translation>每个像素显示其中的最大份额 · </translation>
    </message>
    <message>
        <source>Edges of less are left out</source>
        <translation>份额更小的边不绘出</translation>
    </message>
    <message>
        <source>Attention rollout from query %1</source>
        <translation>注意力展开，从查询 %1开始</translation>
    </message>
    <message>
        <source>Attention flow from query %1</source>
        <translation>注意力流，从查询 %1开始</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation>词元 %1</translation>
    </message>
</context>
<context>
    <name>headscope::LengthField</name>
    <message>
        <source> in</source>
        <translation> 英寸</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> 毫米</translation>
    </message>
    <message>
        <source> px</source>
        <translation> 像素</translation>
    </message>
</context>
<context>
    <name>headscope::LessonChooser</name>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Each sets the window step by step. When you leave it, everything is as it was.</source>
        <translation>每个课程逐步设置窗口。离开课程后，一切恢复原样。</translation>
    </message>
    <message>
        <source>Looking for lessons…</source>
        <translation>正在查找课程…</translation>
    </message>
    <message>
        <source>Open a lesson…</source>
        <translation>打开课程…</translation>
    </message>
    <message>
        <source>A lesson of your own: a YAML file. How one is written stands in resources/lessons/README.md</source>
        <translation>自制课程：一个 YAML 文件。编写方法见 resources/lessons/README.md</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>打开课程</translation>
    </message>
    <message>
        <source>Lessons (*.yaml *.yml);;All files (*)</source>
        <translation>课程 (*.yaml *.yml);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>headscope::LessonPanel</name>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>离开课程</translation>
    </message>
    <message>
        <source>Leave the lesson: the window is as it was before it</source>
        <translation>离开课程：窗口恢复到课程之前的状态</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>The step before (Alt+Page Up)</source>
        <translation>上一步 (Alt+Page Up)</translation>
    </message>
    <message>
        <source>The next step (Alt+Page Down)</source>
        <translation>下一步 (Alt+Page Down)</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>下一课程</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
</context>
<context>
    <name>headscope::LessonPlayer</name>
    <message>
        <source>The model of this step could not be opened: %1</source>
        <translation>无法打开此步骤的模型：%1</translation>
    </message>
</context>
<context>
    <name>headscope::LinesCanvas</name>
    <message>
        <source>Lines from queries to keys</source>
        <translation>从查询到键的连线</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>查询 %1</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>键 %1</translation>
    </message>
    <message>
        <source>nothing above the threshold</source>
        <translation>没有高于阈值的权重</translation>
    </message>
</context>
<context>
    <name>headscope::LinesView</name>
    <message>
        <source>Least weight that is drawn</source>
        <translation>绘出的最小权重</translation>
    </message>
    <message>
        <source>Weights ≥</source>
        <translation>权重 ≥</translation>
    </message>
    <message>
        <source>a weight is not an importance</source>
        <translation>权重不等于重要性</translation>
    </message>
    <message>
        <source>Type a text and choose a head: lines go from each token to those it attends to.</source>
        <translation>输入文本并选择一个头，连线会从每个词元连到它所关注的词元。</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> / %1</translation>
    </message>
    <message>
        <source>only weights ≥ %1 are drawn</source>
        <translation>只绘出 ≥ %1 的权重</translation>
    </message>
    <message>
        <source>only weights ≥ %1 of query %2 are drawn</source>
        <translation>只绘出查询 %2 的 ≥ %1 的权重</translation>
    </message>
    <message>
        <source>only weights ≥ %1 on key %2 are drawn</source>
        <translation>只绘出键 %2 上的 ≥ %1 的权重</translation>
    </message>
    <message>
        <source>Lines of less weight are left out</source>
        <translation>权重更小的线不绘出</translation>
    </message>
</context>
<context>
    <name>headscope::MainWindow</name>
    <message>
        <source>Side B: %1</source>
        <translation>B 侧：%1</translation>
    </message>
    <message>
        <source>Between words: columns of their pieces are added, rows averaged.</source>
        <translation>词与词之间：片段的列相加，行取平均。</translation>
    </message>
    <message>
        <source>Opening the model…</source>
        <translation>正在打开模型…</translation>
    </message>
    <message>
        <source>No model is open: File &gt; Open model, or drop one here</source>
        <translation>没有打开模型：选择“文件 &gt; 打开模型”，或将模型拖放到此处</translation>
    </message>
    <message>
        <source>Open a picture above, or drop one here, to see what the heads attend to</source>
        <translation>在上方打开图片，或拖放到此处，查看各头关注什么</translation>
    </message>
    <message>
        <source>Type a sentence above to see what the heads attend to</source>
        <translation>在上方输入句子，查看各头关注什么</translation>
    </message>
    <message>
        <source>Type a sentence for side B above, or give it the text of side A in its card</source>
        <translation>在上方为 B 侧输入句子，或在其卡片中让它使用 A 侧的文本</translation>
    </message>
    <message>
        <source>Stopped: change the text or a setting to run the model</source>
        <translation>已停止：更改文本或设置即可运行模型</translation>
    </message>
    <message>
        <source>Running the model…</source>
        <translation>正在运行模型…</translation>
    </message>
    <message>
        <source>These numbers are over all keys.</source>
        <translation>这些数值针对所有键。</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>手册(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>这是什么？(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>查找命令(&amp;F)…</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>&amp;Shortcuts…</source>
        <translation>快捷键(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;About Headscope</source>
        <translation>关于 Headscope(&amp;A)</translation>
    </message>
    <message>
        <source>The sentence that the model reads, and the tokens that it is cut into. Point at a token to light its row and column in the maps; click one to choose it.</source>
        <translation>模型读取的句子，以及它被切分成的词元。指向词元可突出其在热图中的行和列；单击可选定它。</translation>
    </message>
    <message>
        <source>All heads of the model, a row for each layer. Query heads that read the same key/value head stand in one frame. Click puts a head on side A, right-click or Shift-click on side B.</source>
        <translation>模型的所有头，每层一行。读取同一个键/值头的查询头在同一框内。单击把头设为 A 侧，右键单击或按住 Shift 单击设为 B 侧。</translation>
    </message>
    <message>
        <source>What the head of side A does on this text, in numbers. A score&apos;s name opens what it is: formula, range, source.</source>
        <translation>以数值表示 A 侧的头在此文本上的行为。单击指标名称可查看其公式、范围和来源。</translation>
    </message>
    <message>
        <source>Attention maps: a row is a query, the token that attends; a column is a key, the token that is attended to. Colours are weights; hatched cells are masked, which is not 0. B − A is cell by cell.</source>
        <translation>注意力热图：行是查询，即关注者；列是键，即被关注者。颜色表示权重；斜线表示已掩蔽的单元格，与 0 不同。B − A 逐单元格计算。</translation>
    </message>
    <message>
        <source>The cell that is pointed at: q·k before the factor, the score after it, and the weight after the softmax, for both sides.</source>
        <translation>所指的单元格：两侧各自的 q·k（乘因子之前）、之后的分数，以及 softmax 之后的权重。</translation>
    </message>
    <message>
        <source>What the two sides differ in: means over the rows of each map, the loss over the text, and the most likely next tokens. KL is the divergence of the two predictions.</source>
        <translation>两侧的差异：各热图逐行均值、文本的损失，以及最可能的下一词元。KL 是两个预测之间的散度。</translation>
    </message>
    <message>
        <source>What is set on each side: head, factor on q·k, key/value heads, mask, kernel. This softmax takes the queries and keys of the model&apos;s own run; whole model runs it anew with these settings in all layers.</source>
        <translation>各侧的设置：头、q·k 的因子、键/值头、掩码、核。“仅此 softmax”取用模型自身运行的查询和键；“整个模型”以这些设置在所有层中重新运行。</translation>
    </message>
    <message>
        <source>Lessons set the window step by step and ask questions that are checked against its numbers. Leaving one sets everything back.</source>
        <translation>课程逐步设置窗口并提问，答案按窗口中的数值检查。离开课程后一切恢复原样。</translation>
    </message>
    <message>
        <source>About Headscope</source>
        <translation>关于 Headscope</translation>
    </message>
    <message>
        <source>Headscope %1 shows what the attention heads of a transformer do.</source>
        <translation>Headscope %1 展示 Transformer 的注意力头在做什么。</translation>
    </message>
    <message>
        <source>Licence: GPL-3.0-or-later. The bundled model has a licence of its own, which stands in its card; so have the palettes, beside their files.

Made with Qt %1 (LGPL), QCustomPlot (GPL), %2, ICU, SentencePiece, PCRE2, oneTBB, nlohmann/json, CLI11, yaml-cpp.

Numbers are checked by tests against Hugging Face&apos;s transformers, in float32 and for every family of models: token ids are the same, weights of all heads and logits agree to rounding. The manual says how closely, and how to repeat it.</source>
        <translation>许可证：GPL-3.0-or-later。自带的模型有自己的许可证，见其模型卡；配色方案也各有许可证，附在其文件旁。

使用 Qt %1 (LGPL)、QCustomPlot (GPL)、%2、ICU、SentencePiece、PCRE2、oneTBB、nlohmann/json、CLI11、yaml-cpp 构建。

数值经测试与 Hugging Face 的 transformers 比对，采用 float32，涵盖所有模型系列：词元 id 相同，所有头的权重以及 logits 在舍入误差内一致。具体精度及重复验证的方法见手册。</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>注意力头</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Open model…</source>
        <translation>打开模型(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Get a model…</source>
        <translation>获取模型(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation>导出插图(&amp;E)…</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>&amp;Copy figure</source>
        <translation>复制插图(&amp;C)</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>比较(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Two heads</source>
        <translation>两个头(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;K/V groups</source>
        <translation>K/V 组(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Scaling factor</source>
        <translation>缩放因子(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;wap A and B</source>
        <translation>交换 A 与 B(&amp;W)</translation>
    </message>
    <message>
        <source>Ctrl+Shift+X</source>
        <translation>Ctrl+Shift+X</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>Zoom maps &amp;in</source>
        <translation>放大热图(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom maps &amp;out</source>
        <translation>缩小热图(&amp;O)</translation>
    </message>
    <message>
        <source>Show the &amp;whole maps</source>
        <translation>显示整张热图(&amp;W)</translation>
    </message>
    <message>
        <source>F8</source>
        <translation>F8</translation>
    </message>
    <message>
        <source>F9</source>
        <translation>F9</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>放大文字(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>课程(&amp;L)</translation>
    </message>
    <message>
        <source>F4</source>
        <translation>F4</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Full screen, large letters and strong colours, without panels</source>
        <translation>全屏、大字、鲜明的颜色，不显示面板</translation>
    </message>
    <message>
        <source>Darkens everything but what the pointer is at</source>
        <translation>除指针所指之处外全部变暗</translation>
    </message>
    <message>
        <source>Free&amp;ze the picture</source>
        <translation>冻结画面(&amp;Z)</translation>
    </message>
    <message>
        <source>The window stays as it looks now until the key is pressed again</source>
        <translation>窗口保持当前画面，直到再次按键</translation>
    </message>
    <message>
        <source>Main</source>
        <translation>主工具栏</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>没有模型</translation>
    </message>
    <message>
        <source>Two heads</source>
        <translation>两个头</translation>
    </message>
    <message>
        <source>A and B are two heads, as the model computes them</source>
        <translation>A 和 B 是两个头，按模型自身计算</translation>
    </message>
    <message>
        <source>K/V groups</source>
        <translation>K/V 组</translation>
    </message>
    <message>
        <source>A has all K/V heads of the model, B fewer: whole model, no further training</source>
        <translation>A 采用模型的全部 K/V 头，B 采用较少的：整个模型，未再训练</translation>
    </message>
    <message>
        <source>Scaling factor</source>
        <translation>缩放因子</translation>
    </message>
    <message>
        <source>A has the model&apos;s own factor on q·k, B none (or 1/√d, where the model has none): whole model</source>
        <translation>A 采用模型自身的 q·k 因子，B 不用因子（模型无因子时用 1/√d）：整个模型</translation>
    </message>
    <message>
        <source>Other views of the heads</source>
        <translation>以其他方式查看头</translation>
    </message>
    <message>
        <source>Show or hide the map of all heads</source>
        <translation>显示或隐藏所有头的总览</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>热图</translation>
    </message>
    <message>
        <source>How the maps are drawn: colours, scale, the first key</source>
        <translation>热图的画法：颜色、刻度、首个键</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Save the maps as PNG, SVG or PDF</source>
        <translation>将热图保存为 PNG、SVG 或 PDF</translation>
    </message>
    <message>
        <source>opening the model</source>
        <translation>正在打开模型</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1
Click to open another</source>
        <translation>%1
单击可打开其他模型</translation>
    </message>
    <message>
        <source>A %1 · B %2 — Headscope</source>
        <translation>A %1 · B %2 — Headscope</translation>
    </message>
    <message>
        <source>%1 — Headscope</source>
        <translation>%1 — Headscope</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>side %1&apos;s text, the model&apos;s own run</source>
        <translation>%1 侧的文本，模型自身的运行</translation>
    </message>
    <message>
        <source>the model&apos;s own run</source>
        <translation>模型自身的运行</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>The chosen heads, seen in one way or another</source>
        <translation>以不同方式查看选定的头</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>连线</translation>
    </message>
    <message>
        <source>Lines from each token to those that it attends to</source>
        <translation>从每个词元连到它所关注的词元</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>The text, coloured by what the chosen token attends to</source>
        <translation>按选定词元的关注对象为文本着色</translation>
    </message>
    <message>
        <source>q·k</source>
        <translation>q·k</translation>
    </message>
    <message>
        <source>The products that add up to the score of the chosen cell</source>
        <translation>相加成为选定单元格分数的各个乘积</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>A weight is not an importance: weights, norm-weighted weights and value zeroing</source>
        <translation>权重不等于重要性：权重、范数加权的权重与值置零</translation>
    </message>
    <message>
        <source>Spectrum</source>
        <translation>奇异值谱</translation>
    </message>
    <message>
        <source>Singular values of the QK and OV circuits, symmetry of QK, and angles between heads</source>
        <translation>QK 与 OV 回路的奇异值、QK 的对称性，以及头之间的夹角</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>A head&apos;s row over the picture, for models of pictures</source>
        <translation>头的一行权重叠加在图片上，用于图像模型</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>所有头</translation>
    </message>
    <message>
        <source>Heads beside one another: scores, similarity, circuits</source>
        <translation>头与头并列：指标、相似度、回路</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>All scores of all heads: sort, filter, copy, save</source>
        <translation>所有头的所有指标：排序、筛选、复制、保存</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>散点图</translation>
    </message>
    <message>
        <source>All heads by two scores</source>
        <translation>所有头按两项指标分布</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>相似度</translation>
    </message>
    <message>
        <source>How alike the heads attend on this text</source>
        <translation>各头在此文本上的关注方式有多相似</translation>
    </message>
    <message>
        <source>Circuits</source>
        <translation>回路</translation>
    </message>
    <message>
        <source>Composition of heads of two layers, and overlap of their weights</source>
        <translation>两层的头之间的组合，以及权重的重叠</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>Where the chosen token looks, in all heads</source>
        <translation>选定词元在所有头中看向哪里</translation>
    </message>
    <message>
        <source>Several</source>
        <translation>汇总</translation>
    </message>
    <message>
        <source>Mean, maximum and minimum over several heads</source>
        <translation>若干头的均值、最大值和最小值</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>The heads that follow a pattern of yours</source>
        <translation>符合自定模式的头</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>逐层</translation>
    </message>
    <message>
        <source>The chosen token followed down through the layers</source>
        <translation>沿各层向下追踪选定的词元</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>实验室</translation>
    </message>
    <message>
        <source>What attention is made of, step by step, and what it costs</source>
        <translation>注意力由什么构成，逐步展示，以及开销如何</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>The way of the chosen head from q·k to its weights: factor, cap, bias, mask, softmax</source>
        <translation>选定的头从 q·k 到权重的过程：因子、截断、偏置、掩码、softmax</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>What the factor does: saturation, gradients, prediction</source>
        <translation>因子的作用：饱和、梯度、预测</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Fewer key/value heads: what the maps become, what it saves and what it costs</source>
        <translation>减少键/值头：热图变成什么样、节省什么、代价如何</translation>
    </message>
    <message>
        <source>Slices</source>
        <translation>切片</translation>
    </message>
    <message>
        <source>How the layer&apos;s projections are cut into heads, and what each head writes</source>
        <translation>层的投影如何切分给各头，以及每个头写入什么</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>核</translation>
    </message>
    <message>
        <source>The softmax beside tiles, linear attention, a window and a sink</source>
        <translation>softmax 与分块、线性注意力、滑动窗口和汇点的对照</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>开销</translation>
    </message>
    <message>
        <source>Operations, parameters and cache of MHA, GQA, MQA and one head, of any shape</source>
        <translation>MHA、GQA、MQA 与单头的运算量、参数量和缓存，可用任意形状</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>秩</translation>
    </message>
    <message>
        <source>Ranks along the head, and against the number of heads</source>
        <translation>一个头各环节的秩，以及秩与头数的关系</translation>
    </message>
    <message>
        <source>&amp;Scores over</source>
        <translation>指标的计算范围(&amp;S)</translation>
    </message>
    <message>
        <source>This &amp;text</source>
        <translation>此文本(&amp;T)</translation>
    </message>
    <message>
        <source>The &amp;lines of a file…</source>
        <translation>文件中的各行(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Random tokens given twice</source>
        <translation>重复两遍的随机词元(&amp;R)</translation>
    </message>
    <message>
        <source>Measure &amp;zeroing, head by head</source>
        <translation>逐头测量置零(&amp;Z)</translation>
    </message>
    <message>
        <source>Runs the model once without each head; takes long for a large model</source>
        <translation>每次去掉一个头，各运行一遍模型；大模型耗时较长</translation>
    </message>
    <message>
        <source>Sa&amp;ve the scores…</source>
        <translation>保存指标(&amp;V)…</translation>
    </message>
    <message>
        <source>End &amp;brushing</source>
        <translation>结束刷选(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Unpin all</source>
        <translation>全部取消固定(&amp;U)</translation>
    </message>
    <message>
        <source>A text on each line</source>
        <translation>每行一段文本</translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation>文本文件 (*.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Save the scores</source>
        <translation>保存指标</translation>
    </message>
    <message>
        <source>CSV (*.csv);;JSON (*.json)</source>
        <translation>CSV (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>Page: %1</source>
        <translation>页面：%1</translation>
    </message>
    <message>
        <source>pasted picture</source>
        <translation>粘贴的图片</translation>
    </message>
    <message>
        <source>Open a picture</source>
        <translation>打开图片</translation>
    </message>
    <message>
        <source>Pictures (%1);;All files (*)</source>
        <translation>图片 (%1);;所有文件 (*)</translation>
    </message>
    <message>
        <source>This model reads text. To give it a picture, open a model of pictures first (ViT, DeiT, DINOv2, CLIP).</source>
        <translation>此模型读取文本。要使用图片，请先打开图像模型（ViT、DeiT、DINOv2、CLIP）。</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;High contrast, light</source>
        <translation>高对比度，浅色(&amp;H)</translation>
    </message>
    <message>
        <source>High contrast, d&amp;ark</source>
        <translation>高对比度，深色(&amp;A)</translation>
    </message>
    <message>
        <source>The model ends its target at once: there is no text in it.</source>
        <translation>模型立即结束了目标文本：其中没有内容。</translation>
    </message>
    <message>
        <source>%1 has %2 tokens, and the model&apos;s context is %3: its end is cut, and %4 are shown.</source>
        <translation>%1有 %2 个词元，而模型的上下文长度为 %3：末尾已截去，显示 %4 个。</translation>
    </message>
    <message>
        <source>The source</source>
        <translation>源文本</translation>
    </message>
    <message>
        <source>The target</source>
        <translation>目标文本</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>capped</source>
        <translation>截断后</translation>
    </message>
    <message>
        <source>+ bias</source>
        <translation>+ 偏置</translation>
    </message>
    <message>
        <source>Check the &amp;numbers…</source>
        <translation>检查数值(&amp;N)…</translation>
    </message>
    <message>
        <source>Random &amp;layer…</source>
        <translation>随机层(&amp;L)…</translation>
    </message>
    <message>
        <source>He&amp;ads</source>
        <translation>注意力头(&amp;A)</translation>
    </message>
    <message>
        <source>Sm&amp;aller text</source>
        <translation>缩小文字(&amp;A)</translation>
    </message>
    <message>
        <source>P&amp;resentation</source>
        <translation>演示(&amp;R)</translation>
    </message>
    <message>
        <source>Spotli&amp;ght</source>
        <translation>聚光灯(&amp;G)</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>After a crash</source>
        <translation>崩溃之后</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>首选项(&amp;P)…</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>As the des&amp;ktop</source>
        <translation>跟随桌面(&amp;K)</translation>
    </message>
    <message>
        <source>fast: BF16</source>
        <translation>快速：BF16</translation>
    </message>
    <message>
        <source>&amp;Fast products (BF16)</source>
        <translation>快速乘积 (BF16)(&amp;F)</translation>
    </message>
    <message>
        <source>Linear layers multiply numbers that are rounded to BF16, with 8 bits of precision. File &gt; Fast products goes back to exact ones.</source>
        <translation>线性层用舍入到 BF16 的数相乘，精度为 8 位。“文件 &gt; 快速乘积”可回到精确乘积。</translation>
    </message>
    <message>
        <source>This processor has no instructions for BF16 (AVX-512 BF16 or AMX): products are always exact.</source>
        <translation>此处理器没有 BF16 指令（AVX-512 BF16 或 AMX）：乘积始终是精确的。</translation>
    </message>
    <message>
        <source>The products of a random layer are always exact.</source>
        <translation>随机层的乘积始终是精确的。</translation>
    </message>
    <message>
        <source>Linear layers multiply numbers that are rounded to BF16, with 8 bits of precision: several times as fast, but everything that is shown differs a little from the exact numbers.</source>
        <translation>线性层用舍入到 BF16 的数相乘，精度为 8 位：速度快数倍，但显示的一切都与精确数值略有差别。</translation>
    </message>
    <message>
        <source>fast: BF16 products</source>
        <translation>快速：BF16 乘积</translation>
    </message>
    <message>
        <source>The model of side %1 has no head %2: %3 is shown.</source>
        <translation>%1 侧的模型没有头 %2：显示的是 %3。</translation>
    </message>
</context>
<context>
    <name>headscope::Manual</name>
    <message>
        <source>Headscope: manual</source>
        <translation>Headscope：手册</translation>
    </message>
    <message>
        <source>Find in the manual; Return goes on, Shift+Return back</source>
        <translation>在手册中查找；Enter 下一处，Shift+Enter 上一处</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>未找到</translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n 处</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headscope::MapSheet</name>
    <message numerus="yes">
        <source>%n maps</source>
        <translation>
            <numerusform>%n 张热图</numerusform>
        </translation>
    </message>
    <message>
        <source>masked</source>
        <translation>已掩蔽</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1：%2 %3</translation>
    </message>
    <message>
        <source>rows: %1 · columns: %2</source>
        <translation>行：%1 · 列：%2</translation>
    </message>
    <message>
        <source>1 map</source>
        <translation>1 张热图</translation>
    </message>
</context>
<context>
    <name>headscope::MaskEditor</name>
    <message>
        <source>window of %1 (model)</source>
        <translation>滑动窗口 %1（模型）</translation>
    </message>
    <message>
        <source>none (model)</source>
        <translation>无（模型）</translation>
    </message>
    <message>
        <source>causal (model)</source>
        <translation>因果（模型）</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>Width of the window</source>
        <translation>窗口宽度</translation>
    </message>
    <message>
        <source>How many keys a query sees, its own position included</source>
        <translation>一个查询能看到多少个键，含自身位置</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>What this layer of the model does</source>
        <translation>模型的此层所用的掩码</translation>
    </message>
    <message>
        <source>Every query sees every key</source>
        <translation>每个查询能看到每个键</translation>
    </message>
    <message>
        <source>causal</source>
        <translation>因果</translation>
    </message>
    <message>
        <source>window</source>
        <translation>滑动窗口</translation>
    </message>
    <message>
        <source>A query sees its own position and those before</source>
        <translation>查询能看到自身位置及之前的位置</translation>
    </message>
    <message>
        <source>Causal, and only the last few keys</source>
        <translation>因果，且只看最近的几个键</translation>
    </message>
    <message>
        <source>Which keys a query may see</source>
        <translation>查询能看到哪些键</translation>
    </message>
</context>
<context>
    <name>headscope::MatrixCanvas</name>
    <message>
        <source>%1; what is masked or undefined is empty</source>
        <translation>%1；已掩蔽或无定义之处留空</translation>
    </message>
</context>
<context>
    <name>headscope::ModelChooser</name>
    <message>
        <source>Open model</source>
        <translation>打开模型</translation>
    </message>
    <message>
        <source>Looking for models…</source>
        <translation>正在查找模型…</translation>
    </message>
    <message>
        <source>Type to filter</source>
        <translation>输入以筛选</translation>
    </message>
    <message>
        <source>Filter of the models</source>
        <translation>筛选模型</translation>
    </message>
    <message>
        <source>&amp;Add folder…</source>
        <translation>添加文件夹(&amp;A)…</translation>
    </message>
    <message>
        <source>Look for models in another folder too, and in the folders in it</source>
        <translation>也在另一个文件夹及其子文件夹中查找模型</translation>
    </message>
    <message>
        <source>Remove folder</source>
        <translation>移除文件夹</translation>
    </message>
    <message>
        <source>Look no longer in a folder that was added; nothing is deleted</source>
        <translation>不再在已添加的文件夹中查找；不会删除任何文件</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>打开文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>A folder of Hugging Face: config.json, safetensors and a tokenizer</source>
        <translation>Hugging Face 的文件夹：config.json、safetensors 和分词器</translation>
    </message>
    <message>
        <source>Open f&amp;ile…</source>
        <translation>打开文件(&amp;I)…</translation>
    </message>
    <message>
        <source>A GGUF file, or a safetensors file in its model&apos;s folder</source>
        <translation>GGUF 文件，或位于模型文件夹中的 safetensors 文件</translation>
    </message>
    <message>
        <source>&amp;Random layer…</source>
        <translation>随机层(&amp;R)…</translation>
    </message>
    <message>
        <source>Attention with random weights, of any width and number of heads</source>
        <translation>随机权重的注意力，宽度和头数任意</translation>
    </message>
    <message>
        <source>&amp;Get a model…</source>
        <translation>获取模型(&amp;G)…</translation>
    </message>
    <message>
        <source>Fetch one of Hugging Face by its name</source>
        <translation>按名称从 Hugging Face 获取</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>There are no models here. Add a folder, or open one.</source>
        <translation>这里没有模型。请添加文件夹，或打开模型。</translation>
    </message>
    <message>
        <source>No model has “%1” in its name, family or path.</source>
        <translation>没有名称、系列或路径中含“%1”的模型。</translation>
    </message>
    <message>
        <source>Needs %1 of memory, and %2 are free: it will be slow. %3</source>
        <translation>需要 %1 内存，可用 %2：会很慢。%3</translation>
    </message>
    <message>
        <source>1 model</source>
        <translation>1 个模型</translation>
    </message>
    <message>
        <source>%1 models</source>
        <translation>%1 个模型</translation>
    </message>
    <message>
        <source>%1, of which %2 cannot be opened</source>
        <translation>%1，其中 %2 个无法打开</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>Add a folder to find your models, or open one.</source>
        <translation>添加文件夹以查找自己的模型，或打开模型。</translation>
    </message>
    <message>
        <source>No models in %1. Add a folder, or open one.</source>
        <translation>%1 中没有模型。请添加文件夹，或打开模型。</translation>
    </message>
    <message>
        <source>Open the chosen model</source>
        <translation>打开选定的模型</translation>
    </message>
</context>
<context>
    <name>headscope::ModelFetch</name>
    <message>
        <source>%1: the list of its files has more than %2</source>
        <translation>%1：其文件列表超过 %2</translation>
    </message>
</context>
<context>
    <name>headscope::ModelFetcher</name>
    <message>
        <source>Stopped. What has come is kept, and the next time goes on from there.</source>
        <translation>已停止。已下载的部分予以保留，下次从该处继续。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
</context>
<context>
    <name>headscope::ModelLibrary</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;T)</translation>
    </message>
    <message>
        <source>Open model</source>
        <translation>打开模型</translation>
    </message>
    <message>
        <source>Open a model for side B</source>
        <translation>为 B 侧打开模型</translation>
    </message>
    <message>
        <source>looking for models</source>
        <translation>正在查找模型</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>清空此列表(&amp;C)</translation>
    </message>
    <message>
        <source>Open a model: a folder with config.json, safetensors and a tokenizer</source>
        <translation>打开模型：含 config.json、safetensors 和分词器的文件夹</translation>
    </message>
    <message>
        <source>Open a model&apos;s file</source>
        <translation>打开模型文件</translation>
    </message>
    <message>
        <source>Models (*.gguf *.safetensors);;All files (*)</source>
        <translation>模型 (*.gguf *.safetensors);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Look for models in a folder</source>
        <translation>在文件夹中查找模型</translation>
    </message>
</context>
<context>
    <name>headscope::ModelListView</name>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
</context>
<context>
    <name>headscope::ModelTable</name>
    <message>
        <source>bundled</source>
        <translation>自带</translation>
    </message>
    <message>
        <source>recent</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>download</source>
        <translation>已下载</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>%1
Cannot be opened. %2</source>
        <translation>%1
无法打开。%2</translation>
    </message>
    <message>
        <source>%1, cannot be opened: %2</source>
        <translation>%1，无法打开：%2</translation>
    </message>
    <message>
        <source>%1, %2, %3 layers and heads, %4 K/V heads, %5 parameters, %6 on disk, %7 in memory</source>
        <translation>%1，%2，层与头 %3，%4 个 K/V 头，%5 个参数，磁盘 %6，内存 %7</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>系列</translation>
    </message>
    <message>
        <source>Layers × heads</source>
        <translation>层 × 头</translation>
    </message>
    <message>
        <source>Layers, and query heads of the first one</source>
        <translation>层数，以及首层的查询头数</translation>
    </message>
    <message>
        <source>K/V</source>
        <translation>K/V</translation>
    </message>
    <message>
        <source>Heads of keys and values; query heads share them where they are fewer</source>
        <translation>键和值的头数；较少时由多个查询头共用</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>磁盘占用</translation>
    </message>
    <message>
        <source>The files with the weights</source>
        <translation>权重文件</translation>
    </message>
    <message>
        <source>In memory</source>
        <translation>内存占用</translation>
    </message>
    <message>
        <source>The weights, and a run of a text of 512 tokens (or the model&apos;s context)</source>
        <translation>权重，以及运行一段 512 个词元（或模型上下文长度）的文本所需</translation>
    </message>
    <message>
        <source>From</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Bundled with the program, opened before, downloaded, or in a folder of yours</source>
        <translation>随程序自带、先前打开过、已下载，或在自己的文件夹中</translation>
    </message>
</context>
<context>
    <name>headscope::ModelText</name>
    <message>
        <source>drawn at random, F32</source>
        <translation>随机生成，F32</translation>
    </message>
    <message>
        <source>mixed: %1</source>
        <translation>混合：%1</translation>
    </message>
    <message>
        <source>Pictures: %1</source>
        <translation>图片：%1</translation>
    </message>
    <message>
        <source>%1, %2 parameters (%3)</source>
        <translation>%1，%2 参数（%3）</translation>
    </message>
    <message>
        <source>Width %1, head width %2, %3 tokens a picture</source>
        <translation>宽度 %1，头宽度 %2，每张图片 %3 个词元</translation>
    </message>
    <message>
        <source>Width %1, head width %2, vocabulary %3, context %4 tokens</source>
        <translation>宽度 %1，头宽度 %2，词表 %3，上下文 %4 个词元</translation>
    </message>
    <message>
        <source>Tokens: %1</source>
        <translation>词元：%1</translation>
    </message>
    <message>
        <source>Tokenizer: %1</source>
        <translation>分词器：%1</translation>
    </message>
    <message>
        <source>Format: %1</source>
        <translation>格式：%1</translation>
    </message>
    <message>
        <source>Memory: %1 (%2 of weights, %3 for a text of %4 tokens)</source>
        <translation>内存：%1（权重 %2，%4 个词元的文本 %3）</translation>
    </message>
    <message>
        <source>%1+%2 layers</source>
        <translation>%1+%2 层</translation>
    </message>
    <message>
        <source>1 layer</source>
        <translation>1 层</translation>
    </message>
    <message numerus="yes">
        <source>%n layers</source>
        <translation>
            <numerusform>%n 层</numerusform>
        </translation>
    </message>
    <message>
        <source>1 head</source>
        <translation>1 头</translation>
    </message>
    <message numerus="yes">
        <source>%n heads</source>
        <translation>
            <numerusform>%n 头</numerusform>
        </translation>
    </message>
    <message>
        <source>%1   %2 · %3 · %4 K/V</source>
        <translation>%1   %2 · %3 · %4 K/V</translation>
    </message>
</context>
<context>
    <name>headscope::MostList</name>
    <message>
        <source>Most …</source>
        <translation>各项最强</translation>
    </message>
    <message>
        <source>The head with the highest value of each score.
Click: side A. Right- or Shift-click: side B.</source>
        <translation>每项指标数值最高的头。
单击：A 侧。右键单击或按住 Shift 单击：B 侧。</translation>
    </message>
    <message>
        <source>Most %1: %2</source>
        <translation>%1 最强：%2</translation>
    </message>
    <message>
        <source>Click: side A. Right- or Shift-click: side B.</source>
        <translation>单击：A 侧。右键单击或按住 Shift 单击：B 侧。</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>不满足 %1</translation>
    </message>
    <message>
        <source>The highest value of all heads, but below the badge&apos;s threshold</source>
        <translation>在所有头中数值最高，但低于徽标的阈值</translation>
    </message>
    <message>
        <source>No head has a value on this text</source>
        <translation>此文本上没有任何头有数值</translation>
    </message>
    <message>
        <source>Most %1: no head</source>
        <translation>%1 最强：无</translation>
    </message>
</context>
<context>
    <name>headscope::NumberCheckWindow</name>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Check &amp;again</source>
        <translation>重新检查(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>复制为文本(&amp;C)</translation>
    </message>
    <message>
        <source>Headscope: check of the numbers</source>
        <translation>Headscope：检查数值</translation>
    </message>
    <message>
        <source>What is shown here, in English, to be pasted into a letter</source>
        <translation>此处所示内容的英文文本，可粘贴到信件中</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>关闭(&amp;L)</translation>
    </message>
    <message>
        <source>The numbers could not be checked.</source>
        <translation>未能完成数值检查。</translation>
    </message>
    <message>
        <source>What was compared</source>
        <translation>比较的内容</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>比较个数</translation>
    </message>
    <message>
        <source>Largest difference</source>
        <translation>最大差值</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>容差</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>The numbers can not be checked.</source>
        <translation>无法检查数值。</translation>
    </message>
    <message>
        <source>The bundled model or the values of the reference are not where the program looks for them.</source>
        <translation>在程序查找的位置没有自带模型或参考值。</translation>
    </message>
    <message>
        <source>Checking the numbers…</source>
        <translation>正在检查数值…</translation>
    </message>
    <message>
        <source>The bundled model runs on fixed texts.</source>
        <translation>自带模型正在固定的文本上运行。</translation>
    </message>
    <message>
        <source>Stopped: nothing was checked.</source>
        <translation>已停止：未作检查。</translation>
    </message>
    <message>
        <source>All numbers agree with the reference.</source>
        <translation>所有数值均与参考值一致。</translation>
    </message>
    <message>
        <source>Some numbers differ from the reference by more than their tolerance.</source>
        <translation>部分数值与参考值之差超出容差。</translation>
    </message>
    <message>
        <source>Headscope %1 ran the bundled model on fixed texts; the reference is %2. Processor: %3; the core is built for %4.</source>
        <translation>Headscope %1 在固定的文本上运行了自带模型；参考值来自 %2。处理器：%3；计算核心按 %4 编译。</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>not passed</source>
        <translation>未通过</translation>
    </message>
    <message>
        <source>Token ids that differ</source>
        <translation>不同的词元 id</translation>
    </message>
    <message>
        <source>Attention weights, layer %1</source>
        <translation>注意力权重，第 %1 层</translation>
    </message>
    <message>
        <source>Logits</source>
        <translation>logits</translation>
    </message>
    <message>
        <source>Mean loss, nats</source>
        <translation>平均损失，nat</translation>
    </message>
</context>
<context>
    <name>headscope::NumbersPanel</name>
    <message>
        <source>What the sides differ in</source>
        <translation>两侧的差别</translation>
    </message>
</context>
<context>
    <name>headscope::NumbersTable</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1
pp: percentage points</source>
        <translation>%1
pp：百分点</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>B − A</source>
        <translation>B − A</translation>
    </message>
</context>
<context>
    <name>headscope::OwnTextPanel</name>
    <message>
        <source>Text as A</source>
        <translation>文本同 A</translation>
    </message>
    <message>
        <source>Give side B the text of side A again</source>
        <translation>让 B 侧重新使用 A 侧的文本</translation>
    </message>
    <message>
        <source>Type the text of side B…</source>
        <translation>输入 B 侧的文本…</translation>
    </message>
    <message>
        <source>B   same text, cut by its own tokenizer</source>
        <translation>B   同一文本，由自己的分词器切分</translation>
    </message>
    <message>
        <source>Tokens of side B</source>
        <translation>B 侧的词元</translation>
    </message>
    <message>
        <source>Tokens of side B&apos;s source</source>
        <translation>B 侧源文本的词元</translation>
    </message>
    <message>
        <source>Type what side B&apos;s decoder has written…</source>
        <translation>输入 B 侧解码器已写出的内容…</translation>
    </message>
    <message>
        <source>Second sentence of side B (optional)</source>
        <translation>B 侧的第二句（可选）</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>B   same picture, cut into other patches</source>
        <translation>B   同一图片，切分成不同的图像块</translation>
    </message>
</context>
<context>
    <name>headscope::PageStack</name>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>All pages</source>
        <translation>所有页面</translation>
    </message>
    <message>
        <source>Sections of pages</source>
        <translation>页面分区</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>页面(&amp;P)</translation>
    </message>
    <message>
        <source>There is no page &quot;%1&quot; that could be set.</source>
        <translation>没有可设置的页面“%1”。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>headscope::PartBars</name>
    <message>
        <source>Lengths of what each head writes</source>
        <translation>每个头所写内容的长度</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Click: side A. Right- or Shift-click: side B. Keys: up, down, Return, Shift+Return</source>
        <translation>单击：A 侧。右键单击或按住 Shift 单击：B 侧。键盘：上、下、Enter、Shift+Enter</translation>
    </message>
    <message>
        <source>lengths of vectors</source>
        <translation>向量的长度</translation>
    </message>
    <message>
        <source>part</source>
        <translation>分量</translation>
    </message>
    <message>
        <source>length</source>
        <translation>长度</translation>
    </message>
</context>
<context>
    <name>headscope::PartChooser</name>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>What can go into the figure</source>
        <translation>可放入插图的内容</translation>
    </message>
    <message>
        <source>heads: L0 H1, L2, L3 H0-H3</source>
        <translation>头：L0 H1, L2, L3 H0-H3</translation>
    </message>
    <message>
        <source>Heads side by side: names, ranges, or a layer for all of its heads</source>
        <translation>并排的头：名称、区间，或以层表示其所有头</translation>
    </message>
    <message>
        <source>Add to the figure</source>
        <translation>添加到插图</translation>
    </message>
    <message>
        <source>What can go in</source>
        <translation>可放入的内容</translation>
    </message>
    <message>
        <source>What is in the figure, in its order</source>
        <translation>插图中的内容，按顺序排列</translation>
    </message>
    <message>
        <source>In the figure</source>
        <translation>插图中</translation>
    </message>
    <message>
        <source>%1 (not there yet)</source>
        <translation>%1（尚未就绪）</translation>
    </message>
    <message>
        <source>%1: it is put in when the window shows it. Open its page, or remove it.</source>
        <translation>%1：窗口显示它时即会放入。请打开其页面，或将其移除。</translation>
    </message>
    <message>
        <source>Double-click or Return adds it to the figure</source>
        <translation>双击或按 Enter 可添加到插图</translation>
    </message>
    <message>
        <source>Heads by their names</source>
        <translation>按名称指定的头</translation>
    </message>
    <message>
        <source>Add these heads</source>
        <translation>添加这些头</translation>
    </message>
    <message>
        <source>Add the heads that are named, side by side</source>
        <translation>添加所列的头，并排放置</translation>
    </message>
    <message>
        <source>Drag a part to another place</source>
        <translation>拖动部件可改变其位置</translation>
    </message>
    <message>
        <source>The chosen part comes earlier</source>
        <translation>将选定的部件前移</translation>
    </message>
    <message>
        <source>The chosen part comes later</source>
        <translation>将选定的部件后移</translation>
    </message>
    <message>
        <source>Take the chosen part out of the figure</source>
        <translation>从插图中移除选定的部件</translation>
    </message>
    <message>
        <source>Add what is chosen above</source>
        <translation>添加上面选定的内容</translation>
    </message>
    <message>
        <source>Pages of the window offer their pictures once they were opened with this text.</source>
        <translation>窗口中的页面用此文本打开过之后，即可提供其图片。</translation>
    </message>
</context>
<context>
    <name>headscope::PatchCanvas</name>
    <message>
        <source>Picture with a row of weights over it</source>
        <translation>叠加了一行权重的图片</translation>
    </message>
    <message>
        <source>patch %1: row %2, column %3 (token %4)</source>
        <translation>图像块 %1：第 %2 行，第 %3 列（词元 %4）</translation>
    </message>
    <message>
        <source>weight from the chosen %1: %2</source>
        <translation>选定的 %1 给它的权重：%2</translation>
    </message>
    <message>
        <source>looks most at %1</source>
        <translation>最关注 %1</translation>
    </message>
</context>
<context>
    <name>headscope::PatchView</name>
    <message>
        <source>Grid</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>Opacity of the colours</source>
        <translation>颜色的不透明度</translation>
    </message>
    <message>
        <source>How much the colours of the weights cover the picture</source>
        <translation>权重颜色遮盖图片的程度</translation>
    </message>
    <message>
        <source>Lines between the patches</source>
        <translation>图像块之间的线</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>不透明度</translation>
    </message>
    <message>
        <source>Where %1 looks: a learned token in front of the patches</source>
        <translation>%1 看向哪里：图像块之前的可学习词元</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>共用范围</translation>
    </message>
    <message>
        <source>%1   this side has no such token</source>
        <translation>%1   此侧没有这个词元</translation>
    </message>
    <message>
        <source>%1   weights of query %2: most to %3, %4</source>
        <translation>%1   查询 %2 的权重：最大给 %3，%4</translation>
    </message>
    <message>
        <source>to %1 %2</source>
        <translation>给 %1 %2</translation>
    </message>
    <message>
        <source>to all patches together %1</source>
        <translation>给全部图像块合计 %1</translation>
    </message>
</context>
<context>
    <name>headscope::PatternPage</name>
    <message>
        <source>a list of [query, key] and [query, first key, last key]</source>
        <translation>由 [查询, 键] 和 [查询, 首键, 末键] 组成的列表</translation>
    </message>
    <message>
        <source>a pattern has &quot;words&quot; or &quot;cells&quot;, not both</source>
        <translation>模式只能有“words”或“cells”，不能两者都有</translation>
    </message>
    <message>
        <source>of the weight of one row</source>
        <translation>一行权重</translation>
    </message>
    <message>
        <source>of the weight of %1 rows</source>
        <translation>%1 行权重</translation>
    </message>
</context>
<context>
    <name>headscope::PatternView</name>
    <message>
        <source>Pattern</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>-1   or   -8..-1   or   same, after-same   or   first</source>
        <translation>-1   或   -8..-1   或   same, after-same   或   first</translation>
    </message>
    <message>
        <source>Which keys a query should look at, with commas between:
-1 the token before it, 0 itself, -8..-1 the eight before it,
first: key 0; same: earlier copies of its token; after-same: what followed these.
Or click cells of the map to draw.</source>
        <translation>查询应看向哪些键，用逗号分隔：
-1 为前一个词元，0 为自身，-8..-1 为前面八个，
first：键 0；same：自身词元先前的副本；after-same：这些副本之后的词元。
也可单击热图的单元格来绘制。</translation>
    </message>
    <message>
        <source>query (attends)</source>
        <translation>查询（关注者）</translation>
    </message>
    <message>
        <source>key (is attended to)</source>
        <translation>键（被关注者）</translation>
    </message>
    <message>
        <source>Heads that follow it most: share %1</source>
        <translation>最符合的头：在%1中所占份额</translation>
    </message>
    <message>
        <source>Type which keys a query should look at, or click cells to draw them.</source>
        <translation>输入查询应看向哪些键，或单击单元格绘制。</translation>
    </message>
    <message>
        <source>Cells of the pattern</source>
        <translation>模式的单元格</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>查询 %1</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>键 %1</translation>
    </message>
    <message>
        <source>in the pattern</source>
        <translation>在模式中</translation>
    </message>
    <message>
        <source>not in the pattern</source>
        <translation>不在模式中</translation>
    </message>
</context>
<context>
    <name>headscope::PictureField</name>
    <message>
        <source>Open a picture…</source>
        <translation>打开图片…</translation>
    </message>
    <message>
        <source>Give the model a picture of yours: PNG, JPEG and others</source>
        <translation>给模型一张自己的图片：PNG、JPEG 等</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Take the picture from the clipboard (Ctrl+V)</source>
        <translation>使用剪贴板中的图片 (Ctrl+V)</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>The picture that comes with the program</source>
        <translation>随程序附带的图片</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Open a picture</source>
        <translation>打开图片</translation>
    </message>
    <message>
        <source>Open a picture, or drop one here</source>
        <translation>打开图片，或拖放到此处</translation>
    </message>
    <message>
        <source>%1   %2 × %3 pixels</source>
        <translation>%1   %2 × %3 像素</translation>
    </message>
</context>
<context>
    <name>headscope::PicturePage</name>
    <message>
        <source>This page shows heads of a model of pictures over the picture.
Open one (ViT, DeiT, DINOv2, or CLIP&apos;s image tower): File &gt; Open model.</source>
        <translation>此页面在图片上显示图像模型的头。
请打开一个图像模型（ViT、DeiT、DINOv2 或 CLIP 的图像塔）：文件 &gt; 打开模型。</translation>
    </message>
</context>
<context>
    <name>headscope::PredictionChart</name>
    <message>
        <source>%1: A %2, B %3</source>
        <translation>%1：A %2，B %3</translation>
    </message>
    <message>
        <source>KL(A‖B) %1 nats</source>
        <translation>KL(A‖B) %1 nat</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>Kullback-Leibler divergence of the token: Σ p_A ln(p_A / p_B)</source>
        <translation>该词元处的 Kullback-Leibler 散度：Σ p_A ln(p_A / p_B)</translation>
    </message>
</context>
<context>
    <name>headscope::PredictionsPanel</name>
    <message>
        <source>Hidden token</source>
        <translation>遮盖词元</translation>
    </message>
</context>
<context>
    <name>headscope::PreferencesWindow</name>
    <message>
        <source>&amp;Reset to defaults</source>
        <translation>恢复默认设置(&amp;D)</translation>
    </message>
    <message>
        <source>Headscope: preferences</source>
        <translation>Headscope：首选项</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Of this page</source>
        <translation>仅限此页</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
</context>
<context>
    <name>headscope::ProductChart</name>
    <message>
        <source>Products of query and key, %1 %2</source>
        <translation>查询与键的乘积，%1 %2</translation>
    </message>
    <message>
        <source>i = %1: %2 × %3 = %4</source>
        <translation>i = %1：%2 × %3 = %4</translation>
    </message>
    <message>
        <source>%1; with i = %2, its rotary pair: %3</source>
        <translation>%1；加上旋转对中的 i = %2：%3</translation>
    </message>
    <message>
        <source>the largest first, in this side&apos;s own order</source>
        <translation>最大的在前，按此侧自己的顺序</translation>
    </message>
    <message>
        <source>the pair with the largest sum first, in this side&apos;s own order</source>
        <translation>总和最大的对在前，按此侧自己的顺序</translation>
    </message>
    <message>
        <source>no rotary pairs</source>
        <translation>无旋转对</translation>
    </message>
    <message>
        <source>rotary pairs: %1</source>
        <translation>旋转对：%1</translation>
    </message>
    <message>
        <source>number</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>product</source>
        <translation>乘积</translation>
    </message>
</context>
<context>
    <name>headscope::ProductPage</name>
    <message>
        <source>Click a cell of a map to see what its score is made of</source>
        <translation>单击热图的单元格，查看其分数的构成</translation>
    </message>
    <message>
        <source>query %1 → key %2</source>
        <translation>查询 %1 → 键 %2</translation>
    </message>
</context>
<context>
    <name>headscope::ProductView</name>
    <message>
        <source>Order of the products</source>
        <translation>乘积的顺序</translation>
    </message>
    <message>
        <source>by index</source>
        <translation>按序号</translation>
    </message>
    <message>
        <source>As the head counts them</source>
        <translation>按头自身的编号</translation>
    </message>
    <message>
        <source>by size</source>
        <translation>按大小</translation>
    </message>
    <message>
        <source>The largest product first, whatever its sign</source>
        <translation>最大的乘积在前，不论正负</translation>
    </message>
    <message>
        <source>by rotary pair</source>
        <translation>按旋转对</translation>
    </message>
    <message>
        <source>Pairs that are rotated together, the largest sum first</source>
        <translation>一起旋转的对，总和最大的在前</translation>
    </message>
    <message>
        <source>Choose a cell of the map, a query and a key: here is how their score comes about.</source>
        <translation>在热图中选择一个单元格，即一个查询和一个键，这里会显示其分数的由来。</translation>
    </message>
    <message>
        <source>bars: qᵢkᵢ; colours of q and k: %1 to %2%3</source>
        <translation>条形：qᵢkᵢ；q 和 k 的颜色：%1 至 %2%3</translation>
    </message>
    <message>
        <source> (both sides)</source>
        <translation> · 两侧</translation>
    </message>
</context>
<context>
    <name>headscope::PromptEditor</name>
    <message>
        <source>Samples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Sentences that show something</source>
        <translation>能说明问题的句子</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>生成</translation>
    </message>
    <message>
        <source>Let the model write the target: always its most likely next token</source>
        <translation>由模型写出目标文本：总取最可能的下一词元</translation>
    </message>
</context>
<context>
    <name>headscope::PromptField</name>
    <message>
        <source>Type a sentence…</source>
        <translation>输入句子…</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>句子</translation>
    </message>
</context>
<context>
    <name>headscope::QuestionCard</name>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>A number: 1 048 576, 0.125, 12.5 %, 1/8 or 4*512^2. Return checks it</source>
        <translation>数字：1 048 576、0.125、12.5 %、1/8 或 4*512^2。按 Enter 检查</translation>
    </message>
    <message>
        <source>Compare the answer with the right one</source>
        <translation>将答案与正确答案比较</translation>
    </message>
    <message>
        <source>Remark on the answer</source>
        <translation>对答案的说明</translation>
    </message>
</context>
<context>
    <name>headscope::RandomLayerPanel</name>
    <message>
        <source>Causal</source>
        <translation>因果</translation>
    </message>
    <message>
        <source>Self</source>
        <translation>自身</translation>
    </message>
    <message>
        <source>Queries and keys of one text</source>
        <translation>查询和键来自同一文本</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>交叉</translation>
    </message>
    <message>
        <source>An encoder and a decoder: queries of the target, keys of the source</source>
        <translation>编码器和解码器：查询来自目标文本，键来自源文本</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Each token&apos;s vector is standard normal, whatever word stands there</source>
        <translation>每个词元的向量服从标准正态分布，与该处的词无关</translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>The typed text, with the embeddings of a model</source>
        <translation>输入的文本，采用某个模型的嵌入</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Each head has projections of its own</source>
        <translation>每个头有自己的投影</translation>
    </message>
    <message>
        <source>q k</source>
        <translation>q k</translation>
    </message>
    <message>
        <source>All heads have the queries and keys of head 0: one map</source>
        <translation>所有头采用头 0 的查询和键：只有一张热图</translation>
    </message>
    <message>
        <source>q k v</source>
        <translation>q k v</translation>
    </message>
    <message>
        <source>All heads have the projections of head 0: one head of width d_k</source>
        <translation>所有头采用头 0 的投影：相当于宽度为 d_k 的单头</translation>
    </message>
    <message>
        <source>Random layer</source>
        <translation>随机层</translation>
    </message>
    <message>
        <source>d / H</source>
        <translation>d / H</translation>
    </message>
    <message>
        <source>Width of the residual stream</source>
        <translation>残差流的宽度</translation>
    </message>
    <message>
        <source>Query heads</source>
        <translation>查询头</translation>
    </message>
    <message>
        <source>Key/value heads: each serves H / G query heads</source>
        <translation>键/值头：每个服务 H / G 个查询头</translation>
    </message>
    <message>
        <source>Width of one query, key or value</source>
        <translation>单个查询、键或值的宽度</translation>
    </message>
    <message>
        <source>Tokens of the text: x1, x2, …; what you typed comes back with another model</source>
        <translation>文本的词元：x1, x2, …；换回其他模型时，恢复先前输入的文本</translation>
    </message>
    <message>
        <source>Layers on top of each other, each x + attention(x)</source>
        <translation>依次堆叠的层，每层为 x + attention(x)</translation>
    </message>
    <message>
        <source>The same seed gives the same numbers on every machine</source>
        <translation>相同的种子在任何机器上得到相同的数</translation>
    </message>
    <message>
        <source>A query sees keys up to its own position</source>
        <translation>查询能看到直到自身位置的键</translation>
    </message>
    <message>
        <source>Width d</source>
        <translation>宽度 d</translation>
    </message>
    <message>
        <source>Heads H</source>
        <translation>头数 H</translation>
    </message>
    <message>
        <source>K/V heads G</source>
        <translation>K/V 头数 G</translation>
    </message>
    <message>
        <source>Head width d_k</source>
        <translation>头宽度 d_k</translation>
    </message>
    <message>
        <source>Tokens T</source>
        <translation>词元数 T</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Shared by all</source>
        <translation>各头共用</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>The head whose weights are copied</source>
        <translation>被复制权重的头</translation>
    </message>
    <message>
        <source>The head that gets them</source>
        <translation>接收权重的头</translation>
    </message>
    <message>
        <source>q</source>
        <translation>q</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>v</source>
        <translation>v</translation>
    </message>
    <message>
        <source>o</source>
        <translation>o</translation>
    </message>
    <message>
        <source>Its part of W_Q</source>
        <translation>其 W_Q 部分</translation>
    </message>
    <message>
        <source>Its part of W_K, of its group where heads share them</source>
        <translation>其 W_K 部分；各头共用时为所在组的部分</translation>
    </message>
    <message>
        <source>Its part of W_V, of its group where heads share them</source>
        <translation>其 W_V 部分；各头共用时为所在组的部分</translation>
    </message>
    <message>
        <source>Its part of W_O</source>
        <translation>其 W_O 部分</translation>
    </message>
    <message>
        <source>Copy these weights from the one head to the other</source>
        <translation>将这些权重从一个头复制到另一个头</translation>
    </message>
    <message>
        <source>Undo all</source>
        <translation>全部撤销</translation>
    </message>
    <message>
        <source>Each head has weights of its own again</source>
        <translation>每个头恢复自己的权重</translation>
    </message>
    <message>
        <source>H%1</source>
        <translation>H%1</translation>
    </message>
    <message>
        <source>Open a model to use its embeddings</source>
        <translation>打开一个模型以使用其嵌入</translation>
    </message>
    <message>
        <source>Embeddings of %1</source>
        <translation>%1 的嵌入</translation>
    </message>
    <message>
        <source>q·k before factor and mask: root mean square %1; √d_k = %2 for independent entries of unit variance.</source>
        <translation>乘因子和加掩码之前的 q·k：均方根 %1；各分量独立且方差为 1 时为 √d_k = %2。</translation>
    </message>
    <message>
        <source>%1 of H%2 → H%3</source>
        <translation>%1：H%2 → H%3</translation>
    </message>
    <message>
        <source>nothing is copied</source>
        <translation>没有复制</translation>
    </message>
    <message>
        <source>%1 heads do not divide a width of %2: set the head width.</source>
        <translation>%1 个头不能整除宽度 %2：请设置头宽度。</translation>
    </message>
    <message>
        <source>Copy from</source>
        <translation>复制来源</translation>
    </message>
    <message>
        <source>Copy to</source>
        <translation>复制目标</translation>
    </message>
</context>
<context>
    <name>headscope::RankPage</name>
    <message>
        <source>The ranks are being computed…</source>
        <translation>正在计算秩…</translation>
    </message>
    <message>
        <source>A %1, %2: %3 queries, %4 keys%5</source>
        <translation>A %1，%2：%3 个查询，%4 个键%5</translation>
    </message>
    <message>
        <source>rerun</source>
        <translation>整个模型</translation>
    </message>
    <message>
        <source>rescored</source>
        <translation>仅此 softmax</translation>
    </message>
    <message>
        <source> (the first of %1 and %2)</source>
        <translation> · 只取前面的，共 %1 和 %2 个</translation>
    </message>
    <message>
        <source>scores q·k</source>
        <translation>分数 q·k</translation>
    </message>
    <message>
        <source>min(d_k, T)</source>
        <translation>min(d_k, T)</translation>
    </message>
    <message>
        <source>weights A</source>
        <translation>权重 A</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>output A·V</source>
        <translation>输出 A·V</translation>
    </message>
    <message>
        <source>all heads&apos; A·V</source>
        <translation>所有头的 A·V</translation>
    </message>
    <message>
        <source>min(T, H·d_k)</source>
        <translation>min(T, H·d_k)</translation>
    </message>
    <message>
        <source>residual stream at layer %1, %2 tokens%3</source>
        <translation>第 %1 层的残差流，%2 个词元%3</translation>
    </message>
    <message>
        <source> (the first of %1)</source>
        <translation> · 只取前面的，共 %1 个</translation>
    </message>
    <message>
        <source>%1 random tokens</source>
        <translation>%1 个随机词元</translation>
    </message>
</context>
<context>
    <name>headscope::RankView</name>
    <message>
        <source>rank</source>
        <translation>秩</translation>
    </message>
    <message>
        <source>numerical</source>
        <translation>数值秩</translation>
    </message>
    <message>
        <source>effective rank</source>
        <translation>有效秩</translation>
    </message>
    <message>
        <source>exp of entropy</source>
        <translation>熵的 exp</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>上界</translation>
    </message>
    <message>
        <source>rank at most</source>
        <translation>秩不超过</translation>
    </message>
    <message>
        <source>Singular values</source>
        <translation>奇异值</translation>
    </message>
    <message>
        <source>index</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>share of the largest</source>
        <translation>与最大值之比</translation>
    </message>
    <message>
        <source>concatenation, effective</source>
        <translation>拼接，有效秩</translation>
    </message>
    <message>
        <source>concatenation, rank</source>
        <translation>拼接，秩</translation>
    </message>
    <message>
        <source>one head&apos;s scores, effective</source>
        <translation>单头分数，有效秩</translation>
    </message>
    <message>
        <source>one head&apos;s scores, rank</source>
        <translation>单头分数，秩</translation>
    </message>
    <message>
        <source>Random projections: ranks against H at d = %1</source>
        <translation>随机投影：d = %1 时秩随 H 的变化</translation>
    </message>
    <message>
        <source>heads H</source>
        <translation>头数 H</translation>
    </message>
    <message>
        <source>Random projections are being computed…</source>
        <translation>正在计算随机投影…</translation>
    </message>
    <message>
        <source>d_k = 16</source>
        <translation>d_k = 16</translation>
    </message>
    <message>
        <source>Input of the random projections</source>
        <translation>随机投影的输入</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>The text&apos;s residual stream at side A&apos;s layer, each row divided by its root mean square</source>
        <translation>文本在 A 侧所在层的残差流，每行除以其均方根</translation>
    </message>
    <message>
        <source>random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>256 random tokens: independent normal numbers</source>
        <translation>256 个随机词元：独立的正态随机数</translation>
    </message>
    <message>
        <source>Seed of the random projections</source>
        <translation>随机投影的种子</translation>
    </message>
    <message>
        <source>The seed of the random projections, and of a random input: the same numbers give the same picture</source>
        <translation>随机投影及随机输入的种子：相同的数得到相同的图</translation>
    </message>
    <message>
        <source>seed </source>
        <translation>种子 </translation>
    </message>
    <message>
        <source>Rank: singular values above max(rows, columns) · 2⁻²³ of the largest, the rounding of float32. Effective rank: exp of the entropy of the singular values as shares of their sum. Too many heads: with d_k below 16, by a rule of thumb, scores have little rank left; GPT-3 has d = 12288, H = 96, d_k = 128.</source>
        <translation>秩：大于最大奇异值的 max(行数, 列数) · 2⁻²³ 倍（float32 的舍入误差）的奇异值个数。有效秩：将奇异值除以其总和，再取其熵的 exp。头过多：按经验，d_k 小于 16 时分数的秩所剩无几；GPT-3 的 d = 12288，H = 96，d_k = 128。</translation>
    </message>
    <message>
        <source>With H heads one query can copy from two places at once into different directions; one head gives a single mixture. That does not make H heads strictly more expressive than one head of the same total width: one head of width d has scores of rank up to d, each of H heads only up to d/H (the low-rank bottleneck, Bhojanapalli et al. 2020). The two classes overlap; neither contains the other.</source>
        <translation>有 H 个头时，一个查询可以同时从两处复制到不同的方向；单头只能给出一种混合。但这并不意味着 H 个头的表达能力严格强于总宽度相同的单头：宽度为 d 的单头，分数的秩可达 d；H 个头中的每一个只能达到 d/H（低秩瓶颈，Bhojanapalli 等，2020）。两类互有重叠，互不包含。</translation>
    </message>
    <message>
        <source>Ranks along the head</source>
        <translation>一个头各环节的秩</translation>
    </message>
    <message>
        <source>Singular values along the head</source>
        <translation>一个头各环节的奇异值</translation>
    </message>
    <message>
        <source>Ranks of random projections against the number of heads</source>
        <translation>随机投影的秩随头数的变化</translation>
    </message>
    <message>
        <source>Point at a bar or a curve for its number</source>
        <translation>指向条形或曲线可查看数值</translation>
    </message>
    <message>
        <source>Type a text and choose a head: the ranks along it appear here.</source>
        <translation>输入文本并选择一个头，这里会显示其各环节的秩。</translation>
    </message>
</context>
<context>
    <name>headscope::ReadoutBar</name>
    <message>
        <source>masked</source>
        <translation>已掩蔽</translation>
    </message>
    <message>
        <source>B − A</source>
        <translation>B − A</translation>
    </message>
    <message>
        <source>query %1 %2 → key %3 %4</source>
        <translation>查询 %1 %2 → 键 %3 %4</translation>
    </message>
    <message>
        <source>A: %1</source>
        <translation>A：%1</translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation>B：%1</translation>
    </message>
    <message>
        <source>Cell that is pointed at</source>
        <translation>所指的单元格</translation>
    </message>
    <message>
        <source>q·k: the score of query and key; scaled: times the factor; + bias, capped: what the model then
does to it, if anything; weight: after mask and softmax; B − A: of the weights. A linear kernel
has no factor, no cap and no bias: – stands for the steps that it does not take</source>
        <translation>q·k：查询与键的分数；缩放后：乘以因子；+ 偏置、截断后：模型随后对分数
所作的处理（若有）；权重：经过掩码和 softmax 之后；B − A：权重之差。线性核
没有因子、截断和偏置：– 表示不经过的步骤</translation>
    </message>
    <message>
        <source>q·k</source>
        <translation>q·k</translation>
    </message>
    <message>
        <source>scaled</source>
        <translation>缩放后</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Point at a cell to read its numbers</source>
        <translation>指向单元格可读取其数值</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
</context>
<context>
    <name>headscope::RecoveryPage</name>
    <message>
        <source>&amp;Keep what is open</source>
        <translation>保留打开的内容(&amp;K)</translation>
    </message>
    <message>
        <source>Text, heads, settings and pages are written to a file of yours while you work. After a crash or a power cut the next start offers to open them again; when Headscope is closed, the file is removed.</source>
        <translation>工作期间，文本、头、设置和页面会写入当前用户的一个文件。崩溃或断电之后，下次启动时可选择重新打开这些内容；正常关闭 Headscope 时会删除该文件。</translation>
    </message>
</context>
<context>
    <name>headscope::Reduction</name>
    <message>
        <source>mean of %1 × %2 cells a pixel</source>
        <translation>每像素为 %1 × %2 个单元格的平均值</translation>
    </message>
    <message>
        <source>largest in size of %1 × %2 cells a pixel</source>
        <translation>每像素为 %1 × %2 个单元格中绝对值最大者</translation>
    </message>
    <message>
        <source>largest of %1 × %2 cells a pixel</source>
        <translation>每像素为 %1 × %2 个单元格中的最大值</translation>
    </message>
    <message>
        <source>Each pixel stands for up to %1 keys and %2 queries and shows the mean of their cells. Masked cells are left out of it. Zoom in to see single cells.</source>
        <translation>每个像素代表最多 %1 个键和 %2 个查询，显示其单元格的平均值。被掩蔽的单元格不计入。放大可查看单个单元格。</translation>
    </message>
    <message>
        <source>Each pixel stands for up to %1 keys and %2 queries and shows, of their cells, the one that is largest in size. Masked cells are left out. Zoom in to see single cells.</source>
        <translation>每个像素代表最多 %1 个键和 %2 个查询，显示其单元格中绝对值最大的一个。被掩蔽的单元格不计入。放大可查看单个单元格。</translation>
    </message>
    <message>
        <source>Each pixel stands for up to %1 keys and %2 queries and shows the largest of their cells. Masked cells are left out. Zoom in to see single cells.</source>
        <translation>每个像素代表最多 %1 个键和 %2 个查询，显示其单元格中最大的一个。被掩蔽的单元格不计入。放大可查看单个单元格。</translation>
    </message>
</context>
<context>
    <name>headscope::RowTable</name>
    <message>
        <source>Numbers of rows</source>
        <translation>各行的数值</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <translation>%1 %2：%3</translation>
    </message>
</context>
<context>
    <name>headscope::SavedViews</name>
    <message>
        <source>Views (*.headscope)</source>
        <translation>视图 (*.headscope)</translation>
    </message>
    <message>
        <source>What is open can not be kept for the case of a crash: %1</source>
        <translation>无法为防备崩溃而保留当前打开的内容：%1</translation>
    </message>
    <message>
        <source>Open &amp;view…</source>
        <translation>打开视图(&amp;V)…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation>Ctrl+Shift+O</translation>
    </message>
    <message>
        <source>&amp;Save view</source>
        <translation>保存视图(&amp;S)</translation>
    </message>
    <message>
        <source>Save view &amp;as…</source>
        <translation>视图另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>Open a view</source>
        <translation>打开视图</translation>
    </message>
    <message>
        <source>Views and figures (*.headscope *.png *.svg);;All files (*)</source>
        <translation>视图和插图 (*.headscope *.png *.svg);;所有文件 (*)</translation>
    </message>
    <message>
        <source>The view is of the model %1, which is not at %2. Open it (Ctrl+O), and the view appears.</source>
        <translation>视图所用的模型 %1 不在 %2。打开该模型 (Ctrl+O) 后，视图即会显示。</translation>
    </message>
    <message>
        <source>The picture of the view is not in the file: this is the window&apos;s own.</source>
        <translation>视图的图片不在文件中：显示的是窗口当前的图片。</translation>
    </message>
    <message>
        <source>This is another model than the one that the view was saved with (%1): other numbers.</source>
        <translation>此模型不是保存视图时所用的模型（%1）：数值会不同。</translation>
    </message>
    <message>
        <source>Save the view</source>
        <translation>保存视图</translation>
    </message>
    <message>
        <source>view.headscope</source>
        <translation>view.headscope</translation>
    </message>
    <message>
        <source>There is no view to save: open a model first.</source>
        <translation>没有可保存的视图：请先打开模型。</translation>
    </message>
    <message>
        <source>The view is saved to %1.</source>
        <translation>视图已保存到 %1。</translation>
    </message>
    <message>
        <source>Headscope was not closed as it should be the last time. What was open was kept.</source>
        <translation>Headscope 上次没有正常关闭。当时打开的内容已保留。</translation>
    </message>
    <message>
        <source>Headscope was not closed as it should be %1 times. The last of what was open is offered first, the others when it is started again.</source>
        <translation>Headscope 已有 %1 次没有正常关闭。先提供最近一次打开的内容，其余的在再次启动时提供。</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>重新打开</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>Discard all</source>
        <translation>全部丢弃</translation>
    </message>
    <message>
        <source>The view was saved with fast products, which this processor does not have: these numbers are exact ones.</source>
        <translation>此视图保存时使用了快速乘积，而此处理器没有：这里是精确数值。</translation>
    </message>
</context>
<context>
    <name>headscope::SavingBars</name>
    <message>
        <source>%1 → %2 (× %3)</source>
        <translation>%1 → %2（× %3）</translation>
    </message>
</context>
<context>
    <name>headscope::ScaleSlider</name>
    <message>
        <source>Factor</source>
        <translation>因子</translation>
    </message>
    <message>
        <source>q·k is multiplied by this before mask and softmax.
Models use one over the root of a head&apos;s width, so that scores do not grow with it.</source>
        <translation>q·k 在掩码和 softmax 之前乘以此数。
模型通常取头宽度平方根的倒数，使分数不随宽度增大。</translation>
    </message>
    <message>
        <source>model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>%1 (model)</source>
        <translation>%1（模型）</translation>
    </message>
    <message>
        <source>%1 =</source>
        <translation>%1 =</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>headscope::ScalingPage</name>
    <message>
        <source>Linear attention has no factor and no softmax: choose the softmax for this side.</source>
        <translation>线性注意力没有因子，也没有 softmax：请为此侧选择 softmax。</translation>
    </message>
    <message>
        <source>%1 · rescored: the model&apos;s own queries and keys · dL/dO: standard normal, seed 1 · prediction: the whole model rerun</source>
        <translation>%1 · 仅此 softmax：模型自身的查询和键 · dL/dO：标准正态，种子 1 · 预测：重新运行整个模型</translation>
    </message>
</context>
<context>
    <name>headscope::ScalingView</name>
    <message>
        <source>%1 Over the pairs that the mask allows; σ is the deviation.
Dashed, what theory predicts: √d_k for independent entries of unit variance, and, for
independent entries with the moments that they have,
σ² = Σ (E[q²] E[k²] − E[q]² E[k]²) over the features.</source>
        <translation>%1统计掩码所允许的查询-键对；σ 为标准差。
虚线为理论预测：各分量独立且方差为 1 时为 √d_k；
各分量独立、取其实际矩时为
σ² = Σ (E[q²] E[k²] − E[q]² E[k]²)，对各特征求和。</translation>
    </message>
    <message>
        <source>The factor of side A&apos;s head</source>
        <translation>A 侧的头的因子</translation>
    </message>
    <message>
        <source>The factor of side B&apos;s head</source>
        <translation>B 侧的头的因子</translation>
    </message>
    <message>
        <source>Curves against the factor</source>
        <translation>随因子变化的曲线</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Entropy, largest weight and saturated rows; rescored</source>
        <translation>熵、最大权重和饱和行；仅此 softmax</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>Softmax Jacobian, ‖dL/dW_Q‖ and ‖dL/dW_K‖; rescored</source>
        <translation>softmax 雅可比、‖dL/dW_Q‖ 和 ‖dL/dW_K‖；仅此 softmax</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>How far the next token&apos;s distribution moves where the whole model is rerun with
each factor. One run for each: takes a while for a large model.</source>
        <translation>以各个因子重新运行整个模型时，下一词元的分布偏移多少。
每个因子运行一次：大模型耗时较长。</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>统计的内容</translation>
    </message>
    <message>
        <source>q·k</source>
        <translation>q·k</translation>
    </message>
    <message>
        <source>Scores as they are, before the factor.</source>
        <translation>分数本身，乘因子之前。</translation>
    </message>
    <message>
        <source>× factor</source>
        <translation>× 因子</translation>
    </message>
    <message>
        <source>Scores times the present factor.</source>
        <translation>分数乘以当前因子。</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>侧</translation>
    </message>
    <message>
        <source>Open a model and choose a head: what its factor does appears here.</source>
        <translation>打开模型并选择一个头，这里会显示其因子的作用。</translation>
    </message>
</context>
<context>
    <name>headscope::ScatterCanvas</name>
    <message>
        <source>encoder</source>
        <translation>编码器</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>交叉</translation>
    </message>
    <message>
        <source>decoder</source>
        <translation>解码器</translation>
    </message>
    <message>
        <source>Heads by two scores</source>
        <translation>按两项指标分布的头</translation>
    </message>
    <message>
        <source>Side A: %1. Side B: %2.</source>
        <translation>A 侧：%1。B 侧：%2。</translation>
    </message>
    <message>
        <source>No head has both scores with this text: at least one of them is undefined.</source>
        <translation>在此文本上没有头同时具有两项指标：至少有一项无定义。</translation>
    </message>
    <message>
        <source>layer 0</source>
        <translation>第 0 层</translation>
    </message>
</context>
<context>
    <name>headscope::ScoreExplanation</name>
    <message>
        <source>What is this?</source>
        <translation>这是什么？</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close the explanation</source>
        <translation>关闭说明</translation>
    </message>
    <message>
        <source>Range: %1</source>
        <translation>范围：%1</translation>
    </message>
    <message>
        <source>Badge “%1”: %2</source>
        <translation>徽标“%1”：%2</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>来源：%1</translation>
    </message>
</context>
<context>
    <name>headscope::ScoreFilterBar</name>
    <message>
        <source>pinned</source>
        <translation>固定的</translation>
    </message>
    <message>
        <source>with a badge</source>
        <translation>有徽标的</translation>
    </message>
    <message>
        <source>L2, L2 H5, a badge</source>
        <translation>L2, L2 H5, 徽标</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>注意力头</translation>
    </message>
    <message>
        <source>Shows heads of a layer (L2), one head (L2 H5), several (L2H5, L3H1) or those with a badge (induction)</source>
        <translation>显示一层的头 (L2)、一个头 (L2 H5)、若干头 (L2H5, L3H1) 或带某徽标的头 (induction)</translation>
    </message>
    <message>
        <source>Score with a bound</source>
        <translation>设界限的指标</translation>
    </message>
    <message>
        <source>not in this table</source>
        <translation>不在此表中</translation>
    </message>
    <message>
        <source>At least or at most</source>
        <translation>至少或至多</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>至少</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>至多</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>界限</translation>
    </message>
    <message>
        <source>value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Shows only pinned heads</source>
        <translation>只显示固定的头</translation>
    </message>
    <message>
        <source>Shows only heads with a badge</source>
        <translation>只显示有徽标的头</translation>
    </message>
    <message>
        <source>Shows only heads whose value of this score is within the bound</source>
        <translation>只显示此指标的数值在界限内的头</translation>
    </message>
    <message>
        <source>Whether the bound is the least value or the largest</source>
        <translation>界限是最小值还是最大值</translation>
    </message>
    <message>
        <source>A number; empty for no bound</source>
        <translation>数字；留空则无界限</translation>
    </message>
</context>
<context>
    <name>headscope::ScoreRow</name>
    <message>
        <source>side %1 %2 %3</source>
        <translation>%1 侧 %2 %3</translation>
    </message>
    <message>
        <source>Mean over %1 texts ± standard error: %2</source>
        <translation>%1 段文本的均值 ± 标准误：%2</translation>
    </message>
    <message>
        <source>badge %1</source>
        <translation>徽标 %1</translation>
    </message>
</context>
<context>
    <name>headscope::ScoreScatter</name>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>Swap the axes</source>
        <translation>交换坐标轴</translation>
    </message>
    <message>
        <source>click: A · right-click: B · drag: brush · middle click: pin</source>
        <translation>单击：A · 右键单击：B · 拖动：刷选 · 中键单击：固定</translation>
    </message>
    <message>
        <source>Ctrl-click and Ctrl-drag add to the brush; Escape ends it.
The arrow keys move A, with Shift B.</source>
        <translation>按住 Ctrl 单击或拖动可加入刷选；按 Esc 结束刷选。
方向键移动 A，按住 Shift 移动 B。</translation>
    </message>
    <message>
        <source>1 head has no value</source>
        <translation>1 个头没有数值</translation>
    </message>
    <message>
        <source>%1 heads have no value</source>
        <translation>%1 个头没有数值</translation>
    </message>
    <message>
        <source>The score along the plot</source>
        <translation>横轴的指标</translation>
    </message>
    <message>
        <source>The score up the plot</source>
        <translation>纵轴的指标</translation>
    </message>
</context>
<context>
    <name>headscope::ScoreStudy</name>
    <message>
        <source>Stopped: change the text to compute the scores</source>
        <translation>已停止：更改文本即可计算指标</translation>
    </message>
    <message>
        <source>Scores are being computed…</source>
        <translation>正在计算指标…</translation>
    </message>
    <message>
        <source>Type a sentence above to see the scores of its heads</source>
        <translation>在上方输入句子，查看各头的指标</translation>
    </message>
</context>
<context>
    <name>headscope::ScoreTableGrid</name>
    <message>
        <source>Scores of all heads</source>
        <translation>所有头的指标</translation>
    </message>
    <message>
        <source>Names of the heads</source>
        <translation>头的名称</translation>
    </message>
    <message>
        <source>No head passes the filter.</source>
        <translation>没有头符合筛选条件。</translation>
    </message>
</context>
<context>
    <name>headscope::ScoreTableModel</name>
    <message>
        <source>%1 reads K/V head %2</source>
        <translation>%1 读取 K/V 头 %2</translation>
    </message>
    <message>
        <source>%1 (standard error over %2 texts)</source>
        <translation>%1（%2 段文本的标准误）</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>K/V</source>
        <translation>K/V</translation>
    </message>
    <message>
        <source>Badges</source>
        <translation>徽标</translation>
    </message>
    <message>
        <source>Layer and query head, both from 0</source>
        <translation>层和查询头，均从 0 计数</translation>
    </message>
    <message>
        <source>The key/value head that it reads</source>
        <translation>它读取的键/值头</translation>
    </message>
    <message>
        <source>Words for scores that reach a stated threshold</source>
        <translation>指标达到规定阈值时的名称</translation>
    </message>
</context>
<context>
    <name>headscope::ScoreTableView</name>
    <message>
        <source>Save the table as CSV</source>
        <translation>将表格保存为 CSV</translation>
    </message>
    <message>
        <source>Copy the selected rows, or all that are shown, as text for a spreadsheet</source>
        <translation>将选定的行或显示的所有行复制为电子表格可用的文本</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>保存为 CSV</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>复制表格</translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation>%1 个头</translation>
    </message>
    <message>
        <source>%1 of %2 heads</source>
        <translation>%1 / %2 个头</translation>
    </message>
    <message>
        <source>%1 brushed</source>
        <translation>刷选 %1 个</translation>
    </message>
    <message>
        <source>Show %1 as side A</source>
        <translation>将 %1 设为 A 侧</translation>
    </message>
    <message>
        <source>Show %1 as side B</source>
        <translation>将 %1 设为 B 侧</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>取消固定</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Copy the selected rows</source>
        <translation>复制选定的行</translation>
    </message>
    <message>
        <source>Copy all rows</source>
        <translation>复制所有行</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>保存为 CSV…</translation>
    </message>
    <message>
        <source>Show all columns</source>
        <translation>显示所有列</translation>
    </message>
</context>
<context>
    <name>headscope::SelectedPage</name>
    <message>
        <source>the brushed heads</source>
        <translation>刷选的头</translation>
    </message>
    <message>
        <source>the pinned heads</source>
        <translation>固定的头</translation>
    </message>
    <message>
        <source>all heads of side A&apos;s layer; brush some (Ctrl-click or drag in the head map) to choose others</source>
        <translation>A 侧所在层的所有头（按住 Ctrl 单击或拖动头总览可刷选其他头）</translation>
    </message>
    <message>
        <source>of one head, the model&apos;s own run</source>
        <translation>单个头，模型自身的运行</translation>
    </message>
    <message>
        <source>of %1 heads, the model&apos;s own run</source>
        <translation>%1 个头，模型自身的运行</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source> · rows sum to 1 or more</source>
        <translation> · 每行之和不小于 1</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最小值</translation>
    </message>
    <message>
        <source> · rows sum to 1 or less</source>
        <translation> · 每行之和不大于 1</translation>
    </message>
    <message>
        <source>Cell by cell over %1: %2</source>
        <translation>逐单元格汇总，%1：%2</translation>
    </message>
    <message>
        <source>No head is pinned: press P at one in the head map.</source>
        <translation>没有固定的头：在头总览中对某个头按 P 即可固定。</translation>
    </message>
    <message>
        <source>all heads of side A&apos;s layer</source>
        <translation>A 侧所在层的所有头</translation>
    </message>
    <message>
        <source>all heads of the model</source>
        <translation>模型的所有头</translation>
    </message>
    <message>
        <source>Which heads</source>
        <translation>哪些头</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>标记的</translation>
    </message>
    <message>
        <source>The brushed heads, else the pinned ones, else side A&apos;s layer</source>
        <translation>刷选的头；没有则为固定的头；再没有则为 A 侧所在层</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>固定的</translation>
    </message>
    <message>
        <source>The pinned heads</source>
        <translation>固定的头</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>All heads of side A&apos;s layer</source>
        <translation>A 侧所在层的所有头</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>所有头</translation>
    </message>
    <message>
        <source>All heads of the model</source>
        <translation>模型的所有头</translation>
    </message>
</context>
<context>
    <name>headscope::Sentence</name>
    <message>
        <source>attention flow</source>
        <translation>注意力流</translation>
    </message>
    <message>
        <source>comparing heads</source>
        <translation>正在比较各头</translation>
    </message>
    <message>
        <source>ordering heads</source>
        <translation>正在排列各头</translation>
    </message>
    <message>
        <source>placing heads</source>
        <translation>正在计算各头的平面位置</translation>
    </message>
    <message>
        <source>drawing random projections</source>
        <translation>正在生成随机投影</translation>
    </message>
    <message>
        <source>attention rollout</source>
        <translation>注意力展开</translation>
    </message>
    <message>
        <source>running sums</source>
        <translation>正在累加</translation>
    </message>
    <message>
        <source>the whole map</source>
        <translation>正在计算整张热图</translation>
    </message>
    <message>
        <source>tile by tile</source>
        <translation>正在逐块计算</translation>
    </message>
    <message>
        <source>{}: cannot be written: {}</source>
        <translation>{}：无法写入：{}</translation>
    </message>
    <message>
        <source>{}: cannot be read: {}</source>
        <translation>{}：无法读取：{}</translation>
    </message>
    <message>
        <source>{}: this is a link to a file that does not exist: {}</source>
        <translation>{}：此链接指向不存在的文件：{}</translation>
    </message>
    <message>
        <source>{}: this file {}; open the model again</source>
        <translation>{}：此文件{}；请重新打开模型</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>这是文件夹</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>这不是常规文件</translation>
    </message>
    <message>
        <source>was taken away while it was open ({})</source>
        <translation>在打开期间被移走（{}）</translation>
    </message>
    <message>
        <source>was shortened while it was open</source>
        <translation>在打开期间被截短</translation>
    </message>
    <message>
        <source>changed while it was open</source>
        <translation>在打开期间发生了变化</translation>
    </message>
    <message>
        <source>could not be read to its end</source>
        <translation>未能读到末尾</translation>
    </message>
    <message>
        <source>{}: there is no config.json in this folder; open {} itself</source>
        <translation>{}：此文件夹中没有 config.json；请直接打开 {}</translation>
    </message>
    <message>
        <source>{}: there is no config.json in this folder, so it is not a model in the layout of Hugging Face transformers</source>
        <translation>{}：此文件夹中没有 config.json，因此不是 Hugging Face transformers 格式的模型</translation>
    </message>
    <message>
        <source>{}: there is no such file or folder</source>
        <translation>{}：没有这个文件或文件夹</translation>
    </message>
    <message>
        <source>{}: this is a file; choose the folder of the model, which holds config.json and the tensors, or a GGUF file</source>
        <translation>{}：这是文件；请选择模型的文件夹（含 config.json 和张量）或 GGUF 文件</translation>
    </message>
    <message>
        <source>{}: there is no config.json beside this file, which would say what model its tensors are of</source>
        <translation>{}：此文件旁没有 config.json，无法得知其张量属于什么模型</translation>
    </message>
    <message>
        <source>{}: this file is no part of the model in its folder, whose tensors are in {}</source>
        <translation>{}：此文件不属于其文件夹中的模型，该模型的张量在 {} 中</translation>
    </message>
    <message>
        <source>{}: this is a GGUF file, which has no config.json; models in such files cannot be opened yet</source>
        <translation>{}：这是 GGUF 文件，没有 config.json；目前还不能打开这类文件中的模型</translation>
    </message>
    <message>
        <source>{}: this is a GGUF file of version 1, of 2023, which is not read; convert the model again with a current llama.cpp</source>
        <translation>{}：这是 2023 年的第 1 版 GGUF 文件，不予读取；请用当前的 llama.cpp 重新转换模型</translation>
    </message>
    <message>
        <source>{}: this GGUF file is big-endian, made for other machines, and is not read; convert it with gguf-py&apos;s gguf_convert_endian</source>
        <translation>{}：此 GGUF 文件为大端序，供其他机器使用，不予读取；请用 gguf-py 的 gguf_convert_endian 转换</translation>
    </message>
    <message>
        <source>{}: this is one of {} parts of a model; join them with &quot;llama-gguf-split --merge&quot; and open the result</source>
        <translation>{}：这是模型的 {} 个分卷之一；请用 &quot;llama-gguf-split --merge&quot; 合并后打开</translation>
    </message>
    <message>
        <source>{}: this is a Git LFS pointer, a placeholder of {} bytes and not the file itself; run &quot;git lfs pull&quot; in the folder, or download the file again</source>
        <translation>{}：这是 Git LFS 指针，即 {} 字节的占位文件，而不是文件本身；请在该文件夹中运行 &quot;git lfs pull&quot;，或重新下载该文件</translation>
    </message>
    <message>
        <source>{}: the tensors are in {}, a Python pickle, which can run any code when it is opened and is therefore not read; convert it where you trust it: python -c &quot;from transformers import AutoModelForCausalLM as M; M.from_pretrained(&apos;FOLDER&apos;).save_pretrained(&apos;NEW_FOLDER&apos;, safe_serialization=True)&quot; (AutoModelForMaskedLM for BERT), and copy the tokenizer&apos;s files</source>
        <translation>{}：张量在 {} 中，它是 Python pickle，打开时可运行任意代码，因此不读取；请在可信任它的环境中转换：python -c &quot;from transformers import AutoModelForCausalLM as M; M.from_pretrained(&apos;FOLDER&apos;).save_pretrained(&apos;NEW_FOLDER&apos;, safe_serialization=True)&quot;（BERT 用 AutoModelForMaskedLM），并复制分词器的文件</translation>
    </message>
    <message>
        <source>A has {}, B {}: maps of different shapes have no difference.</source>
        <translation>A 有 {}，B 有 {}：形状不同的热图没有差值。</translation>
    </message>
    <message>
        <source>layers {}: {}</source>
        <translation>第 {} 层：{}</translation>
    </message>
    <message>
        <source>writing maps</source>
        <translation>正在写出热图</translation>
    </message>
    <message>
        <source>Reading lessons</source>
        <translation>正在读取课程</translation>
    </message>
    <message>
        <source>{}: cannot be searched: {}</source>
        <translation>{}：无法搜索：{}</translation>
    </message>
    <message>
        <source>{}: the folder holds too much to be searched to its end; {} models of it are listed</source>
        <translation>{}：文件夹内容过多，未能搜索完；已列出其中 {} 个模型</translation>
    </message>
    <message>
        <source>{}: this model is a mixture of {} experts (&quot;{}&quot;), which is not supported</source>
        <translation>{}：此模型是 {} 个专家的混合（“{}”），不受支持</translation>
    </message>
    <message>
        <source>The text is empty: expected at least one character</source>
        <translation>文本为空：至少需要一个字符</translation>
    </message>
    <message>
        <source>The text has no tokens: this model&apos;s tokenizer drops all of its characters</source>
        <translation>文本没有词元：此模型的分词器丢弃了其所有字符</translation>
    </message>
    <message>
        <source>reading the checkpoint</source>
        <translation>正在读取检查点</translation>
    </message>
    <message>
        <source>binding the weights</source>
        <translation>正在绑定权重</translation>
    </message>
    <message>
        <source>reading the tokenizer</source>
        <translation>正在读取分词器</translation>
    </message>
    <message>
        <source>drawing random weights</source>
        <translation>正在生成随机权重</translation>
    </message>
    <message>
        <source>computing predictions</source>
        <translation>正在计算预测</translation>
    </message>
    <message>
        <source>computing each head&apos;s part</source>
        <translation>正在计算每个头的分量</translation>
    </message>
    <message>
        <source>computing the layer in one piece</source>
        <translation>正在整体计算该层</translation>
    </message>
    <message>
        <source>computing the slices of the projections</source>
        <translation>正在计算投影的切片</translation>
    </message>
    <message>
        <source>rank of the scores</source>
        <translation>正在计算分数的秩</translation>
    </message>
    <message>
        <source>rank of the weights</source>
        <translation>正在计算权重的秩</translation>
    </message>
    <message>
        <source>rank of the head&apos;s output</source>
        <translation>正在计算头输出的秩</translation>
    </message>
    <message>
        <source>outputs of the layer&apos;s heads</source>
        <translation>正在计算该层各头的输出</translation>
    </message>
    <message>
        <source>rank of the concatenation</source>
        <translation>正在计算拼接的秩</translation>
    </message>
    <message>
        <source>reading the weights</source>
        <translation>正在读取权重</translation>
    </message>
    <message>
        <source>regrouping the heads of the layer</source>
        <translation>正在重新分组该层的头</translation>
    </message>
    <message>
        <source>{} line so far</source>
        <translation>目前 {} 行</translation>
    </message>
    <message>
        <source>{} lines so far</source>
        <translation>目前 {} 行</translation>
    </message>
    <message>
        <source>{} line</source>
        <translation>{} 行</translation>
    </message>
    <message>
        <source>{} lines</source>
        <translation>{} 行</translation>
    </message>
    <message>
        <source>, {} of them cut to {} tokens</source>
        <translation>，其中 {} 行截至 {} 个词元</translation>
    </message>
    <message>
        <source>, {} empty one left out</source>
        <translation>，略去 {} 个空行</translation>
    </message>
    <message>
        <source>, {} empty ones left out</source>
        <translation>，略去 {} 个空行</translation>
    </message>
    <message>
        <source>, each without a target: the decoder reads its start token only</source>
        <translation>，均无目标文本：解码器只读取起始词元</translation>
    </message>
    <message>
        <source>measuring weights</source>
        <translation>正在测量权重</translation>
    </message>
    <message>
        <source>measuring maps</source>
        <translation>正在测量热图</translation>
    </message>
    <message>
        <source>running the model without each head</source>
        <translation>正在逐个去掉头并运行模型</translation>
    </message>
    <message>
        <source>zeroing values</source>
        <translation>正在将值置零</translation>
    </message>
    <message>
        <source>the steps of the head</source>
        <translation>正在计算头的各步骤</translation>
    </message>
    <message>
        <source>drawing the heads</source>
        <translation>正在绘制各头</translation>
    </message>
    <message>
        <source>The figure is empty: add a part to it</source>
        <translation>插图为空：请添加部件</translation>
    </message>
    <message>
        <source>The figure could not be drawn</source>
        <translation>无法绘制插图</translation>
    </message>
    <message>
        <source>There is not enough memory for a figure of this size</source>
        <translation>内存不足，无法生成这么大的插图</translation>
    </message>
    <message>
        <source>{}: the part of it that came</source>
        <translation>{}：收到的部分</translation>
    </message>
    <message>
        <source>one from byte {}</source>
        <translation>从字节 {} 开始的部分</translation>
    </message>
    <message>
        <source>{}: {} is no longer there</source>
        <translation>{}：{} 已不存在</translation>
    </message>
    <message>
        <source>{}: {}: its bytes have not the hash that the Hub states; nothing was kept of it</source>
        <translation>{}：{}：内容与 Hub 给出的哈希值不符；未予保留</translation>
    </message>
    <message>
        <source>; {} are kept, and the next try goes on from there</source>
        <translation>；已保留 {}，下次从该处继续</translation>
    </message>
    <message>
        <source>room for {}</source>
        <translation>{} 所需的空间</translation>
    </message>
    <message>
        <source>tensor files that {} lists</source>
        <translation>{} 所列的张量文件</translation>
    </message>
    <message>
        <source>{}: its tensors are only in {}, a Python pickle, which can run any code when it is opened and is not fetched; where the Hub has converted it, {}@refs/pr/1 or another number has it in safetensors</source>
        <translation>{}：其张量只在 {} 中，它是 Python pickle，打开时可运行任意代码，因此不获取；若 Hub 已将其转换，可在 {}@refs/pr/1 或其他编号处找到 safetensors 版本</translation>
    </message>
    <message>
        <source>{}: this is an adapter, which changes another model and is none by itself</source>
        <translation>{}：这是适配器，用于修改另一个模型，本身不是模型</translation>
    </message>
    <message>
        <source>{}: its GGUF files are split, or of types that are not read</source>
        <translation>{}：其 GGUF 文件已分卷，或属于不能读取的类型</translation>
    </message>
    <message>
        <source>{}: it has several GGUF files; name one: {}</source>
        <translation>{}：它有多个 GGUF 文件；请指定其中一个：{}</translation>
    </message>
    <message>
        <source>an address such as {}</source>
        <translation>形如 {} 的地址</translation>
    </message>
    <message>
        <source>{}: cannot be made: {}</source>
        <translation>{}：无法创建：{}</translation>
    </message>
    <message>
        <source>name of a model: expected OWNER/NAME or OWNER/NAME@REVISION of letters, digits and - _ . (openai-community/gpt2), found &quot;{}&quot;</source>
        <translation>模型名称：应为 OWNER/NAME 或 OWNER/NAME@REVISION，由字母、数字和 - _ . 组成（如 openai-community/gpt2），现为“{}”</translation>
    </message>
    <message>
        <source>revision of {}: expected a branch, a tag or a commit, found &quot;{}&quot;</source>
        <translation>{} 的版本：应为分支、标签或提交，现为“{}”</translation>
    </message>
    <message>
        <source>{}: another program is fetching this file; wait for it, or stop it</source>
        <translation>{}：另一个程序正在获取此文件；请等待其完成，或将其停止</translation>
    </message>
    <message>
        <source>at most {} million pixels</source>
        <translation>至多 {} 百万像素</translation>
    </message>
    <message>
        <source>{} is set, so nothing is fetched; without it the network is used</source>
        <translation>已设置 {}，因此不获取任何内容；取消设置后将使用网络</translation>
    </message>
    <message>
        <source>Part {} of the figure is too small: {:.0f} x {:.0f} pixels, expected at least {:.0f} x {:.0f}</source>
        <translation>插图的部分 {} 太小：{:.0f} × {:.0f} 像素，应至少为 {:.0f} × {:.0f}</translation>
    </message>
    <message>
        <source>The figure&apos;s size is {} x {}, expected 1 to {} a side</source>
        <translation>插图的尺寸为 {} × {}，每边应为 1 到 {}</translation>
    </message>
    <message>
        <source>The figure would have {:.0f} x {:.0f} pixels, expected 1 to {} a side</source>
        <translation>插图将有 {:.0f} × {:.0f} 像素，每边应为 1 到 {}</translation>
    </message>
    <message>
        <source>The figure would have {:.0f} x {:.0f} pixels, expected at most {:.0f} million in all</source>
        <translation>插图将有 {:.0f} × {:.0f} 像素，总数最多应为 {:.0f} 百万</translation>
    </message>
    <message>
        <source>The figure&apos;s resolution is {} dpi, expected a number above 0</source>
        <translation>插图的分辨率为 {} dpi，应大于 0</translation>
    </message>
    <message>
        <source>The figure is too small: {} x {} pixels, expected at least {} x {}</source>
        <translation>插图太小：{} × {} 像素，应至少为 {} × {}</translation>
    </message>
    <message>
        <source>Fast products need a processor with instructions for BF16 (AVX-512 BF16 or AMX); this one has none</source>
        <translation>快速乘积需要带有 BF16 指令（AVX-512 BF16 或 AMX）的处理器；此处理器没有</translation>
    </message>
</context>
<context>
    <name>headscope::ShapeForm</name>
    <message>
        <source>width of the residual stream</source>
        <translation>残差流的宽度</translation>
    </message>
    <message>
        <source>query heads of a layer</source>
        <translation>一层的查询头数</translation>
    </message>
    <message>
        <source>key/value heads of a layer; G divides H</source>
        <translation>一层的键/值头数；G 整除 H</translation>
    </message>
    <message>
        <source>width of one head; d / H where it is not set and d or H are</source>
        <translation>单个头的宽度；若未设定，而设定了 d 或 H，则为 d / H</translation>
    </message>
    <message>
        <source>layers, for the cache alone</source>
        <translation>层数，仅用于缓存</translation>
    </message>
    <message>
        <source>tokens; those of the text where it is not set</source>
        <translation>词元数；未设定时取文本的词元数</translation>
    </message>
    <message>
        <source>bytes of one cached number: 2 for 16 bits, 4 for float32</source>
        <translation>缓存中每个数的字节数：16 位为 2，float32 为 4</translation>
    </message>
    <message>
        <source>The model&apos;s</source>
        <translation>模型的值</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Takes everything from the loaded model and the text again</source>
        <translation>全部重新取自已加载的模型和文本</translation>
    </message>
</context>
<context>
    <name>headscope::SheetForm</name>
    <message>
        <source>Sizes of your own</source>
        <translation>自定义尺寸</translation>
    </message>
    <message>
        <source>inches</source>
        <translation>英寸</translation>
    </message>
    <message>
        <source>millimetres</source>
        <translation>毫米</translation>
    </message>
    <message>
        <source>pixels of 1/96 in</source>
        <translation>1/96 英寸像素</translation>
    </message>
    <message>
        <source>as the parts need</source>
        <translation>按部件需要</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> dpi</translation>
    </message>
    <message>
        <source>Of a PNG, and stored in it. SVG and PDF are sharp at any size.</source>
        <translation>PNG 的分辨率，也写入文件。SVG 和 PDF 在任何尺寸下都清晰。</translation>
    </message>
    <message>
        <source>Parts next to each other</source>
        <translation>每行并排的部件数</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>尺寸</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>分辨率</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>letters (a), (b) …</source>
        <translation>编号 (a)、(b) …</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>图注</translation>
    </message>
    <message>
        <source>white paper, for print</source>
        <translation>白纸，用于打印</translation>
    </message>
    <message>
        <source>light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>as in the window</source>
        <translation>与窗口相同</translation>
    </message>
    <message>
        <source>usual for the paper</source>
        <translation>该纸张的常用配色</translation>
    </message>
    <message>
        <source>weights 0 to</source>
        <translation>权重 0 至</translation>
    </message>
    <message>
        <source>One range for the weights of all parts, so that they compare</source>
        <translation>所有部件的权重共用一个范围，以便比较</translation>
    </message>
    <message>
        <source>colour bars</source>
        <translation>颜色条</translation>
    </message>
    <message>
        <source>exact where few, else an image</source>
        <translation>少则精确，多则用图像</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>an image</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>How SVG and PDF hold a map: exact cells, or one image</source>
        <translation>SVG 和 PDF 如何存储热图：精确的单元格，或一幅图像</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>纸张</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>单元格</translation>
    </message>
    <message>
        <source>how it was made</source>
        <translation>制作信息</translation>
    </message>
    <message>
        <source>how, without the text</source>
        <translation>制作信息，不含文本</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>What stands in the file beside the picture: program, model, text, heads and settings. A PNG or SVG that has it opens in the window again as this very view.</source>
        <translation>文件中随图片记录的内容：程序、模型、文本、头和设置。含有这些信息的 PNG 或 SVG 可在窗口中重新打开为同一视图。</translation>
    </message>
    <message>
        <source>File says</source>
        <translation>文件信息</translation>
    </message>
    <message>
        <source>Width, resolution and letters as a paper, a slide or a poster has them</source>
        <translation>按论文、幻灯片或海报的惯例设置宽度、分辨率和文字</translation>
    </message>
    <message>
        <source>Of the whole figure</source>
        <translation>按整幅插图计</translation>
    </message>
    <message>
        <source>Unit of width and height</source>
        <translation>宽度和高度的单位</translation>
    </message>
    <message>
        <source>In what width and height are given</source>
        <translation>宽度和高度以此单位表示</translation>
    </message>
    <message>
        <source>Height as the parts need</source>
        <translation>高度按部件需要</translation>
    </message>
    <message>
        <source>The height follows from the width and the parts</source>
        <translation>高度由宽度和部件决定</translation>
    </message>
    <message>
        <source>The family of all letters of the figure</source>
        <translation>插图中所有文字的字体</translation>
    </message>
    <message>
        <source>Size of the letters</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Of the labels; titles are larger</source>
        <translation>标签的文字大小；标题更大</translation>
    </message>
    <message>
        <source>A line over the figure</source>
        <translation>插图上方的一行文字</translation>
    </message>
    <message>
        <source>A line under the figure</source>
        <translation>插图下方的一行文字</translation>
    </message>
    <message>
        <source>Letters of the parts</source>
        <translation>部件的编号</translation>
    </message>
    <message>
        <source>Each part has its letter, for captions to name it</source>
        <translation>每个部件有一个字母编号，便于在图注中引用</translation>
    </message>
    <message>
        <source>What the figure lies on, whatever the window&apos;s theme is</source>
        <translation>插图的底色，与窗口的主题无关</translation>
    </message>
    <message>
        <source>Colours of weights</source>
        <translation>权重的颜色</translation>
    </message>
    <message>
        <source>From the least weight to the largest</source>
        <translation>从最小权重到最大权重</translation>
    </message>
    <message>
        <source>Colours of differences</source>
        <translation>差值的颜色</translation>
    </message>
    <message>
        <source>From negative through none to positive</source>
        <translation>从负值经零到正值</translation>
    </message>
    <message>
        <source>Largest weight of the range</source>
        <translation>范围内的最大权重</translation>
    </message>
    <message>
        <source>The weight that has the last colour</source>
        <translation>对应最末颜色的权重</translation>
    </message>
    <message>
        <source>Colour bars</source>
        <translation>颜色条</translation>
    </message>
    <message>
        <source>Which colour is which weight, beside the maps</source>
        <translation>在热图旁标明颜色与权重的对应</translation>
    </message>
    <message>
        <source>One range of weights</source>
        <translation>权重共用一个范围</translation>
    </message>
</context>
<context>
    <name>headscope::SheetPreview</name>
    <message>
        <source>The figure as it will be</source>
        <translation>插图的最终效果</translation>
    </message>
    <message>
        <source>Drag the figure into another program</source>
        <translation>将插图拖到其他程序</translation>
    </message>
    <message>
        <source>Add a part: choose it at the left</source>
        <translation>添加部件：在左侧选择</translation>
    </message>
</context>
<context>
    <name>headscope::ShortcutEditor</name>
    <message>
        <source>&amp;Reset</source>
        <translation>重置(&amp;R)</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Press the keys; Backspace takes the shortcut away</source>
        <translation>请按键；按 Backspace 移除快捷键</translation>
    </message>
    <message>
        <source>The shortcut that the program gives it</source>
        <translation>程序默认的快捷键</translation>
    </message>
    <message>
        <source>%1 is the shortcut of %2.</source>
        <translation>%1 已是“%2”的快捷键。</translation>
    </message>
</context>
<context>
    <name>headscope::SideCard</name>
    <message>
        <source>cache %1 % of this model&apos;s · no further training</source>
        <translation>缓存为此模型的 %1% · 未再训练</translation>
    </message>
    <message>
        <source>Reset to model</source>
        <translation>恢复为模型设置</translation>
    </message>
    <message>
        <source>Reset to model: factor, K/V groups, pooling, mask and kernel as the model has them</source>
        <translation>恢复为模型设置：因子、K/V 组、池化、掩码和核均与模型相同</translation>
    </message>
    <message>
        <source>Copy to %1</source>
        <translation>复制到 %1</translation>
    </message>
    <message>
        <source>Copy to %1: make that side the same as this one</source>
        <translation>复制到 %1：使该侧与此侧相同</translation>
    </message>
    <message>
        <source>Side %1</source>
        <translation>%1 侧</translation>
    </message>
    <message>
        <source>Own &amp;text</source>
        <translation>自己的文本(&amp;T)</translation>
    </message>
    <message>
        <source>Text &amp;as A</source>
        <translation>文本同 A(&amp;A)</translation>
    </message>
    <message>
        <source>Own &amp;model…</source>
        <translation>自己的模型(&amp;M)…</translation>
    </message>
    <message>
        <source>Model a&amp;s A</source>
        <translation>模型同 A(&amp;S)</translation>
    </message>
    <message>
        <source>own text</source>
        <translation>自己的文本</translation>
    </message>
    <message>
        <source>same text</source>
        <translation>相同文本</translation>
    </message>
    <message>
        <source>same model</source>
        <translation>相同模型</translation>
    </message>
    <message>
        <source>Side %1 is of: %2</source>
        <translation>%1 侧使用：%2</translation>
    </message>
    <message>
        <source>%1
Click to give side B a text or a model of its own</source>
        <translation>%1
单击可让 B 侧使用自己的文本或模型</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Layer, counted from 0</source>
        <translation>层，从 0 计数</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>Query head in its layer, counted from 0</source>
        <translation>该层的查询头，从 0 计数</translation>
    </message>
    <message>
        <source>How many key/value heads the query heads share.
Fewer are made by pooling neighbouring key and value heads of the model.</source>
        <translation>查询头共用多少个键/值头。
较少的头由模型中相邻的键头和值头池化而成。</translation>
    </message>
    <message>
        <source>Pooling</source>
        <translation>池化</translation>
    </message>
    <message>
        <source>mean of heads</source>
        <translation>各头均值</translation>
    </message>
    <message>
        <source>first head</source>
        <translation>首个头</translation>
    </message>
    <message>
        <source>How the key and value heads of a group become one; matters where there are fewer groups than the model has</source>
        <translation>一组的键头和值头如何合为一个；组数少于模型原有数目时才有影响</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>作用范围</translation>
    </message>
    <message>
        <source>this softmax</source>
        <translation>仅此 softmax</translation>
    </message>
    <message>
        <source>Rescore: the queries and keys of the model&apos;s own run under these
settings; nothing flows on to later layers</source>
        <translation>仅此 softmax：模型自身运行的查询和键，采用这些
设置；没有任何改变传递到后面的层</translation>
    </message>
    <message>
        <source>whole model</source>
        <translation>整个模型</translation>
    </message>
    <message>
        <source>Rerun: the whole model runs with these settings in every layer</source>
        <translation>整个模型：在每一层都采用这些设置，重新运行</translation>
    </message>
    <message>
        <source>K/V groups</source>
        <translation>K/V 组</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>核</translation>
    </message>
    <message>
        <source>What the kernel does with queries and keys, rotated and undivided:
%1</source>
        <translation>此核如何处理查询和键（已旋转、未缩放）：
%1</translation>
    </message>
    <message>
        <source>What this layer does with its scores beside the factor:
%1</source>
        <translation>此层除因子外对分数的处理：
%1</translation>
    </message>
    <message>
        <source>%1, the model&apos;s own</source>
        <translation>%1，模型原有</translation>
    </message>
    <message>
        <source>model&apos;s own, the only choice</source>
        <translation>模型原有，唯一的选择</translation>
    </message>
    <message>
        <source>%1 = model&apos;s own</source>
        <translation>%1 = 模型原有</translation>
    </message>
</context>
<context>
    <name>headscope::SidesPanel</name>
    <message>
        <source>Side A</source>
        <translation>A 侧</translation>
    </message>
    <message>
        <source>Settings of side A</source>
        <translation>A 侧的设置</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>B 侧</translation>
    </message>
    <message>
        <source>Settings of side B</source>
        <translation>B 侧的设置</translation>
    </message>
</context>
<context>
    <name>headscope::SimilarityPage</name>
    <message>
        <source>The heads are being compared…</source>
        <translation>正在比较各头…</translation>
    </message>
    <message>
        <source>this text, one token</source>
        <translation>此文本，1 个词元</translation>
    </message>
    <message>
        <source>this text, %1 tokens</source>
        <translation>此文本，%1 个词元</translation>
    </message>
</context>
<context>
    <name>headscope::SimilarityView</name>
    <message>
        <source>What is shown of the distances</source>
        <translation>显示距离的方式</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>The distance of every two heads</source>
        <translation>每两个头的距离</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>平面</translation>
    </message>
    <message>
        <source>Heads near to each other where they attend alike</source>
        <translation>关注方式相似的头彼此靠近</translation>
    </message>
    <message>
        <source>K/V groups</source>
        <translation>K/V 组</translation>
    </message>
    <message>
        <source>Whether heads that share keys and values attend alike</source>
        <translation>共用键和值的头，关注方式是否相似</translation>
    </message>
    <message>
        <source>Order of the heads</source>
        <translation>头的顺序</translation>
    </message>
    <message>
        <source>clustered</source>
        <translation>聚类</translation>
    </message>
    <message>
        <source>Heads that attend alike stand side by side (average linkage)</source>
        <translation>关注方式相似的头排在一起（平均连接聚类）</translation>
    </message>
    <message>
        <source>by layer</source>
        <translation>按层</translation>
    </message>
    <message>
        <source>Layer after layer</source>
        <translation>逐层排列</translation>
    </message>
    <message>
        <source>Distances of all heads</source>
        <translation>所有头之间的距离</translation>
    </message>
    <message>
        <source>Type a text: how far its heads are from each other appears here.</source>
        <translation>输入文本后，这里会显示各头之间的距离。</translation>
    </message>
    <message>
        <source>%1 · reads K/V head %2</source>
        <translation>%1 · 读取 K/V 头 %2</translation>
    </message>
    <message>
        <source>, 0.1 % uniform mixed in (Clark et al. 2019)</source>
        <translation>，混入 0.1% 均匀分布（Clark 等，2019）</translation>
    </message>
    <message>
        <source>There is one head: nothing to be compared with.</source>
        <translation>只有一个头：没有可比较的对象。</translation>
    </message>
    <message>
        <source>head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>click a row: A · right-click: B · wheel zooms</source>
        <translation>单击一行：A · 右键单击：B · 滚轮缩放</translation>
    </message>
    <message>
        <source>each pixel shows the largest divergence of its heads · </source>
        <translation>每个像素显示其中各头的最大散度 · </translation>
    </message>
    <message>
        <source>click: A · right-click: B · drag a frame to brush heads</source>
        <translation>单击：A · 右键单击：B · 拖出方框可刷选头</translation>
    </message>
    <message>
        <source>0: the same weights · ln 2 = 0.693: weights on other keys</source>
        <translation>0：权重相同 · ln 2 = 0.693：权重落在不同的键上</translation>
    </message>
    <message>
        <source>Jensen-Shannon divergence of weights, mean over queries (0 to ln 2)%1 · %2</source>
        <translation>权重的 Jensen-Shannon 散度，各查询的均值（0 至 ln 2）%1 · %2</translation>
    </message>
    <message>
        <source>divergence, nats</source>
        <translation>散度，nat</translation>
    </message>
    <message>
        <source>%1 and %2 · divergence %3</source>
        <translation>%1 与 %2 · 散度 %3</translation>
    </message>
</context>
<context>
    <name>headscope::SliceSheet</name>
    <message>
        <source>A projection cut into the slices of its heads</source>
        <translation>切分为各头切片的投影</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>projected feature</source>
        <translation>投影后的特征</translation>
    </message>
    <message>
        <source>feature of the residual stream</source>
        <translation>残差流的特征</translation>
    </message>
</context>
<context>
    <name>headscope::SlicesPage</name>
    <message>
        <source>0 (exactly equal)</source>
        <translation>0（完全相等）</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>%1 of L%2 · %3 × %4 · slices: %5, of %6 rows each</source>
        <translation>L%2 的 %1 · %3 × %4 · 切片：%5 个，每个 %6 行</translation>
    </message>
    <message>
        <source>each cell: the largest in size of %1 × %2 numbers</source>
        <translation>每个单元格：%1 × %2 个数中绝对值最大者</translation>
    </message>
    <message>
        <source>every number, not pooled</source>
        <translation>每个数，未合并</translation>
    </message>
    <message>
        <source>K/V %1</source>
        <translation>K/V %1</translation>
    </message>
    <message>
        <source>sum + bias</source>
        <translation>总和 + 偏置</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>总和</translation>
    </message>
    <message>
        <source>the layer&apos;s own</source>
        <translation>该层自身</translation>
    </message>
    <message>
        <source>one range; each cell: the largest in size of %1 features</source>
        <translation>同一范围；每格取 %1 个特征中绝对值最大者</translation>
    </message>
    <message>
        <source>one range for all</source>
        <translation>全部共用一个范围</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>偏置</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Sum of the parts%1 − the layer&apos;s output: at most %2 (largest output %3).</source>
        <translation>各分量%1之和 − 该层的输出：至多 %2（最大输出 %3）。</translation>
    </message>
    <message>
        <source> and the bias</source>
        <translation> 与偏置</translation>
    </message>
    <message>
        <source>Each slice of W_Q, W_K, W_V on its own − the whole product: at most %1 (before positions and QK-norm).</source>
        <translation>W_Q、W_K、W_V 的每个切片单独计算 − 整个乘积：至多 %1（位置编码和 QK 归一化之前）。</translation>
    </message>
    <message>
        <source>‖A V W_O[i]‖ at token %1</source>
        <translation>‖A V W_O[i]‖，词元 %1</translation>
    </message>
</context>
<context>
    <name>headscope::SlicesView</name>
    <message>
        <source>W_Q</source>
        <translation>W_Q</translation>
    </message>
    <message>
        <source>The projection to queries, cut by query heads</source>
        <translation>到查询的投影，按查询头切分</translation>
    </message>
    <message>
        <source>W_K</source>
        <translation>W_K</translation>
    </message>
    <message>
        <source>The projection to keys, cut by key/value heads</source>
        <translation>到键的投影，按键/值头切分</translation>
    </message>
    <message>
        <source>W_V</source>
        <translation>W_V</translation>
    </message>
    <message>
        <source>The projection to values, cut by key/value heads</source>
        <translation>到值的投影，按键/值头切分</translation>
    </message>
    <message>
        <source>W_O</source>
        <translation>W_O</translation>
    </message>
    <message>
        <source>The output projection: the rows that each head&apos;s output meets</source>
        <translation>输出投影：与每个头的输出相乘的行</translation>
    </message>
    <message>
        <source>Slices</source>
        <translation>切片</translation>
    </message>
    <message>
        <source>One projection, cut into the slices of its heads</source>
        <translation>一个投影，切分为各头的切片</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>分量</translation>
    </message>
    <message>
        <source>What each head writes through its slice of W_O</source>
        <translation>每个头经由其 W_O 切片写入的内容</translation>
    </message>
    <message>
        <source>What each head writes</source>
        <translation>每个头写入的内容</translation>
    </message>
    <message>
        <source>token</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>feature</source>
        <translation>特征</translation>
    </message>
    <message>
        <source>written</source>
        <translation>写入</translation>
    </message>
</context>
<context>
    <name>headscope::SpecialTokensBar</name>
    <message>
        <source>Special tokens</source>
        <translation>特殊词元</translation>
    </message>
    <message>
        <source>Special tokens in the text</source>
        <translation>文本中的特殊词元</translation>
    </message>
    <message>
        <source>Insert %1: the model says what it expects there</source>
        <translation>插入 %1：模型给出该处的预测</translation>
    </message>
    <message>
        <source>as text</source>
        <translation>按文本</translation>
    </message>
    <message>
        <source>%1 in the text is read as the characters it is written with</source>
        <translation>文本中的 %1 按组成它的字符读取</translation>
    </message>
    <message>
        <source>parsed</source>
        <translation>解析</translation>
    </message>
    <message>
        <source>%1 in the text is read as that special token</source>
        <translation>文本中的 %1 作为该特殊词元读取</translation>
    </message>
</context>
<context>
    <name>headscope::SpectrumChart</name>
    <message>
        <source>A %1</source>
        <translation>A %1</translation>
    </message>
    <message>
        <source>B %1</source>
        <translation>B %1</translation>
    </message>
    <message>
        <source>σ %1: %2</source>
        <translation>σ %1：%2</translation>
    </message>
    <message>
        <source>singular values σ (logarithmic)</source>
        <translation>奇异值 σ（对数）</translation>
    </message>
    <message>
        <source>singular values σ</source>
        <translation>奇异值 σ</translation>
    </message>
    <message>
        <source>singular values, the largest first</source>
        <translation>奇异值，最大的在前</translation>
    </message>
    <message>
        <source>index</source>
        <translation>序号</translation>
    </message>
</context>
<context>
    <name>headscope::SpectrumPage</name>
    <message>
        <source>Of the weights alone, whatever the text. The norm in front is folded in; rotary positions and QK-norm, which depend on the token, are not part of QK. Effective rank: exp of the entropy of the singular values, divided by their sum.</source>
        <translation>只看权重，与文本无关；已并入前置归一化。QK 不含随词元变化的旋转位置编码和 QK 归一化。有效秩：归一化奇异值的熵的 exp。</translation>
    </message>
    <message>
        <source>Heads of two models read two different residual streams: there are no angles between them.</source>
        <translation>两个模型的头读取两个不同的残差流：它们之间没有夹角。</translation>
    </message>
    <message>
        <source>between A, %1, and B, %2</source>
        <translation>A（%1）与 B（%2）之间</translation>
    </message>
    <message>
        <source>A and B are one head: between it and the next of its layer, %1</source>
        <translation>A、B 是同一个头：与同层的 %1 之间</translation>
    </message>
    <message>
        <source>The layer has one head, and A and B are both it: there is nothing to compare.</source>
        <translation>该层只有一个头，A 与 B 都是它：没有可比较的。</translation>
    </message>
</context>
<context>
    <name>headscope::SpectrumView</name>
    <message>
        <source>%1 %2: effective rank %3 of %4</source>
        <translation>%1 %2：有效秩 %3 / %4</translation>
    </message>
    <message>
        <source>%1; copying %2</source>
        <translation>%1；复制性 %2</translation>
    </message>
    <message>
        <source>Scale of the singular values</source>
        <translation>奇异值的刻度</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>对数</translation>
    </message>
    <message>
        <source>QK: how queries and keys meet</source>
        <translation>QK：查询与键如何相遇</translation>
    </message>
    <message>
        <source>OV: what is written</source>
        <translation>OV：写入什么</translation>
    </message>
    <message>
        <source>Open a model and choose a head: what its weights alone say appears here.</source>
        <translation>打开模型并选择一个头，这里会显示仅由其权重得出的信息。</translation>
    </message>
    <message>
        <source>Singular values as they are</source>
        <translation>奇异值，原样显示</translation>
    </message>
    <message>
        <source>Equal ratios are equal distances: small values are seen too</source>
        <translation>比值相等则间距相等：小的值也看得见</translation>
    </message>
</context>
<context>
    <name>headscope::SpreadTable</name>
    <message>
        <source>K/V</source>
        <translation>K/V</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>头</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>maps, nats</source>
        <translation>热图，nat</translation>
    </message>
    <message numerus="yes">
        <source>K/V group %1, query heads %2, pooled from %n K/V heads of the model
keys: relative spread %3
values: relative spread %4
maps: mean Jensen-Shannon divergence %5 nats</source>
        <translation>
            <numerusform>K/V 组 %1，查询头 %2，由模型的 %n 个 K/V 头池化而成
键：相对离散度 %3
值：相对离散度 %4
热图：平均 Jensen-Shannon 散度 %5 nat</numerusform>
        </translation>
    </message>
    <message>
        <source>how far apart the heads of each group are: keys and values by their mean&apos;s length, maps in nats</source>
        <translation>各组内的头相距多远：键和值以其均值的长度为单位，热图以 nat 为单位</translation>
    </message>
    <message>
        <source>group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>maps</source>
        <translation>热图</translation>
    </message>
</context>
<context>
    <name>headscope::StagePage</name>
    <message>
        <source>this page has no setting &quot;%1&quot;</source>
        <translation>此页面没有“%1”这项设置</translation>
    </message>
    <message>
        <source>Stopped: choose the page again to compute it</source>
        <translation>已停止：重新选择此页面即可计算</translation>
    </message>
</context>
<context>
    <name>headscope::StagePanel</name>
    <message>
        <source>Maps</source>
        <translation>热图</translation>
    </message>
    <message>
        <source>The maps of A and B, and their difference</source>
        <translation>A 与 B 的热图及其差值</translation>
    </message>
</context>
<context>
    <name>headscope::StepBar</name>
    <message>
        <source>First step</source>
        <translation>第一步</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Play the steps</source>
        <translation>播放各步</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>最后一步</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>How many steps are taken; left and right arrow: one back, one forward</source>
        <translation>已进行的步数；左、右方向键：后退、前进一步</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
</context>
<context>
    <name>headscope::StepBars</name>
    <message>
        <source>One query&apos;s row through all steps, the same key under one another. Click a bar, or use the arrow keys and Return, to choose a key.</source>
        <translation>一个查询的行经过所有步骤，同一个键上下对齐。单击条形，或用方向键和 Enter 选择一个键。</translation>
    </message>
    <message>
        <source>One row through all steps, %1</source>
        <translation>一行经过所有步骤，%1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>weights %1</source>
        <translation>权重 %1</translation>
    </message>
    <message>
        <source>scores %1</source>
        <translation>分数 %1</translation>
    </message>
    <message>
        <source>scores each in its own range</source>
        <translation>分数各用自己的范围</translation>
    </message>
    <message>
        <source>Row of query %1: %2</source>
        <translation>查询 %1 的行：%2</translation>
    </message>
    <message>
        <source>Click a cell above to see its row through all steps</source>
        <translation>单击上方的单元格，查看其所在行经过的所有步骤</translation>
    </message>
    <message>
        <source>key</source>
        <translation>键</translation>
    </message>
</context>
<context>
    <name>headscope::StepDots</name>
    <message>
        <source>Step %1: %2</source>
        <translation>步骤 %1：%2</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
</context>
<context>
    <name>headscope::StepView</name>
    <message>
        <source>Title of the step</source>
        <translation>步骤标题</translation>
    </message>
    <message>
        <source>Text of the step</source>
        <translation>步骤正文</translation>
    </message>
    <message>
        <source>What to try</source>
        <translation>可尝试的操作</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>试一试</translation>
    </message>
    <message>
        <source>**Sources**</source>
        <translation>**来源**</translation>
    </message>
</context>
<context>
    <name>headscope::StepsView</name>
    <message>
        <source>Side A&apos;s head</source>
        <translation>A 侧的头</translation>
    </message>
    <message>
        <source>Side B&apos;s head</source>
        <translation>B 侧的头</translation>
    </message>
    <message>
        <source>Whose head</source>
        <translation>哪一侧的头</translation>
    </message>
    <message>
        <source>Range of the colours</source>
        <translation>颜色的范围</translation>
    </message>
    <message>
        <source>one range</source>
        <translation>共用范围</translation>
    </message>
    <message>
        <source>All scores in one range of colours: what a step does to their size is seen</source>
        <translation>所有分数共用一个颜色范围：可看出一个步骤如何改变其大小</translation>
    </message>
    <message>
        <source>each its own</source>
        <translation>各自范围</translation>
    </message>
    <message>
        <source>Each step&apos;s colours go as far as its own scores: patterns are seen, sizes are not</source>
        <translation>每个步骤的颜色按其自身的分数取范围：看得出模式，看不出大小</translation>
    </message>
    <message>
        <source>A map for each step from q·k to the weights</source>
        <translation>从 q·k 到权重的每一步各一张热图</translation>
    </message>
    <message>
        <source>Open a model and type a text: the way from q·k to the weights of the chosen head appears here.</source>
        <translation>打开模型并输入文本，这里会显示选定的头从 q·k 到权重的过程。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Point at a cell to read it through all steps</source>
        <translation>指向单元格，可读取它在所有步骤中的数值</translation>
    </message>
</context>
<context>
    <name>headscope::TextAxes</name>
    <message>
        <source>source token (%1)</source>
        <translation>源词元（%1）</translation>
    </message>
    <message>
        <source>target token (%1)</source>
        <translation>目标词元（%1）</translation>
    </message>
    <message>
        <source>query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>key</source>
        <translation>键</translation>
    </message>
</context>
<context>
    <name>headscope::TextCanvas</name>
    <message>
        <source>Text coloured by weights</source>
        <translation>按权重着色的文本</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>查询 %1</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>键 %1</translation>
    </message>
    <message>
        <source>queries: choose one</source>
        <translation>查询：请选择一个</translation>
    </message>
    <message>
        <source>keys: choose one</source>
        <translation>键：请选择一个</translation>
    </message>
    <message>
        <source>what %1 attends to from query %2</source>
        <translation>%1：查询 %2 所关注的词元</translation>
    </message>
    <message>
        <source>%1: choose a token to see what it attends to</source>
        <translation>%1：选择一个词元，查看它关注什么</translation>
    </message>
    <message>
        <source>who attends in %1 to key %2</source>
        <translation>%1：关注键 %2 的词元</translation>
    </message>
    <message>
        <source>%1: choose a token to see who attends to it</source>
        <translation>%1：选择一个词元，查看谁关注它</translation>
    </message>
    <message>
        <source>weights with %1</source>
        <translation>与 %1的权重</translation>
    </message>
</context>
<context>
    <name>headscope::TextPanel</name>
    <message>
        <source>Source</source>
        <translation>源文本</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标文本</translation>
    </message>
    <message>
        <source>Type what the decoder has written…</source>
        <translation>输入解码器已写出的内容…</translation>
    </message>
    <message>
        <source>First</source>
        <translation>第一句</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>第二句</translation>
    </message>
    <message>
        <source>Second sentence (optional)</source>
        <translation>第二句（可选）</translation>
    </message>
    <message>
        <source>%1 of %2 tokens</source>
        <translation>%1 / %2 个词元</translation>
    </message>
    <message>
        <source>Tokens of the source</source>
        <translation>源文本的词元</translation>
    </message>
    <message>
        <source>Tokens of the target</source>
        <translation>目标文本的词元</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
</context>
<context>
    <name>headscope::TextView</name>
    <message>
        <source>What the colours show</source>
        <translation>颜色表示的内容</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>What the chosen token attends to: a row of the map</source>
        <translation>选定词元所关注的：热图的一行</translation>
    </message>
    <message>
        <source>column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Who attends to the chosen token: a column of the map</source>
        <translation>关注选定词元的：热图的一列</translation>
    </message>
    <message>
        <source>a weight is not an importance</source>
        <translation>权重不等于重要性</translation>
    </message>
    <message>
        <source>Type a text and choose a head: the text is coloured by what a token attends to.</source>
        <translation>输入文本并选择一个头，文本会按词元的关注对象着色。</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>共用范围</translation>
    </message>
</context>
<context>
    <name>headscope::TokenChips</name>
    <message>
        <source>covers no bytes of the text</source>
        <translation>不对应文本的任何字节</translation>
    </message>
    <message>
        <source>byte %1 of the text</source>
        <translation>文本的字节 %1</translation>
    </message>
    <message>
        <source>bytes %1–%2 of the text</source>
        <translation>文本的字节 %1–%2</translation>
    </message>
    <message>
        <source>
token type %1</source>
        <translation>
词元类型 %1</translation>
    </message>
    <message>
        <source>Position %1: patch in row %2, column %3
pixels %4–%5 across and %6–%7 down of what the model sees</source>
        <translation>位置 %1：第 %2 行第 %3 列的图像块
模型所见图像的像素：横向 %4–%5，纵向 %6–%7</translation>
    </message>
    <message>
        <source>%1 tokens: %2 and %3 × %4 patches of %5 × %5 pixels</source>
        <translation>%1 个词元：%2 以及 %3 × %4 个 %5 × %5 像素的图像块</translation>
    </message>
    <message>
        <source>Position %1: %2, id %3
%4</source>
        <translation>位置 %1：%2，id %3
%4</translation>
    </message>
    <message>
        <source>, part of %1</source>
        <translation>，%1的一部分</translation>
    </message>
    <message>
        <source>Position %1: %2, a learned token in front of the patches</source>
        <translation>位置 %1：%2，图像块之前的可学习词元</translation>
    </message>
</context>
<context>
    <name>headscope::TokenHeadsView</name>
    <message>
        <source>Order of the heads</source>
        <translation>头的顺序</translation>
    </message>
    <message>
        <source>by layer</source>
        <translation>按层</translation>
    </message>
    <message>
        <source>Layer after layer</source>
        <translation>逐层排列</translation>
    </message>
    <message>
        <source>by weight</source>
        <translation>按权重</translation>
    </message>
    <message>
        <source>The largest weight of the chosen key first</source>
        <translation>选定的键权重最大的头在前</translation>
    </message>
    <message>
        <source>Weights of one query in all heads</source>
        <translation>一个查询在所有头中的权重</translation>
    </message>
    <message>
        <source>Type a text and choose a token: where it looks in every head appears here.</source>
        <translation>输入文本并选择一个词元，这里会显示它在每个头中看向哪里。</translation>
    </message>
    <message>
        <source>Where query %1 looks, in all heads</source>
        <translation>查询 %1 在所有头中看向哪里</translation>
    </message>
    <message>
        <source>head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>key (is attended to)</source>
        <translation>键（被关注者）</translation>
    </message>
    <message>
        <source>weight, not importance</source>
        <translation>权重，而非重要性</translation>
    </message>
    <message>
        <source>No head lets query %1 see key %2.</source>
        <translation>没有头让查询 %1 看到键 %2。</translation>
    </message>
    <message>
        <source>Most weight on %1</source>
        <translation>对 %1 权重最大的头</translation>
    </message>
    <message>
        <source>%1 · query %2 → key %3 · %4</source>
        <translation>%1 · 查询 %2 → 键 %3 · %4</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>已掩蔽</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>权重 %1</translation>
    </message>
    <message>
        <source>key %1 · click: which heads carry it</source>
        <translation>键 %1 · 单击：哪些头关注它</translation>
    </message>
    <message>
        <source>click a head: A · right-click: B · click a key&apos;s label: which heads carry it</source>
        <translation>单击头：A · 右键单击：B · 单击键的标签：哪些头关注它</translation>
    </message>
    <message>
        <source>each pixel shows its largest weight · </source>
        <translation>每个像素显示其中的最大权重 · </translation>
    </message>
</context>
<context>
    <name>headscope::TokenPage</name>
    <message>
        <source>Click a token above to see where it looks</source>
        <translation>单击上方的词元，查看它看向哪里</translation>
    </message>
</context>
<context>
    <name>headscope::TokenStrip</name>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>%1, token %2 of %3</source>
        <translation>%1，词元 %2 / %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>headscope::ValuePage</name>
    <message>
        <source>Side A&apos;s head</source>
        <translation>A 侧的头</translation>
    </message>
    <message>
        <source>Side B&apos;s head</source>
        <translation>B 侧的头</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>share of a key&apos;s value in the mean · %1</source>
        <translation>键的值在均值中的份额 · %1</translation>
    </message>
    <message>
        <source>Norm-weighted</source>
        <translation>范数加权</translation>
    </message>
    <message>
        <source>weight × ‖value through W_O‖, not normalised</source>
        <translation>权重 × ‖值经 W_O‖，未归一化</translation>
    </message>
    <message>
        <source>%1: a weight says how much of a value goes into the mean, not how much it matters.</source>
        <translation>%1：权重表示值在均值中占多少，而不是它有多重要。</translation>
    </message>
    <message>
        <source>Value zeroing</source>
        <translation>值置零</translation>
    </message>
    <message>
        <source>1 − cos of the layer&apos;s result without the value</source>
        <translation>去掉该值后该层结果的 1 − cos</translation>
    </message>
    <message>
        <source>Value zeroing is being computed…</source>
        <translation>正在计算值置零…</translation>
    </message>
</context>
<context>
    <name>headscope::VerdictText</name>
    <message>
        <source>Right.</source>
        <translation>正确。</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>正确：%1</translation>
    </message>
    <message>
        <source>Not yet.</source>
        <translation>还不对。</translation>
    </message>
    <message>
        <source>Choose one of them.</source>
        <translation>请选择其中一项。</translation>
    </message>
    <message>
        <source>Type a number: 1 048 576, 0.125, 12.5 %, 1/8 or 4*512^2.</source>
        <translation>请输入一个数：1 048 576、0.125、12.5 %、1/8 或 4*512^2。</translation>
    </message>
    <message>
        <source>This cannot be checked now: the window does not show that number. Wait until it is computed, or show the step again.</source>
        <translation>现在无法检查：窗口没有显示该数值。请等待计算完成，或重新显示此步骤。</translation>
    </message>
</context>
<context>
    <name>headscope::ViewMenu</name>
    <message>
        <source>&amp;Maps</source>
        <translation>热图(&amp;M)</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>刻度</translation>
    </message>
    <message>
        <source>Lo&amp;garithmic</source>
        <translation>对数(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Linear</source>
        <translation>线性(&amp;L)</translation>
    </message>
    <message>
        <source>Weights of 0.0001 and less are drawn alike; small ones become visible.</source>
        <translation>0.0001 及以下的权重画成一样；较小的权重变得可见。</translation>
    </message>
    <message>
        <source>Colour in proportion to the weight.</source>
        <translation>颜色与权重成正比。</translation>
    </message>
    <message>
        <source>&amp;Same range for A and B</source>
        <translation>A 与 B 范围相同(&amp;S)</translation>
    </message>
    <message>
        <source>Equal colours mean equal weights on both maps. Unlocked, each map has its own range.</source>
        <translation>两张热图上相同的颜色表示相同的权重。取消后，每张热图用自己的范围。</translation>
    </message>
    <message>
        <source>First key (attention sink)</source>
        <translation>首个键（注意力汇点）</translation>
    </message>
    <message>
        <source>S&amp;how</source>
        <translation>显示(&amp;H)</translation>
    </message>
    <message>
        <source>The maps as they are.</source>
        <translation>热图原样显示。</translation>
    </message>
    <message>
        <source>Leave &amp;out</source>
        <translation>略去(&amp;O)</translation>
    </message>
    <message>
        <source>The first column is not drawn; the other weights stay as they are, so that rows no longer sum to 1.</source>
        <translation>不画第一列；其余权重保持不变，因此每行之和不再为 1。</translation>
    </message>
    <message>
        <source>Leave out and &amp;renormalise</source>
        <translation>略去并重新归一化(&amp;R)</translation>
    </message>
    <message>
        <source>The first column is not drawn; the other weights of each row are made to sum to 1.</source>
        <translation>不画第一列；每行其余权重归一化，使其和为 1。</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>&amp;Merge pieces into words</source>
        <translation>将片段合并为词(&amp;M)</translation>
    </message>
    <message>
        <source>Weights of a word&apos;s pieces are added where it is attended to, and averaged where it attends.</source>
        <translation>词作为被关注者时，其片段的权重相加；作为关注者时取平均。</translation>
    </message>
    <message>
        <source>Pixels that stand for several cells</source>
        <translation>代表多个单元格的像素</translation>
    </message>
    <message>
        <source>Show the l&amp;argest</source>
        <translation>显示最大值(&amp;A)</translation>
    </message>
    <message>
        <source>No bright cell is lost. Of a difference, the value that is largest in size.</source>
        <translation>不会丢失任何亮单元格。对于差值，取绝对值最大者。</translation>
    </message>
    <message>
        <source>Show the m&amp;ean</source>
        <translation>显示平均值(&amp;E)</translation>
    </message>
    <message>
        <source>What the cells are on average; a single bright one may be lost. Masked cells are left out. Means of a long text are small: a logarithmic scale shows them.</source>
        <translation>单元格的平均情况；单个亮单元格可能丢失。被掩蔽的单元格不计入。长文本的平均值很小：用对数刻度可以看清。</translation>
    </message>
</context>
</TS>
