//! What is played where the rulebook leaves something open. Sections are those of the rulebook. C
//! stands for what the publisher's answers or the cards themselves make clear, R for house rulings.

use kontor_rules::rulings;

rulings! {
    C1 "Passive": "Has a passive effect to be used?"
        plays "Yes, unless its text says «may»."
        because "The publisher's answers to questions say so.";
    C2 "Passive": "Can several passive effects be used together?"
        plays "Yes, if they come at the same time: Calculations and Glue in one payment."
        because "The publisher's answers to questions say so.";
    C3 "Passive": "May a passive card that left the hand and came back in the same turn be used again?"
        plays "Yes. So a Wise Spy may be used once for each stay in the hand, and a copy that stays only once in the turn."
        because "The publisher's answers to questions say so.";
    C4 "Fill empty market slots": "When are gaps in the market filled?"
        plays "In the clean-up, or when an effect says so."
        because "The publisher's answers to questions say so.";
    C5 "Market action": "Has a changed value to be used?"
        plays "Yes, for everything in that turn: payments, the test of overpaying, and stacks."
        because "The publisher's answers to questions say so.";
    C6 "Technique action": "In which order do several changes of a value apply?"
        plays "As they were played: Ironing and then a three of Rare Artefact make 9 of a 2."
        because "The publisher's answers to questions say so.";
    C7 "Stall action": "May stacks be built out of order?"
        plays "No."
        because "The text builds them in ascending order.";
    C8 "Market action": "How much may be overpaid?"
        plays "Less than the value of each card of the payment."
        because "The text says it in other words.";
    C9 "Technique action": "May a technique be played that can do nothing?"
        plays "Yes, for example for its bonus action."
        because "The text does as much as possible, and nothing may be possible.";
    C10 "Technique action": "What touches cards on a schedule?"
        plays "Nothing but their own effects. The owner orders those that resolve together; a bonus action comes in the turn in which the card is played."
        because "The text on the schedule.";
    C11 "Technique action": "Must due cards be resolved?"
        plays "Yes, before the first action; only what says «may» can be left out."
        because "An effect that has begun is carried out.";
    C12 "Technique action": "How long does a technique lie on the schedule?"
        plays "As long as its effect lasts: Ironing and Rare Artefact until the end of the turn, after the clean-up. One that could do nothing is discarded at once."
        because "The text on the schedule.";
    C13 "Technique action": "Do threats add up, and whom do they bind?"
        plays "Gunfights add up; of the others there is one copy. They bind opponents of the card's owner only."
        because "Each card works for itself.";
    C14 "Fill your hand back to 5 cards": "Does Lost Shipments limit junk that is drawn for want of cards?"
        plays "Yes; a full hand is left as it is."
        because "It limits what is drawn to fill the hand.";
    C15 "Fill your hand back to 5 cards": "Can a deck be formed between the two cards of Little Villain?"
        plays "Yes, the two are discarded one by one."
        because "A deck is formed when a card is needed.";
    C16 "Technique action": "Do Night Shift and Charity include the player?"
        plays "Yes. Who had nothing to give is left out of the return."
        because "«Every player» is everyone.";
    C17 "Technique action": "How are the cards of Raffle taken?"
        plays "All at the same time. Two players trade a random card each, without a choice of direction."
        because "The card says so.";
    C18 "Technique action": "What if the market runs out during Tasters?"
        plays "The effect ends. All choices are public."
        because "As much as possible is done.";
    C19 "Technique action": "What about an empty deck with Cheer?"
        plays "Its owner is left out; no deck is formed for a search."
        because "The text says that searching forms no deck.";
    C20 "Technique action": "In which order do cards move with Rumours?"
        plays "Every player's first card, then every player's second."
        because "One by one.";
    C21 "Fill empty market slots": "Do cards slide after Daring Adventurer?"
        plays "No, only the gaps are filled."
        because "To slide belongs to the clean-up.";
    C22 "Technique action": "Which value does Risky Business compare?"
        plays "The printed one."
        because "The card is not in anybody's payment or stack.";
    C23 "Technique action": "What limits Natural Survivor?"
        plays "Hand and deck. The discard pile is not used."
        because "The text says that searching forms no deck.";
    C24 "Technique action": "How many cards does Dangerous Test discard?"
        plays "Three, or all, even if fewer were drawn."
        because "As much as possible is done.";
    C25 "Fill your hand back to 5 cards": "When does a Sofa count?"
        plays "At each clean-up while it lies in the stall."
        because "Its effect is tied to its place.";
    C26 "Fill your hand back to 5 cards": "Do effects draw junk for want of cards?"
        plays "No, only filling the hand does."
        because "The text stands in that section.";
    C27 "Passive": "How often does an owl answer?"
        plays "Each copy once each time its trigger happens."
        because "The last page of the rulebook says it.";
    C28 "4 player team rules": "Who is meant by opponents, another player, and everybody?"
        plays "Opponents are the other team; another player may be the partner; every player is everyone. The team's stall is one's own."
        because "The text says it.";

    R1 "Passive": "In which order do several players answer?"
        plays "The player whose turn it is first, then the others clockwise; each uses or passes the own copies in any order."
        because "The usual order.";
    R2 "Passive": "May an owl drawn during an answer answer to the same trigger?"
        plays "No, only copies that were in the hand when it happened."
        because "Otherwise a window might not end.";
    R3 "Passive": "When is answered?"
        plays "After the whole step: the purchased card is in the hand, the stack stands, the technique lies in its last place, and the bonus action has not begun."
        because "The cards say «after».";
    R4 "Technique action": "When is a technique fully resolved?"
        plays "When it leaves the schedule, so sloths and threats in their owner's next turn. To go to the stall or the deck counts; one that did nothing counts too."
        because "The text on the schedule.";
    R5 "Fill your hand back to 5 cards": "Is forming a deck shuffling it?"
        plays "Yes, for its owner, whoever caused it. Not in the set-up, not for the market deck, not for an empty deck."
        because "Another card of the same author makes sense only so.";
    R6 "Passive": "Do owls answer to owls?"
        plays "Yes, if the trigger happens, also in the own turn for what others do."
        because "Plain reading. It ends, because answers purchase, build and play nothing.";
    R7 "Passive": "Which ways into the hand does Quality Inspection answer to?"
        plays "All; in the clean-up when the hand is filled. Not to cards that are only looked at. Lost Shipments does not stop its draw."
        because "The card names no way.";
    R8 "Passive": "Where does the card given by Balancing go?"
        plays "On top of the own discard pile."
        because "Piles are not reordered.";
    R9 "Market action": "What is a purchase?"
        plays "The market action only."
        because "What is free is not purchased.";
    R10 "Technique action": "Against whom can Ruthless Competition be played?"
        plays "Not against a player without a card to draw, while another has one. If nobody has, nothing happens."
        because "A card can be put back only where one was drawn.";
    R11 "Passive": "When can Wise Spy be used?"
        plays "In the own turn whenever a due card, an action or the end of the turn is to be chosen; not in the middle of an effect, nor in the clean-up. Once for each copy, unless it left the hand (ruling C3)."
        because "«Once in your turn» names no moment.";
    R12 "Technique action": "What if the card of Rare Artefact leaves the hand and comes back?"
        plays "Its value is the printed one again."
        because "Cards are not tracked (ruling C3).";
    R13 "Market action": "May Calculations leave gaps?"
        plays "Yes, cards may be put into any of the five slots."
        because "The card limits nothing.";
    R14 "Technique action": "In which order is chosen with Cheer?"
        plays "In any, in secret; the effect goes on when all have chosen."
        because "All search at the same time.";
    R15 "Winning the game": "Does the last stack wake owls?"
        plays "No, the game ends at once."
        because "The text says immediately.";
    R16 "4 player team rules": "Whom does a Sofa serve in a shared stall?"
        plays "Both partners."
        because "The stall is the team's.";
    R17 "4 player team rules": "Do a partner's owls answer to one's actions?"
        plays "Yes, also to a stack with which the partner helped."
        because "A partner is another player.";
    R18 "4 player team rules": "What does Nasty Threat raise in a team game?"
        plays "The next stack of the shared stall, whoever builds it."
        because "Plain reading.";
    R19 "Fill empty market slots": "What if the market deck is empty when a card needs it?"
        plays "The market's discard pile is shuffled first, with what the card has just thrown away. If both are empty nothing happens."
        because "The text forms it when a card is needed.";
    R20 "Technique action": "Who sees a card that is taken at random?"
        plays "The player who loses it and the one who takes it."
        because "They have it in their hands.";
    R21 "Passive": "Who is asked whether to answer?"
        plays "Everybody with a card in the hand, unless what lies open rules every answer out: all copies lie face up, or the piles that are needed are empty. Dealing the first hands opens no window."
        because "To be asked must tell nothing.";
    R22 "Turn overview": "Which way goes round, and which side is left?"
        plays "To the left, which is the next higher seat; right is the seat before."
        because "The text names no direction.";
    R23 "Game setup": "Who begins?"
        plays "A player drawn by lot, or the one that the option `first_seat` names."
        because "A program does not know who woke up first.";
    R24 "Inventory action": "What if nothing can be done?"
        plays "The inventory action may discard no card, so that there always is an action. The market and stall actions need a card."
        because "«Any number» includes none, and an empty hand would block the game.";
    R25 "Kontor": "How many bonus actions has a turn?"
        plays "One at a time, which is optional and lapses if it is not used. After sixty actions a turn gives no more."
        because "Two Safety Precautions could go on for ever.";
    R26 "Technique action": "In which order do several cards go to a pile?"
        plays "As the action names them, the last on top; the technique after them."
        because "The text leaves the order to the player.";
    R27 "Market action": "What is a card worth?"
        plays "The printed value and 1 under Ironing, times the rolls of Rare Artefact, for all that is paid and built in that turn. Prices, built stacks and a partner's cards count printed values."
        because "The text counts printed values unless a card changes them.";
    R28 "Market action": "What is the price of a card?"
        plays "Its printed value, 0 to 4 more for its slot, and 2 more for each Gunfight of an opponent."
        because "The text on the market and the card.";
    R29 "Stall action": "What must a stack be worth?"
        plays "Exactly one more than there are stacks, and one more under an opponent's Nasty Threat, with one or more cards of one set. What later becomes of a stack does not matter."
        because "The text says so of finished stacks.";
    R30 "Fill your hand back to 5 cards": "When is a deck formed?"
        plays "When a card is needed and the deck is empty, not when its last card goes. A card put on an empty deck is the deck."
        because "The text ties it to the need.";
    R31 "Fill your hand back to 5 cards": "How is the hand filled?"
        plays "One by one up to the hand size; more cards stay. If deck and pile are empty the rest is junk, which never runs out. Only the player whose turn it is fills the hand."
        because "The text says it.";
    R32 "Fill empty market slots": "How is the market filled?"
        plays "Cards slide to the right in the same order, then gaps are filled from right to left. Cards of value 1 that were thrown away may come back."
        because "The text says it.";
    R33 "Technique action": "What happens at the start of a turn?"
        plays "Every card on the schedule is due; the owner names the next one. Each is finished, discarded and answered before the next."
        because "The text resolves them one by one.";
    R34 "Clean-up phase": "Does a turn end by itself?"
        plays "Yes, when no action is left. With owls in the game the player is asked, as well as for a single due card, while a Wise Spy may be held."
        because "A pause only for those who hold one would tell what they hold.";
    R35 "Passive": "Where inside an effect is answered?"
        plays "After each of its parts (now and when due), and between drawing and discarding. Effects on all are answered after the last player; the hand of the clean-up before the market is filled."
        because "So there are few moments, each after something.";
    R36 "Passive": "What if several things are to be answered?"
        plays "All triggers of a step share a window, once round. What an answer triggers is settled before the next answer. A copy must have stayed in the hand."
        because "So every window ends.";
    R37 "Passive": "Is an answer offered that can do nothing?"
        plays "No. Ancient Knowledge needs a deck, Binoculars and Wise Spy a card to draw, Balancing and Extra Remarks a discard pile."
        because "So windows are few.";
    R38 "Technique action": "May the program choose by itself?"
        plays "Only where everybody can see that there is one answer."
        because "A question that is left out must tell nothing.";
    R39 "4 player team rules": "Who plays with whom?"
        plays "Seats 0 and 2 against seats 1 and 3, each with an own hand, deck, pile and schedule. Turns alternate between the teams."
        because "Partners sit opposite.";
    R40 "4 player team rules": "How does a partner help with a stack?"
        plays "The builder lays out cards of one set that are not enough and asks; the partner, unless without cards, adds cards that make the value exact, or declines. Laid out cards are shown and stay in the hand until the stack stands. One request can be declined for each action."
        because "The text lets the partner add cards; the limit keeps turns finite.";
    R41 "4 player team rules": "What does help cause?"
        plays "One stack, built by the player whose turn it is. The partner's cards count printed values, and the partner fills the hand in the own turn."
        because "What changes values is the builder's.";
    R42 "4 player team rules": "What is shared?"
        plays "The stall, with its next number; Safety Precaution may take any card of it. Both partners win."
        because "The text says that the team shares a stall.";
    R43 "Winning the game": "How are the others ranked?"
        plays "They share the next place."
        because "The text knows a winner only.";
    R44 "Kontor": "Does every game end?"
        plays "Yes: after `round_limit` rounds places go by stacks, and equal numbers share a place."
        because "All could pass for ever.";
    R45 "Components": "Can copies of a card be told apart?"
        plays "No. Others never see a handle; a card that comes back to a hand has another one."
        because "Cards have no numbers.";
    R46 "Action phase": "May piles be looked through?"
        plays "Yes, all of them, whole and in order, by everybody at any time."
        because "The text says it.";
    R47 "Technique action": "How long is a card known that somebody has seen?"
        plays "As long as it can be followed: down a deck, and from its top into a hand. Until a shuffle, an unseen move, or an unseen loss of its hand."
        because "A careful player at the table knows just that.";
    R48 "Kontor": "How many cards are discarded at a time?"
        plays "Any number; from a hand of more than a hundred cards ten at most."
        because "More choices could not be counted.";
    R49 "Technique action": "In which order do cards come that were found by a search?"
        plays "As the player named them. A deck that is searched is shown by set and value."
        because "The order of the deck is nobody's business, and it is shuffled anyway.";
    R50 "4 player team rules": "Who sees cards that are laid out for help?"
        plays "Everybody, while the partner is asked."
        because "They lie face up on the table.";
    R51 "Game setup": "Which sets are played with?"
        plays "One more than there are players, or four with teams; without a choice they are drawn by lot, never the owls, which ask in everybody's turn."
        because "The text lets the players choose. Components say what each set is about and which suit a first game.";
}
