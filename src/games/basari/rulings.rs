//! What is played where the rulebook leaves something open. Sections are those of the German
//! rulebook.

use kontor_rules::rulings;

rulings! {
    B1 "Spielvorbereitung": "Which arches are on the board?"
        plays "28 arches of our own, **a reconstruction and not the printed board**, unless the option `arches` names others."
        because "The rulebook shows two of them only, and sources disagree even on their number (28, 30, 32, 34). Ours agree with all that the rulebook says.";
    B2 "Spielvorbereitung": "In which order are start arches chosen, and which?"
        plays "In the order of the seats; each player chooses any arch that is still free."
        because "The text names no order. That the arch must be free is the rule of this edition.";
    B3 "Die 1. Phase": "Is there a roll for each player?"
        plays "Yes, each rolls and moves by the own die; the program does it."
        because "The text says it; some descriptions have one roll for all.";
    B4 "Die 2. Phase": "Which cards can be chosen, and can a choice be taken back?"
        plays "Any of the three in every round; a choice is final."
        because "The text has the same three cards in each round and no way back.";
    B5 "Die 2. Phase": "May a player do without an action that is due («darf»)?"
        plays "No. It is carried out by itself, wanted or not."
        because "The text turns over and carries out in one step; to do without would never have to be said before the card is chosen.";
    B6 "Die 2. Phase": "In which order are the actions of single players carried out?"
        plays "Roll, points, gems, then the trades in the same order, each with its action before the next."
        because "The text gives this order for trades. It changes no result.";
    B7 "Die 2. Phase": "Which arch counts?"
        plays "The one where the figure stands after the first phase. The arch to which the action `roll` leads gives nothing."
        because "The text gives the arch of the first move; a player has one action in a round.";
    B8 "Das Handeln": "Who opens a trade?"
        plays "The player with more points, by the whole number: 90 are more than 80, although the marker stands at 5."
        because "The text speaks of points, and the track is only a way to show them.";
    B9 "Das Handeln": "Who opens if both have as many points?"
        plays "Both roll, the higher die opens, equal dice are rolled again. These dice neither move nor score. After 32 equal rolls the lower seat opens."
        because "The text lets them roll. The limit makes every game end; it is never reached.";
    B10 "Das Handeln": "What do equal numbers of gems need to outbid?"
        plays "More value: more red gems; with as many red ones, more yellow ones; then more green ones. The same gems again outbid nothing, and fewer gems never do."
        because "The text names the order red, yellow, green, blue; to compare colour by colour is the only reading that needs no prices.";
    B11 "Sonderfälle/Hinweise": "May the opener offer nothing?"
        plays "Yes: the trade is lost at once and the other acts for nothing. An opener without gems does so without being asked, even if the other has no gems either."
        because "The text lets an opener without an offer lose; with no gems there is no choice.";
    B12 "Das Handeln": "May a player refuse an offer without outbidding it?"
        plays "No, only accept or outbid. A player who cannot outbid accepts without being asked."
        because "The text names these two; who cannot outbid has one course.";
    B13 "Das Handeln": "What changes hands?"
        plays "The accepted offer alone, from the player who acts to the one who accepts, before the action. All else that was offered stays with its owner."
        because "The text pays the price of the accepted offer.";
    B14 "Das Handeln": "Is the number of offers limited?"
        plays "No. Each offer is higher than the one before, so that every trade ends."
        because "The text has no limit.";
    B15 "Die Wertung": "When is it looked at whether somebody got round?"
        plays "Once in a round, after the last action. To stand on the own start marker is enough, whichever die led there."
        because "The text scores at the end of a round.";
    B16 "Die Wertung": "What if nobody has a gem of a colour?"
        plays "Nobody gets points for it."
        because "Nobody owns the most.";
    B17 "Die Wertung": "Which start markers move after a scoring?"
        plays "All of them, also those of players who did not get round: every lap begins at 0 steps."
        because "The text moves every marker under its figure.";
    B18 "Spielende": "Is the third scoring different?"
        plays "It is whole, and gems are given back. Start markers stay, because no lap follows. It is the third scoring that ends the game, and not anybody's third lap."
        because "The text makes no exception.";
    B19 "Spielende": "Who wins if points are equal?"
        plays "The player with more gems left, then with the more valuable ones, compared as in ruling B10; players who tie in that as well share the place. All places are ordered so."
        because "The text breaks ties by gems; shared and lower places are ours.";
    B20 "Kontor": "Which boards can be entered?"
        plays "12 to 60 arches, each worth 4 to 7 points and with one to nine gems."
        because "With 12 arches nobody goes round twice before a scoring; the other bounds keep boards small.";
}
