<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Lesson</name>
    <message>
        <source>One head</source>
        <translation>Une tête</translation>
    </message>
    <message>
        <source>What one attention head computes, number by number: scores, the factor, the mask, the softmax, and the mean that comes out.</source>
        <translation>Ce que calcule une tête d’attention, nombre par nombre&#xa0;: les scores, le facteur, le masque, le softmax et la moyenne qui en sort.</translation>
    </message>
    <message>
        <source>One question for every token</source>
        <translation>Une question pour chaque token</translation>
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
        <translation>Un modèle de langue traite un texte comme une suite de **tokens**&#xa0;: des mots, ou des morceaux de mots. Chaque token a un
*état*, un vecteur de $d$ nombres (ici $d = 256$). Ce que signifie un token dépend d’autres tokens&#xa0;: il faut donc
transporter quelque chose d’un endroit du texte à un autre. C’est ce que fait une **tête** d’attention, et c’est la seule
partie d’un transformeur qui le fasse.

Pour chaque token, une tête demande&#xa0;: *où vais-je chercher quelque chose, et en quelle quantité&#x202f;?* La carte montre les
réponses d’une tête. Une **ligne** est le token qui demande (la *requête*), une **colonne** un token qui est
regardé (une *clé*). La barre sous la carte dit quelle couleur correspond à un grand poids.

Cette leçon suit une tête du premier nombre au dernier. Le modèle est celui qui est fourni avec le
programme&#x202f;; il est petit (six couches de huit têtes), il a été entraîné sur de vieux récits, et tout ce que vous
voyez est calculé maintenant.</translation>
    </message>
    <message>
        <source>Point at cells of the map. The line under it names both tokens and their weight. Find the row of the
last token and the column where it looks.</source>
        <translation>Survolez des cases de la carte. Le texte affiché dessous nomme les deux tokens et leur poids. Trouvez la ligne du
dernier token et la colonne qu’elle regarde.</translation>
    </message>
    <message>
        <source>Queries and keys</source>
        <translation>Requêtes et clés</translation>
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
        <translation>À partir de l’état $x_t$ de chaque token, la tête forme deux vecteurs courts au moyen de matrices apprises&#xa0;:

$$q_t = x_t W_Q, \qquad k_t = x_t W_K$$

Tous deux ont $d_k$ nombres, la **largeur de la tête**. La requête dit ce que cherche le token $t$, la clé
ce qu’il offre. Leur produit scalaire, le **score**, dit à quel point la requête $t$ s’accorde avec la clé $u$&#xa0;:

$$q_t \cdot k_u = \sum_{i=1}^{d_k} q_{t,i}\, k_{u,i}$$

Pour tous les tokens à la fois, les scores forment le tableau $Q K^T$ de $T$ lignes et $T$ colonnes. C’est le premier
panneau de cette page. Les scores peuvent avoir n’importe quelle taille et n’importe quel signe.

Ce modèle fait aussi tourner chaque requête et chaque clé d’angles qui croissent avec la position du token (*positions
rotatives*), si bien qu’un score peut dépendre de la distance entre deux tokens.</translation>
    </message>
    <message>
        <source>Choose other cells of the panels. The same cell is marked in all of them, and the bars show its whole
row.</source>
        <translation>Choisissez d’autres cases des panneaux. La même case est repérée dans tous, et les barres montrent sa ligne
entière.</translation>
    </message>
    <message>
        <source>How wide is this head? What is its $d_k$?</source>
        <translation>Quelle est la largeur de cette tête&#x202f;? Que vaut son $d_k$&#x202f;?</translation>
    </message>
    <message>
        <source>The model&apos;s width is $d = 256$, and it has eight heads. The page names it as well, in the factor
$1/\sqrt{d_k}$.</source>
        <translation>La largeur du modèle est $d = 256$, et il a huit têtes. La page donne aussi la réponse, dans le facteur
$1/\sqrt{d_k}$.</translation>
    </message>
    <message>
        <source>$d_k = d / H = 256 / 8 = 32$. It need not be so, but nearly all models choose it so.</source>
        <translation>$d_k = d / H = 256 / 8 = 32$. Ce n’est pas une obligation, mais presque tous les modèles font ce choix.</translation>
    </message>
    <message>
        <source>The factor</source>
        <translation>Le facteur</translation>
    </message>
    <message>
        <source>The next panel is the same table, times a fixed **factor**:

$$s = \frac{1}{\sqrt{d_k}}$$

A sum of $d_k$ products of independent numbers with mean 0 and variance 1 has variance $d_k$, so a typical
score is as large as $\sqrt{d_k}$. The factor brings it back to about 1, whatever the head&apos;s width. Why that
matters has a lesson of its own; here it is enough to see that all scores shrink alike: their order
stays what it was.</source>
        <translation>Le panneau suivant est le même tableau, multiplié par un **facteur** fixe&#xa0;:

$$s = \frac{1}{\sqrt{d_k}}$$

Une somme de $d_k$ produits de nombres indépendants de moyenne 0 et de variance 1 a pour variance $d_k$&#x202f;; un score
typique est donc de l’ordre de $\sqrt{d_k}$. Le facteur le ramène à environ 1, quelle que soit la largeur de la tête. Une autre
leçon explique pourquoi cela compte&#x202f;; ici, il suffit de voir que tous les scores diminuent dans la même proportion&#xa0;: leur ordre
reste le même.</translation>
    </message>
    <message>
        <source>Compare one cell in both panels. The ratio is the same everywhere.</source>
        <translation>Comparez une case dans les deux panneaux. Le rapport est le même partout.</translation>
    </message>
    <message>
        <source>With which number are the scores of this head multiplied? (Three digits will do, and a formula like
`1/sqrt(16)` is a number, too.)</source>
        <translation>Par quel nombre les scores de cette tête sont-ils multipliés&#x202f;? (Trois chiffres suffisent, et une formule comme
`1/sqrt(16)` est aussi un nombre.)</translation>
    </message>
    <message>
        <source>Take the width of the head from the step before, and $1/\sqrt{d_k}$.</source>
        <translation>Prenez la largeur de la tête à l’étape précédente, puis $1/\sqrt{d_k}$.</translation>
    </message>
    <message>
        <source>$1/\sqrt{32} = 0.1768$.</source>
        <translation>$1/\sqrt{32} = 0.1768$.</translation>
    </message>
    <message>
        <source>The mask</source>
        <translation>Le masque</translation>
    </message>
    <message>
        <source>Which tokens may the first token of the text look at?</source>
        <translation>Quels tokens le premier token du texte peut-il regarder&#x202f;?</translation>
    </message>
    <message>
        <source>Its row has one cell, and so that cell has weight 1, whatever the score is.</source>
        <translation>Sa ligne a une seule case, et cette case a donc le poids 1, quel que soit le score.</translation>
    </message>
    <message>
        <source>At all of them</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>At none</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Only at itself</source>
        <translation>Lui-même seulement</translation>
    </message>
    <message>
        <source>The softmax</source>
        <translation>Le softmax</translation>
    </message>
    <message>
        <source>Scores become **weights** by the softmax, row by row:

$$a_{tu} = \frac{\exp(s\, q_t \cdot k_u)}{\sum_{v \le t} \exp(s\, q_t \cdot k_v)}$$

Masked weights are 0, all others are positive, and each row adds up to the same number. The exponential
makes differences of scores into *ratios* of weights: a scaled score that is larger by 1 gives a weight
that is $e \approx 2.72$ times as large.</source>
        <translation>Les scores deviennent des **poids** par le softmax, ligne par ligne&#xa0;:

$$a_{tu} = \frac{\exp(s\, q_t \cdot k_u)}{\sum_{v \le t} \exp(s\, q_t \cdot k_v)}$$

Les poids masqués sont nuls, tous les autres sont positifs, et toutes les lignes ont la même somme. L’exponentielle
transforme les différences de scores en *rapports* de poids&#xa0;: un score, après facteur, plus grand de 1 donne un poids
$e \approx 2.72$ fois plus grand.</translation>
    </message>
    <message>
        <source>Follow the bar of one row through the panels: from numbers of any sign to shares of a whole.</source>
        <translation>Suivez la barre d’une ligne à travers les panneaux&#xa0;: de nombres de signe quelconque aux parts d’un tout.</translation>
    </message>
    <message>
        <source>What do the weights of the chosen row add up to?</source>
        <translation>Quelle est la somme des poids de la ligne choisie&#x202f;?</translation>
    </message>
    <message>
        <source>Divide a sum by itself.</source>
        <translation>Divisez une somme par elle-même.</translation>
    </message>
    <message>
        <source>To 1, always: that is what the denominator is for. (With a *sink* beside the keys they add up to less; see
the lesson on tiles and linear attention.)</source>
        <translation>Toujours 1&#xa0;: c’est le rôle du dénominateur. (Avec un *puits* à côté des clés, la somme est plus petite&#x202f;; voir
la leçon sur les tuiles et l’attention linéaire.)</translation>
    </message>
    <message>
        <source>What this head does</source>
        <translation>Ce que fait cette tête</translation>
    </message>
    <message>
        <source>Now read the weights as a whole. In the map of L2 H6 (layer 2, head 6; both count from 0) nearly all the weight lies just beside the
diagonal: **every token looks at the one before it.** Nobody told the head to do that. It was learned,
because it is useful: whoever knows the token before can recognise pairs of words.

Heads of this kind are found in nearly every language model. What else heads do has a lesson of its own.</source>
        <translation>Lisez maintenant les poids dans leur ensemble. Dans la carte de L2 H6 (couche 2, tête 6&#x202f;; les deux se comptent à partir de 0), presque tout le
poids est juste à côté de la diagonale&#xa0;: **chaque token regarde celui qui le précède.** Personne n’a dit à la tête de le faire. Elle l’a appris
parce que c’est utile&#xa0;: qui connaît le token précédent peut reconnaître des paires de mots.

On trouve des têtes de ce type dans presque tous les modèles de langue. Une autre leçon montre ce que font encore les têtes.</translation>
    </message>
    <message>
        <source>Follow the diagonal with the pointer and read the weights. Is there a token for which the head is less
sure?</source>
        <translation>Suivez la diagonale avec le pointeur et lisez les poids. Y a-t-il un token pour lequel la tête est moins
sûre&#x202f;?</translation>
    </message>
    <message>
        <source>How large is the weight of the chosen cell, from query 6 to key 5?</source>
        <translation>Quel est le poids de la case choisie, de la requête 6 à la clé 5&#x202f;?</translation>
    </message>
    <message>
        <source>The chosen row and column are marked at the axes. The line under the map says the weight of the cell that you point at.</source>
        <translation>La ligne et la colonne choisies sont repérées sur les axes. Le texte sous la carte donne le poids de la case que vous survolez.</translation>
    </message>
    <message>
        <source>Close to 1: nearly everything that this token fetches comes from one place.</source>
        <translation>Proche de 1&#xa0;: presque tout ce que ce token va chercher vient d’un seul endroit.</translation>
    </message>
    <message>
        <source>What is fetched</source>
        <translation>Ce qui est transporté</translation>
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
        <translation>Les poids disent d’où. *Ce qui* est transporté est un troisième vecteur, la **valeur** $v_u = x_u W_V$. Le token
$t$ reçoit la moyenne de toutes les valeurs, pondérée par sa ligne&#xa0;:

$$o_t = \sum_{u \le t} a_{tu}\, v_u \qquad\text{ou, pour tous les tokens,}\qquad O = A V$$

Au total, une tête est

$$\mathrm{head}(X) = \operatorname{softmax}\left(\frac{X W_Q \left(X W_K\right)^T}{\sqrt{d_k}} + M\right) X W_V$$

où le masque $M$ vaut 0 pour les clés visibles et $-\infty$ pour les autres.

Un poids est donc la part de la valeur d’une clé qui entre dans la moyenne. Il ne dit *pas* combien cette clé
compte pour ce que le modèle dit à la fin&#xa0;: un grand poids sur une petite valeur transporte peu.</translation>
    </message>
    <message>
        <source>Side B now shows another head of the same model, L0 H2. From where does it fetch?</source>
        <translation>Le côté B montre maintenant une autre tête du même modèle, L0 H2. D’où va-t-elle chercher&#x202f;?</translation>
    </message>
    <message>
        <source>What does head L0 H2 do, mostly?</source>
        <translation>Que fait surtout la tête L0 H2&#x202f;?</translation>
    </message>
    <message>
        <source>Where are the large weights of map B, on the diagonal or beside it?</source>
        <translation>Où sont les grands poids de la carte B, sur la diagonale ou à côté&#x202f;?</translation>
    </message>
    <message>
        <source>Its weight lies on the diagonal: it passes on a part of the token&apos;s own state. Such heads help
others in later layers.</source>
        <translation>Son poids est sur la diagonale&#xa0;: elle transmet une partie de l’état du token lui-même. De telles têtes en aident
d’autres dans les couches suivantes.</translation>
    </message>
    <message>
        <source>It fetches from the token itself</source>
        <translation>Elle puise dans le token lui-même</translation>
    </message>
    <message>
        <source>It fetches from the first token of the text</source>
        <translation>Elle puise dans le premier token du texte</translation>
    </message>
    <message>
        <source>It takes the mean over all tokens alike</source>
        <translation>Elle prend la moyenne de tous les tokens à parts égales</translation>
    </message>
    <message>
        <source>One mean for each token</source>
        <translation>Une seule moyenne par token</translation>
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
        <translation>Une tête donne **une seule** moyenne pondérée par requête. Si un token a besoin de quelque chose à deux endroits, une tête
ne peut que mélanger les deux, $a_{tu} v_u + a_{tw} v_w$, et qui lit le mélange ne peut pas dire quelle part vient
d’où. C’est pourquoi les couches ont plusieurs têtes, et c’est là que reprend la leçon suivante.

En résumé&#xa0;:

1. des scores $Q K^T$,
2. multipliés par un facteur $1/\sqrt{d_k}$,
3. masqués,
4. transformés en poids $A$ par un softmax de chaque ligne,
5. une moyenne $A V$ des valeurs.</translation>
    </message>
    <message>
        <source>A head has the weights of a row $a = (0.5,\ 0.5)$ and the values $v_1 = 4$, $v_2 = 10$. What comes out?</source>
        <translation>Une tête a, sur une ligne, les poids $a = (0.5,\ 0.5)$ et les valeurs $v_1 = 4$, $v_2 = 10$. Qu’en sort-il&#x202f;?</translation>
    </message>
    <message>
        <source>$0.5 \cdot 4 + 0.5 \cdot 10$</source>
        <translation>$0.5 \cdot 4 + 0.5 \cdot 10$</translation>
    </message>
    <message>
        <source>7, and also what values of $7$ and $7$, or of $0$ and $14$, would give: the mean does not tell them
apart.</source>
        <translation>7, comme le donneraient aussi des valeurs de $7$ et $7$, ou de $0$ et $14$&#xa0;: la moyenne ne les distingue
pas.</translation>
    </message>
    <message>
        <source>Many heads from slices</source>
        <translation>Plusieurs têtes à partir de tranches</translation>
    </message>
    <message>
        <source>How one wide projection becomes many heads, why computing slice by slice is the same as computing the whole layer, and how the output projection adds the heads up.</source>
        <translation>Comment une large projection devient plusieurs têtes, pourquoi calculer tranche par tranche revient à calculer toute la couche, et comment la projection de sortie additionne les têtes.</translation>
    </message>
    <message>
        <source>One matrix, cut into slices</source>
        <translation>Une matrice, découpée en tranches</translation>
    </message>
    <message>
        <source>The lesson before followed one head. A layer has $H$ of them, and yet its queries come from *one* matrix: $W_Q$ makes
$d$ numbers of every token&apos;s state, and these are cut into $H$ slices of

$$d_k = \frac{d}{H}$$

numbers each. Slice $i$ is the query of head $i$. Keys and values are cut in the same way.

What you see is the real $W_Q$ of layer 2 of the model that comes with the program, with its slices side by side.</source>
        <translation>La leçon précédente suivait une tête. Une couche en a $H$, et pourtant leurs requêtes viennent d’*une seule* matrice&#xa0;: $W_Q$ tire
$d$ nombres de l’état de chaque token, et ceux-ci sont découpés en $H$ tranches de

$$d_k = \frac{d}{H}$$

nombres chacune. La tranche $i$ est la requête de la tête $i$. Clés et valeurs sont découpées de la même façon.

Ce que vous voyez est la vraie $W_Q$ de la couche 2 du modèle fourni avec le programme, ses tranches côte à côte.</translation>
    </message>
    <message>
        <source>Choose other heads in the panel of heads: the framed slice moves along.</source>
        <translation>Choisissez d’autres têtes dans le panneau des têtes&#xa0;: la tranche encadrée suit.</translation>
    </message>
    <message>
        <source>Into how many slices is $W_Q$ cut here?</source>
        <translation>En combien de tranches $W_Q$ est-elle découpée ici&#x202f;?</translation>
    </message>
    <message>
        <source>One slice is one query head.</source>
        <translation>Une tranche est une tête de requête.</translation>
    </message>
    <message>
        <source>Eight query heads of width $256 / 8 = 32$.</source>
        <translation>Huit têtes de requête de largeur $256 / 8 = 32$.</translation>
    </message>
    <message>
        <source>Fewer slices of keys</source>
        <translation>Moins de tranches de clés</translation>
    </message>
    <message>
        <source>Keys and values of this model have fewer slices than queries: neighbouring query heads *share* a K/V head. That is
grouped-query attention, and has a lesson of its own. Cutting works as before, only the number differs.</source>
        <translation>Les clés et les valeurs de ce modèle ont moins de tranches que les requêtes&#xa0;: des têtes de requête voisines *partagent* une tête K/V. C’est
l’attention à requêtes groupées, qui a une leçon à elle. Le découpage est le même, seul le nombre change.</translation>
    </message>
    <message>
        <source>How many K/V heads has the layer?</source>
        <translation>Combien de têtes K/V la couche a-t-elle&#x202f;?</translation>
    </message>
    <message>
        <source>Count the slices of $W_K$.</source>
        <translation>Comptez les tranches de $W_K$.</translation>
    </message>
    <message>
        <source>Four, so that two query heads share each.</source>
        <translation>Quatre&#xa0;: chacune est donc partagée par deux têtes de requête.</translation>
    </message>
    <message>
        <source>Slice by slice is the whole layer</source>
        <translation>Tranche par tranche, c’est toute la couche</translation>
    </message>
    <message>
        <source>One can compute $Q = X W_Q$ at once and cut the *result*, or cut the *matrix* and compute each slice by itself:

$$Q^{(i)} = X\, W_Q^{(i)}$$

It is the same, because a column of a product depends on that column of the matrix alone. This is why many heads cost
no more multiplications than one head of the full width, and why they can be computed side by side.</source>
        <translation>On peut calculer $Q = X W_Q$ d’un coup et découper le *résultat*, ou découper la *matrice* et calculer chaque tranche seule&#xa0;:

$$Q^{(i)} = X\, W_Q^{(i)}$$

C’est la même chose, car une colonne d’un produit ne dépend que de cette colonne de la matrice. C’est pourquoi plusieurs têtes ne coûtent
pas plus de multiplications qu’une seule tête de toute la largeur, et pourquoi on peut les calculer côte à côte.</translation>
    </message>
    <message>
        <source>The page says how far the slices, each computed on its own, are from the whole. It is rounding, nothing else.</source>
        <translation>La page dit de combien les tranches, chacune calculée seule, s’écartent du tout. C’est de l’arrondi, rien d’autre.</translation>
    </message>
    <message>
        <source>Why do both ways give the same?</source>
        <translation>Pourquoi les deux façons donnent-elles la même chose&#x202f;?</translation>
    </message>
    <message>
        <source>Think of how one number of $X W_Q$ is computed.</source>
        <translation>Pensez à la façon dont se calcule un nombre de $X W_Q$.</translation>
    </message>
    <message>
        <source>$(X W)_{t,c} = \sum_j X_{t,j} W_{j,c}$ has one column $c$ of $W$ in it, and no other.</source>
        <translation>$(X W)_{t,c} = \sum_j X_{t,j} W_{j,c}$ contient une colonne $c$ de $W$, et aucune autre.</translation>
    </message>
    <message>
        <source>The matrix was trained so that they agree</source>
        <translation>La matrice a été entraînée pour qu’elles concordent</translation>
    </message>
    <message>
        <source>A column of a product depends on that column of the matrix only</source>
        <translation>Une colonne d’un produit ne dépend que de cette colonne de la matrice</translation>
    </message>
    <message>
        <source>They agree only where the heads are similar</source>
        <translation>Elles ne concordent que si les têtes se ressemblent</translation>
    </message>
    <message>
        <source>The heads are added up</source>
        <translation>Les têtes s’additionnent</translation>
    </message>
    <message>
        <source>Each head gives $A_i V_i$, a table of $T$ rows and $d_k$ columns. These are put side by side and multiplied by $W_O$:

$$\mathrm{output} = \left[\,A_1 V_1 \;\cdots\; A_H V_H\,\right] W_O = \sum_{i=1}^{H} A_i V_i\, W_O^{(i)}$$

where $W_O^{(i)}$ are the $d_k$ rows of $W_O$ that belong to head $i$. So the output is a **sum of one part for each
head**. The heads do not see one another inside a layer; $W_O$ decides into which directions of the stream each writes.</source>
        <translation>Chaque tête donne $A_i V_i$, un tableau de $T$ lignes et $d_k$ colonnes. Ces tableaux sont mis côte à côte et multipliés par $W_O$&#xa0;:

$$\mathrm{output} = \left[\,A_1 V_1 \;\cdots\; A_H V_H\,\right] W_O = \sum_{i=1}^{H} A_i V_i\, W_O^{(i)}$$

où $W_O^{(i)}$ désigne les $d_k$ lignes de $W_O$ qui appartiennent à la tête $i$. La sortie est donc une **somme de parts, une par
tête**. Les têtes ne se voient pas au sein d’une couche&#x202f;; $W_O$ décide dans quelles directions du flux chacune écrit.</translation>
    </message>
    <message>
        <source>The bars are the lengths of the parts for the chosen token. Choose another token.</source>
        <translation>Les barres sont les longueurs des parts pour le token choisi. Choisissez un autre token.</translation>
    </message>
    <message>
        <source>How long is the part that head L2 H6 writes for the chosen token?</source>
        <translation>Quelle est la longueur de la part qu’écrit la tête L2 H6 pour le token choisi&#x202f;?</translation>
    </message>
    <message>
        <source>The bar of the framed head, and its number.</source>
        <translation>La barre de la tête encadrée, et son nombre.</translation>
    </message>
    <message>
        <source>Lengths do not add up, vectors do: parts may point into the same direction, or cancel.</source>
        <translation>Les longueurs ne s’additionnent pas, les vecteurs si&#xa0;: des parts peuvent pointer dans la même direction, ou s’annuler.</translation>
    </message>
    <message>
        <source>They really add up</source>
        <translation>Elles s’additionnent vraiment</translation>
    </message>
    <message>
        <source>The page adds all parts (and the bias, where the model has one) and compares the sum with what the layer computed. What is left
is rounding.</source>
        <translation>La page additionne toutes les parts (et le biais, si le modèle en a un) et compare la somme à ce que la couche a calculé. Ce qui reste
est de l’arrondi.</translation>
    </message>
    <message>
        <source>Two parts are $(3, 0)$ and $(0, 4)$. How long is their sum?</source>
        <translation>Deux parts sont $(3, 0)$ et $(0, 4)$. Quelle est la longueur de leur somme&#x202f;?</translation>
    </message>
    <message>
        <source>Add the vectors first.</source>
        <translation>Additionnez d’abord les vecteurs.</translation>
    </message>
    <message>
        <source>$\sqrt{3^2 + 4^2} = 5$, less than $3 + 4$.</source>
        <translation>$\sqrt{3^2 + 4^2} = 5$, moins que $3 + 4$.</translation>
    </message>
    <message>
        <source>Exercise: heads that are all the same</source>
        <translation>Exercice&#xa0;: des têtes toutes identiques</translation>
    </message>
    <message>
        <source>Here is a layer with random weights in which all four heads have the **same** $W_Q$, $W_K$ and $W_V$. Then all maps
and all values are the same, and

$$\sum_i A V\, W_O^{(i)} = A V \left( \sum_i W_O^{(i)} \right)$$

Four heads, and what comes out is what *one* head of width $d_k$ can give.</source>
        <translation>Voici une couche à poids aléatoires dont les quatre têtes ont les **mêmes** $W_Q$, $W_K$ et $W_V$. Alors toutes les cartes
et toutes les valeurs sont les mêmes, et

$$\sum_i A V\, W_O^{(i)} = A V \left( \sum_i W_O^{(i)} \right)$$

Quatre têtes, et ce qui en sort est ce que peut donner *une seule* tête de largeur $d_k$.</translation>
    </message>
    <message>
        <source>Compare any two heads: the difference B − A is 0 everywhere.</source>
        <translation>Comparez deux têtes quelconques&#xa0;: la différence B − A est nulle partout.</translation>
    </message>
    <message>
        <source>If all heads share $W_Q$, $W_K$ and $W_V$, what is the layer&apos;s output?</source>
        <translation>Si toutes les têtes partagent $W_Q$, $W_K$ et $W_V$, quelle est la sortie de la couche&#x202f;?</translation>
    </message>
    <message>
        <source>The common factor $A V$ can be taken out of the sum.</source>
        <translation>Le facteur commun $A V$ peut être sorti de la somme.</translation>
    </message>
    <message>
        <source>$A V \sum_i W_O^{(i)}$: one head of width $d_k$ with another output matrix. Different projections are what makes several
heads worth having.</source>
        <translation>$A V \sum_i W_O^{(i)}$&#xa0;: une tête de largeur $d_k$ avec une autre matrice de sortie. Ce sont des projections différentes qui rendent
utile d’avoir plusieurs têtes.</translation>
    </message>
    <message>
        <source>$H$ times the output of one head</source>
        <translation>$H$ fois la sortie d’une tête</translation>
    </message>
    <message>
        <source>The output of one head, times the sum of all slices of $W_O$</source>
        <translation>La sortie d’une tête, multipliée par la somme de toutes les tranches de $W_O$</translation>
    </message>
    <message>
        <source>The mean of the slices of $W_O$, whatever the text</source>
        <translation>La moyenne des tranches de $W_O$, quel que soit le texte</translation>
    </message>
    <message>
        <source>Exercise: only the maps are the same</source>
        <translation>Exercice&#xa0;: seules les cartes sont les mêmes</translation>
    </message>
    <message>
        <source>Now only $W_Q$ and $W_K$ are shared. The four maps are one map $A$, but the values differ:

$$\sum_i A V_i W_O^{(i)} = A \left( \sum_i V_i W_O^{(i)} \right)$$

It is one map with values of the **full** width.</source>
        <translation>Maintenant, seules $W_Q$ et $W_K$ sont partagées. Les quatre cartes sont une seule carte $A$, mais les valeurs diffèrent&#xa0;:

$$\sum_i A V_i W_O^{(i)} = A \left( \sum_i V_i W_O^{(i)} \right)$$

C’est une seule carte avec des valeurs de **toute** la largeur.</translation>
    </message>
    <message>
        <source>What is lost when heads share their queries and keys, but not their values?</source>
        <translation>Que perd-on quand les têtes partagent leurs requêtes et leurs clés, mais pas leurs valeurs&#x202f;?</translation>
    </message>
    <message>
        <source>Compare with the exercise before. What stands inside the brackets now?</source>
        <translation>Comparez avec l’exercice précédent. Qu’y a-t-il maintenant entre les parenthèses&#x202f;?</translation>
    </message>
    <message>
        <source>There is one weighted mean for each query, of values with $H d_k = d$ numbers. Different *places* cannot be read any
more.</source>
        <translation>Il y a une seule moyenne pondérée par requête, de valeurs à $H d_k = d$ nombres. On ne peut plus lire à des *endroits* différents.</translation>
    </message>
    <message>
        <source>Only the different ways of looking; values of full width are still fetched</source>
        <translation>Seulement les différentes façons de regarder&#x202f;; des valeurs de toute la largeur sont encore transportées</translation>
    </message>
    <message>
        <source>Everything but one head of width $d_k$</source>
        <translation>Tout sauf une tête de largeur $d_k$</translation>
    </message>
    <message>
        <source>Nothing, the output stays the same</source>
        <translation>Rien, la sortie reste la même</translation>
    </message>
    <message>
        <source>What heads cost</source>
        <translation>Ce que coûtent les têtes</translation>
    </message>
    <message>
        <source>Parameters, operations and the cache: what depends on the number of heads, what on the number of key/value heads, and what on neither.</source>
        <translation>Paramètres, opérations et cache&#xa0;: ce qui dépend du nombre de têtes, ce qui dépend du nombre de têtes clé/valeur, et ce qui ne dépend d’aucun des deux.</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Ce qui est compté</translation>
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
        <translation>Cette page compte ce que coûte une couche d’attention. Une couche a la largeur $d$, $H$ têtes de requête de largeur
$d_k = d / H$, et $G$ têtes de clés et de valeurs, dont chacune sert $H / G$ têtes de requête. Le texte a $T$ tokens.

Quatre sortes de couches sont côte à côte&#xa0;:

- **MHA**, attention multi-tête&#xa0;: $G = H$
- **GQA**, attention à requêtes groupées&#xa0;: $1 &lt; G &lt; H$
- **MQA**, attention multi-requête&#xa0;: $G = 1$
- **une seule tête**, aussi large que la couche&#xa0;: $H = 1$, $d_k = d$

Les opérations sont comptées comme d’habitude&#xa0;: une multiplication et l’addition qui la suit en font 2. Les biais sont omis.</translation>
    </message>
    <message>
        <source>The numbers are now those of a layer with $d = 512$, $H = 8$, $G = 2$. Change one at a time, and see which
bars move.</source>
        <translation>Les nombres sont maintenant ceux d’une couche avec $d = 512$, $H = 8$, $G = 2$. Changez-les un par un et voyez quelles
barres bougent.</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Multi-head attention has four matrices: $W_Q$, $W_K$ and $W_V$, in which the heads lie side by side as
slices of $d_k = d / H$ columns, and $W_O$, which mixes what they write. Each has $d$ rows and
$H d_k = d$ columns:

$$4 d^2$$

The number of heads has cancelled out. Cutting the same matrices into more slices costs no parameters.</source>
        <translation>L’attention multi-tête a quatre matrices&#xa0;: $W_Q$, $W_K$ et $W_V$, où les têtes sont côte à côte en
tranches de $d_k = d / H$ colonnes, et $W_O$, qui mélange ce qu’elles écrivent. Chacune a $d$ lignes et
$H d_k = d$ colonnes&#xa0;:

$$4 d^2$$

Le nombre de têtes s’est simplifié. Découper les mêmes matrices en plus de tranches ne coûte aucun paramètre.</translation>
    </message>
    <message>
        <source>(Exercise 3) How many parameters has multi-head attention with $d = 512$ and $H = 8$?</source>
        <translation>(Exercice 3) Combien de paramètres l’attention multi-tête a-t-elle avec $d = 512$ et $H = 8$&#x202f;?</translation>
    </message>
    <message>
        <source>Four matrices of $d \times d$.</source>
        <translation>Quatre matrices de $d \times d$.</translation>
    </message>
    <message>
        <source>$4 \cdot 512^2 = 1\,048\,576$, and the same with one head or with 16.</source>
        <translation>$4 \cdot 512^2 = 1\,048\,576$, et autant avec une tête ou avec 16.</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>paramètres</translation>
    </message>
    <message>
        <source>Fewer keys and values</source>
        <translation>Moins de clés et de valeurs</translation>
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
        <translation>Avec $G$ têtes de clés et de valeurs, $W_K$ et $W_V$ n’ont que $G d_k$ colonnes, tandis que $W_Q$ et $W_O$ restent
telles quelles&#xa0;:

$$2 d^2 + 2 d\, (G d_k) = 2 d^2 \left(1 + \frac{G}{H}\right)$$

Pour $G = H$, on retrouve bien $4 d^2$. Pour $G = 1$, c’est $2 d^2 (1 + 1/H)$&#xa0;: on ne peut ainsi économiser qu’au plus
la moitié environ des paramètres.

*Attention&#xa0;:* on lit aussi $2 d^2 + 2 d^2 / G$. Ce n’est juste que si $G$ est le nombre de têtes de requête
**dans** un groupe&#x202f;; avec $G$ comme nombre de groupes, l’attention coûterait d’autant moins qu’elle a *plus* de clés et de
valeurs.</translation>
    </message>
    <message>
        <source>Move $G$ from 8 to 1 and watch the bar of GQA travel from that of MHA to that of MQA.</source>
        <translation>Faites passer $G$ de 8 à 1 et regardez la barre de GQA aller de celle de MHA à celle de MQA.</translation>
    </message>
    <message>
        <source>How many parameters has the layer with $d = 512$, $H = 8$ and $G = 2$?</source>
        <translation>Combien de paramètres la couche a-t-elle avec $d = 512$, $H = 8$ et $G = 2$&#x202f;?</translation>
    </message>
    <message>
        <source>$2 \cdot 512^2 \cdot (1 + 2/8)$</source>
        <translation>$2 \cdot 512^2 \cdot (1 + 2/8)$</translation>
    </message>
    <message>
        <source>$2 \cdot 512^2 \cdot 1.25 = 655\,360$: five eighths of the $1\,048\,576$ of multi-head attention.</source>
        <translation>$2 \cdot 512^2 \cdot 1.25 = 655\,360$&#xa0;: les cinq huitièmes des $1\,048\,576$ de l’attention multi-tête.</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Opérations</translation>
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
        <translation>**Projections.** Multiplier $T$ états par une matrice de $d \times d$ demande $2 T d^2$ opérations&#x202f;; il y a quatre
matrices de ce type&#xa0;:

$$8 T d^2$$

**Scores et mélange.** Une tête multiplie ses requêtes par ses clés, $2 T^2 d_k$, et ses poids par ses
valeurs, $2 T^2 d_k$. Pour toutes les têtes, cela fait

$$H \cdot 4 T^2 d_k = 4 T^2 d$$

Là encore $H$ se simplifie&#xa0;: huit têtes de largeur 64 font autant de multiplications qu’une tête de largeur 512. (GQA
économise des projections, $4 T d^2 (1 + G/H)$ en tout, mais pas de scores&#xa0;: il y a autant de têtes de requête qu’avant.)</translation>
    </message>
    <message>
        <source>(Exercise 1) The layer gets 16 heads in place of 8, and $d$ stays the same. By which factor do the
operations of projections, scores and mixing together change?</source>
        <translation>(Exercice 1) La couche reçoit 16 têtes au lieu de 8, et $d$ ne change pas. Par quel facteur changent les
opérations des projections, des scores et du mélange réunis&#x202f;?</translation>
    </message>
    <message>
        <source>Is there an $H$ in $8 T d^2 + 4 T^2 d$?</source>
        <translation>Y a-t-il un $H$ dans $8 T d^2 + 4 T^2 d$&#x202f;?</translation>
    </message>
    <message>
        <source>By 1: not at all. Twice as many heads, each half as wide.</source>
        <translation>Par 1&#xa0;: elles ne changent pas. Deux fois plus de têtes, chacune deux fois moins large.</translation>
    </message>
    <message>
        <source>What does grow</source>
        <translation>Ce qui croît</translation>
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
        <translation>Une partie croît avec les têtes&#xa0;: le **softmax**. Chaque tête a sa propre carte, et chacune de ses $T^2$
cases demande une exponentielle&#xa0;:

$$H\, T^2$$

Ainsi, «&#x202f;plusieurs têtes coûtent autant qu’une&#x202f;» vaut pour les produits, mais pas pour tout. Les exponentielles
sont peu nombreuses à côté des produits tant que $d_k$ n’est pas petit&#xa0;: $4 T^2 d$ opérations contre $H T^2$ exponentielles, c’est
$4 d_k$ contre 1.

Il en va de même de la mémoire. Des cartes conservées prennent $H T^2$ nombres&#x202f;; calculées par tuiles, elles ne sont jamais conservées, et $T d$
suffit (la leçon sur les tuiles montre comment).</translation>
    </message>
    <message>
        <source>Double $H$ and halve the heads&apos; width. Which bars stay, and which do not?</source>
        <translation>Doublez $H$ et réduisez de moitié la largeur des têtes. Quelles barres restent les mêmes, lesquelles changent&#x202f;?</translation>
    </message>
    <message>
        <source>How many exponentials does the layer with $H = 8$ need for $T = 128$ tokens?</source>
        <translation>Combien d’exponentielles demande la couche avec $H = 8$ pour $T = 128$ tokens&#x202f;?</translation>
    </message>
    <message>
        <source>$H\, T^2$, with $T^2 = 16\,384$. (No mask is counted here; a causal one would save nearly half.)</source>
        <translation>$H\, T^2$, avec $T^2 = 16\,384$. (Le masque n’est pas compté ici&#x202f;; un masque causal en économiserait près de la moitié.)</translation>
    </message>
    <message>
        <source>$8 \cdot 128^2 = 131\,072$.</source>
        <translation>$8 \cdot 128^2 = 131\,072$.</translation>
    </message>
    <message>
        <source>Short and long texts</source>
        <translation>Textes courts et textes longs</translation>
    </message>
    <message>
        <source>Projections grow with $T$, scores and mixing with $T^2$:

$$O(T d^2 + T^2 d)$$

For short texts the projections are most of the work, and attention to more tokens is nearly free. For long ones
the scores take over. Both are equal where

$$8 T d^2 = 4 T^2 d \quad\Leftrightarrow\quad T = 2 d$$</source>
        <translation>Les projections croissent comme $T$, les scores et le mélange comme $T^2$&#xa0;:

$$O(T d^2 + T^2 d)$$

Pour les textes courts, les projections font l’essentiel du travail, et l’attention à plus de tokens est presque gratuite. Pour les textes longs,
les scores l’emportent. Les deux sont égaux pour

$$8 T d^2 = 4 T^2 d \quad\Leftrightarrow\quad T = 2 d$$</translation>
    </message>
    <message>
        <source>Move $T$ up and down and compare the bars of projections with those of scores and mixing.</source>
        <translation>Augmentez et diminuez $T$, et comparez les barres des projections à celles des scores et du mélange.</translation>
    </message>
    <message>
        <source>At how many tokens do scores and mixing cost as much as the projections, in multi-head attention with $d = 512$?</source>
        <translation>À combien de tokens les scores et le mélange coûtent-ils autant que les projections, dans l’attention multi-tête avec $d = 512$&#x202f;?</translation>
    </message>
    <message>
        <source>Twice the width.</source>
        <translation>Deux fois la largeur.</translation>
    </message>
    <message>
        <source>$T = 2 d = 1024$. A wide model ($d = 12\,288$) gets there only with $24\,576$ tokens.</source>
        <translation>$T = 2 d = 1024$. Un modèle large ($d = 12\,288$) n’y arrive qu’avec $24\,576$ tokens.</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>The cache</source>
        <translation>Le cache</translation>
    </message>
    <message>
        <source>A model that writes a text computes one token at a time. Keys and values of the tokens before stay what they
were, so they are kept: the **K/V cache**. In numbers, for $L$ layers:

$$2\, L\, T\, G\, d_k$$

This is what grouped queries are for. For each token that is written the whole cache is read once; a cache of
$G/H$ the size is read in $G/H$ of the time. Parameters and operations are saved, too, but those savings are small beside it.</source>
        <translation>Un modèle qui écrit un texte calcule un token à la fois. Les clés et valeurs des tokens précédents restent ce qu’elles
étaient&#x202f;; on les conserve donc&#xa0;: c’est le **cache K/V**. En nombres, pour $L$ couches&#xa0;:

$$2\, L\, T\, G\, d_k$$

C’est à cela que servent les requêtes groupées. Pour chaque token écrit, tout le cache est lu une fois&#x202f;; un cache de taille
$G/H$ se lit en $G/H$ du temps. On économise aussi des paramètres et des opérations, mais ces gains sont petits à côté.</translation>
    </message>
    <message>
        <source>The page now has the shape of a model with about seven billion parameters: $d = 4096$, $H = 32$, 32 layers, and a
text of 4096 tokens. Compare the caches.</source>
        <translation>La page a maintenant la forme d’un modèle d’environ sept milliards de paramètres&#xa0;: $d = 4096$, $H = 32$, 32 couches, et un
texte de 4096 tokens. Comparez les caches.</translation>
    </message>
    <message>
        <source>(Exercise 5) The layer has $H = 32$ query heads and $G = 4$ heads of keys and values. How large is its cache
beside that of multi-head attention?</source>
        <translation>(Exercice 5) La couche a $H = 32$ têtes de requête et $G = 4$ têtes de clés et de valeurs. Quelle est la taille de son cache
rapportée à celui de l’attention multi-tête&#x202f;?</translation>
    </message>
    <message>
        <source>$G / H$</source>
        <translation>$G / H$</translation>
    </message>
    <message>
        <source>$4/32 = 1/8$: four key and four value projections in place of 32 each.</source>
        <translation>$4/32 = 1/8$&#xa0;: quatre projections de clés et quatre de valeurs, au lieu de 32 de chaque.</translation>
    </message>
    <message>
        <source>Who uses what</source>
        <translation>Qui utilise quoi</translation>
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
        <translation>| modèle | têtes de requête | têtes K/V |
|---|---|---|
| Llama 2 7B, 13B | 32, 40 | autant (MHA) |
| Llama 2 70B | 64 | 8 (GQA) |
| Mistral 7B | 32 | 8 (GQA) |
| PaLM, Gemma 2B | 48, 8 | 1 (MQA) |
| le modèle fourni | 8 | 4 (GQA) |

Ce que l’on économise a un prix&#xa0;: les têtes d’un même groupe ont les mêmes clés et les mêmes valeurs, et ne diffèrent que par ce qu’elles demandent. Une autre
leçon montre combien cela compte&#xa0;: vous y regroupez les têtes d’un modèle et voyez sa perte changer.</translation>
    </message>
    <message>
        <source>Mistral 7B has $H = 32$, $G = 8$, $d_k = 128$ and 32 layers. How many bytes does its cache take for 4096 tokens,
with 2 bytes a number?</source>
        <translation>Mistral 7B a $H = 32$, $G = 8$, $d_k = 128$ et 32 couches. Combien d’octets prend son cache pour 4096 tokens,
à 2 octets par nombre&#x202f;?</translation>
    </message>
    <message>
        <source>$2 \cdot 32 \cdot 4096 \cdot 8 \cdot 128$ numbers of 2 bytes each. You may type it like that.</source>
        <translation>$2 \cdot 32 \cdot 4096 \cdot 8 \cdot 128$ nombres de 2 octets chacun. Vous pouvez le saisir ainsi.</translation>
    </message>
    <message>
        <source>$536\,870\,912$ bytes, half a GiB; with 32 K/V heads it would be two.</source>
        <translation>$536\,870\,912$ octets, un demi Gio&#x202f;; avec 32 têtes K/V, ce serait deux.</translation>
    </message>
    <message>
        <source>B</source>
        <translation>o</translation>
    </message>
    <message>
        <source>Why several heads</source>
        <translation>Pourquoi plusieurs têtes</translation>
    </message>
    <message>
        <source>What several heads can do that one cannot, what one wide head can do that several cannot, and why neither is &quot;more expressive&quot;.</source>
        <translation>Ce que plusieurs têtes peuvent faire et une seule non, ce qu’une seule tête large peut faire et plusieurs non, et pourquoi ni l’un ni l’autre n’est «&#x202f;plus expressif&#x202f;».</translation>
    </message>
    <message>
        <source>Two places at once</source>
        <translation>Deux endroits à la fois</translation>
    </message>
    <message>
        <source>Head L2 H6 looks at the token before, head L2 H7 at the one before that. Both are in one layer: the same query
fetches from **two places at once**, and each head writes what it found into directions of its own ($W_O^{(6)}$ and
$W_O^{(7)}$). Whoever reads the stream later can tell the two apart.</source>
        <translation>La tête L2 H6 regarde le token précédent, la tête L2 H7 celui d’avant. Toutes deux sont dans une même couche&#xa0;: la même requête
va chercher à **deux endroits à la fois**, et chaque tête écrit ce qu’elle a trouvé dans ses propres directions ($W_O^{(6)}$ et
$W_O^{(7)}$). Qui lit le flux plus tard peut distinguer les deux.</translation>
    </message>
    <message>
        <source>Point at a row in both maps. A has its weight one step to the left of the diagonal, B two steps.</source>
        <translation>Survolez une ligne dans les deux cartes. A a son poids un cran à gauche de la diagonale, B deux crans.</translation>
    </message>
    <message>
        <source>How large is the weight of side B at the chosen cell, from query 6 to key 4?</source>
        <translation>Quel est le poids du côté B dans la case choisie, de la requête 6 à la clé 4&#x202f;?</translation>
    </message>
    <message>
        <source>The line under the maps gives the weights of both sides for the cell that you point at.</source>
        <translation>Le texte sous les cartes donne les poids des deux côtés pour la case que vous survolez.</translation>
    </message>
    <message>
        <source>Nearly all of it. Side A&apos;s weight at the same cell is close to 0.</source>
        <translation>Presque tout. Le poids du côté A dans la même case est proche de 0.</translation>
    </message>
    <message>
        <source>One head can only mix</source>
        <translation>Une seule tête ne peut que mélanger</translation>
    </message>
    <message>
        <source>A single head has one row of weights for each query: numbers that are positive and add up to 1. If it is to read
both places, it must share its weight between them,

$$o = w\, v_1 + (1 - w)\, v_2,$$

and $v_1$ and $v_2$ go through the *same* $W_O$. Say the values are numbers. Two heads that write into two directions
give $(v_1, v_2)$: whatever the values, both can be read off. One head gives a single number $w v_1 + (1 - w) v_2$. Many
pairs give the same one, so **no row of weights, whatever $w$ is, can carry both**.</source>
        <translation>Une tête seule a une ligne de poids par requête&#xa0;: des nombres positifs dont la somme est 1. Si elle doit lire
aux deux endroits, elle doit partager son poids entre eux,

$$o = w\, v_1 + (1 - w)\, v_2,$$

et $v_1$ et $v_2$ passent par la *même* $W_O$. Supposons que les valeurs soient des nombres. Deux têtes qui écrivent dans deux directions
donnent $(v_1, v_2)$&#xa0;: quelles que soient les valeurs, on peut lire les deux. Une seule tête donne un seul nombre $w v_1 + (1 - w) v_2$. Beaucoup de
couples donnent le même, si bien qu’**aucune ligne de poids, quel que soit $w$, ne peut porter les deux**.</translation>
    </message>
    <message>
        <source>With $w = 1/2$, which of these pairs of values can one head not tell apart?</source>
        <translation>Avec $w = 1/2$, lesquels de ces couples de valeurs une seule tête ne peut-elle pas distinguer&#x202f;?</translation>
    </message>
    <message>
        <source>Compute the mean of each pair.</source>
        <translation>Calculez la moyenne de chaque couple.</translation>
    </message>
    <message>
        <source>Both have the mean 7. Two heads tell them apart.</source>
        <translation>Les deux ont pour moyenne 7. Deux têtes les distinguent.</translation>
    </message>
    <message>
        <source>$(4, 10)$ and $(7, 7)$</source>
        <translation>$(4, 10)$ et $(7, 7)$</translation>
    </message>
    <message>
        <source>$(4, 10)$ and $(5, 10)$</source>
        <translation>$(4, 10)$ et $(5, 10)$</translation>
    </message>
    <message>
        <source>$(0, 0)$ and $(1, 1)$</source>
        <translation>$(0, 0)$ et $(1, 1)$</translation>
    </message>
    <message>
        <source>The price is rank</source>
        <translation>Le prix est le rang</translation>
    </message>
    <message>
        <source>There is a price. The scores of one head are $Q K^T$ with $d_k$ columns in $Q$ and in $K$, so that as a table they have
**rank at most $d_k$**. One head of the full width $d$ may have scores of rank $d$; cut into $H$ heads, each has
$d / H$ only. This is the *low-rank bottleneck*.

The page measures it: the numerical rank (how many singular values are more than rounding) and the *effective* rank
(the exponential of the entropy of the singular values, which counts how many matter).</source>
        <translation>Il y a un prix. Les scores d’une tête sont $Q K^T$, où $Q$ et $K$ ont $d_k$ colonnes&#x202f;; en tant que tableau, ils sont donc de
**rang au plus $d_k$**. Une tête de toute la largeur $d$ peut avoir des scores de rang $d$&#x202f;; avec un découpage en $H$ têtes, chacune n’a que
$d / H$. C’est le *goulot d’étranglement de bas rang*.

La page le mesure&#xa0;: le rang numérique (combien de valeurs singulières dépassent l’arrondi) et le rang *effectif*
(l’exponentielle de l’entropie des valeurs singulières, qui compte celles qui pèsent).</translation>
    </message>
    <message>
        <source>What is the numerical rank of the scores $q \cdot k$ of head L2 H6 on this text?</source>
        <translation>Quel est le rang numérique des scores $q \cdot k$ de la tête L2 H6 sur ce texte&#x202f;?</translation>
    </message>
    <message>
        <source>It is in the table, and it cannot be larger than $d_k$.</source>
        <translation>Il est dans le tableau, et ne peut pas dépasser $d_k$.</translation>
    </message>
    <message>
        <source>At most $d_k = 32$, although the text has more tokens than that.</source>
        <translation>Au plus $d_k = 32$, alors que le texte a plus de tokens que cela.</translation>
    </message>
    <message>
        <source>The softmax gives rank back</source>
        <translation>Le softmax rend du rang</translation>
    </message>
    <message>
        <source>The weights are $\operatorname{softmax}$ of these scores, row by row, and the exponential is not linear. The table of
**weights** can have any rank up to $T$. What a head *fetches*, $A V$, has at most $d_k$ again, since $V$ has $d_k$ columns; and
all heads side by side at most $\min(T, d)$.</source>
        <translation>Les poids sont le $\operatorname{softmax}$ de ces scores, ligne par ligne, et l’exponentielle n’est pas linéaire. Le tableau des
**poids** peut avoir n’importe quel rang jusqu’à $T$. Ce qu’une tête *va chercher*, $A V$, est de nouveau de rang au plus $d_k$, puisque $V$ a $d_k$ colonnes&#x202f;; et
toutes les têtes côte à côte, au plus $\min(T, d)$.</translation>
    </message>
    <message>
        <source>Compare the four rows of the table and the curves of their singular values.</source>
        <translation>Comparez les quatre lignes du tableau et les courbes de leurs valeurs singulières.</translation>
    </message>
    <message>
        <source>Which of these can have a rank larger than $d_k$?</source>
        <translation>Lequel de ces tableaux peut avoir un rang supérieur à $d_k$&#x202f;?</translation>
    </message>
    <message>
        <source>Two of them are products with a thin matrix.</source>
        <translation>Deux d’entre eux sont des produits par une matrice étroite.</translation>
    </message>
    <message>
        <source>The softmax is not linear, so it is not bound by the rank of what goes into it.</source>
        <translation>Le softmax n’est pas linéaire&#xa0;: il n’est pas limité par le rang de ce qui y entre.</translation>
    </message>
    <message>
        <source>The scores $Q K^T$ of one head</source>
        <translation>Les scores $Q K^T$ d’une tête</translation>
    </message>
    <message>
        <source>The weights $A$ of one head</source>
        <translation>Les poids $A$ d’une tête</translation>
    </message>
    <message>
        <source>The output $A V$ of one head</source>
        <translation>La sortie $A V$ d’une tête</translation>
    </message>
    <message>
        <source>What is true, and what is not</source>
        <translation>Ce qui est vrai, et ce qui ne l’est pas</translation>
    </message>
    <message>
        <source>One often reads that several heads are &quot;strictly more expressive&quot; than one head of the same total width. **That is not
true in general.**

- There are functions that two heads of width $d/2$ compute and no single head does: you saw one, two copies at once.
- There are functions that one head of width $d$ computes and no layer of $H$ narrower heads does: a table of scores
  of rank $d$ needs $d$ columns in *one* head.

The two classes overlap, and neither contains the other. Several heads are used because what they are good at, fetching
different things from different places, is needed all the time, and it costs the same.</source>
        <translation>On lit souvent que plusieurs têtes sont «&#x202f;strictement plus expressives&#x202f;» qu’une seule tête de même largeur totale. **Ce n’est pas
vrai en général.**

- Il y a des fonctions que deux têtes de largeur $d/2$ calculent et qu’aucune tête seule ne calcule&#xa0;: vous en avez vu une, deux copies à la fois.
- Il y a des fonctions qu’une tête de largeur $d$ calcule et qu’aucune couche de $H$ têtes plus étroites ne calcule&#xa0;: un tableau de scores
  de rang $d$ demande $d$ colonnes dans *une seule* tête.

Les deux classes se recoupent, et aucune ne contient l’autre. On utilise plusieurs têtes parce que ce qu’elles font bien, aller chercher
des choses différentes à des endroits différents, est sans cesse nécessaire, et que cela coûte autant.</translation>
    </message>
    <message>
        <source>Which sentence is right?</source>
        <translation>Quelle phrase est juste&#x202f;?</translation>
    </message>
    <message>
        <source>Read the two points once more.</source>
        <translation>Relisez les deux points.</translation>
    </message>
    <message>
        <source>Neither class contains the other (Bhojanapalli et al. 2020 for the second point).</source>
        <translation>Aucune classe ne contient l’autre (Bhojanapalli et al. 2020 pour le second point).</translation>
    </message>
    <message>
        <source>Several heads can do everything that one wide head can, and more</source>
        <translation>Plusieurs têtes peuvent faire tout ce que peut une seule tête large, et plus</translation>
    </message>
    <message>
        <source>One wide head can do everything that several heads can, and more</source>
        <translation>Une seule tête large peut faire tout ce que peuvent plusieurs têtes, et plus</translation>
    </message>
    <message>
        <source>Each can do something that the other cannot</source>
        <translation>Chacune des deux solutions peut faire quelque chose que l’autre ne peut pas</translation>
    </message>
    <message>
        <source>Too many heads</source>
        <translation>Trop de têtes</translation>
    </message>
    <message>
        <source>With more heads each gets narrower. As a rule of thumb, under $d_k = 16$ scores have so little rank left that heads cannot
express precise patterns. The curve shows the rank of one head&apos;s scores and of all outputs together against $H$,
for random projections of the same width; the mark is where $d_k$ falls under 16.

Large models grow in width and number of heads together: GPT-3 has $d = 12288$ and $H = 96$.</source>
        <translation>Plus il y a de têtes, plus chacune est étroite. Selon une règle empirique, sous $d_k = 16$, les scores gardent si peu de rang que les têtes ne peuvent plus
exprimer de motifs précis. La courbe montre le rang des scores d’une tête et celui de toutes les sorties réunies selon $H$,
pour des projections aléatoires de même largeur&#x202f;; le repère est à l’endroit où $d_k$ passe sous 16.

Les grands modèles croissent à la fois en largeur et en nombre de têtes&#xa0;: GPT-3 a $d = 12288$ et $H = 96$.</translation>
    </message>
    <message>
        <source>How wide is a head of GPT-3?</source>
        <translation>Quelle est la largeur d’une tête de GPT-3&#x202f;?</translation>
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
        <translation>En quoi les têtes se spécialisent</translation>
    </message>
    <message>
        <source>Previous-token heads, heads that stay, induction heads, sinks and punctuation: patterns that are learned, how they are measured, and why a weight is not an importance.</source>
        <translation>Têtes du token précédent, têtes qui restent sur place, têtes d’induction, puits et ponctuation&#xa0;: des motifs appris, comment on les mesure, et pourquoi un poids n’est pas une importance.</translation>
    </message>
    <message>
        <source>The one before</source>
        <translation>Le précédent</translation>
    </message>
    <message>
        <source>Heads are not told what to do. After training, many of them do something that can be named. The simplest is the
**previous-token head**: every token looks at the one before it. Its score is the mean of the weights one step left of
the diagonal, over the rows that *have* such a key:

$$\frac{1}{T - 1} \sum_{t \ge 1} A_{t,\,t-1}$$

A perfect one has the score 1.</source>
        <translation>On ne dit pas aux têtes quoi faire. Après l’entraînement, beaucoup font quelque chose que l’on peut nommer. La plus simple est la
**tête du token précédent**&#xa0;: chaque token regarde celui qui le précède. Son score est la moyenne des poids un cran à gauche de
la diagonale, sur les lignes qui *ont* une telle clé&#xa0;:

$$\frac{1}{T - 1} \sum_{t \ge 1} A_{t,\,t-1}$$

Une tête parfaite a le score 1.</translation>
    </message>
    <message>
        <source>How large is side A&apos;s weight from query 9 to key 8?</source>
        <translation>Quel est le poids du côté A, de la requête 9 à la clé 8&#x202f;?</translation>
    </message>
    <message>
        <source>Point at the cell; the line under the map says it.</source>
        <translation>Survolez la case&#x202f;; le texte sous la carte le dit.</translation>
    </message>
    <message>
        <source>Close to 1. Side B is another kind of head, as the next step says.</source>
        <translation>Proche de 1. Le côté B est une tête d’un autre type, comme le montre l’étape suivante.</translation>
    </message>
    <message>
        <source>Staying where it is</source>
        <translation>Rester sur place</translation>
    </message>
    <message>
        <source>Side B, L0 H2, looks at **the token itself**. It passes on a part of the token&apos;s own state, turned into other
directions for the layers that follow. This sounds idle, but without it the model is much worse: its card says that removing
L0 H2 costs 2.61 nats a token on ordinary text, more than any other head.</source>
        <translation>Le côté B, L0 H2, regarde **le token lui-même**. Il transmet une partie de l’état du token, tournée vers d’autres
directions pour les couches qui suivent. Cela paraît vain, mais sans cette tête le modèle est bien moins bon&#xa0;: sa fiche dit que retirer
L0 H2 coûte 2.61 nats par token sur du texte ordinaire, plus que toute autre tête.</translation>
    </message>
    <message>
        <source>Which diagonal does side B&apos;s weight lie on?</source>
        <translation>Sur quelle diagonale est le poids du côté B&#x202f;?</translation>
    </message>
    <message>
        <source>Row $t$, column $t$.</source>
        <translation>Ligne $t$, colonne $t$.</translation>
    </message>
    <message>
        <source>Query and key are the same token.</source>
        <translation>La requête et la clé sont le même token.</translation>
    </message>
    <message>
        <source>The main diagonal, from top left to bottom right</source>
        <translation>La diagonale principale, d’en haut à gauche jusqu’en bas à droite</translation>
    </message>
    <message>
        <source>The one beside it</source>
        <translation>Celle d’à côté</translation>
    </message>
    <message>
        <source>The first column</source>
        <translation>La première colonne</translation>
    </message>
    <message>
        <source>Copying what came after</source>
        <translation>Copier ce qui suivait</translation>
    </message>
    <message>
        <source>The **induction head** is the most interesting one. When a token has occurred before, it looks at what came *after* it
then, as if it said: last time, &quot;old&quot; was followed by &quot;fox&quot;. With it a model continues patterns that it has never seen in
training.

It needs help. A previous-token head in an earlier layer writes into every token what stood before it; the induction
head looks for tokens that have *its own* token written there.</source>
        <translation>La **tête d’induction** est la plus intéressante. Quand un token est déjà apparu, elle regarde ce qui le *suivait*
alors, comme pour dire&#xa0;: la dernière fois, «&#x202f;old&#x202f;» était suivi de «&#x202f;fox&#x202f;». Grâce à elle, un modèle poursuit des motifs qu’il n’a jamais vus à
l’entraînement.

Elle a besoin d’aide. Une tête du token précédent, dans une couche antérieure, écrit dans chaque token ce qui le précédait&#x202f;; la tête
d’induction cherche les tokens dans lesquels est écrit *son propre* token.</translation>
    </message>
    <message>
        <source>In the second half of the text, point at a token and follow its strongest line.</source>
        <translation>Dans la seconde moitié du texte, survolez un token et suivez son lien le plus fort.</translation>
    </message>
    <message>
        <source>In &quot;… the old fox … the old&quot;, where does an induction head look from the second &quot;old&quot;?</source>
        <translation>Dans «&#x202f;… the old fox … the old&#x202f;», que regarde une tête d’induction à partir du second «&#x202f;old&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>It is about what comes next.</source>
        <translation>Il s’agit de ce qui vient ensuite.</translation>
    </message>
    <message>
        <source>Looking at the first &quot;old&quot; itself would be a duplicate-token head. The induction head looks one further.</source>
        <translation>Regarder le premier «&#x202f;old&#x202f;» lui-même serait une tête de token répété. La tête d’induction regarde un cran plus loin.</translation>
    </message>
    <message>
        <source>At the first &quot;old&quot;</source>
        <translation>Le premier «&#x202f;old&#x202f;»</translation>
    </message>
    <message>
        <source>At &quot;fox&quot;, which came after the first &quot;old&quot;</source>
        <translation>«&#x202f;fox&#x202f;», qui suivait le premier «&#x202f;old&#x202f;»</translation>
    </message>
    <message>
        <source>At &quot;the&quot;, which came before it</source>
        <translation>«&#x202f;the&#x202f;», qui le précédait</translation>
    </message>
    <message>
        <source>The first token</source>
        <translation>Le premier token</translation>
    </message>
    <message>
        <source>Often most of a row&apos;s weight lies on the **first token**, whatever it is. The weights of a row must add up to 1, and a head that
has found nothing has to put them somewhere. Such a key is called a *sink*. L4 H4 of this model rests there until
there is something to copy.

In maps of large models the sink can swamp the colours. The menu Maps can leave the first key out, or draw the
weights on a logarithmic scale.</source>
        <translation>Souvent, la plus grande partie du poids d’une ligne est sur le **premier token**, quel qu’il soit. La somme des poids d’une ligne doit être 1, et une tête
qui n’a rien trouvé doit les mettre quelque part. Une telle clé s’appelle un *puits*. L4 H4 de ce modèle s’y repose jusqu’à ce
qu’il y ait quelque chose à copier.

Dans les cartes de grands modèles, le puits peut noyer les couleurs. Le menu Cartes permet d’omettre la première clé, ou de tracer les
poids sur une échelle logarithmique.</translation>
    </message>
    <message>
        <source>How large is side A&apos;s weight from query 8 to the first token?</source>
        <translation>Quel est le poids du côté A, de la requête 8 au premier token&#x202f;?</translation>
    </message>
    <message>
        <source>The chosen cell is in the first column.</source>
        <translation>La case choisie est dans la première colonne.</translation>
    </message>
    <message>
        <source>Nothing has come twice yet at that place, so there is nothing to copy.</source>
        <translation>Rien n’est encore venu deux fois à cet endroit&#xa0;: il n’y a rien à copier.</translation>
    </message>
    <message>
        <source>All heads, all scores</source>
        <translation>Toutes les têtes, tous les scores</translation>
    </message>
    <message>
        <source>How many heads has the model in each layer?</source>
        <translation>Combien de têtes le modèle a-t-il par couche&#x202f;?</translation>
    </message>
    <message>
        <source>Count the rows of one layer.</source>
        <translation>Comptez les lignes d’une couche.</translation>
    </message>
    <message>
        <source>Six layers of eight heads: 48 in all.</source>
        <translation>Six couches de huit têtes&#xa0;: 48 en tout.</translation>
    </message>
    <message>
        <source>A weight is not an importance</source>
        <translation>Un poids n’est pas une importance</translation>
    </message>
    <message>
        <source>A map says how much of a key&apos;s *value* goes into the mean. If that value is short, or $W_O$ turns it into a direction that
nobody reads, a large weight carries nothing. The page shows three maps of one head: the weights, the weights times the
length of what is carried, $\|A_{tu}\, v_u W_O\|$, and what changes when a value is set to zero.

To know what a head is worth for the output, one takes it away and measures the loss. The menu Heads does that, head
by head.</source>
        <translation>Une carte dit quelle part de la *valeur* d’une clé entre dans la moyenne. Si cette valeur est courte, ou si $W_O$ la tourne dans une direction que
personne ne lit, un grand poids ne transporte rien. La page montre trois cartes d’une tête&#xa0;: les poids, les poids multipliés par la
longueur de ce qui est transporté, $\|A_{tu}\, v_u W_O\|$, et ce qui change quand une valeur est mise à zéro.

Pour savoir ce que vaut une tête pour la sortie, on la retire et l’on mesure la perte. Le menu Têtes fait cela, tête
par tête.</translation>
    </message>
    <message>
        <source>Why can a large weight on a sink carry almost nothing?</source>
        <translation>Pourquoi un grand poids sur un puits peut-il ne presque rien transporter&#x202f;?</translation>
    </message>
    <message>
        <source>What is multiplied by the weight?</source>
        <translation>Par quoi le poids est-il multiplié&#x202f;?</translation>
    </message>
    <message>
        <source>Models learn to give sinks small values, so that looking there means doing nothing.</source>
        <translation>Les modèles apprennent à donner aux puits de petites valeurs, si bien que les regarder revient à ne rien faire.</translation>
    </message>
    <message>
        <source>Because masked keys are not counted</source>
        <translation>Parce que les clés masquées ne sont pas comptées</translation>
    </message>
    <message>
        <source>Because the value of that key is short</source>
        <translation>Parce que la valeur de cette clé est courte</translation>
    </message>
    <message>
        <source>Because weights on the first token are not real</source>
        <translation>Parce que les poids sur le premier token ne sont pas réels</translation>
    </message>
    <message>
        <source>Scaling, saturation and vanishing gradients</source>
        <translation>Facteur d’échelle, saturation et gradients évanescents</translation>
    </message>
    <message>
        <source>Where the factor 1/√dk comes from, what a softmax does without it, and what is left of the gradient then.</source>
        <translation>D’où vient le facteur 1/√dk, ce que fait un softmax sans lui, et ce qui reste alors du gradient.</translation>
    </message>
    <message>
        <source>How large is a score?</source>
        <translation>De quelle taille est un score&#x202f;?</translation>
    </message>
    <message>
        <source>A score is a sum of $d_k$ products. If the entries of $q$ and $k$ are independent, with mean 0 and variance 1, each
product has mean 0 and variance 1, and variances of independent terms add up:

$$\operatorname{Var}(q \cdot k) = d_k, \qquad \text{so a typical score is as large as } \sqrt{d_k}.$$

The layer here has random weights, made so that this holds, and heads of width 64.</source>
        <translation>Un score est une somme de $d_k$ produits. Si les composantes de $q$ et de $k$ sont indépendantes, de moyenne 0 et de variance 1, chaque
produit est de moyenne 0 et de variance 1, et les variances de termes indépendants s’additionnent&#xa0;:

$$\operatorname{Var}(q \cdot k) = d_k, \qquad \text{donc un score typique est voisin de } \sqrt{d_k}.$$

La couche a ici des poids aléatoires, faits pour que cela soit vrai, et des têtes de largeur 64.</translation>
    </message>
    <message>
        <source>Which standard deviation do scores have, if the entries of $q$ and $k$ are like that?</source>
        <translation>Quel est l’écart type des scores, si les composantes de $q$ et de $k$ sont ainsi&#x202f;?</translation>
    </message>
    <message>
        <source>$\sqrt{d_k}$ with $d_k = 256 / 4$.</source>
        <translation>$\sqrt{d_k}$ avec $d_k = 256 / 4$.</translation>
    </message>
    <message>
        <source>$\sqrt{64} = 8$.</source>
        <translation>$\sqrt{64} = 8$.</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Mesuré</translation>
    </message>
    <message>
        <source>The histogram has all scores of the head. The dashed curve is the normal curve that theory predicts. The factor
$1/\sqrt{d_k}$ divides every score by that deviation: what is left is about 1, **whatever the width of the head**.</source>
        <translation>L’histogramme montre tous les scores de la tête. La courbe en tirets est la courbe normale que prédit la théorie. Le facteur
$1/\sqrt{d_k}$ divise chaque score par cet écart type&#xa0;: ce qui reste est d’environ 1, **quelle que soit la largeur de la tête**.</translation>
    </message>
    <message>
        <source>Which standard deviation do the scores $q \cdot k$ of this head have, measured?</source>
        <translation>Quel est l’écart type, mesuré, des scores $q \cdot k$ de cette tête&#x202f;?</translation>
    </message>
    <message>
        <source>It is beside the histogram.</source>
        <translation>Il est à côté de l’histogramme.</translation>
    </message>
    <message>
        <source>Near 8, and not exactly, since these are 4096 numbers made by chance.</source>
        <translation>Près de 8, mais pas exactement, puisque ce sont 4096 nombres tirés au hasard.</translation>
    </message>
    <message>
        <source>Without the factor</source>
        <translation>Sans le facteur</translation>
    </message>
    <message>
        <source>Weights depend on *differences* of scores, and exponentially: a key whose score is larger by 8 has a weight that is
$e^8 \approx 2981$ times as large. With scores that large one key takes nearly everything. The softmax is
**saturated**.</source>
        <translation>Les poids dépendent des *différences* de scores, et exponentiellement&#xa0;: une clé dont le score est plus grand de 8 a un poids
$e^8 \approx 2981$ fois plus grand. Avec des scores aussi grands, une seule clé prend presque tout. Le softmax est
**saturé**.</translation>
    </message>
    <message>
        <source>Drag the mark in the curves to the left and to the right. Entropy falls and the largest weight rises with the factor.</source>
        <translation>Déplacez le repère des courbes vers la gauche et vers la droite. L’entropie baisse et le plus grand poids augmente avec le facteur.</translation>
    </message>
    <message>
        <source>How large is the largest weight of a row now, on average?</source>
        <translation>Quel est maintenant le plus grand poids d’une ligne, en moyenne&#x202f;?</translation>
    </message>
    <message>
        <source>One of the numbers over the curves.</source>
        <translation>L’un des nombres au-dessus des courbes.</translation>
    </message>
    <message>
        <source>With the factor it is far smaller. Put the slider at $1/\sqrt{d_k}$ and compare.</source>
        <translation>Avec le facteur, il est bien plus petit. Mettez le curseur sur $1/\sqrt{d_k}$ et comparez.</translation>
    </message>
    <message>
        <source>A saturated softmax does not move</source>
        <translation>Un softmax saturé ne bouge pas</translation>
    </message>
    <message>
        <source>Does it matter? The weights of a row change with its scaled scores $z$ as

$$\frac{\partial a_i}{\partial z_j} = a_i\,(\delta_{ij} - a_j), \qquad J = \operatorname{diag}(a) - a\,a^T.$$

If one weight is 1 and all others 0, every entry of $J$ is 0: small changes of scores change nothing at all.</source>
        <translation>Est-ce important&#x202f;? Les poids d’une ligne changent avec ses scores après facteur $z$ selon

$$\frac{\partial a_i}{\partial z_j} = a_i\,(\delta_{ij} - a_j), \qquad J = \operatorname{diag}(a) - a\,a^T.$$

Si un poids vaut 1 et tous les autres 0, chaque élément de $J$ est nul&#xa0;: de petits changements des scores ne changent rien du tout.</translation>
    </message>
    <message>
        <source>How large is the Frobenius norm $\|J\|$ (the root of the sum of all squared entries) for the row $a = (1/2,\ 1/2)$?</source>
        <translation>Que vaut la norme de Frobenius $\|J\|$ (la racine de la somme des carrés de tous les éléments) pour la ligne $a = (1/2,\ 1/2)$&#x202f;?</translation>
    </message>
    <message>
        <source>$J$ has the entries $1/4$ and $-1/4$, two of each.</source>
        <translation>$J$ a pour éléments $1/4$ et $-1/4$, deux de chaque.</translation>
    </message>
    <message>
        <source>$\sqrt{4 \cdot (1/4)^2} = 1/2$. For $a = (1, 0)$ it is 0.</source>
        <translation>$\sqrt{4 \cdot (1/4)^2} = 1/2$. Pour $a = (1, 0)$, c’est 0.</translation>
    </message>
    <message>
        <source>Exercise: the gradient</source>
        <translation>Exercice&#xa0;: le gradient</translation>
    </message>
    <message>
        <source>Learning needs the gradient of the loss $L$ to $W_Q$ and $W_K$. Given $G = \partial L / \partial O$ of one head,
and with the factor $s$:

$$dA = G V^T, \qquad dS = A \circ \left( dA - \operatorname{rowsum}(dA \circ A) \right)$$

$$dQ = s\, dS\, K, \qquad dK = s\, dS^T Q$$

$$dW_Q = X^T dQ, \qquad dW_K = X^T dK$$

The formula of $dS$ is the Jacobian from the step before, row by row. Where it is 0, nothing arrives at $W_Q$ or $W_K$, and
the head **does not learn where to look**.</source>
        <translation>Apprendre demande le gradient de la perte $L$ par rapport à $W_Q$ et $W_K$. Étant donné $G = \partial L / \partial O$ d’une tête,
et avec le facteur $s$&#xa0;:

$$dA = G V^T, \qquad dS = A \circ \left( dA - \operatorname{rowsum}(dA \circ A) \right)$$

$$dQ = s\, dS\, K, \qquad dK = s\, dS^T Q$$

$$dW_Q = X^T dQ, \qquad dW_K = X^T dK$$

La formule de $dS$ est la jacobienne de l’étape précédente, ligne par ligne. Là où elle est nulle, rien n’arrive à $W_Q$ ni à $W_K$, et
la tête **n’apprend pas où regarder**.</translation>
    </message>
    <message>
        <source>A row has the weights $(1/2,\ 1/2)$ and $dA = (1,\ 0)$. What is the first entry of $dS$?</source>
        <translation>Une ligne a les poids $(1/2,\ 1/2)$ et $dA = (1,\ 0)$. Que vaut le premier élément de $dS$&#x202f;?</translation>
    </message>
    <message>
        <source>First $\operatorname{rowsum}(dA \circ A) = 1/2$.</source>
        <translation>D’abord $\operatorname{rowsum}(dA \circ A) = 1/2$.</translation>
    </message>
    <message>
        <source>$1/2 \cdot (1 - 1/2) = 1/4$, and the second entry is $1/2 \cdot (0 - 1/2) = -1/4$.</source>
        <translation>$1/2 \cdot (1 - 1/2) = 1/4$, et le second élément est $1/2 \cdot (0 - 1/2) = -1/4$.</translation>
    </message>
    <message>
        <source>Gradients against the factor</source>
        <translation>Les gradients selon le facteur</translation>
    </message>
    <message>
        <source>The curves show the norm of the Jacobian (the mean over all rows), and $\|dW_Q\|$ and $\|dW_K\|$, for factors from small to
large. $G$ is fixed (standard normal numbers), so that what changes is the softmax alone.

The Jacobian falls when the softmax saturates: in most rows nothing moves. The gradient has $s$ in it a second time,
$dQ = s\, dS\, K$, so that its *norm* need not fall. What is left of it comes from ever fewer rows, those in which two
scores happen to be nearly equal, and these get steps that are far too large. One often reads that &quot;the gradient vanishes&quot;;
measured, it vanishes **in most rows**.</source>
        <translation>Les courbes montrent la norme de la jacobienne (moyenne sur toutes les lignes), ainsi que $\|dW_Q\|$ et $\|dW_K\|$, pour des facteurs de petits à
grands. $G$ est fixe (loi normale centrée réduite)&#xa0;: seul le softmax change.

La jacobienne baisse quand le softmax sature&#xa0;: dans la plupart des lignes, rien ne bouge. Le gradient contient $s$ une seconde fois,
$dQ = s\, dS\, K$, si bien que sa *norme* ne baisse pas forcément. Ce qui en reste vient de lignes de moins en moins nombreuses, celles où deux
scores sont par hasard presque égaux, et celles-ci reçoivent des pas bien trop grands. On lit souvent que «&#x202f;le gradient s’évanouit&#x202f;»&#x202f;;
à la mesure, il s’évanouit **dans la plupart des lignes**.</translation>
    </message>
    <message>
        <source>What happens to most rows when the factor is very large?</source>
        <translation>Qu’arrive-t-il à la plupart des lignes quand le facteur est très grand&#x202f;?</translation>
    </message>
    <message>
        <source>Follow the curve of the Jacobian.</source>
        <translation>Suivez la courbe de la jacobienne.</translation>
    </message>
    <message>
        <source>Few rows with nearly equal scores carry what is left of the gradient.</source>
        <translation>Un petit nombre de lignes aux scores presque égaux porte ce qui reste du gradient.</translation>
    </message>
    <message>
        <source>Their Jacobian goes to 0, and they learn nothing</source>
        <translation>Leur jacobienne tend vers 0, et elles n’apprennent rien</translation>
    </message>
    <message>
        <source>Their weights become equal</source>
        <translation>Leurs poids deviennent égaux</translation>
    </message>
    <message>
        <source>Their gradient grows with the factor</source>
        <translation>Leur gradient croît avec le facteur</translation>
    </message>
    <message>
        <source>A trained model</source>
        <translation>Un modèle entraîné</translation>
    </message>
    <message>
        <source>How far is the next-token distribution without the factor from the model&apos;s own (Kullback-Leibler divergence, nats)?</source>
        <translation>À quelle distance la distribution du token suivant sans le facteur est-elle de celle du modèle d’origine (divergence de Kullback-Leibler, en nats)&#x202f;?</translation>
    </message>
    <message>
        <source>One of the numbers over the curves; it says &quot;rerun&quot;.</source>
        <translation>L’un des nombres au-dessus des courbes&#x202f;; il porte la mention «&#x202f;modèle entier&#x202f;».</translation>
    </message>
    <message>
        <source>This is the whole model without the factor, with weights that were trained with it.</source>
        <translation>C’est le modèle entier sans le facteur, avec des poids entraînés avec lui.</translation>
    </message>
    <message>
        <source>Models without a factor</source>
        <translation>Des modèles sans facteur</translation>
    </message>
    <message>
        <source>Not every model divides. T5 and GPT-Neo have no factor: they were trained so that their weights are small enough by
themselves. For those the interesting switch is to *add* one. Others use another number: Gemma 2 takes
$1/\sqrt{144}$ in its largest size, Granite a multiplier of its own.</source>
        <translation>Certains modèles ne divisent pas. T5 et GPT-Neo n’ont pas de facteur&#xa0;: ils ont été entraînés pour que leurs poids soient assez petits
d’eux-mêmes. Pour eux, le changement intéressant est d’en *ajouter* un. D’autres utilisent un autre nombre&#xa0;: Gemma 2 prend
$1/\sqrt{144}$ dans sa plus grande taille, Granite un multiplicateur à lui.</translation>
    </message>
    <message>
        <source>T5 has no factor. What would adding $1/\sqrt{d_k}$ do to the trained model?</source>
        <translation>T5 n’a pas de facteur. Que ferait l’ajout de $1/\sqrt{d_k}$ au modèle entraîné&#x202f;?</translation>
    </message>
    <message>
        <source>All scores become smaller.</source>
        <translation>Tous les scores deviennent plus petits.</translation>
    </message>
    <message>
        <source>Smaller differences of scores are weights that differ less.</source>
        <translation>De plus petites différences de scores donnent des poids qui diffèrent moins.</translation>
    </message>
    <message>
        <source>Make its rows flatter than they were learned to be</source>
        <translation>Rendre ses lignes plus plates qu’à l’apprentissage</translation>
    </message>
    <message>
        <source>Make its rows sharper than they were learned to be</source>
        <translation>Rendre ses lignes plus tranchées qu’à l’apprentissage</translation>
    </message>
    <message>
        <source>Nothing, a softmax does not depend on it</source>
        <translation>Rien, un softmax n’en dépend pas</translation>
    </message>
    <message>
        <source>Groups and the cache</source>
        <translation>Groupes et cache</translation>
    </message>
    <message>
        <source>Grouped-query attention: who shares keys and values with whom, what it saves, and what it costs without further training.</source>
        <translation>L’attention à requêtes groupées&#xa0;: qui partage clés et valeurs avec qui, ce que cela économise, et ce que cela coûte sans réentraînement.</translation>
    </message>
    <message>
        <source>Sharing keys and values</source>
        <translation>Partager clés et valeurs</translation>
    </message>
    <message>
        <source>While a model writes, the keys and values of all tokens before are kept: the **K/V cache**. For long texts it can be
larger than the weights, and reading it takes most of the time. *Grouped-query attention* makes it smaller: $H$ query heads share
$G$ heads of keys and values. Query head $h$ reads K/V head

$$\left\lfloor \frac{h}{H / G} \right\rfloor$$

With $G = H$ it is plain multi-head attention, with $G = 1$ multi-query attention. The model here has $H = 8$ and $G = 4$.</source>
        <translation>Pendant qu’un modèle écrit, on conserve les clés et les valeurs de tous les tokens précédents&#xa0;: c’est le **cache K/V**. Pour de longs textes, il peut être
plus grand que les poids, et sa lecture prend l’essentiel du temps. L’*attention à requêtes groupées* le réduit&#xa0;: $H$ têtes de requête se partagent
$G$ têtes de clés et de valeurs. La tête de requête $h$ lit la tête K/V

$$\left\lfloor \frac{h}{H / G} \right\rfloor$$

Avec $G = H$, c’est l’attention multi-tête ordinaire, avec $G = 1$, l’attention multi-requête. Le modèle ici a $H = 8$ et $G = 4$.</translation>
    </message>
    <message>
        <source>Which K/V head does query head 6 read (counted from 0)?</source>
        <translation>Quelle tête K/V lit la tête de requête 6 (comptée à partir de 0)&#x202f;?</translation>
    </message>
    <message>
        <source>$H / G = 2$ query heads share each.</source>
        <translation>Chacune est partagée par $H / G = 2$ têtes de requête.</translation>
    </message>
    <message>
        <source>$\lfloor 6 / 2 \rfloor = 3$, and so does head 7.</source>
        <translation>$\lfloor 6 / 2 \rfloor = 3$, de même que la tête 7.</translation>
    </message>
    <message>
        <source>Fewer than it has</source>
        <translation>Moins qu’il n’en a</translation>
    </message>
    <message>
        <source>Move the slider to 1. Which heads change most?</source>
        <translation>Mettez le curseur sur 1. Quelles têtes changent le plus&#x202f;?</translation>
    </message>
    <message>
        <source>How many K/V heads does the layer have now?</source>
        <translation>Combien de têtes K/V la couche a-t-elle maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>The slider says it.</source>
        <translation>Le curseur le dit.</translation>
    </message>
    <message>
        <source>What it saves</source>
        <translation>Ce que cela économise</translation>
    </message>
    <message>
        <source>The cache holds $2 \cdot \mathrm{layers} \cdot T \cdot G \cdot d_k$ numbers, the 2 for keys and values. Everything in it is as before
except $G$. The projections $W_K$ and $W_V$ shrink alike.</source>
        <translation>Le cache contient $2 \cdot \mathrm{layers} \cdot T \cdot G \cdot d_k$ nombres, le 2 étant pour les clés et les valeurs (layers&#xa0;: nombre de couches). Rien n’y change
sauf $G$. Les projections $W_K$ et $W_V$ diminuent de même.</translation>
    </message>
    <message>
        <source>The cache after the change, as a share of the cache before?</source>
        <translation>Que devient le cache après le changement, en part du cache d’avant&#x202f;?</translation>
    </message>
    <message>
        <source>$G$ after, divided by $G$ before.</source>
        <translation>$G$ après, divisé par $G$ avant.</translation>
    </message>
    <message>
        <source>$2 / 4 = 1/2$.</source>
        <translation>$2 / 4 = 1/2$.</translation>
    </message>
    <message>
        <source>What it costs</source>
        <translation>Ce que cela coûte</translation>
    </message>
    <message>
        <source>The whole model is run with the new grouping in every layer, and its loss on this text is measured. Before and after are
both on the page, and for every possible $G$. A high loss here does not mean that grouping is bad; it means that this
model has not been trained with it.</source>
        <translation>Le modèle entier est exécuté avec le nouveau regroupement dans chaque couche, et sa perte sur ce texte est mesurée. Avant et après
figurent tous deux sur la page, ainsi que pour tous les $G$ possibles. Une perte élevée ici ne signifie pas que le regroupement est mauvais&#x202f;; elle signifie que ce
modèle n’a pas été entraîné avec lui.</translation>
    </message>
    <message>
        <source>What is the mean loss on this text with one K/V head for all (nats a token)?</source>
        <translation>Quelle est la perte moyenne sur ce texte avec une seule tête K/V pour toutes (nats par token)&#x202f;?</translation>
    </message>
    <message>
        <source>It is beside the loss before.</source>
        <translation>Elle est à côté de la perte d’avant.</translation>
    </message>
    <message>
        <source>Compare it with the model&apos;s own. A guess among all 4096 pieces would have $\ln 4096 = 8.3$.</source>
        <translation>Comparez-la à celle du modèle d’origine. Un tirage au hasard parmi les 4096 morceaux donnerait $\ln 4096 = 8.3$.</translation>
    </message>
    <message>
        <source>Mean or first</source>
        <translation>Moyenne ou première</translation>
    </message>
    <message>
        <source>Instead of the mean one could simply keep the first head of each group. In the experiments of Ainslie et al. the mean does
best, the first head less well, and random projections worst. The page shows how far the heads of a group are apart
before they are pooled: the **spread**.</source>
        <translation>Au lieu de la moyenne, on pourrait simplement garder la première tête de chaque groupe. Dans les expériences d’Ainslie et al., la moyenne est la
meilleure, la première tête moins bonne, et des projections aléatoires les pires. La page montre à quelle distance les têtes d’un groupe sont les unes des autres
avant l’agrégation&#xa0;: la **dispersion**.</translation>
    </message>
    <message>
        <source>When does pooling change little?</source>
        <translation>Quand l’agrégation change-t-elle peu de chose&#x202f;?</translation>
    </message>
    <message>
        <source>What is the mean of things that are the same?</source>
        <translation>Quelle est la moyenne de choses identiques&#x202f;?</translation>
    </message>
    <message>
        <source>The mean of similar heads is close to each of them.</source>
        <translation>La moyenne de têtes semblables est proche de chacune d’elles.</translation>
    </message>
    <message>
        <source>When the heads of a group have similar keys and values</source>
        <translation>Quand les têtes d’un groupe ont des clés et des valeurs semblables</translation>
    </message>
    <message>
        <source>When the text is short</source>
        <translation>Quand le texte est court</translation>
    </message>
    <message>
        <source>When the group has many heads</source>
        <translation>Quand le groupe a beaucoup de têtes</translation>
    </message>
    <message>
        <source>Exercise: a large model</source>
        <translation>Exercice&#xa0;: un grand modèle</translation>
    </message>
    <message>
        <source>A model has $H = 32$ query heads and $G = 4$ K/V heads. It has one $W_Q$ for each query head, but keys and values
only for each group.</source>
        <translation>Un modèle a $H = 32$ têtes de requête et $G = 4$ têtes K/V. Il a une $W_Q$ par tête de requête, mais des clés et des valeurs
seulement par groupe.</translation>
    </message>
    <message>
        <source>How large is its cache, compared with multi-head attention of the same width?</source>
        <translation>Quelle est la taille de son cache, comparée à l’attention multi-tête de même largeur&#x202f;?</translation>
    </message>
    <message>
        <source>$4 / 32 = 1/8$, with four projections for keys and four for values. Llama 2 70B has 64 query heads and 8 K/V heads: the same
share.</source>
        <translation>$4 / 32 = 1/8$, avec quatre projections pour les clés et quatre pour les valeurs. Llama 2 70B a 64 têtes de requête et 8 têtes K/V&#xa0;: la même
part.</translation>
    </message>
    <message>
        <source>Tiles and linear attention</source>
        <translation>Tuiles et attention linéaire</translation>
    </message>
    <message>
        <source>How the softmax is computed without ever keeping the whole map, and what changes if it is replaced: linear attention, windows, sinks.</source>
        <translation>Comment le softmax se calcule sans jamais conserver toute la carte, et ce qui change si on le remplace&#xa0;: attention linéaire, fenêtres, puits.</translation>
    </message>
    <message>
        <source>A map is large</source>
        <translation>Une carte est grande</translation>
    </message>
    <message>
        <source>A map has $T^2$ numbers, and a layer has one for each head. For $T = 100{,}000$ tokens a single map would take 40 GB.
Nobody needs the map itself, only $A V$. **FlashAttention** computes that from tiles of the map which are thrown away at once.</source>
        <translation>Une carte a $T^2$ nombres, et une couche en a une par tête. Pour $T = 100{,}000$ tokens, une seule carte prendrait 40 Go.
Personne n’a besoin de la carte elle-même, seulement de $A V$. **FlashAttention** calcule cela à partir de tuiles de la carte, jetées aussitôt.</translation>
    </message>
    <message>
        <source>How many bytes does the plain map of this text take, at 4 bytes a number?</source>
        <translation>Combien d’octets prend la carte ordinaire de ce texte, à 4 octets par nombre&#x202f;?</translation>
    </message>
    <message>
        <source>$4\,T^2$; the page says it, too.</source>
        <translation>$4\,T^2$&#x202f;; la page le dit aussi.</translation>
    </message>
    <message>
        <source>It grows with the square of the text&apos;s length.</source>
        <translation>Cela croît comme le carré de la longueur du texte.</translation>
    </message>
    <message>
        <source>A softmax in one pass</source>
        <translation>Un softmax en une seule passe</translation>
    </message>
    <message>
        <source>The softmax of a row needs its maximum and its sum, and both seem to need the whole row. But they can be kept up
while going along. With the maximum $m$ and the sum $l$ of what was seen, a new tile with scores $s$ gives

$$m&apos; = \max(m, \max s), \qquad l&apos; = e^{m - m&apos;}\, l + \sum e^{s - m&apos;}$$

and the output is rescaled in the same way. At the end it is divided by $l$.</source>
        <translation>Le softmax d’une ligne demande son maximum et sa somme, et tous deux semblent demander la ligne entière. Mais on peut les tenir à jour
en avançant. Avec le maximum $m$ et la somme $l$ de ce qui a été vu, une nouvelle tuile de scores $s$ donne

$$m&apos; = \max(m, \max s), \qquad l&apos; = e^{m - m&apos;}\, l + \sum e^{s - m&apos;}$$

et la sortie est remise à l’échelle de la même façon. À la fin, on la divise par $l$.</translation>
    </message>
    <message>
        <source>Step through the tiles. Watch the running maximum and sum of the chosen row.</source>
        <translation>Avancez tuile par tuile. Observez le maximum et la somme courants de la ligne choisie.</translation>
    </message>
    <message>
        <source>The running maximum rises from 2 to 5. By which number is the sum so far multiplied?</source>
        <translation>Le maximum courant passe de 2 à 5. Par quel nombre la somme accumulée est-elle multipliée&#x202f;?</translation>
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
        <translation>C’est exact</translation>
    </message>
    <message>
        <source>Nothing is left out and nothing is approximated: the result differs from the plain softmax by rounding only. Tiles that are wholly
masked are skipped, which saves nearly half of the work in a causal model.</source>
        <translation>Rien n’est omis et rien n’est approché&#xa0;: le résultat ne diffère du softmax ordinaire que par l’arrondi. Les tuiles entièrement
masquées sont sautées, ce qui épargne près de la moitié du travail dans un modèle causal.</translation>
    </message>
    <message>
        <source>What does FlashAttention save?</source>
        <translation>Qu’économise FlashAttention&#x202f;?</translation>
    </message>
    <message>
        <source>The result is exact.</source>
        <translation>Le résultat est exact.</translation>
    </message>
    <message>
        <source>It computes what plain attention computes, in another order.</source>
        <translation>Il calcule ce que calcule l’attention ordinaire, dans un autre ordre.</translation>
    </message>
    <message>
        <source>Memory, and the time to move it; the number of operations is about the same</source>
        <translation>La mémoire, et le temps de la déplacer&#x202f;; le nombre d’opérations est à peu près le même</translation>
    </message>
    <message>
        <source>Operations, by leaving out small weights</source>
        <translation>Des opérations, en omettant les petits poids</translation>
    </message>
    <message>
        <source>Linear attention</source>
        <translation>L’attention linéaire</translation>
    </message>
    <message>
        <source>One can give up the exponential. With a feature map $\phi(x) = \mathrm{elu}(x) + 1$, which is positive,

$$A_{tu} = \frac{\phi(q_t) \cdot \phi(k_u)}{\sum_v \phi(q_t) \cdot \phi(k_v)}$$

Then $\sum_u \phi(k_u) v_u^T$ can be summed once, for all queries (with a causal mask it is a sum that grows from token to
token): time and memory grow with $T$ and not with $T^2$. It is
**another function**, with flatter maps. A model trained with the softmax does not become this one.</source>
        <translation>On peut renoncer à l’exponentielle. Avec une application $\phi(x) = \mathrm{elu}(x) + 1$, qui est positive,

$$A_{tu} = \frac{\phi(q_t) \cdot \phi(k_u)}{\sum_v \phi(q_t) \cdot \phi(k_v)}$$

Alors $\sum_u \phi(k_u) v_u^T$ peut être sommé une fois pour toutes les requêtes (avec un masque causal, c’est une somme qui grandit de token en
token)&#xa0;: le temps et la mémoire croissent comme $T$ et non comme $T^2$. C’est
**une autre fonction**, aux cartes plus plates. Un modèle entraîné avec le softmax ne devient pas cette fonction.</translation>
    </message>
    <message>
        <source>How far are the rows of both maps apart, on average (total variation, 0 to 1)?</source>
        <translation>À quelle distance les lignes des deux cartes sont-elles, en moyenne (variation totale, de 0 à 1)&#x202f;?</translation>
    </message>
    <message>
        <source>It is printed with the difference.</source>
        <translation>Elle est affichée avec la différence.</translation>
    </message>
    <message>
        <source>0 would be the same map, 1 would be rows that share no key.</source>
        <translation>0 serait la même carte, 1 des lignes sans clé commune.</translation>
    </message>
    <message>
        <source>A window</source>
        <translation>Une fenêtre</translation>
    </message>
    <message>
        <source>Another way is to look back only $w$ tokens. The cache then stops growing. Models such as Mistral 7B are trained with a window;
through many layers information still travels further than $w$. Here a window is put on a model that was not.</source>
        <translation>Une autre façon est de ne regarder que $w$ tokens en arrière. Le cache cesse alors de grandir. Des modèles comme Mistral 7B sont entraînés avec une fenêtre&#x202f;;
à travers de nombreuses couches, l’information va tout de même plus loin que $w$. Ici, une fenêtre est imposée à un modèle qui n’a pas été entraîné ainsi.</translation>
    </message>
    <message>
        <source>Which share of a row&apos;s weight lies outside of a window of 4, on average?</source>
        <translation>Quelle part du poids d’une ligne est hors d’une fenêtre de 4, en moyenne&#x202f;?</translation>
    </message>
    <message>
        <source>The page says what is lost.</source>
        <translation>La page dit ce qui est perdu.</translation>
    </message>
    <message>
        <source>That much of the head&apos;s attention would have to go elsewhere.</source>
        <translation>C’est la part de l’attention de la tête qui devrait aller ailleurs.</translation>
    </message>
    <message>
        <source>A sink</source>
        <translation>Un puits</translation>
    </message>
    <message>
        <source>The weights of a row must add up to 1, even if there is nothing to find. Models learn to use the first token as a dump.
One can give them a place for it instead: one more score that belongs to no key,

$$A_{tu} = \frac{e^{s_{tu}}}{e^{z} + \sum_v e^{s_{tv}}}$$

Then rows add up to less than 1, and the rest attends to nothing. Some newer models learn such a $z$ for each head.</source>
        <translation>La somme des poids d’une ligne doit être 1, même s’il n’y a rien à trouver. Les modèles apprennent à se servir du premier token comme d’une décharge.
On peut leur donner à la place un endroit pour cela&#xa0;: un score de plus, qui n’appartient à aucune clé,

$$A_{tu} = \frac{e^{s_{tu}}}{e^{z} + \sum_v e^{s_{tv}}}$$

La somme des lignes est alors inférieure à 1, et le reste ne regarde rien. Certains modèles récents apprennent un tel $z$ par tête.</translation>
    </message>
    <message>
        <source>Which share of a row goes to the sink with the logit 0, on average?</source>
        <translation>Quelle part d’une ligne va au puits de logit 0, en moyenne&#x202f;?</translation>
    </message>
    <message>
        <source>It is drawn beside the map.</source>
        <translation>Elle est tracée à côté de la carte.</translation>
    </message>
    <message>
        <source>A larger logit takes more.</source>
        <translation>Un logit plus grand en prend davantage.</translation>
    </message>
    <message>
        <source>Two texts: cross-attention</source>
        <translation>Deux textes&#xa0;: l’attention croisée</translation>
    </message>
    <message>
        <source>Queries from one text, keys and values from another: how an encoder-decoder reads its source while it writes.</source>
        <translation>Les requêtes d’un texte, les clés et les valeurs d’un autre&#xa0;: comment un encodeur-décodeur lit sa source pendant qu’il écrit.</translation>
    </message>
    <message>
        <source>Queries here, keys there</source>
        <translation>Requêtes ici, clés là</translation>
    </message>
    <message>
        <source>Until now a text looked at itself. In **cross-attention** the queries come from one text and the keys and values from
another:

$$A = \operatorname{softmax}\left(\frac{\left(X W_Q\right)\left(Y W_K\right)^T}{\sqrt{d_k}}\right), \qquad O = A\, Y W_V$$

Translators are made so: an encoder reads the source $Y$, and a decoder, which writes the target $X$, asks for every
word that it writes where in the source to look.

No translator comes with this program. The model here is a small layer with **random weights**: it shows what
cross-attention *is*, and not what a trained one does. Open a checkpoint of T5 or Marian to see that.</source>
        <translation>Jusqu’ici, un texte se regardait lui-même. Dans l’**attention croisée**, les requêtes viennent d’un texte, les clés et les valeurs
d’un autre&#xa0;:

$$A = \operatorname{softmax}\left(\frac{\left(X W_Q\right)\left(Y W_K\right)^T}{\sqrt{d_k}}\right), \qquad O = A\, Y W_V$$

Les traducteurs sont faits ainsi&#xa0;: un encodeur lit la source $Y$, et un décodeur, qui écrit la cible $X$, demande pour chaque
mot qu’il écrit où regarder dans la source.

Aucun traducteur n’est fourni avec ce programme. Le modèle ici est une petite couche à **poids aléatoires**&#xa0;: elle montre ce qu’*est*
l’attention croisée, et non ce que fait une attention entraînée. Ouvrez un checkpoint de T5 ou de Marian pour le voir.</translation>
    </message>
    <message>
        <source>Read the names of the axes: rows are tokens of the target, columns are tokens of the source.</source>
        <translation>Lisez les noms des axes&#xa0;: les lignes sont des tokens de la cible, les colonnes des tokens de la source.</translation>
    </message>
    <message>
        <source>What stands in the rows of this map?</source>
        <translation>Qu’y a-t-il dans les lignes de cette carte&#x202f;?</translation>
    </message>
    <message>
        <source>Who asks?</source>
        <translation>Qui demande&#x202f;?</translation>
    </message>
    <message>
        <source>Queries are the target&apos;s, keys the source&apos;s.</source>
        <translation>Les requêtes sont celles de la cible, les clés celles de la source.</translation>
    </message>
    <message>
        <source>The tokens of the source</source>
        <translation>Les tokens de la source</translation>
    </message>
    <message>
        <source>The tokens of the target</source>
        <translation>Les tokens de la cible</translation>
    </message>
    <message>
        <source>Both, one behind the other</source>
        <translation>Les deux, l’un à la suite de l’autre</translation>
    </message>
    <message>
        <source>The map need not be square</source>
        <translation>La carte n’est pas forcément carrée</translation>
    </message>
    <message>
        <source>Source and target have lengths of their own, $T_Y$ and $T_X$, and the map has $T_X$ rows and $T_Y$ columns. There is no
diagonal, and no order between the positions of two texts: &quot;the token before&quot; means nothing here, and the program gives no such score.</source>
        <translation>Source et cible ont leurs propres longueurs, $T_Y$ et $T_X$, et la carte a $T_X$ lignes et $T_Y$ colonnes. Il n’y a ni
diagonale, ni ordre entre les positions de deux textes&#xa0;: «&#x202f;le token précédent&#x202f;» ne veut rien dire ici, et le programme ne donne pas un tel score.</translation>
    </message>
    <message>
        <source>A source has 6 tokens and a target 9. How many weights has one map?</source>
        <translation>Une source a 6 tokens et une cible 9. Combien de poids une carte a-t-elle&#x202f;?</translation>
    </message>
    <message>
        <source>Rows times columns.</source>
        <translation>Lignes fois colonnes.</translation>
    </message>
    <message>
        <source>$9 \cdot 6 = 54$.</source>
        <translation>$9 \cdot 6 = 54$.</translation>
    </message>
    <message>
        <source>No mask</source>
        <translation>Pas de masque</translation>
    </message>
    <message>
        <source>The source is known from its first word to its last before the target is begun. So every query may look at every key, and there is
**no causal mask**. The decoder&apos;s attention to its own text has one, of course.</source>
        <translation>La source est connue du premier au dernier mot avant que la cible ne commence. Chaque requête peut donc regarder chaque clé, et il n’y a
**pas de masque causal**. L’attention du décodeur à son propre texte en a un, bien sûr.</translation>
    </message>
    <message>
        <source>Why may the first word of the target look at the last word of the source?</source>
        <translation>Pourquoi le premier mot de la cible peut-il regarder le dernier mot de la source&#x202f;?</translation>
    </message>
    <message>
        <source>What is there before the first word is written?</source>
        <translation>Qu’y a-t-il avant que le premier mot soit écrit&#x202f;?</translation>
    </message>
    <message>
        <source>Word order differs between languages; a translator needs to look ahead in the source.</source>
        <translation>L’ordre des mots diffère d’une langue à l’autre&#x202f;; un traducteur doit pouvoir regarder plus loin dans la source.</translation>
    </message>
    <message>
        <source>Because the source is known as a whole</source>
        <translation>Parce que la source est connue en entier</translation>
    </message>
    <message>
        <source>Because the first word has no words before it</source>
        <translation>Parce que le premier mot n’a pas de mot avant lui</translation>
    </message>
    <message>
        <source>It may not</source>
        <translation>Il ne le peut pas</translation>
    </message>
    <message>
        <source>Two texts in one model</source>
        <translation>Deux textes dans un même modèle</translation>
    </message>
    <message>
        <source>Not everything with two inputs has cross-attention. BERT reads a *pair* of sentences as one row of tokens: plain
self-attention over both. CLIP has two encoders, for pictures and for texts, that never look at each other; only
their last vectors are compared. Flamingo, on the other hand, has layers in which words look at a picture.</source>
        <translation>Avoir deux entrées ne suffit pas pour avoir de l’attention croisée. BERT lit une *paire* de phrases comme une seule suite de tokens&#xa0;: de la simple
auto-attention sur les deux. CLIP a deux encodeurs, pour les images et pour les textes, qui ne se regardent jamais&#x202f;; seuls
leurs derniers vecteurs sont comparés. Flamingo, en revanche, a des couches où des mots regardent une image.</translation>
    </message>
    <message>
        <source>Which of these has cross-attention?</source>
        <translation>Lequel de ces modèles a de l’attention croisée&#x202f;?</translation>
    </message>
    <message>
        <source>Which of them has an encoder and a decoder?</source>
        <translation>Lequel a un encodeur et un décodeur&#x202f;?</translation>
    </message>
    <message>
        <source>T5&apos;s decoder reads the encoder&apos;s states in every layer.</source>
        <translation>Le décodeur de T5 lit les états de l’encodeur dans chaque couche.</translation>
    </message>
    <message>
        <source>BERT on two sentences</source>
        <translation>BERT sur deux phrases</translation>
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
        <translation>À travers les couches&#xa0;: rollout et flot</translation>
    </message>
    <message>
        <source>A map is about one layer. Two ways of following attention through all of them, and what they do not say.</source>
        <translation>Une carte concerne une seule couche. Deux façons de suivre l’attention à travers toutes, et ce qu’elles ne disent pas.</translation>
    </message>
    <message>
        <source>One layer is not the whole way</source>
        <translation>Une couche n’est pas tout le chemin</translation>
    </message>
    <message>
        <source>In layer 4 a token looks at another one, but what stands there is no longer the word alone: layers 0 to 3 have
already carried other tokens into it. To say from which *words* a state is made, one has to follow the way through all layers.</source>
        <translation>Dans la couche 4, un token en regarde un autre, mais ce qui s’y trouve n’est plus le mot seul&#xa0;: les couches 0 à 3 y
ont déjà apporté d’autres tokens. Pour dire de quels *mots* un état est fait, il faut suivre le chemin à travers toutes les couches.</translation>
    </message>
    <message>
        <source>How many layers of attention lie between the words and the output of this model?</source>
        <translation>Combien de couches d’attention y a-t-il entre les mots et la sortie de ce modèle&#x202f;?</translation>
    </message>
    <message>
        <source>They are numbered from 0 at the left of the page.</source>
        <translation>Elles sont numérotées à partir de 0 à gauche de la page.</translation>
    </message>
    <message>
        <source>Six, of eight heads each.</source>
        <translation>Six, de huit têtes chacune.</translation>
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
        <translation>Prenez la moyenne de toutes les têtes d’une couche, ajoutez la connexion résiduelle (chaque token garde son propre état), et ramenez la
somme des lignes à 1&#xa0;:

$$M_l = \frac{1}{2}\left( \frac{1}{H} \sum_h A_{l,h} + I \right), \qquad R_l = M_l\, R_{l-1}$$

La ligne $t$ de $R_l$ dit alors combien de chaque mot il y a dans le token $t$ après la couche $l$, si l’attention était tout ce qui se passe.</translation>
    </message>
    <message>
        <source>Two layers have the same mean map,

$$\frac{1}{H} \sum_h A_h = \begin{pmatrix} 1 &amp; 0 \\ 0.6 &amp; 0.4 \end{pmatrix}.$$

How much of the first word is in the second token after both?</source>
        <translation>Deux couches ont la même carte moyenne,

$$\frac{1}{H} \sum_h A_h = \begin{pmatrix} 1 &amp; 0 \\ 0.6 &amp; 0.4 \end{pmatrix}.$$

Combien du premier mot y a-t-il dans le second token après les deux&#x202f;?</translation>
    </message>
    <message>
        <source>Take the second row of $M M$, where

$$M = \begin{pmatrix} 1 &amp; 0 \\ 0.3 &amp; 0.7 \end{pmatrix}.$$</source>
        <translation>Prenez la seconde ligne de $M M$, où

$$M = \begin{pmatrix} 1 &amp; 0 \\ 0.3 &amp; 0.7 \end{pmatrix}.$$</translation>
    </message>
    <message>
        <source>$0.3 \cdot 1 + 0.7 \cdot 0.3 = 0.51$.</source>
        <translation>$0.3 \cdot 1 + 0.7 \cdot 0.3 = 0.51$.</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Flot</translation>
    </message>
    <message>
        <source>Rollout multiplies: long ways fade quickly. *Flow* asks another question. Take the weights as the capacities of pipes between
the tokens of neighbouring layers. How much can flow from a word to a token at the top? Along one way it is the **smallest**
capacity, not the product, and several ways add up.</source>
        <translation>Le rollout multiplie&#xa0;: les longs chemins s’effacent vite. Le *flot* pose une autre question. Prenez les poids comme capacités de tuyaux entre
les tokens de couches voisines. Combien peut couler d’un mot à un token tout en haut&#x202f;? Sur un chemin, c’est la **plus petite**
capacité, et non le produit, et plusieurs chemins s’additionnent.</translation>
    </message>
    <message>
        <source>Move the threshold under the graph down: edges that carry less appear. Then go back to *rollout*: the same text and
token, followed by products.</source>
        <translation>Abaissez le seuil sous le graphe&#xa0;: des arêtes qui transportent moins apparaissent. Revenez ensuite à *rollout*&#xa0;: le même texte et le même
token, suivis par des produits.</translation>
    </message>
    <message>
        <source>Two ways lead from a word to a token, without a common pipe. One has the capacities 0.5 and 0.3, the other 0.2 and 0.9.
What is the largest flow?</source>
        <translation>Deux chemins mènent d’un mot à un token, sans tuyau commun. L’un a les capacités 0.5 et 0.3, l’autre 0.2 et 0.9.
Quel est le plus grand flot&#x202f;?</translation>
    </message>
    <message>
        <source>The narrowest pipe of each way.</source>
        <translation>Le tuyau le plus étroit de chaque chemin.</translation>
    </message>
    <message>
        <source>$0.3 + 0.2 = 0.5$.</source>
        <translation>$0.3 + 0.2 = 0.5$.</translation>
    </message>
    <message>
        <source>What they do not say</source>
        <translation>Ce qu’ils ne disent pas</translation>
    </message>
    <message>
        <source>Both know the weights only. The values that are carried, $W_O$, the feed-forward layers and the norms between them are
left out. They are a picture of where something *could* have come from. For what a head or a token is *worth*, take it
away and measure.</source>
        <translation>Tous deux ne connaissent que les poids. Les valeurs transportées, $W_O$, les couches feed-forward et les normalisations entre elles sont
laissées de côté. Ils sont une image de l’endroit d’où quelque chose *aurait pu* venir. Pour savoir ce que *vaut* une tête ou un token, retirez-le
et mesurez.</translation>
    </message>
    <message>
        <source>Which of these is in the rollout?</source>
        <translation>Lequel de ces éléments est dans le rollout&#x202f;?</translation>
    </message>
    <message>
        <source>Look for the $I$ in the formula.</source>
        <translation>Cherchez le $I$ dans la formule.</translation>
    </message>
    <message>
        <source>The identity matrix stands for what each token keeps of itself.</source>
        <translation>La matrice identité représente ce que chaque token garde de lui-même.</translation>
    </message>
    <message>
        <source>The feed-forward layers</source>
        <translation>Les couches feed-forward</translation>
    </message>
    <message>
        <source>The residual connections</source>
        <translation>Les connexions résiduelles</translation>
    </message>
    <message>
        <source>The length of the values</source>
        <translation>La longueur des valeurs</translation>
    </message>
    <message>
        <source>Pictures as tokens</source>
        <translation>Des images comme tokens</translation>
    </message>
    <message>
        <source>A Vision Transformer cuts a picture into patches, and patches are its tokens. Nearly everything that was said about words holds for them.</source>
        <translation>Un Vision Transformer découpe une image en patchs, et les patchs sont ses tokens. Presque tout ce qui a été dit des mots vaut pour eux.</translation>
    </message>
    <message>
        <source>A picture is cut into patches</source>
        <translation>Une image est découpée en patchs</translation>
    </message>
    <message>
        <source>A **Vision Transformer** scales a picture to a fixed size and cuts it into squares. The pixels of a square are one long row
of numbers, and a matrix makes them a vector of $d$ numbers: the patch is a *token*. A vector for its place in the
picture is added, and from there on the model is the transformer that you know.

No trained model of pictures comes with this program. The one here was **made by hand**: one layer with four heads,
each of which does one thing, and nothing in it was learned. It shows how to read such a model. Open a checkpoint
of ViT, DeiT, DINOv2 or CLIP to see what is learned.</source>
        <translation>Un **Vision Transformer** met une image à une taille fixe et la découpe en carrés. Les pixels d’un carré sont une longue suite
de nombres, dont une matrice fait un vecteur de $d$ nombres&#xa0;: le patch est un *token*. On ajoute un vecteur pour sa place dans
l’image, et dès lors le modèle est le transformeur que vous connaissez.

Aucun modèle d’images entraîné n’est fourni avec ce programme. Celui-ci a été **fait à la main**&#xa0;: une couche de quatre têtes,
dont chacune fait une seule chose, et rien n’y a été appris. Il montre comment lire un tel modèle. Ouvrez un checkpoint
de ViT, DeiT, DINOv2 ou CLIP pour voir ce qui est appris.</translation>
    </message>
    <message>
        <source>Pass over the picture with the pointer. Each patch shows where it looks.</source>
        <translation>Passez sur l’image avec le pointeur. Chaque patch montre où il regarde.</translation>
    </message>
    <message>
        <source>Into how many patches is the picture cut?</source>
        <translation>En combien de patchs l’image est-elle découpée&#x202f;?</translation>
    </message>
    <message>
        <source>Rows times columns of the grid.</source>
        <translation>Lignes fois colonnes de la grille.</translation>
    </message>
    <message>
        <source>$12 \cdot 12 = 144$. With pictures of $224 \times 224$ pixels and patches of 16, as most published models have it, they are $14 \cdot 14 = 196$.</source>
        <translation>$12 \cdot 12 = 144$. Avec des images de $224 \times 224$ pixels et des patchs de 16, comme dans la plupart des modèles publiés, cela fait $14 \cdot 14 = 196$.</translation>
    </message>
    <message>
        <source>One token more</source>
        <translation>Un token de plus</translation>
    </message>
    <message>
        <source>In front of the patches stands one token that belongs to no part of the picture, the **class token** (CLS). It collects what is
wanted of the picture as a whole, and a classifier reads it alone.</source>
        <translation>Devant les patchs se trouve un token qui n’appartient à aucune partie de l’image, le **token de classe** (CLS). Il recueille ce que l’on
demande de l’image dans son ensemble, et un classifieur ne lit que lui.</translation>
    </message>
    <message>
        <source>How many tokens does the model read in all?</source>
        <translation>Combien de tokens le modèle lit-il en tout&#x202f;?</translation>
    </message>
    <message>
        <source>The patches and one more.</source>
        <translation>Les patchs et un de plus.</translation>
    </message>
    <message>
        <source>$144 + 1 = 145$, so that a map has $145 \times 145$ cells.</source>
        <translation>$144 + 1 = 145$, si bien qu’une carte a $145 \times 145$ cases.</translation>
    </message>
    <message>
        <source>The same colour</source>
        <translation>La même couleur</translation>
    </message>
    <message>
        <source>Head L0 H0 compares **colours**. Its $W_Q$ and $W_K$ take the mean colour $c$ out of a patch and nothing else, so that a score is

$$q \cdot k \propto c_{\mathrm{query}} \cdot c_{\mathrm{key}}$$

A patch looks at patches whose colour points into the same direction.</source>
        <translation>La tête L0 H0 compare des **couleurs**. Ses $W_Q$ et $W_K$ tirent d’un patch la couleur moyenne $c$ et rien d’autre, si bien qu’un score est

$$q \cdot k \propto c_{\mathrm{query}} \cdot c_{\mathrm{key}}$$

(query&#xa0;: requête, key&#xa0;: clé). Un patch regarde les patchs dont la couleur pointe dans la même direction.</translation>
    </message>
    <message>
        <source>Choose a patch of the sky, and then one of the ground.</source>
        <translation>Choisissez un patch du ciel, puis un patch du sol.</translation>
    </message>
    <message>
        <source>What does a patch need in order to be looked at by this head?</source>
        <translation>Que faut-il à un patch pour être regardé par cette tête&#x202f;?</translation>
    </message>
    <message>
        <source>Look at patches far away from the chosen one.</source>
        <translation>Regardez des patchs éloignés de celui qui est choisi.</translation>
    </message>
    <message>
        <source>Its place plays no part in this head&apos;s score.</source>
        <translation>Sa place ne joue aucun rôle dans le score de cette tête.</translation>
    </message>
    <message>
        <source>To be near</source>
        <translation>Être proche</translation>
    </message>
    <message>
        <source>To have a similar colour</source>
        <translation>Avoir une couleur semblable</translation>
    </message>
    <message>
        <source>To be the class token</source>
        <translation>Être le token de classe</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Side B&apos;s head, L0 H2, looks at the patch to the **left**. It knows places only by the vectors that were added: cosines and
sines of row and column. Its $W_Q$ turns those of the column by one patch, so that the query of a patch has the
largest product with the key of its left neighbour. This is what a previous-token head does with words.

Head L0 H1 does not turn anything and uses the row alone.</source>
        <translation>La tête du côté B, L0 H2, regarde le patch de **gauche**. Elle ne connaît les places que par les vecteurs ajoutés&#xa0;: cosinus et
sinus de la ligne et de la colonne. Sa $W_Q$ fait tourner ceux de la colonne de façon à les décaler d’un patch, si bien que la requête d’un patch a le
plus grand produit avec la clé de son voisin de gauche. C’est ce que fait une tête du token précédent avec des mots.

La tête L0 H1 ne fait rien tourner et n’utilise que la ligne.</translation>
    </message>
    <message>
        <source>Where does head L0 H1 look?</source>
        <translation>Où regarde la tête L0 H1&#x202f;?</translation>
    </message>
    <message>
        <source>It is side A now.</source>
        <translation>C’est maintenant le côté A.</translation>
    </message>
    <message>
        <source>All patches of a row have the same row vector, so they get the same score.</source>
        <translation>Tous les patchs d’une ligne ont le même vecteur de ligne, et obtiennent donc le même score.</translation>
    </message>
    <message>
        <source>Along the row of the patch</source>
        <translation>Le long de la ligne du patch</translation>
    </message>
    <message>
        <source>Along its column</source>
        <translation>Le long de sa colonne</translation>
    </message>
    <message>
        <source>At the corners</source>
        <translation>Aux coins</translation>
    </message>
    <message>
        <source>No order, no mask</source>
        <translation>Ni ordre, ni masque</translation>
    </message>
    <message>
        <source>A picture has no first and last: every patch may look at every other one, and there is **no causal mask**. Two patches that are
neighbours in the picture may be far apart in the row of tokens: the one below is 12 tokens further on.</source>
        <translation>Une image n’a ni premier ni dernier&#xa0;: chaque patch peut regarder tous les autres, et il n’y a **pas de masque causal**. Deux patchs
voisins dans l’image peuvent être éloignés dans la suite des tokens&#xa0;: celui du dessous est 12 tokens plus loin.</translation>
    </message>
    <message>
        <source>How many tokens further on is the patch two rows below, in this model?</source>
        <translation>À combien de tokens plus loin est le patch situé deux lignes plus bas, dans ce modèle&#x202f;?</translation>
    </message>
    <message>
        <source>Rows have 12 patches.</source>
        <translation>Les lignes ont 12 patchs.</translation>
    </message>
    <message>
        <source>Rows are laid one after the other.</source>
        <translation>Les lignes se suivent l’une après l’autre.</translation>
    </message>
    <message>
        <source>A place to rest</source>
        <translation>Un endroit où se reposer</translation>
    </message>
    <message>
        <source>Head L0 H3 looks at the class token from everywhere, whatever the picture. Trained models have such heads, too: they
use the class token, or a few patches of plain background, as the *sink* of the lesson on specialised heads.</source>
        <translation>La tête L0 H3 regarde le token de classe depuis partout, quelle que soit l’image. Des modèles entraînés ont aussi de telles têtes&#xa0;: ils
utilisent le token de classe, ou quelques patchs de fond uni, comme le *puits* de la leçon sur les têtes spécialisées.</translation>
    </message>
    <message>
        <source>How large is the weight from the chosen patch to the class token in head L0 H3?</source>
        <translation>Quel est le poids du patch choisi vers le token de classe dans la tête L0 H3&#x202f;?</translation>
    </message>
    <message>
        <source>The line under the picture names the weight of CLS.</source>
        <translation>Le texte sous l’image donne le poids de CLS.</translation>
    </message>
    <message>
        <source>Nearly all of it.</source>
        <translation>Presque tout.</translation>
    </message>
    <message>
        <source>This model reads from left to right: a token must not look at those after it, which in the model&apos;s
own work are not written yet. Their scores are taken out *before* the weights are made, as if they
were $-\infty$. What remains is the triangle under the diagonal; hatched cells are masked.

The mask is part of the model and not something that the head has learned.</source>
        <translation>Ce modèle lit de gauche à droite&#xa0;: un token ne doit pas regarder ceux qui le suivent, lesquels, quand le modèle
travaille, ne sont pas encore écrits. Leurs scores sont retirés *avant* la formation des poids, comme s’ils
valaient $-\infty$. Il reste le triangle sous la diagonale&#x202f;; les cases hachurées sont masquées.

Le masque fait partie du modèle&#x202f;; ce n’est pas quelque chose que la tête a appris.</translation>
    </message>
    <message>
        <source>Look at the first row of the masked panel. A token never comes after itself.</source>
        <translation>Regardez la première ligne du panneau masqué. Un token ne se suit jamais lui-même.</translation>
    </message>
    <message>
        <source>The table has all heads of the model with all scores that the program knows, on the text above. A badge says that a
score is over a threshold which its source gives. Sort the table by a column, or type a filter.

Heads are not independent after training: they read and write one stream, and they build on one another across
layers. A label such as &quot;induction head&quot; says what a head does on the texts that were measured, and nothing more.</source>
        <translation>Le tableau donne toutes les têtes du modèle avec tous les scores que connaît le programme, sur le texte ci-dessus. Un badge dit qu’un
score dépasse un seuil donné par sa source. Triez le tableau selon une colonne, ou saisissez un filtre.

Les têtes ne sont pas indépendantes après l’entraînement&#xa0;: elles lisent et écrivent un même flux, et se construisent les unes sur les autres d’une
couche à l’autre. Une étiquette telle que «&#x202f;tête d’induction&#x202f;» dit ce que fait une tête sur les textes mesurés, et rien de plus.</translation>
    </message>
    <message>
        <source>The model here was *trained* with the factor. Taking it away afterwards is not what an untrained model sees: its scores
were learned to be divided. What one does is to make every softmax sharper, a temperature of $1/\sqrt{d_k}$. The
curve &quot;Prediction&quot; shows how far the next-token distribution moves if the **whole model** is run with another factor
in every layer.</source>
        <translation>Le modèle ici a été *entraîné* avec le facteur. Le lui retirer après coup n’est pas ce que voit un modèle non entraîné&#xa0;: ses scores
ont été appris pour être divisés. On rend ainsi chaque softmax plus tranché, par une température de $1/\sqrt{d_k}$. La
courbe «&#x202f;Prédiction&#x202f;» montre de combien se déplace la distribution du token suivant si le **modèle entier** est exécuté avec un autre facteur
dans chaque couche.</translation>
    </message>
    <message>
        <source>What if a model that exists is given fewer K/V heads? One takes the mean of the heads&apos; projections in each new group
(Ainslie et al. 2023). All maps of the layer are shown before, after, and their difference.

This is **without any further training**. The authors go on training for about 5 % of the original training, and only then use
such a model.</source>
        <translation>Que se passe-t-il si l’on donne à un modèle existant moins de têtes K/V&#x202f;? On prend la moyenne des projections des têtes dans chaque nouveau groupe
(Ainslie et al. 2023). Toutes les cartes de la couche sont montrées avant, après, ainsi que leur différence.

Ceci est **sans réentraînement**. Les auteurs, eux, poursuivent l’entraînement pendant environ 5&#xa0;% de la durée initiale, et n’utilisent un tel
modèle qu’ensuite.</translation>
    </message>
    <message>
        <source>With two, four query heads share each; with one, all eight do.</source>
        <translation>Avec deux, quatre têtes de requête partagent chacune ; avec une, les huit.</translation>
    </message>
</context>
<context>
    <name>Sample</name>
    <message>
        <source>The cat and the dog</source>
        <translation>Le chat et le chien</translation>
    </message>
    <message>
        <source>L2 H6 looks from every token at the one before it</source>
        <translation>L2 H6 regarde, depuis chaque token, celui qui le précède</translation>
    </message>
    <message>
        <source>Two tokens back</source>
        <translation>Deux tokens en arrière</translation>
    </message>
    <message>
        <source>L2 H7 looks mostly at the token before the previous one: a line beside the diagonal</source>
        <translation>L2 H7 regarde surtout l’avant-dernier token : une ligne à côté de la diagonale</translation>
    </message>
    <message>
        <source>The token itself</source>
        <translation>Le token lui-même</translation>
    </message>
    <message>
        <source>L0 H2 stays on the diagonal: every token looks at itself</source>
        <translation>L0 H2 reste sur la diagonale : chaque token se regarde lui-même</translation>
    </message>
    <message>
        <source>Names that come back</source>
        <translation>Des noms qui reviennent</translation>
    </message>
    <message>
        <source>The second time, L4 H5 looks at what came after each piece of a name the first time</source>
        <translation>La seconde fois, L4 H5 regarde ce qui suivait chaque morceau d’un nom la première fois</translation>
    </message>
    <message>
        <source>The same without the repetition</source>
        <translation>La même sans répétition</translation>
    </message>
    <message>
        <source>Nothing to copy after the comma: L4 H5 rests on the first token</source>
        <translation>Rien à copier après la virgule&#xa0;: L4 H5 repose sur le premier token</translation>
    </message>
    <message>
        <source>Random words, twice</source>
        <translation>Des mots au hasard, deux fois</translation>
    </message>
    <message>
        <source>Nothing but the repetition can be predicted: the line of L4 H5 in the second half</source>
        <translation>Seule la répétition se prédit : la ligne de L4 H5 dans la seconde moitié</translation>
    </message>
    <message>
        <source>A long name that comes back</source>
        <translation>Un long nom qui revient</translation>
    </message>
    <message>
        <source>L4 H5 spells the name by looking at its pieces in the copy before</source>
        <translation>L4 H5 épelle le nom en regardant ses morceaux dans la copie précédente</translation>
    </message>
    <message>
        <source>A nursery rhyme</source>
        <translation>Une comptine</translation>
    </message>
    <message>
        <source>L4 H5 has found the refrain: it looks one step after its last copy</source>
        <translation>L4 H5 a trouvé le refrain&#xa0;: elle regarde un pas après sa dernière copie</translation>
    </message>
    <message>
        <source>Nonsense words</source>
        <translation>Des mots inventés</translation>
    </message>
    <message>
        <source>No word of it is known, and yet L4 H5 can copy it</source>
        <translation>Aucun mot n’est connu, et pourtant L4 H5 sait le copier</translation>
    </message>
    <message>
        <source>Quotation marks</source>
        <translation>Guillemets</translation>
    </message>
    <message>
        <source>L2 H2 looks at the quotation marks: is somebody speaking?</source>
        <translation>L2 H2 regarde les guillemets : quelqu’un parle-t-il ?</translation>
    </message>
    <message>
        <source>Who is speaking?</source>
        <translation>Qui parle&#x202f;?</translation>
    </message>
    <message>
        <source>L1 H3 rests on the last punctuation mark until the next one comes</source>
        <translation>L1 H3 repose sur le dernier signe de ponctuation jusqu’au suivant</translation>
    </message>
    <message>
        <source>The king and the queen</source>
        <translation>Le roi et la reine</translation>
    </message>
    <message>
        <source>L4 H4 has nothing to fetch here and rests on the first token: a sink</source>
        <translation>L4 H4 n’a rien à chercher ici et repose sur le premier token : un puits</translation>
    </message>
    <message>
        <source>All alike</source>
        <translation>Tous pareils</translation>
    </message>
    <message>
        <source>L1 H6 looks at nearly all tokens alike: a mean over the text so far</source>
        <translation>L1 H6 regarde presque tous les tokens également : une moyenne du texte jusque-là</translation>
    </message>
    <message>
        <source>Once upon a time</source>
        <translation>Il était une fois</translation>
    </message>
    <message>
        <source>The next word is sure: see the predictions. L2 H6 hands over the word before</source>
        <translation>Le mot suivant est sûr : voyez les prédictions. L2 H6 transmet le mot précédent</translation>
    </message>
    <message>
        <source>Many scripts</source>
        <translation>Plusieurs écritures</translation>
    </message>
    <message>
        <source>Characters outside the vocabulary become bytes</source>
        <translation>Les caractères hors du vocabulaire deviennent des octets</translation>
    </message>
</context>
</TS>
