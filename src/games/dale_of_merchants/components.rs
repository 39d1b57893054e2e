//! What is in the box: six sets of fifteen cards, junk, a die, and the numbers of the rulebook.
//! The kinds of cards stand in `kinds.rs`, what is printed on them in `printed.rs`
//! and `texts.rs`.

use std::ops::RangeInclusive;

use serde::Serialize;
use utoipa::ToSchema;

use super::{
    kinds::{Card, CardType, Set},
    printed::printed,
    texts::{names_of, texts_of},
};
use kontor_rules::Texts;

/// Name and edition, as clients may show it.
pub const EDITION: &str = "Dale of Merchants 2, Snowdale Design 2016";
/// Cards in the deck that a player begins with («Game setup»).
pub const START_DECK: usize = 10;
/// Cards in a full hand («Game setup»).
pub const HAND_SIZE: usize = 5;
/// Slots of the market board («Game setup»).
pub const MARKET_SLOTS: usize = 5;
/// Stacks that win («Winning the game»).
pub const STACKS_TO_WIN: usize = 8;
/// Stacks that win for a team («4 player team rules»).
pub const TEAM_STACKS_TO_WIN: usize = 10;
/// Players of a team game («4 player team rules»).
pub const TEAM_SEATS: u8 = 4;
/// The sides of the polecat die («Components»).
pub const DIE: [u8; 6] = [1, 1, 2, 2, 3, 3];
/// The highest printed value («The decks»).
pub const VALUE_MAX: u8 = 5;
/// House limit: after so many actions a turn gives no further bonus action (ruling R25).
pub const ACTIONS_MAX: u8 = 60;
/// House limit: rounds after which a game ends undecided (ruling R44).
pub const ROUND_LIMITS: RangeInclusive<u16> = 20..=1000;
/// House limit: who holds more cards than this discards fewer of them at a time, or their
/// selections could not be counted.
pub const HAND_SORTED_OUT_WHOLE: usize = 100;
/// House limit: cards that are discarded at a time of a hand that is larger than that (ruling R48).
pub const SORTED_OUT_MAX: usize = 10;
/// Rounds, unless an option says otherwise.
pub const ROUND_LIMIT: u16 = 200;

/// What is in the box, as public data.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = DaleOfMerchantsComponents)]
pub struct Components {
    /// Name and edition.
    pub edition: String,
    /// The sets, of which a game uses one more than there are players, or four with teams.
    pub sets: Vec<SetInfo>,
    /// All kinds of cards, by set and value, junk last.
    pub cards: Vec<CardInfo>,
    /// What a card costs more in each slot of the market, by the number of the slot; slot 0 is the
    /// rightmost.
    pub surcharges: Vec<u8>,
    /// The sides of the die.
    pub die: Vec<u8>,
    /// Cards in the deck that a player begins with.
    pub start_deck: u8,
    /// Cards in a full hand.
    pub hand_size: u8,
    /// Stacks that win.
    pub stacks_to_win: u8,
    /// Stacks that win for a team.
    pub team_stacks_to_win: u8,
}

/// A set of cards.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = DaleOfMerchantsSetInfo)]
pub struct SetInfo {
    /// How it is called in views and events.
    pub id: Set,
    /// Its name for people, in English.
    pub name: String,
    /// Its name for people.
    pub names: Texts,
    /// What its cards are about, in our words, in English.
    pub about: String,
    /// What its cards are about, in our words.
    pub abouts: Texts,
    /// Whether it suits a first game.
    pub first_game: bool,
}

/// A kind of card.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = DaleOfMerchantsCardInfo)]
pub struct CardInfo {
    /// How it is called in views and events.
    pub id: Card,
    /// Its name for people, in English.
    pub name: String,
    /// Its name for people.
    pub names: Texts,
    /// Its set; `null` for junk.
    #[schema(required = true)]
    pub set: Option<Set>,
    /// The printed value.
    pub value: u8,
    /// How many copies its set has; `null` for junk, of which there is always enough.
    #[schema(required = true)]
    pub copies: Option<u8>,
    /// What it can be used for.
    pub card_type: CardType,
    /// Whether playing it gives another action.
    pub bonus_action: bool,
    /// What it does, in our words, in English.
    pub text: String,
    /// What it does, in our words.
    pub texts: Texts,
}

/// A number of cards or of a place among cards: decks may grow for a long time.
pub(super) fn count(cards: usize) -> u32 {
    u32::try_from(cards).expect("a game has fewer cards")
}

/// A small number that the contract writes as a byte: of a seat, a stack, a die.
pub(super) fn byte(number: usize) -> u8 {
    u8::try_from(number).expect("there are few of these")
}

/// All of the above as public data.
pub fn components() -> Components {
    let card = |card: Card| {
        let (printed, names, texts) = (printed(card), names_of(card), texts_of(card));
        CardInfo {
            id: card,
            name: names.en.to_owned(),
            names,
            set: printed.set,
            value: printed.value,
            copies: printed.set.map(|_| printed.copies),
            card_type: printed.card_type,
            bonus_action: printed.bonus,
            text: texts.en.to_owned(),
            texts,
        }
    };
    Components {
        edition: EDITION.to_owned(),
        sets: Set::ALL
            .into_iter()
            .map(|set| SetInfo {
                id: set,
                name: set.names().en.to_owned(),
                names: set.names(),
                about: set.abouts().en.to_owned(),
                abouts: set.abouts(),
                first_game: set.suits_first_game(),
            })
            .collect(),
        cards: Card::ANIMALFOLK.into_iter().chain([Card::Junk]).map(card).collect(),
        surcharges: (0..MARKET_SLOTS).map(byte).collect(),
        die: DIE.to_vec(),
        start_deck: byte(START_DECK),
        hand_size: byte(HAND_SIZE),
        stacks_to_win: byte(STACKS_TO_WIN),
        team_stacks_to_win: byte(TEAM_STACKS_TO_WIN),
    }
}
