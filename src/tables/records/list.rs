//! The records of public games that are over, as lines of JSON: the oldest first, to be read to the
//! end and to be gone on with later.
//!
//! Invariant: only index rows of public games are read, so neither the lines nor their number nor
//! the time that a page takes says anything of private ones.

use crate::boxed;
use std::{collections::VecDeque, sync::Arc};

use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    error::TablesError,
    records::{
        Records,
        record::{Record, RecordText},
    },
    table::access::admit,
};
use kontor_games::GameKind;
use kontor_log::{
    ended::{Beginning, EndedPlace, RECORDS_DELAY_MS, ended_prefix},
    summary::Summary,
    time::Timestamp,
};
use kontor_problems::Refused;
use kontor_service::{
    pages::{self, first_of, read_cursor, rows_behind},
    requester::Requester,
};
use kontor_store::LogId;

kontor_limits::limits! { PAGE_LIMITS:
    /// Most games on a page of records.
    pub const RECORDS_PAGE_MAX: usize = 50;
}

/// Number of games on a page of records if the caller does not state another one.
pub const RECORDS_PAGE: usize = 20;

/// Maximum number of games that are counted behind a page.
pub const REMAINING_COUNTED_MAX: usize = 5_000;

/// Which records to list.
#[derive(Clone, Debug, Default)]
pub struct RecordFilter {
    /// Only games of this ruleset.
    pub ruleset: Option<String>,
    /// Only games at which this player sat.
    pub player: Option<String>,
    /// Only games that ended at this time or later.
    pub since: Option<Timestamp>,
    /// Also games that began with a position of another game.
    pub with_forks: bool,
}

/// A line of the list of records. The last line of a page has no record.
#[derive(Debug, Serialize, ToSchema)]
pub struct RecordLine {
    /// The `after` with which the list goes on behind this line, also later and at another server.
    #[schema(max_length = 128)]
    pub cursor: String,
    /// How many games follow, on this page and behind it; counted up to 5,000 behind the page.
    pub remaining: u64,
    /// When the game ended; null in the last line.
    pub ended_at: Option<Timestamp>,
    /// The record; null in the last line, which says that the page arrived whole.
    pub record: Option<Record>,
}

/// What a line without its record ends with.
const NO_RECORD: &str = "null}";

impl RecordLine {
    fn text(&self) -> String {
        serde_json::to_string(self).expect("contract types are plain data")
    }
}

fn cursor_at(place: &EndedPlace) -> String {
    pages::cursor_of(place.text())
}

fn place_of_cursor(cursor: &str) -> Result<EndedPlace, TablesError> {
    Ok(read_cursor(cursor, EndedPlace::parse)?)
}

impl RecordFilter {
    /// The prefixes of the index rows of these games.
    fn prefixes(&self) -> Result<Vec<String>, TablesError> {
        let rulesets = match self.ruleset.as_deref() {
            None => GameKind::ALL.to_vec(),
            Some(id) => vec![GameKind::from_id(id).ok_or(Refused::RulesetUnknown)?],
        };
        let beginnings: &[Beginning] = match self.with_forks {
            true => &[Beginning::New, Beginning::Fork],
            false => &[Beginning::New],
        };
        let player = self.player.as_deref();
        let of = |ruleset: GameKind| {
            beginnings.iter().map(move |beginning| ended_prefix(player, ruleset.id(), *beginning))
        };
        Ok(rulesets.into_iter().flat_map(of).collect())
    }
}

/// A page of records, written piece by piece. A record is read when its pieces are asked for, so a
/// page takes the memory of one record's pieces and of the places of the games, however long it is.
pub struct RecordLines {
    records: Records,
    /// The games of the page that are still to come.
    places: VecDeque<EndedPlace>,
    /// How many games there are behind the page, as far as they were counted.
    behind: u64,
    /// Where the page goes on if it ends now.
    last: EndedPlace,
    /// The record that is being written.
    open: Option<RecordText>,
    is_over: bool,
}

impl RecordLines {
    /// The next piece; `None` at the end.
    #[boxed]
    pub async fn piece(&mut self) -> Result<Option<String>, TablesError> {
        if let Some(text) = &mut self.open {
            if let Some(piece) = text.piece().await? {
                return Ok(Some(piece));
            }
            self.open = None;
            return Ok(Some("}\n".to_owned()));
        }
        while let Some(place) = self.places.pop_front() {
            let open = self.records.ended_record(place.game()).await?;
            self.last = place;
            if open.is_some() {
                self.open = open;
                let ended_at = Some(self.last.ended_at());
                let text = self.line(ended_at).text();
                let head = text.strip_suffix(NO_RECORD).expect("the record is the last field");
                return Ok(Some(head.to_owned()));
            }
        }
        if std::mem::replace(&mut self.is_over, true) {
            return Ok(None);
        }
        Ok(Some(self.line(None).text() + "\n"))
    }

    fn line(&self, ended_at: Option<Timestamp>) -> RecordLine {
        RecordLine {
            cursor: cursor_at(&self.last),
            remaining: self.places.len() as u64 + self.behind,
            ended_at,
            record: None,
        }
    }
}

impl Records {
    /// A page of the records of public games that are over. Sandboxes are private, so none is among
    /// them. Games that were imported are left out, because they were not played here, and so are
    /// those whose logs are damaged.
    #[boxed]
    pub async fn list(
        &self,
        filter: &RecordFilter,
        after: Option<&str>,
        limit: usize,
    ) -> Result<RecordLines, TablesError> {
        let prefixes = filter.prefixes()?;
        let after = after.map(place_of_cursor).transpose()?;
        let since = EndedPlace::before(filter.since.unwrap_or(Timestamp(0)));
        let last = after.map_or(since.clone(), |after| after.max(since));
        let (app, from) = (self.clone(), last.clone());
        let read =
            async move { app.ended_places(&prefixes, &from, limit + REMAINING_COUNTED_MAX).await };
        let mut places = self.games.log_reading.in_turn("records", read).await?;
        let behind = places.len().saturating_sub(limit) as u64;
        places.truncate(limit);
        Ok(RecordLines {
            records: self.clone(),
            places: places.into(),
            behind,
            last,
            open: None,
            is_over: false,
        })
    }

    /// The places after this one in the list that is merged from these ranges of the index.
    async fn ended_places(
        &self,
        prefixes: &[String],
        after: &EndedPlace,
        limit: usize,
    ) -> Result<Vec<EndedPlace>, TablesError> {
        let rows = rows_behind(self.games.events(), prefixes, Some(after.text()), limit).await?;
        let newest = Timestamp(self.games.clock().now_ms().saturating_sub(RECORDS_DELAY_MS));
        let places = rows.iter().filter_map(|row| EndedPlace::parse(row));
        Ok(first_of(places.filter(|place| place.ended_at() <= newest), limit))
    }

    /// The record of a game that an index row names; `None` if it is not to be listed.
    async fn ended_record(&self, game: &str) -> Result<Option<RecordText>, TablesError> {
        match self.open_ended(game).await {
            Err(TablesError::Refused(Refused::GameUnknown | Refused::GameQuarantined)) => Ok(None),
            found => found,
        }
    }

    async fn open_ended(&self, game: &str) -> Result<Option<RecordText>, TablesError> {
        let id: Arc<str> = game.into();
        let first = self.games.first_entry(&LogId(id.clone())).await?;
        let (_, first) = first.ok_or(Refused::GameUnknown)?;
        let table =
            Summary::of(&first).map_err(|why| self.games.quarantine(game, &why.to_string()))?.table;
        if table.import.is_some() {
            return Ok(None);
        }
        GameKind::from_id(&table.ruleset).ok_or(Refused::GameUnknown)?;
        self.replayed(id).await
    }

    /// The record of a game that is replayed for it and not kept in memory: a reader of all games
    /// must not drop the running ones from memory.
    async fn replayed(&self, id: Arc<str>) -> Result<Option<RecordText>, TablesError> {
        let (games, log) = (self.games.clone(), id.clone());
        let replay = async move { games.replay_log(&log, None).await };
        let replayed = self.games.replays.in_turn(&id, replay).await?;
        let snapshot = replayed.ok_or(Refused::GameUnknown)?;
        admit(&snapshot, &Requester::default())?;
        let is_over = snapshot.lobby.finished.is_some();
        Ok(is_over.then(|| self.text_of(&snapshot)))
    }
}
