//! Table talk: what those who sit at a table say to each other.
//!
//! The talk has a log of its own beside the game's, so that nothing of the game (seq, tags, chain,
//! record) is touched by it. An entry is a message; the number of a message is that of its entry,
//! counted from 1.

use std::{collections::BTreeMap, convert::Infallible, sync::Arc};

use quick_cache::sync::Cache;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tokio::sync::Mutex;
use utoipa::ToSchema;

use super::{
    App, Requester,
    canonical::canonical,
    commit::PlayerRef,
    error::{AppError, StoreFault},
    exposed::with_handle,
    feed::{Admission, Ended, Feed, Page, Span, Watched},
    handle::Done,
    hub::Topic,
    snapshot::Snapshot,
    tables::RequestKey,
    time::Timestamp,
};
use kontor_auth::Player;
use kontor_rules::{Seat, Viewer};
use kontor_store::{AppendError, Entry, LogId, Position, Request, append_definitely};

/// Longest message, in characters.
pub const MESSAGE_LENGTH_MAX: usize = 500;

/// The most messages of a player at one table.
pub const MESSAGES_MAX: u32 = 500;

/// The most messages of all players together at one table.
pub const TABLE_MESSAGES_MAX: u64 = 5_000;

/// The most messages on a page.
pub const MESSAGES_PAGE_MAX: usize = 500;

/// Messages on a page unless the caller says otherwise.
pub const MESSAGES_PAGE: usize = 100;

/// The shape of messages that this release writes.
const FORMAT: u32 = 1;

/// The most messages before the start, so that who only passed by cannot silence those who play.
pub const TABLE_MESSAGES_BEFORE_START_MAX: u64 = 1_000;

/// Entries read from the store at a time.
const ENTRIES_READ_MAX: usize = 256;

/// How often a message is offered anew because another one was there first.
const TRIES_MAX: usize = 5;

/// Begins the name of a table's second log. No id of a game begins so, nor is a log of that name
/// ever read as a game.
const LOG_PREFIX: &str = "talk_";

/// The log of what is said at a table.
fn log_of(game: &str) -> LogId {
    LogId(format!("{LOG_PREFIX}{game}").into())
}

/// The game at whose table the log was talked.
pub(super) fn game_of(log: &LogId) -> Option<&str> {
    log.0.strip_prefix(LOG_PREFIX)
}

/// Something that was said at a table.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Message {
    /// 1, 2, 3 … for each table.
    #[schema(minimum = 1, example = 1)]
    pub number: u64,
    /// When it was said.
    pub at: Timestamp,
    /// Where the player sat who said it.
    pub seat: Seat,
    /// Who said it.
    pub player: PlayerRef,
    /// What was said.
    #[schema(min_length = 1, max_length = 500, example = "Well bid!")]
    pub text: String,
}

/// A page of messages.
#[derive(Debug, Serialize, ToSchema)]
pub struct MessagePage {
    /// The messages.
    pub items: Vec<Message>,
    /// The `after` of the next page; null when this page reached `last`.
    pub next: Option<u64>,
    /// Number of the last message; 0 while nothing was said.
    pub last: u64,
}

impl From<Page<Message>> for MessagePage {
    fn from(Page { items, next, last }: Page<Message>) -> Self {
        MessagePage { items, next, last }
    }
}

/// A message as it is stored.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Said {
    format: u32,
    at: Timestamp,
    seat: Seat,
    player: PlayerRef,
    text: String,
}

impl Said {
    fn parse(entry: &Entry) -> Result<Self, AppError> {
        let said: Self = serde_json::from_str(entry.commit.get()).map_err(|error| {
            AppError::Internal(format!("an entry of a talk is no message: {error}"))
        })?;
        match said.format {
            FORMAT => Ok(said),
            other => Err(AppError::Internal(format!(
                "messages of format {other} are not known to this release"
            ))),
        }
    }

    fn to_entry(&self, append_id: String, request: Option<Arc<Request>>) -> Entry {
        let commit = RawValue::from_string(canonical(self)).expect("canonical JSON is JSON");
        // Talk stands in no list.
        let summary = RawValue::from_string("null".to_owned()).expect("null is JSON");
        Entry { append_id, request, base: None, summary, seed: None, commit }
    }

    fn numbered(self, entry: u64) -> Message {
        let Said { format: _, at, seat, player, text } = self;
        Message { number: entry + 1, at, seat, player, text }
    }
}

/// What must be known of a talk before something more is said. All of it can be read from the log
/// again at any time.
#[derive(Default)]
struct Tally {
    last: Option<Position>,
    last_at: Option<Timestamp>,
    by_player: BTreeMap<Arc<str>, u32>,
    /// Which entry answered a request, by player and key, and the request's fingerprint.
    answered: BTreeMap<(String, String), (u64, String)>,
}

impl Tally {
    fn next(&self) -> u64 {
        self.last.map_or(0, |position| position.number + 1)
    }

    fn note(&mut self, position: Position, said: &Said, request: Option<Arc<Request>>) {
        self.last = Some(position);
        self.last_at = Some(said.at);
        *self.by_player.entry(said.player.id.clone()).or_default() += 1;
        if let Some(Request { player, key, fingerprint }) = request.as_deref() {
            self.answered
                .insert((player.clone(), key.clone()), (position.number, fingerprint.clone()));
        }
    }

    /// Whether the table has heard enough, of this player or of all.
    fn is_spent(&self, player: &str, started: bool) -> bool {
        let most = if started { TABLE_MESSAGES_MAX } else { TABLE_MESSAGES_BEFORE_START_MAX };
        self.by_player.get(player).is_some_and(|own| *own >= MESSAGES_MAX) || self.next() >= most
    }
}

/// The tallies of tables where something was said lately; messages of one table wait for each other
/// there.
pub(super) struct Talks(Cache<String, Arc<Mutex<Tally>>>);

impl Talks {
    /// Room for so many tables.
    pub(super) fn new(most: usize) -> Self {
        Talks(Cache::new(most))
    }

    fn at(&self, game: &str) -> Arc<Mutex<Tally>> {
        let Ok(tally) = self.0.get_or_insert_with(game, || Ok::<_, Infallible>(Arc::default()));
        tally
    }
}

/// Characters that turn the direction of what follows: with them a message could look like part of
/// something else.
const TURNING: [char; 12] = [
    '\u{061c}', '\u{200e}', '\u{200f}', '\u{202a}', '\u{202b}', '\u{202c}', '\u{202d}', '\u{202e}',
    '\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}',
];

/// Characters without width; fine between letters, nothing by themselves.
const WIDTHLESS: [char; 5] = ['\u{200b}', '\u{200c}', '\u{200d}', '\u{2060}', '\u{feff}'];

/// What is said, without white space around it.
fn tidy(text: &str) -> Result<String, AppError> {
    let refused = |what: String| AppError::BodyInvalid { pointer: "/text".to_owned(), what };
    if text.chars().any(|letter| letter.is_control() && letter != '\n') {
        return Err(refused("a message has no control characters but line feeds".to_owned()));
    }
    if text.chars().any(|letter| TURNING.contains(&letter)) {
        return Err(refused(
            "a message has no characters that turn the direction of text".to_owned(),
        ));
    }
    let said =
        text.trim_matches(|letter: char| letter.is_whitespace() || WIDTHLESS.contains(&letter));
    if said.is_empty() || text.chars().count() > MESSAGE_LENGTH_MAX {
        return Err(refused(format!(
            "a message has 1 to {MESSAGE_LENGTH_MAX} characters, not all of them white space"
        )));
    }
    Ok(said.to_owned())
}

/// The talk at a table.
#[derive(Debug)]
pub enum Talk {}

impl Feed for Talk {
    type Item = Message;
    type Page = MessagePage;
    const NAME: &'static str = "messages";
    const PAGE: usize = MESSAGES_PAGE;
    const PAGE_MAX: usize = MESSAGES_PAGE_MAX;

    fn topics(game: &str) -> Vec<Topic> {
        // Who loses the seat or the table may listen no longer.
        vec![Topic::Talk(game.into()), Topic::Game(game.into())]
    }

    fn number(message: &Message) -> u64 {
        message.number
    }

    async fn read(
        app: &App,
        game: &str,
        requester: &Requester,
        as_a: Admission,
        span: Span,
    ) -> Result<Watched<Self>, AppError> {
        let Place { seat, started: _, deleted } = app.place_in_talk(game, requester, as_a).await?;
        let seat = seat.ok_or(AppError::NotYourSeat)?;
        let Span { after, limit, as_seat: _ } = span;
        let log = log_of(game);
        let last = app.events().last(&log).await?.map_or(0, |(position, _)| position.number + 1);
        if after > last {
            return Err(AppError::ParameterInvalid {
                parameter: "after",
                what: format!("the last number is {last}"),
            });
        }
        let limit = limit.min(usize::try_from(last - after).unwrap_or(limit));
        let entries = app.events().read(&log, after, limit).await?;
        let message = |(position, entry): &(Position, Entry)| {
            Said::parse(entry).map(|said| said.numbered(position.number))
        };
        let items = entries.iter().map(message).collect::<Result<Vec<_>, _>>()?;
        let ended = deleted.then_some(Ended::Deleted);
        Ok(Watched {
            page: Page::of::<Talk>(items, after, last),
            viewer: Viewer::Seat(seat),
            ended,
        })
    }
}

/// What matters of a table to its talk.
struct Place {
    /// Where the asker sits.
    seat: Option<Seat>,
    started: bool,
    /// Whether the table was taken away.
    deleted: bool,
}

impl App {
    /// Says something at a table, for all who sit there.
    pub async fn say(
        &self,
        player: &Player,
        game: &str,
        text: &str,
        key: Option<RequestKey>,
    ) -> Result<Done<Message>, AppError> {
        let text = tidy(text)?;
        let requester = Requester { player: Some(player.id.clone()), ..Requester::default() };
        let request = key.map(|key| key.of(&player.id));
        let speaker =
            PlayerRef { id: player.id.as_str().into(), name: player.name.as_str().into() };
        let (app, id, as_whom) = (self.clone(), game.to_owned(), requester.clone());
        let done = self
            .in_task(async move { app.say_in_turn(&id, &as_whom, speaker, text, request).await });
        self.conceal(game, &requester, done.await).await
    }

    async fn say_in_turn(
        &self,
        game: &str,
        requester: &Requester,
        speaker: PlayerRef,
        text: String,
        request: Option<Arc<Request>>,
    ) -> Result<Done<Message>, AppError> {
        let Place { seat, started, deleted: _ } =
            self.place_in_talk(game, requester, Admission::Newcomer).await?;
        let (log, talk) = (log_of(game), self.talks.at(game));
        let mut tally = talk.lock().await;
        for _ in 0..TRIES_MAX {
            self.catch_up(&log, &mut tally).await?;
            if let Some(answer) = self.said_before(&log, &tally, request.as_deref()).await? {
                return Ok(Done { answer, replayed: true });
            }
            let seat = seat.ok_or(AppError::NotYourSeat)?;
            if tally.is_spent(&speaker.id, started) {
                return Err(AppError::MessagesSpent);
            }
            let now = Timestamp(self.clock().now_ms());
            let at = tally.last_at.map_or(now, |last| last.max(now));
            let said =
                Said { format: FORMAT, at, seat, player: speaker.clone(), text: text.clone() };
            let entry = said.to_entry(self.append_id(), request.clone());
            match append_definitely(self.events(), &log, tally.last, entry).await {
                Ok(position) => {
                    tally.note(position, &said, request);
                    return Ok(Done { answer: said.numbered(position.number), replayed: false });
                }
                Err(AppendError::Taken) => {}
                Err(AppendError::Refused(why) | AppendError::Unknown(why)) => {
                    return Err(AppError::Store(StoreFault(why)));
                }
            }
        }
        Err(AppError::Store(StoreFault(
            "other messages were there first, again and again".to_owned(),
        )))
    }

    /// Takes note of what was said since; of everything, if nothing is known yet.
    async fn catch_up(&self, log: &LogId, tally: &mut Tally) -> Result<(), AppError> {
        loop {
            let entries = self.events().read(log, tally.next(), ENTRIES_READ_MAX).await?;
            for (position, entry) in &entries {
                tally.note(*position, &Said::parse(entry)?, entry.request.clone());
            }
            if entries.len() < ENTRIES_READ_MAX {
                return Ok(());
            }
        }
    }

    /// The message that answered this request before, if one did.
    async fn said_before(
        &self,
        log: &LogId,
        tally: &Tally,
        request: Option<&Request>,
    ) -> Result<Option<Message>, AppError> {
        let known = request
            .and_then(|request| tally.answered.get(&(request.player.clone(), request.key.clone())));
        let Some((request, (number, fingerprint))) = request.zip(known) else { return Ok(None) };
        if *fingerprint != request.fingerprint {
            return Err(AppError::KeyReused);
        }
        let found = self.events().read(log, *number, 1).await?;
        let entry = found.first().map(|(_, entry)| Said::parse(entry)).transpose()?;
        Ok(entry.map(|said| said.numbered(*number)))
    }

    async fn place_in_talk(
        &self,
        game: &str,
        requester: &Requester,
        as_a: Admission,
    ) -> Result<Place, AppError> {
        let any = self.handle(game).await?;
        with_handle!(any, handle => {
            let look = |snapshot: &Snapshot<_>| {
                as_a.admit(snapshot, requester)?;
                let lobby = &snapshot.lobby;
                let seat = requester.player.as_deref().and_then(|player| lobby.seat_of(player));
                Ok(Place { seat, started: lobby.started_at.is_some(), deleted: lobby.deleted })
            };
            self.read(&handle, look).await?
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_has_no_white_space_around_it() {
        assert_eq!(tidy("  Well\nbid! \n").unwrap(), "Well\nbid!");
    }

    #[test]
    fn a_message_can_be_seen_and_stays_in_its_direction() {
        for text in ["\u{200b}", " \u{200d}\n", "\u{202e}abc", "a\u{2066}b"] {
            assert!(tidy(text).is_err(), "{text:?}");
        }
        assert_eq!(tidy("\u{feff}می\u{200c}خواهم").unwrap(), "می\u{200c}خواهم");
    }

    #[test]
    fn a_message_has_1_to_500_characters() {
        assert!(tidy(&"ß".repeat(MESSAGE_LENGTH_MAX)).is_ok());
        for text in [String::new(), " \n ".to_owned(), "a".repeat(MESSAGE_LENGTH_MAX + 1)] {
            assert!(
                matches!(tidy(&text), Err(AppError::BodyInvalid { pointer, .. }) if pointer == "/text"),
                "{text:?}"
            );
        }
    }

    #[test]
    fn control_characters_are_refused() {
        for letter in ['\0', '\t', '\r', '\u{7F}', '\u{85}'] {
            assert!(tidy(&format!("Well{letter}bid")).is_err(), "{letter:?}");
        }
    }

    #[test]
    fn the_log_of_a_talk_is_no_log_of_a_game() {
        let log = log_of("g_4x7k2m3n5q6r7s2t4u5v6w7x2y");
        assert!(log.is_valid());
        assert_eq!(game_of(&log), Some("g_4x7k2m3n5q6r7s2t4u5v6w7x2y"));
        assert_eq!(game_of(&LogId("g_4x7k2m3n5q6r7s2t4u5v6w7x2y".into())), None);
    }
}
