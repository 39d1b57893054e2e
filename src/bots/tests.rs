//! Promises of the bots.
