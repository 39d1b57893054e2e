//! Standing orders: what a player has decided in advance about future decisions.
//!
//! Orders are documents, one for each player of a game. They are not part of the game's log or
//! state, so that others cannot see that orders were set. The server plays the answers that they
//! give as ordinary commits, in the same way as those of bots. Such a commit is appended only as
//! long as the orders that it follows from are unchanged, so that after the reply no server plays
//! by the previous orders. While orders are being written, the game's command queue is blocked.

use crate::boxed;
use std::sync::Arc;

use serde_json::{Value, value::RawValue};
use tokio::time::Instant;

use crate::{
    error::TablesError,
    play::moves::Play,
    table::{access::admit, lists::conceal},
};
use kontor_auth::Player;
use kontor_contract::{
    any_game::ReadOrders, error::OrdersFault, exposed::GameOrders, typed_game::game_of,
};
use kontor_games::GameKind;
use kontor_log::{lobby::Status, snapshot::Snapshot};
use kontor_problems::Refused;
use kontor_service::{
    documents::{Documents, Group},
    requester::Requester,
    runtime::{
        games::Games,
        handle::GameHandle,
        hub::Topic,
        server_first::SERVER_FIRST_MAX,
        server_queue::{MoveSpeed, OWNER_UNKNOWN},
        standing_orders::{key, stored_orders},
    },
    space::Growth,
};

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
    pub async fn orders(&self, player: &Player, id: &str) -> Result<GameOrders, TablesError> {
        let requester = Requester::of(player, None);
        let found = async {
            let handle = self.games.handle(id).await?;
            let kind = self.kind_if_seated(&handle, player, &requester).await?;
            Ok(self.games.orders_of(id, kind, &player.id).await?)
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
    ) -> Result<GameOrders, TablesError> {
        let requester = Requester::of(player, None);
        let set = async {
            let handle = self.games.handle(id).await?;
            let kind = self.kind_if_seated(&handle, player, &requester).await?;
            let orders = read_orders(kind, given)?;
            keep_orders(&self.games, handle, kind, player.id.clone(), orders).await
        };
        conceal(&self.games, id, &requester, set.await).await
    }

    /// Which game it is, if the player has a seat there.
    async fn kind_if_seated(
        &self,
        handle: &GameHandle,
        player: &Player,
        requester: &Requester,
    ) -> Result<GameKind, TablesError> {
        self.games
            .read(handle, |snapshot| {
                admit(snapshot, requester).and(has_seat(snapshot, &player.id))?;
                Ok(snapshot.rules.kind())
            })
            .await
    }
}

/// Writes orders while holding the game's turn, in a task of its own, so that a dropped connection
/// leaves nothing half done.
async fn keep_orders(
    games: &Games,
    mut handle: Arc<GameHandle>,
    kind: GameKind,
    player: String,
    ReadOrders { stored, shown }: ReadOrders,
) -> Result<GameOrders, TablesError> {
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
                match all.orders_if_players_move(&snapshot).await? {
                    Some(_) => {
                        let documents = Documents(all.documents().clone());
                        write_orders(&documents, (&handle.id, kind), &player, &stored).await?;
                        // An entry of another server may have opened a decision since. Its writer
                        // has not seen these orders; the worker that is woken here does. If this
                        // fails, the game is found in the index.
                        let _ = all.is_newest(&handle, &snapshot).await;
                        break;
                    }
                    None => {
                        let seen = snapshot.position;
                        drop((turn, snapshot));
                        handle = all.wait_for_server(&handle.id, seen, until).await?;
                    }
                }
            }
            all.server_queue.push(&handle.id, MoveSpeed::Quick, &OWNER_UNKNOWN.into());
            // The list of this player's open decisions may have changed. Others are not notified,
            // because they may not know of the orders.
            all.hub.publish(&[Topic::Player(player.into())]);
            Ok(shown)
        })
        .await
}

/// Replaces the orders that are stored. If these cannot be read, that is an error and they stay:
/// the document may be damaged, or one of a later release.
async fn write_orders(
    documents: &Documents,
    (game, kind): (&str, GameKind),
    player: &str,
    orders: &RawValue,
) -> Result<(), TablesError> {
    let key = key(game, player);
    // After a conflict the player has changed them at another server.
    let written = documents.until_written(|| async {
        let (_, version) = stored_orders(documents, kind, &key).await?;
        Ok::<_, TablesError>(Group::for_living(player).put(&key, version, &orders))
    });
    written.await
}

fn has_seat(snapshot: &Snapshot, player: &str) -> Result<(), TablesError> {
    snapshot.lobby.seat_of(player).map(drop).ok_or(Refused::NotYourSeat.into())
}

/// Whether orders of this player can still have an effect.
fn may_order(snapshot: &Snapshot, player: &str) -> Result<(), TablesError> {
    has_seat(snapshot, player)?;
    match (snapshot.lobby.deleted, snapshot.lobby.status()) {
        (true, _) => Err(Refused::GameUnknown.into()),
        (false, Status::Finished) => Err(Refused::GameOver.into()),
        (false, Status::Open | Status::Running | Status::Quarantined) => Ok(()),
    }
}

/// Reads the orders as those of this game.
fn read_orders(kind: GameKind, given: GivenOrders) -> Result<ReadOrders, TablesError> {
    let invalid = |pointer: &str, what: String| TablesError::BodyInvalid {
        pointer: pointer.to_owned(),
        what,
    };
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

#[cfg(test)]
mod tests {
    use kontor_store::MemoryStore;
    use serde_json::{json, value::to_raw_value};

    use super::*;

    const GAME: (&str, GameKind) = ("g_1", GameKind::DaleOfMerchants);

    fn documents() -> Documents {
        Documents(Arc::new(MemoryStore::new(|_, _| Vec::new())))
    }

    fn orders(reactions: &str) -> Box<RawValue> {
        to_raw_value(&json!({ "reactions": reactions, "pass_after_s": null })).unwrap()
    }

    #[tokio::test]
    async fn orders_replace_those_that_are_stored() {
        let documents = documents();
        for reactions in ["ask", "pass"] {
            write_orders(&documents, GAME, "p_1", &orders(reactions)).await.unwrap();
            let (_, version) =
                stored_orders(&documents, GAME.1, &key(GAME.0, "p_1")).await.unwrap();
            let kept = documents.read::<Value>(&key(GAME.0, "p_1")).await.unwrap().unwrap();
            assert_eq!(
                (kept.value["reactions"].as_str(), Some(kept.version)),
                (Some(reactions), version)
            );
        }
    }

    #[tokio::test]
    async fn stored_orders_that_cannot_be_read_are_an_error_and_stay() {
        let documents = documents();
        for unreadable in [json!({ "reactions": "later" }), json!({}), json!([])] {
            let key = key(GAME.0, "p_1");
            let version = documents.read::<Value>(&key).await.unwrap().map(|kept| kept.version);
            let damage = Group::new().put(&key, version, &unreadable);
            assert_eq!(documents.write_group(damage).await.unwrap(), None);
            let written = write_orders(&documents, GAME, "p_1", &orders("ask")).await;
            assert!(matches!(written, Err(TablesError::Internal(_))), "{unreadable}");
            let kept = documents.read::<Value>(&key).await.unwrap().unwrap();
            assert_eq!(kept.value, unreadable);
        }
    }
}
