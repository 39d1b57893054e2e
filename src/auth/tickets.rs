//! Stream tickets: a session and a game, for a short time, authenticated by the server's secret.
//! They are worked out, never stored. Whether the session still lives, and what its player may know
//! of the game, is decided by `app`.

use data_encoding::BASE64URL_NOPAD;
use subtle::ConstantTimeEq;

use super::{
    SessionId,
    keys::{Keys, Purpose},
};

/// How long a stream ticket opens connections.
pub const STREAM_TICKET_LIFETIME_S: u64 = 10 * 60;
/// Longest stream ticket that is looked at, in bytes; ours are well below.
pub const STREAM_TICKET_LENGTH_MAX: usize = 256;

const PREFIX: &str = "t_";
/// Stands between session and game, and in neither.
const BOUNDARY: u8 = 0;

/// What a stream ticket says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StreamTicket {
    /// In whose name it reads: the session's player, for as long as the session lives.
    pub session: SessionId,
    /// The game whose feeds it reads.
    pub game: String,
    /// From when on it opens nothing any more.
    pub expires_at_ms: u64,
}

impl StreamTicket {
    /// The text to hand out: end, authentication, session and game, in base64url.
    pub fn write(&self, keys: &Keys) -> String {
        let bytes =
            [&self.expires_at_ms.to_be_bytes()[..], &self.mac(keys), &self.subject()].concat();
        format!("{PREFIX}{}", BASE64URL_NOPAD.encode(&bytes))
    }

    /// Reads a text; `None` if this server did not write it.
    pub fn read(text: &str, keys: &Keys) -> Option<StreamTicket> {
        if text.len() > STREAM_TICKET_LENGTH_MAX {
            return None;
        }
        let bytes = BASE64URL_NOPAD.decode(text.strip_prefix(PREFIX)?.as_bytes()).ok()?;
        let (expires_at_ms, rest) = bytes.split_first_chunk::<8>()?;
        let (mac, subject) = rest.split_first_chunk::<32>()?;
        let subject = std::str::from_utf8(subject).ok()?;
        let (session, game) = subject.split_once(char::from(BOUNDARY))?;
        let expires_at_ms = u64::from_be_bytes(*expires_at_ms);
        let ticket = StreamTicket {
            session: SessionId(session.to_owned()),
            game: game.to_owned(),
            expires_at_ms,
        };
        bool::from(ticket.mac(keys).ct_eq(mac)).then_some(ticket)
    }

    fn subject(&self) -> Vec<u8> {
        [self.session.0.as_bytes(), &[BOUNDARY], self.game.as_bytes()].concat()
    }

    fn mac(&self, keys: &Keys) -> [u8; 32] {
        keys.mac(
            Purpose::StreamTicket,
            &[&self.expires_at_ms.to_be_bytes()[..], &self.subject()].concat(),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::refresh::RefreshToken;

    fn keys(secret: u8) -> Keys {
        Keys::in_memory(&[[1; 32]], [secret; 32])
    }

    fn ticket() -> StreamTicket {
        StreamTicket {
            session: SessionId("s_mzxw6ytboi2dgnbvgy3tqojqgi".to_owned()),
            game: "g_4x7k2m3n5q6r7s2t4u5v6w7x2y".to_owned(),
            expires_at_ms: 1_700_000_600_000,
        }
    }

    #[test]
    fn what_was_written_is_read_and_fits_into_an_address() {
        let text = ticket().write(&keys(1));
        assert_eq!(StreamTicket::read(&text, &keys(1)), Some(ticket()));
        assert!(
            text.bytes().all(|letter| letter.is_ascii_alphanumeric() || b"-_".contains(&letter)),
            "{text}"
        );
        assert!(text.len() <= STREAM_TICKET_LENGTH_MAX, "{}", text.len());
    }

    #[test]
    fn a_text_under_another_secret_is_not_read() {
        assert_eq!(StreamTicket::read(&ticket().write(&keys(2)), &keys(1)), None);
    }

    #[test]
    fn a_changed_byte_voids_the_text() {
        let text = ticket().write(&keys(1));
        let bytes = BASE64URL_NOPAD.decode(text.strip_prefix(PREFIX).unwrap().as_bytes()).unwrap();
        for place in 0..bytes.len() {
            let mut changed = bytes.clone();
            changed[place] ^= 1;
            let text = format!("{PREFIX}{}", BASE64URL_NOPAD.encode(&changed));
            assert_eq!(StreamTicket::read(&text, &keys(1)), None, "byte {place}");
        }
    }

    #[test]
    fn a_refresh_token_is_no_ticket_and_a_ticket_no_refresh_token() {
        let refresh = RefreshToken { session: ticket().session, counter: 1 }.write(&keys(1));
        let dressed_up = refresh.replace("r_", PREFIX);
        assert_eq!(
            (StreamTicket::read(&refresh, &keys(1)), StreamTicket::read(&dressed_up, &keys(1))),
            (None, None)
        );
        let dressed_up = ticket().write(&keys(1)).replace(PREFIX, "r_");
        assert_eq!(RefreshToken::read(&dressed_up, &keys(1)), None);
    }

    #[test]
    fn noise_is_not_read() {
        let overlong = format!("{PREFIX}{}", "A".repeat(STREAM_TICKET_LENGTH_MAX));
        for text in ["", "t_", "t_AAAA", "x_AAAA", "t_!!!!", overlong.as_str()] {
            assert_eq!(StreamTicket::read(text, &keys(1)), None);
        }
    }
}
