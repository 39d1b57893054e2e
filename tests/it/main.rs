//! All integration tests of the server, in one binary so that they are linked once. Each file says
//! at its top what it tests. This is what the names do not say:
//!
//! * [`http`] has a file for each resource, and folders for the parts of some. It uses the server
//!   as a client does and names none of its crates. [`support`] starts servers and compares every
//!   exchange with the contract.
//! * [`docs`] runs README.md and the guide, writes the tables of the guide (`UPDATE=1 cargo test
//!   --test it docs`), and compares what pages promise of errors with the contract. [`pages`]
//!   checks the pages for those who change the program.
//! * [`tidy`] keeps the walls that the compiler cannot keep, [`crates`] the order of crates and of their
//!   modules, [`boxed`] the futures that crates give out, and [`waits`] the limits of what tests wait
//!   for.
//! * [`batches`] counts the durable batches of each request.
//! * [`laws`] tests the laws of `Rules` over random games, and those of tables over random
//!   commands; [`toys`] has games that break one law each.
//! * [`leaks`] plays twin worlds: what is shown must not depend on what the viewer may not know.
//! * [`generic`] plays every ruleset by the contract alone, and [`mcp`] as an agent by its tools.
//! * [`league`] lets people and programs play for weeks of a clock that is set forward.
//! * [`crash`], [`incomplete_imports`], [`matches_over_kills`] and [`soak`] kill servers;
//!   [`damage`], [`damaged_conversions`] and [`repair`] damage stores; [`read_only`] fills disks;
//!   [`threads`] takes the threads away.
//! * [`two_servers`] and [`shared_store`] run several servers over one database. What happens when
//!   database nodes fail is in `tests/cluster/`, a binary of its own.
//!
//! What earlier releases have left is kept in folders, and every later release must read it:
//!
//! * `tests/logs/`: records of every game, which [`old_logs`] verifies. `record.py` makes them from
//!   random games, `rare.py` from scenes with what random games seldom have.
//! * `tests/stores/`: data directories and dumps of databases, some of servers that were killed in
//!   the middle of a request, with golden answers ([`stores`]).
//! * `tests/index/`: entries, and the index rows that the present version gives ([`index_rows`]).
//! * `tests/playthroughs/`: whole games as text, for each version of the rules ([`playthroughs`]).

mod admin;
mod basari;
mod batches;
mod beside;
mod boxed;
mod contract;
mod contract_examples;
mod crash;
mod crates;
mod dale_of_merchants;
mod damage;
mod damaged_conversions;
mod docs;
mod forgeries;
mod generic;
mod haendler;
mod haendler_deals;
mod http;
mod incomplete_imports;
mod index_rows;
mod keys;
mod laws;
mod league;
mod leaks;
mod matches_over_kills;
mod mcp;
mod medici;
mod old_logs;
mod open_document;
mod operations;
mod operations_guide;
mod pages;
mod playthroughs;
mod ratings;
mod read_only;
mod released;
mod repair;
mod shared_store;
mod sizes;
mod soak;
mod statistics;
mod stored_texts;
mod stores;
mod support;
mod threads;
mod tidy;
mod tournaments;
mod toys;
mod traces;
mod two_servers;
mod waits;
