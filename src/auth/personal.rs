//! Personal tokens: they are valid until they expire or are revoked, and are sent like access
//! tokens. A token is the id of its document and a random secret, of which the server keeps a hash
//! only. It begins with `kontor_`, so that scanners for leaked secrets can find it.

use data_encoding::BASE32_NOPAD;
use sha2::{Digest, Sha256};

use super::SessionId;

/// What the text of every personal token begins with.
pub const PREFIX: &str = "kontor_";

/// What the id of every personal token begins with.
pub const ID_PREFIX: &str = "t_";

/// Length of an id, in bytes: the prefix and 128 bits in base32.
const ID_LENGTH: usize = ID_PREFIX.len() + 26;

/// A personal token.
#[derive(Clone, PartialEq, Eq)]
pub struct PersonalToken {
    /// Its id.
    pub id: SessionId,
    /// Its secret.
    pub secret: [u8; 32],
}

impl PersonalToken {
    /// The text of the token.
    pub fn encode(&self) -> String {
        let secret = BASE32_NOPAD.encode(&self.secret).to_ascii_lowercase();
        format!("{PREFIX}{}_{secret}", self.id.0)
    }

    /// The token with this text; `None` if the text is none of a personal token.
    pub fn decode(text: &str) -> Option<PersonalToken> {
        let (id, secret) = text.strip_prefix(PREFIX)?.rsplit_once('_')?;
        let is_id = id.len() == ID_LENGTH && id.starts_with(ID_PREFIX);
        let is_lowercase = !secret.bytes().any(|letter| letter.is_ascii_uppercase());
        if !is_id || !is_lowercase {
            return None;
        }
        let secret = BASE32_NOPAD.decode(secret.to_ascii_uppercase().as_bytes()).ok()?;
        Some(PersonalToken { id: SessionId(id.to_owned()), secret: secret.try_into().ok()? })
    }

    /// The hash of the secret. A fast one is enough, because the secret is random.
    pub fn hash(&self) -> [u8; 32] {
        Sha256::digest(self.secret).into()
    }
}

/// Whether this is the id of a personal token, and not of a sign-in.
pub fn is_personal(session: &SessionId) -> bool {
    session.0.starts_with(ID_PREFIX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn token() -> PersonalToken {
        let id = SessionId(format!("t_{}", "a".repeat(26)));
        PersonalToken { id, secret: [7; 32] }
    }

    #[test]
    fn the_text_gives_the_token_back() {
        let text = token().encode();
        assert!(text.starts_with("kontor_t_"));
        assert!(PersonalToken::decode(&text) == Some(token()));
    }

    #[test]
    fn other_texts_are_none() {
        let text = token().encode();
        let shorter = &text[..text.len() - 1];
        let shouted = text.to_ascii_uppercase();
        for other in ["", "kontor_", "kontor_t_a_b", shorter, &shouted, &format!("{text}a")] {
            assert!(PersonalToken::decode(other).is_none(), "{other}");
        }
        let session = text.replacen("t_", "s_", 2);
        assert!(PersonalToken::decode(&session).is_none());
    }
}
