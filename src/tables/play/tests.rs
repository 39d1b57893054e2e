//! How often a move loads its game, what is entered before it, and who hears of it.

use std::{sync::Arc, time::Duration};

use kontor_auth::Player;
use kontor_bots::Bot;
use kontor_rules::Seat;
use kontor_store::{AppendedEntry, EventStore, LogId};
use kontor_testing::waits::until;
use serde_json::{Value, json, value::to_raw_value};

use super::moves::{Move, ShownTo};
use crate::{
    autoplay::Autoplay,
    scene::{Scene, Server, guest},
};
use kontor_contract::decision::DecisionFields;
use kontor_log::time::Timestamp;
use kontor_service::{
    documents::Documents,
    quotas::Storer,
    requester::{RequestKey, Requester},
    runtime::{handle::GameHandle, hub::Topic},
    vacations,
};

/// A game that runs.
struct Table {
    game: String,
    /// The players.
    players: Vec<Player>,
}

impl Table {
    /// A game of three at a table that is made with these fields, too. In a sandbox one player has
    /// all seats.
    async fn started(server: &Server, fields: Value) -> Self {
        let mut new = json!({ "ruleset": "medici", "seats": 3 });
        let is_sandbox = fields.get("sandbox").is_some();
        new.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
        let owner = guest(server, "Ada").await;
        let storer = Storer { player: owner.clone(), address: "192.0.2.1".to_owned() };
        let new = serde_json::from_value(new).unwrap();
        let made = server.tables.create_game(&storer, new, None).await.unwrap().answer;
        let (game, mut players) = (made.id, vec![owner.clone()]);
        for seat in 1..3 {
            let player = if is_sandbox { owner.clone() } else { guest(server, "Ben").await };
            let sit = server.tables.take_seat(&player, &game, Seat(seat), None, None, None);
            sit.await.unwrap();
            players.extend((!is_sandbox).then_some(player));
        }
        server.tables.start_game(&storer, &game, None).await.unwrap();
        Table { game, players }
    }

    async fn handle(&self, server: &Server) -> Arc<GameHandle> {
        server.games.handle(&self.game).await.unwrap()
    }

    /// A player who is asked, and the first answer that is listed.
    async fn next(&self, server: &Server) -> (&Player, Move) {
        for player in &self.players {
            let requester = Requester::of(player, None);
            let listed = server.play.decisions(&self.game, &requester, DecisionFields::All);
            let (listed, _) = listed.await.unwrap();
            let own = listed.items.into_iter().find(|decision| decision.actions.is_some());
            if let Some(own) = own {
                let actions = serde_json::to_value(&own.actions).unwrap();
                let action = to_raw_value(&actions[0]).unwrap();
                return (player, Move { decision: own.id, action, if_match: None });
            }
        }
        panic!("no seat is asked")
    }

    /// Plays that answer. Returns the number of its commit, and whether it was given before.
    async fn play(
        &self,
        server: &Server,
        (player, chosen): (&Player, &Move),
        key: &str,
    ) -> (u64, bool) {
        let Move { decision, action, if_match } = chosen;
        let again =
            Move { decision: decision.clone(), action: action.clone(), if_match: if_match.clone() };
        let key = RequestKey { key: key.to_owned(), fingerprint: decision.clone() };
        let reply =
            server.play.play(player, &self.game, again, key, ShownTo::Reader).await.unwrap();
        (reply.answer.result.commit, reply.replayed)
    }
}

/// Loading a game, or making a commit, asks the store for its health once.
#[tokio::test]
async fn a_move_loads_its_game_once_also_in_a_sandbox() {
    for fields in [json!({}), json!({ "sandbox": { "seed": "07".repeat(32) } })] {
        let scene = Scene::new();
        let server = scene.server();
        let table = Table::started(&server, fields).await;
        let (player, chosen) = table.next(&server).await;
        let before = scene.store.health_looks();
        let (commit, _) = table.play(&server, (player, &chosen), "first").await;
        assert_eq!(scene.store.health_looks() - before, 2, "to load, and to commit");
        let before = scene.store.health_looks();
        let again = table.play(&server, (player, &chosen), "first").await;
        assert_eq!(again, (commit, true));
        assert_eq!(scene.store.health_looks() - before, 1, "to load");
    }
}

/// A server has written down that the player is on vacation, and was killed before it reached the
/// log. What is answered again enters nothing: that would be refused on a full disk.
#[tokio::test]
async fn a_vacation_is_entered_before_a_move_in_the_same_command_and_once() {
    let scene = Scene::new();
    let server = scene.server();
    let clock = json!({ "time": { "type": "decision", "limit_s": 86_400 }, "vacations": true });
    let table = Table::started(&server, json!({ "clock": clock })).await;
    let handle = table.handle(&server).await;
    let last = async || server.games.load(&handle).await.unwrap().commit();
    let (before, (first, chosen)) = (last().await, table.next(&server).await);
    let vacation = async |version, seconds: u64| {
        let from = server.games.right_time().unwrap();
        let vacation = json!({ "from": from, "until": Timestamp(from.0 + seconds * 1_000) });
        let (documents, key) = (Documents(scene.store.clone()), vacations::key(&first.id));
        documents.write(&key, version, &json!({ "last": vacation })).await.unwrap();
    };
    vacation(None, 60).await;
    let answered = table.play(&server, (first, &chosen), "first").await;
    assert_eq!(answered, (before + 2, false), "the vacation came before it");
    let (player, next) = table.next(&server).await;
    assert_eq!(table.play(&server, (player, &next), "second").await, (before + 3, false));
    vacation(Some(1), 90).await;
    let again = table.play(&server, (first, &chosen), "first").await;
    assert_eq!((again, last().await), ((before + 2, true), before + 3));
}

/// It is not known whether the player is away: a present player goes on, and an absent one loses no
/// seat.
#[tokio::test]
async fn damaged_vacations_stop_no_move_and_take_no_seat() {
    let scene = Scene::new();
    let server = scene.server();
    let clock = json!({ "time": { "type": "decision", "limit_s": 86_400 }, "vacations": true });
    let table = Table::started(&server, json!({ "clock": clock })).await;
    let handle = table.handle(&server).await;
    let snapshot = server.games.load(&handle).await.unwrap();
    let (games, player) = (&server.games, &table.players[0].id);
    let (documents, key) = (Documents(scene.store.clone()), vacations::key(player));
    let whole = vacations::missing_entry_before_loss(games, &snapshot, player).await;
    assert!(matches!(whole, Ok(None)), "no vacation");
    documents.write(&key, None, &"noise").await.unwrap();
    for is_corrupt in [false, true] {
        if is_corrupt {
            scene.store.corrupt_document(&key);
        }
        let before_move = vacations::missing_entry(games, &snapshot, player).await;
        assert!(matches!(before_move, Ok(None)), "{is_corrupt}");
        let before_loss = vacations::missing_entry_before_loss(games, &snapshot, player).await;
        assert!(before_loss.is_err(), "{is_corrupt}");
    }
}

/// A player has left at another server. Here another player moves before the news of it come, in a
/// game that is not in memory, so the command reads from the log that the player has left.
#[tokio::test]
async fn waiters_are_told_of_an_entry_of_others_after_a_later_one_of_this_server() {
    let scene = Scene::new();
    scene.store.share();
    let (server, other) = (scene.server(), scene.server());
    let table = Table::started(&server, json!({ "stand_in": "random" })).await;
    let (asked, chosen) = table.next(&server).await;
    let leaver = table.players.iter().find(|player| player.id != asked.id).unwrap();
    other.tables.resign(leaver, &table.game, None).await.unwrap();

    let waiter = server.games.hub.subscribe(vec![Topic::Tables(leaver.id.as_str().into())]);
    server.games.forget_all();
    let (commit, _) = table.play(&server, (asked, &chosen), "first").await;
    assert!(!waiter.was_notified(), "a move changes no table");
    let log = LogId(table.game.as_str().into());
    let read = scene.store.read(&log, commit - 1, 1).await.unwrap();
    let (position, entry) = read.into_iter().next().unwrap();
    server.games.on_appended(&AppendedEntry { log, position, entry: entry.into() });
    assert!(waiter.was_notified(), "the player has left");
}

/// The moves of the server are made by another handle than the one with which the player has come.
#[tokio::test]
async fn a_player_who_waits_for_the_server_goes_on_though_the_game_is_dropped_from_memory() {
    const LIMIT: Duration = Duration::from_secs(10);
    let scene = Scene::new();
    let server = scene.server();
    let owner = guest(&server, "Ada").await;
    let storer = Storer { player: owner.clone(), address: "192.0.2.1".to_owned() };
    let sandbox = json!({ "seed": "07".repeat(32) });
    let new = json!({ "ruleset": "medici", "seats": 3, "stand_in": "random", "sandbox": sandbox });
    let new = serde_json::from_value(new).unwrap();
    let game = server.tables.create_game(&storer, new, None).await.unwrap().answer.id;
    for seat in 1..3 {
        let sit = server.tables.seat_bot(&owner, &game, Seat(seat), Bot::Random, None, None);
        sit.await.unwrap();
    }
    server.tables.start_game(&storer, &game, None).await.unwrap();
    let table = Table { game, players: vec![owner.clone()] };
    let (mut last, mut moves) = (0, 0);
    loop {
        let snapshot = server.games.load(&*table.handle(&server).await).await.unwrap();
        last = last.max(snapshot.commit());
        if snapshot.due_bot().is_some() {
            break;
        }
        let (player, chosen) = table.next(&server).await;
        table.play(&server, (player, &chosen), &format!("move {moves}")).await;
        moves += 1;
    }

    let bots = async {
        until("the player waits", async || server.games.hub.topics() > 0).await;
        server.games.forget_all();
        Autoplay::new(server.games.clone(), 1).unwrap().run().await;
    };
    let resigned = async {
        tokio::select! {
            resigned = server.tables.resign(&owner, &table.game, None) => resigned.unwrap(),
            () = bots => panic!("the server does not stop"),
        }
    };
    tokio::time::timeout(LIMIT, resigned).await.expect("the player goes on");
    let log = LogId(table.game.as_str().into());
    let (_, next) = scene.store.read(&log, last + 1, 1).await.unwrap().remove(0);
    assert!(!next.commit.get().contains("table.resigned"), "a bot has moved before");
}
