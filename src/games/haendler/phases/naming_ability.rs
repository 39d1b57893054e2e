//! «Setting Up Shop»: a player names the ability that is auctioned next.

use kontor_rules::{Refusal, Seat, Table};

use super::{
    super::{
        action::Action,
        cards::Ability,
        choice::Choice,
        event::Event,
        game::Haendler,
        phase::Phase,
        refusals::{ABILITY_NOT_FOR_SALE, ABILITY_SECOND_OF_SIZE},
        state::State,
    },
    means::can_pay,
};

/// The decision which ability is auctioned.
pub const KIND: &str = "haendler.naming_ability";

/// The chooser is asked.
pub fn asked(state: &State, seat: Seat) -> Option<&'static str> {
    matches!(state.phase, Phase::NamingAbility { seat: asked } if asked == seat).then_some(KIND)
}

/// Those that no player owns and the seat may get and can pay. All purses are known during the
/// set-up.
fn affordable(state: &State, seat: Seat) -> Vec<Ability> {
    let money = state.money(seat);
    Ability::ALL
        .into_iter()
        .filter(|ability| is_for_sale(state, *ability) && state.may_get(seat, *ability))
        .filter(|ability| ability.price() <= money)
        .collect()
}

fn is_for_sale(state: &State, ability: Ability) -> bool {
    !Seat::all(state.seats()).any(|seat| state.has(seat, ability))
}

/// Who names the next ability: the first in player order who wants one more and can pay for any.
pub fn next_chooser(state: &State) -> Option<Seat> {
    state.player_order().find(|seat| !affordable(state, *seat).is_empty())
}

/// What the chooser may name.
pub fn choices(state: &State, seat: Seat) -> Vec<Choice> {
    vec![Choice::NameAbility { abilities: affordable(state, seat) }]
}

/// Names an ability.
pub fn decide(table: &mut Table<'_, Haendler>, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let Action::NameAbility { ability } = *action else { return Err(Refusal::not_asked(seat)) };
    if !is_for_sale(table.state(), ability) {
        return Err(Refusal::new(&ABILITY_NOT_FOR_SALE)
            .with("ability", ability.id())
            .at("ability"));
    }
    if !table.state().may_get(seat, ability) {
        return Err(Refusal::new(&ABILITY_SECOND_OF_SIZE).at("ability"));
    }
    can_pay(table.state(), seat, ability.price()).map_err(|refusal| refusal.at("ability"))?;
    table.emit(Event::AbilityNamed { seat, ability, price: ability.price() });
    Ok(())
}
