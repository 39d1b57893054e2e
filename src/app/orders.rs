//! Standing orders: what a player has said in advance about decisions to come, and what the server
//! plays by it.
//!
//! They are documents of their own, one for each player of a game, outside of its log and its
//! state, so that setting them leaves no trace that others could see. What they lead to are
//! ordinary commits, made as bots make theirs. While orders are written the game's queue of
//! commands stands still: from the reply on, nothing is played by the orders before.

use std::sync::Arc;

use serde_json::Value;
use tokio::time::Instant;

use super::{
    App,
    commit::PlayerRef,
    decisions::decision_id,
    documents::{Documents, Encoded},
    door::admit,
    error::{AppError, StoreFault},
    exposed::{Exposed, GameOrders, with_handle},
    handle::{GameHandle, SERVER_FIRST_MAX},
    hub::Topic,
    lobby::Status,
    play::play_action,
    server_queue::Pace,
    snapshot::Snapshot,
    tables::asker_of,
};
use kontor_auth::Player;
use kontor_games::GameKind;
use kontor_rules::{OpenDecision, Orders, Seat};

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
    pub(super) fn all(snapshot: &Snapshot<R>) -> Vec<Self> {
        let of = |(open, player): (&OpenDecision, &PlayerRef)| Concerned {
            open: open.clone(),
            player: player.id.clone(),
            choices: snapshot.choices(open),
        };
        snapshot.orders_due().map(of).collect()
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
        let requester = asker_of(player, None);
        let found = async {
            let any = self.handle(id).await?;
            with_handle!(any, handle => {
                self.read(&handle, |snapshot| admit(snapshot, &requester).and(has_seat(snapshot, &player.id))).await??;
                self.shown_orders(&handle, &player.id).await
            })
        };
        self.conceal(id, &requester, found.await).await
    }

    /// Replaces the player's standing orders in a game. They hold at once, also for a decision that
    /// is open.
    pub async fn set_orders(
        &self,
        player: &Player,
        id: &str,
        given: GivenOrders,
    ) -> Result<GameOrders, AppError> {
        let requester = asker_of(player, None);
        let set = async {
            let any = self.handle(id).await?;
            with_handle!(any, handle => {
                self.read(&handle, |snapshot| admit(snapshot, &requester).and(has_seat(snapshot, &player.id))).await??;
                self.keep_orders(handle, player.id.clone(), given).await
            })
        };
        self.conceal(id, &requester, set.await).await
    }

    /// Writes orders in the game's turn, in a task of its own, so that a dropped connection leaves
    /// nothing half done.
    async fn keep_orders<R: Exposed>(
        &self,
        handle: Arc<GameHandle<R>>,
        player: String,
        given: GivenOrders,
    ) -> Result<GameOrders, AppError> {
        let orders = read_orders::<R>(given)?;
        let app = self.clone();
        self.in_task(async move {
            let until = Instant::now() + SERVER_FIRST_MAX;
            loop {
                let turn = handle.commands.lock().await;
                app.read(&handle, |snapshot| may_order(snapshot, &player)).await??;
                let Some(news) = app.server_goes_first(&handle).await? else {
                    break app.write_orders(&handle, &player, &orders).await?;
                };
                drop(turn);
                app.wait_for_server(news, until).await?;
            }
            app.server_due.push(&handle.id, Pace::Quick);
            // What waits for this player may be something else now; others hear nothing.
            app.hub.publish(&[Topic::Player(player.into())]);
            Ok(R::game_orders(orders))
        })
        .await
    }

    async fn write_orders<R: Exposed>(
        &self,
        handle: &GameHandle<R>,
        player: &str,
        orders: &R::Orders,
    ) -> Result<(), AppError> {
        let (documents, key) = (self.typed_documents(), key(&handle.id, player));
        let version = documents.read::<R::Orders>(&key).await?.map(|kept| kept.version);
        match documents.write(&key, version, orders).await? {
            Encoded::At(_) => Ok(()),
            Encoded::Overtaken => {
                Err(AppError::Store(StoreFault("orders were written out of their turn".to_owned())))
            }
        }
    }

    async fn shown_orders<R: Exposed>(
        &self,
        handle: &GameHandle<R>,
        player: &str,
    ) -> Result<GameOrders, AppError> {
        self.orders_in(handle, player).await.map(R::game_orders)
    }

    async fn orders_in<R: Exposed>(
        &self,
        handle: &GameHandle<R>,
        player: &str,
    ) -> Result<R::Orders, AppError> {
        let kept = self.typed_documents().read::<R::Orders>(&key(&handle.id, player)).await?;
        Ok(kept.map(|kept| kept.value).unwrap_or_default())
    }

    fn typed_documents(&self) -> Documents {
        Documents(self.parts.documents.clone())
    }

    /// Those of these decisions that orders answer.
    pub(super) async fn ordered<R: Exposed>(
        &self,
        handle: &GameHandle<R>,
        concerned: Vec<Concerned<R>>,
    ) -> Result<Vec<Ordered<R>>, AppError> {
        let mut ordered = Vec::new();
        for Concerned { open, player, choices } in concerned {
            let orders = self.orders_in(handle, &player).await?;
            let action = orders.answer(&open.due, &choices);
            ordered.extend(action.map(|action| Ordered {
                decision: decision_id(&open),
                seat: open.seat,
                action,
            }));
        }
        Ok(ordered)
    }

    /// The first of the open decisions that orders answer.
    pub(super) async fn first_ordered<R: Exposed>(
        &self,
        handle: &GameHandle<R>,
    ) -> Result<Option<Ordered<R>>, AppError> {
        let concerned = self.read(handle, Concerned::all).await?;
        Ok(self.ordered(handle, concerned).await?.into_iter().next())
    }

    /// Answers the first decision that orders answer; says whether there was one.
    pub(super) async fn act_by_orders<R: Exposed>(
        &self,
        handle: Arc<GameHandle<R>>,
    ) -> Result<bool, AppError> {
        let app = self.clone();
        self.in_task(async move {
            let _turn = handle.commands.lock().await;
            let Some(Ordered { decision: _, seat, action }) = app.first_ordered(&handle).await?
            else {
                return Ok(false);
            };
            let play = |snapshot: &Snapshot<R>| {
                let running =
                    snapshot.running.as_ref().expect("decisions are open in games that run");
                play_action(snapshot, running, seat, &action)
            };
            let draft = app.read(&handle, play).await?;
            let draft = draft.map_err(|refusal| {
                AppError::Internal(format!("what was ordered is refused: {refusal}"))
            })?;
            if !app.append_draft(&handle, draft, None).await? {
                // Another entry was there first: whoever is asked now may have ordered something
                // too.
                app.server_due.push(&handle.id, Pace::Quick);
            }
            Ok(true)
        })
        .await
    }
}

fn key(game: &str, player: &str) -> String {
    format!("orders/{game}/{player}")
}

fn has_seat<R: Exposed>(snapshot: &Snapshot<R>, player: &str) -> Result<(), AppError> {
    snapshot.lobby.seat_of(player).map(drop).ok_or(AppError::NotYourSeat)
}

/// Whether orders of this player can still come to anything.
fn may_order<R: Exposed>(snapshot: &Snapshot<R>, player: &str) -> Result<(), AppError> {
    has_seat(snapshot, player)?;
    match (snapshot.lobby.deleted, snapshot.lobby.status()) {
        (true, _) => Err(AppError::GameUnknown),
        (false, Status::Finished) => Err(AppError::GameOver),
        (false, Status::Open | Status::Running | Status::Quarantined) => Ok(()),
    }
}

/// Reads orders as those of these rules.
fn read_orders<R: Exposed>(given: GivenOrders) -> Result<R::Orders, AppError> {
    let invalid =
        |pointer: &str, what: String| AppError::BodyInvalid { pointer: pointer.to_owned(), what };
    if given.ruleset.id() != R::KIND {
        return Err(invalid("/ruleset", format!("the game is one of {}", R::KIND)));
    }
    // Serde takes a list for an object whose fields stand in that order; the contract does not.
    if !given.orders.is_object() {
        return Err(invalid("/orders", "orders are an object".to_owned()));
    }
    serde_json::from_value(given.orders).map_err(|error| invalid("/orders", error.to_string()))
}
