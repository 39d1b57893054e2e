//! Finds the open decisions that are answered by the standing orders of their players.
//!
//! Orders are documents, one for each player of a game. They are not part of the game's log or
//! state, so that others cannot see that orders were set.

use std::sync::Arc;

use serde_json::value::RawValue;

use crate::{
    boxed,
    documents::{Documents, VersionedDocument},
    error::ServiceError,
    runtime::games::Games,
};
use kontor_contract::{
    any_game::{AnyGame, ReadAction},
    decision::decision_id,
    exposed::GameOrders,
    typed_game::game_of,
};
use kontor_games::GameKind;
use kontor_log::{any_rules::State, snapshot::Snapshot, table_event::PlayerRef};
use kontor_rules::{OpenDecision, Seat};
use kontor_store::Precondition;

/// What the keys of the documents with orders begin with.
const KEY_PREFIX: &str = "orders/";

/// An open decision of a kind that standing orders can answer. Whether its player has given such
/// orders is not known here.
pub struct OrderableDecision {
    open: OpenDecision,
    game: &'static dyn AnyGame,
    state: State,
    /// When it was opened, in milliseconds since 1970.
    opened_ms: u64,
    player: Arc<str>,
}

impl OrderableDecision {
    /// All such decisions, by seat.
    pub fn all(snapshot: &Snapshot) -> Vec<Self> {
        let of = |(open, player): (&OpenDecision, &PlayerRef)| OrderableDecision {
            open: open.clone(),
            opened_ms: snapshot.opened_ms(open),
            game: game_of(snapshot.rules.kind()),
            state: snapshot.state().clone(),
            player: player.id.clone(),
        };
        snapshot.orders_due().map(of).collect()
    }

    /// Those of this player. What others have ordered is not read, so its damage does no harm here.
    pub fn of_player(snapshot: &Snapshot, player: &str) -> Vec<Self> {
        let mut own = Self::all(snapshot);
        own.retain(|decision| *decision.player == *player);
        own
    }
}

/// An open decision with the answer that the orders of its player give.
pub struct Ordered {
    /// Id of the decision.
    pub decision: String,
    /// The seat that has to decide.
    pub seat: Seat,
    /// The answer.
    pub action: ReadAction,
    /// When the server plays it, in milliseconds since 1970.
    pub at_ms: u64,
}

/// What orders answer.
pub struct OrderedAnswers {
    /// The decisions that they answer, with the answers.
    pub answers: Vec<Ordered>,
    /// The orders that were read. What was decided from them is appended only as long as they are
    /// unchanged: a player may replace them at another server.
    pub read: Vec<Precondition>,
}

impl Games {
    /// The decisions that orders answer now or later.
    #[boxed]
    pub async fn ordered(
        &self,
        game: &str,
        decisions: Vec<OrderableDecision>,
    ) -> Result<OrderedAnswers, ServiceError> {
        let (mut answers, mut read) = (Vec::new(), Vec::new());
        for OrderableDecision { open, game: rules, state, opened_ms, player } in decisions {
            let key = key(game, &player);
            let kept = self.kept_orders(&key).await?;
            let version = kept.as_ref().map(|kept| kept.version);
            let stored = kept.as_ref().map(|kept| &*kept.value);
            let answer =
                rules.ordered(stored, &state, &open).map_err(|error| broken(&key, &error))?;
            let precondition = Precondition { key, version };
            // The orders of a player with several seats are read for each of them.
            if !read.contains(&precondition) {
                read.push(precondition);
            }
            answers.extend(answer.map(|(action, after_s)| Ordered {
                decision: decision_id(&open),
                seat: open.seat,
                action,
                at_ms: opened_ms + u64::from(after_s) * 1000,
            }));
        }
        Ok(OrderedAnswers { answers, read })
    }

    /// The decisions that orders answer now.
    #[boxed]
    pub async fn ordered_now(
        &self,
        game: &str,
        decisions: Vec<OrderableDecision>,
    ) -> Result<OrderedAnswers, ServiceError> {
        let (mut ordered, now_ms) = (self.ordered(game, decisions).await?, self.clock().now_ms());
        ordered.answers.retain(|ordered| ordered.at_ms <= now_ms);
        Ok(ordered)
    }

    /// A player's orders in a game; the default if none were given.
    #[boxed]
    pub async fn orders_of(
        &self,
        game: &str,
        kind: GameKind,
        player: &str,
    ) -> Result<GameOrders, ServiceError> {
        let documents = Documents(self.documents().clone());
        stored_orders(&documents, kind, &key(game, player)).await.map(|(orders, _)| orders)
    }

    async fn kept_orders(
        &self,
        key: &str,
    ) -> Result<Option<VersionedDocument<Box<RawValue>>>, ServiceError> {
        Documents(self.documents().clone()).read(key).await
    }
}

/// The orders in the document with this key, and its version; without a document the default ones.
#[boxed]
pub async fn stored_orders(
    documents: &Documents,
    kind: GameKind,
    key: &str,
) -> Result<(GameOrders, Option<u64>), ServiceError> {
    let kept = documents.read::<Box<RawValue>>(key).await?;
    let stored = kept.as_ref().map(|kept| &*kept.value);
    let orders = game_of(kind).orders(stored).map_err(|error| broken(key, &error))?;
    Ok((orders, kept.map(|kept| kept.version)))
}

/// The error of stored orders that are not those of the game.
fn broken(key: &str, error: &serde_json::Error) -> ServiceError {
    ServiceError::Internal(format!("document {key} cannot be parsed: {error}"))
}

/// The key of the document that contains the orders of a player in a game.
pub fn key(game: &str, player: &str) -> String {
    format!("{KEY_PREFIX}{game}/{player}")
}

/// The player whose orders are in the document with this key; `None` if it has something else.
pub fn player_of_key(key: &str) -> Option<&str> {
    key.strip_prefix(KEY_PREFIX)?.split_once('/').map(|(_, player)| player)
}
