//! «Phase 2»: the Loading Master of a wagon loads.

use kontor_rules::{Refusal, Seat, Table};

use super::{
    super::{
        action::Action,
        choice::Choice,
        event::Event,
        game::Haendler,
        phase::Phase,
        state::{State, number},
        step::LoadingRight,
    },
    loading::check_basket,
    passing::{pass, pass_over},
};

/// The decision what the master loads.
pub const KIND: &str = "haendler.loading_as_master";

fn wagon_and_master(state: &State) -> (usize, Seat) {
    let Phase::MasterLoading { wagon, master } = state.phase else { panic!("a master loads") };
    (wagon, master)
}

/// The master is asked, if there is anything that could be loaded.
pub fn asked(state: &State, seat: Seat) -> Option<&'static str> {
    let (wagon, master) = wagon_and_master(state);
    (seat == master && state.can_load(wagon, master)).then_some(KIND)
}

/// What the master may load.
pub fn choices(state: &State, seat: Seat) -> Vec<Choice> {
    let (wagon, _) = wagon_and_master(state);
    vec![Choice::Pass {}, Choice::Load { baskets: state.baskets(wagon, seat), fee_each: 0 }]
}

/// The master loads, or not.
pub fn decide(table: &mut Table<'_, Haendler>, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let Action::Load { goods } = *action else { return pass(table, seat, action) };
    let (wagon, _) = wagon_and_master(table.state());
    check_basket(table.state(), wagon, seat, goods.into())?;
    let right = LoadingRight::Master;
    let wagon = number(wagon);
    table.emit(Event::GoodsLoaded { wagon, seat, goods: goods.into(), right, fee: 0 });
    Ok(())
}

/// There is nothing that could be loaded.
pub fn advance(table: &mut Table<'_, Haendler>) {
    let (_, master) = wagon_and_master(table.state());
    pass_over(table, master);
}
