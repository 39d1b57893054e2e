//! What is played in questions about the rulebook, and by which of its words. Sections are those of
//! the rulebook, whose misprints are corrected in quotes. C stands for what it, the publisher's answers or the cards themselves make clear, R
//! for all others, most of them house rulings.

use kontor_rules::rulings;

rulings! {
    C1 "Passive": "Has a passive effect to be used?"
        plays "Yes, unless its text says «may»."
        quotes "Passive cards have effects which apply"
        because "The effects «apply»; that a «may» leaves a choice, the publisher's answers to questions say.";
    C2 "Passive": "Can several passive effects be used together?"
        plays "Yes, if they come at the same time: Calculations and Glue in one payment."
        quotes "when using the card for other actions"
        because "The text has no limit for how many apply; the publisher's answers to questions allow it.";
    C3 "Passive": "May a passive card that left the hand and came back in the same turn be used again?"
        plays "Yes. So a Wise Spy may be used once for each stay in the hand, and a copy that stays only once in the turn."
        quotes "Owl 1 that can only be used once during your own turn" in "last page"
        because "By the letter a spy is used once in a turn, even if it comes back. The publisher's answers let a card that came back be used again, and they are preferred to the letter, because no player can tell such a card from another copy.";
    C4 Stated "Fill empty market slots": "When are gaps in the market filled?"
        plays "In the clean-up, or when an effect says so."
        quotes "after the player has made the chosen action and possible bonus actions" in "Clean-up phase"
        because "To fill the market is a step of the clean-up; the publisher's answers to questions say the same.";
    C5 "Market action": "Has a changed value to be used?"
        plays "Yes, for everything in that turn: payments, the test of overpaying, and stacks."
        quotes "Your cards are worth their printed value when used to purchase new ones"
        because "The text knows printed values only; the publisher's answers to questions say that a changed one replaces it.";
    C6 "Technique action": "In which order do several changes of a value apply?"
        plays "As they were played: Ironing and then a three of Rare Artefact make 9 of a 2."
        quotes "The effects always happen in the order they are written on the card"
        because "The text orders the effects of one card; for several cards the publisher's answers to questions give this order.";
    C7 Stated "Stall action": "May stacks be built out of order?"
        plays "No."
        quotes "They have to be built in ascending order"
        because "The text demands it.";
    C8 Stated "Market action": "How much may be overpaid?"
        plays "Less than the value of each card of the payment; a Glue that is kept is a card of the payment as well."
        quotes "the amount you overpay must be smaller than the value of each card you pay with"
        because "The text says it of every card that one pays with, wherever the card goes then.";
    C9 "Technique action": "May a technique be played that can do nothing?"
        plays "Yes, for example for its bonus action."
        quotes "perform the action with the maximum amount of cards possible", "Searching a deck of 0 cards does simply nothing"
        because "As much as possible is done, and the text itself has a case in which nothing is possible.";
    C10 Stated "Technique action": "What touches cards on a schedule?"
        plays "Nothing but their own effects. The owner orders those that resolve together; a bonus action comes in the turn in which the card is played."
        quotes "They are not affected by other effects until they are fully resolved", "The bonus action is awarded on the turn when a card is played"
        because "The text on the schedule says both.";
    C11 "Technique action": "Must due cards be resolved?"
        plays "Yes, before the first action; only what says «may» can be left out."
        quotes "you choose the order to resolve the cards one by one"
        because "The text leaves their owner the order, and nothing else.";
    C12 Stated "Technique action": "How long does a technique lie on the schedule?"
        plays "As long as its effect lasts: Ironing and Rare Artefact until the end of the turn, after the clean-up. One that could do nothing is discarded at once."
        quotes "Place technique cards in front of you for the duration of their effect"
        because "The effect of Ironing and Rare Artefact lasts for the turn, and the clean-up belongs to the turn.";
    C13 "Technique action": "Do threats add up, and whom do they bind?"
        plays "Gunfights add up; of the others there is one copy. They bind opponents of the card's owner only."
        quotes "pay additional +2 price, when you play Gunfight" in "4 player team rules"
        because "Each card works for itself, and the example spares the teammate alone.";
    C14 "Fill your hand back to 5 cards": "Does Lost Shipments limit junk that is drawn for want of cards?"
        plays "Yes; a full hand is left as it is."
        quotes "draw junk cards from the junk pile to fill your hand to 5 cards"
        because "Junk is drawn to fill the hand as well, and this is what the card limits.";
    C15 "Fill your hand back to 5 cards": "Can a deck be formed between the two cards of Little Villain?"
        plays "Yes, the two are discarded one by one."
        quotes "taking and discarding cards also trigger forming of a new deck"
        because "A deck is formed when a card of it is needed, and the second card is needed after the first.";
    C16 "Technique action": "Do Night Shift and Charity include the player?"
        plays "Yes. Who had nothing to give is left out of the return."
        quotes "still refer to everyone" in "4 player team rules"
        because "The cards say «every player», and that is everyone.";
    C17 "Technique action": "How are the cards of Raffle taken?"
        plays "All at the same time. Two players trade a random card each, without a choice of direction."
        because "The rulebook is silent: «Technique action» says nothing of cards that are taken at the same time. The card moves all at the same time, and of two players each is the other's neighbour on both sides.";
    C18 "Technique action": "What if the market runs out during Tasters?"
        plays "The effect ends. All choices are public."
        quotes "perform the action with the maximum amount of cards possible"
        because "When no card is left, nothing more is possible.";
    C19 Stated "Technique action": "What about an empty deck with Cheer?"
        plays "Its owner is left out; no deck is formed for a search."
        quotes "Searching a deck of 0 cards does simply nothing", "searching your deck does not" in "Fill your hand back to 5 cards"
        because "The text says that a search forms no deck.";
    C20 "Technique action": "In which order do cards move with Rumours?"
        plays "Every player's first card, then every player's second."
        quotes "The effects always happen in the order they are written on the card"
        because "The card moves the cards one by one, and the text keeps its order.";
    C21 "Fill empty market slots": "Do cards slide after Daring Adventurer?"
        plays "No, only the gaps are filled."
        quotes "move all cards to the next empty slot to the right"
        because "The text slides cards in the clean-up; the card only fills the market.";
    C22 "Technique action": "Which value does Risky Business compare?"
        plays "The printed one."
        quotes "Your cards are worth their printed value" in "Market action"
        because "The text knows printed values. They change for what one pays and builds with, and this card does neither.";
    C23 "Technique action": "What limits Natural Survivor?"
        plays "Hand and deck. The discard pile is not used."
        quotes "searching your deck does not" in "Fill your hand back to 5 cards"
        because "Searching forms no deck, so the discard pile has no part in it.";
    C24 "Technique action": "How many cards does Dangerous Test discard?"
        plays "Three, or all, even if fewer were drawn."
        quotes "perform the action with the maximum amount of cards possible"
        because "The two halves are done one after the other, each as far as it can be.";
    C25 "Fill your hand back to 5 cards": "When does a Sofa count?"
        plays "At each clean-up while it lies in the stall."
        quotes "unless stated otherwise on the card text" in "Card types"
        because "The card names its place, and so it works as long as it is there.";
    C26 "Fill your hand back to 5 cards": "Do effects draw junk for want of cards?"
        plays "No, only filling the hand does."
        quotes "draw junk cards from the junk pile to fill your hand to 5 cards"
        because "The text gives junk to fill the hand, and for nothing else.";
    C27 Stated "Passive": "How often does an owl answer?"
        plays "Each copy once each time its trigger happens."
        quotes "once each time its trigger happens – even multiple times in a turn" in "last page"
        because "The text says it of a card, so of each copy.";
    C28 Stated "4 player team rules": "Who is meant by opponents, another player, and everybody?"
        plays "Opponents are the other team; another player may be the partner; every player is everyone. The team's stall is one's own."
        quotes "you are allowed to choose your teammate", "only affect players in the opposing team", "still refer to everyone", "a card from your team's stall as it's considered to be yours"
        because "The text says each of it.";

    R1 "Passive": "In which order do several players answer?"
        plays "The player whose turn it is first, then the others clockwise; each uses or passes the own copies in any order."
        quotes "you choose the order to resolve the cards one by one" in "Technique action"
        because "The text lets a player order the own cards and names no order of players; this is the usual one.";
    R2 "Passive": "May an owl drawn during an answer answer to the same trigger?"
        plays "No, only copies that were in the hand when it happened."
        quotes "once each time its trigger happens" in "last page"
        because "A copy that came later was not there when it happened; and otherwise a window might not end.";
    R3 "Passive": "When is answered?"
        plays "After the whole step: the purchased card is in the hand, the stack stands, the technique lies in its last place, and the bonus action has not begun."
        quotes "once each time its trigger happens" in "last page"
        because "The text names no moment; the cards say «after».";
    R4 "Technique action": "When is a technique fully resolved?"
        plays "When it leaves the schedule, so sloths and threats in their owner's next turn. To go to the stall or the deck counts; one that did nothing counts too."
        quotes "not affected by other effects until they are fully resolved", "in your discard pile after the card effects have been resolved unless told otherwise"
        because "The text lets a card lie there until all of its effects are over.";
    R5 "Fill your hand back to 5 cards": "Is forming a deck shuffling it?"
        plays "Yes, for its owner, also if another player caused it. Not in the set-up, not for the market deck, not for an empty deck."
        quotes "shuffle your discard pile and use it to form a new deck"
        because "The text calls it shuffling, and another card of the same author makes sense only so.";
    R6 "Passive": "Do owls answer to owls?"
        plays "Yes, if the trigger happens, also in the own turn for what others do."
        quotes "once each time its trigger happens" in "last page"
        because "The text excepts no trigger. It ends, because answers purchase, build and play nothing.";
    R7 "Passive": "Which ways into the hand does Quality Inspection answer to?"
        plays "All; in the clean-up when the hand is filled. Not to cards that are only looked at. Lost Shipments does not stop its draw."
        quotes "once each time its trigger happens" in "last page"
        because "The text excepts no trigger, and the card names no way.";
    R8 "Passive": "Where does the card given by Balancing go?"
        plays "On top of the own discard pile."
        quotes "look through all discard piles at any time but not reorder them" in "Action phase"
        because "To put it anywhere else would reorder the pile.";
    R9 "Market action": "What is a purchase?"
        plays "The market action only."
        quotes "Purchase a card from the market"
        because "The text uses the word for this action alone; what is free is not purchased.";
    R10 "Technique action": "Against whom can Ruthless Competition be played?"
        plays "Not against a player without a card to draw, while another has one. If no player has one, nothing happens."
        quotes "perform the action with the maximum amount of cards possible"
        because "As much as possible is done, and as long as one of the others has a card, drawing one is possible. That the choice is bound by it is ours. A card can be put back only where one was drawn.";
    R11 "Passive": "When can Wise Spy be used?"
        plays "In the own turn whenever a due card, an action or the end of the turn is to be chosen; not in the middle of an effect, nor in the clean-up. Once for each copy, unless it left the hand (ruling C3)."
        quotes "once during your own turn" in "last page"
        because "The text names the turn and no moment.";
    R12 "Technique action": "What if the card of Rare Artefact leaves the hand and comes back?"
        plays "Its value is the printed one again."
        quotes "Your cards are worth their printed value" in "Market action"
        because "The text knows printed values; cards are not tracked (ruling C3).";
    R13 "Market action": "May Calculations leave gaps?"
        plays "Yes, cards may be put into any of the five slots."
        quotes "move all cards to the next empty slot to the right" in "Fill empty market slots"
        because "The text closes gaps in the clean-up, and neither it nor the card forbids them before.";
    R14 "Technique action": "In which order is chosen with Cheer?"
        plays "In any, in secret; the effect goes on when all have chosen."
        because "The rulebook is silent: «Technique action» says nothing of several players who choose. All search at the same time.";
    R15 Stated "Winning the game": "Does the last stack wake owls?"
        plays "No, the game ends at once."
        quotes "you're immediately celebrated as the winner of the game"
        because "The text says immediately.";
    R16 "4 player team rules": "Whom does a Sofa serve in a shared stall?"
        plays "Both partners."
        quotes "Each team shares a stall"
        because "The card speaks of the stall, and that is the team's.";
    R17 "4 player team rules": "Do a partner's owls answer to one's actions?"
        plays "Yes, also to a stack with which the partner helped."
        quotes "you are allowed to choose your teammate"
        because "A teammate is «another player» in the text, and the owls say «another player».";
    R18 "4 player team rules": "What does Nasty Threat raise in a team game?"
        plays "The next stack of the shared stall, whichever partner builds it."
        quotes "Each team shares a stall"
        because "A shared stall has one next stack.";
    R19 Stated "Fill empty market slots": "What if the market deck is empty when a card needs it?"
        plays "The market's discard pile is shuffled first, with what the card has just thrown away. If both are empty nothing happens."
        quotes "shuffle the market discard pile and use it to form a new market deck", "If the market deck and discard pile run out at the same time, nothing happens"
        because "The text forms it when a card is needed, and then the pile holds what was thrown away before.";
    R20 "Technique action": "Who sees a card that is taken at random?"
        plays "The player who loses it and the one who takes it."
        because "The rulebook is silent: «Technique action» does not say who sees a card that is taken. These two have it in their hands.";
    R21 "Passive": "Who is asked whether to answer?"
        plays "Everybody with a card in the hand, unless what everybody knows rules every answer out: all copies are seen to lie elsewhere, those in this hand have answered, or the piles that are needed are empty. For Quality Inspection the player is asked into whose hand a card has come unseen, because any such card may be one; of a card that all have seen they know whether it is one. In games under `dale_of_merchants/1` and `dale_of_merchants/2` only copies that lie outside hands and decks count, so more players are asked."
        quotes "You may activate an owl card" in "last page"
        because "The text leaves it to players to speak up. A program has to ask, and to be asked must tell nothing.";
    R22 "Turn overview": "Which way goes round, and which side is left?"
        plays "To the left, which is the next higher seat; right is the seat before."
        because "The rulebook is silent: «Turn overview» names no direction.";
    R23 "Game setup": "Who begins?"
        plays "A player drawn by lot, or the one that the option `first_seat` names."
        quotes "The player who woke up the earliest today should start the game", "one of the losers should be the starting player of the next game"
        because "The first is stated, and not followed: a program does not know who woke up first. A rematch is begun by one of the losers.";
    R24 "Inventory action": "What if nothing can be done?"
        plays "The inventory action may discard no card, so that there always is an action. The market and stall actions need a card."
        quotes "Place any number of cards from your hand into your discard pile"
        because "«Any number» includes none, and an empty hand would block the game.";
    R25 "Technique action": "How many bonus actions has a turn?"
        plays "One at a time, which is optional and lapses if it is not used. After sixty actions a turn gives no more."
        quotes "you may do another action after resolving that card's immediate effects", "and so on"
        because "The text sets no end, and two Safety Precautions could go on for ever: sixty is a limit of this program.";
    R26 Stated "Technique action": "In which order do several cards go to a pile?"
        plays "As the action names them, the last on top; the technique after them."
        quotes "you choose the order they go to the designated discard pile", "The played technique card goes to the discard pile after its effects have been resolved"
        because "The text leaves the order to the player; an action is where the program hears it.";
    R27 "Market action": "What is a card worth?"
        plays "The printed value and 1 under Ironing, times the rolls of Rare Artefact, for all that is paid and built in that turn. Prices, built stacks and a partner's cards count printed values."
        quotes "Your cards are worth their printed value when used to purchase new ones", "certain card effects can modify your stacks' values" in "Stall action"
        because "The text counts printed values unless a card changes them.";
    R28 Stated "Market action": "What is the price of a card?"
        plays "Its printed value, 0 to 4 more for its slot, and 2 more for each Gunfight of an opponent. Every card of the payment counts towards it, a Glue that is kept too."
        quotes "The rightmost card's price in the market is equal to its value", "prices increase one by one: +1, +2, +3, and +4", "pay additional +2 price, when you play Gunfight" in "4 player team rules"
        because "The text gives all three; Glue is a part of the payment before it is kept.";
    R29 Stated "Stall action": "What must a stack be worth?"
        plays "Exactly one more than there are stacks, and one more under an opponent's Nasty Threat, with one or more cards of one set. What later becomes of a stack does not matter."
        quotes "first stack must be exactly 1, the next 2, and so forth", "any number of cards from one animalfolk set", "Once a stack is finished, it doesn't matter what values and cards it has in it"
        because "The text says each of it; what Nasty Threat adds stands on the card.";
    R30 Stated "Fill your hand back to 5 cards": "When is a deck formed?"
        plays "When a card is needed and the deck is empty, not when its last card goes. A card put on an empty deck is the deck."
        quotes "Any time your deck runs out and you or anyone else needs to draw new cards"
        because "The text ties it to the need.";
    R31 Stated "Fill your hand back to 5 cards": "How is the hand filled?"
        plays "One by one up to the hand size; more cards stay. If deck and pile are empty the rest is junk, which never runs out. Only the player whose turn it is fills the hand."
        quotes "Draw cards from your deck until you have 5 cards in hand", "There's no maximum hand size", "Only the active player fills their hand", "considered to be an unlimited amount"
        because "The text says each of it.";
    R32 Stated "Fill empty market slots": "How is the market filled?"
        plays "Cards slide to the right in the same order, then gaps are filled from right to left. Cards of value 1 that were thrown away may come back."
        quotes "move all cards to the next empty slot to the right", "from right to left until the market has 5 cards in it"
        because "The text says both, and the market's discard pile becomes the deck with all that lies there.";
    R33 Stated "Technique action": "What happens at the start of a turn?"
        plays "Every card on the schedule is due; the owner names the next one. Each is finished, discarded and answered before the next."
        quotes "you choose the order to resolve the cards one by one"
        because "The text resolves them one by one.";
    R34 "Clean-up phase": "Does a turn end by itself?"
        plays "Yes, when no action is left. With owls in the game the player is asked, as well as for a single due card, while a Wise Spy may be held that has not been used in this turn."
        quotes "after the player has made the chosen action and possible bonus actions"
        because "Nothing stands between the last action and the clean-up; but a pause only for those who hold a spy would tell what they hold.";
    R35 "Passive": "Where inside an effect is answered?"
        plays "After each of its parts (now and when due), and between drawing and what follows: the discards of Dangerous Test and Binoculars, and the card that Ruthless Competition puts back. Effects on all are answered after the last player; the hand of the clean-up before the market is filled."
        quotes "The effects always happen in the order they are written on the card" in "Technique action"
        because "The text orders the parts of an effect and names no moment between them. So there are few moments, each after something.";
    R36 "Passive": "What if several things are to be answered?"
        plays "All triggers of a step share a window, once round. What an answer triggers is settled before the next answer. A copy must have stayed in the hand."
        quotes "once each time its trigger happens" in "last page"
        because "So every trigger is answered once by each copy, and every window ends.";
    R37 "Passive": "Is an answer offered that can do nothing?"
        plays "No. Ancient Knowledge needs a deck, Binoculars and Wise Spy a card to draw, Balancing and Extra Remarks a discard pile. Quality Inspection is always offered: a card can be thrown away even if none can be drawn then."
        quotes "Searching a deck of 0 cards does simply nothing" in "Technique action"
        because "The text has effects that do nothing, and does not say that they are offered. So windows are few.";
    R38 "Technique action": "May the program choose by itself?"
        plays "Only where everybody can see that there is one answer."
        quotes "you choose the order they go to the designated discard pile"
        because "The text leaves choices to players and has no program; a question that is left out must tell nothing.";
    R39 Stated "4 player team rules": "Who plays with whom?"
        plays "Seats 0 and 2 against seats 1 and 3, each with an own hand, deck, pile and schedule. Turns alternate between the teams."
        quotes "Two of the players sit opposite to each other and are in the same team"
        because "Opposite seats of four are two apart; the text shares the stall and nothing else.";
    R40 "4 player team rules": "How does a partner help with a stack?"
        plays "The builder lays out cards of one set that are not enough and asks; the partner, unless without cards, adds cards that make the value exact, or declines. Laid out cards are shown and stay in the hand until the stack stands. One request can be declined for each action."
        quotes "your teammate can help you by adding one or more cards to the stack"
        because "The text lets the teammate add cards and says no more; the limit keeps turns finite.";
    R41 "4 player team rules": "What does help cause?"
        plays "One stack, built by the player whose turn it is. The partner's cards count printed values, and the partner fills the hand in the own turn."
        quotes "Remember to fill your hand only after your own turn"
        because "The text says when the hand is filled; what changes values is the builder's.";
    R42 Stated "4 player team rules": "What is shared?"
        plays "The stall, with its next number. Safety Precaution may take any card of it into the hand, so cards do come back from a stall. Both partners win."
        quotes "Each team shares a stall", "a card from your team's stall as it's considered to be yours"
        because "What is the team's is one's own.";
    R43 "Winning the game": "How are the others ranked?"
        plays "They share the next place."
        quotes "you're immediately celebrated as the winner of the game"
        because "The text knows a winner only.";
    R44 "Kontor": "Does every game end?"
        plays "Yes: after `round_limit` rounds places go by stacks, and equal numbers share a place."
        quotes "you're immediately celebrated as the winner of the game" in "Winning the game"
        because "The text has no other end, and all could pass for ever.";
    R45 "Components": "Can copies of a card be told apart?"
        plays "No. Others never see a handle; a card that comes back to a hand has another one."
        quotes "6 animalfolk decks with 15 cards in each"
        because "The text counts cards, and has no numbers on them.";
    R46 Stated "Action phase": "May piles be looked through?"
        plays "Yes, all of them, whole and in order, by everybody at any time."
        quotes "look through all discard piles at any time but not reorder them"
        because "The text says it of all discard piles.";
    R47 "Technique action": "How long is a card known that a player has seen?"
        plays "As long as it can be followed: down a deck, and from its top into a hand. Until a shuffle, an unseen move, or an unseen loss of its hand."
        quotes "look through all discard piles at any time but not reorder them" in "Action phase"
        because "The text opens the discard piles alone; of other cards a careful player at the table knows just that.";
    R48 "Kontor": "How many cards are discarded at a time?"
        plays "Any number; from a hand of more than a hundred cards ten at most."
        quotes "Place any number of cards from your hand into your discard pile" in "Inventory action"
        because "The text has no limit; more choices could not be counted.";
    R49 "Technique action": "In which order do cards come that were found by a search?"
        plays "As the player named them. A deck that is searched is shown by set and value."
        quotes "you choose the order they go to the designated discard pile"
        because "The text lets a player order cards that are discarded, and says nothing of those that are found. The order of the deck tells nothing, because the deck is shuffled.";
    R50 "4 player team rules": "Who sees cards that are laid out for help?"
        plays "Everybody, while the partner is asked."
        quotes "All communication is public"
        because "They lie face up on the table, and partners have no secrets from the others.";
    R51 "Game setup": "Which sets are played with?"
        plays "One more than there are players, or four with teams; without a choice they are drawn by lot, never the owls, which ask in everybody's turn."
        quotes "Choose as many animalfolk decks as there are players, plus one deck", "choose 4 animalfolk decks instead of 5" in "4 player team rules"
        because "The text gives the number and lets the players choose. Components say what each set is about and which suit a first game.";
    R52 "Technique action": "Must Magnet and Cheer take a card?"
        plays "Yes, exactly one, if there is a card in the deck."
        quotes "perform the action with the maximum amount of cards possible"
        because "Neither card says «may», and as much as possible is done.";
    R53 Stated "Technique action": "When is the card of Rare Artefact chosen?"
        plays "Before the die is rolled."
        quotes "The effects always happen in the order they are written on the card"
        because "The card is shown first on Rare Artefact, and then the die is rolled.";
    R54 Stated "Technique action": "Does a played technique find itself in the hand or in the discard pile?"
        plays "No. While it is resolved it lies on the schedule: Raffle, Charity, Swank and Dangerous Test do not find it in the hand, nor Tireless Tinkerer, Rumours and Housecleaning in the discard pile."
        quotes "The played technique card goes to the discard pile after its effects have been resolved", "They are not affected by other effects until they are fully resolved"
        because "The text keeps it apart until its effects are over.";
    R55 Stated "Action phase": "What is to throw away?"
        plays "To put junk onto the junk pile, and an animalfolk card onto the top of the market's discard pile; never onto a player's own. To discard is to put a card onto the own discard pile."
        quotes "it does not go to your own discard pile", "junk cards are placed in the junk pile", "animalfolk cards are placed in the market's discard pile"
        because "The text defines it.";
}
