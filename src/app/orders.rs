//! Standing orders: what a player has said in advance about decisions to come, and what the server plays by it.
//!
//! They are documents of their own, one for each player of a game, outside of its log and its state, so that setting them leaves
//! no trace that others could see. What they lead to are ordinary commits, made as bots make theirs. While orders are written the
//! game's queue of commands stands still: from the reply on, nothing is played by the orders before.

use std::sync::Arc;

use serde_json::Value;
use tokio::time::Instant;

use super::{
    App,
    commit::PlayerRef,
    decisions::decision_id,
    documents::{Documents, Written},
    door::admit,
    error::{AppError, StoreFault},
    exposed::{Exposed, GameOrders, with_slot},
    folded::Folded,
    hub::Topic,
    lobby::Status,
    play::play_action,
    server_queue::Pace,
    slot::{SERVER_FIRST_MOST, Slot},
    tables::asker_of,
};
use crate::{
    auth::Player,
    games::GameKind,
    rules::{OpenDecision, Orders, Seat},
};

/// Orders as they are given: what they may be depends on the game.
#[derive(Debug)]
pub struct GivenOrders {
    /// The ruleset that they are meant for.
    pub ruleset: GameKind,
    /// The orders, unread.
    pub orders: Value,
}

/// An open decision that its player's orders may answer.
pub(super) struct Concerned<R: Exposed> {
    open: OpenDecision,
    player: Arc<str>,
    choices: Vec<R::Choice>,
}

impl<R: Exposed> Concerned<R> {
    /// All of them, by seat.
    pub(super) fn all(folded: &Folded<R>) -> Vec<Self> {
        let of = |(open, player): (&OpenDecision, &PlayerRef)| Concerned {
            open: open.clone(),
            player: player.id.clone(),
            choices: folded.choices(open),
        };
        folded.orders_due().map(of).collect()
    }
}

/// An open decision with the answer that its player's orders give.
pub(super) struct Ordered<R: Exposed> {
    /// Id of the decision.
    pub decision: String,
    seat: Seat,
    action: R::Action,
}

impl App {
    /// The player's standing orders in a game.
    pub async fn orders(&self, player: &Player, id: &str) -> Result<GameOrders, AppError> {
        let asker = asker_of(player, None);
        let found = async {
            let any = self.slot(id).await?;
            with_slot!(any, slot => {
                self.read(&slot, |folded| admit(folded, &asker).and(has_seat(folded, &player.id))).await??;
                self.shown_orders(&slot, &player.id).await
            })
        };
        self.conceal(id, &asker, found.await).await
    }

    /// Replaces the player's standing orders in a game. They hold at once, also for a decision that is open.
    pub async fn set_orders(&self, player: &Player, id: &str, given: GivenOrders) -> Result<GameOrders, AppError> {
        let asker = asker_of(player, None);
        let set = async {
            let any = self.slot(id).await?;
            with_slot!(any, slot => {
                self.read(&slot, |folded| admit(folded, &asker).and(has_seat(folded, &player.id))).await??;
                self.keep_orders(slot, player.id.clone(), given).await
            })
        };
        self.conceal(id, &asker, set.await).await
    }

    /// Writes orders in the game's turn, in a task of its own, so that a dropped connection leaves nothing half done.
    async fn keep_orders<R: Exposed>(
        &self,
        slot: Arc<Slot<R>>,
        player: String,
        given: GivenOrders,
    ) -> Result<GameOrders, AppError> {
        let orders = read_orders::<R>(given)?;
        let app = self.clone();
        self.in_task(async move {
            let until = Instant::now() + SERVER_FIRST_MOST;
            loop {
                let turn = slot.commands.lock().await;
                app.read(&slot, |folded| may_order(folded, &player)).await??;
                let Some(news) = app.server_goes_first(&slot).await? else {
                    break app.write_orders(&slot, &player, &orders).await?;
                };
                drop(turn);
                app.wait_for_server(news, until).await?;
            }
            app.server_due.push(&slot.id, Pace::Quick);
            // What waits for this player may be something else now; others hear nothing.
            app.hub.publish(&[Topic::Player(player.into())]);
            Ok(R::game_orders(orders))
        })
        .await
    }

    async fn write_orders<R: Exposed>(&self, slot: &Slot<R>, player: &str, orders: &R::Orders) -> Result<(), AppError> {
        let (documents, key) = (self.typed_documents(), key(&slot.id, player));
        let version = documents.read::<R::Orders>(&key).await?.map(|kept| kept.version);
        match documents.write(&key, version, orders).await? {
            Written::At(_) => Ok(()),
            Written::Overtaken => Err(AppError::Store(StoreFault("orders were written out of their turn".to_owned()))),
        }
    }

    async fn shown_orders<R: Exposed>(&self, slot: &Slot<R>, player: &str) -> Result<GameOrders, AppError> {
        self.orders_in(slot, player).await.map(R::game_orders)
    }

    async fn orders_in<R: Exposed>(&self, slot: &Slot<R>, player: &str) -> Result<R::Orders, AppError> {
        let kept = self.typed_documents().read::<R::Orders>(&key(&slot.id, player)).await?;
        Ok(kept.map(|kept| kept.value).unwrap_or_default())
    }

    fn typed_documents(&self) -> Documents {
        Documents(self.parts.documents.clone())
    }

    /// Those of these decisions that orders answer.
    pub(super) async fn ordered<R: Exposed>(
        &self,
        slot: &Slot<R>,
        concerned: Vec<Concerned<R>>,
    ) -> Result<Vec<Ordered<R>>, AppError> {
        let mut ordered = Vec::new();
        for Concerned { open, player, choices } in concerned {
            let orders = self.orders_in(slot, &player).await?;
            let action = orders.answer(&open.due, &choices);
            ordered.extend(action.map(|action| Ordered { decision: decision_id(&open), seat: open.seat, action }));
        }
        Ok(ordered)
    }

    /// The first of the open decisions that orders answer.
    pub(super) async fn first_ordered<R: Exposed>(&self, slot: &Slot<R>) -> Result<Option<Ordered<R>>, AppError> {
        let concerned = self.read(slot, Concerned::all).await?;
        Ok(self.ordered(slot, concerned).await?.into_iter().next())
    }

    /// Answers the first decision that orders answer; says whether there was one.
    pub(super) async fn act_by_orders<R: Exposed>(&self, slot: Arc<Slot<R>>) -> Result<bool, AppError> {
        let app = self.clone();
        self.in_task(async move {
            let _turn = slot.commands.lock().await;
            let Some(Ordered { decision: _, seat, action }) = app.first_ordered(&slot).await? else { return Ok(false) };
            let play = |folded: &Folded<R>| {
                let running = folded.running.as_ref().expect("decisions are open in games that run");
                play_action(folded, running, seat, &action)
            };
            let draft = app.read(&slot, play).await?;
            let draft = draft.map_err(|refusal| AppError::Internal(format!("what was ordered is refused: {refusal}")))?;
            if !app.append_draft(&slot, draft, None).await? {
                // Another entry was there first: whoever is asked now may have ordered something too.
                app.server_due.push(&slot.id, Pace::Quick);
            }
            Ok(true)
        })
        .await
    }
}

fn key(game: &str, player: &str) -> String {
    format!("orders/{game}/{player}")
}

fn has_seat<R: Exposed>(folded: &Folded<R>, player: &str) -> Result<(), AppError> {
    folded.lobby.seat_of(player).map(drop).ok_or(AppError::NotYourSeat)
}

/// Whether orders of this player can still come to anything.
fn may_order<R: Exposed>(folded: &Folded<R>, player: &str) -> Result<(), AppError> {
    has_seat(folded, player)?;
    match (folded.lobby.deleted, folded.lobby.status()) {
        (true, _) => Err(AppError::GameUnknown),
        (false, Status::Finished) => Err(AppError::GameOver),
        (false, Status::Open | Status::Running | Status::Quarantined) => Ok(()),
    }
}

/// Reads orders as those of these rules.
fn read_orders<R: Exposed>(given: GivenOrders) -> Result<R::Orders, AppError> {
    let invalid = |pointer: &str, what: String| AppError::BodyInvalid { pointer: pointer.to_owned(), what };
    if given.ruleset.id() != R::KIND {
        return Err(invalid("/ruleset", format!("the game is one of {}", R::KIND)));
    }
    // Serde takes a list for an object whose fields stand in that order; the contract does not.
    if !given.orders.is_object() {
        return Err(invalid("/orders", "orders are an object".to_owned()));
    }
    serde_json::from_value(given.orders).map_err(|error| invalid("/orders", error.to_string()))
}
