//! What is printed on the cards, with the texts in our words. What a card does stands in `cards/`.

use super::kinds::{Card, CardType, Set};

/// What is printed on a kind of card.
pub struct Printed {
    /// Its set; nothing for junk.
    pub set: Option<Set>,
    /// The printed value.
    pub value: u8,
    /// The name to show to people.
    pub name: &'static str,
    /// Copies in the set.
    pub copies: u8,
    /// What it can be used for.
    pub card_type: CardType,
    /// Whether playing it gives another action.
    pub bonus: bool,
    /// What it does, in our words.
    pub text: &'static str,
}

impl Printed {
    const fn new(
        set: Option<Set>,
        value: u8,
        name: &'static str,
        copies: u8,
        card_type: CardType,
    ) -> Self {
        Printed { set, value, name, copies, card_type, bonus: false, text: "" }
    }

    /// A technique that gives a bonus action.
    const fn technique(set: Set, value: u8, name: &'static str, copies: u8) -> Self {
        let mut printed = Printed::new(Some(set), value, name, copies, CardType::Technique);
        printed.bonus = true;
        printed
    }

    /// A passive card.
    const fn passive(set: Set, value: u8, name: &'static str, copies: u8) -> Self {
        Printed::new(Some(set), value, name, copies, CardType::Passive)
    }

    /// It gives no bonus action.
    const fn without_bonus(mut self) -> Self {
        self.bonus = false;
        self
    }

    /// What it does, in our words.
    const fn text(mut self, text: &'static str) -> Self {
        self.text = text;
        self
    }
}

/// What is printed on a card.
pub fn printed(card: Card) -> &'static Printed {
    &PRINTED[card as usize].1
}

impl Set {
    /// The cards of the set, each kind once.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        Card::ANIMALFOLK.into_iter().filter(move |card| card.set() == Some(self))
    }

    /// The card of value 1, of which every player begins with one.
    pub fn first_card(self) -> Card {
        self.cards().find(|card| card.value() == 1).expect("every set has a card of value 1")
    }
}

impl Card {
    /// Its set; nothing for junk.
    pub fn set(self) -> Option<Set> {
        printed(self).set
    }

    /// The printed value.
    pub fn value(self) -> u32 {
        printed(self).value.into()
    }

    /// Whether it can be played as a technique.
    pub fn is_technique(self) -> bool {
        printed(self).card_type == CardType::Technique
    }
}

/// Each kind of card in its order, with what is printed on it.
const PRINTED: &[(Card, Printed)] = &[
    (
        Card::TirelessTinkerer,
        Printed::technique(Set::Platypuses, 1, "Tireless Tinkerer", 4)
            .text("Put the top card of your discard pile on top of your deck."),
    ),
    (
        Card::Calculations,
        Printed::passive(Set::Platypuses, 2, "Calculations", 3)
            .text("If you pay with this card, you may first put the cards of the market into its slots as you like. The price is that of the new slot."),
    ),
    (
        Card::SafetyPrecaution,
        Printed::technique(Set::Platypuses, 3, "Safety Precaution", 3)
            .text("Swap this card with a card of your stall, which goes to your hand."),
    ),
    (
        Card::Magnet,
        Printed::technique(Set::Platypuses, 4, "Magnet", 3)
            .text("Search your deck for a card, take it into your hand, then shuffle your deck."),
    ),
    (
        Card::DangerousTest,
        Printed::technique(Set::Platypuses, 5, "Dangerous Test", 1)
            .text("Draw 3 cards, then discard 3 cards of your hand."),
    ),
    (
        Card::Glue,
        Printed::passive(Set::Platypuses, 5, "Glue", 1)
            .text("If you pay with this card, you may keep it in your hand."),
    ),
    (
        Card::SteadyAchiever,
        Printed::technique(Set::Sloths, 1, "Steady Achiever", 4)
            .text("When your next turn starts: draw a card."),
    ),
    (
        Card::ShoppingJourney,
        Printed::technique(Set::Sloths, 2, "Shopping Journey", 3)
            .without_bonus()
            .text("When your next turn starts: take a card of the market into your hand."),
    ),
    (
        Card::Housecleaning,
        Printed::technique(Set::Sloths, 3, "Housecleaning", 3)
            .text("Take up to 3 junk cards of your discard pile into your hand. When your next turn starts: you may throw a card of your hand away."),
    ),
    (
        Card::Siesta,
        Printed::technique(Set::Sloths, 4, "Siesta", 3)
            .text("When your next turn starts: you may take a card of your discard pile into your hand."),
    ),
    (
        Card::LunchBreak,
        Printed::technique(Set::Sloths, 5, "Lunch Break", 1)
            .text("Draw a card. When your next turn starts: draw a card."),
    ),
    (
        Card::Ironing,
        Printed::technique(Set::Sloths, 5, "Ironing", 1)
            .text("When your next turn starts: all cards that you pay or build with in that turn are worth 1 more."),
    ),
    (
        Card::LittleVillain,
        Printed::technique(Set::Crocodiles, 1, "Little Villain", 4)
            .text("Every opponent discards the top 2 cards of the own deck."),
    ),
    (
        Card::Gunfight,
        Printed::technique(Set::Crocodiles, 2, "Gunfight", 3)
            .text("Until your next turn starts, cards of the market cost your opponents 2 more."),
    ),
    (
        Card::NightShift,
        Printed::technique(Set::Crocodiles, 3, "Night Shift", 3)
            .text("Look at the top card of every player's deck. Put one of these cards on top of each of these decks, as you like."),
    ),
    (
        Card::RuthlessCompetition,
        Printed::technique(Set::Crocodiles, 4, "Ruthless Competition", 3)
            .text("Choose another player and draw the top card of that player's deck. Then put a card of your hand on top of that deck."),
    ),
    (
        Card::NastyThreat,
        Printed::technique(Set::Crocodiles, 5, "Nasty Threat", 1)
            .text("Until your next turn starts, every stack of your opponents has to be worth 1 more than its number."),
    ),
    (
        Card::LostShipments,
        Printed::technique(Set::Crocodiles, 5, "Lost Shipments", 1)
            .text("Until your next turn starts, your opponents draw at most 1 card to fill their hands."),
    ),
    (
        Card::CunningNeighbour,
        Printed::technique(Set::Foxes, 1, "Cunning Neighbour", 4)
            .text("Choose another player and look at that player's hand. You may put this card on top of your deck."),
    ),
    (
        Card::Cheer,
        Printed::technique(Set::Foxes, 2, "Cheer", 3)
            .text("Every player searches the own deck for a card and takes it into the hand. Then every player shuffles the own deck."),
    ),
    (
        Card::Raffle,
        Printed::technique(Set::Foxes, 3, "Raffle", 3)
            .text("Choose left or right. Every player takes a random card of the neighbour's hand on that side, all at once."),
    ),
    (
        Card::Charity,
        Printed::technique(Set::Foxes, 4, "Charity", 3)
            .text("Take a random card of every player's hand, then give one of these cards to each player who lost one, as you like."),
    ),
    (
        Card::Tasters,
        Printed::technique(Set::Foxes, 5, "Tasters", 1)
            .text("Choose left or right. In that direction, beginning with you, every player takes a card of the market into the hand."),
    ),
    (
        Card::Rumours,
        Printed::technique(Set::Foxes, 5, "Rumours", 1)
            .text("Every player puts the top 2 cards of the own discard pile on top of the own deck, one by one."),
    ),
    (
        Card::DaringAdventurer,
        Printed::technique(Set::Polecats, 1, "Daring Adventurer", 4)
            .text("Roll the die and throw away as many cards of the market. Then fill the market."),
    ),
    (
        Card::RareArtefact,
        Printed::technique(Set::Polecats, 2, "Rare Artefact", 3)
            .text("Show a card of your hand and roll the die. In this turn the card is worth as many times its value."),
    ),
    (
        Card::Swank,
        Printed::technique(Set::Polecats, 3, "Swank", 3)
            .text("Throw a card of your hand away. If it is an animalfolk card, draw the top card of the market deck."),
    ),
    (
        Card::RiskyBusiness,
        Printed::technique(Set::Polecats, 4, "Risky Business", 3)
            .text("Guess a value and turn up the top card of the market deck. If it has this value, it goes to your hand, otherwise throw it away."),
    ),
    (
        Card::NaturalSurvivor,
        Printed::technique(Set::Polecats, 5, "Natural Survivor", 1)
            .text("Roll the die, search your deck, and exchange as many cards of your hand for cards of your deck. Then shuffle your deck."),
    ),
    (
        Card::Sofa,
        Printed::passive(Set::Polecats, 5, "Sofa", 1)
            .text("While this card is in your stall, your hand size is 1 larger."),
    ),
    (
        Card::WiseSpy,
        Printed::passive(Set::Owls, 1, "Wise Spy", 4)
            .text("Once in your turn you may look at the top 3 cards of your deck and put them back in any order."),
    ),
    (
        Card::AncientKnowledge,
        Printed::passive(Set::Owls, 2, "Ancient Knowledge", 3)
            .text("After another player's technique is fully resolved: you may search your deck. If you do, you may discard 1 card of it, then shuffle your deck."),
    ),
    (
        Card::QualityInspection,
        Printed::passive(Set::Owls, 3, "Quality Inspection", 3)
            .text("After this card has come into your hand: you may throw a card of your hand away. If you do, draw a card."),
    ),
    (
        Card::Binoculars,
        Printed::passive(Set::Owls, 4, "Binoculars", 3)
            .text("After another player has purchased a card: you may draw a card. If you do, discard a card of your hand."),
    ),
    (
        Card::Balancing,
        Printed::passive(Set::Owls, 5, "Balancing", 1)
            .text("After another player has shuffled the own deck: you may swap an animalfolk card of your hand with a card of your discard pile."),
    ),
    (
        Card::ExtraRemarks,
        Printed::passive(Set::Owls, 5, "Extra Remarks", 1)
            .text("After another player has built a stack: you may put a card of your discard pile on top of your deck."),
    ),
    (
        Card::Junk,
        Printed::new(None, 1, "Junk", 0, CardType::Rubbish)
            .text("Good to pay with, and for nothing else."),
    ),
];

// The place in the list is the number of the kind.
const _: () = {
    let mut place = 0;
    while place < PRINTED.len() {
        assert!(PRINTED[place].0 as usize == place);
        place += 1;
    }
};
