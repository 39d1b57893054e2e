//! Refresh tokens: a session and a counter, authenticated by the server's secret. They are worked
//! out, never stored, so the same session and counter always give the same text. What a counter is
//! worth is decided by `app::accounts`.

use data_encoding::BASE64URL_NOPAD;
use subtle::ConstantTimeEq;

use super::{
    SessionId,
    keys::{Keys, Purpose},
};

/// Longest refresh token that is looked at, in bytes; ours are well below.
pub const REFRESH_TOKEN_LENGTH_MAX: usize = 256;

const PREFIX: &str = "r_";

/// What a refresh token says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefreshToken {
    /// Which session it carries on.
    pub session: SessionId,
    /// How many tokens of that session came before it.
    pub counter: u64,
}

impl RefreshToken {
    /// The text to hand out: counter, authentication and session, in base64url.
    pub fn write(&self, keys: &Keys) -> String {
        let bytes =
            [&self.counter.to_be_bytes()[..], &self.mac(keys), self.session.0.as_bytes()].concat();
        format!("{PREFIX}{}", BASE64URL_NOPAD.encode(&bytes))
    }

    /// Reads a text; `None` if this server did not write it.
    pub fn read(text: &str, keys: &Keys) -> Option<RefreshToken> {
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
    fn what_was_written_is_read() {
        assert_eq!(RefreshToken::read(&third().write(&keys(1)), &keys(1)), Some(third()));
    }

    #[test]
    fn the_same_counter_gives_the_same_text() {
        assert_eq!(third().write(&keys(1)), third().write(&keys(1)));
    }

    #[test]
    fn a_text_under_another_secret_is_not_read() {
        assert_eq!(RefreshToken::read(&third().write(&keys(2)), &keys(1)), None);
    }

    #[test]
    fn a_changed_byte_voids_the_text() {
        let text = third().write(&keys(1));
        let bytes = BASE64URL_NOPAD.decode(text.strip_prefix(PREFIX).unwrap().as_bytes()).unwrap();
        for place in 0..bytes.len() {
            let mut changed = bytes.clone();
            changed[place] ^= 1;
            let text = format!("{PREFIX}{}", BASE64URL_NOPAD.encode(&changed));
            assert_eq!(RefreshToken::read(&text, &keys(1)), None, "byte {place}");
        }
    }

    #[test]
    fn noise_is_not_read() {
        let overlong = format!("{PREFIX}{}", "A".repeat(REFRESH_TOKEN_LENGTH_MAX));
        for text in ["", "r_", "r_AAAA", "x_AAAA", "r_!!!!", overlong.as_str()] {
            assert_eq!(RefreshToken::read(text, &keys(1)), None);
        }
    }
}
