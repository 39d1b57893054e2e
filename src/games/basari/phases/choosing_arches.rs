//! «Spielvorbereitung»: gems for everybody, then each places start marker and figure above an arch
//! that is still free.

use kontor_rules::{Refusal, Seat, Table};

use super::{
    super::{
        action::Action,
        choice::Choice,
        components::{Gems, START_GEMS_OF_A_COLOUR},
        event::Event,
        game::Basari,
        refusals::ARCH_NOT_FREE,
        state::State,
    },
    round_over,
};

/// The decision where to start.
pub const KIND: &str = "basari.choosing_arch";

/// Gives every player the gems to begin with.
pub fn deal_gems(table: &mut Table<'_, Basari>) {
    table.emit(Event::GemsDealt { each: Gems::each(START_GEMS_OF_A_COLOUR) });
}

/// Seat by seat, who has not placed a figure yet.
pub fn asked(state: &State, seat: Seat) -> Option<&'static str> {
    let next = state.players.iter().find(|(_, player)| player.figure.is_none());
    next.is_some_and(|(next, _)| next == seat).then_some(KIND)
}

/// The arches without a start marker.
fn free_arches(state: &State) -> Vec<u8> {
    let taken: Vec<u8> = state
        .players
        .iter()
        .filter_map(|(_, player)| player.figure)
        .map(|figure| figure.start)
        .collect();
    (0..state.lap_steps()).filter(|arch| !taken.contains(arch)).collect()
}

/// What the seat may do.
pub fn choices(state: &State, _: Seat) -> Vec<Choice> {
    vec![Choice::ChooseArch { arches: free_arches(state) }]
}

/// Carries out what the seat decided.
pub fn decide(table: &mut Table<'_, Basari>, seat: Seat, action: &Action) -> Result<(), Refusal> {
    match *action {
        Action::ChooseArch { arch } => {
            if !free_arches(table.state()).contains(&arch) {
                return Err(Refusal::new(&ARCH_NOT_FREE).with("arch", u32::from(arch)).at("arch"));
            }
            table.emit(Event::ArchChosen { seat, arch });
            Ok(())
        }
        Action::ChooseCard { card: _ }
        | Action::Offer { gems: _ }
        | Action::Concede {}
        | Action::Accept {} => Err(Refusal::not_asked(seat)),
    }
}

/// When all have chosen, the first round begins.
pub fn advance(table: &mut Table<'_, Basari>) {
    round_over::begin_round(table);
}
