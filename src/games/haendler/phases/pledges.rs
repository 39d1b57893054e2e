//! «Negotiation Variant»: which pledges can be given, what they forbid, and when they end.
//!
//! All of them can be kept without money and without hidden cards, so nothing that is kept or
//! forbidden tells a secret.

use std::collections::BTreeSet;

use super::super::{
    board::Place,
    choice::PledgedSteps,
    components::{PLEDGED_SPACES_MAX, WAGONS},
    deals::{Obligation, Pledge},
    event::Event,
    game::Haendler,
    goods::Good,
    phase::{Done, Phase, Turn},
    prices::Direction,
    refusals::PLEDGE_BINDS,
    roads::{routes, ways_ahead},
    state::{State, index, number},
};
use kontor_rules::{Refusal, Seat, Table};

/// Everything that can be pledged by anybody, as the wagons stand, but for moves that are listed
/// apart.
pub fn all(state: &State) -> Vec<Pledge> {
    let wagons = || (0..WAGONS).map(number);
    let no_bids = wagons().map(|wagon| Pledge::NoBid { wagon });
    let let_loads = wagons().map(|wagon| Pledge::LetLoad { wagon });
    let listed = if state.lists_pledged_moves_apart() { 0 } else { WAGONS };
    let moves = (0..listed).flat_map(|wagon| {
        pledged_ways(state, wagon)
            .map(move |way| Pledge::MoveWagon { wagon: number(wagon), route: ids(state, &way) })
    });
    let only = |direction| Good::ALL.map(|good| Pledge::OfficeOnly { direction, good });
    let spared = Good::ALL.map(|good| Pledge::OfficeSpares { good });
    let offices = [Pledge::NoOffice {}]
        .into_iter()
        .chain(only(Direction::Up))
        .chain(only(Direction::Down))
        .chain(spared);
    no_bids.chain(let_loads).chain(moves).chain(offices).collect()
}

fn ids(state: &State, way: &[Place]) -> Vec<String> {
    way.iter().map(|place| state.map.id(*place)).collect()
}

/// The places on the routes that a pledge to move a wagon can name, and these routes. Each
/// beginning of a route is one, too, so a route is a step more than another one.
pub fn routes_as_steps(state: &State) -> (Vec<String>, Vec<PledgedSteps>) {
    let ways_of = |wagon: usize| {
        let mut ways: Vec<Vec<Place>> = pledged_ways(state, wagon).collect();
        // So each way stands behind those that begin it.
        ways.sort();
        ways
    };
    let ways: [Vec<Vec<Place>>; WAGONS] = std::array::from_fn(ways_of);
    let places: BTreeSet<Place> = ways.iter().flatten().flatten().copied().collect();
    let places: Vec<Place> = places.into_iter().collect();
    let byte = |at: usize| u8::try_from(at).expect("boards are small, and pledges name few routes");
    let step = |ways: &[Vec<Place>], way: &[Place]| {
        let (end, before) = way.split_last().expect("a way is a space long");
        let place = places.iter().position(|place| place == end).expect("it is among them");
        let before = ways.iter().position(|way| way == before);
        [place].into_iter().chain(before).map(byte).collect()
    };
    let of_wagon = |(wagon, ways): (usize, &Vec<Vec<Place>>)| PledgedSteps {
        wagon: number(wagon),
        steps: ways.iter().map(|way| step(ways, way)).collect(),
    };
    let wagons = ways.iter().enumerate().map(of_wagon).collect();
    (ids(state, &places), wagons)
}

/// Whether a player can give a pledge to move a wagon: one at a time.
pub fn can_pledge_a_move(state: &State, seat: Seat) -> bool {
    let mut given = state.negotiation.obligations.iter().filter(|given| given.seat == seat);
    !given.any(|given| matches!(given.pledge, Pledge::MoveWagon { .. }))
}

/// Those of all pledges that a player can give another now.
pub fn possible(state: &State, all: &[Pledge], seat: Seat, to: Seat) -> Vec<Pledge> {
    let is_open = |pledge: &&Pledge| {
        means_something(state, seat, pledge) && !clashes(state, seat, to, pledge)
    };
    all.iter().filter(is_open).cloned().collect()
}

/// Whether a player can give another this pledge now.
pub fn is_possible(state: &State, seat: Seat, to: Seat, pledge: &Pledge) -> bool {
    can_be_named(state, pledge)
        && means_something(state, seat, pledge)
        && !clashes(state, seat, to, pledge)
}

/// The ways of a wagon that a pledge can name.
fn pledged_ways(state: &State, wagon: usize) -> impl Iterator<Item = Vec<Place>> + use<> {
    ways_ahead(state, wagon, PLEDGED_SPACES_MAX).into_iter().take(state.pledged_routes_max())
}

/// Whether there is such a wagon and such a route.
fn can_be_named(state: &State, pledge: &Pledge) -> bool {
    let is_wagon = |wagon: u8| (0..WAGONS).map(number).any(|number| number == wagon);
    match pledge {
        Pledge::NoBid { wagon } | Pledge::LetLoad { wagon } => is_wagon(*wagon),
        Pledge::MoveWagon { wagon, route } => {
            let is_named = |way: Vec<Place>| {
                way.len() == route.len()
                    && way.iter().zip(route).all(|(place, id)| state.map.find(id) == Some(*place))
            };
            is_wagon(*wagon) && pledged_ways(state, index(*wagon)).any(is_named)
        }
        Pledge::NoOffice {} | Pledge::OfficeOnly { .. } | Pledge::OfficeSpares { .. } => true,
    }
}

/// Whether what the pledge speaks of is still to come.
fn means_something(state: &State, seat: Seat, pledge: &Pledge) -> bool {
    match pledge {
        Pledge::NoBid { wagon } => is_to_bid(state, seat, index(*wagon)),
        Pledge::LetLoad { wagon: _ } | Pledge::MoveWagon { wagon: _, route: _ } => true,
        Pledge::NoOffice {} | Pledge::OfficeOnly { .. } | Pledge::OfficeSpares { .. } => {
            is_to_use_office(state, seat)
        }
    }
}

/// Whether a player will be asked in this round what to bid for a wagon.
fn is_to_bid(state: &State, seat: Seat, wagon: usize) -> bool {
    let is_ahead = match &state.phase {
        Phase::Purchasing { .. } => true,
        Phase::Bidding { wagon: current, bids } => {
            wagon > *current || (wagon == *current && bids[seat].is_none())
        }
        Phase::MasterLoading { wagon: current, .. }
        | Phase::Bargaining { wagon: current, .. }
        | Phase::FixedLoading { wagon: current, .. } => wagon > *current,
        Phase::Between { .. }
        | Phase::NamingAbility { .. }
        | Phase::Auction { .. }
        | Phase::PlayingAxles { .. }
        | Phase::Moving { .. }
        | Phase::SettingWheels { .. }
        | Phase::UsingOffices { .. }
        | Phase::WarehouseSelling { .. }
        | Phase::SpecialSale { .. }
        | Phase::BonusSale { .. }
        | Phase::OfferedCredit { .. }
        | Phase::Rising { .. }
        | Phase::Repaying { .. }
        | Phase::Over { .. } => false,
    };
    is_ahead && state.map.is_city(state.wagons[wagon].at) && state.wagons[wagon].master.is_none()
}

/// Whether a player may still use an office in this round.
fn is_to_use_office(state: &State, seat: Seat) -> bool {
    let is_ahead = match &state.phase {
        Phase::Purchasing { .. }
        | Phase::Bidding { .. }
        | Phase::MasterLoading { .. }
        | Phase::Bargaining { .. }
        | Phase::FixedLoading { .. }
        | Phase::PlayingAxles { .. }
        | Phase::Moving { .. }
        | Phase::SettingWheels { .. } => true,
        Phase::UsingOffices { seat: current, .. } => {
            state.player_order().skip_while(|other| other != current).any(|other| other == seat)
        }
        Phase::Between { .. }
        | Phase::NamingAbility { .. }
        | Phase::Auction { .. }
        | Phase::WarehouseSelling { .. }
        | Phase::SpecialSale { .. }
        | Phase::BonusSale { .. }
        | Phase::OfferedCredit { .. }
        | Phase::Rising { .. }
        | Phase::Repaying { .. }
        | Phase::Over { .. } => false,
    };
    is_ahead && state.has_office(seat)
}

/// Whether a pledge contradicts an earlier one of the same player, or was given to the other
/// already.
fn clashes(state: &State, seat: Seat, to: Seat, pledge: &Pledge) -> bool {
    let mut earlier =
        state.negotiation.obligations.iter().filter(|obligation| obligation.seat == seat);
    earlier.any(|obligation| {
        (obligation.to == to && obligation.pledge == *pledge)
            || contradict(&obligation.pledge, pledge)
    })
}

/// Two pledges for the next tile, or two for an office of which one leaves nothing of the other.
fn contradict(earlier: &Pledge, later: &Pledge) -> bool {
    match (earlier, later) {
        (Pledge::MoveWagon { .. }, Pledge::MoveWagon { .. })
        | (Pledge::NoOffice {}, Pledge::OfficeOnly { .. })
        | (Pledge::OfficeOnly { .. }, Pledge::NoOffice {}) => true,
        (Pledge::OfficeOnly { .. }, Pledge::OfficeOnly { .. }) => earlier != later,
        (
            Pledge::OfficeOnly { direction: _, good: only },
            Pledge::OfficeSpares { good: spared },
        )
        | (
            Pledge::OfficeSpares { good: spared },
            Pledge::OfficeOnly { direction: _, good: only },
        ) => only == spared,
        (
            Pledge::NoBid { .. }
            | Pledge::LetLoad { .. }
            | Pledge::MoveWagon { .. }
            | Pledge::NoOffice {}
            | Pledge::OfficeOnly { .. }
            | Pledge::OfficeSpares { .. },
            _,
        ) => false,
    }
}

/// The refusal of what a pledge forbids.
pub fn breach(obligation: &Obligation) -> Refusal {
    breach_towards(obligation.to)
}

/// The refusal of what a pledge to this player forbids.
pub fn breach_towards(receiver: Seat) -> Refusal {
    Refusal::new(&PLEDGE_BINDS).with("seat", u32::from(receiver.0))
}

/// The pledge that forbids a player to bid for a wagon.
pub fn against_bid(state: &State, seat: Seat, wagon: usize) -> Option<&Obligation> {
    let pledge = Pledge::NoBid { wagon: number(wagon) };
    state.negotiation.binding(seat).find(|obligation| obligation.pledge == pledge)
}

/// Whether a wagon's master has pledged to let a player load free of charge.
pub fn free_of_charge(state: &State, wagon: usize, seat: Seat) -> bool {
    let pledge = Pledge::LetLoad { wagon: number(wagon) };
    let is_meant = |obligation: &Obligation| obligation.to == seat && obligation.pledge == pledge;
    state.wagons[wagon].master.is_some_and(|master| state.negotiation.binding(master).any(is_meant))
}

/// The pledge that forbids a player to move a price so.
pub fn against_office(
    state: &State,
    seat: Seat,
    direction: Direction,
    good: Good,
) -> Option<&Obligation> {
    state.negotiation.binding(seat).find(|obligation| match &obligation.pledge {
        Pledge::NoOffice {} => true,
        Pledge::OfficeOnly { direction: only, good: named } => (*only, *named) != (direction, good),
        Pledge::OfficeSpares { good: spared } => *spared == good,
        Pledge::NoBid { .. } | Pledge::LetLoad { .. } | Pledge::MoveWagon { .. } => false,
    })
}

/// What a player has pledged for the next tile.
fn pledged_move(state: &State, seat: Seat) -> Option<(&Obligation, usize, &[String])> {
    state.negotiation.binding(seat).find_map(|obligation| match &obligation.pledge {
        Pledge::MoveWagon { wagon, route } => Some((obligation, index(*wagon), route.as_slice())),
        Pledge::NoBid { .. }
        | Pledge::LetLoad { .. }
        | Pledge::NoOffice {}
        | Pledge::OfficeOnly { .. }
        | Pledge::OfficeSpares { .. } => None,
    })
}

/// A move that a player owes by a pledge.
pub struct OwedMove<'a> {
    /// The pledge.
    pub obligation: &'a Obligation,
    wagon: usize,
    /// What is left of the route.
    rest: Vec<Place>,
    /// How far along it a tile brings the wagon at most.
    spaces: usize,
}

impl OwedMove<'_> {
    /// Whether going this way keeps the pledge. Until it is kept, driver points alone move nothing.
    pub fn is_kept_by(&self, wagon: usize, tile: Option<u8>, way: &[Place]) -> bool {
        tile.is_some() && wagon == self.wagon && along(&self.rest, way) >= self.spaces
    }
}

/// How far a way goes along a route; not at all if it turns off before the route's end.
fn along(route: &[Place], way: &[Place]) -> usize {
    let common = route.iter().zip(way).take_while(|(pledged, entered)| pledged == entered).count();
    if common == way.len() || common == route.len() { common } else { 0 }
}

/// The move that is owed with the tile that is turned over next, if it can be made.
pub fn owed_move<'a>(state: &'a State, turn: &Turn) -> Option<OwedMove<'a>> {
    if turn.tile_turned {
        return None;
    }
    let (obligation, wagon, route) = pledged_move(state, turn.seat)?;
    if turn.moved[wagon] || state.wagons[wagon].arrived || !state.wagons[wagon].axles.is_empty() {
        return None;
    }
    let places: Vec<Place> = route.iter().map(|id| state.map.place(id)).collect();
    let passed = places
        .iter()
        .position(|place| *place == state.wagons[wagon].at)
        .map_or(0, |place| place + 1);
    let rest = places[passed..].to_vec();
    let reach = |tile: &u8| {
        routes(state, wagon, *tile).iter().map(|way| along(&rest, way)).max().unwrap_or(0)
    };
    let spaces =
        state.players[turn.seat].tiles.iter().map(reach).max().filter(|spaces| *spaces > 0)?;
    Some(OwedMove { obligation, wagon, rest, spaces })
}

/// The pledge by which a player cannot leave an own Broken Axle where it is.
pub fn against_own_axle<'a>(state: &'a State, turn: &Turn) -> Option<&'a Obligation> {
    let (obligation, wagon, _) = pledged_move(state, turn.seat)?;
    state.wagons[wagon].axles.contains(&turn.seat).then_some(obligation)
}

/// A tile was turned over, so a pledge for it ends: kept, or impossible.
pub fn turn_tile(table: &mut Table<'_, Haendler>, seat: Seat, was_owed: bool) {
    let Some((obligation, _, _)) = pledged_move(table.state(), seat) else { return };
    let event = if was_owed { kept(obligation) } else { lapsed(obligation) };
    table.emit(event);
}

fn kept(obligation: &Obligation) -> Event {
    let Obligation { deal, seat, to, pledge, waits: _, round: _ } = obligation;
    Event::PledgeKept { number: *deal, seat: *seat, receiver: *to, pledge: pledge.clone() }
}

fn lapsed(obligation: &Obligation) -> Event {
    let Obligation { deal, seat, to, pledge, waits: _, round: _ } = obligation;
    Event::PledgeLapsed { number: *deal, seat: *seat, receiver: *to, pledge: pledge.clone() }
}

/// The end of the next pledge that has nothing more to say.
pub fn next_end(state: &State) -> Option<Event> {
    state.negotiation.obligations.iter().find_map(|obligation| {
        if is_past(state, obligation) || has_lost_its_condition(state, obligation) {
            return Some(lapsed(obligation));
        }
        let Phase::Between { done } = &state.phase else { return None };
        let is_due = comes_due(state, obligation, *done);
        is_due.then(|| if obligation.waits { lapsed(obligation) } else { kept(obligation) })
    })
}

/// Bids and offices are pledged for the round, the rest for the next one too.
fn is_past(state: &State, obligation: &Obligation) -> bool {
    let further_rounds = match obligation.pledge {
        Pledge::NoBid { .. }
        | Pledge::NoOffice {}
        | Pledge::OfficeOnly { .. }
        | Pledge::OfficeSpares { .. } => 0,
        Pledge::LetLoad { .. } | Pledge::MoveWagon { .. } => 1,
    };
    state.round > obligation.round + further_rounds
}

/// Whether a pledge waits for one that is no more.
fn has_lost_its_condition(state: &State, obligation: &Obligation) -> bool {
    let is_condition =
        |other: &Obligation| other.deal == obligation.deal && other.seat == obligation.to;
    obligation.waits && !state.negotiation.obligations.iter().any(is_condition)
}

/// Whether the moment of which a pledge speaks has just passed. Tiles are not seen here.
fn comes_due(state: &State, obligation: &Obligation, done: Done) -> bool {
    match &obligation.pledge {
        Pledge::NoBid { wagon } => done == Done::Bids(index(*wagon)),
        Pledge::NoOffice {} | Pledge::OfficeOnly { .. } | Pledge::OfficeSpares { .. } => {
            done == Done::Office(obligation.seat)
        }
        Pledge::LetLoad { wagon } => {
            let is_over = done == Done::Loaded(index(*wagon))
                || done == Done::FixedLoading(index(*wagon), obligation.to);
            is_over
                && !obligation.waits
                && state.wagons[index(*wagon)].master == Some(obligation.seat)
        }
        Pledge::MoveWagon { .. } => false,
    }
}
