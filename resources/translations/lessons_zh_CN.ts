<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Lesson</name>
    <message>
        <source>One head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What one attention head computes, number by number: scores, the factor, the mask, the softmax, and the mean that comes out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One question for every token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A language model works on a text as a row of **tokens**: words, or pieces of words. Each token has a
*state*, a vector of $d$ numbers (here $d = 256$). What a token means depends on others, so that
something has to be carried from one place of the text to another. That is what an attention **head**
does, and it is the only part of a transformer that does it.

A head asks for every token: *from where do I fetch something, and how much of it?* The map shows the
answers of one head. A **row** is the token that asks (the *query*), a **column** a token that is
looked at (a *key*). The bar under the map says which colour is a large weight.

This lesson follows one head from the first number to the last. The model is the one that comes with
the program; it is small (six layers of eight heads), it was trained on old stories, and everything
you see is computed now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at cells of the map. The line under it names both tokens and their weight. Find the row of the
last token and the column where it looks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the state $x_t$ of each token the head makes two short vectors by matrices that were learned:

$$q_t = x_t W_Q, \qquad k_t = x_t W_K$$

Both have $d_k$ numbers, the **width of the head**. The query says what token $t$ looks for, the key
what it offers. How well query $t$ fits key $u$ is their scalar product, the **score**:

$$q_t \cdot k_u = \sum_{i=1}^{d_k} q_{t,i}\, k_{u,i}$$

For all tokens at once, the scores are the table $Q K^T$ of $T$ rows and $T$ columns. It is the first
panel of this page. Scores may be of any size and sign.

This model also turns every query and key by angles that grow with the token&apos;s position (*rotary
positions*), so that a score can depend on how far apart two tokens are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose other cells of the panels. The same cell is marked in all of them, and the bars show its whole
row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How wide is this head? What is its $d_k$?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model&apos;s width is $d = 256$, and it has eight heads. The page names it as well, in the factor
$1/\sqrt{d_k}$.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$d_k = d / H = 256 / 8 = 32$. It need not be so, but nearly all models choose it so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next panel is the same table, times a fixed **factor**:

$$s = \frac{1}{\sqrt{d_k}}$$

A sum of $d_k$ products of independent numbers with mean 0 and variance 1 has variance $d_k$, so a typical
score is as large as $\sqrt{d_k}$. The factor brings it back to about 1, whatever the head&apos;s width. Why that
matters has a lesson of its own; here it is enough to see that all scores shrink alike: their order
stays what it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare one cell in both panels. The ratio is the same everywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With which number are the scores of this head multiplied? (Three digits will do, and a formula like
`1/sqrt(16)` is a number, too.)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the width of the head from the step before, and $1/\sqrt{d_k}$.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$1/\sqrt{32} = 0.1768$.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This model reads from left to right: a token must not look at those behind it, which in the model&apos;s
own work are not written yet. Their scores are taken out *before* the weights are made, as if they
were $-\infty$. What remains is the triangle under the diagonal; hatched cells are masked.

The mask is part of the model and not something that the head has learned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which tokens may the first token of the text look at?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the first row of the masked panel. A token is never behind itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its row has one cell, and so that cell has weight 1, whatever the score is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At all of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only at itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores become **weights** by the softmax, row by row:

$$a_{tu} = \frac{\exp(s\, q_t \cdot k_u)}{\sum_{v \le t} \exp(s\, q_t \cdot k_v)}$$

Masked weights are 0, all others are positive, and each row adds up to the same number. The exponential
makes differences of scores into *ratios* of weights: a scaled score that is larger by 1 gives a weight
that is $e \approx 2.72$ times as large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the bar of one row through the panels: from numbers of any sign to shares of a whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do the weights of the chosen row add up to?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divide a sum by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To 1, always: that is what the denominator is for. (With a *sink* beside the keys they add up to less; see
the lesson on tiles and linear attention.)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this head does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now read the weights as a whole. In the map of L1 H6 (layer 1, head 6; both count from 0) nearly all the weight lies just beside the
diagonal: **every token looks at the one before it.** Nobody told the head to do that. It was learned,
because it is useful: whoever knows the token before can recognise pairs of words.

Heads of this kind are found in nearly every language model. What else heads do has a lesson of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the diagonal with the pointer and read the weights. Is there a token for which the head is less
sure?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How large is the weight of the chosen cell, from query 6 to key 5?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chosen row and column are marked at the axes. The line under the map says the weight of the cell that you point at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close to 1: nearly everything that this token fetches comes from one place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is fetched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights say from where. *What* is fetched is a third vector, the **value** $v_u = x_u W_V$. Token
$t$ receives the mean of all values, weighted by its row:

$$o_t = \sum_{u \le t} a_{tu}\, v_u \qquad\text{or, for all tokens,}\qquad O = A V$$

Together, one head is

$$\mathrm{head}(X) = \operatorname{softmax}\left(\frac{X W_Q \left(X W_K\right)^T}{\sqrt{d_k}} + M\right) X W_V$$

where the mask $M$ is 0 for keys that may be seen and $-\infty$ for others.

A weight is therefore how much of a key&apos;s value goes into the mean. It is *not* how important that key
is for what the model says in the end: a large weight on a small value carries little.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side B now shows another head of the same model, L0 H2. From where does it fetch?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does head L0 H2 do, mostly?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where are the large weights of map B, on the diagonal or beside it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its weight lies on the diagonal: it passes on a part of the token&apos;s own state. Such heads help
others in later layers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It fetches from the token itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It fetches from the first token of the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes the mean over all tokens alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One mean for each token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A head gives **one** weighted mean for each query. If a token needs something from two places, one head
can only mix both, $a_{tu} v_u + a_{tw} v_w$, and whoever reads the mixture cannot tell which part came from
where. This is why layers have several heads, and it is where the next lesson goes on.

In short:

1. scores $Q K^T$,
2. times a factor $1/\sqrt{d_k}$,
3. masked,
4. made into weights $A$ by a softmax of each row,
5. a mean $A V$ of the values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A head has the weights of a row $a = (0.5,\ 0.5)$ and the values $v_1 = 4$, $v_2 = 10$. What comes out?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$0.5 \cdot 4 + 0.5 \cdot 10$</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7, and also what values of $7$ and $7$, or of $0$ and $14$, would give: the mean does not tell them
apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Many heads from slices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How one wide projection becomes many heads, why computing slice by slice is the same as computing the whole layer, and how the output projection adds the heads up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One matrix, cut into slices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lesson before followed one head. A layer has $H$ of them, and yet its queries come from *one* matrix: $W_Q$ makes
$d$ numbers of every token&apos;s state, and these are cut into $H$ slices of

$$d_k = \frac{d}{H}$$

numbers each. Slice $i$ is the query of head $i$. Keys and values are cut in the same way.

What you see is the real $W_Q$ of layer 1 of the model that comes with the program, with its slices side by side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose other heads in the panel of heads: the framed slice moves along.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into how many slices is $W_Q$ cut here?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One slice is one query head.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight query heads of width $256 / 8 = 32$.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer slices of keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys and values of this model have fewer slices than queries: neighbouring query heads *share* a K/V head. That is
grouped-query attention, and has a lesson of its own. Cutting works as before, only the number differs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many K/V heads has the layer?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count the slices of $W_K$.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four, so that two query heads share each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slice by slice is the whole layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One can compute $Q = X W_Q$ at once and cut the *result*, or cut the *matrix* and compute each slice by itself:

$$Q^{(i)} = X\, W_Q^{(i)}$$

It is the same, because a column of a product depends on that column of the matrix alone. This is why many heads cost
no more multiplications than one head of the full width, and why they can be computed side by side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page says how far the slices, each computed on its own, are from the whole. It is rounding, nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why do both ways give the same?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Think of how one number of $X W_Q$ is computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$(X W)_{t,c} = \sum_j X_{t,j} W_{j,c}$ has one column $c$ of $W$ in it, and no other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The matrix was trained so that they agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A column of a product depends on that column of the matrix only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They agree only where the heads are similar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The heads are added up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each head gives $A_i V_i$, a table of $T$ rows and $d_k$ columns. These are put side by side and multiplied by $W_O$:

$$\mathrm{output} = \left[\,A_1 V_1 \;\cdots\; A_H V_H\,\right] W_O = \sum_{i=1}^{H} A_i V_i\, W_O^{(i)}$$

where $W_O^{(i)}$ are the $d_k$ rows of $W_O$ that belong to head $i$. So the output is a **sum of one part for each
head**. The heads do not see one another inside a layer; $W_O$ decides into which directions of the stream each writes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bars are the lengths of the parts for the chosen token. Choose another token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long is the part that head L1 H6 writes for the chosen token?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bar of the framed head, and its number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lengths do not add up, vectors do: parts may point into the same direction, or cancel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They really add up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page adds all parts (and the bias, where the model has one) and compares the sum with what the layer computed. What is left
is rounding.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two parts are $(3, 0)$ and $(0, 4)$. How long is their sum?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the vectors first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$\sqrt{3^2 + 4^2} = 5$, less than $3 + 4$.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exercise: heads that are all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here is a layer with random weights in which all four heads have the **same** $W_Q$, $W_K$ and $W_V$. Then all maps
and all values are the same, and

$$\sum_i A V\, W_O^{(i)} = A V \left( \sum_i W_O^{(i)} \right)$$

Four heads, and what comes out is what *one* head of width $d_k$ can give.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare any two heads: the difference B − A is 0 everywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If all heads share $W_Q$, $W_K$ and $W_V$, what is the layer&apos;s output?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The common factor $A V$ can be taken out of the sum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$A V \sum_i W_O^{(i)}$: one head of width $d_k$ with another output matrix. Different projections are what makes several
heads worth having.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$H$ times the output of one head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The output of one head, times the sum of all slices of $W_O$</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mean of the slices of $W_O$, whatever the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exercise: only the maps are the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now only $W_Q$ and $W_K$ are shared. The four maps are one map $A$, but the values differ:

$$\sum_i A V_i W_O^{(i)} = A \left( \sum_i V_i W_O^{(i)} \right)$$

It is one map with values of the **full** width.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is lost when heads share their queries and keys, but not their values?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with the exercise before. What stands inside the brackets now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is one weighted mean for each query, of values with $H d_k = d$ numbers. Different *places* cannot be read any
more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the different ways of looking; values of full width are still fetched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything but one head of width $d_k$</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing, the output stays the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What heads cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters, operations and the cache: what depends on the number of heads, what on the number of key/value heads, and what on neither.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This page counts what an attention layer costs. A layer has the width $d$, $H$ query heads of width
$d_k = d / H$, and $G$ heads of keys and values, of which each serves $H / G$ query heads. The text has $T$ tokens.

Four kinds of layers stand beside each other:

- **MHA**, multi-head attention: $G = H$
- **GQA**, grouped-query attention: $1 &lt; G &lt; H$
- **MQA**, multi-query attention: $G = 1$
- **one head** as wide as the layer: $H = 1$, $d_k = d$

Operations are counted as usual: a multiplication and the addition that follows it are 2. Biases are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers are now those of a layer with $d = 512$, $H = 8$, $G = 2$. Change one at a time, and see which
bars move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multi-head attention has four matrices: $W_Q$, $W_K$ and $W_V$, in which the heads lie side by side as
slices of $d_k = d / H$ columns, and $W_O$, which mixes what they write. Each has $d$ rows and
$H d_k = d$ columns:

$$4 d^2$$

The number of heads has cancelled out. Cutting the same matrices into more slices costs no parameters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(Exercise 3) How many parameters has multi-head attention with $d = 512$ and $H = 8$?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four matrices of $d \times d$.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$4 \cdot 512^2 = 1\,048\,576$, and the same with one head or with 16.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer keys and values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With $G$ heads of keys and values, $W_K$ and $W_V$ have only $G d_k$ columns, while $W_Q$ and $W_O$ stay
as they are:

$$2 d^2 + 2 d\, (G d_k) = 2 d^2 \left(1 + \frac{G}{H}\right)$$

For $G = H$ this is $4 d^2$ again, as it has to be. For $G = 1$ it is $2 d^2 (1 + 1/H)$: at most about half of the
parameters can be saved in this way.

*Beware:* one also reads $2 d^2 + 2 d^2 / G$. That is right only where $G$ is the number of query heads
**in** a group; with $G$ as the number of groups it would make attention cheaper the *more* keys and
values it has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move $G$ from 8 to 1 and watch the bar of GQA travel from that of MHA to that of MQA.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many parameters has the layer with $d = 512$, $H = 8$ and $G = 2$?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$2 \cdot 512^2 \cdot (1 + 2/8)$</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$2 \cdot 512^2 \cdot 1.25 = 655\,360$: five eighths of the $1\,048\,576$ of multi-head attention.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**Projections.** Multiplying $T$ states with a matrix of $d \times d$ takes $2 T d^2$ operations; there are four
such matrices:

$$8 T d^2$$

**Scores and mixing.** A head multiplies its queries with its keys, $2 T^2 d_k$, and its weights with its
values, $2 T^2 d_k$. For all heads that is

$$H \cdot 4 T^2 d_k = 4 T^2 d$$

Again $H$ cancels out: eight heads of width 64 do as many multiplications as one head of width 512. (GQA
saves projections, $4 T d^2 (1 + G/H)$ in all, but no scores: there are as many query heads as before.)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(Exercise 1) The layer gets 16 heads in place of 8, and $d$ stays the same. By which factor do the
operations of projections, scores and mixing together change?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is there an $H$ in $8 T d^2 + 4 T^2 d$?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By 1: not at all. Twice as many heads, each half as wide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does grow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One part grows with the heads: the **softmax**. Every head has a map of its own, and each of its $T^2$
cells needs an exponential:

$$H\, T^2$$

So &quot;several heads cost the same as one&quot; holds for the products, and not for everything. The exponentials
are few beside the products as long as $d_k$ is not small: $4 T^2 d$ operations to $H T^2$ exponentials is
$4 d_k$ to 1.

Memory is alike. Maps that are kept take $H T^2$ numbers; computed in tiles, they are never kept, and $T d$
suffices (the lesson on tiles shows how).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double $H$ and halve the heads&apos; width. Which bars stay, and which do not?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many exponentials does the layer with $H = 8$ need for $T = 128$ tokens?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$H\, T^2$, with $T^2 = 16\,384$. (No mask is counted here; a causal one would save nearly half.)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$8 \cdot 128^2 = 131\,072$.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short and long texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Projections grow with $T$, scores and mixing with $T^2$:

$$O(T d^2 + T^2 d)$$

For short texts the projections are most of the work, and attention to more tokens is nearly free. For long ones
the scores take over. Both are equal where

$$8 T d^2 = 4 T^2 d \quad\Leftrightarrow\quad T = 2 d$$</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move $T$ up and down and compare the bars of projections with those of scores and mixing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At how many tokens do scores and mixing cost as much as the projections, in multi-head attention with $d = 512$?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twice the width.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$T = 2 d = 1024$. A wide model ($d = 12\,288$) gets there only with $24\,576$ tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A model that writes a text computes one token at a time. Keys and values of the tokens before stay what they
were, so they are kept: the **K/V cache**. In numbers, for $L$ layers:

$$2\, L\, T\, G\, d_k$$

This is what grouped queries are for. For each token that is written the whole cache is read once; a cache of
$G/H$ the size is read in $G/H$ of the time. Parameters and operations are saved, too, but those savings are small beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page now has the shape of a model with about seven billion parameters: $d = 4096$, $H = 32$, 32 layers, and a
text of 4096 tokens. Compare the caches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(Exercise 5) The layer has $H = 32$ query heads and $G = 4$ heads of keys and values. How large is its cache
beside that of multi-head attention?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$G / H$</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$4/32 = 1/8$: four key and four value projections in place of 32 each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who uses what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>| model | query heads | K/V heads |
|---|---|---|
| Llama 2 7B, 13B | 32, 40 | the same (MHA) |
| Llama 2 70B | 64 | 8 (GQA) |
| Mistral 7B | 32 | 8 (GQA) |
| PaLM, Gemma 2B | 48, 8 | 1 (MQA) |
| the bundled model | 8 | 4 (GQA) |

What is saved has a price: heads of one group have the same keys and values, and differ only in what they ask. How much
that matters has a lesson of its own, in which you regroup the heads of a model and see its loss change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mistral 7B has $H = 32$, $G = 8$, $d_k = 128$ and 32 layers. How many bytes does its cache take for 4096 tokens,
with 2 bytes a number?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$2 \cdot 32 \cdot 4096 \cdot 8 \cdot 128$ numbers of 2 bytes each. You may type it like that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$536\,870\,912$ bytes, half a GiB; with 32 K/V heads it would be two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why several heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What several heads can do that one cannot, what one wide head can do that several cannot, and why neither is &quot;more expressive&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two places at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head L1 H6 looks at the token before, head L1 H7 at the one before that. Both are in one layer: the same query
fetches from **two places at once**, and each head writes what it found into directions of its own ($W_O^{(6)}$ and
$W_O^{(7)}$). Whoever reads the stream later can tell the two apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at a row in both maps. A has its weight one step to the left of the diagonal, B two steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How large is the weight of side B at the chosen cell, from query 6 to key 4?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line under the maps gives the weights of both sides for the cell that you point at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearly all of it. Side A&apos;s weight at the same cell is close to 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One head can only mix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single head has one row of weights for each query: numbers that are positive and add up to 1. If it is to read
both places, it must share its weight between them,

$$o = w\, v_1 + (1 - w)\, v_2,$$

and $v_1$ and $v_2$ go through the *same* $W_O$. Say the values are numbers. Two heads that write into two directions
give $(v_1, v_2)$: whatever the values, both can be read off. One head gives a single number $w v_1 + (1 - w) v_2$. Many
pairs give the same one, so **no row of weights, whatever $w$ is, can carry both**.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With $w = 1/2$, which of these pairs of values can one head not tell apart?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute the mean of each pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both have the mean 7. Two heads tell them apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$(4, 10)$ and $(7, 7)$</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$(4, 10)$ and $(5, 10)$</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$(0, 0)$ and $(1, 1)$</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price is rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a price. The scores of one head are $Q K^T$ with $d_k$ columns in $Q$ and in $K$, so that as a table they have
**rank at most $d_k$**. One head of the full width $d$ may have scores of rank $d$; cut into $H$ heads, each has
$d / H$ only. This is the *low-rank bottleneck*.

The page measures it: the numerical rank (how many singular values are more than rounding) and the *effective* rank
(the exponential of the entropy of the singular values, which counts how many matter).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is the numerical rank of the scores $q \cdot k$ of head L1 H6 on this text?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is in the table, and it cannot be larger than $d_k$.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most $d_k = 32$, although the text has more tokens than that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The softmax gives rank back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights are $\operatorname{softmax}$ of these scores, row by row, and the exponential is not linear. The table of
**weights** can have any rank up to $T$. What a head *fetches*, $A V$, has at most $d_k$ again, since $V$ has $d_k$ columns; and
all heads side by side at most $\min(T, d)$.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare the four rows of the table and the curves of their singular values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of these can have a rank larger than $d_k$?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two of them are products with a thin matrix.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The softmax is not linear, so it is not bound by the rank of what goes into it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scores $Q K^T$ of one head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights $A$ of one head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The output $A V$ of one head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is true, and what is not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One often reads that several heads are &quot;strictly more expressive&quot; than one head of the same total width. **That is not
true in general.**

- There are functions that two heads of width $d/2$ compute and no single head does: you saw one, two copies at once.
- There are functions that one head of width $d$ computes and no layer of $H$ narrower heads does: a table of scores
  of rank $d$ needs $d$ columns in *one* head.

The two classes overlap, and neither contains the other. Several heads are used because what they are good at, fetching
different things from different places, is needed all the time, and it costs the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which sentence is right?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the two points once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither class contains the other (Bhojanapalli et al. 2020 for the second point).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several heads can do everything that one wide head can, and more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One wide head can do everything that several heads can, and more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each can do something that the other cannot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With more heads each gets narrower. As a rule of thumb, under $d_k = 16$ scores have so little rank left that heads cannot
express precise patterns. The curve shows the rank of one head&apos;s scores and of all outputs together against $H$,
for random projections of the same width; the mark is where $d_k$ falls under 16.

Large models grow in width and number of heads together: GPT-3 has $d = 12288$ and $H = 96$.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How wide is a head of GPT-3?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$d / H$</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$12288 / 96 = 128$.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What heads specialise in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous-token heads, heads that stay, induction heads, sinks and punctuation: patterns that are learned, how they are measured, and why a weight is not an importance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The one before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads are not told what to do. After training, many of them do something that can be named. The simplest is the
**previous-token head**: every token looks at the one before it. Its score is the mean of the weights one step left of
the diagonal, over the rows that *have* such a key:

$$\frac{1}{T - 1} \sum_{t \ge 1} A_{t,\,t-1}$$

A perfect one has the score 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How large is side A&apos;s weight from query 9 to key 8?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at the cell; the line under the map says it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close to 1. Side B is another kind of head, as the next step says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Staying where it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side B, L0 H2, looks at **the token itself**. It passes on a part of the token&apos;s own state, turned into other
directions for the layers that follow. This sounds idle, but without it the model is much worse: its card says that removing
L0 H2 costs 1.46 nats a token on ordinary text, more than any other head.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which diagonal does side B&apos;s weight lie on?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row $t$, column $t$.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query and key are the same token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The main diagonal, from top left to bottom right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The one beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copying what came after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The **induction head** is the most interesting one. When a token has occurred before, it looks at what came *after* it
then, as if it said: last time, &quot;old&quot; was followed by &quot;fox&quot;. With it a model continues patterns that it has never seen in
training.

It needs help. A previous-token head in an earlier layer writes into every token what stood before it; the induction
head looks for tokens that have *its own* token written there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the second half of the text, point at a token and follow its strongest line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In &quot;… the old fox … the old&quot;, where does an induction head look from the second &quot;old&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is about what comes next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at the first &quot;old&quot; itself would be a duplicate-token head. The induction head looks one further.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the first &quot;old&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At &quot;fox&quot;, which came after the first &quot;old&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At &quot;the&quot;, which came before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Often most of a row&apos;s weight lies on the **first token**, whatever it is. The weights of a row must add up to 1, and a head that
has found nothing has to put them somewhere. Such a key is called a *sink*. L2 H6 of this model rests there until
there is something to copy.

In maps of large models the sink can swamp the colours. The menu Maps can leave the first key out, or draw the
weights on a logarithmic scale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How large is side A&apos;s weight from query 8 to the first token?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chosen cell is in the first column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has come twice yet at that place, so there is nothing to copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All heads, all scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table has all heads of the model with all scores that the program knows, on the text above. A badge says that a
score is over a threshold which its source gives. Sort it by a column, or type a filter.

Heads are not independent after training: they read and write one stream, and they build on one another across
layers. A label such as &quot;induction head&quot; says what a head does on the texts that were measured, and nothing more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many heads has the model in each layer?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count the rows of one layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six layers of eight heads: 48 in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A weight is not an importance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A map says how much of a key&apos;s *value* goes into the mean. If that value is short, or $W_O$ turns it into a direction that
nobody reads, a large weight carries nothing. The page shows three maps of one head: the weights, the weights times the
length of what is carried, $\|A_{tu}\, v_u W_O\|$, and what changes when a value is set to zero.

To know what a head is worth for the output, one takes it away and measures the loss. The menu Heads does that, head
by head.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why can a large weight on a sink carry almost nothing?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is multiplied by the weight?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models learn to give sinks small values, so that looking there means doing nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Because masked keys are not counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Because the value of that key is short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Because weights on the first token are not real</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scaling, saturation and vanishing gradients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the factor 1/√dk comes from, what a softmax does without it, and what is left of the gradient then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How large is a score?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A score is a sum of $d_k$ products. If the entries of $q$ and $k$ are independent, with mean 0 and variance 1, each
product has mean 0 and variance 1, and variances of independent terms add up:

$$\operatorname{Var}(q \cdot k) = d_k, \qquad \text{so a typical score is as large as } \sqrt{d_k}.$$

The layer here has random weights, made so that this holds, and heads of width 64.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which standard deviation do scores have, if the entries of $q$ and $k$ are like that?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$\sqrt{d_k}$ with $d_k = 256 / 4$.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$\sqrt{64} = 8$.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The histogram has all scores of the head. The dashed curve is the normal curve that theory predicts. The factor
$1/\sqrt{d_k}$ divides every score by that deviation: what is left is about 1, **whatever the width of the head**.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which standard deviation do the scores $q \cdot k$ of this head have, measured?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is beside the histogram.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Near 8, and not exactly, since these are 4096 numbers made by chance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights depend on *differences* of scores, and exponentially: a key whose score is larger by 8 has a weight that is
$e^8 \approx 2981$ times as large. With scores that large one key takes nearly everything. The softmax is
**saturated**.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag the mark in the curves to the left and to the right. Entropy falls and the largest weight rises with the factor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How large is the largest weight of a row now, on average?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the numbers over the curves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the factor it is far smaller. Put the slider at $1/\sqrt{d_k}$ and compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A saturated softmax does not move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does it matter? The weights of a row change with its scaled scores $z$ as

$$\frac{\partial a_i}{\partial z_j} = a_i\,(\delta_{ij} - a_j), \qquad J = \operatorname{diag}(a) - a\,a^T.$$

If one weight is 1 and all others 0, every entry of $J$ is 0: small changes of scores change nothing at all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How large is the Frobenius norm $\|J\|$ (the root of the sum of all squared entries) for the row $a = (1/2,\ 1/2)$?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$J$ has the entries $1/4$ and $-1/4$, two of each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$\sqrt{4 \cdot (1/4)^2} = 1/2$. For $a = (1, 0)$ it is 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exercise: the gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning needs the gradient of the loss $L$ to $W_Q$ and $W_K$. Given $G = \partial L / \partial O$ of one head,
and with the factor $s$:

$$dA = G V^T, \qquad dS = A \circ \left( dA - \operatorname{rowsum}(dA \circ A) \right)$$

$$dQ = s\, dS\, K, \qquad dK = s\, dS^T Q$$

$$dW_Q = X^T dQ, \qquad dW_K = X^T dK$$

The formula of $dS$ is the Jacobian from the step before, row by row. Where it is 0, nothing arrives at $W_Q$ or $W_K$, and
the head **does not learn where to look**.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row has the weights $(1/2,\ 1/2)$ and $dA = (1,\ 0)$. What is the first entry of $dS$?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First $\operatorname{rowsum}(dA \circ A) = 1/2$.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$1/2 \cdot (1 - 1/2) = 1/4$, and the second entry is $1/2 \cdot (0 - 1/2) = -1/4$.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gradients against the factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The curves show the norm of the Jacobian (the mean over all rows), and $\|dW_Q\|$ and $\|dW_K\|$, for factors from small to
large. $G$ is fixed (standard normal numbers), so that what changes is the softmax alone.

The Jacobian falls when the softmax saturates: in most rows nothing moves. The gradient has $s$ in it a second time,
$dQ = s\, dS\, K$, so that its *norm* need not fall. What is left of it comes from ever fewer rows, those in which two
scores happen to be nearly equal, and these get steps that are far too large. One often reads that &quot;the gradient vanishes&quot;;
measured, it vanishes **in most rows**.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens to most rows when the factor is very large?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the curve of the Jacobian.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Few rows with nearly equal scores carry what is left of the gradient.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their Jacobian goes to 0, and they learn nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their weights become equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their gradient grows with the factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trained model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model here was *trained* with the factor. Taking it away afterwards is not what an untrained model sees: its scores
were learned to be divided. What one does is to make every softmax sharper, a temperature of $1/\sqrt{d_k}$. The
curve &quot;prediction&quot; shows how far the next-token distribution moves if the **whole model** is run with another factor
in every layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far is the next-token distribution without the factor from the model&apos;s own (Kullback-Leibler divergence, nats)?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the numbers over the curves; it says &quot;rerun&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the whole model without the factor, with weights that were trained with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models without a factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not every model divides. T5 and GPT-Neo have no factor: they were trained so that their weights are small enough by
themselves. For those the interesting switch is to *add* one. Others use another number: Gemma 2 takes
$1/\sqrt{144}$ in its largest size, Granite a multiplier of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T5 has no factor. What would adding $1/\sqrt{d_k}$ do to the trained model?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All scores become smaller.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller differences of scores are weights that differ less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make its rows flatter than they were learned to be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make its rows sharper than they were learned to be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing, a softmax does not depend on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups and the cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grouped-query attention: who shares keys and values with whom, what it saves, and what it costs without further training.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sharing keys and values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While a model writes, the keys and values of all tokens before are kept: the **K/V cache**. For long texts it can be
larger than the weights, and reading it takes most of the time. *Grouped-query attention* makes it smaller: $H$ query heads share
$G$ heads of keys and values. Query head $h$ reads K/V head

$$\left\lfloor \frac{h}{H / G} \right\rfloor$$

With $G = H$ it is plain multi-head attention, with $G = 1$ multi-query attention. The model here has $H = 8$ and $G = 4$.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which K/V head does query head 6 read (counted from 0)?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$H / G = 2$ query heads share each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$\lfloor 6 / 2 \rfloor = 3$, and so does head 7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer than it has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What if a model that exists is given fewer K/V heads? One takes the mean of the heads&apos; projections in each new group
(Ainslie et al. 2023). All maps of the layer are shown before, after, and their difference.

This is **without any further training**. The authors go on training for about 5 % of the first time, and only then use
such a model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the slider to 1. Which heads change most?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many K/V heads does the layer have now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The slider says it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two, so that four query heads share each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it saves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cache holds $2 \cdot \mathrm{layers} \cdot T \cdot G \cdot d_k$ numbers, the 2 for keys and values. Everything in it is as before
except $G$. The projections $W_K$ and $W_V$ shrink alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cache after the change, as a share of the cache before?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$G$ after, divided by $G$ before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$2 / 4 = 1/2$.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole model is run with the new grouping in every layer, and its loss on this text is measured. Before and after are
both on the page, and for every possible $G$. A high loss here does not mean that grouping is bad; it means that this
model has not been trained with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is the mean loss on this text with one K/V head for all (nats a token)?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is beside the loss before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare it with the model&apos;s own. A guess among all 4096 pieces would have $\ln 4096 = 8.3$.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean or first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of the mean one could simply keep the first head of each group. In the experiments of Ainslie et al. the mean does
best, the first head less well, and random projections worst. The page shows how far the heads of a group are apart
before they are pooled: the **spread**.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When does pooling change little?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is the mean of things that are the same?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mean of similar heads is close to each of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the heads of a group have similar keys and values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the text is short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the group has many heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exercise: a large model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A model has $H = 32$ query heads and $G = 4$ K/V heads. It has one $W_Q$ for each query head, but keys and values
only for each group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How large is its cache, compared with multi-head attention of the same width?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$4 / 32 = 1/8$, with four projections for keys and four for values. Llama 2 70B has 64 query heads and 8 K/V heads: the same
share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles and linear attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the softmax is computed without ever keeping the whole map, and what changes if it is replaced: linear attention, windows, sinks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A map is large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A map has $T^2$ numbers, and a layer has one for each head. For $T = 100{,}000$ tokens a single map would take 40 GB.
Nobody needs the map itself, only $A V$. **FlashAttention** computes that from tiles of the map which are thrown away at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many bytes does the plain map of this text take, at 4 bytes a number?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$4\,T^2$; the page says it, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It grows with the square of the text&apos;s length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A softmax in one pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The softmax of a row needs its maximum and its sum, and both seem to need the whole row. But they can be kept up
while going along. With the maximum $m$ and the sum $l$ of what was seen, a new tile with scores $s$ gives

$$m&apos; = \max(m, \max s), \qquad l&apos; = e^{m - m&apos;}\, l + \sum e^{s - m&apos;}$$

and the output is rescaled in the same way. At the end it is divided by $l$.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step through the tiles. Watch the running maximum and sum of the chosen row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The running maximum rises from 2 to 5. By which number is the sum so far multiplied?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$e^{m - m&apos;}$</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$e^{2 - 5} = e^{-3} \approx 0.0498$.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is left out and nothing is approximated: the result differs from the plain softmax by rounding only. Tiles that are wholly
masked are skipped, which saves nearly half of the work in a causal model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does FlashAttention save?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result is exact.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It computes what plain attention computes, in another order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory, and the time to move it; the number of operations is about the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operations, by leaving out small weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linear attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One can give up the exponential. With a feature map $\phi(x) = \mathrm{elu}(x) + 1$, which is positive,

$$A_{tu} = \frac{\phi(q_t) \cdot \phi(k_u)}{\sum_v \phi(q_t) \cdot \phi(k_v)}$$

Then $\sum_u \phi(k_u) v_u^T$ can be summed once, for all queries (with a causal mask it is a sum that grows from token to
token): time and memory grow with $T$ and not with $T^2$. It is
**another function**, with flatter maps. A model trained with the softmax does not become this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far are the rows of both maps apart, on average (total variation, 0 to 1)?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is printed with the difference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 would be the same map, 1 would be rows that share no key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another way is to look back only $w$ tokens. The cache then stops growing. Models such as Mistral 7B are trained with a window;
through many layers information still travels further than $w$. Here a window is put on a model that was not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which share of a row&apos;s weight lies outside of a window of 4, on average?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page says what is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That much of the head&apos;s attention would have to go elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights of a row must add up to 1, even if there is nothing to find. Models learn to use the first token as a dump.
One can give them a place for it instead: one more score that belongs to no key,

$$A_{tu} = \frac{e^{s_{tu}}}{e^{z} + \sum_v e^{s_{tv}}}$$

Then rows add up to less than 1, and the rest attends to nothing. Some newer models learn such a $z$ for each head.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which share of a row goes to the sink with the logit 0, on average?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is drawn beside the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A larger logit takes more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two texts: cross-attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries from one text, keys and values from another: how an encoder-decoder reads its source while it writes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries here, keys there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until now a text looked at itself. In **cross-attention** the queries come from one text and the keys and values from
another:

$$A = \operatorname{softmax}\left(\frac{\left(X W_Q\right)\left(Y W_K\right)^T}{\sqrt{d_k}}\right), \qquad O = A\, Y W_V$$

Translators are made so: an encoder reads the source $Y$, and a decoder, which writes the target $X$, asks for every
word that it writes where in the source to look.

No translator comes with this program. The model here is a small layer with **random weights**: it shows what
cross-attention *is*, and not what a trained one does. Open a checkpoint of T5 or Marian to see that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the names of the axes: rows are tokens of the target, columns are tokens of the source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What stands in the rows of this map?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who asks?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries are the target&apos;s, keys the source&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tokens of the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tokens of the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both, one behind the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map need not be square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source and target have lengths of their own, $T_Y$ and $T_X$, and the map has $T_X$ rows and $T_Y$ columns. There is no
diagonal, and no order between the positions of two texts: &quot;the token before&quot; means nothing here, and the program gives no such score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A source has 6 tokens and a target 9. How many weights has one map?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows times columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$9 \cdot 6 = 54$.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source is known from its first word to its last before the target is begun. So every query may look at every key, and there is
**no causal mask**. The decoder&apos;s attention to its own text has one, of course.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why may the first word of the target look at the last word of the source?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is there before the first word is written?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word order differs between languages; a translator needs to look ahead in the source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Because the source is known as a whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Because the first word has no words before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two texts in one model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not everything with two inputs has cross-attention. BERT reads a *pair* of sentences as one row of tokens: plain
self-attention over both. CLIP has two encoders, for pictures and for texts, that never look at each other; only
their last vectors are compared. Flamingo, on the other hand, has layers in which words look at a picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of these has cross-attention?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of them has an encoder and a decoder?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T5&apos;s decoder reads the encoder&apos;s states in every layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BERT on two sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CLIP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Across layers: rollout and flow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A map is about one layer. Two ways of following attention through all of them, and what they do not say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One layer is not the whole way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In layer 3 a token looks at another one, but what stands there is no longer the word alone: layers 0 to 2 have
already carried other tokens into it. To say from which *words* a state is made, one has to follow the way through all layers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many layers of attention lie between the words and the output of this model?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are numbered from 0 at the left of the page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six, of eight heads each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rollout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the mean of all heads of a layer, add the residual connection (each token keeps its own state), and make the
rows add up to 1 again:

$$M_l = \frac{1}{2}\left( \frac{1}{H} \sum_h A_{l,h} + I \right), \qquad R_l = M_l\, R_{l-1}$$

Row $t$ of $R_l$ then says how much of each word is in token $t$ after layer $l$, if attention were all that happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two layers have the same mean map,

$$\frac{1}{H} \sum_h A_h = \begin{pmatrix} 1 &amp; 0 \\ 0.6 &amp; 0.4 \end{pmatrix}.$$

How much of the first word is in the second token after both?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the second row of $M M$, where

$$M = \begin{pmatrix} 1 &amp; 0 \\ 0.3 &amp; 0.7 \end{pmatrix}.$$</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$0.3 \cdot 1 + 0.7 \cdot 0.3 = 0.51$.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rollout multiplies: long ways fade quickly. *Flow* asks another question. Take the weights as the capacities of pipes between
the tokens of neighbouring layers. How much can flow from a word to a token at the top? Along one way it is the **smallest**
capacity, not the product, and several ways add up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the threshold under the graph down: edges that carry less appear. Then go back to *rollout*: the same text and
token, followed by products.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two ways lead from a word to a token, without a common pipe. One has the capacities 0.5 and 0.3, the other 0.2 and 0.9.
What is the largest flow?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The narrowest pipe of each way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$0.3 + 0.2 = 0.5$.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What they do not say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both know the weights only. The values that are carried, $W_O$, the feed-forward layers and the norms between them are
left out. They are a picture of where something *could* have come from. For what a head or a token is *worth*, take it
away and measure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of these is in the rollout?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for the $I$ in the formula.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The identity matrix stands for what each token keeps of itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The feed-forward layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The residual connections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The length of the values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures as tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Vision Transformer cuts a picture into patches, and patches are its tokens. Nearly everything that was said about words holds for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture is cut into patches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A **Vision Transformer** scales a picture to a fixed size and cuts it into squares. The pixels of a square are one long row
of numbers, and a matrix makes them a vector of $d$ numbers: the patch is a *token*. A vector for its place in the
picture is added, and from there on the model is the transformer that you know.

No trained model of pictures comes with this program. The one here was **made by hand**: one layer with four heads,
each of which does one thing, and nothing in it was learned. It shows how to read such a model. Open a checkpoint
of ViT, DeiT, DINOv2 or CLIP to see what is learned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass over the picture with the pointer. Each patch shows where it looks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into how many patches is the picture cut?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows times columns of the grid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$12 \cdot 12 = 144$. With pictures of $224 \times 224$ pixels and patches of 16, as most published models have it, they are $14 \cdot 14 = 196$.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One token more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In front of the patches stands one token that belongs to no part of the picture, the **class token** (CLS). It collects what is
wanted of the picture as a whole, and a classifier reads it alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many tokens does the model read in all?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The patches and one more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$144 + 1 = 145$, so that a map has $145 \times 145$ cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head L0 H0 compares **colours**. Its $W_Q$ and $W_K$ take the mean colour $c$ out of a patch and nothing else, so that a score is

$$q \cdot k \propto c_{\mathrm{query}} \cdot c_{\mathrm{key}}$$

A patch looks at patches whose colour points into the same direction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a patch of the sky, and then one of the ground.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does a patch need in order to be looked at by this head?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at patches far away from the chosen one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its place plays no part in this head&apos;s score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To be near</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To have a similar colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To be the class token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side B&apos;s head, L0 H2, looks at the patch to the **left**. It knows places only by the vectors that were added: cosines and
sines of row and column. Its $W_Q$ turns those of the column by one patch, so that the query of a patch has the
largest product with the key of its left neighbour. This is what a previous-token head does with words.

Head L0 H1 does not turn anything and uses the row alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where does head L0 H1 look?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is side A now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All patches of a row have the same row vector, so they get the same score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Along the row of the patch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Along its column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the corners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No order, no mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture has no first and last: every patch may look at every other one, and there is **no causal mask**. Two patches that are
neighbours in the picture may be far apart in the row of tokens: the one below is 12 tokens further on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many tokens further on is the patch two rows below, in this model?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows have 12 patches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows are laid one after the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A place to rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head L0 H3 looks at the class token from everywhere, whatever the picture. Trained models have such heads, too: they
use the class token, or a few patches of plain background, as the *sink* of the lesson on specialised heads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How large is the weight from the chosen patch to the class token in head L0 H3?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line under the picture names the weight of CLS.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearly all of it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
