//! Names: which names are allowed, and the guarantee that no two users have the same one, or two
//! that look the same.
//!
//! A user claims two documents: `name/…`, by which the user signs in, and `look/…`, which is the
//! same for all names that are easily confused (Unicode Technical Standard 39, section 4). Both are
//! *claimed* before the account is written, and the claims are *settled* afterwards. If the server
//! stops in between, a claim stays unsettled; it lapses after a minute unless the player's account
//! has the name. Settling writes the claim again with its expected version. Taking over a lapsed
//! claim changes the version, so of two players who want a name only one can settle it.

use std::{collections::HashSet, sync::LazyLock};

use icu_properties::{
    CodePointMapData, CodePointSetData,
    props::{DefaultIgnorableCodePoint, GeneralCategory},
};
use kontor_bots::Bot;
use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization;
use unicode_security::skeleton;

use crate::accounts::{Account, Accounts};
use crate::runtime::former::FORMER_PLAYER;
use crate::{
    documents::{ATTEMPTS_MAX, VersionedDocument, WriteOutcome},
    environment::{Entropy, random},
    error::AppError,
    log::chain::{hex, sha256},
};

/// Maximum length of a name, in characters.
pub const NAME_LENGTH_MAX: usize = 40;
/// How long a claim holds without an account, in milliseconds.
pub const NAME_CLAIM_LIFETIME_MS: u64 = 60_000;

/// Names that would be taken for somebody who speaks for this server. Names that look the same are
/// taken, too, and so are those of the bots of the server.
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

/// The keys that nobody can claim.
static RESERVED_KEYS: LazyLock<HashSet<String>> = LazyLock::new(|| {
    let names = RESERVED.into_iter().chain(Bot::ALL.iter().map(|bot| bot.name()));
    names.flat_map(claim_keys).collect()
});

/// The only character that is drawn as nothing though Unicode calls it a symbol: an empty cell of
/// Braille.
const BRAILLE_BLANK: char = '\u{2800}';

/// Whether everybody can see the character. Without the others (controls, characters that are
/// ignored by default, marks of direction, codes without a character) a name cannot look like
/// another one by what it hides.
pub(crate) fn is_visible(letter: char) -> bool {
    let category = CodePointMapData::<GeneralCategory>::new().get(letter);
    let is_text = !matches!(
        category,
        GeneralCategory::Control
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator
            | GeneralCategory::PrivateUse
            | GeneralCategory::Surrogate
            | GeneralCategory::Unassigned
    );
    let is_interlinear = matches!(letter, '\u{FFF9}'..='\u{FFFB}');
    let is_ignored = CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(letter);
    is_text && !is_interlinear && !is_ignored && letter != BRAILLE_BLANK
}

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

/// The key of the document that says who has a name.
pub(crate) fn key(folded: &str) -> String {
    format!("name/{folded}")
}

/// The key of the document that says who has a name that looks like this one. It contains a hash,
/// because the characters that a name is reduced to may be too many for a key.
pub(super) fn look_key(tidy: &str) -> String {
    let look = fold(&skeleton(tidy).collect::<String>());
    format!("look/{}", hex(&sha256(&[look.as_bytes()])))
}

/// The keys of the documents that a user of this name claims.
pub(super) fn claim_keys(tidy: &str) -> [String; 2] {
    [key(&fold(tidy)), look_key(tidy)]
}

/// Whether the name would be taken for that of somebody who speaks for this server.
pub(super) fn is_reserved(tidy: &str) -> bool {
    claim_keys(tidy).iter().any(|key| RESERVED_KEYS.contains(key))
}

/// The name as it is shown: in Unicode's form NFKC, which gives the same spelling to names that
/// look the same, trimmed, and with single spaces.
pub(crate) fn normalized(name: &str) -> Result<String, AppError> {
    if !name.nfkc().all(is_visible) {
        return Err(refused("a name has only characters that can be seen".to_owned()));
    }
    tidied(name)
}

/// The name in the spelling in which it is looked up. Users of earlier releases may have characters
/// in their names that new names cannot have.
pub(super) fn tidied(name: &str) -> Result<String, AppError> {
    let name: String = name.nfkc().collect();
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
    tidied(name).map(|name| fold(&name))
}

/// A generated name for a guest who gives none, with so many digits.
pub(crate) fn generated_name(entropy: &dyn Entropy, digits: u32) -> String {
    let least = 10_u32.pow(digits - 1);
    format!("Guest {}", least + u32::from_be_bytes(random(entropy)) % (9 * least))
}

fn refused(what: String) -> AppError {
    AppError::BodyInvalid { pointer: "/name".to_owned(), what }
}

impl Accounts {
    /// Checks that nobody else has the name, or one that looks the same. A guest may be called by
    /// a name that is free in this sense.
    pub(crate) async fn check_name(&self, tidy: &str, by: &str) -> Result<(), AppError> {
        for key in claim_keys(tidy) {
            self.free_claim(&key, by).await?;
        }
        Ok(())
    }

    /// A generated name that is no user's: a short one, or a longer one if that is taken.
    pub(super) async fn free_generated_name(&self, by: &str) -> Result<String, AppError> {
        let short = generated_name(&*self.entropy, 4);
        match self.check_name(&short, by).await {
            Err(AppError::NameTaken) => Ok(generated_name(&*self.entropy, 9)),
            checked => checked.map(|()| short),
        }
    }

    /// The version of a claim that this player may replace; a player's own claim always may be.
    /// `None` if there is no claim; an error if the name is taken.
    async fn free_claim(&self, key: &str, by: &str) -> Result<Option<u64>, AppError> {
        if RESERVED_KEYS.contains(key) {
            return Err(AppError::NameTaken);
        }
        let Some(VersionedDocument { version, value }) = self.documents.read::<Claim>(key).await?
        else {
            return Ok(None);
        };
        let Claim { player, lapses_at_ms } = value;
        let lapsed = lapses_at_ms.is_some_and(|lapses_at_ms| self.clock.now_ms() >= lapses_at_ms);
        if player == by
            || lapsed && !self.account(&player).await?.is_some_and(|account| account.claims(key))
        {
            return Ok(Some(version));
        }
        Err(AppError::NameTaken)
    }

    /// Claims a name and its look for a player whose account does not have it yet. Returns the
    /// version of the claim to the name.
    pub(crate) async fn claim_name(&self, tidy: &str, player: &str) -> Result<u64, AppError> {
        let [name, look] = claim_keys(tidy);
        self.claim(&look, player).await?;
        self.claim(&name, player).await
    }

    async fn claim(&self, key: &str, player: &str) -> Result<u64, AppError> {
        for _ in 0..ATTEMPTS_MAX {
            let free = self.free_claim(key, player).await?;
            let lapses_at_ms = Some(self.clock.now_ms() + NAME_CLAIM_LIFETIME_MS);
            let claim = Claim { player: player.to_owned(), lapses_at_ms };
            match self.documents.write(key, free, &claim).await? {
                WriteOutcome::Written(version) => return Ok(version),
                // Another player has claimed the name, or another request of the same player has.
                WriteOutcome::Conflict => {}
            }
        }
        Err(AppError::NameTaken)
    }

    /// Keeps the name of a player whose account is deleted until this time: nobody can take it
    /// before.
    pub(super) async fn hold_name(
        &self,
        tidy: &str,
        player: &str,
        until_ms: u64,
    ) -> Result<(), AppError> {
        for key in claim_keys(tidy) {
            let held = Claim { player: player.to_owned(), lapses_at_ms: Some(until_ms) };
            for _ in 0..ATTEMPTS_MAX {
                let Some(kept) = self.documents.read::<Claim>(&key).await? else { break };
                let VersionedDocument { version, value } = kept;
                if value.player != player || value.lapses_at_ms == held.lapses_at_ms {
                    break;
                }
                if let WriteOutcome::Written(_) =
                    self.documents.write(&key, Some(version), &held).await?
                {
                    break;
                }
            }
        }
        Ok(())
    }

    /// Forgets a name that was kept until now, unless somebody else has taken it.
    pub(crate) async fn free_name(&self, tidy: &str, player: &str) -> Result<(), AppError> {
        for key in claim_keys(tidy) {
            let kept = self.documents.read::<Claim>(&key).await?;
            if let Some(kept) = kept.filter(|kept| kept.value.player == player) {
                self.documents.remove_if(&key, kept.version).await?;
            }
        }
        Ok(())
    }

    /// Settles the claims of a new player whose account has been written. If the claim to the name
    /// has been taken over in between, the account is deleted again; nobody has been informed of it
    /// yet.
    pub(crate) async fn settle_name(
        &self,
        tidy: &str,
        player: &str,
        claimed: u64,
    ) -> Result<(), AppError> {
        let key = key(&fold(tidy));
        match self.documents.write(&key, Some(claimed), &Claim::settled(player)).await? {
            WriteOutcome::Written(_) => self.settle_look(tidy, player).await,
            WriteOutcome::Conflict => {
                self.documents.remove(&Account::key(player)).await?;
                Err(AppError::NameTaken)
            }
        }
    }

    /// Settles the claim of a user to the look of the name. Users of earlier releases have none
    /// and get it now, unless another user has it: that name stays as it is too.
    pub(super) async fn settle_look(&self, tidy: &str, player: &str) -> Result<(), AppError> {
        let key = look_key(tidy);
        let claim = self.documents.read::<Claim>(&key).await?;
        if claim.as_ref().is_some_and(|kept| kept.value.player != player || kept.value.is_settled())
        {
            return Ok(());
        }
        let version = claim.map(|kept| kept.version);
        // After a conflict another user has the look, or another request has settled the claim.
        self.documents.write(&key, version, &Claim::settled(player)).await.map(drop)
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
    fn names_that_are_easily_confused_have_the_same_look() {
        for (one, other) in [
            ("Ada", "\u{410}d\u{430}"),
            ("Ilse", "llse"),
            ("Bob", "B0b"),
            ("Ernest", "Emest"),
            ("Ada", "ADA"),
        ] {
            assert_eq!(look_key(one), look_key(other), "{one}, {other}");
        }
        assert_ne!(look_key("Ada"), look_key("Eda"));
    }

    #[test]
    fn names_that_differ_in_case_only_are_the_same() {
        assert_eq!(fold("ÄDA"), fold("äda"));
    }
}
