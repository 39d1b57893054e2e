//! Reports of messages: what a player at the table tells the operator about a message. A report
//! keeps the message and those around it as they were then.
//!
//! Each report is a document `report/<game>/<number>/<player>`, so that a player reports a message
//! once. The documents `reports/<player>/<day>` and `reports/<hash of the address>/<day>` list the
//! reports of a day. All three are written as one.

mod making;

use crate::boxed;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Message;
use crate::error::TablesError;
use kontor_log::time::Timestamp;
use kontor_service::documents::{Documents, Found, Group, parsed};

kontor_limits::limits! {
    /// How many messages a player may report in a day (UTC).
    pub const REPORTS_PER_DAY_MAX: usize = 20;
    /// How many messages may be reported from one address in a day (UTC).
    pub const ADDRESS_REPORTS_PER_DAY_MAX: usize = 100;
    /// Longest text of a report, in characters.
    pub const REPORT_TEXT_LENGTH_MAX: usize = 500;
}

/// How many messages before a reported one are kept with it, and how many after it.
pub const REPORT_CONTEXT_MESSAGES: u64 = 10;

/// How many reports an operator sees on a page.
pub const REPORTS_PAGE_MAX: usize = 100;

/// How long a settled report is kept, in milliseconds. Then its message can be reported again.
pub const SETTLED_REPORT_KEPT_MS: u64 = 90 * DAY_MS;

const DAY_MS: u64 = 24 * 60 * 60 * 1000;

/// What the keys of the reports begin with.
const KEY_PREFIX: &str = "report/";

/// What the keys of the lists of reports begin with.
const DAYS_PREFIX: &str = "reports/";

/// How many documents are read at a time.
const SCANNED_AT_A_TIME: usize = 256;

/// What is wrong with a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReportCategory {
    /// It insults or threatens a person.
    Harassment,
    /// It is directed against a group of people.
    Hate,
    /// It advertises something, or says the same again and again.
    Spam,
    /// It arranges what the rules of fair play forbid, such as playing together.
    Cheating,
    /// It tells something private of a person.
    Privacy,
    /// Something else, which `text` says.
    Other,
}

/// A report, as the player who made it sees it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct MessageReport {
    /// Id of the game.
    pub game: String,
    /// Number of the message.
    #[schema(minimum = 1, example = 1)]
    pub message: u64,
    /// What is wrong with it.
    pub category: ReportCategory,
    /// What the player says about it; null if nothing.
    #[schema(max_length = 500)]
    pub text: Option<String>,
    /// When it was reported.
    pub at: Timestamp,
}

/// How an operator has settled a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ReportOutcome {
    /// Something was done about it.
    Done,
    /// There was nothing to do.
    Dismissed,
}

/// How a report was settled, and by which act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settled {
    act: u64,
    /// How.
    pub outcome: ReportOutcome,
    /// When.
    pub at: Timestamp,
}

/// A message as a report keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptMessage {
    /// Its number.
    pub number: u64,
    /// When it was posted.
    pub at: Timestamp,
    /// Id of its author.
    pub player: String,
    /// The name of its author then.
    pub name: String,
    /// The text.
    pub text: String,
}

/// A report as it is stored, and as operators see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// Id of the player who reports.
    pub by: String,
    /// When.
    pub at: Timestamp,
    /// What is wrong.
    pub category: ReportCategory,
    /// What the player says about it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The message and those around it.
    pub messages: Vec<KeptMessage>,
    /// How it was settled; `None` if it was not yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub settled: Option<Settled>,
}

/// The reports of a player or an address on one day.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct OnDay {
    /// The keys of the reports.
    reports: Vec<String>,
}

fn key(game: &str, message: u64, player: &str) -> String {
    format!("{KEY_PREFIX}{game}/{message}/{player}")
}

fn days_prefix(whom: &str) -> String {
    format!("{DAYS_PREFIX}{whom}/")
}

impl From<Message> for KeptMessage {
    fn from(message: Message) -> Self {
        let Message { number, at, seat: _, player, text, removed: _ } = message;
        KeptMessage {
            number,
            at,
            player: player.id.to_string(),
            name: player.name.to_string(),
            text,
        }
    }
}

impl Report {
    fn shown(&self, game: &str, message: u64) -> MessageReport {
        let (category, text) = (self.category, self.text.clone());
        MessageReport { game: game.to_owned(), message, category, text, at: self.at }
    }
}

/// The key of the list in which a stored report stands, and the player who made it; `None` if it
/// cannot be read.
pub fn list_of_report(stored: &str) -> Option<(String, String)> {
    let Report { by, at, .. } = serde_json::from_str(stored).ok()?;
    Some((day_key(&by, at), by))
}

/// The key of the list of the reports of a player or an address on this day.
fn day_key(whom: &str, at: Timestamp) -> String {
    format!("{}{:08}", days_prefix(whom), at.0 / DAY_MS)
}

/// The reports after this one, in the order of tables and messages; those that are open, or all.
/// Returns also the id after which the next page begins.
#[boxed]
pub async fn page(
    documents: &Documents,
    after: Option<&str>,
    limit: usize,
    all: bool,
) -> Result<(Vec<(String, Report)>, Option<String>), TablesError> {
    let mut after = after.map(|id| format!("{KEY_PREFIX}{id}"));
    let mut page = Vec::new();
    loop {
        let behind = after.as_deref();
        let found = documents.scan_undamaged(KEY_PREFIX, behind, SCANNED_AT_A_TIME).await?;
        let is_last = found.len() < SCANNED_AT_A_TIME;
        for (key, document) in found {
            let Some(id) = key.strip_prefix(KEY_PREFIX) else { continue };
            // One that cannot be read keeps the operator from no other.
            match parsed::<Report>(&key, &document) {
                Ok(report) if all || report.value.settled.is_none() => {
                    page.push((id.to_owned(), report.value));
                }
                Ok(_) => {}
                Err(error) => tracing::warn!(%error, "a report is left out"),
            }
            if page.len() == limit {
                return Ok((page, Some(id.to_owned())));
            }
            after = Some(key);
        }
        if is_last {
            return Ok((page, None));
        }
    }
}

/// The report of this id.
#[boxed]
pub async fn report(documents: &Documents, id: &str) -> Result<Option<Report>, TablesError> {
    Ok(documents.read(&format!("{KEY_PREFIX}{id}")).await?.map(|kept| kept.value))
}

/// Adds to a group that a report is settled by the act of this number.
#[boxed]
pub async fn with_settled(
    documents: &Documents,
    group: Group,
    id: &str,
    act: u64,
    (outcome, at): (ReportOutcome, Timestamp),
) -> Result<Group, TablesError> {
    let change = |kept: &mut Option<Report>| {
        if let Some(report) = kept
            && report.settled.as_ref().is_none_or(|settled| settled.act < act)
        {
            report.settled = Some(Settled { act, outcome, at });
        }
    };
    Ok(documents.with_change(group, &format!("{KEY_PREFIX}{id}"), change).await?)
}

/// Deletes the reports that were settled long ago, and the lists that have no report any more.
#[boxed]
pub async fn sweep(documents: &Documents, now_ms: u64) -> Result<(), TablesError> {
    let mut after = None;
    loop {
        let (found, next) = page(documents, after.as_deref(), SCANNED_AT_A_TIME, true).await?;
        for (id, report) in &found {
            let is_old = |settled: &Settled| settled.at.0 + SETTLED_REPORT_KEPT_MS <= now_ms;
            if report.settled.as_ref().is_some_and(is_old) {
                documents.remove(&format!("{KEY_PREFIX}{id}")).await?;
            }
        }
        match next {
            Some(next) => after = Some(next),
            None => break,
        }
    }
    // How much was reported today counts for the limits, also if a report is removed.
    let today = format!("/{:08}", now_ms / DAY_MS);
    let lists = keys(documents, DAYS_PREFIX).await?;
    for list in lists.iter().filter(|list| !list.ends_with(&today)) {
        let Some(on_day) = documents.find::<OnDay>(list).await?.whole() else { continue };
        let mut is_empty = true;
        for report in &on_day.value.reports {
            let found = documents.find::<Report>(report).await?;
            is_empty &= matches!(found, Found::Whole(None));
        }
        if is_empty {
            documents.remove_if(list, on_day.version).await?;
        }
    }
    Ok(())
}

/// The keys of all documents that begin with this, damaged ones included.
async fn keys(documents: &Documents, prefix: &str) -> Result<Vec<String>, TablesError> {
    let (mut keys, mut after) = (Vec::new(), None::<String>);
    loop {
        let found = documents.scan_each(prefix, after.as_deref(), SCANNED_AT_A_TIME).await?;
        let is_last = found.len() < SCANNED_AT_A_TIME;
        keys.extend(found.into_iter().map(|(key, _)| key));
        if is_last {
            return Ok(keys);
        }
        after = keys.last().cloned();
    }
}

/// Forgets the settled reports of messages that are deleted with their table. Open ones stay, so
/// that deleting the table is no way to get rid of them.
#[boxed]
pub async fn forget(documents: &Documents, game: &str) -> Result<(), TablesError> {
    for key in keys(documents, &format!("{KEY_PREFIX}{game}/")).await? {
        let kept = documents.find::<Report>(&key).await?.whole();
        if kept.is_some_and(|kept| kept.value.settled.is_some()) {
            documents.remove(&key).await?;
        }
    }
    Ok(())
}

/// The reports that a player made, as long as they are kept: those of one list after the other.
/// Returns also whether none of it is damaged.
#[boxed]
pub async fn made_by(
    documents: &Documents,
    player: &str,
) -> Result<(Vec<MessageReport>, bool), TablesError> {
    let (mut made, mut is_whole) = (Vec::new(), true);
    for list in keys(documents, &days_prefix(player)).await? {
        let on_day = documents.find::<OnDay>(&list).await?;
        is_whole &= matches!(on_day, Found::Whole(_));
        for key in on_day.whole().map(|on_day| on_day.value.reports).unwrap_or_default() {
            let found = documents.find::<Report>(&key).await?;
            is_whole &= matches!(found, Found::Whole(_));
            let Some(kept) = found.whole() else { continue };
            let mut parts = key.split('/').skip(1);
            if let (Some(game), Some(Ok(message))) = (parts.next(), parts.next().map(str::parse)) {
                made.push(kept.value.shown(game, message));
            }
        }
    }
    Ok((made, is_whole))
}

/// Forgets which reports a player made who has deleted the account. The reports stay for the
/// operator, with the id of a former player.
#[boxed]
pub async fn forget_player(documents: &Documents, player: &str) -> Result<(), TablesError> {
    Ok(documents.remove_all(&days_prefix(player)).await?)
}
