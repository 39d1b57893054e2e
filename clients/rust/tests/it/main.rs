//! The client against a real server, which the tests start.

mod addresses;
mod between;
mod examples;
mod growth;
mod news;
mod play;
mod record;
mod samples;
mod server;
mod session;
mod set_aside;
mod table;
mod tokens;
mod unions;
mod waiting;
