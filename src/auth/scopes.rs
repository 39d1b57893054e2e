//! Scopes: what the holder of a token may do.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What a token may be used for. A session has all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// See what the player sees: games, views, events, decisions, messages, records. Preview actions.
    Read,
    /// Answer decisions, give standing orders, say something at a table, resign.
    Play,
    /// Make tables, take and free seats, start games, invite, fork, import.
    Tables,
    /// Tokens, bot accounts, sessions and the account itself.
    Account,
}

impl Scope {
    /// Its name in the contract and in OAuth.
    pub fn name(self) -> &'static str {
        match self {
            Scope::Read => "read",
            Scope::Play => "play",
            Scope::Tables => "tables",
            Scope::Account => "account",
        }
    }
}

/// A set of scopes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scopes(u8);

impl Scopes {
    /// All scopes.
    pub const ALL: Scopes = Scopes(u8::MAX);

    /// The set of these scopes.
    pub fn of(scopes: &[Scope]) -> Scopes {
        Scopes(scopes.iter().fold(0, |set, scope| set | Scopes::bit(*scope)))
    }

    /// Whether the set contains this scope.
    pub fn contain(self, scope: Scope) -> bool {
        self.0 & Scopes::bit(scope) != 0
    }

    fn bit(scope: Scope) -> u8 {
        1 << scope as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_contains_what_it_was_made_of() {
        let some = Scopes::of(&[Scope::Read, Scope::Tables]);
        let contained = |set: Scopes| {
            [Scope::Read, Scope::Play, Scope::Tables, Scope::Account].map(|one| set.contain(one))
        };
        assert_eq!(contained(some), [true, false, true, false]);
        assert_eq!(contained(Scopes::of(&[])), [false; 4]);
        assert_eq!(contained(Scopes::ALL), [true; 4]);
    }
}
