//! Messages: what the players at a table write to each other.
//!
//! The messages of a table have a log of their own beside the game's log, so that they leave no
//! trace in the game (seq, entity tags, chain, record). Each entry is one message. The number of a
//! message is the number of its entry, counted from 1.

mod entry;
pub mod removed;
pub mod reports;
mod witness;

use crate::boxed;
use std::sync::Arc;

use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    error::TablesError,
    table::lists::conceal,
    watch::feed::{Admission, Ended, Feed, Page, Span, Watched},
};
pub use entry::author_of;
use entry::{FORMAT, StoredMessage, Tallies, Tally, message_entry, said_until};
pub use entry::{LIMITS as TABLE_LIMITS, Message};
use kontor_accounts::player_lists::Unwanted;
use kontor_log::{names::messages_of, table_event::PlayerRef, texts::is_written, time::Timestamp};
use kontor_problems::Refused;
use kontor_rules::{Seat, Viewer};
use kontor_service::{
    documents::{Documents, living},
    error::StoreFault,
    quotas::Storer,
    requester::{RequestKey, Requester, player_ref},
    runtime::{
        conflicts::{self, ATTEMPTS_MAX},
        execute::CommandReply,
        games::Games,
        hub::Topic,
    },
    space::Growth,
};
use kontor_store::{
    AppendError, AppendedEntry, Entry, IdempotentRequest, LogId, Position, StoreError,
    append_if_with_retry,
};
pub use removed::REMOVED_TEXT;
use removed::Removed;

kontor_limits::limits! { MESSAGE_LIMITS:
    /// Longest message, in characters.
    pub const MESSAGE_LENGTH_MAX: usize = 500;
}

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

/// Characters without width, which editors leave at the ends of a text.
const ZERO_WIDTH: [char; 5] = ['\u{200b}', '\u{200c}', '\u{200d}', '\u{2060}', '\u{feff}'];

/// The text of a message without white space around it, if it is allowed.
fn checked_text(text: &str) -> Result<String, TablesError> {
    let refused = |what: String| TablesError::BodyInvalid { pointer: "/text".to_owned(), what };
    let trimmed =
        text.trim_matches(|letter: char| letter.is_whitespace() || ZERO_WIDTH.contains(&letter));
    if trimmed.is_empty() || text.chars().count() > MESSAGE_LENGTH_MAX {
        return Err(refused(format!(
            "a message has 1 to {MESSAGE_LENGTH_MAX} characters, not all of them white space"
        )));
    }
    if !is_written(trimmed) {
        let what = "a message has only line feeds and characters that can be seen";
        return Err(refused(what.to_owned()));
    }
    Ok(trimmed.to_owned())
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

    /// Appends a message for all players at the table.
    #[boxed]
    pub async fn post(
        &self,
        storer: &Storer,
        game: &str,
        text: &str,
        key: Option<RequestKey>,
    ) -> Result<CommandReply<Message>, TablesError> {
        let player = &storer.player;
        let text = checked_text(text)?;
        let requester = Requester::of(player, None);
        let request = key.map(|key| key.stored_for(&player.id));
        let sender = storer.clone();
        let (messages, id, as_whom) = (self.clone(), game.to_owned(), requester.clone());
        let done = self.games.in_task(async move {
            messages.post_in_turn(&id, &as_whom, sender, text, request).await
        });
        conceal(&self.games, game, &requester, done.await).await
    }

    async fn post_in_turn(
        &self,
        game: &str,
        requester: &Requester,
        storer: Storer,
        text: String,
        request: Option<Arc<IdempotentRequest>>,
    ) -> Result<CommandReply<Message>, TablesError> {
        let Membership { seat, has_left: _, started, deleted: _, players } =
            membership_at(&self.games, game, requester, Admission::Newcomer).await?;
        let (log, shared) = (messages_of(game), self.tallies.at(game));
        let (sender, id) = (player_ref(&storer.player), || self.games.append_id());
        let mut tally = shared.lock().await;
        for attempt in 1..=ATTEMPTS_MAX {
            self.catch_up(&log, &mut tally).await?;
            self.tallies.reweigh(game, &shared, &tally);
            if let Some(answer) = self.answered_before(game, &tally, request.as_deref()).await? {
                return Ok(CommandReply { answer, replayed: true });
            }
            let seat = seat.ok_or(Refused::NotYourSeat)?;
            self.games.space.admit(Growth::New)?;
            if tally.is_spent(&sender.id, started) {
                return Err(Refused::MessagesSpent.into());
            }
            let by = self.games.quotas.admit(&storer, 0).await?;
            let now = Timestamp(self.games.clock().now_ms());
            let at = tally.last_at.map_or(now, |last| last.max(now));
            let message = StoredMessage {
                format: FORMAT,
                at,
                seat,
                player: sender.clone(),
                text: text.clone(),
            };
            let (commit, said) = tally.with(&message, by);
            let entry = message_entry(id(), request.clone(), &said, players.clone(), commit);
            let entry = Arc::new(entry);
            let events = self.games.events();
            let is_here = [living(&sender.id)];
            match append_if_with_retry(events, &log, tally.last, entry.clone(), &is_here).await {
                Ok(position) => {
                    // The store does not notify this server of an own entry whose append was in
                    // doubt.
                    let log = log.clone();
                    self.games.on_appended(&AppendedEntry { log, position, entry });
                    tally.add(position, &message, said, request);
                    return Ok(CommandReply {
                        answer: message.numbered(position.number),
                        replayed: false,
                    });
                }
                Err(AppendError::Conflict) => {
                    if self.documents().is_gone(&sender.id).await? {
                        return Err(Refused::TokenInvalid.into());
                    }
                    conflicts::pause(self.games.entropy(), attempt).await;
                }
                Err(error) => return Err(error.into()),
            }
        }
        Err(TablesError::Store(StoreFault(
            "other messages were appended first in every attempt".to_owned(),
        )))
    }

    fn documents(&self) -> Documents {
        Documents(self.games.documents().clone())
    }

    /// Updates the tally with the messages that were appended since; with all of them, if nothing
    /// was read yet.
    async fn catch_up(&self, log: &LogId, tally: &mut Tally) -> Result<(), TablesError> {
        loop {
            let entries = self.games.events().read(log, tally.next(), ENTRIES_READ_MAX).await?;
            for (position, entry) in &entries {
                let (message, said) = (StoredMessage::parse(entry)?, said_until(entry));
                tally.add(*position, &message, said, entry.request.clone());
            }
            if entries.len() < ENTRIES_READ_MAX {
                return Ok(());
            }
        }
    }

    /// The message that answered this request before, if there is one.
    async fn answered_before(
        &self,
        game: &str,
        tally: &Tally,
        request: Option<&IdempotentRequest>,
    ) -> Result<Option<Message>, TablesError> {
        let known = request
            .and_then(|request| tally.answered.get(&(request.player.clone(), request.key.clone())));
        let Some((request, (number, fingerprint))) = request.zip(known) else { return Ok(None) };
        if *fingerprint != request.fingerprint {
            return Err(Refused::KeyReused.into());
        }
        Ok(shown(&self.games, game, *number, 1).await?.pop())
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn white_space_around_a_message_is_removed() {
        assert_eq!(checked_text("  Well\nbid! \n").unwrap(), "Well\nbid!");
    }

    #[test]
    fn invisible_and_bidirectional_messages_are_refused() {
        for text in
            ["\u{200b}", " \u{200d}\n", "\u{202e}abc", "a\u{2066}b", "a\u{200b}b", "a\u{e0041}b"]
        {
            assert!(checked_text(text).is_err(), "{text:?}");
        }
        assert_eq!(checked_text("\u{feff}می\u{200c}خواهم").unwrap(), "می\u{200c}خواهم");
    }

    #[test]
    fn a_message_has_1_to_500_characters() {
        assert!(checked_text(&"ß".repeat(MESSAGE_LENGTH_MAX)).is_ok());
        for text in [String::new(), " \n ".to_owned(), "a".repeat(MESSAGE_LENGTH_MAX + 1)] {
            assert!(
                matches!(checked_text(&text), Err(TablesError::BodyInvalid { pointer, .. }) if pointer == "/text"),
                "{text:?}"
            );
        }
    }

    #[test]
    fn control_characters_are_refused() {
        for letter in ['\0', '\t', '\r', '\u{7F}', '\u{85}'] {
            assert!(checked_text(&format!("Well{letter}bid")).is_err(), "{letter:?}");
        }
    }
}
