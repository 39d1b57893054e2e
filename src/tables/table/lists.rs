//! Lists of games. They are read from the index, from first entries and from the summaries of last
//! entries; no log is replayed for them.

use crate::boxed;
use futures_util::{StreamExt, stream};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    error::{MayBeRefusal, TablesError},
    table::{
        access::{Access, admit},
        fair_pages::{FairPage, ListPlace, PageEnd},
        game::Game,
        tables::Tables,
    },
};
use kontor_games::GameKind;
use kontor_log::{
    chain::{Seed, hex, sha256},
    commit,
    index_rows::{self, ListOf, TableClass},
    lobby::{Lobby, Status},
    summary::Summary,
};
use kontor_problems::Refused;
use kontor_service::{
    pages::{self, first_of, read_cursor, rows_behind},
    requester::Requester,
    runtime::games::Games,
};
use kontor_store::LogId;

kontor_limits::limits! {
    /// Most games on a page.
    pub const GAMES_PAGE_MAX: usize = 100;
}

/// Number of games on a page if the caller does not state another one.
pub const GAMES_PAGE: usize = 20;

/// Maximum number of games of a page that are read at the same time.
const LISTED_AT_A_TIME_MAX: usize = 8;

/// A page of games, the newest first.
#[derive(Debug, Serialize, ToSchema)]
pub struct GamePage {
    /// The games.
    pub items: Vec<Game>,
    /// Cursor of the next page; null on the last one.
    pub next: Option<String>,
}

/// The filter of a list of games.
#[derive(Clone, Debug, Default)]
pub struct GameFilter {
    /// Only games with this status.
    pub status: Option<Status>,
    /// Only games of this ruleset.
    pub ruleset: Option<String>,
    /// Whose games to list.
    pub of: GamesOf,
    /// Only rated games, or only others.
    pub rated: Option<bool>,
}

/// Whose games a list has.
#[derive(Clone, Debug, Default)]
pub enum GamesOf {
    /// Public tables of everybody.
    #[default]
    Everybody,
    /// Public tables of this player.
    Player(String),
    /// All tables of this player, who asks for them.
    Own(String),
}

impl Tables {
    /// A page of games, the newest first.
    #[boxed(?Send)]
    pub async fn games(
        &self,
        filter: &GameFilter,
        cursor: Option<&str>,
        limit: usize,
        requester: &Requester,
    ) -> Result<GamePage, TablesError> {
        let ruleset = filter
            .ruleset
            .as_deref()
            .map(|id| GameKind::from_id(id).ok_or(Refused::RulesetUnknown))
            .transpose()?;
        let before = cursor.map(|cursor| filter.end_of_cursor(cursor)).transpose()?;
        let rulesets = ruleset.map_or(GameKind::ALL.to_vec(), |one| vec![one]);
        let statuses = filter.status.map_or(Status::INDEXED.to_vec(), |one| vec![one]);
        let filters = rulesets
            .iter()
            .flat_map(|ruleset| statuses.iter().map(|status| (ruleset.id(), *status)));
        let prefixes: Vec<String> = filters
            .flat_map(|(ruleset, status)| {
                let prefix =
                    move |class| index_rows::list_prefix(filter.list(), class, ruleset, status);
                filter.classes().map(prefix)
            })
            .collect();

        let (mut page, mut more) = (FairPage::new(limit, before), true);
        while more && !page.is_full() {
            let found = self.places(&prefixes, page.after(), page.wanted() + 1).await?;
            more = page.offer(found);
        }
        let (places, end) = page.end(more);

        let listed = places
            .iter()
            .map(|place| listed(&self.games, index_rows::game_of_row(place.text()), requester));
        let items = stream::iter(listed)
            .buffered(LISTED_AT_A_TIME_MAX)
            .collect::<Vec<_>>()
            .await
            .into_iter()
            .flatten()
            .map(|game| game.with_short_options().into_shown(&self.games))
            .collect();
        Ok(GamePage { items, next: end.map(|end| filter.cursor_of(&end)) })
    }

    /// The next places of the list that is merged from these ranges of the index.
    async fn places(
        &self,
        prefixes: &[String],
        after: Option<&ListPlace>,
        limit: usize,
    ) -> Result<Vec<ListPlace>, TablesError> {
        let after = after.map(ListPlace::text);
        let rows = rows_behind(self.games.events(), prefixes, after, limit).await?;
        Ok(first_of(rows.iter().map(|row| ListPlace::of_row(row)), limit))
    }

    /// A game. If its log cannot be replayed, it is shown as of its last summary.
    #[boxed]
    pub async fn game(&self, id: &str, requester: &Requester) -> Result<Game, TablesError> {
        let found = async {
            let handle = self.games.handle(id).await?;
            self.games
                .read(&handle, |snapshot| {
                    admit(snapshot, requester).map(|()| Game::of(snapshot, requester))
                })
                .await
        };
        let found = match found.await {
            Err(TablesError::Refused(Refused::GameQuarantined)) => {
                listed(&self.games, id, requester).await.ok_or(Refused::GameUnknown.into())
            }
            found => found,
        };
        found.map(|game| game.into_shown(&self.games))
    }
}

/// A game built from the entry that made it and its last summary, without replaying the log. `None`
/// if there is no such game or the requester may not know of it.
#[boxed]
pub async fn listed(games: &Games, id: &str, requester: &Requester) -> Option<Game> {
    let log = LogId(id.into());
    // A damaged log is reported when its game is requested. Here it is left out, so that it does
    // not make the whole list fail.
    let (first, last) =
        tokio::try_join!(games.events().read(&log, 0, 1), games.events().last(&log)).ok()?;
    let last = last?;
    let (created, at) = commit::creation_of(first.first()?.1.commit.get()).ok()?;
    let mut origin = Lobby::create(&created, at).ok()?;
    let mut maker = first.into_iter().next()?.1;
    let now = Summary::of(&last.1).ok()?;
    // Of a fork that goes on from an imported game, entry 0 is that of the other game.
    let is_own = now.table.inherited_seq == 0;
    let import = Summary::of(&maker).ok()?.table.import.filter(|_| is_own);
    if let Some(commit) = now.table.fork_commit {
        maker = games.events().read(&log, commit, 1).await.ok()?.into_iter().next()?.1;
        let (forked, at) = commit::creation_of(maker.commit.get()).ok()?;
        origin.fork(&forked, at).ok()?;
    }
    if let Some(import) = &import {
        origin.owner = import.by.clone();
    }
    let seed = maker.seed.as_deref().and_then(Seed::from_hex);
    let shown = !now.table.deleted
        && !now.table.partial
        && Access::listed(&origin, &now.table).is_open_to(requester);
    shown.then(|| {
        Game::new(id, &origin, import, seed.as_ref(), now, requester, games.is_quarantined(id))
    })
}

/// Replaces the error that a private game is quarantined by "unknown", unless the requester may
/// know of the game.
pub(crate) async fn conceal<T, E: MayBeRefusal>(
    games: &Games,
    id: &str,
    requester: &Requester,
    found: Result<T, E>,
) -> Result<T, E> {
    match found {
        Err(error)
            if error.refusal() == Some(Refused::GameQuarantined)
                && listed(games, id, requester).await.is_none() =>
        {
            Err(Refused::GameUnknown.into())
        }
        found => found,
    }
}

/// Number of hexadecimal digits by which a cursor identifies its list.
const LIST_MARK_LENGTH: usize = 8;

impl GameFilter {
    fn list(&self) -> ListOf<'_> {
        match &self.of {
            GamesOf::Everybody => ListOf::Everybody,
            GamesOf::Player(player) | GamesOf::Own(player) => ListOf::Player(player),
        }
    }

    /// The classes of tables that the list has.
    fn classes(&self) -> impl Iterator<Item = TableClass> + use<> {
        let all = match &self.of {
            GamesOf::Everybody | GamesOf::Player(_) => TableClass::PUBLIC,
            GamesOf::Own(_) => TableClass::ALL,
        };
        let rated = self.rated;
        let fits = move |class: &TableClass| {
            rated.is_none_or(|rated| rated == (*class == TableClass::Rated))
        };
        all.iter().copied().filter(fits)
    }

    /// The hash by which a cursor identifies the list to which it belongs.
    fn mark(&self) -> String {
        let GameFilter { status, ruleset, of, rated } = self;
        let whose = match of {
            GamesOf::Everybody => "public".to_owned(),
            GamesOf::Player(player) => format!("public/{player}"),
            GamesOf::Own(player) => format!("player/{player}"),
        };
        let rated = rated.map_or("", |rated| if rated { "rated" } else { "unrated" });
        let list = [
            whose.as_str(),
            ruleset.as_deref().unwrap_or("-"),
            status.map_or("-", Status::name),
            rated,
        ]
        .join("/");
        hex(&sha256(&[list.as_bytes()])[..LIST_MARK_LENGTH / 2])
    }

    /// A cursor contains the mark of its list and where the page ended.
    fn cursor_of(&self, end: &PageEnd) -> String {
        pages::cursor_of(&(self.mark() + &end.to_text()))
    }

    fn end_of_cursor(&self, cursor: &str) -> Result<PageEnd, TablesError> {
        Ok(read_cursor(cursor, |text| PageEnd::parse(text.strip_prefix(&self.mark())?))?)
    }
}
