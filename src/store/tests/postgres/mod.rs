//! What only the store in PostgreSQL does, with a PostgreSQL that the tests start themselves.

mod faults;
mod opening;
mod server;
mod sharing;

pub(super) use server::Database;

use super::*;

/// The position that entry `number` follows.
fn before(number: u64) -> Option<Position> {
    number.checked_sub(1).and_then(at)
}
