//! Making a report: what the player says is checked, and the report is written with the lists that
//! count it.

use super::{
    ADDRESS_REPORTS_PER_DAY_MAX, MessageReport, OnDay, REPORT_TEXT_LENGTH_MAX, REPORTS_PER_DAY_MAX,
    Report, ReportCategory, day_key, key,
};
use crate::{
    boxed,
    error::TablesError,
    messages::{Messages, witness::Witness},
    table::lists::conceal,
};
use kontor_log::{texts::is_written, time::Timestamp};
use kontor_problems::Refused;
use kontor_service::{
    documents::{Documents, Group},
    quotas::Storer,
    requester::Requester,
    runtime::{execute::CommandReply, games::Games},
    space::Growth,
};

/// The text of a report without white space around it.
fn checked_text(text: Option<String>) -> Result<Option<String>, TablesError> {
    let text = text
        .map(|text| text.replace("\r\n", "\n").trim().to_owned())
        .filter(|text| !text.is_empty());
    let is_long = |text: &String| text.chars().count() > REPORT_TEXT_LENGTH_MAX;
    if text.as_ref().is_some_and(is_long) {
        let what = format!("it has at most {REPORT_TEXT_LENGTH_MAX} characters");
        return Err(TablesError::BodyInvalid { pointer: "/text".to_owned(), what });
    }
    if text.as_ref().is_some_and(|text| !is_written(text)) {
        let what = "a report has only line feeds and characters that can be seen".to_owned();
        return Err(TablesError::BodyInvalid { pointer: "/text".to_owned(), what });
    }
    Ok(text)
}

impl Messages {
    /// Reports a message at a table where the player sits, or sat until a stand-in came.
    #[boxed]
    pub async fn report(
        &self,
        storer: &Storer,
        game: &str,
        message: u64,
        category: ReportCategory,
        text: Option<String>,
    ) -> Result<CommandReply<MessageReport>, TablesError> {
        let text = checked_text(text)?;
        let requester = Requester::of(&storer.player, None);
        let (games, id, whose) = (self.games.clone(), game.to_owned(), requester.clone());
        let by = storer.clone();
        let done = self.games.in_task(async move {
            let witness = Witness::of(&games, &id, &whose).await?;
            report_in_turn(&games, &id, witness, message, (by, category, text)).await
        });
        conceal(&self.games, game, &requester, done.await).await
    }
}

async fn report_in_turn(
    games: &Games,
    game: &str,
    witness: Witness,
    message: u64,
    (storer, category, text): (Storer, ReportCategory, Option<String>),
) -> Result<CommandReply<MessageReport>, TablesError> {
    let documents = Documents(games.documents().clone());
    let by = storer.player.id.clone();
    let key = key(game, message, &by);
    let repeated =
        |kept: &Report| CommandReply { answer: kept.shown(game, message), replayed: true };
    if let Some(kept) = documents.read::<Report>(&key).await? {
        return Ok(repeated(&kept.value));
    }
    let messages = witness.around(games, game, message).await?;
    games.space.admit(Growth::New)?;
    let at = Timestamp(games.clock().now_ms());
    let address = games.quotas.admit(&storer, 0).await?.address;
    let report = Report { by, at, category, text, messages, settled: None };
    write(&documents, &key, &report, &address).await?.map_or_else(
        || Ok(CommandReply { answer: report.shown(game, message), replayed: false }),
        |kept| Ok(repeated(&kept)),
    )
}

/// Writes a report with the lists of its player and its address. Returns the report that is there
/// already, if the same player has sent it twice at the same time.
async fn write(
    documents: &Documents,
    key: &str,
    report: &Report,
    address: &str,
) -> Result<Option<Report>, TablesError> {
    let written = documents.until_written_with(|| async {
        if let Some(kept) = documents.read::<Report>(key).await? {
            return Ok((Group::new(), Some(kept.value)));
        }
        let mut group = Group::for_living(&report.by).put(key, None, report);
        let limits = [(&*report.by, REPORTS_PER_DAY_MAX), (address, ADDRESS_REPORTS_PER_DAY_MAX)];
        for (whom, most) in limits {
            let mut counted = Ok(());
            let note = |on_day: &mut OnDay| counted = count(on_day, most, key);
            group = documents.with_change(group, &day_key(whom, report.at), note).await?;
            counted?;
        }
        Ok::<_, TablesError>((group, None))
    });
    written.await
}

/// Counts a report of a player or an address, once however often it is tried.
fn count(on_day: &mut OnDay, most: usize, report: &str) -> Result<(), TablesError> {
    if on_day.reports.iter().any(|counted| counted == report) {
        return Ok(());
    }
    if on_day.reports.len() >= most {
        return Err(Refused::ReportsSpent.into());
    }
    on_day.reports.push(report.to_owned());
    Ok(())
}
