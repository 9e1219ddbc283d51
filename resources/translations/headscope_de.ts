<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>CurvesPart</name>
    <message>
        <source>%1 over %2</source>
        <translation>%1 über %2</translation>
    </message>
    <message>
        <source>; the lower edge of each bar and its height</source>
        <translation>; untere Kante jedes Balkens und seine Höhe</translation>
    </message>
</context>
<context>
    <name>FigureExport</name>
    <message>
        <source>Rows are queries, columns are keys. %1</source>
        <translation>Zeilen sind Querys, Spalten sind Keys. %1</translation>
    </message>
    <message>
        <source>Attention maps: %1</source>
        <translation>Attention-Karten: %1</translation>
    </message>
</context>
<context>
    <name>FigureOffers</name>
    <message>
        <source>Maps</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>A, B and B − A</source>
        <translation>A, B und B − A</translation>
    </message>
    <message>
        <source>A and B</source>
        <translation>A und B</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <translation>nur %1</translation>
    </message>
    <message>
        <source>%1, the zoomed part</source>
        <translation>%1, gezoomter Ausschnitt</translation>
    </message>
    <message>
        <source>Page: %1</source>
        <translation>Blatt: %1</translation>
    </message>
    <message>
        <source>Pages to open first</source>
        <translation>Erst zu öffnende Blätter</translation>
    </message>
    <message>
        <source>The page %1 is still computed.</source>
        <translation>Das Blatt „%1“ wird noch berechnet.</translation>
    </message>
    <message>
        <source>Open the page %1 in the window. What it shows can go in then.</source>
        <translation>Das Blatt „%1“ im Fenster öffnen. Was es zeigt, lässt sich dann einfügen.</translation>
    </message>
    <message>
        <source>query</source>
        <translation>Query</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>%1 … %2 (%3 heads)</source>
        <translation>%1 … %2 (%3 Köpfe)</translation>
    </message>
    <message>
        <source>Heads: %1</source>
        <translation>Köpfe: %1</translation>
    </message>
    <message>
        <source>Heads as a grid</source>
        <translation>Köpfe als Raster</translation>
    </message>
    <message>
        <source>All heads of layer %1</source>
        <translation>Alle Köpfe von Schicht %1</translation>
    </message>
    <message>
        <source>All heads of the model</source>
        <translation>Alle Köpfe des Modells</translation>
    </message>
    <message>
        <source>The brushed heads</source>
        <translation>Die markierten Köpfe</translation>
    </message>
    <message>
        <source>The pinned heads</source>
        <translation>Die angehefteten Köpfe</translation>
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
        <translation>Summe über die Schichten von 2 · %1 · G · d_k%2</translation>
    </message>
    <message>
        <source>K and V projections, parameters</source>
        <translation>K- und V-Projektionen, Parameter</translation>
    </message>
    <message>
        <source>Numbers in W_K and W_V of all layers of this kind of attention, biases left out. A layer&apos;s W_Q and W_O do not change: with all four, MHA has 4 d², GQA 2 d² (1 + G/H) where H · d_k = d.</source>
        <translation>Zahlen in W_K und W_V aller Schichten dieser Art von Attention, ohne Bias. W_Q und W_O einer Schicht ändern sich nicht: Mit allen vieren hat MHA 4 d², GQA 2 d² (1 + G/H) bei H · d_k = d.</translation>
    </message>
    <message>
        <source>K/V cache</source>
        <translation>K/V-Cache</translation>
    </message>
    <message>
        <source>Keys and values</source>
        <translation>Keys und Values</translation>
    </message>
    <message numerus="yes">
        <source>%1, this text (%n tokens)</source>
        <translation>
            <numerusform>%1, dieser Text (%n Token)</numerusform>
            <numerusform>%1, dieser Text (%n Token)</numerusform>
        </translation>
    </message>
    <message>
        <source>All tokens are kept, in %1.</source>
        <translation>Alle Token werden behalten, in %1.</translation>
    </message>
    <message>
        <source>%1, %2 tokens</source>
        <translation>%1, %2 Token</translation>
    </message>
    <message>
        <source>Read per new token after %1</source>
        <translation>Gelesen je neuem Token nach %1</translation>
    </message>
    <message>
        <source>the whole cache, once: </source>
        <translation>der ganze Cache, einmal: </translation>
    </message>
    <message>
        <source>Beside the weights, which are read once for each token too. A layer with a sliding window reads no more than its window.</source>
        <translation>Dazu kommen die Gewichte, die ebenfalls für jedes Token einmal gelesen werden. Eine Schicht mit gleitendem Fenster liest nicht mehr als ihr Fenster.</translation>
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
        <translation>%1 Bit</translation>
    </message>
</context>
<context>
    <name>GroupsSettings</name>
    <message>
        <source>&quot;%1&quot; of the groups must be %2</source>
        <translation>„%1“ der Gruppen muss %2 sein</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>eins von %1</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>4, 2, 1 or 0.5</source>
        <translation>4, 2, 1 oder 0.5</translation>
    </message>
    <message>
        <source>the groups have no setting &quot;%1&quot;</source>
        <translation>die Gruppen haben keine Einstellung „%1“</translation>
    </message>
</context>
<context>
    <name>HeadLooks</name>
    <message>
        <source>query (attends)</source>
        <translation>Query (achtet)</translation>
    </message>
    <message>
        <source>key (is attended to)</source>
        <translation>Key (wird beachtet)</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>maskiert</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>Query %1</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>Key %1</translation>
    </message>
    <message>
        <source>, piece %1</source>
        <translation>, Stück %1</translation>
    </message>
</context>
<context>
    <name>HeadText</name>
    <message>
        <source>%1 · reads K/V head %2 with %3</source>
        <translation>%1 · liest K/V-Kopf %2 gemeinsam mit %3</translation>
    </message>
</context>
<context>
    <name>LessonFormulas</name>
    <message>
        <source>step %1: $%2$: %3</source>
        <translation>Schritt %1: $%2$: %3</translation>
    </message>
</context>
<context>
    <name>LinesPart</name>
    <message>
        <source>Lines between tokens: %1</source>
        <translation>Linien zwischen Token: %1</translation>
    </message>
    <message>
        <source>%1; all weights, also those below the threshold %2 of the lines; masked cells are empty</source>
        <translation>%1; alle Gewichte, auch die unter der Schwelle %2 der Linien; maskierte Zellen sind leer</translation>
    </message>
</context>
<context>
    <name>MapsPart</name>
    <message>
        <source>%1; rows are queries, columns are keys; masked cells are empty</source>
        <translation>%1; Zeilen sind Querys, Spalten sind Keys; maskierte Zellen sind leer</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Differenz</translation>
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
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 pp</source>
        <comment>percentage points</comment>
        <translation>%1 PP</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>batlow, light</source>
        <translation>batlow, hell</translation>
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
        <translation>keine Paare</translation>
    </message>
    <message>
        <source>1 pair</source>
        <translation>1 Paar</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>%1 Paare</translation>
    </message>
</context>
<context>
    <name>PicturePart</name>
    <message>
        <source>Picture: %1, row of %2</source>
        <translation>Bild: %1, Zeile von %2</translation>
    </message>
    <message>
        <source>Picture: %1</source>
        <translation>Bild: %1</translation>
    </message>
    <message>
        <source>weights of the row on the patches; %1</source>
        <translation>Gewichte der Zeile auf den Patches; %1</translation>
    </message>
</context>
<context>
    <name>ProductView</name>
    <message>
        <source>as marked</source>
        <translation>wie markiert</translation>
    </message>
    <message>
        <source>Σ qᵢkᵢ = %1 = q·k</source>
        <translation>Σ qᵢkᵢ = %1 = q·k</translation>
    </message>
    <message>
        <source>Σ qᵢkᵢ = %1, but q·k = %2</source>
        <translation>Σ qᵢkᵢ = %1, aber q·k = %2</translation>
    </message>
    <message>
        <source>linear kernel: φ(q)·φ(k) in its place, no factor</source>
        <translation>linearer Kernel: stattdessen φ(q)·φ(k), kein Faktor</translation>
    </message>
    <message>
        <source>× %1 = %2 scaled</source>
        <translation>× %1 = %2 skaliert</translation>
    </message>
    <message>
        <source>%1 adjusted (bias or soft cap)</source>
        <translation>%1 angepasst (Bias oder Soft-Cap)</translation>
    </message>
    <message>
        <source>masked: no weight</source>
        <translation>maskiert: kein Gewicht</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>Gewicht %1</translation>
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
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>ScaleAxis</name>
    <message>
        <source>none</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
</context>
<context>
    <name>ScaleText</name>
    <message>
        <source>none</source>
        <translation>ohne</translation>
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
        <translation>%1 (Modell)</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>The model is being rerun with each factor…</source>
        <translation>Das Modell wird mit jedem Faktor neu gerechnet&#xa0;…</translation>
    </message>
    <message>
        <source>This model predicts no next token</source>
        <translation>Dieses Modell sagt kein nächstes Token voraus</translation>
    </message>
    <message>
        <source>factor on q·k</source>
        <translation>Faktor auf q·k</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Wird berechnet&#xa0;…</translation>
    </message>
    <message>
        <source>KL from the model&apos;s own (nats) · rerun</source>
        <translation>KL zum Modell selbst (nat) · ganzes Modell</translation>
    </message>
    <message>
        <source>next token</source>
        <translation>nächstes Token</translation>
    </message>
    <message>
        <source>mean over rows · rescored</source>
        <translation>Zeilenmittel · dieser Softmax</translation>
    </message>
    <message>
        <source>entropy / ln n</source>
        <translation>Entropie / ln n</translation>
    </message>
    <message>
        <source>largest weight</source>
        <translation>größtes Gewicht</translation>
    </message>
    <message>
        <source>saturated rows</source>
        <translation>gesättigte Zeilen</translation>
    </message>
    <message>
        <source>norm · rescored</source>
        <translation>Norm · dieser Softmax</translation>
    </message>
    <message>
        <source>softmax Jacobian</source>
        <translation>Softmax-Jacobi-Matrix</translation>
    </message>
    <message>
        <source>q·k × factor, allowed pairs</source>
        <translation>q·k × Faktor, erlaubte Paare</translation>
    </message>
    <message>
        <source>q·k, allowed pairs</source>
        <translation>q·k, erlaubte Paare</translation>
    </message>
    <message>
        <source>density</source>
        <translation>Dichte</translation>
    </message>
    <message>
        <source>All scores are the same</source>
        <translation>Alle Scores sind gleich</translation>
    </message>
    <message>
        <source>measured: σ %1</source>
        <translation>gemessen: σ %1</translation>
    </message>
    <message>
        <source>own moments: σ %1</source>
        <translation>eigene Momente: σ %1</translation>
    </message>
    <message>
        <source>factor × √d_k: σ %1</source>
        <translation>Faktor × √d_k: σ %1</translation>
    </message>
    <message>
        <source>√d_k: σ %1</source>
        <translation>√d_k: σ %1</translation>
    </message>
    <message>
        <source>Rescored: the model&apos;s own queries and keys with this factor; masked, after softmax.</source>
        <translation>Nur dieser Softmax: Querys und Keys des Modells mit diesem Faktor; maskiert, nach dem Softmax.</translation>
    </message>
    <message>
        <source>dL/dO: standard normal, seed 1, the same for every factor: what changes is the softmax alone.</source>
        <translation>dL/dO: standardnormalverteilt, Seed 1, für jeden Faktor gleich: Nur der Softmax ändert sich.</translation>
    </message>
    <message>
        <source>
The K/V head has other query heads too: this is what this one contributes.</source>
        <translation>
Der K/V-Kopf hat weitere Query-Köpfe: Dies ist der Beitrag von diesem.</translation>
    </message>
    <message>
        <source>nats, rerun</source>
        <translation>nat, ganzes Modell</translation>
    </message>
    <message>
        <source>predicts no next token</source>
        <translation>kein nächstes Token</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>Entropie</translation>
    </message>
    <message>
        <source>nats, %1 of most</source>
        <translation>nat, %1 vom Max.</translation>
    </message>
    <message>
        <source>Mean over rows of −Σ a ln a, and its share of the most that it can be, ln of the row&apos;s keys.
%1</source>
        <translation>Mittel der Zeilen von −Σ a ln a und der Anteil am größtmöglichen Wert, ln der Keys der Zeile.
%1</translation>
    </message>
    <message>
        <source>Largest weight</source>
        <translation>Größtes Gewicht</translation>
    </message>
    <message>
        <source>mean of rows</source>
        <translation>Zeilenmittel</translation>
    </message>
    <message>
        <source>Mean over rows of the largest weight.
%1</source>
        <translation>Mittel der Zeilen des größten Gewichts.
%1</translation>
    </message>
    <message>
        <source>Saturated rows</source>
        <translation>Gesättigte Zeilen</translation>
    </message>
    <message>
        <source>above 0.99</source>
        <translation>über 0.99</translation>
    </message>
    <message>
        <source>Share of the rows whose largest weight is above 0.99.
%1</source>
        <translation>Anteil der Zeilen, deren größtes Gewicht über 0.99 liegt.
%1</translation>
    </message>
    <message>
        <source>Jacobian norm</source>
        <translation>Jacobi-Norm</translation>
    </message>
    <message>
        <source>Mean over rows of ‖diag(a) − a aᵀ‖ (Frobenius): how much the weights answer to the scores.
0: no gradient passes the softmax.
%1</source>
        <translation>Mittel der Zeilen von ‖diag(a) − a aᵀ‖ (Frobenius): wie stark die Gewichte auf die Scores reagieren.
0: Kein Gradient kommt durch den Softmax.
%1</translation>
    </message>
    <message>
        <source>this head</source>
        <translation>dieser Kopf</translation>
    </message>
    <message>
        <source>Norm of the gradient of this head&apos;s query projection: dS = A ∘ (dA − rowsum(dA ∘ A)), dL/dQ = s dS K, dL/dW_Q = Xᵀ dL/dQ.
%1
%2</source>
        <translation>Norm des Gradienten der Query-Projektion dieses Kopfs: dS = A ∘ (dA − rowsum(dA ∘ A)), dL/dQ = s dS K, dL/dW_Q = Xᵀ dL/dQ.
%1
%2</translation>
    </message>
    <message>
        <source>Norm of the gradient of the key projection: dL/dK = s dSᵀ Q, dL/dW_K = Xᵀ dL/dK.%1
%2
%3</source>
        <translation>Norm des Gradienten der Key-Projektion: dL/dK = s dSᵀ Q, dL/dW_K = Xᵀ dL/dK.%1
%2
%3</translation>
    </message>
    <message>
        <source>Prediction KL</source>
        <translation>KL der Vorhersage</translation>
    </message>
    <message>
        <source>KL of the next token&apos;s distribution from the model&apos;s own, nats.
Rerun: the whole model with this side&apos;s settings and this factor in every layer.</source>
        <translation>KL der Verteilung des nächsten Tokens zu der des Modells selbst, in nat.
Ganzes Modell: neu gerechnet mit den Einstellungen dieser Seite und diesem Faktor in jeder Schicht.</translation>
    </message>
</context>
<context>
    <name>ScatterPart</name>
    <message>
        <source>Heads by %1 and %2</source>
        <translation>Köpfe nach %1 und %2</translation>
    </message>
    <message>
        <source>scores of heads; what is not defined is empty</source>
        <translation>Kennzahlen der Köpfe; was nicht definiert ist, ist leer</translation>
    </message>
</context>
<context>
    <name>ScoreTableSettings</name>
    <message>
        <source>head, kv_head, badges or the key of a score, such as entropy</source>
        <translation>head, kv_head, badges oder der Schlüssel einer Kennzahl, etwa entropy</translation>
    </message>
    <message>
        <source>the key of a score, such as entropy</source>
        <translation>der Schlüssel einer Kennzahl, etwa entropy</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a bound of &quot;score&quot;, which is not named</source>
        <translation>„%1“ ist eine Grenze von „score“, das nicht angegeben ist</translation>
    </message>
    <message>
        <source>a score has a &quot;least&quot; or a &quot;most&quot;, not both</source>
        <translation>eine Kennzahl hat „least“ oder „most“, nicht beides</translation>
    </message>
    <message>
        <source>a list of columns: kv_head, badges or keys of scores</source>
        <translation>eine Liste von Spalten: kv_head, badges oder Schlüssel von Kennzahlen</translation>
    </message>
</context>
<context>
    <name>ScoreText</name>
    <message>
        <source>%1 to %2%3</source>
        <translation>%1 bis %2%3</translation>
    </message>
    <message>
        <source>from %1%2; no upper end</source>
        <translation>ab %1%2; nach oben offen</translation>
    </message>
    <message>
        <source>Formula: %1</source>
        <translation>Formel: %1</translation>
    </message>
    <message>
        <source>Range: %1</source>
        <translation>Bereich: %1</translation>
    </message>
    <message>
        <source>Badge “%1” %2</source>
        <translation>Etikett „%1“ %2</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>Type a sentence: then every head gets its scores here.</source>
        <translation>Einen Satz eingeben: Dann stehen hier die Kennzahlen jedes Kopfs.</translation>
    </message>
    <message>
        <source>Scores are being computed…</source>
        <translation>Kennzahlen werden berechnet&#xa0;…</translation>
    </message>
</context>
<context>
    <name>Sentence</name>
    <message>
        <source>principal angles: Björck and Golub 1973</source>
        <translation>Hauptwinkel: Björck und Golub 1973</translation>
    </message>
    <message>
        <source>Q composition</source>
        <translation>Q-Komposition</translation>
    </message>
    <message>
        <source>High: the later head&apos;s queries are made of what the earlier head writes.</source>
        <translation>Hoch: Die Querys des späteren Kopfs werden aus dem gebildet, was der frühere Kopf schreibt.</translation>
    </message>
    <message>
        <source>‖W_QK OV‖ / (‖W_QK‖ ‖OV‖), Frobenius norms, W_QK of the later head on its query&apos;s side</source>
        <translation>‖W_QK OV‖ / (‖W_QK‖ ‖OV‖), Frobenius-Normen, W_QK des späteren Kopfs auf der Query-Seite</translation>
    </message>
    <message>
        <source>K composition</source>
        <translation>K-Komposition</translation>
    </message>
    <message>
        <source>High: the later head&apos;s keys are made of what the earlier head writes, as in an induction circuit.</source>
        <translation>Hoch: Die Keys des späteren Kopfs werden aus dem gebildet, was der frühere Kopf schreibt, wie in einem Induktionsschaltkreis.</translation>
    </message>
    <message>
        <source>the same on the key&apos;s side</source>
        <translation>dasselbe auf der Key-Seite</translation>
    </message>
    <message>
        <source>V composition</source>
        <translation>V-Komposition</translation>
    </message>
    <message>
        <source>High: the later head passes on what the earlier head writes: both act as one head.</source>
        <translation>Hoch: Der spätere Kopf gibt weiter, was der frühere Kopf schreibt: Beide wirken wie ein Kopf.</translation>
    </message>
    <message>
        <source>Overlap of W_Q</source>
        <translation>Überlapp W_Q</translation>
    </message>
    <message>
        <source>1: both heads&apos; queries are made of the same directions of the residual stream.</source>
        <translation>1: Die Querys beider Köpfe werden aus denselben Richtungen des Residualstroms gebildet.</translation>
    </message>
    <message>
        <source>mean of cos² of the principal angles between the row spaces of W_Q</source>
        <translation>Mittel von cos² der Hauptwinkel zwischen den Zeilenräumen von W_Q</translation>
    </message>
    <message>
        <source>Overlap of W_K</source>
        <translation>Überlapp W_K</translation>
    </message>
    <message>
        <source>1: both heads&apos; keys are made of the same directions; heads of one K/V group have the same keys.</source>
        <translation>1: Die Keys beider Köpfe werden aus denselben Richtungen gebildet; Köpfe einer K/V-Gruppe haben dieselben Keys.</translation>
    </message>
    <message>
        <source>mean of cos² of the principal angles between the row spaces of W_K</source>
        <translation>Mittel von cos² der Hauptwinkel zwischen den Zeilenräumen von W_K</translation>
    </message>
    <message>
        <source>the perplexity of a distribution: Jelinek et al. 1977</source>
        <translation>die Perplexität einer Verteilung: Jelinek et al. 1977</translation>
    </message>
    <message>
        <source>previous-token heads: Clark et al. 2019, Olsson et al. 2022. Badge from 0.6, the threshold of the bundled model&apos;s card. TransformerLens&apos;s detector divides by all rows</source>
        <translation>Previous-Token-Köpfe: Clark et al. 2019, Olsson et al. 2022. Etikett ab 0.6, der Schwelle in der Modellkarte des mitgelieferten Modells. Der Detektor von TransformerLens teilt durch alle Zeilen</translation>
    </message>
    <message>
        <source>Clark et al. 2019. Badge from 0.6, the threshold of the bundled model&apos;s card</source>
        <translation>Clark et al. 2019. Etikett ab 0.6, der Schwelle in der Modellkarte des mitgelieferten Modells</translation>
    </message>
    <message>
        <source>Clark et al. 2019. Badge from 0.6, as for the previous token</source>
        <translation>Clark et al. 2019. Etikett ab 0.6, wie beim vorigen Token</translation>
    </message>
    <message>
        <source>Gu et al. 2024, who call key 0 a sink above 0.3</source>
        <translation>Gu et al. 2024, die Key 0 über 0.3 einen Sink nennen</translation>
    </message>
    <message>
        <source>duplicate-token heads: Wang et al. 2022. Badge from 0.4, the threshold of the bundled model&apos;s card. TransformerLens&apos;s detector divides by all rows</source>
        <translation>Duplicate-Token-Köpfe: Wang et al. 2022. Etikett ab 0.4, der Schwelle in der Modellkarte des mitgelieferten Modells. Der Detektor von TransformerLens teilt durch alle Zeilen</translation>
    </message>
    <message>
        <source>Olsson et al. 2022. Badge from 0.4, the threshold of the bundled model&apos;s card. TransformerLens&apos;s detector divides by all rows</source>
        <translation>Olsson et al. 2022. Etikett ab 0.4, der Schwelle in der Modellkarte des mitgelieferten Modells. Der Detektor von TransformerLens teilt durch alle Zeilen</translation>
    </message>
    <message>
        <source>Clark et al. 2019. Badge from 0.5, the threshold of the bundled model&apos;s card</source>
        <translation>Clark et al. 2019. Etikett ab 0.5, der Schwelle in der Modellkarte des mitgelieferten Modells</translation>
    </message>
    <message>
        <source>Voita et al. 2019, who call a head positional from 0.9 of all rows; here of the rows that have such a key</source>
        <translation>Voita et al. 2019, die einen Kopf ab 0.9 aller Zeilen positionell nennen; hier der Zeilen, die einen solchen Key haben</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>Entropie</translation>
    </message>
    <message>
        <source>nats</source>
        <translation>nat</translation>
    </message>
    <message>
        <source>High: the head spreads its attention over many keys.</source>
        <translation>Hoch: Der Kopf verteilt seine Attention auf viele Keys.</translation>
    </message>
    <message>
        <source>mean over queries i of H_i = −Σ_j A_ij ln A_ij</source>
        <translation>Mittel über die Querys i von H_i = −Σ_j A_ij ln A_ij</translation>
    </message>
    <message>
        <source>Normalised entropy</source>
        <translation>Normierte Entropie</translation>
    </message>
    <message>
        <source>1: every query attends uniformly to all keys that it may see; 0: to one key only.</source>
        <translation>1: Jede Query achtet gleichmäßig auf alle Keys, die sie sehen darf; 0: nur auf einen Key.</translation>
    </message>
    <message>
        <source>mean of H_i / ln n_i over the queries with n_i &gt; 1 allowed keys</source>
        <translation>Mittel von H_i / ln n_i über die Querys mit n_i &gt; 1 erlaubten Keys</translation>
    </message>
    <message>
        <source>Effective number of keys</source>
        <translation>Effektive Anzahl Keys</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>As many keys, sharing a row equally, would be as spread out as the row is; 1: one key takes all.</source>
        <translation>So viele Keys wären, wenn sie eine Zeile gleichmäßig teilten, so breit verteilt wie die Zeile; 1: ein Key nimmt alles.</translation>
    </message>
    <message>
        <source>mean over queries i of exp(H_i), H_i = −Σ_j A_ij ln A_ij</source>
        <translation>Mittel über die Querys i von exp(H_i), H_i = −Σ_j A_ij ln A_ij</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Konfidenz</translation>
    </message>
    <message>
        <source>High: each query has one key that takes most.</source>
        <translation>Hoch: Jede Query hat einen Key, der das meiste nimmt.</translation>
    </message>
    <message>
        <source>mean over queries i of max_j A_ij</source>
        <translation>Mittel über die Querys i von max_j A_ij</translation>
    </message>
    <message>
        <source>Saturated rows</source>
        <translation>Gesättigte Zeilen</translation>
    </message>
    <message>
        <source>Share of the queries for which one key takes practically everything; the first query of a causal model, which sees only itself, is one of them.</source>
        <translation>Anteil der Querys, bei denen ein Key praktisch alles nimmt; die erste Query eines kausalen Modells, die nur sich selbst sieht, gehört dazu.</translation>
    </message>
    <message>
        <source>share of queries i with max_j A_ij &gt; 0.99</source>
        <translation>Anteil der Querys i mit max_j A_ij &gt; 0.99</translation>
    </message>
    <message>
        <source>Mean distance</source>
        <translation>Mittlerer Abstand</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>High: the head looks at tokens far from the query; 0: at the query&apos;s own. Ahead counts like back.</source>
        <translation>Hoch: Der Kopf schaut auf Token, die weit von der Query entfernt sind; 0: auf das der Query selbst. Vorwärts zählt wie zurück.</translation>
    </message>
    <message>
        <source>Previous token</source>
        <translation>Voriges Token</translation>
    </message>
    <message>
        <source>1: every token attends to the one before it alone.</source>
        <translation>1: Jedes Token achtet nur auf das vorige.</translation>
    </message>
    <message>
        <source>mean of A_i,i−1 over the queries i that have a previous token and may see it</source>
        <translation>Mittel von A_i,i−1 über die Querys i, die ein voriges Token haben und es sehen dürfen</translation>
    </message>
    <message>
        <source>previous token</source>
        <translation>voriges Token</translation>
    </message>
    <message>
        <source>Next token</source>
        <translation>Nächstes Token</translation>
    </message>
    <message>
        <source>1: every token attends to the one after it alone. Not defined where no query may look ahead.</source>
        <translation>1: Jedes Token achtet nur auf das nächste. Nicht definiert, wenn keine Query vorausschauen darf.</translation>
    </message>
    <message>
        <source>mean of A_i,i+1 over the queries i that have a next token and may see it</source>
        <translation>Mittel von A_i,i+1 über die Querys i, die ein nächstes Token haben und es sehen dürfen</translation>
    </message>
    <message>
        <source>next token</source>
        <translation>nächstes Token</translation>
    </message>
    <message>
        <source>Same position</source>
        <translation>Gleiche Position</translation>
    </message>
    <message>
        <source>1: every token attends to itself alone.</source>
        <translation>1: Jedes Token achtet nur auf sich selbst.</translation>
    </message>
    <message>
        <source>mean of A_ii over the queries i that may see themselves</source>
        <translation>Mittel von A_ii über die Querys i, die sich selbst sehen dürfen</translation>
    </message>
    <message>
        <source>self</source>
        <translation>selbst</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>Erstes Token</translation>
    </message>
    <message>
        <source>High: the head rests on the first token, an attention sink, as heads do that have nothing to do. The first query of a causal model sees only itself and counts 1.</source>
        <translation>Hoch: Der Kopf ruht auf dem ersten Token, einem Attention-Sink, wie es Köpfe tun, die nichts zu tun haben. Die erste Query eines kausalen Modells sieht nur sich selbst und zählt 1.</translation>
    </message>
    <message>
        <source>α_0 = mean of A_i0 over the queries i ≥ 0 that may see key 0</source>
        <translation>α_0 = Mittel von A_i0 über die Querys i ≥ 0, die Key 0 sehen dürfen</translation>
    </message>
    <message>
        <source>first token (sink)</source>
        <translation>erstes Token (Sink)</translation>
    </message>
    <message>
        <source>Duplicate token</source>
        <translation>Doppeltes Token</translation>
    </message>
    <message>
        <source>High: a token that has stood before attends to its earlier copies. Not defined where none is repeated.</source>
        <translation>Hoch: Ein Token, das schon einmal vorkam, achtet auf seine früheren Kopien. Nicht definiert, wenn sich keines wiederholt.</translation>
    </message>
    <message>
        <source>mean of Σ A_ij over j &lt; i with t_j = t_i, over the queries i that see such a key</source>
        <translation>Mittel von Σ A_ij über j &lt; i mit t_j = t_i, über die Querys i, die einen solchen Key sehen</translation>
    </message>
    <message>
        <source>duplicate token</source>
        <translation>doppeltes Token</translation>
    </message>
    <message>
        <source>Induction</source>
        <translation>Induktion</translation>
    </message>
    <message>
        <source>High: a token that has stood before attends to what followed its earlier copies, as if to say it again. Not defined where none is repeated.</source>
        <translation>Hoch: Ein Token, das schon einmal vorkam, achtet auf das, was auf seine früheren Kopien folgte, als sollte es wieder gesagt werden. Nicht definiert, wenn sich keines wiederholt.</translation>
    </message>
    <message>
        <source>mean of Σ A_ij over 1 ≤ j ≤ i with t_j−1 = t_i and j−1 &lt; i, over the queries i that see such a key</source>
        <translation>Mittel von Σ A_ij über 1 ≤ j ≤ i mit t_j−1 = t_i und j−1 &lt; i, über die Querys i, die einen solchen Key sehen</translation>
    </message>
    <message>
        <source>induction</source>
        <translation>Induktion</translation>
    </message>
    <message>
        <source>On special tokens</source>
        <translation>Auf Spezialtoken</translation>
    </message>
    <message>
        <source>Share of all attention that goes to special tokens (beginning, separator, end). Not defined where no query sees one.</source>
        <translation>Anteil aller Attention, der auf Spezialtoken geht (Anfang, Trenner, Ende). Nicht definiert, wenn keine Query eines sieht.</translation>
    </message>
    <message>
        <source>mean over queries i of Σ A_ij over the keys j that are special tokens</source>
        <translation>Mittel über die Querys i von Σ A_ij über die Keys j, die Spezialtoken sind</translation>
    </message>
    <message>
        <source>On punctuation</source>
        <translation>Auf Satzzeichen</translation>
    </message>
    <message>
        <source>Share of all attention that goes to punctuation: tokens with neither letter nor digit. Not defined where no query sees one.</source>
        <translation>Anteil aller Attention, der auf Satzzeichen geht: Token ohne Buchstaben und Ziffern. Nicht definiert, wenn keine Query eines sieht.</translation>
    </message>
    <message>
        <source>mean over queries i of Σ A_ij over the keys j that are punctuation</source>
        <translation>Mittel über die Querys i von Σ A_ij über die Keys j, die Satzzeichen sind</translation>
    </message>
    <message>
        <source>punctuation</source>
        <translation>Satzzeichen</translation>
    </message>
    <message>
        <source>Positional</source>
        <translation>Positionell</translation>
    </message>
    <message>
        <source>High: the largest weight of most rows sits at the same distance from the query.</source>
        <translation>Hoch: Das größte Gewicht der meisten Zeilen liegt im gleichen Abstand von der Query.</translation>
    </message>
    <message>
        <source>largest share, over offsets o, of rows i with argmax_j A_ij = i + o; of the rows with more than one key that have one at o, and offsets that at least half of the rows have</source>
        <translation>größter Anteil, über die Versätze o, der Zeilen i mit argmax_j A_ij = i + o; von den Zeilen mit mehr als einem Key, die bei o einen haben, und nur für Versätze, die mindestens die Hälfte der Zeilen hat</translation>
    </message>
    <message>
        <source>positional</source>
        <translation>positionell</translation>
    </message>
    <message>
        <source>{} tokens</source>
        <translation>{} Token</translation>
    </message>
    <message>
        <source>{} queries and {} keys</source>
        <translation>{} Querys und {} Keys</translation>
    </message>
    <message>
        <source>Only side {} predicts a token.</source>
        <translation>Nur Seite {} sagt ein Token voraus.</translation>
    </message>
    <message>
        <source>One side predicts the next token, the other hidden ones.</source>
        <translation>Eine Seite sagt das nächste Token voraus, die andere verdeckte.</translation>
    </message>
    <message>
        <source>A has {} hidden tokens, B {}: there is no telling which belong together.</source>
        <translation>A hat {} verdeckte Token, B {}: Welche zusammengehören, lässt sich nicht sagen.</translation>
    </message>
    <message>
        <source>The models&apos; vocabularies differ: their probabilities have no divergence.</source>
        <translation>Die Vokabulare der Modelle sind verschieden: Ihre Wahrscheinlichkeiten haben keine Divergenz.</translation>
    </message>
    <message>
        <source>linear kernel: no factor{}{}</source>
        <translation>linearer Kernel: kein Faktor{}{}</translation>
    </message>
    <message>
        <source>, no cap</source>
        <translation>, kein Cap</translation>
    </message>
    <message>
        <source>, no bias</source>
        <translation>, kein Bias</translation>
    </message>
    <message>
        <source>no factor (× 1)</source>
        <translation>kein Faktor (× 1)</translation>
    </message>
    <message>
        <source>no factor (× 1, model)</source>
        <translation>kein Faktor (× 1, Modell)</translation>
    </message>
    <message>
        <source>× 1/√{} = {:.4g} (model)</source>
        <translation>× 1/√{} = {:.4g} (Modell)</translation>
    </message>
    <message>
        <source>× {:.4g} (model)</source>
        <translation>× {:.4g} (Modell)</translation>
    </message>
    <message>
        <source>{} of {} K/V heads ({}), no further training</source>
        <translation>{} von {} K/V-Köpfen ({}), ohne weiteres Training</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>first head</source>
        <translation>erster Kopf</translation>
    </message>
    <message>
        <source>no mask</source>
        <translation>keine Maske</translation>
    </message>
    <message>
        <source>causal mask</source>
        <translation>kausale Maske</translation>
    </message>
    <message>
        <source>window of {}</source>
        <translation>Fenster von {}</translation>
    </message>
    <message>
        <source>softmax + sink of logit {:.4g}</source>
        <translation>Softmax + Sink mit Logit {:.4g}</translation>
    </message>
    <message>
        <source>φ(q)·φ(k), no further training</source>
        <translation>φ(q)·φ(k), ohne weiteres Training</translation>
    </message>
    <message>
        <source>QK-norm of each head</source>
        <translation>QK-Norm jedes Kopfs</translation>
    </message>
    <message>
        <source>QK-norm over all heads</source>
        <translation>QK-Norm über alle Köpfe</translation>
    </message>
    <message>
        <source>rotary positions, base {:.6g}</source>
        <translation>rotierende Positionen, Basis {:.6g}</translation>
    </message>
    <message>
        <source>rotary positions of {} of {} features, base {:.6g}</source>
        <translation>rotierende Positionen von {} von {} Merkmalen, Basis {:.6g}</translation>
    </message>
    <message>
        <source>ALiBi: a slope times the distance is added</source>
        <translation>ALiBi: Steigung mal Abstand wird addiert</translation>
    </message>
    <message>
        <source>a learned bias by distance is added</source>
        <translation>ein gelernter Bias nach Abstand wird addiert</translation>
    </message>
    <message>
        <source>soft cap {:.4g}: {:.4g} tanh(s / {:.4g})</source>
        <translation>Soft-Cap {:.4g}: {:.4g} tanh(s / {:.4g})</translation>
    </message>
    <message>
        <source>sliding window of {}</source>
        <translation>gleitendes Fenster von {}</translation>
    </message>
    <message>
        <source>every source token may be seen</source>
        <translation>jedes Quelltoken ist sichtbar</translation>
    </message>
    <message>
        <source>no mask: both directions</source>
        <translation>keine Maske: beide Richtungen</translation>
    </message>
    <message>
        <source>this softmax only</source>
        <translation>nur dieser Softmax</translation>
    </message>
    <message>
        <source>whole model</source>
        <translation>ganzes Modell</translation>
    </message>
    <message>
        <source>the download is not complete</source>
        <translation>der Download ist nicht vollständig</translation>
    </message>
    <message>
        <source>{}: {} of {} tensor files are missing</source>
        <translation>{}: {} von {} Tensordateien fehlen</translation>
    </message>
    <message>
        <source>{}: {} is missing</source>
        <translation>{}: {} fehlt</translation>
    </message>
    <message>
        <source>there is no config.json, which says what a model is</source>
        <translation>es gibt keine config.json, die sagt, was für ein Modell es ist</translation>
    </message>
    <message>
        <source>there are no tensors in the safetensors format</source>
        <translation>es gibt keine Tensoren im Format Safetensors</translation>
    </message>
    <message>
        <source>the tensors are only in {}, a Python pickle, which can run any code when it is opened and is therefore not read</source>
        <translation>die Tensoren sind nur in {}, einem Python-Pickle, das beim Öffnen beliebigen Code ausführen kann und daher nicht gelesen wird</translation>
    </message>
    <message>
        <source>generating the target</source>
        <translation>Zieltext wird erzeugt</translation>
    </message>
    <message>
        <source>shorter side to {} pixels</source>
        <translation>kürzere Kante auf {} Pixel</translation>
    </message>
    <message>
        <source>to {} x {} pixels</source>
        <translation>auf {} x {} Pixel</translation>
    </message>
    <message>
        <source>, the middle {} x {} of that</source>
        <translation>, davon die mittleren {} x {}</translation>
    </message>
    <message>
        <source>; minus {:.4g}, {:.4g}, {:.4g}, divided by {:.4g}, {:.4g}, {:.4g}</source>
        <translation>; minus {:.4g}, {:.4g}, {:.4g}, geteilt durch {:.4g}, {:.4g}, {:.4g}</translation>
    </message>
    <message>
        <source> (as usual for the family: the checkpoint does not say)</source>
        <translation> (wie bei der Familie üblich: der Checkpoint sagt es nicht)</translation>
    </message>
    <message>
        <source>This model predicts a fixed English sentence no better than a guess (loss {:.2f}, a uniform guess has {:.2f}): it may be untrained or broken.</source>
        <translation>Dieses Modell sagt einen festen englischen Satz nicht besser voraus als geraten (Loss {:.2f}; gleichmäßiges Raten hat {:.2f}): Es ist vielleicht untrainiert oder defekt.</translation>
    </message>
    <message>
        <source>comparing weights</source>
        <translation>Gewichte werden verglichen</translation>
    </message>
    <message>
        <source>Output norm</source>
        <translation>Norm der Ausgabe</translation>
    </message>
    <message>
        <source>High: the head adds long vectors to the residual stream on this text. To be compared within a layer; a long vector can still be without effect.</source>
        <translation>Hoch: Der Kopf addiert bei diesem Text lange Vektoren zum Residualstrom. Innerhalb einer Schicht zu vergleichen; auch ein langer Vektor kann ohne Wirkung sein.</translation>
    </message>
    <message>
        <source>mean over queries i of ‖Σ_j A_ij f(x_j)‖, f(x) = (x W_V + b_V) W_O of the head</source>
        <translation>Mittel über die Querys i von ‖Σ_j A_ij f(x_j)‖, f(x) = (x W_V + b_V) W_O des Kopfs</translation>
    </message>
    <message>
        <source>Induction, on random tokens given twice</source>
        <translation>Induktion, bei zufälligen Token, zweimal gegeben</translation>
    </message>
    <message>
        <source>High: in the second copy the head attends to the token after the query&apos;s twin in the first, which is what comes next.</source>
        <translation>Hoch: In der zweiten Kopie achtet der Kopf auf das Token nach dem Gegenstück der Query in der ersten, also auf das, was als Nächstes kommt.</translation>
    </message>
    <message>
        <source>mean of A at key = query − (L − 1) over the queries of the second copy of L random tokens</source>
        <translation>Mittel von A bei Key = Query − (L − 1) über die Querys der zweiten Kopie von L zufälligen Token</translation>
    </message>
    <message>
        <source>Duplicate token, on random tokens given twice</source>
        <translation>Doppeltes Token, bei zufälligen Token, zweimal gegeben</translation>
    </message>
    <message>
        <source>High: in the second copy the head attends to the query&apos;s twin in the first.</source>
        <translation>Hoch: In der zweiten Kopie achtet der Kopf auf das Gegenstück der Query in der ersten.</translation>
    </message>
    <message>
        <source>mean of A at key = query − L over the queries of the second copy of L random tokens</source>
        <translation>Mittel von A bei Key = Query − L über die Querys der zweiten Kopie von L zufälligen Token</translation>
    </message>
    <message>
        <source>{} random tokens given twice, {}</source>
        <translation>{} zufällige Token, zweimal gegeben, {}</translation>
    </message>
    <message>
        <source>{} token</source>
        <translation>{} Token</translation>
    </message>
    <message>
        <source>one text of {}</source>
        <translation>ein Text mit {}</translation>
    </message>
    <message>
        <source>one text of {}, target of {}</source>
        <translation>ein Text mit {}, Zieltext mit {}</translation>
    </message>
    <message>
        <source>Norm-weighted attention</source>
        <translation>Normgewichtete Attention</translation>
    </message>
    <message>
        <source>Length of the vector that this key adds to this query&apos;s residual stream through this head. Not normalised: rows do not sum to 1.</source>
        <translation>Länge des Vektors, den dieser Key durch diesen Kopf zum Residualstrom dieser Query addiert. Nicht normiert: Zeilensummen sind nicht 1.</translation>
    </message>
    <message>
        <source>A_ij ‖f(x_j)‖, f(x) = (x W_V + b_V) W_O of the head</source>
        <translation>A_ij ‖f(x_j)‖, f(x) = (x W_V + b_V) W_O des Kopfs</translation>
    </message>
    <message>
        <source>Value zeroing</source>
        <translation>Value-Zeroing</translation>
    </message>
    <message>
        <source>How much the layer&apos;s result for this query turns when this head&apos;s value of this key is set to zero and the rest of the layer is computed as before. Not normalised.</source>
        <translation>Wie stark sich das Ergebnis der Schicht für diese Query dreht, wenn der Value dieses Keys in diesem Kopf auf null gesetzt und der Rest der Schicht wie zuvor berechnet wird. Nicht normiert.</translation>
    </message>
    <message>
        <source>1 − cos(y_i, y_i without v_j), y behind the layer</source>
        <translation>1 − cos(y_i, y_i ohne v_j), y nach der Schicht</translation>
    </message>
    <message>
        <source>Value zeroing, share of the row</source>
        <translation>Value-Zeroing, Anteil der Zeile</translation>
    </message>
    <message>
        <source>How much the layer&apos;s result for this query turns when this head&apos;s value of this key is set to zero, as a share of the row: rows sum to 1.</source>
        <translation>Wie stark sich das Ergebnis der Schicht für diese Query dreht, wenn der Value dieses Keys in diesem Kopf auf null gesetzt wird, als Anteil der Zeile: Zeilensumme 1.</translation>
    </message>
    <message>
        <source>C_ij / Σ_j C_ij, C_ij = 1 − cos(y_i, y_i without v_j)</source>
        <translation>C_ij / Σ_j C_ij, C_ij = 1 − cos(y_i, y_i ohne v_j)</translation>
    </message>
    <message>
        <source>OV copying</source>
        <translation>OV-Kopieren</translation>
    </message>
    <message>
        <source>Near 1: what the head reads of a token it writes in the same direction, so that it copies; near −1: it writes the opposite. From the weights alone, with the norm in front folded in.</source>
        <translation>Nahe 1: Was der Kopf von einem Token liest, schreibt er in gleicher Richtung, er kopiert also; nahe −1: Er schreibt das Gegenteil. Nur aus den Gewichten, die Norm davor eingerechnet.</translation>
    </message>
    <message>
        <source>Re(Σ λ) / Σ |λ| over the eigenvalues λ of W_O W_V</source>
        <translation>Re(Σ λ) / Σ |λ| über die Eigenwerte λ von W_O W_V</translation>
    </message>
    <message>
        <source>Elhage et al. 2021, who put embedding and unembedding around it</source>
        <translation>Elhage et al. 2021, die Embedding und Unembedding darum legen</translation>
    </message>
    <message>
        <source>Effective rank of QK</source>
        <translation>Effektiver Rang von QK</translation>
    </message>
    <message>
        <source>directions</source>
        <translation>Richtungen</translation>
    </message>
    <message>
        <source>Low: queries and keys meet in few directions; at most d_k. From the weights alone, with the norm in front folded in; rotary positions, QK-norm and biases left out.</source>
        <translation>Niedrig: Querys und Keys treffen in wenigen Richtungen zusammen; höchstens d_k. Nur aus den Gewichten, die Norm davor eingerechnet; ohne rotierende Positionen, QK-Norm und Bias.</translation>
    </message>
    <message>
        <source>exp(−Σ p ln p), p = σ / Σ σ over the singular values σ of W_Qᵀ W_K</source>
        <translation>exp(−Σ p ln p), p = σ / Σ σ über die Singulärwerte σ von W_Qᵀ W_K</translation>
    </message>
    <message>
        <source>Effective rank of OV</source>
        <translation>Effektiver Rang von OV</translation>
    </message>
    <message>
        <source>Low: the head carries few directions of what it reads; at most d_k. From the weights alone, with the norm in front folded in.</source>
        <translation>Niedrig: Der Kopf transportiert wenige Richtungen von dem, was er liest; höchstens d_k. Nur aus den Gewichten, die Norm davor eingerechnet.</translation>
    </message>
    <message>
        <source>exp(−Σ p ln p), p = σ / Σ σ over the singular values σ of W_O W_V</source>
        <translation>exp(−Σ p ln p), p = σ / Σ σ über die Singulärwerte σ von W_O W_V</translation>
    </message>
    <message>
        <source>Loss without the head</source>
        <translation>Loss ohne den Kopf</translation>
    </message>
    <message>
        <source>High: the text is harder to predict without the head; near 0: other heads make up for it, or it does little here. Below 0: the model does better without it.</source>
        <translation>Hoch: Ohne den Kopf ist der Text schwerer vorherzusagen; nahe 0: Andere Köpfe gleichen es aus, oder er tut hier wenig. Unter 0: Ohne ihn ist das Modell besser.</translation>
    </message>
    <message>
        <source>mean of −ln p(next token) over the text with the head&apos;s A V set to 0, minus the same with it</source>
        <translation>Mittel von −ln p(nächstes Token) über den Text mit A V des Kopfs auf 0 gesetzt, minus dasselbe mit ihm</translation>
    </message>
    <message>
        <source>Change of the prediction without the head</source>
        <translation>Änderung der Vorhersage ohne den Kopf</translation>
    </message>
    <message>
        <source>High: what the model expects changes much without the head, for better or worse.</source>
        <translation>Hoch: Was das Modell erwartet, ändert sich ohne den Kopf stark, zum Besseren oder Schlechteren.</translation>
    </message>
    <message>
        <source>mean over positions of KL(p ‖ p′), p′ with the head&apos;s A V set to 0; over hidden tokens only where the model predicts those; of the class where it predicts a picture&apos;s</source>
        <translation>Mittel über die Positionen von KL(p ‖ p′), p′ mit A V des Kopfs auf 0 gesetzt; nur über verdeckte Token, wenn das Modell diese vorhersagt; über die Klasse, wenn es die eines Bildes vorhersagt</translation>
    </message>
    <message>
        <source>Change of the last states without the head</source>
        <translation>Änderung der letzten Zustände ohne den Kopf</translation>
    </message>
    <message>
        <source>High: what the last layer gives changes much without the head; also where nothing is predicted.</source>
        <translation>Hoch: Was die letzte Schicht ausgibt, ändert sich ohne den Kopf stark; auch dort, wo nichts vorhergesagt wird.</translation>
    </message>
    <message>
        <source>mean over positions of ‖h′ − h‖ / ‖h‖, h the last states, h′ with the head&apos;s A V set to 0</source>
        <translation>Mittel über die Positionen von ‖h′ − h‖ / ‖h‖, h die letzten Zustände, h′ mit A V des Kopfs auf 0 gesetzt</translation>
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
        <translation>Mio.</translation>
    </message>
    <message>
        <source>billion</source>
        <translation>Mrd.</translation>
    </message>
    <message>
        <source>trillion</source>
        <translation>Bio.</translation>
    </message>
    <message>
        <source>{} of {}</source>
        <translation>{} von {}</translation>
    </message>
    <message>
        <source>{}: this model is given to those who accepted its terms at its page on {}{}</source>
        <translation>{}: dieses Modell bekommt, wer seine Bedingungen auf seiner Webseite bei {} angenommen hat{}</translation>
    </message>
    <message>
        <source>, which the owner of this token has not</source>
        <translation>; der Besitzer dieses Zugriffstokens hat das nicht getan</translation>
    </message>
    <message>
        <source>; then set HF_TOKEN to a token of yours</source>
        <translation>; dann HF_TOKEN auf ein eigenes Zugriffstoken setzen</translation>
    </message>
    <message>
        <source>{}: {} has no such revision of it</source>
        <translation>{}: {} hat keine solche Revision davon</translation>
    </message>
    <message>
        <source>{}: {} cannot be reached: {}</source>
        <translation>{}: {} ist nicht erreichbar: {}</translation>
    </message>
    <message>
        <source>{}: the connection to {} broke: {}</source>
        <translation>{}: die Verbindung zu {} ist abgebrochen: {}</translation>
    </message>
    <message>
        <source>{}: {} does not give it to the owner of this token (HF_TOKEN, or the file &quot;token&quot; of HF_HOME): it is private, gated, or not there</source>
        <translation>{}: {} gibt es dem Besitzer dieses Zugriffstokens (HF_TOKEN oder die Datei „token“ in HF_HOME) nicht: Es ist privat, zugangsbeschränkt oder nicht vorhanden</translation>
    </message>
    <message>
        <source>{}: {} has no such model, or it is private; for a private one set HF_TOKEN to a token of yours</source>
        <translation>{}: {} hat kein solches Modell, oder es ist privat; für ein privates HF_TOKEN auf ein eigenes Zugriffstoken setzen</translation>
    </message>
    <message>
        <source>{}: {} has no such model</source>
        <translation>{}: {} hat kein solches Modell</translation>
    </message>
    <message>
        <source>{}: {} asks to wait before more is fetched; try again in some minutes</source>
        <translation>{}: {} bittet, vor weiteren Downloads zu warten; in einigen Minuten noch einmal versuchen</translation>
    </message>
    <message>
        <source>{}: {} answered with the status {}</source>
        <translation>{}: {} hat mit Status {} geantwortet</translation>
    </message>
    <message>
        <source>about {:.0f} s</source>
        <translation>etwa {:.0f} s</translation>
    </message>
    <message>
        <source>about {:.0f} min</source>
        <translation>etwa {:.0f} min</translation>
    </message>
    <message>
        <source>about {:.1f} h</source>
        <translation>etwa {:.1f} h</translation>
    </message>
    <message>
        <source> · {}/s</source>
        <translation> · {}/s</translation>
    </message>
    <message>
        <source>one sequence</source>
        <translation>eine Folge</translation>
    </message>
    <message>
        <source>{} sequences</source>
        <translation>{} Folgen</translation>
    </message>
    <message>
        <source>Shannon 1948; of attention: Ghader and Monz 2017</source>
        <translation>Shannon 1948; für Attention: Ghader und Monz 2017</translation>
    </message>
    <message>
        <source>Vig and Belinkov 2019</source>
        <translation>Vig und Belinkov 2019</translation>
    </message>
    <message>
        <source>{0} random layers {2} head</source>
        <translation>{0} zufällige Schichten {2} Kopf</translation>
    </message>
    <message>
        <source>{0} random layers {2} heads</source>
        <translation>{0} zufällige Schichten {2} Köpfe</translation>
    </message>
    <message>
        <source>random layer {2} head</source>
        <translation>zufällige Schicht {2} Kopf</translation>
    </message>
    <message>
        <source>random layer {2} heads</source>
        <translation>zufällige Schicht {2} Köpfe</translation>
    </message>
    <message>
        <source>{0} random layers {1} × {2} head</source>
        <translation>{0} zufällige Schichten {1} × {2} Kopf</translation>
    </message>
    <message>
        <source>{0} random layers {1} × {2} heads</source>
        <translation>{0} zufällige Schichten {1} × {2} Köpfe</translation>
    </message>
    <message>
        <source>random layer {1} × {2} head</source>
        <translation>zufällige Schicht {1} × {2} Kopf</translation>
    </message>
    <message>
        <source>random layer {1} × {2} heads</source>
        <translation>zufällige Schicht {1} × {2} Köpfe</translation>
    </message>
    <message>
        <source>{0}, {1} K/V</source>
        <translation>{0}, {1} K/V</translation>
    </message>
    <message>
        <source>{0}, cross-attention</source>
        <translation>{0}, Cross-Attention</translation>
    </message>
    <message>
        <source>after Kobayashi et al. 2020</source>
        <translation>nach Kobayashi et al. 2020</translation>
    </message>
    <message>
        <source>Roy and Vetterli 2007</source>
        <translation>Roy und Vetterli 2007</translation>
    </message>
    <message>
        <source>Kullback and Leibler 1951; of heads: Michel et al. 2019</source>
        <translation>Kullback und Leibler 1951; für Köpfe: Michel et al. 2019</translation>
    </message>
</context>
<context>
    <name>SettingReader</name>
    <message>
        <source>one of %1</source>
        <translation>eins von %1</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>eine Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be %2, not %3</source>
        <translation>„%1“ muss %2 sein, nicht %3</translation>
    </message>
</context>
<context>
    <name>SheetPart</name>
    <message>
        <source>%1; cells that are masked are empty</source>
        <translation>%1; maskierte Zellen sind leer</translation>
    </message>
</context>
<context>
    <name>SheetPreset</name>
    <message>
        <source>Page of a paper (6.75 in)</source>
        <translation>Satzspiegel eines Artikels (6.75 Zoll)</translation>
    </message>
    <message>
        <source>Column of a paper (3.25 in)</source>
        <translation>Spalte eines Artikels (3.25 Zoll)</translation>
    </message>
    <message>
        <source>Slide (1920 × 1080 pixels)</source>
        <translation>Folie (1920 × 1080 Pixel)</translation>
    </message>
    <message>
        <source>Poster (24 in wide)</source>
        <translation>Poster (24 Zoll breit)</translation>
    </message>
    <message>
        <source>Web page (1600 pixels, twice as fine)</source>
        <translation>Webseite (1600 Pixel, doppelt so fein)</translation>
    </message>
</context>
<context>
    <name>StepsLook</name>
    <message>
        <source>masked</source>
        <translation>maskiert</translation>
    </message>
    <message>
        <source>not masked</source>
        <translation>nicht maskiert</translation>
    </message>
    <message>
        <source>%1 → %2:  %3</source>
        <translation>%1 → %2:  %3</translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation>Summe %1</translation>
    </message>
    <message>
        <source>none masked</source>
        <translation>keine maskiert</translation>
    </message>
    <message>
        <source>%1 of %2 masked</source>
        <translation>%1 von %2 maskiert</translation>
    </message>
    <message>
        <source>weights 0 to %1</source>
        <translation>Gewichte 0 bis %1</translation>
    </message>
    <message>
        <source>scores %1 to %2, one range for all</source>
        <translation>Scores %1 bis %2, ein Bereich für alle</translation>
    </message>
    <message>
        <source>scores each in a range of its own: colours of two steps do not compare</source>
        <translation>Scores je in eigenem Bereich: Farben zweier Schritte sind nicht vergleichbar</translation>
    </message>
</context>
<context>
    <name>StepsPage</name>
    <message>
        <source>no factor (× 1)</source>
        <translation>kein Faktor (× 1)</translation>
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
        <translation>Faktor des Modells</translation>
    </message>
    <message>
        <source>set for this side</source>
        <translation>für diese Seite gesetzt</translation>
    </message>
    <message>
        <source>scaled</source>
        <translation>skaliert</translation>
    </message>
    <message>
        <source>× %1 = %2</source>
        <translation>× %1 = %2</translation>
    </message>
    <message>
        <source>+ position bias</source>
        <translation>+ Positions-Bias</translation>
    </message>
    <message>
        <source>ALiBi: slope × (key − query)</source>
        <translation>ALiBi: Steigung × (Key − Query)</translation>
    </message>
    <message>
        <source>learned, by distance</source>
        <translation>gelernt, nach Abstand</translation>
    </message>
    <message>
        <source>with bias</source>
        <translation>mit Bias</translation>
    </message>
    <message>
        <source>+ bias %2 = %1</source>
        <translation>+ Bias %2 = %1</translation>
    </message>
    <message>
        <source>not masked</source>
        <translation>nicht maskiert</translation>
    </message>
    <message>
        <source>hatched: may not be seen</source>
        <translation>schraffiert: nicht sichtbar</translation>
    </message>
    <message>
        <source>mask: window of %1</source>
        <translation>Maske: Fenster von %1</translation>
    </message>
    <message>
        <source>mask: causal</source>
        <translation>Maske: kausal</translation>
    </message>
    <message>
        <source>mask: none</source>
        <translation>Maske: keine</translation>
    </message>
    <message>
        <source>every key may be seen</source>
        <translation>jeder Key ist sichtbar</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>Gewicht %1</translation>
    </message>
    <message>
        <source>weights: rows sum to 1</source>
        <translation>Gewichte: Zeilensumme 1</translation>
    </message>
    <message>
        <source>softmax, sink at %1</source>
        <translation>Softmax, Sink bei %1</translation>
    </message>
    <message>
        <source>weights: rows sum to less than 1</source>
        <translation>Gewichte: Zeilensumme kleiner als 1</translation>
    </message>
    <message>
        <source>softmax</source>
        <translation>Softmax</translation>
    </message>
    <message>
        <source>÷ sum of the row</source>
        <translation>÷ Zeilensumme</translation>
    </message>
    <message>
        <source>to compare: not used</source>
        <translation>zum Vergleich: nicht verwendet</translation>
    </message>
    <message>
        <source>not scaled, not masked</source>
        <translation>nicht skaliert, nicht maskiert</translation>
    </message>
    <message>
        <source>φ = elu + 1; in place of exp(q·k)</source>
        <translation>φ = elu + 1; anstelle von exp(q·k)</translation>
    </message>
    <message>
        <source>cap: %1·tanh(s/%1)</source>
        <translation>Cap: %1·tanh(s/%1)</translation>
    </message>
    <message>
        <source>the model&apos;s soft cap</source>
        <translation>Soft-Cap des Modells</translation>
    </message>
    <message>
        <source>capped</source>
        <translation>begrenzt</translation>
    </message>
    <message>
        <source>capped %1</source>
        <translation>begrenzt %1</translation>
    </message>
</context>
<context>
    <name>StepsView</name>
    <message>
        <source>query (attends)</source>
        <translation>Query (achtet)</translation>
    </message>
    <message>
        <source>key (is attended to)</source>
        <translation>Key (wird beachtet)</translation>
    </message>
</context>
<context>
    <name>WindowState</name>
    <message>
        <source>head of side %1</source>
        <translation>Kopf von Seite %1</translation>
    </message>
    <message>
        <source>factor of side %1</source>
        <translation>Faktor von Seite %1</translation>
    </message>
    <message>
        <source>K/V heads of side %1</source>
        <translation>K/V-Köpfe von Seite %1</translation>
    </message>
    <message>
        <source>mask of side %1</source>
        <translation>Maske von Seite %1</translation>
    </message>
    <message>
        <source>kernel of side %1</source>
        <translation>Kernel von Seite %1</translation>
    </message>
    <message>
        <source>scope of side %1</source>
        <translation>Reichweite von Seite %1</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>second text</source>
        <translation>zweiter Text</translation>
    </message>
    <message>
        <source>special tokens</source>
        <translation>Spezialtoken</translation>
    </message>
    <message>
        <source>text of side B</source>
        <translation>Text von Seite B</translation>
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
        <translation>Darstellung der Karten</translation>
    </message>
    <message>
        <source>setting of the page</source>
        <translation>Einstellung des Blatts</translation>
    </message>
    <message>
        <source>brushed heads</source>
        <translation>markierte Köpfe</translation>
    </message>
    <message>
        <source>pinned heads</source>
        <translation>angeheftete Köpfe</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>fast products</source>
        <translation>schnelle Produkte</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>the key of a score, such as entropy</source>
        <translation>der Schlüssel einer Kennzahl, etwa entropy</translation>
    </message>
</context>
<context>
    <name>headscope::AppearancePage</name>
    <message>
        <source>The same colours for all &amp;models</source>
        <translation>Gleiche Farben für alle &amp;Modelle</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Hoher Kontrast, hell</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Hoher Kontrast, dunkel</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source> pt</source>
        <comment>after the size of text in points</comment>
        <translation> pt</translation>
    </message>
    <message>
        <source>The size that the desktop and the screen ask for</source>
        <translation>Die Größe, die Desktop und Bildschirm vorgeben</translation>
    </message>
    <message>
        <source>&amp;Size of text</source>
        <translation>Schrift&amp;größe</translation>
    </message>
    <message>
        <source>Otherwise each model comes back with the colours that were chosen while it was open.</source>
        <translation>Sonst kommt jedes Modell mit den Farben wieder, die gewählt wurden, während es offen war.</translation>
    </message>
    <message>
        <source>&amp;Colours of the maps</source>
        <translation>Farben der &amp;Karten</translation>
    </message>
</context>
<context>
    <name>headscope::BarTable</name>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
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
        <translation>vorzeitig beendet</translation>
    </message>
</context>
<context>
    <name>headscope::BusyIndicator</name>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Stop (Esc)</source>
        <translation>Anhalten (Esc)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
</context>
<context>
    <name>headscope::CircuitPage</name>
    <message>
        <source>The weights of the heads are being compared…</source>
        <translation>Die Gewichte der Köpfe werden verglichen&#xa0;…</translation>
    </message>
</context>
<context>
    <name>headscope::ColourBar</name>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>von %1 bis %2</translation>
    </message>
    <message>
        <source>Which colour is which weight</source>
        <translation>Welche Farbe für welches Gewicht steht</translation>
    </message>
</context>
<context>
    <name>headscope::CommandPalette</name>
    <message>
        <source>Type a command: &quot;scaling&quot;, &quot;save view&quot;, &quot;dark&quot;</source>
        <translation>Befehl eingeben: „Skalierung“, „Ansicht speichern“, „Dunkel“</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>%1  ✓</source>
        <translation>%1  ✓</translation>
    </message>
    <message>
        <source>Return or a click runs the command</source>
        <translation>Eingabetaste oder Klick führt den Befehl aus</translation>
    </message>
    <message>
        <source>No command has %1 in its name.</source>
        <translation>Kein Befehl hat %1 im Namen.</translation>
    </message>
</context>
<context>
    <name>headscope::ComparisonFigure</name>
    <message>
        <source>Key 0 is left out of the maps; rows are not renormalised.</source>
        <translation>Key 0 ist in den Karten weggelassen; die Zeilen sind nicht neu normiert.</translation>
    </message>
    <message>
        <source>Key 0 is left out of the maps; each row&apos;s other weights are made to sum to 1.</source>
        <translation>Key 0 ist in den Karten weggelassen; die übrigen Gewichte jeder Zeile sind auf Summe 1 gebracht.</translation>
    </message>
    <message>
        <source> · rows sum to %1 to %2, the rest attends to nothing</source>
        <translation> · Zeilensummen %1 bis %2, der Rest achtet auf nichts</translation>
    </message>
    <message>
        <source>by position: the tokens differ</source>
        <translation>nach Position: die Token sind verschieden</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>gemeinsam</translation>
    </message>
    <message>
        <source>own range</source>
        <translation>eigener Bereich</translation>
    </message>
    <message>
        <source>Fast: linear layers multiply numbers rounded to BF16.</source>
        <translation>Schnell: Lineare Schichten multiplizieren auf BF16 gerundete Zahlen.</translation>
    </message>
</context>
<context>
    <name>headscope::ComparisonNumbers</name>
    <message>
        <source>Every token of this text sees one key only.</source>
        <translation>Jedes Token dieses Textes sieht nur einen Key.</translation>
    </message>
    <message>
        <source>Loss over the target</source>
        <translation>Loss über den Zieltext</translation>
    </message>
    <message>
        <source>Loss over the text</source>
        <translation>Loss über den Text</translation>
    </message>
    <message>
        <source>nats/token</source>
        <translation>nat/Token</translation>
    </message>
    <message>
        <source>Mean of −ln p(token) over the tokens after the first.
A side with the scope “this softmax only” has the model&apos;s own: nothing flows on.</source>
        <translation>Mittel von −ln p(Token) über die Token nach dem ersten.
Eine Seite mit der Reichweite „nur dieser Softmax“ hat den Wert des Modells selbst: Nichts wird weitergegeben.</translation>
    </message>
    <message>
        <source>There is no target yet.</source>
        <translation>Es gibt noch keinen Zieltext.</translation>
    </message>
    <message>
        <source>A text of one token predicts nothing.</source>
        <translation>Ein Text aus einem Token sagt nichts voraus.</translation>
    </message>
    <message>
        <source>The models cut text into other tokens: losses per token do not compare.</source>
        <translation>Die Modelle zerlegen Text in verschiedene Token: Der Loss je Token ist nicht vergleichbar.</translation>
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
        <translation>Klasse des Bildes</translation>
    </message>
    <message>
        <source>class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Hidden token at position %1</source>
        <translation>Verdecktes Token an Position %1</translation>
    </message>
    <message>
        <source>mask %1</source>
        <translation>Maske %1</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>Position %1</translation>
    </message>
    <message>
        <source>Next token of the target</source>
        <translation>Nächstes Token des Zieltexts</translation>
    </message>
    <message>
        <source>Next token</source>
        <translation>Nächstes Token</translation>
    </message>
    <message>
        <source>next</source>
        <translation>nächstes</translation>
    </message>
    <message>
        <source>This checkpoint has no classifier: it predicts no class.</source>
        <translation>Dieser Checkpoint hat keinen Klassifikator: Er sagt keine Klasse voraus.</translation>
    </message>
    <message>
        <source>This checkpoint has no output head: it predicts no tokens.</source>
        <translation>Dieser Checkpoint hat keinen Ausgabekopf: Er sagt keine Token voraus.</translation>
    </message>
    <message>
        <source>This model predicts hidden tokens, but its tokenizer has none that stands for them.</source>
        <translation>Dieses Modell sagt verdeckte Token voraus, aber sein Tokenizer hat keines, das für sie steht.</translation>
    </message>
    <message>
        <source>Type %1 to see what the model expects there.</source>
        <translation>%1 eingeben, um zu sehen, was das Modell dort erwartet.</translation>
    </message>
    <message>
        <source>Have special tokens parsed, and type %1 to see what the model expects there.</source>
        <translation>Spezialtoken als Token lesen lassen und %1 eingeben, um zu sehen, was das Modell dort erwartet.</translation>
    </message>
</context>
<context>
    <name>headscope::Composer</name>
    <message>
        <source>Compose a figure</source>
        <translation>Abbildung gestalten</translation>
    </message>
    <message>
        <source>fitted to the window</source>
        <translation>ans Fenster angepasst</translation>
    </message>
    <message>
        <source>in its final size</source>
        <translation>in endgültiger Größe</translation>
    </message>
    <message>
        <source>Save &amp;numbers…</source>
        <translation>Zahlen s&amp;peichern&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern&#xa0;…</translation>
    </message>
    <message>
        <source>%1 × %2 in · PNG %3 × %4 pixels</source>
        <translation>%1 × %2 Zoll · PNG %3 × %4 Pixel</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF-Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG-Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG-Bild (*.png)</translation>
    </message>
    <message>
        <source>Save figure</source>
        <translation>Abbildung speichern</translation>
    </message>
    <message>
        <source>Save the figure&apos;s numbers</source>
        <translation>Zahlen der Abbildung speichern</translation>
    </message>
    <message>
        <source>CSV (*.csv);;TSV, between tabs (*.tsv);;JSON (*.json);;NumPy array (*.npy)</source>
        <translation>CSV (*.csv);;TSV, mit Tabulatoren (*.tsv);;JSON (*.json);;NumPy-Array (*.npy)</translation>
    </message>
    <message>
        <source>Size of the preview</source>
        <translation>Größe der Vorschau</translation>
    </message>
    <message>
        <source>How large the figure is shown here</source>
        <translation>Wie groß die Abbildung hier gezeigt wird</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>As PNG, SVG or PDF</source>
        <translation>Als PNG, SVG oder PDF</translation>
    </message>
    <message>
        <source>The numbers of all parts, as CSV, TSV, JSON or NPY</source>
        <translation>Die Zahlen aller Teile, als CSV, TSV, JSON oder NPY</translation>
    </message>
    <message>
        <source>The figure as a picture, for another program</source>
        <translation>Die Abbildung als Bild, für ein anderes Programm</translation>
    </message>
    <message>
        <source>making a part of the figure</source>
        <translation>Teil der Abbildung wird erstellt</translation>
    </message>
    <message>
        <source>drawing the figure</source>
        <translation>Abbildung wird gezeichnet</translation>
    </message>
    <message>
        <source>writing the figure</source>
        <translation>Abbildung wird geschrieben</translation>
    </message>
    <message>
        <source>Stopped. What is seen may not be what is set.</source>
        <translation>Angehalten. Was zu sehen ist, entspricht vielleicht nicht den Einstellungen.</translation>
    </message>
    <message>
        <source>The figure is saved to %1.</source>
        <translation>Die Abbildung ist in %1 gespeichert.</translation>
    </message>
    <message>
        <source>The numbers are saved to %1.</source>
        <translation>Die Zahlen sind in %1 gespeichert.</translation>
    </message>
    <message>
        <source>The figure is on the clipboard.</source>
        <translation>Die Abbildung ist in der Zwischenablage.</translation>
    </message>
</context>
<context>
    <name>headscope::CostView</name>
    <message>
        <source>projections</source>
        <translation>Projektionen</translation>
    </message>
    <message>
        <source>operations, one layer</source>
        <translation>Op. je Schicht</translation>
    </message>
    <message>
        <source>operations</source>
        <translation>Operationen</translation>
    </message>
    <message>
        <source>scores, mixing</source>
        <translation>Scores, Mischung</translation>
    </message>
    <message>
        <source>softmax</source>
        <translation>Softmax</translation>
    </message>
    <message>
        <source>exponentials, one layer</source>
        <translation>exp je Schicht</translation>
    </message>
    <message>
        <source>exponentials</source>
        <translation>exp-Auswertungen</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>one layer</source>
        <translation>je Schicht</translation>
    </message>
    <message>
        <source>K/V cache</source>
        <translation>K/V-Cache</translation>
    </message>
    <message>
        <source>bytes, all layers</source>
        <translation>Bytes, alle Schichten</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>G = %1</source>
        <translation>G = %1</translation>
    </message>
    <message>
        <source>one head</source>
        <translation>ein Kopf</translation>
    </message>
    <message>
        <source>d_k = %1</source>
        <translation>d_k = %1</translation>
    </message>
    <message>
        <source>projections, G = %1</source>
        <translation>Projektionen, G = %1</translation>
    </message>
    <message>
        <source>scores and mixing</source>
        <translation>Scores und Mischung</translation>
    </message>
    <message>
        <source>softmax, %1 heads</source>
        <translation>Softmax, %1 Köpfe</translation>
    </message>
    <message>
        <source>softmax, one head</source>
        <translation>Softmax, ein Kopf</translation>
    </message>
    <message>
        <source>Operations of one layer against the number of tokens</source>
        <translation>Operationen einer Schicht über der Anzahl der Token</translation>
    </message>
    <message>
        <source>tokens T</source>
        <translation>Token T</translation>
    </message>
    <message>
        <source>2 operations a multiply-add, 1 an exponential; biases, norms and the rest of the softmax are left out. All T × T cells are counted: a causal mask needs about half. The products cost the same whatever H is; only the softmax grows with H. Bars are shares of the largest in their row.</source>
        <translation>2 Operationen je Multiplikation mit Addition, 1 je Exponentialfunktion; Bias, Normen und der Rest des Softmax sind nicht gezählt. Alle T × T Zellen zählen: Eine kausale Maske braucht etwa die Hälfte. Die Produkte kosten bei jedem H gleich viel; nur der Softmax wächst mit H. Balken sind Anteile am größten ihrer Zeile.</translation>
    </message>
    <message>
        <source>What attention costs</source>
        <translation>Was Attention kostet</translation>
    </message>
    <message>
        <source>Operations against the number of tokens</source>
        <translation>Operationen über der Anzahl der Token</translation>
    </message>
    <message>
        <source>A click chooses the number of tokens T</source>
        <translation>Ein Klick wählt die Anzahl der Token T</translation>
    </message>
    <message>
        <source>Point at a number for its formula; click the curves to choose T</source>
        <translation>Auf eine Zahl zeigen: ihre Formel; in die Kurven klicken: T wählen</translation>
    </message>
    <message>
        <source>Open a model: what its attention costs appears here.</source>
        <translation>Ein Modell öffnen: Hier steht dann, was seine Attention kostet.</translation>
    </message>
</context>
<context>
    <name>headscope::CostsPage</name>
    <message>
        <source>%1: expected a whole number from 1 to %2</source>
        <translation>%1: ganze Zahl von 1 bis %2 erwartet</translation>
    </message>
    <message>
        <source>%1, layer %2, this text</source>
        <translation>%1, Schicht %2, dieser Text</translation>
    </message>
    <message>
        <source>A shape of your own; what is not set is that of %1, layer %2</source>
        <translation>Eine eigene Form; was nicht gesetzt ist, kommt von %1, Schicht %2</translation>
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
        <translation>%1 %2: %3</translation>
    </message>
</context>
<context>
    <name>headscope::FactorField</name>
    <message>
        <source>A factor in digits: 0.25, 1/8 or 1/sqrt(32)</source>
        <translation>Ein Faktor in Ziffern: 0.25, 1/8 oder 1/sqrt(32)</translation>
    </message>
    <message>
        <source>a number from 0 to %1, 1/8 or 1/√32</source>
        <translation>eine Zahl von 0 bis %1, 1/8 oder 1/√32</translation>
    </message>
    <message>
        <source>Factor, exact</source>
        <translation>Faktor, genau</translation>
    </message>
</context>
<context>
    <name>headscope::FetchPanel</name>
    <message>
        <source>Good for a class</source>
        <translation>Gut für den Unterricht</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tensoren</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Vorhanden</translation>
    </message>
    <message>
        <source>Get a model</source>
        <translation>Modell holen</translation>
    </message>
    <message>
        <source>OWNER/NAME, or the address of a model&apos;s page</source>
        <translation>EIGENTÜMER/NAME oder die Adresse der Webseite eines Modells</translation>
    </message>
    <message>
        <source>Name of the model</source>
        <translation>Name des Modells</translation>
    </message>
    <message>
        <source>A branch, a tag or a commit may stand behind it: OWNER/NAME@REVISION</source>
        <translation>Dahinter kann ein Branch, ein Tag oder ein Commit stehen: EIGENTÜMER/NAME@REVISION</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Nachsehen</translation>
    </message>
    <message>
        <source>Ask what the model has, and how large it is</source>
        <translation>Fragen, was das Modell hat und wie groß es ist</translation>
    </message>
    <message>
        <source>Models that are good for a class</source>
        <translation>Modelle, die sich für den Unterricht eignen</translation>
    </message>
    <message>
        <source>Which files of the model are fetched</source>
        <translation>Welche Dateien des Modells geholt werden</translation>
    </message>
    <message>
        <source>Files to fetch</source>
        <translation>Zu holende Dateien</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>A download stops then; what has come is kept</source>
        <translation>Ein Download hält dann an; was schon da ist, bleibt</translation>
    </message>
    <message>
        <source>&amp;Get</source>
        <translation>&amp;Holen</translation>
    </message>
    <message>
        <source>Look asks %1, and nothing before does. Files go to %2.</source>
        <translation>Erst „Nachsehen“ fragt bei %1 an. Dateien kommen nach %2.</translation>
    </message>
    <message>
        <source>asking what the model has</source>
        <translation>Modell wird abgefragt</translation>
    </message>
    <message>
        <source>%1 · commit %2 · licence: %3</source>
        <translation>%1 · Commit %2 · Lizenz: %3</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Get the rest, %1</source>
        <translation>Rest &amp;holen, %1</translation>
    </message>
    <message>
        <source>&amp;Get %1</source>
        <translation>%1 &amp;holen</translation>
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
        <translation>ja</translation>
    </message>
    <message>
        <source>in part</source>
        <translation>teilweise</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Fetch the files that are listed</source>
        <translation>Die aufgeführten Dateien holen</translation>
    </message>
</context>
<context>
    <name>headscope::FigurePage</name>
    <message>
        <source>masked</source>
        <translation>maskiert</translation>
    </message>
    <message>
        <source>query %1 → key %2    %3</source>
        <translation>Query %1 → Key %2    %3</translation>
    </message>
</context>
<context>
    <name>headscope::FrozenPicture</name>
    <message>
        <source>Frozen picture of the window</source>
        <translation>Eingefrorenes Bild des Fensters</translation>
    </message>
    <message>
        <source>Frozen · F7, Escape or a click goes on</source>
        <translation>Eingefroren · F7, Esc oder ein Klick setzt fort</translation>
    </message>
</context>
<context>
    <name>headscope::GeometryView</name>
    <message>
        <source>%1 %2: symmetric %3, antisymmetric %4; rank %5 of %6</source>
        <translation>%1 %2: symmetrisch %3, antisymmetrisch %4; Rang %5 von %6</translation>
    </message>
    <message>
        <source>%1: smallest %2°, overlap %3 (at random %4)</source>
        <translation>%1: kleinster %2°, Überlappung %3 (zufällig %4)</translation>
    </message>
    <message>
        <source>Angles of subspaces</source>
        <translation>Winkel von Unterräumen</translation>
    </message>
    <message>
        <source>Principal angles between what two heads&apos; W_Q (and W_K) read, smallest first: 0° is a direction that both have, 90° one that the other has nothing of. Overlap is the mean squared cosine.</source>
        <translation>Hauptwinkel zwischen dem, was W_Q (und W_K) zweier Köpfe lesen, kleinster zuerst: 0° ist eine Richtung, die beide haben, 90° eine, von der der andere nichts hat. Überlappung ist der mittlere quadrierte Kosinus.</translation>
    </message>
    <message>
        <source>Principal angles between two heads</source>
        <translation>Hauptwinkel zwischen zwei Köpfen</translation>
    </message>
    <message>
        <source>Shares of |M|² of M = W_Q W_Kᵀ, as M = (M + Mᵀ)/2 + (M − Mᵀ)/2. A symmetric form scores two tokens alike whichever of them attends; a form that points at random has half of each.</source>
        <translation>Anteile an |M|² von M = W_Q W_Kᵀ, als M = (M + Mᵀ)/2 + (M − Mᵀ)/2. Eine symmetrische Form bewertet zwei Token gleich, welches auch immer auf das andere achtet; eine zufällig gerichtete Form hat von beidem die Hälfte.</translation>
    </message>
    <message>
        <source>index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>degrees</source>
        <translation>Grad</translation>
    </message>
    <message>
        <source>queries</source>
        <translation>Querys</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>Keys</translation>
    </message>
</context>
<context>
    <name>headscope::GroupCostsView</name>
    <message>
        <source>What grouping costs</source>
        <translation>Was Gruppieren kostet</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Loss</translation>
    </message>
    <message>
        <source>Mean of −ln p(next token) over the text, nats per predicted token</source>
        <translation>Mittel von −ln p(nächstes Token) über den Text, nat je vorhergesagtem Token</translation>
    </message>
    <message>
        <source>KL</source>
        <translation>KL</translation>
    </message>
    <message>
        <source>Mean over positions of KL(own model ‖ grouped model) of the predicted distribution, nats</source>
        <translation>Mittel über die Positionen von KL(eigenes Modell ‖ gruppiertes Modell) der vorhergesagten Verteilung, in nat</translation>
    </message>
    <message>
        <source>states</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <source>Mean over positions of ‖h′ − h‖ / ‖h‖ of the last states: also where nothing is predicted</source>
        <translation>Mittel über die Positionen von ‖h′ − h‖ / ‖h‖ der letzten Zustände: auch dort, wo nichts vorhergesagt wird</translation>
    </message>
    <message>
        <source>What grouping costs, against the number of K/V heads</source>
        <translation>Was Gruppieren kostet, über der Anzahl der K/V-Köpfe</translation>
    </message>
    <message>
        <source>K/V heads G, in every layer</source>
        <translation>K/V-Köpfe G, in jeder Schicht</translation>
    </message>
    <message>
        <source>mean loss (nats per token)</source>
        <translation>mittlerer Loss (nat je Token)</translation>
    </message>
    <message>
        <source>KL (nats)</source>
        <translation>KL (nat)</translation>
    </message>
    <message>
        <source>‖h′ − h‖ / ‖h‖</source>
        <translation>‖h′ − h‖ / ‖h‖</translation>
    </message>
    <message>
        <source>This model has no such number on this text.</source>
        <translation>Dieses Modell hat bei diesem Text keine solche Zahl.</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Wird berechnet&#xa0;…</translation>
    </message>
    <message>
        <source>mean of heads</source>
        <translation>Mittel der Köpfe</translation>
    </message>
    <message>
        <source>first head</source>
        <translation>erster Kopf</translation>
    </message>
    <message>
        <source>The model&apos;s own K/V heads: nothing is lost.</source>
        <translation>Die K/V-Köpfe des Modells: Nichts geht verloren.</translation>
    </message>
    <message>
        <source>The model&apos;s own K/V heads: loss %1 nats per token, nothing is lost.</source>
        <translation>Die K/V-Köpfe des Modells: Loss %1 nat je Token, nichts geht verloren.</translation>
    </message>
    <message>
        <source>The whole model is run with this grouping…</source>
        <translation>Das ganze Modell wird mit dieser Gruppierung gerechnet&#xa0;…</translation>
    </message>
    <message>
        <source>Loss %1 → %2 nats per token (%3).</source>
        <translation>Loss %1 → %2 nat je Token (%3).</translation>
    </message>
    <message>
        <source>KL(own ‖ grouped) %1 nats, mean over the hidden tokens.</source>
        <translation>KL(eigenes ‖ gruppiertes) %1 nat, Mittel über die verdeckten Token.</translation>
    </message>
    <message>
        <source>KL(own ‖ grouped) %1 nats, mean over all positions.</source>
        <translation>KL(eigenes ‖ gruppiertes) %1 nat, Mittel über alle Positionen.</translation>
    </message>
    <message>
        <source>This model predicts nothing here; its last states change by %1 (‖h′ − h‖ / ‖h‖).</source>
        <translation>Dieses Modell sagt hier nichts voraus; seine letzten Zustände ändern sich um %1 (‖h′ − h‖ / ‖h‖).</translation>
    </message>
</context>
<context>
    <name>headscope::GroupDistancePlot</name>
    <message>
        <source>Distances within and between K/V groups</source>
        <translation>Abstände innerhalb und zwischen K/V-Gruppen</translation>
    </message>
    <message>
        <source>Within K/V groups %1, mean of %2. Between groups of one layer %3, mean of %4. %5</source>
        <translation>Innerhalb der K/V-Gruppen %1, Mittel über %2. Zwischen Gruppen einer Schicht %3, Mittel über %4. %5</translation>
    </message>
    <message>
        <source>Every layer has one head: there are no pairs in a layer.</source>
        <translation>Jede Schicht hat einen Kopf: Es gibt keine Paare in einer Schicht.</translation>
    </message>
    <message>
        <source>Every head has keys and values of its own in this model: no two share a group.</source>
        <translation>In diesem Modell hat jeder Kopf eigene Keys und Values: Keine zwei teilen eine Gruppe.</translation>
    </message>
    <message>
        <source>All heads of a layer read the same K/V head in this model: there are no other groups.</source>
        <translation>In diesem Modell lesen alle Köpfe einer Schicht denselben K/V-Kopf: Es gibt keine anderen Gruppen.</translation>
    </message>
    <message>
        <source>L%1 · within %2 (%3) · between %4 (%5)</source>
        <translation>L%1 · innerhalb %2 (%3) · zwischen %4 (%5)</translation>
    </message>
    <message>
        <source>within K/V groups</source>
        <translation>innerhalb der K/V-Gruppen</translation>
    </message>
    <message>
        <source>between groups</source>
        <translation>zwischen den Gruppen</translation>
    </message>
    <message>
        <source>mean of %1</source>
        <translation>Mittel über %1</translation>
    </message>
    <message>
        <source>nats</source>
        <translation>nat</translation>
    </message>
    <message>
        <source>all layers</source>
        <translation>alle Schichten</translation>
    </message>
    <message>
        <source>mean distances in nats over %1</source>
        <translation>mittlere Abstände in nat (%1)</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>within groups</source>
        <translation>innerhalb der Gruppen</translation>
    </message>
    <message>
        <source>pairs within</source>
        <translation>Paare innerhalb</translation>
    </message>
    <message>
        <source>pairs between</source>
        <translation>Paare zwischen</translation>
    </message>
    <message>
        <source>mean Jensen-Shannon divergence of a layer&apos;s pairs, nats</source>
        <translation>mittlere Jensen-Shannon-Divergenz der Paare einer Schicht, nat</translation>
    </message>
    <message>
        <source>mean divergence of a layer&apos;s pairs, nats</source>
        <translation>mittlere Divergenz der Paare einer Schicht, nat</translation>
    </message>
</context>
<context>
    <name>headscope::GroupNumbers</name>
    <message>
        <source>in</source>
        <translation>in</translation>
    </message>
    <message>
        <source>What it saves</source>
        <translation>Was es spart</translation>
    </message>
    <message>
        <source>What it costs: rerun, no further training</source>
        <translation>Was es kostet: ganzes Modell, ohne weiteres Training</translation>
    </message>
    <message>
        <source>Inside a group</source>
        <translation>Innerhalb einer Gruppe</translation>
    </message>
    <message>
        <source>Length of the cache</source>
        <translation>Länge des Caches</translation>
    </message>
    <message>
        <source>The length, in tokens, that the cache is computed for</source>
        <translation>Die Länge in Token, für die der Cache berechnet wird</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> Token</translation>
    </message>
    <message>
        <source>What each number of the cache is kept in</source>
        <translation>Worin jede Zahl des Caches gespeichert ist</translation>
    </message>
    <message>
        <source>Cache of</source>
        <translation>Cache für</translation>
    </message>
    <message>
        <source>%1: every group is one K/V head of the model, so that nothing is pooled. </source>
        <translation>%1: Jede Gruppe ist ein K/V-Kopf des Modells, es wird also nichts zusammengefasst. </translation>
    </message>
    <message>
        <source>%1: mean spread %2. </source>
        <translation>%1: mittlere Streuung %2. </translation>
    </message>
    <message>
        <source>Keys and values: mean over tokens and members of ‖x_h − m‖ / ‖m‖, m the mean of the group&apos;s members in the model itself. Maps: mean Jensen-Shannon divergence of each two query heads&apos; own maps, at most ln 2 = 0.693.</source>
        <translation>Keys und Values: Mittel über Token und Mitglieder von ‖x_h − m‖ / ‖m‖, m das Mittel der Mitglieder der Gruppe im Modell selbst. Karten: mittlere Jensen-Shannon-Divergenz der Karten je zweier Query-Köpfe, höchstens ln 2 = 0.693.</translation>
    </message>
    <message>
        <source>G / H = %1 / %2: %3 of multi-head attention&apos;s keys and values, %4 of this model&apos;s own.</source>
        <translation>G / H = %1 / %2: %3 der Keys und Values von Multi-Head-Attention, %4 von denen dieses Modells.</translation>
    </message>
    <message>
        <source> This attention keeps no cache between tokens: the bytes are those of one pass.</source>
        <translation> Diese Attention behält zwischen den Token keinen Cache: Die Bytes sind die eines Durchlaufs.</translation>
    </message>
    <message>
        <source>Numbers of the groups</source>
        <translation>Zahlen zu den Gruppen</translation>
    </message>
    <message>
        <source>What grouping saves</source>
        <translation>Was Gruppieren spart</translation>
    </message>
    <message>
        <source>Distances inside each group</source>
        <translation>Abstände innerhalb jeder Gruppe</translation>
    </message>
</context>
<context>
    <name>headscope::GroupSheets</name>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>after</source>
        <translation>nachher</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Maps of all heads of the layer</source>
        <translation>Karten aller Köpfe der Schicht</translation>
    </message>
    <message>
        <source>Differences of all heads of the layer</source>
        <translation>Differenzen aller Köpfe der Schicht</translation>
    </message>
    <message>
        <source>H%1</source>
        <translation>H%1</translation>
    </message>
    <message>
        <source>%1 KV %2</source>
        <translation>KV&#xa0;%2 %1</translation>
    </message>
    <message>
        <source>diff.</source>
        <translation>Diff.</translation>
    </message>
    <message>
        <source>weights, one range for all</source>
        <translation>Gewichte, ein Bereich für alle</translation>
    </message>
    <message>
        <source>after − before, one range for all</source>
        <translation>nachher − vorher, ein Bereich für alle</translation>
    </message>
    <message>
        <source>%1: masked</source>
        <translation>%1: maskiert</translation>
    </message>
    <message>
        <source>%1: before %2, after %3, difference %4</source>
        <translation>%1: vorher %2, nachher %3, Differenz %4</translation>
    </message>
</context>
<context>
    <name>headscope::GroupsPage</name>
    <message>
        <source>Computing…</source>
        <translation>Wird berechnet&#xa0;…</translation>
    </message>
    <message>
        <source>L%1, G = %2</source>
        <translation>L%1, G = %2</translation>
    </message>
    <message>
        <source>the first %1 of %2 queries and %3 of %4 keys, as more do not fit into memory</source>
        <translation>die ersten %1 von %2 Querys und %3 von %4 Keys, denn mehr passen nicht in den Speicher</translation>
    </message>
</context>
<context>
    <name>headscope::GroupsView</name>
    <message>
        <source>layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Use for side B</source>
        <translation>Für Seite B</translation>
    </message>
    <message>
        <source>K/V heads G</source>
        <translation>K/V-Köpfe G</translation>
    </message>
    <message>
        <source>How many key/value heads the query heads share: the model&apos;s own at the left, down to one for all.
Fewer are made by pooling neighbouring ones.</source>
        <translation>Wie viele Key/Value-Köpfe die Query-Köpfe sich teilen: links die des Modells, bis hinab zu einem für alle.
Weniger entstehen, indem benachbarte zusammengefasst werden.</translation>
    </message>
    <message>
        <source>Pooling</source>
        <translation>Pooling</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>The key and value heads of a group become their mean</source>
        <translation>Aus den Key- und Value-Köpfen einer Gruppe wird ihr Mittel</translation>
    </message>
    <message>
        <source>first head</source>
        <translation>erster Kopf</translation>
    </message>
    <message>
        <source>The first key and value head of a group stands for all</source>
        <translation>Der erste Key- und Value-Kopf einer Gruppe steht für alle</translation>
    </message>
    <message>
        <source>Whose heads are shown. The numbers of what is saved and lost are of all layers.</source>
        <translation>Wessen Köpfe gezeigt werden. Die Zahlen zu Ersparnis und Verlust gelten für alle Schichten.</translation>
    </message>
    <message>
        <source>Scope of the maps</source>
        <translation>Reichweite der Karten</translation>
    </message>
    <message>
        <source>rescore</source>
        <translation>dieser Softmax</translation>
    </message>
    <message>
        <source>Rescore, this softmax only: the queries and keys of the model&apos;s own run, pooled in this layer; nothing flows on</source>
        <translation>Nur dieser Softmax: Querys und Keys aus dem Lauf des Modells, in dieser Schicht zusammengefasst; nichts wird weitergegeben</translation>
    </message>
    <message>
        <source>rerun</source>
        <translation>ganzes Modell</translation>
    </message>
    <message>
        <source>Rerun: the whole model with this grouping in every layer</source>
        <translation>Ganzes Modell: neu gerechnet mit dieser Gruppierung in jeder Schicht</translation>
    </message>
    <message>
        <source>Side B becomes side A&apos;s head with this grouping and this scope</source>
        <translation>Seite B bekommt den Kopf von Seite A mit dieser Gruppierung und dieser Reichweite</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>Weights with the model&apos;s own K/V heads</source>
        <translation>Gewichte mit den K/V-Köpfen des Modells</translation>
    </message>
    <message>
        <source>after</source>
        <translation>nachher</translation>
    </message>
    <message>
        <source>Weights with the grouping</source>
        <translation>Gewichte mit der Gruppierung</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>After minus before, cell by cell</source>
        <translation>Nachher minus vorher, Zelle für Zelle</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Before, after and difference, a column for each head</source>
        <translation>Vorher, nachher und Differenz, eine Spalte je Kopf</translation>
    </message>
    <message>
        <source>Part of the page</source>
        <translation>Teil des Blatts</translation>
    </message>
    <message>
        <source>maps</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>The maps of all heads of the layer</source>
        <translation>Die Karten aller Köpfe der Schicht</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>What grouping saves, what it costs, the spread inside a group</source>
        <translation>Was Gruppieren spart, was es kostet, die Streuung innerhalb einer Gruppe</translation>
    </message>
    <message>
        <source>Open a model and type a text: what fewer key/value heads save and cost appears here.</source>
        <translation>Ein Modell öffnen und einen Text eingeben: Hier steht dann, was weniger Key/Value-Köpfe sparen und kosten.</translation>
    </message>
    <message>
        <source>%1 does not divide the model&apos;s %2 K/V heads, so that these are shown</source>
        <translation>%1 teilt die %2 K/V-Köpfe des Modells nicht, daher werden diese gezeigt</translation>
    </message>
    <message numerus="yes">
        <source>%n query heads, 1 K/V head (%1): the model&apos;s own, nothing to pool</source>
        <translation>
            <numerusform>%n Query-Kopf, 1 K/V-Kopf (%1): wie im Modell, nichts zusammenzufassen</numerusform>
            <numerusform>%n Query-Köpfe, 1 K/V-Kopf (%1): wie im Modell, nichts zusammenzufassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n query heads, %1 K/V heads (%2): the model&apos;s own</source>
        <translation>
            <numerusform>%n Query-Kopf, %1 K/V-Köpfe (%2): wie im Modell</numerusform>
            <numerusform>%n Query-Köpfe, %1 K/V-Köpfe (%2): wie im Modell</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n query heads, %1 of %2 K/V heads (%3), pooled by %4</source>
        <translation>
            <numerusform>%n Query-Kopf, %1 von %2 K/V-Köpfen (%3), Pooling: %4</numerusform>
            <numerusform>%n Query-Köpfe, %1 von %2 K/V-Köpfen (%3), Pooling: %4</numerusform>
        </translation>
    </message>
    <message>
        <source>the maps are still those of the choice before</source>
        <translation>die Karten sind noch die der vorigen Wahl</translation>
    </message>
    <message>
        <source>rerun: the whole model with this grouping in every layer</source>
        <translation>ganzes Modell, mit dieser Gruppierung in jeder Schicht</translation>
    </message>
    <message>
        <source>rescore: this softmax only</source>
        <translation>nur dieser Softmax</translation>
    </message>
    <message>
        <source>no further training (Ainslie et al. 2023)</source>
        <translation>ohne weiteres Training (Ainslie et al. 2023)</translation>
    </message>
    <message>
        <source>factor and mask are the model&apos;s own</source>
        <translation>Faktor und Maske wie im Modell</translation>
    </message>
    <message>
        <source>%1 = the model&apos;s own (%2)</source>
        <translation>%1 = wie im Modell (%2)</translation>
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
        <translation>Köpfe mit dem größten Gewicht</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Click: side A. Right- or Shift-click: side B. Keys: up, down, Return, Shift+Return</source>
        <translation>Klick: Seite A. Rechts- oder Umschalt-Klick: Seite B. Tasten: auf, ab, Eingabe, Umschalt+Eingabe</translation>
    </message>
    <message>
        <source>head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>headscope::HeadCanvas</name>
    <message>
        <source>Heads</source>
        <translation>Köpfe</translation>
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
        <translation>Seite %1: %2.</translation>
    </message>
    <message>
        <source>Side A: %1. Side B: %2.</source>
        <translation>Seite A: %1. Seite B: %2.</translation>
    </message>
</context>
<context>
    <name>headscope::HeadColourBar</name>
    <message>
        <source>Hatched: no value (heads: %1)</source>
        <translation>Schraffiert: kein Wert (Köpfe: %1)</translation>
    </message>
    <message>
        <source>%1: colours from %2 to %3 %4</source>
        <translation>%1: Farben von %2 bis %3 %4</translation>
    </message>
</context>
<context>
    <name>headscope::HeadMapBar</name>
    <message>
        <source>colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>sort</source>
        <translation>Ordnung</translation>
    </message>
    <message>
        <source>What heads are coloured by: their maps, or one score</source>
        <translation>Wonach Köpfe gefärbt sind: nach ihren Karten oder einer Kennzahl</translation>
    </message>
    <message>
        <source>By place: layer under layer. By a score: the highest first, undefined ones last</source>
        <translation>Nach Ort: Schicht unter Schicht. Nach Kennzahl: höchste zuerst, undefinierte zuletzt</translation>
    </message>
    <message>
        <source>Colour, sort</source>
        <translation>Farbe, Ordnung</translation>
    </message>
    <message>
        <source>map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Ordnung</translation>
    </message>
</context>
<context>
    <name>headscope::HeadMapView</name>
    <message>
        <source>Encoder</source>
        <translation>Encoder</translation>
    </message>
    <message>
        <source>The source reads itself, in both directions</source>
        <translation>Der Quelltext liest sich selbst, in beide Richtungen</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Cross</translation>
    </message>
    <message>
        <source>The target (queries) reads the source (keys)</source>
        <translation>Der Zieltext (Querys) liest den Quelltext (Keys)</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>Decoder</translation>
    </message>
    <message>
        <source>The target reads itself</source>
        <translation>Der Zieltext liest sich selbst</translation>
    </message>
    <message>
        <source>Whose heads</source>
        <translation>Wessen Köpfe</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Heads of side A on its text</source>
        <translation>Köpfe von Seite A bei ihrem Text</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Heads of side B on its text</source>
        <translation>Köpfe von Seite B bei ihrem Text</translation>
    </message>
    <message>
        <source>Kind of attention</source>
        <translation>Art der Attention</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>highest first</source>
        <translation>höchste zuerst</translation>
    </message>
    <message>
        <source>highest %1 first</source>
        <translation>nach %1, höchste zuerst</translation>
    </message>
    <message>
        <source>click or arrows: A</source>
        <translation>Klick oder Pfeiltasten: A</translation>
    </message>
    <message>
        <source>click or arrows: B</source>
        <translation>Klick oder Pfeiltasten: B</translation>
    </message>
    <message>
        <source>The sides have two models: choose over the map whose heads are shown.</source>
        <translation>Die Seiten haben zwei Modelle: Über der Karte lässt sich wählen, wessen Köpfe gezeigt werden.</translation>
    </message>
    <message>
        <source>click: A · right-click: B · arrows move</source>
        <translation>Klick: A · Rechtsklick: B · Pfeiltasten bewegen</translation>
    </message>
    <message>
        <source>Click a head for side A, right-click or Shift-click one for side B.
The arrow keys move A&apos;s head, with Shift B&apos;s.
Ctrl-click or drag a rectangle to brush heads; Escape ends it.
Middle click or P pins a head.</source>
        <translation>Klick auf einen Kopf: Seite A, Rechtsklick oder Umschalt-Klick: Seite B.
Die Pfeiltasten bewegen den Kopf von A, mit Umschalt den von B.
Strg-Klick oder ein Rechteck ziehen: Köpfe markieren; Esc hebt die Markierung auf.
Mittelklick oder P heftet einen Kopf an.</translation>
    </message>
</context>
<context>
    <name>headscope::HeadPairsView</name>
    <message>
        <source>What is compared</source>
        <translation>Was verglichen wird</translation>
    </message>
    <message>
        <source>Pairs of heads</source>
        <translation>Paare von Köpfen</translation>
    </message>
    <message>
        <source>click a row: A · right-click: B · wheel zooms</source>
        <translation>Klick auf eine Zeile: A · Rechtsklick: B · Mausrad zoomt</translation>
    </message>
    <message>
        <source>head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>later head</source>
        <translation>späterer Kopf</translation>
    </message>
    <message>
        <source>earlier head</source>
        <translation>früherer Kopf</translation>
    </message>
    <message>
        <source>%1: %2 Random matrices give %3. From the weights alone, the norm in front folded in.</source>
        <translation>%1: %2 Zufall: %3. Nur aus den Gewichten, samt Norm davor.</translation>
    </message>
    <message>
        <source>not defined: no earlier layer</source>
        <translation>nicht definiert: keine frühere Schicht</translation>
    </message>
    <message>
        <source>%1 and %2 · %3</source>
        <translation>%1 und %2 · %3</translation>
    </message>
    <message>
        <source>%1 reads %2 · %3</source>
        <translation>%1 liest %2 · %3</translation>
    </message>
</context>
<context>
    <name>headscope::HeadPicker</name>
    <message>
        <source>Show as side B</source>
        <translation>Als Seite B zeigen</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Take out of the brush</source>
        <translation>Aus der Markierung nehmen</translation>
    </message>
    <message>
        <source>Add to the brush</source>
        <translation>Zur Markierung hinzufügen</translation>
    </message>
</context>
<context>
    <name>headscope::HeadPlane</name>
    <message>
        <source>Heads in the plane, near where they attend alike</source>
        <translation>Köpfe in der Ebene, nah beieinander, wenn sie auf Ähnliches achten</translation>
    </message>
    <message>
        <source>A map of the heads needs at least three.</source>
        <translation>Eine Karte der Köpfe braucht mindestens drei.</translation>
    </message>
    <message>
        <source>All heads attend in the same way on this text: there is no distance to draw.</source>
        <translation>Bei diesem Text achten alle Köpfe auf dasselbe: Es gibt keinen Abstand zu zeichnen.</translation>
    </message>
    <message>
        <source>the plane holds %1 % of the squared distances</source>
        <translation>die Ebene erfasst %1&#xa0;% der quadrierten Abstände</translation>
    </message>
    <message>
        <source>Classical scaling (Torgerson 1952): the two largest eigenvalues, as a share of the sum of all positive ones. What is missing may set heads apart that look close here.</source>
        <translation>Klassische multidimensionale Skalierung (Torgerson 1952): die beiden größten Eigenwerte als Anteil an der Summe aller positiven. Was fehlt, kann Köpfe trennen, die hier nah beieinander liegen.</translation>
    </message>
    <message>
        <source>%1 nats</source>
        <translation>%1 nat</translation>
    </message>
    <message>
        <source>head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>x (nats)</source>
        <translation>x (nat)</translation>
    </message>
    <message>
        <source>y (nats)</source>
        <translation>y (nat)</translation>
    </message>
</context>
<context>
    <name>headscope::HeadScorePanel</name>
    <message>
        <source>reads K/V head %1</source>
        <translation>liest K/V-Kopf %1</translation>
    </message>
    <message>
        <source>not among these scores</source>
        <translation>nicht unter diesen Kennzahlen</translation>
    </message>
</context>
<context>
    <name>headscope::Heatmap</name>
    <message>
        <source>key (is attended to)</source>
        <translation>Key (wird beachtet)</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>query (attends)</source>
        <translation>Query (achtet)</translation>
    </message>
    <message>
        <source>query</source>
        <translation>Query</translation>
    </message>
</context>
<context>
    <name>headscope::HeatmapView</name>
    <message>
        <source>masked</source>
        <translation>maskiert</translation>
    </message>
    <message>
        <source>Attention maps</source>
        <translation>Attention-Karten</translation>
    </message>
    <message>
        <source>Type a text and choose a head: its attention map appears here.</source>
        <translation>Einen Text eingeben und einen Kopf wählen: Hier erscheint dann seine Attention-Karte.</translation>
    </message>
    <message>
        <source>query %1: %2</source>
        <translation>Query %1: %2</translation>
    </message>
    <message>
        <source>key %1: %2</source>
        <translation>Key %1: %2</translation>
    </message>
</context>
<context>
    <name>headscope::HubRequest</name>
    <message>
        <source>it redirects without end</source>
        <translation>endlose Weiterleitung</translation>
    </message>
    <message>
        <source>it redirects to &quot;%1&quot;, which is not followed</source>
        <translation>Weiterleitung nach „%1“, der nicht gefolgt wird</translation>
    </message>
    <message>
        <source>nothing came for %1 seconds</source>
        <translation>%1 Sekunden lang keine Daten</translation>
    </message>
</context>
<context>
    <name>headscope::JobRunner</name>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>Dafür reicht der Speicher nicht.</translation>
    </message>
</context>
<context>
    <name>headscope::Joined</name>
    <message>
        <source>%1: %2</source>
        <comment>a name and its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts that may be lists</comment>
        <translation>; </translation>
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
        <translation>„%1“</translation>
    </message>
</context>
<context>
    <name>headscope::KeptSettings</name>
    <message>
        <source>Settings can not be kept for the next start: %1</source>
        <translation>Einstellungen können nicht für den nächsten Start behalten werden: %1</translation>
    </message>
</context>
<context>
    <name>headscope::KernelControls</name>
    <message>
        <source>The head of side A</source>
        <translation>Der Kopf von Seite A</translation>
    </message>
    <message>
        <source>The head of side B</source>
        <translation>Der Kopf von Seite B</translation>
    </message>
    <message>
        <source>Size of the tiles</source>
        <translation>Größe der Kacheln</translation>
    </message>
    <message>
        <source>How many queries and keys a tile has</source>
        <translation>Wie viele Querys und Keys eine Kachel hat</translation>
    </message>
    <message>
        <source>Width of the window</source>
        <translation>Breite des Fensters</translation>
    </message>
    <message>
        <source>How many keys a query sees, its own position included</source>
        <translation>Wie viele Keys eine Query sieht, die eigene Position eingeschlossen</translation>
    </message>
    <message>
        <source>Logit of the sink</source>
        <translation>Logit des Sinks</translation>
    </message>
    <message>
        <source>The sink&apos;s score, beside the factored scores of the keys</source>
        <translation>Der Score des Sinks, neben den mit dem Faktor multiplizierten Scores der Keys</translation>
    </message>
    <message>
        <source>Whose head</source>
        <translation>Wessen Kopf</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Kacheln</translation>
    </message>
    <message>
        <source>The same softmax, tile by tile: FlashAttention (Dao et al. 2022). Exact</source>
        <translation>Derselbe Softmax, Kachel für Kachel: FlashAttention (Dao et al. 2022). Exakt</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linear</translation>
    </message>
    <message>
        <source>φ(q)·φ(k) in place of exp(q·k), φ(x) = elu(x) + 1 (Katharopoulos et al. 2020)</source>
        <translation>φ(q)·φ(k) anstelle von exp(q·k), φ(x) = elu(x) + 1 (Katharopoulos et al. 2020)</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Every query sees the last few keys only (Mistral)</source>
        <translation>Jede Query sieht nur die letzten Keys (Mistral)</translation>
    </message>
    <message>
        <source>Sink</source>
        <translation>Sink</translation>
    </message>
    <message>
        <source>One more score that belongs to no key (Xiao et al. 2023)</source>
        <translation>Ein weiterer Score, der zu keinem Key gehört (Xiao et al. 2023)</translation>
    </message>
    <message>
        <source>Use for side B</source>
        <translation>Für Seite B</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Kachel</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>φ(q)·φ(k) of the rotated, undivided q and k of a model trained with a softmax; no further training</source>
        <translation>φ(q)·φ(k) mit den rotierten, nicht geteilten q und k eines Modells, das mit Softmax trainiert wurde; ohne weiteres Training</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>keys, the query&apos;s own included</source>
        <translation>Keys, der eigene der Query eingeschlossen</translation>
    </message>
    <message>
        <source>Logit</source>
        <translation>Logit</translation>
    </message>
    <message>
        <source>a score of no key: what it takes attends to nothing</source>
        <translation>ein Score ohne Key: Was er nimmt, achtet auf nichts</translation>
    </message>
    <message>
        <source>Give side B this kernel, to compare it in maps and numbers</source>
        <translation>Seite B diesen Kernel geben, um ihn in Karten und Zahlen zu vergleichen</translation>
    </message>
</context>
<context>
    <name>headscope::KernelEditor</name>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>softmax</source>
        <translation>Softmax</translation>
    </message>
    <message>
        <source>softmax + sink</source>
        <translation>Softmax + Sink</translation>
    </message>
    <message>
        <source>linear (elu + 1)</source>
        <translation>linear (elu + 1)</translation>
    </message>
    <message>
        <source>exp of the scores, divided by its sum over the allowed keys</source>
        <translation>exp der Scores, geteilt durch die Summe über die erlaubten Keys</translation>
    </message>
    <message>
        <source>One more score, which belongs to no key: what it takes attends to nothing, and rows sum to less than 1</source>
        <translation>Ein weiterer Score, der zu keinem Key gehört: Was er nimmt, achtet auf nichts, und die Zeilensummen sind kleiner als 1</translation>
    </message>
    <message>
        <source>φ(q)·φ(k) in place of exp(q·k), φ(x) = elu(x) + 1, of the rotated, undivided q and k: no factor, no cap, no bias, no further training</source>
        <translation>φ(q)·φ(k) anstelle von exp(q·k), φ(x) = elu(x) + 1, mit den rotierten, nicht geteilten q und k: kein Faktor, kein Cap, kein Bias, ohne weiteres Training</translation>
    </message>
    <message>
        <source>How the scores of a row become its weights</source>
        <translation>Wie aus den Scores einer Zeile ihre Gewichte werden</translation>
    </message>
    <message>
        <source>Logit of the sink</source>
        <translation>Logit des Sinks</translation>
    </message>
    <message>
        <source>The sink&apos;s score, beside the factored scores of the keys</source>
        <translation>Der Score des Sinks, neben den mit dem Faktor multiplizierten Scores der Keys</translation>
    </message>
    <message>
        <source>What makes weights of the scores</source>
        <translation>Was aus den Scores Gewichte macht</translation>
    </message>
</context>
<context>
    <name>headscope::KernelsPage</name>
    <message>
        <source>Measured here, one thread, d_k = %1</source>
        <translation>Hier gemessen, ein Thread, d_k = %1</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Being measured…</source>
        <translation>Wird gemessen&#xa0;…</translation>
    </message>
    <message>
        <source>Memory by formula</source>
        <translation>Speicher nach Formel</translation>
    </message>
    <message>
        <source>kB</source>
        <translation>kB</translation>
    </message>
    <message>
        <source>softmax</source>
        <translation>Softmax</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>linear</translation>
    </message>
    <message>
        <source>tiles of %1</source>
        <translation>Kacheln von %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>weights of the tiled softmax, %1 × %1</source>
        <translation>Gewichte des gekachelten Softmax, %1 × %1</translation>
    </message>
    <message>
        <source>%1 tiles are computed, %2 skipped (crossed out): nobody may see a key there. Equal to the plain softmax: largest difference %3 of a weight, %4 of an output. </source>
        <translation>%1 Kacheln werden berechnet, %2 übersprungen (durchgestrichen): Dort ist kein Key sichtbar. Gleich dem gewöhnlichen Softmax: größte Abweichung %3 bei einem Gewicht, %4 bei einer Ausgabe. </translation>
    </message>
    <message>
        <source>Memory beside q, k, v and output: plain 4·T² = %1, tiled 4·(B² + 2T) = %2; at %3 tokens %4 and %5.</source>
        <translation>Speicher neben q, k, v und Ausgabe: gewöhnlich 4·T² = %1, gekachelt 4·(B² + 2T) = %2; bei %3 Token %4 und %5.</translation>
    </message>
    <message>
        <source>The side&apos;s own kernel is another one; this is its softmax. </source>
        <translation>Die Seite selbst hat einen anderen Kernel; dies ist ihr Softmax. </translation>
    </message>
    <message>
        <source>Tiles give the weights of the softmax: there is nothing to compare</source>
        <translation>Kacheln ergeben die Gewichte des Softmax: Es gibt nichts zu vergleichen</translation>
    </message>
    <message>
        <source>exp(scores), rows sum to 1</source>
        <translation>exp(Scores), Zeilensumme 1</translation>
    </message>
    <message>
        <source>φ(q)·φ(k), no factor, rows sum to 1</source>
        <translation>φ(q)·φ(k), kein Faktor, Zeilensumme 1</translation>
    </message>
    <message>
        <source>linear − softmax</source>
        <translation>linear − Softmax</translation>
    </message>
    <message>
        <source>of the weights</source>
        <translation>der Gewichte</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Another map: mean over rows of the total variation distance %1 (0 to 1), of the Jensen-Shannon divergence %2 nats (0 to 0.693). Memory beside q, k, v and output: plain 4·T² = %3, linear 4·(d² + 3d) = %4 at every length.</source>
        <translation>Eine andere Karte: Mittel der Zeilen der Totalvariation %1 (0 bis 1), der Jensen-Shannon-Divergenz %2 nat (0 bis 0.693). Speicher neben q, k, v und Ausgabe: gewöhnlich 4·T² = %3, linear 4·(d² + 3d) = %4 bei jeder Länge.</translation>
    </message>
    <message>
        <source>query</source>
        <translation>Query</translation>
    </message>
    <message>
        <source>A window counts positions of one text, and cross-attention has two: choose a head of another kind</source>
        <translation>Ein Fenster zählt Positionen eines Textes, Cross-Attention hat zwei: einen Kopf anderer Art wählen</translation>
    </message>
    <message>
        <source>as side %1 has it</source>
        <translation>wie auf Seite %1</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>window of %1</source>
        <translation>Fenster von %1</translation>
    </message>
    <message>
        <source>weights over the keys that are left</source>
        <translation>Gewichte über die verbleibenden Keys</translation>
    </message>
    <message>
        <source>keys kept</source>
        <translation>behaltene Keys</translation>
    </message>
    <message>
        <source>weight outside</source>
        <translation>Gewicht außerhalb</translation>
    </message>
    <message>
        <source>The window leaves out %1 of a row&apos;s weight (mean over rows), which the keys that are left share. %2 of %3 scores are computed. K/V cache of all layers at float16: %4 in place of %5; at %6 tokens %7 in place of %8.</source>
        <translation>Das Fenster lässt %1 vom Gewicht einer Zeile weg (Mittel der Zeilen); die verbleibenden Keys teilen es sich. %2 von %3 Scores werden berechnet. K/V-Cache aller Schichten in float16: %4 statt %5; bei %6 Token %7 statt %8.</translation>
    </message>
    <message>
        <source>rows sum to 1</source>
        <translation>Zeilensumme 1</translation>
    </message>
    <message>
        <source>+ sink of logit %1</source>
        <translation>+ Sink mit Logit %1</translation>
    </message>
    <message>
        <source>rows sum to %1 to %2</source>
        <translation>Zeilensummen %1 bis %2</translation>
    </message>
    <message>
        <source>row sum</source>
        <translation>Zeilensumme</translation>
    </message>
    <message>
        <source>to nothing</source>
        <translation>auf nichts</translation>
    </message>
    <message>
        <source>Of a row, %1 attends to nothing (mean over rows); of its weights %2 to %3 are left. The model&apos;s own sink, if any, is a token: key 0 has %4 of the weight of the queries that see it, and %5 beside the sink (above 30 % it is called a sink).</source>
        <translation>%1 einer Zeile achten auf nichts (Mittel der Zeilen); von ihren Gewichten bleiben %2 bis %3. Der Sink des Modells selbst, falls vorhanden, ist ein Token: Key 0 hat %4 vom Gewicht der Querys, die ihn sehen, und %5 neben dem Sink (über 30&#xa0;% heißt er Sink).</translation>
    </message>
</context>
<context>
    <name>headscope::KernelsView</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>m = %1, l = %2</source>
        <translation>m = %1, l = %2</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
    <message>
        <source>query %1: %2</source>
        <translation>Query %1: %2</translation>
    </message>
    <message>
        <source>No tile is done yet · %1</source>
        <translation>Noch keine Kachel fertig · %1</translation>
    </message>
    <message>
        <source>Tile %1 of %2: queries %3, keys %4 · %5</source>
        <translation>Kachel %1 von %2: Querys %3, Keys %4 · %5</translation>
    </message>
    <message>
        <source>Running m and l of query %1</source>
        <translation>Laufende m und l von Query %1</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>max m</source>
        <translation>max m</translation>
    </message>
    <message>
        <source>rescale</source>
        <translation>Umskal.</translation>
    </message>
    <message>
        <source>sum l</source>
        <translation>Summe l</translation>
    </message>
    <message>
        <source>Maps of the kernel</source>
        <translation>Karten des Kernels</translation>
    </message>
    <message>
        <source>Click a row, or use the arrow keys, to choose its query</source>
        <translation>Eine Zeile anklicken oder die Pfeiltasten benutzen, um ihre Query zu wählen</translation>
    </message>
</context>
<context>
    <name>headscope::LanguagePage</name>
    <message>
        <source>That of the system</source>
        <translation>Systemsprache</translation>
    </message>
    <message>
        <source>Another language is taken when Headscope starts the next time.</source>
        <translation>Eine andere Sprache gilt ab dem nächsten Start von Headscope.</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
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
        <translation>Auf ein Token oben klicken, um ihm durch die Schichten zu folgen</translation>
    </message>
    <message>
        <source>Cross-attention mixes the tokens of two texts: choose heads of the encoder or the decoder</source>
        <translation>Cross-Attention mischt die Token zweier Texte: Köpfe des Encoders oder des Decoders wählen</translation>
    </message>
</context>
<context>
    <name>headscope::LayersView</name>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>rollout</source>
        <translation>Rollout</translation>
    </message>
    <message>
        <source>Attention rollout: the layers&apos; mean weights multiplied</source>
        <translation>Attention-Rollout: die mittleren Gewichte der Schichten multipliziert</translation>
    </message>
    <message>
        <source>flow</source>
        <translation>Flow</translation>
    </message>
    <message>
        <source>Attention flow: the most that can go from token to token when weights are capacities</source>
        <translation>Attention-Flow: so viel, wie von Token zu Token höchstens fließen kann, wenn Gewichte Kapazitäten sind</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>strips</source>
        <translation>Streifen</translation>
    </message>
    <message>
        <source>The shares of all tokens after every layer</source>
        <translation>Die Anteile aller Token nach jeder Schicht</translation>
    </message>
    <message>
        <source>graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>The ways from token to token</source>
        <translation>Die Wege von Token zu Token</translation>
    </message>
    <message>
        <source>Shares of the tokens after every layer</source>
        <translation>Anteile der Token nach jeder Schicht</translation>
    </message>
    <message>
        <source>Ways through the layers</source>
        <translation>Wege durch die Schichten</translation>
    </message>
    <message>
        <source>Least share of an edge that is drawn</source>
        <translation>Kleinster Anteil, ab dem eine Kante gezeichnet wird</translation>
    </message>
    <message>
        <source>An edge is what goes from a token to one above it, as a share of all that ends at the chosen token. Width and opacity grow with it. A way that breaks off goes on in smaller edges, which are not drawn.</source>
        <translation>Eine Kante ist das, was von einem Token zu einem darüber geht, als Anteil an allem, was beim gewählten Token endet. Breite und Deckkraft wachsen damit. Ein Weg, der abbricht, geht in kleineren Kanten weiter, die nicht gezeichnet sind.</translation>
    </message>
    <message>
        <source>Type a text and choose a token: what it is made of after every layer appears here.</source>
        <translation>Einen Text eingeben und ein Token wählen: Hier steht dann, woraus es nach jeder Schicht besteht.</translation>
    </message>
    <message>
        <source>There is no layer to look at.</source>
        <translation>Es gibt keine Schicht, die sich ansehen ließe.</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>Schicht %1</translation>
    </message>
    <message>
        <source>input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>after</source>
        <translation>nach</translation>
    </message>
    <message>
        <source>token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>share (input: 1)</source>
        <translation>Anteil (Eingabe: 1)</translation>
    </message>
    <message>
        <source>Mean over heads, residual added (Abnar and Zuidema 2020).</source>
        <translation>Mittel der Köpfe, mit Residualverbindung (Abnar und Zuidema 2020).</translation>
    </message>
    <message>
        <source>Maximum flow, mean over heads, residual added, divided by the sum (Abnar and Zuidema 2020).</source>
        <translation>Maximaler Fluss, Mittel der Köpfe, mit Residualverbindung, geteilt durch die Summe (Abnar und Zuidema 2020).</translation>
    </message>
    <message>
        <source>Not an explanation of the prediction: what the weights carry is not in it.</source>
        <translation>Keine Erklärung der Vorhersage: Was die Gewichte transportieren, ist nicht enthalten.</translation>
    </message>
    <message>
        <source>edges ≥ %1: %2</source>
        <translation>Kanten ≥ %1: %2</translation>
    </message>
    <message>
        <source>, the heaviest %1 drawn</source>
        <translation>, die stärksten %1 gezeichnet</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>nach %1</translation>
    </message>
    <message>
        <source> · share %1</source>
        <translation> · Anteil %1</translation>
    </message>
    <message>
        <source>click a token to follow it · wheel zooms</source>
        <translation>Klick auf ein Token: ihm folgen · Mausrad zoomt</translation>
    </message>
    <message>
        <source>each pixel shows its largest share · </source>
        <translation>jedes Pixel zeigt seinen größten Anteil · </translation>
    </message>
    <message>
        <source>Edges of less are left out</source>
        <translation>Kanten mit kleinerem Anteil werden weggelassen</translation>
    </message>
    <message>
        <source>Attention rollout from query %1</source>
        <translation>Attention-Rollout von Query %1 aus</translation>
    </message>
    <message>
        <source>Attention flow from query %1</source>
        <translation>Attention-Flow von Query %1 aus</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation>Token %1</translation>
    </message>
</context>
<context>
    <name>headscope::LengthField</name>
    <message>
        <source> in</source>
        <translation> Zoll</translation>
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
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Each sets the window step by step. When you leave it, everything is as it was.</source>
        <translation>Jede stellt das Fenster Schritt für Schritt ein. Nach dem Verlassen ist alles wie vorher.</translation>
    </message>
    <message>
        <source>Looking for lessons…</source>
        <translation>Lektionen werden gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>Open a lesson…</source>
        <translation>Lektion öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>A lesson of your own: a YAML file. How one is written stands in resources/lessons/README.md</source>
        <translation>Eine eigene Lektion: eine YAML-Datei. Wie man sie schreibt, steht in resources/lessons/README.md</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Lektion öffnen</translation>
    </message>
    <message>
        <source>Lessons (*.yaml *.yml);;All files (*)</source>
        <translation>Lektionen (*.yaml *.yml);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>headscope::LessonPanel</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Lektion verlassen</translation>
    </message>
    <message>
        <source>Leave the lesson: the window is as it was before it</source>
        <translation>Lektion verlassen: Das Fenster wird wieder wie zuvor</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>The step before (Alt+Page Up)</source>
        <translation>Vorheriger Schritt (Alt+Bild auf)</translation>
    </message>
    <message>
        <source>The next step (Alt+Page Down)</source>
        <translation>Nächster Schritt (Alt+Bild ab)</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Abschließen</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
</context>
<context>
    <name>headscope::LessonPlayer</name>
    <message>
        <source>The model of this step could not be opened: %1</source>
        <translation>Das Modell dieses Schritts konnte nicht geöffnet werden: %1</translation>
    </message>
</context>
<context>
    <name>headscope::LinesCanvas</name>
    <message>
        <source>Lines from queries to keys</source>
        <translation>Linien von Querys zu Keys</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>Query %1</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>Key %1</translation>
    </message>
    <message>
        <source>nothing above the threshold</source>
        <translation>nichts über der Schwelle</translation>
    </message>
</context>
<context>
    <name>headscope::LinesView</name>
    <message>
        <source>Least weight that is drawn</source>
        <translation>Kleinstes Gewicht, das gezeichnet wird</translation>
    </message>
    <message>
        <source>Weights ≥</source>
        <translation>Gewichte ≥</translation>
    </message>
    <message>
        <source>a weight is not an importance</source>
        <translation>ein Gewicht ist keine Wichtigkeit</translation>
    </message>
    <message>
        <source>Type a text and choose a head: lines go from each token to those it attends to.</source>
        <translation>Einen Text eingeben und einen Kopf wählen: Von jedem Token gehen dann Linien zu denen, auf die es achtet.</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> von %1</translation>
    </message>
    <message>
        <source>only weights ≥ %1 are drawn</source>
        <translation>nur Gewichte ≥ %1 sind gezeichnet</translation>
    </message>
    <message>
        <source>only weights ≥ %1 of query %2 are drawn</source>
        <translation>nur Gewichte ≥ %1 von Query %2 sind gezeichnet</translation>
    </message>
    <message>
        <source>only weights ≥ %1 on key %2 are drawn</source>
        <translation>nur Gewichte ≥ %1 auf Key %2 sind gezeichnet</translation>
    </message>
    <message>
        <source>Lines of less weight are left out</source>
        <translation>Linien mit kleinerem Gewicht werden weggelassen</translation>
    </message>
</context>
<context>
    <name>headscope::MainWindow</name>
    <message>
        <source>Side B: %1</source>
        <translation>Seite B: %1</translation>
    </message>
    <message>
        <source>Between words: columns of their pieces are added, rows averaged.</source>
        <translation>Zwischen Wörtern: Spalten ihrer Stücke sind addiert, Zeilen gemittelt.</translation>
    </message>
    <message>
        <source>Opening the model…</source>
        <translation>Modell wird geöffnet&#xa0;…</translation>
    </message>
    <message>
        <source>No model is open: File &gt; Open model, or drop one here</source>
        <translation>Kein Modell offen: Datei &gt; Modell öffnen, oder ein Modell hier ablegen</translation>
    </message>
    <message>
        <source>Open a picture above, or drop one here, to see what the heads attend to</source>
        <translation>Oben ein Bild öffnen oder eines hier ablegen, um zu sehen, worauf die Köpfe achten</translation>
    </message>
    <message>
        <source>Type a sentence above to see what the heads attend to</source>
        <translation>Oben einen Satz eingeben, um zu sehen, worauf die Köpfe achten</translation>
    </message>
    <message>
        <source>Type a sentence for side B above, or give it the text of side A in its card</source>
        <translation>Oben einen Satz für Seite B eingeben oder ihr in ihren Einstellungen den Text von Seite A geben</translation>
    </message>
    <message>
        <source>Stopped: change the text or a setting to run the model</source>
        <translation>Angehalten: Text oder Einstellung ändern, dann rechnet das Modell wieder</translation>
    </message>
    <message>
        <source>Running the model…</source>
        <translation>Modell rechnet&#xa0;…</translation>
    </message>
    <message>
        <source>These numbers are over all keys.</source>
        <translation>Diese Zahlen gehen über alle Keys.</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>Befehl &amp;suchen&#xa0;…</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>&amp;Shortcuts…</source>
        <translation>&amp;Tastenkürzel&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;About Headscope</source>
        <translation>Ü&amp;ber Headscope</translation>
    </message>
    <message>
        <source>The sentence that the model reads, and the tokens that it is cut into. Point at a token to light its row and column in the maps; click one to choose it.</source>
        <translation>Der Satz, den das Modell liest, und die Token, in die er zerlegt ist. Zeigen auf ein Token hebt seine Zeile und Spalte in den Karten hervor; ein Klick wählt es.</translation>
    </message>
    <message>
        <source>All heads of the model, a row for each layer. Query heads that read the same key/value head stand in one frame. Click puts a head on side A, right-click or Shift-click on side B.</source>
        <translation>Alle Köpfe des Modells, eine Zeile je Schicht. Query-Köpfe, die denselben Key/Value-Kopf lesen, stehen in einem Rahmen. Klick setzt einen Kopf auf Seite A, Rechtsklick oder Umschalt-Klick auf Seite B.</translation>
    </message>
    <message>
        <source>What the head of side A does on this text, in numbers. A score&apos;s name opens what it is: formula, range, source.</source>
        <translation>Was der Kopf von Seite A bei diesem Text tut, in Zahlen. Der Name einer Kennzahl öffnet, was sie ist: Formel, Bereich, Quelle.</translation>
    </message>
    <message>
        <source>Attention maps: a row is a query, the token that attends; a column is a key, the token that is attended to. Colours are weights; hatched cells are masked, which is not 0. B − A is cell by cell.</source>
        <translation>Attention-Karten: Eine Zeile ist eine Query, das Token, das achtet; eine Spalte ist ein Key, das Token, das beachtet wird. Farben sind Gewichte; schraffierte Zellen sind maskiert, das ist nicht dasselbe wie 0. B − A gilt Zelle für Zelle.</translation>
    </message>
    <message>
        <source>The cell that is pointed at: q·k before the factor, the score after it, and the weight after the softmax, for both sides.</source>
        <translation>Die Zelle unter dem Mauszeiger: q·k vor dem Faktor, der Score danach und das Gewicht nach dem Softmax, für beide Seiten.</translation>
    </message>
    <message>
        <source>What the two sides differ in: means over the rows of each map, the loss over the text, and the most likely next tokens. KL is the divergence of the two predictions.</source>
        <translation>Worin sich die Seiten unterscheiden: Mittel der Zeilen jeder Karte, der Loss über den Text und die wahrscheinlichsten nächsten Token. KL ist die Divergenz der beiden Vorhersagen.</translation>
    </message>
    <message>
        <source>What is set on each side: head, factor on q·k, key/value heads, mask, kernel. This softmax takes the queries and keys of the model&apos;s own run; whole model runs it anew with these settings in all layers.</source>
        <translation>Was auf jeder Seite eingestellt ist: Kopf, Faktor auf q·k, Key/Value-Köpfe, Maske, Kernel. „Dieser Softmax“ nimmt Querys und Keys aus dem Lauf des Modells; „ganzes Modell“ rechnet es mit diesen Einstellungen in allen Schichten neu.</translation>
    </message>
    <message>
        <source>Lessons set the window step by step and ask questions that are checked against its numbers. Leaving one sets everything back.</source>
        <translation>Lektionen stellen das Fenster Schritt für Schritt ein und stellen Fragen, deren Antworten mit seinen Zahlen geprüft werden. Beim Verlassen wird alles zurückgestellt.</translation>
    </message>
    <message>
        <source>About Headscope</source>
        <translation>Über Headscope</translation>
    </message>
    <message>
        <source>Headscope %1 shows what the attention heads of a transformer do.</source>
        <translation>Headscope %1 zeigt, was die Attention-Köpfe eines Transformers tun.</translation>
    </message>
    <message>
        <source>Licence: GPL-3.0-or-later. The bundled model has a licence of its own, which stands in its card; so have the palettes, beside their files.

Made with Qt %1 (LGPL), QCustomPlot (GPL), %2, ICU, SentencePiece, PCRE2, oneTBB, nlohmann/json, CLI11, yaml-cpp.

Numbers are checked by tests against Hugging Face&apos;s transformers, in float32 and for every family of models: token ids are the same, weights of all heads and logits agree to rounding. The manual says how closely, and how to repeat it.</source>
        <translation>Lizenz: GPL-3.0-or-later. Das mitgelieferte Modell hat eine eigene Lizenz, die in seiner Model Card steht; ebenso die Paletten, neben ihren Dateien.

Gebaut mit Qt %1 (LGPL), QCustomPlot (GPL), %2, ICU, SentencePiece, PCRE2, oneTBB, nlohmann/json, CLI11, yaml-cpp.

Die Zahlen werden durch Tests gegen die transformers-Bibliothek von Hugging Face geprüft, in float32 und für jede Modellfamilie: Token-IDs sind gleich, Gewichte aller Köpfe und Logits stimmen bis auf Rundung überein. Wie genau, und wie sich das wiederholen lässt, steht im Handbuch.</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Köpfe</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Open model…</source>
        <translation>Modell &amp;öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Get a model…</source>
        <translation>Modell &amp;holen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation>Abbildung &amp;exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>&amp;Copy figure</source>
        <translation>Abbildung &amp;kopieren</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>Ver&amp;gleichen</translation>
    </message>
    <message>
        <source>&amp;Two heads</source>
        <translation>&amp;Zwei Köpfe</translation>
    </message>
    <message>
        <source>&amp;K/V groups</source>
        <translation>&amp;K/V-Gruppen</translation>
    </message>
    <message>
        <source>&amp;Scaling factor</source>
        <translation>&amp;Skalierungsfaktor</translation>
    </message>
    <message>
        <source>S&amp;wap A and B</source>
        <translation>A und B &amp;tauschen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+X</source>
        <translation>Ctrl+Shift+X</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Zoom maps &amp;in</source>
        <translation>Karten &amp;vergrößern</translation>
    </message>
    <message>
        <source>Zoom maps &amp;out</source>
        <translation>Karten v&amp;erkleinern</translation>
    </message>
    <message>
        <source>Show the &amp;whole maps</source>
        <translation>Ganze Karten &amp;zeigen</translation>
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
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Schrift g&amp;rößer</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>V&amp;ollbild</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lektionen</translation>
    </message>
    <message>
        <source>F4</source>
        <translation>F4</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Full screen, large letters and strong colours, without panels</source>
        <translation>Vollbild, große Schrift und kräftige Farben, ohne Seitenleisten</translation>
    </message>
    <message>
        <source>Darkens everything but what the pointer is at</source>
        <translation>Verdunkelt alles außer dem, worauf der Mauszeiger steht</translation>
    </message>
    <message>
        <source>Free&amp;ze the picture</source>
        <translation>Bild e&amp;infrieren</translation>
    </message>
    <message>
        <source>The window stays as it looks now until the key is pressed again</source>
        <translation>Das Fenster bleibt, wie es jetzt aussieht, bis die Taste noch einmal gedrückt wird</translation>
    </message>
    <message>
        <source>Main</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Kein Modell</translation>
    </message>
    <message>
        <source>Two heads</source>
        <translation>Zwei Köpfe</translation>
    </message>
    <message>
        <source>A and B are two heads, as the model computes them</source>
        <translation>A und B sind zwei Köpfe, wie das Modell sie berechnet</translation>
    </message>
    <message>
        <source>K/V groups</source>
        <translation>K/V-Gruppen</translation>
    </message>
    <message>
        <source>A has all K/V heads of the model, B fewer: whole model, no further training</source>
        <translation>A hat alle K/V-Köpfe des Modells, B weniger: ganzes Modell, ohne weiteres Training</translation>
    </message>
    <message>
        <source>Scaling factor</source>
        <translation>Skalierungsfaktor</translation>
    </message>
    <message>
        <source>A has the model&apos;s own factor on q·k, B none (or 1/√d, where the model has none): whole model</source>
        <translation>A hat den Faktor des Modells auf q·k, B keinen (oder 1/√d, wo das Modell keinen hat): ganzes Modell</translation>
    </message>
    <message>
        <source>Other views of the heads</source>
        <translation>Andere Ansichten der Köpfe</translation>
    </message>
    <message>
        <source>Show or hide the map of all heads</source>
        <translation>Karte aller Köpfe ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>How the maps are drawn: colours, scale, the first key</source>
        <translation>Wie die Karten gezeichnet werden: Farben, Skala, der erste Key</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Save the maps as PNG, SVG or PDF</source>
        <translation>Karten als PNG, SVG oder PDF speichern</translation>
    </message>
    <message>
        <source>opening the model</source>
        <translation>Modell wird geöffnet</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1
Click to open another</source>
        <translation>%1
Klick öffnet ein anderes</translation>
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
        <translation>Text von Seite %1, Lauf des Modells</translation>
    </message>
    <message>
        <source>the model&apos;s own run</source>
        <translation>Lauf des Modells</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>The chosen heads, seen in one way or another</source>
        <translation>Die gewählten Köpfe, auf verschiedene Weise gezeigt</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>Lines from each token to those that it attends to</source>
        <translation>Linien von jedem Token zu denen, auf die es achtet</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>The text, coloured by what the chosen token attends to</source>
        <translation>Der Text, gefärbt nach dem, worauf das gewählte Token achtet</translation>
    </message>
    <message>
        <source>q·k</source>
        <translation>q·k</translation>
    </message>
    <message>
        <source>The products that add up to the score of the chosen cell</source>
        <translation>Die Produkte, die zusammen den Score der gewählten Zelle ergeben</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Values</translation>
    </message>
    <message>
        <source>A weight is not an importance: weights, norm-weighted weights and value zeroing</source>
        <translation>Ein Gewicht ist keine Wichtigkeit: Gewichte, normgewichtete Gewichte und Value-Zeroing</translation>
    </message>
    <message>
        <source>Spectrum</source>
        <translation>Spektrum</translation>
    </message>
    <message>
        <source>Singular values of the QK and OV circuits, symmetry of QK, and angles between heads</source>
        <translation>Singulärwerte der QK- und OV-Schaltkreise, Symmetrie von QK und Winkel zwischen Köpfen</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>A head&apos;s row over the picture, for models of pictures</source>
        <translation>Die Zeile eines Kopfs über dem Bild, für Bildmodelle</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Alle Köpfe</translation>
    </message>
    <message>
        <source>Heads beside one another: scores, similarity, circuits</source>
        <translation>Köpfe nebeneinander: Kennzahlen, Ähnlichkeit, Schaltkreise</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>All scores of all heads: sort, filter, copy, save</source>
        <translation>Alle Kennzahlen aller Köpfe: sortieren, filtern, kopieren, speichern</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>Streudiagramm</translation>
    </message>
    <message>
        <source>All heads by two scores</source>
        <translation>Alle Köpfe nach zwei Kennzahlen</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Ähnlichkeit</translation>
    </message>
    <message>
        <source>How alike the heads attend on this text</source>
        <translation>Wie ähnlich sich die Köpfe bei diesem Text verhalten</translation>
    </message>
    <message>
        <source>Circuits</source>
        <translation>Schaltkreise</translation>
    </message>
    <message>
        <source>Composition of heads of two layers, and overlap of their weights</source>
        <translation>Komposition der Köpfe zweier Schichten und Überlappung ihrer Gewichte</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Where the chosen token looks, in all heads</source>
        <translation>Wohin das gewählte Token schaut, in allen Köpfen</translation>
    </message>
    <message>
        <source>Several</source>
        <translation>Mehrere</translation>
    </message>
    <message>
        <source>Mean, maximum and minimum over several heads</source>
        <translation>Mittel, Maximum und Minimum über mehrere Köpfe</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>The heads that follow a pattern of yours</source>
        <translation>Die Köpfe, die einem selbst gewählten Muster folgen</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>The chosen token followed down through the layers</source>
        <translation>Das gewählte Token, durch die Schichten hinab verfolgt</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Labor</translation>
    </message>
    <message>
        <source>What attention is made of, step by step, and what it costs</source>
        <translation>Woraus Attention besteht, Schritt für Schritt, und was sie kostet</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>The way of the chosen head from q·k to its weights: factor, cap, bias, mask, softmax</source>
        <translation>Der Weg des gewählten Kopfs von q·k zu den Gewichten: Faktor, Cap, Bias, Maske, Softmax</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>Skalierung</translation>
    </message>
    <message>
        <source>What the factor does: saturation, gradients, prediction</source>
        <translation>Was der Faktor bewirkt: Sättigung, Gradienten, Vorhersage</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Fewer key/value heads: what the maps become, what it saves and what it costs</source>
        <translation>Weniger Key/Value-Köpfe: was aus den Karten wird, was es spart und was es kostet</translation>
    </message>
    <message>
        <source>Slices</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>How the layer&apos;s projections are cut into heads, and what each head writes</source>
        <translation>Wie die Projektionen der Schicht in Köpfe zerlegt sind und was jeder Kopf schreibt</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>The softmax beside tiles, linear attention, a window and a sink</source>
        <translation>Der Softmax neben Kacheln, linearer Attention, einem Fenster und einem Sink</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Operations, parameters and cache of MHA, GQA, MQA and one head, of any shape</source>
        <translation>Operationen, Parameter und Cache von MHA, GQA, MQA und einem Kopf, für jede Form</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Ranks along the head, and against the number of heads</source>
        <translation>Ränge entlang des Kopfs und über der Anzahl der Köpfe</translation>
    </message>
    <message>
        <source>&amp;Scores over</source>
        <translation>Kennzahlen &amp;für</translation>
    </message>
    <message>
        <source>This &amp;text</source>
        <translation>diesen &amp;Text</translation>
    </message>
    <message>
        <source>The &amp;lines of a file…</source>
        <translation>die &amp;Zeilen einer Datei&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Random tokens given twice</source>
        <translation>z&amp;ufällige Token, zweimal gegeben</translation>
    </message>
    <message>
        <source>Measure &amp;zeroing, head by head</source>
        <translation>&amp;Nullsetzen messen, Kopf für Kopf</translation>
    </message>
    <message>
        <source>Runs the model once without each head; takes long for a large model</source>
        <translation>Rechnet das Modell je Kopf einmal ohne diesen; dauert bei einem großen Modell lange</translation>
    </message>
    <message>
        <source>Sa&amp;ve the scores…</source>
        <translation>Kennzahlen &amp;speichern&#xa0;…</translation>
    </message>
    <message>
        <source>End &amp;brushing</source>
        <translation>&amp;Markierung aufheben</translation>
    </message>
    <message>
        <source>&amp;Unpin all</source>
        <translation>Alle &amp;lösen</translation>
    </message>
    <message>
        <source>A text on each line</source>
        <translation>Ein Text in jeder Zeile</translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation>Textdateien (*.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save the scores</source>
        <translation>Kennzahlen speichern</translation>
    </message>
    <message>
        <source>CSV (*.csv);;JSON (*.json)</source>
        <translation>CSV (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>Page: %1</source>
        <translation>Blatt: %1</translation>
    </message>
    <message>
        <source>pasted picture</source>
        <translation>eingefügtes Bild</translation>
    </message>
    <message>
        <source>Open a picture</source>
        <translation>Bild öffnen</translation>
    </message>
    <message>
        <source>Pictures (%1);;All files (*)</source>
        <translation>Bilder (%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>This model reads text. To give it a picture, open a model of pictures first (ViT, DeiT, DINOv2, CLIP).</source>
        <translation>Dieses Modell liest Text. Um ihm ein Bild zu geben, zuerst ein Bildmodell öffnen (ViT, DeiT, DINOv2, CLIP).</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;High contrast, light</source>
        <translation>Hoher &amp;Kontrast, hell</translation>
    </message>
    <message>
        <source>High contrast, d&amp;ark</source>
        <translation>Hoher Kontrast, d&amp;unkel</translation>
    </message>
    <message>
        <source>The model ends its target at once: there is no text in it.</source>
        <translation>Das Modell beendet seinen Zieltext sofort: Er enthält keinen Text.</translation>
    </message>
    <message>
        <source>%1 has %2 tokens, and the model&apos;s context is %3: its end is cut, and %4 are shown.</source>
        <translation>%1 hat %2 Token, und der Kontext des Modells ist %3: Das Ende ist abgeschnitten, %4 werden gezeigt.</translation>
    </message>
    <message>
        <source>The source</source>
        <translation>Der Quelltext</translation>
    </message>
    <message>
        <source>The target</source>
        <translation>Der Zieltext</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Der Text</translation>
    </message>
    <message>
        <source>capped</source>
        <translation>begrenzt</translation>
    </message>
    <message>
        <source>+ bias</source>
        <translation>+ Bias</translation>
    </message>
    <message>
        <source>Check the &amp;numbers…</source>
        <translation>Zahlen &amp;prüfen&#xa0;…</translation>
    </message>
    <message>
        <source>Random &amp;layer…</source>
        <translation>&amp;Zufällige Schicht&#xa0;…</translation>
    </message>
    <message>
        <source>He&amp;ads</source>
        <translation>&amp;Köpfe</translation>
    </message>
    <message>
        <source>Sm&amp;aller text</source>
        <translation>Schrift k&amp;leiner</translation>
    </message>
    <message>
        <source>P&amp;resentation</source>
        <translation>&amp;Präsentation</translation>
    </message>
    <message>
        <source>Spotli&amp;ght</source>
        <translation>S&amp;cheinwerfer</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Erscheinungsbild</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>After a crash</source>
        <translation>Nach einem Absturz</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>Programm&amp;einstellungen&#xa0;…</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>As the des&amp;ktop</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>fast: BF16</source>
        <translation>schnell: BF16</translation>
    </message>
    <message>
        <source>&amp;Fast products (BF16)</source>
        <translation>Schnelle &amp;Produkte (BF16)</translation>
    </message>
    <message>
        <source>Linear layers multiply numbers that are rounded to BF16, with 8 bits of precision. File &gt; Fast products goes back to exact ones.</source>
        <translation>Lineare Schichten multiplizieren Zahlen, die auf BF16 gerundet sind, mit 8 Bit Genauigkeit. Datei &gt; Schnelle Produkte kehrt zu genauen zurück.</translation>
    </message>
    <message>
        <source>This processor has no instructions for BF16 (AVX-512 BF16 or AMX): products are always exact.</source>
        <translation>Dieser Prozessor hat keine Befehle für BF16 (AVX-512 BF16 oder AMX): Produkte sind immer genau.</translation>
    </message>
    <message>
        <source>The products of a random layer are always exact.</source>
        <translation>Die Produkte einer zufälligen Schicht sind immer genau.</translation>
    </message>
    <message>
        <source>Linear layers multiply numbers that are rounded to BF16, with 8 bits of precision: several times as fast, but everything that is shown differs a little from the exact numbers.</source>
        <translation>Lineare Schichten multiplizieren Zahlen, die auf BF16 gerundet sind, mit 8 Bit Genauigkeit: um ein Mehrfaches schneller, aber alles, was gezeigt wird, weicht ein wenig von den genauen Zahlen ab.</translation>
    </message>
    <message>
        <source>fast: BF16 products</source>
        <translation>schnell: BF16-Produkte</translation>
    </message>
    <message>
        <source>The model of side %1 has no head %2: %3 is shown.</source>
        <translation>Das Modell der Seite %1 hat keinen Kopf %2: Gezeigt wird %3.</translation>
    </message>
</context>
<context>
    <name>headscope::Manual</name>
    <message>
        <source>Headscope: manual</source>
        <translation>Headscope: Handbuch</translation>
    </message>
    <message>
        <source>Find in the manual; Return goes on, Shift+Return back</source>
        <translation>Im Handbuch suchen; Eingabe weiter, Umschalt+Eingabe zurück</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n Stelle</numerusform>
            <numerusform>%n Stellen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headscope::MapSheet</name>
    <message numerus="yes">
        <source>%n maps</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>masked</source>
        <translation>maskiert</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>rows: %1 · columns: %2</source>
        <translation>Zeilen: %1 · Spalten: %2</translation>
    </message>
    <message>
        <source>1 map</source>
        <translation>1 Karte</translation>
    </message>
</context>
<context>
    <name>headscope::MaskEditor</name>
    <message>
        <source>window of %1 (model)</source>
        <translation>Fenster von %1 (Modell)</translation>
    </message>
    <message>
        <source>none (model)</source>
        <translation>keine (Modell)</translation>
    </message>
    <message>
        <source>causal (model)</source>
        <translation>kausal (Modell)</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>Width of the window</source>
        <translation>Breite des Fensters</translation>
    </message>
    <message>
        <source>How many keys a query sees, its own position included</source>
        <translation>Wie viele Keys eine Query sieht, die eigene Position eingeschlossen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>What this layer of the model does</source>
        <translation>Was diese Schicht des Modells tut</translation>
    </message>
    <message>
        <source>Every query sees every key</source>
        <translation>Jede Query sieht jeden Key</translation>
    </message>
    <message>
        <source>causal</source>
        <translation>kausal</translation>
    </message>
    <message>
        <source>window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>A query sees its own position and those before</source>
        <translation>Eine Query sieht ihre eigene Position und die davor</translation>
    </message>
    <message>
        <source>Causal, and only the last few keys</source>
        <translation>Kausal, und nur die letzten Keys</translation>
    </message>
    <message>
        <source>Which keys a query may see</source>
        <translation>Welche Keys eine Query sehen darf</translation>
    </message>
</context>
<context>
    <name>headscope::MatrixCanvas</name>
    <message>
        <source>%1; what is masked or undefined is empty</source>
        <translation>%1; Maskiertes und Undefiniertes ist leer</translation>
    </message>
</context>
<context>
    <name>headscope::ModelChooser</name>
    <message>
        <source>Open model</source>
        <translation>Modell öffnen</translation>
    </message>
    <message>
        <source>Looking for models…</source>
        <translation>Modelle werden gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>Type to filter</source>
        <translation>Tippen zum Filtern</translation>
    </message>
    <message>
        <source>Filter of the models</source>
        <translation>Filter der Modelle</translation>
    </message>
    <message>
        <source>&amp;Add folder…</source>
        <translation>Or&amp;dner hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <source>Look for models in another folder too, and in the folders in it</source>
        <translation>Modelle auch in einem weiteren Ordner und in dessen Unterordnern suchen</translation>
    </message>
    <message>
        <source>Remove folder</source>
        <translation>Ordner entfernen</translation>
    </message>
    <message>
        <source>Look no longer in a folder that was added; nothing is deleted</source>
        <translation>Nicht mehr in einem hinzugefügten Ordner suchen; gelöscht wird nichts</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>O&amp;rdner öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>A folder of Hugging Face: config.json, safetensors and a tokenizer</source>
        <translation>Ein Ordner von Hugging Face: config.json, Safetensors und ein Tokenizer</translation>
    </message>
    <message>
        <source>Open f&amp;ile…</source>
        <translation>D&amp;atei öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>A GGUF file, or a safetensors file in its model&apos;s folder</source>
        <translation>Eine GGUF-Datei oder eine Safetensors-Datei im Ordner ihres Modells</translation>
    </message>
    <message>
        <source>&amp;Random layer…</source>
        <translation>&amp;Zufällige Schicht&#xa0;…</translation>
    </message>
    <message>
        <source>Attention with random weights, of any width and number of heads</source>
        <translation>Attention mit zufälligen Gewichten, beliebig breit und mit beliebig vielen Köpfen</translation>
    </message>
    <message>
        <source>&amp;Get a model…</source>
        <translation>Modell &amp;holen&#xa0;…</translation>
    </message>
    <message>
        <source>Fetch one of Hugging Face by its name</source>
        <translation>Eines von Hugging Face beim Namen holen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>There are no models here. Add a folder, or open one.</source>
        <translation>Hier sind keine Modelle. Einen Ordner hinzufügen oder ein Modell öffnen.</translation>
    </message>
    <message>
        <source>No model has “%1” in its name, family or path.</source>
        <translation>Kein Modell hat „%1“ in Name, Familie oder Pfad.</translation>
    </message>
    <message>
        <source>Needs %1 of memory, and %2 are free: it will be slow. %3</source>
        <translation>Braucht %1 Speicher, frei sind %2: Es wird langsam sein. %3</translation>
    </message>
    <message>
        <source>1 model</source>
        <translation>1 Modell</translation>
    </message>
    <message>
        <source>%1 models</source>
        <translation>%1 Modelle</translation>
    </message>
    <message>
        <source>%1, of which %2 cannot be opened</source>
        <translation>%1, davon %2 nicht zu öffnen</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Add a folder to find your models, or open one.</source>
        <translation>Einen Ordner hinzufügen, um eigene Modelle zu finden, oder ein Modell öffnen.</translation>
    </message>
    <message>
        <source>No models in %1. Add a folder, or open one.</source>
        <translation>Keine Modelle in %1. Einen Ordner hinzufügen oder ein Modell öffnen.</translation>
    </message>
    <message>
        <source>Open the chosen model</source>
        <translation>Gewähltes Modell öffnen</translation>
    </message>
</context>
<context>
    <name>headscope::ModelFetch</name>
    <message>
        <source>%1: the list of its files has more than %2</source>
        <translation>%1: Die Liste der Dateien hat mehr als %2</translation>
    </message>
</context>
<context>
    <name>headscope::ModelFetcher</name>
    <message>
        <source>Stopped. What has come is kept, and the next time goes on from there.</source>
        <translation>Angehalten. Was schon da ist, bleibt; beim nächsten Mal geht es dort weiter.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
</context>
<context>
    <name>headscope::ModelLibrary</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>Z&amp;uletzt geöffnet</translation>
    </message>
    <message>
        <source>Open model</source>
        <translation>Modell öffnen</translation>
    </message>
    <message>
        <source>Open a model for side B</source>
        <translation>Modell für Seite B öffnen</translation>
    </message>
    <message>
        <source>looking for models</source>
        <translation>Modelle werden gesucht</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>Liste &amp;leeren</translation>
    </message>
    <message>
        <source>Open a model: a folder with config.json, safetensors and a tokenizer</source>
        <translation>Modell öffnen: ein Ordner mit config.json, Safetensors und einem Tokenizer</translation>
    </message>
    <message>
        <source>Open a model&apos;s file</source>
        <translation>Datei eines Modells öffnen</translation>
    </message>
    <message>
        <source>Models (*.gguf *.safetensors);;All files (*)</source>
        <translation>Modelle (*.gguf *.safetensors);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Look for models in a folder</source>
        <translation>Modelle in einem Ordner suchen</translation>
    </message>
</context>
<context>
    <name>headscope::ModelListView</name>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
</context>
<context>
    <name>headscope::ModelTable</name>
    <message>
        <source>bundled</source>
        <translation>mitgeliefert</translation>
    </message>
    <message>
        <source>recent</source>
        <translation>zuletzt</translation>
    </message>
    <message>
        <source>download</source>
        <translation>Download</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>Ordner</translation>
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
Kann nicht geöffnet werden. %2</translation>
    </message>
    <message>
        <source>%1, cannot be opened: %2</source>
        <translation>%1, kann nicht geöffnet werden: %2</translation>
    </message>
    <message>
        <source>%1, %2, %3 layers and heads, %4 K/V heads, %5 parameters, %6 on disk, %7 in memory</source>
        <translation>%1, %2, %3 Schichten und Köpfe, %4 K/V-Köpfe, %5 Parameter, %6 auf der Platte, %7 im Speicher</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familie</translation>
    </message>
    <message>
        <source>Layers × heads</source>
        <translation>Schichten × Köpfe</translation>
    </message>
    <message>
        <source>Layers, and query heads of the first one</source>
        <translation>Schichten und Query-Köpfe der ersten</translation>
    </message>
    <message>
        <source>K/V</source>
        <translation>K/V</translation>
    </message>
    <message>
        <source>Heads of keys and values; query heads share them where they are fewer</source>
        <translation>Köpfe für Keys und Values; sind es weniger, teilen die Query-Köpfe sie sich</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>Auf Platte</translation>
    </message>
    <message>
        <source>The files with the weights</source>
        <translation>Die Dateien mit den Gewichten</translation>
    </message>
    <message>
        <source>In memory</source>
        <translation>Im Speicher</translation>
    </message>
    <message>
        <source>The weights, and a run of a text of 512 tokens (or the model&apos;s context)</source>
        <translation>Die Gewichte und ein Lauf mit einem Text von 512 Token (oder dem Kontext des Modells)</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Bundled with the program, opened before, downloaded, or in a folder of yours</source>
        <translation>Mit dem Programm geliefert, früher geöffnet, heruntergeladen oder in einem eigenen Ordner</translation>
    </message>
</context>
<context>
    <name>headscope::ModelText</name>
    <message>
        <source>drawn at random, F32</source>
        <translation>zufällig gezogen, F32</translation>
    </message>
    <message>
        <source>mixed: %1</source>
        <translation>gemischt: %1</translation>
    </message>
    <message>
        <source>Pictures: %1</source>
        <translation>Bilder: %1</translation>
    </message>
    <message>
        <source>%1, %2 parameters (%3)</source>
        <translation>%1, %2 Parameter (%3)</translation>
    </message>
    <message>
        <source>Width %1, head width %2, %3 tokens a picture</source>
        <translation>Breite %1, Kopfbreite %2, %3 Token je Bild</translation>
    </message>
    <message>
        <source>Width %1, head width %2, vocabulary %3, context %4 tokens</source>
        <translation>Breite %1, Kopfbreite %2, Vokabular %3, Kontext %4 Token</translation>
    </message>
    <message>
        <source>Tokens: %1</source>
        <translation>Token: %1</translation>
    </message>
    <message>
        <source>Tokenizer: %1</source>
        <translation>Tokenizer: %1</translation>
    </message>
    <message>
        <source>Format: %1</source>
        <translation>Format: %1</translation>
    </message>
    <message>
        <source>Memory: %1 (%2 of weights, %3 for a text of %4 tokens)</source>
        <translation>Speicher: %1 (%2 Gewichte, %3 für einen Text mit %4 Token)</translation>
    </message>
    <message>
        <source>%1+%2 layers</source>
        <translation>%1+%2 Schichten</translation>
    </message>
    <message>
        <source>1 layer</source>
        <translation>1 Schicht</translation>
    </message>
    <message numerus="yes">
        <source>%n layers</source>
        <translation>
            <numerusform>%n Schicht</numerusform>
            <numerusform>%n Schichten</numerusform>
        </translation>
    </message>
    <message>
        <source>1 head</source>
        <translation>1 Kopf</translation>
    </message>
    <message numerus="yes">
        <source>%n heads</source>
        <translation>
            <numerusform>%n Kopf</numerusform>
            <numerusform>%n Köpfe</numerusform>
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
        <translation>Höchste Werte</translation>
    </message>
    <message>
        <source>The head with the highest value of each score.
Click: side A. Right- or Shift-click: side B.</source>
        <translation>Der Kopf mit dem höchsten Wert jeder Kennzahl.
Klick: Seite A. Rechts- oder Umschalt-Klick: Seite B.</translation>
    </message>
    <message>
        <source>Most %1: %2</source>
        <translation>Höchster Wert, %1: %2</translation>
    </message>
    <message>
        <source>Click: side A. Right- or Shift-click: side B.</source>
        <translation>Klick: Seite A. Rechts- oder Umschalt-Klick: Seite B.</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>nicht %1</translation>
    </message>
    <message>
        <source>The highest value of all heads, but below the badge&apos;s threshold</source>
        <translation>Der höchste Wert aller Köpfe, aber unter der Schwelle des Etiketts</translation>
    </message>
    <message>
        <source>No head has a value on this text</source>
        <translation>Bei diesem Text hat kein Kopf einen Wert</translation>
    </message>
    <message>
        <source>Most %1: no head</source>
        <translation>Höchster Wert, %1: kein Kopf</translation>
    </message>
</context>
<context>
    <name>headscope::NumberCheckWindow</name>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>Check &amp;again</source>
        <translation>&amp;Erneut prüfen</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>Als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>Headscope: check of the numbers</source>
        <translation>Headscope: Prüfung der Zahlen</translation>
    </message>
    <message>
        <source>What is shown here, in English, to be pasted into a letter</source>
        <translation>Was hier steht, auf Englisch, zum Einfügen in eine Nachricht</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Schl&amp;ießen</translation>
    </message>
    <message>
        <source>The numbers could not be checked.</source>
        <translation>Die Zahlen konnten nicht geprüft werden.</translation>
    </message>
    <message>
        <source>What was compared</source>
        <translation>Was verglichen wurde</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>Verglichen</translation>
    </message>
    <message>
        <source>Largest difference</source>
        <translation>Größte Abweichung</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>The numbers can not be checked.</source>
        <translation>Die Zahlen lassen sich nicht prüfen.</translation>
    </message>
    <message>
        <source>The bundled model or the values of the reference are not where the program looks for them.</source>
        <translation>Das mitgelieferte Modell oder die Werte der Referenz sind nicht dort, wo das Programm sie sucht.</translation>
    </message>
    <message>
        <source>Checking the numbers…</source>
        <translation>Zahlen werden geprüft&#xa0;…</translation>
    </message>
    <message>
        <source>The bundled model runs on fixed texts.</source>
        <translation>Das mitgelieferte Modell rechnet mit festen Texten.</translation>
    </message>
    <message>
        <source>Stopped: nothing was checked.</source>
        <translation>Angehalten: Es wurde nichts geprüft.</translation>
    </message>
    <message>
        <source>All numbers agree with the reference.</source>
        <translation>Alle Zahlen stimmen mit der Referenz überein.</translation>
    </message>
    <message>
        <source>Some numbers differ from the reference by more than their tolerance.</source>
        <translation>Einige Zahlen weichen um mehr als ihre Toleranz von der Referenz ab.</translation>
    </message>
    <message>
        <source>Headscope %1 ran the bundled model on fixed texts; the reference is %2. Processor: %3; the core is built for %4.</source>
        <translation>Headscope %1 hat das mitgelieferte Modell mit festen Texten gerechnet; die Referenz ist %2. Prozessor: %3; der Rechenkern ist für %4 gebaut.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>not passed</source>
        <translation>nicht bestanden</translation>
    </message>
    <message>
        <source>Token ids that differ</source>
        <translation>Abweichende Token-IDs</translation>
    </message>
    <message>
        <source>Attention weights, layer %1</source>
        <translation>Attention-Gewichte, Schicht %1</translation>
    </message>
    <message>
        <source>Logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <source>Mean loss, nats</source>
        <translation>Mittlerer Loss, nat</translation>
    </message>
</context>
<context>
    <name>headscope::NumbersPanel</name>
    <message>
        <source>What the sides differ in</source>
        <translation>Worin sich die Seiten unterscheiden</translation>
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
PP: Prozentpunkte</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Was sich ändert</translation>
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
        <translation>Text wie A</translation>
    </message>
    <message>
        <source>Give side B the text of side A again</source>
        <translation>Seite B wieder den Text von Seite A geben</translation>
    </message>
    <message>
        <source>Type the text of side B…</source>
        <translation>Text von Seite B eingeben&#xa0;…</translation>
    </message>
    <message>
        <source>B   same text, cut by its own tokenizer</source>
        <translation>B   gleicher Text, vom eigenen Tokenizer zerlegt</translation>
    </message>
    <message>
        <source>Tokens of side B</source>
        <translation>Token von Seite B</translation>
    </message>
    <message>
        <source>Tokens of side B&apos;s source</source>
        <translation>Token des Quelltexts von Seite B</translation>
    </message>
    <message>
        <source>Type what side B&apos;s decoder has written…</source>
        <translation>Eingeben, was der Decoder von Seite B geschrieben hat&#xa0;…</translation>
    </message>
    <message>
        <source>Second sentence of side B (optional)</source>
        <translation>Zweiter Satz von Seite B (optional)</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>B   same picture, cut into other patches</source>
        <translation>B   gleiches Bild, in andere Patches zerlegt</translation>
    </message>
</context>
<context>
    <name>headscope::PageStack</name>
    <message>
        <source>Pages</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>All pages</source>
        <translation>Alle Blätter</translation>
    </message>
    <message>
        <source>Sections of pages</source>
        <translation>Bereiche der Blätter</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>&amp;Blatt</translation>
    </message>
    <message>
        <source>There is no page &quot;%1&quot; that could be set.</source>
        <translation>Es gibt kein Blatt „%1“, das sich einstellen ließe.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>headscope::PartBars</name>
    <message>
        <source>Lengths of what each head writes</source>
        <translation>Längen dessen, was jeder Kopf schreibt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Click: side A. Right- or Shift-click: side B. Keys: up, down, Return, Shift+Return</source>
        <translation>Klick: Seite A. Rechts- oder Umschalt-Klick: Seite B. Tasten: auf, ab, Eingabe, Umschalt+Eingabe</translation>
    </message>
    <message>
        <source>lengths of vectors</source>
        <translation>Längen der Vektoren</translation>
    </message>
    <message>
        <source>part</source>
        <translation>Beitrag</translation>
    </message>
    <message>
        <source>length</source>
        <translation>Länge</translation>
    </message>
</context>
<context>
    <name>headscope::PartChooser</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>What can go into the figure</source>
        <translation>Was in die Abbildung kann</translation>
    </message>
    <message>
        <source>heads: L0 H1, L2, L3 H0-H3</source>
        <translation>Köpfe: L0 H1, L2, L3 H0-H3</translation>
    </message>
    <message>
        <source>Heads side by side: names, ranges, or a layer for all of its heads</source>
        <translation>Köpfe nebeneinander: Namen, Bereiche oder eine Schicht für alle ihre Köpfe</translation>
    </message>
    <message>
        <source>Add to the figure</source>
        <translation>Zur Abbildung hinzufügen</translation>
    </message>
    <message>
        <source>What can go in</source>
        <translation>Verfügbar</translation>
    </message>
    <message>
        <source>What is in the figure, in its order</source>
        <translation>Was in der Abbildung ist, in ihrer Reihenfolge</translation>
    </message>
    <message>
        <source>In the figure</source>
        <translation>In der Abbildung</translation>
    </message>
    <message>
        <source>%1 (not there yet)</source>
        <translation>%1 (noch nicht da)</translation>
    </message>
    <message>
        <source>%1: it is put in when the window shows it. Open its page, or remove it.</source>
        <translation>%1: wird eingefügt, sobald das Fenster es zeigt. Sein Blatt öffnen oder den Teil entfernen.</translation>
    </message>
    <message>
        <source>Double-click or Return adds it to the figure</source>
        <translation>Doppelklick oder Eingabetaste fügt es der Abbildung hinzu</translation>
    </message>
    <message>
        <source>Heads by their names</source>
        <translation>Köpfe nach Namen</translation>
    </message>
    <message>
        <source>Add these heads</source>
        <translation>Diese Köpfe hinzufügen</translation>
    </message>
    <message>
        <source>Add the heads that are named, side by side</source>
        <translation>Die genannten Köpfe nebeneinander hinzufügen</translation>
    </message>
    <message>
        <source>Drag a part to another place</source>
        <translation>Einen Teil an eine andere Stelle ziehen</translation>
    </message>
    <message>
        <source>The chosen part comes earlier</source>
        <translation>Den gewählten Teil nach vorn rücken</translation>
    </message>
    <message>
        <source>The chosen part comes later</source>
        <translation>Den gewählten Teil nach hinten rücken</translation>
    </message>
    <message>
        <source>Take the chosen part out of the figure</source>
        <translation>Den gewählten Teil aus der Abbildung entfernen</translation>
    </message>
    <message>
        <source>Add what is chosen above</source>
        <translation>Oben Gewähltes hinzufügen</translation>
    </message>
    <message>
        <source>Pages of the window offer their pictures once they were opened with this text.</source>
        <translation>Blätter des Fensters bieten ihre Bilder an, sobald sie mit diesem Text geöffnet wurden.</translation>
    </message>
</context>
<context>
    <name>headscope::PatchCanvas</name>
    <message>
        <source>Picture with a row of weights over it</source>
        <translation>Bild mit einer Zeile von Gewichten darüber</translation>
    </message>
    <message>
        <source>patch %1: row %2, column %3 (token %4)</source>
        <translation>Patch %1: Zeile %2, Spalte %3 (Token %4)</translation>
    </message>
    <message>
        <source>weight from the chosen %1: %2</source>
        <translation>Gewicht vom gewählten %1: %2</translation>
    </message>
    <message>
        <source>looks most at %1</source>
        <translation>schaut am meisten auf %1</translation>
    </message>
</context>
<context>
    <name>headscope::PatchView</name>
    <message>
        <source>Grid</source>
        <translation>Raster</translation>
    </message>
    <message>
        <source>Opacity of the colours</source>
        <translation>Deckkraft der Farben</translation>
    </message>
    <message>
        <source>How much the colours of the weights cover the picture</source>
        <translation>Wie stark die Farben der Gewichte das Bild überdecken</translation>
    </message>
    <message>
        <source>Lines between the patches</source>
        <translation>Linien zwischen den Patches</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Deckkraft</translation>
    </message>
    <message>
        <source>Where %1 looks: a learned token in front of the patches</source>
        <translation>Wohin %1 schaut: ein gelerntes Token vor den Patches</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>gemeinsam</translation>
    </message>
    <message>
        <source>%1   this side has no such token</source>
        <translation>%1   diese Seite hat kein solches Token</translation>
    </message>
    <message>
        <source>%1   weights of query %2: most to %3, %4</source>
        <translation>%1   Gewichte von Query %2: am meisten auf %3, %4</translation>
    </message>
    <message>
        <source>to %1 %2</source>
        <translation>auf %1 %2</translation>
    </message>
    <message>
        <source>to all patches together %1</source>
        <translation>auf alle Patches zusammen %1</translation>
    </message>
</context>
<context>
    <name>headscope::PatternPage</name>
    <message>
        <source>a list of [query, key] and [query, first key, last key]</source>
        <translation>eine Liste von [Query, Key] und [Query, erster Key, letzter Key]</translation>
    </message>
    <message>
        <source>a pattern has &quot;words&quot; or &quot;cells&quot;, not both</source>
        <translation>ein Muster hat „words“ oder „cells“, nicht beides</translation>
    </message>
    <message>
        <source>of the weight of one row</source>
        <translation>am Gewicht einer Zeile</translation>
    </message>
    <message>
        <source>of the weight of %1 rows</source>
        <translation>am Gewicht von %1 Zeilen</translation>
    </message>
</context>
<context>
    <name>headscope::PatternView</name>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>-1   or   -8..-1   or   same, after-same   or   first</source>
        <translation>-1   oder   -8..-1   oder   same, after-same   oder   first</translation>
    </message>
    <message>
        <source>Which keys a query should look at, with commas between:
-1 the token before it, 0 itself, -8..-1 the eight before it,
first: key 0; same: earlier copies of its token; after-same: what followed these.
Or click cells of the map to draw.</source>
        <translation>Auf welche Keys eine Query schauen soll, mit Kommas getrennt:
-1 das Token davor, 0 es selbst, -8..-1 die acht davor,
first: Key 0; same: frühere Kopien des Tokens; after-same: was auf diese folgte.
Oder zum Zeichnen auf Zellen der Karte klicken.</translation>
    </message>
    <message>
        <source>query (attends)</source>
        <translation>Query (achtet)</translation>
    </message>
    <message>
        <source>key (is attended to)</source>
        <translation>Key (wird beachtet)</translation>
    </message>
    <message>
        <source>Heads that follow it most: share %1</source>
        <translation>Köpfe, die ihm am meisten folgen: Anteil %1</translation>
    </message>
    <message>
        <source>Type which keys a query should look at, or click cells to draw them.</source>
        <translation>Eingeben, auf welche Keys eine Query schauen soll, oder zum Zeichnen auf Zellen klicken.</translation>
    </message>
    <message>
        <source>Cells of the pattern</source>
        <translation>Zellen des Musters</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>Query %1</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>Key %1</translation>
    </message>
    <message>
        <source>in the pattern</source>
        <translation>im Muster</translation>
    </message>
    <message>
        <source>not in the pattern</source>
        <translation>nicht im Muster</translation>
    </message>
</context>
<context>
    <name>headscope::PictureField</name>
    <message>
        <source>Open a picture…</source>
        <translation>Bild öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Give the model a picture of yours: PNG, JPEG and others</source>
        <translation>Dem Modell ein eigenes Bild geben: PNG, JPEG und andere</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Take the picture from the clipboard (Ctrl+V)</source>
        <translation>Das Bild aus der Zwischenablage nehmen (Strg+V)</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>The picture that comes with the program</source>
        <translation>Das Bild, das mit dem Programm kommt</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Open a picture</source>
        <translation>Bild öffnen</translation>
    </message>
    <message>
        <source>Open a picture, or drop one here</source>
        <translation>Ein Bild öffnen oder hier ablegen</translation>
    </message>
    <message>
        <source>%1   %2 × %3 pixels</source>
        <translation>%1   %2 × %3 Pixel</translation>
    </message>
</context>
<context>
    <name>headscope::PicturePage</name>
    <message>
        <source>This page shows heads of a model of pictures over the picture.
Open one (ViT, DeiT, DINOv2, or CLIP&apos;s image tower): File &gt; Open model.</source>
        <translation>Dieses Blatt zeigt Köpfe eines Bildmodells über dem Bild.
Eines öffnen (ViT, DeiT, DINOv2 oder den Bild-Encoder von CLIP): Datei &gt; Modell öffnen.</translation>
    </message>
</context>
<context>
    <name>headscope::PredictionChart</name>
    <message>
        <source>%1: A %2, B %3</source>
        <translation>%1: A %2, B %3</translation>
    </message>
    <message>
        <source>KL(A‖B) %1 nats</source>
        <translation>KL(A‖B) %1 nat</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Kullback-Leibler divergence of the token: Σ p_A ln(p_A / p_B)</source>
        <translation>Kullback-Leibler-Divergenz des Tokens: Σ p_A ln(p_A / p_B)</translation>
    </message>
</context>
<context>
    <name>headscope::PredictionsPanel</name>
    <message>
        <source>Hidden token</source>
        <translation>Verdecktes Token</translation>
    </message>
</context>
<context>
    <name>headscope::PreferencesWindow</name>
    <message>
        <source>&amp;Reset to defaults</source>
        <translation>Auf &amp;Vorgaben zurücksetzen</translation>
    </message>
    <message>
        <source>Headscope: preferences</source>
        <translation>Headscope: Programmeinstellungen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>Of this page</source>
        <translation>Nur auf diesem Blatt</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
</context>
<context>
    <name>headscope::ProductChart</name>
    <message>
        <source>Products of query and key, %1 %2</source>
        <translation>Produkte von Query und Key, %1 %2</translation>
    </message>
    <message>
        <source>i = %1: %2 × %3 = %4</source>
        <translation>i = %1: %2 × %3 = %4</translation>
    </message>
    <message>
        <source>%1; with i = %2, its rotary pair: %3</source>
        <translation>%1; mit i = %2, seinem Rotary-Partner: %3</translation>
    </message>
    <message>
        <source>the largest first, in this side&apos;s own order</source>
        <translation>größte zuerst, in der eigenen Reihenfolge dieser Seite</translation>
    </message>
    <message>
        <source>the pair with the largest sum first, in this side&apos;s own order</source>
        <translation>Paar mit der größten Summe zuerst, in der eigenen Reihenfolge dieser Seite</translation>
    </message>
    <message>
        <source>no rotary pairs</source>
        <translation>keine Rotary-Paare</translation>
    </message>
    <message>
        <source>rotary pairs: %1</source>
        <translation>Rotary-Paare: %1</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>query</source>
        <translation>Query</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>product</source>
        <translation>Produkt</translation>
    </message>
</context>
<context>
    <name>headscope::ProductPage</name>
    <message>
        <source>Click a cell of a map to see what its score is made of</source>
        <translation>Auf eine Zelle einer Karte klicken, um zu sehen, woraus ihr Score besteht</translation>
    </message>
    <message>
        <source>query %1 → key %2</source>
        <translation>Query %1 → Key %2</translation>
    </message>
</context>
<context>
    <name>headscope::ProductView</name>
    <message>
        <source>Order of the products</source>
        <translation>Reihenfolge der Produkte</translation>
    </message>
    <message>
        <source>by index</source>
        <translation>nach Index</translation>
    </message>
    <message>
        <source>As the head counts them</source>
        <translation>Wie der Kopf sie zählt</translation>
    </message>
    <message>
        <source>by size</source>
        <translation>nach Größe</translation>
    </message>
    <message>
        <source>The largest product first, whatever its sign</source>
        <translation>Das größte Produkt zuerst, gleich welchen Vorzeichens</translation>
    </message>
    <message>
        <source>by rotary pair</source>
        <translation>nach Rotary-Paar</translation>
    </message>
    <message>
        <source>Pairs that are rotated together, the largest sum first</source>
        <translation>Paare, die gemeinsam rotiert werden, größte Summe zuerst</translation>
    </message>
    <message>
        <source>Choose a cell of the map, a query and a key: here is how their score comes about.</source>
        <translation>Eine Zelle der Karte wählen, eine Query und einen Key: Hier steht dann, wie ihr Score entsteht.</translation>
    </message>
    <message>
        <source>bars: qᵢkᵢ; colours of q and k: %1 to %2%3</source>
        <translation>Balken: qᵢkᵢ; Farben von q und k: %1 bis %2%3</translation>
    </message>
    <message>
        <source> (both sides)</source>
        <translation> (beide Seiten)</translation>
    </message>
</context>
<context>
    <name>headscope::PromptEditor</name>
    <message>
        <source>Samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Sentences that show something</source>
        <translation>Sätze, die etwas zeigen</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Erzeugen</translation>
    </message>
    <message>
        <source>Let the model write the target: always its most likely next token</source>
        <translation>Das Modell den Zieltext schreiben lassen: immer sein wahrscheinlichstes nächstes Token</translation>
    </message>
</context>
<context>
    <name>headscope::PromptField</name>
    <message>
        <source>Type a sentence…</source>
        <translation>Satz eingeben&#xa0;…</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Satz</translation>
    </message>
</context>
<context>
    <name>headscope::QuestionCard</name>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Eine Zahl</translation>
    </message>
    <message>
        <source>A number: 1 048 576, 0.125, 12.5 %, 1/8 or 4*512^2. Return checks it</source>
        <translation>Eine Zahl: 1 048 576, 0.125, 12.5&#xa0;%, 1/8 oder 4*512^2. Die Eingabetaste prüft sie</translation>
    </message>
    <message>
        <source>Compare the answer with the right one</source>
        <translation>Die Antwort mit der richtigen vergleichen</translation>
    </message>
    <message>
        <source>Remark on the answer</source>
        <translation>Anmerkung zur Antwort</translation>
    </message>
</context>
<context>
    <name>headscope::RandomLayerPanel</name>
    <message>
        <source>Causal</source>
        <translation>Kausal</translation>
    </message>
    <message>
        <source>Self</source>
        <translation>Self</translation>
    </message>
    <message>
        <source>Queries and keys of one text</source>
        <translation>Querys und Keys eines Textes</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Cross</translation>
    </message>
    <message>
        <source>An encoder and a decoder: queries of the target, keys of the source</source>
        <translation>Ein Encoder und ein Decoder: Querys des Zieltexts, Keys des Quelltexts</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Each token&apos;s vector is standard normal, whatever word stands there</source>
        <translation>Der Vektor jedes Tokens ist standardnormalverteilt, welches Wort auch dasteht</translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation>Embeddings</translation>
    </message>
    <message>
        <source>The typed text, with the embeddings of a model</source>
        <translation>Der eingegebene Text mit den Embeddings eines Modells</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Each head has projections of its own</source>
        <translation>Jeder Kopf hat eigene Projektionen</translation>
    </message>
    <message>
        <source>q k</source>
        <translation>q k</translation>
    </message>
    <message>
        <source>All heads have the queries and keys of head 0: one map</source>
        <translation>Alle Köpfe haben Querys und Keys von Kopf 0: eine Karte</translation>
    </message>
    <message>
        <source>q k v</source>
        <translation>q k v</translation>
    </message>
    <message>
        <source>All heads have the projections of head 0: one head of width d_k</source>
        <translation>Alle Köpfe haben die Projektionen von Kopf 0: ein Kopf der Breite d_k</translation>
    </message>
    <message>
        <source>Random layer</source>
        <translation>Zufällige Schicht</translation>
    </message>
    <message>
        <source>d / H</source>
        <translation>d / H</translation>
    </message>
    <message>
        <source>Width of the residual stream</source>
        <translation>Breite des Residualstroms</translation>
    </message>
    <message>
        <source>Query heads</source>
        <translation>Query-Köpfe</translation>
    </message>
    <message>
        <source>Key/value heads: each serves H / G query heads</source>
        <translation>Key/Value-Köpfe: Jeder bedient H / G Query-Köpfe</translation>
    </message>
    <message>
        <source>Width of one query, key or value</source>
        <translation>Breite einer Query, eines Keys oder Values</translation>
    </message>
    <message>
        <source>Tokens of the text: x1, x2, …; what you typed comes back with another model</source>
        <translation>Token des Textes: x1, x2, …; der eingegebene Text kommt mit einem anderen Modell wieder</translation>
    </message>
    <message>
        <source>Layers on top of each other, each x + attention(x)</source>
        <translation>Schichten übereinander, jede x + Attention(x)</translation>
    </message>
    <message>
        <source>The same seed gives the same numbers on every machine</source>
        <translation>Derselbe Seed ergibt auf jedem Rechner dieselben Zahlen</translation>
    </message>
    <message>
        <source>A query sees keys up to its own position</source>
        <translation>Eine Query sieht Keys bis zu ihrer eigenen Position</translation>
    </message>
    <message>
        <source>Width d</source>
        <translation>Breite d</translation>
    </message>
    <message>
        <source>Heads H</source>
        <translation>Köpfe H</translation>
    </message>
    <message>
        <source>K/V heads G</source>
        <translation>K/V-Köpfe G</translation>
    </message>
    <message>
        <source>Head width d_k</source>
        <translation>Kopfbreite d_k</translation>
    </message>
    <message>
        <source>Tokens T</source>
        <translation>Token T</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Shared by all</source>
        <translation>Allen gemeinsam</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>The head whose weights are copied</source>
        <translation>Der Kopf, dessen Gewichte kopiert werden</translation>
    </message>
    <message>
        <source>The head that gets them</source>
        <translation>Der Kopf, der sie bekommt</translation>
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
        <translation>Sein Teil von W_Q</translation>
    </message>
    <message>
        <source>Its part of W_K, of its group where heads share them</source>
        <translation>Sein Teil von W_K, oder der seiner Gruppe, wo Köpfe ihn teilen</translation>
    </message>
    <message>
        <source>Its part of W_V, of its group where heads share them</source>
        <translation>Sein Teil von W_V, oder der seiner Gruppe, wo Köpfe ihn teilen</translation>
    </message>
    <message>
        <source>Its part of W_O</source>
        <translation>Sein Teil von W_O</translation>
    </message>
    <message>
        <source>Copy these weights from the one head to the other</source>
        <translation>Diese Gewichte von dem einen Kopf auf den anderen kopieren</translation>
    </message>
    <message>
        <source>Undo all</source>
        <translation>Alles rückgängig</translation>
    </message>
    <message>
        <source>Each head has weights of its own again</source>
        <translation>Jeder Kopf hat wieder eigene Gewichte</translation>
    </message>
    <message>
        <source>H%1</source>
        <translation>H%1</translation>
    </message>
    <message>
        <source>Open a model to use its embeddings</source>
        <translation>Ein Modell öffnen, um seine Embeddings zu verwenden</translation>
    </message>
    <message>
        <source>Embeddings of %1</source>
        <translation>Embeddings von %1</translation>
    </message>
    <message>
        <source>q·k before factor and mask: root mean square %1; √d_k = %2 for independent entries of unit variance.</source>
        <translation>q·k vor Faktor und Maske: quadratisches Mittel %1; √d_k = %2 bei unabhängigen Einträgen mit Varianz eins.</translation>
    </message>
    <message>
        <source>%1 of H%2 → H%3</source>
        <translation>%1 von H%2 → H%3</translation>
    </message>
    <message>
        <source>nothing is copied</source>
        <translation>nichts ist kopiert</translation>
    </message>
    <message>
        <source>%1 heads do not divide a width of %2: set the head width.</source>
        <translation>%1 Köpfe teilen die Breite %2 nicht: Kopfbreite einstellen.</translation>
    </message>
    <message>
        <source>Copy from</source>
        <translation>Kopieren von</translation>
    </message>
    <message>
        <source>Copy to</source>
        <translation>Kopieren nach</translation>
    </message>
</context>
<context>
    <name>headscope::RankPage</name>
    <message>
        <source>The ranks are being computed…</source>
        <translation>Die Ränge werden berechnet&#xa0;…</translation>
    </message>
    <message>
        <source>A %1, %2: %3 queries, %4 keys%5</source>
        <translation>A %1, %2: %3 Querys, %4 Keys%5</translation>
    </message>
    <message>
        <source>rerun</source>
        <translation>ganzes Modell</translation>
    </message>
    <message>
        <source>rescored</source>
        <translation>nur dieser Softmax</translation>
    </message>
    <message>
        <source> (the first of %1 and %2)</source>
        <translation> (die ersten von %1 und %2)</translation>
    </message>
    <message>
        <source>scores q·k</source>
        <translation>Scores q·k</translation>
    </message>
    <message>
        <source>min(d_k, T)</source>
        <translation>min(d_k, T)</translation>
    </message>
    <message>
        <source>weights A</source>
        <translation>Gewichte A</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>output A·V</source>
        <translation>Ausgabe A·V</translation>
    </message>
    <message>
        <source>all heads&apos; A·V</source>
        <translation>A·V aller Köpfe</translation>
    </message>
    <message>
        <source>min(T, H·d_k)</source>
        <translation>min(T, H·d_k)</translation>
    </message>
    <message>
        <source>residual stream at layer %1, %2 tokens%3</source>
        <translation>Residualstrom L%1, %2 Token%3</translation>
    </message>
    <message>
        <source> (the first of %1)</source>
        <translation> (die ersten von %1)</translation>
    </message>
    <message>
        <source>%1 random tokens</source>
        <translation>%1 zufällige Token</translation>
    </message>
</context>
<context>
    <name>headscope::RankView</name>
    <message>
        <source>rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>numerical</source>
        <translation>numerisch</translation>
    </message>
    <message>
        <source>effective rank</source>
        <translation>effektiver Rang</translation>
    </message>
    <message>
        <source>exp of entropy</source>
        <translation>exp der Entropie</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>Schranke</translation>
    </message>
    <message>
        <source>rank at most</source>
        <translation>Rang höchstens</translation>
    </message>
    <message>
        <source>Singular values</source>
        <translation>Singulärwerte</translation>
    </message>
    <message>
        <source>index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>share of the largest</source>
        <translation>Anteil am größten</translation>
    </message>
    <message>
        <source>concatenation, effective</source>
        <translation>Verkettung, effektiv</translation>
    </message>
    <message>
        <source>concatenation, rank</source>
        <translation>Verkettung, Rang</translation>
    </message>
    <message>
        <source>one head&apos;s scores, effective</source>
        <translation>Scores eines Kopfs, effektiv</translation>
    </message>
    <message>
        <source>one head&apos;s scores, rank</source>
        <translation>Scores eines Kopfs, Rang</translation>
    </message>
    <message>
        <source>Random projections: ranks against H at d = %1</source>
        <translation>Zufällige Projektionen: Ränge über H bei d = %1</translation>
    </message>
    <message>
        <source>heads H</source>
        <translation>Köpfe H</translation>
    </message>
    <message>
        <source>Random projections are being computed…</source>
        <translation>Zufällige Projektionen werden berechnet&#xa0;…</translation>
    </message>
    <message>
        <source>d_k = 16</source>
        <translation>d_k = 16</translation>
    </message>
    <message>
        <source>Input of the random projections</source>
        <translation>Eingabe der zufälligen Projektionen</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>The text&apos;s residual stream at side A&apos;s layer, each row divided by its root mean square</source>
        <translation>Der Residualstrom des Textes in der Schicht von Seite A, jede Zeile geteilt durch ihr quadratisches Mittel</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>256 random tokens: independent normal numbers</source>
        <translation>256 zufällige Token: unabhängige normalverteilte Zahlen</translation>
    </message>
    <message>
        <source>Seed of the random projections</source>
        <translation>Seed der zufälligen Projektionen</translation>
    </message>
    <message>
        <source>The seed of the random projections, and of a random input: the same numbers give the same picture</source>
        <translation>Der Seed der zufälligen Projektionen und einer zufälligen Eingabe: Gleiche Zahlen ergeben das gleiche Bild</translation>
    </message>
    <message>
        <source>seed </source>
        <translation>Seed </translation>
    </message>
    <message>
        <source>Rank: singular values above max(rows, columns) · 2⁻²³ of the largest, the rounding of float32. Effective rank: exp of the entropy of the singular values as shares of their sum. Too many heads: with d_k below 16, by a rule of thumb, scores have little rank left; GPT-3 has d = 12288, H = 96, d_k = 128.</source>
        <translation>Rang: Singulärwerte über max(Zeilen, Spalten) · 2⁻²³ des größten, der Rundung von float32. Effektiver Rang: exp der Entropie der Singulärwerte als Anteile an ihrer Summe. Zu viele Köpfe: Bei d_k unter 16 haben Scores, als Faustregel, nur noch wenig Rang; GPT-3 hat d = 12288, H = 96, d_k = 128.</translation>
    </message>
    <message>
        <source>With H heads one query can copy from two places at once into different directions; one head gives a single mixture. That does not make H heads strictly more expressive than one head of the same total width: one head of width d has scores of rank up to d, each of H heads only up to d/H (the low-rank bottleneck, Bhojanapalli et al. 2020). The two classes overlap; neither contains the other.</source>
        <translation>Mit H Köpfen kann eine Query von zwei Stellen zugleich in verschiedene Richtungen kopieren; ein Kopf ergibt eine einzige Mischung. Das macht H Köpfe nicht strikt ausdrucksstärker als einen Kopf derselben Gesamtbreite: Ein Kopf der Breite d hat Scores vom Rang bis zu d, jeder von H Köpfen nur bis zu d/H (der Low-Rank-Engpass, Bhojanapalli et al. 2020). Die beiden Klassen überlappen sich; keine enthält die andere.</translation>
    </message>
    <message>
        <source>Ranks along the head</source>
        <translation>Ränge entlang des Kopfs</translation>
    </message>
    <message>
        <source>Singular values along the head</source>
        <translation>Singulärwerte entlang des Kopfs</translation>
    </message>
    <message>
        <source>Ranks of random projections against the number of heads</source>
        <translation>Ränge zufälliger Projektionen über der Anzahl der Köpfe</translation>
    </message>
    <message>
        <source>Point at a bar or a curve for its number</source>
        <translation>Auf einen Balken oder eine Kurve zeigen, um die Zahl zu sehen</translation>
    </message>
    <message>
        <source>Type a text and choose a head: the ranks along it appear here.</source>
        <translation>Einen Text eingeben und einen Kopf wählen: Hier stehen dann die Ränge entlang des Kopfs.</translation>
    </message>
</context>
<context>
    <name>headscope::ReadoutBar</name>
    <message>
        <source>masked</source>
        <translation>maskiert</translation>
    </message>
    <message>
        <source>B − A</source>
        <translation>B − A</translation>
    </message>
    <message>
        <source>query %1 %2 → key %3 %4</source>
        <translation>Query %1 %2 → Key %3 %4</translation>
    </message>
    <message>
        <source>A: %1</source>
        <translation>A: %1</translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation>B: %1</translation>
    </message>
    <message>
        <source>Cell that is pointed at</source>
        <translation>Zelle unter dem Mauszeiger</translation>
    </message>
    <message>
        <source>q·k: the score of query and key; scaled: times the factor; + bias, capped: what the model then
does to it, if anything; weight: after mask and softmax; B − A: of the weights. A linear kernel
has no factor, no cap and no bias: – stands for the steps that it does not take</source>
        <translation>q·k: der Score von Query und Key; skaliert: mal Faktor; + Bias, begrenzt: was das Modell dann damit
macht, falls überhaupt; Gewicht: nach Maske und Softmax; B − A: der Gewichte. Ein linearer Kernel
hat keinen Faktor, kein Cap und keinen Bias: – steht für die Schritte, die er auslässt</translation>
    </message>
    <message>
        <source>q·k</source>
        <translation>q·k</translation>
    </message>
    <message>
        <source>scaled</source>
        <translation>skaliert</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>Point at a cell to read its numbers</source>
        <translation>Auf eine Zelle zeigen, um ihre Zahlen zu lesen</translation>
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
        <translation>&amp;Was offen ist, sichern</translation>
    </message>
    <message>
        <source>Text, heads, settings and pages are written to a file of yours while you work. After a crash or a power cut the next start offers to open them again; when Headscope is closed, the file is removed.</source>
        <translation>Text, Köpfe, Einstellungen und Blätter werden während der Arbeit in eine Datei im Benutzerverzeichnis geschrieben. Nach einem Absturz oder Stromausfall bietet der nächste Start an, sie wieder zu öffnen; beim Beenden von Headscope wird die Datei gelöscht.</translation>
    </message>
</context>
<context>
    <name>headscope::Reduction</name>
    <message>
        <source>mean of %1 × %2 cells a pixel</source>
        <translation>Mittel von %1 × %2 Zellen je Pixel</translation>
    </message>
    <message>
        <source>largest in size of %1 × %2 cells a pixel</source>
        <translation>betragsgrößter Wert von %1 × %2 Zellen je Pixel</translation>
    </message>
    <message>
        <source>largest of %1 × %2 cells a pixel</source>
        <translation>größter Wert von %1 × %2 Zellen je Pixel</translation>
    </message>
    <message>
        <source>Each pixel stands for up to %1 keys and %2 queries and shows the mean of their cells. Masked cells are left out of it. Zoom in to see single cells.</source>
        <translation>Jedes Pixel steht für bis zu %1 Keys und %2 Querys und zeigt das Mittel ihrer Zellen. Maskierte Zellen zählen nicht mit. Hineinzoomen zeigt einzelne Zellen.</translation>
    </message>
    <message>
        <source>Each pixel stands for up to %1 keys and %2 queries and shows, of their cells, the one that is largest in size. Masked cells are left out. Zoom in to see single cells.</source>
        <translation>Jedes Pixel steht für bis zu %1 Keys und %2 Querys und zeigt von ihren Zellen die mit dem größten Betrag. Maskierte Zellen zählen nicht mit. Hineinzoomen zeigt einzelne Zellen.</translation>
    </message>
    <message>
        <source>Each pixel stands for up to %1 keys and %2 queries and shows the largest of their cells. Masked cells are left out. Zoom in to see single cells.</source>
        <translation>Jedes Pixel steht für bis zu %1 Keys und %2 Querys und zeigt die größte ihrer Zellen. Maskierte Zellen zählen nicht mit. Hineinzoomen zeigt einzelne Zellen.</translation>
    </message>
</context>
<context>
    <name>headscope::RowTable</name>
    <message>
        <source>Numbers of rows</source>
        <translation>Zahlen der Zeilen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <translation>%1 %2: %3</translation>
    </message>
</context>
<context>
    <name>headscope::SavedViews</name>
    <message>
        <source>Views (*.headscope)</source>
        <translation>Ansichten (*.headscope)</translation>
    </message>
    <message>
        <source>What is open can not be kept for the case of a crash: %1</source>
        <translation>Was offen ist, kann nicht für den Fall eines Absturzes gesichert werden: %1</translation>
    </message>
    <message>
        <source>Open &amp;view…</source>
        <translation>Ansicht ö&amp;ffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation>Ctrl+Shift+O</translation>
    </message>
    <message>
        <source>&amp;Save view</source>
        <translation>Ansicht &amp;speichern</translation>
    </message>
    <message>
        <source>Save view &amp;as…</source>
        <translation>Ansicht speichern un&amp;ter&#xa0;…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>Open a view</source>
        <translation>Ansicht öffnen</translation>
    </message>
    <message>
        <source>Views and figures (*.headscope *.png *.svg);;All files (*)</source>
        <translation>Ansichten und Abbildungen (*.headscope *.png *.svg);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The view is of the model %1, which is not at %2. Open it (Ctrl+O), and the view appears.</source>
        <translation>Die Ansicht gehört zum Modell %1, das nicht in %2 liegt. Nach dem Öffnen des Modells (Strg+O) erscheint die Ansicht.</translation>
    </message>
    <message>
        <source>The picture of the view is not in the file: this is the window&apos;s own.</source>
        <translation>Das Bild der Ansicht ist nicht in der Datei: Dies ist das des Fensters.</translation>
    </message>
    <message>
        <source>This is another model than the one that the view was saved with (%1): other numbers.</source>
        <translation>Dies ist ein anderes Modell als das, mit dem die Ansicht gespeichert wurde (%1): andere Zahlen.</translation>
    </message>
    <message>
        <source>Save the view</source>
        <translation>Ansicht speichern</translation>
    </message>
    <message>
        <source>view.headscope</source>
        <translation>ansicht.headscope</translation>
    </message>
    <message>
        <source>There is no view to save: open a model first.</source>
        <translation>Es gibt keine Ansicht zu speichern: zuerst ein Modell öffnen.</translation>
    </message>
    <message>
        <source>The view is saved to %1.</source>
        <translation>Die Ansicht ist in %1 gespeichert.</translation>
    </message>
    <message>
        <source>Headscope was not closed as it should be the last time. What was open was kept.</source>
        <translation>Headscope wurde das letzte Mal nicht ordnungsgemäß beendet. Was offen war, ist gesichert.</translation>
    </message>
    <message>
        <source>Headscope was not closed as it should be %1 times. The last of what was open is offered first, the others when it is started again.</source>
        <translation>Headscope wurde %1-mal nicht ordnungsgemäß beendet. Was zuletzt offen war, wird zuerst angeboten, das Übrige beim nächsten Start.</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>Wieder öffnen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Discard all</source>
        <translation>Alle verwerfen</translation>
    </message>
    <message>
        <source>The view was saved with fast products, which this processor does not have: these numbers are exact ones.</source>
        <translation>Die Ansicht wurde mit schnellen Produkten gespeichert, die dieser Prozessor nicht hat: Diese Zahlen sind genaue.</translation>
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
        <translation>Faktor</translation>
    </message>
    <message>
        <source>q·k is multiplied by this before mask and softmax.
Models use one over the root of a head&apos;s width, so that scores do not grow with it.</source>
        <translation>q·k wird vor Maske und Softmax damit multipliziert.
Modelle nehmen eins durch die Wurzel der Kopfbreite, damit die Scores nicht mit ihr wachsen.</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>%1 (model)</source>
        <translation>%1 (Modell)</translation>
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
        <translation>Lineare Attention hat keinen Faktor und keinen Softmax: für diese Seite den Softmax wählen.</translation>
    </message>
    <message>
        <source>%1 · rescored: the model&apos;s own queries and keys · dL/dO: standard normal, seed 1 · prediction: the whole model rerun</source>
        <translation>%1 · dieser Softmax: q, k des Modells · dL/dO: N(0, 1), Seed 1 · Vorhersage: ganzes Modell</translation>
    </message>
</context>
<context>
    <name>headscope::ScalingView</name>
    <message>
        <source>%1 Over the pairs that the mask allows; σ is the deviation.
Dashed, what theory predicts: √d_k for independent entries of unit variance, and, for
independent entries with the moments that they have,
σ² = Σ (E[q²] E[k²] − E[q]² E[k]²) over the features.</source>
        <translation>%1 Über die Paare, die die Maske erlaubt; σ ist die Standardabweichung.
Gestrichelt, was die Theorie voraussagt: √d_k für unabhängige Einträge mit Varianz eins und, für
unabhängige Einträge mit den Momenten, die sie haben,
σ² = Σ (E[q²] E[k²] − E[q]² E[k]²) über die Merkmale.</translation>
    </message>
    <message>
        <source>The factor of side A&apos;s head</source>
        <translation>Der Faktor des Kopfs von Seite A</translation>
    </message>
    <message>
        <source>The factor of side B&apos;s head</source>
        <translation>Der Faktor des Kopfs von Seite B</translation>
    </message>
    <message>
        <source>Curves against the factor</source>
        <translation>Kurven über dem Faktor</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Entropy, largest weight and saturated rows; rescored</source>
        <translation>Entropie, größtes Gewicht und gesättigte Zeilen; nur dieser Softmax</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Gradienten</translation>
    </message>
    <message>
        <source>Softmax Jacobian, ‖dL/dW_Q‖ and ‖dL/dW_K‖; rescored</source>
        <translation>Softmax-Jacobi-Matrix, ‖dL/dW_Q‖ und ‖dL/dW_K‖; nur dieser Softmax</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>Vorhersage</translation>
    </message>
    <message>
        <source>How far the next token&apos;s distribution moves where the whole model is rerun with
each factor. One run for each: takes a while for a large model.</source>
        <translation>Wie weit sich die Verteilung des nächsten Tokens verschiebt, wenn das ganze Modell
mit jedem Faktor neu gerechnet wird. Ein Lauf je Faktor: dauert bei einem großen Modell etwas.</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Was gezählt wird</translation>
    </message>
    <message>
        <source>q·k</source>
        <translation>q·k</translation>
    </message>
    <message>
        <source>Scores as they are, before the factor.</source>
        <translation>Scores, wie sie sind, vor dem Faktor.</translation>
    </message>
    <message>
        <source>× factor</source>
        <translation>× Faktor</translation>
    </message>
    <message>
        <source>Scores times the present factor.</source>
        <translation>Scores mal den jetzigen Faktor.</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Open a model and choose a head: what its factor does appears here.</source>
        <translation>Ein Modell öffnen und einen Kopf wählen: Hier steht dann, was sein Faktor bewirkt.</translation>
    </message>
</context>
<context>
    <name>headscope::ScatterCanvas</name>
    <message>
        <source>encoder</source>
        <translation>Encoder</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>Cross</translation>
    </message>
    <message>
        <source>decoder</source>
        <translation>Decoder</translation>
    </message>
    <message>
        <source>Heads by two scores</source>
        <translation>Köpfe nach zwei Kennzahlen</translation>
    </message>
    <message>
        <source>Side A: %1. Side B: %2.</source>
        <translation>Seite A: %1. Seite B: %2.</translation>
    </message>
    <message>
        <source>No head has both scores with this text: at least one of them is undefined.</source>
        <translation>Bei diesem Text hat kein Kopf beide Kennzahlen: Mindestens eine ist undefiniert.</translation>
    </message>
    <message>
        <source>layer 0</source>
        <translation>Schicht 0</translation>
    </message>
</context>
<context>
    <name>headscope::ScoreExplanation</name>
    <message>
        <source>What is this?</source>
        <translation>Was ist das?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the explanation</source>
        <translation>Erklärung schließen</translation>
    </message>
    <message>
        <source>Range: %1</source>
        <translation>Bereich: %1</translation>
    </message>
    <message>
        <source>Badge “%1”: %2</source>
        <translation>Etikett „%1“: %2</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
</context>
<context>
    <name>headscope::ScoreFilterBar</name>
    <message>
        <source>pinned</source>
        <translation>angeheftet</translation>
    </message>
    <message>
        <source>with a badge</source>
        <translation>mit Etikett</translation>
    </message>
    <message>
        <source>L2, L2 H5, a badge</source>
        <translation>L2, L2 H5, ein Etikett</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Köpfe</translation>
    </message>
    <message>
        <source>Shows heads of a layer (L2), one head (L2 H5), several (L2H5, L3H1) or those with a badge (induction)</source>
        <translation>Zeigt Köpfe einer Schicht (L2), einen Kopf (L2 H5), mehrere (L2H5, L3H1) oder die mit einem Etikett (induction)</translation>
    </message>
    <message>
        <source>Score with a bound</source>
        <translation>Kennzahl mit Grenze</translation>
    </message>
    <message>
        <source>not in this table</source>
        <translation>nicht in dieser Tabelle</translation>
    </message>
    <message>
        <source>At least or at most</source>
        <translation>Mindestens oder höchstens</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Shows only pinned heads</source>
        <translation>Zeigt nur angeheftete Köpfe</translation>
    </message>
    <message>
        <source>Shows only heads with a badge</source>
        <translation>Zeigt nur Köpfe mit Etikett</translation>
    </message>
    <message>
        <source>Shows only heads whose value of this score is within the bound</source>
        <translation>Zeigt nur Köpfe, deren Wert dieser Kennzahl innerhalb der Grenze liegt</translation>
    </message>
    <message>
        <source>Whether the bound is the least value or the largest</source>
        <translation>Ob die Grenze der kleinste oder der größte Wert ist</translation>
    </message>
    <message>
        <source>A number; empty for no bound</source>
        <translation>Eine Zahl; leer lassen für keine Grenze</translation>
    </message>
</context>
<context>
    <name>headscope::ScoreRow</name>
    <message>
        <source>side %1 %2 %3</source>
        <translation>Seite %1 %2 %3</translation>
    </message>
    <message>
        <source>Mean over %1 texts ± standard error: %2</source>
        <translation>Mittel über %1 Texte ± Standardfehler: %2</translation>
    </message>
    <message>
        <source>badge %1</source>
        <translation>Etikett %1</translation>
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
        <translation>Achsen tauschen</translation>
    </message>
    <message>
        <source>click: A · right-click: B · drag: brush · middle click: pin</source>
        <translation>Klick: A · Rechtsklick: B · Ziehen: markieren · Mittelklick: anheften</translation>
    </message>
    <message>
        <source>Ctrl-click and Ctrl-drag add to the brush; Escape ends it.
The arrow keys move A, with Shift B.</source>
        <translation>Strg-Klick und Strg-Ziehen erweitern die Markierung; Esc hebt sie auf.
Die Pfeiltasten bewegen A, mit Umschalt B.</translation>
    </message>
    <message>
        <source>1 head has no value</source>
        <translation>1 Kopf hat keinen Wert</translation>
    </message>
    <message>
        <source>%1 heads have no value</source>
        <translation>%1 Köpfe haben keinen Wert</translation>
    </message>
    <message>
        <source>The score along the plot</source>
        <translation>Die Kennzahl auf der waagerechten Achse</translation>
    </message>
    <message>
        <source>The score up the plot</source>
        <translation>Die Kennzahl auf der senkrechten Achse</translation>
    </message>
</context>
<context>
    <name>headscope::ScoreStudy</name>
    <message>
        <source>Stopped: change the text to compute the scores</source>
        <translation>Angehalten: Text ändern, um die Kennzahlen zu berechnen</translation>
    </message>
    <message>
        <source>Scores are being computed…</source>
        <translation>Kennzahlen werden berechnet&#xa0;…</translation>
    </message>
    <message>
        <source>Type a sentence above to see the scores of its heads</source>
        <translation>Oben einen Satz eingeben, um die Kennzahlen seiner Köpfe zu sehen</translation>
    </message>
</context>
<context>
    <name>headscope::ScoreTableGrid</name>
    <message>
        <source>Scores of all heads</source>
        <translation>Kennzahlen aller Köpfe</translation>
    </message>
    <message>
        <source>Names of the heads</source>
        <translation>Namen der Köpfe</translation>
    </message>
    <message>
        <source>No head passes the filter.</source>
        <translation>Kein Kopf passt zum Filter.</translation>
    </message>
</context>
<context>
    <name>headscope::ScoreTableModel</name>
    <message>
        <source>%1 reads K/V head %2</source>
        <translation>%1 liest K/V-Kopf %2</translation>
    </message>
    <message>
        <source>%1 (standard error over %2 texts)</source>
        <translation>%1 (Standardfehler über %2 Texte)</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>K/V</source>
        <translation>K/V</translation>
    </message>
    <message>
        <source>Badges</source>
        <translation>Etiketten</translation>
    </message>
    <message>
        <source>Layer and query head, both from 0</source>
        <translation>Schicht und Query-Kopf, beide ab 0</translation>
    </message>
    <message>
        <source>The key/value head that it reads</source>
        <translation>Der Key/Value-Kopf, den er liest</translation>
    </message>
    <message>
        <source>Words for scores that reach a stated threshold</source>
        <translation>Wörter für Kennzahlen, die eine angegebene Schwelle erreichen</translation>
    </message>
</context>
<context>
    <name>headscope::ScoreTableView</name>
    <message>
        <source>Save the table as CSV</source>
        <translation>Tabelle als CSV speichern</translation>
    </message>
    <message>
        <source>Copy the selected rows, or all that are shown, as text for a spreadsheet</source>
        <translation>Die gewählten Zeilen, oder alle gezeigten, als Text für eine Tabellenkalkulation kopieren</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Als CSV speichern</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation>%1 Köpfe</translation>
    </message>
    <message>
        <source>%1 of %2 heads</source>
        <translation>%1 von %2 Köpfen</translation>
    </message>
    <message>
        <source>%1 brushed</source>
        <translation>%1 markiert</translation>
    </message>
    <message>
        <source>Show %1 as side A</source>
        <translation>%1 als Seite A zeigen</translation>
    </message>
    <message>
        <source>Show %1 as side B</source>
        <translation>%1 als Seite B zeigen</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Copy the selected rows</source>
        <translation>Gewählte Zeilen kopieren</translation>
    </message>
    <message>
        <source>Copy all rows</source>
        <translation>Alle Zeilen kopieren</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Als CSV speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Show all columns</source>
        <translation>Alle Spalten zeigen</translation>
    </message>
</context>
<context>
    <name>headscope::SelectedPage</name>
    <message>
        <source>the brushed heads</source>
        <translation>die markierten Köpfe</translation>
    </message>
    <message>
        <source>the pinned heads</source>
        <translation>die angehefteten Köpfe</translation>
    </message>
    <message>
        <source>all heads of side A&apos;s layer; brush some (Ctrl-click or drag in the head map) to choose others</source>
        <translation>alle Köpfe der Schicht von Seite A (andere: in der Kopfkarte markieren, Strg-Klick oder Ziehen)</translation>
    </message>
    <message>
        <source>of one head, the model&apos;s own run</source>
        <translation>eines Kopfs, Lauf des Modells</translation>
    </message>
    <message>
        <source>of %1 heads, the model&apos;s own run</source>
        <translation>von %1 Köpfen, Lauf des Modells</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source> · rows sum to 1 or more</source>
        <translation> · Zeilensumme 1 oder mehr</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source> · rows sum to 1 or less</source>
        <translation> · Zeilensumme 1 oder weniger</translation>
    </message>
    <message>
        <source>Cell by cell over %1: %2</source>
        <translation>Zelle für Zelle über %1: %2</translation>
    </message>
    <message>
        <source>No head is pinned: press P at one in the head map.</source>
        <translation>Kein Kopf ist angeheftet: in der Kopfkarte auf einem Kopf P drücken.</translation>
    </message>
    <message>
        <source>all heads of side A&apos;s layer</source>
        <translation>alle Köpfe der Schicht von Seite A</translation>
    </message>
    <message>
        <source>all heads of the model</source>
        <translation>alle Köpfe des Modells</translation>
    </message>
    <message>
        <source>Which heads</source>
        <translation>Welche Köpfe</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Markiert</translation>
    </message>
    <message>
        <source>The brushed heads, else the pinned ones, else side A&apos;s layer</source>
        <translation>Die markierten Köpfe, sonst die angehefteten, sonst die Schicht von Seite A</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Angeheftet</translation>
    </message>
    <message>
        <source>The pinned heads</source>
        <translation>Die angehefteten Köpfe</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>All heads of side A&apos;s layer</source>
        <translation>Alle Köpfe der Schicht von Seite A</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Alle Köpfe</translation>
    </message>
    <message>
        <source>All heads of the model</source>
        <translation>Alle Köpfe des Modells</translation>
    </message>
</context>
<context>
    <name>headscope::Sentence</name>
    <message>
        <source>attention flow</source>
        <translation>Attention-Flow</translation>
    </message>
    <message>
        <source>comparing heads</source>
        <translation>Köpfe werden verglichen</translation>
    </message>
    <message>
        <source>ordering heads</source>
        <translation>Köpfe werden geordnet</translation>
    </message>
    <message>
        <source>placing heads</source>
        <translation>Köpfe werden angeordnet</translation>
    </message>
    <message>
        <source>drawing random projections</source>
        <translation>Zufällige Projektionen werden gezogen</translation>
    </message>
    <message>
        <source>attention rollout</source>
        <translation>Attention-Rollout</translation>
    </message>
    <message>
        <source>running sums</source>
        <translation>laufende Summen</translation>
    </message>
    <message>
        <source>the whole map</source>
        <translation>die ganze Karte</translation>
    </message>
    <message>
        <source>tile by tile</source>
        <translation>Kachel für Kachel</translation>
    </message>
    <message>
        <source>{}: cannot be written: {}</source>
        <translation>{}: kann nicht geschrieben werden: {}</translation>
    </message>
    <message>
        <source>{}: cannot be read: {}</source>
        <translation>{}: kann nicht gelesen werden: {}</translation>
    </message>
    <message>
        <source>{}: this is a link to a file that does not exist: {}</source>
        <translation>{}: dies ist ein Link auf eine Datei, die es nicht gibt: {}</translation>
    </message>
    <message>
        <source>{}: this file {}; open the model again</source>
        <translation>{}: diese Datei {}; Modell erneut öffnen</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>es ist keine reguläre Datei</translation>
    </message>
    <message>
        <source>was taken away while it was open ({})</source>
        <translation>wurde entfernt, während sie geöffnet war ({})</translation>
    </message>
    <message>
        <source>was shortened while it was open</source>
        <translation>wurde gekürzt, während sie geöffnet war</translation>
    </message>
    <message>
        <source>changed while it was open</source>
        <translation>wurde geändert, während sie geöffnet war</translation>
    </message>
    <message>
        <source>could not be read to its end</source>
        <translation>ließ sich nicht bis zum Ende lesen</translation>
    </message>
    <message>
        <source>{}: there is no config.json in this folder; open {} itself</source>
        <translation>{}: in diesem Ordner gibt es keine config.json; {} selbst öffnen</translation>
    </message>
    <message>
        <source>{}: there is no config.json in this folder, so it is not a model in the layout of Hugging Face transformers</source>
        <translation>{}: in diesem Ordner gibt es keine config.json, es ist also kein Modell im Aufbau von Hugging Face transformers</translation>
    </message>
    <message>
        <source>{}: there is no such file or folder</source>
        <translation>{}: eine solche Datei oder einen solchen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>{}: this is a file; choose the folder of the model, which holds config.json and the tensors, or a GGUF file</source>
        <translation>{}: dies ist eine Datei; den Ordner des Modells wählen, der config.json und die Tensoren enthält, oder eine GGUF-Datei</translation>
    </message>
    <message>
        <source>{}: there is no config.json beside this file, which would say what model its tensors are of</source>
        <translation>{}: neben dieser Datei gibt es keine config.json, die sagen würde, zu welchem Modell ihre Tensoren gehören</translation>
    </message>
    <message>
        <source>{}: this file is no part of the model in its folder, whose tensors are in {}</source>
        <translation>{}: diese Datei gehört nicht zum Modell in ihrem Ordner; dessen Tensoren sind in {}</translation>
    </message>
    <message>
        <source>{}: this is a GGUF file, which has no config.json; models in such files cannot be opened yet</source>
        <translation>{}: dies ist eine GGUF-Datei, die keine config.json hat; Modelle in solchen Dateien lassen sich noch nicht öffnen</translation>
    </message>
    <message>
        <source>{}: this is a GGUF file of version 1, of 2023, which is not read; convert the model again with a current llama.cpp</source>
        <translation>{}: dies ist eine GGUF-Datei der Version 1 von 2023, die nicht gelesen wird; das Modell mit einem aktuellen llama.cpp neu konvertieren</translation>
    </message>
    <message>
        <source>{}: this GGUF file is big-endian, made for other machines, and is not read; convert it with gguf-py&apos;s gguf_convert_endian</source>
        <translation>{}: diese GGUF-Datei ist Big-Endian, für andere Rechner erstellt, und wird nicht gelesen; mit gguf_convert_endian aus gguf-py konvertieren</translation>
    </message>
    <message>
        <source>{}: this is one of {} parts of a model; join them with &quot;llama-gguf-split --merge&quot; and open the result</source>
        <translation>{}: dies ist einer von {} Teilen eines Modells; mit „llama-gguf-split --merge“ zusammenfügen und das Ergebnis öffnen</translation>
    </message>
    <message>
        <source>{}: this is a Git LFS pointer, a placeholder of {} bytes and not the file itself; run &quot;git lfs pull&quot; in the folder, or download the file again</source>
        <translation>{}: dies ist ein Git-LFS-Zeiger, ein Platzhalter von {} Bytes und nicht die Datei selbst; „git lfs pull“ im Ordner ausführen oder die Datei erneut herunterladen</translation>
    </message>
    <message>
        <source>{}: the tensors are in {}, a Python pickle, which can run any code when it is opened and is therefore not read; convert it where you trust it: python -c &quot;from transformers import AutoModelForCausalLM as M; M.from_pretrained(&apos;FOLDER&apos;).save_pretrained(&apos;NEW_FOLDER&apos;, safe_serialization=True)&quot; (AutoModelForMaskedLM for BERT), and copy the tokenizer&apos;s files</source>
        <translation>{}: die Tensoren sind in {}, einem Python-Pickle, das beim Öffnen beliebigen Code ausführen kann und daher nicht gelesen wird; dort konvertieren, wo ihm vertraut wird: python -c &quot;from transformers import AutoModelForCausalLM as M; M.from_pretrained(&apos;ORDNER&apos;).save_pretrained(&apos;NEUER_ORDNER&apos;, safe_serialization=True)&quot; (AutoModelForMaskedLM für BERT), und die Dateien des Tokenizers kopieren</translation>
    </message>
    <message>
        <source>A has {}, B {}: maps of different shapes have no difference.</source>
        <translation>A hat {}, B {}: Karten verschiedener Form haben keine Differenz.</translation>
    </message>
    <message>
        <source>layers {}: {}</source>
        <translation>Schichten {}: {}</translation>
    </message>
    <message>
        <source>writing maps</source>
        <translation>Karten werden geschrieben</translation>
    </message>
    <message>
        <source>Reading lessons</source>
        <translation>Lektionen werden gelesen</translation>
    </message>
    <message>
        <source>{}: cannot be searched: {}</source>
        <translation>{}: kann nicht durchsucht werden: {}</translation>
    </message>
    <message>
        <source>{}: the folder holds too much to be searched to its end; {} models of it are listed</source>
        <translation>{}: der Ordner enthält zu viel, um ihn ganz zu durchsuchen; {} Modelle daraus sind aufgeführt</translation>
    </message>
    <message>
        <source>{}: this model is a mixture of {} experts (&quot;{}&quot;), which is not supported</source>
        <translation>{}: dieses Modell ist eine Mischung aus {} Experten („{}“), was nicht unterstützt wird</translation>
    </message>
    <message>
        <source>The text is empty: expected at least one character</source>
        <translation>Der Text ist leer: mindestens ein Zeichen erwartet</translation>
    </message>
    <message>
        <source>The text has no tokens: this model&apos;s tokenizer drops all of its characters</source>
        <translation>Der Text hat keine Token: Der Tokenizer dieses Modells lässt alle seine Zeichen weg</translation>
    </message>
    <message>
        <source>reading the checkpoint</source>
        <translation>Checkpoint wird gelesen</translation>
    </message>
    <message>
        <source>binding the weights</source>
        <translation>Gewichte werden zugeordnet</translation>
    </message>
    <message>
        <source>reading the tokenizer</source>
        <translation>Tokenizer wird gelesen</translation>
    </message>
    <message>
        <source>drawing random weights</source>
        <translation>Zufällige Gewichte werden gezogen</translation>
    </message>
    <message>
        <source>computing predictions</source>
        <translation>Vorhersagen werden berechnet</translation>
    </message>
    <message>
        <source>computing each head&apos;s part</source>
        <translation>Beitrag jedes Kopfs wird berechnet</translation>
    </message>
    <message>
        <source>computing the layer in one piece</source>
        <translation>Schicht wird in einem Stück berechnet</translation>
    </message>
    <message>
        <source>computing the slices of the projections</source>
        <translation>Abschnitte der Projektionen werden berechnet</translation>
    </message>
    <message>
        <source>rank of the scores</source>
        <translation>Rang der Scores</translation>
    </message>
    <message>
        <source>rank of the weights</source>
        <translation>Rang der Gewichte</translation>
    </message>
    <message>
        <source>rank of the head&apos;s output</source>
        <translation>Rang der Ausgabe des Kopfs</translation>
    </message>
    <message>
        <source>outputs of the layer&apos;s heads</source>
        <translation>Ausgaben der Köpfe der Schicht</translation>
    </message>
    <message>
        <source>rank of the concatenation</source>
        <translation>Rang der Verkettung</translation>
    </message>
    <message>
        <source>reading the weights</source>
        <translation>Gewichte werden gelesen</translation>
    </message>
    <message>
        <source>regrouping the heads of the layer</source>
        <translation>Köpfe der Schicht werden neu gruppiert</translation>
    </message>
    <message>
        <source>{} line so far</source>
        <translation>{} Zeile bisher</translation>
    </message>
    <message>
        <source>{} lines so far</source>
        <translation>{} Zeilen bisher</translation>
    </message>
    <message>
        <source>{} line</source>
        <translation>{} Zeile</translation>
    </message>
    <message>
        <source>{} lines</source>
        <translation>{} Zeilen</translation>
    </message>
    <message>
        <source>, {} of them cut to {} tokens</source>
        <translation>, {} davon auf {} Token gekürzt</translation>
    </message>
    <message>
        <source>, {} empty one left out</source>
        <translation>, {} leere ausgelassen</translation>
    </message>
    <message>
        <source>, {} empty ones left out</source>
        <translation>, {} leere ausgelassen</translation>
    </message>
    <message>
        <source>, each without a target: the decoder reads its start token only</source>
        <translation>, jede ohne Zieltext: der Decoder liest nur sein Starttoken</translation>
    </message>
    <message>
        <source>measuring weights</source>
        <translation>Gewichte werden gemessen</translation>
    </message>
    <message>
        <source>measuring maps</source>
        <translation>Karten werden gemessen</translation>
    </message>
    <message>
        <source>running the model without each head</source>
        <translation>Modell wird je Kopf ohne diesen gerechnet</translation>
    </message>
    <message>
        <source>zeroing values</source>
        <translation>Values werden auf null gesetzt</translation>
    </message>
    <message>
        <source>the steps of the head</source>
        <translation>Schritte des Kopfs</translation>
    </message>
    <message>
        <source>drawing the heads</source>
        <translation>Köpfe werden gezeichnet</translation>
    </message>
    <message>
        <source>The figure is empty: add a part to it</source>
        <translation>Die Abbildung ist leer: einen Teil hinzufügen</translation>
    </message>
    <message>
        <source>The figure could not be drawn</source>
        <translation>Die Abbildung konnte nicht gezeichnet werden</translation>
    </message>
    <message>
        <source>There is not enough memory for a figure of this size</source>
        <translation>Für eine Abbildung dieser Größe reicht der Speicher nicht</translation>
    </message>
    <message>
        <source>{}: the part of it that came</source>
        <translation>{}: der empfangene Abschnitt</translation>
    </message>
    <message>
        <source>one from byte {}</source>
        <translation>einen ab Byte {}</translation>
    </message>
    <message>
        <source>{}: {} is no longer there</source>
        <translation>{}: {} ist nicht mehr da</translation>
    </message>
    <message>
        <source>{}: {}: its bytes have not the hash that the Hub states; nothing was kept of it</source>
        <translation>{}: {}: die Daten haben nicht den Hash, den der Hub angibt; nichts davon wurde behalten</translation>
    </message>
    <message>
        <source>; {} are kept, and the next try goes on from there</source>
        <translation>; {} bleiben erhalten, der nächste Versuch geht dort weiter</translation>
    </message>
    <message>
        <source>room for {}</source>
        <translation>Platz für {}</translation>
    </message>
    <message>
        <source>tensor files that {} lists</source>
        <translation>Tensordateien laut {}</translation>
    </message>
    <message>
        <source>{}: its tensors are only in {}, a Python pickle, which can run any code when it is opened and is not fetched; where the Hub has converted it, {}@refs/pr/1 or another number has it in safetensors</source>
        <translation>{}: seine Tensoren gibt es nur in {}, einer Python-Pickle-Datei, die beim Öffnen beliebigen Code ausführen kann und nicht geholt wird; wo der Hub sie umgewandelt hat, hat {}@refs/pr/1 oder eine andere Nummer sie als Safetensors</translation>
    </message>
    <message>
        <source>{}: this is an adapter, which changes another model and is none by itself</source>
        <translation>{}: dies ist ein Adapter, der ein anderes Modell ändert und selbst keines ist</translation>
    </message>
    <message>
        <source>{}: its GGUF files are split, or of types that are not read</source>
        <translation>{}: seine GGUF-Dateien sind geteilt oder von Typen, die nicht gelesen werden</translation>
    </message>
    <message>
        <source>{}: it has several GGUF files; name one: {}</source>
        <translation>{}: es hat mehrere GGUF-Dateien; eine angeben: {}</translation>
    </message>
    <message>
        <source>an address such as {}</source>
        <translation>eine Adresse wie {}</translation>
    </message>
    <message>
        <source>{}: cannot be made: {}</source>
        <translation>{}: kann nicht angelegt werden: {}</translation>
    </message>
    <message>
        <source>name of a model: expected OWNER/NAME or OWNER/NAME@REVISION of letters, digits and - _ . (openai-community/gpt2), found &quot;{}&quot;</source>
        <translation>Name eines Modells: erwartet EIGENTÜMER/NAME oder EIGENTÜMER/NAME@REVISION aus Buchstaben, Ziffern und - _ . (openai-community/gpt2), gefunden „{}“</translation>
    </message>
    <message>
        <source>revision of {}: expected a branch, a tag or a commit, found &quot;{}&quot;</source>
        <translation>Revision von {}: erwartet ein Branch, ein Tag oder ein Commit, gefunden „{}“</translation>
    </message>
    <message>
        <source>{}: another program is fetching this file; wait for it, or stop it</source>
        <translation>{}: ein anderes Programm holt diese Datei gerade; darauf warten oder es anhalten</translation>
    </message>
    <message>
        <source>at most {} million pixels</source>
        <translation>höchstens {} Millionen Pixel</translation>
    </message>
    <message>
        <source>{} is set, so nothing is fetched; without it the network is used</source>
        <translation>{} ist gesetzt, daher wird nichts geholt; ohne diese Variable wird das Netz benutzt</translation>
    </message>
    <message>
        <source>Part {} of the figure is too small: {:.0f} x {:.0f} pixels, expected at least {:.0f} x {:.0f}</source>
        <translation>Teil {} der Abbildung ist zu klein: {:.0f} × {:.0f} Pixel, erwartet mindestens {:.0f} × {:.0f}</translation>
    </message>
    <message>
        <source>The figure&apos;s size is {} x {}, expected 1 to {} a side</source>
        <translation>Die Größe der Abbildung ist {} × {}, erwartet 1 bis {} je Seite</translation>
    </message>
    <message>
        <source>The figure would have {:.0f} x {:.0f} pixels, expected 1 to {} a side</source>
        <translation>Die Abbildung hätte {:.0f} × {:.0f} Pixel, erwartet 1 bis {} je Seite</translation>
    </message>
    <message>
        <source>The figure would have {:.0f} x {:.0f} pixels, expected at most {:.0f} million in all</source>
        <translation>Die Abbildung hätte {:.0f} × {:.0f} Pixel, erwartet insgesamt höchstens {:.0f} Millionen</translation>
    </message>
    <message>
        <source>The figure&apos;s resolution is {} dpi, expected a number above 0</source>
        <translation>Die Auflösung der Abbildung ist {} dpi, erwartet eine Zahl über 0</translation>
    </message>
    <message>
        <source>The figure is too small: {} x {} pixels, expected at least {} x {}</source>
        <translation>Die Abbildung ist zu klein: {} × {} Pixel, erwartet mindestens {} × {}</translation>
    </message>
    <message>
        <source>Fast products need a processor with instructions for BF16 (AVX-512 BF16 or AMX); this one has none</source>
        <translation>Schnelle Produkte brauchen einen Prozessor mit Befehlen für BF16 (AVX-512 BF16 oder AMX); dieser hat keine</translation>
    </message>
</context>
<context>
    <name>headscope::ShapeForm</name>
    <message>
        <source>width of the residual stream</source>
        <translation>Breite des Residualstroms</translation>
    </message>
    <message>
        <source>query heads of a layer</source>
        <translation>Query-Köpfe einer Schicht</translation>
    </message>
    <message>
        <source>key/value heads of a layer; G divides H</source>
        <translation>Key/Value-Köpfe einer Schicht; G teilt H</translation>
    </message>
    <message>
        <source>width of one head; d / H where it is not set and d or H are</source>
        <translation>Breite eines Kopfs; d / H, wenn sie nicht gesetzt ist, aber d oder H</translation>
    </message>
    <message>
        <source>layers, for the cache alone</source>
        <translation>Schichten, nur für den Cache</translation>
    </message>
    <message>
        <source>tokens; those of the text where it is not set</source>
        <translation>Token; wenn nicht gesetzt, die des Textes</translation>
    </message>
    <message>
        <source>bytes of one cached number: 2 for 16 bits, 4 for float32</source>
        <translation>Bytes einer Zahl im Cache: 2 für 16 Bit, 4 für float32</translation>
    </message>
    <message>
        <source>The model&apos;s</source>
        <translation>Wie Modell</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Takes everything from the loaded model and the text again</source>
        <translation>Alles wieder vom geladenen Modell und vom Text nehmen</translation>
    </message>
</context>
<context>
    <name>headscope::SheetForm</name>
    <message>
        <source>Sizes of your own</source>
        <translation>Eigene Größe</translation>
    </message>
    <message>
        <source>inches</source>
        <translation>Zoll</translation>
    </message>
    <message>
        <source>millimetres</source>
        <translation>Millimeter</translation>
    </message>
    <message>
        <source>pixels of 1/96 in</source>
        <translation>Pixel zu 1/96 Zoll</translation>
    </message>
    <message>
        <source>as the parts need</source>
        <translation>nach Bedarf der Teile</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> dpi</translation>
    </message>
    <message>
        <source>Of a PNG, and stored in it. SVG and PDF are sharp at any size.</source>
        <translation>Für PNG, und darin gespeichert. SVG und PDF sind in jeder Größe scharf.</translation>
    </message>
    <message>
        <source>Parts next to each other</source>
        <translation>Teile nebeneinander</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Auflösung</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>letters (a), (b) …</source>
        <translation>Buchstaben (a), (b)&#xa0;…</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Schrift</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Bildunterschrift</translation>
    </message>
    <message>
        <source>white paper, for print</source>
        <translation>weißes Papier, zum Drucken</translation>
    </message>
    <message>
        <source>light</source>
        <translation>hell</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>as in the window</source>
        <translation>wie im Fenster</translation>
    </message>
    <message>
        <source>usual for the paper</source>
        <translation>passend zum Papier</translation>
    </message>
    <message>
        <source>weights 0 to</source>
        <translation>Gewichte 0 bis</translation>
    </message>
    <message>
        <source>One range for the weights of all parts, so that they compare</source>
        <translation>Ein Bereich für die Gewichte aller Teile, damit sie vergleichbar sind</translation>
    </message>
    <message>
        <source>colour bars</source>
        <translation>Farbbalken</translation>
    </message>
    <message>
        <source>exact where few, else an image</source>
        <translation>genau bei wenigen, sonst Bild</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>genau</translation>
    </message>
    <message>
        <source>an image</source>
        <translation>als Bild</translation>
    </message>
    <message>
        <source>How SVG and PDF hold a map: exact cells, or one image</source>
        <translation>Wie SVG und PDF eine Karte enthalten: genaue Zellen oder ein Bild</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Differenzen</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>how it was made</source>
        <translation>Entstehung</translation>
    </message>
    <message>
        <source>how, without the text</source>
        <translation>Entstehung, ohne den Text</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>What stands in the file beside the picture: program, model, text, heads and settings. A PNG or SVG that has it opens in the window again as this very view.</source>
        <translation>Was in der Datei neben dem Bild steht: Programm, Modell, Text, Köpfe und Einstellungen. Ein PNG oder SVG damit öffnet sich im Fenster wieder als genau diese Ansicht.</translation>
    </message>
    <message>
        <source>File says</source>
        <translation>In der Datei</translation>
    </message>
    <message>
        <source>Width, resolution and letters as a paper, a slide or a poster has them</source>
        <translation>Breite, Auflösung und Schrift wie für einen Artikel, eine Folie oder ein Poster</translation>
    </message>
    <message>
        <source>Of the whole figure</source>
        <translation>Für die ganze Abbildung</translation>
    </message>
    <message>
        <source>Unit of width and height</source>
        <translation>Einheit von Breite und Höhe</translation>
    </message>
    <message>
        <source>In what width and height are given</source>
        <translation>Worin Breite und Höhe angegeben sind</translation>
    </message>
    <message>
        <source>Height as the parts need</source>
        <translation>Höhe nach Bedarf der Teile</translation>
    </message>
    <message>
        <source>The height follows from the width and the parts</source>
        <translation>Die Höhe ergibt sich aus der Breite und den Teilen</translation>
    </message>
    <message>
        <source>The family of all letters of the figure</source>
        <translation>Die Schriftfamilie der ganzen Abbildung</translation>
    </message>
    <message>
        <source>Size of the letters</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Of the labels; titles are larger</source>
        <translation>Für die Beschriftungen; Titel sind größer</translation>
    </message>
    <message>
        <source>A line over the figure</source>
        <translation>Eine Zeile über der Abbildung</translation>
    </message>
    <message>
        <source>A line under the figure</source>
        <translation>Eine Zeile unter der Abbildung</translation>
    </message>
    <message>
        <source>Letters of the parts</source>
        <translation>Buchstaben der Teile</translation>
    </message>
    <message>
        <source>Each part has its letter, for captions to name it</source>
        <translation>Jeder Teil hat seinen Buchstaben, den die Bildunterschrift nennen kann</translation>
    </message>
    <message>
        <source>What the figure lies on, whatever the window&apos;s theme is</source>
        <translation>Worauf die Abbildung liegt, gleich welches Farbschema das Fenster hat</translation>
    </message>
    <message>
        <source>Colours of weights</source>
        <translation>Farben der Gewichte</translation>
    </message>
    <message>
        <source>From the least weight to the largest</source>
        <translation>Vom kleinsten bis zum größten Gewicht</translation>
    </message>
    <message>
        <source>Colours of differences</source>
        <translation>Farben der Differenzen</translation>
    </message>
    <message>
        <source>From negative through none to positive</source>
        <translation>Von negativ über null bis positiv</translation>
    </message>
    <message>
        <source>Largest weight of the range</source>
        <translation>Größtes Gewicht des Bereichs</translation>
    </message>
    <message>
        <source>The weight that has the last colour</source>
        <translation>Das Gewicht, das die letzte Farbe hat</translation>
    </message>
    <message>
        <source>Colour bars</source>
        <translation>Farbbalken</translation>
    </message>
    <message>
        <source>Which colour is which weight, beside the maps</source>
        <translation>Welche Farbe für welches Gewicht steht, neben den Karten</translation>
    </message>
    <message>
        <source>One range of weights</source>
        <translation>Ein Bereich für die Gewichte</translation>
    </message>
</context>
<context>
    <name>headscope::SheetPreview</name>
    <message>
        <source>The figure as it will be</source>
        <translation>Die Abbildung, wie sie sein wird</translation>
    </message>
    <message>
        <source>Drag the figure into another program</source>
        <translation>Die Abbildung in ein anderes Programm ziehen</translation>
    </message>
    <message>
        <source>Add a part: choose it at the left</source>
        <translation>Einen Teil hinzufügen: links wählen</translation>
    </message>
</context>
<context>
    <name>headscope::ShortcutEditor</name>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Press the keys; Backspace takes the shortcut away</source>
        <translation>Tasten drücken; die Rücktaste entfernt das Tastenkürzel</translation>
    </message>
    <message>
        <source>The shortcut that the program gives it</source>
        <translation>Das Tastenkürzel, das das Programm vorgibt</translation>
    </message>
    <message>
        <source>%1 is the shortcut of %2.</source>
        <translation>%1 ist das Tastenkürzel von %2.</translation>
    </message>
</context>
<context>
    <name>headscope::SideCard</name>
    <message>
        <source>cache %1 % of this model&apos;s · no further training</source>
        <translation>Cache %1&#xa0;% des Modells · ohne weiteres Training</translation>
    </message>
    <message>
        <source>Reset to model</source>
        <translation>Auf Modell zurücksetzen</translation>
    </message>
    <message>
        <source>Reset to model: factor, K/V groups, pooling, mask and kernel as the model has them</source>
        <translation>Auf Modell zurücksetzen: Faktor, K/V-Gruppen, Pooling, Maske und Kernel wie im Modell</translation>
    </message>
    <message>
        <source>Copy to %1</source>
        <translation>Auf %1 kopieren</translation>
    </message>
    <message>
        <source>Copy to %1: make that side the same as this one</source>
        <translation>Auf %1 kopieren: jene Seite so einstellen wie diese</translation>
    </message>
    <message>
        <source>Side %1</source>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>Own &amp;text</source>
        <translation>Eigener &amp;Text</translation>
    </message>
    <message>
        <source>Text &amp;as A</source>
        <translation>Text &amp;wie A</translation>
    </message>
    <message>
        <source>Own &amp;model…</source>
        <translation>Eigenes &amp;Modell&#xa0;…</translation>
    </message>
    <message>
        <source>Model a&amp;s A</source>
        <translation>Modell wi&amp;e A</translation>
    </message>
    <message>
        <source>own text</source>
        <translation>eigener Text</translation>
    </message>
    <message>
        <source>same text</source>
        <translation>gleicher Text</translation>
    </message>
    <message>
        <source>same model</source>
        <translation>gleiches Modell</translation>
    </message>
    <message>
        <source>Side %1 is of: %2</source>
        <translation>Seite %1 zeigt: %2</translation>
    </message>
    <message>
        <source>%1
Click to give side B a text or a model of its own</source>
        <translation>%1
Klick gibt Seite B einen eigenen Text oder ein eigenes Modell</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Layer, counted from 0</source>
        <translation>Schicht, ab 0 gezählt</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>Query head in its layer, counted from 0</source>
        <translation>Query-Kopf in seiner Schicht, ab 0 gezählt</translation>
    </message>
    <message>
        <source>How many key/value heads the query heads share.
Fewer are made by pooling neighbouring key and value heads of the model.</source>
        <translation>Wie viele Key/Value-Köpfe die Query-Köpfe sich teilen.
Weniger entstehen, indem benachbarte Key- und Value-Köpfe des Modells zusammengefasst werden.</translation>
    </message>
    <message>
        <source>Pooling</source>
        <translation>Pooling</translation>
    </message>
    <message>
        <source>mean of heads</source>
        <translation>Mittel der Köpfe</translation>
    </message>
    <message>
        <source>first head</source>
        <translation>erster Kopf</translation>
    </message>
    <message>
        <source>How the key and value heads of a group become one; matters where there are fewer groups than the model has</source>
        <translation>Wie aus den Key- und Value-Köpfen einer Gruppe einer wird; spielt eine Rolle, wenn es weniger Gruppen gibt als im Modell</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>this softmax</source>
        <translation>dieser Softmax</translation>
    </message>
    <message>
        <source>Rescore: the queries and keys of the model&apos;s own run under these
settings; nothing flows on to later layers</source>
        <translation>Nur dieser Softmax: Querys und Keys aus dem Lauf des Modells mit diesen
Einstellungen; nichts wird an spätere Schichten weitergegeben</translation>
    </message>
    <message>
        <source>whole model</source>
        <translation>ganzes Modell</translation>
    </message>
    <message>
        <source>Rerun: the whole model runs with these settings in every layer</source>
        <translation>Ganzes Modell: neu gerechnet mit diesen Einstellungen in jeder Schicht</translation>
    </message>
    <message>
        <source>K/V groups</source>
        <translation>K/V-Gruppen</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>What the kernel does with queries and keys, rotated and undivided:
%1</source>
        <translation>Was der Kernel mit Querys und Keys macht, rotiert und nicht geteilt:
%1</translation>
    </message>
    <message>
        <source>What this layer does with its scores beside the factor:
%1</source>
        <translation>Was diese Schicht außer dem Faktor mit ihren Scores macht:
%1</translation>
    </message>
    <message>
        <source>%1, the model&apos;s own</source>
        <translation>%1, wie im Modell</translation>
    </message>
    <message>
        <source>model&apos;s own, the only choice</source>
        <translation>wie im Modell, keine andere Wahl</translation>
    </message>
    <message>
        <source>%1 = model&apos;s own</source>
        <translation>%1 = wie im Modell</translation>
    </message>
</context>
<context>
    <name>headscope::SidesPanel</name>
    <message>
        <source>Side A</source>
        <translation>Seite A</translation>
    </message>
    <message>
        <source>Settings of side A</source>
        <translation>Einstellungen von Seite A</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>Seite B</translation>
    </message>
    <message>
        <source>Settings of side B</source>
        <translation>Einstellungen von Seite B</translation>
    </message>
</context>
<context>
    <name>headscope::SimilarityPage</name>
    <message>
        <source>The heads are being compared…</source>
        <translation>Die Köpfe werden verglichen&#xa0;…</translation>
    </message>
    <message>
        <source>this text, one token</source>
        <translation>dieser Text, ein Token</translation>
    </message>
    <message>
        <source>this text, %1 tokens</source>
        <translation>dieser Text, %1 Token</translation>
    </message>
</context>
<context>
    <name>headscope::SimilarityView</name>
    <message>
        <source>What is shown of the distances</source>
        <translation>Was von den Abständen gezeigt wird</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matrix</translation>
    </message>
    <message>
        <source>The distance of every two heads</source>
        <translation>Der Abstand von je zwei Köpfen</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Heads near to each other where they attend alike</source>
        <translation>Köpfe nah beieinander, wenn sie auf Ähnliches achten</translation>
    </message>
    <message>
        <source>K/V groups</source>
        <translation>K/V-Gruppen</translation>
    </message>
    <message>
        <source>Whether heads that share keys and values attend alike</source>
        <translation>Ob Köpfe, die Keys und Values teilen, auf Ähnliches achten</translation>
    </message>
    <message>
        <source>Order of the heads</source>
        <translation>Reihenfolge der Köpfe</translation>
    </message>
    <message>
        <source>clustered</source>
        <translation>nach Clustern</translation>
    </message>
    <message>
        <source>Heads that attend alike stand side by side (average linkage)</source>
        <translation>Köpfe, die auf Ähnliches achten, stehen nebeneinander (Average Linkage)</translation>
    </message>
    <message>
        <source>by layer</source>
        <translation>nach Schicht</translation>
    </message>
    <message>
        <source>Layer after layer</source>
        <translation>Schicht nach Schicht</translation>
    </message>
    <message>
        <source>Distances of all heads</source>
        <translation>Abstände aller Köpfe</translation>
    </message>
    <message>
        <source>Type a text: how far its heads are from each other appears here.</source>
        <translation>Einen Text eingeben: Hier steht dann, wie weit seine Köpfe auseinander sind.</translation>
    </message>
    <message>
        <source>%1 · reads K/V head %2</source>
        <translation>%1 · liest K/V-Kopf %2</translation>
    </message>
    <message>
        <source>, 0.1 % uniform mixed in (Clark et al. 2019)</source>
        <translation>, 0.1&#xa0;% Gleichverteilung beigemischt (Clark et al. 2019)</translation>
    </message>
    <message>
        <source>There is one head: nothing to be compared with.</source>
        <translation>Es gibt nur einen Kopf: nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>click a row: A · right-click: B · wheel zooms</source>
        <translation>Klick auf eine Zeile: A · Rechtsklick: B · Mausrad zoomt</translation>
    </message>
    <message>
        <source>each pixel shows the largest divergence of its heads · </source>
        <translation>jedes Pixel zeigt die größte Divergenz seiner Köpfe · </translation>
    </message>
    <message>
        <source>click: A · right-click: B · drag a frame to brush heads</source>
        <translation>Klick: A · Rechtsklick: B · Rahmen ziehen: Köpfe markieren</translation>
    </message>
    <message>
        <source>0: the same weights · ln 2 = 0.693: weights on other keys</source>
        <translation>0: gleiche Gewichte · ln 2 = 0.693: Gewichte auf anderen Keys</translation>
    </message>
    <message>
        <source>Jensen-Shannon divergence of weights, mean over queries (0 to ln 2)%1 · %2</source>
        <translation>Jensen-Shannon-Divergenz der Gewichte, Mittel über die Querys (0 bis ln 2)%1 · %2</translation>
    </message>
    <message>
        <source>divergence, nats</source>
        <translation>Divergenz, nat</translation>
    </message>
    <message>
        <source>%1 and %2 · divergence %3</source>
        <translation>%1 und %2 · Divergenz %3</translation>
    </message>
</context>
<context>
    <name>headscope::SliceSheet</name>
    <message>
        <source>A projection cut into the slices of its heads</source>
        <translation>Eine Projektion, zerlegt in die Abschnitte ihrer Köpfe</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>projected feature</source>
        <translation>projiziertes Merkmal</translation>
    </message>
    <message>
        <source>feature of the residual stream</source>
        <translation>Residual-Merkmal</translation>
    </message>
</context>
<context>
    <name>headscope::SlicesPage</name>
    <message>
        <source>0 (exactly equal)</source>
        <translation>0 (exakt gleich)</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Wird berechnet&#xa0;…</translation>
    </message>
    <message>
        <source>%1 of L%2 · %3 × %4 · slices: %5, of %6 rows each</source>
        <translation>%1 von L%2 · %3 × %4 · Abschnitte: %5 zu je %6 Zeilen</translation>
    </message>
    <message>
        <source>each cell: the largest in size of %1 × %2 numbers</source>
        <translation>jede Zelle: die betragsgrößte von %1 × %2 Zahlen</translation>
    </message>
    <message>
        <source>every number, not pooled</source>
        <translation>jede Zahl, nichts zusammengefasst</translation>
    </message>
    <message>
        <source>K/V %1</source>
        <translation>K/V %1</translation>
    </message>
    <message>
        <source>sum + bias</source>
        <translation>Summe + Bias</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>the layer&apos;s own</source>
        <translation>Ausgabe der Schicht</translation>
    </message>
    <message>
        <source>one range; each cell: the largest in size of %1 features</source>
        <translation>ein Bereich; jede Zelle: das betragsgrößte von %1 Merkmalen</translation>
    </message>
    <message>
        <source>one range for all</source>
        <translation>ein Bereich</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>Bias</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Sum of the parts%1 − the layer&apos;s output: at most %2 (largest output %3).</source>
        <translation>Summe der Beiträge%1 − Ausgabe der Schicht: höchstens %2 (größte Ausgabe %3).</translation>
    </message>
    <message>
        <source> and the bias</source>
        <translation> und des Bias</translation>
    </message>
    <message>
        <source>Each slice of W_Q, W_K, W_V on its own − the whole product: at most %1 (before positions and QK-norm).</source>
        <translation>Jeder Abschnitt von W_Q, W_K, W_V für sich − das ganze Produkt: höchstens %1 (vor Positionen und QK-Norm).</translation>
    </message>
    <message>
        <source>‖A V W_O[i]‖ at token %1</source>
        <translation>‖A V W_O[i]‖ bei Token %1</translation>
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
        <translation>Die Projektion auf Querys, zerlegt nach Query-Köpfen</translation>
    </message>
    <message>
        <source>W_K</source>
        <translation>W_K</translation>
    </message>
    <message>
        <source>The projection to keys, cut by key/value heads</source>
        <translation>Die Projektion auf Keys, zerlegt nach Key/Value-Köpfen</translation>
    </message>
    <message>
        <source>W_V</source>
        <translation>W_V</translation>
    </message>
    <message>
        <source>The projection to values, cut by key/value heads</source>
        <translation>Die Projektion auf Values, zerlegt nach Key/Value-Köpfen</translation>
    </message>
    <message>
        <source>W_O</source>
        <translation>W_O</translation>
    </message>
    <message>
        <source>The output projection: the rows that each head&apos;s output meets</source>
        <translation>Die Ausgabeprojektion: die Zeilen, auf die die Ausgabe jedes Kopfs trifft</translation>
    </message>
    <message>
        <source>Slices</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>One projection, cut into the slices of its heads</source>
        <translation>Eine Projektion, zerlegt in die Abschnitte ihrer Köpfe</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Beiträge</translation>
    </message>
    <message>
        <source>What each head writes through its slice of W_O</source>
        <translation>Was jeder Kopf durch seinen Abschnitt von W_O schreibt</translation>
    </message>
    <message>
        <source>What each head writes</source>
        <translation>Was jeder Kopf schreibt</translation>
    </message>
    <message>
        <source>token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>feature</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>written</source>
        <translation>geschrieben</translation>
    </message>
</context>
<context>
    <name>headscope::SpecialTokensBar</name>
    <message>
        <source>Special tokens</source>
        <translation>Spezialtoken</translation>
    </message>
    <message>
        <source>Special tokens in the text</source>
        <translation>Spezialtoken im Text</translation>
    </message>
    <message>
        <source>Insert %1: the model says what it expects there</source>
        <translation>%1 einfügen: Das Modell sagt, was es dort erwartet</translation>
    </message>
    <message>
        <source>as text</source>
        <translation>als Text</translation>
    </message>
    <message>
        <source>%1 in the text is read as the characters it is written with</source>
        <translation>%1 im Text wird als die Zeichen gelesen, mit denen es geschrieben ist</translation>
    </message>
    <message>
        <source>parsed</source>
        <translation>als Token</translation>
    </message>
    <message>
        <source>%1 in the text is read as that special token</source>
        <translation>%1 im Text wird als dieses Spezialtoken gelesen</translation>
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
        <translation>σ %1: %2</translation>
    </message>
    <message>
        <source>singular values σ (logarithmic)</source>
        <translation>Singulärwerte σ (logarithmisch)</translation>
    </message>
    <message>
        <source>singular values σ</source>
        <translation>Singulärwerte σ</translation>
    </message>
    <message>
        <source>singular values, the largest first</source>
        <translation>Singulärwerte, der größte zuerst</translation>
    </message>
    <message>
        <source>index</source>
        <translation>Index</translation>
    </message>
</context>
<context>
    <name>headscope::SpectrumPage</name>
    <message>
        <source>Of the weights alone, whatever the text. The norm in front is folded in; rotary positions and QK-norm, which depend on the token, are not part of QK. Effective rank: exp of the entropy of the singular values, divided by their sum.</source>
        <translation>Nur aus den Gewichten, ohne den Text, samt Norm davor; ohne rotierende Positionen und QK-Norm, die vom Token abhängen. Effektiver Rang: exp der Entropie der durch ihre Summe geteilten Singulärwerte.</translation>
    </message>
    <message>
        <source>Heads of two models read two different residual streams: there are no angles between them.</source>
        <translation>Köpfe zweier Modelle lesen zwei verschiedene Residualströme: Zwischen ihnen gibt es keine Winkel.</translation>
    </message>
    <message>
        <source>between A, %1, and B, %2</source>
        <translation>zwischen A, %1, und B, %2</translation>
    </message>
    <message>
        <source>A and B are one head: between it and the next of its layer, %1</source>
        <translation>A und B sind ein Kopf: zwischen ihm und dem nächsten seiner Schicht, %1</translation>
    </message>
    <message>
        <source>The layer has one head, and A and B are both it: there is nothing to compare.</source>
        <translation>Die Schicht hat einen Kopf, und A und B sind beide dieser: Es gibt nichts zu vergleichen.</translation>
    </message>
</context>
<context>
    <name>headscope::SpectrumView</name>
    <message>
        <source>%1 %2: effective rank %3 of %4</source>
        <translation>%1 %2: effektiver Rang %3 von %4</translation>
    </message>
    <message>
        <source>%1; copying %2</source>
        <translation>%1; Kopieren %2</translation>
    </message>
    <message>
        <source>Scale of the singular values</source>
        <translation>Skala der Singulärwerte</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>linear</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>logarithmisch</translation>
    </message>
    <message>
        <source>QK: how queries and keys meet</source>
        <translation>QK: Query trifft Key</translation>
    </message>
    <message>
        <source>OV: what is written</source>
        <translation>OV: was geschrieben wird</translation>
    </message>
    <message>
        <source>Open a model and choose a head: what its weights alone say appears here.</source>
        <translation>Ein Modell öffnen und einen Kopf wählen: Hier steht dann, was seine Gewichte allein aussagen.</translation>
    </message>
    <message>
        <source>Singular values as they are</source>
        <translation>Singulärwerte, wie sie sind</translation>
    </message>
    <message>
        <source>Equal ratios are equal distances: small values are seen too</source>
        <translation>Gleiche Verhältnisse sind gleiche Abstände: Auch kleine Werte sind zu sehen</translation>
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
        <translation>Köpfe</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>values</source>
        <translation>Values</translation>
    </message>
    <message>
        <source>maps, nats</source>
        <translation>Karten, nat</translation>
    </message>
    <message numerus="yes">
        <source>K/V group %1, query heads %2, pooled from %n K/V heads of the model
keys: relative spread %3
values: relative spread %4
maps: mean Jensen-Shannon divergence %5 nats</source>
        <translation>
            <numerusform>K/V-Gruppe %1, Query-Köpfe %2, aus %n K/V-Kopf des Modells
Keys: relative Streuung %3
Values: relative Streuung %4
Karten: mittlere Jensen-Shannon-Divergenz %5 nat</numerusform>
            <numerusform>K/V-Gruppe %1, Query-Köpfe %2, zusammengefasst aus %n K/V-Köpfen des Modells
Keys: relative Streuung %3
Values: relative Streuung %4
Karten: mittlere Jensen-Shannon-Divergenz %5 nat</numerusform>
        </translation>
    </message>
    <message>
        <source>how far apart the heads of each group are: keys and values by their mean&apos;s length, maps in nats</source>
        <translation>wie weit die Köpfe jeder Gruppe auseinanderliegen: Keys und Values bezogen auf die Länge ihres Mittels, Karten in nat</translation>
    </message>
    <message>
        <source>group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>maps</source>
        <translation>Karten</translation>
    </message>
</context>
<context>
    <name>headscope::StagePage</name>
    <message>
        <source>this page has no setting &quot;%1&quot;</source>
        <translation>dieses Blatt hat keine Einstellung „%1“</translation>
    </message>
    <message>
        <source>Stopped: choose the page again to compute it</source>
        <translation>Angehalten: Blatt noch einmal wählen, um es zu berechnen</translation>
    </message>
</context>
<context>
    <name>headscope::StagePanel</name>
    <message>
        <source>Maps</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>The maps of A and B, and their difference</source>
        <translation>Die Karten von A und B und ihre Differenz</translation>
    </message>
</context>
<context>
    <name>headscope::StepBar</name>
    <message>
        <source>First step</source>
        <translation>Erster Schritt</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Ein Schritt zurück</translation>
    </message>
    <message>
        <source>Play the steps</source>
        <translation>Schritte abspielen</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Ein Schritt vor</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Letzter Schritt</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>How many steps are taken; left and right arrow: one back, one forward</source>
        <translation>Wie viele Schritte getan sind; Pfeil links und rechts: einer zurück, einer vor</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
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
        <translation>Die Zeile einer Query durch alle Schritte, derselbe Key untereinander. Einen Balken anklicken oder mit Pfeiltasten und Eingabe einen Key wählen.</translation>
    </message>
    <message>
        <source>One row through all steps, %1</source>
        <translation>Eine Zeile durch alle Schritte, %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>weights %1</source>
        <translation>Gewichte %1</translation>
    </message>
    <message>
        <source>scores %1</source>
        <translation>Scores %1</translation>
    </message>
    <message>
        <source>scores each in its own range</source>
        <translation>Scores je in eigenem Bereich</translation>
    </message>
    <message>
        <source>Row of query %1: %2</source>
        <translation>Zeile von Query %1: %2</translation>
    </message>
    <message>
        <source>Click a cell above to see its row through all steps</source>
        <translation>Oben auf eine Zelle klicken, um ihre Zeile durch alle Schritte zu sehen</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Key</translation>
    </message>
</context>
<context>
    <name>headscope::StepDots</name>
    <message>
        <source>Step %1: %2</source>
        <translation>Schritt %1: %2</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
</context>
<context>
    <name>headscope::StepView</name>
    <message>
        <source>Title of the step</source>
        <translation>Titel des Schritts</translation>
    </message>
    <message>
        <source>Text of the step</source>
        <translation>Text des Schritts</translation>
    </message>
    <message>
        <source>What to try</source>
        <translation>Was sich ausprobieren lässt</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>**Sources**</source>
        <translation>**Quellen**</translation>
    </message>
</context>
<context>
    <name>headscope::StepsView</name>
    <message>
        <source>Side A&apos;s head</source>
        <translation>Kopf von Seite A</translation>
    </message>
    <message>
        <source>Side B&apos;s head</source>
        <translation>Kopf von Seite B</translation>
    </message>
    <message>
        <source>Whose head</source>
        <translation>Wessen Kopf</translation>
    </message>
    <message>
        <source>Range of the colours</source>
        <translation>Bereich der Farben</translation>
    </message>
    <message>
        <source>one range</source>
        <translation>ein Bereich</translation>
    </message>
    <message>
        <source>All scores in one range of colours: what a step does to their size is seen</source>
        <translation>Alle Scores in einem Farbbereich: Man sieht, was ein Schritt mit ihrer Größe macht</translation>
    </message>
    <message>
        <source>each its own</source>
        <translation>jeder für sich</translation>
    </message>
    <message>
        <source>Each step&apos;s colours go as far as its own scores: patterns are seen, sizes are not</source>
        <translation>Die Farben jedes Schritts reichen so weit wie seine Scores: Man sieht Muster, nicht Größen</translation>
    </message>
    <message>
        <source>A map for each step from q·k to the weights</source>
        <translation>Eine Karte für jeden Schritt von q·k zu den Gewichten</translation>
    </message>
    <message>
        <source>Open a model and type a text: the way from q·k to the weights of the chosen head appears here.</source>
        <translation>Ein Modell öffnen und einen Text eingeben: Hier steht dann der Weg von q·k zu den Gewichten des gewählten Kopfs.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Point at a cell to read it through all steps</source>
        <translation>Auf eine Zelle zeigen, um sie durch alle Schritte zu lesen</translation>
    </message>
</context>
<context>
    <name>headscope::TextAxes</name>
    <message>
        <source>source token (%1)</source>
        <translation>Quelltoken (%1)</translation>
    </message>
    <message>
        <source>target token (%1)</source>
        <translation>Zieltoken (%1)</translation>
    </message>
    <message>
        <source>query</source>
        <translation>Query</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Key</translation>
    </message>
</context>
<context>
    <name>headscope::TextCanvas</name>
    <message>
        <source>Text coloured by weights</source>
        <translation>Nach Gewichten gefärbter Text</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>Query %1</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>Key %1</translation>
    </message>
    <message>
        <source>queries: choose one</source>
        <translation>Querys: eine wählen</translation>
    </message>
    <message>
        <source>keys: choose one</source>
        <translation>Keys: einen wählen</translation>
    </message>
    <message>
        <source>what %1 attends to from query %2</source>
        <translation>worauf %1 von Query %2 aus achtet</translation>
    </message>
    <message>
        <source>%1: choose a token to see what it attends to</source>
        <translation>%1: ein Token wählen, um zu sehen, worauf es achtet</translation>
    </message>
    <message>
        <source>who attends in %1 to key %2</source>
        <translation>wer in %1 auf Key %2 achtet</translation>
    </message>
    <message>
        <source>%1: choose a token to see who attends to it</source>
        <translation>%1: ein Token wählen, um zu sehen, wer darauf achtet</translation>
    </message>
    <message>
        <source>weights with %1</source>
        <translation>Gewichte mit %1</translation>
    </message>
</context>
<context>
    <name>headscope::TextPanel</name>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Type what the decoder has written…</source>
        <translation>Eingeben, was der Decoder geschrieben hat&#xa0;…</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erster</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Zweiter</translation>
    </message>
    <message>
        <source>Second sentence (optional)</source>
        <translation>Zweiter Satz (optional)</translation>
    </message>
    <message>
        <source>%1 of %2 tokens</source>
        <translation>%1 von %2 Token</translation>
    </message>
    <message>
        <source>Tokens of the source</source>
        <translation>Token des Quelltexts</translation>
    </message>
    <message>
        <source>Tokens of the target</source>
        <translation>Token des Zieltexts</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
</context>
<context>
    <name>headscope::TextView</name>
    <message>
        <source>What the colours show</source>
        <translation>Was die Farben zeigen</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>What the chosen token attends to: a row of the map</source>
        <translation>Worauf das gewählte Token achtet: eine Zeile der Karte</translation>
    </message>
    <message>
        <source>column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Who attends to the chosen token: a column of the map</source>
        <translation>Wer auf das gewählte Token achtet: eine Spalte der Karte</translation>
    </message>
    <message>
        <source>a weight is not an importance</source>
        <translation>ein Gewicht ist keine Wichtigkeit</translation>
    </message>
    <message>
        <source>Type a text and choose a head: the text is coloured by what a token attends to.</source>
        <translation>Einen Text eingeben und einen Kopf wählen: Der Text wird nach dem gefärbt, worauf ein Token achtet.</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>gemeinsam</translation>
    </message>
</context>
<context>
    <name>headscope::TokenChips</name>
    <message>
        <source>covers no bytes of the text</source>
        <translation>deckt keine Bytes des Textes ab</translation>
    </message>
    <message>
        <source>byte %1 of the text</source>
        <translation>Byte %1 des Textes</translation>
    </message>
    <message>
        <source>bytes %1–%2 of the text</source>
        <translation>Bytes %1–%2 des Textes</translation>
    </message>
    <message>
        <source>
token type %1</source>
        <translation>
Tokentyp %1</translation>
    </message>
    <message>
        <source>Position %1: patch in row %2, column %3
pixels %4–%5 across and %6–%7 down of what the model sees</source>
        <translation>Position %1: Patch in Zeile %2, Spalte %3
Pixel %4–%5 waagerecht und %6–%7 senkrecht in dem, was das Modell sieht</translation>
    </message>
    <message>
        <source>%1 tokens: %2 and %3 × %4 patches of %5 × %5 pixels</source>
        <translation>%1 Token: %2 und %3 × %4 Patches von %5 × %5 Pixeln</translation>
    </message>
    <message>
        <source>Position %1: %2, id %3
%4</source>
        <translation>Position %1: %2, ID %3
%4</translation>
    </message>
    <message>
        <source>, part of %1</source>
        <translation>, Teil von %1</translation>
    </message>
    <message>
        <source>Position %1: %2, a learned token in front of the patches</source>
        <translation>Position %1: %2, ein gelerntes Token vor den Patches</translation>
    </message>
</context>
<context>
    <name>headscope::TokenHeadsView</name>
    <message>
        <source>Order of the heads</source>
        <translation>Reihenfolge der Köpfe</translation>
    </message>
    <message>
        <source>by layer</source>
        <translation>nach Schicht</translation>
    </message>
    <message>
        <source>Layer after layer</source>
        <translation>Schicht nach Schicht</translation>
    </message>
    <message>
        <source>by weight</source>
        <translation>nach Gewicht</translation>
    </message>
    <message>
        <source>The largest weight of the chosen key first</source>
        <translation>Größtes Gewicht des gewählten Keys zuerst</translation>
    </message>
    <message>
        <source>Weights of one query in all heads</source>
        <translation>Gewichte einer Query in allen Köpfen</translation>
    </message>
    <message>
        <source>Type a text and choose a token: where it looks in every head appears here.</source>
        <translation>Einen Text eingeben und ein Token wählen: Hier steht dann, wohin es in jedem Kopf schaut.</translation>
    </message>
    <message>
        <source>Where query %1 looks, in all heads</source>
        <translation>Wohin Query %1 schaut, in allen Köpfen</translation>
    </message>
    <message>
        <source>head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>key (is attended to)</source>
        <translation>Key (wird beachtet)</translation>
    </message>
    <message>
        <source>weight, not importance</source>
        <translation>Gewicht, nicht Wichtigkeit</translation>
    </message>
    <message>
        <source>No head lets query %1 see key %2.</source>
        <translation>In keinem Kopf sieht Query %1 den Key %2.</translation>
    </message>
    <message>
        <source>Most weight on %1</source>
        <translation>Größtes Gewicht auf %1</translation>
    </message>
    <message>
        <source>%1 · query %2 → key %3 · %4</source>
        <translation>%1 · Query %2 → Key %3 · %4</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>maskiert</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>Gewicht %1</translation>
    </message>
    <message>
        <source>key %1 · click: which heads carry it</source>
        <translation>Key %1 · Klick: welche Köpfe ihn beachten</translation>
    </message>
    <message>
        <source>click a head: A · right-click: B · click a key&apos;s label: which heads carry it</source>
        <translation>Klick auf Kopf: A · Rechtsklick: B · Klick auf Key: welche Köpfe ihn beachten</translation>
    </message>
    <message>
        <source>each pixel shows its largest weight · </source>
        <translation>jedes Pixel zeigt sein größtes Gewicht · </translation>
    </message>
</context>
<context>
    <name>headscope::TokenPage</name>
    <message>
        <source>Click a token above to see where it looks</source>
        <translation>Oben auf ein Token klicken, um zu sehen, wohin es schaut</translation>
    </message>
</context>
<context>
    <name>headscope::TokenStrip</name>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>%1, token %2 of %3</source>
        <translation>%1, Token %2 von %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>headscope::ValuePage</name>
    <message>
        <source>Side A&apos;s head</source>
        <translation>Kopf von Seite A</translation>
    </message>
    <message>
        <source>Side B&apos;s head</source>
        <translation>Kopf von Seite B</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Wird berechnet&#xa0;…</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>share of a key&apos;s value in the mean · %1</source>
        <translation>Anteil des Values eines Keys am Mittel · %1</translation>
    </message>
    <message>
        <source>Norm-weighted</source>
        <translation>Normgewichtet</translation>
    </message>
    <message>
        <source>weight × ‖value through W_O‖, not normalised</source>
        <translation>Gewicht × ‖Value durch W_O‖, nicht normiert</translation>
    </message>
    <message>
        <source>%1: a weight says how much of a value goes into the mean, not how much it matters.</source>
        <translation>%1: Ein Gewicht sagt, wie viel von einem Value in das Mittel eingeht, nicht, wie wichtig er ist.</translation>
    </message>
    <message>
        <source>Value zeroing</source>
        <translation>Value-Zeroing</translation>
    </message>
    <message>
        <source>1 − cos of the layer&apos;s result without the value</source>
        <translation>1 − cos des Ergebnisses der Schicht ohne den Value</translation>
    </message>
    <message>
        <source>Value zeroing is being computed…</source>
        <translation>Value-Zeroing wird berechnet&#xa0;…</translation>
    </message>
</context>
<context>
    <name>headscope::VerdictText</name>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>Richtig: %1</translation>
    </message>
    <message>
        <source>Not yet.</source>
        <translation>Noch nicht.</translation>
    </message>
    <message>
        <source>Choose one of them.</source>
        <translation>Eine davon wählen.</translation>
    </message>
    <message>
        <source>Type a number: 1 048 576, 0.125, 12.5 %, 1/8 or 4*512^2.</source>
        <translation>Eine Zahl eingeben: 1 048 576, 0.125, 12.5&#xa0;%, 1/8 oder 4*512^2.</translation>
    </message>
    <message>
        <source>This cannot be checked now: the window does not show that number. Wait until it is computed, or show the step again.</source>
        <translation>Das lässt sich jetzt nicht prüfen: Das Fenster zeigt diese Zahl nicht. Warten, bis sie berechnet ist, oder den Schritt neu anzeigen.</translation>
    </message>
</context>
<context>
    <name>headscope::ViewMenu</name>
    <message>
        <source>&amp;Maps</source>
        <translation>&amp;Karten</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skala</translation>
    </message>
    <message>
        <source>Lo&amp;garithmic</source>
        <translation>Lo&amp;garithmisch</translation>
    </message>
    <message>
        <source>&amp;Linear</source>
        <translation>&amp;Linear</translation>
    </message>
    <message>
        <source>Weights of 0.0001 and less are drawn alike; small ones become visible.</source>
        <translation>Gewichte von 0.0001 und weniger werden gleich gezeichnet; kleine werden sichtbar.</translation>
    </message>
    <message>
        <source>Colour in proportion to the weight.</source>
        <translation>Farbe proportional zum Gewicht.</translation>
    </message>
    <message>
        <source>&amp;Same range for A and B</source>
        <translation>Gleicher &amp;Bereich für A und B</translation>
    </message>
    <message>
        <source>Equal colours mean equal weights on both maps. Unlocked, each map has its own range.</source>
        <translation>Gleiche Farben bedeuten gleiche Gewichte in beiden Karten. Sonst hat jede Karte ihren eigenen Bereich.</translation>
    </message>
    <message>
        <source>First key (attention sink)</source>
        <translation>Erster Key (Attention-Sink)</translation>
    </message>
    <message>
        <source>S&amp;how</source>
        <translation>&amp;Zeigen</translation>
    </message>
    <message>
        <source>The maps as they are.</source>
        <translation>Die Karten, wie sie sind.</translation>
    </message>
    <message>
        <source>Leave &amp;out</source>
        <translation>&amp;Weglassen</translation>
    </message>
    <message>
        <source>The first column is not drawn; the other weights stay as they are, so that rows no longer sum to 1.</source>
        <translation>Die erste Spalte wird nicht gezeichnet; die übrigen Gewichte bleiben, wie sie sind, die Zeilensummen sind also nicht mehr 1.</translation>
    </message>
    <message>
        <source>Leave out and &amp;renormalise</source>
        <translation>Weglassen und &amp;neu normieren</translation>
    </message>
    <message>
        <source>The first column is not drawn; the other weights of each row are made to sum to 1.</source>
        <translation>Die erste Spalte wird nicht gezeichnet; die übrigen Gewichte jeder Zeile werden auf Summe 1 gebracht.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>&amp;Merge pieces into words</source>
        <translation>Stücke zu Wörtern &amp;verbinden</translation>
    </message>
    <message>
        <source>Weights of a word&apos;s pieces are added where it is attended to, and averaged where it attends.</source>
        <translation>Gewichte der Stücke eines Wortes werden addiert, wo es beachtet wird, und gemittelt, wo es achtet.</translation>
    </message>
    <message>
        <source>Pixels that stand for several cells</source>
        <translation>Pixel, die für mehrere Zellen stehen</translation>
    </message>
    <message>
        <source>Show the l&amp;argest</source>
        <translation>&amp;Größten Wert zeigen</translation>
    </message>
    <message>
        <source>No bright cell is lost. Of a difference, the value that is largest in size.</source>
        <translation>Keine helle Zelle geht verloren. Bei einer Differenz der betragsgrößte Wert.</translation>
    </message>
    <message>
        <source>Show the m&amp;ean</source>
        <translation>&amp;Mittelwert zeigen</translation>
    </message>
    <message>
        <source>What the cells are on average; a single bright one may be lost. Masked cells are left out. Means of a long text are small: a logarithmic scale shows them.</source>
        <translation>Was die Zellen im Mittel sind; eine einzelne helle kann verloren gehen. Maskierte Zellen zählen nicht mit. Mittelwerte eines langen Textes sind klein: Eine logarithmische Skala zeigt sie.</translation>
    </message>
</context>
</TS>
