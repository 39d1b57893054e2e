//! Names: which names are allowed, and which documents say who has one.
//!
//! A user claims several documents: `name/…`, by which the user signs in, and `look/…`, which names
//! have in common that are easily confused (`looks`). How they are claimed is in `claims`.

use std::{collections::HashSet, sync::LazyLock};

use kontor_bots::Bot;
use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization;

use crate::error::AccountsError;
use crate::looks;
use kontor_environment::{Entropy, random};
use kontor_log::texts::{NAME_LENGTH_MAX, is_visible};
use kontor_service::runtime::former::FORMER_PLAYER;

/// Names that seem to speak for this server. Names that look the same are taken, too, and so are
/// those of the bots of the server.
const RESERVED: [&str; 9] = [
    FORMER_PLAYER,
    "Admin",
    "Administrator",
    "Kontor",
    "Moderator",
    "Operator",
    "Server",
    "Support",
    "System",
];

/// The keys that cannot be claimed.
static RESERVED_KEYS: LazyLock<HashSet<String>> = LazyLock::new(|| {
    let names = RESERVED.into_iter().chain(Bot::ALL.iter().map(|bot| bot.name()));
    names.flat_map(claim_keys).collect()
});

/// The claim of a player to a name.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Claim {
    pub(crate) player: String,
    /// When the claim lapses; `None` if it is settled and holds for good. The name of a deleted
    /// account is kept from others until then. Earlier releases also wrote such claims for accounts
    /// that they were about to make.
    pub(super) lapses_at_ms: Option<u64>,
}

impl Claim {
    /// A settled claim, which holds for good.
    pub(crate) fn settled(player: &str) -> Claim {
        Claim { player: player.to_owned(), lapses_at_ms: None }
    }

    pub(super) fn is_settled(&self) -> bool {
        self.lapses_at_ms.is_none()
    }

    /// Whether it has lapsed, so that the name is free.
    pub(super) fn has_lapsed(&self, now_ms: u64) -> bool {
        self.lapses_at_ms.is_some_and(|lapses_at_ms| now_ms >= lapses_at_ms)
    }
}

/// What the keys of the claims to names begin with.
pub(super) const NAME_PREFIX: &str = "name/";

/// The key of the document that says who has a name.
pub(crate) fn key(folded: &str) -> String {
    format!("{NAME_PREFIX}{folded}")
}

/// The keys of the documents that a user of this name claims, each once.
pub(super) fn claim_keys(tidy: &str) -> Vec<String> {
    let mut keys = vec![key(&looks::fold(tidy))];
    keys.extend(looks::keys(tidy));
    keys
}

/// The keys of the claims that a user of this name has: that to the name, and those to its looks,
/// which another player may have whose name looks the same.
pub fn needed_claims(name: &str) -> (String, Vec<String>) {
    let looks = looks::keys(name).into_iter().filter(|key| !is_reserved_key(key)).collect();
    (key(&looks::fold(name)), looks)
}

/// Whether the document with this key cannot be claimed.
pub(super) fn is_reserved_key(key: &str) -> bool {
    RESERVED_KEYS.contains(key)
}

/// Whether the name seems to speak for this server.
pub(super) fn is_reserved(tidy: &str) -> bool {
    claim_keys(tidy).iter().any(|key| is_reserved_key(key))
}

/// The name as it is shown: in Unicode's form NFKC, which gives the same spelling to names that
/// look the same, trimmed, and with single spaces.
pub fn normalized(name: &str) -> Result<String, AccountsError> {
    if !name.nfkc().all(is_visible) {
        return Err(refused("a name has only characters that can be seen".to_owned()));
    }
    tidied(name)
}

/// The name in the spelling in which it is looked up. Users of earlier releases may have characters
/// in their names that new names cannot have.
pub(super) fn tidied(name: &str) -> Result<String, AccountsError> {
    let name: String = name.nfkc().collect();
    let tidy = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if (1..=NAME_LENGTH_MAX).contains(&tidy.chars().count()) {
        return Ok(tidy);
    }
    Err(refused(format!("a name has 1 to {NAME_LENGTH_MAX} characters")))
}

/// The folded form of a name as it was typed.
pub fn folded_name(name: &str) -> Result<String, AccountsError> {
    tidied(name).map(|name| looks::fold(&name))
}

/// A generated name for a guest who gives none, with so many digits.
pub(crate) fn generated_name(entropy: &dyn Entropy, digits: u32) -> String {
    let least = 10_u32.pow(digits - 1);
    format!("Guest {}", least + u32::from_be_bytes(random(entropy)) % (9 * least))
}

fn refused(what: String) -> AccountsError {
    AccountsError::BodyInvalid { pointer: "/name".to_owned(), what }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kontor_store::KEY_BYTES_MAX;

    #[test]
    fn a_name_is_tidied_and_has_1_to_40_characters() {
        assert_eq!(normalized("  Ada \u{3000}  Lovelace ").unwrap(), "Ada Lovelace");
        assert!(normalized(&"ß".repeat(NAME_LENGTH_MAX)).is_ok());
        for name in [String::new(), "   ".to_owned(), "a".repeat(NAME_LENGTH_MAX + 1)] {
            let refused = normalized(&name);
            assert!(
                matches!(&refused, Err(AccountsError::BodyInvalid { pointer, .. })
                    if pointer == "/name"),
                "{refused:?}"
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
            '\u{2065}',
            '\u{2800}',
            '\u{FFF9}',
            '\u{E000}',
            '\u{378}',
            '\u{FFFE}',
            '\u{10FFFF}',
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
            assert_eq!(
                looks::fold(&normalized(one).unwrap()),
                looks::fold(&normalized(other).unwrap()),
                "{one}"
            );
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
            assert!(key(&looks::fold(&name)).len() <= KEY_BYTES_MAX, "{name}");
        }
    }

    #[test]
    fn a_name_claims_each_key_once() {
        for name in ["Ada", "Ilse", "MlA", "III", "lll"] {
            let keys = claim_keys(name);
            let different: HashSet<_> = keys.iter().collect();
            assert!(keys.len() <= 4 && different.len() == keys.len(), "{name}");
        }
    }

    #[test]
    fn names_that_differ_in_case_only_are_the_same() {
        assert_eq!(looks::fold("ÄDA"), looks::fold("äda"));
    }
}
