//! Access tokens: signed JWTs with a short lifetime. The caller passes in the current time.

use std::sync::Arc;

use jsonwebtoken::Validation;
use quick_cache::sync::Cache;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::{Caller, Player, PlayerKind, SessionId, jws, keys::Keys};

kontor_limits::limits! {
    /// How long an access token lives, in seconds.
    pub const ACCESS_TOKEN_S: u64 = 15 * 60;
}

/// How much later than now a token or ticket may have been issued, in milliseconds: the clocks of
/// several servers differ. After a clock that was ahead is set back, the tokens that it dated are
/// refused, because they would be valid for longer than a lifetime.
pub const CLOCKS_DIFFER_MAX_MS: u64 = 60_000;
/// Longest access token that is verified, in bytes. Valid ones are much shorter.
pub const ACCESS_TOKEN_LENGTH_MAX: usize = 2048;
/// Most verified tokens in the cache.
pub const VERIFIED_TOKENS_MAX: usize = 20_000;

const ISSUER: &str = "kontor";
const AUDIENCE: &str = "kontor";
const TYP: &str = "JWT";

/// Issues and verifies access tokens.
pub struct Tokens {
    keys: Arc<Keys>,
    validation: Validation,
    /// Tokens with a valid signature, by their hash: verifying a signature costs more than the rest
    /// of a request. Invalid tokens are not cached, so they cannot displace valid ones.
    verified: Cache<[u8; 32], Arc<VerifiedToken>>,
}

struct VerifiedToken {
    caller: Arc<Caller>,
    issued_at_ms: u64,
    expires_at_ms: u64,
}

/// A new access token and its expiry time.
#[derive(Clone, PartialEq, Eq)]
pub struct IssuedToken {
    /// The token.
    pub token: String,
    /// When it expires: from then on it is refused.
    pub expires_at_ms: u64,
}

/// Why an access token is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TokenError {
    /// Its lifetime is over.
    #[error("the token has expired")]
    Expired,
    /// This server did not issue it.
    #[error("the token is not valid")]
    Invalid,
    /// It names a key that this server does not know: it is not valid, or another server has signed
    /// it with a key that is new.
    #[error("the token names an unknown key")]
    KeyUnknown,
}

#[derive(Serialize, Deserialize)]
struct Claims {
    iss: String,
    aud: String,
    sub: String,
    sid: SessionId,
    name: String,
    kind: PlayerKind,
    iat: u64,
    exp: u64,
}

impl Tokens {
    /// Issues and verifies tokens with these keys.
    pub fn new(keys: Arc<Keys>) -> Tokens {
        let mut validation = Validation::new(jws::ALGORITHM);
        // The library would use the system clock; `verify` compares `exp` with the time it is
        // given.
        validation.validate_exp = false;
        validation.set_required_spec_claims(&["exp", "iss", "aud", "sub"]);
        validation.set_issuer(&[ISSUER]);
        validation.set_audience(&[AUDIENCE]);
        Tokens { keys, validation, verified: Cache::new(VERIFIED_TOKENS_MAX) }
    }

    /// Issues a token. The same caller, time and keys give the same token.
    pub fn issue(&self, caller: &Caller, now_ms: u64) -> IssuedToken {
        let Caller { player: Player { id, name, kind, engine: _ }, session, .. } = caller.clone();
        let iat = now_ms / 1000;
        let exp = iat + ACCESS_TOKEN_S;
        let claims = Claims {
            iss: ISSUER.to_owned(),
            aud: AUDIENCE.to_owned(),
            sub: id,
            sid: session,
            name,
            kind,
            iat,
            exp,
        };
        IssuedToken { token: jws::sign(&self.keys, TYP, &claims), expires_at_ms: exp * 1000 }
    }

    /// The caller that the token names.
    pub fn verify(&self, token: &str, now_ms: u64) -> Result<Arc<Caller>, TokenError> {
        if token.len() > ACCESS_TOKEN_LENGTH_MAX {
            return Err(TokenError::Invalid);
        }
        let hash: [u8; 32] = Sha256::digest(token).into();
        let verified = match self.verified.get(&hash) {
            Some(verified) => verified,
            None => {
                let verified = Arc::new(self.check(token)?);
                self.verified.insert(hash, Arc::clone(&verified));
                verified
            }
        };
        if verified.issued_at_ms > now_ms + CLOCKS_DIFFER_MAX_MS {
            Err(TokenError::Invalid)
        } else if now_ms >= verified.expires_at_ms {
            Err(TokenError::Expired)
        } else {
            Ok(verified.caller.clone())
        }
    }

    fn check(&self, token: &str) -> Result<VerifiedToken, TokenError> {
        let kid = jws::key_id(token, TYP).ok_or(TokenError::Invalid)?;
        let key = self.keys.find(&kid).ok_or(TokenError::KeyUnknown)?;
        let claims: Claims =
            jws::verify(token, &key.verifying, &self.validation).ok_or(TokenError::Invalid)?;
        let player = Player { id: claims.sub, name: claims.name, kind: claims.kind, engine: None };
        let caller = Arc::new(Caller::signed_in(player, claims.sid));
        let issued_at_ms = claims.iat.saturating_mul(1000);
        // No token lives longer, whatever it says: so none outlives the key that signed it.
        let longest = issued_at_ms.saturating_add(ACCESS_TOKEN_S * 1000);
        let expires_at_ms = claims.exp.saturating_mul(1000).min(longest).min(key.tokens_until_ms);
        Ok(VerifiedToken { caller, issued_at_ms, expires_at_ms })
    }
}

#[cfg(test)]
mod tests {
    use data_encoding::BASE64URL_NOPAD;
    use jsonwebtoken::{Algorithm, EncodingKey, Header};

    use super::*;
    use crate::records::{RecordClaims, sign_record};

    const NOW_MS: u64 = 1_700_000_000_000;
    const LIFETIME_MS: u64 = ACCESS_TOKEN_S * 1000;

    fn keys(seeds: &[[u8; 32]]) -> Arc<Keys> {
        Arc::new(Keys::in_memory(seeds, [0; 32]))
    }

    fn ada() -> Caller {
        let player = Player {
            id: "p_ada".to_owned(),
            name: "Ada \"the\" Count".to_owned(),
            kind: PlayerKind::User,
            engine: None,
        };
        Caller::signed_in(player, SessionId("s_1".to_owned()))
    }

    fn claims() -> serde_json::Value {
        serde_json::json!({
            "iss": ISSUER, "aud": AUDIENCE, "sub": "p_ada", "sid": "s_1", "name": "Ada",
            "kind": "user", "iat": NOW_MS / 1000, "exp": NOW_MS / 1000 + 60,
        })
    }

    #[test]
    fn a_token_names_its_caller() {
        let tokens = Tokens::new(keys(&[[1; 32]]));
        let issued = tokens.issue(&ada(), NOW_MS);
        assert_eq!(issued.expires_at_ms, NOW_MS + LIFETIME_MS);
        assert_eq!(tokens.verify(&issued.token, NOW_MS), Ok(Arc::new(ada())));
    }

    #[test]
    fn a_token_expires_even_if_it_is_in_the_cache() {
        let tokens = Tokens::new(keys(&[[1; 32]]));
        let issued = tokens.issue(&ada(), NOW_MS);
        assert_eq!(tokens.verify(&issued.token, NOW_MS + LIFETIME_MS - 1), Ok(Arc::new(ada())));
        assert_eq!(tokens.verify(&issued.token, NOW_MS + LIFETIME_MS), Err(TokenError::Expired));
    }

    #[test]
    fn a_token_issued_later_than_now_is_refused() {
        let tokens = Tokens::new(keys(&[[1; 32]]));
        let ahead = |by_ms: u64| tokens.issue(&ada(), NOW_MS + by_ms).token;
        let (near, far) = (ahead(CLOCKS_DIFFER_MAX_MS), ahead(CLOCKS_DIFFER_MAX_MS + 1000));
        assert_eq!(tokens.verify(&near, NOW_MS), Ok(Arc::new(ada())));
        assert_eq!(tokens.verify(&far, NOW_MS), Err(TokenError::Invalid));
        // Also when it is in the cache.
        assert_eq!(tokens.verify(&far, NOW_MS + LIFETIME_MS / 2), Ok(Arc::new(ada())));
        assert_eq!(tokens.verify(&far, NOW_MS), Err(TokenError::Invalid));
    }

    #[test]
    fn a_token_by_another_key_names_an_unknown_one_rather_than_being_expired() {
        let ours = Tokens::new(keys(&[[1; 32]]));
        let foreign = Tokens::new(keys(&[[2; 32]])).issue(&ada(), NOW_MS);
        assert_eq!(ours.verify(&foreign.token, NOW_MS), Err(TokenError::KeyUnknown));
        let later = NOW_MS + LIFETIME_MS;
        assert_eq!(ours.verify(&foreign.token, later), Err(TokenError::KeyUnknown));
    }

    #[test]
    fn a_foreign_signature_under_our_key_id_is_invalid() {
        let ours = keys(&[[1; 32]]);
        let header =
            Header { kid: Some(ours.signing().jwk.kid.clone()), ..Header::new(Algorithm::EdDSA) };
        let forged =
            jsonwebtoken::encode(&header, &claims(), keys(&[[2; 32]]).signing().signing()).unwrap();
        assert_eq!(Tokens::new(ours).verify(&forged, NOW_MS), Err(TokenError::Invalid));
    }

    /// Everybody knows the public key. It must not be accepted as the secret of a symmetric
    /// algorithm.
    #[test]
    fn the_caller_cannot_choose_the_algorithm() {
        let ours = keys(&[[1; 32]]);
        let jwk = &ours.signing().jwk;
        let public = BASE64URL_NOPAD.decode(jwk.x.as_bytes()).unwrap();
        let header = Header { kid: Some(jwk.kid.clone()), ..Header::new(Algorithm::HS256) };
        let by_hmac =
            jsonwebtoken::encode(&header, &claims(), &EncodingKey::from_secret(&public)).unwrap();
        let none = serde_json::json!({"alg": "none", "typ": TYP, "kid": jwk.kid}).to_string();
        let part = |text: &str| BASE64URL_NOPAD.encode(text.as_bytes());
        let unsigned = format!("{}.{}.", part(&none), part(&claims().to_string()));
        let tokens = Tokens::new(ours);
        for token in [by_hmac, unsigned] {
            assert_eq!(tokens.verify(&token, NOW_MS), Err(TokenError::Invalid), "{token}");
        }
    }

    #[test]
    fn a_token_for_another_audience_or_without_expiry_is_invalid() {
        let ours = keys(&[[1; 32]]);
        let tokens = Tokens::new(Arc::clone(&ours));
        let verify =
            |claims: &serde_json::Value| tokens.verify(&jws::sign(&ours, TYP, claims), NOW_MS);
        assert!(verify(&claims()).is_ok());
        for (claim, value) in [("iss", "elsewhere"), ("aud", "elsewhere"), ("exp", "never")] {
            let mut changed = claims();
            changed[claim] = value.into();
            assert_eq!(verify(&changed), Err(TokenError::Invalid), "{claim}");
            changed.as_object_mut().unwrap().remove(claim);
            assert_eq!(verify(&changed), Err(TokenError::Invalid), "{claim}");
        }
    }

    #[test]
    fn the_signature_of_a_record_is_not_accepted_as_a_token() {
        let ours = keys(&[[1; 32]]);
        let record_claims = RecordClaims {
            game: "g_1".to_owned(),
            commits: 3,
            chain_head: "00".to_owned(),
            imported_commits: 0,
        };
        let tokens = Tokens::new(Arc::clone(&ours));
        assert_eq!(
            tokens.verify(&sign_record(&ours, &record_claims), NOW_MS),
            Err(TokenError::Invalid)
        );
        let with_other_typ = jws::sign(&ours, crate::records::TYP, &claims());
        assert_eq!(tokens.verify(&with_other_typ, NOW_MS), Err(TokenError::Invalid));
    }

    #[test]
    fn old_keys_still_verify_and_the_newest_signs() {
        let before = Tokens::new(keys(&[[1; 32]])).issue(&ada(), NOW_MS);
        let after = Tokens::new(keys(&[[1; 32], [2; 32]]));
        assert_eq!(after.verify(&before.token, NOW_MS), Ok(Arc::new(ada())));
        let newest = after.issue(&ada(), NOW_MS);
        assert_eq!(
            Tokens::new(keys(&[[2; 32]])).verify(&newest.token, NOW_MS),
            Ok(Arc::new(ada()))
        );
    }

    #[test]
    fn malformed_and_overlong_tokens_are_invalid() {
        let tokens = Tokens::new(keys(&[[1; 32]]));
        let overlong = "a".repeat(ACCESS_TOKEN_LENGTH_MAX + 1);
        for token in ["", ".", "..", "a.b.c", overlong.as_str()] {
            assert_eq!(tokens.verify(token, NOW_MS), Err(TokenError::Invalid));
        }
    }
}
