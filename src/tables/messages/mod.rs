//! Messages: what the players at a table write to each other.
//!
//! The messages of a table have a log of their own beside the game's log, so that they leave no
//! trace in the game (seq, entity tags, chain, record). Each entry is one message. The number of a
//! message is the number of its entry, counted from 1.

mod entry;
mod posting;
pub mod removed;
pub mod reports;
mod witness;

use crate::boxed;
use std::sync::Arc;

use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    error::TablesError,
    watch::feed::{Admission, Ended, Feed, Page, Span, Watched},
};
pub use entry::author_of;
pub use entry::{LIMITS as TABLE_LIMITS, Message};
use entry::{StoredMessage, Tallies};
use kontor_accounts::player_lists::Unwanted;
use kontor_log::{names::messages_of, table_event::PlayerRef};
use kontor_problems::Refused;
use kontor_rules::{Seat, Viewer};
use kontor_service::{
    documents::Documents,
    requester::Requester,
    runtime::{games::Games, hub::Topic},
};
use kontor_store::{Entry, Position, StoreError};
pub use posting::MESSAGE_LIMITS;
pub use removed::REMOVED_TEXT;
use removed::Removed;

kontor_limits::limits! { PAGE_LIMITS:
    /// Most messages on a page.
    pub const MESSAGES_PAGE_MAX: usize = 500;
}

/// Number of messages on a page if the caller does not state another one.
pub const MESSAGES_PAGE: usize = 100;

/// Maximum number of entries that are read from the store at a time.
const ENTRIES_READ_MAX: usize = 256;

/// A page of messages.
#[derive(Debug, Serialize, ToSchema)]
pub struct MessagePage {
    /// The messages.
    pub items: Vec<Message>,
    /// The `after` of the next page; null when this page reached `last`.
    pub next: Option<u64>,
    /// Number of the last message; 0 if there is none.
    pub last: u64,
}

impl From<Page<Message>> for MessagePage {
    fn from(Page { items, next, last }: Page<Message>) -> Self {
        MessagePage { items, next, last }
    }
}

/// The feed of the messages at a table.
#[derive(Debug)]
pub enum MessageFeed {}

impl Feed for MessageFeed {
    type Item = Message;
    type Page = MessagePage;
    const PAGE: usize = MESSAGES_PAGE;
    const PAGE_MAX: usize = MESSAGES_PAGE_MAX;

    fn path(game: &str) -> String {
        format!("/v1/games/{game}/messages")
    }

    fn topics(game: &str) -> Vec<Topic> {
        // A requester who loses the seat, or whose table is deleted, may not read on, so the game's
        // topic is needed too.
        vec![Topic::Messages(game.into()), Topic::Game(game.into())]
    }

    fn number(message: &Message) -> u64 {
        message.number
    }

    async fn read(
        games: &Games,
        game: &str,
        requester: &Requester,
        as_a: Admission,
        span: Span,
    ) -> Result<Watched<Self>, TablesError> {
        let Membership { seat, deleted, .. } = membership_at(games, game, requester, as_a).await?;
        let seat = seat.ok_or(Refused::NotYourSeat)?;
        let Span { after, limit, as_seat: _ } = span;
        let log = messages_of(game);
        let last = games.events().last(&log).await?.map_or(0, |(position, _)| position.number + 1);
        if after > last {
            return Err(TablesError::ParameterInvalid {
                parameter: "after",
                what: format!("the last number is {last}"),
            });
        }
        let documents = Documents(games.documents().clone());
        let listed = match &requester.player {
            Some(player) => Unwanted::listed_by(&documents, player).await?,
            None => Unwanted::default(),
        };
        let (mut items, mut reached) = (Vec::new(), after);
        // What muted players said is passed over, so a page may need several reads.
        while reached < last && items.len() < limit {
            let wanted = usize::try_from(last - reached).unwrap_or(limit).min(limit - items.len());
            let read = shown(games, game, reached, wanted).await?;
            let Some(end) = read.last() else { break };
            reached = end.number;
            let authors = read.iter().map(|message| &message.player);
            let unwanted = listed.with_bots_among(&documents, authors).await?;
            items.extend(read.into_iter().filter(|message| !unwanted.mute(&message.player.id)));
        }
        let next = (reached < last).then_some(reached);
        let ended = deleted.then_some(Ended::Deleted);
        Ok(Watched { page: Page { items, next, last }, viewer: Viewer::Seat(seat), ended })
    }
}

/// The requester's part in a table, on which the rights to its messages depend.
struct Membership {
    /// The requester's seat.
    seat: Option<Seat>,
    /// Whether a stand-in has taken over a seat of the requester.
    has_left: bool,
    /// Whether the game has started.
    started: bool,
    /// Whether the table was deleted.
    deleted: bool,
    /// Who sits there.
    players: Vec<Arc<str>>,
}

/// The use cases of messages.
#[derive(Clone)]
pub struct Messages {
    games: Games,
    tallies: Arc<Tallies>,
}

impl Messages {
    /// Messages at the tables of these games.
    pub fn new(games: Games) -> Self {
        Messages { games, tallies: Arc::default() }
    }
}

/// The messages at a table after this number, as everybody sees them.
async fn shown(
    games: &Games,
    game: &str,
    after: u64,
    limit: usize,
) -> Result<Vec<Message>, TablesError> {
    let entries = games.events().read(&messages_of(game), after, limit).await?;
    let removed = match entries.is_empty() {
        true => Removed::default(),
        false => removed::of(&Documents(games.documents().clone()), game).await?,
    };
    let message = |(position, entry): &(Position, Entry)| {
        let mut stored = StoredMessage::parse(entry)?;
        games.former.rename(&mut stored.player);
        Ok::<_, TablesError>(removed.applied(stored.numbered(position.number)))
    };
    entries.iter().map(message).collect()
}

/// What this player has said at a table, among some messages after so many. Returns also how many
/// were read; none at the end. `None` if the messages are damaged, or which of them were removed.
#[boxed]
pub async fn own_messages(
    games: &Games,
    game: &str,
    player: &str,
    after: u64,
) -> Result<Option<(Vec<Message>, u64)>, TablesError> {
    let entries = match games.events().read(&messages_of(game), after, ENTRIES_READ_MAX).await {
        Ok(entries) => entries,
        Err(StoreError::Corrupt { .. }) => return Ok(None),
        Err(other) => return Err(other.into()),
    };
    let mut own = Vec::new();
    let Some(removed) = removed::undamaged(&Documents(games.documents().clone()), game).await?
    else {
        return Ok(None);
    };
    for (position, entry) in &entries {
        let stored = StoredMessage::parse(entry)?;
        let is_own = stored.player.is(player);
        own.extend(is_own.then(|| removed.applied(stored.numbered(position.number))));
    }
    Ok(Some((own, entries.len() as u64)))
}

async fn membership_at(
    games: &Games,
    game: &str,
    requester: &Requester,
    as_a: Admission,
) -> Result<Membership, TablesError> {
    let handle = games.handle(game).await?;
    games
        .read(&handle, |snapshot| {
            as_a.admit(snapshot, requester)?;
            let lobby = &snapshot.lobby;
            let player = requester.player.as_deref();
            let seat = player.and_then(|player| lobby.seat_of(player));
            let is_own = |left: &PlayerRef| player.is_some_and(|player| left.is(player));
            let has_left = lobby.resigned.iter().any(|(_, left)| is_own(left));
            let players = lobby.players().map(|player| player.id.clone()).collect();
            let started = lobby.started_at.is_some();
            Ok(Membership { seat, has_left, started, deleted: lobby.deleted, players })
        })
        .await
}
