//! The name of the game as a type. It stands in a file of its own, below everything that plays on a
//! table of this game; what the type can do is said in `mod.rs`.

/// The rules of Basari.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Basari;
