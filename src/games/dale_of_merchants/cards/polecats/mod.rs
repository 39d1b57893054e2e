//! Reckless Marbled Polecats: dice, guesses, risks.

pub mod daring_adventurer;
pub mod natural_survivor;
pub mod rare_artefact;
pub mod risky_business;
pub mod sofa;
pub mod swank;
