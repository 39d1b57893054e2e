//! What is played where the rulebook leaves something open or is easily misread. Sections are
//! those of the English rulebook.

use kontor_rules::rulings;

rulings! {
    M1 "Aim of the Game": "How many cards are there with the neutral one, and which values?"
        plays "36 in all: five wares with the values 0, 1, 2, 3, 4, 5 and 5, and the neutral 10."
        quotes "36 ware cards", "In addition, there is a neutral ware card", "All 36 ware cards" in "The Second and Third Game Rounds"
        because "“In addition” sounds like a 37th card. But later rounds are dealt out of “All 36 ware cards”, and 36 with the neutral one leave 35, which are seven for each of five wares, while 36 without it could not be divided by five. Of the six values one must come twice; that it is the 5 is known from other prints.";
    M2 "Aim of the Game": "How many cards are used? The table is missing in the text."
        plays "18, 24, 30 and 36 with three, four, five and six players. Which cards are left out is drawn again in each round, and no player sees them."
        quotes "depends on the number of players", "for this game round, placed face down out of the game"
        because "Six for each player: this makes the 36 of the box with six players, and several sources give these numbers.";
    M3 "Aim of the Game": "Who begins the first round?"
        plays "A player drawn by lot."
        quotes "Decide who will start"
        because "The text does not say how it is decided. Among equally poor players the lot decides later, too.";
    M4 "The First Game Round": "How are cards turned up?"
        plays "One by one: the first by itself, and with each card on view the player decides whether to turn up another."
        quotes "first turns up a ware card", "If he wants a player can turn over a second and a third"
        because "The text makes the first card a duty and the others a choice. That the second is seen before the third is decided follows from the order in which it names them.";
    M5 Stated "Restricted Warehouse Capacity": "What limits the number of cards of a lot?"
        plays "Three cards, the deck, and what a player can bid for: a second and a third card are turned up only if at least one player has room for the lot with it and at least 1 florin. The first card is turned up in any case. A game that began under `medici/1` or `medici/2` looks at room alone."
        quotes "he must take care that there is at least one player that can bid", "No player's wealth can ever fall below zero" in "The First Game Round", "first turns up a ware card" in "The First Game Round"
        because "A player without money cannot bid, however much room there is. The first card is no choice, so there is no care to be taken.";
    M6 "Restricted Warehouse Capacity": "Whose turn is it when warehouses are full?"
        plays "Players with a full warehouse are left out. The next player is looked for on the left of the one who turned up cards, no matter who bought them."
        quotes "they can no longer turn over cards in this round", "Play now passes to the left" in "The First Game Round"
        because "The text takes the turn from those who are full and does not say who has it instead; the nearest to the left keeps its order.";
    M7 "The First Game Round": "What is the lowest bid?"
        plays "1 florin; to bid nothing is to pass."
        quotes "makes a bid or passes", "could obtain them for one florin" in "Restricted Warehouse Capacity"
        because "The text names no lowest bid; where no other player can bid, its example pays one florin and not nothing.";
    M8 Stated "Restricted Warehouse Capacity": "Who is asked for a bid?"
        plays "Those who have room for the lot and can pay more than the highest bid. The others pass by themselves; an event says why."
        quotes "may not take part in the bidding", "make a higher bid or pass" in "The First Game Round", "No player's wealth can ever fall below zero" in "The First Game Round"
        because "The others can only pass, and all see it, because room and money are public.";
    M9 "End of the Game Round": "When is it noticed that one player alone has room?"
        plays "After each turn, before the next player turns up a card."
        quotes "all the players but one have filled their warehouses"
        because "The text does not say when. A lot goes to one player, so the last two warehouses are never filled at once.";
    M10 "End of the Game Round": "How does the last player fill the warehouse?"
        plays "From the top of the deck, without a choice and openly, as far as the deck goes. These cards count like any other. What is left in the deck stays unseen."
        quotes "takes enough cards to fill his warehouse from the deck without paying"
        because "The text gives the cards for nothing and names no choice, so they come in the order of the deck.";
    M11 Stated "Scoring the First Round": "What does the third of six players get?"
        plays "10 florins; other prints have 15."
        quotes "3rd place … 10", "4th place … 10"
        because "The table of the rulebook decides, though the first of the two may be a slip.";
    M12 "Scoring the First Round": "What do warehouses get that tie for the last place, and empty ones?"
        plays "Tied warehouses share the proceeds of all places that they take up, the 0 of the last place included, rounded down: of three players, two who tie for the last place get 7 each. Who is last alone gets nothing. An empty warehouse is ranked like any other."
        quotes "The player with the lowest value gets nothing", "if more than one player has an equally valuable warehouse", "the corresponding proceeds are added together and divided"
        because "The two sentences disagree where several have the lowest value. The first speaks of one player and is the last line of the table in words; the second is made for ties and excepts none. By the first alone, players who all tie would all get nothing.";
    M13 Stated "Scoring the First Round": "Who is second in an account?"
        plays "All on the next lower position that holds a counter. Those who tie for the first place share both awards, and there is no second."
        quotes "The player in the second highest position", "the awards are added together and then divided"
        because "Positions are ranked, and not players. Where several are highest, the awards that are added are 10 and 5, so none is left.";
    M14 "Scoring the First Round": "Do counters at the bottom of an account tie like others?"
        plays "Yes: if no player has a card of the ware, all share 10 and 5; below a sole leader all others at 0 share 5."
        quotes "in the highest position in an account", "In case of a tie"
        because "The text speaks of positions and makes no exception for the lowest.";
    M15 Stated "Scoring the First Round": "What does the neutral card count for?"
        plays "For the value of the warehouse, and for a place in it; for no account."
        quotes "the neutral 10 is not counted in this score", "This card belongs to no account" in "Aim of the Game", "and the Neutral 10" in "Example for Five Players"
        because "“This score” is that of the accounts; in the example the 10 is a part of the value of 23 and one of five cards.";
    M16 "The Second and Third Game Rounds": "Are prizes paid once, or in every round?"
        plays "At each scoring in which the counter stands on the space, so again in the third round. The space of 20 does not bring the 10 of the space below as well."
        quotes "If a counter reaches the 10 or 20 spaces", "either 10 or 20, depending upon the space"
        because "“Reaches” can be read as once. But the sentence belongs to the awards of each scoring and does not limit them to the first time, and common play pays every round. Whether it is 10 or 20, the text says itself.";
    M17 Stated "The Second and Third Game Rounds": "Are prizes shared, and do they depend on the rank?"
        plays "Neither: every counter on the space brings its whole prize."
        quotes "that player is awarded an additional monopoly prize", "12 florins each (5 divided by 2 + a prize of 10"
        because "In the example the award is divided, and the prize of 10 is not, for two players who are second.";
    M18 Stated "Aim of the Game": "What counts when wealth goes beyond 99?"
        plays "Wealth is a plain number. It decides what can be bid, who begins the next round, and who wins."
        quotes "the wealth of a player rises above 100", "only the least significant digits are shown"
        because "Wealth can be more than 100; only what the scale shows goes round again.";
    M19 "The Second and Third Game Rounds": "Who begins if several are poorest after the scoring?"
        plays "One of them, drawn by lot; an event says among whom."
        quotes "In the case of a tie, decide between the players involved"
        because "The text does not say how it is decided.";
    M20 "End of the Game": "Who wins if several are richest?"
        plays "They share the place, at every rank."
        quotes "The player with the most wealth wins"
        because "The text names no tie-break.";
    M21 Stated "The First Game Round": "Who gets the price of a lot?"
        plays "No player: the buyer's wealth falls by it, and no wealth rises."
        quotes "his marker is moved down the wealth scale"
        because "The text moves this one marker. In some other games of bidding the price goes to the player whose turn it is.";
    M22 Stated "End of the Game Round": "Why does a round end with `deck_exhausted` although one player alone had room?"
        plays "It ends with `warehouses_full` if the last player could fill the warehouse, and with `deck_exhausted` if the deck had too few cards for that, or none."
        quotes "When everybody's warehouse is full, the first round ends", "The round also ends when the card deck is exhausted"
        because "The text has these two ends. With too short a deck the last warehouse is not full, so that it is the deck that ended the round.";
}
