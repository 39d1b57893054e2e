//! The course of a game: what comes after what has just been done, where no player is asked.

use kontor_rules::{Seat, Table, shuffle};

use super::{
    super::{
        cards::Ability,
        components::{PAIR_PRICE, ROUNDS_MAX, TILE_MAX, WAGONS},
        event::Event,
        game::Haendler,
        options::{AbilitySetup, Loading},
        phase::{Done, Phase},
        scoring::standings,
        state::{State, number},
        step::{EndReason, Step},
    },
    bargaining, bonus_sale, deals, naming_ability, playing_axles, repaying, rising, sales,
    special_sale, upkeep, warehouse_selling,
};

/// Begins what comes next.
pub fn advance(table: &mut Table<'_, Haendler>) {
    let Phase::Between { done } = table.state().phase else { panic!("something was done") };
    after(table, done);
}

fn begin(table: &mut Table<'_, Haendler>, step: Step) {
    table.emit(Event::StepBegan { step });
}

/// The first seat after `after` in player order for which a step has a use.
fn next_in_lap(
    state: &State,
    after: Option<Seat>,
    has_use: impl Fn(&State, Seat) -> bool,
) -> Option<Seat> {
    let mut next = state.next_in_order(after);
    while let Some(seat) = next {
        if has_use(state, seat) {
            return next;
        }
        next = state.next_in_order(next);
    }
    None
}

fn after(table: &mut Table<'_, Haendler>, done: Done) {
    match done {
        Done::Opening => {
            let seats = u32::from(table.state().seats());
            let drawn = table.chance().below(seats);
            table.emit(Event::StartingPlayerDrawn {
                seat: Seat(u8::try_from(drawn).expect("a table has few seats")),
            });
        }
        Done::StartDrawn => match table.state().options.abilities {
            AbilitySetup::Pairs => deal_pairs(table),
            AbilitySetup::Auction | AbilitySetup::AuctionLargeAndSmall => name_next_ability(table),
        },
        Done::AbilitySold => name_next_ability(table),
        Done::Abilities => begin_round(table),
        Done::RoundBegan => purchase(table, None, 1),
        Done::Purchase(seat, lap) => purchase(table, Some(seat), lap),
        Done::Bids(wagon) => master_loads(table, wagon),
        Done::MasterLoaded(wagon) => match table.state().options.loading() {
            Loading::Negotiated => bargain(table, wagon),
            Loading::Fixed => load_at_fixed_price(table, wagon, None),
        },
        Done::FixedLoading(wagon, seat) => load_at_fixed_price(table, wagon, Some(seat)),
        Done::Loaded(wagon) => treat_wagon(table, wagon + 1),
        Done::Axles(seat) => play_axles(table, Some(seat)),
        Done::Turn(seat) => match table.state().next_in_order(Some(seat)) {
            Some(seat) => begin(table, Step::Moving { seat }),
            None => clear_axles(table),
        },
        Done::AxlesCleared => begin(table, Step::SettingWheels {}),
        Done::Wheels => use_offices(table, None),
        Done::Office(seat) => use_offices(table, Some(seat)),
        Done::WarehouseSelling => sell_specially(table, None),
        Done::SpecialSale(seat) => sell_specially(table, Some(seat)),
        Done::Arrivals => sell_with_bonus(table, None),
        Done::BonusSale(seat) => sell_with_bonus(table, Some(seat)),
        Done::Sales(wagons) => sell(table, wagons),
        Done::BonusMarkers => {
            deals::end_phase(table);
            take_upkeep(table, None);
        }
        Done::UpkeepMissed(seat) if table.state().credits_left() > 0 => {
            begin(table, Step::OfferedCredit { seat })
        }
        Done::UpkeepMissed(seat) | Done::Upkeep(seat) => take_upkeep(table, Some(seat)),
        Done::Rise(seat) => rise(table, Some(seat)),
        Done::LastRepayment(seat) => repay_for_the_last_time(table, Some(seat)),
        Done::TilesReturned => begin_round(table),
    }
}

/// Deals the pairs.
fn deal_pairs(table: &mut Table<'_, Haendler>) {
    let mut pairs = Ability::PAIRS;
    shuffle(table.chance(), &mut pairs);
    for (seat, pair) in Seat::all(table.state().seats()).zip(pairs) {
        table.emit(Event::AbilitiesDealt { seat, abilities: pair.to_vec(), price: PAIR_PRICE });
    }
}

fn name_next_ability(table: &mut Table<'_, Haendler>) {
    match naming_ability::next_chooser(table.state()) {
        Some(seat) => begin(table, Step::NamingAbility { seat }),
        None => begin_round(table),
    }
}

/// The first round begins with the Starting player who was drawn, each later one with the player to
/// the left.
fn begin_round(table: &mut Table<'_, Haendler>) {
    let state = table.state();
    let starting_player = if state.round == 0 {
        state.starting_player
    } else {
        state.starting_player.left(state.seats())
    };
    table.emit(Event::RoundBegan { round: state.round + 1, starting_player });
}

/// Everybody purchases, in the first round twice.
fn purchase(table: &mut Table<'_, Haendler>, after: Option<Seat>, lap: u8) {
    let state = table.state();
    match state.next_in_order(after) {
        Some(seat) => begin(table, Step::Purchasing { seat, lap }),
        None if state.round == 1 && lap == 1 => purchase(table, None, 2),
        None => {
            deals::end_phase(table);
            treat_wagon(table, 0);
        }
    }
}

/// The next wagon in a city is auctioned unless it has a master, and then loaded.
fn treat_wagon(table: &mut Table<'_, Haendler>, from: usize) {
    let state = table.state();
    let stands = |wagon: &usize| state.map.is_city(state.wagons[*wagon].at);
    match (from..WAGONS).find(stands) {
        None => {
            deals::end_phase(table);
            play_axles(table, None);
        }
        Some(wagon) if state.wagons[wagon].master.is_some() => master_loads(table, wagon),
        Some(wagon) => begin(table, Step::Bidding { wagon: number(wagon) }),
    }
}

fn master_loads(table: &mut Table<'_, Haendler>, wagon: usize) {
    let seat = table.state().wagons[wagon].master.expect("a wagon is loaded when it has a master");
    begin(table, Step::MasterLoading { wagon: number(wagon), seat });
}

fn bargain(table: &mut Table<'_, Haendler>, wagon: usize) {
    if bargaining::is_possible(table.state(), wagon) {
        begin(table, Step::Bargaining { wagon: number(wagon) });
    } else {
        treat_wagon(table, wagon + 1);
    }
}

fn load_at_fixed_price(table: &mut Table<'_, Haendler>, wagon: usize, after: Option<Seat>) {
    let is_loader = |state: &State, seat| {
        state.wagons[wagon].master != Some(seat) && state.can_load(wagon, seat)
    };
    match next_in_lap(table.state(), after, is_loader) {
        Some(seat) => begin(table, Step::FixedLoading { wagon: number(wagon), seat }),
        None => treat_wagon(table, wagon + 1),
    }
}

fn play_axles(table: &mut Table<'_, Haendler>, after: Option<Seat>) {
    match next_in_lap(table.state(), after, playing_axles::may_play) {
        Some(seat) => begin(table, Step::PlayingAxles { seat }),
        None => begin(table, Step::Moving { seat: table.state().starting_player }),
    }
}

fn clear_axles(table: &mut Table<'_, Haendler>) {
    deals::end_phase(table);
    let count: usize = table.state().wagons.iter().map(|wagon| wagon.axles.len()).sum();
    table.emit(Event::BrokenAxlesCleared {
        count: u8::try_from(count).expect("there are three such cards"),
    });
}

fn use_offices(table: &mut Table<'_, Haendler>, after: Option<Seat>) {
    match next_in_lap(table.state(), after, State::has_office) {
        Some(seat) => begin(table, Step::UsingOffices { seat }),
        None => match warehouse_selling::seller(table.state()) {
            Some(seat) => begin(table, Step::WarehouseSelling { seat }),
            None => sell_specially(table, None),
        },
    }
}

fn sell_specially(table: &mut Table<'_, Haendler>, after: Option<Seat>) {
    match next_in_lap(table.state(), after, special_sale::may_play) {
        Some(seat) => begin(table, Step::SpecialSale { seat }),
        None => {
            deals::end_phase(table);
            sales::count_arrivals(table);
        }
    }
}

fn sell_with_bonus(table: &mut Table<'_, Haendler>, after: Option<Seat>) {
    match next_in_lap(table.state(), after, bonus_sale::may_play) {
        Some(seat) => begin(table, Step::BonusSale { seat }),
        None => sell(table, 0),
    }
}

fn sell(table: &mut Table<'_, Haendler>, from: usize) {
    if !sales::sell_next(table, from) {
        sales::move_bonus_markers(table);
    }
}

fn take_upkeep(table: &mut Table<'_, Haendler>, after: Option<Seat>) {
    match table.state().next_in_order(after) {
        Some(seat) => {
            deals::let_own_lapse(table, seat);
            upkeep::take_upkeep(table, seat);
        }
        None => rise(table, None),
    }
}

fn rise(table: &mut Table<'_, Haendler>, after: Option<Seat>) {
    let state = table.state();
    match next_in_lap(state, after, rising::may_rise) {
        Some(seat) => begin(table, Step::Rising { seat }),
        None if state.is_last_round() || state.round >= ROUNDS_MAX => {
            repay_for_the_last_time(table, None)
        }
        None => end_round(table),
    }
}

fn end_round(table: &mut Table<'_, Haendler>) {
    deals::end_phase(table);
    let round = table.state().round;
    if round.is_multiple_of(u32::from(TILE_MAX)) {
        table.emit(Event::TilesReturned { round });
    } else {
        begin_round(table);
    }
}

/// With negotiation money may come in until the very end, so who has a credit is asked once more
/// before the game ends.
fn repay_for_the_last_time(table: &mut Table<'_, Haendler>, after: Option<Seat>) {
    let may_repay =
        |state: &State, seat| state.options.negotiation && repaying::may_repay(state, seat);
    match next_in_lap(table.state(), after, may_repay) {
        Some(seat) => begin(table, Step::Repaying { seat }),
        None => {
            deals::end_phase(table);
            end_game(table);
        }
    }
}

/// Ends the game.
fn end_game(table: &mut Table<'_, Haendler>) {
    let reason =
        if table.state().is_last_round() { EndReason::Arrivals } else { EndReason::RoundLimit };
    let standings = standings(table.state());
    table.emit(Event::GameEnded { reason, standings });
}
