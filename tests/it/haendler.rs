//! What the laws need to know about Die Händler.

use std::fmt::Write;

use kontor_games::haendler::{
    Action, Choice, Event, Haendler, Options, State,
    board::reconstructed,
    cards::{Influence, InfluenceCards},
    choice::Route,
    components::{GOODS_OF_A_KIND, INFLUENCE_OF_A_KIND, ROUNDS_MAX},
    determinize::{hides_money, sees_pile},
    goods::Goods,
    options::{AbilitySetup, BoardOption, BonusGrowth, Loading},
    phase::{Phase, Request},
    phases::pledges::against_bid,
};
use kontor_rules::{Chance, Dues, Rules, Seat, SeededChance, Viewer, open, play, shuffle};

use crate::{
    haendler_deals,
    playthroughs::{Further, at_the_end, brief, line},
    support::runs::{Commit, LawSpec, random_run_with},
};

/// Bids and wheels are decided by all at once and in secret, and so is which influence card
/// a player picks.
pub const SPEC: LawSpec<Haendler> =
    LawSpec { options, conserved, secrets, secret: SECRET, simultaneous: SIMULTANEOUS };
/// The Negotiation Variant.
pub const NEGOTIATION: LawSpec<Haendler> = LawSpec { options: with_negotiation, ..SPEC };

const SIMULTANEOUS: &[&str] = &["haendler.bidding_for_wagon", "haendler.setting_wheel"];
const SECRET: &[&str] =
    &["haendler.bidding_for_wagon", "haendler.setting_wheel", "haendler.picking_influence"];

/// Any combination of boards and variants.
fn options(_: u8, chance: &mut dyn Chance) -> Options {
    let board = match chance.below(3) {
        0 => BoardOption::Reconstructed {},
        1 => BoardOption::ReconstructedShort {},
        _ => own_board(chance.below(2) == 1),
    };
    let mut cities = ["paris", "bruegge", "koeln", "wien", "genua", "genf"].map(str::to_owned);
    shuffle(chance, &mut cities);
    let mut coin = || chance.below(2) == 1;
    let abilities = if coin() { AbilitySetup::Pairs } else { AbilitySetup::Auction };
    let bonus_growth = if coin() { BonusGrowth::PerRound } else { BonusGrowth::PerArrival };
    let begins_elsewhere = coin();
    Options {
        board,
        abilities,
        bonus_growth,
        wagon_starts: begins_elsewhere.then(|| cities[..3].to_vec()),
        courier_city: (begins_elsewhere && coin()).then(|| cities[3].clone()),
        loading: if coin() { Loading::Negotiated } else { Loading::Fixed },
        broken_axle: coin(),
        negotiation: false,
        preset: None,
    }
}

/// A change that a variant makes to the options.
type Change = fn(&mut Options);

/// The changes to the standard game: at most one of each row.
const CHANGES: &[&[Change]] = &[
    &[
        |options| options.board = BoardOption::ReconstructedShort {},
        |options| options.board = own_board(true),
    ],
    &[
        |options| options.abilities = AbilitySetup::Auction,
        |options| options.abilities = AbilitySetup::AuctionLargeAndSmall,
    ],
    &[|options| options.bonus_growth = BonusGrowth::PerArrival],
    &[|options| {
        options.wagon_starts = Some(["genf", "wien", "bruegge"].map(str::to_owned).to_vec())
    }],
    &[|options| options.loading = Loading::Fixed],
    &[|options| options.broken_axle = false],
];

/// All combinations of changes.
fn combinations() -> Vec<Options> {
    let mut all = vec![Options::default()];
    for row in CHANGES {
        let unchanged = all.clone();
        for change in *row {
            let changed = all.len();
            all.extend_from_slice(&unchanged);
            all[changed..].iter_mut().for_each(change);
        }
    }
    all
}

#[test]
fn every_combination_of_options_is_played_to_its_end() {
    for (seed, options) in (0..).zip(combinations()) {
        for seats in Haendler::SEATS {
            let run = random_run_with::<Haendler>(Haendler::VERSION, options.clone(), seats, seed)
                .unwrap();
            for (before, commit) in run.steps() {
                conserved(&before, &commit.events, &commit.after)
                    .unwrap_or_else(|lost| panic!("{options:?}, {seats}: {lost}"));
            }
        }
    }
}

/// The same with the Negotiation Variant. It is a choice of its own, so that the games without it
/// stay as they are.
fn with_negotiation(seats: u8, chance: &mut dyn Chance) -> Options {
    Options { negotiation: true, ..options(seats, chance) }
}

/// A board with tracks of other lengths than the reconstructions have.
fn own_board(short: bool) -> BoardOption {
    let mut layout = Box::new(reconstructed(short));
    layout.prices.remove(2);
    layout.ranks.truncate(6);
    BoardOption::Own { layout }
}

/// All goods and influence cards are there, and the money of the players changed by what the bank
/// paid and received.
fn conserved(before: &State, events: &[Event], after: &State) -> Result<(), String> {
    let stored = after.players.iter().flat_map(|(_, player)| &player.warehouses);
    let loaded = after.wagons.iter().flat_map(|wagon| wagon.loads.as_slice());
    let goods = stored.chain(loaded).fold(after.supply, |all, goods| all + *goods);
    if goods != Goods::each(GOODS_OF_A_KIND) {
        return Err(format!("the goods are {goods:?}"));
    }
    let hands = Seat::all(after.seats()).map(|seat| after.cards(seat));
    let aside = Seat::all(after.seats()).filter_map(|seat| after.card_aside(seat)).collect();
    let cards = hands.chain([*after.pile.reveal(), after.used, aside]);
    let counts = cards
        .fold([0; 5], |sums, cards| std::array::from_fn(|kind| sums[kind] + cards.counts()[kind]));
    let axles = if after.options.has_broken_axles() { INFLUENCE_OF_A_KIND } else { 0 };
    if counts != [axles, 3, 3, 3, 3] {
        return Err(format!("the influence cards are {counts:?}"));
    }
    let expected = money(before) + events.iter().map(income).sum::<i64>();
    if money(after) == expected {
        Ok(())
    } else {
        Err(format!("{} guilders instead of {expected}", money(after)))
    }
}

/// All guilders of the players, including bids and amounts set aside.
fn money(state: &State) -> i64 {
    let sacks: u32 = Seat::all(state.seats()).map(|seat| state.money(seat)).sum();
    let aside: u32 = match &state.phase {
        Phase::Bidding { bids, .. } => {
            bids.iter().filter_map(|(_, bid)| bid.as_ref()).map(|bid| *bid.reveal()).sum()
        }
        Phase::Bargaining { bargains, .. } => bargains
            .iter()
            .filter_map(|(_, bargain)| bargain.request)
            .map(|Request { fee, .. }| fee)
            .sum(),
        _ => 0,
    };
    let proposed: u32 =
        state.negotiation.open().map(|(_, proposal)| proposal.deal.gives.money).sum();
    i64::from(sacks + aside + proposed)
}

/// Guilders that all players together receive from the bank, less what they pay to it.
fn income(event: &Event) -> i64 {
    let paid = |amount: &u32| -i64::from(*amount);
    match event {
        Event::AbilitiesDealt { price, .. }
        | Event::AbilitySold { price, .. }
        | Event::GoodPurchased { price, .. }
        | Event::StatusPurchased { price, .. } => paid(price),
        Event::BidsRevealed { bids, master, .. } => paid(&bids[master.index()]),
        Event::UpkeepPaid { amount, .. }
        | Event::UpkeepMissed { amount, .. }
        | Event::CreditRepaid { amount, .. } => paid(amount),
        Event::CreditTaken { amount, .. } => i64::from(*amount),
        Event::WarehouseSold { proceeds, .. } | Event::SpecialSalePlayed { proceeds, .. } => {
            i64::from(*proceeds)
        }
        Event::WagonSold { sales, .. } => {
            sales.iter().map(|sale| i64::from(sale.price + sale.bonus)).sum()
        }
        Event::StartingPlayerDrawn { .. }
        | Event::AbilityNamed { .. }
        | Event::AbilityRaised { .. }
        | Event::AbilityPassed { .. }
        | Event::RoundBegan { .. }
        | Event::StepBegan { .. }
        | Event::Passed { .. }
        | Event::BidMade { .. }
        | Event::GoodsLoaded { .. }
        | Event::OfferMade { .. }
        | Event::OfferDeclined { .. }
        | Event::RequestMade { .. }
        | Event::RequestWithdrawn { .. }
        | Event::RequestDeclined { .. }
        | Event::BargainingClosed { .. }
        | Event::BargainingEnded { .. }
        | Event::BrokenAxlePlayed { .. }
        | Event::BrokenAxleRemoved { .. }
        | Event::WagonMoved { .. }
        | Event::TileSpent { .. }
        | Event::CourierMoved { .. }
        | Event::InfluenceEarned { .. }
        | Event::InfluencePicked { .. }
        | Event::TurnEnded { .. }
        | Event::BrokenAxlesCleared { .. }
        | Event::WheelSet { .. }
        | Event::WheelsRevealed { .. }
        | Event::OfficeUsed { .. }
        | Event::WagonsArrived { .. }
        | Event::SaleWithBonusPlayed { .. }
        | Event::BonusMarkersMoved { .. }
        | Event::TilesReturned { .. }
        | Event::DealProposed { .. }
        | Event::CardSetAside { .. }
        | Event::ProposalWithdrawn { .. }
        | Event::ProposalDeclined { .. }
        | Event::ProposalLapsed { .. }
        | Event::DealMade { .. }
        | Event::CardHandedOver { .. }
        | Event::CardSlippedOver { .. }
        | Event::PledgeKept { .. }
        | Event::PledgeLapsed { .. }
        | Event::GameEnded { .. } => 0,
    }
}

/// Money, bids, wheels and influence cards of other seats, where the viewer cannot infer them.
fn secrets(state: &State, viewer: Viewer) -> Vec<String> {
    let mut secrets = Vec::new();
    let others: Vec<Seat> = Seat::all(state.seats()).filter(|seat| !viewer.is(*seat)).collect();
    if hides_money(state) {
        secrets.extend(others.iter().map(|seat| state.money(*seat).to_string()));
    }
    match &state.phase {
        Phase::Bidding { wagon, bids } => {
            let is_unknown = |seat: &&Seat| against_bid(state, **seat, *wagon).is_none();
            let unknown = others.iter().filter(is_unknown).filter_map(|seat| bids[*seat].as_ref());
            secrets.extend(unknown.map(|bid| bid.reveal().to_string()));
        }
        Phase::SettingWheels { wheels } => {
            secrets.extend(
                others
                    .iter()
                    .filter_map(|seat| wheels[*seat].as_ref())
                    .map(|wheel| format!("{:?}", wheel.reveal())),
            );
        }
        _ => {}
    }
    let pile = if sees_pile(state, viewer) { InfluenceCards::NONE } else { *state.pile.reveal() };
    let is_unnamed = |seat: &&Seat| {
        state.negotiation.proposals[**seat].as_ref().is_some_and(|open| !open.deal.names_card())
    };
    let aside = others.iter().filter(is_unnamed).filter_map(|seat| state.card_aside(*seat));
    let aside: Vec<InfluenceCards> = aside.map(|card| InfluenceCards::NONE.with(card)).collect();
    let unseen =
        others.iter().map(|seat| state.cards(*seat)).chain(aside.iter().copied()).chain([pile]);
    let unseen: Vec<Influence> = unseen.flat_map(InfluenceCards::list).collect();
    let could_differ = |hand: &InfluenceCards| {
        let all_alike = unseen.iter().all(|card| *card == unseen[0]);
        hand.total() > 0 && usize::from(hand.total()) < unseen.len() && !all_alike
    };
    let hands = others.iter().map(|seat| state.cards(*seat)).chain(aside);
    secrets.extend(hands.filter(could_differ).map(|hand| format!("{hand:?}")));
    secrets
}

/// A game of each variant, and the end that random play does not reach.
pub const FURTHER: &[Further] = &[
    ("ability_auction", |version| {
        variant(version, |options| options.abilities = AbilitySetup::Auction)
    }),
    ("bonus_per_arrival", |version| {
        variant(version, |options| options.bonus_growth = BonusGrowth::PerArrival)
    }),
    ("lighter_variant", |version| {
        variant(version, |options| (options.loading, options.broken_axle) = (Loading::Fixed, false))
    }),
    ("neighbouring_starts", |version| {
        variant(version, |options| {
            options.wagon_starts = Some(["paris", "bruegge", "koeln"].map(str::to_owned).to_vec())
        })
    }),
    ("own_board", |version| variant(version, |options| options.board = own_board(true))),
    ("negotiation", |version| variant(version, |options| options.negotiation = true)),
    ("deals", haendler_deals::deals),
    ("round_limit", endless_circling),
];

/// A game for two, short but for what the variant changes.
fn variant(version: u32, change: Change) -> String {
    let mut options = Options { board: BoardOption::ReconstructedShort {}, ..Options::default() };
    change(&mut options);
    brief::<Haendler>(version, options, 2)
}

/// A game in which no wagon ever arrives: the last rounds, and the number of actions of the others.
fn endless_circling(version: u32) -> String {
    let (options, seats) = (Options::default(), 2);
    let luck = || SeededChance::new([42; 32], 0);
    let mut state = open::<Haendler>(&options, seats, version, &mut luck()).state;
    let (mut text, mut actions) = (String::new(), 0);
    while Haendler::outcome(&state).is_none() {
        let (seat, action) = idle(&state);
        let played = play::<Haendler>(&state, seat, &action, &mut luck()).unwrap();
        let commit =
            Commit { by: Some((seat, action)), events: played.events, after: played.state };
        actions += 1;
        if state.round == ROUNDS_MAX {
            text.push_str(&line::<Haendler>(&commit));
        } else if commit.after.round > state.round {
            writeln!(text, "round {}: {actions} actions", state.round).unwrap();
            actions = 0;
        }
        state = commit.after;
    }
    text + &at_the_end::<Haendler>(&state)
}

/// The action of a player who avoids that a wagon arrives.
fn idle(state: &State) -> (Seat, Action) {
    let due = Haendler::due(state);
    let awaited =
        |(seat, dues): (Seat, &Dues)| dues.iter().find(|due| !due.optional).map(|due| (seat, *due));
    let (seat, due) = due.iter().find_map(awaited).expect("a seat is awaited until the end");
    let choices = Haendler::choices(state, seat, &due);
    let drive = |choice: &Choice| match choice {
        Choice::MoveWagon { wagon, tile: Some(tile), driver_points: 0, routes, .. } => {
            let circling = routes.iter().find(|route| !route.arrives && !is_on_spur(route))?;
            let route = circling.places.clone();
            Some(Action::MoveWagon { wagon: *wagon, tile: Some(*tile), driver_points: 0, route })
        }
        _ => None,
    };
    let first = || Haendler::answer(&choices[0], Haendler::template(&choices[0]).nth(0));
    (seat, choices.iter().find_map(drive).unwrap_or_else(first))
}

/// Whether a route ends between a city and the ring.
fn is_on_spur(route: &Route) -> bool {
    route.places.last().is_some_and(|place| place.ends_with("_1") || place.ends_with("_2"))
}
