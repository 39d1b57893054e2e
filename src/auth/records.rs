//! The signature of a record: by it a record of this server is told from one that merely fits
//! together.
//!
//! It covers id, length and chain head of the game; the head covers all else. It has no end:
//! records count for ever.
//!
//! Of a game that was imported the server saw only that it fits together, and such a game can be
//! made up by whoever chooses its seed. So its seal says how many of the commits came from
//! elsewhere: none of our signatures says that we saw them played.

use std::collections::HashSet;

use jsonwebtoken::Validation;
use serde::{Deserialize, Serialize};

use super::{jwks::Jwks, jws, keys::Keys};

/// Longest signature that is looked at, in bytes; ours are well below.
pub const RECORD_SIGNATURE_LENGTH_MAX: usize = 2048;

/// Kind of the signature, in its header: what has another kind, a token for one, is no signature of
/// a record.
pub(super) const TYP: &str = "kontor-record";

/// What the signature of a record covers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seal {
    /// Id of the game.
    pub game: String,
    /// How many commits it has.
    pub commits: u64,
    /// Hash of the last one.
    pub chain_head: String,
    /// How many of them, from the first on, were imported: checked by the signing server, and not
    /// played on it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub imported_commits: u64,
}

/// A seal of a game that was played here is as it was before games could be imported.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn is_zero(count: &u64) -> bool {
    *count == 0
}

/// Why the signature of a record does not count.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SignatureFault {
    /// It has not the form of a record's signature.
    #[error("this is not the signature of a record")]
    Malformed,
    /// The key that it names is not among the given ones.
    #[error("the signing key {kid} is not among the given keys")]
    KeyUnknown {
        /// Id of the key.
        kid: String,
    },
    /// The named key did not sign this.
    #[error("the signature is not by the key it names")]
    Forged,
    /// It is good, but signs another record.
    #[error("the signature is that of another record: game {}, {} commits, chain head {}", .0.game, .0.commits, .0.chain_head)]
    OtherRecord(Seal),
}

/// Signs a record with the newest key: a compact JWS.
pub fn sign_record(keys: &Keys, seal: &Seal) -> String {
    jws::sign(keys, TYP, seal)
}

/// Whether `signature` signs a record with this seal, by one of the given keys. How much of it was
/// imported, the seal must say.
pub fn verify_record(signature: &str, jwks: &Jwks, seal: &Seal) -> Result<(), SignatureFault> {
    if signature.len() > RECORD_SIGNATURE_LENGTH_MAX {
        return Err(SignatureFault::Malformed);
    }
    let kid = jws::key_id(signature, TYP).ok_or(SignatureFault::Malformed)?;
    let Some(key) = jwks.find(&kid).and_then(|jwk| jwk.decoding_key()) else {
        return Err(SignatureFault::KeyUnknown { kid });
    };
    let signed: Seal = jws::verify(signature, &key, &validation()).ok_or(SignatureFault::Forged)?;
    if signed == *seal { Ok(()) } else { Err(SignatureFault::OtherRecord(signed)) }
}

/// What a signature says it covers, unchecked: to see whether it speaks of a record at all.
pub fn read_seal(signature: &str) -> Option<Seal> {
    jws::key_id(signature, TYP)?;
    let payload = signature.split('.').nth(1)?;
    let payload = data_encoding::BASE64URL_NOPAD.decode(payload.as_bytes()).ok()?;
    serde_json::from_slice(&payload).ok()
}

fn validation() -> Validation {
    let mut validation = Validation::new(jws::ALGORITHM);
    validation.validate_exp = false;
    validation.required_spec_claims = HashSet::new();
    validation
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::{Caller, Player, PlayerKind, SessionId, tokens::Tokens};

    fn keys(seed: u8) -> Keys {
        Keys::in_memory(&[[seed; 32]], [0; 32])
    }

    fn seal() -> Seal {
        Seal {
            game: "g_1".to_owned(),
            commits: 3,
            chain_head: "ab".repeat(32),
            imported_commits: 0,
        }
    }

    #[test]
    fn the_signature_of_an_imported_game_is_not_that_of_one_that_was_played_here() {
        let imported = Seal { imported_commits: 3, ..seal() };
        let signature = sign_record(&keys(1), &imported);
        assert_eq!(read_seal(&signature), Some(imported.clone()));
        assert_eq!(
            verify_record(&signature, &keys(1).jwks(), &seal()),
            Err(SignatureFault::OtherRecord(imported))
        );
    }

    #[test]
    fn a_signature_counts_for_its_record_and_for_no_other() {
        let signature = sign_record(&keys(1), &seal());
        assert_eq!(verify_record(&signature, &keys(1).jwks(), &seal()), Ok(()));
        let longer = Seal { commits: 4, ..seal() };
        assert_eq!(
            verify_record(&signature, &keys(1).jwks(), &longer),
            Err(SignatureFault::OtherRecord(seal()))
        );
    }

    #[test]
    fn the_published_keys_as_json_are_enough_to_verify() {
        let published = serde_json::to_string(&keys(1).jwks()).unwrap();
        let read: Jwks = serde_json::from_str(&published).unwrap();
        assert_eq!(verify_record(&sign_record(&keys(1), &seal()), &read, &seal()), Ok(()));
    }

    #[test]
    fn an_old_key_still_verifies_what_it_signed() {
        let signature = sign_record(&keys(1), &seal());
        let later = Keys::in_memory(&[[1; 32], [2; 32]], [0; 32]);
        assert_eq!(verify_record(&signature, &later.jwks(), &seal()), Ok(()));
    }

    #[test]
    fn a_signature_by_an_unknown_key_names_it() {
        let kid = keys(1).jwks().keys[0].kid.clone();
        let fault = verify_record(&sign_record(&keys(1), &seal()), &keys(2).jwks(), &seal());
        assert_eq!(fault, Err(SignatureFault::KeyUnknown { kid }));
    }

    #[test]
    fn a_foreign_signature_under_a_known_key_id_is_forged() {
        let mut jwks = keys(2).jwks();
        jwks.keys[0].kid = keys(1).jwks().keys[0].kid.clone();
        assert_eq!(
            verify_record(&sign_record(&keys(1), &seal()), &jwks, &seal()),
            Err(SignatureFault::Forged)
        );
    }

    #[test]
    fn a_token_is_no_signature_of_a_record() {
        let keys = Arc::new(keys(1));
        let player =
            Player { id: "p_1".to_owned(), name: "Ada".to_owned(), kind: PlayerKind::Guest };
        let issued = Tokens::new(Arc::clone(&keys))
            .issue(&Caller { player, session: SessionId("s_1".to_owned()) }, 0);
        assert_eq!(
            verify_record(&issued.token, &keys.jwks(), &seal()),
            Err(SignatureFault::Malformed)
        );
        let dressed_up = jws::sign(&keys, "JWT", &seal());
        assert_eq!(
            verify_record(&dressed_up, &keys.jwks(), &seal()),
            Err(SignatureFault::Malformed)
        );
    }
}
