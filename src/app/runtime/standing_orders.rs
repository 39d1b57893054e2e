//! Finds the open decisions that are answered by the standing orders of their players.
//!
//! Orders are documents, one for each player of a game. They are not part of the game's log or
//! state, so that others cannot see that orders were set.

use std::sync::Arc;

use crate::{
    contract::decision::decision_id, contract::exposed::Exposed, documents::Documents,
    error::AppError, log::snapshot::Snapshot, log::table_event::PlayerRef, runtime::games::Games,
};
use kontor_rules::{OpenDecision, OrderedAnswer, Orders, Seat};

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

impl Games {
    /// The decisions that orders answer now or later, with the answers.
    pub(crate) async fn ordered<R: Exposed>(
        &self,
        game: &str,
        decisions: Vec<OrderableDecision<R>>,
    ) -> Result<Vec<Ordered<R>>, AppError> {
        let mut ordered = Vec::new();
        for OrderableDecision { open, opened_ms, player, choices } in decisions {
            let orders = self.orders_of::<R>(game, &player).await?;
            let answer = orders.answer(&open.due, &choices);
            ordered.extend(answer.map(|OrderedAnswer { action, after_s }| Ordered {
                decision: decision_id(&open),
                seat: open.seat,
                action,
                at_ms: opened_ms + u64::from(after_s) * 1000,
            }));
        }
        Ok(ordered)
    }

    /// The decisions that orders answer now, with the answers.
    pub(crate) async fn ordered_now<R: Exposed>(
        &self,
        game: &str,
        decisions: Vec<OrderableDecision<R>>,
    ) -> Result<Vec<Ordered<R>>, AppError> {
        let (mut ordered, now_ms) = (self.ordered(game, decisions).await?, self.clock().now_ms());
        ordered.retain(|ordered| ordered.at_ms <= now_ms);
        Ok(ordered)
    }

    /// A player's orders in a game; the default if none were given.
    pub(crate) async fn orders_of<R: Exposed>(
        &self,
        game: &str,
        player: &str,
    ) -> Result<R::Orders, AppError> {
        let documents = Documents(self.documents().clone());
        let kept = documents.read::<R::Orders>(&key(game, player)).await?;
        Ok(kept.map(|kept| kept.value).unwrap_or_default())
    }
}

/// The key of the document that contains the orders of a player in a game.
pub(crate) fn key(game: &str, player: &str) -> String {
    format!("orders/{game}/{player}")
}
