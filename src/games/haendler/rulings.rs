//! What is played where the rulebooks leave something open or disagree. Sections are those of the
//! English rulebook.

use kontor_rules::rulings;

rulings! {
    H1 "Setting Up Shop": "What is printed on the board?"
        plays "Both boards that can be named are **reconstructions and not the printed board**: the goods of the cities, the roads, the city Wien, the inner buying prices, the ranks with their upkeep, and the prices of a level. The option `board` takes another board."
        because "The rulebooks do not list it. The reconstructions agree with all that they say.";
    H2 "Setting Up Shop": "Which board is suggested for how many players?"
        plays "`reconstructed` for three and four, `reconstructed-short` for two. The option decides; nothing else depends on it."
        because "Two players make half as many moves in a round as four, so the shorter roads keep their game from taking twice as many rounds.";
    H3 "Setting Up Shop": "Who is the first Starting player?"
        plays "A player drawn by lot instead of the youngest. Seats are numbered clockwise."
        because "A program does not know ages.";
    H4 "Setting Up Shop": "Which wagon stands in which city?"
        plays "Wagons 1, 2 and 3 in Paris, Köln and Genua, or in the cities of `wagon_starts` in that order. The numbers decide only in which order wagons are auctioned and sold."
        because "The text says that the numbers do not matter here.";
    H5 "Variable Starting Positions": "Where do bonus markers and the courier begin with other start cities?"
        plays "Markers at 0 in cities with a wagon and at 200 in the others. The courier two spaces out of `courier_city`; by default of Brügge, or else of the next city on the board without a wagon."
        because "The text gives the rule, and one report names Brügge.";
    H6 "Setting Up Shop": "Who names a card in the auction of abilities, and who may bid?"
        plays "The first in player order with fewer than two cards who can pay for one that is left. He bids its printed price; then everybody with fewer than two cards bids 100 more or passes for good. A player who cannot pay the next bid is passed over; a player who can pay for no card that is left gets no further one."
        because "The text has raises of 100, the French one the printed price as the opening bid, and loans exist only in phase 6. All money is public at that time.";
    H7 "Setting Up Shop": "Are abilities public, and what becomes of those that nobody gets?"
        plays "They are public; unused ones are out of the game."
        because "The cards lie open.";
    H8 "Quick Description of Special Abilities": "What do two cards of one family in one hand give?"
        plays "Both drivers 3 points in one pool, both couriers one move of up to 3 spaces, both offices two uses in any order, also of the same price."
        because "It happens in the auction only, and the text adds nothing.";

    H9 "Phase 1": "How is purchased?"
        plays "Good by good, up to three, each into a city that produces it and as long as the supply has one. In the first round everybody purchases once, then everybody a second time. Warehouses hold any number."
        because "The text names the number and the places only.";
    H10 "Phase 1": "How does Favourable Purchasing work?"
        plays "The first good costs 100 and pays for all of this turn, nothing is paid for none, in each lap of the first round. It applies by itself."
        because "It is never dearer.";

    H11 "Phase 2": "In which order are wagons treated?"
        plays "By number, each finished before the next, so money that the first brings can be bid for the second."
        because "The text treats one wagon after the other.";
    H12 "Phase 2": "Which wagon is auctioned?"
        plays "Each in a city without a Loading Master, loaded or not. The master stays until the wagon leaves, even if nothing is loaded. A wagon with a master goes straight to loading, is not sold and is no arrival."
        because "The text calls such a wagon empty, which can only mean that nobody owns the right to load.";
    H13 "Phase 2": "Who bids, and who wins a tie?"
        plays "Everybody is asked, with goods there or not, and without money too. Among equal bids the first in player order wins, so the Starting player if all bid 0, wanted or not; a bid of 0 is free."
        because "Money is hidden, so being asked tells nothing; the text lets player order decide.";
    H14 "Phase 2": "How high may bids and fees be?"
        plays "Multiples of 100 from 0. A bid and the fee of a request are taken out of the own money at once; an offer may ask for more than the other has, who cannot accept it then. No fee is higher than all the money that has come to the table."
        because "The smallest coin is 100, and what somebody can be offered must not depend on hidden money. The highest fee follows from what everybody has seen.";
    H15 "Phase 2": "When does the master load?"
        plays "Once, before the others. A master who can load nothing is not asked."
        because "The text has this order.";
    H16 "Phase 2": "Which kinds of goods go together on a wagon?"
        plays "The master's goods are of one kind, three at most. A master without goods on the wagon loads no kind that others have there. The others load any kinds but his, two goods each over all rounds."
        because "The text for the master and for the others, read over several rounds.";
    H17 "Phase 2": "How is bargained?"
        plays "The master and everybody who by what lies open could load speak at once. The master offers a fee for one good, for two, or both, and closes when he likes; a new offer takes the place of the old. The others accept, decline, request or pass; a pass stands until a new offer. An agreement pays and loads at once, and uses up what is open between the two."
        because "The text lets them negotiate freely; a program needs turns that nobody can hold up.";
    H18 "Kontor": "How many offers are there?"
        plays "Ten to a player and ten requests of a player for each wagon and round."
        because "Bargaining has to end.";
    H19 "Phase 2": "What follows the closing?"
        plays "It is final, and what is open lapses. Whoever holds any influence card and could still load is asked once more, also after a pass."
        because "Free Loading needs nobody's consent.";
    H20 "Influence Cards": "When can Free Loading be played, and for what?"
        plays "At any time after the master has loaded, also with a master of an earlier round; one card brings one or two goods, never of the master's kind. It is of no use to the master."
        because "The English text has it while a wagon is loaded. The French main text says phase 1, its card text the end of phase 2.";
    H21 "Lighter Variant": "What does the Lighter Variant change here?"
        plays "Two options: `loading` = `fixed` and `broken_axle` = `false`. After the master everybody in player order loads none, one or two goods freely, for 200 and 400 to the master, or plays Free Loading; the three Broken Axles are not in the pile."
        because "The text names both changes; to have two options lets a table take one of them.";

    H22 "Influence Cards": "When is Broken Axle played, and on what?"
        plays "In a lap in player order before the first tile, any number, on any wagons; one wagon may carry several."
        because "The text gives no order; the general one is player order.";
    H23 "Influence Cards": "When does Broken Axle come off?"
        plays "At the start of its owner's own turn, card by card, if he likes; those that are left at the end of phase 3. A wagon moves only when it carries none."
        because "The English text has it to the end of the round, the French card to the end of the phase. It makes no difference: wagons move in phase 3 only.";
    H24 "Phase 3": "Where may a wagon go?"
        plays "To any neighbouring space but the one it came from; out of a city by any road. A city ends the move. More than three roads may meet on an own board, up to a limit of ways in one move."
        because "The text lets wagons go forward and take either path.";
    H25 "Phase 3": "What if the target space is taken, and the one before it too?"
        plays "The wagon goes back along its way to the first free space. A way without progress is none. A city with a wagon in it is neither entered nor passed."
        because "The text moves as many spaces as possible.";
    H26 "Phase 3": "When is a tile lost?"
        plays "If it alone can move no wagon, even if it could with driver points, which are never obligatory. Which tile is turned over is the player's choice."
        because "The text makes the tile compulsory and the points optional.";
    H27 "Phase 3": "How are driver points used?"
        plays "In the own turn, added to the tile or for other wagons, before or after it. Each wagon moves once at most in a turn. A turn ends by itself when nothing is left to do."
        because "The text gives them to the player's turn.";
    H28 "Quick Description of Special Abilities": "How far does the Express Courier move the courier?"
        plays "One or two spaces, in one direction, once in the turn and at any point of it; never into a city."
        because "The English text says two spaces, the French one or two; fewer is never more.";
    H29 "Phase 3": "Who picks an influence card?"
        plays "The player whose move ends with wagon and courier on one space, also if it had to stop there; not for passing, nor for standing together before the move. It is picked at once, and can be used from now on. An empty pile gives nothing."
        because "The text says that they meet at the end of a move.";
    H30 "Phase 3": "What happens to used influence cards?"
        plays "They are out of the game and lie open."
        because "Both main texts; the French page on the set-up returns them.";

    H31 "Phase 4": "In which order do offices and sales come in phase 4?"
        plays "Wheels of all; offices in player order, each optional; Warehouse Selling; Special Sale last, a lap in player order."
        because "The text has offices after the wheels; the rest is silent.";
    H32 "Phase 4": "What does a wheel that points twice at one good do?"
        plays "Two levels up. The order of the arrows means nothing."
        because "The text counts arrows.";
    H33 "Phase 4": "May an office move a price from one end to the other?"
        plays "The Large Office only, between 600 and 1000."
        because "The French card prints 100 and 600, which are the two prices of the lowest level.";
    H34 "Phase 4": "What do Warehouse Selling and Special Sale pay?"
        plays "Up to three goods of one own warehouse at the buying price as it then stands; 800 for each card and good, out of any own warehouse, any number of cards. No bonus."
        because "The text names the prices and no bonus.";
    H35 "Phase 5": "What is an arrival?"
        plays "Each wagon that entered a city in this round, empty or not, also the city that it had left."
        because "The text counts wagons that reach a city.";
    H36 "Phase 5": "How does the bonus of a city without a wagon grow?"
        plays "One step in each round (`bonus_growth` = `per_round`, the default), or one step for each wagon that arrived in the round (`per_arrival`)."
        because "The English text says the first, the French one the second.";
    H37 "Influence Cards": "When is Sale with Bonus played, and for which goods?"
        plays "In a lap after arrivals are counted and before any sale, once a wagon and player; for the own goods on an arrived wagon, with the city's bonus as it stands before it is reset. At a bonus of 0 nobody is asked."
        because "Both main texts say own goods; the French card says all goods of the wagon.";
    H38 "Phase 5": "When is the bonus of a city reset?"
        plays "After all sales of the phase, so that all goods get the old one. At the top step it stays."
        because "The text sells before it moves markers.";
    H39 "Phase 6": "May somebody fall who can pay upkeep?"
        plays "No. Who cannot pay shows the money, falls to the highest rank that he can pay, and pays that. The lowest rank is free."
        because "The text has a fall only for want of money.";
    H40 "Phase 6": "When is a credit taken, and does it undo the fall?"
        plays "Right after the fall, before the next player pays; it does not undo it. Without a card in the bank there is no credit."
        because "The text places the credit after the descent.";
    H41 "Components": "How many credit cards are there?"
        plays "10."
        because "Both lists of contents have 10; the French page on the set-up has 8. It matters only from nine loans on.";
    H42 "Phase 6": "When can a credit be repaid?"
        plays "2500 for each, with any decision of the player, in the round of the loan too."
        because "The text says at any time; a program needs a decision to say it.";
    H43 "Phase 6": "How is status purchased?"
        plays "In player order, none, one or two levels in one action, at the price after the cylinder moved. Social Climbing replaces the price of a level, and never gives a third one."
        because "The text limits levels to two; the French one says that the card gives no third.";
    H44 "Phase 6": "Who is asked whether to purchase status?"
        plays "Everybody below the top of the track, without money and with a credit too, because a credit can be repaid first. Nobody at the top: nobody there has a credit, because a credit comes after a fall and keeps its owner from rising."
        because "Money is hidden; rank and credits are public.";
    H45 "Game End": "What happens to arrivals beyond the last one?"
        plays "The round is played to its end, further wagons sell and count. The cylinder stops at 8, whatever the number of players."
        because "The track has no more spaces.";
    H46 "Game End": "How are debtors ranked?"
        plays "Behind all others, whatever their rank; among themselves by rank and money. Players who tie in rank and money share the place."
        because "The text puts them last and names no further tie-break.";
    H47 "Kontor": "What if no wagon arrives?"
        plays "After a hundred rounds the game ends as after the last arrival, with the reason `round_limit`."
        because "Wagons can circle for ever; ordinary games take 6 to 20 rounds.";

    H48 "Components": "When is somebody not asked?"
        plays "A step with one possible course by what lies open is taken without asking, with an event: also a bid of 0 and an office that a pledge leaves no choice, and the last tile if it moves nothing and nothing else can be done. Where money or hidden cards narrow the choice the seat is asked all the same."
        because "A question that is left out must tell nothing that is hidden.";
    H49 "Influence Cards": "Who is asked for influence cards?"
        plays "In each window everybody who holds any card, unless all three of the kind are used, or no own goods could be meant."
        because "How many cards somebody holds is public, and which ones is not.";
    H50 "Components": "What is known of money?"
        plays "Own money only; a fall and the end of the game show it. All payments are public, so it can be reckoned."
        because "It lies in a sack.";

    H51 "Negotiation Variant": "What is a deal?"
        plays "A public proposal between two players that binds when it is accepted. Each side gives money, an influence card, a pledge, or any of them. Other promises can be made in talk, and nothing enforces them."
        because "The four examples of the text are covered by it.";
    H52 "Negotiation Variant": "When can be dealt?"
        plays "By everybody in every phase, beside what is decided otherwise. The game never waits for it."
        because "The text allows it in all phases.";
    H53 "Negotiation Variant": "What becomes of an open proposal?"
        plays "What it gives at once is set aside. It lapses with the phase, before its owner's upkeep, and when what it pledges cannot be pledged any more."
        because "Nothing may be promised twice, and upkeep comes first.";
    H54 "Kontor": "How many proposals are there?"
        plays "One open proposal of a player at a time, twenty in a round. Money in it is at most all the money that has come to the table."
        because "Talks have to end.";
    H55 "Negotiation Variant": "How do influence cards change hands?"
        plays "A kind that is named in public, or the giver's choice, which only the two see. A proposal may ask for what the other does not have, who cannot accept it then."
        because "Which cards somebody holds is hidden.";
    H56 "Negotiation Variant": "Which pledges are there?"
        plays "Not to bid for a wagon in this round; to let the other load free of charge; to move a wagon next along a route; not to use an office in this round, only in one way, or not on one good. The rules leave nothing that breaks a pledge."
        because "They cover the examples, and none needs money or a hidden card, so each can be kept and tells nothing.";
    H57 "Negotiation Variant": "What does a pledge not to bid mean?"
        plays "A bid of 0, which is made by itself. If nobody bids, the Starting player is master all the same."
        because "A sealed bid of everybody is needed.";
    H58 "Negotiation Variant": "How long may the other load free of charge?"
        plays "Within the limits until the window ends. The master cannot close before the other has loaded or passed. It binds only who becomes Loading Master."
        because "Otherwise the pledge could be emptied by closing.";
    H59 "Negotiation Variant": "What does a pledge to move a wagon demand?"
        plays "With the next tile the wagon goes as far along the route as a tile alone can; beyond the route's end the move is free. The route may end anywhere, at most two moves away, also in mid-road. Before it driver points alone move nothing, and an own Broken Axle on the wagon comes off."
        because "The examples of the text name wagon and way, and not the tile.";
    H60 "Negotiation Variant": "When does a pledge end?"
        plays "When it is kept, when it has become impossible, or when its time is over: bids and offices are pledged for the round, the rest for the next one too. One that waits for the other's pledge lapses with it. A pledge that contradicts an earlier one, or was given to the other already, cannot be given."
        because "Nobody may be bound to what cannot be done.";
    H61 "Negotiation Variant": "When is the last chance to repay a credit?"
        plays "After the last purchase of status everybody with a credit is asked once more."
        because "Deals may bring money until then.";
}
