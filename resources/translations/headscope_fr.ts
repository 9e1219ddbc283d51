<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>CurvesPart</name>
    <message>
        <source>%1 over %2</source>
        <translation>%1 selon %2</translation>
    </message>
    <message>
        <source>; the lower edge of each bar and its height</source>
        <translation>&#x202f;; bord inférieur de chaque barre et hauteur</translation>
    </message>
</context>
<context>
    <name>FigureExport</name>
    <message>
        <source>Rows are queries, columns are keys. %1</source>
        <translation>Les lignes sont des requêtes, les colonnes des clés. %1</translation>
    </message>
    <message>
        <source>Attention maps: %1</source>
        <translation>Cartes d’attention&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>FigureOffers</name>
    <message>
        <source>Maps</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>A, B and B − A</source>
        <translation>A, B et B − A</translation>
    </message>
    <message>
        <source>A and B</source>
        <translation>A et B</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <translation>%1 seul</translation>
    </message>
    <message>
        <source>%1, the zoomed part</source>
        <translation>%1, partie agrandie</translation>
    </message>
    <message>
        <source>Page: %1</source>
        <translation>Page&#xa0;: %1</translation>
    </message>
    <message>
        <source>Pages to open first</source>
        <translation>Pages à ouvrir d’abord</translation>
    </message>
    <message>
        <source>The page %1 is still computed.</source>
        <translation>La page «&#x202f;%1&#x202f;» est encore en cours de calcul.</translation>
    </message>
    <message>
        <source>Open the page %1 in the window. What it shows can go in then.</source>
        <translation>Ouvrez la page «&#x202f;%1&#x202f;» dans la fenêtre. Ce qu’elle montre pourra alors être ajouté.</translation>
    </message>
    <message>
        <source>query</source>
        <translation>requête</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clé</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>poids</translation>
    </message>
    <message>
        <source>%1 … %2 (%3 heads)</source>
        <translation>%1 … %2 (%3 têtes)</translation>
    </message>
    <message>
        <source>Heads: %1</source>
        <translation>Têtes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Heads as a grid</source>
        <translation>Têtes en grille</translation>
    </message>
    <message>
        <source>All heads of layer %1</source>
        <translation>Toutes les têtes de la couche %1</translation>
    </message>
    <message>
        <source>All heads of the model</source>
        <translation>Toutes les têtes du modèle</translation>
    </message>
    <message>
        <source>The brushed heads</source>
        <translation>Les têtes marquées</translation>
    </message>
    <message>
        <source>The pinned heads</source>
        <translation>Les têtes épinglées</translation>
    </message>
</context>
<context>
    <name>GroupSavings</name>
    <message>
        <source>%1 B</source>
        <translation>%1 o</translation>
    </message>
    <message>
        <source>½ B</source>
        <translation>½ o</translation>
    </message>
    <message>
        <source>sum over layers of 2 · %1 · G · d_k%2</source>
        <translation>somme sur les couches de 2 · %1 · G · d_k%2</translation>
    </message>
    <message>
        <source>K and V projections, parameters</source>
        <translation>Projections K et V, paramètres</translation>
    </message>
    <message>
        <source>Numbers in W_K and W_V of all layers of this kind of attention, biases left out. A layer&apos;s W_Q and W_O do not change: with all four, MHA has 4 d², GQA 2 d² (1 + G/H) where H · d_k = d.</source>
        <translation>Nombres de W_K et W_V de toutes les couches de ce type d’attention, sans les biais. W_Q et W_O d’une couche ne changent pas&#xa0;: avec les quatre, MHA a 4 d², GQA 2 d² (1 + G/H) où H · d_k = d.</translation>
    </message>
    <message>
        <source>K/V cache</source>
        <translation>Cache K/V</translation>
    </message>
    <message>
        <source>Keys and values</source>
        <translation>Clés et valeurs</translation>
    </message>
    <message numerus="yes">
        <source>%1, this text (%n tokens)</source>
        <translation>
            <numerusform>%1, ce texte (%n token)</numerusform>
            <numerusform>%1, ce texte (%n tokens)</numerusform>
        </translation>
    </message>
    <message>
        <source>All tokens are kept, in %1.</source>
        <translation>Tous les tokens sont conservés, en %1.</translation>
    </message>
    <message>
        <source>%1, %2 tokens</source>
        <translation>%1, %2 tokens</translation>
    </message>
    <message>
        <source>Read per new token after %1</source>
        <translation>Lu par nouveau token après %1</translation>
    </message>
    <message>
        <source>the whole cache, once: </source>
        <translation>tout le cache, une fois&#xa0;: </translation>
    </message>
    <message>
        <source>Beside the weights, which are read once for each token too. A layer with a sliding window reads no more than its window.</source>
        <translation>En plus des poids, lus eux aussi une fois par token. Une couche à fenêtre glissante ne lit pas plus que sa fenêtre.</translation>
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
        <translation>%1 bits</translation>
    </message>
</context>
<context>
    <name>GroupsSettings</name>
    <message>
        <source>&quot;%1&quot; of the groups must be %2</source>
        <translation>«&#x202f;%1&#x202f;» des groupes doit être %2</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un nombre entier de %1 à %2</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>l’un de %1</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>4, 2, 1 or 0.5</source>
        <translation>4, 2, 1 ou 0.5</translation>
    </message>
    <message>
        <source>the groups have no setting &quot;%1&quot;</source>
        <translation>les groupes n’ont pas de réglage «&#x202f;%1&#x202f;»</translation>
    </message>
</context>
<context>
    <name>HeadLooks</name>
    <message>
        <source>query (attends)</source>
        <translation>requête (regarde)</translation>
    </message>
    <message>
        <source>key (is attended to)</source>
        <translation>clé (regardée)</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>masquée</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>requête %1</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>clé %1</translation>
    </message>
    <message>
        <source>, piece %1</source>
        <translation>, morceau %1</translation>
    </message>
</context>
<context>
    <name>HeadText</name>
    <message>
        <source>%1 · reads K/V head %2 with %3</source>
        <translation>%1 · lit la tête K/V %2 avec %3</translation>
    </message>
</context>
<context>
    <name>LessonFormulas</name>
    <message>
        <source>step %1: $%2$: %3</source>
        <translation>étape %1&#xa0;: $%2$&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>LinesPart</name>
    <message>
        <source>Lines between tokens: %1</source>
        <translation>Liens entre tokens&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1; all weights, also those below the threshold %2 of the lines; masked cells are empty</source>
        <translation>%1&#x202f;; tous les poids, y compris ceux sous le seuil %2 des liens&#x202f;; les cases masquées sont vides</translation>
    </message>
</context>
<context>
    <name>MapsPart</name>
    <message>
        <source>%1; rows are queries, columns are keys; masked cells are empty</source>
        <translation>%1&#x202f;; les lignes sont des requêtes, les colonnes des clés&#x202f;; les cases masquées sont vides</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>différence</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
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
        <translation>batlow, clair</translation>
    </message>
</context>
<context>
    <name>PanelText</name>
    <message>
        <source>%1 nats</source>
        <translation>%1 nats</translation>
    </message>
    <message>
        <source>no pairs</source>
        <translation>aucune paire</translation>
    </message>
    <message>
        <source>1 pair</source>
        <translation>1 paire</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>%1 paires</translation>
    </message>
</context>
<context>
    <name>PicturePart</name>
    <message>
        <source>Picture: %1, row of %2</source>
        <translation>Image&#xa0;: %1, ligne de %2</translation>
    </message>
    <message>
        <source>Picture: %1</source>
        <translation>Image&#xa0;: %1</translation>
    </message>
    <message>
        <source>weights of the row on the patches; %1</source>
        <translation>poids de la ligne sur les patchs&#x202f;; %1</translation>
    </message>
</context>
<context>
    <name>ProductView</name>
    <message>
        <source>as marked</source>
        <translation>comme indiqué</translation>
    </message>
    <message>
        <source>Σ qᵢkᵢ = %1 = q·k</source>
        <translation>Σ qᵢkᵢ = %1 = q·k</translation>
    </message>
    <message>
        <source>Σ qᵢkᵢ = %1, but q·k = %2</source>
        <translation>Σ qᵢkᵢ = %1, mais q·k = %2</translation>
    </message>
    <message>
        <source>linear kernel: φ(q)·φ(k) in its place, no factor</source>
        <translation>noyau linéaire&#xa0;: φ(q)·φ(k) à sa place, sans facteur</translation>
    </message>
    <message>
        <source>× %1 = %2 scaled</source>
        <translation>× %1 = %2 après facteur</translation>
    </message>
    <message>
        <source>%1 adjusted (bias or soft cap)</source>
        <translation>%1 ajusté (biais ou plafond doux)</translation>
    </message>
    <message>
        <source>masked: no weight</source>
        <translation>masquée&#xa0;: pas de poids</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>poids %1</translation>
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
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>ScaleAxis</name>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modèle</translation>
    </message>
</context>
<context>
    <name>ScaleText</name>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
</context>
<context>
    <name>ScalingContent</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 (model)</source>
        <translation>%1 (modèle)</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modèle</translation>
    </message>
    <message>
        <source>The model is being rerun with each factor…</source>
        <translation>Exécution du modèle avec chaque facteur…</translation>
    </message>
    <message>
        <source>This model predicts no next token</source>
        <translation>Ce modèle ne prédit pas de token suivant</translation>
    </message>
    <message>
        <source>factor on q·k</source>
        <translation>facteur sur q·k</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message>
        <source>KL from the model&apos;s own (nats) · rerun</source>
        <translation>KL par rapport au modèle d’origine (nats) · modèle entier</translation>
    </message>
    <message>
        <source>next token</source>
        <translation>token suivant</translation>
    </message>
    <message>
        <source>mean over rows · rescored</source>
        <translation>moy. des lignes · ce softmax</translation>
    </message>
    <message>
        <source>entropy / ln n</source>
        <translation>entropie / ln n</translation>
    </message>
    <message>
        <source>largest weight</source>
        <translation>plus grand poids</translation>
    </message>
    <message>
        <source>saturated rows</source>
        <translation>lignes saturées</translation>
    </message>
    <message>
        <source>norm · rescored</source>
        <translation>norme · ce softmax</translation>
    </message>
    <message>
        <source>softmax Jacobian</source>
        <translation>jacobienne du softmax</translation>
    </message>
    <message>
        <source>q·k × factor, allowed pairs</source>
        <translation>q·k × facteur, paires permises</translation>
    </message>
    <message>
        <source>q·k, allowed pairs</source>
        <translation>q·k, paires permises</translation>
    </message>
    <message>
        <source>density</source>
        <translation>densité</translation>
    </message>
    <message>
        <source>All scores are the same</source>
        <translation>Tous les scores sont égaux</translation>
    </message>
    <message>
        <source>measured: σ %1</source>
        <translation>mesuré&#xa0;: σ %1</translation>
    </message>
    <message>
        <source>own moments: σ %1</source>
        <translation>moments propres&#xa0;: σ %1</translation>
    </message>
    <message>
        <source>factor × √d_k: σ %1</source>
        <translation>facteur × √d_k&#xa0;: σ %1</translation>
    </message>
    <message>
        <source>√d_k: σ %1</source>
        <translation>√d_k&#xa0;: σ %1</translation>
    </message>
    <message>
        <source>Rescored: the model&apos;s own queries and keys with this factor; masked, after softmax.</source>
        <translation>Ce softmax seul&#xa0;: requêtes et clés d’origine du modèle avec ce facteur&#x202f;; masquées, après softmax.</translation>
    </message>
    <message>
        <source>dL/dO: standard normal, seed 1, the same for every factor: what changes is the softmax alone.</source>
        <translation>dL/dO&#xa0;: loi normale centrée réduite, graine 1, la même pour chaque facteur&#xa0;: seul le softmax change.</translation>
    </message>
    <message>
        <source>
The K/V head has other query heads too: this is what this one contributes.</source>
        <translation>
La tête K/V a aussi d’autres têtes de requête&#xa0;: ceci est la contribution de celle-ci.</translation>
    </message>
    <message>
        <source>nats, rerun</source>
        <translation>nats, modèle entier</translation>
    </message>
    <message>
        <source>predicts no next token</source>
        <translation>ne prédit pas de token suivant</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>Entropie</translation>
    </message>
    <message>
        <source>nats, %1 of most</source>
        <translation>nats, %1 du max.</translation>
    </message>
    <message>
        <source>Mean over rows of −Σ a ln a, and its share of the most that it can be, ln of the row&apos;s keys.
%1</source>
        <translation>Moyenne sur les lignes de −Σ a ln a, et sa part du maximum possible, ln du nombre de clés de la ligne.
%1</translation>
    </message>
    <message>
        <source>Largest weight</source>
        <translation>Plus grand poids</translation>
    </message>
    <message>
        <source>mean of rows</source>
        <translation>moy. des lignes</translation>
    </message>
    <message>
        <source>Mean over rows of the largest weight.
%1</source>
        <translation>Moyenne sur les lignes du plus grand poids.
%1</translation>
    </message>
    <message>
        <source>Saturated rows</source>
        <translation>Lignes saturées</translation>
    </message>
    <message>
        <source>above 0.99</source>
        <translation>au-dessus de 0.99</translation>
    </message>
    <message>
        <source>Share of the rows whose largest weight is above 0.99.
%1</source>
        <translation>Part des lignes dont le plus grand poids dépasse 0.99.
%1</translation>
    </message>
    <message>
        <source>Jacobian norm</source>
        <translation>Norme de la jacobienne</translation>
    </message>
    <message>
        <source>Mean over rows of ‖diag(a) − a aᵀ‖ (Frobenius): how much the weights answer to the scores.
0: no gradient passes the softmax.
%1</source>
        <translation>Moyenne sur les lignes de ‖diag(a) − a aᵀ‖ (Frobenius)&#xa0;: à quel point les poids réagissent aux scores.
0&#xa0;: aucun gradient ne traverse le softmax.
%1</translation>
    </message>
    <message>
        <source>this head</source>
        <translation>cette tête</translation>
    </message>
    <message>
        <source>Norm of the gradient of this head&apos;s query projection: dS = A ∘ (dA − rowsum(dA ∘ A)), dL/dQ = s dS K, dL/dW_Q = Xᵀ dL/dQ.
%1
%2</source>
        <translation>Norme du gradient de la projection des requêtes de cette tête&#xa0;: dS = A ∘ (dA − rowsum(dA ∘ A)), dL/dQ = s dS K, dL/dW_Q = Xᵀ dL/dQ.
%1
%2</translation>
    </message>
    <message>
        <source>Norm of the gradient of the key projection: dL/dK = s dSᵀ Q, dL/dW_K = Xᵀ dL/dK.%1
%2
%3</source>
        <translation>Norme du gradient de la projection des clés&#xa0;: dL/dK = s dSᵀ Q, dL/dW_K = Xᵀ dL/dK.%1
%2
%3</translation>
    </message>
    <message>
        <source>Prediction KL</source>
        <translation>KL de la prédiction</translation>
    </message>
    <message>
        <source>KL of the next token&apos;s distribution from the model&apos;s own, nats.
Rerun: the whole model with this side&apos;s settings and this factor in every layer.</source>
        <translation>KL de la distribution du token suivant par rapport au modèle d’origine, en nats.
Modèle entier, avec les réglages de ce côté et ce facteur dans chaque couche.</translation>
    </message>
</context>
<context>
    <name>ScatterPart</name>
    <message>
        <source>Heads by %1 and %2</source>
        <translation>Têtes selon %1 et %2</translation>
    </message>
    <message>
        <source>scores of heads; what is not defined is empty</source>
        <translation>scores des têtes&#x202f;; ce qui n’est pas défini est vide</translation>
    </message>
</context>
<context>
    <name>ScoreTableSettings</name>
    <message>
        <source>head, kv_head, badges or the key of a score, such as entropy</source>
        <translation>head, kv_head, badges ou l’identifiant d’un score, p. ex. entropy</translation>
    </message>
    <message>
        <source>the key of a score, such as entropy</source>
        <translation>l’identifiant d’un score, p. ex. entropy</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a bound of &quot;score&quot;, which is not named</source>
        <translation>«&#x202f;%1&#x202f;» est une borne de «&#x202f;score&#x202f;», qui n’est pas donné</translation>
    </message>
    <message>
        <source>a score has a &quot;least&quot; or a &quot;most&quot;, not both</source>
        <translation>un score a soit «&#x202f;least&#x202f;», soit «&#x202f;most&#x202f;», pas les deux</translation>
    </message>
    <message>
        <source>a list of columns: kv_head, badges or keys of scores</source>
        <translation>une liste de colonnes&#xa0;: kv_head, badges ou identifiants de scores</translation>
    </message>
</context>
<context>
    <name>ScoreText</name>
    <message>
        <source>%1 to %2%3</source>
        <translation>%1 à %2%3</translation>
    </message>
    <message>
        <source>from %1%2; no upper end</source>
        <translation>à partir de %1%2&#x202f;; sans borne supérieure</translation>
    </message>
    <message>
        <source>Formula: %1</source>
        <translation>Formule&#xa0;: %1</translation>
    </message>
    <message>
        <source>Range: %1</source>
        <translation>Plage&#xa0;: %1</translation>
    </message>
    <message>
        <source>Badge “%1” %2</source>
        <translation>Badge «&#x202f;%1&#x202f;» %2</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Source&#xa0;: %1</translation>
    </message>
    <message>
        <source>Type a sentence: then every head gets its scores here.</source>
        <translation>Saisissez une phrase&#xa0;: chaque tête reçoit alors ses scores ici.</translation>
    </message>
    <message>
        <source>Scores are being computed…</source>
        <translation>Calcul des scores…</translation>
    </message>
</context>
<context>
    <name>Sentence</name>
    <message>
        <source>principal angles: Björck and Golub 1973</source>
        <translation>angles principaux&#xa0;: Björck et Golub 1973</translation>
    </message>
    <message>
        <source>Q composition</source>
        <translation>Composition Q</translation>
    </message>
    <message>
        <source>High: the later head&apos;s queries are made of what the earlier head writes.</source>
        <translation>Élevé&#xa0;: les requêtes de la tête postérieure sont faites de ce qu’écrit la tête antérieure.</translation>
    </message>
    <message>
        <source>‖W_QK OV‖ / (‖W_QK‖ ‖OV‖), Frobenius norms, W_QK of the later head on its query&apos;s side</source>
        <translation>‖W_QK OV‖ / (‖W_QK‖ ‖OV‖), normes de Frobenius, W_QK de la tête postérieure du côté de sa requête</translation>
    </message>
    <message>
        <source>K composition</source>
        <translation>Composition K</translation>
    </message>
    <message>
        <source>High: the later head&apos;s keys are made of what the earlier head writes, as in an induction circuit.</source>
        <translation>Élevé&#xa0;: les clés de la tête postérieure sont faites de ce qu’écrit la tête antérieure, comme dans un circuit d’induction.</translation>
    </message>
    <message>
        <source>the same on the key&apos;s side</source>
        <translation>de même du côté de la clé</translation>
    </message>
    <message>
        <source>V composition</source>
        <translation>Composition V</translation>
    </message>
    <message>
        <source>High: the later head passes on what the earlier head writes: both act as one head.</source>
        <translation>Élevé&#xa0;: la tête postérieure transmet ce qu’écrit la tête antérieure&#xa0;: les deux agissent comme une seule tête.</translation>
    </message>
    <message>
        <source>Overlap of W_Q</source>
        <translation>Recouvrement de W_Q</translation>
    </message>
    <message>
        <source>1: both heads&apos; queries are made of the same directions of the residual stream.</source>
        <translation>1&#xa0;: les requêtes des deux têtes sont faites des mêmes directions du flux résiduel.</translation>
    </message>
    <message>
        <source>mean of cos² of the principal angles between the row spaces of W_Q</source>
        <translation>moyenne de cos² des angles principaux entre les espaces des lignes de W_Q</translation>
    </message>
    <message>
        <source>Overlap of W_K</source>
        <translation>Recouvrement de W_K</translation>
    </message>
    <message>
        <source>1: both heads&apos; keys are made of the same directions; heads of one K/V group have the same keys.</source>
        <translation>1&#xa0;: les clés des deux têtes sont faites des mêmes directions&#x202f;; les têtes d’un même groupe K/V ont les mêmes clés.</translation>
    </message>
    <message>
        <source>mean of cos² of the principal angles between the row spaces of W_K</source>
        <translation>moyenne de cos² des angles principaux entre les espaces des lignes de W_K</translation>
    </message>
    <message>
        <source>the perplexity of a distribution: Jelinek et al. 1977</source>
        <translation>la perplexité d’une distribution&#xa0;: Jelinek et al. 1977</translation>
    </message>
    <message>
        <source>previous-token heads: Clark et al. 2019, Olsson et al. 2022. Badge from 0.6, the threshold of the bundled model&apos;s card. TransformerLens&apos;s detector divides by all rows</source>
        <translation>têtes du token précédent&#xa0;: Clark et al. 2019, Olsson et al. 2022. Badge à partir de 0.6, seuil de la fiche du modèle fourni. Le détecteur de TransformerLens divise par toutes les lignes</translation>
    </message>
    <message>
        <source>Clark et al. 2019. Badge from 0.6, the threshold of the bundled model&apos;s card</source>
        <translation>Clark et al. 2019. Badge à partir de 0.6, seuil de la fiche du modèle fourni</translation>
    </message>
    <message>
        <source>Clark et al. 2019. Badge from 0.6, as for the previous token</source>
        <translation>Clark et al. 2019. Badge à partir de 0.6, comme pour le token précédent</translation>
    </message>
    <message>
        <source>Gu et al. 2024, who call key 0 a sink above 0.3</source>
        <translation>Gu et al. 2024, qui appellent la clé 0 un puits au-dessus de 0.3</translation>
    </message>
    <message>
        <source>duplicate-token heads: Wang et al. 2022. Badge from 0.4, the threshold of the bundled model&apos;s card. TransformerLens&apos;s detector divides by all rows</source>
        <translation>têtes de token répété&#xa0;: Wang et al. 2022. Badge à partir de 0.4, seuil de la fiche du modèle fourni. Le détecteur de TransformerLens divise par toutes les lignes</translation>
    </message>
    <message>
        <source>Olsson et al. 2022. Badge from 0.4, the threshold of the bundled model&apos;s card. TransformerLens&apos;s detector divides by all rows</source>
        <translation>Olsson et al. 2022. Badge à partir de 0.4, seuil de la fiche du modèle fourni. Le détecteur de TransformerLens divise par toutes les lignes</translation>
    </message>
    <message>
        <source>Clark et al. 2019. Badge from 0.5, the threshold of the bundled model&apos;s card</source>
        <translation>Clark et al. 2019. Badge à partir de 0.5, seuil de la fiche du modèle fourni</translation>
    </message>
    <message>
        <source>Voita et al. 2019, who call a head positional from 0.9 of all rows; here of the rows that have such a key</source>
        <translation>Voita et al. 2019, qui appellent une tête positionnelle à partir de 0.9 de toutes les lignes&#x202f;; ici, des lignes qui ont une telle clé</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>Entropie</translation>
    </message>
    <message>
        <source>nats</source>
        <translation>nats</translation>
    </message>
    <message>
        <source>High: the head spreads its attention over many keys.</source>
        <translation>Élevé&#xa0;: la tête répartit son attention sur beaucoup de clés.</translation>
    </message>
    <message>
        <source>mean over queries i of H_i = −Σ_j A_ij ln A_ij</source>
        <translation>moyenne sur les requêtes i de H_i = −Σ_j A_ij ln A_ij</translation>
    </message>
    <message>
        <source>Normalised entropy</source>
        <translation>Entropie normalisée</translation>
    </message>
    <message>
        <source>1: every query attends uniformly to all keys that it may see; 0: to one key only.</source>
        <translation>1&#xa0;: chaque requête regarde uniformément toutes les clés qu’elle peut voir&#x202f;; 0&#xa0;: une seule clé.</translation>
    </message>
    <message>
        <source>mean of H_i / ln n_i over the queries with n_i &gt; 1 allowed keys</source>
        <translation>moyenne de H_i / ln n_i sur les requêtes ayant n_i &gt; 1 clés permises</translation>
    </message>
    <message>
        <source>Effective number of keys</source>
        <translation>Nombre effectif de clés</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>clés</translation>
    </message>
    <message>
        <source>As many keys, sharing a row equally, would be as spread out as the row is; 1: one key takes all.</source>
        <translation>Nombre de clés qui, à parts égales, donneraient une ligne aussi étalée&#x202f;; 1&#xa0;: une seule clé prend tout.</translation>
    </message>
    <message>
        <source>mean over queries i of exp(H_i), H_i = −Σ_j A_ij ln A_ij</source>
        <translation>moyenne sur les requêtes i de exp(H_i), H_i = −Σ_j A_ij ln A_ij</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confiance</translation>
    </message>
    <message>
        <source>High: each query has one key that takes most.</source>
        <translation>Élevé&#xa0;: chaque requête a une clé qui prend l’essentiel.</translation>
    </message>
    <message>
        <source>mean over queries i of max_j A_ij</source>
        <translation>moyenne sur les requêtes i de max_j A_ij</translation>
    </message>
    <message>
        <source>Saturated rows</source>
        <translation>Lignes saturées</translation>
    </message>
    <message>
        <source>Share of the queries for which one key takes practically everything; the first query of a causal model, which sees only itself, is one of them.</source>
        <translation>Part des requêtes pour lesquelles une clé prend pratiquement tout&#x202f;; la première requête d’un modèle causal, qui ne voit qu’elle-même, en fait partie.</translation>
    </message>
    <message>
        <source>share of queries i with max_j A_ij &gt; 0.99</source>
        <translation>part des requêtes i avec max_j A_ij &gt; 0.99</translation>
    </message>
    <message>
        <source>Mean distance</source>
        <translation>Distance moyenne</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>High: the head looks at tokens far from the query; 0: at the query&apos;s own. Ahead counts like back.</source>
        <translation>Élevé&#xa0;: la tête regarde des tokens éloignés de la requête&#x202f;; 0&#xa0;: celui de la requête elle-même. L’avant compte comme l’arrière.</translation>
    </message>
    <message>
        <source>Previous token</source>
        <translation>Token précédent</translation>
    </message>
    <message>
        <source>1: every token attends to the one before it alone.</source>
        <translation>1&#xa0;: chaque token ne regarde que celui qui le précède.</translation>
    </message>
    <message>
        <source>mean of A_i,i−1 over the queries i that have a previous token and may see it</source>
        <translation>moyenne de A_i,i−1 sur les requêtes i qui ont un token précédent et peuvent le voir</translation>
    </message>
    <message>
        <source>previous token</source>
        <translation>token précédent</translation>
    </message>
    <message>
        <source>Next token</source>
        <translation>Token suivant</translation>
    </message>
    <message>
        <source>1: every token attends to the one after it alone. Not defined where no query may look ahead.</source>
        <translation>1&#xa0;: chaque token ne regarde que celui qui le suit. Non défini si aucune requête ne peut regarder en avant.</translation>
    </message>
    <message>
        <source>mean of A_i,i+1 over the queries i that have a next token and may see it</source>
        <translation>moyenne de A_i,i+1 sur les requêtes i qui ont un token suivant et peuvent le voir</translation>
    </message>
    <message>
        <source>next token</source>
        <translation>token suivant</translation>
    </message>
    <message>
        <source>Same position</source>
        <translation>Même position</translation>
    </message>
    <message>
        <source>1: every token attends to itself alone.</source>
        <translation>1&#xa0;: chaque token ne regarde que lui-même.</translation>
    </message>
    <message>
        <source>mean of A_ii over the queries i that may see themselves</source>
        <translation>moyenne de A_ii sur les requêtes i qui peuvent se voir elles-mêmes</translation>
    </message>
    <message>
        <source>self</source>
        <translation>soi-même</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>Premier token</translation>
    </message>
    <message>
        <source>High: the head rests on the first token, an attention sink, as heads do that have nothing to do. The first query of a causal model sees only itself and counts 1.</source>
        <translation>Élevé&#xa0;: la tête se repose sur le premier token, un puits d’attention, comme les têtes qui n’ont rien à faire. La première requête d’un modèle causal ne voit qu’elle-même et compte pour 1.</translation>
    </message>
    <message>
        <source>α_0 = mean of A_i0 over the queries i ≥ 0 that may see key 0</source>
        <translation>α_0 = moyenne de A_i0 sur les requêtes i ≥ 0 qui peuvent voir la clé 0</translation>
    </message>
    <message>
        <source>first token (sink)</source>
        <translation>premier token (puits)</translation>
    </message>
    <message>
        <source>Duplicate token</source>
        <translation>Token répété</translation>
    </message>
    <message>
        <source>High: a token that has stood before attends to its earlier copies. Not defined where none is repeated.</source>
        <translation>Élevé&#xa0;: un token déjà apparu regarde ses copies antérieures. Non défini si aucun n’est répété.</translation>
    </message>
    <message>
        <source>mean of Σ A_ij over j &lt; i with t_j = t_i, over the queries i that see such a key</source>
        <translation>moyenne de Σ A_ij sur j &lt; i avec t_j = t_i, sur les requêtes i qui voient une telle clé</translation>
    </message>
    <message>
        <source>duplicate token</source>
        <translation>token répété</translation>
    </message>
    <message>
        <source>Induction</source>
        <translation>Induction</translation>
    </message>
    <message>
        <source>High: a token that has stood before attends to what followed its earlier copies, as if to say it again. Not defined where none is repeated.</source>
        <translation>Élevé&#xa0;: un token déjà apparu regarde ce qui suivait ses copies antérieures, comme pour le redire. Non défini si aucun n’est répété.</translation>
    </message>
    <message>
        <source>mean of Σ A_ij over 1 ≤ j ≤ i with t_j−1 = t_i and j−1 &lt; i, over the queries i that see such a key</source>
        <translation>moyenne de Σ A_ij sur 1 ≤ j ≤ i avec t_j−1 = t_i et j−1 &lt; i, sur les requêtes i qui voient une telle clé</translation>
    </message>
    <message>
        <source>induction</source>
        <translation>induction</translation>
    </message>
    <message>
        <source>On special tokens</source>
        <translation>Sur les tokens spéciaux</translation>
    </message>
    <message>
        <source>Share of all attention that goes to special tokens (beginning, separator, end). Not defined where no query sees one.</source>
        <translation>Part de toute l’attention qui va aux tokens spéciaux (début, séparateur, fin). Non défini si aucune requête n’en voit.</translation>
    </message>
    <message>
        <source>mean over queries i of Σ A_ij over the keys j that are special tokens</source>
        <translation>moyenne sur les requêtes i de Σ A_ij sur les clés j qui sont des tokens spéciaux</translation>
    </message>
    <message>
        <source>On punctuation</source>
        <translation>Sur la ponctuation</translation>
    </message>
    <message>
        <source>Share of all attention that goes to punctuation: tokens with neither letter nor digit. Not defined where no query sees one.</source>
        <translation>Part de toute l’attention qui va à la ponctuation&#xa0;: tokens sans lettre ni chiffre. Non défini si aucune requête n’en voit.</translation>
    </message>
    <message>
        <source>mean over queries i of Σ A_ij over the keys j that are punctuation</source>
        <translation>moyenne sur les requêtes i de Σ A_ij sur les clés j qui sont de la ponctuation</translation>
    </message>
    <message>
        <source>punctuation</source>
        <translation>ponctuation</translation>
    </message>
    <message>
        <source>Positional</source>
        <translation>Positionnelle</translation>
    </message>
    <message>
        <source>High: the largest weight of most rows sits at the same distance from the query.</source>
        <translation>Élevé&#xa0;: le plus grand poids de la plupart des lignes est à la même distance de la requête.</translation>
    </message>
    <message>
        <source>largest share, over offsets o, of rows i with argmax_j A_ij = i + o; of the rows with more than one key that have one at o, and offsets that at least half of the rows have</source>
        <translation>plus grande part, sur les décalages o, des lignes i avec argmax_j A_ij = i + o&#x202f;; parmi les lignes de plus d’une clé qui en ont une en o, et les décalages qu’ont au moins la moitié des lignes</translation>
    </message>
    <message>
        <source>positional</source>
        <translation>positionnelle</translation>
    </message>
    <message>
        <source>{} tokens</source>
        <translation>{} tokens</translation>
    </message>
    <message>
        <source>{} queries and {} keys</source>
        <translation>{} requêtes et {} clés</translation>
    </message>
    <message>
        <source>Only side {} predicts a token.</source>
        <translation>Seul le côté {} prédit un token.</translation>
    </message>
    <message>
        <source>One side predicts the next token, the other hidden ones.</source>
        <translation>Un côté prédit le token suivant, l’autre des tokens cachés.</translation>
    </message>
    <message>
        <source>A has {} hidden tokens, B {}: there is no telling which belong together.</source>
        <translation>A a {} tokens cachés, B {}&#xa0;: impossible de dire lesquels se correspondent.</translation>
    </message>
    <message>
        <source>The models&apos; vocabularies differ: their probabilities have no divergence.</source>
        <translation>Les vocabulaires des modèles diffèrent&#xa0;: leurs probabilités n’ont pas de divergence.</translation>
    </message>
    <message>
        <source>linear kernel: no factor{}{}</source>
        <translation>noyau linéaire&#xa0;: sans facteur{}{}</translation>
    </message>
    <message>
        <source>, no cap</source>
        <translation>, sans plafond</translation>
    </message>
    <message>
        <source>, no bias</source>
        <translation>, sans biais</translation>
    </message>
    <message>
        <source>no factor (× 1)</source>
        <translation>sans facteur (× 1)</translation>
    </message>
    <message>
        <source>no factor (× 1, model)</source>
        <translation>sans facteur (× 1, modèle)</translation>
    </message>
    <message>
        <source>× 1/√{} = {:.4g} (model)</source>
        <translation>× 1/√{} = {:.4g} (modèle)</translation>
    </message>
    <message>
        <source>× {:.4g} (model)</source>
        <translation>× {:.4g} (modèle)</translation>
    </message>
    <message>
        <source>{} of {} K/V heads ({}), no further training</source>
        <translation>{} têtes K/V sur {} ({}), sans réentraînement</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>first head</source>
        <translation>première tête</translation>
    </message>
    <message>
        <source>no mask</source>
        <translation>sans masque</translation>
    </message>
    <message>
        <source>causal mask</source>
        <translation>masque causal</translation>
    </message>
    <message>
        <source>window of {}</source>
        <translation>fenêtre de {}</translation>
    </message>
    <message>
        <source>softmax + sink of logit {:.4g}</source>
        <translation>softmax + puits de logit {:.4g}</translation>
    </message>
    <message>
        <source>φ(q)·φ(k), no further training</source>
        <translation>φ(q)·φ(k), sans réentraînement</translation>
    </message>
    <message>
        <source>QK-norm of each head</source>
        <translation>QK-norm par tête</translation>
    </message>
    <message>
        <source>QK-norm over all heads</source>
        <translation>QK-norm sur toutes les têtes</translation>
    </message>
    <message>
        <source>rotary positions, base {:.6g}</source>
        <translation>positions rotatives, base {:.6g}</translation>
    </message>
    <message>
        <source>rotary positions of {} of {} features, base {:.6g}</source>
        <translation>positions rotatives de {} composantes sur {}, base {:.6g}</translation>
    </message>
    <message>
        <source>ALiBi: a slope times the distance is added</source>
        <translation>ALiBi&#xa0;: une pente fois la distance est ajoutée</translation>
    </message>
    <message>
        <source>a learned bias by distance is added</source>
        <translation>un biais appris selon la distance est ajouté</translation>
    </message>
    <message>
        <source>soft cap {:.4g}: {:.4g} tanh(s / {:.4g})</source>
        <translation>plafond doux {:.4g}&#xa0;: {:.4g} tanh(s / {:.4g})</translation>
    </message>
    <message>
        <source>sliding window of {}</source>
        <translation>fenêtre glissante de {}</translation>
    </message>
    <message>
        <source>every source token may be seen</source>
        <translation>chaque token de la source est visible</translation>
    </message>
    <message>
        <source>no mask: both directions</source>
        <translation>sans masque&#xa0;: dans les deux sens</translation>
    </message>
    <message>
        <source>this softmax only</source>
        <translation>ce softmax seul</translation>
    </message>
    <message>
        <source>whole model</source>
        <translation>modèle entier</translation>
    </message>
    <message>
        <source>the download is not complete</source>
        <translation>le téléchargement n’est pas complet</translation>
    </message>
    <message>
        <source>{}: {} of {} tensor files are missing</source>
        <translation>{}&#xa0;: il manque {} des {} fichiers de tenseurs</translation>
    </message>
    <message>
        <source>{}: {} is missing</source>
        <translation>{}&#xa0;: {} manque</translation>
    </message>
    <message>
        <source>there is no config.json, which says what a model is</source>
        <translation>il n’y a pas de config.json, qui dit quel est le modèle</translation>
    </message>
    <message>
        <source>there are no tensors in the safetensors format</source>
        <translation>il n’y a pas de tenseurs au format safetensors</translation>
    </message>
    <message>
        <source>the tensors are only in {}, a Python pickle, which can run any code when it is opened and is therefore not read</source>
        <translation>les tenseurs ne sont que dans {}, un pickle Python, qui peut exécuter n’importe quel code à l’ouverture et n’est donc pas lu</translation>
    </message>
    <message>
        <source>generating the target</source>
        <translation>génération de la cible</translation>
    </message>
    <message>
        <source>shorter side to {} pixels</source>
        <translation>petit côté à {} pixels</translation>
    </message>
    <message>
        <source>to {} x {} pixels</source>
        <translation>à {} x {} pixels</translation>
    </message>
    <message>
        <source>, the middle {} x {} of that</source>
        <translation>, dont les {} x {} du milieu</translation>
    </message>
    <message>
        <source>; minus {:.4g}, {:.4g}, {:.4g}, divided by {:.4g}, {:.4g}, {:.4g}</source>
        <translation>; moins {:.4g}, {:.4g}, {:.4g}, divisé par {:.4g}, {:.4g}, {:.4g}</translation>
    </message>
    <message>
        <source> (as usual for the family: the checkpoint does not say)</source>
        <translation> (usuel pour cette famille&#xa0;: le checkpoint ne le dit pas)</translation>
    </message>
    <message>
        <source>This model predicts a fixed English sentence no better than a guess (loss {:.2f}, a uniform guess has {:.2f}): it may be untrained or broken.</source>
        <translation>Ce modèle ne prédit pas mieux une phrase anglaise fixe qu’un tirage au hasard (perte de {:.2f}&#x202f;; tirage uniforme&#xa0;: {:.2f})&#xa0;: il est peut-être non entraîné ou abîmé.</translation>
    </message>
    <message>
        <source>comparing weights</source>
        <translation>comparaison des poids</translation>
    </message>
    <message>
        <source>Output norm</source>
        <translation>Norme de la sortie</translation>
    </message>
    <message>
        <source>High: the head adds long vectors to the residual stream on this text. To be compared within a layer; a long vector can still be without effect.</source>
        <translation>Élevé&#xa0;: la tête ajoute de longs vecteurs au flux résiduel sur ce texte. À comparer au sein d’une couche&#x202f;; un long vecteur peut rester sans effet.</translation>
    </message>
    <message>
        <source>mean over queries i of ‖Σ_j A_ij f(x_j)‖, f(x) = (x W_V + b_V) W_O of the head</source>
        <translation>moyenne sur les requêtes i de ‖Σ_j A_ij f(x_j)‖, f(x) = (x W_V + b_V) W_O de la tête</translation>
    </message>
    <message>
        <source>Induction, on random tokens given twice</source>
        <translation>Induction, tokens aléatoires donnés deux fois</translation>
    </message>
    <message>
        <source>High: in the second copy the head attends to the token after the query&apos;s twin in the first, which is what comes next.</source>
        <translation>Élevé&#xa0;: dans la seconde copie, la tête regarde le token qui suit le jumeau de la requête dans la première, c’est-à-dire ce qui vient ensuite.</translation>
    </message>
    <message>
        <source>mean of A at key = query − (L − 1) over the queries of the second copy of L random tokens</source>
        <translation>moyenne de A à clé = requête − (L − 1) sur les requêtes de la seconde copie de L tokens aléatoires</translation>
    </message>
    <message>
        <source>Duplicate token, on random tokens given twice</source>
        <translation>Token répété, tokens aléatoires donnés deux fois</translation>
    </message>
    <message>
        <source>High: in the second copy the head attends to the query&apos;s twin in the first.</source>
        <translation>Élevé&#xa0;: dans la seconde copie, la tête regarde le jumeau de la requête dans la première.</translation>
    </message>
    <message>
        <source>mean of A at key = query − L over the queries of the second copy of L random tokens</source>
        <translation>moyenne de A à clé = requête − L sur les requêtes de la seconde copie de L tokens aléatoires</translation>
    </message>
    <message>
        <source>{} random tokens given twice, {}</source>
        <translation>{} tokens aléatoires donnés deux fois, {}</translation>
    </message>
    <message>
        <source>{} token</source>
        <translation>{} token</translation>
    </message>
    <message>
        <source>one text of {}</source>
        <translation>un texte de {}</translation>
    </message>
    <message>
        <source>one text of {}, target of {}</source>
        <translation>un texte de {}, cible de {}</translation>
    </message>
    <message>
        <source>Norm-weighted attention</source>
        <translation>Attention pondérée par la norme</translation>
    </message>
    <message>
        <source>Length of the vector that this key adds to this query&apos;s residual stream through this head. Not normalised: rows do not sum to 1.</source>
        <translation>Longueur du vecteur que cette clé ajoute, par cette tête, au flux résiduel de cette requête. Non normalisé&#xa0;: la somme des lignes n’est pas 1.</translation>
    </message>
    <message>
        <source>A_ij ‖f(x_j)‖, f(x) = (x W_V + b_V) W_O of the head</source>
        <translation>A_ij ‖f(x_j)‖, f(x) = (x W_V + b_V) W_O de la tête</translation>
    </message>
    <message>
        <source>Value zeroing</source>
        <translation>Mise à zéro des valeurs</translation>
    </message>
    <message>
        <source>How much the layer&apos;s result for this query turns when this head&apos;s value of this key is set to zero and the rest of the layer is computed as before. Not normalised.</source>
        <translation>De combien tourne le résultat de la couche pour cette requête quand la valeur de cette clé dans cette tête est mise à zéro et que le reste de la couche est calculé comme avant. Non normalisé.</translation>
    </message>
    <message>
        <source>1 − cos(y_i, y_i without v_j), y behind the layer</source>
        <translation>1 − cos(y_i, y_i sans v_j), y à la sortie de la couche</translation>
    </message>
    <message>
        <source>Value zeroing, share of the row</source>
        <translation>Mise à zéro des valeurs, part de la ligne</translation>
    </message>
    <message>
        <source>How much the layer&apos;s result for this query turns when this head&apos;s value of this key is set to zero, as a share of the row: rows sum to 1.</source>
        <translation>De combien tourne le résultat de la couche pour cette requête quand la valeur de cette clé dans cette tête est mise à zéro, en part de la ligne&#xa0;: la somme de chaque ligne est 1.</translation>
    </message>
    <message>
        <source>C_ij / Σ_j C_ij, C_ij = 1 − cos(y_i, y_i without v_j)</source>
        <translation>C_ij / Σ_j C_ij, C_ij = 1 − cos(y_i, y_i sans v_j)</translation>
    </message>
    <message>
        <source>OV copying</source>
        <translation>Copie OV</translation>
    </message>
    <message>
        <source>Near 1: what the head reads of a token it writes in the same direction, so that it copies; near −1: it writes the opposite. From the weights alone, with the norm in front folded in.</source>
        <translation>Proche de 1&#xa0;: ce que la tête lit d’un token, elle l’écrit dans la même direction, donc elle copie&#x202f;; proche de −1&#xa0;: elle écrit l’opposé. D’après les poids seuls, la normalisation amont étant intégrée.</translation>
    </message>
    <message>
        <source>Re(Σ λ) / Σ |λ| over the eigenvalues λ of W_O W_V</source>
        <translation>Re(Σ λ) / Σ |λ| sur les valeurs propres λ de W_O W_V</translation>
    </message>
    <message>
        <source>Elhage et al. 2021, who put embedding and unembedding around it</source>
        <translation>Elhage et al. 2021, qui l’encadrent du plongement et du déplongement</translation>
    </message>
    <message>
        <source>Effective rank of QK</source>
        <translation>Rang effectif de QK</translation>
    </message>
    <message>
        <source>directions</source>
        <translation>directions</translation>
    </message>
    <message>
        <source>Low: queries and keys meet in few directions; at most d_k. From the weights alone, with the norm in front folded in; rotary positions, QK-norm and biases left out.</source>
        <translation>Faible&#xa0;: requêtes et clés se rencontrent dans peu de directions&#x202f;; au plus d_k. D’après les poids seuls, la normalisation amont étant intégrée&#x202f;; sans positions rotatives, QK-norm ni biais.</translation>
    </message>
    <message>
        <source>exp(−Σ p ln p), p = σ / Σ σ over the singular values σ of W_Qᵀ W_K</source>
        <translation>exp(−Σ p ln p), p = σ / Σ σ sur les valeurs singulières σ de W_Qᵀ W_K</translation>
    </message>
    <message>
        <source>Effective rank of OV</source>
        <translation>Rang effectif de OV</translation>
    </message>
    <message>
        <source>Low: the head carries few directions of what it reads; at most d_k. From the weights alone, with the norm in front folded in.</source>
        <translation>Faible&#xa0;: la tête transporte peu de directions de ce qu’elle lit&#x202f;; au plus d_k. D’après les poids seuls, la normalisation amont étant intégrée.</translation>
    </message>
    <message>
        <source>exp(−Σ p ln p), p = σ / Σ σ over the singular values σ of W_O W_V</source>
        <translation>exp(−Σ p ln p), p = σ / Σ σ sur les valeurs singulières σ de W_O W_V</translation>
    </message>
    <message>
        <source>Loss without the head</source>
        <translation>Perte sans la tête</translation>
    </message>
    <message>
        <source>High: the text is harder to predict without the head; near 0: other heads make up for it, or it does little here. Below 0: the model does better without it.</source>
        <translation>Élevé&#xa0;: le texte est plus difficile à prédire sans la tête&#x202f;; près de 0&#xa0;: d’autres têtes la suppléent, ou elle fait peu ici. Sous 0&#xa0;: le modèle fait mieux sans elle.</translation>
    </message>
    <message>
        <source>mean of −ln p(next token) over the text with the head&apos;s A V set to 0, minus the same with it</source>
        <translation>moyenne de −ln p(token suivant) sur le texte avec A V de la tête mis à 0, moins la même avec la tête</translation>
    </message>
    <message>
        <source>Change of the prediction without the head</source>
        <translation>Changement de la prédiction sans la tête</translation>
    </message>
    <message>
        <source>High: what the model expects changes much without the head, for better or worse.</source>
        <translation>Élevé&#xa0;: ce qu’attend le modèle change beaucoup sans la tête, en mieux ou en moins bien.</translation>
    </message>
    <message>
        <source>mean over positions of KL(p ‖ p′), p′ with the head&apos;s A V set to 0; over hidden tokens only where the model predicts those; of the class where it predicts a picture&apos;s</source>
        <translation>moyenne sur les positions de KL(p ‖ p′), p′ avec A V de la tête mis à 0&#x202f;; sur les seuls tokens cachés si le modèle prédit ceux-ci&#x202f;; de la classe s’il prédit celle d’une image</translation>
    </message>
    <message>
        <source>Change of the last states without the head</source>
        <translation>Changement des derniers états sans la tête</translation>
    </message>
    <message>
        <source>High: what the last layer gives changes much without the head; also where nothing is predicted.</source>
        <translation>Élevé&#xa0;: ce que donne la dernière couche change beaucoup sans la tête&#x202f;; aussi là où rien n’est prédit.</translation>
    </message>
    <message>
        <source>mean over positions of ‖h′ − h‖ / ‖h‖, h the last states, h′ with the head&apos;s A V set to 0</source>
        <translation>moyenne sur les positions de ‖h′ − h‖ / ‖h‖, h les derniers états, h′ avec A V de la tête mis à 0</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>kB</source>
        <translation>ko</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>Mo</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>Go</translation>
    </message>
    <message>
        <source>TB</source>
        <translation>To</translation>
    </message>
    <message>
        <source>PB</source>
        <translation>Po</translation>
    </message>
    <message>
        <source>EB</source>
        <translation>Eo</translation>
    </message>
    <message>
        <source>million</source>
        <translation>M</translation>
    </message>
    <message>
        <source>billion</source>
        <translation>Md</translation>
    </message>
    <message>
        <source>trillion</source>
        <translation>× 10¹²</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} sur {}</translation>
    </message>
    <message>
        <source>{}: this model is given to those who accepted its terms at its page on {}{}</source>
        <translation>{}&#xa0;: ce modèle est réservé à ceux qui en ont accepté les conditions sur sa page de {}{}</translation>
    </message>
    <message>
        <source>, which the owner of this token has not</source>
        <translation>, ce que le propriétaire de ce jeton n’a pas fait</translation>
    </message>
    <message>
        <source>; then set HF_TOKEN to a token of yours</source>
        <translation>&#x202f;; donnez ensuite à HF_TOKEN un de vos jetons</translation>
    </message>
    <message>
        <source>{}: {} has no such revision of it</source>
        <translation>{}&#xa0;: {} n’en a pas une telle révision</translation>
    </message>
    <message>
        <source>{}: {} cannot be reached: {}</source>
        <translation>{}&#xa0;: {} est inaccessible&#xa0;: {}</translation>
    </message>
    <message>
        <source>{}: the connection to {} broke: {}</source>
        <translation>{}&#xa0;: la connexion à {} a été interrompue&#xa0;: {}</translation>
    </message>
    <message>
        <source>{}: {} does not give it to the owner of this token (HF_TOKEN, or the file &quot;token&quot; of HF_HOME): it is private, gated, or not there</source>
        <translation>{}&#xa0;: {} ne le donne pas au propriétaire de ce jeton (HF_TOKEN, ou le fichier «&#x202f;token&#x202f;» de HF_HOME)&#xa0;: il est privé, d’accès restreint ou absent</translation>
    </message>
    <message>
        <source>{}: {} has no such model, or it is private; for a private one set HF_TOKEN to a token of yours</source>
        <translation>{}&#xa0;: {} n’a pas de tel modèle, ou il est privé&#x202f;; pour un modèle privé, donnez à HF_TOKEN un de vos jetons</translation>
    </message>
    <message>
        <source>{}: {} has no such model</source>
        <translation>{}&#xa0;: {} n’a pas de tel modèle</translation>
    </message>
    <message>
        <source>{}: {} asks to wait before more is fetched; try again in some minutes</source>
        <translation>{}&#xa0;: {} demande d’attendre avant d’autres téléchargements&#x202f;; réessayez dans quelques minutes</translation>
    </message>
    <message>
        <source>{}: {} answered with the status {}</source>
        <translation>{}&#xa0;: {} a répondu par le statut {}</translation>
    </message>
    <message>
        <source>about {:.0f} s</source>
        <translation>environ {:.0f}&#xa0;s</translation>
    </message>
    <message>
        <source>about {:.0f} min</source>
        <translation>environ {:.0f}&#xa0;min</translation>
    </message>
    <message>
        <source>about {:.1f} h</source>
        <translation>environ {:.1f}&#xa0;h</translation>
    </message>
    <message>
        <source> · {}/s</source>
        <translation> · {}/s</translation>
    </message>
    <message>
        <source>one sequence</source>
        <translation>une séquence</translation>
    </message>
    <message>
        <source>{} sequences</source>
        <translation>{} séquences</translation>
    </message>
    <message>
        <source>Shannon 1948; of attention: Ghader and Monz 2017</source>
        <translation>Shannon 1948 ; pour l’attention : Ghader et Monz 2017</translation>
    </message>
    <message>
        <source>Vig and Belinkov 2019</source>
        <translation>Vig et Belinkov 2019</translation>
    </message>
    <message>
        <source>{0} random layers {2} head</source>
        <translation>{0} couches aléatoires {2} tête</translation>
    </message>
    <message>
        <source>{0} random layers {2} heads</source>
        <translation>{0} couches aléatoires {2} têtes</translation>
    </message>
    <message>
        <source>random layer {2} head</source>
        <translation>couche aléatoire {2} tête</translation>
    </message>
    <message>
        <source>random layer {2} heads</source>
        <translation>couche aléatoire {2} têtes</translation>
    </message>
    <message>
        <source>{0} random layers {1} × {2} head</source>
        <translation>{0} couches aléatoires {1} × {2} tête</translation>
    </message>
    <message>
        <source>{0} random layers {1} × {2} heads</source>
        <translation>{0} couches aléatoires {1} × {2} têtes</translation>
    </message>
    <message>
        <source>random layer {1} × {2} head</source>
        <translation>couche aléatoire {1} × {2} tête</translation>
    </message>
    <message>
        <source>random layer {1} × {2} heads</source>
        <translation>couche aléatoire {1} × {2} têtes</translation>
    </message>
    <message>
        <source>{0}, {1} K/V</source>
        <translation>{0}, {1} K/V</translation>
    </message>
    <message>
        <source>{0}, cross-attention</source>
        <translation>{0}, attention croisée</translation>
    </message>
    <message>
        <source>after Kobayashi et al. 2020</source>
        <translation>d’après Kobayashi et al. 2020</translation>
    </message>
    <message>
        <source>Roy and Vetterli 2007</source>
        <translation>Roy et Vetterli 2007</translation>
    </message>
    <message>
        <source>Kullback and Leibler 1951; of heads: Michel et al. 2019</source>
        <translation>Kullback et Leibler 1951 ; pour les têtes : Michel et al. 2019</translation>
    </message>
</context>
<context>
    <name>SettingReader</name>
    <message>
        <source>one of %1</source>
        <translation>l’un de %1</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>un nombre de %1 à %2</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un nombre entier de %1 à %2</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be %2, not %3</source>
        <translation>«&#x202f;%1&#x202f;» doit être %2, et non %3</translation>
    </message>
</context>
<context>
    <name>SheetPart</name>
    <message>
        <source>%1; cells that are masked are empty</source>
        <translation>%1&#x202f;; les cases masquées sont vides</translation>
    </message>
</context>
<context>
    <name>SheetPreset</name>
    <message>
        <source>Page of a paper (6.75 in)</source>
        <translation>Page d’article (6.75 po)</translation>
    </message>
    <message>
        <source>Column of a paper (3.25 in)</source>
        <translation>Colonne d’article (3.25 po)</translation>
    </message>
    <message>
        <source>Slide (1920 × 1080 pixels)</source>
        <translation>Diapositive (1920 × 1080 pixels)</translation>
    </message>
    <message>
        <source>Poster (24 in wide)</source>
        <translation>Affiche (24 po de large)</translation>
    </message>
    <message>
        <source>Web page (1600 pixels, twice as fine)</source>
        <translation>Page web (1600 pixels, deux fois plus fine)</translation>
    </message>
</context>
<context>
    <name>StepsLook</name>
    <message>
        <source>masked</source>
        <translation>masquée</translation>
    </message>
    <message>
        <source>not masked</source>
        <translation>non masquée</translation>
    </message>
    <message>
        <source>%1 → %2:  %3</source>
        <translation>%1 → %2&#xa0;:  %3</translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation>somme %1</translation>
    </message>
    <message>
        <source>none masked</source>
        <translation>aucune masquée</translation>
    </message>
    <message>
        <source>%1 of %2 masked</source>
        <translation>%1 sur %2 masquées</translation>
    </message>
    <message>
        <source>weights 0 to %1</source>
        <translation>poids de 0 à %1</translation>
    </message>
    <message>
        <source>scores %1 to %2, one range for all</source>
        <translation>scores de %1 à %2, une même plage pour tous</translation>
    </message>
    <message>
        <source>scores each in a range of its own: colours of two steps do not compare</source>
        <translation>scores chacun dans sa propre plage&#xa0;: les couleurs de deux étapes ne se comparent pas</translation>
    </message>
</context>
<context>
    <name>StepsPage</name>
    <message>
        <source>no factor (× 1)</source>
        <translation>sans facteur (× 1)</translation>
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
        <translation>le facteur du modèle</translation>
    </message>
    <message>
        <source>set for this side</source>
        <translation>réglé pour ce côté</translation>
    </message>
    <message>
        <source>scaled</source>
        <translation>× facteur</translation>
    </message>
    <message>
        <source>× %1 = %2</source>
        <translation>× %1 = %2</translation>
    </message>
    <message>
        <source>+ position bias</source>
        <translation>+ biais de position</translation>
    </message>
    <message>
        <source>ALiBi: slope × (key − query)</source>
        <translation>ALiBi&#xa0;: pente × (clé − requête)</translation>
    </message>
    <message>
        <source>learned, by distance</source>
        <translation>appris, selon la distance</translation>
    </message>
    <message>
        <source>with bias</source>
        <translation>avec biais</translation>
    </message>
    <message>
        <source>+ bias %2 = %1</source>
        <translation>+ biais %2 = %1</translation>
    </message>
    <message>
        <source>not masked</source>
        <translation>non masquée</translation>
    </message>
    <message>
        <source>hatched: may not be seen</source>
        <translation>hachuré&#xa0;: ne peut être vu</translation>
    </message>
    <message>
        <source>mask: window of %1</source>
        <translation>masque&#xa0;: fenêtre de %1</translation>
    </message>
    <message>
        <source>mask: causal</source>
        <translation>masque&#xa0;: causal</translation>
    </message>
    <message>
        <source>mask: none</source>
        <translation>masque&#xa0;: aucun</translation>
    </message>
    <message>
        <source>every key may be seen</source>
        <translation>chaque clé peut être vue</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>poids</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>poids %1</translation>
    </message>
    <message>
        <source>weights: rows sum to 1</source>
        <translation>poids&#xa0;: lignes de somme 1</translation>
    </message>
    <message>
        <source>softmax, sink at %1</source>
        <translation>softmax, puits à %1</translation>
    </message>
    <message>
        <source>weights: rows sum to less than 1</source>
        <translation>poids&#xa0;: lignes de somme inférieure à 1</translation>
    </message>
    <message>
        <source>softmax</source>
        <translation>softmax</translation>
    </message>
    <message>
        <source>÷ sum of the row</source>
        <translation>÷ somme de la ligne</translation>
    </message>
    <message>
        <source>to compare: not used</source>
        <translation>pour comparer&#xa0;: non utilisé</translation>
    </message>
    <message>
        <source>not scaled, not masked</source>
        <translation>ni facteur, ni masque</translation>
    </message>
    <message>
        <source>φ = elu + 1; in place of exp(q·k)</source>
        <translation>φ = elu + 1&#x202f;; à la place de exp(q·k)</translation>
    </message>
    <message>
        <source>cap: %1·tanh(s/%1)</source>
        <translation>plafond&#xa0;: %1·tanh(s/%1)</translation>
    </message>
    <message>
        <source>the model&apos;s soft cap</source>
        <translation>le plafond doux du modèle</translation>
    </message>
    <message>
        <source>capped</source>
        <translation>plafonné</translation>
    </message>
    <message>
        <source>capped %1</source>
        <translation>plafonné %1</translation>
    </message>
</context>
<context>
    <name>StepsView</name>
    <message>
        <source>query (attends)</source>
        <translation>requête (regarde)</translation>
    </message>
    <message>
        <source>key (is attended to)</source>
        <translation>clé (regardée)</translation>
    </message>
</context>
<context>
    <name>WindowState</name>
    <message>
        <source>head of side %1</source>
        <translation>tête du côté %1</translation>
    </message>
    <message>
        <source>factor of side %1</source>
        <translation>facteur du côté %1</translation>
    </message>
    <message>
        <source>K/V heads of side %1</source>
        <translation>têtes K/V du côté %1</translation>
    </message>
    <message>
        <source>mask of side %1</source>
        <translation>masque du côté %1</translation>
    </message>
    <message>
        <source>kernel of side %1</source>
        <translation>noyau du côté %1</translation>
    </message>
    <message>
        <source>scope of side %1</source>
        <translation>portée du côté %1</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modèle</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texte</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>image</translation>
    </message>
    <message>
        <source>second text</source>
        <translation>second texte</translation>
    </message>
    <message>
        <source>special tokens</source>
        <translation>tokens spéciaux</translation>
    </message>
    <message>
        <source>text of side B</source>
        <translation>texte du côté B</translation>
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
        <translation>aspect des cartes</translation>
    </message>
    <message>
        <source>setting of the page</source>
        <translation>réglage de la page</translation>
    </message>
    <message>
        <source>brushed heads</source>
        <translation>têtes marquées</translation>
    </message>
    <message>
        <source>pinned heads</source>
        <translation>têtes épinglées</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>réglages</translation>
    </message>
    <message>
        <source>fast products</source>
        <translation>produits rapides</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>the key of a score, such as entropy</source>
        <translation>l’identifiant d’un score, p. ex. entropy</translation>
    </message>
</context>
<context>
    <name>headscope::AppearancePage</name>
    <message>
        <source>The same colours for all &amp;models</source>
        <translation>Mêmes couleurs pour tous les &amp;modèles</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Comme le bureau</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Contraste élevé, clair</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Contraste élevé, sombre</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>T&amp;hème</translation>
    </message>
    <message>
        <source> pt</source>
        <comment>after the size of text in points</comment>
        <translation> pt</translation>
    </message>
    <message>
        <source>The size that the desktop and the screen ask for</source>
        <translation>La taille demandée par le bureau et l’écran</translation>
    </message>
    <message>
        <source>&amp;Size of text</source>
        <translation>&amp;Taille du texte</translation>
    </message>
    <message>
        <source>Otherwise each model comes back with the colours that were chosen while it was open.</source>
        <translation>Sinon, chaque modèle retrouve les couleurs choisies lorsqu’il était ouvert.</translation>
    </message>
    <message>
        <source>&amp;Colours of the maps</source>
        <translation>&amp;Couleurs des cartes</translation>
    </message>
</context>
<context>
    <name>headscope::BarTable</name>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2&#xa0;: %3</translation>
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
        <translation>fin prématurée</translation>
    </message>
</context>
<context>
    <name>headscope::BusyIndicator</name>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Stop (Esc)</source>
        <translation>Arrêter (Échap)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
</context>
<context>
    <name>headscope::CircuitPage</name>
    <message>
        <source>The weights of the heads are being compared…</source>
        <translation>Comparaison des poids des têtes…</translation>
    </message>
</context>
<context>
    <name>headscope::ColourBar</name>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>de %1 à %2</translation>
    </message>
    <message>
        <source>Which colour is which weight</source>
        <translation>Quelle couleur correspond à quel poids</translation>
    </message>
</context>
<context>
    <name>headscope::CommandPalette</name>
    <message>
        <source>Type a command: &quot;scaling&quot;, &quot;save view&quot;, &quot;dark&quot;</source>
        <translation>Saisissez une commande&#xa0;: «&#x202f;facteur&#x202f;», «&#x202f;enregistrer la vue&#x202f;», «&#x202f;sombre&#x202f;»</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>%1  ✓</source>
        <translation>%1  ✓</translation>
    </message>
    <message>
        <source>Return or a click runs the command</source>
        <translation>Entrée ou un clic exécute la commande</translation>
    </message>
    <message>
        <source>No command has %1 in its name.</source>
        <translation>Aucune commande n’a %1 dans son nom.</translation>
    </message>
</context>
<context>
    <name>headscope::ComparisonFigure</name>
    <message>
        <source>Key 0 is left out of the maps; rows are not renormalised.</source>
        <translation>La clé 0 est omise des cartes&#x202f;; les lignes ne sont pas renormalisées.</translation>
    </message>
    <message>
        <source>Key 0 is left out of the maps; each row&apos;s other weights are made to sum to 1.</source>
        <translation>La clé 0 est omise des cartes&#x202f;; les autres poids de chaque ligne sont ramenés à une somme de 1.</translation>
    </message>
    <message>
        <source> · rows sum to %1 to %2, the rest attends to nothing</source>
        <translation> · lignes de somme %1 à %2, le reste ne va à aucune clé</translation>
    </message>
    <message>
        <source>by position: the tokens differ</source>
        <translation>par position&#xa0;: les tokens diffèrent</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>plage commune</translation>
    </message>
    <message>
        <source>own range</source>
        <translation>plage propre</translation>
    </message>
    <message>
        <source>Fast: linear layers multiply numbers rounded to BF16.</source>
        <translation>Rapide : les couches linéaires multiplient des nombres arrondis en BF16.</translation>
    </message>
</context>
<context>
    <name>headscope::ComparisonNumbers</name>
    <message>
        <source>Every token of this text sees one key only.</source>
        <translation>Chaque token de ce texte ne voit qu’une seule clé.</translation>
    </message>
    <message>
        <source>Loss over the target</source>
        <translation>Perte sur la cible</translation>
    </message>
    <message>
        <source>Loss over the text</source>
        <translation>Perte sur le texte</translation>
    </message>
    <message>
        <source>nats/token</source>
        <translation>nats/token</translation>
    </message>
    <message>
        <source>Mean of −ln p(token) over the tokens after the first.
A side with the scope “this softmax only” has the model&apos;s own: nothing flows on.</source>
        <translation>Moyenne de −ln p(token) sur les tokens après le premier.
Un côté dont la portée est «&#x202f;ce softmax&#x202f;» a celle d’origine du modèle&#xa0;: rien ne se propage.</translation>
    </message>
    <message>
        <source>There is no target yet.</source>
        <translation>Il n’y a pas encore de cible.</translation>
    </message>
    <message>
        <source>A text of one token predicts nothing.</source>
        <translation>Un texte d’un seul token ne prédit rien.</translation>
    </message>
    <message>
        <source>The models cut text into other tokens: losses per token do not compare.</source>
        <translation>Les modèles découpent le texte en tokens différents&#xa0;: les pertes par token ne se comparent pas.</translation>
    </message>
    <message>
        <source>%1 (A)</source>
        <translation>%1 (A)</translation>
    </message>
    <message>
        <source>%1 (B)</source>
        <translation>%1 (B)</translation>
    </message>
    <message>
        <source>%1 (A), %2 (B)</source>
        <translation>%1 (A), %2 (B)</translation>
    </message>
    <message>
        <source>Class of the picture</source>
        <translation>Classe de l’image</translation>
    </message>
    <message>
        <source>class</source>
        <translation>classe</translation>
    </message>
    <message>
        <source>Hidden token at position %1</source>
        <translation>Token caché en position %1</translation>
    </message>
    <message>
        <source>mask %1</source>
        <translation>masque %1</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>position %1</translation>
    </message>
    <message>
        <source>Next token of the target</source>
        <translation>Token suivant de la cible</translation>
    </message>
    <message>
        <source>Next token</source>
        <translation>Token suivant</translation>
    </message>
    <message>
        <source>next</source>
        <translation>suivant</translation>
    </message>
    <message>
        <source>This checkpoint has no classifier: it predicts no class.</source>
        <translation>Ce checkpoint n’a pas de classifieur&#xa0;: il ne prédit aucune classe.</translation>
    </message>
    <message>
        <source>This checkpoint has no output head: it predicts no tokens.</source>
        <translation>Ce checkpoint n’a pas de tête de sortie&#xa0;: il ne prédit aucun token.</translation>
    </message>
    <message>
        <source>This model predicts hidden tokens, but its tokenizer has none that stands for them.</source>
        <translation>Ce modèle prédit des tokens cachés, mais son tokeniseur n’a pas de token pour les représenter.</translation>
    </message>
    <message>
        <source>Type %1 to see what the model expects there.</source>
        <translation>Saisissez %1 pour voir ce que le modèle attend à cet endroit.</translation>
    </message>
    <message>
        <source>Have special tokens parsed, and type %1 to see what the model expects there.</source>
        <translation>Activez l’interprétation des tokens spéciaux et saisissez %1 pour voir ce que le modèle attend à cet endroit.</translation>
    </message>
</context>
<context>
    <name>headscope::Composer</name>
    <message>
        <source>Compose a figure</source>
        <translation>Composer une figure</translation>
    </message>
    <message>
        <source>fitted to the window</source>
        <translation>ajustée à la fenêtre</translation>
    </message>
    <message>
        <source>in its final size</source>
        <translation>en taille finale</translation>
    </message>
    <message>
        <source>Save &amp;numbers…</source>
        <translation>Enregistrer les &amp;nombres…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>%1 × %2 in · PNG %3 × %4 pixels</source>
        <translation>%1 × %2 po · PNG %3 × %4 pixels</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Document PDF (*.pdf)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Dessin SVG (*.svg)</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Image PNG (*.png)</translation>
    </message>
    <message>
        <source>Save figure</source>
        <translation>Enregistrer la figure</translation>
    </message>
    <message>
        <source>Save the figure&apos;s numbers</source>
        <translation>Enregistrer les nombres de la figure</translation>
    </message>
    <message>
        <source>CSV (*.csv);;TSV, between tabs (*.tsv);;JSON (*.json);;NumPy array (*.npy)</source>
        <translation>CSV (*.csv);;TSV, séparé par des tabulations (*.tsv);;JSON (*.json);;Tableau NumPy (*.npy)</translation>
    </message>
    <message>
        <source>Size of the preview</source>
        <translation>Taille de l’aperçu</translation>
    </message>
    <message>
        <source>How large the figure is shown here</source>
        <translation>La taille à laquelle la figure est affichée ici</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>As PNG, SVG or PDF</source>
        <translation>En PNG, SVG ou PDF</translation>
    </message>
    <message>
        <source>The numbers of all parts, as CSV, TSV, JSON or NPY</source>
        <translation>Les nombres de tous les éléments, en CSV, TSV, JSON ou NPY</translation>
    </message>
    <message>
        <source>The figure as a picture, for another program</source>
        <translation>La figure en image, pour un autre programme</translation>
    </message>
    <message>
        <source>making a part of the figure</source>
        <translation>création d’un élément de la figure</translation>
    </message>
    <message>
        <source>drawing the figure</source>
        <translation>dessin de la figure</translation>
    </message>
    <message>
        <source>writing the figure</source>
        <translation>écriture de la figure</translation>
    </message>
    <message>
        <source>Stopped. What is seen may not be what is set.</source>
        <translation>Arrêté. Ce qui est affiché peut ne pas correspondre aux réglages.</translation>
    </message>
    <message>
        <source>The figure is saved to %1.</source>
        <translation>La figure est enregistrée dans %1.</translation>
    </message>
    <message>
        <source>The numbers are saved to %1.</source>
        <translation>Les nombres sont enregistrés dans %1.</translation>
    </message>
    <message>
        <source>The figure is on the clipboard.</source>
        <translation>La figure est dans le presse-papiers.</translation>
    </message>
</context>
<context>
    <name>headscope::CostView</name>
    <message>
        <source>projections</source>
        <translation>projections</translation>
    </message>
    <message>
        <source>operations, one layer</source>
        <translation>opérations, une couche</translation>
    </message>
    <message>
        <source>operations</source>
        <translation>opérations</translation>
    </message>
    <message>
        <source>scores, mixing</source>
        <translation>scores, mélange</translation>
    </message>
    <message>
        <source>softmax</source>
        <translation>softmax</translation>
    </message>
    <message>
        <source>exponentials, one layer</source>
        <translation>exp., une couche</translation>
    </message>
    <message>
        <source>exponentials</source>
        <translation>exponentielles</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>paramètres</translation>
    </message>
    <message>
        <source>one layer</source>
        <translation>une couche</translation>
    </message>
    <message>
        <source>K/V cache</source>
        <translation>Cache K/V</translation>
    </message>
    <message>
        <source>bytes, all layers</source>
        <translation>octets, en tout</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>octets</translation>
    </message>
    <message>
        <source>G = %1</source>
        <translation>G = %1</translation>
    </message>
    <message>
        <source>one head</source>
        <translation>une tête</translation>
    </message>
    <message>
        <source>d_k = %1</source>
        <translation>d_k = %1</translation>
    </message>
    <message>
        <source>projections, G = %1</source>
        <translation>projections, G = %1</translation>
    </message>
    <message>
        <source>scores and mixing</source>
        <translation>scores et mélange</translation>
    </message>
    <message>
        <source>softmax, %1 heads</source>
        <translation>softmax, %1 têtes</translation>
    </message>
    <message>
        <source>softmax, one head</source>
        <translation>softmax, une tête</translation>
    </message>
    <message>
        <source>Operations of one layer against the number of tokens</source>
        <translation>Opérations d’une couche selon le nombre de tokens</translation>
    </message>
    <message>
        <source>tokens T</source>
        <translation>tokens T</translation>
    </message>
    <message>
        <source>2 operations a multiply-add, 1 an exponential; biases, norms and the rest of the softmax are left out. All T × T cells are counted: a causal mask needs about half. The products cost the same whatever H is; only the softmax grows with H. Bars are shares of the largest in their row.</source>
        <translation>2 opérations pour une multiplication-addition, 1 pour une exponentielle&#x202f;; les biais, les normalisations et le reste du softmax sont omis. Toutes les T × T cases sont comptées&#xa0;: un masque causal n’en demande qu’environ la moitié. Les produits coûtent autant quel que soit H&#x202f;; seul le softmax croît avec H. Les barres sont des parts de la plus grande de leur ligne.</translation>
    </message>
    <message>
        <source>What attention costs</source>
        <translation>Ce que coûte l’attention</translation>
    </message>
    <message>
        <source>Operations against the number of tokens</source>
        <translation>Opérations selon le nombre de tokens</translation>
    </message>
    <message>
        <source>A click chooses the number of tokens T</source>
        <translation>Un clic choisit le nombre de tokens T</translation>
    </message>
    <message>
        <source>Point at a number for its formula; click the curves to choose T</source>
        <translation>Survolez un nombre pour voir sa formule&#x202f;; cliquez sur les courbes pour choisir T</translation>
    </message>
    <message>
        <source>Open a model: what its attention costs appears here.</source>
        <translation>Ouvrez un modèle&#xa0;: le coût de son attention s’affiche ici.</translation>
    </message>
</context>
<context>
    <name>headscope::CostsPage</name>
    <message>
        <source>%1: expected a whole number from 1 to %2</source>
        <translation>%1&#xa0;: nombre entier de 1 à %2 attendu</translation>
    </message>
    <message>
        <source>%1, layer %2, this text</source>
        <translation>%1, couche %2, ce texte</translation>
    </message>
    <message>
        <source>A shape of your own; what is not set is that of %1, layer %2</source>
        <translation>Une forme choisie par vous&#x202f;; ce qui n’est pas réglé vient de %1, couche %2</translation>
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
        <translation>%1 %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>headscope::FactorField</name>
    <message>
        <source>A factor in digits: 0.25, 1/8 or 1/sqrt(32)</source>
        <translation>Un facteur en chiffres&#xa0;: 0.25, 1/8 ou 1/sqrt(32)</translation>
    </message>
    <message>
        <source>a number from 0 to %1, 1/8 or 1/√32</source>
        <translation>un nombre de 0 à %1, 1/8 ou 1/√32</translation>
    </message>
    <message>
        <source>Factor, exact</source>
        <translation>Facteur, exact</translation>
    </message>
</context>
<context>
    <name>headscope::FetchPanel</name>
    <message>
        <source>Good for a class</source>
        <translation>Adaptés à un cours</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tenseurs</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Présent</translation>
    </message>
    <message>
        <source>Get a model</source>
        <translation>Télécharger un modèle</translation>
    </message>
    <message>
        <source>OWNER/NAME, or the address of a model&apos;s page</source>
        <translation>PROPRIÉTAIRE/NOM, ou l’adresse de la page d’un modèle</translation>
    </message>
    <message>
        <source>Name of the model</source>
        <translation>Nom du modèle</translation>
    </message>
    <message>
        <source>A branch, a tag or a commit may stand behind it: OWNER/NAME@REVISION</source>
        <translation>On peut y ajouter une branche, une étiquette ou un commit&#xa0;: PROPRIÉTAIRE/NOM@RÉVISION</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Consulter</translation>
    </message>
    <message>
        <source>Ask what the model has, and how large it is</source>
        <translation>Demander ce que contient le modèle et sa taille</translation>
    </message>
    <message>
        <source>Models that are good for a class</source>
        <translation>Modèles adaptés à un cours</translation>
    </message>
    <message>
        <source>Which files of the model are fetched</source>
        <translation>Quels fichiers du modèle sont téléchargés</translation>
    </message>
    <message>
        <source>Files to fetch</source>
        <translation>Fichiers à télécharger</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>A download stops then; what has come is kept</source>
        <translation>Un téléchargement s’arrête alors&#x202f;; ce qui est reçu est conservé</translation>
    </message>
    <message>
        <source>&amp;Get</source>
        <translation>&amp;Télécharger</translation>
    </message>
    <message>
        <source>Look asks %1, and nothing before does. Files go to %2.</source>
        <translation>Seul «&#x202f;Consulter&#x202f;» interroge %1. Les fichiers vont dans %2.</translation>
    </message>
    <message>
        <source>asking what the model has</source>
        <translation>interrogation sur le modèle</translation>
    </message>
    <message>
        <source>%1 · commit %2 · licence: %3</source>
        <translation>%1 · commit %2 · licence&#xa0;: %3</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>non indiquée</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Get the rest, %1</source>
        <translation>&amp;Télécharger le reste, %1</translation>
    </message>
    <message>
        <source>&amp;Get %1</source>
        <translation>&amp;Télécharger %1</translation>
    </message>
    <message>
        <source>Safetensors</source>
        <translation>Safetensors</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>in part</source>
        <translation>en partie</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Fetch the files that are listed</source>
        <translation>Télécharger les fichiers de la liste</translation>
    </message>
</context>
<context>
    <name>headscope::FigurePage</name>
    <message>
        <source>masked</source>
        <translation>masquée</translation>
    </message>
    <message>
        <source>query %1 → key %2    %3</source>
        <translation>requête %1 → clé %2    %3</translation>
    </message>
</context>
<context>
    <name>headscope::FrozenPicture</name>
    <message>
        <source>Frozen picture of the window</source>
        <translation>Image figée de la fenêtre</translation>
    </message>
    <message>
        <source>Frozen · F7, Escape or a click goes on</source>
        <translation>Figée · F7, Échap ou un clic pour reprendre</translation>
    </message>
</context>
<context>
    <name>headscope::GeometryView</name>
    <message>
        <source>%1 %2: symmetric %3, antisymmetric %4; rank %5 of %6</source>
        <translation>%1 %2&#xa0;: part symétrique %3, antisymétrique %4&#x202f;; rang %5 sur %6</translation>
    </message>
    <message>
        <source>%1: smallest %2°, overlap %3 (at random %4)</source>
        <translation>%1&#xa0;: plus petit %2°, recouvrement %3 (au hasard %4)</translation>
    </message>
    <message>
        <source>Angles of subspaces</source>
        <translation>Angles des sous-espaces</translation>
    </message>
    <message>
        <source>Principal angles between what two heads&apos; W_Q (and W_K) read, smallest first: 0° is a direction that both have, 90° one that the other has nothing of. Overlap is the mean squared cosine.</source>
        <translation>Angles principaux entre ce que lisent les W_Q (et W_K) de deux têtes, du plus petit au plus grand&#xa0;: 0° est une direction commune aux deux, 90° une direction dont l’autre n’a rien. Le recouvrement est la moyenne des cosinus carrés.</translation>
    </message>
    <message>
        <source>Principal angles between two heads</source>
        <translation>Angles principaux entre deux têtes</translation>
    </message>
    <message>
        <source>Shares of |M|² of M = W_Q W_Kᵀ, as M = (M + Mᵀ)/2 + (M − Mᵀ)/2. A symmetric form scores two tokens alike whichever of them attends; a form that points at random has half of each.</source>
        <translation>Parts de |M|² pour M = W_Q W_Kᵀ, avec M = (M + Mᵀ)/2 + (M − Mᵀ)/2. Une forme symétrique donne à deux tokens le même score quel que soit celui qui regarde&#x202f;; une forme orientée au hasard a la moitié de chaque part.</translation>
    </message>
    <message>
        <source>index</source>
        <translation>indice</translation>
    </message>
    <message>
        <source>degrees</source>
        <translation>degrés</translation>
    </message>
    <message>
        <source>queries</source>
        <translation>requêtes</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>clés</translation>
    </message>
</context>
<context>
    <name>headscope::GroupCostsView</name>
    <message>
        <source>What grouping costs</source>
        <translation>Ce que coûte le regroupement</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>perte</translation>
    </message>
    <message>
        <source>Mean of −ln p(next token) over the text, nats per predicted token</source>
        <translation>Moyenne de −ln p(token suivant) sur le texte, en nats par token prédit</translation>
    </message>
    <message>
        <source>KL</source>
        <translation>KL</translation>
    </message>
    <message>
        <source>Mean over positions of KL(own model ‖ grouped model) of the predicted distribution, nats</source>
        <translation>Moyenne sur les positions de KL(modèle d’origine ‖ modèle regroupé) de la distribution prédite, en nats</translation>
    </message>
    <message>
        <source>states</source>
        <translation>états</translation>
    </message>
    <message>
        <source>Mean over positions of ‖h′ − h‖ / ‖h‖ of the last states: also where nothing is predicted</source>
        <translation>Moyenne sur les positions de ‖h′ − h‖ / ‖h‖ des derniers états&#xa0;: aussi là où rien n’est prédit</translation>
    </message>
    <message>
        <source>What grouping costs, against the number of K/V heads</source>
        <translation>Ce que coûte le regroupement, selon le nombre de têtes K/V</translation>
    </message>
    <message>
        <source>K/V heads G, in every layer</source>
        <translation>têtes K/V G, dans chaque couche</translation>
    </message>
    <message>
        <source>mean loss (nats per token)</source>
        <translation>perte moyenne (nats par token)</translation>
    </message>
    <message>
        <source>KL (nats)</source>
        <translation>KL (nats)</translation>
    </message>
    <message>
        <source>‖h′ − h‖ / ‖h‖</source>
        <translation>‖h′ − h‖ / ‖h‖</translation>
    </message>
    <message>
        <source>This model has no such number on this text.</source>
        <translation>Ce modèle n’a pas ce nombre sur ce texte.</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message>
        <source>mean of heads</source>
        <translation>moyenne des têtes</translation>
    </message>
    <message>
        <source>first head</source>
        <translation>première tête</translation>
    </message>
    <message>
        <source>The model&apos;s own K/V heads: nothing is lost.</source>
        <translation>Les têtes K/V du modèle&#xa0;: rien n’est perdu.</translation>
    </message>
    <message>
        <source>The model&apos;s own K/V heads: loss %1 nats per token, nothing is lost.</source>
        <translation>Les têtes K/V du modèle&#xa0;: perte de %1 nats par token, rien n’est perdu.</translation>
    </message>
    <message>
        <source>The whole model is run with this grouping…</source>
        <translation>Exécution du modèle entier avec ce regroupement…</translation>
    </message>
    <message>
        <source>Loss %1 → %2 nats per token (%3).</source>
        <translation>Perte %1 → %2 nats par token (%3).</translation>
    </message>
    <message>
        <source>KL(own ‖ grouped) %1 nats, mean over the hidden tokens.</source>
        <translation>KL(origine ‖ regroupé) %1 nats, moyenne sur les tokens cachés.</translation>
    </message>
    <message>
        <source>KL(own ‖ grouped) %1 nats, mean over all positions.</source>
        <translation>KL(origine ‖ regroupé) %1 nats, moyenne sur toutes les positions.</translation>
    </message>
    <message>
        <source>This model predicts nothing here; its last states change by %1 (‖h′ − h‖ / ‖h‖).</source>
        <translation>Ce modèle ne prédit rien ici&#x202f;; ses derniers états changent de %1 (‖h′ − h‖ / ‖h‖).</translation>
    </message>
</context>
<context>
    <name>headscope::GroupDistancePlot</name>
    <message>
        <source>Distances within and between K/V groups</source>
        <translation>Distances dans les groupes K/V et entre eux</translation>
    </message>
    <message>
        <source>Within K/V groups %1, mean of %2. Between groups of one layer %3, mean of %4. %5</source>
        <translation>Dans les groupes K/V %1, moyenne de %2. Entre groupes d’une même couche %3, moyenne de %4. %5</translation>
    </message>
    <message>
        <source>Every layer has one head: there are no pairs in a layer.</source>
        <translation>Chaque couche n’a qu’une tête&#xa0;: il n’y a pas de paires dans une couche.</translation>
    </message>
    <message>
        <source>Every head has keys and values of its own in this model: no two share a group.</source>
        <translation>Dans ce modèle, chaque tête a ses propres clés et valeurs&#xa0;: aucun groupe n’en réunit deux.</translation>
    </message>
    <message>
        <source>All heads of a layer read the same K/V head in this model: there are no other groups.</source>
        <translation>Dans ce modèle, toutes les têtes d’une couche lisent la même tête K/V&#xa0;: il n’y a pas d’autres groupes.</translation>
    </message>
    <message>
        <source>L%1 · within %2 (%3) · between %4 (%5)</source>
        <translation>L%1 · dans les groupes %2 (%3) · entre groupes %4 (%5)</translation>
    </message>
    <message>
        <source>within K/V groups</source>
        <translation>dans les groupes K/V</translation>
    </message>
    <message>
        <source>between groups</source>
        <translation>entre groupes</translation>
    </message>
    <message>
        <source>mean of %1</source>
        <translation>moyenne de %1</translation>
    </message>
    <message>
        <source>nats</source>
        <translation>nats</translation>
    </message>
    <message>
        <source>all layers</source>
        <translation>toutes les couches</translation>
    </message>
    <message>
        <source>mean distances in nats over %1</source>
        <translation>distances moyennes en nats sur %1</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>couche</translation>
    </message>
    <message>
        <source>within groups</source>
        <translation>dans les groupes</translation>
    </message>
    <message>
        <source>pairs within</source>
        <translation>paires dans les groupes</translation>
    </message>
    <message>
        <source>pairs between</source>
        <translation>paires entre groupes</translation>
    </message>
    <message>
        <source>mean Jensen-Shannon divergence of a layer&apos;s pairs, nats</source>
        <translation>divergence de Jensen-Shannon moyenne des paires d’une couche, nats</translation>
    </message>
    <message>
        <source>mean divergence of a layer&apos;s pairs, nats</source>
        <translation>divergence moyenne des paires d’une couche, nats</translation>
    </message>
</context>
<context>
    <name>headscope::GroupNumbers</name>
    <message>
        <source>in</source>
        <translation>en</translation>
    </message>
    <message>
        <source>What it saves</source>
        <translation>Ce qui est économisé</translation>
    </message>
    <message>
        <source>What it costs: rerun, no further training</source>
        <translation>Ce que cela coûte&#xa0;: modèle entier, sans réentraînement</translation>
    </message>
    <message>
        <source>Inside a group</source>
        <translation>À l’intérieur d’un groupe</translation>
    </message>
    <message>
        <source>Length of the cache</source>
        <translation>Longueur du cache</translation>
    </message>
    <message>
        <source>The length, in tokens, that the cache is computed for</source>
        <translation>La longueur, en tokens, pour laquelle le cache est calculé</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> tokens</translation>
    </message>
    <message>
        <source>What each number of the cache is kept in</source>
        <translation>Format de chaque nombre du cache</translation>
    </message>
    <message>
        <source>Cache of</source>
        <translation>Cache de</translation>
    </message>
    <message>
        <source>%1: every group is one K/V head of the model, so that nothing is pooled. </source>
        <translation>%1&#xa0;: chaque groupe est une tête K/V du modèle&#x202f;; rien n’est donc agrégé. </translation>
    </message>
    <message>
        <source>%1: mean spread %2. </source>
        <translation>%1&#xa0;: dispersion moyenne %2. </translation>
    </message>
    <message>
        <source>Keys and values: mean over tokens and members of ‖x_h − m‖ / ‖m‖, m the mean of the group&apos;s members in the model itself. Maps: mean Jensen-Shannon divergence of each two query heads&apos; own maps, at most ln 2 = 0.693.</source>
        <translation>Clés et valeurs&#xa0;: moyenne sur les tokens et les membres de ‖x_h − m‖ / ‖m‖, m étant la moyenne des membres du groupe dans le modèle d’origine. Cartes&#xa0;: divergence de Jensen-Shannon moyenne entre les cartes d’origine de chaque paire de têtes de requête, au plus ln 2 = 0.693.</translation>
    </message>
    <message>
        <source>G / H = %1 / %2: %3 of multi-head attention&apos;s keys and values, %4 of this model&apos;s own.</source>
        <translation>G / H = %1 / %2&#xa0;: %3 des clés et valeurs de l’attention multi-têtes, %4 de celles de ce modèle.</translation>
    </message>
    <message>
        <source> This attention keeps no cache between tokens: the bytes are those of one pass.</source>
        <translation> Cette attention ne garde pas de cache entre les tokens&#xa0;: les octets sont ceux d’une passe.</translation>
    </message>
    <message>
        <source>Numbers of the groups</source>
        <translation>Nombres des groupes</translation>
    </message>
    <message>
        <source>What grouping saves</source>
        <translation>Ce que le regroupement économise</translation>
    </message>
    <message>
        <source>Distances inside each group</source>
        <translation>Distances à l’intérieur de chaque groupe</translation>
    </message>
</context>
<context>
    <name>headscope::GroupSheets</name>
    <message>
        <source>before</source>
        <translation>avant</translation>
    </message>
    <message>
        <source>after</source>
        <translation>après</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>différence</translation>
    </message>
    <message>
        <source>Maps of all heads of the layer</source>
        <translation>Cartes de toutes les têtes de la couche</translation>
    </message>
    <message>
        <source>Differences of all heads of the layer</source>
        <translation>Différences de toutes les têtes de la couche</translation>
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
        <translation>diff.</translation>
    </message>
    <message>
        <source>weights, one range for all</source>
        <translation>poids, une même plage pour tous</translation>
    </message>
    <message>
        <source>after − before, one range for all</source>
        <translation>après − avant, une même plage pour tous</translation>
    </message>
    <message>
        <source>%1: masked</source>
        <translation>%1&#xa0;: masquée</translation>
    </message>
    <message>
        <source>%1: before %2, after %3, difference %4</source>
        <translation>%1&#xa0;: avant %2, après %3, différence %4</translation>
    </message>
</context>
<context>
    <name>headscope::GroupsPage</name>
    <message>
        <source>Computing…</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message>
        <source>L%1, G = %2</source>
        <translation>L%1, G = %2</translation>
    </message>
    <message>
        <source>the first %1 of %2 queries and %3 of %4 keys, as more do not fit into memory</source>
        <translation>les %1 premières requêtes sur %2 et %3 clés sur %4, la mémoire n’en contenant pas plus</translation>
    </message>
</context>
<context>
    <name>headscope::GroupsView</name>
    <message>
        <source>layer</source>
        <translation>couche</translation>
    </message>
    <message>
        <source>Use for side B</source>
        <translation>Pour le côté B</translation>
    </message>
    <message>
        <source>K/V heads G</source>
        <translation>Têtes K/V G</translation>
    </message>
    <message>
        <source>How many key/value heads the query heads share: the model&apos;s own at the left, down to one for all.
Fewer are made by pooling neighbouring ones.</source>
        <translation>Combien de têtes clé/valeur les têtes de requête se partagent&#xa0;: celles du modèle à gauche, jusqu’à une pour toutes.
Pour en avoir moins, les têtes voisines sont agrégées.</translation>
    </message>
    <message>
        <source>Pooling</source>
        <translation>Agrégation</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>The key and value heads of a group become their mean</source>
        <translation>Les têtes de clé et de valeur d’un groupe sont remplacées par leur moyenne</translation>
    </message>
    <message>
        <source>first head</source>
        <translation>première tête</translation>
    </message>
    <message>
        <source>The first key and value head of a group stands for all</source>
        <translation>La première tête de clé et de valeur d’un groupe vaut pour toutes</translation>
    </message>
    <message>
        <source>Whose heads are shown. The numbers of what is saved and lost are of all layers.</source>
        <translation>Couche dont les têtes sont affichées. Les nombres sur les gains et les pertes portent sur toutes les couches.</translation>
    </message>
    <message>
        <source>Scope of the maps</source>
        <translation>Portée des cartes</translation>
    </message>
    <message>
        <source>rescore</source>
        <translation>ce softmax</translation>
    </message>
    <message>
        <source>Rescore, this softmax only: the queries and keys of the model&apos;s own run, pooled in this layer; nothing flows on</source>
        <translation>Ce softmax seul&#xa0;: les requêtes et clés de l’exécution d’origine, agrégées dans cette couche&#x202f;; rien ne se propage</translation>
    </message>
    <message>
        <source>rerun</source>
        <translation>modèle entier</translation>
    </message>
    <message>
        <source>Rerun: the whole model with this grouping in every layer</source>
        <translation>Modèle entier, avec ce regroupement dans chaque couche</translation>
    </message>
    <message>
        <source>Side B becomes side A&apos;s head with this grouping and this scope</source>
        <translation>Le côté B prend la tête du côté A avec ce regroupement et cette portée</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>before</source>
        <translation>avant</translation>
    </message>
    <message>
        <source>Weights with the model&apos;s own K/V heads</source>
        <translation>Poids avec les têtes K/V du modèle</translation>
    </message>
    <message>
        <source>after</source>
        <translation>après</translation>
    </message>
    <message>
        <source>Weights with the grouping</source>
        <translation>Poids avec le regroupement</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>différence</translation>
    </message>
    <message>
        <source>After minus before, cell by cell</source>
        <translation>Après moins avant, case par case</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tout</translation>
    </message>
    <message>
        <source>Before, after and difference, a column for each head</source>
        <translation>Avant, après et différence, une colonne par tête</translation>
    </message>
    <message>
        <source>Part of the page</source>
        <translation>Partie de la page</translation>
    </message>
    <message>
        <source>maps</source>
        <translation>cartes</translation>
    </message>
    <message>
        <source>The maps of all heads of the layer</source>
        <translation>Les cartes de toutes les têtes de la couche</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>nombres</translation>
    </message>
    <message>
        <source>What grouping saves, what it costs, the spread inside a group</source>
        <translation>Ce que le regroupement économise et coûte, et la dispersion à l’intérieur d’un groupe</translation>
    </message>
    <message>
        <source>Open a model and type a text: what fewer key/value heads save and cost appears here.</source>
        <translation>Ouvrez un modèle et saisissez un texte&#xa0;: les gains et le coût d’un nombre réduit de têtes clé/valeur s’affichent ici.</translation>
    </message>
    <message>
        <source>%1 does not divide the model&apos;s %2 K/V heads, so that these are shown</source>
        <translation>%1 ne divise pas les %2 têtes K/V du modèle&#x202f;; ce sont donc elles qui sont affichées</translation>
    </message>
    <message numerus="yes">
        <source>%n query heads, 1 K/V head (%1): the model&apos;s own, nothing to pool</source>
        <translation>
            <numerusform>%n tête de requête, 1 tête K/V (%1)&#xa0;: comme le modèle, rien à agréger</numerusform>
            <numerusform>%n têtes de requête, 1 tête K/V (%1)&#xa0;: comme le modèle, rien à agréger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n query heads, %1 K/V heads (%2): the model&apos;s own</source>
        <translation>
            <numerusform>%n tête de requête, %1 têtes K/V (%2)&#xa0;: comme le modèle</numerusform>
            <numerusform>%n têtes de requête, %1 têtes K/V (%2)&#xa0;: comme le modèle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n query heads, %1 of %2 K/V heads (%3), pooled by %4</source>
        <translation>
            <numerusform>%n tête de requête, %1 têtes K/V sur %2 (%3), agrégation&#xa0;: %4</numerusform>
            <numerusform>%n têtes de requête, %1 têtes K/V sur %2 (%3), agrégation&#xa0;: %4</numerusform>
        </translation>
    </message>
    <message>
        <source>the maps are still those of the choice before</source>
        <translation>les cartes sont encore celles du choix précédent</translation>
    </message>
    <message>
        <source>rerun: the whole model with this grouping in every layer</source>
        <translation>modèle entier, avec ce regroupement dans chaque couche</translation>
    </message>
    <message>
        <source>rescore: this softmax only</source>
        <translation>ce softmax seul</translation>
    </message>
    <message>
        <source>no further training (Ainslie et al. 2023)</source>
        <translation>sans réentraînement (Ainslie et al. 2023)</translation>
    </message>
    <message>
        <source>factor and mask are the model&apos;s own</source>
        <translation>facteur et masque sont ceux du modèle</translation>
    </message>
    <message>
        <source>%1 = the model&apos;s own (%2)</source>
        <translation>%1 = comme le modèle (%2)</translation>
    </message>
    <message>
        <source>1 = MQA</source>
        <translation>1 = MQA</translation>
    </message>
    <message>
        <source>L%1 (A&apos;s)</source>
        <translation>L%1 (A)</translation>
    </message>
</context>
<context>
    <name>headscope::HeadBars</name>
    <message>
        <source>Heads with the largest weight</source>
        <translation>Têtes au plus grand poids</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Click: side A. Right- or Shift-click: side B. Keys: up, down, Return, Shift+Return</source>
        <translation>Clic&#xa0;: côté A. Clic droit ou Maj+clic&#xa0;: côté B. Touches&#xa0;: haut, bas, Entrée, Maj+Entrée</translation>
    </message>
    <message>
        <source>head</source>
        <translation>tête</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
</context>
<context>
    <name>headscope::HeadCanvas</name>
    <message>
        <source>Heads</source>
        <translation>Têtes</translation>
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
        <translation>Côté %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Side A: %1. Side B: %2.</source>
        <translation>Côté A&#xa0;: %1. Côté B&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>headscope::HeadColourBar</name>
    <message>
        <source>Hatched: no value (heads: %1)</source>
        <translation>Hachuré&#xa0;: pas de valeur (têtes&#xa0;: %1)</translation>
    </message>
    <message>
        <source>%1: colours from %2 to %3 %4</source>
        <translation>%1&#xa0;: couleurs de %2 à %3 %4</translation>
    </message>
</context>
<context>
    <name>headscope::HeadMapBar</name>
    <message>
        <source>colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>sort</source>
        <translation>Tri</translation>
    </message>
    <message>
        <source>What heads are coloured by: their maps, or one score</source>
        <translation>Selon quoi les têtes sont colorées&#xa0;: leur carte ou un score</translation>
    </message>
    <message>
        <source>By place: layer under layer. By a score: the highest first, undefined ones last</source>
        <translation>Par emplacement&#xa0;: couche sous couche. Par un score&#xa0;: le plus haut d’abord, les non définis à la fin</translation>
    </message>
    <message>
        <source>Colour, sort</source>
        <translation>Couleur, tri</translation>
    </message>
    <message>
        <source>map</source>
        <translation>carte</translation>
    </message>
    <message>
        <source>place</source>
        <translation>emplacement</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Tri</translation>
    </message>
</context>
<context>
    <name>headscope::HeadMapView</name>
    <message>
        <source>Encoder</source>
        <translation>Encodeur</translation>
    </message>
    <message>
        <source>The source reads itself, in both directions</source>
        <translation>La source se lit elle-même, dans les deux sens</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Croisée</translation>
    </message>
    <message>
        <source>The target (queries) reads the source (keys)</source>
        <translation>La cible (requêtes) lit la source (clés)</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>Décodeur</translation>
    </message>
    <message>
        <source>The target reads itself</source>
        <translation>La cible se lit elle-même</translation>
    </message>
    <message>
        <source>Whose heads</source>
        <translation>Quelles têtes</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Heads of side A on its text</source>
        <translation>Têtes du côté A sur son texte</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Heads of side B on its text</source>
        <translation>Têtes du côté B sur son texte</translation>
    </message>
    <message>
        <source>Kind of attention</source>
        <translation>Type d’attention</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>highest first</source>
        <translation>ordre décroissant</translation>
    </message>
    <message>
        <source>highest %1 first</source>
        <translation>ordre décroissant&#xa0;: %1</translation>
    </message>
    <message>
        <source>click or arrows: A</source>
        <translation>clic ou flèches&#xa0;: A</translation>
    </message>
    <message>
        <source>click or arrows: B</source>
        <translation>clic ou flèches&#xa0;: B</translation>
    </message>
    <message>
        <source>The sides have two models: choose over the map whose heads are shown.</source>
        <translation>Les côtés ont deux modèles&#xa0;: choisissez au-dessus de la carte quelles têtes sont affichées.</translation>
    </message>
    <message>
        <source>click: A · right-click: B · arrows move</source>
        <translation>clic&#xa0;: A · clic droit&#xa0;: B · flèches&#xa0;: déplacer</translation>
    </message>
    <message>
        <source>Click a head for side A, right-click or Shift-click one for side B.
The arrow keys move A&apos;s head, with Shift B&apos;s.
Ctrl-click or drag a rectangle to brush heads; Escape ends it.
Middle click or P pins a head.</source>
        <translation>Cliquez sur une tête pour le côté A, clic droit ou Maj+clic pour le côté B.
Les flèches déplacent la tête de A, avec Maj celle de B.
Ctrl+clic ou un rectangle tracé marque des têtes&#x202f;; Échap efface le marquage.
Le clic du milieu ou P épingle une tête.</translation>
    </message>
</context>
<context>
    <name>headscope::HeadPairsView</name>
    <message>
        <source>What is compared</source>
        <translation>Ce qui est comparé</translation>
    </message>
    <message>
        <source>Pairs of heads</source>
        <translation>Paires de têtes</translation>
    </message>
    <message>
        <source>click a row: A · right-click: B · wheel zooms</source>
        <translation>clic sur une ligne&#xa0;: A · clic droit&#xa0;: B · molette&#xa0;: zoom</translation>
    </message>
    <message>
        <source>head</source>
        <translation>tête</translation>
    </message>
    <message>
        <source>later head</source>
        <translation>tête postérieure</translation>
    </message>
    <message>
        <source>earlier head</source>
        <translation>tête antérieure</translation>
    </message>
    <message>
        <source>%1: %2 Random matrices give %3. From the weights alone, the norm in front folded in.</source>
        <translation>%1&#xa0;: %2 Des matrices aléatoires donnent %3. D’après les poids seuls, la normalisation amont étant intégrée.</translation>
    </message>
    <message>
        <source>not defined: no earlier layer</source>
        <translation>non défini&#xa0;: pas de couche antérieure</translation>
    </message>
    <message>
        <source>%1 and %2 · %3</source>
        <translation>%1 et %2 · %3</translation>
    </message>
    <message>
        <source>%1 reads %2 · %3</source>
        <translation>%1 lit %2 · %3</translation>
    </message>
</context>
<context>
    <name>headscope::HeadPicker</name>
    <message>
        <source>Show as side B</source>
        <translation>Afficher comme côté B</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Désépingler</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Épingler</translation>
    </message>
    <message>
        <source>Take out of the brush</source>
        <translation>Retirer du marquage</translation>
    </message>
    <message>
        <source>Add to the brush</source>
        <translation>Ajouter au marquage</translation>
    </message>
</context>
<context>
    <name>headscope::HeadPlane</name>
    <message>
        <source>Heads in the plane, near where they attend alike</source>
        <translation>Têtes dans le plan, proches si leur attention est semblable</translation>
    </message>
    <message>
        <source>A map of the heads needs at least three.</source>
        <translation>Une carte des têtes en demande au moins trois.</translation>
    </message>
    <message>
        <source>All heads attend in the same way on this text: there is no distance to draw.</source>
        <translation>Toutes les têtes ont la même attention sur ce texte&#xa0;: il n’y a aucune distance à tracer.</translation>
    </message>
    <message>
        <source>the plane holds %1 % of the squared distances</source>
        <translation>le plan contient %1&#xa0;% des distances au carré</translation>
    </message>
    <message>
        <source>Classical scaling (Torgerson 1952): the two largest eigenvalues, as a share of the sum of all positive ones. What is missing may set heads apart that look close here.</source>
        <translation>Positionnement multidimensionnel classique (Torgerson 1952)&#xa0;: les deux plus grandes valeurs propres, en part de la somme de toutes les positives. Ce qui manque peut séparer des têtes qui paraissent proches ici.</translation>
    </message>
    <message>
        <source>%1 nats</source>
        <translation>%1 nats</translation>
    </message>
    <message>
        <source>head</source>
        <translation>tête</translation>
    </message>
    <message>
        <source>x (nats)</source>
        <translation>x (nats)</translation>
    </message>
    <message>
        <source>y (nats)</source>
        <translation>y (nats)</translation>
    </message>
</context>
<context>
    <name>headscope::HeadScorePanel</name>
    <message>
        <source>reads K/V head %1</source>
        <translation>lit la tête K/V %1</translation>
    </message>
    <message>
        <source>not among these scores</source>
        <translation>absente de ces scores</translation>
    </message>
</context>
<context>
    <name>headscope::Heatmap</name>
    <message>
        <source>key (is attended to)</source>
        <translation>clé (regardée)</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clé</translation>
    </message>
    <message>
        <source>query (attends)</source>
        <translation>requête (regarde)</translation>
    </message>
    <message>
        <source>query</source>
        <translation>requête</translation>
    </message>
</context>
<context>
    <name>headscope::HeatmapView</name>
    <message>
        <source>masked</source>
        <translation>masquée</translation>
    </message>
    <message>
        <source>Attention maps</source>
        <translation>Cartes d’attention</translation>
    </message>
    <message>
        <source>Type a text and choose a head: its attention map appears here.</source>
        <translation>Saisissez un texte et choisissez une tête&#xa0;: sa carte d’attention s’affiche ici.</translation>
    </message>
    <message>
        <source>query %1: %2</source>
        <translation>requête %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>key %1: %2</source>
        <translation>clé %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>headscope::HubRequest</name>
    <message>
        <source>it redirects without end</source>
        <translation>redirections sans fin</translation>
    </message>
    <message>
        <source>it redirects to &quot;%1&quot;, which is not followed</source>
        <translation>redirection vers «&#x202f;%1&#x202f;», non suivie</translation>
    </message>
    <message>
        <source>nothing came for %1 seconds</source>
        <translation>rien reçu pendant %1 secondes</translation>
    </message>
</context>
<context>
    <name>headscope::JobRunner</name>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>Mémoire insuffisante pour cela.</translation>
    </message>
</context>
<context>
    <name>headscope::Joined</name>
    <message>
        <source>%1: %2</source>
        <comment>a name and its value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts that may be lists</comment>
        <translation> ; </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a text and a note to it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a name or a token in quotation marks</comment>
        <translation>«&#x202f;%1&#x202f;»</translation>
    </message>
</context>
<context>
    <name>headscope::KeptSettings</name>
    <message>
        <source>Settings can not be kept for the next start: %1</source>
        <translation>Les réglages ne peuvent pas être conservés pour le prochain démarrage : %1</translation>
    </message>
</context>
<context>
    <name>headscope::KernelControls</name>
    <message>
        <source>The head of side A</source>
        <translation>La tête du côté A</translation>
    </message>
    <message>
        <source>The head of side B</source>
        <translation>La tête du côté B</translation>
    </message>
    <message>
        <source>Size of the tiles</source>
        <translation>Taille des tuiles</translation>
    </message>
    <message>
        <source>How many queries and keys a tile has</source>
        <translation>Nombre de requêtes et de clés d’une tuile</translation>
    </message>
    <message>
        <source>Width of the window</source>
        <translation>Largeur de la fenêtre</translation>
    </message>
    <message>
        <source>How many keys a query sees, its own position included</source>
        <translation>Nombre de clés que voit une requête, sa propre position comprise</translation>
    </message>
    <message>
        <source>Logit of the sink</source>
        <translation>Logit du puits</translation>
    </message>
    <message>
        <source>The sink&apos;s score, beside the factored scores of the keys</source>
        <translation>Le score du puits, à côté des scores des clés multipliés par le facteur</translation>
    </message>
    <message>
        <source>Whose head</source>
        <translation>Quelle tête</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Noyau</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>The same softmax, tile by tile: FlashAttention (Dao et al. 2022). Exact</source>
        <translation>Le même softmax, tuile par tuile&#xa0;: FlashAttention (Dao et al. 2022). Exact</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linéaire</translation>
    </message>
    <message>
        <source>φ(q)·φ(k) in place of exp(q·k), φ(x) = elu(x) + 1 (Katharopoulos et al. 2020)</source>
        <translation>φ(q)·φ(k) à la place de exp(q·k), φ(x) = elu(x) + 1 (Katharopoulos et al. 2020)</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>Every query sees the last few keys only (Mistral)</source>
        <translation>Chaque requête ne voit que les dernières clés (Mistral)</translation>
    </message>
    <message>
        <source>Sink</source>
        <translation>Puits</translation>
    </message>
    <message>
        <source>One more score that belongs to no key (Xiao et al. 2023)</source>
        <translation>Un score de plus, qui n’appartient à aucune clé (Xiao et al. 2023)</translation>
    </message>
    <message>
        <source>Use for side B</source>
        <translation>Pour le côté B</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Tuile</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>φ(q)·φ(k) of the rotated, undivided q and k of a model trained with a softmax; no further training</source>
        <translation>φ(q)·φ(k) des q et k après rotation, non divisés, d’un modèle entraîné avec un softmax&#x202f;; sans réentraînement</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>keys, the query&apos;s own included</source>
        <translation>clés, celle de la requête comprise</translation>
    </message>
    <message>
        <source>Logit</source>
        <translation>Logit</translation>
    </message>
    <message>
        <source>a score of no key: what it takes attends to nothing</source>
        <translation>un score sans clé&#xa0;: ce qu’il prend ne va à aucune clé</translation>
    </message>
    <message>
        <source>Give side B this kernel, to compare it in maps and numbers</source>
        <translation>Donner ce noyau au côté B, pour le comparer dans les cartes et les nombres</translation>
    </message>
</context>
<context>
    <name>headscope::KernelEditor</name>
    <message>
        <source>Kernel</source>
        <translation>Noyau</translation>
    </message>
    <message>
        <source>softmax</source>
        <translation>softmax</translation>
    </message>
    <message>
        <source>softmax + sink</source>
        <translation>softmax + puits</translation>
    </message>
    <message>
        <source>linear (elu + 1)</source>
        <translation>linéaire (elu + 1)</translation>
    </message>
    <message>
        <source>exp of the scores, divided by its sum over the allowed keys</source>
        <translation>exp des scores, divisée par sa somme sur les clés permises</translation>
    </message>
    <message>
        <source>One more score, which belongs to no key: what it takes attends to nothing, and rows sum to less than 1</source>
        <translation>Un score de plus, qui n’appartient à aucune clé&#xa0;: ce qu’il prend ne va à aucune clé, et les lignes ont une somme inférieure à 1</translation>
    </message>
    <message>
        <source>φ(q)·φ(k) in place of exp(q·k), φ(x) = elu(x) + 1, of the rotated, undivided q and k: no factor, no cap, no bias, no further training</source>
        <translation>φ(q)·φ(k) à la place de exp(q·k), φ(x) = elu(x) + 1, des q et k après rotation, non divisés&#xa0;: ni facteur, ni plafond, ni biais, sans réentraînement</translation>
    </message>
    <message>
        <source>How the scores of a row become its weights</source>
        <translation>Comment les scores d’une ligne deviennent ses poids</translation>
    </message>
    <message>
        <source>Logit of the sink</source>
        <translation>Logit du puits</translation>
    </message>
    <message>
        <source>The sink&apos;s score, beside the factored scores of the keys</source>
        <translation>Le score du puits, à côté des scores des clés multipliés par le facteur</translation>
    </message>
    <message>
        <source>What makes weights of the scores</source>
        <translation>Ce qui transforme les scores en poids</translation>
    </message>
</context>
<context>
    <name>headscope::KernelsPage</name>
    <message>
        <source>Measured here, one thread, d_k = %1</source>
        <translation>Mesuré ici, un seul thread, d_k = %1</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Being measured…</source>
        <translation>Mesure en cours…</translation>
    </message>
    <message>
        <source>Memory by formula</source>
        <translation>Mémoire selon la formule</translation>
    </message>
    <message>
        <source>kB</source>
        <translation>ko</translation>
    </message>
    <message>
        <source>softmax</source>
        <translation>softmax</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>linéaire</translation>
    </message>
    <message>
        <source>tiles of %1</source>
        <translation>tuiles de %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>poids</translation>
    </message>
    <message>
        <source>weights of the tiled softmax, %1 × %1</source>
        <translation>poids du softmax par tuiles, %1 × %1</translation>
    </message>
    <message>
        <source>%1 tiles are computed, %2 skipped (crossed out): nobody may see a key there. Equal to the plain softmax: largest difference %3 of a weight, %4 of an output. </source>
        <translation>%1 tuiles sont calculées, %2 sautées (barrées)&#xa0;: aucune requête n’y voit de clé. Égal au softmax ordinaire&#xa0;: plus grand écart %3 pour un poids, %4 pour une sortie. </translation>
    </message>
    <message>
        <source>Memory beside q, k, v and output: plain 4·T² = %1, tiled 4·(B² + 2T) = %2; at %3 tokens %4 and %5.</source>
        <translation>Mémoire en plus de q, k, v et de la sortie&#xa0;: ordinaire 4·T² = %1, par tuiles 4·(B² + 2T) = %2&#x202f;; à %3 tokens, %4 et %5.</translation>
    </message>
    <message>
        <source>The side&apos;s own kernel is another one; this is its softmax. </source>
        <translation>Le côté a un autre noyau&#x202f;; voici son softmax. </translation>
    </message>
    <message>
        <source>Tiles give the weights of the softmax: there is nothing to compare</source>
        <translation>Les tuiles donnent les poids du softmax&#xa0;: il n’y a rien à comparer</translation>
    </message>
    <message>
        <source>exp(scores), rows sum to 1</source>
        <translation>exp(scores), lignes de somme 1</translation>
    </message>
    <message>
        <source>φ(q)·φ(k), no factor, rows sum to 1</source>
        <translation>φ(q)·φ(k), sans facteur, lignes de somme 1</translation>
    </message>
    <message>
        <source>linear − softmax</source>
        <translation>linéaire − softmax</translation>
    </message>
    <message>
        <source>of the weights</source>
        <translation>des poids</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>différence</translation>
    </message>
    <message>
        <source>Another map: mean over rows of the total variation distance %1 (0 to 1), of the Jensen-Shannon divergence %2 nats (0 to 0.693). Memory beside q, k, v and output: plain 4·T² = %3, linear 4·(d² + 3d) = %4 at every length.</source>
        <translation>Une autre carte&#xa0;: moyenne sur les lignes de la distance en variation totale %1 (0 à 1), de la divergence de Jensen-Shannon %2 nats (0 à 0.693). Mémoire en plus de q, k, v et de la sortie&#xa0;: ordinaire 4·T² = %3, linéaire 4·(d² + 3d) = %4 à toute longueur.</translation>
    </message>
    <message>
        <source>query</source>
        <translation>requête</translation>
    </message>
    <message>
        <source>A window counts positions of one text, and cross-attention has two: choose a head of another kind</source>
        <translation>Une fenêtre compte les positions d’un seul texte, et l’attention croisée en a deux&#xa0;: choisissez une tête d’un autre type</translation>
    </message>
    <message>
        <source>as side %1 has it</source>
        <translation>comme le côté %1</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>poids</translation>
    </message>
    <message>
        <source>window of %1</source>
        <translation>fenêtre de %1</translation>
    </message>
    <message>
        <source>weights over the keys that are left</source>
        <translation>poids sur les clés restantes</translation>
    </message>
    <message>
        <source>keys kept</source>
        <translation>clés gardées</translation>
    </message>
    <message>
        <source>weight outside</source>
        <translation>poids hors fenêtre</translation>
    </message>
    <message>
        <source>The window leaves out %1 of a row&apos;s weight (mean over rows), which the keys that are left share. %2 of %3 scores are computed. K/V cache of all layers at float16: %4 in place of %5; at %6 tokens %7 in place of %8.</source>
        <translation>La fenêtre omet %1 du poids d’une ligne (moyenne sur les lignes), que les clés restantes se partagent. %2 scores sur %3 sont calculés. Cache K/V de toutes les couches en float16&#xa0;: %4 au lieu de %5&#x202f;; à %6 tokens, %7 au lieu de %8.</translation>
    </message>
    <message>
        <source>rows sum to 1</source>
        <translation>lignes de somme 1</translation>
    </message>
    <message>
        <source>+ sink of logit %1</source>
        <translation>+ puits de logit %1</translation>
    </message>
    <message>
        <source>rows sum to %1 to %2</source>
        <translation>lignes de somme %1 à %2</translation>
    </message>
    <message>
        <source>row sum</source>
        <translation>somme de ligne</translation>
    </message>
    <message>
        <source>to nothing</source>
        <translation>vers aucune clé</translation>
    </message>
    <message>
        <source>Of a row, %1 attends to nothing (mean over rows); of its weights %2 to %3 are left. The model&apos;s own sink, if any, is a token: key 0 has %4 of the weight of the queries that see it, and %5 beside the sink (above 30 % it is called a sink).</source>
        <translation>D’une ligne, %1 ne va à aucune clé (moyenne sur les lignes)&#x202f;; il reste %2 à %3 de ses poids. L’éventuel puits propre au modèle est un token&#xa0;: la clé 0 reçoit %4 du poids des requêtes qui la voient, et %5 à côté du puits (au-dessus de 30&#xa0;%, on l’appelle un puits).</translation>
    </message>
</context>
<context>
    <name>headscope::KernelsView</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>m = %1, l = %2</source>
        <translation>m = %1, l = %2</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>encore rien</translation>
    </message>
    <message>
        <source>query %1: %2</source>
        <translation>requête %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>No tile is done yet · %1</source>
        <translation>Aucune tuile n’est encore faite · %1</translation>
    </message>
    <message>
        <source>Tile %1 of %2: queries %3, keys %4 · %5</source>
        <translation>Tuile %1 sur %2&#xa0;: requêtes %3, clés %4 · %5</translation>
    </message>
    <message>
        <source>Running m and l of query %1</source>
        <translation>m et l courants de la requête %1</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>clés</translation>
    </message>
    <message>
        <source>max m</source>
        <translation>max m</translation>
    </message>
    <message>
        <source>rescale</source>
        <translation>correction</translation>
    </message>
    <message>
        <source>sum l</source>
        <translation>somme l</translation>
    </message>
    <message>
        <source>Maps of the kernel</source>
        <translation>Cartes du noyau</translation>
    </message>
    <message>
        <source>Click a row, or use the arrow keys, to choose its query</source>
        <translation>Cliquez sur une ligne, ou utilisez les flèches, pour choisir sa requête</translation>
    </message>
</context>
<context>
    <name>headscope::LanguagePage</name>
    <message>
        <source>That of the system</source>
        <translation>Celle du système</translation>
    </message>
    <message>
        <source>Another language is taken when Headscope starts the next time.</source>
        <translation>Un changement de langue prend effet au prochain démarrage de Headscope.</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
</context>
<context>
    <name>headscope::LayersPage</name>
    <message>
        <source>%1, %2 %</source>
        <translation>%1, %2&#xa0;%</translation>
    </message>
    <message>
        <source>Click a token above to follow it through the layers</source>
        <translation>Cliquez sur un token ci-dessus pour le suivre à travers les couches</translation>
    </message>
    <message>
        <source>Cross-attention mixes the tokens of two texts: choose heads of the encoder or the decoder</source>
        <translation>L’attention croisée mêle les tokens de deux textes&#xa0;: choisissez des têtes de l’encodeur ou du décodeur</translation>
    </message>
</context>
<context>
    <name>headscope::LayersView</name>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>rollout</source>
        <translation>rollout</translation>
    </message>
    <message>
        <source>Attention rollout: the layers&apos; mean weights multiplied</source>
        <translation>Rollout d’attention&#xa0;: le produit des poids moyens des couches</translation>
    </message>
    <message>
        <source>flow</source>
        <translation>flot</translation>
    </message>
    <message>
        <source>Attention flow: the most that can go from token to token when weights are capacities</source>
        <translation>Flot d’attention&#xa0;: le plus qui puisse passer d’un token à l’autre quand les poids sont des capacités</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Ce qui est affiché</translation>
    </message>
    <message>
        <source>strips</source>
        <translation>bandes</translation>
    </message>
    <message>
        <source>The shares of all tokens after every layer</source>
        <translation>Les parts de tous les tokens après chaque couche</translation>
    </message>
    <message>
        <source>graph</source>
        <translation>graphe</translation>
    </message>
    <message>
        <source>The ways from token to token</source>
        <translation>Les chemins d’un token à l’autre</translation>
    </message>
    <message>
        <source>Shares of the tokens after every layer</source>
        <translation>Parts des tokens après chaque couche</translation>
    </message>
    <message>
        <source>Ways through the layers</source>
        <translation>Chemins à travers les couches</translation>
    </message>
    <message>
        <source>Least share of an edge that is drawn</source>
        <translation>Part minimale d’une arête tracée</translation>
    </message>
    <message>
        <source>An edge is what goes from a token to one above it, as a share of all that ends at the chosen token. Width and opacity grow with it. A way that breaks off goes on in smaller edges, which are not drawn.</source>
        <translation>Une arête est ce qui va d’un token à un autre au-dessus, en part de tout ce qui aboutit au token choisi. Largeur et opacité croissent avec elle. Un chemin interrompu se poursuit par des arêtes plus petites, qui ne sont pas tracées.</translation>
    </message>
    <message>
        <source>Type a text and choose a token: what it is made of after every layer appears here.</source>
        <translation>Saisissez un texte et choisissez un token&#xa0;: ce dont il est fait après chaque couche s’affiche ici.</translation>
    </message>
    <message>
        <source>There is no layer to look at.</source>
        <translation>Il n’y a aucune couche à examiner.</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>couche %1</translation>
    </message>
    <message>
        <source>input</source>
        <translation>entrée</translation>
    </message>
    <message>
        <source>after</source>
        <translation>après</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>share (input: 1)</source>
        <translation>part (entrée&#xa0;: 1)</translation>
    </message>
    <message>
        <source>Mean over heads, residual added (Abnar and Zuidema 2020).</source>
        <translation>Moyenne des têtes, résidu ajouté (Abnar et Zuidema 2020).</translation>
    </message>
    <message>
        <source>Maximum flow, mean over heads, residual added, divided by the sum (Abnar and Zuidema 2020).</source>
        <translation>Flot maximal, moyenne des têtes, résidu ajouté, divisé par la somme (Abnar et Zuidema 2020).</translation>
    </message>
    <message>
        <source>Not an explanation of the prediction: what the weights carry is not in it.</source>
        <translation>Ce n’est pas une explication de la prédiction&#xa0;: ce que les poids transportent n’y figure pas.</translation>
    </message>
    <message>
        <source>edges ≥ %1: %2</source>
        <translation>arêtes ≥ %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>, the heaviest %1 drawn</source>
        <translation>, les %1 plus lourdes sont tracées</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>après %1</translation>
    </message>
    <message>
        <source> · share %1</source>
        <translation> · part %1</translation>
    </message>
    <message>
        <source>click a token to follow it · wheel zooms</source>
        <translation>cliquer sur un token pour le suivre · molette&#xa0;: zoom</translation>
    </message>
    <message>
        <source>each pixel shows its largest share · </source>
        <translation>chaque pixel montre sa plus grande part · </translation>
    </message>
    <message>
        <source>Edges of less are left out</source>
        <translation>Les arêtes de part inférieure sont omises</translation>
    </message>
    <message>
        <source>Attention rollout from query %1</source>
        <translation>Rollout d’attention depuis la requête %1</translation>
    </message>
    <message>
        <source>Attention flow from query %1</source>
        <translation>Flot d’attention depuis la requête %1</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation>token %1</translation>
    </message>
</context>
<context>
    <name>headscope::LengthField</name>
    <message>
        <source> in</source>
        <translation> po</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
</context>
<context>
    <name>headscope::LessonChooser</name>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Each sets the window step by step. When you leave it, everything is as it was.</source>
        <translation>Chacune règle la fenêtre étape par étape. Quand vous la quittez, tout redevient comme avant.</translation>
    </message>
    <message>
        <source>Looking for lessons…</source>
        <translation>Recherche de leçons…</translation>
    </message>
    <message>
        <source>Open a lesson…</source>
        <translation>Ouvrir une leçon…</translation>
    </message>
    <message>
        <source>A lesson of your own: a YAML file. How one is written stands in resources/lessons/README.md</source>
        <translation>Une leçon écrite par vous&#xa0;: un fichier YAML. La façon de l’écrire est décrite dans resources/lessons/README.md</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Ouvrir une leçon</translation>
    </message>
    <message>
        <source>Lessons (*.yaml *.yml);;All files (*)</source>
        <translation>Leçons (*.yaml *.yml);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>headscope::LessonPanel</name>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Quitter la leçon</translation>
    </message>
    <message>
        <source>Leave the lesson: the window is as it was before it</source>
        <translation>Quitter la leçon&#xa0;: la fenêtre redevient comme avant</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>The step before (Alt+Page Up)</source>
        <translation>L’étape précédente (Alt+Page préc.)</translation>
    </message>
    <message>
        <source>The next step (Alt+Page Down)</source>
        <translation>L’étape suivante (Alt+Page suiv.)</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
</context>
<context>
    <name>headscope::LessonPlayer</name>
    <message>
        <source>The model of this step could not be opened: %1</source>
        <translation>Le modèle de cette étape n’a pas pu être ouvert&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>headscope::LinesCanvas</name>
    <message>
        <source>Lines from queries to keys</source>
        <translation>Liens des requêtes aux clés</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>requête %1</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>clé %1</translation>
    </message>
    <message>
        <source>nothing above the threshold</source>
        <translation>rien au-dessus du seuil</translation>
    </message>
</context>
<context>
    <name>headscope::LinesView</name>
    <message>
        <source>Least weight that is drawn</source>
        <translation>Poids minimal tracé</translation>
    </message>
    <message>
        <source>Weights ≥</source>
        <translation>Poids ≥</translation>
    </message>
    <message>
        <source>a weight is not an importance</source>
        <translation>un poids n’est pas une importance</translation>
    </message>
    <message>
        <source>Type a text and choose a head: lines go from each token to those it attends to.</source>
        <translation>Saisissez un texte et choisissez une tête&#xa0;: des liens vont de chaque token à ceux qu’il regarde.</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> sur %1</translation>
    </message>
    <message>
        <source>only weights ≥ %1 are drawn</source>
        <translation>seuls les poids ≥ %1 sont tracés</translation>
    </message>
    <message>
        <source>only weights ≥ %1 of query %2 are drawn</source>
        <translation>seuls les poids ≥ %1 de la requête %2 sont tracés</translation>
    </message>
    <message>
        <source>only weights ≥ %1 on key %2 are drawn</source>
        <translation>seuls les poids ≥ %1 vers la clé %2 sont tracés</translation>
    </message>
    <message>
        <source>Lines of less weight are left out</source>
        <translation>Les liens de poids inférieur sont omis</translation>
    </message>
</context>
<context>
    <name>headscope::MainWindow</name>
    <message>
        <source>Side B: %1</source>
        <translation>Côté B&#xa0;: %1</translation>
    </message>
    <message>
        <source>Between words: columns of their pieces are added, rows averaged.</source>
        <translation>Entre mots&#xa0;: les colonnes des morceaux sont additionnées, les lignes moyennées.</translation>
    </message>
    <message>
        <source>Opening the model…</source>
        <translation>Ouverture du modèle…</translation>
    </message>
    <message>
        <source>No model is open: File &gt; Open model, or drop one here</source>
        <translation>Aucun modèle ouvert&#xa0;: Fichier &gt; Ouvrir un modèle, ou déposez-en un ici</translation>
    </message>
    <message>
        <source>Open a picture above, or drop one here, to see what the heads attend to</source>
        <translation>Ouvrez une image ci-dessus ou déposez-en une ici pour voir ce que regardent les têtes</translation>
    </message>
    <message>
        <source>Type a sentence above to see what the heads attend to</source>
        <translation>Saisissez une phrase ci-dessus pour voir ce que regardent les têtes</translation>
    </message>
    <message>
        <source>Type a sentence for side B above, or give it the text of side A in its card</source>
        <translation>Saisissez ci-dessus une phrase pour le côté B, ou donnez-lui le texte du côté A dans sa fiche</translation>
    </message>
    <message>
        <source>Stopped: change the text or a setting to run the model</source>
        <translation>Arrêté&#xa0;: modifiez le texte ou un réglage pour exécuter le modèle</translation>
    </message>
    <message>
        <source>Running the model…</source>
        <translation>Exécution du modèle…</translation>
    </message>
    <message>
        <source>These numbers are over all keys.</source>
        <translation>Ces nombres portent sur toutes les clés.</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>&amp;Qu’est-ce que c’est&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>&amp;Chercher une commande…</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>&amp;Shortcuts…</source>
        <translation>&amp;Raccourcis…</translation>
    </message>
    <message>
        <source>&amp;About Headscope</source>
        <translation>À &amp;propos de Headscope</translation>
    </message>
    <message>
        <source>The sentence that the model reads, and the tokens that it is cut into. Point at a token to light its row and column in the maps; click one to choose it.</source>
        <translation>La phrase que lit le modèle et les tokens en lesquels elle est découpée. Survolez un token pour éclairer sa ligne et sa colonne dans les cartes&#x202f;; cliquez dessus pour le choisir.</translation>
    </message>
    <message>
        <source>All heads of the model, a row for each layer. Query heads that read the same key/value head stand in one frame. Click puts a head on side A, right-click or Shift-click on side B.</source>
        <translation>Toutes les têtes du modèle, une ligne par couche. Les têtes de requête qui lisent la même tête clé/valeur sont dans un même cadre. Un clic met une tête du côté A, un clic droit ou Maj+clic du côté B.</translation>
    </message>
    <message>
        <source>What the head of side A does on this text, in numbers. A score&apos;s name opens what it is: formula, range, source.</source>
        <translation>Ce que fait la tête du côté A sur ce texte, en nombres. Le nom d’un score ouvre son explication&#xa0;: formule, plage, source.</translation>
    </message>
    <message>
        <source>Attention maps: a row is a query, the token that attends; a column is a key, the token that is attended to. Colours are weights; hatched cells are masked, which is not 0. B − A is cell by cell.</source>
        <translation>Cartes d’attention&#xa0;: une ligne est une requête, le token qui regarde&#x202f;; une colonne est une clé, le token regardé. Les couleurs sont des poids&#x202f;; les cases hachurées sont masquées, ce qui n’est pas 0. B − A est calculé case par case.</translation>
    </message>
    <message>
        <source>The cell that is pointed at: q·k before the factor, the score after it, and the weight after the softmax, for both sides.</source>
        <translation>La case survolée&#xa0;: q·k avant le facteur, le score après lui et le poids après le softmax, pour les deux côtés.</translation>
    </message>
    <message>
        <source>What the two sides differ in: means over the rows of each map, the loss over the text, and the most likely next tokens. KL is the divergence of the two predictions.</source>
        <translation>Ce qui distingue les deux côtés&#xa0;: moyennes sur les lignes de chaque carte, perte sur le texte et tokens suivants les plus probables. KL est la divergence des deux prédictions.</translation>
    </message>
    <message>
        <source>What is set on each side: head, factor on q·k, key/value heads, mask, kernel. This softmax takes the queries and keys of the model&apos;s own run; whole model runs it anew with these settings in all layers.</source>
        <translation>Les réglages de chaque côté&#xa0;: tête, facteur sur q·k, têtes clé/valeur, masque, noyau. «&#x202f;Ce softmax&#x202f;» prend les requêtes et clés de l’exécution d’origine du modèle&#x202f;; «&#x202f;modèle entier&#x202f;» l’exécute de nouveau avec ces réglages dans toutes les couches.</translation>
    </message>
    <message>
        <source>Lessons set the window step by step and ask questions that are checked against its numbers. Leaving one sets everything back.</source>
        <translation>Les leçons règlent la fenêtre étape par étape et posent des questions dont les réponses sont vérifiées avec ses nombres. Quitter une leçon rétablit tout.</translation>
    </message>
    <message>
        <source>About Headscope</source>
        <translation>À propos de Headscope</translation>
    </message>
    <message>
        <source>Headscope %1 shows what the attention heads of a transformer do.</source>
        <translation>Headscope %1 montre ce que font les têtes d’attention d’un transformeur.</translation>
    </message>
    <message>
        <source>Licence: GPL-3.0-or-later. The bundled model has a licence of its own, which stands in its card; so have the palettes, beside their files.

Made with Qt %1 (LGPL), QCustomPlot (GPL), %2, ICU, SentencePiece, PCRE2, oneTBB, nlohmann/json, CLI11, yaml-cpp.

Numbers are checked by tests against Hugging Face&apos;s transformers, in float32 and for every family of models: token ids are the same, weights of all heads and logits agree to rounding. The manual says how closely, and how to repeat it.</source>
        <translation>Licence&#xa0;: GPL-3.0-or-later. Le modèle fourni a sa propre licence, indiquée dans sa fiche&#x202f;; de même les palettes, à côté de leurs fichiers.

Réalisé avec Qt %1 (LGPL), QCustomPlot (GPL), %2, ICU, SentencePiece, PCRE2, oneTBB, nlohmann/json, CLI11, yaml-cpp.

Les nombres sont vérifiés par des tests avec transformers de Hugging Face, en float32 et pour chaque famille de modèles&#xa0;: les identifiants des tokens sont les mêmes, les poids de toutes les têtes et les logits concordent à l’arrondi près. Le manuel dit avec quelle précision, et comment le refaire.</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Têtes</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Open model…</source>
        <translation>&amp;Ouvrir un modèle…</translation>
    </message>
    <message>
        <source>&amp;Get a model…</source>
        <translation>&amp;Télécharger un modèle…</translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation>E&amp;xporter la figure…</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>&amp;Copy figure</source>
        <translation>Co&amp;pier la figure</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparer</translation>
    </message>
    <message>
        <source>&amp;Two heads</source>
        <translation>&amp;Deux têtes</translation>
    </message>
    <message>
        <source>&amp;K/V groups</source>
        <translation>&amp;Groupes K/V</translation>
    </message>
    <message>
        <source>&amp;Scaling factor</source>
        <translation>&amp;Facteur d’échelle</translation>
    </message>
    <message>
        <source>S&amp;wap A and B</source>
        <translation>&amp;Permuter A et B</translation>
    </message>
    <message>
        <source>Ctrl+Shift+X</source>
        <translation>Ctrl+Shift+X</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>Zoom maps &amp;in</source>
        <translation>&amp;Agrandir les cartes</translation>
    </message>
    <message>
        <source>Zoom maps &amp;out</source>
        <translation>&amp;Réduire les cartes</translation>
    </message>
    <message>
        <source>Show the &amp;whole maps</source>
        <translation>Cartes &amp;entières</translation>
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
        <translation>T&amp;hème</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Texte plus &amp;grand</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Plei&amp;n écran</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Leçons</translation>
    </message>
    <message>
        <source>F4</source>
        <translation>F4</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>Full screen, large letters and strong colours, without panels</source>
        <translation>Plein écran, grandes lettres et couleurs vives, sans panneaux</translation>
    </message>
    <message>
        <source>Darkens everything but what the pointer is at</source>
        <translation>Assombrit tout sauf ce que vise le pointeur</translation>
    </message>
    <message>
        <source>Free&amp;ze the picture</source>
        <translation>&amp;Figer l’image</translation>
    </message>
    <message>
        <source>The window stays as it looks now until the key is pressed again</source>
        <translation>La fenêtre garde son aspect actuel jusqu’à un nouvel appui sur la touche</translation>
    </message>
    <message>
        <source>Main</source>
        <translation>Principale</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Aucun modèle</translation>
    </message>
    <message>
        <source>Two heads</source>
        <translation>Deux têtes</translation>
    </message>
    <message>
        <source>A and B are two heads, as the model computes them</source>
        <translation>A et B sont deux têtes, telles que le modèle les calcule</translation>
    </message>
    <message>
        <source>K/V groups</source>
        <translation>Groupes K/V</translation>
    </message>
    <message>
        <source>A has all K/V heads of the model, B fewer: whole model, no further training</source>
        <translation>A a toutes les têtes K/V du modèle, B en a moins&#xa0;: modèle entier, sans réentraînement</translation>
    </message>
    <message>
        <source>Scaling factor</source>
        <translation>Facteur d’échelle</translation>
    </message>
    <message>
        <source>A has the model&apos;s own factor on q·k, B none (or 1/√d, where the model has none): whole model</source>
        <translation>A a le facteur du modèle sur q·k, B aucun (ou 1/√d, si le modèle n’en a pas)&#xa0;: modèle entier</translation>
    </message>
    <message>
        <source>Other views of the heads</source>
        <translation>Autres vues des têtes</translation>
    </message>
    <message>
        <source>Show or hide the map of all heads</source>
        <translation>Afficher ou masquer la carte de toutes les têtes</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>How the maps are drawn: colours, scale, the first key</source>
        <translation>Comment les cartes sont tracées&#xa0;: couleurs, échelle, première clé</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Save the maps as PNG, SVG or PDF</source>
        <translation>Enregistrer les cartes en PNG, SVG ou PDF</translation>
    </message>
    <message>
        <source>opening the model</source>
        <translation>ouverture du modèle</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1
Click to open another</source>
        <translation>%1
Cliquez pour en ouvrir un autre</translation>
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
        <translation>texte du côté %1, exécution d’origine du modèle</translation>
    </message>
    <message>
        <source>the model&apos;s own run</source>
        <translation>exécution d’origine du modèle</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Observer</translation>
    </message>
    <message>
        <source>The chosen heads, seen in one way or another</source>
        <translation>Les têtes choisies, vues d’une façon ou d’une autre</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Liens</translation>
    </message>
    <message>
        <source>Lines from each token to those that it attends to</source>
        <translation>Des liens de chaque token à ceux qu’il regarde</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>The text, coloured by what the chosen token attends to</source>
        <translation>Le texte, coloré selon ce que regarde le token choisi</translation>
    </message>
    <message>
        <source>q·k</source>
        <translation>q·k</translation>
    </message>
    <message>
        <source>The products that add up to the score of the chosen cell</source>
        <translation>Les produits dont la somme est le score de la case choisie</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>A weight is not an importance: weights, norm-weighted weights and value zeroing</source>
        <translation>Un poids n’est pas une importance&#xa0;: poids, poids pondérés par la norme et mise à zéro des valeurs</translation>
    </message>
    <message>
        <source>Spectrum</source>
        <translation>Spectre</translation>
    </message>
    <message>
        <source>Singular values of the QK and OV circuits, symmetry of QK, and angles between heads</source>
        <translation>Valeurs singulières des circuits QK et OV, symétrie de QK et angles entre têtes</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>A head&apos;s row over the picture, for models of pictures</source>
        <translation>Une ligne de la carte d’une tête sur l’image, pour les modèles d’images</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Toutes les têtes</translation>
    </message>
    <message>
        <source>Heads beside one another: scores, similarity, circuits</source>
        <translation>Les têtes les unes à côté des autres&#xa0;: scores, similarité, circuits</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>All scores of all heads: sort, filter, copy, save</source>
        <translation>Tous les scores de toutes les têtes&#xa0;: trier, filtrer, copier, enregistrer</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>Nuage</translation>
    </message>
    <message>
        <source>All heads by two scores</source>
        <translation>Toutes les têtes selon deux scores</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Similarité</translation>
    </message>
    <message>
        <source>How alike the heads attend on this text</source>
        <translation>À quel point l’attention des têtes est semblable sur ce texte</translation>
    </message>
    <message>
        <source>Circuits</source>
        <translation>Circuits</translation>
    </message>
    <message>
        <source>Composition of heads of two layers, and overlap of their weights</source>
        <translation>Composition des têtes de deux couches et recouvrement de leurs poids</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Where the chosen token looks, in all heads</source>
        <translation>Où regarde le token choisi, dans toutes les têtes</translation>
    </message>
    <message>
        <source>Several</source>
        <translation>Plusieurs</translation>
    </message>
    <message>
        <source>Mean, maximum and minimum over several heads</source>
        <translation>Moyenne, maximum et minimum sur plusieurs têtes</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>The heads that follow a pattern of yours</source>
        <translation>Les têtes qui suivent un motif choisi par vous</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Couches</translation>
    </message>
    <message>
        <source>The chosen token followed down through the layers</source>
        <translation>Le token choisi suivi en descendant les couches</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Laboratoire</translation>
    </message>
    <message>
        <source>What attention is made of, step by step, and what it costs</source>
        <translation>De quoi est faite l’attention, étape par étape, et ce qu’elle coûte</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>The way of the chosen head from q·k to its weights: factor, cap, bias, mask, softmax</source>
        <translation>Le chemin de la tête choisie de q·k à ses poids&#xa0;: facteur, plafond, biais, masque, softmax</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>Facteur</translation>
    </message>
    <message>
        <source>What the factor does: saturation, gradients, prediction</source>
        <translation>Ce que fait le facteur&#xa0;: saturation, gradients, prédiction</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Groupes</translation>
    </message>
    <message>
        <source>Fewer key/value heads: what the maps become, what it saves and what it costs</source>
        <translation>Moins de têtes clé/valeur&#xa0;: ce que deviennent les cartes, ce que cela économise et coûte</translation>
    </message>
    <message>
        <source>Slices</source>
        <translation>Tranches</translation>
    </message>
    <message>
        <source>How the layer&apos;s projections are cut into heads, and what each head writes</source>
        <translation>Comment les projections de la couche sont découpées en têtes, et ce qu’écrit chaque tête</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>Noyaux</translation>
    </message>
    <message>
        <source>The softmax beside tiles, linear attention, a window and a sink</source>
        <translation>Le softmax à côté des tuiles, de l’attention linéaire, d’une fenêtre et d’un puits</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Coûts</translation>
    </message>
    <message>
        <source>Operations, parameters and cache of MHA, GQA, MQA and one head, of any shape</source>
        <translation>Opérations, paramètres et cache de MHA, GQA, MQA et d’une seule tête, pour toute forme</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Ranks along the head, and against the number of heads</source>
        <translation>Les rangs le long de la tête, et selon le nombre de têtes</translation>
    </message>
    <message>
        <source>&amp;Scores over</source>
        <translation>&amp;Scores sur</translation>
    </message>
    <message>
        <source>This &amp;text</source>
        <translation>Ce te&amp;xte</translation>
    </message>
    <message>
        <source>The &amp;lines of a file…</source>
        <translation>Les &amp;lignes d’un fichier…</translation>
    </message>
    <message>
        <source>&amp;Random tokens given twice</source>
        <translation>Tokens &amp;aléatoires donnés deux fois</translation>
    </message>
    <message>
        <source>Measure &amp;zeroing, head by head</source>
        <translation>Mesurer la mise à &amp;zéro, tête par tête</translation>
    </message>
    <message>
        <source>Runs the model once without each head; takes long for a large model</source>
        <translation>Exécute le modèle une fois par tête, sans celle-ci&#x202f;; long pour un grand modèle</translation>
    </message>
    <message>
        <source>Sa&amp;ve the scores…</source>
        <translation>&amp;Enregistrer les scores…</translation>
    </message>
    <message>
        <source>End &amp;brushing</source>
        <translation>Effacer le &amp;marquage</translation>
    </message>
    <message>
        <source>&amp;Unpin all</source>
        <translation>&amp;Tout désépingler</translation>
    </message>
    <message>
        <source>A text on each line</source>
        <translation>Un texte par ligne</translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation>Fichiers texte (*.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save the scores</source>
        <translation>Enregistrer les scores</translation>
    </message>
    <message>
        <source>CSV (*.csv);;JSON (*.json)</source>
        <translation>CSV (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>Page: %1</source>
        <translation>Page&#xa0;: %1</translation>
    </message>
    <message>
        <source>pasted picture</source>
        <translation>image collée</translation>
    </message>
    <message>
        <source>Open a picture</source>
        <translation>Ouvrir une image</translation>
    </message>
    <message>
        <source>Pictures (%1);;All files (*)</source>
        <translation>Images (%1);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>This model reads text. To give it a picture, open a model of pictures first (ViT, DeiT, DINOv2, CLIP).</source>
        <translation>Ce modèle lit du texte. Pour lui donner une image, ouvrez d’abord un modèle d’images (ViT, DeiT, DINOv2, CLIP).</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>&amp;High contrast, light</source>
        <translation>Contraste élevé, cl&amp;air</translation>
    </message>
    <message>
        <source>High contrast, d&amp;ark</source>
        <translation>Contraste élevé, so&amp;mbre</translation>
    </message>
    <message>
        <source>The model ends its target at once: there is no text in it.</source>
        <translation>Le modèle termine aussitôt sa cible&#xa0;: elle ne contient pas de texte.</translation>
    </message>
    <message>
        <source>%1 has %2 tokens, and the model&apos;s context is %3: its end is cut, and %4 are shown.</source>
        <translation>%1 a %2 tokens et le contexte du modèle est de %3&#xa0;: la fin est coupée, %4 sont affichés.</translation>
    </message>
    <message>
        <source>The source</source>
        <translation>La source</translation>
    </message>
    <message>
        <source>The target</source>
        <translation>La cible</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Le texte</translation>
    </message>
    <message>
        <source>capped</source>
        <translation>plafonné</translation>
    </message>
    <message>
        <source>+ bias</source>
        <translation>+ biais</translation>
    </message>
    <message>
        <source>Check the &amp;numbers…</source>
        <translation>Vérifier les &amp;nombres…</translation>
    </message>
    <message>
        <source>Random &amp;layer…</source>
        <translation>&amp;Couche aléatoire…</translation>
    </message>
    <message>
        <source>He&amp;ads</source>
        <translation>&amp;Têtes</translation>
    </message>
    <message>
        <source>Sm&amp;aller text</source>
        <translation>Texte plus pe&amp;tit</translation>
    </message>
    <message>
        <source>P&amp;resentation</source>
        <translation>Pré&amp;sentation</translation>
    </message>
    <message>
        <source>Spotli&amp;ght</source>
        <translation>Coup de pro&amp;jecteur</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>After a crash</source>
        <translation>Après un plantage</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>As the des&amp;ktop</source>
        <translation>Comme le &amp;bureau</translation>
    </message>
    <message>
        <source>fast: BF16</source>
        <translation>rapide : BF16</translation>
    </message>
    <message>
        <source>&amp;Fast products (BF16)</source>
        <translation>Produits rapides (&amp;BF16)</translation>
    </message>
    <message>
        <source>Linear layers multiply numbers that are rounded to BF16, with 8 bits of precision. File &gt; Fast products goes back to exact ones.</source>
        <translation>Les couches linéaires multiplient des nombres arrondis en BF16, avec 8 bits de précision. Fichier &gt; Produits rapides revient aux produits exacts.</translation>
    </message>
    <message>
        <source>This processor has no instructions for BF16 (AVX-512 BF16 or AMX): products are always exact.</source>
        <translation>Ce processeur n’a pas d’instructions pour BF16 (AVX-512 BF16 ou AMX) : les produits sont toujours exacts.</translation>
    </message>
    <message>
        <source>The products of a random layer are always exact.</source>
        <translation>Les produits d’une couche aléatoire sont toujours exacts.</translation>
    </message>
    <message>
        <source>Linear layers multiply numbers that are rounded to BF16, with 8 bits of precision: several times as fast, but everything that is shown differs a little from the exact numbers.</source>
        <translation>Les couches linéaires multiplient des nombres arrondis en BF16, avec 8 bits de précision : plusieurs fois plus vite, mais tout ce qui est montré s’écarte un peu des nombres exacts.</translation>
    </message>
    <message>
        <source>fast: BF16 products</source>
        <translation>rapide : produits BF16</translation>
    </message>
    <message>
        <source>The model of side %1 has no head %2: %3 is shown.</source>
        <translation>Le modèle du côté %1 n’a pas de tête %2&#xa0;: %3 est affichée.</translation>
    </message>
</context>
<context>
    <name>headscope::Manual</name>
    <message>
        <source>Headscope: manual</source>
        <translation>Headscope&#xa0;: manuel</translation>
    </message>
    <message>
        <source>Find in the manual; Return goes on, Shift+Return back</source>
        <translation>Chercher dans le manuel&#x202f;; Entrée pour continuer, Maj+Entrée pour revenir</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>introuvable</translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n endroit</numerusform>
            <numerusform>%n endroits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headscope::MapSheet</name>
    <message numerus="yes">
        <source>%n maps</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>masked</source>
        <translation>masquée</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1&#xa0;: %2 %3</translation>
    </message>
    <message>
        <source>rows: %1 · columns: %2</source>
        <translation>lignes&#xa0;: %1 · colonnes&#xa0;: %2</translation>
    </message>
    <message>
        <source>1 map</source>
        <translation>1 carte</translation>
    </message>
</context>
<context>
    <name>headscope::MaskEditor</name>
    <message>
        <source>window of %1 (model)</source>
        <translation>fenêtre de %1 (modèle)</translation>
    </message>
    <message>
        <source>none (model)</source>
        <translation>aucun (modèle)</translation>
    </message>
    <message>
        <source>causal (model)</source>
        <translation>causal (modèle)</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Masque</translation>
    </message>
    <message>
        <source>Width of the window</source>
        <translation>Largeur de la fenêtre</translation>
    </message>
    <message>
        <source>How many keys a query sees, its own position included</source>
        <translation>Nombre de clés que voit une requête, sa propre position comprise</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>What this layer of the model does</source>
        <translation>Ce que fait cette couche du modèle</translation>
    </message>
    <message>
        <source>Every query sees every key</source>
        <translation>Chaque requête voit chaque clé</translation>
    </message>
    <message>
        <source>causal</source>
        <translation>causal</translation>
    </message>
    <message>
        <source>window</source>
        <translation>fenêtre</translation>
    </message>
    <message>
        <source>A query sees its own position and those before</source>
        <translation>Une requête voit sa propre position et les précédentes</translation>
    </message>
    <message>
        <source>Causal, and only the last few keys</source>
        <translation>Causal, et seulement les dernières clés</translation>
    </message>
    <message>
        <source>Which keys a query may see</source>
        <translation>Quelles clés une requête peut voir</translation>
    </message>
</context>
<context>
    <name>headscope::MatrixCanvas</name>
    <message>
        <source>%1; what is masked or undefined is empty</source>
        <translation>%1&#x202f;; ce qui est masqué ou non défini est vide</translation>
    </message>
</context>
<context>
    <name>headscope::ModelChooser</name>
    <message>
        <source>Open model</source>
        <translation>Ouvrir un modèle</translation>
    </message>
    <message>
        <source>Looking for models…</source>
        <translation>Recherche de modèles…</translation>
    </message>
    <message>
        <source>Type to filter</source>
        <translation>Saisir pour filtrer</translation>
    </message>
    <message>
        <source>Filter of the models</source>
        <translation>Filtre des modèles</translation>
    </message>
    <message>
        <source>&amp;Add folder…</source>
        <translation>&amp;Ajouter un dossier…</translation>
    </message>
    <message>
        <source>Look for models in another folder too, and in the folders in it</source>
        <translation>Chercher des modèles aussi dans un autre dossier et ses sous-dossiers</translation>
    </message>
    <message>
        <source>Remove folder</source>
        <translation>Retirer le dossier</translation>
    </message>
    <message>
        <source>Look no longer in a folder that was added; nothing is deleted</source>
        <translation>Ne plus chercher dans un dossier ajouté&#x202f;; rien n’est supprimé</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>Ouvrir un &amp;dossier…</translation>
    </message>
    <message>
        <source>A folder of Hugging Face: config.json, safetensors and a tokenizer</source>
        <translation>Un dossier Hugging Face&#xa0;: config.json, safetensors et un tokeniseur</translation>
    </message>
    <message>
        <source>Open f&amp;ile…</source>
        <translation>Ouvrir un &amp;fichier…</translation>
    </message>
    <message>
        <source>A GGUF file, or a safetensors file in its model&apos;s folder</source>
        <translation>Un fichier GGUF, ou un fichier safetensors dans le dossier de son modèle</translation>
    </message>
    <message>
        <source>&amp;Random layer…</source>
        <translation>&amp;Couche aléatoire…</translation>
    </message>
    <message>
        <source>Attention with random weights, of any width and number of heads</source>
        <translation>Attention à poids aléatoires, de largeur et de nombre de têtes quelconques</translation>
    </message>
    <message>
        <source>&amp;Get a model…</source>
        <translation>&amp;Télécharger un modèle…</translation>
    </message>
    <message>
        <source>Fetch one of Hugging Face by its name</source>
        <translation>Télécharger un modèle de Hugging Face par son nom</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>There are no models here. Add a folder, or open one.</source>
        <translation>Il n’y a pas de modèles ici. Ajoutez un dossier ou ouvrez un modèle.</translation>
    </message>
    <message>
        <source>No model has “%1” in its name, family or path.</source>
        <translation>Aucun modèle n’a «&#x202f;%1&#x202f;» dans son nom, sa famille ou son chemin.</translation>
    </message>
    <message>
        <source>Needs %1 of memory, and %2 are free: it will be slow. %3</source>
        <translation>Demande %1 de mémoire, et %2 sont libres&#xa0;: ce sera lent. %3</translation>
    </message>
    <message>
        <source>1 model</source>
        <translation>1 modèle</translation>
    </message>
    <message>
        <source>%1 models</source>
        <translation>%1 modèles</translation>
    </message>
    <message>
        <source>%1, of which %2 cannot be opened</source>
        <translation>%1 (impossibles à ouvrir&#xa0;: %2)</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Add a folder to find your models, or open one.</source>
        <translation>Ajoutez un dossier pour trouver vos modèles, ou ouvrez-en un.</translation>
    </message>
    <message>
        <source>No models in %1. Add a folder, or open one.</source>
        <translation>Aucun modèle dans %1. Ajoutez un dossier ou ouvrez un modèle.</translation>
    </message>
    <message>
        <source>Open the chosen model</source>
        <translation>Ouvrir le modèle choisi</translation>
    </message>
</context>
<context>
    <name>headscope::ModelFetch</name>
    <message>
        <source>%1: the list of its files has more than %2</source>
        <translation>%1&#xa0;: la liste de ses fichiers dépasse %2</translation>
    </message>
</context>
<context>
    <name>headscope::ModelFetcher</name>
    <message>
        <source>Stopped. What has come is kept, and the next time goes on from there.</source>
        <translation>Arrêté. Ce qui est reçu est conservé&#x202f;; la prochaine fois reprendra à cet endroit.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
</context>
<context>
    <name>headscope::ModelLibrary</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ouvrir un modèle &amp;récent</translation>
    </message>
    <message>
        <source>Open model</source>
        <translation>Ouvrir un modèle</translation>
    </message>
    <message>
        <source>Open a model for side B</source>
        <translation>Ouvrir un modèle pour le côté B</translation>
    </message>
    <message>
        <source>looking for models</source>
        <translation>recherche de modèles</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>&amp;Effacer cette liste</translation>
    </message>
    <message>
        <source>Open a model: a folder with config.json, safetensors and a tokenizer</source>
        <translation>Ouvrir un modèle&#xa0;: un dossier avec config.json, safetensors et un tokeniseur</translation>
    </message>
    <message>
        <source>Open a model&apos;s file</source>
        <translation>Ouvrir le fichier d’un modèle</translation>
    </message>
    <message>
        <source>Models (*.gguf *.safetensors);;All files (*)</source>
        <translation>Modèles (*.gguf *.safetensors);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Look for models in a folder</source>
        <translation>Chercher des modèles dans un dossier</translation>
    </message>
</context>
<context>
    <name>headscope::ModelListView</name>
    <message>
        <source>Models</source>
        <translation>Modèles</translation>
    </message>
</context>
<context>
    <name>headscope::ModelTable</name>
    <message>
        <source>bundled</source>
        <translation>fourni</translation>
    </message>
    <message>
        <source>recent</source>
        <translation>récent</translation>
    </message>
    <message>
        <source>download</source>
        <translation>téléchargé</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>dossier</translation>
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
Impossible à ouvrir. %2</translation>
    </message>
    <message>
        <source>%1, cannot be opened: %2</source>
        <translation>%1, impossible à ouvrir&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, %2, %3 layers and heads, %4 K/V heads, %5 parameters, %6 on disk, %7 in memory</source>
        <translation>%1, %2, couches et têtes&#xa0;: %3, têtes K/V&#xa0;: %4, paramètres&#xa0;: %5, %6 sur disque, %7 en mémoire</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Famille</translation>
    </message>
    <message>
        <source>Layers × heads</source>
        <translation>Couches × têtes</translation>
    </message>
    <message>
        <source>Layers, and query heads of the first one</source>
        <translation>Couches, et têtes de requête de la première</translation>
    </message>
    <message>
        <source>K/V</source>
        <translation>K/V</translation>
    </message>
    <message>
        <source>Heads of keys and values; query heads share them where they are fewer</source>
        <translation>Têtes de clés et de valeurs&#x202f;; moins nombreuses, elles sont partagées par les têtes de requête</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>Sur disque</translation>
    </message>
    <message>
        <source>The files with the weights</source>
        <translation>Les fichiers contenant les poids</translation>
    </message>
    <message>
        <source>In memory</source>
        <translation>En mémoire</translation>
    </message>
    <message>
        <source>The weights, and a run of a text of 512 tokens (or the model&apos;s context)</source>
        <translation>Les poids, et une exécution sur un texte de 512 tokens (ou le contexte du modèle)</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>Bundled with the program, opened before, downloaded, or in a folder of yours</source>
        <translation>Fourni avec le programme, déjà ouvert, téléchargé, ou dans un de vos dossiers</translation>
    </message>
</context>
<context>
    <name>headscope::ModelText</name>
    <message>
        <source>drawn at random, F32</source>
        <translation>tirés au hasard, F32</translation>
    </message>
    <message>
        <source>mixed: %1</source>
        <translation>mixte&#xa0;: %1</translation>
    </message>
    <message>
        <source>Pictures: %1</source>
        <translation>Images&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, %2 parameters (%3)</source>
        <translation>%1, %2 paramètres (%3)</translation>
    </message>
    <message>
        <source>Width %1, head width %2, %3 tokens a picture</source>
        <translation>Largeur %1, largeur de tête %2, %3 tokens par image</translation>
    </message>
    <message>
        <source>Width %1, head width %2, vocabulary %3, context %4 tokens</source>
        <translation>Largeur %1, largeur de tête %2, vocabulaire %3, contexte %4 tokens</translation>
    </message>
    <message>
        <source>Tokens: %1</source>
        <translation>Tokens&#xa0;: %1</translation>
    </message>
    <message>
        <source>Tokenizer: %1</source>
        <translation>Tokeniseur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Format: %1</source>
        <translation>Format&#xa0;: %1</translation>
    </message>
    <message>
        <source>Memory: %1 (%2 of weights, %3 for a text of %4 tokens)</source>
        <translation>Mémoire&#xa0;: %1 (%2 de poids, %3 pour un texte de %4 tokens)</translation>
    </message>
    <message>
        <source>%1+%2 layers</source>
        <translation>%1+%2 couches</translation>
    </message>
    <message>
        <source>1 layer</source>
        <translation>1 couche</translation>
    </message>
    <message numerus="yes">
        <source>%n layers</source>
        <translation>
            <numerusform>%n couche</numerusform>
            <numerusform>%n couches</numerusform>
        </translation>
    </message>
    <message>
        <source>1 head</source>
        <translation>1 tête</translation>
    </message>
    <message numerus="yes">
        <source>%n heads</source>
        <translation>
            <numerusform>%n tête</numerusform>
            <numerusform>%n têtes</numerusform>
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
        <translation>Maximum pour…</translation>
    </message>
    <message>
        <source>The head with the highest value of each score.
Click: side A. Right- or Shift-click: side B.</source>
        <translation>La tête ayant la plus haute valeur de chaque score.
Clic&#xa0;: côté A. Clic droit ou Maj+clic&#xa0;: côté B.</translation>
    </message>
    <message>
        <source>Most %1: %2</source>
        <translation>Maximum pour %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Click: side A. Right- or Shift-click: side B.</source>
        <translation>Clic&#xa0;: côté A. Clic droit ou Maj+clic&#xa0;: côté B.</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>non %1</translation>
    </message>
    <message>
        <source>The highest value of all heads, but below the badge&apos;s threshold</source>
        <translation>La plus haute valeur de toutes les têtes, mais sous le seuil du badge</translation>
    </message>
    <message>
        <source>No head has a value on this text</source>
        <translation>Aucune tête n’a de valeur sur ce texte</translation>
    </message>
    <message>
        <source>Most %1: no head</source>
        <translation>Maximum pour %1&#xa0;: aucune tête</translation>
    </message>
</context>
<context>
    <name>headscope::NumberCheckWindow</name>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Check &amp;again</source>
        <translation>Vérifier à &amp;nouveau</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Copier en texte</translation>
    </message>
    <message>
        <source>Headscope: check of the numbers</source>
        <translation>Headscope&#xa0;: vérification des nombres</translation>
    </message>
    <message>
        <source>What is shown here, in English, to be pasted into a letter</source>
        <translation>Ce qui est affiché ici, en anglais, à coller dans un message</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>The numbers could not be checked.</source>
        <translation>Les nombres n’ont pas pu être vérifiés.</translation>
    </message>
    <message>
        <source>What was compared</source>
        <translation>Ce qui a été comparé</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>Comparés</translation>
    </message>
    <message>
        <source>Largest difference</source>
        <translation>Différence maximale</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Tolérance</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>The numbers can not be checked.</source>
        <translation>Les nombres ne peuvent pas être vérifiés.</translation>
    </message>
    <message>
        <source>The bundled model or the values of the reference are not where the program looks for them.</source>
        <translation>Le modèle fourni ou les valeurs de la référence ne sont pas là où le programme les cherche.</translation>
    </message>
    <message>
        <source>Checking the numbers…</source>
        <translation>Vérification des nombres…</translation>
    </message>
    <message>
        <source>The bundled model runs on fixed texts.</source>
        <translation>Le modèle fourni s’exécute sur des textes fixes.</translation>
    </message>
    <message>
        <source>Stopped: nothing was checked.</source>
        <translation>Arrêté&#xa0;: rien n’a été vérifié.</translation>
    </message>
    <message>
        <source>All numbers agree with the reference.</source>
        <translation>Tous les nombres concordent avec la référence.</translation>
    </message>
    <message>
        <source>Some numbers differ from the reference by more than their tolerance.</source>
        <translation>Certains nombres s’écartent de la référence au-delà de leur tolérance.</translation>
    </message>
    <message>
        <source>Headscope %1 ran the bundled model on fixed texts; the reference is %2. Processor: %3; the core is built for %4.</source>
        <translation>Headscope %1 a exécuté le modèle fourni sur des textes fixes&#x202f;; la référence est %2. Processeur&#xa0;: %3&#x202f;; le cœur de calcul est compilé pour %4.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>conforme</translation>
    </message>
    <message>
        <source>not passed</source>
        <translation>non conforme</translation>
    </message>
    <message>
        <source>Token ids that differ</source>
        <translation>Id de tokens qui diffèrent</translation>
    </message>
    <message>
        <source>Attention weights, layer %1</source>
        <translation>Poids d’attention, couche %1</translation>
    </message>
    <message>
        <source>Logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <source>Mean loss, nats</source>
        <translation>Perte moyenne, nats</translation>
    </message>
</context>
<context>
    <name>headscope::NumbersPanel</name>
    <message>
        <source>What the sides differ in</source>
        <translation>Ce qui distingue les deux côtés</translation>
    </message>
</context>
<context>
    <name>headscope::NumbersTable</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1
pp: percentage points</source>
        <translation>%1
pp&#xa0;: points de pourcentage</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Ce qui a changé</translation>
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
        <translation>Texte de A</translation>
    </message>
    <message>
        <source>Give side B the text of side A again</source>
        <translation>Redonner au côté B le texte du côté A</translation>
    </message>
    <message>
        <source>Type the text of side B…</source>
        <translation>Saisissez le texte du côté B…</translation>
    </message>
    <message>
        <source>B   same text, cut by its own tokenizer</source>
        <translation>B   même texte, découpé par son propre tokeniseur</translation>
    </message>
    <message>
        <source>Tokens of side B</source>
        <translation>Tokens du côté B</translation>
    </message>
    <message>
        <source>Tokens of side B&apos;s source</source>
        <translation>Tokens de la source du côté B</translation>
    </message>
    <message>
        <source>Type what side B&apos;s decoder has written…</source>
        <translation>Saisissez ce que le décodeur du côté B a écrit…</translation>
    </message>
    <message>
        <source>Second sentence of side B (optional)</source>
        <translation>Seconde phrase du côté B (facultative)</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>B   same picture, cut into other patches</source>
        <translation>B   même image, découpée en d’autres patchs</translation>
    </message>
</context>
<context>
    <name>headscope::PageStack</name>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>All pages</source>
        <translation>Toutes les pages</translation>
    </message>
    <message>
        <source>Sections of pages</source>
        <translation>Sections de pages</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>&amp;Page</translation>
    </message>
    <message>
        <source>There is no page &quot;%1&quot; that could be set.</source>
        <translation>Il n’y a pas de page «&#x202f;%1&#x202f;» à régler.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>headscope::PartBars</name>
    <message>
        <source>Lengths of what each head writes</source>
        <translation>Longueurs de ce qu’écrit chaque tête</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Click: side A. Right- or Shift-click: side B. Keys: up, down, Return, Shift+Return</source>
        <translation>Clic&#xa0;: côté A. Clic droit ou Maj+clic&#xa0;: côté B. Touches&#xa0;: haut, bas, Entrée, Maj+Entrée</translation>
    </message>
    <message>
        <source>lengths of vectors</source>
        <translation>longueurs de vecteurs</translation>
    </message>
    <message>
        <source>part</source>
        <translation>part</translation>
    </message>
    <message>
        <source>length</source>
        <translation>longueur</translation>
    </message>
</context>
<context>
    <name>headscope::PartChooser</name>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>What can go into the figure</source>
        <translation>Ce qui peut entrer dans la figure</translation>
    </message>
    <message>
        <source>heads: L0 H1, L2, L3 H0-H3</source>
        <translation>têtes&#xa0;: L0 H1, L2, L3 H0-H3</translation>
    </message>
    <message>
        <source>Heads side by side: names, ranges, or a layer for all of its heads</source>
        <translation>Têtes côte à côte&#xa0;: noms, plages, ou une couche pour toutes ses têtes</translation>
    </message>
    <message>
        <source>Add to the figure</source>
        <translation>Ajouter à la figure</translation>
    </message>
    <message>
        <source>What can go in</source>
        <translation>Disponible</translation>
    </message>
    <message>
        <source>What is in the figure, in its order</source>
        <translation>Ce qui est dans la figure, dans l’ordre</translation>
    </message>
    <message>
        <source>In the figure</source>
        <translation>Dans la figure</translation>
    </message>
    <message>
        <source>%1 (not there yet)</source>
        <translation>%1 (pas encore disponible)</translation>
    </message>
    <message>
        <source>%1: it is put in when the window shows it. Open its page, or remove it.</source>
        <translation>%1&#xa0;: cet élément est ajouté dès que la fenêtre l’affiche. Ouvrez sa page ou retirez-le.</translation>
    </message>
    <message>
        <source>Double-click or Return adds it to the figure</source>
        <translation>Double-clic ou Entrée pour l’ajouter à la figure</translation>
    </message>
    <message>
        <source>Heads by their names</source>
        <translation>Têtes par leur nom</translation>
    </message>
    <message>
        <source>Add these heads</source>
        <translation>Ajouter ces têtes</translation>
    </message>
    <message>
        <source>Add the heads that are named, side by side</source>
        <translation>Ajouter les têtes nommées, côte à côte</translation>
    </message>
    <message>
        <source>Drag a part to another place</source>
        <translation>Faites glisser un élément pour le déplacer</translation>
    </message>
    <message>
        <source>The chosen part comes earlier</source>
        <translation>Placer l’élément choisi avant le précédent</translation>
    </message>
    <message>
        <source>The chosen part comes later</source>
        <translation>Placer l’élément choisi après le suivant</translation>
    </message>
    <message>
        <source>Take the chosen part out of the figure</source>
        <translation>Retirer l’élément choisi de la figure</translation>
    </message>
    <message>
        <source>Add what is chosen above</source>
        <translation>Ajouter ce qui est choisi ci-dessus</translation>
    </message>
    <message>
        <source>Pages of the window offer their pictures once they were opened with this text.</source>
        <translation>Les pages de la fenêtre proposent leurs images une fois ouvertes avec ce texte.</translation>
    </message>
</context>
<context>
    <name>headscope::PatchCanvas</name>
    <message>
        <source>Picture with a row of weights over it</source>
        <translation>Image avec une ligne de poids par-dessus</translation>
    </message>
    <message>
        <source>patch %1: row %2, column %3 (token %4)</source>
        <translation>patch %1&#xa0;: ligne %2, colonne %3 (token %4)</translation>
    </message>
    <message>
        <source>weight from the chosen %1: %2</source>
        <translation>poids depuis %1 (choisi)&#xa0;: %2</translation>
    </message>
    <message>
        <source>looks most at %1</source>
        <translation>regarde surtout %1</translation>
    </message>
</context>
<context>
    <name>headscope::PatchView</name>
    <message>
        <source>Grid</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Opacity of the colours</source>
        <translation>Opacité des couleurs</translation>
    </message>
    <message>
        <source>How much the colours of the weights cover the picture</source>
        <translation>À quel point les couleurs des poids couvrent l’image</translation>
    </message>
    <message>
        <source>Lines between the patches</source>
        <translation>Traits entre les patchs</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Opacité</translation>
    </message>
    <message>
        <source>Where %1 looks: a learned token in front of the patches</source>
        <translation>Où regarde %1&#xa0;: un token appris placé devant les patchs</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>plage commune</translation>
    </message>
    <message>
        <source>%1   this side has no such token</source>
        <translation>%1   ce côté n’a pas ce token</translation>
    </message>
    <message>
        <source>%1   weights of query %2: most to %3, %4</source>
        <translation>%1   poids de la requête %2&#xa0;: le plus vers %3, %4</translation>
    </message>
    <message>
        <source>to %1 %2</source>
        <translation>vers %1 %2</translation>
    </message>
    <message>
        <source>to all patches together %1</source>
        <translation>vers tous les patchs ensemble %1</translation>
    </message>
</context>
<context>
    <name>headscope::PatternPage</name>
    <message>
        <source>a list of [query, key] and [query, first key, last key]</source>
        <translation>une liste de [requête, clé] et [requête, première clé, dernière clé]</translation>
    </message>
    <message>
        <source>a pattern has &quot;words&quot; or &quot;cells&quot;, not both</source>
        <translation>un motif a soit «&#x202f;words&#x202f;», soit «&#x202f;cells&#x202f;», pas les deux</translation>
    </message>
    <message>
        <source>of the weight of one row</source>
        <translation>du poids d’une ligne</translation>
    </message>
    <message>
        <source>of the weight of %1 rows</source>
        <translation>du poids de %1 lignes</translation>
    </message>
</context>
<context>
    <name>headscope::PatternView</name>
    <message>
        <source>Pattern</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>-1   or   -8..-1   or   same, after-same   or   first</source>
        <translation>-1   ou   -8..-1   ou   same, after-same   ou   first</translation>
    </message>
    <message>
        <source>Which keys a query should look at, with commas between:
-1 the token before it, 0 itself, -8..-1 the eight before it,
first: key 0; same: earlier copies of its token; after-same: what followed these.
Or click cells of the map to draw.</source>
        <translation>Quelles clés une requête devrait regarder, séparées par des virgules&#xa0;:
-1 le token précédent, 0 lui-même, -8..-1 les huit précédents,
first&#xa0;: la clé 0&#x202f;; same&#xa0;: les copies antérieures de son token&#x202f;; after-same&#xa0;: ce qui a suivi celles-ci.
Ou cliquez sur des cases de la carte pour dessiner.</translation>
    </message>
    <message>
        <source>query (attends)</source>
        <translation>requête (regarde)</translation>
    </message>
    <message>
        <source>key (is attended to)</source>
        <translation>clé (regardée)</translation>
    </message>
    <message>
        <source>Heads that follow it most: share %1</source>
        <translation>Têtes qui le suivent le plus&#xa0;: part %1</translation>
    </message>
    <message>
        <source>Type which keys a query should look at, or click cells to draw them.</source>
        <translation>Saisissez quelles clés une requête devrait regarder, ou cliquez sur des cases pour les dessiner.</translation>
    </message>
    <message>
        <source>Cells of the pattern</source>
        <translation>Cases du motif</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>requête %1</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>clé %1</translation>
    </message>
    <message>
        <source>in the pattern</source>
        <translation>dans le motif</translation>
    </message>
    <message>
        <source>not in the pattern</source>
        <translation>hors du motif</translation>
    </message>
</context>
<context>
    <name>headscope::PictureField</name>
    <message>
        <source>Open a picture…</source>
        <translation>Ouvrir une image…</translation>
    </message>
    <message>
        <source>Give the model a picture of yours: PNG, JPEG and others</source>
        <translation>Donner au modèle une image à vous&#xa0;: PNG, JPEG et autres</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Take the picture from the clipboard (Ctrl+V)</source>
        <translation>Prendre l’image du presse-papiers (Ctrl+V)</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Exemple</translation>
    </message>
    <message>
        <source>The picture that comes with the program</source>
        <translation>L’image fournie avec le programme</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Open a picture</source>
        <translation>Ouvrir une image</translation>
    </message>
    <message>
        <source>Open a picture, or drop one here</source>
        <translation>Ouvrez une image ou déposez-en une ici</translation>
    </message>
    <message>
        <source>%1   %2 × %3 pixels</source>
        <translation>%1   %2 × %3 pixels</translation>
    </message>
</context>
<context>
    <name>headscope::PicturePage</name>
    <message>
        <source>This page shows heads of a model of pictures over the picture.
Open one (ViT, DeiT, DINOv2, or CLIP&apos;s image tower): File &gt; Open model.</source>
        <translation>Cette page montre les têtes d’un modèle d’images sur l’image.
Ouvrez-en un (ViT, DeiT, DINOv2 ou la tour d’image de CLIP)&#xa0;: Fichier &gt; Ouvrir un modèle.</translation>
    </message>
</context>
<context>
    <name>headscope::PredictionChart</name>
    <message>
        <source>%1: A %2, B %3</source>
        <translation>%1&#xa0;: A %2, B %3</translation>
    </message>
    <message>
        <source>KL(A‖B) %1 nats</source>
        <translation>KL(A‖B) %1 nats</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>probabilité</translation>
    </message>
    <message>
        <source>Kullback-Leibler divergence of the token: Σ p_A ln(p_A / p_B)</source>
        <translation>Divergence de Kullback-Leibler du token&#xa0;: Σ p_A ln(p_A / p_B)</translation>
    </message>
</context>
<context>
    <name>headscope::PredictionsPanel</name>
    <message>
        <source>Hidden token</source>
        <translation>Token caché</translation>
    </message>
</context>
<context>
    <name>headscope::PreferencesWindow</name>
    <message>
        <source>&amp;Reset to defaults</source>
        <translation>&amp;Valeurs par défaut</translation>
    </message>
    <message>
        <source>Headscope: preferences</source>
        <translation>Headscope&#xa0;: préférences</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Of this page</source>
        <translation>Celles de cette page</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>headscope::ProductChart</name>
    <message>
        <source>Products of query and key, %1 %2</source>
        <translation>Produits de la requête et de la clé, %1 %2</translation>
    </message>
    <message>
        <source>i = %1: %2 × %3 = %4</source>
        <translation>i = %1&#xa0;: %2 × %3 = %4</translation>
    </message>
    <message>
        <source>%1; with i = %2, its rotary pair: %3</source>
        <translation>%1&#x202f;; avec i = %2, sa paire rotative&#xa0;: %3</translation>
    </message>
    <message>
        <source>the largest first, in this side&apos;s own order</source>
        <translation>le plus grand d’abord, dans l’ordre propre à ce côté</translation>
    </message>
    <message>
        <source>the pair with the largest sum first, in this side&apos;s own order</source>
        <translation>la paire de plus grande somme d’abord, dans l’ordre propre à ce côté</translation>
    </message>
    <message>
        <source>no rotary pairs</source>
        <translation>pas de paires rotatives</translation>
    </message>
    <message>
        <source>rotary pairs: %1</source>
        <translation>paires rotatives&#xa0;: %1</translation>
    </message>
    <message>
        <source>number</source>
        <translation>numéro</translation>
    </message>
    <message>
        <source>query</source>
        <translation>requête</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clé</translation>
    </message>
    <message>
        <source>product</source>
        <translation>produit</translation>
    </message>
</context>
<context>
    <name>headscope::ProductPage</name>
    <message>
        <source>Click a cell of a map to see what its score is made of</source>
        <translation>Cliquez sur une case d’une carte pour voir de quoi est fait son score</translation>
    </message>
    <message>
        <source>query %1 → key %2</source>
        <translation>requête %1 → clé %2</translation>
    </message>
</context>
<context>
    <name>headscope::ProductView</name>
    <message>
        <source>Order of the products</source>
        <translation>Ordre des produits</translation>
    </message>
    <message>
        <source>by index</source>
        <translation>par indice</translation>
    </message>
    <message>
        <source>As the head counts them</source>
        <translation>Dans l’ordre où la tête les compte</translation>
    </message>
    <message>
        <source>by size</source>
        <translation>par taille</translation>
    </message>
    <message>
        <source>The largest product first, whatever its sign</source>
        <translation>Le plus grand produit d’abord, quel que soit son signe</translation>
    </message>
    <message>
        <source>by rotary pair</source>
        <translation>par paire rotative</translation>
    </message>
    <message>
        <source>Pairs that are rotated together, the largest sum first</source>
        <translation>Les paires soumises à une même rotation, la plus grande somme d’abord</translation>
    </message>
    <message>
        <source>Choose a cell of the map, a query and a key: here is how their score comes about.</source>
        <translation>Choisissez une case de la carte, une requête et une clé&#xa0;: voici comment se forme leur score.</translation>
    </message>
    <message>
        <source>bars: qᵢkᵢ; colours of q and k: %1 to %2%3</source>
        <translation>barres&#xa0;: qᵢkᵢ&#x202f;; couleurs de q et k&#xa0;: %1 à %2%3</translation>
    </message>
    <message>
        <source> (both sides)</source>
        <translation> (les deux côtés)</translation>
    </message>
</context>
<context>
    <name>headscope::PromptEditor</name>
    <message>
        <source>Samples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Sentences that show something</source>
        <translation>Des phrases qui montrent quelque chose</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Générer</translation>
    </message>
    <message>
        <source>Let the model write the target: always its most likely next token</source>
        <translation>Laisser le modèle écrire la cible&#xa0;: toujours son token suivant le plus probable</translation>
    </message>
</context>
<context>
    <name>headscope::PromptField</name>
    <message>
        <source>Type a sentence…</source>
        <translation>Saisissez une phrase…</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Phrase</translation>
    </message>
</context>
<context>
    <name>headscope::QuestionCard</name>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Un nombre</translation>
    </message>
    <message>
        <source>A number: 1 048 576, 0.125, 12.5 %, 1/8 or 4*512^2. Return checks it</source>
        <translation>Un nombre&#xa0;: 1 048 576, 0.125, 12.5&#xa0;%, 1/8 ou 4*512^2. Entrée pour vérifier</translation>
    </message>
    <message>
        <source>Compare the answer with the right one</source>
        <translation>Comparer la réponse à la bonne</translation>
    </message>
    <message>
        <source>Remark on the answer</source>
        <translation>Remarque sur la réponse</translation>
    </message>
</context>
<context>
    <name>headscope::RandomLayerPanel</name>
    <message>
        <source>Causal</source>
        <translation>Causale</translation>
    </message>
    <message>
        <source>Self</source>
        <translation>Auto-attention</translation>
    </message>
    <message>
        <source>Queries and keys of one text</source>
        <translation>Requêtes et clés d’un même texte</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Croisée</translation>
    </message>
    <message>
        <source>An encoder and a decoder: queries of the target, keys of the source</source>
        <translation>Un encodeur et un décodeur&#xa0;: requêtes de la cible, clés de la source</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Aléatoire</translation>
    </message>
    <message>
        <source>Each token&apos;s vector is standard normal, whatever word stands there</source>
        <translation>Le vecteur de chaque token suit une loi normale centrée réduite, quel que soit le mot</translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation>Plongements</translation>
    </message>
    <message>
        <source>The typed text, with the embeddings of a model</source>
        <translation>Le texte saisi, avec les plongements d’un modèle</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Each head has projections of its own</source>
        <translation>Chaque tête a ses propres projections</translation>
    </message>
    <message>
        <source>q k</source>
        <translation>q k</translation>
    </message>
    <message>
        <source>All heads have the queries and keys of head 0: one map</source>
        <translation>Toutes les têtes ont les requêtes et les clés de la tête 0&#xa0;: une seule carte</translation>
    </message>
    <message>
        <source>q k v</source>
        <translation>q k v</translation>
    </message>
    <message>
        <source>All heads have the projections of head 0: one head of width d_k</source>
        <translation>Toutes les têtes ont les projections de la tête 0&#xa0;: une seule tête de largeur d_k</translation>
    </message>
    <message>
        <source>Random layer</source>
        <translation>Couche aléatoire</translation>
    </message>
    <message>
        <source>d / H</source>
        <translation>d / H</translation>
    </message>
    <message>
        <source>Width of the residual stream</source>
        <translation>Largeur du flux résiduel</translation>
    </message>
    <message>
        <source>Query heads</source>
        <translation>Têtes de requête</translation>
    </message>
    <message>
        <source>Key/value heads: each serves H / G query heads</source>
        <translation>Têtes clé/valeur&#xa0;: chacune sert H / G têtes de requête</translation>
    </message>
    <message>
        <source>Width of one query, key or value</source>
        <translation>Largeur d’une requête, d’une clé ou d’une valeur</translation>
    </message>
    <message>
        <source>Tokens of the text: x1, x2, …; what you typed comes back with another model</source>
        <translation>Tokens du texte&#xa0;: x1, x2, …&#x202f;; ce que vous avez saisi revient avec un autre modèle</translation>
    </message>
    <message>
        <source>Layers on top of each other, each x + attention(x)</source>
        <translation>Couches superposées, chacune x + attention(x)</translation>
    </message>
    <message>
        <source>The same seed gives the same numbers on every machine</source>
        <translation>La même graine donne les mêmes nombres sur toute machine</translation>
    </message>
    <message>
        <source>A query sees keys up to its own position</source>
        <translation>Une requête voit les clés jusqu’à sa propre position</translation>
    </message>
    <message>
        <source>Width d</source>
        <translation>Largeur d</translation>
    </message>
    <message>
        <source>Heads H</source>
        <translation>Têtes H</translation>
    </message>
    <message>
        <source>K/V heads G</source>
        <translation>Têtes K/V G</translation>
    </message>
    <message>
        <source>Head width d_k</source>
        <translation>Largeur de tête d_k</translation>
    </message>
    <message>
        <source>Tokens T</source>
        <translation>Tokens T</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Couches</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Shared by all</source>
        <translation>Commun à toutes</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>The head whose weights are copied</source>
        <translation>La tête dont les poids sont copiés</translation>
    </message>
    <message>
        <source>The head that gets them</source>
        <translation>La tête qui les reçoit</translation>
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
        <translation>Sa part de W_Q</translation>
    </message>
    <message>
        <source>Its part of W_K, of its group where heads share them</source>
        <translation>Sa part de W_K, celle de son groupe si des têtes la partagent</translation>
    </message>
    <message>
        <source>Its part of W_V, of its group where heads share them</source>
        <translation>Sa part de W_V, celle de son groupe si des têtes la partagent</translation>
    </message>
    <message>
        <source>Its part of W_O</source>
        <translation>Sa part de W_O</translation>
    </message>
    <message>
        <source>Copy these weights from the one head to the other</source>
        <translation>Copier ces poids d’une tête à l’autre</translation>
    </message>
    <message>
        <source>Undo all</source>
        <translation>Tout annuler</translation>
    </message>
    <message>
        <source>Each head has weights of its own again</source>
        <translation>Chaque tête retrouve ses propres poids</translation>
    </message>
    <message>
        <source>H%1</source>
        <translation>H%1</translation>
    </message>
    <message>
        <source>Open a model to use its embeddings</source>
        <translation>Ouvrez un modèle pour utiliser ses plongements</translation>
    </message>
    <message>
        <source>Embeddings of %1</source>
        <translation>Plongements de %1</translation>
    </message>
    <message>
        <source>q·k before factor and mask: root mean square %1; √d_k = %2 for independent entries of unit variance.</source>
        <translation>q·k avant facteur et masque&#xa0;: moyenne quadratique %1&#x202f;; √d_k = %2 pour des composantes indépendantes de variance 1.</translation>
    </message>
    <message>
        <source>%1 of H%2 → H%3</source>
        <translation>%1 de H%2 → H%3</translation>
    </message>
    <message>
        <source>nothing is copied</source>
        <translation>rien n’est copié</translation>
    </message>
    <message>
        <source>%1 heads do not divide a width of %2: set the head width.</source>
        <translation>%1 têtes ne divisent pas une largeur de %2&#xa0;: réglez la largeur de tête.</translation>
    </message>
    <message>
        <source>Copy from</source>
        <translation>Copier depuis</translation>
    </message>
    <message>
        <source>Copy to</source>
        <translation>Copier vers</translation>
    </message>
</context>
<context>
    <name>headscope::RankPage</name>
    <message>
        <source>The ranks are being computed…</source>
        <translation>Calcul des rangs…</translation>
    </message>
    <message>
        <source>A %1, %2: %3 queries, %4 keys%5</source>
        <translation>A %1, %2&#xa0;: %3 requêtes, %4 clés%5</translation>
    </message>
    <message>
        <source>rerun</source>
        <translation>modèle entier</translation>
    </message>
    <message>
        <source>rescored</source>
        <translation>ce softmax</translation>
    </message>
    <message>
        <source> (the first of %1 and %2)</source>
        <translation> (premières sur %1 et %2)</translation>
    </message>
    <message>
        <source>scores q·k</source>
        <translation>scores q·k</translation>
    </message>
    <message>
        <source>min(d_k, T)</source>
        <translation>min(d_k, T)</translation>
    </message>
    <message>
        <source>weights A</source>
        <translation>poids A</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>output A·V</source>
        <translation>sortie A·V</translation>
    </message>
    <message>
        <source>all heads&apos; A·V</source>
        <translation>A·V de toutes les têtes</translation>
    </message>
    <message>
        <source>min(T, H·d_k)</source>
        <translation>min(T, H·d_k)</translation>
    </message>
    <message>
        <source>residual stream at layer %1, %2 tokens%3</source>
        <translation>flux résiduel L%1, %2 tokens%3</translation>
    </message>
    <message>
        <source> (the first of %1)</source>
        <translation> (premiers sur %1)</translation>
    </message>
    <message>
        <source>%1 random tokens</source>
        <translation>%1 tokens aléatoires</translation>
    </message>
</context>
<context>
    <name>headscope::RankView</name>
    <message>
        <source>rank</source>
        <translation>rang</translation>
    </message>
    <message>
        <source>numerical</source>
        <translation>numérique</translation>
    </message>
    <message>
        <source>effective rank</source>
        <translation>rang effectif</translation>
    </message>
    <message>
        <source>exp of entropy</source>
        <translation>exp de l’entropie</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>borne</translation>
    </message>
    <message>
        <source>rank at most</source>
        <translation>rang au plus</translation>
    </message>
    <message>
        <source>Singular values</source>
        <translation>Valeurs singulières</translation>
    </message>
    <message>
        <source>index</source>
        <translation>indice</translation>
    </message>
    <message>
        <source>share of the largest</source>
        <translation>part de la plus grande</translation>
    </message>
    <message>
        <source>concatenation, effective</source>
        <translation>concaténation, effectif</translation>
    </message>
    <message>
        <source>concatenation, rank</source>
        <translation>concaténation, rang</translation>
    </message>
    <message>
        <source>one head&apos;s scores, effective</source>
        <translation>scores d’une tête, effectif</translation>
    </message>
    <message>
        <source>one head&apos;s scores, rank</source>
        <translation>scores d’une tête, rang</translation>
    </message>
    <message>
        <source>Random projections: ranks against H at d = %1</source>
        <translation>Projections aléatoires&#xa0;: rangs selon H à d = %1</translation>
    </message>
    <message>
        <source>heads H</source>
        <translation>têtes H</translation>
    </message>
    <message>
        <source>Random projections are being computed…</source>
        <translation>Calcul des projections aléatoires…</translation>
    </message>
    <message>
        <source>d_k = 16</source>
        <translation>d_k = 16</translation>
    </message>
    <message>
        <source>Input of the random projections</source>
        <translation>Entrée des projections aléatoires</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texte</translation>
    </message>
    <message>
        <source>The text&apos;s residual stream at side A&apos;s layer, each row divided by its root mean square</source>
        <translation>Le flux résiduel du texte à la couche du côté A, chaque ligne divisée par sa moyenne quadratique</translation>
    </message>
    <message>
        <source>random</source>
        <translation>aléatoire</translation>
    </message>
    <message>
        <source>256 random tokens: independent normal numbers</source>
        <translation>256 tokens aléatoires&#xa0;: nombres indépendants de loi normale</translation>
    </message>
    <message>
        <source>Seed of the random projections</source>
        <translation>Graine des projections aléatoires</translation>
    </message>
    <message>
        <source>The seed of the random projections, and of a random input: the same numbers give the same picture</source>
        <translation>La graine des projections aléatoires et d’une entrée aléatoire&#xa0;: les mêmes nombres donnent la même image</translation>
    </message>
    <message>
        <source>seed </source>
        <translation>graine </translation>
    </message>
    <message>
        <source>Rank: singular values above max(rows, columns) · 2⁻²³ of the largest, the rounding of float32. Effective rank: exp of the entropy of the singular values as shares of their sum. Too many heads: with d_k below 16, by a rule of thumb, scores have little rank left; GPT-3 has d = 12288, H = 96, d_k = 128.</source>
        <translation>Rang&#xa0;: valeurs singulières supérieures à max(lignes, colonnes) · 2⁻²³ fois la plus grande, l’arrondi de float32. Rang effectif&#xa0;: exp de l’entropie des valeurs singulières, en parts de leur somme. Trop de têtes&#xa0;: pour d_k inférieur à 16, à titre indicatif, il reste peu de rang aux scores&#x202f;; GPT-3 a d = 12288, H = 96, d_k = 128.</translation>
    </message>
    <message>
        <source>With H heads one query can copy from two places at once into different directions; one head gives a single mixture. That does not make H heads strictly more expressive than one head of the same total width: one head of width d has scores of rank up to d, each of H heads only up to d/H (the low-rank bottleneck, Bhojanapalli et al. 2020). The two classes overlap; neither contains the other.</source>
        <translation>Avec H têtes, une requête peut copier depuis deux endroits à la fois dans des directions différentes&#x202f;; une seule tête donne un seul mélange. Cela ne rend pas H têtes strictement plus expressives qu’une tête de même largeur totale&#xa0;: une tête de largeur d a des scores de rang jusqu’à d, chacune des H têtes seulement jusqu’à d/H (le goulot de rang faible, Bhojanapalli et al. 2020). Les deux classes se recouvrent&#x202f;; aucune ne contient l’autre.</translation>
    </message>
    <message>
        <source>Ranks along the head</source>
        <translation>Rangs le long de la tête</translation>
    </message>
    <message>
        <source>Singular values along the head</source>
        <translation>Valeurs singulières le long de la tête</translation>
    </message>
    <message>
        <source>Ranks of random projections against the number of heads</source>
        <translation>Rangs de projections aléatoires selon le nombre de têtes</translation>
    </message>
    <message>
        <source>Point at a bar or a curve for its number</source>
        <translation>Survolez une barre ou une courbe pour lire son nombre</translation>
    </message>
    <message>
        <source>Type a text and choose a head: the ranks along it appear here.</source>
        <translation>Saisissez un texte et choisissez une tête&#xa0;: les rangs le long de celle-ci s’affichent ici.</translation>
    </message>
</context>
<context>
    <name>headscope::ReadoutBar</name>
    <message>
        <source>masked</source>
        <translation>masquée</translation>
    </message>
    <message>
        <source>B − A</source>
        <translation>B − A</translation>
    </message>
    <message>
        <source>query %1 %2 → key %3 %4</source>
        <translation>requête %1 %2 → clé %3 %4</translation>
    </message>
    <message>
        <source>A: %1</source>
        <translation>A&#xa0;: %1</translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation>B&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cell that is pointed at</source>
        <translation>Case survolée</translation>
    </message>
    <message>
        <source>q·k: the score of query and key; scaled: times the factor; + bias, capped: what the model then
does to it, if anything; weight: after mask and softmax; B − A: of the weights. A linear kernel
has no factor, no cap and no bias: – stands for the steps that it does not take</source>
        <translation>q·k&#xa0;: le score de la requête et de la clé&#x202f;; × facteur&#xa0;: ce score multiplié par le facteur&#x202f;; + biais, plafonné&#xa0;: ce que le modèle
lui fait ensuite, le cas échéant&#x202f;; poids&#xa0;: après masque et softmax&#x202f;; B − A&#xa0;: des poids. Un noyau linéaire
n’a ni facteur, ni plafond, ni biais&#xa0;: – marque les étapes qu’il ne fait pas</translation>
    </message>
    <message>
        <source>q·k</source>
        <translation>q·k</translation>
    </message>
    <message>
        <source>scaled</source>
        <translation>× facteur</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>poids</translation>
    </message>
    <message>
        <source>Point at a cell to read its numbers</source>
        <translation>Survolez une case pour lire ses nombres</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
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
        <translation>&amp;Conserver ce qui est ouvert</translation>
    </message>
    <message>
        <source>Text, heads, settings and pages are written to a file of yours while you work. After a crash or a power cut the next start offers to open them again; when Headscope is closed, the file is removed.</source>
        <translation>Le texte, les têtes, les réglages et les pages sont écrits dans un fichier personnel pendant que vous travaillez. Après un plantage ou une coupure de courant, le démarrage suivant propose de les rouvrir&#x202f;; à la fermeture de Headscope, le fichier est supprimé.</translation>
    </message>
</context>
<context>
    <name>headscope::Reduction</name>
    <message>
        <source>mean of %1 × %2 cells a pixel</source>
        <translation>moyenne de %1 × %2 cellules par pixel</translation>
    </message>
    <message>
        <source>largest in size of %1 × %2 cells a pixel</source>
        <translation>plus grande en valeur absolue de %1 × %2 cellules par pixel</translation>
    </message>
    <message>
        <source>largest of %1 × %2 cells a pixel</source>
        <translation>plus grande de %1 × %2 cellules par pixel</translation>
    </message>
    <message>
        <source>Each pixel stands for up to %1 keys and %2 queries and shows the mean of their cells. Masked cells are left out of it. Zoom in to see single cells.</source>
        <translation>Chaque pixel représente jusqu’à %1 clés et %2 requêtes et montre la moyenne de leurs cellules. Les cellules masquées n’y comptent pas. Agrandissez pour voir chaque cellule.</translation>
    </message>
    <message>
        <source>Each pixel stands for up to %1 keys and %2 queries and shows, of their cells, the one that is largest in size. Masked cells are left out. Zoom in to see single cells.</source>
        <translation>Chaque pixel représente jusqu’à %1 clés et %2 requêtes et montre, de leurs cellules, la plus grande en valeur absolue. Les cellules masquées ne comptent pas. Agrandissez pour voir chaque cellule.</translation>
    </message>
    <message>
        <source>Each pixel stands for up to %1 keys and %2 queries and shows the largest of their cells. Masked cells are left out. Zoom in to see single cells.</source>
        <translation>Chaque pixel représente jusqu’à %1 clés et %2 requêtes et montre la plus grande de leurs cellules. Les cellules masquées ne comptent pas. Agrandissez pour voir chaque cellule.</translation>
    </message>
</context>
<context>
    <name>headscope::RowTable</name>
    <message>
        <source>Numbers of rows</source>
        <translation>Nombres des lignes</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <translation>%1 %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>headscope::SavedViews</name>
    <message>
        <source>Views (*.headscope)</source>
        <translation>Vues (*.headscope)</translation>
    </message>
    <message>
        <source>What is open can not be kept for the case of a crash: %1</source>
        <translation>Ce qui est ouvert ne peut pas être conservé en cas de plantage&#xa0;: %1</translation>
    </message>
    <message>
        <source>Open &amp;view…</source>
        <translation>Ouvrir une &amp;vue…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation>Ctrl+Shift+O</translation>
    </message>
    <message>
        <source>&amp;Save view</source>
        <translation>&amp;Enregistrer la vue</translation>
    </message>
    <message>
        <source>Save view &amp;as…</source>
        <translation>Enregistrer la vue &amp;sous…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>Open a view</source>
        <translation>Ouvrir une vue</translation>
    </message>
    <message>
        <source>Views and figures (*.headscope *.png *.svg);;All files (*)</source>
        <translation>Vues et figures (*.headscope *.png *.svg);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The view is of the model %1, which is not at %2. Open it (Ctrl+O), and the view appears.</source>
        <translation>La vue porte sur le modèle %1, qui n’est pas à %2. Ouvrez-le (Ctrl+O), et la vue s’affichera.</translation>
    </message>
    <message>
        <source>The picture of the view is not in the file: this is the window&apos;s own.</source>
        <translation>L’image de la vue n’est pas dans le fichier&#xa0;: celle-ci est celle de la fenêtre.</translation>
    </message>
    <message>
        <source>This is another model than the one that the view was saved with (%1): other numbers.</source>
        <translation>Ce modèle n’est pas celui avec lequel la vue a été enregistrée (%1)&#xa0;: les nombres diffèrent.</translation>
    </message>
    <message>
        <source>Save the view</source>
        <translation>Enregistrer la vue</translation>
    </message>
    <message>
        <source>view.headscope</source>
        <translation>vue.headscope</translation>
    </message>
    <message>
        <source>There is no view to save: open a model first.</source>
        <translation>Il n’y a pas de vue à enregistrer&#xa0;: ouvrez d’abord un modèle.</translation>
    </message>
    <message>
        <source>The view is saved to %1.</source>
        <translation>La vue est enregistrée dans %1.</translation>
    </message>
    <message>
        <source>Headscope was not closed as it should be the last time. What was open was kept.</source>
        <translation>La dernière fois, Headscope ne s’est pas fermé normalement. Ce qui était ouvert a été conservé.</translation>
    </message>
    <message>
        <source>Headscope was not closed as it should be %1 times. The last of what was open is offered first, the others when it is started again.</source>
        <translation>Headscope ne s’est pas fermé normalement %1 fois. Ce qui a été ouvert en dernier est proposé d’abord, le reste au prochain démarrage.</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>Rouvrir</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Discard all</source>
        <translation>Tout abandonner</translation>
    </message>
    <message>
        <source>The view was saved with fast products, which this processor does not have: these numbers are exact ones.</source>
        <translation>La vue a été enregistrée avec des produits rapides, que ce processeur n’a pas : ces nombres sont exacts.</translation>
    </message>
</context>
<context>
    <name>headscope::SavingBars</name>
    <message>
        <source>%1 → %2 (× %3)</source>
        <translation>%1 → %2 (× %3)</translation>
    </message>
</context>
<context>
    <name>headscope::ScaleSlider</name>
    <message>
        <source>Factor</source>
        <translation>Facteur</translation>
    </message>
    <message>
        <source>q·k is multiplied by this before mask and softmax.
Models use one over the root of a head&apos;s width, so that scores do not grow with it.</source>
        <translation>q·k est multiplié par ce nombre avant le masque et le softmax.
Les modèles utilisent l’inverse de la racine de la largeur d’une tête, pour que les scores ne croissent pas avec elle.</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modèle</translation>
    </message>
    <message>
        <source>%1 (model)</source>
        <translation>%1 (modèle)</translation>
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
        <translation>L’attention linéaire n’a ni facteur ni softmax&#xa0;: choisissez le softmax pour ce côté.</translation>
    </message>
    <message>
        <source>%1 · rescored: the model&apos;s own queries and keys · dL/dO: standard normal, seed 1 · prediction: the whole model rerun</source>
        <translation>%1 · ce softmax&#xa0;: q, k du modèle · dL/dO&#xa0;: N(0, 1), graine 1 · prédiction&#xa0;: modèle entier</translation>
    </message>
</context>
<context>
    <name>headscope::ScalingView</name>
    <message>
        <source>%1 Over the pairs that the mask allows; σ is the deviation.
Dashed, what theory predicts: √d_k for independent entries of unit variance, and, for
independent entries with the moments that they have,
σ² = Σ (E[q²] E[k²] − E[q]² E[k]²) over the features.</source>
        <translation>%1 Sur les paires que le masque permet&#x202f;; σ est l’écart type.
En tirets, ce que prédit la théorie&#xa0;: √d_k pour des composantes indépendantes de variance 1 et, pour
des composantes indépendantes ayant leurs moments réels,
σ² = Σ (E[q²] E[k²] − E[q]² E[k]²) sur les composantes.</translation>
    </message>
    <message>
        <source>The factor of side A&apos;s head</source>
        <translation>Le facteur de la tête du côté A</translation>
    </message>
    <message>
        <source>The factor of side B&apos;s head</source>
        <translation>Le facteur de la tête du côté B</translation>
    </message>
    <message>
        <source>Curves against the factor</source>
        <translation>Courbes selon le facteur</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Entropy, largest weight and saturated rows; rescored</source>
        <translation>Entropie, plus grand poids et lignes saturées&#x202f;; ce softmax</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Gradients</translation>
    </message>
    <message>
        <source>Softmax Jacobian, ‖dL/dW_Q‖ and ‖dL/dW_K‖; rescored</source>
        <translation>Jacobienne du softmax, ‖dL/dW_Q‖ et ‖dL/dW_K‖&#x202f;; ce softmax</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>Prédiction</translation>
    </message>
    <message>
        <source>How far the next token&apos;s distribution moves where the whole model is rerun with
each factor. One run for each: takes a while for a large model.</source>
        <translation>De combien change la distribution du token suivant quand le modèle entier est exécuté avec
chaque facteur. Une exécution par facteur&#xa0;: long pour un grand modèle.</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Ce qui est compté</translation>
    </message>
    <message>
        <source>q·k</source>
        <translation>q·k</translation>
    </message>
    <message>
        <source>Scores as they are, before the factor.</source>
        <translation>Les scores tels quels, avant le facteur.</translation>
    </message>
    <message>
        <source>× factor</source>
        <translation>× facteur</translation>
    </message>
    <message>
        <source>Scores times the present factor.</source>
        <translation>Les scores multipliés par le facteur actuel.</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Côté</translation>
    </message>
    <message>
        <source>Open a model and choose a head: what its factor does appears here.</source>
        <translation>Ouvrez un modèle et choisissez une tête&#xa0;: l’effet de son facteur s’affiche ici.</translation>
    </message>
</context>
<context>
    <name>headscope::ScatterCanvas</name>
    <message>
        <source>encoder</source>
        <translation>encodeur</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>croisée</translation>
    </message>
    <message>
        <source>decoder</source>
        <translation>décodeur</translation>
    </message>
    <message>
        <source>Heads by two scores</source>
        <translation>Têtes selon deux scores</translation>
    </message>
    <message>
        <source>Side A: %1. Side B: %2.</source>
        <translation>Côté A&#xa0;: %1. Côté B&#xa0;: %2.</translation>
    </message>
    <message>
        <source>No head has both scores with this text: at least one of them is undefined.</source>
        <translation>Aucune tête n’a les deux scores sur ce texte&#xa0;: l’un d’eux au moins n’est pas défini.</translation>
    </message>
    <message>
        <source>layer 0</source>
        <translation>couche 0</translation>
    </message>
</context>
<context>
    <name>headscope::ScoreExplanation</name>
    <message>
        <source>What is this?</source>
        <translation>Qu’est-ce que c’est&#x202f;?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close the explanation</source>
        <translation>Fermer l’explication</translation>
    </message>
    <message>
        <source>Range: %1</source>
        <translation>Plage&#xa0;: %1</translation>
    </message>
    <message>
        <source>Badge “%1”: %2</source>
        <translation>Badge «&#x202f;%1&#x202f;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Source&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>headscope::ScoreFilterBar</name>
    <message>
        <source>pinned</source>
        <translation>épinglées</translation>
    </message>
    <message>
        <source>with a badge</source>
        <translation>avec badge</translation>
    </message>
    <message>
        <source>L2, L2 H5, a badge</source>
        <translation>L2, L2 H5, un badge</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Têtes</translation>
    </message>
    <message>
        <source>Shows heads of a layer (L2), one head (L2 H5), several (L2H5, L3H1) or those with a badge (induction)</source>
        <translation>Affiche les têtes d’une couche (L2), une tête (L2 H5), plusieurs (L2H5, L3H1) ou celles qui ont un badge (induction)</translation>
    </message>
    <message>
        <source>Score with a bound</source>
        <translation>Score avec une borne</translation>
    </message>
    <message>
        <source>not in this table</source>
        <translation>pas dans ce tableau</translation>
    </message>
    <message>
        <source>At least or at most</source>
        <translation>Au moins ou au plus</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>au moins</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>au plus</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>Borne</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>Shows only pinned heads</source>
        <translation>N’affiche que les têtes épinglées</translation>
    </message>
    <message>
        <source>Shows only heads with a badge</source>
        <translation>N’affiche que les têtes qui ont un badge</translation>
    </message>
    <message>
        <source>Shows only heads whose value of this score is within the bound</source>
        <translation>N’affiche que les têtes dont la valeur de ce score respecte la borne</translation>
    </message>
    <message>
        <source>Whether the bound is the least value or the largest</source>
        <translation>Si la borne est la valeur minimale ou maximale</translation>
    </message>
    <message>
        <source>A number; empty for no bound</source>
        <translation>Un nombre&#x202f;; laisser vide pour ne pas mettre de borne</translation>
    </message>
</context>
<context>
    <name>headscope::ScoreRow</name>
    <message>
        <source>side %1 %2 %3</source>
        <translation>côté %1 %2 %3</translation>
    </message>
    <message>
        <source>Mean over %1 texts ± standard error: %2</source>
        <translation>Moyenne sur %1 textes ± erreur type&#xa0;: %2</translation>
    </message>
    <message>
        <source>badge %1</source>
        <translation>badge %1</translation>
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
        <translation>Permuter les axes</translation>
    </message>
    <message>
        <source>click: A · right-click: B · drag: brush · middle click: pin</source>
        <translation>clic&#xa0;: A · clic droit&#xa0;: B · glisser&#xa0;: marquer · clic du milieu&#xa0;: épingler</translation>
    </message>
    <message>
        <source>Ctrl-click and Ctrl-drag add to the brush; Escape ends it.
The arrow keys move A, with Shift B.</source>
        <translation>Ctrl+clic et Ctrl+glisser ajoutent au marquage&#x202f;; Échap l’efface.
Les flèches déplacent A, avec Maj B.</translation>
    </message>
    <message>
        <source>1 head has no value</source>
        <translation>1 tête n’a pas de valeur</translation>
    </message>
    <message>
        <source>%1 heads have no value</source>
        <translation>%1 têtes n’ont pas de valeur</translation>
    </message>
    <message>
        <source>The score along the plot</source>
        <translation>Le score en abscisse</translation>
    </message>
    <message>
        <source>The score up the plot</source>
        <translation>Le score en ordonnée</translation>
    </message>
</context>
<context>
    <name>headscope::ScoreStudy</name>
    <message>
        <source>Stopped: change the text to compute the scores</source>
        <translation>Arrêté&#xa0;: modifiez le texte pour calculer les scores</translation>
    </message>
    <message>
        <source>Scores are being computed…</source>
        <translation>Calcul des scores…</translation>
    </message>
    <message>
        <source>Type a sentence above to see the scores of its heads</source>
        <translation>Saisissez une phrase ci-dessus pour voir les scores de ses têtes</translation>
    </message>
</context>
<context>
    <name>headscope::ScoreTableGrid</name>
    <message>
        <source>Scores of all heads</source>
        <translation>Scores de toutes les têtes</translation>
    </message>
    <message>
        <source>Names of the heads</source>
        <translation>Noms des têtes</translation>
    </message>
    <message>
        <source>No head passes the filter.</source>
        <translation>Aucune tête ne passe le filtre.</translation>
    </message>
</context>
<context>
    <name>headscope::ScoreTableModel</name>
    <message>
        <source>%1 reads K/V head %2</source>
        <translation>%1 lit la tête K/V %2</translation>
    </message>
    <message>
        <source>%1 (standard error over %2 texts)</source>
        <translation>%1 (erreur type sur %2 textes)</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Tête</translation>
    </message>
    <message>
        <source>K/V</source>
        <translation>K/V</translation>
    </message>
    <message>
        <source>Badges</source>
        <translation>Badges</translation>
    </message>
    <message>
        <source>Layer and query head, both from 0</source>
        <translation>Couche et tête de requête, toutes deux à partir de 0</translation>
    </message>
    <message>
        <source>The key/value head that it reads</source>
        <translation>La tête clé/valeur qu’elle lit</translation>
    </message>
    <message>
        <source>Words for scores that reach a stated threshold</source>
        <translation>Mots pour les scores qui atteignent un seuil indiqué</translation>
    </message>
</context>
<context>
    <name>headscope::ScoreTableView</name>
    <message>
        <source>Save the table as CSV</source>
        <translation>Enregistrer le tableau en CSV</translation>
    </message>
    <message>
        <source>Copy the selected rows, or all that are shown, as text for a spreadsheet</source>
        <translation>Copier les lignes sélectionnées, ou toutes celles affichées, en texte pour un tableur</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Enregistrer en CSV</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>Copier le tableau</translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation>%1 têtes</translation>
    </message>
    <message>
        <source>%1 of %2 heads</source>
        <translation>%1 têtes sur %2</translation>
    </message>
    <message>
        <source>%1 brushed</source>
        <translation>%1 marquées</translation>
    </message>
    <message>
        <source>Show %1 as side A</source>
        <translation>Afficher %1 comme côté A</translation>
    </message>
    <message>
        <source>Show %1 as side B</source>
        <translation>Afficher %1 comme côté B</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Désépingler</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Épingler</translation>
    </message>
    <message>
        <source>Copy the selected rows</source>
        <translation>Copier les lignes sélectionnées</translation>
    </message>
    <message>
        <source>Copy all rows</source>
        <translation>Copier toutes les lignes</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Enregistrer en CSV…</translation>
    </message>
    <message>
        <source>Show all columns</source>
        <translation>Afficher toutes les colonnes</translation>
    </message>
</context>
<context>
    <name>headscope::SelectedPage</name>
    <message>
        <source>the brushed heads</source>
        <translation>les têtes marquées</translation>
    </message>
    <message>
        <source>the pinned heads</source>
        <translation>les têtes épinglées</translation>
    </message>
    <message>
        <source>all heads of side A&apos;s layer; brush some (Ctrl-click or drag in the head map) to choose others</source>
        <translation>toutes les têtes de la couche du côté A (pour d’autres&#xa0;: Ctrl+clic ou glisser dans la carte des têtes)</translation>
    </message>
    <message>
        <source>of one head, the model&apos;s own run</source>
        <translation>d’une tête, exécution d’origine du modèle</translation>
    </message>
    <message>
        <source>of %1 heads, the model&apos;s own run</source>
        <translation>de %1 têtes, exécution d’origine du modèle</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source> · rows sum to 1 or more</source>
        <translation> · lignes de somme 1 ou plus</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source> · rows sum to 1 or less</source>
        <translation> · lignes de somme 1 ou moins</translation>
    </message>
    <message>
        <source>Cell by cell over %1: %2</source>
        <translation>Case par case sur %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>No head is pinned: press P at one in the head map.</source>
        <translation>Aucune tête n’est épinglée&#xa0;: dans la carte des têtes, P en épingle une.</translation>
    </message>
    <message>
        <source>all heads of side A&apos;s layer</source>
        <translation>toutes les têtes de la couche du côté A</translation>
    </message>
    <message>
        <source>all heads of the model</source>
        <translation>toutes les têtes du modèle</translation>
    </message>
    <message>
        <source>Which heads</source>
        <translation>Quelles têtes</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Marquées</translation>
    </message>
    <message>
        <source>The brushed heads, else the pinned ones, else side A&apos;s layer</source>
        <translation>Les têtes marquées, sinon les têtes épinglées, sinon la couche du côté A</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Épinglées</translation>
    </message>
    <message>
        <source>The pinned heads</source>
        <translation>Les têtes épinglées</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Couche</translation>
    </message>
    <message>
        <source>All heads of side A&apos;s layer</source>
        <translation>Toutes les têtes de la couche du côté A</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Toutes les têtes</translation>
    </message>
    <message>
        <source>All heads of the model</source>
        <translation>Toutes les têtes du modèle</translation>
    </message>
</context>
<context>
    <name>headscope::Sentence</name>
    <message>
        <source>attention flow</source>
        <translation>flot d’attention</translation>
    </message>
    <message>
        <source>comparing heads</source>
        <translation>comparaison des têtes</translation>
    </message>
    <message>
        <source>ordering heads</source>
        <translation>tri des têtes</translation>
    </message>
    <message>
        <source>placing heads</source>
        <translation>placement des têtes</translation>
    </message>
    <message>
        <source>drawing random projections</source>
        <translation>tirage de projections aléatoires</translation>
    </message>
    <message>
        <source>attention rollout</source>
        <translation>rollout d’attention</translation>
    </message>
    <message>
        <source>running sums</source>
        <translation>sommes courantes</translation>
    </message>
    <message>
        <source>the whole map</source>
        <translation>toute la carte</translation>
    </message>
    <message>
        <source>tile by tile</source>
        <translation>tuile par tuile</translation>
    </message>
    <message>
        <source>{}: cannot be written: {}</source>
        <translation>{}&#xa0;: écriture impossible&#xa0;: {}</translation>
    </message>
    <message>
        <source>{}: cannot be read: {}</source>
        <translation>{}&#xa0;: lecture impossible&#xa0;: {}</translation>
    </message>
    <message>
        <source>{}: this is a link to a file that does not exist: {}</source>
        <translation>{}&#xa0;: c’est un lien vers un fichier qui n’existe pas&#xa0;: {}</translation>
    </message>
    <message>
        <source>{}: this file {}; open the model again</source>
        <translation>{}&#xa0;: ce fichier {}&#x202f;; ouvrez de nouveau le modèle</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>was taken away while it was open ({})</source>
        <translation>a été retiré pendant qu’il était ouvert ({})</translation>
    </message>
    <message>
        <source>was shortened while it was open</source>
        <translation>a été raccourci pendant qu’il était ouvert</translation>
    </message>
    <message>
        <source>changed while it was open</source>
        <translation>a changé pendant qu’il était ouvert</translation>
    </message>
    <message>
        <source>could not be read to its end</source>
        <translation>n’a pas pu être lu jusqu’à la fin</translation>
    </message>
    <message>
        <source>{}: there is no config.json in this folder; open {} itself</source>
        <translation>{}&#xa0;: il n’y a pas de config.json dans ce dossier&#x202f;; ouvrez plutôt {}</translation>
    </message>
    <message>
        <source>{}: there is no config.json in this folder, so it is not a model in the layout of Hugging Face transformers</source>
        <translation>{}&#xa0;: il n’y a pas de config.json dans ce dossier, ce n’est donc pas un modèle au format de Hugging Face transformers</translation>
    </message>
    <message>
        <source>{}: there is no such file or folder</source>
        <translation>{}&#xa0;: ni fichier ni dossier de ce nom</translation>
    </message>
    <message>
        <source>{}: this is a file; choose the folder of the model, which holds config.json and the tensors, or a GGUF file</source>
        <translation>{}&#xa0;: c’est un fichier&#x202f;; choisissez le dossier du modèle, qui contient config.json et les tenseurs, ou un fichier GGUF</translation>
    </message>
    <message>
        <source>{}: there is no config.json beside this file, which would say what model its tensors are of</source>
        <translation>{}&#xa0;: il n’y a pas à côté de ce fichier de config.json qui dise de quel modèle sont ses tenseurs</translation>
    </message>
    <message>
        <source>{}: this file is no part of the model in its folder, whose tensors are in {}</source>
        <translation>{}&#xa0;: ce fichier ne fait pas partie du modèle de son dossier, dont les tenseurs sont dans {}</translation>
    </message>
    <message>
        <source>{}: this is a GGUF file, which has no config.json; models in such files cannot be opened yet</source>
        <translation>{}&#xa0;: c’est un fichier GGUF, qui n’a pas de config.json&#x202f;; les modèles de tels fichiers ne peuvent pas encore être ouverts</translation>
    </message>
    <message>
        <source>{}: this is a GGUF file of version 1, of 2023, which is not read; convert the model again with a current llama.cpp</source>
        <translation>{}&#xa0;: c’est un fichier GGUF de version 1, de 2023, qui n’est pas lue&#x202f;; convertissez de nouveau le modèle avec un llama.cpp actuel</translation>
    </message>
    <message>
        <source>{}: this GGUF file is big-endian, made for other machines, and is not read; convert it with gguf-py&apos;s gguf_convert_endian</source>
        <translation>{}&#xa0;: ce fichier GGUF est gros-boutiste, fait pour d’autres machines, et n’est pas lu&#x202f;; convertissez-le avec gguf_convert_endian de gguf-py</translation>
    </message>
    <message>
        <source>{}: this is one of {} parts of a model; join them with &quot;llama-gguf-split --merge&quot; and open the result</source>
        <translation>{}&#xa0;: c’est l’une des {} parties d’un modèle&#x202f;; réunissez-les avec «&#x202f;llama-gguf-split --merge&#x202f;» et ouvrez le résultat</translation>
    </message>
    <message>
        <source>{}: this is a Git LFS pointer, a placeholder of {} bytes and not the file itself; run &quot;git lfs pull&quot; in the folder, or download the file again</source>
        <translation>{}&#xa0;: c’est un pointeur Git LFS, qui tient en {} octets la place du fichier et n’est pas le fichier lui-même&#x202f;; exécutez «&#x202f;git lfs pull&#x202f;» dans le dossier, ou téléchargez de nouveau le fichier</translation>
    </message>
    <message>
        <source>{}: the tensors are in {}, a Python pickle, which can run any code when it is opened and is therefore not read; convert it where you trust it: python -c &quot;from transformers import AutoModelForCausalLM as M; M.from_pretrained(&apos;FOLDER&apos;).save_pretrained(&apos;NEW_FOLDER&apos;, safe_serialization=True)&quot; (AutoModelForMaskedLM for BERT), and copy the tokenizer&apos;s files</source>
        <translation>{}&#xa0;: les tenseurs sont dans {}, un pickle Python, qui peut exécuter n’importe quel code à l’ouverture et n’est donc pas lu&#x202f;; convertissez-le là où vous lui faites confiance&#xa0;: python -c &quot;from transformers import AutoModelForCausalLM as M; M.from_pretrained(&apos;DOSSIER&apos;).save_pretrained(&apos;NOUVEAU_DOSSIER&apos;, safe_serialization=True)&quot; (AutoModelForMaskedLM pour BERT), et copiez les fichiers du tokeniseur</translation>
    </message>
    <message>
        <source>A has {}, B {}: maps of different shapes have no difference.</source>
        <translation>A a {}, B {}&#xa0;: des cartes de formes différentes n’ont pas de différence.</translation>
    </message>
    <message>
        <source>layers {}: {}</source>
        <translation>couches {}&#xa0;: {}</translation>
    </message>
    <message>
        <source>writing maps</source>
        <translation>écriture des cartes</translation>
    </message>
    <message>
        <source>Reading lessons</source>
        <translation>Lecture des leçons</translation>
    </message>
    <message>
        <source>{}: cannot be searched: {}</source>
        <translation>{}&#xa0;: recherche impossible&#xa0;: {}</translation>
    </message>
    <message>
        <source>{}: the folder holds too much to be searched to its end; {} models of it are listed</source>
        <translation>{}&#xa0;: le dossier contient trop de choses pour une recherche complète&#x202f;; {} de ses modèles sont listés</translation>
    </message>
    <message>
        <source>{}: this model is a mixture of {} experts (&quot;{}&quot;), which is not supported</source>
        <translation>{}&#xa0;: ce modèle est un mélange de {} experts («&#x202f;{}&#x202f;»), ce qui n’est pas pris en charge</translation>
    </message>
    <message>
        <source>The text is empty: expected at least one character</source>
        <translation>Le texte est vide&#xa0;: au moins un caractère attendu</translation>
    </message>
    <message>
        <source>The text has no tokens: this model&apos;s tokenizer drops all of its characters</source>
        <translation>Le texte n’a pas de tokens&#xa0;: le tokeniseur de ce modèle supprime tous ses caractères</translation>
    </message>
    <message>
        <source>reading the checkpoint</source>
        <translation>lecture du checkpoint</translation>
    </message>
    <message>
        <source>binding the weights</source>
        <translation>liaison des poids</translation>
    </message>
    <message>
        <source>reading the tokenizer</source>
        <translation>lecture du tokeniseur</translation>
    </message>
    <message>
        <source>drawing random weights</source>
        <translation>tirage de poids aléatoires</translation>
    </message>
    <message>
        <source>computing predictions</source>
        <translation>calcul des prédictions</translation>
    </message>
    <message>
        <source>computing each head&apos;s part</source>
        <translation>calcul de la part de chaque tête</translation>
    </message>
    <message>
        <source>computing the layer in one piece</source>
        <translation>calcul de la couche d’un seul tenant</translation>
    </message>
    <message>
        <source>computing the slices of the projections</source>
        <translation>calcul des tranches des projections</translation>
    </message>
    <message>
        <source>rank of the scores</source>
        <translation>rang des scores</translation>
    </message>
    <message>
        <source>rank of the weights</source>
        <translation>rang des poids</translation>
    </message>
    <message>
        <source>rank of the head&apos;s output</source>
        <translation>rang de la sortie de la tête</translation>
    </message>
    <message>
        <source>outputs of the layer&apos;s heads</source>
        <translation>sorties des têtes de la couche</translation>
    </message>
    <message>
        <source>rank of the concatenation</source>
        <translation>rang de la concaténation</translation>
    </message>
    <message>
        <source>reading the weights</source>
        <translation>lecture des poids</translation>
    </message>
    <message>
        <source>regrouping the heads of the layer</source>
        <translation>regroupement des têtes de la couche</translation>
    </message>
    <message>
        <source>{} line so far</source>
        <translation>{} ligne à ce stade</translation>
    </message>
    <message>
        <source>{} lines so far</source>
        <translation>{} lignes à ce stade</translation>
    </message>
    <message>
        <source>{} line</source>
        <translation>{} ligne</translation>
    </message>
    <message>
        <source>{} lines</source>
        <translation>{} lignes</translation>
    </message>
    <message>
        <source>, {} of them cut to {} tokens</source>
        <translation>, dont {} avec coupe à {} tokens</translation>
    </message>
    <message>
        <source>, {} empty one left out</source>
        <translation>, {} vide omise</translation>
    </message>
    <message>
        <source>, {} empty ones left out</source>
        <translation>, {} vides omises</translation>
    </message>
    <message>
        <source>, each without a target: the decoder reads its start token only</source>
        <translation>, chacune sans cible&#xa0;: le décodeur ne lit que son token de départ</translation>
    </message>
    <message>
        <source>measuring weights</source>
        <translation>mesure des poids</translation>
    </message>
    <message>
        <source>measuring maps</source>
        <translation>mesure des cartes</translation>
    </message>
    <message>
        <source>running the model without each head</source>
        <translation>exécution du modèle sans chaque tête</translation>
    </message>
    <message>
        <source>zeroing values</source>
        <translation>mise à zéro des valeurs</translation>
    </message>
    <message>
        <source>the steps of the head</source>
        <translation>les étapes de la tête</translation>
    </message>
    <message>
        <source>drawing the heads</source>
        <translation>tracé des têtes</translation>
    </message>
    <message>
        <source>The figure is empty: add a part to it</source>
        <translation>La figure est vide&#xa0;: ajoutez-y un élément</translation>
    </message>
    <message>
        <source>The figure could not be drawn</source>
        <translation>La figure n’a pas pu être dessinée</translation>
    </message>
    <message>
        <source>There is not enough memory for a figure of this size</source>
        <translation>Mémoire insuffisante pour une figure de cette taille</translation>
    </message>
    <message>
        <source>{}: the part of it that came</source>
        <translation>{}&#xa0;: la partie reçue</translation>
    </message>
    <message>
        <source>one from byte {}</source>
        <translation>une partie à partir de l’octet {}</translation>
    </message>
    <message>
        <source>{}: {} is no longer there</source>
        <translation>{}&#xa0;: {} n’est plus là</translation>
    </message>
    <message>
        <source>{}: {}: its bytes have not the hash that the Hub states; nothing was kept of it</source>
        <translation>{}&#xa0;: {}&#xa0;: ses données n’ont pas l’empreinte indiquée par le Hub&#x202f;; rien n’en a été gardé</translation>
    </message>
    <message>
        <source>; {} are kept, and the next try goes on from there</source>
        <translation>&#x202f;; {} sont gardés, et le prochain essai reprend de là</translation>
    </message>
    <message>
        <source>room for {}</source>
        <translation>place pour {}</translation>
    </message>
    <message>
        <source>tensor files that {} lists</source>
        <translation>fichiers de tenseurs énumérés par {}</translation>
    </message>
    <message>
        <source>{}: its tensors are only in {}, a Python pickle, which can run any code when it is opened and is not fetched; where the Hub has converted it, {}@refs/pr/1 or another number has it in safetensors</source>
        <translation>{}&#xa0;: ses tenseurs ne sont que dans {}, un pickle Python, qui peut exécuter n’importe quel code à l’ouverture et n’est pas téléchargé&#x202f;; si le Hub l’a converti, {}@refs/pr/1 ou un autre numéro l’a en safetensors</translation>
    </message>
    <message>
        <source>{}: this is an adapter, which changes another model and is none by itself</source>
        <translation>{}&#xa0;: c’est un adaptateur, qui modifie un autre modèle et n’en est pas un lui-même</translation>
    </message>
    <message>
        <source>{}: its GGUF files are split, or of types that are not read</source>
        <translation>{}&#xa0;: ses fichiers GGUF sont divisés, ou de types qui ne sont pas lus</translation>
    </message>
    <message>
        <source>{}: it has several GGUF files; name one: {}</source>
        <translation>{}&#xa0;: il a plusieurs fichiers GGUF&#x202f;; indiquez-en un&#xa0;: {}</translation>
    </message>
    <message>
        <source>an address such as {}</source>
        <translation>une adresse telle que {}</translation>
    </message>
    <message>
        <source>{}: cannot be made: {}</source>
        <translation>{}&#xa0;: création impossible&#xa0;: {}</translation>
    </message>
    <message>
        <source>name of a model: expected OWNER/NAME or OWNER/NAME@REVISION of letters, digits and - _ . (openai-community/gpt2), found &quot;{}&quot;</source>
        <translation>nom d’un modèle&#xa0;: attendu PROPRIÉTAIRE/NOM ou PROPRIÉTAIRE/NOM@RÉVISION en lettres, chiffres et - _ . (openai-community/gpt2), trouvé «&#x202f;{}&#x202f;»</translation>
    </message>
    <message>
        <source>revision of {}: expected a branch, a tag or a commit, found &quot;{}&quot;</source>
        <translation>révision de {}&#xa0;: attendu une branche, une étiquette ou un commit, trouvé «&#x202f;{}&#x202f;»</translation>
    </message>
    <message>
        <source>{}: another program is fetching this file; wait for it, or stop it</source>
        <translation>{}&#xa0;: un autre programme télécharge ce fichier&#x202f;; attendez-le ou arrêtez-le</translation>
    </message>
    <message>
        <source>at most {} million pixels</source>
        <translation>au plus {} millions de pixels</translation>
    </message>
    <message>
        <source>{} is set, so nothing is fetched; without it the network is used</source>
        <translation>{} est définie, donc rien n’est téléchargé&#x202f;; sans cette variable, le réseau est utilisé</translation>
    </message>
    <message>
        <source>Part {} of the figure is too small: {:.0f} x {:.0f} pixels, expected at least {:.0f} x {:.0f}</source>
        <translation>La partie {} de la figure est trop petite : {:.0f} × {:.0f} pixels, au moins {:.0f} × {:.0f} attendus</translation>
    </message>
    <message>
        <source>The figure&apos;s size is {} x {}, expected 1 to {} a side</source>
        <translation>La taille de la figure est {} × {}, de 1 à {} par côté attendus</translation>
    </message>
    <message>
        <source>The figure would have {:.0f} x {:.0f} pixels, expected 1 to {} a side</source>
        <translation>La figure aurait {:.0f} × {:.0f} pixels, de 1 à {} par côté attendus</translation>
    </message>
    <message>
        <source>The figure would have {:.0f} x {:.0f} pixels, expected at most {:.0f} million in all</source>
        <translation>La figure aurait {:.0f} × {:.0f} pixels, au plus {:.0f} millions en tout attendus</translation>
    </message>
    <message>
        <source>The figure&apos;s resolution is {} dpi, expected a number above 0</source>
        <translation>La résolution de la figure est {} ppp, un nombre supérieur à 0 attendu</translation>
    </message>
    <message>
        <source>The figure is too small: {} x {} pixels, expected at least {} x {}</source>
        <translation>La figure est trop petite : {} × {} pixels, au moins {} × {} attendus</translation>
    </message>
    <message>
        <source>Fast products need a processor with instructions for BF16 (AVX-512 BF16 or AMX); this one has none</source>
        <translation>Les produits rapides demandent un processeur avec des instructions pour BF16 (AVX-512 BF16 ou AMX) ; celui-ci n’en a pas</translation>
    </message>
</context>
<context>
    <name>headscope::ShapeForm</name>
    <message>
        <source>width of the residual stream</source>
        <translation>largeur du flux résiduel</translation>
    </message>
    <message>
        <source>query heads of a layer</source>
        <translation>têtes de requête d’une couche</translation>
    </message>
    <message>
        <source>key/value heads of a layer; G divides H</source>
        <translation>têtes clé/valeur d’une couche&#x202f;; G divise H</translation>
    </message>
    <message>
        <source>width of one head; d / H where it is not set and d or H are</source>
        <translation>largeur d’une tête&#x202f;; d / H si elle n’est pas réglée et que d ou H le sont</translation>
    </message>
    <message>
        <source>layers, for the cache alone</source>
        <translation>couches, pour le cache seulement</translation>
    </message>
    <message>
        <source>tokens; those of the text where it is not set</source>
        <translation>tokens&#x202f;; ceux du texte si rien n’est réglé</translation>
    </message>
    <message>
        <source>bytes of one cached number: 2 for 16 bits, 4 for float32</source>
        <translation>octets d’un nombre du cache&#xa0;: 2 pour 16 bits, 4 pour float32</translation>
    </message>
    <message>
        <source>The model&apos;s</source>
        <translation>Comme le modèle</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Takes everything from the loaded model and the text again</source>
        <translation>Reprend tout du modèle chargé et du texte</translation>
    </message>
</context>
<context>
    <name>headscope::SheetForm</name>
    <message>
        <source>Sizes of your own</source>
        <translation>Dimensions personnalisées</translation>
    </message>
    <message>
        <source>inches</source>
        <translation>pouces</translation>
    </message>
    <message>
        <source>millimetres</source>
        <translation>millimètres</translation>
    </message>
    <message>
        <source>pixels of 1/96 in</source>
        <translation>pixels de 1/96 po</translation>
    </message>
    <message>
        <source>as the parts need</source>
        <translation>selon les éléments</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> ppp</translation>
    </message>
    <message>
        <source>Of a PNG, and stored in it. SVG and PDF are sharp at any size.</source>
        <translation>Celle d’un PNG, inscrite dedans. SVG et PDF sont nets à toute taille.</translation>
    </message>
    <message>
        <source>Parts next to each other</source>
        <translation>Éléments côte à côte</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Résolution</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>letters (a), (b) …</source>
        <translation>lettres (a), (b)…</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>sans</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Police</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Légende</translation>
    </message>
    <message>
        <source>white paper, for print</source>
        <translation>papier blanc, pour l’impression</translation>
    </message>
    <message>
        <source>light</source>
        <translation>clair</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>sombre</translation>
    </message>
    <message>
        <source>as in the window</source>
        <translation>comme dans la fenêtre</translation>
    </message>
    <message>
        <source>usual for the paper</source>
        <translation>selon le papier</translation>
    </message>
    <message>
        <source>weights 0 to</source>
        <translation>poids de 0 à</translation>
    </message>
    <message>
        <source>One range for the weights of all parts, so that they compare</source>
        <translation>Une même plage pour les poids de tous les éléments, afin de pouvoir les comparer</translation>
    </message>
    <message>
        <source>colour bars</source>
        <translation>barres de couleurs</translation>
    </message>
    <message>
        <source>exact where few, else an image</source>
        <translation>exactes si peu nombreuses, sinon une image</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exactes</translation>
    </message>
    <message>
        <source>an image</source>
        <translation>une image</translation>
    </message>
    <message>
        <source>How SVG and PDF hold a map: exact cells, or one image</source>
        <translation>Comment SVG et PDF contiennent une carte&#xa0;: des cases exactes ou une seule image</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Plage</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>how it was made</source>
        <translation>son origine</translation>
    </message>
    <message>
        <source>how, without the text</source>
        <translation>son origine, sans le texte</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>What stands in the file beside the picture: program, model, text, heads and settings. A PNG or SVG that has it opens in the window again as this very view.</source>
        <translation>Ce que le fichier contient outre l’image&#xa0;: programme, modèle, texte, têtes et réglages. Un PNG ou un SVG qui en dispose se rouvre dans la fenêtre exactement sur cette vue.</translation>
    </message>
    <message>
        <source>File says</source>
        <translation>Dans le fichier</translation>
    </message>
    <message>
        <source>Width, resolution and letters as a paper, a slide or a poster has them</source>
        <translation>Largeur, résolution et caractères d’un article, d’une diapositive ou d’une affiche</translation>
    </message>
    <message>
        <source>Of the whole figure</source>
        <translation>Celle de toute la figure</translation>
    </message>
    <message>
        <source>Unit of width and height</source>
        <translation>Unité de la largeur et de la hauteur</translation>
    </message>
    <message>
        <source>In what width and height are given</source>
        <translation>L’unité dans laquelle la largeur et la hauteur sont données</translation>
    </message>
    <message>
        <source>Height as the parts need</source>
        <translation>Hauteur selon les éléments</translation>
    </message>
    <message>
        <source>The height follows from the width and the parts</source>
        <translation>La hauteur découle de la largeur et des éléments</translation>
    </message>
    <message>
        <source>The family of all letters of the figure</source>
        <translation>La famille de tous les caractères de la figure</translation>
    </message>
    <message>
        <source>Size of the letters</source>
        <translation>Taille des caractères</translation>
    </message>
    <message>
        <source>Of the labels; titles are larger</source>
        <translation>Celle des étiquettes&#x202f;; les titres sont plus grands</translation>
    </message>
    <message>
        <source>A line over the figure</source>
        <translation>Une ligne de texte au-dessus de la figure</translation>
    </message>
    <message>
        <source>A line under the figure</source>
        <translation>Une ligne de texte sous la figure</translation>
    </message>
    <message>
        <source>Letters of the parts</source>
        <translation>Lettres des éléments</translation>
    </message>
    <message>
        <source>Each part has its letter, for captions to name it</source>
        <translation>Chaque élément a sa lettre, pour le désigner dans une légende</translation>
    </message>
    <message>
        <source>What the figure lies on, whatever the window&apos;s theme is</source>
        <translation>Le fond de la figure, quel que soit le thème de la fenêtre</translation>
    </message>
    <message>
        <source>Colours of weights</source>
        <translation>Couleurs des poids</translation>
    </message>
    <message>
        <source>From the least weight to the largest</source>
        <translation>Du plus petit poids au plus grand</translation>
    </message>
    <message>
        <source>Colours of differences</source>
        <translation>Couleurs des différences</translation>
    </message>
    <message>
        <source>From negative through none to positive</source>
        <translation>Du négatif au positif, en passant par zéro</translation>
    </message>
    <message>
        <source>Largest weight of the range</source>
        <translation>Plus grand poids de la plage</translation>
    </message>
    <message>
        <source>The weight that has the last colour</source>
        <translation>Le poids qui reçoit la dernière couleur</translation>
    </message>
    <message>
        <source>Colour bars</source>
        <translation>Barres de couleurs</translation>
    </message>
    <message>
        <source>Which colour is which weight, beside the maps</source>
        <translation>Quelle couleur correspond à quel poids, à côté des cartes</translation>
    </message>
    <message>
        <source>One range of weights</source>
        <translation>Une même plage de poids</translation>
    </message>
</context>
<context>
    <name>headscope::SheetPreview</name>
    <message>
        <source>The figure as it will be</source>
        <translation>La figure telle qu’elle sera</translation>
    </message>
    <message>
        <source>Drag the figure into another program</source>
        <translation>Glisser la figure dans un autre programme</translation>
    </message>
    <message>
        <source>Add a part: choose it at the left</source>
        <translation>Ajoutez un élément&#xa0;: choisissez-le à gauche</translation>
    </message>
</context>
<context>
    <name>headscope::ShortcutEditor</name>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Réinitialiser</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Raccourci</translation>
    </message>
    <message>
        <source>Press the keys; Backspace takes the shortcut away</source>
        <translation>Appuyez sur les touches&#x202f;; Retour arrière supprime le raccourci</translation>
    </message>
    <message>
        <source>The shortcut that the program gives it</source>
        <translation>Le raccourci donné par le programme</translation>
    </message>
    <message>
        <source>%1 is the shortcut of %2.</source>
        <translation>%1 est le raccourci de «&#x202f;%2&#x202f;».</translation>
    </message>
</context>
<context>
    <name>headscope::SideCard</name>
    <message>
        <source>cache %1 % of this model&apos;s · no further training</source>
        <translation>cache %1&#xa0;% de celui du modèle · sans réentraînement</translation>
    </message>
    <message>
        <source>Reset to model</source>
        <translation>Revenir au modèle</translation>
    </message>
    <message>
        <source>Reset to model: factor, K/V groups, pooling, mask and kernel as the model has them</source>
        <translation>Revenir au modèle&#xa0;: facteur, groupes K/V, agrégation, masque et noyau comme dans le modèle</translation>
    </message>
    <message>
        <source>Copy to %1</source>
        <translation>Copier vers %1</translation>
    </message>
    <message>
        <source>Copy to %1: make that side the same as this one</source>
        <translation>Copier vers %1&#xa0;: rendre ce côté-là identique à celui-ci</translation>
    </message>
    <message>
        <source>Side %1</source>
        <translation>Côté %1</translation>
    </message>
    <message>
        <source>Own &amp;text</source>
        <translation>&amp;Texte propre</translation>
    </message>
    <message>
        <source>Text &amp;as A</source>
        <translation>Même te&amp;xte que A</translation>
    </message>
    <message>
        <source>Own &amp;model…</source>
        <translation>&amp;Modèle propre…</translation>
    </message>
    <message>
        <source>Model a&amp;s A</source>
        <translation>Même m&amp;odèle que A</translation>
    </message>
    <message>
        <source>own text</source>
        <translation>texte propre</translation>
    </message>
    <message>
        <source>same text</source>
        <translation>même texte</translation>
    </message>
    <message>
        <source>same model</source>
        <translation>même modèle</translation>
    </message>
    <message>
        <source>Side %1 is of: %2</source>
        <translation>Le côté %1 porte sur&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1
Click to give side B a text or a model of its own</source>
        <translation>%1
Cliquez pour donner au côté B son propre texte ou son propre modèle</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Couche</translation>
    </message>
    <message>
        <source>Layer, counted from 0</source>
        <translation>Couche, comptée à partir de 0</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Tête</translation>
    </message>
    <message>
        <source>Query head in its layer, counted from 0</source>
        <translation>Tête de requête dans sa couche, comptée à partir de 0</translation>
    </message>
    <message>
        <source>How many key/value heads the query heads share.
Fewer are made by pooling neighbouring key and value heads of the model.</source>
        <translation>Combien de têtes clé/valeur les têtes de requête se partagent.
Pour en avoir moins, les têtes de clé et de valeur voisines du modèle sont agrégées.</translation>
    </message>
    <message>
        <source>Pooling</source>
        <translation>Agrégation</translation>
    </message>
    <message>
        <source>mean of heads</source>
        <translation>moyenne des têtes</translation>
    </message>
    <message>
        <source>first head</source>
        <translation>première tête</translation>
    </message>
    <message>
        <source>How the key and value heads of a group become one; matters where there are fewer groups than the model has</source>
        <translation>Comment les têtes de clé et de valeur d’un groupe n’en font plus qu’une&#x202f;; compte s’il y a moins de groupes que dans le modèle</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Portée</translation>
    </message>
    <message>
        <source>this softmax</source>
        <translation>ce softmax</translation>
    </message>
    <message>
        <source>Rescore: the queries and keys of the model&apos;s own run under these
settings; nothing flows on to later layers</source>
        <translation>Ce softmax seul&#xa0;: les requêtes et clés de l’exécution d’origine du modèle avec
ces réglages&#x202f;; rien ne se propage aux couches suivantes</translation>
    </message>
    <message>
        <source>whole model</source>
        <translation>modèle entier</translation>
    </message>
    <message>
        <source>Rerun: the whole model runs with these settings in every layer</source>
        <translation>Le modèle entier est exécuté avec ces réglages dans chaque couche</translation>
    </message>
    <message>
        <source>K/V groups</source>
        <translation>Groupes K/V</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Masque</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Noyau</translation>
    </message>
    <message>
        <source>What the kernel does with queries and keys, rotated and undivided:
%1</source>
        <translation>Ce que le noyau fait des requêtes et des clés, après rotation et non divisées&#xa0;:
%1</translation>
    </message>
    <message>
        <source>What this layer does with its scores beside the factor:
%1</source>
        <translation>Ce que cette couche fait de ses scores outre le facteur&#xa0;:
%1</translation>
    </message>
    <message>
        <source>%1, the model&apos;s own</source>
        <translation>%1, comme le modèle</translation>
    </message>
    <message>
        <source>model&apos;s own, the only choice</source>
        <translation>comme le modèle, seul choix</translation>
    </message>
    <message>
        <source>%1 = model&apos;s own</source>
        <translation>%1 = comme le modèle</translation>
    </message>
</context>
<context>
    <name>headscope::SidesPanel</name>
    <message>
        <source>Side A</source>
        <translation>Côté A</translation>
    </message>
    <message>
        <source>Settings of side A</source>
        <translation>Réglages du côté A</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>Côté B</translation>
    </message>
    <message>
        <source>Settings of side B</source>
        <translation>Réglages du côté B</translation>
    </message>
</context>
<context>
    <name>headscope::SimilarityPage</name>
    <message>
        <source>The heads are being compared…</source>
        <translation>Comparaison des têtes…</translation>
    </message>
    <message>
        <source>this text, one token</source>
        <translation>ce texte, un token</translation>
    </message>
    <message>
        <source>this text, %1 tokens</source>
        <translation>ce texte, %1 tokens</translation>
    </message>
</context>
<context>
    <name>headscope::SimilarityView</name>
    <message>
        <source>What is shown of the distances</source>
        <translation>Ce qui est affiché des distances</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matrice</translation>
    </message>
    <message>
        <source>The distance of every two heads</source>
        <translation>La distance entre chaque paire de têtes</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Heads near to each other where they attend alike</source>
        <translation>Têtes proches l’une de l’autre si leur attention est semblable</translation>
    </message>
    <message>
        <source>K/V groups</source>
        <translation>Groupes K/V</translation>
    </message>
    <message>
        <source>Whether heads that share keys and values attend alike</source>
        <translation>Si les têtes qui partagent clés et valeurs ont une attention semblable</translation>
    </message>
    <message>
        <source>Order of the heads</source>
        <translation>Ordre des têtes</translation>
    </message>
    <message>
        <source>clustered</source>
        <translation>par similarité</translation>
    </message>
    <message>
        <source>Heads that attend alike stand side by side (average linkage)</source>
        <translation>Les têtes dont l’attention est semblable sont côte à côte (liaison moyenne)</translation>
    </message>
    <message>
        <source>by layer</source>
        <translation>par couche</translation>
    </message>
    <message>
        <source>Layer after layer</source>
        <translation>Couche après couche</translation>
    </message>
    <message>
        <source>Distances of all heads</source>
        <translation>Distances de toutes les têtes</translation>
    </message>
    <message>
        <source>Type a text: how far its heads are from each other appears here.</source>
        <translation>Saisissez un texte&#xa0;: les distances entre ses têtes s’affichent ici.</translation>
    </message>
    <message>
        <source>%1 · reads K/V head %2</source>
        <translation>%1 · lit la tête K/V %2</translation>
    </message>
    <message>
        <source>, 0.1 % uniform mixed in (Clark et al. 2019)</source>
        <translation>, avec 0.1&#xa0;% d’uniforme mêlé (Clark et al. 2019)</translation>
    </message>
    <message>
        <source>There is one head: nothing to be compared with.</source>
        <translation>Il n’y a qu’une tête&#xa0;: rien à comparer.</translation>
    </message>
    <message>
        <source>head</source>
        <translation>tête</translation>
    </message>
    <message>
        <source>click a row: A · right-click: B · wheel zooms</source>
        <translation>clic sur une ligne&#xa0;: A · clic droit&#xa0;: B · molette&#xa0;: zoom</translation>
    </message>
    <message>
        <source>each pixel shows the largest divergence of its heads · </source>
        <translation>chaque pixel montre la plus grande divergence de ses têtes · </translation>
    </message>
    <message>
        <source>click: A · right-click: B · drag a frame to brush heads</source>
        <translation>clic&#xa0;: A · clic droit&#xa0;: B · tracer un cadre&#xa0;: marquer des têtes</translation>
    </message>
    <message>
        <source>0: the same weights · ln 2 = 0.693: weights on other keys</source>
        <translation>0&#xa0;: les mêmes poids · ln 2 = 0.693&#xa0;: poids sur d’autres clés</translation>
    </message>
    <message>
        <source>Jensen-Shannon divergence of weights, mean over queries (0 to ln 2)%1 · %2</source>
        <translation>Divergence de Jensen-Shannon des poids, moyenne sur les requêtes (0 à ln 2)%1 · %2</translation>
    </message>
    <message>
        <source>divergence, nats</source>
        <translation>divergence, nats</translation>
    </message>
    <message>
        <source>%1 and %2 · divergence %3</source>
        <translation>%1 et %2 · divergence %3</translation>
    </message>
</context>
<context>
    <name>headscope::SliceSheet</name>
    <message>
        <source>A projection cut into the slices of its heads</source>
        <translation>Une projection découpée en tranches, une par tête</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>poids</translation>
    </message>
    <message>
        <source>projected feature</source>
        <translation>composante projetée</translation>
    </message>
    <message>
        <source>feature of the residual stream</source>
        <translation>composante résiduelle</translation>
    </message>
</context>
<context>
    <name>headscope::SlicesPage</name>
    <message>
        <source>0 (exactly equal)</source>
        <translation>0 (exactement égal)</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message>
        <source>%1 of L%2 · %3 × %4 · slices: %5, of %6 rows each</source>
        <translation>%1 de L%2 · %3 × %4 · tranches&#xa0;: %5 × %6 lignes</translation>
    </message>
    <message>
        <source>each cell: the largest in size of %1 × %2 numbers</source>
        <translation>chaque case&#xa0;: le plus grand en valeur absolue de %1 × %2 nombres</translation>
    </message>
    <message>
        <source>every number, not pooled</source>
        <translation>chaque nombre, sans réduction</translation>
    </message>
    <message>
        <source>K/V %1</source>
        <translation>K/V %1</translation>
    </message>
    <message>
        <source>sum + bias</source>
        <translation>somme + biais</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>somme</translation>
    </message>
    <message>
        <source>the layer&apos;s own</source>
        <translation>sortie de la couche</translation>
    </message>
    <message>
        <source>one range; each cell: the largest in size of %1 features</source>
        <translation>une même plage&#x202f;; chaque case&#xa0;: la plus grande en valeur absolue de %1 composantes</translation>
    </message>
    <message>
        <source>one range for all</source>
        <translation>même plage</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>biais</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>couche</translation>
    </message>
    <message>
        <source>Sum of the parts%1 − the layer&apos;s output: at most %2 (largest output %3).</source>
        <translation>Somme des parts%1 − sortie de la couche&#xa0;: au plus %2 (plus grande sortie %3).</translation>
    </message>
    <message>
        <source> and the bias</source>
        <translation> et du biais</translation>
    </message>
    <message>
        <source>Each slice of W_Q, W_K, W_V on its own − the whole product: at most %1 (before positions and QK-norm).</source>
        <translation>Chaque tranche de W_Q, W_K, W_V prise seule − le produit entier&#xa0;: au plus %1 (avant positions et QK-norm).</translation>
    </message>
    <message>
        <source>‖A V W_O[i]‖ at token %1</source>
        <translation>‖A V W_O[i]‖ au token %1</translation>
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
        <translation>La projection vers les requêtes, découpée par têtes de requête</translation>
    </message>
    <message>
        <source>W_K</source>
        <translation>W_K</translation>
    </message>
    <message>
        <source>The projection to keys, cut by key/value heads</source>
        <translation>La projection vers les clés, découpée par têtes clé/valeur</translation>
    </message>
    <message>
        <source>W_V</source>
        <translation>W_V</translation>
    </message>
    <message>
        <source>The projection to values, cut by key/value heads</source>
        <translation>La projection vers les valeurs, découpée par têtes clé/valeur</translation>
    </message>
    <message>
        <source>W_O</source>
        <translation>W_O</translation>
    </message>
    <message>
        <source>The output projection: the rows that each head&apos;s output meets</source>
        <translation>La projection de sortie&#xa0;: les lignes que rencontre la sortie de chaque tête</translation>
    </message>
    <message>
        <source>Slices</source>
        <translation>Tranches</translation>
    </message>
    <message>
        <source>One projection, cut into the slices of its heads</source>
        <translation>Une projection, découpée en tranches, une par tête</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Parts</translation>
    </message>
    <message>
        <source>What each head writes through its slice of W_O</source>
        <translation>Ce qu’écrit chaque tête à travers sa tranche de W_O</translation>
    </message>
    <message>
        <source>What each head writes</source>
        <translation>Ce qu’écrit chaque tête</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>feature</source>
        <translation>composante</translation>
    </message>
    <message>
        <source>written</source>
        <translation>écrit</translation>
    </message>
</context>
<context>
    <name>headscope::SpecialTokensBar</name>
    <message>
        <source>Special tokens</source>
        <translation>Tokens spéciaux</translation>
    </message>
    <message>
        <source>Special tokens in the text</source>
        <translation>Tokens spéciaux dans le texte</translation>
    </message>
    <message>
        <source>Insert %1: the model says what it expects there</source>
        <translation>Insérer %1&#xa0;: le modèle dit ce qu’il attend à cet endroit</translation>
    </message>
    <message>
        <source>as text</source>
        <translation>comme texte</translation>
    </message>
    <message>
        <source>%1 in the text is read as the characters it is written with</source>
        <translation>%1 dans le texte est lu comme les caractères qui l’écrivent</translation>
    </message>
    <message>
        <source>parsed</source>
        <translation>interprétés</translation>
    </message>
    <message>
        <source>%1 in the text is read as that special token</source>
        <translation>%1 dans le texte est lu comme ce token spécial</translation>
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
        <translation>σ %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>singular values σ (logarithmic)</source>
        <translation>valeurs singulières σ (logarithmique)</translation>
    </message>
    <message>
        <source>singular values σ</source>
        <translation>valeurs singulières σ</translation>
    </message>
    <message>
        <source>singular values, the largest first</source>
        <translation>valeurs singulières, de la plus grande à la plus petite</translation>
    </message>
    <message>
        <source>index</source>
        <translation>indice</translation>
    </message>
</context>
<context>
    <name>headscope::SpectrumPage</name>
    <message>
        <source>Of the weights alone, whatever the text. The norm in front is folded in; rotary positions and QK-norm, which depend on the token, are not part of QK. Effective rank: exp of the entropy of the singular values, divided by their sum.</source>
        <translation>D’après les poids seuls, sans le texte, normalisation amont comprise&#x202f;; sans positions rotatives ni QK-norm, qui dépendent du token. Rang effectif&#xa0;: exp de l’entropie des valeurs singulières divisées par leur somme.</translation>
    </message>
    <message>
        <source>Heads of two models read two different residual streams: there are no angles between them.</source>
        <translation>Les têtes de deux modèles lisent deux flux résiduels différents&#xa0;: il n’y a pas d’angles entre elles.</translation>
    </message>
    <message>
        <source>between A, %1, and B, %2</source>
        <translation>entre A, %1, et B, %2</translation>
    </message>
    <message>
        <source>A and B are one head: between it and the next of its layer, %1</source>
        <translation>A et B sont une même tête&#xa0;: entre elle et la suivante de sa couche, %1</translation>
    </message>
    <message>
        <source>The layer has one head, and A and B are both it: there is nothing to compare.</source>
        <translation>La couche n’a qu’une tête, que A et B sont toutes deux&#xa0;: il n’y a rien à comparer.</translation>
    </message>
</context>
<context>
    <name>headscope::SpectrumView</name>
    <message>
        <source>%1 %2: effective rank %3 of %4</source>
        <translation>%1 %2&#xa0;: rang effectif %3 sur %4</translation>
    </message>
    <message>
        <source>%1; copying %2</source>
        <translation>%1&#x202f;; copie %2</translation>
    </message>
    <message>
        <source>Scale of the singular values</source>
        <translation>Échelle des valeurs singulières</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>linéaire</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>logarithmique</translation>
    </message>
    <message>
        <source>QK: how queries and keys meet</source>
        <translation>QK&#xa0;: requête et clé</translation>
    </message>
    <message>
        <source>OV: what is written</source>
        <translation>OV&#xa0;: ce qui est écrit</translation>
    </message>
    <message>
        <source>Open a model and choose a head: what its weights alone say appears here.</source>
        <translation>Ouvrez un modèle et choisissez une tête&#xa0;: ce que disent ses seuls poids s’affiche ici.</translation>
    </message>
    <message>
        <source>Singular values as they are</source>
        <translation>Les valeurs singulières telles quelles</translation>
    </message>
    <message>
        <source>Equal ratios are equal distances: small values are seen too</source>
        <translation>À rapports égaux, distances égales&#xa0;: les petites valeurs se voient aussi</translation>
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
        <translation>têtes</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>clés</translation>
    </message>
    <message>
        <source>values</source>
        <translation>valeurs</translation>
    </message>
    <message>
        <source>maps, nats</source>
        <translation>cartes, nats</translation>
    </message>
    <message numerus="yes">
        <source>K/V group %1, query heads %2, pooled from %n K/V heads of the model
keys: relative spread %3
values: relative spread %4
maps: mean Jensen-Shannon divergence %5 nats</source>
        <translation>
            <numerusform>Groupe K/V %1, têtes de requête %2, agrégé à partir de %n tête K/V du modèle
clés&#xa0;: dispersion relative %3
valeurs&#xa0;: dispersion relative %4
cartes&#xa0;: divergence de Jensen-Shannon moyenne %5 nats</numerusform>
            <numerusform>Groupe K/V %1, têtes de requête %2, agrégé à partir de %n têtes K/V du modèle
clés&#xa0;: dispersion relative %3
valeurs&#xa0;: dispersion relative %4
cartes&#xa0;: divergence de Jensen-Shannon moyenne %5 nats</numerusform>
        </translation>
    </message>
    <message>
        <source>how far apart the heads of each group are: keys and values by their mean&apos;s length, maps in nats</source>
        <translation>écart entre les têtes de chaque groupe&#xa0;: clés et valeurs rapportées à la longueur de leur moyenne, cartes en nats</translation>
    </message>
    <message>
        <source>group</source>
        <translation>groupe</translation>
    </message>
    <message>
        <source>maps</source>
        <translation>cartes</translation>
    </message>
</context>
<context>
    <name>headscope::StagePage</name>
    <message>
        <source>this page has no setting &quot;%1&quot;</source>
        <translation>cette page n’a pas de réglage «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Stopped: choose the page again to compute it</source>
        <translation>Arrêté&#xa0;: choisissez de nouveau la page pour la calculer</translation>
    </message>
</context>
<context>
    <name>headscope::StagePanel</name>
    <message>
        <source>Maps</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>The maps of A and B, and their difference</source>
        <translation>Les cartes de A et de B, et leur différence</translation>
    </message>
</context>
<context>
    <name>headscope::StepBar</name>
    <message>
        <source>First step</source>
        <translation>Première étape</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Reculer d’une étape</translation>
    </message>
    <message>
        <source>Play the steps</source>
        <translation>Lire les étapes</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Avancer d’une étape</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Dernière étape</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>How many steps are taken; left and right arrow: one back, one forward</source>
        <translation>Combien d’étapes sont faites&#x202f;; flèches gauche et droite&#xa0;: une de moins, une de plus</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
</context>
<context>
    <name>headscope::StepBars</name>
    <message>
        <source>One query&apos;s row through all steps, the same key under one another. Click a bar, or use the arrow keys and Return, to choose a key.</source>
        <translation>La ligne d’une requête à travers toutes les étapes, la même clé dans une même colonne. Cliquez sur une barre, ou utilisez les flèches et Entrée, pour choisir une clé.</translation>
    </message>
    <message>
        <source>One row through all steps, %1</source>
        <translation>Une ligne à travers toutes les étapes, %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>weights %1</source>
        <translation>poids %1</translation>
    </message>
    <message>
        <source>scores %1</source>
        <translation>scores %1</translation>
    </message>
    <message>
        <source>scores each in its own range</source>
        <translation>scores chacun dans sa propre plage</translation>
    </message>
    <message>
        <source>Row of query %1: %2</source>
        <translation>Ligne de la requête %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Click a cell above to see its row through all steps</source>
        <translation>Cliquez sur une case ci-dessus pour voir sa ligne à travers toutes les étapes</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clé</translation>
    </message>
</context>
<context>
    <name>headscope::StepDots</name>
    <message>
        <source>Step %1: %2</source>
        <translation>Étape %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
</context>
<context>
    <name>headscope::StepView</name>
    <message>
        <source>Title of the step</source>
        <translation>Titre de l’étape</translation>
    </message>
    <message>
        <source>Text of the step</source>
        <translation>Texte de l’étape</translation>
    </message>
    <message>
        <source>What to try</source>
        <translation>Ce qu’il faut essayer</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Sources</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>À essayer</translation>
    </message>
    <message>
        <source>**Sources**</source>
        <translation>**Sources**</translation>
    </message>
</context>
<context>
    <name>headscope::StepsView</name>
    <message>
        <source>Side A&apos;s head</source>
        <translation>La tête du côté A</translation>
    </message>
    <message>
        <source>Side B&apos;s head</source>
        <translation>La tête du côté B</translation>
    </message>
    <message>
        <source>Whose head</source>
        <translation>Quelle tête</translation>
    </message>
    <message>
        <source>Range of the colours</source>
        <translation>Plage des couleurs</translation>
    </message>
    <message>
        <source>one range</source>
        <translation>plage commune</translation>
    </message>
    <message>
        <source>All scores in one range of colours: what a step does to their size is seen</source>
        <translation>Tous les scores dans une même plage de couleurs&#xa0;: on voit ce qu’une étape fait à leur taille</translation>
    </message>
    <message>
        <source>each its own</source>
        <translation>plages propres</translation>
    </message>
    <message>
        <source>Each step&apos;s colours go as far as its own scores: patterns are seen, sizes are not</source>
        <translation>Les couleurs de chaque étape couvrent ses propres scores&#xa0;: on voit les motifs, pas les tailles</translation>
    </message>
    <message>
        <source>A map for each step from q·k to the weights</source>
        <translation>Une carte par étape, de q·k aux poids</translation>
    </message>
    <message>
        <source>Open a model and type a text: the way from q·k to the weights of the chosen head appears here.</source>
        <translation>Ouvrez un modèle et saisissez un texte&#xa0;: le chemin de q·k aux poids de la tête choisie s’affiche ici.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Point at a cell to read it through all steps</source>
        <translation>Survolez une case pour la lire à travers toutes les étapes</translation>
    </message>
</context>
<context>
    <name>headscope::TextAxes</name>
    <message>
        <source>source token (%1)</source>
        <translation>token source (%1)</translation>
    </message>
    <message>
        <source>target token (%1)</source>
        <translation>token cible (%1)</translation>
    </message>
    <message>
        <source>query</source>
        <translation>requête</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clé</translation>
    </message>
</context>
<context>
    <name>headscope::TextCanvas</name>
    <message>
        <source>Text coloured by weights</source>
        <translation>Texte coloré selon les poids</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>requête %1</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>clé %1</translation>
    </message>
    <message>
        <source>queries: choose one</source>
        <translation>requêtes&#xa0;: choisissez-en une</translation>
    </message>
    <message>
        <source>keys: choose one</source>
        <translation>clés&#xa0;: choisissez-en une</translation>
    </message>
    <message>
        <source>what %1 attends to from query %2</source>
        <translation>ce que regarde %1 depuis la requête %2</translation>
    </message>
    <message>
        <source>%1: choose a token to see what it attends to</source>
        <translation>%1&#xa0;: choisissez un token pour voir ce qu’il regarde</translation>
    </message>
    <message>
        <source>who attends in %1 to key %2</source>
        <translation>qui regarde, dans %1, la clé %2</translation>
    </message>
    <message>
        <source>%1: choose a token to see who attends to it</source>
        <translation>%1&#xa0;: choisissez un token pour voir qui le regarde</translation>
    </message>
    <message>
        <source>weights with %1</source>
        <translation>poids avec %1</translation>
    </message>
</context>
<context>
    <name>headscope::TextPanel</name>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Type what the decoder has written…</source>
        <translation>Saisissez ce que le décodeur a écrit…</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Première</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Seconde</translation>
    </message>
    <message>
        <source>Second sentence (optional)</source>
        <translation>Seconde phrase (facultative)</translation>
    </message>
    <message>
        <source>%1 of %2 tokens</source>
        <translation>%1 tokens sur %2</translation>
    </message>
    <message>
        <source>Tokens of the source</source>
        <translation>Tokens de la source</translation>
    </message>
    <message>
        <source>Tokens of the target</source>
        <translation>Tokens de la cible</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
</context>
<context>
    <name>headscope::TextView</name>
    <message>
        <source>What the colours show</source>
        <translation>Ce que montrent les couleurs</translation>
    </message>
    <message>
        <source>row</source>
        <translation>ligne</translation>
    </message>
    <message>
        <source>What the chosen token attends to: a row of the map</source>
        <translation>Ce que regarde le token choisi&#xa0;: une ligne de la carte</translation>
    </message>
    <message>
        <source>column</source>
        <translation>colonne</translation>
    </message>
    <message>
        <source>Who attends to the chosen token: a column of the map</source>
        <translation>Qui regarde le token choisi&#xa0;: une colonne de la carte</translation>
    </message>
    <message>
        <source>a weight is not an importance</source>
        <translation>un poids n’est pas une importance</translation>
    </message>
    <message>
        <source>Type a text and choose a head: the text is coloured by what a token attends to.</source>
        <translation>Saisissez un texte et choisissez une tête&#xa0;: le texte est coloré selon ce que regarde un token.</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>plage commune</translation>
    </message>
</context>
<context>
    <name>headscope::TokenChips</name>
    <message>
        <source>covers no bytes of the text</source>
        <translation>ne couvre aucun octet du texte</translation>
    </message>
    <message>
        <source>byte %1 of the text</source>
        <translation>octet %1 du texte</translation>
    </message>
    <message>
        <source>bytes %1–%2 of the text</source>
        <translation>octets %1–%2 du texte</translation>
    </message>
    <message>
        <source>
token type %1</source>
        <translation>
type de token %1</translation>
    </message>
    <message>
        <source>Position %1: patch in row %2, column %3
pixels %4–%5 across and %6–%7 down of what the model sees</source>
        <translation>Position %1&#xa0;: patch de la ligne %2, colonne %3
pixels %4–%5 en largeur et %6–%7 en hauteur de ce que voit le modèle</translation>
    </message>
    <message>
        <source>%1 tokens: %2 and %3 × %4 patches of %5 × %5 pixels</source>
        <translation>%1 tokens&#xa0;: %2 et %3 × %4 patchs de %5 × %5 pixels</translation>
    </message>
    <message>
        <source>Position %1: %2, id %3
%4</source>
        <translation>Position %1&#xa0;: %2, id %3
%4</translation>
    </message>
    <message>
        <source>, part of %1</source>
        <translation>, partie de %1</translation>
    </message>
    <message>
        <source>Position %1: %2, a learned token in front of the patches</source>
        <translation>Position %1&#xa0;: %2, token appris placé devant les patchs</translation>
    </message>
</context>
<context>
    <name>headscope::TokenHeadsView</name>
    <message>
        <source>Order of the heads</source>
        <translation>Ordre des têtes</translation>
    </message>
    <message>
        <source>by layer</source>
        <translation>par couche</translation>
    </message>
    <message>
        <source>Layer after layer</source>
        <translation>Couche après couche</translation>
    </message>
    <message>
        <source>by weight</source>
        <translation>par poids</translation>
    </message>
    <message>
        <source>The largest weight of the chosen key first</source>
        <translation>Le plus grand poids de la clé choisie d’abord</translation>
    </message>
    <message>
        <source>Weights of one query in all heads</source>
        <translation>Poids d’une requête dans toutes les têtes</translation>
    </message>
    <message>
        <source>Type a text and choose a token: where it looks in every head appears here.</source>
        <translation>Saisissez un texte et choisissez un token&#xa0;: où il regarde dans chaque tête s’affiche ici.</translation>
    </message>
    <message>
        <source>Where query %1 looks, in all heads</source>
        <translation>Où regarde la requête %1, dans toutes les têtes</translation>
    </message>
    <message>
        <source>head</source>
        <translation>tête</translation>
    </message>
    <message>
        <source>key (is attended to)</source>
        <translation>clé (regardée)</translation>
    </message>
    <message>
        <source>weight, not importance</source>
        <translation>un poids, pas une importance</translation>
    </message>
    <message>
        <source>No head lets query %1 see key %2.</source>
        <translation>Aucune tête ne laisse la requête %1 voir la clé %2.</translation>
    </message>
    <message>
        <source>Most weight on %1</source>
        <translation>Plus grands poids sur %1</translation>
    </message>
    <message>
        <source>%1 · query %2 → key %3 · %4</source>
        <translation>%1 · requête %2 → clé %3 · %4</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>masquée</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>poids %1</translation>
    </message>
    <message>
        <source>key %1 · click: which heads carry it</source>
        <translation>clé %1 · clic&#xa0;: quelles têtes la portent</translation>
    </message>
    <message>
        <source>click a head: A · right-click: B · click a key&apos;s label: which heads carry it</source>
        <translation>clic sur une tête&#xa0;: A · clic droit&#xa0;: B · clic sur le nom d’une clé&#xa0;: quelles têtes la portent</translation>
    </message>
    <message>
        <source>each pixel shows its largest weight · </source>
        <translation>chaque pixel montre son plus grand poids · </translation>
    </message>
</context>
<context>
    <name>headscope::TokenPage</name>
    <message>
        <source>Click a token above to see where it looks</source>
        <translation>Cliquez sur un token ci-dessus pour voir où il regarde</translation>
    </message>
</context>
<context>
    <name>headscope::TokenStrip</name>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>%1, token %2 of %3</source>
        <translation>%1, token %2 sur %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>headscope::ValuePage</name>
    <message>
        <source>Side A&apos;s head</source>
        <translation>La tête du côté A</translation>
    </message>
    <message>
        <source>Side B&apos;s head</source>
        <translation>La tête du côté B</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>share of a key&apos;s value in the mean · %1</source>
        <translation>part de la valeur d’une clé dans la moyenne · %1</translation>
    </message>
    <message>
        <source>Norm-weighted</source>
        <translation>Pondéré par la norme</translation>
    </message>
    <message>
        <source>weight × ‖value through W_O‖, not normalised</source>
        <translation>poids × ‖valeur à travers W_O‖, non normalisé</translation>
    </message>
    <message>
        <source>%1: a weight says how much of a value goes into the mean, not how much it matters.</source>
        <translation>%1&#xa0;: un poids dit quelle part d’une valeur entre dans la moyenne, non combien elle compte.</translation>
    </message>
    <message>
        <source>Value zeroing</source>
        <translation>Mise à zéro des valeurs</translation>
    </message>
    <message>
        <source>1 − cos of the layer&apos;s result without the value</source>
        <translation>1 − cos du résultat de la couche sans la valeur</translation>
    </message>
    <message>
        <source>Value zeroing is being computed…</source>
        <translation>Calcul de la mise à zéro des valeurs…</translation>
    </message>
</context>
<context>
    <name>headscope::VerdictText</name>
    <message>
        <source>Right.</source>
        <translation>Exact.</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>Exact&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not yet.</source>
        <translation>Pas encore.</translation>
    </message>
    <message>
        <source>Choose one of them.</source>
        <translation>Choisissez une des réponses.</translation>
    </message>
    <message>
        <source>Type a number: 1 048 576, 0.125, 12.5 %, 1/8 or 4*512^2.</source>
        <translation>Saisissez un nombre&#xa0;: 1 048 576, 0.125, 12.5&#xa0;%, 1/8 ou 4*512^2.</translation>
    </message>
    <message>
        <source>This cannot be checked now: the window does not show that number. Wait until it is computed, or show the step again.</source>
        <translation>Impossible de vérifier maintenant&#xa0;: la fenêtre n’affiche pas ce nombre. Attendez qu’il soit calculé ou affichez de nouveau l’étape.</translation>
    </message>
</context>
<context>
    <name>headscope::ViewMenu</name>
    <message>
        <source>&amp;Maps</source>
        <translation>&amp;Cartes</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Lo&amp;garithmic</source>
        <translation>Lo&amp;garithmique</translation>
    </message>
    <message>
        <source>&amp;Linear</source>
        <translation>&amp;Linéaire</translation>
    </message>
    <message>
        <source>Weights of 0.0001 and less are drawn alike; small ones become visible.</source>
        <translation>Les poids de 0.0001 et moins sont tracés de la même façon&#x202f;; les petits deviennent visibles.</translation>
    </message>
    <message>
        <source>Colour in proportion to the weight.</source>
        <translation>Couleur proportionnelle au poids.</translation>
    </message>
    <message>
        <source>&amp;Same range for A and B</source>
        <translation>&amp;Même plage pour A et B</translation>
    </message>
    <message>
        <source>Equal colours mean equal weights on both maps. Unlocked, each map has its own range.</source>
        <translation>Des couleurs égales signifient des poids égaux sur les deux cartes. Sinon, chaque carte a sa propre plage.</translation>
    </message>
    <message>
        <source>First key (attention sink)</source>
        <translation>Première clé (puits d’attention)</translation>
    </message>
    <message>
        <source>S&amp;how</source>
        <translation>&amp;Afficher</translation>
    </message>
    <message>
        <source>The maps as they are.</source>
        <translation>Les cartes telles quelles.</translation>
    </message>
    <message>
        <source>Leave &amp;out</source>
        <translation>&amp;Omettre</translation>
    </message>
    <message>
        <source>The first column is not drawn; the other weights stay as they are, so that rows no longer sum to 1.</source>
        <translation>La première colonne n’est pas tracée&#x202f;; les autres poids restent tels quels, si bien que les lignes n’ont plus pour somme 1.</translation>
    </message>
    <message>
        <source>Leave out and &amp;renormalise</source>
        <translation>Omettre et &amp;renormaliser</translation>
    </message>
    <message>
        <source>The first column is not drawn; the other weights of each row are made to sum to 1.</source>
        <translation>La première colonne n’est pas tracée&#x202f;; les autres poids de chaque ligne sont ramenés à une somme de 1.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>&amp;Merge pieces into words</source>
        <translation>&amp;Fusionner les morceaux en mots</translation>
    </message>
    <message>
        <source>Weights of a word&apos;s pieces are added where it is attended to, and averaged where it attends.</source>
        <translation>Les poids des morceaux d’un mot sont additionnés quand il est regardé, et moyennés quand il regarde.</translation>
    </message>
    <message>
        <source>Pixels that stand for several cells</source>
        <translation>Pixels qui représentent plusieurs cellules</translation>
    </message>
    <message>
        <source>Show the l&amp;argest</source>
        <translation>Montrer la plus gr&amp;ande</translation>
    </message>
    <message>
        <source>No bright cell is lost. Of a difference, the value that is largest in size.</source>
        <translation>Aucune cellule claire n’est perdue. D’une différence, la valeur la plus grande en valeur absolue.</translation>
    </message>
    <message>
        <source>Show the m&amp;ean</source>
        <translation>Montrer la moy&amp;enne</translation>
    </message>
    <message>
        <source>What the cells are on average; a single bright one may be lost. Masked cells are left out. Means of a long text are small: a logarithmic scale shows them.</source>
        <translation>Ce que sont les cellules en moyenne ; une seule cellule claire peut se perdre. Les cellules masquées ne comptent pas. Les moyennes d’un long texte sont petites : une échelle logarithmique les montre.</translation>
    </message>
</context>
</TS>
