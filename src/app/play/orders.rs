//! Standing orders: what a player has decided in advance about future decisions.
//!
//! Orders are documents, one for each player of a game. They are not part of the game's log or
//! state, so that others cannot see that orders were set. The server plays the answers that they
//! give as ordinary commits, in the same way as those of bots. Such a commit is appended only as
//! long as the orders that it follows from are unchanged, so that after the reply nothing is played
//! by the previous orders, at whichever server. While orders are being written, the game's command
//! queue is blocked.

use crate::boxed;
use std::sync::Arc;

use serde_json::{Value, value::RawValue};
use tokio::time::Instant;

use crate::{
    contract::{
        any_game::{OrdersFault, game_of},
        exposed::GameOrders,
    },
    documents::{Attempts, Documents, Group},
    error::AppError,
    log::{lobby::Status, snapshot::Snapshot},
    play::moves::Play,
    requester::Requester,
    runtime::{
        execute::{FirstMove, SERVER_FIRST_MAX},
        games::Games,
        handle::GameHandle,
        hub::Topic,
        server_queue::{MoveSpeed, OWNER_UNKNOWN},
        standing_orders::key,
    },
    space::Growth,
    table::{access::admit, lists::conceal},
};
use kontor_auth::Player;
use kontor_games::GameKind;

/// Orders as the client sends them; their type depends on the game.
#[derive(Debug)]
pub struct GivenOrders {
    /// The ruleset for which they are meant.
    pub ruleset: GameKind,
    /// The orders as JSON, not yet read.
    pub orders: Value,
}

impl Play {
    /// The player's standing orders in a game.
    #[boxed]
    pub async fn orders(&self, player: &Player, id: &str) -> Result<GameOrders, AppError> {
        let requester = Requester::of(player, None);
        let found = async {
            let handle = self.games.handle(id).await?;
            self.games
                .read(&handle, |snapshot| {
                    admit(snapshot, &requester).and(has_seat(snapshot, &player.id))
                })
                .await?;
            self.games.orders_of(&handle, &player.id).await
        };
        conceal(&self.games, id, &requester, found.await).await
    }

    /// Replaces the player's standing orders in a game. They take effect at once, also for a
    /// decision that is already open.
    #[boxed]
    pub async fn set_orders(
        &self,
        player: &Player,
        id: &str,
        given: GivenOrders,
    ) -> Result<GameOrders, AppError> {
        let requester = Requester::of(player, None);
        let set = async {
            let handle = self.games.handle(id).await?;
            self.games
                .read(&handle, |snapshot| {
                    admit(snapshot, &requester).and(has_seat(snapshot, &player.id))
                })
                .await?;
            keep_orders(&self.games, handle, player.id.clone(), given).await
        };
        conceal(&self.games, id, &requester, set.await).await
    }
}

/// Writes orders while holding the game's turn, in a task of its own, so that a dropped connection
/// leaves nothing half done.
async fn keep_orders(
    games: &Games,
    handle: Arc<GameHandle>,
    player: String,
    given: GivenOrders,
) -> Result<GameOrders, AppError> {
    let orders = read_orders(handle.kind, given)?;
    let all = games.clone();
    games
        .in_task(async move {
            all.space.admit(Growth::Ongoing)?;
            let until = Instant::now() + SERVER_FIRST_MAX;
            loop {
                let turn = handle.turn().await;
                let snapshot = all.load(&handle).await?;
                may_order(&snapshot, &player)?;
                // Another server may have appended the entry after which the server is first.
                if snapshot.lobby.sandbox && !all.is_newest(&handle, &snapshot).await? {
                    continue;
                }
                match all.subscribe_if_server_is_first(&handle).await? {
                    FirstMove::Player(_) => {
                        write_orders(&all, &handle, &player, &orders).await?;
                        // An entry of another server may have opened a decision since. Who opened
                        // it has not seen these orders; the worker that is woken here does.
                        // If this fails, the game is found in the index.
                        let _ = all.is_newest(&handle, &snapshot).await;
                        break;
                    }
                    FirstMove::Server(subscription) => {
                        drop(turn);
                        all.wait_for_server(subscription, until).await?;
                    }
                }
            }
            all.server_queue.push(&handle.id, MoveSpeed::Quick, &OWNER_UNKNOWN.into());
            // The list of this player's open decisions may have changed. Others are not notified,
            // because they may not know of the orders.
            all.hub.publish(&[Topic::Player(player.into())]);
            let shown = game_of(handle.kind).orders(Some(&orders));
            Ok(shown.expect("orders that were read can be read"))
        })
        .await
}

async fn write_orders(
    games: &Games,
    handle: &GameHandle,
    player: &str,
    orders: &RawValue,
) -> Result<(), AppError> {
    let (documents, key) = (Documents(games.documents().clone()), key(&handle.id, player));
    let mut attempts = Attempts::default();
    loop {
        let version = documents.read::<Box<RawValue>>(&key).await?.map(|kept| kept.version);
        let group = Group::for_living(player).put(&key, version, &orders);
        match documents.write_group(group).await? {
            None => return Ok(()),
            // The player has changed them at another server.
            Some(conflict) => attempts.after(&conflict).await?,
        }
    }
}

fn has_seat(snapshot: &Snapshot, player: &str) -> Result<(), AppError> {
    snapshot.lobby.seat_of(player).map(drop).ok_or(AppError::NotYourSeat)
}

/// Whether orders of this player can still have an effect.
fn may_order(snapshot: &Snapshot, player: &str) -> Result<(), AppError> {
    has_seat(snapshot, player)?;
    match (snapshot.lobby.deleted, snapshot.lobby.status()) {
        (true, _) => Err(AppError::GameUnknown),
        (false, Status::Finished) => Err(AppError::GameOver),
        (false, Status::Open | Status::Running | Status::Quarantined) => Ok(()),
    }
}

/// Reads the orders as those of this game, and gives them as they are stored.
fn read_orders(kind: GameKind, given: GivenOrders) -> Result<Box<RawValue>, AppError> {
    let invalid =
        |pointer: &str, what: String| AppError::BodyInvalid { pointer: pointer.to_owned(), what };
    if given.ruleset != kind {
        return Err(invalid("/ruleset", format!("the game is one of {}", kind.id())));
    }
    // Serde accepts a list in place of an object if its items are in the order of the fields; the
    // contract does not.
    if !given.orders.is_object() {
        return Err(invalid("/orders", "orders are an object".to_owned()));
    }
    game_of(kind).read_orders(given.orders).map_err(|fault| match fault {
        OrdersFault::Json(error) => invalid(&format!("/orders{}", error.pointer()), error.detail()),
        OrdersFault::Form(pointer) => invalid(
            &format!("/orders{pointer}"),
            "it is not of the form that the schema gives".to_owned(),
        ),
    })
}
