<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Lesson</name>
    <message>
        <source>One head</source>
        <translation>一个头</translation>
    </message>
    <message>
        <source>What one attention head computes, number by number: scores, the factor, the mask, the softmax, and the mean that comes out.</source>
        <translation>逐个数值地看一个注意力头计算什么：分数、因子、掩码、softmax，以及最后得到的均值。</translation>
    </message>
    <message>
        <source>One question for every token</source>
        <translation>每个词元都问一个问题</translation>
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
        <translation>语言模型把文本看作一串**词元**，即词或词的片段。每个词元都有一个*状态*，即由 $d$ 个数构成的向量（此处 $d = 256$）。一个词元的含义取决于其他词元，因此必须把某些东西从文本的一处传到另一处。这正是注意力**头**所做的事，也是 Transformer 中唯一做这件事的部分。

一个头替每个词元问：*从哪里取，取多少*？热图显示一个头的回答。一**行**是提问的词元（*查询*），一**列**是被看的词元（*键*）。热图下方的颜色条说明哪种颜色表示大的权重。

本课程从第一个数到最后一个数追踪一个头。所用模型随程序附带；它很小（六层，每层八个头），用旧时的故事训练而成，所见的一切都是当场计算的。</translation>
    </message>
    <message>
        <source>Point at cells of the map. The line under it names both tokens and their weight. Find the row of the
last token and the column where it looks.</source>
        <translation>将指针指向热图的单元格。热图下方的一行给出两个词元及其权重。找到最后一个词元的行，以及它所看的列。</translation>
    </message>
    <message>
        <source>Queries and keys</source>
        <translation>查询与键</translation>
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
        <translation>头用学习得到的矩阵，由每个词元的状态 $x_t$ 得出两个短向量：

$$q_t = x_t W_Q, \qquad k_t = x_t W_K$$

两者都有 $d_k$ 个数，这就是**头宽度**。查询表示词元 $t$ 在找什么，键表示它提供什么。查询 $t$ 与键 $u$ 有多匹配，由它们的标量积给出，称为**分数**：

$$q_t \cdot k_u = \sum_{i=1}^{d_k} q_{t,i}\, k_{u,i}$$

对所有词元一起计算，分数就是 $T$ 行 $T$ 列的表 $Q K^T$，即此页面的第一幅图。分数可大可小，可正可负。

此模型还把每个查询和键旋转一定角度，角度随词元的位置增大（*旋转位置编码*），因此分数可以取决于两个词元相距多远。</translation>
    </message>
    <message>
        <source>Choose other cells of the panels. The same cell is marked in all of them, and the bars show its whole
row.</source>
        <translation>在各图中选择其他单元格。所有图中都标出同一单元格，条形显示它所在的整行。</translation>
    </message>
    <message>
        <source>How wide is this head? What is its $d_k$?</source>
        <translation>这个头有多宽？它的 $d_k$ 是多少？</translation>
    </message>
    <message>
        <source>The model&apos;s width is $d = 256$, and it has eight heads. The page names it as well, in the factor
$1/\sqrt{d_k}$.</source>
        <translation>模型的宽度为 $d = 256$，有八个头。页面上的因子 $1/\sqrt{d_k}$ 中也写有这个数。</translation>
    </message>
    <message>
        <source>$d_k = d / H = 256 / 8 = 32$. It need not be so, but nearly all models choose it so.</source>
        <translation>$d_k = d / H = 256 / 8 = 32$。并非必须如此，但几乎所有模型都这样取。</translation>
    </message>
    <message>
        <source>The factor</source>
        <translation>因子</translation>
    </message>
    <message>
        <source>The next panel is the same table, times a fixed **factor**:

$$s = \frac{1}{\sqrt{d_k}}$$

A sum of $d_k$ products of independent numbers with mean 0 and variance 1 has variance $d_k$, so a typical
score is as large as $\sqrt{d_k}$. The factor brings it back to about 1, whatever the head&apos;s width. Why that
matters has a lesson of its own; here it is enough to see that all scores shrink alike: their order
stays what it was.</source>
        <translation>下一幅图是同一张表，乘以一个固定的**因子**：

$$s = \frac{1}{\sqrt{d_k}}$$

若各数相互独立，均值为 0，方差为 1，则 $d_k$ 个乘积之和的方差为 $d_k$，因此典型的分数大小约为 $\sqrt{d_k}$。无论头宽度是多少，因子都把它拉回到 1 左右。这为何重要，另有课程专门讲述；这里只需看到所有分数按同一比例缩小：它们的大小顺序不变。</translation>
    </message>
    <message>
        <source>Compare one cell in both panels. The ratio is the same everywhere.</source>
        <translation>比较两幅图中的同一单元格。比值处处相同。</translation>
    </message>
    <message>
        <source>With which number are the scores of this head multiplied? (Three digits will do, and a formula like
`1/sqrt(16)` is a number, too.)</source>
        <translation>这个头的分数乘以哪个数？（三位有效数字即可；`1/sqrt(16)` 这样的算式也算作数。）</translation>
    </message>
    <message>
        <source>Take the width of the head from the step before, and $1/\sqrt{d_k}$.</source>
        <translation>取前面步骤中的头宽度，计算 $1/\sqrt{d_k}$。</translation>
    </message>
    <message>
        <source>$1/\sqrt{32} = 0.1768$.</source>
        <translation>$1/\sqrt{32} = 0.1768$。</translation>
    </message>
    <message>
        <source>The mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>Which tokens may the first token of the text look at?</source>
        <translation>文本的第一个词元可以看哪些词元？</translation>
    </message>
    <message>
        <source>Its row has one cell, and so that cell has weight 1, whatever the score is.</source>
        <translation>它的行只有一个单元格，因此无论分数是多少，该单元格的权重都是 1。</translation>
    </message>
    <message>
        <source>At all of them</source>
        <translation>所有词元</translation>
    </message>
    <message>
        <source>At none</source>
        <translation>没有词元</translation>
    </message>
    <message>
        <source>Only at itself</source>
        <translation>只有它自身</translation>
    </message>
    <message>
        <source>The softmax</source>
        <translation>softmax</translation>
    </message>
    <message>
        <source>Scores become **weights** by the softmax, row by row:

$$a_{tu} = \frac{\exp(s\, q_t \cdot k_u)}{\sum_{v \le t} \exp(s\, q_t \cdot k_v)}$$

Masked weights are 0, all others are positive, and each row adds up to the same number. The exponential
makes differences of scores into *ratios* of weights: a scaled score that is larger by 1 gives a weight
that is $e \approx 2.72$ times as large.</source>
        <translation>softmax 逐行把分数变成**权重**：

$$a_{tu} = \frac{\exp(s\, q_t \cdot k_u)}{\sum_{v \le t} \exp(s\, q_t \cdot k_v)}$$

已掩蔽的权重为 0，其余均为正，并且每行之和都等于同一个数。指数函数把分数之差变成权重之*比*：缩放后的分数大 1，权重就是 $e \approx 2.72$ 倍。</translation>
    </message>
    <message>
        <source>Follow the bar of one row through the panels: from numbers of any sign to shares of a whole.</source>
        <translation>沿各图追踪一行的条形：从可正可负的数变成整体中的份额。</translation>
    </message>
    <message>
        <source>What do the weights of the chosen row add up to?</source>
        <translation>选定行的权重之和是多少？</translation>
    </message>
    <message>
        <source>Divide a sum by itself.</source>
        <translation>用一个总和除以它自身。</translation>
    </message>
    <message>
        <source>To 1, always: that is what the denominator is for. (With a *sink* beside the keys they add up to less; see
the lesson on tiles and linear attention.)</source>
        <translation>总是 1：分母正是为此而设。（若在键之外加一个*汇点*，和会小于 1；见讲分块与线性注意力的课程。）</translation>
    </message>
    <message>
        <source>What this head does</source>
        <translation>这个头做什么</translation>
    </message>
    <message>
        <source>Now read the weights as a whole. In the map of L2 H6 (layer 2, head 6; both count from 0) nearly all the weight lies just beside the
diagonal: **every token looks at the one before it.** Nobody told the head to do that. It was learned,
because it is useful: whoever knows the token before can recognise pairs of words.

Heads of this kind are found in nearly every language model. What else heads do has a lesson of its own.</source>
        <translation>现在从整体上读权重。在 L2 H6（第 2 层，头 6；均从 0 计数）的热图中，几乎所有权重都紧挨着对角线：**每个词元都看它的前一个词元**。没有人告诉这个头要这样做。这是学到的，因为有用：知道前一个词元，就能识别成对的词。

几乎每个语言模型中都有这类头。头还会做哪些事，另有课程专门讲述。</translation>
    </message>
    <message>
        <source>Follow the diagonal with the pointer and read the weights. Is there a token for which the head is less
sure?</source>
        <translation>用指针沿对角线移动，读出权重。有没有哪个词元，头对它不那么确定？</translation>
    </message>
    <message>
        <source>How large is the weight of the chosen cell, from query 6 to key 5?</source>
        <translation>选定单元格（查询 6 到键 5）的权重是多少？</translation>
    </message>
    <message>
        <source>The chosen row and column are marked at the axes. The line under the map says the weight of the cell that you point at.</source>
        <translation>坐标轴上标出了选定的行和列。热图下方的一行给出所指单元格的权重。</translation>
    </message>
    <message>
        <source>Close to 1: nearly everything that this token fetches comes from one place.</source>
        <translation>接近 1：这个词元所取的几乎全部来自一处。</translation>
    </message>
    <message>
        <source>What is fetched</source>
        <translation>取来的是什么</translation>
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
        <translation>权重说明从哪里取。取来的*内容*是第三个向量，即**值** $v_u = x_u W_V$。词元 $t$ 得到所有值的均值，以它那一行的权重加权：

$$o_t = \sum_{u \le t} a_{tu}\, v_u \qquad\text{或者，对所有词元，}\qquad O = A V$$

合在一起，一个头就是

$$\mathrm{head}(X) = \operatorname{softmax}\left(\frac{X W_Q \left(X W_K\right)^T}{\sqrt{d_k}} + M\right) X W_V$$

其中掩码 $M$ 对可见的键为 0，对其他键为 $-\infty$。

因此，权重表示键的值在均值中占多少。它*不*表示该键对模型最终的输出有多重要：大的权重乘以小的值，传递的内容也很少。</translation>
    </message>
    <message>
        <source>Side B now shows another head of the same model, L0 H2. From where does it fetch?</source>
        <translation>B 侧现在显示同一模型的另一个头 L0 H2。它从哪里取？</translation>
    </message>
    <message>
        <source>What does head L0 H2 do, mostly?</source>
        <translation>头 L0 H2 主要做什么？</translation>
    </message>
    <message>
        <source>Where are the large weights of map B, on the diagonal or beside it?</source>
        <translation>B 侧热图中大的权重在哪里，在对角线上还是在它旁边？</translation>
    </message>
    <message>
        <source>Its weight lies on the diagonal: it passes on a part of the token&apos;s own state. Such heads help
others in later layers.</source>
        <translation>它的权重在对角线上：它把词元自身状态的一部分继续传下去。这类头为后面各层的其他头提供帮助。</translation>
    </message>
    <message>
        <source>It fetches from the token itself</source>
        <translation>它从词元自身取</translation>
    </message>
    <message>
        <source>It fetches from the first token of the text</source>
        <translation>它从文本的第一个词元取</translation>
    </message>
    <message>
        <source>It takes the mean over all tokens alike</source>
        <translation>它对所有词元同等地取均值</translation>
    </message>
    <message>
        <source>One mean for each token</source>
        <translation>每个词元一个均值</translation>
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
        <translation>一个头对每个查询给出**一个**加权均值。如果一个词元需要来自两处的内容，一个头只能把两者混在一起，即 $a_{tu} v_u + a_{tw} v_w$，而读取混合结果的一方无法分辨哪部分来自哪里。这就是每层有若干个头的原因，下一课程由此继续。

简而言之：

1. 分数 $Q K^T$，
2. 乘以因子 $1/\sqrt{d_k}$，
3. 加掩码，
4. 逐行经 softmax 变成权重 $A$，
5. 值的均值 $A V$。</translation>
    </message>
    <message>
        <source>A head has the weights of a row $a = (0.5,\ 0.5)$ and the values $v_1 = 4$, $v_2 = 10$. What comes out?</source>
        <translation>一个头某行的权重为 $a = (0.5,\ 0.5)$，值为 $v_1 = 4$，$v_2 = 10$。结果是多少？</translation>
    </message>
    <message>
        <source>$0.5 \cdot 4 + 0.5 \cdot 10$</source>
        <translation>$0.5 \cdot 4 + 0.5 \cdot 10$</translation>
    </message>
    <message>
        <source>7, and also what values of $7$ and $7$, or of $0$ and $14$, would give: the mean does not tell them
apart.</source>
        <translation>7。若两个值是 $7$ 和 $7$，或 $0$ 和 $14$，结果也一样：均值无法区分它们。</translation>
    </message>
    <message>
        <source>Many heads from slices</source>
        <translation>由切片构成的多个头</translation>
    </message>
    <message>
        <source>How one wide projection becomes many heads, why computing slice by slice is the same as computing the whole layer, and how the output projection adds the heads up.</source>
        <translation>一个宽的投影如何变成多个头，为什么逐个切片计算等同于计算整层，以及输出投影如何把各头相加。</translation>
    </message>
    <message>
        <source>One matrix, cut into slices</source>
        <translation>一个矩阵，切成切片</translation>
    </message>
    <message>
        <source>The lesson before followed one head. A layer has $H$ of them, and yet its queries come from *one* matrix: $W_Q$ makes
$d$ numbers of every token&apos;s state, and these are cut into $H$ slices of

$$d_k = \frac{d}{H}$$

numbers each. Slice $i$ is the query of head $i$. Keys and values are cut in the same way.

What you see is the real $W_Q$ of layer 2 of the model that comes with the program, with its slices side by side.</source>
        <translation>上一课程追踪了一个头。一层有 $H$ 个头，但它们的查询来自*同一个*矩阵：$W_Q$ 由每个词元的状态得出 $d$ 个数，再切成 $H$ 个切片，每个有

$$d_k = \frac{d}{H}$$

个数。切片 $i$ 就是头 $i$ 的查询。键和值的切法相同。

这里显示的是随程序附带的模型第 2 层的真实 $W_Q$，各切片并排排列。</translation>
    </message>
    <message>
        <source>Choose other heads in the panel of heads: the framed slice moves along.</source>
        <translation>在头总览中选择其他头：框出的切片随之移动。</translation>
    </message>
    <message>
        <source>Into how many slices is $W_Q$ cut here?</source>
        <translation>这里的 $W_Q$ 切成了多少个切片？</translation>
    </message>
    <message>
        <source>One slice is one query head.</source>
        <translation>一个切片就是一个查询头。</translation>
    </message>
    <message>
        <source>Eight query heads of width $256 / 8 = 32$.</source>
        <translation>八个查询头，宽度为 $256 / 8 = 32$。</translation>
    </message>
    <message>
        <source>Fewer slices of keys</source>
        <translation>键的切片较少</translation>
    </message>
    <message>
        <source>Keys and values of this model have fewer slices than queries: neighbouring query heads *share* a K/V head. That is
grouped-query attention, and has a lesson of its own. Cutting works as before, only the number differs.</source>
        <translation>此模型的键和值的切片比查询少：相邻的查询头*共用*一个 K/V 头。这就是分组查询注意力，另有课程专门讲述。切法与前面相同，只是个数不同。</translation>
    </message>
    <message>
        <source>How many K/V heads has the layer?</source>
        <translation>该层有多少个 K/V 头？</translation>
    </message>
    <message>
        <source>Count the slices of $W_K$.</source>
        <translation>数一数 $W_K$ 的切片。</translation>
    </message>
    <message>
        <source>Four, so that two query heads share each.</source>
        <translation>四个，因此每个由两个查询头共用。</translation>
    </message>
    <message>
        <source>Slice by slice is the whole layer</source>
        <translation>逐个切片计算就是计算整层</translation>
    </message>
    <message>
        <source>One can compute $Q = X W_Q$ at once and cut the *result*, or cut the *matrix* and compute each slice by itself:

$$Q^{(i)} = X\, W_Q^{(i)}$$

It is the same, because a column of a product depends on that column of the matrix alone. This is why many heads cost
no more multiplications than one head of the full width, and why they can be computed side by side.</source>
        <translation>可以一次算出 $Q = X W_Q$ 再切分*结果*，也可以切分*矩阵*再单独计算每个切片：

$$Q^{(i)} = X\, W_Q^{(i)}$$

两者相同，因为乘积的一列只取决于矩阵的这一列。所以，多个头所需的乘法并不比一个全宽的头多，而且各头可以并行计算。</translation>
    </message>
    <message>
        <source>The page says how far the slices, each computed on its own, are from the whole. It is rounding, nothing else.</source>
        <translation>页面给出各切片单独计算的结果与整体相差多少。那只是舍入误差，别无其他。</translation>
    </message>
    <message>
        <source>Why do both ways give the same?</source>
        <translation>为什么两种方法得到相同的结果？</translation>
    </message>
    <message>
        <source>Think of how one number of $X W_Q$ is computed.</source>
        <translation>想一想 $X W_Q$ 中的一个数是如何计算的。</translation>
    </message>
    <message>
        <source>$(X W)_{t,c} = \sum_j X_{t,j} W_{j,c}$ has one column $c$ of $W$ in it, and no other.</source>
        <translation>$(X W)_{t,c} = \sum_j X_{t,j} W_{j,c}$ 中只出现 $W$ 的一列 $c$，没有其他列。</translation>
    </message>
    <message>
        <source>The matrix was trained so that they agree</source>
        <translation>矩阵经过训练，使两者一致</translation>
    </message>
    <message>
        <source>A column of a product depends on that column of the matrix only</source>
        <translation>乘积的一列只取决于矩阵的这一列</translation>
    </message>
    <message>
        <source>They agree only where the heads are similar</source>
        <translation>只有在各头相似时两者才一致</translation>
    </message>
    <message>
        <source>The heads are added up</source>
        <translation>各头相加</translation>
    </message>
    <message>
        <source>Each head gives $A_i V_i$, a table of $T$ rows and $d_k$ columns. These are put side by side and multiplied by $W_O$:

$$\mathrm{output} = \left[\,A_1 V_1 \;\cdots\; A_H V_H\,\right] W_O = \sum_{i=1}^{H} A_i V_i\, W_O^{(i)}$$

where $W_O^{(i)}$ are the $d_k$ rows of $W_O$ that belong to head $i$. So the output is a **sum of one part for each
head**. The heads do not see one another inside a layer; $W_O$ decides into which directions of the stream each writes.</source>
        <translation>每个头给出 $A_i V_i$，即一张 $T$ 行 $d_k$ 列的表。把它们并排拼接，再乘以 $W_O$：

$$\mathrm{output} = \left[\,A_1 V_1 \;\cdots\; A_H V_H\,\right] W_O = \sum_{i=1}^{H} A_i V_i\, W_O^{(i)}$$

其中 $W_O^{(i)}$ 是 $W_O$ 中属于头 $i$ 的 $d_k$ 行。因此输出是**每个头一个分量的总和**。同一层内的各头互相看不到；每个头写入残差流的哪些方向，由 $W_O$ 决定。</translation>
    </message>
    <message>
        <source>The bars are the lengths of the parts for the chosen token. Choose another token.</source>
        <translation>条形表示选定词元的各分量的长度。选择另一个词元。</translation>
    </message>
    <message>
        <source>How long is the part that head L2 H6 writes for the chosen token?</source>
        <translation>头 L2 H6 为选定词元写入的分量有多长？</translation>
    </message>
    <message>
        <source>The bar of the framed head, and its number.</source>
        <translation>看框出的头的条形及其数值。</translation>
    </message>
    <message>
        <source>Lengths do not add up, vectors do: parts may point into the same direction, or cancel.</source>
        <translation>长度不能相加，向量可以：各分量可能指向同一方向，也可能互相抵消。</translation>
    </message>
    <message>
        <source>They really add up</source>
        <translation>它们相加确实等于整体</translation>
    </message>
    <message>
        <source>The page adds all parts (and the bias, where the model has one) and compares the sum with what the layer computed. What is left
is rounding.</source>
        <translation>页面把所有分量（以及偏置，若模型有偏置）相加，并与该层计算的结果比较。剩下的只是舍入误差。</translation>
    </message>
    <message>
        <source>Two parts are $(3, 0)$ and $(0, 4)$. How long is their sum?</source>
        <translation>两个分量是 $(3, 0)$ 和 $(0, 4)$。它们的和有多长？</translation>
    </message>
    <message>
        <source>Add the vectors first.</source>
        <translation>先把向量相加。</translation>
    </message>
    <message>
        <source>$\sqrt{3^2 + 4^2} = 5$, less than $3 + 4$.</source>
        <translation>$\sqrt{3^2 + 4^2} = 5$，小于 $3 + 4$。</translation>
    </message>
    <message>
        <source>Exercise: heads that are all the same</source>
        <translation>练习：完全相同的头</translation>
    </message>
    <message>
        <source>Here is a layer with random weights in which all four heads have the **same** $W_Q$, $W_K$ and $W_V$. Then all maps
and all values are the same, and

$$\sum_i A V\, W_O^{(i)} = A V \left( \sum_i W_O^{(i)} \right)$$

Four heads, and what comes out is what *one* head of width $d_k$ can give.</source>
        <translation>这里是一个权重随机的层，其四个头的 $W_Q$、$W_K$ 和 $W_V$ **相同**。于是所有热图和所有值都相同，并且

$$\sum_i A V\, W_O^{(i)} = A V \left( \sum_i W_O^{(i)} \right)$$

虽有四个头，得到的却是*一个*宽度为 $d_k$ 的头就能给出的结果。</translation>
    </message>
    <message>
        <source>Compare any two heads: the difference B − A is 0 everywhere.</source>
        <translation>比较任意两个头：差值 B − A 处处为 0。</translation>
    </message>
    <message>
        <source>If all heads share $W_Q$, $W_K$ and $W_V$, what is the layer&apos;s output?</source>
        <translation>如果所有头共用 $W_Q$、$W_K$ 和 $W_V$，该层的输出是什么？</translation>
    </message>
    <message>
        <source>The common factor $A V$ can be taken out of the sum.</source>
        <translation>公因子 $A V$ 可以提到求和号之外。</translation>
    </message>
    <message>
        <source>$A V \sum_i W_O^{(i)}$: one head of width $d_k$ with another output matrix. Different projections are what makes several
heads worth having.</source>
        <translation>$A V \sum_i W_O^{(i)}$：一个宽度为 $d_k$ 的头，配上另一个输出矩阵。正是不同的投影使多个头有价值。</translation>
    </message>
    <message>
        <source>$H$ times the output of one head</source>
        <translation>单头输出的 $H$ 倍</translation>
    </message>
    <message>
        <source>The output of one head, times the sum of all slices of $W_O$</source>
        <translation>一个头的输出，乘以 $W_O$ 所有切片之和</translation>
    </message>
    <message>
        <source>The mean of the slices of $W_O$, whatever the text</source>
        <translation>$W_O$ 各切片的均值，与文本无关</translation>
    </message>
    <message>
        <source>Exercise: only the maps are the same</source>
        <translation>练习：只有热图相同</translation>
    </message>
    <message>
        <source>Now only $W_Q$ and $W_K$ are shared. The four maps are one map $A$, but the values differ:

$$\sum_i A V_i W_O^{(i)} = A \left( \sum_i V_i W_O^{(i)} \right)$$

It is one map with values of the **full** width.</source>
        <translation>现在只共用 $W_Q$ 和 $W_K$。四张热图是同一张热图 $A$，但值不同：

$$\sum_i A V_i W_O^{(i)} = A \left( \sum_i V_i W_O^{(i)} \right)$$

这是一张热图，配上**全宽**的值。</translation>
    </message>
    <message>
        <source>What is lost when heads share their queries and keys, but not their values?</source>
        <translation>如果各头共用查询和键，但不共用值，会失去什么？</translation>
    </message>
    <message>
        <source>Compare with the exercise before. What stands inside the brackets now?</source>
        <translation>与前一个练习比较。现在括号内是什么？</translation>
    </message>
    <message>
        <source>There is one weighted mean for each query, of values with $H d_k = d$ numbers. Different *places* cannot be read any
more.</source>
        <translation>每个查询只有一个加权均值，由具有 $H d_k = d$ 个数的值求得。不能再从不同的*位置*读取了。</translation>
    </message>
    <message>
        <source>Only the different ways of looking; values of full width are still fetched</source>
        <translation>只失去不同的关注方式；仍能取得全宽的值</translation>
    </message>
    <message>
        <source>Everything but one head of width $d_k$</source>
        <translation>除一个宽度为 $d_k$ 的头之外的一切</translation>
    </message>
    <message>
        <source>Nothing, the output stays the same</source>
        <translation>什么也不失去，输出保持不变</translation>
    </message>
    <message>
        <source>What heads cost</source>
        <translation>头的开销</translation>
    </message>
    <message>
        <source>Parameters, operations and the cache: what depends on the number of heads, what on the number of key/value heads, and what on neither.</source>
        <translation>参数量、运算量和缓存：哪些取决于头数，哪些取决于键/值头数，哪些与两者都无关。</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>计算哪些量</translation>
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
        <translation>此页面计算一个注意力层的开销。一层的宽度为 $d$，有 $H$ 个宽度为 $d_k = d / H$ 的查询头，以及 $G$ 个键和值的头，其中每个服务 $H / G$ 个查询头。文本有 $T$ 个词元。

四种层并排列出：

- **MHA**，多头注意力：$G = H$
- **GQA**，分组查询注意力：$1 &lt; G &lt; H$
- **MQA**，多查询注意力：$G = 1$
- **单头**，与层同宽：$H = 1$，$d_k = d$

运算量按惯例计算：一次乘法和随后的一次加法计为 2 次运算。偏置不计。</translation>
    </message>
    <message>
        <source>The numbers are now those of a layer with $d = 512$, $H = 8$, $G = 2$. Change one at a time, and see which
bars move.</source>
        <translation>现在的数值属于 $d = 512$、$H = 8$、$G = 2$ 的层。每次改变一个，看看哪些条形变动。</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>Multi-head attention has four matrices: $W_Q$, $W_K$ and $W_V$, in which the heads lie side by side as
slices of $d_k = d / H$ columns, and $W_O$, which mixes what they write. Each has $d$ rows and
$H d_k = d$ columns:

$$4 d^2$$

The number of heads has cancelled out. Cutting the same matrices into more slices costs no parameters.</source>
        <translation>多头注意力有四个矩阵：$W_Q$、$W_K$ 和 $W_V$，其中各头的切片并排排列，每个切片 $d_k = d / H$ 列；以及 $W_O$，它把各头所写的内容混合起来。每个矩阵有 $d$ 行、$H d_k = d$ 列：

$$4 d^2$$

头数已经约去。把同样的矩阵切成更多切片，不增加参数。</translation>
    </message>
    <message>
        <source>(Exercise 3) How many parameters has multi-head attention with $d = 512$ and $H = 8$?</source>
        <translation>（练习 3）$d = 512$、$H = 8$ 的多头注意力有多少个参数？</translation>
    </message>
    <message>
        <source>Four matrices of $d \times d$.</source>
        <translation>四个 $d \times d$ 的矩阵。</translation>
    </message>
    <message>
        <source>$4 \cdot 512^2 = 1\,048\,576$, and the same with one head or with 16.</source>
        <translation>$4 \cdot 512^2 = 1\,048\,576$，一个头或 16 个头时也一样。</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>个参数</translation>
    </message>
    <message>
        <source>Fewer keys and values</source>
        <translation>减少键和值</translation>
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
        <translation>键和值只有 $G$ 个头时，$W_K$ 和 $W_V$ 只有 $G d_k$ 列，而 $W_Q$ 和 $W_O$ 不变：

$$2 d^2 + 2 d\, (G d_k) = 2 d^2 \left(1 + \frac{G}{H}\right)$$

$G = H$ 时又得到 $4 d^2$，理应如此。$G = 1$ 时为 $2 d^2 (1 + 1/H)$：这样最多能节省大约一半参数。

*注意*：也有人写成 $2 d^2 + 2 d^2 / G$。只有当 $G$ 是一组**之内**的查询头数时，这才正确；若 $G$ 是组数，按此式计算，键和值*越多*，注意力反而越便宜。</translation>
    </message>
    <message>
        <source>Move $G$ from 8 to 1 and watch the bar of GQA travel from that of MHA to that of MQA.</source>
        <translation>把 $G$ 从 8 调到 1，看 GQA 的条形如何从 MHA 的位置移到 MQA 的位置。</translation>
    </message>
    <message>
        <source>How many parameters has the layer with $d = 512$, $H = 8$ and $G = 2$?</source>
        <translation>$d = 512$、$H = 8$、$G = 2$ 的层有多少个参数？</translation>
    </message>
    <message>
        <source>$2 \cdot 512^2 \cdot (1 + 2/8)$</source>
        <translation>$2 \cdot 512^2 \cdot (1 + 2/8)$</translation>
    </message>
    <message>
        <source>$2 \cdot 512^2 \cdot 1.25 = 655\,360$: five eighths of the $1\,048\,576$ of multi-head attention.</source>
        <translation>$2 \cdot 512^2 \cdot 1.25 = 655\,360$：为多头注意力的 $1\,048\,576$ 的八分之五。</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>运算量</translation>
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
        <translation>**投影**：把 $T$ 个状态乘以一个 $d \times d$ 的矩阵，需要 $2 T d^2$ 次运算；这样的矩阵有四个：

$$8 T d^2$$

**分数与混合**：一个头把查询与键相乘，需 $2 T^2 d_k$；把权重与值相乘，需 $2 T^2 d_k$。所有头合计为

$$H \cdot 4 T^2 d_k = 4 T^2 d$$

$H$ 再次约去：八个宽度为 64 的头所做的乘法，与一个宽度为 512 的头一样多。（GQA 节省投影，合计为 $4 T d^2 (1 + G/H)$，但不节省分数：查询头数与之前相同。）</translation>
    </message>
    <message>
        <source>(Exercise 1) The layer gets 16 heads in place of 8, and $d$ stays the same. By which factor do the
operations of projections, scores and mixing together change?</source>
        <translation>（练习 1）该层改用 16 个头代替 8 个，$d$ 不变。投影、分数与混合的运算量合计变为原来的多少倍？</translation>
    </message>
    <message>
        <source>Is there an $H$ in $8 T d^2 + 4 T^2 d$?</source>
        <translation>$8 T d^2 + 4 T^2 d$ 中有 $H$ 吗？</translation>
    </message>
    <message>
        <source>By 1: not at all. Twice as many heads, each half as wide.</source>
        <translation>1 倍：完全不变。头数加倍，每个的宽度减半。</translation>
    </message>
    <message>
        <source>What does grow</source>
        <translation>什么会增长</translation>
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
        <translation>有一部分随头数增长：**softmax**。每个头都有自己的热图，其 $T^2$ 个单元格各需一次指数运算：

$$H\, T^2$$

因此，“多个头与一个头开销相同”只对乘积成立，并非对一切成立。只要 $d_k$ 不小，指数运算与乘积相比就很少：$4 T^2 d$ 次运算对 $H T^2$ 次指数运算，即 $4 d_k$ 比 1。

内存也类似。若保留热图，需要 $H T^2$ 个数；若分块计算，则从不保留热图，$T d$ 个数就够了（讲分块的课程会说明如何做到）。</translation>
    </message>
    <message>
        <source>Double $H$ and halve the heads&apos; width. Which bars stay, and which do not?</source>
        <translation>把 $H$ 加倍，头宽度减半。哪些条形不变，哪些会变？</translation>
    </message>
    <message>
        <source>How many exponentials does the layer with $H = 8$ need for $T = 128$ tokens?</source>
        <translation>$H = 8$ 的层在 $T = 128$ 个词元时需要多少次指数运算？</translation>
    </message>
    <message>
        <source>$H\, T^2$, with $T^2 = 16\,384$. (No mask is counted here; a causal one would save nearly half.)</source>
        <translation>$H\, T^2$，其中 $T^2 = 16\,384$。（这里不计掩码；因果掩码可省去近一半。）</translation>
    </message>
    <message>
        <source>$8 \cdot 128^2 = 131\,072$.</source>
        <translation>$8 \cdot 128^2 = 131\,072$。</translation>
    </message>
    <message>
        <source>Short and long texts</source>
        <translation>短文本与长文本</translation>
    </message>
    <message>
        <source>Projections grow with $T$, scores and mixing with $T^2$:

$$O(T d^2 + T^2 d)$$

For short texts the projections are most of the work, and attention to more tokens is nearly free. For long ones
the scores take over. Both are equal where

$$8 T d^2 = 4 T^2 d \quad\Leftrightarrow\quad T = 2 d$$</source>
        <translation>投影随 $T$ 增长，分数与混合随 $T^2$ 增长：

$$O(T d^2 + T^2 d)$$

文本短时，投影占大部分工作，多关注一些词元几乎不费什么。文本长时，分数占主导。两者相等时

$$8 T d^2 = 4 T^2 d \quad\Leftrightarrow\quad T = 2 d$$</translation>
    </message>
    <message>
        <source>Move $T$ up and down and compare the bars of projections with those of scores and mixing.</source>
        <translation>上下调整 $T$，比较投影的条形与分数和混合的条形。</translation>
    </message>
    <message>
        <source>At how many tokens do scores and mixing cost as much as the projections, in multi-head attention with $d = 512$?</source>
        <translation>对 $d = 512$ 的多头注意力，多少个词元时分数与混合的开销等于投影的开销？</translation>
    </message>
    <message>
        <source>Twice the width.</source>
        <translation>宽度的两倍。</translation>
    </message>
    <message>
        <source>$T = 2 d = 1024$. A wide model ($d = 12\,288$) gets there only with $24\,576$ tokens.</source>
        <translation>$T = 2 d = 1024$。宽的模型（$d = 12\,288$）要到 $24\,576$ 个词元才如此。</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>个词元</translation>
    </message>
    <message>
        <source>The cache</source>
        <translation>缓存</translation>
    </message>
    <message>
        <source>A model that writes a text computes one token at a time. Keys and values of the tokens before stay what they
were, so they are kept: the **K/V cache**. In numbers, for $L$ layers:

$$2\, L\, T\, G\, d_k$$

This is what grouped queries are for. For each token that is written the whole cache is read once; a cache of
$G/H$ the size is read in $G/H$ of the time. Parameters and operations are saved, too, but those savings are small beside it.</source>
        <translation>模型写文本时，每次计算一个词元。之前词元的键和值不变，因此予以保留：这就是 **K/V 缓存**。共 $L$ 层时，数值个数为：

$$2\, L\, T\, G\, d_k$$

分组查询正是为此而设。每写一个词元，都要把整个缓存读一次；缓存大小减为 $G/H$，读取时间也减为 $G/H$。参数量和运算量也有节省，但与此相比很小。</translation>
    </message>
    <message>
        <source>The page now has the shape of a model with about seven billion parameters: $d = 4096$, $H = 32$, 32 layers, and a
text of 4096 tokens. Compare the caches.</source>
        <translation>页面现在采用一个约七十亿参数的模型的形状：$d = 4096$，$H = 32$，32 层，文本 4096 个词元。比较各种缓存。</translation>
    </message>
    <message>
        <source>(Exercise 5) The layer has $H = 32$ query heads and $G = 4$ heads of keys and values. How large is its cache
beside that of multi-head attention?</source>
        <translation>（练习 5）该层有 $H = 32$ 个查询头和 $G = 4$ 个键和值的头。与多头注意力相比，它的缓存有多大？</translation>
    </message>
    <message>
        <source>$G / H$</source>
        <translation>$G / H$</translation>
    </message>
    <message>
        <source>$4/32 = 1/8$: four key and four value projections in place of 32 each.</source>
        <translation>$4/32 = 1/8$：键投影和值投影各四个，而不是各 32 个。</translation>
    </message>
    <message>
        <source>Who uses what</source>
        <translation>谁用哪一种</translation>
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
        <translation>| 模型 | 查询头 | K/V 头 |
|---|---|---|
| Llama 2 7B、13B | 32、40 | 相同 (MHA) |
| Llama 2 70B | 64 | 8 (GQA) |
| Mistral 7B | 32 | 8 (GQA) |
| PaLM、Gemma 2B | 48、8 | 1 (MQA) |
| 自带的模型 | 8 | 4 (GQA) |

节省是有代价的：同组的头具有相同的键和值，不同的只有它们的提问。这有多大影响，另有课程专门讲述，其中可以重新分组一个模型的头，并看到它的损失如何变化。</translation>
    </message>
    <message>
        <source>Mistral 7B has $H = 32$, $G = 8$, $d_k = 128$ and 32 layers. How many bytes does its cache take for 4096 tokens,
with 2 bytes a number?</source>
        <translation>Mistral 7B 有 $H = 32$、$G = 8$、$d_k = 128$，共 32 层。4096 个词元时，若每个数占 2 字节，它的缓存有多少字节？</translation>
    </message>
    <message>
        <source>$2 \cdot 32 \cdot 4096 \cdot 8 \cdot 128$ numbers of 2 bytes each. You may type it like that.</source>
        <translation>$2 \cdot 32 \cdot 4096 \cdot 8 \cdot 128$ 个数，每个 2 字节。可以直接输入这样的算式。</translation>
    </message>
    <message>
        <source>$536\,870\,912$ bytes, half a GiB; with 32 K/V heads it would be two.</source>
        <translation>$536\,870\,912$ 字节，即半个 GiB；若有 32 个 K/V 头，则为两个 GiB。</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Why several heads</source>
        <translation>为什么要有多个头</translation>
    </message>
    <message>
        <source>What several heads can do that one cannot, what one wide head can do that several cannot, and why neither is &quot;more expressive&quot;.</source>
        <translation>多个头能做而单头不能的事，一个宽的头能做而多个头不能的事，以及为什么两者都不算“表达能力更强”。</translation>
    </message>
    <message>
        <source>Two places at once</source>
        <translation>同时看两处</translation>
    </message>
    <message>
        <source>Head L2 H6 looks at the token before, head L2 H7 at the one before that. Both are in one layer: the same query
fetches from **two places at once**, and each head writes what it found into directions of its own ($W_O^{(6)}$ and
$W_O^{(7)}$). Whoever reads the stream later can tell the two apart.</source>
        <translation>头 L2 H6 看前一个词元，头 L2 H7 看再前一个。两者在同一层：同一个查询**同时从两处**取内容，每个头把取得的内容写入自己的方向（$W_O^{(6)}$ 和 $W_O^{(7)}$）。之后读取残差流的一方可以把两者区分开。</translation>
    </message>
    <message>
        <source>Point at a row in both maps. A has its weight one step to the left of the diagonal, B two steps.</source>
        <translation>在两张热图中指向同一行。A 的权重在对角线左边一格，B 在左边两格。</translation>
    </message>
    <message>
        <source>How large is the weight of side B at the chosen cell, from query 6 to key 4?</source>
        <translation>在选定的单元格（查询 6 到键 4），B 侧的权重是多少？</translation>
    </message>
    <message>
        <source>The line under the maps gives the weights of both sides for the cell that you point at.</source>
        <translation>热图下方的一行给出所指单元格在两侧的权重。</translation>
    </message>
    <message>
        <source>Nearly all of it. Side A&apos;s weight at the same cell is close to 0.</source>
        <translation>几乎是全部。A 侧在同一单元格的权重接近 0。</translation>
    </message>
    <message>
        <source>One head can only mix</source>
        <translation>一个头只能混合</translation>
    </message>
    <message>
        <source>A single head has one row of weights for each query: numbers that are positive and add up to 1. If it is to read
both places, it must share its weight between them,

$$o = w\, v_1 + (1 - w)\, v_2,$$

and $v_1$ and $v_2$ go through the *same* $W_O$. Say the values are numbers. Two heads that write into two directions
give $(v_1, v_2)$: whatever the values, both can be read off. One head gives a single number $w v_1 + (1 - w) v_2$. Many
pairs give the same one, so **no row of weights, whatever $w$ is, can carry both**.</source>
        <translation>单头对每个查询只有一行权重：都是正数，且和为 1。要读取两处，就必须把权重分给两者，

$$o = w\, v_1 + (1 - w)\, v_2,$$

而 $v_1$ 和 $v_2$ 经过*同一个* $W_O$。假设值就是数。写入两个方向的两个头给出 $(v_1, v_2)$：无论值是多少，两者都可读出。一个头只给出一个数 $w v_1 + (1 - w) v_2$。许多对值给出同一个数，因此**无论 $w$ 是多少，没有任何一行权重能同时传递两者**。</translation>
    </message>
    <message>
        <source>With $w = 1/2$, which of these pairs of values can one head not tell apart?</source>
        <translation>当 $w = 1/2$ 时，一个头无法区分以下哪两对值？</translation>
    </message>
    <message>
        <source>Compute the mean of each pair.</source>
        <translation>计算每一对的均值。</translation>
    </message>
    <message>
        <source>Both have the mean 7. Two heads tell them apart.</source>
        <translation>两者的均值都是 7。两个头可以区分它们。</translation>
    </message>
    <message>
        <source>$(4, 10)$ and $(7, 7)$</source>
        <translation>$(4, 10)$ 和 $(7, 7)$</translation>
    </message>
    <message>
        <source>$(4, 10)$ and $(5, 10)$</source>
        <translation>$(4, 10)$ 和 $(5, 10)$</translation>
    </message>
    <message>
        <source>$(0, 0)$ and $(1, 1)$</source>
        <translation>$(0, 0)$ 和 $(1, 1)$</translation>
    </message>
    <message>
        <source>The price is rank</source>
        <translation>代价是秩</translation>
    </message>
    <message>
        <source>There is a price. The scores of one head are $Q K^T$ with $d_k$ columns in $Q$ and in $K$, so that as a table they have
**rank at most $d_k$**. One head of the full width $d$ may have scores of rank $d$; cut into $H$ heads, each has
$d / H$ only. This is the *low-rank bottleneck*.

The page measures it: the numerical rank (how many singular values are more than rounding) and the *effective* rank
(the exponential of the entropy of the singular values, which counts how many matter).</source>
        <translation>这是有代价的。一个头的分数是 $Q K^T$，其中 $Q$ 和 $K$ 各有 $d_k$ 列，因此作为一张表，其**秩不超过 $d_k$**。一个全宽 $d$ 的头，分数的秩可达 $d$；切成 $H$ 个头后，每个只有 $d / H$。这就是*低秩瓶颈*。

页面测量它：数值秩（有多少个奇异值超出舍入误差）和*有效*秩（奇异值的熵的指数，表示有多少个奇异值起作用）。</translation>
    </message>
    <message>
        <source>What is the numerical rank of the scores $q \cdot k$ of head L2 H6 on this text?</source>
        <translation>头 L2 H6 的分数 $q \cdot k$ 在此文本上的数值秩是多少？</translation>
    </message>
    <message>
        <source>It is in the table, and it cannot be larger than $d_k$.</source>
        <translation>它在表中，并且不可能大于 $d_k$。</translation>
    </message>
    <message>
        <source>At most $d_k = 32$, although the text has more tokens than that.</source>
        <translation>至多为 $d_k = 32$，尽管文本的词元数比这多。</translation>
    </message>
    <message>
        <source>The softmax gives rank back</source>
        <translation>softmax 使秩恢复</translation>
    </message>
    <message>
        <source>The weights are $\operatorname{softmax}$ of these scores, row by row, and the exponential is not linear. The table of
**weights** can have any rank up to $T$. What a head *fetches*, $A V$, has at most $d_k$ again, since $V$ has $d_k$ columns; and
all heads side by side at most $\min(T, d)$.</source>
        <translation>权重是这些分数逐行的 $\operatorname{softmax}$，而指数函数不是线性的。**权重**表的秩最大可达 $T$。头所*取得*的 $A V$，秩又至多为 $d_k$，因为 $V$ 有 $d_k$ 列；所有头并排则至多为 $\min(T, d)$。</translation>
    </message>
    <message>
        <source>Compare the four rows of the table and the curves of their singular values.</source>
        <translation>比较表的四行及其奇异值曲线。</translation>
    </message>
    <message>
        <source>Which of these can have a rank larger than $d_k$?</source>
        <translation>以下哪一个的秩可以大于 $d_k$？</translation>
    </message>
    <message>
        <source>Two of them are products with a thin matrix.</source>
        <translation>其中两个是与瘦长矩阵的乘积。</translation>
    </message>
    <message>
        <source>The softmax is not linear, so it is not bound by the rank of what goes into it.</source>
        <translation>softmax 不是线性的，因此不受其输入的秩的限制。</translation>
    </message>
    <message>
        <source>The scores $Q K^T$ of one head</source>
        <translation>一个头的分数 $Q K^T$</translation>
    </message>
    <message>
        <source>The weights $A$ of one head</source>
        <translation>一个头的权重 $A$</translation>
    </message>
    <message>
        <source>The output $A V$ of one head</source>
        <translation>一个头的输出 $A V$</translation>
    </message>
    <message>
        <source>What is true, and what is not</source>
        <translation>哪些正确，哪些不正确</translation>
    </message>
    <message>
        <source>One often reads that several heads are &quot;strictly more expressive&quot; than one head of the same total width. **That is not
true in general.**

- There are functions that two heads of width $d/2$ compute and no single head does: you saw one, two copies at once.
- There are functions that one head of width $d$ computes and no layer of $H$ narrower heads does: a table of scores
  of rank $d$ needs $d$ columns in *one* head.

The two classes overlap, and neither contains the other. Several heads are used because what they are good at, fetching
different things from different places, is needed all the time, and it costs the same.</source>
        <translation>常有人写道，多个头的表达能力“严格强于”总宽度相同的一个头。**一般而言，这不正确。**

- 有些函数，两个宽度为 $d/2$ 的头能计算，而任何单头都不能：前面已见过一例，即同时作两次复制。
- 有些函数，一个宽度为 $d$ 的头能计算，而任何由 $H$ 个较窄的头构成的层都不能：秩为 $d$ 的分数表要求*同一个*头中有 $d$ 列。

两类互有重叠，互不包含。之所以用多个头，是因为它们所擅长的，即从不同的地方取来不同的内容，时时都需要，而开销相同。</translation>
    </message>
    <message>
        <source>Which sentence is right?</source>
        <translation>哪句话是正确的？</translation>
    </message>
    <message>
        <source>Read the two points once more.</source>
        <translation>再读一遍那两点。</translation>
    </message>
    <message>
        <source>Neither class contains the other (Bhojanapalli et al. 2020 for the second point).</source>
        <translation>两类互不包含（第二点见 Bhojanapalli 等，2020）。</translation>
    </message>
    <message>
        <source>Several heads can do everything that one wide head can, and more</source>
        <translation>一个宽的头能做的，多个头都能做，而且能做得更多</translation>
    </message>
    <message>
        <source>One wide head can do everything that several heads can, and more</source>
        <translation>多个头能做的，一个宽的头都能做，而且能做得更多</translation>
    </message>
    <message>
        <source>Each can do something that the other cannot</source>
        <translation>各自都能做对方不能做的事</translation>
    </message>
    <message>
        <source>Too many heads</source>
        <translation>头过多</translation>
    </message>
    <message>
        <source>With more heads each gets narrower. As a rule of thumb, under $d_k = 16$ scores have so little rank left that heads cannot
express precise patterns. The curve shows the rank of one head&apos;s scores and of all outputs together against $H$,
for random projections of the same width; the mark is where $d_k$ falls under 16.

Large models grow in width and number of heads together: GPT-3 has $d = 12288$ and $H = 96$.</source>
        <translation>头越多，每个头越窄。按经验，低于 $d_k = 16$ 时，分数的秩所剩无几，头无法表达精确的模式。曲线显示在总宽度相同的随机投影下，一个头的分数的秩，以及所有输出合起来的秩，如何随 $H$ 变化；标记处是 $d_k$ 降到 16 以下的地方。

大模型的宽度和头数一起增长：GPT-3 有 $d = 12288$，$H = 96$。</translation>
    </message>
    <message>
        <source>How wide is a head of GPT-3?</source>
        <translation>GPT-3 的一个头有多宽？</translation>
    </message>
    <message>
        <source>$d / H$</source>
        <translation>$d / H$</translation>
    </message>
    <message>
        <source>$12288 / 96 = 128$.</source>
        <translation>$12288 / 96 = 128$。</translation>
    </message>
    <message>
        <source>What heads specialise in</source>
        <translation>头专长于什么</translation>
    </message>
    <message>
        <source>Previous-token heads, heads that stay, induction heads, sinks and punctuation: patterns that are learned, how they are measured, and why a weight is not an importance.</source>
        <translation>前一词元头、停留在自身的头、归纳头、汇点和标点：学到的各种模式，如何测量它们，以及为什么权重不等于重要性。</translation>
    </message>
    <message>
        <source>The one before</source>
        <translation>前一个词元</translation>
    </message>
    <message>
        <source>Heads are not told what to do. After training, many of them do something that can be named. The simplest is the
**previous-token head**: every token looks at the one before it. Its score is the mean of the weights one step left of
the diagonal, over the rows that *have* such a key:

$$\frac{1}{T - 1} \sum_{t \ge 1} A_{t,\,t-1}$$

A perfect one has the score 1.</source>
        <translation>没有人告诉头要做什么。训练之后，其中许多头做的事可以叫出名称。最简单的是**前一词元头**：每个词元都看它的前一个词元。它的指标是对角线左边一格的权重的均值，只对*有*这种键的行计算：

$$\frac{1}{T - 1} \sum_{t \ge 1} A_{t,\,t-1}$$

完美的前一词元头，指标为 1。</translation>
    </message>
    <message>
        <source>How large is side A&apos;s weight from query 9 to key 8?</source>
        <translation>A 侧从查询 9 到键 8 的权重是多少？</translation>
    </message>
    <message>
        <source>Point at the cell; the line under the map says it.</source>
        <translation>指向该单元格；热图下方的一行会给出权重。</translation>
    </message>
    <message>
        <source>Close to 1. Side B is another kind of head, as the next step says.</source>
        <translation>接近 1。B 侧是另一类头，见下一步。</translation>
    </message>
    <message>
        <source>Staying where it is</source>
        <translation>停在原处</translation>
    </message>
    <message>
        <source>Side B, L0 H2, looks at **the token itself**. It passes on a part of the token&apos;s own state, turned into other
directions for the layers that follow. This sounds idle, but without it the model is much worse: its card says that removing
L0 H2 costs 2.61 nats a token on ordinary text, more than any other head.</source>
        <translation>B 侧的 L0 H2 看**词元自身**。它把词元自身状态的一部分转到其他方向，传给后面的层。这听起来像是无所事事，但没有它，模型会差得多：模型卡写明，去掉 L0 H2 在普通文本上的代价为 2.61 nat/词元，比任何其他头都大。</translation>
    </message>
    <message>
        <source>Which diagonal does side B&apos;s weight lie on?</source>
        <translation>B 侧的权重在哪条对角线上？</translation>
    </message>
    <message>
        <source>Row $t$, column $t$.</source>
        <translation>第 $t$ 行，第 $t$ 列。</translation>
    </message>
    <message>
        <source>Query and key are the same token.</source>
        <translation>查询和键是同一个词元。</translation>
    </message>
    <message>
        <source>The main diagonal, from top left to bottom right</source>
        <translation>主对角线，从左上到右下</translation>
    </message>
    <message>
        <source>The one beside it</source>
        <translation>它旁边的那条</translation>
    </message>
    <message>
        <source>The first column</source>
        <translation>第一列</translation>
    </message>
    <message>
        <source>Copying what came after</source>
        <translation>复制之后的内容</translation>
    </message>
    <message>
        <source>The **induction head** is the most interesting one. When a token has occurred before, it looks at what came *after* it
then, as if it said: last time, &quot;old&quot; was followed by &quot;fox&quot;. With it a model continues patterns that it has never seen in
training.

It needs help. A previous-token head in an earlier layer writes into every token what stood before it; the induction
head looks for tokens that have *its own* token written there.</source>
        <translation>**归纳头**是最有意思的一类。当一个词元先前出现过时，它看当时*之后*的词元，好像在说：上一次，“old”后面是“fox”。有了它，模型能够续写训练中从未见过的模式。

它需要帮助。较前层的前一词元头在每个词元中写入它前面是什么；归纳头则寻找其中写着*它自己这个词元*的那些词元。</translation>
    </message>
    <message>
        <source>In the second half of the text, point at a token and follow its strongest line.</source>
        <translation>在文本的后半部分，指向一个词元，沿它最强的连线看去。</translation>
    </message>
    <message>
        <source>In &quot;… the old fox … the old&quot;, where does an induction head look from the second &quot;old&quot;?</source>
        <translation>在“… the old fox … the old”中，归纳头从第二个“old”看向哪里？</translation>
    </message>
    <message>
        <source>It is about what comes next.</source>
        <translation>关键在于接下来是什么。</translation>
    </message>
    <message>
        <source>Looking at the first &quot;old&quot; itself would be a duplicate-token head. The induction head looks one further.</source>
        <translation>看第一个“old”本身的是重复词元头。归纳头再往后看一个。</translation>
    </message>
    <message>
        <source>At the first &quot;old&quot;</source>
        <translation>看向第一个“old”</translation>
    </message>
    <message>
        <source>At &quot;fox&quot;, which came after the first &quot;old&quot;</source>
        <translation>看向第一个“old”之后的“fox”</translation>
    </message>
    <message>
        <source>At &quot;the&quot;, which came before it</source>
        <translation>看向它之前的“the”</translation>
    </message>
    <message>
        <source>The first token</source>
        <translation>第一个词元</translation>
    </message>
    <message>
        <source>Often most of a row&apos;s weight lies on the **first token**, whatever it is. The weights of a row must add up to 1, and a head that
has found nothing has to put them somewhere. Such a key is called a *sink*. L4 H4 of this model rests there until
there is something to copy.

In maps of large models the sink can swamp the colours. The menu Maps can leave the first key out, or draw the
weights on a logarithmic scale.</source>
        <translation>一行的大部分权重常常落在**第一个词元**上，不管它是什么。每行权重之和必须为 1，一无所获的头总得把权重放到某处。这样的键称为*汇点*。此模型的 L4 H4 停在那里，直到有内容可复制为止。

在大模型的热图中，汇点会压过其他颜色。“热图”菜单可以略去首个键，或以对数刻度绘制权重。</translation>
    </message>
    <message>
        <source>How large is side A&apos;s weight from query 8 to the first token?</source>
        <translation>A 侧从查询 8 到第一个词元的权重是多少？</translation>
    </message>
    <message>
        <source>The chosen cell is in the first column.</source>
        <translation>选定的单元格在第一列。</translation>
    </message>
    <message>
        <source>Nothing has come twice yet at that place, so there is nothing to copy.</source>
        <translation>到该处为止还没有词元出现过两次，所以没有内容可复制。</translation>
    </message>
    <message>
        <source>All heads, all scores</source>
        <translation>所有头，所有指标</translation>
    </message>
    <message>
        <source>How many heads has the model in each layer?</source>
        <translation>模型每层有多少个头？</translation>
    </message>
    <message>
        <source>Count the rows of one layer.</source>
        <translation>数一数一层的行数。</translation>
    </message>
    <message>
        <source>Six layers of eight heads: 48 in all.</source>
        <translation>六层，每层八个头：共 48 个。</translation>
    </message>
    <message>
        <source>A weight is not an importance</source>
        <translation>权重不等于重要性</translation>
    </message>
    <message>
        <source>A map says how much of a key&apos;s *value* goes into the mean. If that value is short, or $W_O$ turns it into a direction that
nobody reads, a large weight carries nothing. The page shows three maps of one head: the weights, the weights times the
length of what is carried, $\|A_{tu}\, v_u W_O\|$, and what changes when a value is set to zero.

To know what a head is worth for the output, one takes it away and measures the loss. The menu Heads does that, head
by head.</source>
        <translation>热图表示键的*值*在均值中占多少。如果该值很短，或 $W_O$ 把它转到没有谁读取的方向，那么大的权重什么也不传递。此页面显示一个头的三张热图：权重，权重乘以所传递内容的长度 $\|A_{tu}\, v_u W_O\|$，以及将一个值置零时有什么变化。

要知道一个头对输出有多大价值，就去掉它，再测量损失。“注意力头”菜单可以逐头进行。</translation>
    </message>
    <message>
        <source>Why can a large weight on a sink carry almost nothing?</source>
        <translation>为什么汇点上的大权重可能几乎什么也不传递？</translation>
    </message>
    <message>
        <source>What is multiplied by the weight?</source>
        <translation>与权重相乘的是什么？</translation>
    </message>
    <message>
        <source>Models learn to give sinks small values, so that looking there means doing nothing.</source>
        <translation>模型学会给汇点很小的值，于是看向那里就等于什么也不做。</translation>
    </message>
    <message>
        <source>Because masked keys are not counted</source>
        <translation>因为已掩蔽的键不计</translation>
    </message>
    <message>
        <source>Because the value of that key is short</source>
        <translation>因为该键的值很短</translation>
    </message>
    <message>
        <source>Because weights on the first token are not real</source>
        <translation>因为第一个词元上的权重不是真实的</translation>
    </message>
    <message>
        <source>Scaling, saturation and vanishing gradients</source>
        <translation>缩放、饱和与梯度消失</translation>
    </message>
    <message>
        <source>Where the factor 1/√dk comes from, what a softmax does without it, and what is left of the gradient then.</source>
        <translation>因子 1/√dk 从何而来，没有它时 softmax 会怎样，那时梯度还剩下多少。</translation>
    </message>
    <message>
        <source>How large is a score?</source>
        <translation>分数有多大？</translation>
    </message>
    <message>
        <source>A score is a sum of $d_k$ products. If the entries of $q$ and $k$ are independent, with mean 0 and variance 1, each
product has mean 0 and variance 1, and variances of independent terms add up:

$$\operatorname{Var}(q \cdot k) = d_k, \qquad \text{so a typical score is as large as } \sqrt{d_k}.$$

The layer here has random weights, made so that this holds, and heads of width 64.</source>
        <translation>分数是 $d_k$ 个乘积之和。如果 $q$ 和 $k$ 的各分量相互独立，均值为 0，方差为 1，那么每个乘积的均值为 0，方差为 1，而独立项的方差可以相加：

$$\operatorname{Var}(q \cdot k) = d_k, \qquad \text{因此典型的分数大小约为 } \sqrt{d_k}.$$

这里的层具有随机权重，其取法使上式成立，头宽度为 64。</translation>
    </message>
    <message>
        <source>Which standard deviation do scores have, if the entries of $q$ and $k$ are like that?</source>
        <translation>如果 $q$ 和 $k$ 的各分量如上所述，分数的标准差是多少？</translation>
    </message>
    <message>
        <source>$\sqrt{d_k}$ with $d_k = 256 / 4$.</source>
        <translation>$\sqrt{d_k}$，其中 $d_k = 256 / 4$。</translation>
    </message>
    <message>
        <source>$\sqrt{64} = 8$.</source>
        <translation>$\sqrt{64} = 8$。</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>The histogram has all scores of the head. The dashed curve is the normal curve that theory predicts. The factor
$1/\sqrt{d_k}$ divides every score by that deviation: what is left is about 1, **whatever the width of the head**.</source>
        <translation>直方图包含该头的所有分数。虚线是理论预测的正态曲线。因子 $1/\sqrt{d_k}$ 把每个分数除以这个标准差：剩下的大小约为 1，**与头宽度无关**。</translation>
    </message>
    <message>
        <source>Which standard deviation do the scores $q \cdot k$ of this head have, measured?</source>
        <translation>该头的分数 $q \cdot k$ 的实测标准差是多少？</translation>
    </message>
    <message>
        <source>It is beside the histogram.</source>
        <translation>它在直方图旁边。</translation>
    </message>
    <message>
        <source>Near 8, and not exactly, since these are 4096 numbers made by chance.</source>
        <translation>接近 8 但不精确等于 8，因为这是随机产生的 4096 个数。</translation>
    </message>
    <message>
        <source>Without the factor</source>
        <translation>没有因子时</translation>
    </message>
    <message>
        <source>Weights depend on *differences* of scores, and exponentially: a key whose score is larger by 8 has a weight that is
$e^8 \approx 2981$ times as large. With scores that large one key takes nearly everything. The softmax is
**saturated**.</source>
        <translation>权重取决于分数之*差*，而且是指数关系：分数大 8 的键，权重是 $e^8 \approx 2981$ 倍。分数这样大时，一个键几乎占有全部权重。softmax **饱和**了。</translation>
    </message>
    <message>
        <source>Drag the mark in the curves to the left and to the right. Entropy falls and the largest weight rises with the factor.</source>
        <translation>左右拖动曲线中的标记。因子增大时，熵下降，最大权重上升。</translation>
    </message>
    <message>
        <source>How large is the largest weight of a row now, on average?</source>
        <translation>现在，一行的最大权重平均是多少？</translation>
    </message>
    <message>
        <source>One of the numbers over the curves.</source>
        <translation>它是曲线上方的数值之一。</translation>
    </message>
    <message>
        <source>With the factor it is far smaller. Put the slider at $1/\sqrt{d_k}$ and compare.</source>
        <translation>有因子时，它小得多。把滑块移到 $1/\sqrt{d_k}$ 比较一下。</translation>
    </message>
    <message>
        <source>A saturated softmax does not move</source>
        <translation>饱和的 softmax 不再变化</translation>
    </message>
    <message>
        <source>Does it matter? The weights of a row change with its scaled scores $z$ as

$$\frac{\partial a_i}{\partial z_j} = a_i\,(\delta_{ij} - a_j), \qquad J = \operatorname{diag}(a) - a\,a^T.$$

If one weight is 1 and all others 0, every entry of $J$ is 0: small changes of scores change nothing at all.</source>
        <translation>这要紧吗？一行的权重随其缩放后的分数 $z$ 的变化为

$$\frac{\partial a_i}{\partial z_j} = a_i\,(\delta_{ij} - a_j), \qquad J = \operatorname{diag}(a) - a\,a^T.$$

如果一个权重为 1，其余全为 0，那么 $J$ 的所有元素都是 0：分数的微小变化什么也不改变。</translation>
    </message>
    <message>
        <source>How large is the Frobenius norm $\|J\|$ (the root of the sum of all squared entries) for the row $a = (1/2,\ 1/2)$?</source>
        <translation>对于行 $a = (1/2,\ 1/2)$，Frobenius 范数 $\|J\|$（所有元素平方和的平方根）是多少？</translation>
    </message>
    <message>
        <source>$J$ has the entries $1/4$ and $-1/4$, two of each.</source>
        <translation>$J$ 的元素是 $1/4$ 和 $-1/4$，各两个。</translation>
    </message>
    <message>
        <source>$\sqrt{4 \cdot (1/4)^2} = 1/2$. For $a = (1, 0)$ it is 0.</source>
        <translation>$\sqrt{4 \cdot (1/4)^2} = 1/2$。对于 $a = (1, 0)$，它是 0。</translation>
    </message>
    <message>
        <source>Exercise: the gradient</source>
        <translation>练习：梯度</translation>
    </message>
    <message>
        <source>Learning needs the gradient of the loss $L$ to $W_Q$ and $W_K$. Given $G = \partial L / \partial O$ of one head,
and with the factor $s$:

$$dA = G V^T, \qquad dS = A \circ \left( dA - \operatorname{rowsum}(dA \circ A) \right)$$

$$dQ = s\, dS\, K, \qquad dK = s\, dS^T Q$$

$$dW_Q = X^T dQ, \qquad dW_K = X^T dK$$

The formula of $dS$ is the Jacobian from the step before, row by row. Where it is 0, nothing arrives at $W_Q$ or $W_K$, and
the head **does not learn where to look**.</source>
        <translation>学习需要损失 $L$ 对 $W_Q$ 和 $W_K$ 的梯度。给定一个头的 $G = \partial L / \partial O$，因子为 $s$，则

$$dA = G V^T, \qquad dS = A \circ \left( dA - \operatorname{rowsum}(dA \circ A) \right)$$

$$dQ = s\, dS\, K, \qquad dK = s\, dS^T Q$$

$$dW_Q = X^T dQ, \qquad dW_K = X^T dK$$

$dS$ 的公式就是上一步的雅可比矩阵，逐行应用。在它为 0 之处，没有任何梯度到达 $W_Q$ 或 $W_K$，头**学不到该看哪里**。</translation>
    </message>
    <message>
        <source>A row has the weights $(1/2,\ 1/2)$ and $dA = (1,\ 0)$. What is the first entry of $dS$?</source>
        <translation>一行的权重为 $(1/2,\ 1/2)$，且 $dA = (1,\ 0)$。$dS$ 的第一个元素是多少？</translation>
    </message>
    <message>
        <source>First $\operatorname{rowsum}(dA \circ A) = 1/2$.</source>
        <translation>先算 $\operatorname{rowsum}(dA \circ A) = 1/2$。</translation>
    </message>
    <message>
        <source>$1/2 \cdot (1 - 1/2) = 1/4$, and the second entry is $1/2 \cdot (0 - 1/2) = -1/4$.</source>
        <translation>$1/2 \cdot (1 - 1/2) = 1/4$，第二个元素为 $1/2 \cdot (0 - 1/2) = -1/4$。</translation>
    </message>
    <message>
        <source>Gradients against the factor</source>
        <translation>梯度随因子的变化</translation>
    </message>
    <message>
        <source>The curves show the norm of the Jacobian (the mean over all rows), and $\|dW_Q\|$ and $\|dW_K\|$, for factors from small to
large. $G$ is fixed (standard normal numbers), so that what changes is the softmax alone.

The Jacobian falls when the softmax saturates: in most rows nothing moves. The gradient has $s$ in it a second time,
$dQ = s\, dS\, K$, so that its *norm* need not fall. What is left of it comes from ever fewer rows, those in which two
scores happen to be nearly equal, and these get steps that are far too large. One often reads that &quot;the gradient vanishes&quot;;
measured, it vanishes **in most rows**.</source>
        <translation>曲线显示因子从小到大时，雅可比矩阵的范数（所有行的均值）以及 $\|dW_Q\|$ 和 $\|dW_K\|$。$G$ 是固定的（标准正态随机数），因此变化的只有 softmax。

softmax 饱和时，雅可比下降：大多数行中没有任何变动。梯度中还含有另一个 $s$，即 $dQ = s\, dS\, K$，因此它的*范数*不一定下降。剩下的梯度来自越来越少的行，即其中恰有两个分数几乎相等的行，而这些行得到的更新步长过大。常有人写道“梯度消失”；实测表明，它是**在大多数行中**消失。</translation>
    </message>
    <message>
        <source>What happens to most rows when the factor is very large?</source>
        <translation>因子很大时，大多数行会怎样？</translation>
    </message>
    <message>
        <source>Follow the curve of the Jacobian.</source>
        <translation>看雅可比的曲线。</translation>
    </message>
    <message>
        <source>Few rows with nearly equal scores carry what is left of the gradient.</source>
        <translation>少数分数几乎相等的行承载着剩下的梯度。</translation>
    </message>
    <message>
        <source>Their Jacobian goes to 0, and they learn nothing</source>
        <translation>它们的雅可比趋于 0，什么也学不到</translation>
    </message>
    <message>
        <source>Their weights become equal</source>
        <translation>它们的权重变得相等</translation>
    </message>
    <message>
        <source>Their gradient grows with the factor</source>
        <translation>它们的梯度随因子增大</translation>
    </message>
    <message>
        <source>A trained model</source>
        <translation>训练好的模型</translation>
    </message>
    <message>
        <source>How far is the next-token distribution without the factor from the model&apos;s own (Kullback-Leibler divergence, nats)?</source>
        <translation>没有因子时，下一词元的分布与模型自身的分布相差多少（Kullback-Leibler 散度，nat）？</translation>
    </message>
    <message>
        <source>One of the numbers over the curves; it says &quot;rerun&quot;.</source>
        <translation>它是曲线上方的数值之一，标有“整个模型”。</translation>
    </message>
    <message>
        <source>This is the whole model without the factor, with weights that were trained with it.</source>
        <translation>这是没有因子的整个模型，而其权重是带因子训练的。</translation>
    </message>
    <message>
        <source>Models without a factor</source>
        <translation>没有因子的模型</translation>
    </message>
    <message>
        <source>Not every model divides. T5 and GPT-Neo have no factor: they were trained so that their weights are small enough by
themselves. For those the interesting switch is to *add* one. Others use another number: Gemma 2 takes
$1/\sqrt{144}$ in its largest size, Granite a multiplier of its own.</source>
        <translation>并非每个模型都作除法。T5 和 GPT-Neo 没有因子：它们在训练中使权重本身就足够小。对这些模型，有意思的是*加上*因子。另一些模型用别的数：Gemma 2 的最大版本取 $1/\sqrt{144}$，Granite 有自己的乘数。</translation>
    </message>
    <message>
        <source>T5 has no factor. What would adding $1/\sqrt{d_k}$ do to the trained model?</source>
        <translation>T5 没有因子。对训练好的模型加上 $1/\sqrt{d_k}$ 会怎样？</translation>
    </message>
    <message>
        <source>All scores become smaller.</source>
        <translation>所有分数都变小。</translation>
    </message>
    <message>
        <source>Smaller differences of scores are weights that differ less.</source>
        <translation>分数之差变小，权重的差别也就变小。</translation>
    </message>
    <message>
        <source>Make its rows flatter than they were learned to be</source>
        <translation>使各行比学到的更平坦</translation>
    </message>
    <message>
        <source>Make its rows sharper than they were learned to be</source>
        <translation>使各行比学到的更尖锐</translation>
    </message>
    <message>
        <source>Nothing, a softmax does not depend on it</source>
        <translation>没有影响，softmax 与此无关</translation>
    </message>
    <message>
        <source>Groups and the cache</source>
        <translation>分组与缓存</translation>
    </message>
    <message>
        <source>Grouped-query attention: who shares keys and values with whom, what it saves, and what it costs without further training.</source>
        <translation>分组查询注意力：谁与谁共用键和值，节省什么，以及未再训练时代价如何。</translation>
    </message>
    <message>
        <source>Sharing keys and values</source>
        <translation>共用键和值</translation>
    </message>
    <message>
        <source>While a model writes, the keys and values of all tokens before are kept: the **K/V cache**. For long texts it can be
larger than the weights, and reading it takes most of the time. *Grouped-query attention* makes it smaller: $H$ query heads share
$G$ heads of keys and values. Query head $h$ reads K/V head

$$\left\lfloor \frac{h}{H / G} \right\rfloor$$

With $G = H$ it is plain multi-head attention, with $G = 1$ multi-query attention. The model here has $H = 8$ and $G = 4$.</source>
        <translation>模型写文本时，之前所有词元的键和值都予以保留：这就是 **K/V 缓存**。文本很长时，它可能比权重还大，而读取它占去大部分时间。*分组查询注意力*使它变小：$H$ 个查询头共用 $G$ 个键和值的头。查询头 $h$ 读取的 K/V 头是

$$\left\lfloor \frac{h}{H / G} \right\rfloor$$

$G = H$ 时为普通的多头注意力，$G = 1$ 时为多查询注意力。这里的模型有 $H = 8$，$G = 4$。</translation>
    </message>
    <message>
        <source>Which K/V head does query head 6 read (counted from 0)?</source>
        <translation>查询头 6 读取哪个 K/V 头（从 0 计数）？</translation>
    </message>
    <message>
        <source>$H / G = 2$ query heads share each.</source>
        <translation>每个由 $H / G = 2$ 个查询头共用。</translation>
    </message>
    <message>
        <source>$\lfloor 6 / 2 \rfloor = 3$, and so does head 7.</source>
        <translation>$\lfloor 6 / 2 \rfloor = 3$，头 7 也读取它。</translation>
    </message>
    <message>
        <source>Fewer than it has</source>
        <translation>比原有的更少</translation>
    </message>
    <message>
        <source>Move the slider to 1. Which heads change most?</source>
        <translation>把滑块移到 1。哪些头变化最大？</translation>
    </message>
    <message>
        <source>How many K/V heads does the layer have now?</source>
        <translation>该层现在有多少个 K/V 头？</translation>
    </message>
    <message>
        <source>The slider says it.</source>
        <translation>滑块处有说明。</translation>
    </message>
    <message>
        <source>What it saves</source>
        <translation>节省什么</translation>
    </message>
    <message>
        <source>The cache holds $2 \cdot \mathrm{layers} \cdot T \cdot G \cdot d_k$ numbers, the 2 for keys and values. Everything in it is as before
except $G$. The projections $W_K$ and $W_V$ shrink alike.</source>
        <translation>缓存包含 $2 \cdot \mathrm{layers} \cdot T \cdot G \cdot d_k$ 个数，其中 2 对应键和值，layers 为层数。除 $G$ 之外，一切都与之前相同。投影 $W_K$ 和 $W_V$ 也按同样比例缩小。</translation>
    </message>
    <message>
        <source>The cache after the change, as a share of the cache before?</source>
        <translation>改变之后的缓存是之前的几分之几？</translation>
    </message>
    <message>
        <source>$G$ after, divided by $G$ before.</source>
        <translation>之后的 $G$ 除以之前的 $G$。</translation>
    </message>
    <message>
        <source>$2 / 4 = 1/2$.</source>
        <translation>$2 / 4 = 1/2$。</translation>
    </message>
    <message>
        <source>What it costs</source>
        <translation>代价如何</translation>
    </message>
    <message>
        <source>The whole model is run with the new grouping in every layer, and its loss on this text is measured. Before and after are
both on the page, and for every possible $G$. A high loss here does not mean that grouping is bad; it means that this
model has not been trained with it.</source>
        <translation>以新的分组在每一层运行整个模型，并测量它在此文本上的损失。页面上既有分组前后的损失，也有每个可能的 $G$ 的损失。这里的损失高，并不说明分组不好；它说明此模型没有以这种分组训练过。</translation>
    </message>
    <message>
        <source>What is the mean loss on this text with one K/V head for all (nats a token)?</source>
        <translation>所有查询头共用一个 K/V 头时，此文本上的平均损失是多少（nat/词元）？</translation>
    </message>
    <message>
        <source>It is beside the loss before.</source>
        <translation>它在分组前的损失旁边。</translation>
    </message>
    <message>
        <source>Compare it with the model&apos;s own. A guess among all 4096 pieces would have $\ln 4096 = 8.3$.</source>
        <translation>与模型自身的损失比较。在全部 4096 个片段中均匀猜测，损失为 $\ln 4096 = 8.3$。</translation>
    </message>
    <message>
        <source>Mean or first</source>
        <translation>均值还是首个头</translation>
    </message>
    <message>
        <source>Instead of the mean one could simply keep the first head of each group. In the experiments of Ainslie et al. the mean does
best, the first head less well, and random projections worst. The page shows how far the heads of a group are apart
before they are pooled: the **spread**.</source>
        <translation>也可以不取均值，而只保留每组的首个头。在 Ainslie 等的实验中，均值最好，首个头次之，随机初始化的投影最差。页面显示池化之前同组的头彼此相差多少：即**离散度**。</translation>
    </message>
    <message>
        <source>When does pooling change little?</source>
        <translation>什么时候池化几乎不改变什么？</translation>
    </message>
    <message>
        <source>What is the mean of things that are the same?</source>
        <translation>相同的东西，均值是什么？</translation>
    </message>
    <message>
        <source>The mean of similar heads is close to each of them.</source>
        <translation>相似的头，其均值接近其中每一个。</translation>
    </message>
    <message>
        <source>When the heads of a group have similar keys and values</source>
        <translation>同组的头具有相似的键和值时</translation>
    </message>
    <message>
        <source>When the text is short</source>
        <translation>文本很短时</translation>
    </message>
    <message>
        <source>When the group has many heads</source>
        <translation>组内有许多头时</translation>
    </message>
    <message>
        <source>Exercise: a large model</source>
        <translation>练习：大模型</translation>
    </message>
    <message>
        <source>A model has $H = 32$ query heads and $G = 4$ K/V heads. It has one $W_Q$ for each query head, but keys and values
only for each group.</source>
        <translation>一个模型有 $H = 32$ 个查询头和 $G = 4$ 个 K/V 头。每个查询头有一个 $W_Q$，而键和值每组才有一个。</translation>
    </message>
    <message>
        <source>How large is its cache, compared with multi-head attention of the same width?</source>
        <translation>与同样宽度的多头注意力相比，它的缓存有多大？</translation>
    </message>
    <message>
        <source>$4 / 32 = 1/8$, with four projections for keys and four for values. Llama 2 70B has 64 query heads and 8 K/V heads: the same
share.</source>
        <translation>$4 / 32 = 1/8$，键和值各有四个投影。Llama 2 70B 有 64 个查询头和 8 个 K/V 头：比例相同。</translation>
    </message>
    <message>
        <source>Tiles and linear attention</source>
        <translation>分块与线性注意力</translation>
    </message>
    <message>
        <source>How the softmax is computed without ever keeping the whole map, and what changes if it is replaced: linear attention, windows, sinks.</source>
        <translation>如何在从不保留整张热图的情况下计算 softmax，以及用别的替换它会有什么变化：线性注意力、滑动窗口、汇点。</translation>
    </message>
    <message>
        <source>A map is large</source>
        <translation>热图很大</translation>
    </message>
    <message>
        <source>A map has $T^2$ numbers, and a layer has one for each head. For $T = 100{,}000$ tokens a single map would take 40 GB.
Nobody needs the map itself, only $A V$. **FlashAttention** computes that from tiles of the map which are thrown away at once.</source>
        <translation>一张热图有 $T^2$ 个数，一层中每个头都有一张。当 $T = 100{,}000$ 个词元时，单张热图就要占 40 GB。没有谁需要热图本身，需要的只是 $A V$。**FlashAttention** 由热图的分块算出它，分块用完即弃。</translation>
    </message>
    <message>
        <source>How many bytes does the plain map of this text take, at 4 bytes a number?</source>
        <translation>若每个数占 4 字节，此文本的普通热图占多少字节？</translation>
    </message>
    <message>
        <source>$4\,T^2$; the page says it, too.</source>
        <translation>$4\,T^2$；页面上也写有这个数。</translation>
    </message>
    <message>
        <source>It grows with the square of the text&apos;s length.</source>
        <translation>它随文本长度的平方增长。</translation>
    </message>
    <message>
        <source>A softmax in one pass</source>
        <translation>一遍算完的 softmax</translation>
    </message>
    <message>
        <source>The softmax of a row needs its maximum and its sum, and both seem to need the whole row. But they can be kept up
while going along. With the maximum $m$ and the sum $l$ of what was seen, a new tile with scores $s$ gives

$$m&apos; = \max(m, \max s), \qquad l&apos; = e^{m - m&apos;}\, l + \sum e^{s - m&apos;}$$

and the output is rescaled in the same way. At the end it is divided by $l$.</source>
        <translation>一行的 softmax 需要其最大值与总和，看来两者都需要整行。但它们可以边走边更新。设已见部分的最大值为 $m$，总和为 $l$，则分数为 $s$ 的新分块给出

$$m&apos; = \max(m, \max s), \qquad l&apos; = e^{m - m&apos;}\, l + \sum e^{s - m&apos;}$$

输出也以同样方式重缩放。最后再除以 $l$。</translation>
    </message>
    <message>
        <source>Step through the tiles. Watch the running maximum and sum of the chosen row.</source>
        <translation>逐步经过各分块。观察选定行的当前最大值与累计和。</translation>
    </message>
    <message>
        <source>The running maximum rises from 2 to 5. By which number is the sum so far multiplied?</source>
        <translation>当前最大值从 2 升到 5。到此为止的总和乘以哪个数？</translation>
    </message>
    <message>
        <source>$e^{m - m&apos;}$</source>
        <translation>$e^{m - m&apos;}$</translation>
    </message>
    <message>
        <source>$e^{2 - 5} = e^{-3} \approx 0.0498$.</source>
        <translation>$e^{2 - 5} = e^{-3} \approx 0.0498$。</translation>
    </message>
    <message>
        <source>It is exact</source>
        <translation>结果精确</translation>
    </message>
    <message>
        <source>Nothing is left out and nothing is approximated: the result differs from the plain softmax by rounding only. Tiles that are wholly
masked are skipped, which saves nearly half of the work in a causal model.</source>
        <translation>什么也没有略去，什么也没有近似：结果与普通 softmax 只有舍入误差之别。完全掩蔽的分块被跳过，在因果模型中可省去近一半的工作。</translation>
    </message>
    <message>
        <source>What does FlashAttention save?</source>
        <translation>FlashAttention 节省什么？</translation>
    </message>
    <message>
        <source>The result is exact.</source>
        <translation>结果是精确的。</translation>
    </message>
    <message>
        <source>It computes what plain attention computes, in another order.</source>
        <translation>它计算的内容与普通注意力相同，只是次序不同。</translation>
    </message>
    <message>
        <source>Memory, and the time to move it; the number of operations is about the same</source>
        <translation>内存，以及搬移数据的时间；运算量大致相同</translation>
    </message>
    <message>
        <source>Operations, by leaving out small weights</source>
        <translation>运算量，靠略去小的权重</translation>
    </message>
    <message>
        <source>Linear attention</source>
        <translation>线性注意力</translation>
    </message>
    <message>
        <source>One can give up the exponential. With a feature map $\phi(x) = \mathrm{elu}(x) + 1$, which is positive,

$$A_{tu} = \frac{\phi(q_t) \cdot \phi(k_u)}{\sum_v \phi(q_t) \cdot \phi(k_v)}$$

Then $\sum_u \phi(k_u) v_u^T$ can be summed once, for all queries (with a causal mask it is a sum that grows from token to
token): time and memory grow with $T$ and not with $T^2$. It is
**another function**, with flatter maps. A model trained with the softmax does not become this one.</source>
        <translation>也可以放弃指数函数。取恒为正的特征映射 $\phi(x) = \mathrm{elu}(x) + 1$，

$$A_{tu} = \frac{\phi(q_t) \cdot \phi(k_u)}{\sum_v \phi(q_t) \cdot \phi(k_v)}$$

于是 $\sum_u \phi(k_u) v_u^T$ 只需求和一次，供所有查询使用（有因果掩码时，它是逐个词元累加的和）：时间和内存随 $T$ 增长，而不是随 $T^2$ 增长。它是**另一个函数**，热图更平坦。以 softmax 训练的模型不会因此变成这样的模型。</translation>
    </message>
    <message>
        <source>How far are the rows of both maps apart, on average (total variation, 0 to 1)?</source>
        <translation>两张热图的行平均相差多少（全变差，0 至 1）？</translation>
    </message>
    <message>
        <source>It is printed with the difference.</source>
        <translation>它与差值一起写出。</translation>
    </message>
    <message>
        <source>0 would be the same map, 1 would be rows that share no key.</source>
        <translation>0 表示热图相同，1 表示各行没有共同的键。</translation>
    </message>
    <message>
        <source>A window</source>
        <translation>滑动窗口</translation>
    </message>
    <message>
        <source>Another way is to look back only $w$ tokens. The cache then stops growing. Models such as Mistral 7B are trained with a window;
through many layers information still travels further than $w$. Here a window is put on a model that was not.</source>
        <translation>另一种方法是只往回看 $w$ 个词元。缓存于是不再增长。Mistral 7B 等模型以滑动窗口训练；经过许多层，信息仍能传到比 $w$ 更远的地方。这里是给一个并未如此训练的模型加上滑动窗口。</translation>
    </message>
    <message>
        <source>Which share of a row&apos;s weight lies outside of a window of 4, on average?</source>
        <translation>一行的权重中，平均有多大份额落在宽度为 4 的滑动窗口之外？</translation>
    </message>
    <message>
        <source>The page says what is lost.</source>
        <translation>页面给出失去了多少。</translation>
    </message>
    <message>
        <source>That much of the head&apos;s attention would have to go elsewhere.</source>
        <translation>该头的注意力中，这么多得转到别处去。</translation>
    </message>
    <message>
        <source>A sink</source>
        <translation>汇点</translation>
    </message>
    <message>
        <source>The weights of a row must add up to 1, even if there is nothing to find. Models learn to use the first token as a dump.
One can give them a place for it instead: one more score that belongs to no key,

$$A_{tu} = \frac{e^{s_{tu}}}{e^{z} + \sum_v e^{s_{tv}}}$$

Then rows add up to less than 1, and the rest attends to nothing. Some newer models learn such a $z$ for each head.</source>
        <translation>每行权重之和必须为 1，即使没有什么可找。模型学会把第一个词元当作倾倒处。也可以另给它们一个倾倒处：再加一个不属于任何键的分数，

$$A_{tu} = \frac{e^{s_{tu}}}{e^{z} + \sum_v e^{s_{tv}}}$$

于是每行之和小于 1，其余不关注任何键。一些较新的模型为每个头学习这样的 $z$。</translation>
    </message>
    <message>
        <source>Which share of a row goes to the sink with the logit 0, on average?</source>
        <translation>汇点的 logit 为 0 时，一行中平均有多大份额归汇点？</translation>
    </message>
    <message>
        <source>It is drawn beside the map.</source>
        <translation>它画在热图旁边。</translation>
    </message>
    <message>
        <source>A larger logit takes more.</source>
        <translation>logit 越大，汇点占去的越多。</translation>
    </message>
    <message>
        <source>Two texts: cross-attention</source>
        <translation>两段文本：交叉注意力</translation>
    </message>
    <message>
        <source>Queries from one text, keys and values from another: how an encoder-decoder reads its source while it writes.</source>
        <translation>查询来自一段文本，键和值来自另一段：编码器-解码器如何边写边读源文本。</translation>
    </message>
    <message>
        <source>Queries here, keys there</source>
        <translation>查询在此，键在彼</translation>
    </message>
    <message>
        <source>Until now a text looked at itself. In **cross-attention** the queries come from one text and the keys and values from
another:

$$A = \operatorname{softmax}\left(\frac{\left(X W_Q\right)\left(Y W_K\right)^T}{\sqrt{d_k}}\right), \qquad O = A\, Y W_V$$

Translators are made so: an encoder reads the source $Y$, and a decoder, which writes the target $X$, asks for every
word that it writes where in the source to look.

No translator comes with this program. The model here is a small layer with **random weights**: it shows what
cross-attention *is*, and not what a trained one does. Open a checkpoint of T5 or Marian to see that.</source>
        <translation>到目前为止，文本看的都是自身。在**交叉注意力**中，查询来自一段文本，键和值来自另一段：

$$A = \operatorname{softmax}\left(\frac{\left(X W_Q\right)\left(Y W_K\right)^T}{\sqrt{d_k}}\right), \qquad O = A\, Y W_V$$

翻译模型就是这样构成的：编码器读取源文本 $Y$；解码器写出目标文本 $X$，每写一个词，都要问该看源文本的哪里。

本程序不附带翻译模型。这里的模型是一个**权重随机**的小层：它展示交叉注意力*是什么*，而不是训练好的交叉注意力做什么。要看后者，请打开 T5 或 Marian 的检查点。</translation>
    </message>
    <message>
        <source>Read the names of the axes: rows are tokens of the target, columns are tokens of the source.</source>
        <translation>读坐标轴的名称：行是目标文本的词元，列是源文本的词元。</translation>
    </message>
    <message>
        <source>What stands in the rows of this map?</source>
        <translation>此热图的行是什么？</translation>
    </message>
    <message>
        <source>Who asks?</source>
        <translation>谁在提问？</translation>
    </message>
    <message>
        <source>Queries are the target&apos;s, keys the source&apos;s.</source>
        <translation>查询属于目标文本，键属于源文本。</translation>
    </message>
    <message>
        <source>The tokens of the source</source>
        <translation>源文本的词元</translation>
    </message>
    <message>
        <source>The tokens of the target</source>
        <translation>目标文本的词元</translation>
    </message>
    <message>
        <source>Both, one behind the other</source>
        <translation>两者，前后相接</translation>
    </message>
    <message>
        <source>The map need not be square</source>
        <translation>热图不必是方形</translation>
    </message>
    <message>
        <source>Source and target have lengths of their own, $T_Y$ and $T_X$, and the map has $T_X$ rows and $T_Y$ columns. There is no
diagonal, and no order between the positions of two texts: &quot;the token before&quot; means nothing here, and the program gives no such score.</source>
        <translation>源文本和目标文本各有自己的长度 $T_Y$ 和 $T_X$，热图有 $T_X$ 行、$T_Y$ 列。这里没有对角线，两段文本的位置之间也没有先后：“前一词元”在此没有意义，程序也不给出这样的指标。</translation>
    </message>
    <message>
        <source>A source has 6 tokens and a target 9. How many weights has one map?</source>
        <translation>源文本有 6 个词元，目标文本有 9 个。一张热图有多少个权重？</translation>
    </message>
    <message>
        <source>Rows times columns.</source>
        <translation>行数乘以列数。</translation>
    </message>
    <message>
        <source>$9 \cdot 6 = 54$.</source>
        <translation>$9 \cdot 6 = 54$。</translation>
    </message>
    <message>
        <source>No mask</source>
        <translation>无掩码</translation>
    </message>
    <message>
        <source>The source is known from its first word to its last before the target is begun. So every query may look at every key, and there is
**no causal mask**. The decoder&apos;s attention to its own text has one, of course.</source>
        <translation>开始写目标文本之前，源文本从第一个词到最后一个词都已知。因此每个查询都可以看每个键，**没有因果掩码**。解码器对自身文本的注意力当然有因果掩码。</translation>
    </message>
    <message>
        <source>Why may the first word of the target look at the last word of the source?</source>
        <translation>为什么目标文本的第一个词可以看源文本的最后一个词？</translation>
    </message>
    <message>
        <source>What is there before the first word is written?</source>
        <translation>写第一个词之前，已经有什么？</translation>
    </message>
    <message>
        <source>Word order differs between languages; a translator needs to look ahead in the source.</source>
        <translation>不同语言的词序不同；翻译模型需要在源文本中往后看。</translation>
    </message>
    <message>
        <source>Because the source is known as a whole</source>
        <translation>因为整个源文本已知</translation>
    </message>
    <message>
        <source>Because the first word has no words before it</source>
        <translation>因为第一个词之前没有词</translation>
    </message>
    <message>
        <source>It may not</source>
        <translation>不可以</translation>
    </message>
    <message>
        <source>Two texts in one model</source>
        <translation>一个模型中的两段文本</translation>
    </message>
    <message>
        <source>Not everything with two inputs has cross-attention. BERT reads a *pair* of sentences as one row of tokens: plain
self-attention over both. CLIP has two encoders, for pictures and for texts, that never look at each other; only
their last vectors are compared. Flamingo, on the other hand, has layers in which words look at a picture.</source>
        <translation>并非有两个输入就有交叉注意力。BERT 把*一对*句子当作一串词元来读：这是跨越两句的普通自注意力。CLIP 有两个编码器，分别用于图片和文本，彼此从不相看；只比较它们最后的向量。而 Flamingo 则有一些层，其中的词会看图片。</translation>
    </message>
    <message>
        <source>Which of these has cross-attention?</source>
        <translation>以下哪一个有交叉注意力？</translation>
    </message>
    <message>
        <source>Which of them has an encoder and a decoder?</source>
        <translation>其中哪一个有编码器和解码器？</translation>
    </message>
    <message>
        <source>T5&apos;s decoder reads the encoder&apos;s states in every layer.</source>
        <translation>T5 的解码器在每一层都读取编码器的状态。</translation>
    </message>
    <message>
        <source>BERT on two sentences</source>
        <translation>读两个句子的 BERT</translation>
    </message>
    <message>
        <source>CLIP</source>
        <translation>CLIP</translation>
    </message>
    <message>
        <source>T5</source>
        <translation>T5</translation>
    </message>
    <message>
        <source>Across layers: rollout and flow</source>
        <translation>跨越各层：展开与流</translation>
    </message>
    <message>
        <source>A map is about one layer. Two ways of following attention through all of them, and what they do not say.</source>
        <translation>一张热图只涉及一层。这里有两种方法沿所有层追踪注意力，以及它们没有说明什么。</translation>
    </message>
    <message>
        <source>One layer is not the whole way</source>
        <translation>一层不是全程</translation>
    </message>
    <message>
        <source>In layer 4 a token looks at another one, but what stands there is no longer the word alone: layers 0 to 3 have
already carried other tokens into it. To say from which *words* a state is made, one has to follow the way through all layers.</source>
        <translation>在第 4 层，一个词元看另一个词元，但那里已不再只是那个词：第 0 至 3 层已经把其他词元的内容带了进去。要说一个状态由哪些*词*构成，就必须沿所有层追踪全程。</translation>
    </message>
    <message>
        <source>How many layers of attention lie between the words and the output of this model?</source>
        <translation>此模型的词与输出之间有多少层注意力？</translation>
    </message>
    <message>
        <source>They are numbered from 0 at the left of the page.</source>
        <translation>它们在页面左侧从 0 开始编号。</translation>
    </message>
    <message>
        <source>Six, of eight heads each.</source>
        <translation>六层，每层八个头。</translation>
    </message>
    <message>
        <source>Rollout</source>
        <translation>展开</translation>
    </message>
    <message>
        <source>Take the mean of all heads of a layer, add the residual connection (each token keeps its own state), and make the
rows add up to 1 again:

$$M_l = \frac{1}{2}\left( \frac{1}{H} \sum_h A_{l,h} + I \right), \qquad R_l = M_l\, R_{l-1}$$

Row $t$ of $R_l$ then says how much of each word is in token $t$ after layer $l$, if attention were all that happens.</source>
        <translation>展开 (rollout) 取一层所有头的均值，加上残差连接（每个词元保留自身的状态），再使每行之和重新为 1：

$$M_l = \frac{1}{2}\left( \frac{1}{H} \sum_h A_{l,h} + I \right), \qquad R_l = M_l\, R_{l-1}$$

于是，假如除了注意力之外没有别的，$R_l$ 的第 $t$ 行就说明第 $l$ 层之后，词元 $t$ 中含有每个词的多少。</translation>
    </message>
    <message>
        <source>Two layers have the same mean map,

$$\frac{1}{H} \sum_h A_h = \begin{pmatrix} 1 &amp; 0 \\ 0.6 &amp; 0.4 \end{pmatrix}.$$

How much of the first word is in the second token after both?</source>
        <translation>两层的平均热图相同：

$$\frac{1}{H} \sum_h A_h = \begin{pmatrix} 1 &amp; 0 \\ 0.6 &amp; 0.4 \end{pmatrix}.$$

两层之后，第二个词元中含有第一个词的多少？</translation>
    </message>
    <message>
        <source>Take the second row of $M M$, where

$$M = \begin{pmatrix} 1 &amp; 0 \\ 0.3 &amp; 0.7 \end{pmatrix}.$$</source>
        <translation>取 $M M$ 的第二行，其中

$$M = \begin{pmatrix} 1 &amp; 0 \\ 0.3 &amp; 0.7 \end{pmatrix}.$$</translation>
    </message>
    <message>
        <source>$0.3 \cdot 1 + 0.7 \cdot 0.3 = 0.51$.</source>
        <translation>$0.3 \cdot 1 + 0.7 \cdot 0.3 = 0.51$。</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>流</translation>
    </message>
    <message>
        <source>Rollout multiplies: long ways fade quickly. *Flow* asks another question. Take the weights as the capacities of pipes between
the tokens of neighbouring layers. How much can flow from a word to a token at the top? Along one way it is the **smallest**
capacity, not the product, and several ways add up.</source>
        <translation>展开作连乘：长的路径很快减弱。*流* (flow) 问的是另一个问题。把权重当作相邻两层词元之间管道的容量。从一个词到顶部的一个词元，能流过多少？沿一条路径，取决于**最小**的容量，而不是乘积；多条路径则相加。</translation>
    </message>
    <message>
        <source>Move the threshold under the graph down: edges that carry less appear. Then go back to *rollout*: the same text and
token, followed by products.</source>
        <translation>把路径图下方的阈值调低：份额较小的边会出现。然后回到*展开*：同一文本和词元，按乘积追踪。</translation>
    </message>
    <message>
        <source>Two ways lead from a word to a token, without a common pipe. One has the capacities 0.5 and 0.3, the other 0.2 and 0.9.
What is the largest flow?</source>
        <translation>从一个词到一个词元有两条路径，没有公共管道。一条的容量为 0.5 和 0.3，另一条为 0.2 和 0.9。最大流是多少？</translation>
    </message>
    <message>
        <source>The narrowest pipe of each way.</source>
        <translation>看每条路径最窄的管道。</translation>
    </message>
    <message>
        <source>$0.3 + 0.2 = 0.5$.</source>
        <translation>$0.3 + 0.2 = 0.5$。</translation>
    </message>
    <message>
        <source>What they do not say</source>
        <translation>它们没有说明什么</translation>
    </message>
    <message>
        <source>Both know the weights only. The values that are carried, $W_O$, the feed-forward layers and the norms between them are
left out. They are a picture of where something *could* have come from. For what a head or a token is *worth*, take it
away and measure.</source>
        <translation>两者都只知道权重。所传递的值、$W_O$、前馈层以及其间的归一化都不在其中。它们描绘的是内容*可能*从哪里来。要知道一个头或词元的*价值*，就去掉它，再测量。</translation>
    </message>
    <message>
        <source>Which of these is in the rollout?</source>
        <translation>以下哪一项包含在展开之中？</translation>
    </message>
    <message>
        <source>Look for the $I$ in the formula.</source>
        <translation>在公式中找 $I$。</translation>
    </message>
    <message>
        <source>The identity matrix stands for what each token keeps of itself.</source>
        <translation>单位矩阵表示每个词元保留的自身部分。</translation>
    </message>
    <message>
        <source>The feed-forward layers</source>
        <translation>前馈层</translation>
    </message>
    <message>
        <source>The residual connections</source>
        <translation>残差连接</translation>
    </message>
    <message>
        <source>The length of the values</source>
        <translation>值的长度</translation>
    </message>
    <message>
        <source>Pictures as tokens</source>
        <translation>图片作为词元</translation>
    </message>
    <message>
        <source>A Vision Transformer cuts a picture into patches, and patches are its tokens. Nearly everything that was said about words holds for them.</source>
        <translation>Vision Transformer 把图片切成图像块，图像块就是它的词元。前面关于词所说的，对它们几乎都成立。</translation>
    </message>
    <message>
        <source>A picture is cut into patches</source>
        <translation>图片切成图像块</translation>
    </message>
    <message>
        <source>A **Vision Transformer** scales a picture to a fixed size and cuts it into squares. The pixels of a square are one long row
of numbers, and a matrix makes them a vector of $d$ numbers: the patch is a *token*. A vector for its place in the
picture is added, and from there on the model is the transformer that you know.

No trained model of pictures comes with this program. The one here was **made by hand**: one layer with four heads,
each of which does one thing, and nothing in it was learned. It shows how to read such a model. Open a checkpoint
of ViT, DeiT, DINOv2 or CLIP to see what is learned.</source>
        <translation>**Vision Transformer** 把图片缩放到固定尺寸，再切成方块。一个方块的像素是一长行数，由一个矩阵变成 $d$ 个数的向量：图像块就是一个*词元*。再加上一个表示它在图片中位置的向量，此后的模型就是前面已熟悉的 Transformer。

本程序不附带训练好的图像模型。这里的模型是**手工构造的**：一层四个头，每个头只做一件事，其中没有任何东西是学来的。它展示如何读懂这类模型。要看学到的是什么，请打开 ViT、DeiT、DINOv2 或 CLIP 的检查点。</translation>
    </message>
    <message>
        <source>Pass over the picture with the pointer. Each patch shows where it looks.</source>
        <translation>用指针掠过图片。每个图像块显示它看向哪里。</translation>
    </message>
    <message>
        <source>Into how many patches is the picture cut?</source>
        <translation>图片切成了多少个图像块？</translation>
    </message>
    <message>
        <source>Rows times columns of the grid.</source>
        <translation>网格的行数乘以列数。</translation>
    </message>
    <message>
        <source>$12 \cdot 12 = 144$. With pictures of $224 \times 224$ pixels and patches of 16, as most published models have it, they are $14 \cdot 14 = 196$.</source>
        <translation>$12 \cdot 12 = 144$。已发布的模型大多采用 $224 \times 224$ 像素的图片和 16 像素的图像块，即 $14 \cdot 14 = 196$ 块。</translation>
    </message>
    <message>
        <source>One token more</source>
        <translation>还有一个词元</translation>
    </message>
    <message>
        <source>In front of the patches stands one token that belongs to no part of the picture, the **class token** (CLS). It collects what is
wanted of the picture as a whole, and a classifier reads it alone.</source>
        <translation>在图像块之前有一个不属于图片任何部分的词元，即**类别词元** (CLS)。它汇集需要从整张图片得到的信息，分类器只读取它。</translation>
    </message>
    <message>
        <source>How many tokens does the model read in all?</source>
        <translation>模型一共读取多少个词元？</translation>
    </message>
    <message>
        <source>The patches and one more.</source>
        <translation>图像块，再加一个。</translation>
    </message>
    <message>
        <source>$144 + 1 = 145$, so that a map has $145 \times 145$ cells.</source>
        <translation>$144 + 1 = 145$，因此一张热图有 $145 \times 145$ 个单元格。</translation>
    </message>
    <message>
        <source>The same colour</source>
        <translation>相同的颜色</translation>
    </message>
    <message>
        <source>Head L0 H0 compares **colours**. Its $W_Q$ and $W_K$ take the mean colour $c$ out of a patch and nothing else, so that a score is

$$q \cdot k \propto c_{\mathrm{query}} \cdot c_{\mathrm{key}}$$

A patch looks at patches whose colour points into the same direction.</source>
        <translation>头 L0 H0 比较**颜色**。它的 $W_Q$ 和 $W_K$ 只从图像块中取平均颜色 $c$，别的都不取，因此分数为

$$q \cdot k \propto c_{\mathrm{query}} \cdot c_{\mathrm{key}}$$

图像块看的是颜色指向同一方向的图像块。</translation>
    </message>
    <message>
        <source>Choose a patch of the sky, and then one of the ground.</source>
        <translation>先选择天空的一个图像块，再选择地面的一个。</translation>
    </message>
    <message>
        <source>What does a patch need in order to be looked at by this head?</source>
        <translation>图像块要怎样才会被这个头看到？</translation>
    </message>
    <message>
        <source>Look at patches far away from the chosen one.</source>
        <translation>看看离选定图像块很远的图像块。</translation>
    </message>
    <message>
        <source>Its place plays no part in this head&apos;s score.</source>
        <translation>它的位置在这个头的分数中不起作用。</translation>
    </message>
    <message>
        <source>To be near</source>
        <translation>离得近</translation>
    </message>
    <message>
        <source>To have a similar colour</source>
        <translation>颜色相似</translation>
    </message>
    <message>
        <source>To be the class token</source>
        <translation>是类别词元</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Side B&apos;s head, L0 H2, looks at the patch to the **left**. It knows places only by the vectors that were added: cosines and
sines of row and column. Its $W_Q$ turns those of the column by one patch, so that the query of a patch has the
largest product with the key of its left neighbour. This is what a previous-token head does with words.

Head L0 H1 does not turn anything and uses the row alone.</source>
        <translation>B 侧的头 L0 H2 看**左边**的图像块。它只能通过加上的向量知道位置：即行和列的余弦和正弦。它的 $W_Q$ 把列的余弦和正弦旋转一个图像块，使图像块的查询与其左邻的键乘积最大。前一词元头对词所做的正是这样。

头 L0 H1 不作任何旋转，只用行。</translation>
    </message>
    <message>
        <source>Where does head L0 H1 look?</source>
        <translation>头 L0 H1 看向哪里？</translation>
    </message>
    <message>
        <source>It is side A now.</source>
        <translation>它现在是 A 侧。</translation>
    </message>
    <message>
        <source>All patches of a row have the same row vector, so they get the same score.</source>
        <translation>同一行的所有图像块具有相同的行向量，因此得到相同的分数。</translation>
    </message>
    <message>
        <source>Along the row of the patch</source>
        <translation>沿图像块所在的行</translation>
    </message>
    <message>
        <source>Along its column</source>
        <translation>沿图像块所在的列</translation>
    </message>
    <message>
        <source>At the corners</source>
        <translation>四角</translation>
    </message>
    <message>
        <source>No order, no mask</source>
        <translation>没有先后，没有掩码</translation>
    </message>
    <message>
        <source>A picture has no first and last: every patch may look at every other one, and there is **no causal mask**. Two patches that are
neighbours in the picture may be far apart in the row of tokens: the one below is 12 tokens further on.</source>
        <translation>图片没有先后：每个图像块都可以看其他每个图像块，**没有因果掩码**。在图片中相邻的两个图像块，在词元序列中可能相距很远：正下方的那个在 12 个词元之后。</translation>
    </message>
    <message>
        <source>How many tokens further on is the patch two rows below, in this model?</source>
        <translation>在此模型中，下方第二行的图像块在多少个词元之后？</translation>
    </message>
    <message>
        <source>Rows have 12 patches.</source>
        <translation>每行有 12 个图像块。</translation>
    </message>
    <message>
        <source>Rows are laid one after the other.</source>
        <translation>各行首尾相接。</translation>
    </message>
    <message>
        <source>A place to rest</source>
        <translation>停留之处</translation>
    </message>
    <message>
        <source>Head L0 H3 looks at the class token from everywhere, whatever the picture. Trained models have such heads, too: they
use the class token, or a few patches of plain background, as the *sink* of the lesson on specialised heads.</source>
        <translation>无论图片是什么，头 L0 H3 从各处都看类别词元。训练好的模型也有这样的头：它们把类别词元或若干普通背景的图像块用作*汇点*，见讲头的专长的课程。</translation>
    </message>
    <message>
        <source>How large is the weight from the chosen patch to the class token in head L0 H3?</source>
        <translation>在头 L0 H3 中，从选定的图像块到类别词元的权重是多少？</translation>
    </message>
    <message>
        <source>The line under the picture names the weight of CLS.</source>
        <translation>图片下方的一行给出 CLS 的权重。</translation>
    </message>
    <message>
        <source>Nearly all of it.</source>
        <translation>几乎是全部。</translation>
    </message>
    <message>
        <source>This model reads from left to right: a token must not look at those after it, which in the model&apos;s
own work are not written yet. Their scores are taken out *before* the weights are made, as if they
were $-\infty$. What remains is the triangle under the diagonal; hatched cells are masked.

The mask is part of the model and not something that the head has learned.</source>
        <translation>此模型从左往右读：词元不得看它之后的词元，因为模型自己写作时，后面的词元尚未写出。它们的分数在得出权重*之前*就被去掉，相当于 $-\infty$。剩下的是对角线以下（含对角线）的三角形；斜线表示已掩蔽的单元格。

掩码是模型的一部分，不是头学到的东西。</translation>
    </message>
    <message>
        <source>Look at the first row of the masked panel. A token never comes after itself.</source>
        <translation>看掩码之后那幅图的第一行。词元从不在自己之后。</translation>
    </message>
    <message>
        <source>The table has all heads of the model with all scores that the program knows, on the text above. A badge says that a
score is over a threshold which its source gives. Sort the table by a column, or type a filter.

Heads are not independent after training: they read and write one stream, and they build on one another across
layers. A label such as &quot;induction head&quot; says what a head does on the texts that were measured, and nothing more.</source>
        <translation>表格列出模型的所有头，以及程序所知的、在上方文本上的所有指标。徽标表示某项指标超过了其来源给出的阈值。可按一列排序，也可输入筛选条件。

训练之后，各头并不独立：它们读写同一个残差流，并跨层彼此依赖。“归纳头”之类的标签只说明一个头在所测文本上做什么，仅此而已。</translation>
    </message>
    <message>
        <source>The model here was *trained* with the factor. Taking it away afterwards is not what an untrained model sees: its scores
were learned to be divided. What one does is to make every softmax sharper, a temperature of $1/\sqrt{d_k}$. The
curve &quot;Prediction&quot; shows how far the next-token distribution moves if the **whole model** is run with another factor
in every layer.</source>
        <translation>这里的模型是*带*因子训练的。事后去掉因子，与未训练的模型没有因子并不是一回事：它的分数是在“会被除”的前提下学到的。这样做的效果是使每个 softmax 更尖锐，相当于温度 $1/\sqrt{d_k}$。“预测”曲线显示，如果**整个模型**的每一层都改用另一个因子运行，下一词元的分布会偏移多少。</translation>
    </message>
    <message>
        <source>What if a model that exists is given fewer K/V heads? One takes the mean of the heads&apos; projections in each new group
(Ainslie et al. 2023). All maps of the layer are shown before, after, and their difference.

This is **without any further training**. The authors go on training for about 5 % of the original training, and only then use
such a model.</source>
        <translation>如果给一个现成的模型更少的 K/V 头，会怎样？做法是在每个新的组中，取各头投影的均值（Ainslie 等，2023）。该层的所有热图都按分组前、分组后及其差值显示。

这里**未再训练**。该文作者会以约为原训练 5% 的量继续训练，然后才使用这样的模型。</translation>
    </message>
    <message>
        <source>With two, four query heads share each; with one, all eight do.</source>
        <translation>两个时，每四个查询头共用一个；一个时，八个头全部共用。</translation>
    </message>
</context>
<context>
    <name>Sample</name>
    <message>
        <source>The cat and the dog</source>
        <translation>猫和狗</translation>
    </message>
    <message>
        <source>L2 H6 looks from every token at the one before it</source>
        <translation>L2 H6 从每个词元看它前面的那一个</translation>
    </message>
    <message>
        <source>Two tokens back</source>
        <translation>往回两个词元</translation>
    </message>
    <message>
        <source>L2 H7 looks mostly at the token before the previous one: a line beside the diagonal</source>
        <translation>L2 H7 主要看再往前一个的词元：对角线旁的一条线</translation>
    </message>
    <message>
        <source>The token itself</source>
        <translation>词元自身</translation>
    </message>
    <message>
        <source>L0 H2 stays on the diagonal: every token looks at itself</source>
        <translation>L0 H2 停在对角线上：每个词元看自己</translation>
    </message>
    <message>
        <source>Names that come back</source>
        <translation>再次出现的名字</translation>
    </message>
    <message>
        <source>The second time, L4 H5 looks at what came after each piece of a name the first time</source>
        <translation>第二次出现时，L4 H5 看名字的每个片段第一次出现之后的内容</translation>
    </message>
    <message>
        <source>The same without the repetition</source>
        <translation>同样的句子，没有重复</translation>
    </message>
    <message>
        <source>Nothing to copy after the comma: L4 H5 rests on the first token</source>
        <translation>逗号之后没有可复制的内容：L4 H5 停在第一个词元上</translation>
    </message>
    <message>
        <source>Random words, twice</source>
        <translation>随机的词，重复两次</translation>
    </message>
    <message>
        <source>Nothing but the repetition can be predicted: the line of L4 H5 in the second half</source>
        <translation>能预测的只有重复：L4 H5 在后半段的那条线</translation>
    </message>
    <message>
        <source>A long name that comes back</source>
        <translation>一个再次出现的长名字</translation>
    </message>
    <message>
        <source>L4 H5 spells the name by looking at its pieces in the copy before</source>
        <translation>L4 H5 拼写这个名字：看前一次出现时的各个片段</translation>
    </message>
    <message>
        <source>A nursery rhyme</source>
        <translation>一首童谣</translation>
    </message>
    <message>
        <source>L4 H5 has found the refrain: it looks one step after its last copy</source>
        <translation>L4 H5 找到了叠句：它看上一次出现之后的一步</translation>
    </message>
    <message>
        <source>Nonsense words</source>
        <translation>无意义的词</translation>
    </message>
    <message>
        <source>No word of it is known, and yet L4 H5 can copy it</source>
        <translation>其中没有一个认识的词，L4 H5 却能复制</translation>
    </message>
    <message>
        <source>Quotation marks</source>
        <translation>引号</translation>
    </message>
    <message>
        <source>L2 H2 looks at the quotation marks: is somebody speaking?</source>
        <translation>L2 H2 看引号：有人在说话吗？</translation>
    </message>
    <message>
        <source>Who is speaking?</source>
        <translation>谁在说话？</translation>
    </message>
    <message>
        <source>L1 H3 rests on the last punctuation mark until the next one comes</source>
        <translation>L1 H3 停在最近的标点上，直到下一个出现</translation>
    </message>
    <message>
        <source>The king and the queen</source>
        <translation>国王和王后</translation>
    </message>
    <message>
        <source>L4 H4 has nothing to fetch here and rests on the first token: a sink</source>
        <translation>L4 H4 在这里没有可取的内容，停在第一个词元上：一个汇</translation>
    </message>
    <message>
        <source>All alike</source>
        <translation>一视同仁</translation>
    </message>
    <message>
        <source>L1 H6 looks at nearly all tokens alike: a mean over the text so far</source>
        <translation>L1 H6 几乎同等地看所有词元：对前文取平均</translation>
    </message>
    <message>
        <source>Once upon a time</source>
        <translation>从前</translation>
    </message>
    <message>
        <source>The next word is sure: see the predictions. L2 H6 hands over the word before</source>
        <translation>下一个词是确定的：看预测。L2 H6 传递前一个词</translation>
    </message>
    <message>
        <source>Many scripts</source>
        <translation>多种文字</translation>
    </message>
    <message>
        <source>Characters outside the vocabulary become bytes</source>
        <translation>词表之外的字符变成字节</translation>
    </message>
</context>
</TS>
