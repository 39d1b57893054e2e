//! How well a seat stands, for players who think one step ahead.
//!
//! The unit is a hundredth of a point. A seat is worth its points and what it can expect of the
//! next scoring, of the gems that it keeps after that, and of the action that it has coming; it
//! stands well by how much more it is worth than the others.

use super::{
    components::{
        Card, Colour, DIE_MAX, GEMS_OF_A_COLOUR, Gems, LAP_POINTS, ROLL_SCORES_UP_TO, SCORINGS,
    },
    state::{Offer, Phase, Revealed, State, Trade},
};
use kontor_rules::{PerSeat, Seat};

/// A point.
const POINT: i64 = 100;
/// Certainty, in chances that are shares of it.
const CERTAIN: i64 = 1_000;
/// How many steps the leading figure makes while a player gains a gem on another in a colour, more
/// or less.
const STEPS_FOR_A_GEM: u8 = 7;
/// Of an action that two trade for each can expect a half: as action, or as gems.
const SHARE_OF_A_TRADE: i64 = 2;

/// What the seat is worth more than the others are on average, in hundredths of a point.
///
/// Everybody is credited with the action to come in the same way, whether asked already or not: so
/// positions before and after a card is chosen, and those of different rounds, compare.
pub fn evaluate(state: &State, seat: Seat) -> i64 {
    let liking = PerSeat::from_fn(state.seats(), |seat| liking(state, seat));
    let worth =
        |of: Seat| worth(state, of, &liking, state.chosen_card(seat).filter(|_| of == seat));
    let others = Seat::all(state.seats()).filter(|other| *other != seat);
    worth(seat) - others.map(worth).sum::<i64>() / i64::from(state.seats() - 1)
}

/// What a seat is worth by what lies open, and by its card face down where that may be looked at.
fn worth(state: &State, seat: Seat, liking: &PerSeat<Liking>, chosen: Option<Card>) -> i64 {
    let player = &state.players[seat];
    let points = POINT * i64::from(player.points);
    match &state.phase {
        Phase::Over { .. } => points,
        Phase::ChoosingArches => points + gems_worth(state, seat, player.gems),
        Phase::ChoosingCards { .. } => {
            points
                + lap_worth(state, seat)
                + gems_worth(state, seat, player.gems)
                + coming_worth(seat, liking, chosen)
        }
        Phase::Trading { revealed, trade } => {
            points + lap_worth(state, seat) + traded_worth(state, seat, revealed, trade)
        }
        Phase::Settling { .. } | Phase::Traded { .. } | Phase::RoundOver => {
            unreachable!("a commit ends with a question or with the game")
        }
    }
}

/// The points for a lap, as far as the figure has come.
fn lap_worth(state: &State, seat: Seat) -> i64 {
    let lap = state.lap_steps();
    POINT * i64::from(LAP_POINTS) * i64::from(state.figure(seat).steps.min(lap)) / i64::from(lap)
}

/// What the seat can expect of these gems at all scorings to come.
///
/// At the next one the chance of a majority grows with the square of what is above the reach of
/// others: the further it is to the scoring the longer the reach, and when a lap is done it is
/// exact. Of later ones each gem brings its share.
fn gems_worth(state: &State, seat: Seat, gems: Gems) -> i64 {
    let leading = state
        .players
        .iter()
        .filter_map(|(_, player)| player.figure)
        .map(|figure| figure.steps)
        .max()
        .unwrap_or(0);
    let reach = 1 + i64::from(state.lap_steps().saturating_sub(leading) / STEPS_FOR_A_GEM);
    let later_scorings = i64::from((SCORINGS - state.scorings).saturating_sub(1));
    let worth_of = |colour: Colour| {
        let majority = POINT * i64::from(colour.majority_points());
        let owned = i64::from(gems.of(colour));
        let count = |other: Seat| {
            if other == seat { owned } else { i64::from(state.players[other].gems.of(colour)) }
        };
        let counts = Seat::all(state.seats()).map(count);
        let most = counts.clone().max().unwrap_or(0);
        let chance = |count: i64| (count - most + reach).max(0).pow(2);
        majority * chance(owned) / counts.map(chance).sum::<i64>()
            + later_scorings * majority * owned / i64::from(GEMS_OF_A_COLOUR)
    };
    Colour::ALL.into_iter().map(worth_of).sum()
}

/// What an action is worth to who carries it out, owning these gems.
fn action_worth(state: &State, seat: Seat, card: Card, gems: Gems) -> i64 {
    match card {
        Card::Roll => {
            let dice = 1..=DIE_MAX;
            let die_worth = |die: u8| {
                let steps_worth =
                    POINT * i64::from(LAP_POINTS) * i64::from(die) / i64::from(state.lap_steps());
                POINT * i64::from(ROLL_SCORES_UP_TO - die) + steps_worth
            };
            dice.map(die_worth).sum::<i64>() / i64::from(DIE_MAX)
        }
        Card::Points => POINT * i64::from(state.arch_of(seat).points),
        Card::Gems => {
            let taken = state.arch_of(seat).gems().up_to(state.supply);
            gems_worth(state, seat, gems + taken) - gems_worth(state, seat, gems)
        }
    }
}

/// How much a seat likes each card, in the order of `Card::ALL`: what the action is worth to it.
type Liking = [i64; Card::ALL.len()];

/// No player likes anything where no card is to be chosen.
fn liking(state: &State, seat: Seat) -> Liking {
    let own = state.players[seat].gems;
    match state.phase {
        Phase::ChoosingCards { .. } => Card::ALL.map(|card| action_worth(state, seat, card, own)),
        Phase::ChoosingArches
        | Phase::Settling { .. }
        | Phase::Trading { .. }
        | Phase::Traded { .. }
        | Phase::RoundOver
        | Phase::Over { .. } => [0; Card::ALL.len()],
    }
}

/// What a seat can expect of its card: of the one that it has chosen, or else of the best one.
fn coming_worth(seat: Seat, liking: &PerSeat<Liking>, chosen: Option<Card>) -> i64 {
    let cards = Card::ALL
        .into_iter()
        .enumerate()
        .filter(|(_, card)| chosen.is_none_or(|chosen| *card == chosen));
    cards.map(|(place, _)| card_worth(seat, liking, place)).max().expect("there are three cards")
}

/// What a card is worth: the whole action if no other player chooses it, and a share if one other
/// does. The others like cards as much as these are worth to them.
fn card_worth(seat: Seat, liking: &PerSeat<Liking>, place: usize) -> i64 {
    let (mut alone, mut one) = (CERTAIN, 0);
    for (_, liked) in liking.iter().filter(|(other, _)| *other != seat) {
        // Never quite nothing, so that a player is sure to like something.
        let chance =
            CERTAIN * liked[place].max(1) / liked.iter().map(|worth| worth.max(&1)).sum::<i64>();
        one = (one * (CERTAIN - chance) + alone * chance) / CERTAIN;
        alone = alone * (CERTAIN - chance) / CERTAIN;
    }
    liking[seat][place] * (alone + one / SHARE_OF_A_TRADE) / CERTAIN
}

/// The worth of a seat's gems during a trade, with what it can expect of this trade or of the one
/// after it.
fn traded_worth(state: &State, seat: Seat, revealed: &Revealed, trade: &Trade) -> i64 {
    let own = state.players[seat].gems;
    let card = revealed.cards[seat];
    if seat != trade.opener && seat != trade.responder {
        // What three or four have chosen lapses.
        let is_to_trade = revealed.to_settle.contains(&card) && revealed.seats_of(card).len() == 2;
        let share =
            if is_to_trade { action_worth(state, seat, card, own) / SHARE_OF_A_TRADE } else { 0 };
        return gems_worth(state, seat, own) + share;
    }
    match expected_deal(state, card, trade) {
        None => {
            gems_worth(state, seat, own) + action_worth(state, seat, card, own) / SHARE_OF_A_TRADE
        }
        Some(Deal { actor, price }) if actor == seat => {
            let left = own - price;
            gems_worth(state, seat, left) + action_worth(state, seat, card, left)
        }
        Some(Deal { actor: _, price }) => gems_worth(state, seat, own + price),
    }
}

/// How a trade may end.
struct Deal {
    actor: Seat,
    price: Gems,
}

/// An offer is accepted if it makes up for the other's share of the action. If not, the other is
/// expected to pay about as much, and the offer itself where that can be done.
fn expected_deal(state: &State, card: Card, trade: &Trade) -> Option<Deal> {
    let Offer { seat, gems } = trade.offer?;
    let other = trade.asked();
    let own = state.players[other].gems;
    let gain = gems_worth(state, other, own + gems) - gems_worth(state, other, own);
    let accepts = gain >= action_worth(state, other, card, own) / SHARE_OF_A_TRADE
        || own.rank() <= gems.rank();
    Some(if accepts {
        Deal { actor: seat, price: gems }
    } else {
        Deal { actor: other, price: gems.up_to(own) }
    })
}
