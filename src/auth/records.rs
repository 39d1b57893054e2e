//! The signature of a record. It proves that this server wrote the record; anybody can make up a
//! record that is merely consistent.
//!
//! The signature covers the id of the game, the number of commits and the chain head; the chain
//! head covers everything else. It does not expire: records stay valid for ever.
//!
//! Of an imported game the server knows only that it is consistent, and anyone who chooses the seed
//! can make up such a game. So the signature also says how many of the commits were imported: the
//! server does not confirm that those were played on it.

use std::collections::HashSet;

use jsonwebtoken::Validation;
use serde::{Deserialize, Serialize};

use super::{jwks::Jwks, jws, keys::Keys};

/// Longest signature that is verified, in bytes. Valid ones are much shorter.
pub const RECORD_SIGNATURE_LENGTH_MAX: usize = 2048;

/// The `typ` in the header. A JWS with another one, for example an access token, is not accepted as
/// the signature of a record.
pub(super) const TYP: &str = "kontor-record";

/// The claims that the signature of a record covers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordClaims {
    /// Id of the game.
    pub game: String,
    /// Number of its commits.
    pub commits: u64,
    /// Hash of the last commit.
    pub chain_head: String,
    /// How many of the commits, from the first on, were imported: the server that signs has
    /// verified them, but they were not played on it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub imported_commits: u64,
}

/// The claims of a game that was not imported must have the same bytes as before imports existed.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_zero(count: &u64) -> bool {
    *count == 0
}

/// Why the signature of a record is not accepted.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SignatureError {
    /// It does not have the format of such a signature.
    #[error("this is not the signature of a record")]
    Malformed,
    /// The key that it names is not one of the given keys.
    #[error("the signing key {kid} is not among the given keys")]
    KeyUnknown {
        /// Id of the key.
        kid: String,
    },
    /// The key that it names did not sign it.
    #[error("the signature is not by the key it names")]
    Forged,
    /// It is valid, but for another record.
    #[error(
        "the signature is that of another record: game {}, {} commits, chain head {}",
        .0.game, .0.commits, .0.chain_head
    )]
    OtherRecord(RecordClaims),
}

/// Signs a record with the key that signs now. The signature is a compact JWS.
pub fn sign_record(keys: &Keys, claims: &RecordClaims) -> String {
    jws::sign(keys, TYP, claims)
}

/// Verifies that one of the given keys signed exactly these claims, `imported_commits` included.
pub fn verify_record(
    signature: &str,
    jwks: &Jwks,
    claims: &RecordClaims,
) -> Result<(), SignatureError> {
    if signature.len() > RECORD_SIGNATURE_LENGTH_MAX {
        return Err(SignatureError::Malformed);
    }
    let kid = jws::key_id(signature, TYP).ok_or(SignatureError::Malformed)?;
    let Some(key) = jwks.find(&kid).and_then(|jwk| jwk.decoding_key()) else {
        return Err(SignatureError::KeyUnknown { kid });
    };
    let signed: RecordClaims =
        jws::verify(signature, &key, &validation()).ok_or(SignatureError::Forged)?;
    if signed == *claims { Ok(()) } else { Err(SignatureError::OtherRecord(signed)) }
}

/// Decodes the claims of a signature without verifying it; `None` if it is not the signature of a
/// record.
pub fn read_claims(signature: &str) -> Option<RecordClaims> {
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

    fn claims() -> RecordClaims {
        RecordClaims {
            game: "g_1".to_owned(),
            commits: 3,
            chain_head: "ab".repeat(32),
            imported_commits: 0,
        }
    }

    #[test]
    fn the_signature_of_an_imported_game_is_not_valid_for_a_played_one() {
        let imported = RecordClaims { imported_commits: 3, ..claims() };
        let signature = sign_record(&keys(1), &imported);
        assert_eq!(read_claims(&signature), Some(imported.clone()));
        assert_eq!(
            verify_record(&signature, &keys(1).jwks(), &claims()),
            Err(SignatureError::OtherRecord(imported))
        );
    }

    #[test]
    fn a_signature_is_valid_only_for_its_own_record() {
        let signature = sign_record(&keys(1), &claims());
        assert_eq!(verify_record(&signature, &keys(1).jwks(), &claims()), Ok(()));
        let longer = RecordClaims { commits: 4, ..claims() };
        assert_eq!(
            verify_record(&signature, &keys(1).jwks(), &longer),
            Err(SignatureError::OtherRecord(claims()))
        );
    }

    #[test]
    fn the_published_keys_as_json_are_enough_to_verify() {
        let published = serde_json::to_string(&keys(1).jwks()).unwrap();
        let read: Jwks = serde_json::from_str(&published).unwrap();
        assert_eq!(verify_record(&sign_record(&keys(1), &claims()), &read, &claims()), Ok(()));
    }

    #[test]
    fn an_old_key_still_verifies_what_it_signed() {
        let signature = sign_record(&keys(1), &claims());
        let later = Keys::in_memory(&[[1; 32], [2; 32]], [0; 32]);
        assert_eq!(verify_record(&signature, &later.jwks(), &claims()), Ok(()));
    }

    #[test]
    fn a_signature_by_an_unknown_key_names_it() {
        let kid = keys(1).jwks().keys[0].kid.clone();
        let result = verify_record(&sign_record(&keys(1), &claims()), &keys(2).jwks(), &claims());
        assert_eq!(result, Err(SignatureError::KeyUnknown { kid }));
    }

    #[test]
    fn a_foreign_signature_under_a_known_key_id_is_forged() {
        let mut jwks = keys(2).jwks();
        jwks.keys[0].kid = keys(1).jwks().keys[0].kid.clone();
        assert_eq!(
            verify_record(&sign_record(&keys(1), &claims()), &jwks, &claims()),
            Err(SignatureError::Forged)
        );
    }

    #[test]
    fn a_token_is_not_accepted_as_the_signature_of_a_record() {
        let keys = Arc::new(keys(1));
        let player = Player {
            id: "p_1".to_owned(),
            name: "Ada".to_owned(),
            kind: PlayerKind::Guest,
            engine: None,
        };
        let issued = Tokens::new(Arc::clone(&keys))
            .issue(&Caller::signed_in(player, SessionId("s_1".to_owned())), 0);
        assert_eq!(
            verify_record(&issued.token, &keys.jwks(), &claims()),
            Err(SignatureError::Malformed)
        );
        let with_other_typ = jws::sign(&keys, "JWT", &claims());
        assert_eq!(
            verify_record(&with_other_typ, &keys.jwks(), &claims()),
            Err(SignatureError::Malformed)
        );
    }
}
