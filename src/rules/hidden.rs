//! `Hidden`, the type of all secret parts of a state.

use std::fmt;

/// A secret part of a state. It cannot be serialized or printed. It can only be read with `reveal`,
/// and a test (`tests/it/tidy.rs`) lists the files that may call it.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Hidden<T>(T);

impl<T> Hidden<T> {
    /// Hides a value.
    pub fn new(secret: T) -> Self {
        Hidden(secret)
    }

    /// Reads the secret: for rules, or for a view whose comment says who may see it.
    pub fn reveal(&self) -> &T {
        &self.0
    }

    /// Changes the secret: for `evolve` and `determinize`.
    pub fn reveal_mut(&mut self) -> &mut T {
        &mut self.0
    }
}

impl<T> fmt::Debug for Hidden<T> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Hidden(..)")
    }
}
