//! The open decisions of a player in all games.

use crate::boxed;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{error::TablesError, watch::Watch};
use kontor_contract::{
    decision::{Decision, DecisionFields},
    redaction::own_decisions,
};
use kontor_log::{
    chain::{hex, sha256},
    index_rows,
    snapshot::Snapshot,
};
use kontor_problems::Refused;
use kontor_service::runtime::{games::Games, standing_orders::OrderableDecision};

kontor_limits::limits! {
    /// Most games on a page of waiting decisions.
    pub const DECISIONS_PAGE_MAX: usize = 100;
}

/// A decision that waits for the caller, and where.
#[derive(Debug, Serialize, ToSchema)]
pub struct DueDecision {
    /// Id of the game.
    pub game: String,
    /// Id of its ruleset.
    #[schema(example = "medici")]
    pub ruleset: String,
    /// The decision.
    pub decision: Decision,
}

/// All that waits for a player.
#[derive(Debug, Serialize, ToSchema)]
pub struct DueDecisionPage {
    /// The decisions, by game.
    pub items: Vec<DueDecision>,
    /// Cursor of the next page; null on the last one.
    pub next: Option<String>,
}

/// Which page of open decisions, and in which form.
#[derive(Clone, Copy, Debug)]
pub struct DueSelector<'a> {
    /// The `next` of the page before.
    pub cursor: Option<&'a str>,
    /// The most games on the page.
    pub limit: usize,
    /// What of each decision is sent.
    pub fields: DecisionFields,
}

impl Watch {
    /// A page of the open decisions of a player in all games, with an entity tag that changes when
    /// the page does.
    #[boxed]
    pub async fn due<'a>(
        &self,
        player: &'a str,
        DueSelector { cursor, limit, fields }: DueSelector<'a>,
    ) -> Result<(DueDecisionPage, String), TablesError> {
        let prefix = index_rows::due_prefix(player);
        let after = match cursor.map(|cursor| cursor.strip_prefix("c_g_")) {
            None => None,
            Some(Some(id)) => Some(format!("{prefix}g_{id}")),
            Some(None) => return Err(Refused::CursorInvalid.into()),
        };
        let mut rows = self.games.events().index_rows(&prefix, after.as_deref(), limit + 1).await?;
        let more = rows.len() > limit;
        rows.truncate(limit);
        let mut items = Vec::new();
        for row in &rows {
            match due_in(&self.games, index_rows::game_of_row(row), player, fields).await {
                Ok(due) => items.extend(due),
                // The row may be older than the game's last entry; and a quarantined game accepts
                // no answers.
                Err(TablesError::Refused(Refused::GameUnknown | Refused::GameQuarantined)) => {}
                Err(other) => return Err(other),
            }
        }
        let next =
            rows.last().filter(|_| more).map(|row| format!("c_{}", index_rows::game_of_row(row)));
        let tag = items
            .iter()
            .map(|due| format!("{}/{};", due.game, due.decision.id))
            .collect::<String>();
        let tag = sha256(&[
            self.tags.build().as_bytes(),
            tag.as_bytes(),
            next.as_deref().unwrap_or_default().as_bytes(),
        ]);
        Ok((DueDecisionPage { items, next }, hex(&tag[..12])))
    }
}

async fn due_in(
    games: &Games,
    id: &str,
    player: &str,
    fields: DecisionFields,
) -> Result<Vec<DueDecision>, TablesError> {
    let handle = games.handle(id).await?;
    let mut snapshot = games.load(&handle).await?;
    // The row is of now, and a player who has moved at another server a moment ago sees what
    // follows.
    if !games.is_newest(&handle, &snapshot).await? {
        snapshot = games.load(&handle).await?;
    }
    let own = own_due(games, &snapshot, player, Some(fields)).await?;
    let ruleset = &snapshot.lobby.ruleset;
    let due = |decision| DueDecision { game: id.to_owned(), ruleset: ruleset.clone(), decision };
    Ok(own.into_iter().map(due).collect())
}

/// The decisions that wait for a player in a game, without those that the player's orders are about
/// to answer. With `fields`, each says how it can be answered.
#[boxed]
pub async fn own_due(
    games: &Games,
    snapshot: &Snapshot,
    player: &str,
    fields: Option<DecisionFields>,
) -> Result<Vec<Decision>, TablesError> {
    let seats = snapshot.lobby.seats_of(player);
    let mut own: Vec<_> = seats.flat_map(|seat| own_decisions(snapshot, seat, fields)).collect();
    let orderable = OrderableDecision::of_player(snapshot, player);
    let ordered = games.ordered_now(&snapshot.id, orderable).await?.answers;
    own.retain(|decision| !ordered.iter().any(|ordered| ordered.decision == decision.id));
    Ok(own)
}
