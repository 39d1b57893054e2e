//! Tests of README.md and the guide under `docs/`: examples are run, JSON is validated against the
//! contract, and tables are generated from it.

mod cards;
mod damaged_documents;
mod examples;
mod growth;
mod limits;
mod order;
mod page;
mod promised;
mod promises;
mod provoked;
mod rulings;
mod tables;
mod vectors;
mod verify_record;
