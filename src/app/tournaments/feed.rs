//! The events of a tournament as a feed.

use serde::Serialize;
use utoipa::ToSchema;

use super::{events::TournamentEvent, logs::event_of};
use kontor_log::{names::is_tournament, tournament::TournamentSummary};
use kontor_problems::Refused;
use kontor_rules::Viewer;
use kontor_service::{
    requester::Requester,
    runtime::{games::Games, hub::Topic},
};
use kontor_store::LogId;
use kontor_tables::{
    error::TablesError,
    watch::feed::{Admission, Ended, Feed, Page, Span, Watched},
};

/// Maximum number of events on a page.
pub const TOURNAMENT_EVENTS_PAGE_MAX: usize = 500;

/// Number of events on a page if the caller does not state another one.
pub const TOURNAMENT_EVENTS_PAGE: usize = 100;

/// A page of the events of a tournament.
#[derive(Debug, Serialize, ToSchema)]
pub struct TournamentEventPage {
    /// The events.
    #[schema(max_items = 500)]
    pub items: Vec<TournamentEvent>,
    /// The `after` of the next page; null when this page reached `last`.
    pub next: Option<u64>,
    /// Number of the last event.
    pub last: u64,
}

impl From<Page<TournamentEvent>> for TournamentEventPage {
    fn from(Page { items, next, last }: Page<TournamentEvent>) -> Self {
        TournamentEventPage { items, next, last }
    }
}

/// The feed of the events of a tournament.
#[derive(Debug)]
pub enum TournamentFeed {}

impl Feed for TournamentFeed {
    type Item = TournamentEvent;
    type Page = TournamentEventPage;
    const PAGE: usize = TOURNAMENT_EVENTS_PAGE;
    const PAGE_MAX: usize = TOURNAMENT_EVENTS_PAGE_MAX;

    fn path(tournament: &str) -> String {
        format!("/v1/tournaments/{tournament}/events")
    }

    fn topics(tournament: &str) -> Vec<Topic> {
        vec![Topic::Tournament(tournament.into())]
    }

    fn number(event: &TournamentEvent) -> u64 {
        event.number
    }

    async fn read(
        games: &Games,
        tournament: &str,
        _: &Requester,
        _: Admission,
        Span { after, limit, as_seat: _ }: Span,
    ) -> Result<Watched<Self>, TablesError> {
        let log = LogId(tournament.into());
        if !is_tournament(&log) || !log.is_valid() {
            return Err(Refused::TournamentUnknown.into());
        }
        let newest = games.events().last(&log).await?;
        let (position, entry) = newest.ok_or(Refused::TournamentUnknown)?;
        let last = position.number + 1;
        let TournamentSummary { status, name, .. } = TournamentSummary::of(&entry)?;
        if after > last {
            let what = format!("the last number is {last}");
            return Err(TablesError::ParameterInvalid { parameter: "after", what });
        }
        let limit = limit.min(usize::try_from(last - after).unwrap_or(limit));
        let entries = games.events().read(&log, after, limit).await?;
        let event = |(position, entry): &(_, _)| {
            let mut event = event_of(*position, entry)?;
            if let Some(player) = event.news.player_mut() {
                games.former.rename(player);
            }
            if let Some(name) = &name {
                event.news.set_name(name);
            }
            Ok::<_, TablesError>(event)
        };
        let items = entries.iter().map(event).collect::<Result<Vec<_>, _>>()?;
        let ended = (!status.is_open()).then_some(Ended::Finished);
        let page = Page::of::<TournamentFeed>(items, after, last);
        Ok(Watched { page, viewer: Viewer::Spectator, ended })
    }
}
