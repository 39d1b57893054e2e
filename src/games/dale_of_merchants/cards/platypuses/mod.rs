//! Experimenting Platypuses: the right cards at the right time.

pub mod calculations;
pub mod dangerous_test;
pub mod glue;
pub mod magnet;
pub mod safety_precaution;
pub mod tireless_tinkerer;
