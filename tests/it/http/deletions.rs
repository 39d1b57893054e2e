//! Deleting an account, and forgetting unused guests.

mod guests;

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::oauth::shown_now;
use crate::support::{
    client::{Answer, Caller},
    dice::Dice,
    local::Local,
    table::Table,
};

const PASSWORD: &str = "cinnamon";
const DAY_S: u64 = 24 * 60 * 60;
const NAME_KEPT_S: u64 = 30 * DAY_S;

async fn sign_up(local: &Local, name: &str) -> Answer {
    local.anonymous().post("/v1/users", &json!({ "name": name, "password": PASSWORD })).await
}

async fn user(local: &Local, name: &str) -> Caller {
    local.anonymous().signed_in(&sign_up(local, name).await)
}

async fn delete(caller: &Caller) -> Answer {
    caller.post("/v1/me/deletion", &json!({ "password": PASSWORD })).await
}

async fn complete(local: &Local) {
    local.app.deletions.complete_all().await.unwrap();
}

async fn refresh(local: &Local, caller: &Caller) -> Answer {
    let body = json!({ "refresh_token": caller.refresh_token });
    local.anonymous().post("/v1/sessions/refresh", &body).await
}

/// A table at which this player has made all but the last seat free for guests.
async fn table_of(local: &Local, owner: &Caller) -> Table {
    let made = owner.post("/v1/games", &json!({ "ruleset": "medici", "seats": 3 })).await;
    Table::joined(&local.address, owner.clone(), &made.expect(201), 3).await
}

/// A table of a guest at which this player sits.
async fn table_with(local: &Local, player: &Caller) -> Table {
    let owner = local.guest("Ada").await;
    let made = owner.post("/v1/games", &json!({ "ruleset": "medici", "seats": 3 })).await;
    let made = made.expect(201);
    let path = format!("/v1/games/{}/seats", made["id"].as_str().unwrap());
    let ben = local.guest("Ben").await;
    player.put(&format!("{path}/1"), &json!({ "occupant": "me" })).await.expect(200);
    ben.put(&format!("{path}/2"), &json!({ "occupant": "me" })).await.expect(200);
    Table::of(&made, vec![owner, player.clone(), ben])
}

/// Everything that is stored and names this player, without the logs of games.
async fn documents_of(local: &Local, player: &str) -> BTreeSet<String> {
    let lines = local.exported().await;
    let keys = lines.iter().filter_map(|line| {
        let text = line.to_string();
        line["document"]["key"].as_str().filter(|_| text.contains(player)).map(str::to_owned)
    });
    keys.collect()
}

/// Whether a document keeps the name from others, or says when that ends.
fn is_until_the_name_is_free(key: &str) -> bool {
    ["name/", "look/", "due/deletions/"].iter().any(|prefix| key.starts_with(prefix))
}

#[tokio::test]
async fn a_deleted_account_is_signed_out_everywhere_at_once() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let grace = user(&local, "Grace").await;
    let wish = json!({ "name": "Grace", "password": PASSWORD });
    let other = local.anonymous().post("/v1/sessions", &wish).await;
    let other = local.anonymous().signed_in(&other);
    let engine = json!({ "name": "Abacus", "version": "1.4" });
    let bot = json!({ "name": "Abacus of Grace", "engine": engine });
    let bot = grace.post("/v1/me/bots", &bot).await.expect(201);
    let own = json!({ "name": "own", "scopes": ["read"] });
    let of_bot = json!({ "name": "its", "scopes": ["read"], "bot": bot["id"] });
    let mut callers = vec![grace.clone(), other.clone()];
    for body in [own, of_bot] {
        let made = grace.post("/v1/me/tokens", &body).await.expect(201);
        callers.push(grace.with_token(made["secret"].as_str().unwrap()));
    }
    for caller in &callers {
        caller.get("/v1/me").await.expect(200);
    }
    let mut stream = other.listen(&table.game, 0).await;
    assert_eq!(delete(&grace).await.status, 204);
    for caller in &callers {
        caller.get("/v1/me").await.refused("token-invalid");
    }
    while stream.piece("\n\n").await.is_some() {}
    for caller in [&grace, &other] {
        refresh(&local, caller).await.refused("refresh-invalid");
    }
    local.anonymous().post("/v1/sessions", &wish).await.refused("credentials-invalid");
}

#[tokio::test]
async fn a_deletion_needs_the_password_of_a_user() {
    let local = Local::start();
    let grace = user(&local, "Grace").await;
    let wrong = json!({ "password": "nutmegs!" });
    grace.post("/v1/me/deletion", &wrong).await.refused("password-wrong");
    grace.post("/v1/me/deletion", &json!({})).await.refused("password-wrong");
    let ada = local.guest("Ada").await;
    ada.post("/v1/me/deletion", &wrong).await.refused("password-wrong");
    for caller in [&grace, &ada] {
        caller.get("/v1/me").await.expect(200);
    }
    assert_eq!(ada.post("/v1/me/deletion", &json!({})).await.status, 204);
    ada.get("/v1/me").await.refused("token-invalid");
    refresh(&local, &ada).await.refused("refresh-invalid");
}

#[tokio::test]
async fn a_bot_account_does_not_delete_itself() {
    let local = Local::start();
    let grace = user(&local, "Grace").await;
    let engine = json!({ "name": "Abacus", "version": "1.4" });
    let bot = json!({ "name": "Abacus of Grace", "engine": engine });
    let bot = grace.post("/v1/me/bots", &bot).await.expect(201);
    let token = json!({ "name": "its", "scopes": ["account"], "bot": bot["id"] });
    let made = grace.post("/v1/me/tokens", &token).await.expect(201);
    let program = grace.with_token(made["secret"].as_str().unwrap());
    program.post("/v1/me/deletion", &json!({})).await.refused("user-needed");
}

#[tokio::test]
async fn the_name_is_free_after_thirty_days_and_not_before() {
    let local = Local::start();
    let grace = user(&local, "Grace").await;
    delete(&grace).await;
    complete(&local).await;
    for name in ["Grace", "GRACE", "Grаce"] {
        sign_up(&local, name).await.refused("name-taken");
    }
    local.anonymous().post("/v1/guests", &json!({ "name": "Grace" })).await.refused("name-taken");
    local.clock.advance_s(NAME_KEPT_S - 1);
    complete(&local).await;
    sign_up(&local, "Grace").await.refused("name-taken");
    local.clock.advance_s(1);
    complete(&local).await;
    let left = documents_of(&local, &grace.id).await;
    assert_eq!(left, BTreeSet::from([format!("former/{}", grace.id)]));
    let next = user(&local, "Grace").await;
    assert_ne!(next.id, grace.id);
    complete(&local).await;
    next.get("/v1/me").await.expect(200);
}

#[tokio::test]
async fn seats_and_tables_are_left() {
    let local = Local::start();
    let grace = user(&local, "Grace").await;
    let running = table_with(&local, &grace).await;
    running.start().await;
    let (open, own) = (table_with(&local, &grace).await, table_of(&local, &grace).await);
    let mut finished = table_with(&local, &grace).await;
    finished.start().await;
    finished.finish(&mut Dice::new(1)).await;
    assert_eq!(delete(&grace).await.status, 204);
    complete(&local).await;
    let game = running.seats[0].get(&running.path("")).await.expect(200);
    assert_eq!(game["seats"][1]["player"], Value::Null);
    assert_eq!(game["seats"][1]["resigned"]["id"], grace.id);
    assert_eq!(game["seats"][1]["bot"], game["stand_in"]);
    let game = open.seats[0].get(&open.path("")).await.expect(200);
    assert_eq!(game["seats"][1]["player"], Value::Null);
    assert_eq!(game["status"], "open");
    own.seats[1].get(&own.path("")).await.refused("game-unknown");
    let game = finished.seats[0].get(&finished.path("")).await.expect(200);
    assert_eq!(game["seats"][1]["player"]["id"], grace.id);
}

#[tokio::test]
async fn the_name_is_shown_no_more_except_in_records() {
    let local = Local::start();
    let grace = user(&local, "Grace").await;
    let mut table = table_with(&local, &grace).await;
    grace.post(&table.path("/messages"), &json!({ "text": "Hello" })).await.expect(201);
    let ada = table.seats[0].clone();
    ada.get("/v1/me/events").await.expect(200);
    table.start().await;
    table.finish(&mut Dice::new(1)).await;
    let record = ada.get(&table.path("/record")).await.expect(200);
    delete(&grace).await;
    let shown = ["", "/events", "/messages"].map(|path| table.path(path));
    let lists = ["/v1/games", "/v1/games?seat=me", "/v1/me/events"].map(str::to_owned);
    for path in shown.iter().chain(&lists) {
        let text = ada.get(path).await.expect(200).to_string();
        assert!(text.contains("Former player") && !text.contains("Grace"), "{path}: {text}");
    }
    let after = ada.get(&table.path("/record")).await.expect(200);
    assert_eq!(after, record, "a record is signed");
    assert!(after.to_string().contains("Grace"));
    let verified = ada.post("/v1/records/verifications", &after).await.expect(200);
    assert_eq!(verified["valid"], true);
    // After a restart, too.
    let (path, local) = (table.path(""), local.restarted());
    let text = ada.get(&path).await.expect(200).to_string();
    assert!(text.contains("Former player") && !text.contains("Grace"));
    for name in ["Former player", "former PLAYER"] {
        sign_up(&local, name).await.refused("name-taken");
    }
}

/// What a player hid is not shown because the player is gone.
#[tokio::test]
async fn the_games_of_a_deleted_account_are_not_listed() {
    let local = Local::start();
    let eve = user(&local, "Eve").await;
    table_with(&local, &eve).await;
    eve.put("/v1/me/profile", &json!({ "hides_history": true })).await.expect(200);
    let lists =
        ["games", "records", "tournaments"].map(|list| format!("/v1/{list}?player={}", eve.id));
    for list in &lists {
        local.anonymous().get(list).await.refused("history-hidden");
    }
    assert_eq!(delete(&eve).await.status, 204);
    for _ in 0..2 {
        for list in &lists {
            local.anonymous().get(list).await.refused("history-hidden");
        }
        complete(&local).await;
    }
}

#[tokio::test]
async fn orders_webhooks_events_apps_and_bot_accounts_go() {
    let local = Local::idle();
    let grace = user(&local, "Grace").await;
    let app = json!({ "name": "Fortnight", "redirect_uris": ["https://fortnight.example/done"] });
    let app = grace.post("/v1/me/apps", &app).await.expect(201)["app"]["id"].clone();
    let wish = json!({
        "app": app, "redirect_uri": "https://fortnight.example/done", "scopes": ["read"],
        "code_challenge": "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM", "allowed": true,
        "shown": shown_now(&grace, app.as_str().unwrap()).await,
    });
    grace.post("/v1/me/authorizations", &wish).await.expect(201);
    let table = table_with(&local, &grace).await;
    table.start().await;
    let orders = json!({ "ruleset": "medici", "orders": {} });
    grace.put(&table.path("/orders"), &orders).await.expect(200);
    let webhook = json!({ "url": "https://example.org/kontor" });
    grace.post("/v1/me/webhooks", &webhook).await.expect(201);
    let engine = json!({ "name": "Abacus", "version": "1.4" });
    let bot = json!({ "name": "Abacus of Grace", "engine": engine });
    let bot = grace.post("/v1/me/bots", &bot).await.expect(201);
    grace.get("/v1/me/events").await.expect(200);
    grace.post("/v1/me/recovery-codes", &json!({ "password": PASSWORD })).await.expect(201);
    delete(&grace).await;
    complete(&local).await;
    let kept = |id: &str| [format!("deletion/{id}"), format!("former/{id}")];
    for id in [grace.id.as_str(), bot["id"].as_str().unwrap()] {
        let mut left = documents_of(&local, id).await;
        left.retain(|key| !is_until_the_name_is_free(key));
        assert_eq!(left, BTreeSet::from(kept(id)), "{id}");
    }
    sign_up(&local, "Abacus of Grace").await.refused("name-taken");
}

/// The server is killed after each write of the deletion in turn; the next one completes it.
#[tokio::test]
async fn a_deletion_is_completed_after_a_kill_at_any_point() {
    for writes in 0.. {
        let local = Local::idle();
        let grace = user(&local, "Grace").await;
        let running = table_with(&local, &grace).await;
        running.start().await;
        let own = table_of(&local, &grace).await;
        let webhook = json!({ "url": "https://example.org/kontor" });
        grace.post("/v1/me/webhooks", &webhook).await.expect(201);
        // From the write after these on the store answers nothing, as for a process that is killed.
        local.store.fail_writes_after(Some(writes));
        let answer = delete(&grace).await;
        let completed = local.app.deletions.complete_all().await;
        let was_cut_off = local.store.have_writes_failed();
        local.store.fail_writes_after(None);
        let local = local.restarted();
        for _ in 0..2 {
            complete(&local).await;
        }
        let (ada, path) = (&running.seats[0], running.path(""));
        let game = ada.get(&path).await.expect(200);
        if game["seats"][1]["player"].is_object() {
            // Nothing was written, so the account goes on.
            assert_eq!((writes, answer.status), (0, 503));
            continue;
        }
        assert_eq!(game["seats"][1]["resigned"]["name"], "Former player");
        own.seats[1].get(&own.path("")).await.refused("game-unknown");
        grace.at(&local.address).get("/v1/me").await.refused("token-invalid");
        let mut left = documents_of(&local, &grace.id).await;
        left.retain(|key| !is_until_the_name_is_free(key));
        let kept = ["deletion", "former"].map(|kind| format!("{kind}/{}", grace.id));
        assert_eq!(left, BTreeSet::from(kept), "after {writes} writes");
        if !was_cut_off {
            assert!(writes > 5 && completed.is_ok() && answer.status == 204, "{writes}");
            return;
        }
    }
}

/// The other server had the session in its cache for a moment, or the request was under way.
#[tokio::test]
async fn nothing_is_created_for_a_deleted_account_at_whichever_server() {
    let [one, two] = Local::two();
    let grace = user(&one, "Grace").await;
    let owner = two.guest("Ada").await;
    let made = owner.post("/v1/games", &json!({ "ruleset": "medici", "seats": 3 })).await;
    let table = Table::of(&made.expect(201), vec![owner.clone()]);
    assert_eq!(delete(&grace).await.status, 204);
    complete(&one).await;
    for local in [&two, &one] {
        assert!(local.sits_down_too_late(&table.game, &grace.id).await);
        assert!(local.blocks_too_late(&grace.id, &owner.id).await);
    }
    let game = table.seats[0].get(&table.path("")).await.expect(200);
    assert_eq!(game["seats"][1]["player"], Value::Null);
    let mut left = documents_of(&one, &grace.id).await;
    left.retain(|key| !is_until_the_name_is_free(key));
    let kept = ["deletion", "former"].map(|kind| format!("{kind}/{}", grace.id));
    assert_eq!(left, BTreeSet::from(kept));
}

/// Everything that makes the account a deleted one is there, or nothing.
#[tokio::test]
async fn a_deletion_begins_with_one_write() {
    let local = Local::idle();
    let grace = user(&local, "Grace").await;
    let engine = json!({ "name": "Abacus", "version": "1.4" });
    let bot = json!({ "name": "Abacus of Grace", "engine": engine });
    let bot = grace.post("/v1/me/bots", &bot).await.expect(201);
    local.store.fail_writes_after(Some(0));
    assert_eq!(delete(&grace).await.status, 503);
    local.store.fail_writes_after(None);
    grace.get("/v1/me").await.expect(200);
    local.store.fail_writes_after(Some(1));
    assert_eq!(delete(&grace).await.status, 204);
    local.store.fail_writes_after(None);
    for player in [grace.id.as_str(), bot["id"].as_str().unwrap()] {
        let left = documents_of(&local, player).await;
        assert!(!left.contains(&format!("player/{player}")), "{left:?}");
        assert!(left.contains(&format!("former/{player}")), "{left:?}");
        assert!(left.contains(&format!("deletion/{player}")), "{left:?}");
    }
    grace.get("/v1/me").await.refused("token-invalid");
    sign_up(&local, "Grace").await.refused("name-taken");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_account_that_is_made_while_its_user_is_deleted_goes_with_the_user() {
    let local = Local::start();
    let looking = local.guest("Looking").await;
    for number in 0..12 {
        let user = user(&local, &format!("Grace {number}")).await;
        let name = format!("Gear {number}");
        let bot = json!({ "name": name, "engine": { "name": "e", "version": "1" } });
        let (made, deleted) = tokio::join!(user.post("/v1/me/bots", &bot), delete(&user));
        assert_eq!(deleted.status, 204);
        complete(&local).await;
        let path = format!("/v1/players?name=Gear+{number}");
        let found = looking.get(&path).await.expect(200)["items"].clone();
        assert_eq!(found, json!([]), "{number}: made with {}", made.status);
    }
    assert_eq!(local.documents("bots/").await, []);
}
