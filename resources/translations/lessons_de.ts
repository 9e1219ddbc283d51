<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Lesson</name>
    <message>
        <source>One head</source>
        <translation>Ein Kopf</translation>
    </message>
    <message>
        <source>What one attention head computes, number by number: scores, the factor, the mask, the softmax, and the mean that comes out.</source>
        <translation>Was ein Attention-Kopf berechnet, Zahl für Zahl: Scores, der Faktor, die Maske, der Softmax und das Mittel, das herauskommt.</translation>
    </message>
    <message>
        <source>One question for every token</source>
        <translation>Eine Frage für jedes Token</translation>
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
        <translation>Ein Sprachmodell sieht einen Text als Folge von **Token**: Wörtern oder Stücken von Wörtern. Jedes Token hat einen
*Zustand*, einen Vektor aus $d$ Zahlen (hier $d = 256$). Was ein Token bedeutet, hängt von anderen ab; es muss also
etwas von einer Stelle des Textes zu einer anderen gelangen. Das leistet ein Attention-**Kopf**, und er ist der einzige
Teil eines Transformers, der das tut.

Ein Kopf fragt für jedes Token: *Woher hole ich etwas, und wie viel davon?* Die Karte zeigt die Antworten eines Kopfs.
Eine **Zeile** ist das Token, das fragt (die *Query*), eine **Spalte** ein Token, auf das geschaut wird (ein *Key*).
Der Balken unter der Karte sagt, welche Farbe ein großes Gewicht ist.

Diese Lektion folgt einem Kopf von der ersten Zahl bis zur letzten. Das Modell ist das mitgelieferte; es ist klein
(sechs Schichten zu acht Köpfen), wurde mit alten Geschichten trainiert, und alles, was zu sehen ist, wird jetzt
berechnet.</translation>
    </message>
    <message>
        <source>Point at cells of the map. The line under it names both tokens and their weight. Find the row of the
last token and the column where it looks.</source>
        <translation>Auf Zellen der Karte zeigen. Die Zeile darunter nennt beide Token und ihr Gewicht. Die Zeile des letzten Tokens suchen
und die Spalte, auf die es schaut.</translation>
    </message>
    <message>
        <source>Queries and keys</source>
        <translation>Querys und Keys</translation>
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
        <translation>Aus dem Zustand $x_t$ jedes Tokens bildet der Kopf mit gelernten Matrizen zwei kurze Vektoren:

$$q_t = x_t W_Q, \qquad k_t = x_t W_K$$

Beide haben $d_k$ Zahlen; das ist die **Breite des Kopfs**. Die Query sagt, was Token $t$ sucht, der Key, was es anbietet.
Wie gut Query $t$ zu Key $u$ passt, sagt ihr Skalarprodukt, der **Score**:

$$q_t \cdot k_u = \sum_{i=1}^{d_k} q_{t,i}\, k_{u,i}$$

Für alle Token zugleich sind die Scores die Tabelle $Q K^T$ mit $T$ Zeilen und $T$ Spalten. Sie ist die erste Karte auf
diesem Blatt. Scores können beliebig groß sein und jedes Vorzeichen haben.

Dieses Modell dreht außerdem jede Query und jeden Key um Winkel, die mit der Position des Tokens wachsen (*rotierende
Positionen*); so kann ein Score davon abhängen, wie weit zwei Token auseinander sind.</translation>
    </message>
    <message>
        <source>Choose other cells of the panels. The same cell is marked in all of them, and the bars show its whole
row.</source>
        <translation>Andere Zellen der Karten wählen. Dieselbe Zelle wird in allen markiert, und die Balken zeigen ihre ganze Zeile.</translation>
    </message>
    <message>
        <source>How wide is this head? What is its $d_k$?</source>
        <translation>Wie breit ist dieser Kopf? Wie groß ist sein $d_k$?</translation>
    </message>
    <message>
        <source>The model&apos;s width is $d = 256$, and it has eight heads. The page names it as well, in the factor
$1/\sqrt{d_k}$.</source>
        <translation>Die Breite des Modells ist $d = 256$, und es hat acht Köpfe. Das Blatt nennt sie auch im Faktor
$1/\sqrt{d_k}$.</translation>
    </message>
    <message>
        <source>$d_k = d / H = 256 / 8 = 32$. It need not be so, but nearly all models choose it so.</source>
        <translation>$d_k = d / H = 256 / 8 = 32$. Das muss nicht so sein, aber fast alle Modelle wählen es so.</translation>
    </message>
    <message>
        <source>The factor</source>
        <translation>Der Faktor</translation>
    </message>
    <message>
        <source>The next panel is the same table, times a fixed **factor**:

$$s = \frac{1}{\sqrt{d_k}}$$

A sum of $d_k$ products of independent numbers with mean 0 and variance 1 has variance $d_k$, so a typical
score is as large as $\sqrt{d_k}$. The factor brings it back to about 1, whatever the head&apos;s width. Why that
matters has a lesson of its own; here it is enough to see that all scores shrink alike: their order
stays what it was.</source>
        <translation>Die nächste Karte ist dieselbe Tabelle, multipliziert mit einem festen **Faktor**:

$$s = \frac{1}{\sqrt{d_k}}$$

Eine Summe von $d_k$ Produkten unabhängiger Zahlen mit Mittelwert 0 und Varianz 1 hat die Varianz $d_k$; ein typischer
Score ist also so groß wie $\sqrt{d_k}$. Der Faktor bringt ihn auf etwa 1 zurück, gleich wie breit der Kopf ist. Warum
das wichtig ist, sagt eine eigene Lektion; hier genügt, dass alle Scores gleichermaßen schrumpfen: Ihre Reihenfolge
bleibt, wie sie war.</translation>
    </message>
    <message>
        <source>Compare one cell in both panels. The ratio is the same everywhere.</source>
        <translation>Eine Zelle in beiden Karten vergleichen. Das Verhältnis ist überall gleich.</translation>
    </message>
    <message>
        <source>With which number are the scores of this head multiplied? (Three digits will do, and a formula like
`1/sqrt(16)` is a number, too.)</source>
        <translation>Mit welcher Zahl werden die Scores dieses Kopfs multipliziert? (Drei Stellen genügen, und auch eine Formel wie
`1/sqrt(16)` ist eine Zahl.)</translation>
    </message>
    <message>
        <source>Take the width of the head from the step before, and $1/\sqrt{d_k}$.</source>
        <translation>Die Breite des Kopfs aus dem vorigen Schritt nehmen, und $1/\sqrt{d_k}$.</translation>
    </message>
    <message>
        <source>$1/\sqrt{32} = 0.1768$.</source>
        <translation>$1/\sqrt{32} = 0.1768$.</translation>
    </message>
    <message>
        <source>The mask</source>
        <translation>Die Maske</translation>
    </message>
    <message>
        <source>Which tokens may the first token of the text look at?</source>
        <translation>Auf welche Token darf das erste Token des Textes schauen?</translation>
    </message>
    <message>
        <source>Its row has one cell, and so that cell has weight 1, whatever the score is.</source>
        <translation>Seine Zeile hat eine Zelle, und diese Zelle hat daher das Gewicht 1, gleich welcher Score dort steht.</translation>
    </message>
    <message>
        <source>At all of them</source>
        <translation>Auf alle</translation>
    </message>
    <message>
        <source>At none</source>
        <translation>Auf keines</translation>
    </message>
    <message>
        <source>Only at itself</source>
        <translation>Nur auf sich selbst</translation>
    </message>
    <message>
        <source>The softmax</source>
        <translation>Der Softmax</translation>
    </message>
    <message>
        <source>Scores become **weights** by the softmax, row by row:

$$a_{tu} = \frac{\exp(s\, q_t \cdot k_u)}{\sum_{v \le t} \exp(s\, q_t \cdot k_v)}$$

Masked weights are 0, all others are positive, and each row adds up to the same number. The exponential
makes differences of scores into *ratios* of weights: a scaled score that is larger by 1 gives a weight
that is $e \approx 2.72$ times as large.</source>
        <translation>Durch den Softmax werden aus Scores **Gewichte**, Zeile für Zeile:

$$a_{tu} = \frac{\exp(s\, q_t \cdot k_u)}{\sum_{v \le t} \exp(s\, q_t \cdot k_v)}$$

Maskierte Gewichte sind 0, alle anderen positiv, und jede Zeile ergibt dieselbe Summe. Die Exponentialfunktion macht aus
Differenzen von Scores *Verhältnisse* von Gewichten: Ein skalierter Score, der um 1 größer ist, ergibt ein Gewicht, das
$e \approx 2.72$-mal so groß ist.</translation>
    </message>
    <message>
        <source>Follow the bar of one row through the panels: from numbers of any sign to shares of a whole.</source>
        <translation>Den Balken einer Zeile durch die Karten folgen: von Zahlen mit beliebigem Vorzeichen zu Anteilen an einem Ganzen.</translation>
    </message>
    <message>
        <source>What do the weights of the chosen row add up to?</source>
        <translation>Was ist die Summe der Gewichte der gewählten Zeile?</translation>
    </message>
    <message>
        <source>Divide a sum by itself.</source>
        <translation>Eine Summe durch sich selbst teilen.</translation>
    </message>
    <message>
        <source>To 1, always: that is what the denominator is for. (With a *sink* beside the keys they add up to less; see
the lesson on tiles and linear attention.)</source>
        <translation>1, immer: Dafür ist der Nenner da. (Mit einem *Sink* neben den Keys ist die Summe kleiner; siehe die Lektion über
Kacheln und lineare Attention.)</translation>
    </message>
    <message>
        <source>What this head does</source>
        <translation>Was dieser Kopf tut</translation>
    </message>
    <message>
        <source>Now read the weights as a whole. In the map of L2 H6 (layer 2, head 6; both count from 0) nearly all the weight lies just beside the
diagonal: **every token looks at the one before it.** Nobody told the head to do that. It was learned,
because it is useful: whoever knows the token before can recognise pairs of words.

Heads of this kind are found in nearly every language model. What else heads do has a lesson of its own.</source>
        <translation>Nun die Gewichte im Ganzen lesen. In der Karte von L2 H6 (Schicht 2, Kopf 6; beide ab 0 gezählt) liegt fast alles Gewicht
dicht neben der Diagonale: **Jedes Token schaut auf das vorige.** Niemand hat dem Kopf gesagt, dass er das tun soll. Er
hat es gelernt, weil es nützlich ist: Wer das vorige Token kennt, kann Wortpaare erkennen.

Köpfe dieser Art finden sich in fast jedem Sprachmodell. Was Köpfe sonst noch tun, sagt eine eigene Lektion.</translation>
    </message>
    <message>
        <source>Follow the diagonal with the pointer and read the weights. Is there a token for which the head is less
sure?</source>
        <translation>Der Diagonale mit dem Mauszeiger folgen und die Gewichte lesen. Gibt es ein Token, bei dem der Kopf weniger sicher ist?</translation>
    </message>
    <message>
        <source>How large is the weight of the chosen cell, from query 6 to key 5?</source>
        <translation>Wie groß ist das Gewicht der gewählten Zelle, von Query 6 auf Key 5?</translation>
    </message>
    <message>
        <source>The chosen row and column are marked at the axes. The line under the map says the weight of the cell that you point at.</source>
        <translation>Die gewählte Zeile und Spalte sind an den Achsen markiert. Die Zeile unter der Karte nennt das Gewicht der Zelle, auf
die der Mauszeiger zeigt.</translation>
    </message>
    <message>
        <source>Close to 1: nearly everything that this token fetches comes from one place.</source>
        <translation>Nahe 1: Fast alles, was dieses Token holt, kommt von einer Stelle.</translation>
    </message>
    <message>
        <source>What is fetched</source>
        <translation>Was geholt wird</translation>
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
        <translation>Die Gewichte sagen, woher. *Was* geholt wird, ist ein dritter Vektor, der **Value** $v_u = x_u W_V$. Token $t$ erhält das
Mittel aller Values, gewichtet mit seiner Zeile:

$$o_t = \sum_{u \le t} a_{tu}\, v_u \qquad\text{oder, für alle Token,}\qquad O = A V$$

Zusammen ist ein Kopf

$$\mathrm{head}(X) = \operatorname{softmax}\left(\frac{X W_Q \left(X W_K\right)^T}{\sqrt{d_k}} + M\right) X W_V$$

mit der Maske $M$, die 0 ist für Keys, die gesehen werden dürfen, und $-\infty$ für andere.

Ein Gewicht sagt daher, wie viel vom Value eines Keys in das Mittel eingeht. Es sagt *nicht*, wie wichtig dieser Key für
das ist, was das Modell am Ende ausgibt: Ein großes Gewicht auf einem kleinen Value bringt wenig.</translation>
    </message>
    <message>
        <source>Side B now shows another head of the same model, L0 H2. From where does it fetch?</source>
        <translation>Seite B zeigt jetzt einen anderen Kopf desselben Modells, L0 H2. Woher holt er etwas?</translation>
    </message>
    <message>
        <source>What does head L0 H2 do, mostly?</source>
        <translation>Was tut Kopf L0 H2 vor allem?</translation>
    </message>
    <message>
        <source>Where are the large weights of map B, on the diagonal or beside it?</source>
        <translation>Wo liegen die großen Gewichte von Karte B, auf der Diagonale oder daneben?</translation>
    </message>
    <message>
        <source>Its weight lies on the diagonal: it passes on a part of the token&apos;s own state. Such heads help
others in later layers.</source>
        <translation>Sein Gewicht liegt auf der Diagonale: Er gibt einen Teil des eigenen Zustands des Tokens weiter. Solche Köpfe helfen
anderen in späteren Schichten.</translation>
    </message>
    <message>
        <source>It fetches from the token itself</source>
        <translation>Er holt vom Token selbst</translation>
    </message>
    <message>
        <source>It fetches from the first token of the text</source>
        <translation>Er holt vom ersten Token des Textes</translation>
    </message>
    <message>
        <source>It takes the mean over all tokens alike</source>
        <translation>Er nimmt das gleichmäßige Mittel über alle Token</translation>
    </message>
    <message>
        <source>One mean for each token</source>
        <translation>Ein Mittel für jedes Token</translation>
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
        <translation>Ein Kopf ergibt **ein** gewichtetes Mittel für jede Query. Braucht ein Token etwas von zwei Stellen, so kann ein Kopf
beides nur mischen, $a_{tu} v_u + a_{tw} v_w$, und wer die Mischung liest, kann nicht sagen, welcher Teil woher kam.
Deshalb haben Schichten mehrere Köpfe, und hier setzt die nächste Lektion an.

In Kürze:

1. Scores $Q K^T$,
2. mal ein Faktor $1/\sqrt{d_k}$,
3. maskiert,
4. durch einen Softmax jeder Zeile zu Gewichten $A$ gemacht,
5. ein Mittel $A V$ der Values.</translation>
    </message>
    <message>
        <source>A head has the weights of a row $a = (0.5,\ 0.5)$ and the values $v_1 = 4$, $v_2 = 10$. What comes out?</source>
        <translation>Ein Kopf hat die Gewichte einer Zeile $a = (0.5,\ 0.5)$ und die Values $v_1 = 4$, $v_2 = 10$. Was kommt heraus?</translation>
    </message>
    <message>
        <source>$0.5 \cdot 4 + 0.5 \cdot 10$</source>
        <translation>$0.5 \cdot 4 + 0.5 \cdot 10$</translation>
    </message>
    <message>
        <source>7, and also what values of $7$ and $7$, or of $0$ and $14$, would give: the mean does not tell them
apart.</source>
        <translation>7, und dasselbe würden auch Values von $7$ und $7$ oder von $0$ und $14$ ergeben: Das Mittel unterscheidet sie nicht.</translation>
    </message>
    <message>
        <source>Many heads from slices</source>
        <translation>Viele Köpfe aus Abschnitten</translation>
    </message>
    <message>
        <source>How one wide projection becomes many heads, why computing slice by slice is the same as computing the whole layer, and how the output projection adds the heads up.</source>
        <translation>Wie aus einer breiten Projektion viele Köpfe werden, warum Abschnitt für Abschnitt dasselbe ergibt wie die ganze Schicht, und wie die Ausgabeprojektion die Köpfe addiert.</translation>
    </message>
    <message>
        <source>One matrix, cut into slices</source>
        <translation>Eine Matrix, in Abschnitte zerlegt</translation>
    </message>
    <message>
        <source>The lesson before followed one head. A layer has $H$ of them, and yet its queries come from *one* matrix: $W_Q$ makes
$d$ numbers of every token&apos;s state, and these are cut into $H$ slices of

$$d_k = \frac{d}{H}$$

numbers each. Slice $i$ is the query of head $i$. Keys and values are cut in the same way.

What you see is the real $W_Q$ of layer 2 of the model that comes with the program, with its slices side by side.</source>
        <translation>Die vorige Lektion folgte einem Kopf. Eine Schicht hat $H$ davon, und doch kommen ihre Querys aus *einer* Matrix: $W_Q$
macht aus dem Zustand jedes Tokens $d$ Zahlen, und diese werden in $H$ Abschnitte zerlegt, zu je

$$d_k = \frac{d}{H}$$

Zahlen. Abschnitt $i$ ist die Query von Kopf $i$. Keys und Values werden ebenso zerlegt.

Zu sehen ist das wirkliche $W_Q$ von Schicht 2 des mitgelieferten Modells, seine Abschnitte nebeneinander.</translation>
    </message>
    <message>
        <source>Choose other heads in the panel of heads: the framed slice moves along.</source>
        <translation>Andere Köpfe in der Kopfkarte wählen: Der umrahmte Abschnitt wandert mit.</translation>
    </message>
    <message>
        <source>Into how many slices is $W_Q$ cut here?</source>
        <translation>In wie viele Abschnitte ist $W_Q$ hier zerlegt?</translation>
    </message>
    <message>
        <source>One slice is one query head.</source>
        <translation>Ein Abschnitt ist ein Query-Kopf.</translation>
    </message>
    <message>
        <source>Eight query heads of width $256 / 8 = 32$.</source>
        <translation>Acht Query-Köpfe der Breite $256 / 8 = 32$.</translation>
    </message>
    <message>
        <source>Fewer slices of keys</source>
        <translation>Weniger Abschnitte für Keys</translation>
    </message>
    <message>
        <source>Keys and values of this model have fewer slices than queries: neighbouring query heads *share* a K/V head. That is
grouped-query attention, and has a lesson of its own. Cutting works as before, only the number differs.</source>
        <translation>Keys und Values dieses Modells haben weniger Abschnitte als Querys: Benachbarte Query-Köpfe *teilen* sich einen K/V-Kopf.
Das ist Grouped-Query-Attention und hat eine eigene Lektion. Zerlegt wird wie zuvor, nur die Anzahl ist eine andere.</translation>
    </message>
    <message>
        <source>How many K/V heads has the layer?</source>
        <translation>Wie viele K/V-Köpfe hat die Schicht?</translation>
    </message>
    <message>
        <source>Count the slices of $W_K$.</source>
        <translation>Die Abschnitte von $W_K$ zählen.</translation>
    </message>
    <message>
        <source>Four, so that two query heads share each.</source>
        <translation>Vier, je zwei Query-Köpfe teilen sich also einen.</translation>
    </message>
    <message>
        <source>Slice by slice is the whole layer</source>
        <translation>Abschnitt für Abschnitt ist die ganze Schicht</translation>
    </message>
    <message>
        <source>One can compute $Q = X W_Q$ at once and cut the *result*, or cut the *matrix* and compute each slice by itself:

$$Q^{(i)} = X\, W_Q^{(i)}$$

It is the same, because a column of a product depends on that column of the matrix alone. This is why many heads cost
no more multiplications than one head of the full width, and why they can be computed side by side.</source>
        <translation>Man kann $Q = X W_Q$ auf einmal berechnen und das *Ergebnis* zerlegen, oder die *Matrix* zerlegen und jeden Abschnitt für
sich berechnen:

$$Q^{(i)} = X\, W_Q^{(i)}$$

Das ist dasselbe, weil eine Spalte eines Produkts nur von dieser Spalte der Matrix abhängt. Deshalb kosten viele Köpfe
nicht mehr Multiplikationen als ein Kopf der vollen Breite, und deshalb lassen sie sich nebeneinander berechnen.</translation>
    </message>
    <message>
        <source>The page says how far the slices, each computed on its own, are from the whole. It is rounding, nothing else.</source>
        <translation>Das Blatt sagt, wie weit die einzeln berechneten Abschnitte vom Ganzen abweichen. Es ist Rundung, sonst nichts.</translation>
    </message>
    <message>
        <source>Why do both ways give the same?</source>
        <translation>Warum ergeben beide Wege dasselbe?</translation>
    </message>
    <message>
        <source>Think of how one number of $X W_Q$ is computed.</source>
        <translation>Überlegen, wie eine einzelne Zahl von $X W_Q$ berechnet wird.</translation>
    </message>
    <message>
        <source>$(X W)_{t,c} = \sum_j X_{t,j} W_{j,c}$ has one column $c$ of $W$ in it, and no other.</source>
        <translation>In $(X W)_{t,c} = \sum_j X_{t,j} W_{j,c}$ kommt eine Spalte $c$ von $W$ vor und keine andere.</translation>
    </message>
    <message>
        <source>The matrix was trained so that they agree</source>
        <translation>Die Matrix wurde so trainiert, dass sie übereinstimmen</translation>
    </message>
    <message>
        <source>A column of a product depends on that column of the matrix only</source>
        <translation>Eine Spalte eines Produkts hängt nur von dieser Spalte der Matrix ab</translation>
    </message>
    <message>
        <source>They agree only where the heads are similar</source>
        <translation>Sie stimmen nur überein, wenn die Köpfe ähnlich sind</translation>
    </message>
    <message>
        <source>The heads are added up</source>
        <translation>Die Köpfe werden addiert</translation>
    </message>
    <message>
        <source>Each head gives $A_i V_i$, a table of $T$ rows and $d_k$ columns. These are put side by side and multiplied by $W_O$:

$$\mathrm{output} = \left[\,A_1 V_1 \;\cdots\; A_H V_H\,\right] W_O = \sum_{i=1}^{H} A_i V_i\, W_O^{(i)}$$

where $W_O^{(i)}$ are the $d_k$ rows of $W_O$ that belong to head $i$. So the output is a **sum of one part for each
head**. The heads do not see one another inside a layer; $W_O$ decides into which directions of the stream each writes.</source>
        <translation>Jeder Kopf ergibt $A_i V_i$, eine Tabelle mit $T$ Zeilen und $d_k$ Spalten. Diese werden nebeneinandergestellt und mit
$W_O$ multipliziert:

$$\mathrm{output} = \left[\,A_1 V_1 \;\cdots\; A_H V_H\,\right] W_O = \sum_{i=1}^{H} A_i V_i\, W_O^{(i)}$$

Dabei sind $W_O^{(i)}$ die $d_k$ Zeilen von $W_O$, die zu Kopf $i$ gehören. Die Ausgabe ist also eine **Summe aus einem
Beitrag je Kopf**. Innerhalb einer Schicht sehen die Köpfe einander nicht; $W_O$ entscheidet, in welche Richtungen des
Stroms jeder schreibt.</translation>
    </message>
    <message>
        <source>The bars are the lengths of the parts for the chosen token. Choose another token.</source>
        <translation>Die Balken sind die Längen der Beiträge für das gewählte Token. Ein anderes Token wählen.</translation>
    </message>
    <message>
        <source>How long is the part that head L2 H6 writes for the chosen token?</source>
        <translation>Wie lang ist der Beitrag, den Kopf L2 H6 für das gewählte Token schreibt?</translation>
    </message>
    <message>
        <source>The bar of the framed head, and its number.</source>
        <translation>Der Balken des umrahmten Kopfs und seine Zahl.</translation>
    </message>
    <message>
        <source>Lengths do not add up, vectors do: parts may point into the same direction, or cancel.</source>
        <translation>Längen addieren sich nicht, Vektoren schon: Beiträge können in dieselbe Richtung zeigen oder sich aufheben.</translation>
    </message>
    <message>
        <source>They really add up</source>
        <translation>Sie addieren sich wirklich</translation>
    </message>
    <message>
        <source>The page adds all parts (and the bias, where the model has one) and compares the sum with what the layer computed. What is left
is rounding.</source>
        <translation>Das Blatt addiert alle Beiträge (und den Bias, wenn das Modell einen hat) und vergleicht die Summe mit dem, was die
Schicht berechnet hat. Was übrig bleibt, ist Rundung.</translation>
    </message>
    <message>
        <source>Two parts are $(3, 0)$ and $(0, 4)$. How long is their sum?</source>
        <translation>Zwei Beiträge sind $(3, 0)$ und $(0, 4)$. Wie lang ist ihre Summe?</translation>
    </message>
    <message>
        <source>Add the vectors first.</source>
        <translation>Zuerst die Vektoren addieren.</translation>
    </message>
    <message>
        <source>$\sqrt{3^2 + 4^2} = 5$, less than $3 + 4$.</source>
        <translation>$\sqrt{3^2 + 4^2} = 5$, weniger als $3 + 4$.</translation>
    </message>
    <message>
        <source>Exercise: heads that are all the same</source>
        <translation>Übung: Alle Köpfe sind gleich</translation>
    </message>
    <message>
        <source>Here is a layer with random weights in which all four heads have the **same** $W_Q$, $W_K$ and $W_V$. Then all maps
and all values are the same, and

$$\sum_i A V\, W_O^{(i)} = A V \left( \sum_i W_O^{(i)} \right)$$

Four heads, and what comes out is what *one* head of width $d_k$ can give.</source>
        <translation>Hier ist eine Schicht mit zufälligen Gewichten, in der alle vier Köpfe **dieselben** $W_Q$, $W_K$ und $W_V$ haben. Dann
sind alle Karten und alle Values gleich, und

$$\sum_i A V\, W_O^{(i)} = A V \left( \sum_i W_O^{(i)} \right)$$

Vier Köpfe, und heraus kommt, was *ein* Kopf der Breite $d_k$ ergeben kann.</translation>
    </message>
    <message>
        <source>Compare any two heads: the difference B − A is 0 everywhere.</source>
        <translation>Zwei beliebige Köpfe vergleichen: Die Differenz B − A ist überall 0.</translation>
    </message>
    <message>
        <source>If all heads share $W_Q$, $W_K$ and $W_V$, what is the layer&apos;s output?</source>
        <translation>Wenn alle Köpfe $W_Q$, $W_K$ und $W_V$ teilen, was ist dann die Ausgabe der Schicht?</translation>
    </message>
    <message>
        <source>The common factor $A V$ can be taken out of the sum.</source>
        <translation>Der gemeinsame Faktor $A V$ lässt sich aus der Summe herausziehen.</translation>
    </message>
    <message>
        <source>$A V \sum_i W_O^{(i)}$: one head of width $d_k$ with another output matrix. Different projections are what makes several
heads worth having.</source>
        <translation>$A V \sum_i W_O^{(i)}$: ein Kopf der Breite $d_k$ mit einer anderen Ausgabematrix. Erst verschiedene Projektionen machen
mehrere Köpfe nützlich.</translation>
    </message>
    <message>
        <source>$H$ times the output of one head</source>
        <translation>$H$ mal die Ausgabe eines Kopfs</translation>
    </message>
    <message>
        <source>The output of one head, times the sum of all slices of $W_O$</source>
        <translation>Die Ausgabe eines Kopfs, mal die Summe aller Abschnitte von $W_O$</translation>
    </message>
    <message>
        <source>The mean of the slices of $W_O$, whatever the text</source>
        <translation>Das Mittel der Abschnitte von $W_O$, gleich welcher Text</translation>
    </message>
    <message>
        <source>Exercise: only the maps are the same</source>
        <translation>Übung: Nur die Karten sind gleich</translation>
    </message>
    <message>
        <source>Now only $W_Q$ and $W_K$ are shared. The four maps are one map $A$, but the values differ:

$$\sum_i A V_i W_O^{(i)} = A \left( \sum_i V_i W_O^{(i)} \right)$$

It is one map with values of the **full** width.</source>
        <translation>Jetzt sind nur $W_Q$ und $W_K$ gemeinsam. Die vier Karten sind eine Karte $A$, aber die Values sind verschieden:

$$\sum_i A V_i W_O^{(i)} = A \left( \sum_i V_i W_O^{(i)} \right)$$

Es ist eine Karte mit Values der **vollen** Breite.</translation>
    </message>
    <message>
        <source>What is lost when heads share their queries and keys, but not their values?</source>
        <translation>Was geht verloren, wenn Köpfe Querys und Keys teilen, aber nicht die Values?</translation>
    </message>
    <message>
        <source>Compare with the exercise before. What stands inside the brackets now?</source>
        <translation>Mit der vorigen Übung vergleichen. Was steht jetzt in der Klammer?</translation>
    </message>
    <message>
        <source>There is one weighted mean for each query, of values with $H d_k = d$ numbers. Different *places* cannot be read any
more.</source>
        <translation>Für jede Query gibt es ein gewichtetes Mittel, und zwar von Values mit $H d_k = d$ Zahlen. Verschiedene *Stellen* lassen
sich nicht mehr lesen.</translation>
    </message>
    <message>
        <source>Only the different ways of looking; values of full width are still fetched</source>
        <translation>Nur die verschiedenen Arten zu schauen; Values voller Breite werden weiterhin geholt</translation>
    </message>
    <message>
        <source>Everything but one head of width $d_k$</source>
        <translation>Alles bis auf einen Kopf der Breite $d_k$</translation>
    </message>
    <message>
        <source>Nothing, the output stays the same</source>
        <translation>Nichts, die Ausgabe bleibt gleich</translation>
    </message>
    <message>
        <source>What heads cost</source>
        <translation>Was Köpfe kosten</translation>
    </message>
    <message>
        <source>Parameters, operations and the cache: what depends on the number of heads, what on the number of key/value heads, and what on neither.</source>
        <translation>Parameter, Operationen und der Cache: was von der Anzahl der Köpfe abhängt, was von der Anzahl der Key/Value-Köpfe, und was von keiner von beiden.</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Was gezählt wird</translation>
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
        <translation>Dieses Blatt zählt, was eine Attention-Schicht kostet. Eine Schicht hat die Breite $d$, $H$ Query-Köpfe der Breite
$d_k = d / H$ und $G$ Köpfe für Keys und Values, von denen jeder $H / G$ Query-Köpfe bedient. Der Text hat $T$ Token.

Vier Arten von Schichten stehen nebeneinander:

- **MHA**, Multi-Head-Attention: $G = H$
- **GQA**, Grouped-Query-Attention: $1 &lt; G &lt; H$
- **MQA**, Multi-Query-Attention: $G = 1$
- **ein Kopf**, so breit wie die Schicht: $H = 1$, $d_k = d$

Operationen werden wie üblich gezählt: Eine Multiplikation und die Addition danach sind 2. Bias wird nicht gezählt.</translation>
    </message>
    <message>
        <source>The numbers are now those of a layer with $d = 512$, $H = 8$, $G = 2$. Change one at a time, and see which
bars move.</source>
        <translation>Die Zahlen sind jetzt die einer Schicht mit $d = 512$, $H = 8$, $G = 2$. Immer nur eine davon ändern und sehen, welche
Balken sich bewegen.</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Multi-head attention has four matrices: $W_Q$, $W_K$ and $W_V$, in which the heads lie side by side as
slices of $d_k = d / H$ columns, and $W_O$, which mixes what they write. Each has $d$ rows and
$H d_k = d$ columns:

$$4 d^2$$

The number of heads has cancelled out. Cutting the same matrices into more slices costs no parameters.</source>
        <translation>Multi-Head-Attention hat vier Matrizen: $W_Q$, $W_K$ und $W_V$, in denen die Köpfe nebeneinander liegen, als Abschnitte
von $d_k = d / H$ Spalten, und $W_O$, das mischt, was sie schreiben. Jede hat $d$ Zeilen und $H d_k = d$ Spalten:

$$4 d^2$$

Die Anzahl der Köpfe hat sich herausgekürzt. Dieselben Matrizen in mehr Abschnitte zu zerlegen kostet keine Parameter.</translation>
    </message>
    <message>
        <source>(Exercise 3) How many parameters has multi-head attention with $d = 512$ and $H = 8$?</source>
        <translation>(Übung 3) Wie viele Parameter hat Multi-Head-Attention mit $d = 512$ und $H = 8$?</translation>
    </message>
    <message>
        <source>Four matrices of $d \times d$.</source>
        <translation>Vier Matrizen von $d \times d$.</translation>
    </message>
    <message>
        <source>$4 \cdot 512^2 = 1\,048\,576$, and the same with one head or with 16.</source>
        <translation>$4 \cdot 512^2 = 1\,048\,576$, und ebenso viele mit einem Kopf oder mit 16.</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Fewer keys and values</source>
        <translation>Weniger Keys und Values</translation>
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
        <translation>Mit $G$ Köpfen für Keys und Values haben $W_K$ und $W_V$ nur $G d_k$ Spalten, $W_Q$ und $W_O$ bleiben, wie sie sind:

$$2 d^2 + 2 d\, (G d_k) = 2 d^2 \left(1 + \frac{G}{H}\right)$$

Für $G = H$ ist das wieder $4 d^2$, wie es sein muss. Für $G = 1$ ist es $2 d^2 (1 + 1/H)$: Höchstens etwa die Hälfte der
Parameter lässt sich so sparen.

*Vorsicht:* Man liest auch $2 d^2 + 2 d^2 / G$. Das stimmt nur, wenn $G$ die Anzahl der Query-Köpfe **in** einer Gruppe
ist; mit $G$ als Anzahl der Gruppen wäre Attention umso billiger, je *mehr* Keys und Values sie hat.</translation>
    </message>
    <message>
        <source>Move $G$ from 8 to 1 and watch the bar of GQA travel from that of MHA to that of MQA.</source>
        <translation>$G$ von 8 nach 1 bewegen und sehen, wie der Balken von GQA von dem von MHA zu dem von MQA wandert.</translation>
    </message>
    <message>
        <source>How many parameters has the layer with $d = 512$, $H = 8$ and $G = 2$?</source>
        <translation>Wie viele Parameter hat die Schicht mit $d = 512$, $H = 8$ und $G = 2$?</translation>
    </message>
    <message>
        <source>$2 \cdot 512^2 \cdot (1 + 2/8)$</source>
        <translation>$2 \cdot 512^2 \cdot (1 + 2/8)$</translation>
    </message>
    <message>
        <source>$2 \cdot 512^2 \cdot 1.25 = 655\,360$: five eighths of the $1\,048\,576$ of multi-head attention.</source>
        <translation>$2 \cdot 512^2 \cdot 1.25 = 655\,360$: fünf Achtel von den $1\,048\,576$ der Multi-Head-Attention.</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operationen</translation>
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
        <translation>**Projektionen.** $T$ Zustände mit einer Matrix von $d \times d$ zu multiplizieren braucht $2 T d^2$ Operationen; es gibt
vier solche Matrizen:

$$8 T d^2$$

**Scores und Mischung.** Ein Kopf multipliziert seine Querys mit seinen Keys, $2 T^2 d_k$, und seine Gewichte mit seinen
Values, $2 T^2 d_k$. Für alle Köpfe ist das

$$H \cdot 4 T^2 d_k = 4 T^2 d$$

Wieder kürzt sich $H$ heraus: Acht Köpfe der Breite 64 brauchen ebenso viele Multiplikationen wie ein Kopf der Breite 512.
(GQA spart Projektionen, insgesamt sind es $4 T d^2 (1 + G/H)$, aber keine Scores: Es gibt so viele Query-Köpfe wie zuvor.)</translation>
    </message>
    <message>
        <source>(Exercise 1) The layer gets 16 heads in place of 8, and $d$ stays the same. By which factor do the
operations of projections, scores and mixing together change?</source>
        <translation>(Übung 1) Die Schicht bekommt 16 Köpfe statt 8, und $d$ bleibt gleich. Um welchen Faktor ändern sich die Operationen von
Projektionen, Scores und Mischung zusammen?</translation>
    </message>
    <message>
        <source>Is there an $H$ in $8 T d^2 + 4 T^2 d$?</source>
        <translation>Steht in $8 T d^2 + 4 T^2 d$ ein $H$?</translation>
    </message>
    <message>
        <source>By 1: not at all. Twice as many heads, each half as wide.</source>
        <translation>Um 1, also gar nicht. Doppelt so viele Köpfe, jeder halb so breit.</translation>
    </message>
    <message>
        <source>What does grow</source>
        <translation>Was doch wächst</translation>
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
        <translation>Ein Teil wächst mit den Köpfen: der **Softmax**. Jeder Kopf hat eine eigene Karte, und jede ihrer $T^2$ Zellen braucht
eine Exponentialfunktion:

$$H\, T^2$$

„Mehrere Köpfe kosten so viel wie einer“ gilt also für die Produkte und nicht für alles. Gegen die Produkte fallen die
Exponentialfunktionen kaum ins Gewicht, solange $d_k$ nicht klein ist: $4 T^2 d$ Operationen zu $H T^2$
Exponentialfunktionen ist $4 d_k$ zu 1.

Mit dem Speicher ist es ähnlich. Karten, die behalten werden, brauchen $H T^2$ Zahlen; in Kacheln berechnet, werden sie
nie behalten, und $T d$ genügt (die Lektion über Kacheln zeigt, wie).</translation>
    </message>
    <message>
        <source>Double $H$ and halve the heads&apos; width. Which bars stay, and which do not?</source>
        <translation>$H$ verdoppeln und die Breite der Köpfe halbieren. Welche Balken bleiben, welche nicht?</translation>
    </message>
    <message>
        <source>How many exponentials does the layer with $H = 8$ need for $T = 128$ tokens?</source>
        <translation>Wie viele Exponentialfunktionen braucht die Schicht mit $H = 8$ für $T = 128$ Token?</translation>
    </message>
    <message>
        <source>$H\, T^2$, with $T^2 = 16\,384$. (No mask is counted here; a causal one would save nearly half.)</source>
        <translation>$H\, T^2$, mit $T^2 = 16\,384$. (Hier ist keine Maske berücksichtigt; eine kausale würde fast die Hälfte sparen.)</translation>
    </message>
    <message>
        <source>$8 \cdot 128^2 = 131\,072$.</source>
        <translation>$8 \cdot 128^2 = 131\,072$.</translation>
    </message>
    <message>
        <source>Short and long texts</source>
        <translation>Kurze und lange Texte</translation>
    </message>
    <message>
        <source>Projections grow with $T$, scores and mixing with $T^2$:

$$O(T d^2 + T^2 d)$$

For short texts the projections are most of the work, and attention to more tokens is nearly free. For long ones
the scores take over. Both are equal where

$$8 T d^2 = 4 T^2 d \quad\Leftrightarrow\quad T = 2 d$$</source>
        <translation>Projektionen wachsen mit $T$, Scores und Mischung mit $T^2$:

$$O(T d^2 + T^2 d)$$

Bei kurzen Texten sind die Projektionen der größte Teil der Arbeit, und Attention auf mehr Token ist fast umsonst. Bei
langen überwiegen die Scores. Beides ist gleich bei

$$8 T d^2 = 4 T^2 d \quad\Leftrightarrow\quad T = 2 d$$</translation>
    </message>
    <message>
        <source>Move $T$ up and down and compare the bars of projections with those of scores and mixing.</source>
        <translation>$T$ vergrößern und verkleinern und die Balken der Projektionen mit denen von Scores und Mischung vergleichen.</translation>
    </message>
    <message>
        <source>At how many tokens do scores and mixing cost as much as the projections, in multi-head attention with $d = 512$?</source>
        <translation>Bei wie vielen Token kosten Scores und Mischung so viel wie die Projektionen, bei Multi-Head-Attention mit $d = 512$?</translation>
    </message>
    <message>
        <source>Twice the width.</source>
        <translation>Das Doppelte der Breite.</translation>
    </message>
    <message>
        <source>$T = 2 d = 1024$. A wide model ($d = 12\,288$) gets there only with $24\,576$ tokens.</source>
        <translation>$T = 2 d = 1024$. Ein breites Modell ($d = 12\,288$) kommt erst mit $24\,576$ Token dorthin.</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>The cache</source>
        <translation>Der Cache</translation>
    </message>
    <message>
        <source>A model that writes a text computes one token at a time. Keys and values of the tokens before stay what they
were, so they are kept: the **K/V cache**. In numbers, for $L$ layers:

$$2\, L\, T\, G\, d_k$$

This is what grouped queries are for. For each token that is written the whole cache is read once; a cache of
$G/H$ the size is read in $G/H$ of the time. Parameters and operations are saved, too, but those savings are small beside it.</source>
        <translation>Ein Modell, das einen Text schreibt, berechnet ein Token nach dem anderen. Keys und Values der Token davor bleiben, was
sie waren, also werden sie behalten: der **K/V-Cache**. In Zahlen, bei $L$ Schichten:

$$2\, L\, T\, G\, d_k$$

Dafür sind gruppierte Querys da. Für jedes Token, das geschrieben wird, wird der ganze Cache einmal gelesen; ein Cache,
der nur $G/H$ so groß ist, wird in $G/H$ der Zeit gelesen. Auch Parameter und Operationen werden gespart, aber das ist
daneben wenig.</translation>
    </message>
    <message>
        <source>The page now has the shape of a model with about seven billion parameters: $d = 4096$, $H = 32$, 32 layers, and a
text of 4096 tokens. Compare the caches.</source>
        <translation>Das Blatt hat jetzt die Form eines Modells mit etwa sieben Milliarden Parametern: $d = 4096$, $H = 32$, 32 Schichten und
ein Text mit 4096 Token. Die Caches vergleichen.</translation>
    </message>
    <message>
        <source>(Exercise 5) The layer has $H = 32$ query heads and $G = 4$ heads of keys and values. How large is its cache
beside that of multi-head attention?</source>
        <translation>(Übung 5) Die Schicht hat $H = 32$ Query-Köpfe und $G = 4$ Köpfe für Keys und Values. Wie groß ist ihr Cache im Vergleich
zu dem von Multi-Head-Attention?</translation>
    </message>
    <message>
        <source>$G / H$</source>
        <translation>$G / H$</translation>
    </message>
    <message>
        <source>$4/32 = 1/8$: four key and four value projections in place of 32 each.</source>
        <translation>$4/32 = 1/8$: je vier Projektionen für Keys und für Values statt je 32.</translation>
    </message>
    <message>
        <source>Who uses what</source>
        <translation>Wer was verwendet</translation>
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
        <translation>| Modell | Query-Köpfe | K/V-Köpfe |
|---|---|---|
| Llama 2 7B, 13B | 32, 40 | ebenso viele (MHA) |
| Llama 2 70B | 64 | 8 (GQA) |
| Mistral 7B | 32 | 8 (GQA) |
| PaLM, Gemma 2B | 48, 8 | 1 (MQA) |
| das mitgelieferte Modell | 8 | 4 (GQA) |

Was gespart wird, hat einen Preis: Köpfe einer Gruppe haben dieselben Keys und Values und unterscheiden sich nur in dem,
was sie fragen. Wie viel das ausmacht, zeigt eine eigene Lektion, in der sich die Köpfe eines Modells neu gruppieren
lassen und man sieht, wie sich sein Loss ändert.</translation>
    </message>
    <message>
        <source>Mistral 7B has $H = 32$, $G = 8$, $d_k = 128$ and 32 layers. How many bytes does its cache take for 4096 tokens,
with 2 bytes a number?</source>
        <translation>Mistral 7B hat $H = 32$, $G = 8$, $d_k = 128$ und 32 Schichten. Wie viele Bytes braucht sein Cache für 4096 Token, bei 2
Bytes je Zahl?</translation>
    </message>
    <message>
        <source>$2 \cdot 32 \cdot 4096 \cdot 8 \cdot 128$ numbers of 2 bytes each. You may type it like that.</source>
        <translation>$2 \cdot 32 \cdot 4096 \cdot 8 \cdot 128$ Zahlen zu je 2 Bytes. Die Antwort lässt sich auch so eingeben.</translation>
    </message>
    <message>
        <source>$536\,870\,912$ bytes, half a GiB; with 32 K/V heads it would be two.</source>
        <translation>$536\,870\,912$ Bytes, ein halbes GiB; mit 32 K/V-Köpfen wären es zwei.</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Why several heads</source>
        <translation>Warum mehrere Köpfe</translation>
    </message>
    <message>
        <source>What several heads can do that one cannot, what one wide head can do that several cannot, and why neither is &quot;more expressive&quot;.</source>
        <translation>Was mehrere Köpfe können und einer nicht, was ein breiter Kopf kann und mehrere nicht, und warum keines von beiden „ausdrucksstärker“ ist.</translation>
    </message>
    <message>
        <source>Two places at once</source>
        <translation>Zwei Stellen zugleich</translation>
    </message>
    <message>
        <source>Head L2 H6 looks at the token before, head L2 H7 at the one before that. Both are in one layer: the same query
fetches from **two places at once**, and each head writes what it found into directions of its own ($W_O^{(6)}$ and
$W_O^{(7)}$). Whoever reads the stream later can tell the two apart.</source>
        <translation>Kopf L2 H6 schaut auf das vorige Token, Kopf L2 H7 auf das davor. Beide sind in einer Schicht: Dieselbe Query holt von
**zwei Stellen zugleich**, und jeder Kopf schreibt, was er gefunden hat, in eigene Richtungen ($W_O^{(6)}$ und
$W_O^{(7)}$). Wer den Strom später liest, kann beides auseinanderhalten.</translation>
    </message>
    <message>
        <source>Point at a row in both maps. A has its weight one step to the left of the diagonal, B two steps.</source>
        <translation>In beiden Karten auf eine Zeile zeigen. A hat ihr Gewicht einen Schritt links von der Diagonale, B zwei Schritte.</translation>
    </message>
    <message>
        <source>How large is the weight of side B at the chosen cell, from query 6 to key 4?</source>
        <translation>Wie groß ist das Gewicht von Seite B an der gewählten Zelle, von Query 6 auf Key 4?</translation>
    </message>
    <message>
        <source>The line under the maps gives the weights of both sides for the cell that you point at.</source>
        <translation>Die Zeile unter den Karten nennt die Gewichte beider Seiten für die Zelle, auf die der Mauszeiger zeigt.</translation>
    </message>
    <message>
        <source>Nearly all of it. Side A&apos;s weight at the same cell is close to 0.</source>
        <translation>Fast alles. Das Gewicht von Seite A an derselben Zelle ist nahe 0.</translation>
    </message>
    <message>
        <source>One head can only mix</source>
        <translation>Ein Kopf kann nur mischen</translation>
    </message>
    <message>
        <source>A single head has one row of weights for each query: numbers that are positive and add up to 1. If it is to read
both places, it must share its weight between them,

$$o = w\, v_1 + (1 - w)\, v_2,$$

and $v_1$ and $v_2$ go through the *same* $W_O$. Say the values are numbers. Two heads that write into two directions
give $(v_1, v_2)$: whatever the values, both can be read off. One head gives a single number $w v_1 + (1 - w) v_2$. Many
pairs give the same one, so **no row of weights, whatever $w$ is, can carry both**.</source>
        <translation>Ein einzelner Kopf hat für jede Query eine Zeile von Gewichten: Zahlen, die positiv sind und sich zu 1 addieren. Soll er
beide Stellen lesen, so muss er sein Gewicht zwischen ihnen aufteilen,

$$o = w\, v_1 + (1 - w)\, v_2,$$

und $v_1$ und $v_2$ gehen durch *dasselbe* $W_O$. Angenommen, die Values sind Zahlen. Zwei Köpfe, die in zwei Richtungen
schreiben, ergeben $(v_1, v_2)$: Welche Values es auch sind, beide lassen sich ablesen. Ein Kopf ergibt eine einzige Zahl
$w v_1 + (1 - w) v_2$. Viele Paare ergeben dieselbe; **keine Zeile von Gewichten kann also beide transportieren, wie groß
$w$ auch ist**.</translation>
    </message>
    <message>
        <source>With $w = 1/2$, which of these pairs of values can one head not tell apart?</source>
        <translation>Welche dieser Paare von Values kann ein Kopf mit $w = 1/2$ nicht unterscheiden?</translation>
    </message>
    <message>
        <source>Compute the mean of each pair.</source>
        <translation>Das Mittel jedes Paars berechnen.</translation>
    </message>
    <message>
        <source>Both have the mean 7. Two heads tell them apart.</source>
        <translation>Beide haben das Mittel 7. Zwei Köpfe unterscheiden sie.</translation>
    </message>
    <message>
        <source>$(4, 10)$ and $(7, 7)$</source>
        <translation>$(4, 10)$ und $(7, 7)$</translation>
    </message>
    <message>
        <source>$(4, 10)$ and $(5, 10)$</source>
        <translation>$(4, 10)$ und $(5, 10)$</translation>
    </message>
    <message>
        <source>$(0, 0)$ and $(1, 1)$</source>
        <translation>$(0, 0)$ und $(1, 1)$</translation>
    </message>
    <message>
        <source>The price is rank</source>
        <translation>Der Preis ist Rang</translation>
    </message>
    <message>
        <source>There is a price. The scores of one head are $Q K^T$ with $d_k$ columns in $Q$ and in $K$, so that as a table they have
**rank at most $d_k$**. One head of the full width $d$ may have scores of rank $d$; cut into $H$ heads, each has
$d / H$ only. This is the *low-rank bottleneck*.

The page measures it: the numerical rank (how many singular values are more than rounding) and the *effective* rank
(the exponential of the entropy of the singular values, which counts how many matter).</source>
        <translation>Das hat einen Preis. Die Scores eines Kopfs sind $Q K^T$ mit $d_k$ Spalten in $Q$ und in $K$; als Tabelle haben sie also
**höchstens den Rang $d_k$**. Ein Kopf der vollen Breite $d$ kann Scores vom Rang $d$ haben; in $H$ Köpfe zerlegt, hat
jeder nur $d / H$. Das ist der *Low-Rank-Engpass*.

Das Blatt misst ihn: den numerischen Rang (wie viele Singulärwerte mehr sind als Rundung) und den *effektiven* Rang (exp
der Entropie der Singulärwerte; er zählt, auf wie viele es ankommt).</translation>
    </message>
    <message>
        <source>What is the numerical rank of the scores $q \cdot k$ of head L2 H6 on this text?</source>
        <translation>Wie groß ist der numerische Rang der Scores $q \cdot k$ von Kopf L2 H6 bei diesem Text?</translation>
    </message>
    <message>
        <source>It is in the table, and it cannot be larger than $d_k$.</source>
        <translation>Er steht in der Tabelle und kann nicht größer sein als $d_k$.</translation>
    </message>
    <message>
        <source>At most $d_k = 32$, although the text has more tokens than that.</source>
        <translation>Höchstens $d_k = 32$, obwohl der Text mehr Token hat.</translation>
    </message>
    <message>
        <source>The softmax gives rank back</source>
        <translation>Der Softmax gibt Rang zurück</translation>
    </message>
    <message>
        <source>The weights are $\operatorname{softmax}$ of these scores, row by row, and the exponential is not linear. The table of
**weights** can have any rank up to $T$. What a head *fetches*, $A V$, has at most $d_k$ again, since $V$ has $d_k$ columns; and
all heads side by side at most $\min(T, d)$.</source>
        <translation>Die Gewichte sind $\operatorname{softmax}$ dieser Scores, Zeile für Zeile, und die Exponentialfunktion ist nicht linear.
Die Tabelle der **Gewichte** kann jeden Rang bis $T$ haben. Was ein Kopf *holt*, $A V$, hat wieder höchstens $d_k$, denn
$V$ hat $d_k$ Spalten; und alle Köpfe nebeneinander haben höchstens $\min(T, d)$.</translation>
    </message>
    <message>
        <source>Compare the four rows of the table and the curves of their singular values.</source>
        <translation>Die vier Zeilen der Tabelle und die Kurven ihrer Singulärwerte vergleichen.</translation>
    </message>
    <message>
        <source>Which of these can have a rank larger than $d_k$?</source>
        <translation>Was davon kann einen Rang größer als $d_k$ haben?</translation>
    </message>
    <message>
        <source>Two of them are products with a thin matrix.</source>
        <translation>Zwei davon sind Produkte mit einer schmalen Matrix.</translation>
    </message>
    <message>
        <source>The softmax is not linear, so it is not bound by the rank of what goes into it.</source>
        <translation>Der Softmax ist nicht linear, also nicht durch den Rang dessen begrenzt, was in ihn eingeht.</translation>
    </message>
    <message>
        <source>The scores $Q K^T$ of one head</source>
        <translation>Die Scores $Q K^T$ eines Kopfs</translation>
    </message>
    <message>
        <source>The weights $A$ of one head</source>
        <translation>Die Gewichte $A$ eines Kopfs</translation>
    </message>
    <message>
        <source>The output $A V$ of one head</source>
        <translation>Die Ausgabe $A V$ eines Kopfs</translation>
    </message>
    <message>
        <source>What is true, and what is not</source>
        <translation>Was stimmt und was nicht</translation>
    </message>
    <message>
        <source>One often reads that several heads are &quot;strictly more expressive&quot; than one head of the same total width. **That is not
true in general.**

- There are functions that two heads of width $d/2$ compute and no single head does: you saw one, two copies at once.
- There are functions that one head of width $d$ computes and no layer of $H$ narrower heads does: a table of scores
  of rank $d$ needs $d$ columns in *one* head.

The two classes overlap, and neither contains the other. Several heads are used because what they are good at, fetching
different things from different places, is needed all the time, and it costs the same.</source>
        <translation>Man liest oft, mehrere Köpfe seien „strikt ausdrucksstärker“ als ein Kopf derselben Gesamtbreite. **Das stimmt im
Allgemeinen nicht.**

- Es gibt Funktionen, die zwei Köpfe der Breite $d/2$ berechnen und kein einzelner Kopf: Eine war hier zu sehen, zwei
  Kopien zugleich.
- Es gibt Funktionen, die ein Kopf der Breite $d$ berechnet und keine Schicht aus $H$ schmaleren Köpfen: Eine Tabelle von
  Scores mit Rang $d$ braucht $d$ Spalten in *einem* Kopf.

Die beiden Klassen überlappen sich, und keine enthält die andere. Mehrere Köpfe werden verwendet, weil das, was sie gut
können, nämlich Verschiedenes von verschiedenen Stellen zu holen, ständig gebraucht wird und gleich viel kostet.</translation>
    </message>
    <message>
        <source>Which sentence is right?</source>
        <translation>Welcher Satz ist richtig?</translation>
    </message>
    <message>
        <source>Read the two points once more.</source>
        <translation>Die beiden Punkte noch einmal lesen.</translation>
    </message>
    <message>
        <source>Neither class contains the other (Bhojanapalli et al. 2020 for the second point).</source>
        <translation>Keine Klasse enthält die andere (zum zweiten Punkt: Bhojanapalli et al. 2020).</translation>
    </message>
    <message>
        <source>Several heads can do everything that one wide head can, and more</source>
        <translation>Mehrere Köpfe können alles, was ein breiter Kopf kann, und mehr</translation>
    </message>
    <message>
        <source>One wide head can do everything that several heads can, and more</source>
        <translation>Ein breiter Kopf kann alles, was mehrere Köpfe können, und mehr</translation>
    </message>
    <message>
        <source>Each can do something that the other cannot</source>
        <translation>Beide können etwas, was das jeweils andere nicht kann</translation>
    </message>
    <message>
        <source>Too many heads</source>
        <translation>Zu viele Köpfe</translation>
    </message>
    <message>
        <source>With more heads each gets narrower. As a rule of thumb, under $d_k = 16$ scores have so little rank left that heads cannot
express precise patterns. The curve shows the rank of one head&apos;s scores and of all outputs together against $H$,
for random projections of the same width; the mark is where $d_k$ falls under 16.

Large models grow in width and number of heads together: GPT-3 has $d = 12288$ and $H = 96$.</source>
        <translation>Mit mehr Köpfen wird jeder schmaler. Als Faustregel haben Scores unter $d_k = 16$ nur noch so wenig Rang, dass Köpfe keine
genauen Muster ausdrücken können. Die Kurven zeigen den Rang der Scores eines Kopfs und den aller Ausgaben zusammen über $H$,
für zufällige Projektionen derselben Breite; die Marke steht, wo $d_k$ unter 16 fällt.

Bei großen Modellen wachsen Breite und Anzahl der Köpfe gemeinsam: GPT-3 hat $d = 12288$ und $H = 96$.</translation>
    </message>
    <message>
        <source>How wide is a head of GPT-3?</source>
        <translation>Wie breit ist ein Kopf von GPT-3?</translation>
    </message>
    <message>
        <source>$d / H$</source>
        <translation>$d / H$</translation>
    </message>
    <message>
        <source>$12288 / 96 = 128$.</source>
        <translation>$12288 / 96 = 128$.</translation>
    </message>
    <message>
        <source>What heads specialise in</source>
        <translation>Worauf sich Köpfe spezialisieren</translation>
    </message>
    <message>
        <source>Previous-token heads, heads that stay, induction heads, sinks and punctuation: patterns that are learned, how they are measured, and why a weight is not an importance.</source>
        <translation>Previous-Token-Köpfe, Köpfe, die bei sich bleiben, Induktionsköpfe, Sinks und Satzzeichen: gelernte Muster, wie man sie misst, und warum ein Gewicht keine Wichtigkeit ist.</translation>
    </message>
    <message>
        <source>The one before</source>
        <translation>Das vorige</translation>
    </message>
    <message>
        <source>Heads are not told what to do. After training, many of them do something that can be named. The simplest is the
**previous-token head**: every token looks at the one before it. Its score is the mean of the weights one step left of
the diagonal, over the rows that *have* such a key:

$$\frac{1}{T - 1} \sum_{t \ge 1} A_{t,\,t-1}$$

A perfect one has the score 1.</source>
        <translation>Niemand sagt Köpfen, was sie tun sollen. Nach dem Training tun viele von ihnen etwas, das sich benennen lässt. Am
einfachsten ist der **Previous-Token-Kopf**: Jedes Token schaut auf das vorige. Seine Kennzahl ist das Mittel der Gewichte
einen Schritt links von der Diagonale, über die Zeilen, die einen solchen Key *haben*:

$$\frac{1}{T - 1} \sum_{t \ge 1} A_{t,\,t-1}$$

Ein perfekter hat die Kennzahl 1.</translation>
    </message>
    <message>
        <source>How large is side A&apos;s weight from query 9 to key 8?</source>
        <translation>Wie groß ist das Gewicht von Seite A von Query 9 auf Key 8?</translation>
    </message>
    <message>
        <source>Point at the cell; the line under the map says it.</source>
        <translation>Auf die Zelle zeigen; die Zeile unter der Karte nennt es.</translation>
    </message>
    <message>
        <source>Close to 1. Side B is another kind of head, as the next step says.</source>
        <translation>Nahe 1. Seite B ist ein Kopf anderer Art, wie der nächste Schritt zeigt.</translation>
    </message>
    <message>
        <source>Staying where it is</source>
        <translation>Bleiben, wo man ist</translation>
    </message>
    <message>
        <source>Side B, L0 H2, looks at **the token itself**. It passes on a part of the token&apos;s own state, turned into other
directions for the layers that follow. This sounds idle, but without it the model is much worse: its card says that removing
L0 H2 costs 2.61 nats a token on ordinary text, more than any other head.</source>
        <translation>Seite B, L0 H2, schaut auf **das Token selbst**. Der Kopf gibt einen Teil des eigenen Zustands des Tokens weiter, für die
folgenden Schichten in andere Richtungen gedreht. Das klingt müßig, aber ohne ihn ist das Modell viel schlechter: Seine
Modellkarte sagt, dass es auf gewöhnlichem Text 2.61 nat je Token kostet, L0 H2 zu entfernen, mehr als bei jedem anderen
Kopf.</translation>
    </message>
    <message>
        <source>Which diagonal does side B&apos;s weight lie on?</source>
        <translation>Auf welcher Diagonale liegt das Gewicht von Seite B?</translation>
    </message>
    <message>
        <source>Row $t$, column $t$.</source>
        <translation>Zeile $t$, Spalte $t$.</translation>
    </message>
    <message>
        <source>Query and key are the same token.</source>
        <translation>Query und Key sind dasselbe Token.</translation>
    </message>
    <message>
        <source>The main diagonal, from top left to bottom right</source>
        <translation>Auf der Hauptdiagonale, von links oben nach rechts unten</translation>
    </message>
    <message>
        <source>The one beside it</source>
        <translation>Auf der daneben</translation>
    </message>
    <message>
        <source>The first column</source>
        <translation>In der ersten Spalte</translation>
    </message>
    <message>
        <source>Copying what came after</source>
        <translation>Kopieren, was danach kam</translation>
    </message>
    <message>
        <source>The **induction head** is the most interesting one. When a token has occurred before, it looks at what came *after* it
then, as if it said: last time, &quot;old&quot; was followed by &quot;fox&quot;. With it a model continues patterns that it has never seen in
training.

It needs help. A previous-token head in an earlier layer writes into every token what stood before it; the induction
head looks for tokens that have *its own* token written there.</source>
        <translation>Am interessantesten ist der **Induktionskopf**. Kam ein Token schon einmal vor, so schaut er auf das, was damals *danach*
kam, als würde er sagen: Beim letzten Mal folgte „fox“ auf „old“. Damit setzt ein Modell Muster fort, die es im Training
nie gesehen hat.

Er braucht Hilfe. Ein Previous-Token-Kopf in einer früheren Schicht schreibt in jedes Token, was davor stand; der
Induktionskopf sucht Token, in denen *sein eigenes* Token geschrieben steht.</translation>
    </message>
    <message>
        <source>In the second half of the text, point at a token and follow its strongest line.</source>
        <translation>In der zweiten Hälfte des Textes auf ein Token zeigen und seiner stärksten Linie folgen.</translation>
    </message>
    <message>
        <source>In &quot;… the old fox … the old&quot;, where does an induction head look from the second &quot;old&quot;?</source>
        <translation>Wohin schaut in „… the old fox … the old“ ein Induktionskopf vom zweiten „old“ aus?</translation>
    </message>
    <message>
        <source>It is about what comes next.</source>
        <translation>Es geht um das, was als Nächstes kommt.</translation>
    </message>
    <message>
        <source>Looking at the first &quot;old&quot; itself would be a duplicate-token head. The induction head looks one further.</source>
        <translation>Auf das erste „old“ selbst zu schauen wäre ein Duplicate-Token-Kopf. Der Induktionskopf schaut eins weiter.</translation>
    </message>
    <message>
        <source>At the first &quot;old&quot;</source>
        <translation>Auf das erste „old“</translation>
    </message>
    <message>
        <source>At &quot;fox&quot;, which came after the first &quot;old&quot;</source>
        <translation>Auf „fox“, das nach dem ersten „old“ kam</translation>
    </message>
    <message>
        <source>At &quot;the&quot;, which came before it</source>
        <translation>Auf „the“, das davor kam</translation>
    </message>
    <message>
        <source>The first token</source>
        <translation>Das erste Token</translation>
    </message>
    <message>
        <source>Often most of a row&apos;s weight lies on the **first token**, whatever it is. The weights of a row must add up to 1, and a head that
has found nothing has to put them somewhere. Such a key is called a *sink*. L4 H4 of this model rests there until
there is something to copy.

In maps of large models the sink can swamp the colours. The menu Maps can leave the first key out, or draw the
weights on a logarithmic scale.</source>
        <translation>Oft liegt das meiste Gewicht einer Zeile auf dem **ersten Token**, was immer dort steht. Die Gewichte einer Zeile müssen
sich zu 1 addieren, und ein Kopf, der nichts gefunden hat, muss sie irgendwohin geben. Ein solcher Key heißt *Sink*.
L4 H4 dieses Modells ruht dort, bis es etwas zu kopieren gibt.

In Karten großer Modelle kann der Sink alle anderen Farben überdecken. Das Menü „Karten“ kann den ersten Key weglassen oder die
Gewichte auf einer logarithmischen Skala zeichnen.</translation>
    </message>
    <message>
        <source>How large is side A&apos;s weight from query 8 to the first token?</source>
        <translation>Wie groß ist das Gewicht von Seite A von Query 8 auf das erste Token?</translation>
    </message>
    <message>
        <source>The chosen cell is in the first column.</source>
        <translation>Die gewählte Zelle ist in der ersten Spalte.</translation>
    </message>
    <message>
        <source>Nothing has come twice yet at that place, so there is nothing to copy.</source>
        <translation>An dieser Stelle ist noch nichts zweimal vorgekommen, also gibt es nichts zu kopieren.</translation>
    </message>
    <message>
        <source>All heads, all scores</source>
        <translation>Alle Köpfe, alle Kennzahlen</translation>
    </message>
    <message>
        <source>How many heads has the model in each layer?</source>
        <translation>Wie viele Köpfe hat das Modell in jeder Schicht?</translation>
    </message>
    <message>
        <source>Count the rows of one layer.</source>
        <translation>Die Zeilen einer Schicht zählen.</translation>
    </message>
    <message>
        <source>Six layers of eight heads: 48 in all.</source>
        <translation>Sechs Schichten zu acht Köpfen: 48 im Ganzen.</translation>
    </message>
    <message>
        <source>A weight is not an importance</source>
        <translation>Ein Gewicht ist keine Wichtigkeit</translation>
    </message>
    <message>
        <source>A map says how much of a key&apos;s *value* goes into the mean. If that value is short, or $W_O$ turns it into a direction that
nobody reads, a large weight carries nothing. The page shows three maps of one head: the weights, the weights times the
length of what is carried, $\|A_{tu}\, v_u W_O\|$, and what changes when a value is set to zero.

To know what a head is worth for the output, one takes it away and measures the loss. The menu Heads does that, head
by head.</source>
        <translation>Eine Karte sagt, wie viel vom *Value* eines Keys in das Mittel eingeht. Ist dieser Value kurz, oder dreht $W_O$ ihn in eine
Richtung, die niemand liest, so bringt ein großes Gewicht nichts. Das Blatt zeigt drei Karten eines Kopfs: die Gewichte,
die Gewichte mal die Länge dessen, was transportiert wird, $\|A_{tu}\, v_u W_O\|$, und was sich ändert, wenn ein Value auf
null gesetzt wird.

Um zu wissen, was ein Kopf für die Ausgabe wert ist, nimmt man ihn weg und misst den Loss. Das Menü „Köpfe“ tut das, Kopf
für Kopf.</translation>
    </message>
    <message>
        <source>Why can a large weight on a sink carry almost nothing?</source>
        <translation>Warum kann ein großes Gewicht auf einem Sink fast nichts transportieren?</translation>
    </message>
    <message>
        <source>What is multiplied by the weight?</source>
        <translation>Was wird mit dem Gewicht multipliziert?</translation>
    </message>
    <message>
        <source>Models learn to give sinks small values, so that looking there means doing nothing.</source>
        <translation>Modelle lernen, Sinks kleine Values zu geben; dorthin zu schauen heißt dann, nichts zu tun.</translation>
    </message>
    <message>
        <source>Because masked keys are not counted</source>
        <translation>Weil maskierte Keys nicht gezählt werden</translation>
    </message>
    <message>
        <source>Because the value of that key is short</source>
        <translation>Weil der Value dieses Keys kurz ist</translation>
    </message>
    <message>
        <source>Because weights on the first token are not real</source>
        <translation>Weil Gewichte auf dem ersten Token nicht echt sind</translation>
    </message>
    <message>
        <source>Scaling, saturation and vanishing gradients</source>
        <translation>Skalierung, Sättigung und verschwindende Gradienten</translation>
    </message>
    <message>
        <source>Where the factor 1/√dk comes from, what a softmax does without it, and what is left of the gradient then.</source>
        <translation>Woher der Faktor 1/√dk kommt, was ein Softmax ohne ihn tut, und was dann vom Gradienten bleibt.</translation>
    </message>
    <message>
        <source>How large is a score?</source>
        <translation>Wie groß ist ein Score?</translation>
    </message>
    <message>
        <source>A score is a sum of $d_k$ products. If the entries of $q$ and $k$ are independent, with mean 0 and variance 1, each
product has mean 0 and variance 1, and variances of independent terms add up:

$$\operatorname{Var}(q \cdot k) = d_k, \qquad \text{so a typical score is as large as } \sqrt{d_k}.$$

The layer here has random weights, made so that this holds, and heads of width 64.</source>
        <translation>Ein Score ist eine Summe von $d_k$ Produkten. Sind die Einträge von $q$ und $k$ unabhängig, mit Mittelwert 0 und Varianz 1,
so hat jedes Produkt den Mittelwert 0 und die Varianz 1, und Varianzen unabhängiger Summanden addieren sich:

$$\operatorname{Var}(q \cdot k) = d_k, \qquad \text{ein typischer Score ist also so groß wie } \sqrt{d_k}.$$

Die Schicht hier hat zufällige Gewichte, so gemacht, dass dies gilt, und Köpfe der Breite 64.</translation>
    </message>
    <message>
        <source>Which standard deviation do scores have, if the entries of $q$ and $k$ are like that?</source>
        <translation>Welche Standardabweichung haben Scores, wenn die Einträge von $q$ und $k$ so sind?</translation>
    </message>
    <message>
        <source>$\sqrt{d_k}$ with $d_k = 256 / 4$.</source>
        <translation>$\sqrt{d_k}$ mit $d_k = 256 / 4$.</translation>
    </message>
    <message>
        <source>$\sqrt{64} = 8$.</source>
        <translation>$\sqrt{64} = 8$.</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>The histogram has all scores of the head. The dashed curve is the normal curve that theory predicts. The factor
$1/\sqrt{d_k}$ divides every score by that deviation: what is left is about 1, **whatever the width of the head**.</source>
        <translation>Das Histogramm enthält alle Scores des Kopfs. Die gestrichelte Kurve ist die Normalverteilung, die die Theorie voraussagt.
Der Faktor $1/\sqrt{d_k}$ teilt jeden Score durch diese Standardabweichung: Übrig bleibt etwa 1, **gleich wie breit der
Kopf ist**.</translation>
    </message>
    <message>
        <source>Which standard deviation do the scores $q \cdot k$ of this head have, measured?</source>
        <translation>Welche Standardabweichung haben die Scores $q \cdot k$ dieses Kopfs, gemessen?</translation>
    </message>
    <message>
        <source>It is beside the histogram.</source>
        <translation>Sie steht neben dem Histogramm.</translation>
    </message>
    <message>
        <source>Near 8, and not exactly, since these are 4096 numbers made by chance.</source>
        <translation>Nahe 8 und nicht genau 8, denn es sind 4096 zufällige Zahlen.</translation>
    </message>
    <message>
        <source>Without the factor</source>
        <translation>Ohne den Faktor</translation>
    </message>
    <message>
        <source>Weights depend on *differences* of scores, and exponentially: a key whose score is larger by 8 has a weight that is
$e^8 \approx 2981$ times as large. With scores that large one key takes nearly everything. The softmax is
**saturated**.</source>
        <translation>Gewichte hängen von *Differenzen* der Scores ab, und zwar exponentiell: Ein Key, dessen Score um 8 größer ist, hat ein
Gewicht, das $e^8 \approx 2981$-mal so groß ist. Bei so großen Scores nimmt ein Key fast alles. Der Softmax ist
**gesättigt**.</translation>
    </message>
    <message>
        <source>Drag the mark in the curves to the left and to the right. Entropy falls and the largest weight rises with the factor.</source>
        <translation>Die Marke in den Kurven nach links und nach rechts ziehen. Mit dem Faktor fällt die Entropie und steigt das größte Gewicht.</translation>
    </message>
    <message>
        <source>How large is the largest weight of a row now, on average?</source>
        <translation>Wie groß ist jetzt das größte Gewicht einer Zeile, im Mittel?</translation>
    </message>
    <message>
        <source>One of the numbers over the curves.</source>
        <translation>Eine der Zahlen über den Kurven.</translation>
    </message>
    <message>
        <source>With the factor it is far smaller. Put the slider at $1/\sqrt{d_k}$ and compare.</source>
        <translation>Mit dem Faktor ist es viel kleiner. Den Schieber auf $1/\sqrt{d_k}$ stellen und vergleichen.</translation>
    </message>
    <message>
        <source>A saturated softmax does not move</source>
        <translation>Ein gesättigter Softmax bewegt sich nicht</translation>
    </message>
    <message>
        <source>Does it matter? The weights of a row change with its scaled scores $z$ as

$$\frac{\partial a_i}{\partial z_j} = a_i\,(\delta_{ij} - a_j), \qquad J = \operatorname{diag}(a) - a\,a^T.$$

If one weight is 1 and all others 0, every entry of $J$ is 0: small changes of scores change nothing at all.</source>
        <translation>Spielt das eine Rolle? Die Gewichte einer Zeile ändern sich mit ihren skalierten Scores $z$ gemäß

$$\frac{\partial a_i}{\partial z_j} = a_i\,(\delta_{ij} - a_j), \qquad J = \operatorname{diag}(a) - a\,a^T.$$

Ist ein Gewicht 1 und sind alle anderen 0, so ist jeder Eintrag von $J$ gleich 0: Kleine Änderungen der Scores ändern gar
nichts.</translation>
    </message>
    <message>
        <source>How large is the Frobenius norm $\|J\|$ (the root of the sum of all squared entries) for the row $a = (1/2,\ 1/2)$?</source>
        <translation>Wie groß ist die Frobenius-Norm $\|J\|$ (die Wurzel aus der Summe aller quadrierten Einträge) für die Zeile
$a = (1/2,\ 1/2)$?</translation>
    </message>
    <message>
        <source>$J$ has the entries $1/4$ and $-1/4$, two of each.</source>
        <translation>$J$ hat die Einträge $1/4$ und $-1/4$, je zwei davon.</translation>
    </message>
    <message>
        <source>$\sqrt{4 \cdot (1/4)^2} = 1/2$. For $a = (1, 0)$ it is 0.</source>
        <translation>$\sqrt{4 \cdot (1/4)^2} = 1/2$. Für $a = (1, 0)$ ist sie 0.</translation>
    </message>
    <message>
        <source>Exercise: the gradient</source>
        <translation>Übung: der Gradient</translation>
    </message>
    <message>
        <source>Learning needs the gradient of the loss $L$ to $W_Q$ and $W_K$. Given $G = \partial L / \partial O$ of one head,
and with the factor $s$:

$$dA = G V^T, \qquad dS = A \circ \left( dA - \operatorname{rowsum}(dA \circ A) \right)$$

$$dQ = s\, dS\, K, \qquad dK = s\, dS^T Q$$

$$dW_Q = X^T dQ, \qquad dW_K = X^T dK$$

The formula of $dS$ is the Jacobian from the step before, row by row. Where it is 0, nothing arrives at $W_Q$ or $W_K$, and
the head **does not learn where to look**.</source>
        <translation>Zum Lernen braucht man den Gradienten des Loss $L$ nach $W_Q$ und $W_K$. Gegeben sei $G = \partial L / \partial O$ eines
Kopfs, und der Faktor sei $s$:

$$dA = G V^T, \qquad dS = A \circ \left( dA - \operatorname{rowsum}(dA \circ A) \right)$$

$$dQ = s\, dS\, K, \qquad dK = s\, dS^T Q$$

$$dW_Q = X^T dQ, \qquad dW_K = X^T dK$$

Die Formel für $dS$ ist die Jacobi-Matrix aus dem vorigen Schritt, Zeile für Zeile. Wo sie 0 ist, kommt bei $W_Q$ und
$W_K$ nichts an, und der Kopf **lernt nicht, wohin er schauen soll**.</translation>
    </message>
    <message>
        <source>A row has the weights $(1/2,\ 1/2)$ and $dA = (1,\ 0)$. What is the first entry of $dS$?</source>
        <translation>Eine Zeile hat die Gewichte $(1/2,\ 1/2)$, und es ist $dA = (1,\ 0)$. Was ist der erste Eintrag von $dS$?</translation>
    </message>
    <message>
        <source>First $\operatorname{rowsum}(dA \circ A) = 1/2$.</source>
        <translation>Zuerst ist $\operatorname{rowsum}(dA \circ A) = 1/2$.</translation>
    </message>
    <message>
        <source>$1/2 \cdot (1 - 1/2) = 1/4$, and the second entry is $1/2 \cdot (0 - 1/2) = -1/4$.</source>
        <translation>$1/2 \cdot (1 - 1/2) = 1/4$, und der zweite Eintrag ist $1/2 \cdot (0 - 1/2) = -1/4$.</translation>
    </message>
    <message>
        <source>Gradients against the factor</source>
        <translation>Gradienten über dem Faktor</translation>
    </message>
    <message>
        <source>The curves show the norm of the Jacobian (the mean over all rows), and $\|dW_Q\|$ and $\|dW_K\|$, for factors from small to
large. $G$ is fixed (standard normal numbers), so that what changes is the softmax alone.

The Jacobian falls when the softmax saturates: in most rows nothing moves. The gradient has $s$ in it a second time,
$dQ = s\, dS\, K$, so that its *norm* need not fall. What is left of it comes from ever fewer rows, those in which two
scores happen to be nearly equal, and these get steps that are far too large. One often reads that &quot;the gradient vanishes&quot;;
measured, it vanishes **in most rows**.</source>
        <translation>Die Kurven zeigen die Norm der Jacobi-Matrix (das Mittel über alle Zeilen) sowie $\|dW_Q\|$ und $\|dW_K\|$, für kleine bis
große Faktoren. $G$ ist fest (standardnormalverteilte Zahlen), es ändert sich also nur der Softmax.

Die Jacobi-Norm fällt, wenn der Softmax in die Sättigung gerät: In den meisten Zeilen bewegt sich nichts. Der Gradient
enthält $s$ ein zweites Mal, $dQ = s\, dS\, K$, seine *Norm* muss also nicht fallen. Was von ihm bleibt, kommt aus immer
weniger Zeilen, nämlich aus denen, in denen zwei Scores zufällig fast gleich sind, und diese bekommen viel zu große
Schritte. Man liest oft, „der Gradient verschwindet“; gemessen verschwindet er **in den meisten Zeilen**.</translation>
    </message>
    <message>
        <source>What happens to most rows when the factor is very large?</source>
        <translation>Was geschieht mit den meisten Zeilen, wenn der Faktor sehr groß ist?</translation>
    </message>
    <message>
        <source>Follow the curve of the Jacobian.</source>
        <translation>Der Kurve der Jacobi-Norm folgen.</translation>
    </message>
    <message>
        <source>Few rows with nearly equal scores carry what is left of the gradient.</source>
        <translation>Wenige Zeilen mit fast gleichen Scores tragen, was vom Gradienten übrig ist.</translation>
    </message>
    <message>
        <source>Their Jacobian goes to 0, and they learn nothing</source>
        <translation>Ihre Jacobi-Matrix geht gegen 0, und sie lernen nichts</translation>
    </message>
    <message>
        <source>Their weights become equal</source>
        <translation>Ihre Gewichte werden gleich</translation>
    </message>
    <message>
        <source>Their gradient grows with the factor</source>
        <translation>Ihr Gradient wächst mit dem Faktor</translation>
    </message>
    <message>
        <source>A trained model</source>
        <translation>Ein trainiertes Modell</translation>
    </message>
    <message>
        <source>How far is the next-token distribution without the factor from the model&apos;s own (Kullback-Leibler divergence, nats)?</source>
        <translation>Wie weit ist die Verteilung des nächsten Tokens ohne den Faktor von der des Modells selbst entfernt
(Kullback-Leibler-Divergenz, nat)?</translation>
    </message>
    <message>
        <source>One of the numbers over the curves; it says &quot;rerun&quot;.</source>
        <translation>Eine der Zahlen über den Kurven; bei ihr steht „ganzes Modell“.</translation>
    </message>
    <message>
        <source>This is the whole model without the factor, with weights that were trained with it.</source>
        <translation>Das ist das ganze Modell ohne den Faktor, mit Gewichten, die mit ihm trainiert wurden.</translation>
    </message>
    <message>
        <source>Models without a factor</source>
        <translation>Modelle ohne Faktor</translation>
    </message>
    <message>
        <source>Not every model divides. T5 and GPT-Neo have no factor: they were trained so that their weights are small enough by
themselves. For those the interesting switch is to *add* one. Others use another number: Gemma 2 takes
$1/\sqrt{144}$ in its largest size, Granite a multiplier of its own.</source>
        <translation>Nicht jedes Modell teilt. T5 und GPT-Neo haben keinen Faktor: Sie wurden so trainiert, dass ihre Gewichte von selbst klein
genug sind. Bei ihnen ist der interessante Versuch, einen *hinzuzufügen*. Andere verwenden eine andere Zahl: Gemma 2 nimmt
in seiner größten Ausführung $1/\sqrt{144}$, Granite einen eigenen Multiplikator.</translation>
    </message>
    <message>
        <source>T5 has no factor. What would adding $1/\sqrt{d_k}$ do to the trained model?</source>
        <translation>T5 hat keinen Faktor. Was würde es bewirken, dem trainierten Modell $1/\sqrt{d_k}$ hinzuzufügen?</translation>
    </message>
    <message>
        <source>All scores become smaller.</source>
        <translation>Alle Scores werden kleiner.</translation>
    </message>
    <message>
        <source>Smaller differences of scores are weights that differ less.</source>
        <translation>Kleinere Differenzen der Scores sind Gewichte, die sich weniger unterscheiden.</translation>
    </message>
    <message>
        <source>Make its rows flatter than they were learned to be</source>
        <translation>Seine Zeilen flacher zu machen, als sie gelernt wurden</translation>
    </message>
    <message>
        <source>Make its rows sharper than they were learned to be</source>
        <translation>Seine Zeilen schärfer zu machen, als sie gelernt wurden</translation>
    </message>
    <message>
        <source>Nothing, a softmax does not depend on it</source>
        <translation>Nichts, ein Softmax hängt davon nicht ab</translation>
    </message>
    <message>
        <source>Groups and the cache</source>
        <translation>Gruppen und der Cache</translation>
    </message>
    <message>
        <source>Grouped-query attention: who shares keys and values with whom, what it saves, and what it costs without further training.</source>
        <translation>Grouped-Query-Attention: wer mit wem Keys und Values teilt, was das spart, und was es ohne weiteres Training kostet.</translation>
    </message>
    <message>
        <source>Sharing keys and values</source>
        <translation>Keys und Values teilen</translation>
    </message>
    <message>
        <source>While a model writes, the keys and values of all tokens before are kept: the **K/V cache**. For long texts it can be
larger than the weights, and reading it takes most of the time. *Grouped-query attention* makes it smaller: $H$ query heads share
$G$ heads of keys and values. Query head $h$ reads K/V head

$$\left\lfloor \frac{h}{H / G} \right\rfloor$$

With $G = H$ it is plain multi-head attention, with $G = 1$ multi-query attention. The model here has $H = 8$ and $G = 4$.</source>
        <translation>Während ein Modell schreibt, werden Keys und Values aller Token davor behalten: der **K/V-Cache**. Bei langen Texten kann
er größer sein als die Gewichte, und ihn zu lesen kostet die meiste Zeit. *Grouped-Query-Attention* macht ihn kleiner: $H$
Query-Köpfe teilen sich $G$ Köpfe für Keys und Values. Query-Kopf $h$ liest K/V-Kopf

$$\left\lfloor \frac{h}{H / G} \right\rfloor$$

Mit $G = H$ ist es gewöhnliche Multi-Head-Attention, mit $G = 1$ Multi-Query-Attention. Das Modell hier hat $H = 8$ und
$G = 4$.</translation>
    </message>
    <message>
        <source>Which K/V head does query head 6 read (counted from 0)?</source>
        <translation>Welchen K/V-Kopf liest Query-Kopf 6 (ab 0 gezählt)?</translation>
    </message>
    <message>
        <source>$H / G = 2$ query heads share each.</source>
        <translation>Je $H / G = 2$ Query-Köpfe teilen sich einen.</translation>
    </message>
    <message>
        <source>$\lfloor 6 / 2 \rfloor = 3$, and so does head 7.</source>
        <translation>$\lfloor 6 / 2 \rfloor = 3$, und ebenso Kopf 7.</translation>
    </message>
    <message>
        <source>Fewer than it has</source>
        <translation>Weniger als vorhanden</translation>
    </message>
    <message>
        <source>Move the slider to 1. Which heads change most?</source>
        <translation>Den Schieber auf 1 stellen. Welche Köpfe ändern sich am meisten?</translation>
    </message>
    <message>
        <source>How many K/V heads does the layer have now?</source>
        <translation>Wie viele K/V-Köpfe hat die Schicht jetzt?</translation>
    </message>
    <message>
        <source>The slider says it.</source>
        <translation>Der Schieber sagt es.</translation>
    </message>
    <message>
        <source>What it saves</source>
        <translation>Was es spart</translation>
    </message>
    <message>
        <source>The cache holds $2 \cdot \mathrm{layers} \cdot T \cdot G \cdot d_k$ numbers, the 2 for keys and values. Everything in it is as before
except $G$. The projections $W_K$ and $W_V$ shrink alike.</source>
        <translation>Der Cache enthält $2 \cdot \mathrm{layers} \cdot T \cdot G \cdot d_k$ Zahlen (layers: die Anzahl der Schichten), die 2
steht für Keys und Values. Alles darin ist wie zuvor, nur $G$ nicht. Die Projektionen $W_K$ und $W_V$ schrumpfen ebenso.</translation>
    </message>
    <message>
        <source>The cache after the change, as a share of the cache before?</source>
        <translation>Wie groß ist der Cache danach, als Anteil am Cache davor?</translation>
    </message>
    <message>
        <source>$G$ after, divided by $G$ before.</source>
        <translation>$G$ danach, geteilt durch $G$ davor.</translation>
    </message>
    <message>
        <source>$2 / 4 = 1/2$.</source>
        <translation>$2 / 4 = 1/2$.</translation>
    </message>
    <message>
        <source>What it costs</source>
        <translation>Was es kostet</translation>
    </message>
    <message>
        <source>The whole model is run with the new grouping in every layer, and its loss on this text is measured. Before and after are
both on the page, and for every possible $G$. A high loss here does not mean that grouping is bad; it means that this
model has not been trained with it.</source>
        <translation>Das ganze Modell wird mit der neuen Gruppierung in jeder Schicht gerechnet, und sein Loss bei diesem Text wird gemessen.
Vorher und nachher stehen auf dem Blatt, auch für jedes mögliche $G$. Ein hoher Loss heißt hier nicht, dass Gruppieren
schlecht ist; er heißt, dass dieses Modell nicht damit trainiert wurde.</translation>
    </message>
    <message>
        <source>What is the mean loss on this text with one K/V head for all (nats a token)?</source>
        <translation>Wie groß ist der mittlere Loss bei diesem Text mit einem K/V-Kopf für alle (nat je Token)?</translation>
    </message>
    <message>
        <source>It is beside the loss before.</source>
        <translation>Er steht neben dem Loss davor.</translation>
    </message>
    <message>
        <source>Compare it with the model&apos;s own. A guess among all 4096 pieces would have $\ln 4096 = 8.3$.</source>
        <translation>Mit dem des Modells selbst vergleichen. Raten unter allen 4096 Stücken hätte $\ln 4096 = 8.3$.</translation>
    </message>
    <message>
        <source>Mean or first</source>
        <translation>Mittel oder erster</translation>
    </message>
    <message>
        <source>Instead of the mean one could simply keep the first head of each group. In the experiments of Ainslie et al. the mean does
best, the first head less well, and random projections worst. The page shows how far the heads of a group are apart
before they are pooled: the **spread**.</source>
        <translation>Statt des Mittels könnte man einfach den ersten Kopf jeder Gruppe behalten. In den Experimenten von Ainslie et al. ist das
Mittel am besten, der erste Kopf weniger gut, und zufällige Projektionen sind am schlechtesten. Das Blatt zeigt, wie weit
die Köpfe einer Gruppe auseinander sind, bevor sie zusammengefasst werden: die **Streuung**.</translation>
    </message>
    <message>
        <source>When does pooling change little?</source>
        <translation>Wann ändert das Zusammenfassen wenig?</translation>
    </message>
    <message>
        <source>What is the mean of things that are the same?</source>
        <translation>Was ist das Mittel von Dingen, die gleich sind?</translation>
    </message>
    <message>
        <source>The mean of similar heads is close to each of them.</source>
        <translation>Das Mittel ähnlicher Köpfe ist nahe an jedem von ihnen.</translation>
    </message>
    <message>
        <source>When the heads of a group have similar keys and values</source>
        <translation>Wenn die Köpfe einer Gruppe ähnliche Keys und Values haben</translation>
    </message>
    <message>
        <source>When the text is short</source>
        <translation>Wenn der Text kurz ist</translation>
    </message>
    <message>
        <source>When the group has many heads</source>
        <translation>Wenn die Gruppe viele Köpfe hat</translation>
    </message>
    <message>
        <source>Exercise: a large model</source>
        <translation>Übung: ein großes Modell</translation>
    </message>
    <message>
        <source>A model has $H = 32$ query heads and $G = 4$ K/V heads. It has one $W_Q$ for each query head, but keys and values
only for each group.</source>
        <translation>Ein Modell hat $H = 32$ Query-Köpfe und $G = 4$ K/V-Köpfe. Es hat ein $W_Q$ für jeden Query-Kopf, aber Keys und Values nur
für jede Gruppe.</translation>
    </message>
    <message>
        <source>How large is its cache, compared with multi-head attention of the same width?</source>
        <translation>Wie groß ist sein Cache im Vergleich zu Multi-Head-Attention derselben Breite?</translation>
    </message>
    <message>
        <source>$4 / 32 = 1/8$, with four projections for keys and four for values. Llama 2 70B has 64 query heads and 8 K/V heads: the same
share.</source>
        <translation>$4 / 32 = 1/8$, mit vier Projektionen für Keys und vier für Values. Llama 2 70B hat 64 Query-Köpfe und 8 K/V-Köpfe:
derselbe Anteil.</translation>
    </message>
    <message>
        <source>Tiles and linear attention</source>
        <translation>Kacheln und lineare Attention</translation>
    </message>
    <message>
        <source>How the softmax is computed without ever keeping the whole map, and what changes if it is replaced: linear attention, windows, sinks.</source>
        <translation>Wie der Softmax berechnet wird, ohne je die ganze Karte zu behalten, und was sich ändert, wenn er ersetzt wird: lineare Attention, Fenster, Sinks.</translation>
    </message>
    <message>
        <source>A map is large</source>
        <translation>Eine Karte ist groß</translation>
    </message>
    <message>
        <source>A map has $T^2$ numbers, and a layer has one for each head. For $T = 100{,}000$ tokens a single map would take 40 GB.
Nobody needs the map itself, only $A V$. **FlashAttention** computes that from tiles of the map which are thrown away at once.</source>
        <translation>Eine Karte hat $T^2$ Zahlen, und eine Schicht hat eine für jeden Kopf. Für $T = 100{,}000$ (hunderttausend) Token würde eine einzige Karte
40 GB brauchen. Niemand braucht die Karte selbst, nur $A V$. **FlashAttention** berechnet das aus Kacheln der Karte, die
sofort weggeworfen werden.</translation>
    </message>
    <message>
        <source>How many bytes does the plain map of this text take, at 4 bytes a number?</source>
        <translation>Wie viele Bytes braucht die gewöhnliche Karte dieses Textes, bei 4 Bytes je Zahl?</translation>
    </message>
    <message>
        <source>$4\,T^2$; the page says it, too.</source>
        <translation>$4\,T^2$; das Blatt sagt es auch.</translation>
    </message>
    <message>
        <source>It grows with the square of the text&apos;s length.</source>
        <translation>Sie wächst mit dem Quadrat der Textlänge.</translation>
    </message>
    <message>
        <source>A softmax in one pass</source>
        <translation>Ein Softmax in einem Durchgang</translation>
    </message>
    <message>
        <source>The softmax of a row needs its maximum and its sum, and both seem to need the whole row. But they can be kept up
while going along. With the maximum $m$ and the sum $l$ of what was seen, a new tile with scores $s$ gives

$$m&apos; = \max(m, \max s), \qquad l&apos; = e^{m - m&apos;}\, l + \sum e^{s - m&apos;}$$

and the output is rescaled in the same way. At the end it is divided by $l$.</source>
        <translation>Der Softmax einer Zeile braucht ihr Maximum und ihre Summe, und für beides scheint die ganze Zeile nötig. Man kann beide
aber unterwegs mitführen. Mit dem Maximum $m$ und der Summe $l$ des bisher Gesehenen ergibt eine neue Kachel mit den Scores
$s$

$$m&apos; = \max(m, \max s), \qquad l&apos; = e^{m - m&apos;}\, l + \sum e^{s - m&apos;}$$

und die Ausgabe wird ebenso umskaliert. Am Ende wird sie durch $l$ geteilt.</translation>
    </message>
    <message>
        <source>Step through the tiles. Watch the running maximum and sum of the chosen row.</source>
        <translation>Schritt für Schritt durch die Kacheln gehen. Auf das laufende Maximum und die laufende Summe der gewählten Zeile achten.</translation>
    </message>
    <message>
        <source>The running maximum rises from 2 to 5. By which number is the sum so far multiplied?</source>
        <translation>Das laufende Maximum steigt von 2 auf 5. Mit welcher Zahl wird die bisherige Summe multipliziert?</translation>
    </message>
    <message>
        <source>$e^{m - m&apos;}$</source>
        <translation>$e^{m - m&apos;}$</translation>
    </message>
    <message>
        <source>$e^{2 - 5} = e^{-3} \approx 0.0498$.</source>
        <translation>$e^{2 - 5} = e^{-3} \approx 0.0498$.</translation>
    </message>
    <message>
        <source>It is exact</source>
        <translation>Es ist exakt</translation>
    </message>
    <message>
        <source>Nothing is left out and nothing is approximated: the result differs from the plain softmax by rounding only. Tiles that are wholly
masked are skipped, which saves nearly half of the work in a causal model.</source>
        <translation>Nichts wird ausgelassen, und nichts wird genähert: Das Ergebnis unterscheidet sich vom gewöhnlichen Softmax nur durch
Rundung. Ganz maskierte Kacheln werden übersprungen; das spart bei einem kausalen Modell fast die Hälfte der Arbeit.</translation>
    </message>
    <message>
        <source>What does FlashAttention save?</source>
        <translation>Was spart FlashAttention?</translation>
    </message>
    <message>
        <source>The result is exact.</source>
        <translation>Das Ergebnis ist exakt.</translation>
    </message>
    <message>
        <source>It computes what plain attention computes, in another order.</source>
        <translation>Es berechnet dasselbe wie gewöhnliche Attention, in anderer Reihenfolge.</translation>
    </message>
    <message>
        <source>Memory, and the time to move it; the number of operations is about the same</source>
        <translation>Speicher und die Zeit, ihn zu bewegen; die Anzahl der Operationen ist etwa gleich</translation>
    </message>
    <message>
        <source>Operations, by leaving out small weights</source>
        <translation>Operationen, indem kleine Gewichte ausgelassen werden</translation>
    </message>
    <message>
        <source>Linear attention</source>
        <translation>Lineare Attention</translation>
    </message>
    <message>
        <source>One can give up the exponential. With a feature map $\phi(x) = \mathrm{elu}(x) + 1$, which is positive,

$$A_{tu} = \frac{\phi(q_t) \cdot \phi(k_u)}{\sum_v \phi(q_t) \cdot \phi(k_v)}$$

Then $\sum_u \phi(k_u) v_u^T$ can be summed once, for all queries (with a causal mask it is a sum that grows from token to
token): time and memory grow with $T$ and not with $T^2$. It is
**another function**, with flatter maps. A model trained with the softmax does not become this one.</source>
        <translation>Man kann auf die Exponentialfunktion verzichten. Mit einer Merkmalsabbildung $\phi(x) = \mathrm{elu}(x) + 1$, die positiv
ist, ist

$$A_{tu} = \frac{\phi(q_t) \cdot \phi(k_u)}{\sum_v \phi(q_t) \cdot \phi(k_v)}$$

Dann lässt sich $\sum_u \phi(k_u) v_u^T$ einmal für alle Querys summieren (mit kausaler Maske ist es eine Summe, die von
Token zu Token wächst): Zeit und Speicher wachsen mit $T$ und nicht mit $T^2$. Es ist **eine andere Funktion**, mit
flacheren Karten. Ein mit dem Softmax trainiertes Modell wird dadurch nicht zu einem mit linearer Attention.</translation>
    </message>
    <message>
        <source>How far are the rows of both maps apart, on average (total variation, 0 to 1)?</source>
        <translation>Wie weit sind die Zeilen beider Karten im Mittel auseinander (Totalvariation, 0 bis 1)?</translation>
    </message>
    <message>
        <source>It is printed with the difference.</source>
        <translation>Es steht bei der Differenz.</translation>
    </message>
    <message>
        <source>0 would be the same map, 1 would be rows that share no key.</source>
        <translation>0 wäre dieselbe Karte, 1 wären Zeilen, die keinen Key gemeinsam haben.</translation>
    </message>
    <message>
        <source>A window</source>
        <translation>Ein Fenster</translation>
    </message>
    <message>
        <source>Another way is to look back only $w$ tokens. The cache then stops growing. Models such as Mistral 7B are trained with a window;
through many layers information still travels further than $w$. Here a window is put on a model that was not.</source>
        <translation>Ein anderer Weg ist, nur $w$ Token zurückzuschauen. Der Cache hört dann auf zu wachsen. Modelle wie Mistral 7B sind mit
einem Fenster trainiert; durch viele Schichten gelangt Information trotzdem weiter als $w$. Hier wird ein Fenster auf ein
Modell gelegt, das nicht damit trainiert ist.</translation>
    </message>
    <message>
        <source>Which share of a row&apos;s weight lies outside of a window of 4, on average?</source>
        <translation>Welcher Anteil am Gewicht einer Zeile liegt im Mittel außerhalb eines Fensters von 4?</translation>
    </message>
    <message>
        <source>The page says what is lost.</source>
        <translation>Das Blatt sagt, was verloren geht.</translation>
    </message>
    <message>
        <source>That much of the head&apos;s attention would have to go elsewhere.</source>
        <translation>So viel von der Attention des Kopfs müsste anderswohin gehen.</translation>
    </message>
    <message>
        <source>A sink</source>
        <translation>Ein Sink</translation>
    </message>
    <message>
        <source>The weights of a row must add up to 1, even if there is nothing to find. Models learn to use the first token as a dump.
One can give them a place for it instead: one more score that belongs to no key,

$$A_{tu} = \frac{e^{s_{tu}}}{e^{z} + \sum_v e^{s_{tv}}}$$

Then rows add up to less than 1, and the rest attends to nothing. Some newer models learn such a $z$ for each head.</source>
        <translation>Die Gewichte einer Zeile müssen sich zu 1 addieren, auch wenn es nichts zu finden gibt. Modelle lernen, das erste Token als
Ablage zu benutzen. Man kann ihnen stattdessen einen Platz dafür geben: einen weiteren Score, der zu keinem Key gehört,

$$A_{tu} = \frac{e^{s_{tu}}}{e^{z} + \sum_v e^{s_{tv}}}$$

Dann sind die Zeilensummen kleiner als 1, und der Rest achtet auf nichts. Manche neuere Modelle lernen ein solches $z$ für
jeden Kopf.</translation>
    </message>
    <message>
        <source>Which share of a row goes to the sink with the logit 0, on average?</source>
        <translation>Welcher Anteil einer Zeile geht im Mittel auf den Sink mit dem Logit 0?</translation>
    </message>
    <message>
        <source>It is drawn beside the map.</source>
        <translation>Er ist neben der Karte gezeichnet.</translation>
    </message>
    <message>
        <source>A larger logit takes more.</source>
        <translation>Ein größerer Logit nimmt mehr.</translation>
    </message>
    <message>
        <source>Two texts: cross-attention</source>
        <translation>Zwei Texte: Cross-Attention</translation>
    </message>
    <message>
        <source>Queries from one text, keys and values from another: how an encoder-decoder reads its source while it writes.</source>
        <translation>Querys aus einem Text, Keys und Values aus einem anderen: wie ein Encoder-Decoder seinen Quelltext liest, während er schreibt.</translation>
    </message>
    <message>
        <source>Queries here, keys there</source>
        <translation>Querys hier, Keys dort</translation>
    </message>
    <message>
        <source>Until now a text looked at itself. In **cross-attention** the queries come from one text and the keys and values from
another:

$$A = \operatorname{softmax}\left(\frac{\left(X W_Q\right)\left(Y W_K\right)^T}{\sqrt{d_k}}\right), \qquad O = A\, Y W_V$$

Translators are made so: an encoder reads the source $Y$, and a decoder, which writes the target $X$, asks for every
word that it writes where in the source to look.

No translator comes with this program. The model here is a small layer with **random weights**: it shows what
cross-attention *is*, and not what a trained one does. Open a checkpoint of T5 or Marian to see that.</source>
        <translation>Bis hierher hat ein Text auf sich selbst geschaut. Bei **Cross-Attention** kommen die Querys aus einem Text und die Keys
und Values aus einem anderen:

$$A = \operatorname{softmax}\left(\frac{\left(X W_Q\right)\left(Y W_K\right)^T}{\sqrt{d_k}}\right), \qquad O = A\, Y W_V$$

So sind Übersetzer gebaut: Ein Encoder liest den Quelltext $Y$, und ein Decoder, der den Zieltext $X$ schreibt, fragt für
jedes Wort, das er schreibt, wohin im Quelltext er schauen soll.

Ein Übersetzer gehört nicht zu diesem Programm. Das Modell hier ist eine kleine Schicht mit **zufälligen Gewichten**: Sie
zeigt, was Cross-Attention *ist*, und nicht, was eine trainierte tut. Um das zu sehen, einen Checkpoint von T5 oder Marian
öffnen.</translation>
    </message>
    <message>
        <source>Read the names of the axes: rows are tokens of the target, columns are tokens of the source.</source>
        <translation>Die Namen der Achsen lesen: Zeilen sind Token des Zieltexts, Spalten sind Token des Quelltexts.</translation>
    </message>
    <message>
        <source>What stands in the rows of this map?</source>
        <translation>Was steht in den Zeilen dieser Karte?</translation>
    </message>
    <message>
        <source>Who asks?</source>
        <translation>Wer fragt?</translation>
    </message>
    <message>
        <source>Queries are the target&apos;s, keys the source&apos;s.</source>
        <translation>Die Querys gehören zum Zieltext, die Keys zum Quelltext.</translation>
    </message>
    <message>
        <source>The tokens of the source</source>
        <translation>Die Token des Quelltexts</translation>
    </message>
    <message>
        <source>The tokens of the target</source>
        <translation>Die Token des Zieltexts</translation>
    </message>
    <message>
        <source>Both, one behind the other</source>
        <translation>Beide, hintereinander</translation>
    </message>
    <message>
        <source>The map need not be square</source>
        <translation>Die Karte muss nicht quadratisch sein</translation>
    </message>
    <message>
        <source>Source and target have lengths of their own, $T_Y$ and $T_X$, and the map has $T_X$ rows and $T_Y$ columns. There is no
diagonal, and no order between the positions of two texts: &quot;the token before&quot; means nothing here, and the program gives no such score.</source>
        <translation>Quelltext und Zieltext haben eigene Längen, $T_Y$ und $T_X$, und die Karte hat $T_X$ Zeilen und $T_Y$ Spalten. Es gibt
keine Diagonale und keine Ordnung zwischen den Positionen zweier Texte: „Das vorige Token“ bedeutet hier nichts, und das
Programm gibt keine solche Kennzahl an.</translation>
    </message>
    <message>
        <source>A source has 6 tokens and a target 9. How many weights has one map?</source>
        <translation>Ein Quelltext hat 6 Token und ein Zieltext 9. Wie viele Gewichte hat eine Karte?</translation>
    </message>
    <message>
        <source>Rows times columns.</source>
        <translation>Zeilen mal Spalten.</translation>
    </message>
    <message>
        <source>$9 \cdot 6 = 54$.</source>
        <translation>$9 \cdot 6 = 54$.</translation>
    </message>
    <message>
        <source>No mask</source>
        <translation>Keine Maske</translation>
    </message>
    <message>
        <source>The source is known from its first word to its last before the target is begun. So every query may look at every key, and there is
**no causal mask**. The decoder&apos;s attention to its own text has one, of course.</source>
        <translation>Der Quelltext ist vom ersten bis zum letzten Wort bekannt, bevor der Zieltext begonnen wird. Also darf jede Query auf jeden
Key schauen, und es gibt **keine kausale Maske**. Die Attention des Decoders auf seinen eigenen Text hat natürlich eine.</translation>
    </message>
    <message>
        <source>Why may the first word of the target look at the last word of the source?</source>
        <translation>Warum darf das erste Wort des Zieltexts auf das letzte Wort des Quelltexts schauen?</translation>
    </message>
    <message>
        <source>What is there before the first word is written?</source>
        <translation>Was gibt es, bevor das erste Wort geschrieben ist?</translation>
    </message>
    <message>
        <source>Word order differs between languages; a translator needs to look ahead in the source.</source>
        <translation>Die Wortstellung ist in jeder Sprache anders; ein Übersetzer muss im Quelltext vorausschauen.</translation>
    </message>
    <message>
        <source>Because the source is known as a whole</source>
        <translation>Weil der Quelltext als Ganzes bekannt ist</translation>
    </message>
    <message>
        <source>Because the first word has no words before it</source>
        <translation>Weil vor dem ersten Wort keine Wörter stehen</translation>
    </message>
    <message>
        <source>It may not</source>
        <translation>Es darf das nicht</translation>
    </message>
    <message>
        <source>Two texts in one model</source>
        <translation>Zwei Texte in einem Modell</translation>
    </message>
    <message>
        <source>Not everything with two inputs has cross-attention. BERT reads a *pair* of sentences as one row of tokens: plain
self-attention over both. CLIP has two encoders, for pictures and for texts, that never look at each other; only
their last vectors are compared. Flamingo, on the other hand, has layers in which words look at a picture.</source>
        <translation>Nicht alles mit zwei Eingaben hat Cross-Attention. BERT liest ein *Paar* von Sätzen als eine Folge von Token: gewöhnliche
Self-Attention über beide. CLIP hat zwei Encoder, für Bilder und für Texte, die nie aufeinander schauen; nur ihre letzten
Vektoren werden verglichen. Flamingo dagegen hat Schichten, in denen Wörter auf ein Bild schauen.</translation>
    </message>
    <message>
        <source>Which of these has cross-attention?</source>
        <translation>Was davon hat Cross-Attention?</translation>
    </message>
    <message>
        <source>Which of them has an encoder and a decoder?</source>
        <translation>Was davon hat einen Encoder und einen Decoder?</translation>
    </message>
    <message>
        <source>T5&apos;s decoder reads the encoder&apos;s states in every layer.</source>
        <translation>Der Decoder von T5 liest in jeder Schicht die Zustände des Encoders.</translation>
    </message>
    <message>
        <source>BERT on two sentences</source>
        <translation>BERT mit zwei Sätzen</translation>
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
        <translation>Über die Schichten: Rollout und Flow</translation>
    </message>
    <message>
        <source>A map is about one layer. Two ways of following attention through all of them, and what they do not say.</source>
        <translation>Eine Karte betrifft eine Schicht. Zwei Arten, Attention durch alle zu verfolgen, und was sie nicht sagen.</translation>
    </message>
    <message>
        <source>One layer is not the whole way</source>
        <translation>Eine Schicht ist nicht der ganze Weg</translation>
    </message>
    <message>
        <source>In layer 4 a token looks at another one, but what stands there is no longer the word alone: layers 0 to 3 have
already carried other tokens into it. To say from which *words* a state is made, one has to follow the way through all layers.</source>
        <translation>In Schicht 4 schaut ein Token auf ein anderes, aber was dort steht, ist nicht mehr nur das Wort: Die Schichten 0 bis 3
haben schon andere Token hineingetragen. Um zu sagen, aus welchen *Wörtern* ein Zustand gemacht ist, muss man den Weg durch
alle Schichten verfolgen.</translation>
    </message>
    <message>
        <source>How many layers of attention lie between the words and the output of this model?</source>
        <translation>Wie viele Attention-Schichten liegen zwischen den Wörtern und der Ausgabe dieses Modells?</translation>
    </message>
    <message>
        <source>They are numbered from 0 at the left of the page.</source>
        <translation>Sie sind links auf dem Blatt ab 0 nummeriert.</translation>
    </message>
    <message>
        <source>Six, of eight heads each.</source>
        <translation>Sechs, mit je acht Köpfen.</translation>
    </message>
    <message>
        <source>Rollout</source>
        <translation>Rollout</translation>
    </message>
    <message>
        <source>Take the mean of all heads of a layer, add the residual connection (each token keeps its own state), and make the
rows add up to 1 again:

$$M_l = \frac{1}{2}\left( \frac{1}{H} \sum_h A_{l,h} + I \right), \qquad R_l = M_l\, R_{l-1}$$

Row $t$ of $R_l$ then says how much of each word is in token $t$ after layer $l$, if attention were all that happens.</source>
        <translation>Man nimmt das Mittel aller Köpfe einer Schicht, addiert die Residualverbindung (jedes Token behält seinen eigenen Zustand)
und bringt die Zeilen wieder auf Summe 1:

$$M_l = \frac{1}{2}\left( \frac{1}{H} \sum_h A_{l,h} + I \right), \qquad R_l = M_l\, R_{l-1}$$

Zeile $t$ von $R_l$ sagt dann, wie viel von jedem Wort nach Schicht $l$ in Token $t$ ist, wenn nichts anderes geschähe als
Attention.</translation>
    </message>
    <message>
        <source>Two layers have the same mean map,

$$\frac{1}{H} \sum_h A_h = \begin{pmatrix} 1 &amp; 0 \\ 0.6 &amp; 0.4 \end{pmatrix}.$$

How much of the first word is in the second token after both?</source>
        <translation>Zwei Schichten haben dieselbe mittlere Karte,

$$\frac{1}{H} \sum_h A_h = \begin{pmatrix} 1 &amp; 0 \\ 0.6 &amp; 0.4 \end{pmatrix}.$$

Wie viel vom ersten Wort ist nach beiden im zweiten Token?</translation>
    </message>
    <message>
        <source>Take the second row of $M M$, where

$$M = \begin{pmatrix} 1 &amp; 0 \\ 0.3 &amp; 0.7 \end{pmatrix}.$$</source>
        <translation>Die zweite Zeile von $M M$ nehmen, mit

$$M = \begin{pmatrix} 1 &amp; 0 \\ 0.3 &amp; 0.7 \end{pmatrix}.$$</translation>
    </message>
    <message>
        <source>$0.3 \cdot 1 + 0.7 \cdot 0.3 = 0.51$.</source>
        <translation>$0.3 \cdot 1 + 0.7 \cdot 0.3 = 0.51$.</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Flow</translation>
    </message>
    <message>
        <source>Rollout multiplies: long ways fade quickly. *Flow* asks another question. Take the weights as the capacities of pipes between
the tokens of neighbouring layers. How much can flow from a word to a token at the top? Along one way it is the **smallest**
capacity, not the product, and several ways add up.</source>
        <translation>Rollout multipliziert: Lange Wege verblassen schnell. *Flow* stellt eine andere Frage. Man fasst die Gewichte als
Kapazitäten von Rohren zwischen den Token benachbarter Schichten auf. Wie viel kann von einem Wort zu einem Token ganz oben
fließen? Entlang eines Weges ist es die **kleinste** Kapazität, nicht das Produkt, und mehrere Wege addieren sich.</translation>
    </message>
    <message>
        <source>Move the threshold under the graph down: edges that carry less appear. Then go back to *rollout*: the same text and
token, followed by products.</source>
        <translation>Die Schwelle unter dem Graphen senken: Kanten, die weniger tragen, erscheinen. Dann zurück zu *Rollout*: derselbe Text und
dasselbe Token, verfolgt mit Produkten.</translation>
    </message>
    <message>
        <source>Two ways lead from a word to a token, without a common pipe. One has the capacities 0.5 and 0.3, the other 0.2 and 0.9.
What is the largest flow?</source>
        <translation>Zwei Wege führen von einem Wort zu einem Token, ohne gemeinsames Rohr. Der eine hat die Kapazitäten 0.5 und 0.3, der andere
0.2 und 0.9. Wie groß ist der maximale Fluss?</translation>
    </message>
    <message>
        <source>The narrowest pipe of each way.</source>
        <translation>Das engste Rohr jedes Weges.</translation>
    </message>
    <message>
        <source>$0.3 + 0.2 = 0.5$.</source>
        <translation>$0.3 + 0.2 = 0.5$.</translation>
    </message>
    <message>
        <source>What they do not say</source>
        <translation>Was sie nicht sagen</translation>
    </message>
    <message>
        <source>Both know the weights only. The values that are carried, $W_O$, the feed-forward layers and the norms between them are
left out. They are a picture of where something *could* have come from. For what a head or a token is *worth*, take it
away and measure.</source>
        <translation>Beide kennen nur die Gewichte. Die Values, die transportiert werden, $W_O$, die Feedforward-Schichten und die Normen
dazwischen sind nicht enthalten. Sie sind ein Bild davon, woher etwas gekommen sein *könnte*. Um zu wissen, was ein Kopf
oder ein Token *wert* ist, nimmt man ihn oder es weg und misst.</translation>
    </message>
    <message>
        <source>Which of these is in the rollout?</source>
        <translation>Was davon ist im Rollout enthalten?</translation>
    </message>
    <message>
        <source>Look for the $I$ in the formula.</source>
        <translation>Nach dem $I$ in der Formel suchen.</translation>
    </message>
    <message>
        <source>The identity matrix stands for what each token keeps of itself.</source>
        <translation>Die Einheitsmatrix steht für das, was jedes Token von sich selbst behält.</translation>
    </message>
    <message>
        <source>The feed-forward layers</source>
        <translation>Die Feedforward-Schichten</translation>
    </message>
    <message>
        <source>The residual connections</source>
        <translation>Die Residualverbindungen</translation>
    </message>
    <message>
        <source>The length of the values</source>
        <translation>Die Länge der Values</translation>
    </message>
    <message>
        <source>Pictures as tokens</source>
        <translation>Bilder als Token</translation>
    </message>
    <message>
        <source>A Vision Transformer cuts a picture into patches, and patches are its tokens. Nearly everything that was said about words holds for them.</source>
        <translation>Ein Vision Transformer zerlegt ein Bild in Patches, und Patches sind seine Token. Fast alles, was über Wörter gesagt wurde, gilt auch für sie.</translation>
    </message>
    <message>
        <source>A picture is cut into patches</source>
        <translation>Ein Bild wird in Patches zerlegt</translation>
    </message>
    <message>
        <source>A **Vision Transformer** scales a picture to a fixed size and cuts it into squares. The pixels of a square are one long row
of numbers, and a matrix makes them a vector of $d$ numbers: the patch is a *token*. A vector for its place in the
picture is added, and from there on the model is the transformer that you know.

No trained model of pictures comes with this program. The one here was **made by hand**: one layer with four heads,
each of which does one thing, and nothing in it was learned. It shows how to read such a model. Open a checkpoint
of ViT, DeiT, DINOv2 or CLIP to see what is learned.</source>
        <translation>Ein **Vision Transformer** bringt ein Bild auf eine feste Größe und zerlegt es in Quadrate. Die Pixel eines Quadrats sind
eine lange Reihe von Zahlen, und eine Matrix macht daraus einen Vektor von $d$ Zahlen: Der Patch ist ein *Token*. Ein
Vektor für seinen Platz im Bild wird addiert, und von da an ist das Modell der bekannte Transformer.

Ein trainiertes Bildmodell gehört nicht zu diesem Programm. Das Modell hier ist **von Hand gemacht**: eine Schicht mit vier
Köpfen, von denen jeder eine Sache tut, und nichts darin wurde gelernt. Es zeigt, wie man ein solches Modell liest. Um zu
sehen, was gelernt wird, einen Checkpoint von ViT, DeiT, DINOv2 oder CLIP öffnen.</translation>
    </message>
    <message>
        <source>Pass over the picture with the pointer. Each patch shows where it looks.</source>
        <translation>Mit dem Mauszeiger über das Bild fahren. Jeder Patch zeigt, wohin er schaut.</translation>
    </message>
    <message>
        <source>Into how many patches is the picture cut?</source>
        <translation>In wie viele Patches ist das Bild zerlegt?</translation>
    </message>
    <message>
        <source>Rows times columns of the grid.</source>
        <translation>Zeilen mal Spalten des Rasters.</translation>
    </message>
    <message>
        <source>$12 \cdot 12 = 144$. With pictures of $224 \times 224$ pixels and patches of 16, as most published models have it, they are $14 \cdot 14 = 196$.</source>
        <translation>$12 \cdot 12 = 144$. Bei Bildern mit $224 \times 224$ Pixeln und Patches von 16, wie bei den meisten veröffentlichten
Modellen, sind es $14 \cdot 14 = 196$.</translation>
    </message>
    <message>
        <source>One token more</source>
        <translation>Ein Token mehr</translation>
    </message>
    <message>
        <source>In front of the patches stands one token that belongs to no part of the picture, the **class token** (CLS). It collects what is
wanted of the picture as a whole, and a classifier reads it alone.</source>
        <translation>Vor den Patches steht ein Token, das zu keinem Teil des Bildes gehört, das **Klassentoken** (CLS). Es sammelt, was vom Bild
als Ganzem gebraucht wird, und ein Klassifikator liest nur dieses.</translation>
    </message>
    <message>
        <source>How many tokens does the model read in all?</source>
        <translation>Wie viele Token liest das Modell insgesamt?</translation>
    </message>
    <message>
        <source>The patches and one more.</source>
        <translation>Die Patches und eines mehr.</translation>
    </message>
    <message>
        <source>$144 + 1 = 145$, so that a map has $145 \times 145$ cells.</source>
        <translation>$144 + 1 = 145$, eine Karte hat also $145 \times 145$ Zellen.</translation>
    </message>
    <message>
        <source>The same colour</source>
        <translation>Dieselbe Farbe</translation>
    </message>
    <message>
        <source>Head L0 H0 compares **colours**. Its $W_Q$ and $W_K$ take the mean colour $c$ out of a patch and nothing else, so that a score is

$$q \cdot k \propto c_{\mathrm{query}} \cdot c_{\mathrm{key}}$$

A patch looks at patches whose colour points into the same direction.</source>
        <translation>Kopf L0 H0 vergleicht **Farben**. Sein $W_Q$ und sein $W_K$ entnehmen einem Patch die mittlere Farbe $c$ und sonst nichts;
ein Score ist also

$$q \cdot k \propto c_{\mathrm{query}} \cdot c_{\mathrm{key}}$$

Ein Patch schaut auf Patches, deren Farbe in dieselbe Richtung zeigt.</translation>
    </message>
    <message>
        <source>Choose a patch of the sky, and then one of the ground.</source>
        <translation>Einen Patch des Himmels wählen und dann einen des Bodens.</translation>
    </message>
    <message>
        <source>What does a patch need in order to be looked at by this head?</source>
        <translation>Was braucht ein Patch, damit dieser Kopf auf ihn schaut?</translation>
    </message>
    <message>
        <source>Look at patches far away from the chosen one.</source>
        <translation>Auf Patches achten, die weit vom gewählten entfernt sind.</translation>
    </message>
    <message>
        <source>Its place plays no part in this head&apos;s score.</source>
        <translation>Sein Platz spielt im Score dieses Kopfs keine Rolle.</translation>
    </message>
    <message>
        <source>To be near</source>
        <translation>Er muss nahe sein</translation>
    </message>
    <message>
        <source>To have a similar colour</source>
        <translation>Er muss eine ähnliche Farbe haben</translation>
    </message>
    <message>
        <source>To be the class token</source>
        <translation>Er muss das Klassentoken sein</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Side B&apos;s head, L0 H2, looks at the patch to the **left**. It knows places only by the vectors that were added: cosines and
sines of row and column. Its $W_Q$ turns those of the column by one patch, so that the query of a patch has the
largest product with the key of its left neighbour. This is what a previous-token head does with words.

Head L0 H1 does not turn anything and uses the row alone.</source>
        <translation>Der Kopf von Seite B, L0 H2, schaut auf den Patch **links**. Er kennt Plätze nur durch die Vektoren, die addiert wurden:
Kosinus und Sinus von Zeile und Spalte. Sein $W_Q$ dreht die der Spalte um einen Patch weiter; die Query eines Patches hat
dadurch das größte Produkt mit dem Key seines linken Nachbarn. Das ist, was ein Previous-Token-Kopf mit Wörtern tut.

Kopf L0 H1 dreht nichts und verwendet nur die Zeile.</translation>
    </message>
    <message>
        <source>Where does head L0 H1 look?</source>
        <translation>Wohin schaut Kopf L0 H1?</translation>
    </message>
    <message>
        <source>It is side A now.</source>
        <translation>Er ist jetzt Seite A.</translation>
    </message>
    <message>
        <source>All patches of a row have the same row vector, so they get the same score.</source>
        <translation>Alle Patches einer Zeile haben denselben Zeilenvektor, also bekommen sie denselben Score.</translation>
    </message>
    <message>
        <source>Along the row of the patch</source>
        <translation>Entlang der Zeile des Patches</translation>
    </message>
    <message>
        <source>Along its column</source>
        <translation>Entlang seiner Spalte</translation>
    </message>
    <message>
        <source>At the corners</source>
        <translation>In die Ecken</translation>
    </message>
    <message>
        <source>No order, no mask</source>
        <translation>Keine Ordnung, keine Maske</translation>
    </message>
    <message>
        <source>A picture has no first and last: every patch may look at every other one, and there is **no causal mask**. Two patches that are
neighbours in the picture may be far apart in the row of tokens: the one below is 12 tokens further on.</source>
        <translation>Ein Bild hat kein Erstes und kein Letztes: Jeder Patch darf auf jeden anderen schauen, und es gibt **keine kausale Maske**.
Zwei im Bild benachbarte Patches können in der Folge der Token weit auseinander sein: Der darunter kommt 12 Token später.</translation>
    </message>
    <message>
        <source>How many tokens further on is the patch two rows below, in this model?</source>
        <translation>Wie viele Token später kommt in diesem Modell der Patch zwei Zeilen tiefer?</translation>
    </message>
    <message>
        <source>Rows have 12 patches.</source>
        <translation>Zeilen haben 12 Patches.</translation>
    </message>
    <message>
        <source>Rows are laid one after the other.</source>
        <translation>Die Zeilen werden hintereinandergelegt.</translation>
    </message>
    <message>
        <source>A place to rest</source>
        <translation>Ein Platz zum Ruhen</translation>
    </message>
    <message>
        <source>Head L0 H3 looks at the class token from everywhere, whatever the picture. Trained models have such heads, too: they
use the class token, or a few patches of plain background, as the *sink* of the lesson on specialised heads.</source>
        <translation>Kopf L0 H3 schaut von überall auf das Klassentoken, gleich welches Bild. Auch trainierte Modelle haben solche Köpfe: Sie
verwenden das Klassentoken oder einige Patches aus leerem Hintergrund als den *Sink* aus der Lektion über spezialisierte
Köpfe.</translation>
    </message>
    <message>
        <source>How large is the weight from the chosen patch to the class token in head L0 H3?</source>
        <translation>Wie groß ist in Kopf L0 H3 das Gewicht vom gewählten Patch auf das Klassentoken?</translation>
    </message>
    <message>
        <source>The line under the picture names the weight of CLS.</source>
        <translation>Die Zeile unter dem Bild nennt das Gewicht von CLS.</translation>
    </message>
    <message>
        <source>Nearly all of it.</source>
        <translation>Fast alles.</translation>
    </message>
    <message>
        <source>This model reads from left to right: a token must not look at those after it, which in the model&apos;s
own work are not written yet. Their scores are taken out *before* the weights are made, as if they
were $-\infty$. What remains is the triangle under the diagonal; hatched cells are masked.

The mask is part of the model and not something that the head has learned.</source>
        <translation>Dieses Modell liest von links nach rechts: Ein Token darf nicht auf die Token nach ihm schauen, denn wenn das Modell
selbst schreibt, gibt es sie noch nicht. Ihre Scores werden herausgenommen, *bevor* die Gewichte gebildet werden, als
wären sie $-\infty$. Übrig bleibt das Dreieck unter der Diagonale; schraffierte Zellen sind maskiert.

Die Maske ist Teil des Modells und nichts, was der Kopf gelernt hat.</translation>
    </message>
    <message>
        <source>Look at the first row of the masked panel. A token never comes after itself.</source>
        <translation>Die erste Zeile der maskierten Karte ansehen. Ein Token steht nie nach sich selbst.</translation>
    </message>
    <message>
        <source>The table has all heads of the model with all scores that the program knows, on the text above. A badge says that a
score is over a threshold which its source gives. Sort the table by a column, or type a filter.

Heads are not independent after training: they read and write one stream, and they build on one another across
layers. A label such as &quot;induction head&quot; says what a head does on the texts that were measured, and nothing more.</source>
        <translation>Die Tabelle enthält alle Köpfe des Modells mit allen Kennzahlen, die das Programm kennt, für den Text oben. Ein Etikett
sagt, dass eine Kennzahl über einer Schwelle liegt, die ihre Quelle nennt. Die Tabelle lässt sich nach einer Spalte
sortieren oder filtern.

Köpfe sind nach dem Training nicht unabhängig: Sie lesen und schreiben einen Strom und bauen über die Schichten hinweg
aufeinander auf. Ein Name wie „Induktionskopf“ sagt, was ein Kopf bei den gemessenen Texten tut, und nicht mehr.</translation>
    </message>
    <message>
        <source>The model here was *trained* with the factor. Taking it away afterwards is not what an untrained model sees: its scores
were learned to be divided. What one does is to make every softmax sharper, a temperature of $1/\sqrt{d_k}$. The
curve &quot;Prediction&quot; shows how far the next-token distribution moves if the **whole model** is run with another factor
in every layer.</source>
        <translation>Das Modell hier wurde mit dem Faktor *trainiert*. Ihn nachträglich wegzunehmen ist nicht dasselbe wie bei einem
untrainierten Modell: Seine Scores wurden so gelernt, dass sie geteilt werden. Man macht damit jeden Softmax schärfer, mit
einer Temperatur von $1/\sqrt{d_k}$. Die Kurve „Vorhersage“ zeigt, wie weit sich die Verteilung des nächsten Tokens
verschiebt, wenn das **ganze Modell** mit einem anderen Faktor in jeder Schicht gerechnet wird.</translation>
    </message>
    <message>
        <source>What if a model that exists is given fewer K/V heads? One takes the mean of the heads&apos; projections in each new group
(Ainslie et al. 2023). All maps of the layer are shown before, after, and their difference.

This is **without any further training**. The authors go on training for about 5 % of the original training, and only then use
such a model.</source>
        <translation>Was, wenn ein fertiges Modell weniger K/V-Köpfe bekommt? In jeder neuen Gruppe nimmt man das Mittel der Projektionen ihrer
Köpfe (Ainslie et al. 2023). Zu sehen sind alle Karten der Schicht vorher, nachher und ihre Differenz.

Das ist **ohne jedes weitere Training**. Die Autoren trainieren noch etwa 5&#xa0;% der ursprünglichen Trainingszeit weiter und
verwenden erst dann ein solches Modell.</translation>
    </message>
    <message>
        <source>With two, four query heads share each; with one, all eight do.</source>
        <translation>Bei zwei teilen sich je vier Query-Köpfe einen, bei einem alle acht.</translation>
    </message>
</context>
<context>
    <name>Sample</name>
    <message>
        <source>The cat and the dog</source>
        <translation>Die Katze und der Hund</translation>
    </message>
    <message>
        <source>L2 H6 looks from every token at the one before it</source>
        <translation>L2 H6 schaut von jedem Token auf das davor</translation>
    </message>
    <message>
        <source>Two tokens back</source>
        <translation>Zwei Token zurück</translation>
    </message>
    <message>
        <source>L2 H7 looks mostly at the token before the previous one: a line beside the diagonal</source>
        <translation>L2 H7 schaut meist auf das vorletzte Token: eine Linie neben der Diagonalen</translation>
    </message>
    <message>
        <source>The token itself</source>
        <translation>Das Token selbst</translation>
    </message>
    <message>
        <source>L0 H2 stays on the diagonal: every token looks at itself</source>
        <translation>L0 H2 bleibt auf der Diagonalen: Jedes Token schaut auf sich selbst</translation>
    </message>
    <message>
        <source>Names that come back</source>
        <translation>Namen, die wiederkommen</translation>
    </message>
    <message>
        <source>The second time, L4 H5 looks at what came after each piece of a name the first time</source>
        <translation>Beim zweiten Mal schaut L4 H5 auf das, was beim ersten Mal nach jedem Stück eines Namens kam</translation>
    </message>
    <message>
        <source>The same without the repetition</source>
        <translation>Dasselbe ohne Wiederholung</translation>
    </message>
    <message>
        <source>Nothing to copy after the comma: L4 H5 rests on the first token</source>
        <translation>Nach dem Komma ist nichts zu kopieren: L4 H5 ruht auf dem ersten Token</translation>
    </message>
    <message>
        <source>Random words, twice</source>
        <translation>Zufällige Wörter, zweimal</translation>
    </message>
    <message>
        <source>Nothing but the repetition can be predicted: the line of L4 H5 in the second half</source>
        <translation>Nur die Wiederholung lässt sich vorhersagen: die Linie von L4 H5 in der zweiten Hälfte</translation>
    </message>
    <message>
        <source>A long name that comes back</source>
        <translation>Ein langer Name, der wiederkommt</translation>
    </message>
    <message>
        <source>L4 H5 spells the name by looking at its pieces in the copy before</source>
        <translation>L4 H5 buchstabiert den Namen: Er schaut auf die Stücke der Kopie davor</translation>
    </message>
    <message>
        <source>A nursery rhyme</source>
        <translation>Ein Kinderreim</translation>
    </message>
    <message>
        <source>L4 H5 has found the refrain: it looks one step after its last copy</source>
        <translation>L4 H5 hat den Refrain gefunden: Er schaut einen Schritt hinter die letzte Kopie</translation>
    </message>
    <message>
        <source>Nonsense words</source>
        <translation>Unsinnswörter</translation>
    </message>
    <message>
        <source>No word of it is known, and yet L4 H5 can copy it</source>
        <translation>Kein Wort davon ist bekannt, und doch kann L4 H5 es kopieren</translation>
    </message>
    <message>
        <source>Quotation marks</source>
        <translation>Anführungszeichen</translation>
    </message>
    <message>
        <source>L2 H2 looks at the quotation marks: is somebody speaking?</source>
        <translation>L2 H2 schaut auf die Anführungszeichen: Spricht jemand?</translation>
    </message>
    <message>
        <source>Who is speaking?</source>
        <translation>Wer spricht?</translation>
    </message>
    <message>
        <source>L1 H3 rests on the last punctuation mark until the next one comes</source>
        <translation>L1 H3 ruht auf dem letzten Satzzeichen, bis das nächste kommt</translation>
    </message>
    <message>
        <source>The king and the queen</source>
        <translation>Der König und die Königin</translation>
    </message>
    <message>
        <source>L4 H4 has nothing to fetch here and rests on the first token: a sink</source>
        <translation>L4 H4 hat hier nichts zu holen und ruht auf dem ersten Token: eine Senke</translation>
    </message>
    <message>
        <source>All alike</source>
        <translation>Alle gleich</translation>
    </message>
    <message>
        <source>L1 H6 looks at nearly all tokens alike: a mean over the text so far</source>
        <translation>L1 H6 schaut auf fast alle Token gleich: ein Mittel über den bisherigen Text</translation>
    </message>
    <message>
        <source>Once upon a time</source>
        <translation>Es war einmal</translation>
    </message>
    <message>
        <source>The next word is sure: see the predictions. L2 H6 hands over the word before</source>
        <translation>Das nächste Wort ist sicher: siehe die Vorhersagen. L2 H6 reicht das Wort davor weiter</translation>
    </message>
    <message>
        <source>Many scripts</source>
        <translation>Viele Schriften</translation>
    </message>
    <message>
        <source>Characters outside the vocabulary become bytes</source>
        <translation>Zeichen außerhalb des Vokabulars werden zu Bytes</translation>
    </message>
</context>
</TS>
