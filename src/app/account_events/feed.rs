//! The events of an account as a feed.

use serde::Serialize;
use utoipa::ToSchema;

use super::look::look;
use kontor_rules::Viewer;
use kontor_service::{
    account_news::{AccountEvent, documents},
    requester::Requester,
    runtime::{games::Games, hub::Topic},
};
use kontor_tables::{
    error::TablesError,
    watch::feed::{Admission, Feed, Page, Span, Watched},
};

/// Maximum number of events on a page.
pub const EVENTS_PAGE_MAX: usize = 500;

/// Number of events on a page if the caller does not state another one.
pub const EVENTS_PAGE: usize = 100;

/// A page of the events of an account.
#[derive(Debug, Serialize, ToSchema)]
pub struct AccountEventPage {
    /// The events. Old ones are not kept for ever: then the first has a higher number than `after`
    /// leads one to expect.
    pub items: Vec<AccountEvent>,
    /// The `after` of the next page; null when this page reached `last`.
    pub next: Option<u64>,
    /// Number of the last event; 0 if there is none.
    pub last: u64,
}

impl From<Page<AccountEvent>> for AccountEventPage {
    fn from(Page { items, next, last }: Page<AccountEvent>) -> Self {
        AccountEventPage { items, next, last }
    }
}

/// The feed of the events of an account. What it belongs to is the player.
#[derive(Debug)]
pub enum AccountFeed {}

impl Feed for AccountFeed {
    type Item = AccountEvent;
    type Page = AccountEventPage;
    const PAGE: usize = EVENTS_PAGE;
    const PAGE_MAX: usize = EVENTS_PAGE_MAX;

    fn path(_: &str) -> String {
        "/v1/me/events".to_owned()
    }

    fn topics(player: &str) -> Vec<Topic> {
        vec![Topic::Player(player.into()), Topic::AccountEvents(player.into())]
    }

    fn number(event: &AccountEvent) -> u64 {
        event.number
    }

    async fn read(
        games: &Games,
        player: &str,
        _: &Requester,
        _: Admission,
        Span { after, limit, as_seat: _ }: Span,
    ) -> Result<Watched<Self>, TablesError> {
        let kept = look(games, player).await?;
        let last = kept.last();
        if after > last {
            let what = format!("the last number is {last}");
            return Err(TablesError::ParameterInvalid { parameter: "after", what });
        }
        let items = documents::after(games, player, &kept, after, limit).await?;
        let page = Page::of::<AccountFeed>(items, after, last);
        Ok(Watched { page, viewer: Viewer::Spectator, ended: None })
    }
}
