//! What only the store in PostgreSQL does, with a PostgreSQL that the tests start themselves.

mod checked;
mod database;
mod faults;
mod groups;
mod opening;
mod sharing;
mod tls;
mod upgrade;

pub(super) use database::Database;

use super::*;

/// The position that entry `number` follows.
fn before(number: u64) -> Option<Position> {
    number.checked_sub(1).and_then(at)
}
