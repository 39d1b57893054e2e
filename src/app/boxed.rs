//! The attribute of the asynchronous functions of this crate.
//!
//! The code of a future is generated wherever it is polled. Boxed here, the futures of this crate
//! are compiled once, and not again in the crates that call them.

pub(crate) use async_recursion::async_recursion as boxed;
