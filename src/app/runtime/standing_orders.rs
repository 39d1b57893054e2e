//! Finds the open decisions that are answered by the standing orders of their players.
//!
//! Orders are documents, one for each player of a game. They are not part of the game's log or
//! state, so that others cannot see that orders were set.

use std::sync::Arc;

use crate::{
    contract::decision::decision_id,
    contract::exposed::Exposed,
    documents::{Documents, VersionedDocument},
    error::AppError,
    log::snapshot::Snapshot,
    log::table_event::PlayerRef,
    runtime::games::Games,
};
use kontor_rules::{OpenDecision, OrderedAnswer, Orders, Seat};
use kontor_store::Precondition;

/// What the keys of the documents with orders begin with.
const KEY_PREFIX: &str = "orders/";

/// An open decision of a kind that standing orders can answer. Whether its player has given such
/// orders is not known here.
pub(crate) struct OrderableDecision<R: Exposed> {
    open: OpenDecision,
    /// When it was opened, in milliseconds since 1970.
    opened_ms: u64,
    player: Arc<str>,
    choices: Vec<R::Choice>,
}

impl<R: Exposed> OrderableDecision<R> {
    /// All such decisions, by seat.
    pub(crate) fn all(snapshot: &Snapshot<R>) -> Vec<Self> {
        let of = |(open, player): (&OpenDecision, &PlayerRef)| OrderableDecision {
            open: open.clone(),
            opened_ms: snapshot.opened_ms(open),
            player: player.id.clone(),
            choices: snapshot.choices(open),
        };
        snapshot.orders_due().map(of).collect()
    }
}

/// An open decision with the answer that the orders of its player give.
pub(crate) struct Ordered<R: Exposed> {
    /// Id of the decision.
    pub(crate) decision: String,
    /// The seat that has to decide.
    pub(crate) seat: Seat,
    /// The answer.
    pub(crate) action: R::Action,
    /// When the server plays it, in milliseconds since 1970.
    pub(crate) at_ms: u64,
}

/// What orders answer.
pub(crate) struct OrderedAnswers<R: Exposed> {
    /// The decisions that they answer, with the answers.
    pub(crate) answers: Vec<Ordered<R>>,
    /// The orders that were read. What was decided from them is appended only as long as they are
    /// unchanged: a player may replace them at another server.
    pub(crate) read: Vec<Precondition>,
}

impl Games {
    /// The decisions that orders answer now or later.
    pub(crate) async fn ordered<R: Exposed>(
        &self,
        game: &str,
        decisions: Vec<OrderableDecision<R>>,
    ) -> Result<OrderedAnswers<R>, AppError> {
        let (mut answers, mut read) = (Vec::new(), Vec::new());
        for OrderableDecision { open, opened_ms, player, choices } in decisions {
            let key = key(game, &player);
            let kept = self.kept_orders::<R>(&key).await?;
            let version = kept.as_ref().map(|kept| kept.version);
            let precondition = Precondition { key, version };
            // The orders of a player with several seats are read for each of them.
            if !read.contains(&precondition) {
                read.push(precondition);
            }
            let orders = kept.map(|kept| kept.value).unwrap_or_default();
            let answer = orders.answer(&open.due, &choices);
            answers.extend(answer.map(|OrderedAnswer { action, after_s }| Ordered {
                decision: decision_id(&open),
                seat: open.seat,
                action,
                at_ms: opened_ms + u64::from(after_s) * 1000,
            }));
        }
        Ok(OrderedAnswers { answers, read })
    }

    /// The decisions that orders answer now.
    pub(crate) async fn ordered_now<R: Exposed>(
        &self,
        game: &str,
        decisions: Vec<OrderableDecision<R>>,
    ) -> Result<OrderedAnswers<R>, AppError> {
        let (mut ordered, now_ms) = (self.ordered(game, decisions).await?, self.clock().now_ms());
        ordered.answers.retain(|ordered| ordered.at_ms <= now_ms);
        Ok(ordered)
    }

    /// A player's orders in a game; the default if none were given.
    pub(crate) async fn orders_of<R: Exposed>(
        &self,
        game: &str,
        player: &str,
    ) -> Result<R::Orders, AppError> {
        let kept = self.kept_orders::<R>(&key(game, player)).await?;
        Ok(kept.map(|kept| kept.value).unwrap_or_default())
    }

    async fn kept_orders<R: Exposed>(
        &self,
        key: &str,
    ) -> Result<Option<VersionedDocument<R::Orders>>, AppError> {
        Documents(self.documents().clone()).read(key).await
    }
}

/// The key of the document that contains the orders of a player in a game.
pub(crate) fn key(game: &str, player: &str) -> String {
    format!("{KEY_PREFIX}{game}/{player}")
}

/// The player whose orders are in the document with this key; `None` if it has something else.
pub(crate) fn player_of_key(key: &str) -> Option<&str> {
    key.strip_prefix(KEY_PREFIX)?.split_once('/').map(|(_, player)| player)
}
