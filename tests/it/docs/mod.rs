//! README.md and the guide under `docs/`, held to account: examples are run, JSON is read by the
//! contract, tables are made from it.

mod examples;
mod page;
mod tables;
mod vectors;
mod verify_record;
