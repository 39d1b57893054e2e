//! What is played where the rulebooks are silent, leave something open, disagree or are easily
//! misread. Sections are those of the English rulebook, unless they say otherwise; «Components» is
//! its list of contents, which has no heading. Where the two rulebooks disagree, the question is
//! open, and the reason says which one is followed.

use kontor_rules::rulings;

rulings! {
    H1 "Setting Up Shop": "What is printed on the board?"
        plays "Both boards that can be named are **reconstructions and not the printed board**: the goods of the cities, the roads, the city Wien, the inner buying prices, the ranks with their upkeep, and the prices of a level. The cities are Paris, Brügge, Köln, Wien, Genua and Genf. The option `board` takes another board."
        quotes "Paris, Köln, and Genua", "into Paris and Genf" in "Phase 5", "bougés à Paris et à Gênes" in "French rules, Phase 5"
        because "The texts name four cities and no list. Genf stands once, in an example where the French text has Genua, so it may be a slip; other editions have Hamburg as the sixth city. The board keeps Genf, because it is the only name that the English text gives; a board of one's own can have another.";
    H2 "Setting Up Shop": "Which board is suggested for how many players?"
        plays "`reconstructed` for three and four, `reconstructed-short` for two. The option decides; nothing else depends on it."
        quotes "1 Gameboard" in "Components"
        because "The texts have one board for all. Two players make half as many moves in a round as four, so the shorter roads keep their game from taking twice as many rounds.";
    H3 "Setting Up Shop": "Who is the first Starting player?"
        plays "A player drawn by lot instead of the youngest. Seats are numbered clockwise."
        quotes "The youngest player is the first Starting Player" in "Die Händler: Rules"
        because "Stated, and not followed: a program does not know ages.";
    H4 "Setting Up Shop": "Which wagon stands in which city?"
        plays "Wagons 1, 2 and 3 in Paris, Köln and Genua, or in the cities of `wagon_starts` in that order. The numbers decide only in which order wagons are auctioned and sold."
        quotes "the numbers on the Wagons do not matter here"
        because "Any will do, so it is the order of the text.";
    H5 "Variable Starting Positions": "Where do bonus markers and the courier begin with other start cities?"
        plays "Markers at 0 in cities with a wagon and at 200 in the others. The courier two spaces out of `courier_city`; by default of Brügge, or else of the next city on the board without a wagon."
        quotes "2 spaces away from any one city that does not have a Wagon" in "Setting Up Shop", "For the other three cities, place a gray cube on the '200' space" in "Setting Up Shop"
        because "The text gives the rule and leaves the city to the players; one report of the printed picture names Brügge.";
    H6 "Setting Up Shop": "Who names a card in the auction of abilities, and who may bid?"
        plays "The first in player order with fewer than two cards who can pay for one that is left. He bids its printed price; then everybody with fewer than two cards bids 100 more or passes for good. A player who cannot pay the next bid is passed over; a player who can pay for no card that is left gets no further one."
        quotes "raising the price by (exactly) 100 each bid", "the player to the left now chooses the next card", "L'enchère de départ est le prix indiqué sur la carte" in "French rules, Préparation"
        because "The texts give raises and the first bid. What happens to who cannot pay is left open; loans exist only in phase 6, and all money is public at that time.";
    H7 Stated "Setting Up Shop": "Are abilities public, and what becomes of those that no player gets?"
        plays "They are public; unused ones are out of the game."
        quotes "All 8 cards are laid face-up", "the cards not chosen for auction are removed from the game"
        because "The text says both.";
    H8 "Quick Description of Special Abilities": "What do two cards of one family in one hand give?"
        plays "Both drivers 3 points in one pool, both couriers one move of up to 3 spaces, both offices two uses in any order, also of the same price."
        quotes "each player has two cards" in "Setting Up Shop"
        because "It happens in the auction only, where any two cards can come together; the text adds nothing.";
    H62 "Setting Up Shop": "Has everybody one large ability and one small one?"
        plays "In the pairs, yes. In the auction as `abilities` says: any two (`auction`), or one of the large ones for 600 and 800 and one of the small ones for 200 and 400 (`auction_large_and_small`), where no player names or bids for a second one of a size."
        quotes "This continues until each player has two cards"
        because "The text lets any two come together, and its pairs are all of one large and one small card; groups that play the auction in this way are reported.";

    H9 Stated "Phase 1": "How is purchased?"
        plays "Good by good, up to three, each into a city that produces it and as long as the supply has one. In the first round everybody purchases once, then everybody a second time. Warehouses hold any number."
        quotes "each player purchases 0-3 goods", "may only be placed in the warehouses of cities where the particular good is produced", "this Phase is completed twice in succession"
        because "The text names number, places and laps; that it is done good by good changes nothing.";
    H10 "Phase 1": "How does Favourable Purchasing work?"
        plays "The first good costs 100 and pays for all of this turn, nothing is paid for none, in each lap of the first round. It applies by itself."
        quotes "pays only 100 Guilders total for the whole lot of goods purchased"
        because "The text has one price for the lot, and it is never dearer.";

    H11 Stated "Phase 2": "In which order are wagons treated?"
        plays "By number, each finished before the next, so money that the first brings can be bid for the second."
        quotes "First the Wagon marked '1' is auctioned and loaded, then '2', then '3'"
        because "The text treats one wagon after the other.";
    H12 "Phase 2": "Which wagon is auctioned?"
        plays "Each in a city without a Loading Master, loaded or not. The master stays until the wagon leaves, even if nothing is loaded. A wagon with a master goes straight to loading, is not sold and is no arrival."
        quotes "Empty Wagons currently in cities are auctioned", "A player remains Loading Master until the Wagon leaves the city", "no closed auction occurs"
        because "A wagon that stays is not auctioned, empty or not; so an empty wagon can only be one whose right to load no player owns.";
    H13 Stated "Phase 2": "Who bids, and who wins a tie?"
        plays "Everybody is asked, with goods there or not, and without money too. Among equal bids the first in player order wins, so the Starting player if all bid 0, wanted or not; a bid of 0 is free."
        quotes "the first player in the tie in Player Order … is the winner", "If all players bid zero, the Starting player becomes the Loading Master"
        because "The text lets player order decide. Money is hidden, so being asked tells nothing.";
    H14 "Phase 2": "How high may bids and fees be?"
        plays "Multiples of 100 from 0. A bid and the fee of a request are taken out of the own money at once; an offer may ask for more than the other has, who cannot accept it then. No fee is higher than all the money that has come to the table."
        quotes "100, 500, and 1000 Guilder denominations" in "Components", "draws the amount of money they wish to bid from their bag"
        because "The smallest coin is 100, and what a player can be offered must not depend on hidden money. The highest fee follows from what everybody has seen.";
    H15 Stated "Phase 2": "When does the master load?"
        plays "Once, before the others. A master who can load nothing is not asked."
        quotes "The Loading Master places 0-3 goods", "they must now first go through the Loading Master"
        because "The text lets the master load, and then the others. That a master who can load nothing is not asked is ours.";
    H16 Stated "Phase 2": "Which kinds of goods go together on a wagon?"
        plays "The master's goods are of one kind, three at most. A master without goods on the wagon loads no kind that others have there. The others load any kinds but his, two goods each over all rounds."
        quotes "places 0-3 goods of the same type", "no more than a total of 2 goods for each of the other players", "restricted to load a type of good that the other players did not already load"
        because "The text for the master and for the others, also for later rounds.";
    H17 "Phase 2": "How is bargained?"
        plays "The master and everybody who by what lies open could load speak at once. The master offers a fee for one good, for two, or both, and closes when he likes; a new offer takes the place of the old. The others accept, decline, request or pass. A pass declines the offer and stands until a new one; the own request stays open, and who has passed may still request, but the others do not wait for it. An agreement pays and loads at once, and uses up what is open between the two. Free Loading and a pledge do not: what is open stays, as far as it can still be loaded, and otherwise ends with an event (in games under `haendler/1` and `haendler/2` it always ends)."
        quotes "negotiate fees with each player separately until either they settle on a price"
        because "The text lets them negotiate freely and has no form for it; a program needs turns that no player can hold up. Free Loading is no agreement.";
    H18 "Kontor": "How many offers are there?"
        plays "Ten to a player and ten requests of a player for each wagon and round."
        quotes "negotiate fees with each player separately until either they settle on a price" in "Phase 2"
        because "The text has no limit, and bargaining has to end.";
    H19 "Phase 2": "What follows the closing?"
        plays "It is final, and what is open lapses. Each player who holds any influence card and could still load is asked once more, also after a pass."
        quotes "played when a Wagon is being loaded with goods" in "Influence Cards", "the Loading Master must accept the goods onto the Wagon" in "Influence Cards"
        because "The text does not say when bargaining ends. Free Loading needs no consent.";
    H20 "Influence Cards": "When can Free Loading be played, and for what?"
        plays "At any time after the master has loaded, also with a master of an earlier round; one card brings one or two goods, never of the master's kind. It is of no use to the master."
        quotes "played when a Wagon is being loaded with goods", "no more than 2 goods total", "Jouée lors de la phase 1" in "French rules, Cartes d'Influence", "avant la fin de la phase 2" in "French rules, cards"
        because "The English text has it while a wagon is loaded. The French texts disagree with it and with each other.";
    H21 Stated "Lighter Variant": "What does the Lighter Variant change here?"
        plays "The option `preset` = `lighter_variant`, which stands for `loading` = `fixed` and `broken_axle` = `false`; each of the two can also be chosen alone. After the master everybody in player order loads none, one or two goods freely, for 200 and 400 to the master, or plays Free Loading; the three Broken Axles are not in the pile."
        quotes "Remove the three Broken Axle (Achsenbruch) Influence cards from the game", "1 good costs 200 Guilders, 2 goods cost 400 Guilders"
        because "The text names both changes; that one can be played alone is ours.";

    H22 "Influence Cards": "When is Broken Axle played, and on what?"
        plays "In a lap in player order before the first tile, any number, on any wagons; one wagon may carry several."
        quotes "played at the start of Phase 3, before the Starting Player moves a Wagon", "others follow in clockwise order" in "Die Händler: Rules"
        because "The text gives no order for the card; the general one is player order.";
    H23 "Influence Cards": "When does Broken Axle come off?"
        plays "At the start of its owner's own turn, card by card, if he likes; those that are left at the end of phase 3. A wagon moves only when it carries none."
        quotes "let it stay until the end of the round, or remove the card", "jusqu'à la fin de la phase ou jusqu'à votre tour" in "French rules, cards"
        because "It makes no difference which end is right: wagons move in phase 3 only.";
    H24 "Phase 3": "Where may a wagon go?"
        plays "To any neighbouring space but the one it came from; out of a city by any road. A city ends the move. More than three roads may meet on an own board, up to a limit of ways in one move."
        quotes "Wagons may only move forward", "Wagons may travel either path when they reach a fork", "may not be moved any further if it has already reached a city"
        because "The text knows forks of two paths; more than three roads are possible on an own board only.";
    H25 "Phase 3": "What if the target space is taken, and the one before it too?"
        plays "The wagon goes back along its way to the first free space. A way without progress is none. A city with a wagon in it is neither entered nor passed."
        quotes "it instead stops one space before its destination", "move the wagon as many spaces as possible along the chosen route", "this applies to Wagons in cities as well"
        because "The text does not say what happens if the space before is taken too; as many spaces as possible leads back to the first free one.";
    H26 "Phase 3": "When is a tile lost?"
        plays "If it alone can move no wagon, even if it could with driver points, which are never obligatory. Which tile is turned over is the player's choice."
        quotes "you must move a Wagon that you are able to move with the movement tile", "It is not required to use these extra movement points"
        because "The tile is compulsory and the points are not; that points do not save a tile follows.";
    H27 Stated "Phase 3": "How are driver points used?"
        plays "In the own turn, added to the tile or for other wagons, before or after it. Each wagon moves once at most in a turn. A turn ends by itself when nothing is left to do."
        quotes "to add one to the number of your movement tile, or to move a different Wagon", "you must use all of the points devoted to a particular Wagon in one full move"
        because "The text gives them to the player's turn.";
    H28 "Quick Description of Special Abilities": "How far does the Express Courier move the courier?"
        plays "One or two spaces, in one direction, once in the turn and at any point of it; never into a city."
        quotes "two spaces, either forward or backward (but not both on the same turn)" in "Phase 3", "d'une ou de deux cases" in "French rules, cards", "The Courier may never enter a city" in "Phase 3"
        because "The texts disagree: the English one says two spaces, the French card one or two. The French one is followed, because it contains the other one, and the player chooses.";
    H29 Stated "Phase 3": "Who picks an influence card?"
        plays "The player whose move ends with wagon and courier on one space, also if it had to stop there; not for passing, nor for standing together before the move. It is picked at once, and can be used from now on. An empty pile gives nothing."
        quotes "if a player moves a Wagon that ends its movement on the Courier's space", "A card is not awarded if the Courier simply passes through a Wagon"
        because "The text lets the end of a move decide. An empty pile has no card.";
    H30 "Phase 3": "What happens to used influence cards?"
        plays "They are out of the game and lie open."
        quotes "After an Influence card is used, it is set aside out of the game" in "Phase 3", "Elles reviennent en jeu après utilisation" in "French rules, set-up"
        because "The texts disagree: the French page on the set-up returns the cards to the game. The English one is followed, because it says this where cards are used.";

    H31 "Phase 4": "In which order do offices and sales come in phase 4?"
        plays "Wheels of all; offices in player order, each optional; Warehouse Selling; Special Sale last, a lap in player order."
        quotes "the player that is first in Player Order makes his change first", "After all price changes are made (including those from the Office (Kontor) cards)", "played at the end of Phase 4" in "Influence Cards"
        because "The text has this order; of a lap for Special Sale it says nothing.";
    H32 Stated "Phase 4": "What does a wheel that points twice at one good do?"
        plays "Two levels up. The order of the arrows means nothing."
        quotes "Arrows may be set to the same good", "For each symbol shown of a particular good … is moved up one price level"
        because "The text counts arrows.";
    H33 "Phase 4": "May an office move a price from one end to the other?"
        plays "The Large Office only, between 600 and 1000."
        quotes "from the bottom to the top of the track (from selling price of 600 to 1000)", "The regular Office ability does not allow either of these", "Le passage de 100 à 600" in "French rules, cards"
        because "The texts disagree: the French card has 100 and 600, which are the two prices of the lowest level, and no step. The English one is followed; both let the Large Office alone do it.";
    H34 "Phase 4": "What do Warehouse Selling and Special Sale pay?"
        plays "Up to three goods of one own warehouse at the buying price as it then stands; 800 for each card and good, out of any own warehouse, any number of cards. No bonus."
        quotes "up to 3 goods (of one or more types) directly from one of his warehouses", "receives the current buying price for these goods", "one good directly from a Warehouse for 800 Guilders" in "Influence Cards"
        because "The text names the prices and no bonus.";
    H35 Stated "Phase 5": "What is an arrival?"
        plays "Each wagon that entered a city in this round, empty or not, also the city that it had left."
        quotes "one space for each Wagon that arrived in a city this round"
        because "The text counts wagons, and asks neither for goods nor for another city.";
    H36 "Phase 5": "How does the bonus of a city without a wagon grow?"
        plays "One step in each round (`bonus_growth` = `per_round`, the default), or one step for each wagon that arrived in the round (`per_arrival`)."
        quotes "the bonus is raised (the marker is moved one space to the right)", "une case par chariot arrivé" in "French rules, overview"
        because "The texts disagree: the English one says the first, the French one the second. The English one is followed unless the table chooses otherwise.";
    H37 "Influence Cards": "When is Sale with Bonus played, and for which goods?"
        plays "In a lap after arrivals are counted and before any sale, once a wagon and player; for the own goods on an arrived wagon, with the city's bonus as it stands before it is reset. At a bonus of 0 no player is asked."
        quotes "played during Phase 5 as goods are sold", "for all of your goods sold from that Wagon that normally would not receive a bonus", "pour toutes les marchandises d'un chariot arrivé" in "French rules, cards"
        because "The texts disagree: both rulebooks say own goods, the French card says all goods of the wagon. The rulebooks are followed, which agree. No text has an order.";
    H38 Stated "Phase 5": "When is the bonus of a city reset?"
        plays "After all sales of the phase, so that all goods get the old one. At the top step it stays."
        quotes "At the end of this phase, the bonus markers are altered for each city", "the marker stays at 500 until a Wagon arrives"
        because "The text sells before it moves markers.";
    H39 Stated "Phase 6": "May a player fall who can pay upkeep?"
        plays "No. Who cannot pay shows the money, falls to the highest rank that he can pay, and pays that. The lowest rank is free."
        quotes "If a player is not able to pay the full upkeep cost", "drops down to the Status level bearing the greatest upkeep cost that he can pay"
        because "The text has a fall only for want of money.";
    H40 Stated "Phase 6": "When is a credit taken, and does it undo the fall?"
        plays "Right after the fall, before the next player pays; it does not undo it. Without a card in the bank there is no credit."
        quotes "immediately after descending on the Status track", "this is the only type of loan allowed from the bank"
        because "The text places the credit after the descent. That there is none without a card follows.";
    H41 "Components": "How many credit cards are there?"
        plays "10."
        quotes "10 Gray 'Credit' Cards", "Les 8 cartes Crédit" in "French rules, set-up"
        because "Both lists of contents have 10; the French page on the set-up has 8. It matters only from nine loans on.";
    H42 Stated "Phase 6": "When can a credit be repaid?"
        plays "2500 for each, with any decision of the player, in the round of the loan too."
        quotes "at any time during the game by paying 2,500 guilders per card"
        because "The text says at any time; a program needs a decision to say it.";
    H43 Stated "Phase 6": "How is status purchased?"
        plays "In player order, none, one or two levels in one action, at the price after the cylinder moved. Social Climbing replaces the price of a level, and never gives a third one."
        quotes "In turn order, each player decides to purchase 0, 1, or 2 levels of Status", "unless you use two of these cards in one turn" in "Influence Cards", "En aucun cas elle vous permet d'acheter un niveau en plus" in "French rules, Cartes d'Influence"
        because "The text limits levels to two; the French one says that the card gives no third.";
    H44 "Phase 6": "Who is asked whether to purchase status?"
        plays "Everybody below the top of the track, without money and with a credit too, because a credit can be repaid first. No player at the top: there no player has a credit, because a credit comes after a fall and keeps its owner from rising."
        quotes "may not raise their position on the Status track"
        because "The text lets everybody decide. Money is hidden; rank and credits are public.";
    H45 Stated "Game End": "What happens to arrivals beyond the last one?"
        plays "The round is played to its end, further wagons sell and count. The cylinder stops at 8 with any number of players."
        quotes "the round is completed in its entirety", "All extra wagons still sell off their goods as normal", "with a limit of '8'"
        because "The text says all of it.";
    H46 "Game End": "How are debtors ranked?"
        plays "Behind all others, also those of a lower rank; among themselves by rank and money. Players who tie in rank and money share the place."
        quotes "automatically finish in last place, regardless of their position on the Status track" in "Phase 6", "Ties are broken by the amount of money left over"
        because "The text puts them last and says neither how several are ordered nor what comes after money.";
    H47 "Kontor": "What if no wagon arrives?"
        plays "After a hundred rounds the game ends as after the last arrival, with the reason `round_limit`."
        quotes "The game ends after 8 Wagon arrivals for a 4-player game" in "Game End"
        because "The text counts arrivals and has no end without them. Wagons can circle for ever; ordinary games take 6 to 20 rounds.";

    H48 "Kontor": "When is a player not asked?"
        plays "Where what lies open leaves one possible course it is taken without asking, with an event: the last ability, a bid of 0 and an office that a pledge leaves no choice, a move or a tile that is the only one left, the last influence card, closing where the master has nothing else to say. Games under `haendler/1` and `haendler/2` ask in some of these cases. Where money or hidden cards narrow the choice the seat is asked all the same."
        quotes "you are forced to move the third wagon" in "Phase 3"
        because "The text has such a move and does not say whether its player is asked. A question that is left out must tell nothing that is hidden, and one with one answer only takes time.";
    H49 "Influence Cards": "Who is asked for influence cards?"
        plays "In each window everybody who holds any card, or has one set aside for an open proposal that can be taken back, unless all three of the kind are used, no own goods could be meant, or the card that is set aside is named and of another kind."
        quotes "places it face-down in front of him" in "Phase 3"
        because "How many cards a player holds is public, and which ones is not.";
    H50 Stated "Setting Up Shop": "What is known of money?"
        plays "Own money only; a fall and the end of the game show it. All payments are public, so it can be reckoned."
        quotes "a sack to keep the money hidden throughout the game", "he reveals his money to all players" in "Phase 6"
        because "It lies in a sack; payments are made in the open.";

    H51 "Negotiation Variant": "What is a deal?"
        plays "A public proposal between two players that binds when it is accepted. Each side gives money, an influence card, a pledge, or any of them, and one of the two at least gives something. Other promises can be made in talk, and nothing enforces them."
        quotes "All types of dealing are allowed", "All talks must be made public", "All agreements must be upheld"
        because "The four examples of the text are covered by it; a program can only uphold what it understands.";
    H52 Stated "Negotiation Variant": "When can be dealt?"
        plays "By everybody in every phase, beside what is decided otherwise. The game never waits for it."
        quotes "negotiation can be permitted throughout the game"
        because "The text allows it at all times. That the game does not wait is ours.";
    H53 "Negotiation Variant": "What becomes of an open proposal?"
        plays "What it gives at once is set aside. It lapses with the phase, before its owner's upkeep, and when what it pledges cannot be pledged any more."
        quotes "All agreements must be upheld"
        because "Nothing may be promised twice, and upkeep comes first. The text has no proposals.";
    H54 "Kontor": "How many proposals are there?"
        plays "One open proposal of a player at a time, twenty in a round. Money in it is at most all the money that has come to the table."
        quotes "negotiation can be permitted throughout the game" in "Negotiation Variant"
        because "The text has no limit, and talks have to end.";
    H55 "Negotiation Variant": "How do influence cards change hands?"
        plays "A kind that is named in public, or the giver's choice, which only the two see. A proposal may ask for what the other does not have, who cannot accept it then."
        quotes "I will buy an Influence card from you for 800 Guilders"
        because "The example does not say whether the card is shown, and which cards a player holds is hidden.";
    H56 "Negotiation Variant": "Which pledges are there?"
        plays "Not to bid for a wagon in this round; to let the other load free of charge; to move a wagon next along a route; not to use an office in this round, only in one way, or not on one good. The rules leave nothing that breaks a pledge, but for one case in games under earlier rules (ruling H59)."
        quotes "I will move Wagon '3' into Paris if you move it down this route first", "I won't bid on Wagon '2' if you let my goods on for free", "Pay me 600 Guilders or I will use my 'Large Office'"
        because "They cover the examples, and none needs money or a hidden card, so each can be kept and tells nothing.";
    H57 "Negotiation Variant": "What does a pledge not to bid mean?"
        plays "A bid of 0, which is made by itself. If no player bids, the Starting player is master all the same."
        quotes "Players are not required to bid for a wagon" in "Phase 2"
        because "A sealed bid of everybody is needed, and one of nothing is none.";
    H58 "Negotiation Variant": "How long may the other load free of charge?"
        plays "Within the limits until the window ends. The master cannot close before the other has loaded or passed. It binds only who becomes Loading Master."
        quotes "let my goods on for free if you become Loading Master"
        because "Otherwise the pledge could be emptied by closing.";
    H59 "Negotiation Variant": "What does a pledge to move a wagon demand?"
        plays "With the next tile the wagon goes as far along the route as a tile alone can; beyond the route's end the move is free. The route may end anywhere, at most two moves away, also in mid-road. It enters no place twice and does not lead round to where the wagon stands; in games under `haendler/1` and `haendler/2` it may, and a pledge that leads round so leaves every move open. Before it driver points alone move nothing, and an own Broken Axle on the wagon comes off. In games under `haendler/1` it ends in a city or where roads part."
        quotes "if you move it down this route first"
        because "The examples of the text name wagon and way, and neither the tile nor the place where a way ends.";
    H60 "Negotiation Variant": "When does a pledge end?"
        plays "When it is kept, when it has become impossible, or when its time is over: bids and offices are pledged for the round, the rest for the next one too. One that waits for the other's pledge lapses with it. A pledge that contradicts an earlier one, or was given to the other already, cannot be given."
        quotes "All agreements must be upheld", "The basic rules of the game may be not broken by the deals made"
        because "The text has no end of an agreement. No player may be bound to what cannot be done.";
    H61 "Negotiation Variant": "When is the last chance to repay a credit?"
        plays "After the last purchase of status everybody with a credit is asked once more."
        quotes "Loans may be paid back at any time during the game" in "Phase 6"
        because "Deals may bring money until then.";
}
