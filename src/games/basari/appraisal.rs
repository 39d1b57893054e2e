//! How well a seat stands, for players who think one step ahead.
//!
//! The unit is a hundredth of a point. A seat is worth its points and what it can expect of the next scoring, of the gems that
//! it keeps after that, and of the action that it has coming; it stands well by how much more it is worth than the others.

use super::{
    components::{Card, Colour, DIE_MOST, GEMS_OF_A_COLOUR, Gems, LAP_POINTS, ROLL_SCORES_UP_TO, SCORINGS},
    state::{Offer, Phase, State, Trade},
};
use crate::rules::Seat;

/// A point.
const POINT: i64 = 100;
/// Certainty, in chances that are shares of it.
const CERTAIN: i64 = 1_000;
/// How many steps the leading figure makes while a player gains a gem on another in a colour, more or less.
const STEPS_FOR_A_GEM: u8 = 7;
/// Of an action that two trade for each can expect a half: as action, or as gems.
const SHARE_OF_A_TRADE: i64 = 2;

/// What the seat is worth more than the others are on average, in hundredths of a point.
pub fn appraise(state: &State, seat: Seat) -> i64 {
    let others = Seat::all(state.seats()).filter(|other| *other != seat);
    let average = others.map(|other| worth(state, other)).sum::<i64>() / i64::from(state.seats() - 1);
    worth(state, seat) + chosen_worth(state, seat) - average
}

/// What a seat is worth by what lies open.
fn worth(state: &State, seat: Seat) -> i64 {
    let player = &state.players[seat];
    let points = POINT * i64::from(player.points);
    match &state.phase {
        Phase::Over { .. } => points,
        Phase::ChoosingArches => points + gems_worth(state, seat, player.gems),
        Phase::ChoosingCards { .. } => points + lap_worth(state, seat) + gems_worth(state, seat, player.gems),
        Phase::Trading { revealed, trade } => {
            points + lap_worth(state, seat) + traded_worth(state, seat, revealed.to_settle[0], trade)
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
/// At the next one the chance of a majority grows with the square of what is above the reach of others: the further it is to
/// the scoring the longer the reach, and when a lap is done it is exact. Of later ones each gem brings its share.
fn gems_worth(state: &State, seat: Seat, gems: Gems) -> i64 {
    let leading = state.players.iter().filter_map(|(_, player)| player.figure).map(|figure| figure.steps).max().unwrap_or(0);
    let reach = 1 + i64::from(state.lap_steps().saturating_sub(leading) / STEPS_FOR_A_GEM);
    let later_scorings = i64::from((SCORINGS - state.scorings).saturating_sub(1));
    let worth_of = |colour: Colour| {
        let majority = POINT * i64::from(colour.majority_points());
        let owned = i64::from(gems.of(colour));
        let count = |other: Seat| if other == seat { owned } else { i64::from(state.players[other].gems.of(colour)) };
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
            let dice = 1..=DIE_MOST;
            let die_worth = |die: u8| {
                let steps_worth = POINT * i64::from(LAP_POINTS) * i64::from(die) / i64::from(state.lap_steps());
                POINT * i64::from(ROLL_SCORES_UP_TO - die) + steps_worth
            };
            dice.map(die_worth).sum::<i64>() / i64::from(DIE_MOST)
        }
        Card::Points => POINT * i64::from(state.arch_of(seat).points),
        Card::Gems => {
            let taken = state.arch_of(seat).gems().up_to(state.supply);
            gems_worth(state, seat, gems + taken) - gems_worth(state, seat, gems)
        }
    }
}

/// What a card face down is worth to its owner: the whole action if nobody else has it, and a share if one other has. What
/// others chose is not looked at, for the owner does not know it; they like cards as much as these are worth to them.
fn chosen_worth(state: &State, seat: Seat) -> i64 {
    let Some(card) = state.chosen_card(seat) else { return 0 };
    let others = Seat::all(state.seats()).filter(|other| *other != seat);
    let (mut nobody, mut one) = (CERTAIN, 0);
    for chance in others.map(|other| chance_of(state, other, card)) {
        one = (one * (CERTAIN - chance) + nobody * chance) / CERTAIN;
        nobody = nobody * (CERTAIN - chance) / CERTAIN;
    }
    action_worth(state, seat, card, state.players[seat].gems) * (nobody + one / SHARE_OF_A_TRADE) / CERTAIN
}

/// How likely somebody is to choose a card.
fn chance_of(state: &State, seat: Seat, card: Card) -> i64 {
    // Never quite nothing, so that somebody is sure to like something.
    let liking = |card: Card| action_worth(state, seat, card, state.players[seat].gems).max(1);
    CERTAIN * liking(card) / Card::ALL.into_iter().map(liking).sum::<i64>()
}

/// The worth of a seat's gems during a trade, with what it can expect of the trade.
fn traded_worth(state: &State, seat: Seat, card: Card, trade: &Trade) -> i64 {
    let own = state.players[seat].gems;
    if seat != trade.opener && seat != trade.responder {
        return gems_worth(state, seat, own);
    }
    match expected_deal(state, card, trade) {
        None => gems_worth(state, seat, own) + action_worth(state, seat, card, own) / SHARE_OF_A_TRADE,
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

/// An offer is accepted if it makes up for the other's share of the action. If not, the other is expected to pay about as much,
/// and the offer itself where that can be done.
fn expected_deal(state: &State, card: Card, trade: &Trade) -> Option<Deal> {
    let Offer { seat, gems } = trade.offer?;
    let other = trade.asked();
    let own = state.players[other].gems;
    let gain = gems_worth(state, other, own + gems) - gems_worth(state, other, own);
    let accepts = gain >= action_worth(state, other, card, own) / SHARE_OF_A_TRADE || own.rank() <= gems.rank();
    Some(if accepts { Deal { actor: seat, price: gems } } else { Deal { actor: other, price: gems.up_to(own) } })
}
