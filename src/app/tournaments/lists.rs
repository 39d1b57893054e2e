//! Lists of tournaments, the newest first: of all, from the index; of a player, from documents that
//! name the tournaments that the player has entered.

use crate::boxed;
use serde::Serialize;
use utoipa::ToSchema;

use super::{Tournaments, shown::Tournament};
use crate::error::AppError;
use kontor_games::GameKind;
use kontor_log::{
    chain::{hex, sha256},
    time::Timestamp,
    tournament::{TournamentStatus, place_of, tournaments_prefix},
};
use kontor_problems::Refused;
use kontor_service::{
    documents::{Documents, Undamaged},
    pages::{self, first_of, read_cursor, rows_behind},
    runtime::games::Games,
};

kontor_limits::limits! {
    /// Most tournaments on a page.
    pub const TOURNAMENTS_PAGE_MAX: usize = 50;
}

/// Number of tournaments on a page if the caller does not state another one.
pub const TOURNAMENTS_PAGE: usize = 20;

/// Maximum number of tournaments of a player that are looked at for a page: those that the filter
/// leaves out count, too, and then a page has fewer than its limit.
const LOOKED_AT_MAX: usize = 100;

/// What the keys of the documents begin with that name the tournaments of a player.
pub(super) const PLAYER_PREFIX: &str = "tournament_of/";

/// Number of hexadecimal digits by which a cursor identifies its list.
const LIST_MARK_LENGTH: usize = 8;

/// A page of tournaments, the newest first.
#[derive(Debug, Serialize, ToSchema)]
pub struct TournamentPage {
    /// The tournaments.
    #[schema(max_items = 50)]
    pub items: Vec<Tournament>,
    /// Cursor of the next page; null on the last one.
    pub next: Option<String>,
}

/// Which tournaments to list.
#[derive(Clone, Debug, Default)]
pub struct TournamentFilter {
    /// Only those with this status.
    pub status: Option<TournamentStatus>,
    /// Only those of this ruleset.
    pub ruleset: Option<String>,
    /// Only those that this player has entered.
    pub player: Option<String>,
}

pub(super) fn player_prefix(player: &str) -> String {
    [PLAYER_PREFIX, player, "/"].concat()
}

/// The key of the document that says that the player has entered a tournament.
pub(super) fn player_key(player: &str, created_at: Timestamp, id: &str) -> String {
    player_prefix(player) + &place_of(created_at, id)
}

/// The tournament that such a key, or the place in a list, names.
pub(super) fn tournament_of_key(place: &str) -> &str {
    place.rsplit('/').next().expect("a split has a last part")
}

impl TournamentFilter {
    fn mark(&self) -> String {
        let TournamentFilter { status, ruleset, player } = self;
        let text = format!("{status:?}/{ruleset:?}/{player:?}");
        hex(&sha256(&[text.as_bytes()]))[..LIST_MARK_LENGTH].to_owned()
    }

    fn cursor_of(&self, place: &str) -> String {
        pages::cursor_of(&(self.mark() + place))
    }

    fn place_of_cursor(&self, cursor: &str) -> Result<String, AppError> {
        Ok(read_cursor(cursor, |text| text.strip_prefix(&self.mark()).map(str::to_owned))?)
    }

    fn has(&self, tournament: &Tournament) -> bool {
        self.status.is_none_or(|status| status == tournament.status)
            && self.ruleset.as_ref().is_none_or(|ruleset| *ruleset == tournament.terms.ruleset)
    }
}

impl Tournaments {
    /// A page of tournaments.
    #[boxed]
    pub async fn list(
        &self,
        filter: &TournamentFilter,
        cursor: Option<&str>,
        limit: usize,
    ) -> Result<TournamentPage, AppError> {
        if let Some(ruleset) = &filter.ruleset {
            GameKind::from_id(ruleset).ok_or(Refused::RulesetUnknown)?;
        }
        let after = cursor.map(|cursor| filter.place_of_cursor(cursor)).transpose()?;
        let wanted = if filter.player.is_some() { LOOKED_AT_MAX } else { limit };
        let mut places = match &filter.player {
            Some(player) => places_of(&self.games, player, after.as_deref(), wanted + 1).await?,
            None => self.places(filter, after.as_deref(), wanted + 1).await?,
        };
        let has_more = places.len() > wanted;
        places.truncate(wanted);
        let (mut items, mut reached) = (Vec::new(), None);
        for place in &places {
            if items.len() == limit {
                break;
            }
            reached = Some(place);
            let shown = match self.tournament(tournament_of_key(place)).await {
                Err(AppError::Refused(Refused::TournamentUnknown) | AppError::Internal(_)) => {
                    continue;
                }
                shown => shown?,
            };
            items.extend(Some(shown).filter(|shown| filter.has(shown)));
        }
        let has_more = has_more || reached != places.last();
        let next = reached.filter(|_| has_more).map(|place| filter.cursor_of(place));
        Ok(TournamentPage { items, next })
    }

    pub(crate) async fn has_entered(&self, id: &str, player: &str) -> Result<bool, AppError> {
        let held = self.logs.hold(id).await?;
        let mut players = held.state().participants.iter().filter_map(|one| one.who.player());
        Ok(players.any(|one| one.is(player)))
    }

    async fn places(
        &self,
        filter: &TournamentFilter,
        after: Option<&str>,
        limit: usize,
    ) -> Result<Vec<String>, AppError> {
        let statuses = TournamentStatus::ALL.iter().copied();
        let statuses = statuses.filter(|one| filter.status.is_none_or(|status| status == *one));
        let prefixes: Vec<String> = statuses
            .flat_map(|status| GameKind::ALL.iter().map(move |kind| (status, kind.id())))
            .filter(|(_, kind)| filter.ruleset.as_deref().is_none_or(|ruleset| ruleset == *kind))
            .map(|(status, kind)| tournaments_prefix(status, kind))
            .collect();
        let rows = rows_behind(self.games.events(), &prefixes, after, limit).await?;
        Ok(first_of(rows.into_iter(), limit))
    }
}

/// The tournaments that a player has entered, by the rows that name them.
pub(super) async fn entered_by(games: &Games, player: &str) -> Result<Vec<String>, AppError> {
    let (prefix, documents) = (player_prefix(player), Documents(games.documents().clone()));
    let (mut all, mut pages) = (Vec::new(), Undamaged::of(&prefix));
    while let Some(rows) = pages.next(&documents).await? {
        all.extend(rows.iter().map(|(key, _)| tournament_of_key(&key[prefix.len()..]).to_owned()));
    }
    Ok(all)
}

/// The places of the tournaments that a player has entered.
async fn places_of(
    games: &Games,
    player: &str,
    after: Option<&str>,
    limit: usize,
) -> Result<Vec<String>, AppError> {
    let prefix = player_prefix(player);
    let after = after.map(|after| [&prefix, after].concat());
    let documents = Documents(games.documents().clone());
    let found = documents.scan_undamaged(&prefix, after.as_deref(), limit).await?;
    Ok(found.into_iter().map(|(key, _)| key[prefix.len()..].to_owned()).collect())
}
