//! Stream tickets, for readers that cannot send a header, such as a browser's EventSource.
use kontor_problems::Refused;

use crate::boxed;
use std::sync::Arc;

use crate::error::AccountsError;
use crate::{Accounts, Caller};
use kontor_auth::{
    SessionId,
    lifetimes::CLOCKS_DIFFER_MAX_MS,
    tickets::{STREAM_TICKET_S, StreamTicket},
};

/// A ticket for a client.
pub struct IssuedTicket {
    /// The ticket.
    pub ticket: String,
    /// From this time on the ticket is refused.
    pub expires_at_ms: u64,
}

impl Accounts {
    /// Issues a ticket with which this session can read the feeds of a game.
    pub fn issue_ticket(&self, session: &SessionId, game: &str) -> IssuedTicket {
        let expires_at_ms = self.clock.now_ms() + STREAM_TICKET_S * 1000;
        let ticket =
            StreamTicket { session: session.clone(), game: game.to_owned(), expires_at_ms };
        IssuedTicket { ticket: ticket.encode(&self.keys), expires_at_ms }
    }

    /// Identifies the caller who reads the feeds of this game with this ticket.
    #[boxed]
    pub async fn identify_reader(
        &self,
        ticket: &str,
        game: &str,
    ) -> Result<Arc<Caller>, AccountsError> {
        let ticket = StreamTicket::decode(ticket, &self.keys).filter(|ticket| ticket.game == game);
        let StreamTicket { session, game: _, expires_at_ms } =
            ticket.ok_or(Refused::TicketInvalid)?;
        let now_ms = self.clock.now_ms();
        if now_ms >= expires_at_ms {
            return Err(Refused::TicketExpired.into());
        }
        // It was issued by a clock that was ahead and has been set back.
        if expires_at_ms > now_ms + STREAM_TICKET_S * 1000 + CLOCKS_DIFFER_MAX_MS {
            return Err(Refused::TicketInvalid.into());
        }
        self.caller(&session).await?.ok_or(Refused::TicketInvalid.into())
    }
}
