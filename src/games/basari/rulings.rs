//! What is played where the rulebook leaves something open or is easily misread. Sections are
//! those of the German rulebook; words beside its text are quoted from its margin.
//! The rulebook is a scan, and letters that it shows wrongly, above all umlauts, are corrected in
//! quotes.

use kontor_rules::rulings;

rulings! {
    B1 "Spielvorbereitung": "Which arches are on the board?"
        plays "28 arches of our own, **a reconstruction and not the printed board**, unless the option `arches` names others."
        quotes "um 4, 5, 6 oder 7 Felder" in "Die 2. Phase", "5 Punkte" in "Die 2. Phase", "2 rote + 1 gelber Edelstein" in "Die 2. Phase"
        because "The rulebook says no more of the arches, and sources disagree even on their number (28, 30, 32, 34). Ours agree with all that it says.";
    B2 "Spielvorbereitung": "In which order are start arches chosen, and which?"
        plays "In the order of the seats; each player chooses any arch that is still free."
        quotes "oberhalb eines beliebigen freien Torbogens"
        because "That the arch is free is stated; the text names no order.";
    B3 Stated "Die 1. Phase": "Is there a roll for each player?"
        plays "Yes, each rolls and moves by the own die; the program does it."
        quotes "Jeder wirft seinen Würfel"
        because "Some descriptions of the game have one roll for all; this rulebook has not.";
    B4 "Die 2. Phase": "Which cards can be chosen, and can a choice be taken back?"
        plays "Any of the three in every round; a choice is final."
        quotes "Jeder entscheidet sich für eine der drei Aktionen"
        because "The three are the same in each round. The text does not say whether a card that lies there face down can be exchanged, and names no way back.";
    B5 "Die 2. Phase": "May a player do without an action that is due?"
        plays "No. It is carried out by itself, wanted or not."
        quotes "darf er diese sofort ausführen", "Der Spieler darf noch einmal würfeln", "wer die Aktion ausführen darf und wer darauf verzichtet", "werden die Kärtchen aufgedeckt und ausgeführt", "führt anschließend die Aktion aus" in "Das Handeln"
        because "“Darf” speaks for a permission that need not be used, “werden … ausgeführt” and “führt … aus” for a duty. In the third of these “darf” is the right that one of two gets and the other gives up; for the one who gets it the text names no further choice. For a single player the duty prevails: “werden … ausgeführt” is said of all cards and names no exception, and the “darf” of a single player stands against the two cases in which the players have to trade or get nothing, so it says that this one needs no other player's leave.";
    B6 "Die 2. Phase": "In which order are the actions of single players carried out?"
        plays "Roll, points, gems, then the trades in the same order, each with its action before the next."
        quotes "darf er diese sofort ausführen", "zuerst „Würfeln“, dann „Punkte“, dann „Edelsteine“" in "Sonderfälle/Hinweise"
        because "“Sofort” puts single players before trades, and the order is stated for two trades. That it holds for single players too is ours: it changes no result, for no player has two actions in a round, and only one action takes gems of the supply.";
    B7 Stated "Die 2. Phase": "Which arch counts?"
        plays "The one where the figure stands after the first phase. The arch to which the action `roll` leads gives nothing."
        quotes "die Zahl im Torbogen unterhalb seiner Spielfigur", "im Torbogen unterhalb seiner Spielfigur abgebildet", "Spielfigur entsprechend vorrücken"
        because "The action `roll` moves the figure and scores the difference, and the text gives it nothing else.";
    B8 Stated "Das Handeln": "Who opens a trade?"
        plays "The player with more points, by the whole number: 90 are more than 80, although the marker stands at 5."
        quotes "Spieler mit mehr Punkten beginnt", "Wer auf der Punkteleiste weiter vorn steht", "addiert zu den angezeigten Punkten 85 hinzu" in "Sonderfälle/Hinweise"
        because "“Weiter vorn” could be read of the field alone. The margin speaks of points, and beyond 85 points are more than the field shows.";
    B9 Stated "Das Handeln": "Who opens if both have as many points?"
        plays "Both roll, the higher die opens, equal dice are rolled again. These dice neither move nor score. After 32 equal rolls the lower seat opens."
        quotes "bei Gleichstand wird gewürfelt, höhere Zahl beginnt"
        because "Equal dice have no higher number, so they are rolled again. The limit is one of the program, so that every game ends; it is never reached.";
    B10 Stated "Das Handeln": "What do equal numbers of gems need to outbid?"
        plays "More value: more red gems; with as many red ones, more yellow ones; then more green ones. The same gems again outbid nothing, and fewer gems never do."
        quotes "zunächst die höhere Anzahl roter Edelsteine, ist diese gleich, die höhere Anzahl gelber usw", "Weniger Edelsteine als der Mitspieler darf man nie bieten"
        because "So one red gem and nine blue ones are worth more than ten yellow ones, as the text shows. The points beside the gems on the board do not count in a trade.";
    B11 Stated "Sonderfälle/Hinweise": "May the opener offer nothing?"
        plays "Yes: the trade is lost at once and the other acts for nothing. An opener without gems does so without being asked, even if the other has no gems either."
        quotes "Kann oder will der Spieler, der einen Handel beginnt, keinen einzigen Edelstein bieten"
        because "“Will” allows it, and “kann” is the case without gems, in which there is nothing to decide.";
    B12 Stated "Das Handeln": "May a player refuse an offer without outbidding it?"
        plays "No, only accept or outbid. A player who cannot outbid accepts without being asked."
        quotes "hat nun zwei Möglichkeiten", "akzeptiert, weil er nicht mehr erhöhen will oder kann"
        because "The text names these two and no third.";
    B13 Stated "Das Handeln": "What changes hands?"
        plays "The accepted offer alone, from the player who acts to the one who accepts, before the action. All else that was offered stays with its owner."
        quotes "fügt sie seinem Vorrat zu", "behält selbstverständlich seine eigenen in diesem Handel angebotenen Edelsteine" in "Sonderfälle/Hinweise"
        because "Only the offer that is accepted is taken; the action comes after it (“anschließend”).";
    B14 Stated "Das Handeln": "Is the number of offers limited?"
        plays "No. Each offer is higher than the one before, so that every trade ends."
        quotes "so lange hin und her, bis einer der beiden Spieler schließlich akzeptiert"
        because "This is the only end that the text names.";
    B15 Stated "Die Wertung": "When is it looked at whether a player got round?"
        plays "Once in a round, after the last action. To stand on the own start marker is enough, whichever die led there."
        quotes "nach Beendigung der 2. Phase einer Runde", "wieder erreicht oder überschritten"
        because "The text names the time, and “erreicht” is to stand on the marker.";
    B16 "Die Wertung": "What if no player has a gem of a colour?"
        plays "No player gets points for it."
        quotes "Derjenige, der die meisten Edelsteine einer Sorte besitzt"
        because "The points are for who owns gems of the colour, and here no player owns any.";
    B17 Stated "Die Wertung": "Which start markers move after a scoring?"
        plays "All of them, also those of players who did not get round: every lap begins at 0 steps."
        quotes "schiebt jeder Spieler sein Startplättchen wieder unter seine Spielfigur"
        because "“Jeder” leaves out no player, and the text gives the purpose: the same way for all.";
    B18 "Spielende": "Is the third scoring different?"
        plays "It is whole, and gems are given back. Start markers stay, because no lap follows. It is the third scoring that ends the game, and not anybody's third lap."
        quotes "Nach der dritten Wertung endet das Spiel", "in derselben Weise wie die erste ausgeführt" in "Die Wertung"
        because "The second sentence speaks of the second scoring, and the text names no exception for the third. Gems that are given back can decide a tie, so it matters.";
    B19 "Spielende": "Who wins if points are equal?"
        plays "The player with more gems left, then with the more valuable ones, compared as in ruling B10; players who tie in that as well share the place. All places are ordered so."
        quotes "derjenige, der mehr Edelsteine hat und, falls noch immer Gleichstand herrscht, die wertvolleren"
        because "Number and then value are stated. How value is compared is not: gems are ranked by value only where trades are described, so it is done as there, and not by the points of a scoring. The text speaks of the winner alone; that lower places are ordered in the same way, and that who ties in all shares a place, is ours.";
    B20 "Kontor": "Which boards can be entered?"
        plays "12 to 60 arches, each worth 4 to 7 points and with one to nine gems."
        because "With 12 arches no player goes round twice before a scoring; the other bounds keep boards small.";
    B21 "Sonderfälle/Hinweise": "The arch shows two red gems and only one is left. What does the player get?"
        plays "This one, and of each other colour of the arch what it shows. Nothing stands in for what is missing, now or later."
        quotes "dass von einer Sorte keine Edelsteine mehr im Vorrat sind, geht man im Bedarfsfall leer aus", "hat man hierauf kein rückwirkendes Zugriffsrecht"
        because "The text speaks of a colour that has run out, and not of one that runs out here. Who gets nothing where nothing is left gets what is left.";
}
