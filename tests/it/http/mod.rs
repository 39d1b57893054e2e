//! One file per resource.

mod accounts;
mod bots;
mod catalogue;
mod decisions;
mod edge;
mod events;
mod faults;
mod games;
mod messages;
mod meta;
mod order;
mod orders;
mod other_seats;
mod previews;
mod private;
mod records;
mod repetition;
mod resignations;
mod restart;
mod sandbox;
mod seats;
mod simultaneity;
mod stream_tickets;
mod streams;
mod upgrades;
mod views;
