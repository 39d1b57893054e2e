//! Stream tickets: the id of a session, a game and an expiry time, with a MAC under the server's
//! secret.
//!
//! They are computed and never stored. Whether the session still exists, and what its player may
//! see of the game, is decided by the crates above.

use data_encoding::BASE64URL_NOPAD;
use subtle::ConstantTimeEq;

use super::{
    SessionId,
    keys::{Keys, Purpose},
};

kontor_limits::limits! {
    /// How long a stream ticket opens connections, in seconds.
    pub const STREAM_TICKET_S: u64 = 10 * 60;
}

/// Longest stream ticket that is decoded, in bytes. Valid ones are much shorter.
pub const STREAM_TICKET_LENGTH_MAX: usize = 256;

const PREFIX: &str = "t_";
/// Separates session and game; neither contains it.
const SEPARATOR: u8 = 0;

/// The content of a stream ticket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StreamTicket {
    /// The session whose player reads, as long as the session exists.
    pub session: SessionId,
    /// The game whose events and messages can be read with it.
    pub game: String,
    /// When it expires: from then on it opens no connection.
    pub expires_at_ms: u64,
}

impl StreamTicket {
    /// The ticket as text: expiry, MAC, session and game in base64url.
    pub fn encode(&self, keys: &Keys) -> String {
        let bytes =
            [&self.expires_at_ms.to_be_bytes()[..], &self.mac(keys), &self.subject()].concat();
        format!("{PREFIX}{}", BASE64URL_NOPAD.encode(&bytes))
    }

    /// Decodes a ticket; `None` if its MAC was not made with this server's secret.
    pub fn decode(text: &str, keys: &Keys) -> Option<StreamTicket> {
        if text.len() > STREAM_TICKET_LENGTH_MAX {
            return None;
        }
        let bytes = BASE64URL_NOPAD.decode(text.strip_prefix(PREFIX)?.as_bytes()).ok()?;
        let (expires_at_ms, rest) = bytes.split_first_chunk::<8>()?;
        let (mac, subject) = rest.split_first_chunk::<32>()?;
        let subject = std::str::from_utf8(subject).ok()?;
        let (session, game) = subject.split_once(char::from(SEPARATOR))?;
        let expires_at_ms = u64::from_be_bytes(*expires_at_ms);
        let ticket = StreamTicket {
            session: SessionId(session.to_owned()),
            game: game.to_owned(),
            expires_at_ms,
        };
        bool::from(ticket.mac(keys).ct_eq(mac)).then_some(ticket)
    }

    fn subject(&self) -> Vec<u8> {
        [self.session.0.as_bytes(), &[SEPARATOR], self.game.as_bytes()].concat()
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
    fn a_decoded_ticket_is_the_one_that_was_encoded_and_can_stand_in_a_url() {
        let text = ticket().encode(&keys(1));
        assert_eq!(StreamTicket::decode(&text, &keys(1)), Some(ticket()));
        assert!(
            text.bytes().all(|letter| letter.is_ascii_alphanumeric() || b"-_".contains(&letter)),
            "{text}"
        );
        assert!(text.len() <= STREAM_TICKET_LENGTH_MAX, "{}", text.len());
    }

    #[test]
    fn a_ticket_under_another_secret_is_invalid() {
        assert_eq!(StreamTicket::decode(&ticket().encode(&keys(2)), &keys(1)), None);
    }

    #[test]
    fn a_ticket_with_a_changed_byte_is_invalid() {
        let text = ticket().encode(&keys(1));
        let bytes = BASE64URL_NOPAD.decode(text.strip_prefix(PREFIX).unwrap().as_bytes()).unwrap();
        for index in 0..bytes.len() {
            let mut changed = bytes.clone();
            changed[index] ^= 1;
            let text = format!("{PREFIX}{}", BASE64URL_NOPAD.encode(&changed));
            assert_eq!(StreamTicket::decode(&text, &keys(1)), None, "byte {index}");
        }
    }

    #[test]
    fn refresh_tokens_and_tickets_are_not_accepted_as_each_other() {
        let refresh = RefreshToken { session: ticket().session, counter: 1 }.encode(&keys(1));
        let with_other_prefix = refresh.replace("r_", PREFIX);
        assert_eq!(
            (
                StreamTicket::decode(&refresh, &keys(1)),
                StreamTicket::decode(&with_other_prefix, &keys(1))
            ),
            (None, None)
        );
        let with_other_prefix = ticket().encode(&keys(1)).replace(PREFIX, "r_");
        assert_eq!(RefreshToken::decode(&with_other_prefix, &keys(1)), None);
    }

    #[test]
    fn malformed_tickets_are_invalid() {
        let overlong = format!("{PREFIX}{}", "A".repeat(STREAM_TICKET_LENGTH_MAX));
        for text in ["", "t_", "t_AAAA", "x_AAAA", "t_!!!!", overlong.as_str()] {
            assert_eq!(StreamTicket::decode(text, &keys(1)), None);
        }
    }
}
