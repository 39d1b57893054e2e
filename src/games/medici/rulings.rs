//! What is played where the rulebook leaves something open. Sections are those of the English
//! rulebook.

use kontor_rules::rulings;

rulings! {
    M1 "Aim of the Game": "How many cards are there with the neutral one, and which values?"
        plays "36 in all: five wares with the values 0, 1, 2, 3, 4, 5 and 5, and the neutral 10."
        because "The text can be read as 36 and one more, but the numbers of cards for three to six players divide no other number, and other prints agree.";
    M2 "Aim of the Game": "How many cards are used? The table is missing in the text."
        plays "18, 24, 30 and 36 with three, four, five and six players. Which cards are left out is drawn anew in each round, and nobody sees them."
        because "Six for each player; several sources give these numbers.";
    M3 "Aim of the Game": "Who begins the first round?"
        plays "A player drawn by lot."
        because "The text only says that it is decided; among equally poor players the lot decides later, too.";
    M4 "The First Game Round": "How are cards turned up?"
        plays "One by one: the first by itself, and with each card on view the player decides whether to turn up another."
        because "The text calls the first compulsory and the others optional.";
    M5 "Restricted Warehouse Capacity": "What limits the number of cards of a lot?"
        plays "Three cards, the deck, and the room of the roomiest warehouse, whoever it belongs to. Money does not limit it: a lot that nobody with room can pay is passed by all."
        because "The limit stands in the section on warehouses, and a first card has to be turned up in any case.";
    M6 "Restricted Warehouse Capacity": "Whose turn is it when warehouses are full?"
        plays "Players with a full warehouse are left out. The next player is looked for on the left of the one who turned up cards, whoever bought them."
        because "The text takes the turn from those who are full and says nothing else about the order.";
    M7 "The First Game Round": "What is the lowest bid?"
        plays "1 florin; to bid nothing is to pass."
        because "A bid has to be higher than none, and the example of the sole buyer pays one florin.";
    M8 "Restricted Warehouse Capacity": "Who is asked for a bid?"
        plays "Those who have room for the lot and can pay more than the highest bid. The others pass by themselves; an event says why."
        because "They cannot do anything else, and room and money are public.";
    M9 "End of the Game Round": "When is it noticed that one player alone has room?"
        plays "After each turn, before the next player turns up a card."
        because "A lot goes to one player, so the last two warehouses are never filled at once.";
    M10 "End of the Game Round": "How does the last player fill the warehouse?"
        plays "From the top of the deck, without a choice and openly, as far as the deck goes. These cards count like any other. What is left in the deck stays unseen."
        because "The text gives the cards for nothing and names no choice.";
    M11 "Scoring the First Round": "What does the third of six players get?"
        plays "10 florins, as the rulebook's table says; other prints have 15."
        because "The table of the rulebook decides, though its 10 may be a slip.";
    M12 "Scoring the First Round": "What do warehouses get that tie for the last place, and empty ones?"
        plays "Tied warehouses share the proceeds of all places that they take up, the 0 of the last place included, rounded down. An empty warehouse is ranked like any other."
        because "The text divides the proceeds of tied places and makes no exception.";
    M13 "Scoring the First Round": "Who is second in an account?"
        plays "All on the next lower position that holds a counter. Those who tie for the first place share both awards, and there is no second."
        because "The text adds the awards of those who tie.";
    M14 "Scoring the First Round": "Do counters at the bottom of an account tie like others?"
        plays "Yes: if nobody has a card of the ware, all share 10 and 5; below a sole leader all others at 0 share 5."
        because "The text speaks of positions and makes no exception for the lowest.";
    M15 "Scoring the First Round": "What does the neutral card count for?"
        plays "For the value of the warehouse, and for a place in it; for no account."
        because "The text leaves it out of the accounts alone.";
    M16 "The Second and Third Game Rounds": "Are prizes paid once, or in every round?"
        plays "At each scoring in which the counter stands on the space, so again in the third round. The space of 20 does not bring the 10 of the space below as well."
        because "The text does not limit it to the first time, and common play pays it every round; the example pays 20 for the top.";
    M17 "The Second and Third Game Rounds": "Are prizes shared, and do they depend on the rank?"
        plays "Neither: every counter on the space brings its whole prize."
        because "The example pays 10 to both players there.";
    M18 "Aim of the Game": "What counts when wealth goes beyond 99?"
        plays "Wealth is a plain number. It decides what can be bid, who begins the next round, and who wins."
        because "Only the scale goes round again, and not the money.";
    M19 "The Second and Third Game Rounds": "Who begins if several are poorest after the scoring?"
        plays "One of them, drawn by lot; an event says among whom."
        because "The text lets it be decided among them.";
    M20 "End of the Game": "Who wins if several are richest?"
        plays "They share the place, at every rank."
        because "The text names no tie-break.";
}
