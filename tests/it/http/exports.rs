//! Everything that is stored of a player, as lines of JSON.

use serde_json::{Value, json};

use super::{
    invitations::{invite, table_of},
    ratings::{counted, left_by_all, named},
};
use crate::support::{
    client::Caller, contract::CONTRACT, dice::Dice, local::Local, record::logged, table::Table,
};

async fn lines(caller: &Caller) -> Vec<Value> {
    let answer = caller.get("/v1/me/export").await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    let lines: Vec<Value> =
        answer.text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    lines.iter().for_each(|line| CONTRACT.check_named("ExportLine", line, "a line"));
    assert_eq!(lines.first().unwrap()["type"], "account");
    assert_eq!(lines.last().unwrap()["type"], "end");
    lines
}

fn of<'a>(lines: &'a [Value], kind: &str) -> Vec<&'a Value> {
    lines.iter().filter(|line| line["type"] == kind).collect()
}

async fn user(local: &Local, name: &str) -> Caller {
    let anonymous = local.anonymous();
    let wish = json!({ "name": name, "password": "cinnamon" });
    anonymous.signed_in(&anonymous.post("/v1/users", &wish).await)
}

#[tokio::test]
async fn an_export_has_everything_of_the_caller_and_no_secret() {
    let local = Local::start();
    let grace = user(&local, "Grace").await;
    let token = json!({ "name": "program", "scopes": ["read"] });
    let token = grace.post("/v1/me/tokens", &token).await.expect(201);
    let engine = json!({ "name": "Abacus", "version": "1.4" });
    let bot = json!({ "name": "Abacus of Grace", "engine": engine });
    let bot = grace.post("/v1/me/bots", &bot).await.expect(201);
    let webhook = json!({ "url": "http://127.0.0.1:9/kontor" });
    let webhook = grace.post("/v1/me/webhooks", &webhook).await.expect(201);
    let app = json!({ "name": "Fortnight", "redirect_uris": ["https://fortnight.example/done"] });
    let app = grace.post("/v1/me/apps", &app).await.expect(201);
    let codes = grace.post("/v1/me/recovery-codes", &json!({ "password": "cinnamon" })).await;
    let codes = codes.expect(201);
    let made = grace.post("/v1/games", &json!({ "ruleset": "medici", "seats": 3 })).await;
    let table = Table::joined(&local.address, grace.clone(), &made.expect(201), 3).await;
    table.start().await;
    let say = async |seat: usize, text: &str| {
        let body = json!({ "text": text });
        table.seats[seat].post(&table.path("/messages"), &body).await.expect(201);
    };
    say(0, "Mine").await;
    say(1, "Of another player").await;
    let orders = json!({ "ruleset": "medici", "orders": {} });
    let orders = grace.put(&table.path("/orders"), &orders).await.expect(200);
    grace.get("/v1/me/events").await.expect(200);
    let lines = lines(&grace).await;
    assert_eq!(lines[0]["player"], grace.get("/v1/me").await.expect(200));
    assert_eq!(lines[0]["recovery_codes_left"], 10);
    let sessions = grace.get("/v1/me/sessions").await.expect(200);
    assert_eq!(of(&lines, "session")[0]["session"], sessions["items"][0]);
    assert_eq!(of(&lines, "token")[0]["token"]["id"], token["token"]["id"]);
    assert_eq!(of(&lines, "bot_account")[0]["player"], bot);
    assert_eq!(of(&lines, "app")[0]["app"], app);
    assert_eq!(of(&lines, "webhook")[0]["webhook"]["id"], webhook["webhook"]["id"]);
    let events = grace.get("/v1/me/events").await.expect(200)["items"].clone();
    let exported: Vec<&Value> = of(&lines, "event").iter().map(|line| &line["event"]).collect();
    assert!(!exported.is_empty() && events.as_array().unwrap().starts_with(&to_owned(&exported)));
    let games = of(&lines, "game");
    assert_eq!(games.len(), 1, "the maker who sits there has the game once");
    let listed = grace.get("/v1/games?seat=me").await.expect(200)["items"][0].clone();
    assert_eq!(games[0]["game"], listed);
    assert_eq!((&games[0]["seats"], &games[0]["is_owner"]), (&json!([0]), &json!(true)));
    assert_eq!(games[0]["orders"], orders["orders"]);
    let said = of(&lines, "message");
    assert_eq!(said.len(), 1);
    assert_eq!(said[0]["message"]["text"], "Mine");
    assert_eq!(lines.last().unwrap()["games"], 1);
    let text = lines.iter().map(Value::to_string).collect::<String>();
    for secret in [&token["secret"], &webhook["secret"], &codes["codes"][0]] {
        assert!(!text.contains(secret.as_str().unwrap()));
    }
    assert!(!text.contains("argon2") && !text.contains("hash"));
    assert_has_all_kinds(&local, &grace, &lines).await;
}

fn to_owned(values: &[&Value]) -> Vec<Value> {
    values.iter().map(|value| (*value).clone()).collect()
}

/// What operators and others have done to the player, and what the player has sent and shows.
#[tokio::test]
async fn an_export_has_profile_presence_names_suspension_invitations_and_ratings() {
    let local = Local::start();
    let [grace, ada, ben] = named(&local, ["Grace", "Ada", "Ben"]).await;
    left_by_all(&local, &[grace.clone(), ada.clone(), ben.clone()]).await;
    local.clock.advance_s(120);
    assert_eq!(counted(&local).await, 1);
    let profile = json!({ "about": "I like tea.", "hides_history": true, "shows_presence": true });
    grace.put("/v1/me/profile", &profile).await.expect(200);
    grace.get("/v1/me").await.expect(200);
    local.app.accounts.write_presence().await.unwrap();
    let table = table_of(&grace, "private").await;
    invite(&table, &ben, Some(1)).await.expect(200);
    let act = json!({ "act": "rename", "player": grace.id, "name": "Hopper", "reserve": false });
    local.operate(act).await.unwrap();
    let until = local.in_s(60);
    let act = json!({ "act": "suspend", "player": grace.id, "until": until, "told": "Insults." });
    local.operate(act).await.unwrap();
    local.clock.advance_s(60);
    let lines = lines(&grace).await;
    let account = &lines[0];
    assert_eq!(account["profile"], profile);
    let shown = grace.get(&format!("/v1/players/{}", grace.id)).await.expect(200);
    assert_eq!(account["seen_at"], shown["presence"]["seen_at"]);
    assert!(account["seen_at"].is_string());
    assert_eq!(account["names_taken"], json!(["Grace"]));
    let suspension = json!({ "until": until, "reason": "Insults." });
    assert_eq!(account["suspension"], suspension);
    let sent = grace.get(&table.path("/invitations")).await.expect(200);
    let exported = of(&lines, "sent_invitation");
    assert_eq!(exported.len(), 1);
    assert_eq!(exported[0]["game"], json!(table.game));
    assert_eq!(exported[0]["invitation"], sent["items"][0]);
    let ratings: Vec<Value> =
        of(&lines, "rating").iter().map(|line| line["rating"].clone()).collect();
    assert!(!ratings.is_empty());
    assert_eq!(json!(ratings), shown["ratings"]);
    assert_has_all_kinds(&local, &grace, &lines).await;
}

/// The kinds of documents that name a player, with the lines of an export that have what is in them.
/// The author of a new kind decides here what an export has of it.
const KINDS: &[(&str, &str)] = &[
    ("account_events", "event"),
    ("app", "app"),
    ("app_look", "app"),
    ("apps", "app"),
    ("asked", "event"),
    ("bots", "bot_account"),
    ("invitations_sent", "sent_invitation"),
    ("look", "account"),
    ("name", "account"),
    ("orders", "game"),
    ("player", "account"),
    ("presence", "account"),
    ("rating", "rating"),
    ("rating_rank", "rating"),
    ("renamed", "account"),
    ("session", "session"),
    ("sessions", "session"),
    ("token", "token"),
    ("tokens", "token"),
    ("webhooks", "webhook"),
];

/// Documents that name a player and are in no export: the invitation that another player has got is
/// in the sender's list as well, and the audit log is that of the operators: of what they have done, an
/// export has what holds.
const NOT_EXPORTED: &[&str] = &["audit", "invitations"];

async fn assert_has_all_kinds(local: &Local, player: &Caller, lines: &[Value]) {
    for line in local.exported().await {
        let Some(key) = line["document"]["key"].as_str() else { continue };
        let kind = key.split('/').next().unwrap();
        if !line.to_string().contains(&player.id) || NOT_EXPORTED.contains(&kind) {
            continue;
        }
        let known = KINDS.iter().find(|(known, _)| *known == kind);
        let (_, exported) = known.unwrap_or_else(|| panic!("does an export have {line}?"));
        assert!(!of(lines, exported).is_empty(), "the export lacks {key}");
    }
}

#[tokio::test]
async fn an_export_has_games_that_are_over_left_or_imported() {
    let local = Local::start();
    // After the end of the game in the record.
    local.clock.advance_s(10 * 365 * 24 * 60 * 60);
    let mut over = Table::started(&local.address, 3).await;
    over.finish(&mut Dice::new(1)).await;
    let ada = over.seats[0].clone();
    let made = ada.post("/v1/games", &json!({ "ruleset": "medici", "seats": 3 })).await;
    let resigned = Table::joined(&local.address, ada.clone(), &made.expect(201), 3).await;
    resigned.start().await;
    ada.call(&resigned.path("/resignations")).await.expect(201);
    let imported = ada.post("/v1/records", &logged("medici", 3)).await.expect(201);
    let lines = lines(&ada).await;
    let line = |id: &str| {
        let found = of(&lines, "game").into_iter().find(|line| line["game"]["id"] == id);
        found.unwrap_or_else(|| panic!("{id} is missing")).clone()
    };
    assert_eq!(line(&over.game)["game"]["outcome"], over.game().await["outcome"]);
    assert_eq!(line(&resigned.game)["resigned"], json!([0]));
    let imported = line(imported["id"].as_str().unwrap());
    assert_eq!((&imported["seats"], &imported["is_owner"]), (&json!([]), &json!(true)));
    assert_eq!(lines.last().unwrap()["games"], 3);
}

#[tokio::test]
async fn an_export_has_what_somebody_said_who_has_left_the_table() {
    let local = Local::start();
    let table = Table::seated(&local.address, 3).await;
    let cleo = &table.seats[2];
    cleo.post(&table.path("/messages"), &json!({ "text": "Mine" })).await.expect(201);
    let ada = json!({ "text": "Of another player" });
    table.seats[0].post(&table.path("/messages"), &ada).await.expect(201);
    cleo.delete(&table.path("/seats/2")).await.expect(200);
    let lines = lines(cleo).await;
    assert_eq!(of(&lines, "game"), [] as [&Value; 0]);
    let said = of(&lines, "message");
    assert_eq!(said.len(), 1);
    assert_eq!(
        (&said[0]["game"], &said[0]["message"]["text"]),
        (&json!(table.game), &json!("Mine"))
    );
}

/// The lists of a player, with the lines that an export lacks without them.
const LISTS: [(&str, &[&str]); 12] = [
    ("sessions", &["session"]),
    ("tokens", &["token"]),
    ("bots", &["bot_account"]),
    ("apps", &["app"]),
    ("webhooks", &["webhook"]),
    ("vacation", &["vacation"]),
    ("player_lists", &["blocked_player", "muted_player"]),
    ("invitations", &["invitation"]),
    ("invitations_sent", &["sent_invitation"]),
    ("seeks", &["seek"]),
    ("account_events", &["event"]),
    ("orders", &["orders"]),
];

/// Each list in turn, and the messages of a table.
#[tokio::test]
async fn an_export_says_what_is_damaged_and_has_everything_else() {
    for (kind, parts) in LISTS {
        let local = Local::start();
        let grace = user(&local, "Grace").await;
        let made = grace.post("/v1/games", &json!({ "ruleset": "medici", "seats": 3 })).await;
        let table = Table::joined(&local.address, grace.clone(), &made.expect(201), 3).await;
        grace.post(&table.path("/messages"), &json!({ "text": "Mine" })).await.expect(201);
        let damaged = match kind {
            "orders" => format!("orders/{}/{}", table.game, grace.id),
            list => format!("{list}/{}", grace.id),
        };
        local.store.corrupt_document(&damaged);
        let lines = lines(&grace).await;
        let missing: Vec<&Value> = of(&lines, "missing").iter().map(|line| &line["part"]).collect();
        assert_eq!(json!(missing), json!(parts), "{kind}");
        let game = if kind == "orders" { json!(table.game) } else { Value::Null };
        assert!(of(&lines, "missing").iter().all(|line| line["game"] == game), "{kind}");
        assert_eq!(of(&lines, "session").len(), 1, "{kind}");
        assert_eq!((of(&lines, "game").len(), of(&lines, "message").len()), (1, 1), "{kind}");
    }
    let local = Local::start();
    let table = Table::seated(&local.address, 3).await;
    let cleo = &table.seats[2];
    cleo.post(&table.path("/messages"), &json!({ "text": "Mine" })).await.expect(201);
    local.store.corrupt_document(&format!("removed/{}", table.game));
    let lines = lines(cleo).await;
    assert_eq!((of(&lines, "game").len(), of(&lines, "message").len()), (1, 0));
    let missing = json!({ "type": "missing", "part": "message", "game": table.game });
    assert_eq!(of(&lines, "missing"), [&missing]);
}

/// Nothing about others beyond what the player may see: the export of a stranger does not depend on
/// private tables.
#[tokio::test]
async fn an_export_has_nothing_of_tables_where_the_caller_has_no_part() {
    let local = Local::start();
    let stranger = local.guest("Stranger").await;
    let before = lines(&stranger).await;
    let body = json!({ "ruleset": "medici", "seats": 3, "visibility": "private" });
    Table::made(&local.address, 3, &body).await.start().await;
    assert_eq!(lines(&stranger).await, before);
    assert_eq!(before.len(), 3, "account, session, end");
}
