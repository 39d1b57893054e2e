//! Refresh tokens: the id of a session and a counter, with a MAC under the server's secret.
//!
//! They are computed and never stored, so the same session and counter always give the same token.
//! Whether a counter is still valid is decided by the crate `kontor-accounts`.

use data_encoding::BASE64URL_NOPAD;
use subtle::ConstantTimeEq;

use super::{
    SessionId,
    keys::{Keys, Purpose},
};

/// Longest refresh token that is decoded, in bytes. Valid ones are much shorter.
pub const REFRESH_TOKEN_LENGTH_MAX: usize = 256;

const PREFIX: &str = "r_";

/// The content of a refresh token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefreshToken {
    /// The session that it continues.
    pub session: SessionId,
    /// The number of earlier refresh tokens of the session.
    pub counter: u64,
}

impl RefreshToken {
    /// The token as text: counter, MAC and session in base64url.
    pub fn encode(&self, keys: &Keys) -> String {
        let bytes =
            [&self.counter.to_be_bytes()[..], &self.mac(keys), self.session.0.as_bytes()].concat();
        format!("{PREFIX}{}", BASE64URL_NOPAD.encode(&bytes))
    }

    /// Decodes a token; `None` if its MAC was not made with this server's secret.
    pub fn decode(text: &str, keys: &Keys) -> Option<RefreshToken> {
        if text.len() > REFRESH_TOKEN_LENGTH_MAX {
            return None;
        }
        let bytes = BASE64URL_NOPAD.decode(text.strip_prefix(PREFIX)?.as_bytes()).ok()?;
        let (counter, rest) = bytes.split_first_chunk::<8>()?;
        let (mac, session) = rest.split_first_chunk::<32>()?;
        let session = SessionId(String::from_utf8(session.to_vec()).ok()?);
        let token = RefreshToken { session, counter: u64::from_be_bytes(*counter) };
        bool::from(token.mac(keys).ct_eq(mac)).then_some(token)
    }

    fn mac(&self, keys: &Keys) -> [u8; 32] {
        keys.mac(
            Purpose::RefreshToken,
            &[&self.counter.to_be_bytes()[..], self.session.0.as_bytes()].concat(),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(secret: u8) -> Keys {
        Keys::in_memory(&[[1; 32]], [secret; 32])
    }

    fn third() -> RefreshToken {
        RefreshToken { session: SessionId("s_mzxw6ytboi2dgnbvgy3tqojqgi".to_owned()), counter: 3 }
    }

    #[test]
    fn a_decoded_token_is_the_one_that_was_encoded() {
        assert_eq!(RefreshToken::decode(&third().encode(&keys(1)), &keys(1)), Some(third()));
    }

    #[test]
    fn the_same_counter_gives_the_same_token() {
        assert_eq!(third().encode(&keys(1)), third().encode(&keys(1)));
    }

    #[test]
    fn a_token_under_another_secret_is_invalid() {
        assert_eq!(RefreshToken::decode(&third().encode(&keys(2)), &keys(1)), None);
    }

    #[test]
    fn a_token_with_a_changed_byte_is_invalid() {
        let text = third().encode(&keys(1));
        let bytes = BASE64URL_NOPAD.decode(text.strip_prefix(PREFIX).unwrap().as_bytes()).unwrap();
        for index in 0..bytes.len() {
            let mut changed = bytes.clone();
            changed[index] ^= 1;
            let text = format!("{PREFIX}{}", BASE64URL_NOPAD.encode(&changed));
            assert_eq!(RefreshToken::decode(&text, &keys(1)), None, "byte {index}");
        }
    }

    #[test]
    fn malformed_tokens_are_invalid() {
        let overlong = format!("{PREFIX}{}", "A".repeat(REFRESH_TOKEN_LENGTH_MAX));
        for text in ["", "r_", "r_AAAA", "x_AAAA", "r_!!!!", overlong.as_str()] {
            assert_eq!(RefreshToken::decode(text, &keys(1)), None);
        }
    }
}
