//! Intimidating Dwarf Crocodiles: threats and theft.

pub mod gunfight;
pub mod little_villain;
pub mod lost_shipments;
pub mod nasty_threat;
pub mod night_shift;
pub mod ruthless_competition;
