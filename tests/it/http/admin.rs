//! What operators do, as players see it; that each act is done exactly once; and the audit log.

mod suspensions;

use kontor_testing::waits::until;
use serde_json::{Value, json};

use super::reports::{report, say};
use crate::support::{
    client::{Answer, Caller},
    dice::Dice,
    local::Local,
    table::Table,
};

pub(super) const PASSWORD: &str = "cinnamon";

pub(super) async fn user(local: &Local, name: &str) -> Caller {
    let body = json!({ "name": name, "password": PASSWORD });
    local.anonymous().signed_in(&local.anonymous().post("/v1/users", &body).await)
}

pub(super) async fn sign_in(local: &Local, name: &str, password: &str) -> Answer {
    let body = json!({ "name": name, "password": password });
    local.anonymous().post("/v1/sessions", &body).await
}

async fn refresh(local: &Local, caller: &Caller) -> Answer {
    let body = json!({ "refresh_token": caller.refresh_token });
    local.anonymous().post("/v1/sessions/refresh", &body).await
}

pub(super) fn suspend(player: &str) -> Value {
    json!({ "act": "suspend", "player": player, "told": "Insults." })
}

#[tokio::test]
async fn a_renamed_user_has_the_new_name_everywhere_and_the_old_one_is_free() {
    let local = Local::start();
    let grace = user(&local, "Grace").await;
    let made = grace.post("/v1/games", &json!({ "ruleset": "medici", "seats": 3 })).await;
    let table = Table::joined(&local.address, grace.clone(), &made.expect(201), 3).await;
    say(&table, 0, "Hello").await.expect(201);
    let act = json!({ "act": "rename", "player": "Grace", "name": "Hopper", "reserve": false });
    local.operate(act).await.unwrap();
    assert_eq!(grace.get("/v1/me").await.expect(200)["name"], "Hopper");
    assert_eq!(table.game().await["seats"][0]["player"]["name"], "Hopper");
    let messages = table.seats[1].get(&table.path("/messages")).await.expect(200);
    assert_eq!(messages["items"][0]["player"]["name"], "Hopper");
    sign_in(&local, "Grace", PASSWORD).await.refused("credentials-invalid");
    sign_in(&local, "Hopper", PASSWORD).await.expect(201);
    let other = user(&local, "Grace").await;
    assert_ne!(other.id, grace.id);
    let taken = json!({ "act": "rename", "player": "Hopper", "name": "GRACE", "reserve": false });
    assert_eq!(local.operate(taken).await, Err("another player has the name".to_owned()));
}

#[tokio::test]
async fn a_reserved_name_is_nobodys() {
    let local = Local::start();
    let grace = user(&local, "Rude Name").await;
    let act =
        json!({ "act": "rename", "player": grace.id, "name": "Guest of honour", "reserve": true });
    local.operate(act).await.unwrap();
    let body = json!({ "name": "rude name", "password": PASSWORD });
    local.anonymous().post("/v1/users", &body).await.refused("name-taken");
    local.clock.advance_s(10 * 60);
    local.anonymous().post("/v1/users", &body).await.refused("name-taken");
    sign_in(&local, "Rude Name", PASSWORD).await.refused("credentials-invalid");
}

#[tokio::test]
async fn all_sessions_and_tokens_are_ended() {
    let local = Local::start();
    let grace = user(&local, "Grace").await;
    let second = grace.signed_in(&sign_in(&local, "Grace", PASSWORD).await);
    let token = json!({ "name": "bot", "scopes": ["read"] });
    let token = grace.post("/v1/me/tokens", &token).await.expect(201);
    let by_token = grace.with_token(token["secret"].as_str().unwrap());
    local.operate(json!({ "act": "end_sessions", "player": "Grace" })).await.unwrap();
    for caller in [&grace, &second, &by_token] {
        caller.get("/v1/me").await.refused("token-invalid");
    }
    sign_in(&local, "Grace", PASSWORD).await.expect(201);
}

#[tokio::test]
async fn a_quarantined_game_accepts_nothing_until_it_is_released() {
    let [one, two] = Local::two();
    let mut table = Table::started(&one.address, 3).await;
    let due = table.first_due().await;
    one.operate(json!({ "act": "quarantine", "game": table.game })).await.unwrap();
    table.move_of(&due, "k1").send().await.refused("game-quarantined");
    assert_eq!(table.game().await["status"], "quarantined");
    let other = table.seats[0].at(&two.address);
    until("the other server knows", async || other.get(&table.path("/view")).await.status == 423)
        .await;
    let one = one.restarted();
    one.app.games.load_marks().await;
    let ada = table.seats[0].at(&one.address);
    ada.get(&table.path("/view")).await.refused("game-quarantined");
    one.operate(json!({ "act": "release", "game": table.game })).await.unwrap();
    for seat in &mut table.seats {
        *seat = seat.at(&one.address);
    }
    table.finish(&mut Dice::new(1)).await;
    until("the other server knows", async || other.get(&table.path("/view")).await.status == 200)
        .await;
}

#[tokio::test]
async fn a_damaged_game_that_is_released_is_set_aside_again() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    local.damage(&table.game).await;
    local.app.games.forget_all();
    table.seats[0].get(&table.path("/view")).await.refused("game-quarantined");
    let facts = |reply: &Value| reply["found"]["damage"].clone();
    let look = json!({ "act": "look_up_game", "game": table.game });
    local.operate(json!({ "act": "release", "game": table.game })).await.unwrap();
    table.seats[0].get(&table.path("/view")).await.refused("game-quarantined");
    assert!(facts(&local.operate(look).await.unwrap()).is_string());
}

#[tokio::test]
async fn a_removed_message_shows_as_removed_to_everybody() {
    let local = Local::start();
    let table = Table::seated(&local.address, 3).await;
    let post = table.seats[0].request(reqwest::Method::POST, &table.path("/messages"));
    let post = post.header("idempotency-key", "k1").json(&json!({ "text": "Something rude" }));
    assert_eq!(post.send().await.expect(201)["removed"], json!(false));
    say(&table, 1, "Please!").await.expect(201);
    local
        .operate(json!({ "act": "remove_message", "game": table.game, "message": 1 }))
        .await
        .unwrap();
    for seat in &table.seats {
        let all = seat.get(&table.path("/messages")).await;
        assert!(!all.text.contains("rude"), "{}", all.text);
        let items = all.expect(200)["items"].clone();
        assert_eq!(items[0]["removed"], json!(true));
        assert_eq!(items[0]["text"], "[removed by the operator]");
        assert_eq!(items[1]["text"], "Please!");
    }
    let again = table.seats[0].request(reqwest::Method::POST, &table.path("/messages"));
    let again = again.header("idempotency-key", "k1").json(&json!({ "text": "Something rude" }));
    assert_eq!(again.send().await.expect(200)["removed"], json!(true));
    let export = table.seats[0].get("/v1/me/export").await.text;
    assert!(!export.contains("rude"), "{export}");
    let none = json!({ "act": "remove_message", "game": table.game, "message": 3 });
    assert!(local.operate(none).await.unwrap_err().starts_with("there is no message 3"));
}

#[tokio::test]
async fn a_lookup_shows_no_secret_and_is_in_the_audit_log() {
    let local = Local::start();
    let grace = user(&local, "Grace").await;
    let token = json!({ "name": "bot", "scopes": ["read"] });
    let token = grace.post("/v1/me/tokens", &token).await.expect(201);
    let made = grace.post("/v1/games", &json!({ "ruleset": "medici", "seats": 3 })).await;
    let table = Table::joined(&local.address, grace.clone(), &made.expect(201), 3).await;
    table.start().await;
    let player = local.operate(json!({ "act": "look_up_player", "player": "grace" })).await;
    let player = player.unwrap()["found"].clone();
    assert_eq!(player["id"], json!(grace.id));
    let numbers = ["sessions", "tokens", "app_tokens", "games"].map(|name| player[name].clone());
    assert_eq!(numbers, [json!(1), json!(1), json!(0), json!(1)]);
    assert!(player["stored_bytes"].as_u64().unwrap() > 0);
    let game = local.operate(json!({ "act": "look_up_game", "game": table.game })).await;
    let game = game.unwrap()["found"].clone();
    assert_eq!((&game["status"], &game["quarantined"]), (&json!("running"), &json!(false)));
    assert_eq!(game["seats"][0]["name"], "Grace");
    let shown = format!("{player}{game}");
    let secret = token["secret"].as_str().unwrap();
    for hidden in [secret, &grace.refresh_token, "password", "seed", "hand", "invite"] {
        assert!(!shown.contains(hidden), "{hidden}: {shown}");
    }
    let unknown = local.operate(json!({ "act": "look_up_player", "player": "Nemo" })).await;
    assert_eq!(unknown, Err("there is no player \"Nemo\"".to_owned()));
    let log = local.audit(0).await;
    assert_eq!(log["last"], 3, "{log}");
    assert_eq!(log["items"][0]["act"], json!({ "act": "look_up_player", "player": grace.id }));
    assert_eq!(log["items"][2]["act"]["player"], "Nemo");
    let who = ["operator", "reason", "uid"].map(|name| log["items"][1][name].clone());
    assert_eq!(who, [json!("Olga"), json!("a test"), json!(1000)]);
    assert_eq!(local.audit(2).await["items"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn what_cannot_be_done_changes_nothing_and_is_not_logged() {
    let local = Local::start();
    let grace = user(&local, "Grace").await;
    let long = "x".repeat(201);
    let refused = [
        json!({ "act": "suspend", "player": "Nemo", "told": "Insults." }),
        json!({ "act": "suspend", "player": "Grace", "told": "" }),
        json!({ "act": "suspend", "player": "Grace", "told": long }),
        json!({ "act": "suspend", "player": "Grace", "told": "two\nlines" }),
        json!({ "act": "rename", "player": "Grace", "name": "\u{200b}", "reserve": false }),
        json!({ "act": "rename", "player": "Grace", "name": "Grace", "reserve": false }),
        json!({ "act": "quarantine", "game": "g_nothing" }),
        json!({ "act": "quarantine", "game": "audit" }),
        json!({ "act": "quarantine", "game": "talk_g_nothing" }),
        json!({ "act": "settle_report", "report": "nothing", "outcome": "done" }),
        json!({ "act": "look_up_player", "player": "x".repeat(201) }),
        json!({ "act": "destroy", "player": "Grace" }),
        json!({ "act": "lift", "player": "Grace", "and": "more" }),
    ];
    let before = local.exported().await;
    for act in refused {
        assert!(local.operate(act.clone()).await.is_err(), "{act}");
    }
    assert_eq!(local.exported().await, before);
    grace.get("/v1/me").await.expect(200);
}

/// The server is killed before the first write of an act, and after it. What an act changes is written
/// with its record: both are there or none.
#[tokio::test]
async fn an_act_and_its_record_are_written_as_one() {
    for kind in [
        "suspend",
        "rename",
        "end_sessions",
        "remove_about",
        "quarantine",
        "remove_message",
        "settle",
    ] {
        for writes in 0..2 {
            is_done_after(kind, writes).await;
        }
    }
}

async fn is_done_after(kind: &str, writes: u64) {
    let local = Local::idle();
    let grace = user(&local, "Grace").await;
    let made = grace.post("/v1/games", &json!({ "ruleset": "medici", "seats": 3 })).await;
    let table = Table::joined(&local.address, grace.clone(), &made.expect(201), 3).await;
    say(&table, 0, "Something rude").await.expect(201);
    report(&table.seats[1], &table, 1, &json!({ "category": "hate" })).await.expect(201);
    let rude = json!({ "about": "Something rude" });
    grace.put("/v1/me/profile", &rude).await.expect(200);
    let id = format!("{}/1/{}", table.game, table.seats[1].id);
    let act = match kind {
        "suspend" => suspend("Grace"),
        "rename" => {
            json!({ "act": "rename", "player": "Grace", "name": "Hopper", "reserve": false })
        }
        "end_sessions" => json!({ "act": "end_sessions", "player": "Grace" }),
        "remove_about" => json!({ "act": "remove_about", "player": "Grace" }),
        "quarantine" => json!({ "act": "quarantine", "game": table.game }),
        "remove_message" => json!({ "act": "remove_message", "game": table.game, "message": 1 }),
        _ => json!({ "act": "settle_report", "report": id, "outcome": "done" }),
    };
    local.store.fail_writes_after(Some(writes));
    let answered = local.operate(act).await.is_ok();
    local.store.fail_writes_after(None);
    let local = local.restarted();
    let log = local.audit(0).await;
    let outcomes: Vec<&Value> =
        log["items"].as_array().unwrap().iter().map(|entry| &entry["outcome"]).collect();
    assert_eq!(outcomes, vec!["done"; usize::from(writes > 0)], "{kind} after {writes} writes");
    let done = is_done(&local, kind, &table).await;
    assert_eq!([done, answered], [writes > 0; 2], "{kind} after {writes} writes");
}

/// Whether the act has been done, wholly.
async fn is_done(local: &Local, kind: &str, table: &Table) -> bool {
    let grace = table.seats[0].at(&local.address);
    let ben = table.seats[1].at(&local.address);
    match kind {
        "suspend" => grace.get("/v1/me").await.body["code"] == "account-suspended",
        "rename" => {
            let is_renamed = grace.get("/v1/me").await.expect(200)["name"] == "Hopper";
            let is_free = sign_in(local, "Grace", PASSWORD).await.status == 401;
            let signs_in = sign_in(local, "Hopper", PASSWORD).await.status == 201;
            let seat = ben.get(&table.path("")).await.expect(200)["seats"][0]["player"].clone();
            assert_eq!([is_free, signs_in, seat["name"] == "Hopper"], [is_renamed; 3]);
            let body = json!({ "name": "Grace", "password": PASSWORD });
            let taken = local.anonymous().post("/v1/users", &body).await.status == 409;
            assert_eq!(taken, !is_renamed);
            is_renamed
        }
        "end_sessions" => grace.get("/v1/me").await.status == 401,
        "remove_about" => {
            let shown = ben.get(&format!("/v1/players/{}", grace.id)).await.expect(200);
            shown["about"].is_null()
        }
        "quarantine" => {
            local.app.games.load_marks().await;
            ben.get(&table.path("/messages")).await.status == 423
        }
        "remove_message" => {
            let all = ben.get(&table.path("/messages")).await.expect(200);
            all["items"][0]["removed"] == json!(true)
        }
        _ => {
            let all = json!({ "act": "list_reports", "limit": 9, "all": true });
            let listed = local.operate(all).await.unwrap();
            listed["found"]["items"][0]["settled"]["outcome"] == "done"
        }
    }
}

/// What an operator removes, renames and settles is bounded like everything that is stored.
#[tokio::test]
async fn a_player_is_renamed_sixteen_times() {
    let local = Local::start();
    let guest = local.guest("Ada").await;
    let rename = async |number: u32| {
        let name = format!("Ada {number}");
        let act = json!({ "act": "rename", "player": guest.id, "name": name, "reserve": false });
        local.operate(act).await
    };
    for number in 1..=16 {
        rename(number).await.unwrap();
    }
    assert_eq!(rename(17).await, Err("operators have renamed the player 16 times".to_owned()));
    let page = local.audit(0).await;
    assert_eq!(page["items"].as_array().unwrap().len(), 16);
}

/// No path of the public port leads to what operators do.
#[tokio::test]
async fn nothing_of_it_is_reachable_over_http() {
    let local = Local::start();
    let grace = user(&local, "Grace").await;
    for path in ["/admin", "/v1/admin", "/v1/audit", "/v1/reports", "/v1/games/audit/messages"] {
        let answer = grace.request(reqwest::Method::GET, path).bad().send().await;
        assert_eq!(answer.status, 404, "{path}");
    }
    grace.get("/v1/games/audit").await.refused("game-unknown");
    grace.get("/v1/games/audit/events").await.refused("game-unknown");
    grace.get("/v1/games/audit/record").await.refused("game-unknown");
}
