//! What the tests share: servers, clients, and the contract against which every request and
//! response is validated.

pub mod client;
pub mod collector;
pub mod contract;
pub mod contract_diff;
pub mod dice;
pub mod environment;
pub mod generic;
pub mod local;
pub mod offers;
pub mod receiver;
pub mod record;
pub mod runs;
pub mod sentences;
pub mod server;
pub mod stores;
pub mod stream;
pub mod table;

/// How much of something: little in `make test`, and all of it in `make nightly`, which sets `NIGHTLY`.
pub fn sized<T>(by_day: T, by_night: T) -> T {
    match std::env::var_os("NIGHTLY") {
        Some(_) => by_night,
        None => by_day,
    }
}
