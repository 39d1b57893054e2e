//! One file per resource.

mod accounts;
mod catalogue;
mod decisions;
mod edge;
mod events;
mod faults;
mod games;
mod messages;
mod meta;
mod order;
mod previews;
mod private;
mod records;
mod repetition;
mod restart;
mod seats;
mod streams;
mod views;
