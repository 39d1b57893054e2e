//! Names: which names are allowed, and the guarantee that no two users have the same one.
//!
//! A name is *claimed* before its account is written, and the claim is *settled* afterwards. If the
//! server stops in between, the claim stays unsettled; it lapses after a minute unless the player's
//! account has the name. Settling writes the claim again with its expected version. Taking over a
//! lapsed claim changes the version, so of two players who want a name only one can settle it.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization;

use crate::accounts::{Account, Accounts};
use crate::{
    documents::{ATTEMPTS_MAX, VersionedDocument, WriteOutcome},
    environment::{Entropy, random},
    error::AppError,
};

/// Maximum length of a name, in characters.
pub const NAME_LENGTH_MAX: usize = 40;
/// How long a claim holds without an account, in milliseconds.
pub const NAME_CLAIM_LIFETIME_MS: u64 = 60_000;

/// Characters that are invisible or change the direction of the following text. With them a name
/// could look like another one.
const INVISIBLE: [RangeInclusive<char>; 17] = [
    '\u{00AD}'..='\u{00AD}',
    '\u{034F}'..='\u{034F}',
    '\u{061C}'..='\u{061C}',
    '\u{115F}'..='\u{1160}',
    '\u{17B4}'..='\u{17B5}',
    '\u{180B}'..='\u{180E}',
    '\u{200B}'..='\u{200F}',
    '\u{2028}'..='\u{202E}',
    '\u{2060}'..='\u{206F}',
    '\u{2800}'..='\u{2800}',
    '\u{3164}'..='\u{3164}',
    '\u{FE00}'..='\u{FE0F}',
    '\u{FEFF}'..='\u{FEFF}',
    '\u{FFA0}'..='\u{FFA0}',
    '\u{FFF9}'..='\u{FFFB}',
    '\u{1D173}'..='\u{1D17A}',
    '\u{E0000}'..='\u{E0FFF}',
];

/// The claim of a player to a name.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Claim {
    pub(crate) player: String,
    /// When the claim lapses; `None` if it is settled and holds for good.
    lapses_at_ms: Option<u64>,
}

impl Claim {
    /// A settled claim, which holds for good.
    pub(crate) fn settled(player: &str) -> Claim {
        Claim { player: player.to_owned(), lapses_at_ms: None }
    }

    pub(crate) fn is_settled(&self) -> bool {
        self.lapses_at_ms.is_none()
    }
}

pub(crate) fn key(folded: &str) -> String {
    format!("name/{folded}")
}

/// The name as it is shown: in Unicode's form NFKC, which gives the same spelling to names that
/// look the same, trimmed, and with single spaces.
pub(crate) fn normalized(name: &str) -> Result<String, AppError> {
    let name: String = name.nfkc().collect();
    if name.chars().any(|letter| {
        letter.is_control() || INVISIBLE.iter().any(|unseen| unseen.contains(&letter))
    }) {
        return Err(refused("a name has only characters that can be seen".to_owned()));
    }
    let tidy = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if (1..=NAME_LENGTH_MAX).contains(&tidy.chars().count()) {
        return Ok(tidy);
    }
    Err(refused(format!("a name has 1 to {NAME_LENGTH_MAX} characters")))
}

/// The folded name. Names that fold to the same text are the same name.
pub(crate) fn fold(tidy: &str) -> String {
    tidy.to_lowercase()
}

/// The folded form of a name as somebody typed it.
pub fn folded_name(name: &str) -> Result<String, AppError> {
    normalized(name).map(|name| fold(&name))
}

/// A generated name for a guest who gives none.
pub(crate) fn generated_name(entropy: &dyn Entropy) -> String {
    format!("Guest {}", 1000 + u32::from_be_bytes(random(entropy)) % 9000)
}

fn refused(what: String) -> AppError {
    AppError::BodyInvalid { pointer: "/name".to_owned(), what }
}

impl Accounts {
    /// The version of a claim that this player may replace; a player's own claim always may be.
    /// `None` if there is no claim; an error if the name is taken.
    pub(crate) async fn free_name(&self, folded: &str, by: &str) -> Result<Option<u64>, AppError> {
        let Some(VersionedDocument { version, value }) =
            self.documents.read::<Claim>(&key(folded)).await?
        else {
            return Ok(None);
        };
        let Claim { player, lapses_at_ms } = value;
        let lapsed = lapses_at_ms.is_some_and(|lapses_at_ms| self.clock.now_ms() >= lapses_at_ms);
        if player == by
            || lapsed
                && !self.account(&player).await?.is_some_and(|account| account.has_name(folded))
        {
            return Ok(Some(version));
        }
        Err(AppError::NameTaken)
    }

    /// Claims a name for a player whose account does not have it yet. Returns the version of the
    /// claim.
    pub(crate) async fn claim_name(&self, folded: &str, player: &str) -> Result<u64, AppError> {
        for _ in 0..ATTEMPTS_MAX {
            let free = self.free_name(folded, player).await?;
            let lapses_at_ms = Some(self.clock.now_ms() + NAME_CLAIM_LIFETIME_MS);
            let claim = Claim { player: player.to_owned(), lapses_at_ms };
            match self.documents.write(&key(folded), free, &claim).await? {
                WriteOutcome::Written(version) => return Ok(version),
                // Another player has claimed the name, or another request of the same player has.
                WriteOutcome::Conflict => {}
            }
        }
        Err(AppError::NameTaken)
    }

    /// Settles the claim of a new player whose account has been written. If the claim has been
    /// taken over in between, the account is deleted again; nobody has been informed of it yet.
    pub(crate) async fn settle_name(
        &self,
        folded: &str,
        player: &str,
        claimed: u64,
    ) -> Result<(), AppError> {
        match self.documents.write(&key(folded), Some(claimed), &Claim::settled(player)).await? {
            WriteOutcome::Written(_) => Ok(()),
            WriteOutcome::Conflict => {
                self.documents.remove(&Account::key(player)).await?;
                Err(AppError::NameTaken)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kontor_store::KEY_BYTES_MAX;

    #[test]
    fn a_name_is_trimmed_and_its_spaces_are_single() {
        assert_eq!(normalized("  Ada \u{3000}  Lovelace ").unwrap(), "Ada Lovelace");
    }

    #[test]
    fn a_name_has_1_to_40_characters() {
        assert!(normalized(&"ß".repeat(NAME_LENGTH_MAX)).is_ok());
        for name in [String::new(), "   ".to_owned(), "a".repeat(NAME_LENGTH_MAX + 1)] {
            assert!(
                matches!(normalized(&name), Err(AppError::BodyInvalid { pointer, .. }) if pointer == "/name")
            );
        }
    }

    #[test]
    fn what_cannot_be_seen_is_refused() {
        for letter in [
            '\n',
            '\t',
            '\0',
            '\u{7F}',
            '\u{85}',
            '\u{202E}',
            '\u{2066}',
            '\u{200B}',
            '\u{FEFF}',
            '\u{E0041}',
        ] {
            assert!(normalized(&format!("Ad{letter}a")).is_err(), "{letter:?}");
        }
    }

    #[test]
    fn spellings_that_look_the_same_are_one_name() {
        for (one, other) in [
            ("Zo\u{EB}", "Zoe\u{308}"),
            ("Ada", "\u{FF21}\u{FF44}\u{FF41}"),
            ("Viên", "Vie\u{302}n"),
        ] {
            assert_eq!(fold(&normalized(one).unwrap()), fold(&normalized(other).unwrap()), "{one}");
        }
    }

    #[test]
    fn a_name_is_as_long_as_it_is_spelt_out() {
        assert!(normalized(&"\u{FDFA}".repeat(3)).is_err(), "one sign for eighteen characters");
        assert!(normalized(&"e\u{308}".repeat(NAME_LENGTH_MAX)).is_ok());
    }

    /// The key of a name's document contains the name.
    #[test]
    fn every_name_is_a_possible_key() {
        for letter in ["\u{1F600}", "\u{23A}", "\u{130}", "\u{10400}"] {
            let name = normalized(&letter.repeat(NAME_LENGTH_MAX)).unwrap();
            assert!(key(&fold(&name)).len() <= KEY_BYTES_MAX, "{name}");
        }
    }

    #[test]
    fn names_that_differ_in_case_only_are_the_same() {
        assert_eq!(fold("ÄDA"), fold("äda"));
    }
}
