//! How well a seat stands, for players who think one step ahead.
//!
//! The unit is a guilder. A seat is worth its money, its rank less the upkeep to come, and what its
//! goods and cards can be expected to bring; it stands well by how much more it is worth than the
//! others.

use super::{
    board::Place,
    components::{COIN, LOADER_GOODS_MAX, MASTER_GOODS_MAX, REPAYMENT, WAGONS, arrivals_to_end},
    goods::{Good, Goods},
    phase::{Bargain, Phase},
    prices::Arrow,
    state::{State, Wagon},
};
use kontor_rules::Seat;

/// What a rank is worth at the end of the game, where money only breaks ties.
const RANK_AT_END: i64 = 100_000;
/// What a rank is worth before.
const RANK: i64 = 2_000;
/// What an influence card is worth.
const CARD: i64 = 350;
/// How much of its price a good in a warehouse is worth, in hundredths: it still has to find a
/// wagon.
const STORED_PER_CENT: i64 = 25;
/// How much more where a wagon stands.
const STORED_BESIDE_PER_CENT: i64 = 15;
/// How much of that a good is worth that only a loader could load: not of the kind that a master
/// would.
const STORED_APART_PER_CENT: i64 = 60;
/// How much of its price a good on a wagon is worth that has just left, in hundredths.
const LOADED_PER_CENT: i64 = 92;
/// How much less for each space that the wagon is away from a city.
const SPACE_PER_CENT: i64 = 2;
/// What it is worth to master a wagon without goods to load.
const MASTERY: i64 = 150;
/// What a bid competes with.
const USUAL_BID: i64 = 250;
/// What it is worth to load a good, more or less.
const LOADING_GAIN: i64 = 220;
/// A fee for a good by which both gain: no more is paid, and for less no player is let on.
const USUAL_FEE: i64 = 100;
/// How many half rounds pass for an arrival, times the number of players: the more play the more
/// wagons move.
const HALF_ROUNDS_PER_ARRIVAL: i64 = 7;
/// Upkeep is kept in reserve for so many rounds.
const UPKEEPS_IN_RESERVE: i64 = 3;
/// What a debt costs beyond its repayment: the last place.
const DEBT: i64 = 1_500;

/// What the seat is worth more than the others are on average, in guilders.
pub fn evaluate(state: &State, seat: Seat) -> i64 {
    let others = Seat::all(state.seats()).filter(|other| *other != seat);
    let average =
        others.map(|other| worth(state, other)).sum::<i64>() / i64::from(state.seats() - 1);
    worth(state, seat) + secret_worth(state, seat) - average
}

/// What a seat is worth without what it has decided in secret.
fn worth(state: &State, seat: Seat) -> i64 {
    let player = &state.players[seat];
    let money = i64::from(state.money(seat));
    if matches!(state.phase, Phase::Over { .. }) {
        let debt = if player.credits > 0 { 100 * RANK_AT_END } else { 0 };
        return money + RANK_AT_END * i64::from(player.rank) - debt;
    }
    let to_come = i64::from(arrivals_to_end(state.seats()).saturating_sub(state.arrivals));
    let upkeep = i64::from(state.map.upkeep(player.rank));
    let upkeep_to_come = upkeep * to_come * HALF_ROUNDS_PER_ARRIVAL / i64::from(state.seats()) / 2;
    // A rank is worth little to who cannot keep it: some rounds pass between two sales.
    let short = if to_come > 0 { (UPKEEPS_IN_RESERVE * upkeep - money).max(0) } else { 0 };
    let debts = i64::from(player.credits) * (i64::from(REPAYMENT) + DEBT);
    let cards = CARD * i64::from(state.cards(seat).total());
    let aside = aside_worth(state, seat);
    let stored: i64 = state
        .map
        .cities()
        .map(|city| stored_worth(state, city, player.warehouses[city.index()]))
        .sum();
    let loaded: i64 = state.wagons.iter().map(|wagon| loaded_worth(state, wagon, seat)).sum();
    money + RANK * i64::from(player.rank) - upkeep_to_come - short - debts
        + cards
        + aside
        + stored
        + loaded
        + bargain_worth(state, seat)
}

/// What is set aside for a proposal is not lost.
fn aside_worth(state: &State, seat: Seat) -> i64 {
    let proposal = state.negotiation.proposals[seat].as_ref();
    proposal.map_or(0, |proposal| {
        i64::from(proposal.deal.gives.money) + if proposal.card.is_some() { CARD } else { 0 }
    })
}

/// What goods in a city can be expected to bring: as many as one player may load, those that a
/// master would load in full.
fn stored_worth(state: &State, city: Place, goods: Goods) -> i64 {
    let price = |good: Good| i64::from(state.selling_price(good));
    let together = |good: Good| price(good) * i64::from(goods.of(good).min(MASTER_GOODS_MAX));
    let Some(main) = goods.kinds().max_by_key(|good| together(*good)) else { return 0 };
    let others = goods.kinds().filter(|good| *good != main);
    let mut apart: Vec<i64> =
        others.flat_map(|good| std::iter::repeat_n(price(good), goods.of(good).into())).collect();
    apart.sort_unstable_by_key(|price| std::cmp::Reverse(*price));
    let apart: i64 = apart.iter().take(LOADER_GOODS_MAX.into()).sum();
    let is_beside = state.wagons.iter().any(|wagon| wagon.at == city);
    let per_cent = STORED_PER_CENT + if is_beside { STORED_BESIDE_PER_CENT } else { 0 };
    (together(main) + apart * STORED_APART_PER_CENT / 100) * per_cent / 100
}

/// What goods on a wagon can be expected to bring in the nearest city ahead.
fn loaded_worth(state: &State, wagon: &Wagon, seat: Seat) -> i64 {
    let load = wagon.loads[seat];
    if load.total() == 0 {
        return 0;
    }
    let (city, spaces) = if wagon.arrived { (wagon.at, 0) } else { nearest_city(state, wagon) };
    let bonus = |good| if state.map.produces(city, good) { 0 } else { state.bonus_of(city) };
    let price = State::value(load, |good| state.selling_price(good) + bonus(good));
    let certainty = if wagon.arrived {
        100
    } else {
        (LOADED_PER_CENT - SPACE_PER_CENT * spaces).max(SPACE_PER_CENT)
    };
    i64::from(price) * certainty / 100
}

/// The nearest city that a wagon can reach without turning back, and how far it is.
fn nearest_city(state: &State, wagon: &Wagon) -> (Place, i64) {
    let mut reached: Vec<(Option<Place>, Place, i64)> = vec![(wagon.from, wagon.at, 0)];
    let mut next = 0;
    while let Some((from, at, spaces)) = reached.get(next).copied() {
        next += 1;
        if spaces > 0 && state.map.is_city(at) {
            return (at, spaces);
        }
        for onward in state.map.neighbours(at).iter().filter(|onward| Some(**onward) != from) {
            let is_known = reached
                .iter()
                .any(|(other_from, other, _)| *other_from == Some(at) && other == onward);
            if !is_known {
                reached.push((Some(at), *onward, spaces + 1));
            }
        }
    }
    unreachable!("on a valid board some city lies ahead")
}

/// What open offers and requests promise: those that suit both will be accepted half the time.
fn bargain_worth(state: &State, seat: Seat) -> i64 {
    let Phase::Bargaining { master, bargains, .. } = &state.phase else { return 0 };
    let promised = |bargain: &Bargain| {
        let of_offer = |(count, fee): (i64, Option<u32>)| {
            let fee = i64::from(fee?);
            (fee <= count * USUAL_FEE).then_some((fee, count * LOADING_GAIN - fee))
        };
        let offer = bargain.offer.and_then(|offer| {
            [(2, offer.fee_for_two), (1, offer.fee_for_one)].into_iter().find_map(of_offer)
        });
        let request = bargain.request.and_then(|request| {
            let (fee, count) = (i64::from(request.fee), i64::from(request.goods.total()));
            (fee >= count * USUAL_FEE).then_some((fee, count * LOADING_GAIN - fee))
        });
        offer.or(request).unwrap_or((0, 0))
    };
    if seat == *master {
        return bargains.iter().map(|(_, bargain)| promised(bargain).0 / 2).sum();
    }
    // What is set aside for a request is not lost.
    let set_aside = bargains[seat].request.map_or(0, |request| i64::from(request.fee));
    set_aside + promised(&bargains[seat]).1 / 2
}

/// What the seat's own bid, what it leads to, or the own wheel is worth. Others' are not looked at,
/// for the seat does not know them. A bid and a wheel are held against the best that there is: to
/// have decided is worth no more than to be about to.
fn secret_worth(state: &State, seat: Seat) -> i64 {
    match &state.phase {
        Phase::Bidding { wagon, bids } => {
            let Some(bid) = bids[seat].as_ref().map(|bid| i64::from(*bid.reveal())) else {
                return 0;
            };
            let gain = mastership_worth(state, *wagon, seat);
            // The higher the bid the likelier it wins; if it does not it comes back.
            let chances = |bid: i64| (gain - bid) * bid / (bid + USUAL_BID);
            let payable = (bid + i64::from(state.money(seat))) / i64::from(COIN);
            let best = (0..=payable)
                .map(|coins| chances(coins * i64::from(COIN)))
                .max()
                .unwrap_or_default();
            bid + chances(bid) - best
        }
        Phase::MasterLoading { wagon, master } if *master == seat => {
            mastership_worth(state, *wagon, seat)
        }
        Phase::SettingWheels { wheels } => {
            let Some(wheel) = wheels[seat].as_ref().map(|wheel| *wheel.reveal()) else { return 0 };
            let best = Arrow::ALL
                .into_iter()
                .map(|arrow| arrow_worth(state, seat, arrow))
                .max()
                .unwrap_or_default();
            wheel.arrows().into_iter().map(|arrow| arrow_worth(state, seat, arrow) - best).sum()
        }
        _elsewhere => 0,
    }
}

/// What it is worth to be the Loading Master who is about to load.
fn mastership_worth(state: &State, wagon: usize, seat: Seat) -> i64 {
    let goods = state.goods_beside(wagon, seat);
    let most = goods.kinds().map(|good| goods.of(good).min(MASTER_GOODS_MAX)).max().unwrap_or(0);
    MASTERY + LOADING_GAIN * i64::from(most)
}

/// What it is worth to the seat, against the average of the others, that a price goes up a level.
fn arrow_worth(state: &State, seat: Seat, arrow: Arrow) -> i64 {
    let Some(good) = arrow.good() else { return 0 };
    let level = state.levels[good.index()];
    let prices = &state.map.board.prices;
    let next = if level == state.map.price_top() { 0 } else { level + 1 };
    let change =
        i64::from(prices[usize::from(next)].sell) - i64::from(prices[usize::from(level)].sell);
    let loaded = |seat: Seat| -> i64 {
        let on = |wagon: usize| {
            i64::from(state.wagons[wagon].loads[seat].of(good))
                * if state.wagons[wagon].arrived { 3 } else { 1 }
        };
        (0..WAGONS).map(on).sum()
    };
    let others: i64 = Seat::all(state.seats()).filter(|other| *other != seat).map(loaded).sum();
    change * (loaded(seat) * i64::from(state.seats() - 1) - others)
        / 3
        / i64::from(state.seats() - 1)
}
