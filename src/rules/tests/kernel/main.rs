//! The kernel, tested on a toy game from the outside, as games and the service use it.

mod agenda;
mod knowledge;
mod refusals;
mod seats;
mod table;
mod templates;
