//! «Das Handeln», its end: who was left the action carries it out.

use kontor_rules::Table;

use super::{
    super::{game::Basari, state::Phase},
    settling,
};

/// Carries out the action that was traded for.
pub fn advance(table: &mut Table<'_, Basari>) {
    let Phase::Traded { revealed, actor } = &table.state().phase else { panic!("a trade is over") };
    let (card, actor) = (revealed.to_settle[0], *actor);
    settling::carry_out(table, card, actor);
}
