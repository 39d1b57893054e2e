//! The die of all phases.

use kontor_rules::Table;

use super::super::{components::DIE_MAX, game::Basari};

/// A die is rolled.
pub fn roll(table: &mut Table<'_, Basari>) -> u8 {
    let sides = u32::from(DIE_MAX);
    u8::try_from(table.chance().below(sides) + 1).expect("a die has six sides")
}
