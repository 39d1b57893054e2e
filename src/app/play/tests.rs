//! How often a move loads its game, and what is entered before it.

use std::sync::Arc;

use kontor_auth::Player;
use kontor_rules::Seat;
use serde_json::{Value, json, value::to_raw_value};

use super::moves::Move;
use crate::{
    App,
    scene::{Scene, guest},
};
use kontor_contract::decision::DecisionFields;
use kontor_log::time::Timestamp;
use kontor_service::{
    documents::Documents,
    quotas::Storer,
    requester::{RequestKey, Requester},
    runtime::handle::GameHandle,
    vacations,
};

/// A game that runs.
struct Table {
    game: String,
    /// Those who play.
    players: Vec<Player>,
}

impl Table {
    /// A game of three at a table that is made with these fields, too. In a sandbox one player has all
    /// seats.
    async fn started(app: &App, fields: Value) -> Self {
        let mut new = json!({ "ruleset": "medici", "seats": 3 });
        let is_sandbox = fields.get("sandbox").is_some();
        new.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
        let owner = guest(app, "Ada").await;
        let storer = Storer { player: owner.clone(), address: "192.0.2.1".to_owned() };
        let new = serde_json::from_value(new).unwrap();
        let made = app.tables.create_game(&storer, new, None).await.unwrap().answer;
        let (game, mut players) = (made.id, vec![owner.clone()]);
        for seat in 1..3 {
            let player = if is_sandbox { owner.clone() } else { guest(app, "Ben").await };
            let sit = app.tables.take_seat(&player, &game, Seat(seat), None, None, None);
            sit.await.unwrap();
            players.extend((!is_sandbox).then_some(player));
        }
        app.tables.start_game(&storer, &game, None).await.unwrap();
        Table { game, players }
    }

    async fn handle(&self, app: &App) -> Arc<GameHandle> {
        app.games.handle(&self.game).await.unwrap()
    }

    /// A player who is asked, and the first answer that is listed.
    async fn next(&self, app: &App) -> (&Player, Move) {
        for player in &self.players {
            let requester = Requester::of(player, None);
            let listed = app.play.decisions(&self.game, &requester, DecisionFields::All);
            let (listed, _) = listed.await.unwrap();
            let own = listed.items.into_iter().find(|decision| decision.actions.is_some());
            if let Some(own) = own {
                let actions = serde_json::to_value(&own.actions).unwrap();
                let action = to_raw_value(&actions[0]).unwrap();
                return (player, Move { decision: own.id, action, if_match: None });
            }
        }
        panic!("nobody is asked")
    }

    /// Plays that answer. Returns the number of its commit, and whether it was given before.
    async fn play(&self, app: &App, (player, chosen): (&Player, &Move), key: &str) -> (u64, bool) {
        let Move { decision, action, if_match } = chosen;
        let again =
            Move { decision: decision.clone(), action: action.clone(), if_match: if_match.clone() };
        let key = RequestKey { key: key.to_owned(), fingerprint: decision.clone() };
        let reply = app.play.play(player, &self.game, again, key).await.unwrap();
        (reply.answer.result.commit, reply.replayed)
    }
}

/// Whoever loads a game, or makes a commit, asks the store for its health once.
#[tokio::test]
async fn a_move_loads_its_game_once_also_in_a_sandbox() {
    for fields in [json!({}), json!({ "sandbox": { "seed": "07".repeat(32) } })] {
        let scene = Scene::new();
        let app = scene.server();
        let table = Table::started(&app, fields).await;
        let (player, chosen) = table.next(&app).await;
        let before = scene.store.health_looks();
        let (commit, _) = table.play(&app, (player, &chosen), "first").await;
        assert_eq!(scene.store.health_looks() - before, 2, "to load, and to commit");
        let before = scene.store.health_looks();
        let again = table.play(&app, (player, &chosen), "first").await;
        assert_eq!(again, (commit, true));
        assert_eq!(scene.store.health_looks() - before, 1, "to load");
    }
}

/// A server has written down that the player is on vacation, and was killed before it reached the log.
/// What is answered again enters nothing: that would be refused on a full disk.
#[tokio::test]
async fn a_vacation_is_entered_before_a_move_in_the_same_command_and_once() {
    let scene = Scene::new();
    let app = scene.server();
    let clock = json!({ "time": { "type": "decision", "limit_s": 86_400 }, "vacations": true });
    let table = Table::started(&app, json!({ "clock": clock })).await;
    let handle = table.handle(&app).await;
    let last = async || app.games.load(&handle).await.unwrap().commit();
    let (before, (first, chosen)) = (last().await, table.next(&app).await);
    let vacation = async |version, seconds: u64| {
        let from = app.games.right_time().unwrap();
        let vacation = json!({ "from": from, "until": Timestamp(from.0 + seconds * 1_000) });
        let (documents, key) = (Documents(scene.store.clone()), vacations::key(&first.id));
        documents.write(&key, version, &json!({ "last": vacation })).await.unwrap();
    };
    vacation(None, 60).await;
    let answered = table.play(&app, (first, &chosen), "first").await;
    assert_eq!(answered, (before + 2, false), "the vacation came before it");
    let (player, next) = table.next(&app).await;
    assert_eq!(table.play(&app, (player, &next), "second").await, (before + 3, false));
    vacation(Some(1), 90).await;
    let again = table.play(&app, (first, &chosen), "first").await;
    assert_eq!((again, last().await), ((before + 2, true), before + 3));
}

/// Nobody can tell whether the player is away: who is there goes on, and who is not loses no seat.
#[tokio::test]
async fn damaged_vacations_stop_no_move_and_take_no_seat() {
    let scene = Scene::new();
    let app = scene.server();
    let clock = json!({ "time": { "type": "decision", "limit_s": 86_400 }, "vacations": true });
    let table = Table::started(&app, json!({ "clock": clock })).await;
    let handle = table.handle(&app).await;
    let snapshot = app.games.load(&handle).await.unwrap();
    let (games, player) = (&app.games, &table.players[0].id);
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
