//! One file per resource.

mod accounts;
mod bots;
mod catalogue;
mod decisions;
mod edge;
mod events;
mod faults;
mod forks;
mod games;
mod imports;
mod messages;
mod meta;
mod order;
mod orders;
mod previews;
mod private;
mod records;
mod repetition;
mod resignations;
mod restart;
mod sandbox;
mod seats;
mod simultaneity;
mod streams;
mod views;
