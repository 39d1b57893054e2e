//! Blocked and muted players: what does not reach one any more, and that the others are not told.

use reqwest::Method;
use serde_json::{Value, json};

use super::{
    catalogue::limit,
    invitations::{accept, invite, invited_by, invited_to, table_of, told},
    ratings::{named, users},
    seeks::{join, medici, sought},
    tokens,
};
use crate::support::{
    client::{Answer, Caller},
    local::Local,
    table::Table,
};

pub(super) async fn put(player: &Caller, list: &str, other: &str) -> Answer {
    player.request(Method::PUT, &format!("/v1/me/{list}/{other}")).send().await
}

async fn listed(player: &Caller, list: &str) -> Vec<Value> {
    let page = player.get(&format!("/v1/me/{list}")).await.expect(200);
    page["items"].as_array().unwrap().iter().map(|item| item["player"]["name"].clone()).collect()
}

async fn sit_down(player: &Caller, table: &Table, seat: u8) -> Answer {
    player.put(&table.path(&format!("/seats/{seat}")), &json!({ "occupant": "me" })).await
}

async fn say(table: &Table, seat: usize, text: &str) {
    let path = table.path("/messages");
    table.seats[seat].post(&path, &json!({ "text": text })).await.expect(201);
}

/// What this seat reads, page by page.
async fn read(table: &Table, seat: usize, limit: u64) -> Vec<String> {
    let (mut texts, mut next) = (Vec::new(), json!(0));
    while let Some(after) = next.as_u64() {
        let path = table.path(&format!("/messages?after={after}&limit={limit}"));
        let page = table.seats[seat].get(&path).await.expect(200);
        let items = page["items"].as_array().unwrap().iter();
        texts.extend(items.map(|item| item["text"].as_str().unwrap().to_owned()));
        next = page["next"].clone();
    }
    texts
}

/// All of them change one document.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_blocks_at_the_same_moment_are_all_noted() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let mut others = Vec::new();
    for number in 0..24 {
        others.push(local.guest(&format!("Guest {number:02}")).await);
    }
    let blocks = others.iter().map(|other| put(&ada, "blocks", &other.id));
    for answer in futures_util::future::join_all(blocks).await {
        answer.expect(200);
    }
    let page = ada.get("/v1/me/blocks").await.expect(200);
    assert_eq!(page["items"].as_array().unwrap().len(), others.len());
}

#[tokio::test]
async fn lists_have_each_player_once_and_are_bounded() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let ben = local.guest("Ben").await;
    for (list, most, code) in
        [("blocks", "blocks_max", "blocks-spent"), ("mutes", "mutes_max", "mutes-spent")]
    {
        put(&ada, list, "p_nobody").await.refused("player-unknown");
        put(&ada, list, &ada.id).await.refused("parameter-invalid");
        for _ in 0..2 {
            assert_eq!(put(&ada, list, &ben.id).await.expect(200)["player"]["name"], "Ben");
        }
        assert_eq!(listed(&ada, list).await, ["Ben"]);
        assert_eq!(listed(&ben, list).await, [] as [Value; 0]);
        one_too_many(&local, &ada, list, most).await.refused(code);
        put(&ada, list, &ben.id).await.expect(200);
        for _ in 0..2 {
            assert_eq!(ada.delete(&format!("/v1/me/{list}/{}", ben.id)).await.status, 204);
        }
        assert!(!listed(&ada, list).await.contains(&json!("Ben")));
    }
}

/// The player beyond the number that a list can have.
pub(super) async fn one_too_many(local: &Local, player: &Caller, list: &str, most: &str) -> Answer {
    for number in listed(player, list).await.len() as u64..limit(player, most).await {
        put(player, list, &local.guest(&format!("Guest {number}")).await.id).await.expect(200);
    }
    put(player, list, &local.guest("Last").await.id).await
}

/// Two worlds: in one Ben is blocked, in the other he is not. What he is told is the same.
#[tokio::test]
async fn who_is_blocked_finds_the_same_as_who_is_not_answered() {
    let mut seen = Vec::new();
    for is_blocked in [false, true] {
        let local = Local::start();
        let [ada, ben] = named(&local, ["Ada", "Ben"]).await;
        if is_blocked {
            put(&ada, "blocks", &ben.id).await.expect(200);
        }
        let table = table_of(&ben, "private").await;
        let mut answers = vec![invite(&table, &ada, Some(1)).await.expect(200)];
        answers.push(invite(&table, &ada, None).await.expect(200));
        answers.push(json!(invited_by(&table).await));
        let most = limit(&ben, "invitations_to_one_max").await;
        for _ in 1..most {
            answers.push(invite(&table_of(&ben, "public").await, &ada, None).await.expect(200));
        }
        let table = table_of(&ben, "public").await;
        answers.push(invite(&table, &ada, None).await.refused("invitations-spent"));
        for path in ["/v1/me/events", "/v1/me/invitations", "/v1/me/export"] {
            answers.push(json!(ben.get(path).await.text.replace(&ben.id, "").lines().count()));
        }
        let profile = ben.get(&format!("/v1/players/{}", ada.id)).await.expect(200);
        answers.push(profile["history"].clone());
        seen.push(
            answers
                .into_iter()
                .map(|answer| without_ids(answer, &[&ada, &ben]))
                .collect::<Vec<_>>(),
        );
        let reached = if is_blocked { 0 } else { most };
        assert_eq!(invited_to(&ada).await.len() as u64, reached);
        assert_eq!(told(&ada).await.len() as u64, reached);
    }
    assert_eq!(seen[0], seen[1]);
}

/// Ids differ where a world has drawn more of them.
fn without_ids(mut answer: Value, players: &[&Caller]) -> Value {
    let mut text = answer.take().to_string();
    for player in players {
        text = text.replace(&player.id, "p");
    }
    let mut answer: Value = serde_json::from_str(&text).unwrap();
    if let Some(fields) = answer.as_object_mut() {
        fields.remove("request_id");
        fields.remove("instance");
    }
    answer
}

#[tokio::test]
async fn an_invitation_by_a_blocked_player_is_not_seen_and_not_accepted() {
    let local = Local::start();
    let [ada, ben] = named(&local, ["Ada", "Ben"]).await;
    let table = table_of(&ben, "private").await;
    invite(&table, &ada, None).await.expect(200);
    assert_eq!(invited_to(&ada).await, [&*table.game]);
    put(&ada, "blocks", &ben.id).await.expect(200);
    assert_eq!(invited_to(&ada).await, [] as [String; 0]);
    accept(&ada, &table).await.refused("game-unknown");
    ada.delete(&format!("/v1/me/invitations/{}", table.game)).await.refused("game-unknown");
    assert_eq!(invited_by(&table).await, [json!(ada.id)]);
    ada.delete(&format!("/v1/me/blocks/{}", ben.id)).await;
    assert_eq!(invited_to(&ada).await, [&*table.game]);
    accept(&ada, &table).await.expect(200);
}

/// What blocked players send does not fill the place for others.
#[tokio::test]
async fn blocked_players_do_not_keep_others_from_inviting() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let most = limit(&ada, "invitations_received_max").await;
    let of_one = limit(&ada, "invitations_to_one_max").await;
    for number in 0..most.div_ceil(of_one) + 1 {
        let sender = users(&local, &[&format!("Sender {number}")]).await.remove(0);
        put(&ada, "blocks", &sender.id).await.expect(200);
        for _ in 0..of_one {
            invite(&table_of(&sender, "public").await, &ada, None).await.expect(200);
        }
    }
    let ben = users(&local, &["Ben"]).await.remove(0);
    let table = table_of(&ben, "public").await;
    invite(&table, &ada, None).await.expect(200);
    assert_eq!(invited_to(&ada).await, [&*table.game]);
}

#[tokio::test]
async fn who_is_blocked_takes_no_seat_at_the_owners_tables() {
    let local = Local::start();
    let [ada, ben, cleo] = named(&local, ["Ada", "Ben", "Cleo"]).await;
    let (own, of_ben) = (table_of(&ada, "public").await, table_of(&ben, "public").await);
    put(&ada, "blocks", &ben.id).await.expect(200);
    // The same answer as where a seat is kept for a player.
    invite(&own, &cleo, Some(1)).await.expect(200);
    let kept = sit_down(&local.guest("Dan").await, &own, 1).await.refused("seat-reserved");
    let refused = sit_down(&ben, &own, 2).await.refused("seat-reserved");
    for field in ["type", "title", "status", "detail", "code"] {
        assert_eq!(kept[field], refused[field], "{field}");
    }
    ben.get(&own.path("")).await.expect(200);
    sit_down(&ada, &of_ben, 1).await.expect(200);
    // A player who sits there already stays.
    sit_down(&cleo, &own, 2).await.expect(200);
    put(&ada, "blocks", &cleo.id).await.expect(200);
    assert_eq!(own.game().await["seats"][2]["player"]["name"], "Cleo");
}

/// The block is confirmed after the server has looked for it, and before the seat is taken.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_blocked_on_the_way_to_a_seat_does_not_get_it() {
    let local = Local::start();
    let [ada, ben] = named(&local, ["Ada", "Ben"]).await;
    let own = table_of(&ada, "public").await;
    let mut held = local.store.hold_append_after(0);
    let (sitter, path) = (ben.clone(), own.path("/seats/1"));
    let sits = tokio::spawn(async move { sitter.put(&path, &json!({ "occupant": "me" })).await });
    held.arrived().await;
    put(&ada, "blocks", &ben.id).await.expect(200);
    drop(held);
    sits.await.unwrap().refused("seat-reserved");
    assert_eq!(own.game().await["seats"][1]["player"], Value::Null);
}

#[tokio::test]
async fn a_rematch_is_not_told_to_who_has_blocked_its_maker() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    table.finish(&mut crate::support::dice::Dice::new(1)).await;
    let [ada, ben, cleo] = &table.seats[..] else { unreachable!() };
    put(ben, "blocks", &ada.id).await.expect(200);
    ada.call(&table.path("/rematch")).await.expect(200);
    let is_invited = async |player: &Caller| {
        let feed = player.get("/v1/me/events").await.expect(200);
        feed["items"].as_array().unwrap().iter().any(|item| item["news"]["type"] == "table.invited")
    };
    assert!(is_invited(cleo).await);
    assert!(!is_invited(ben).await);
}

#[tokio::test]
async fn what_muted_and_blocked_players_write_is_not_read() {
    let local = Local::start();
    let table = Table::seated(&local.address, 4).await;
    for (seat, text) in [(1, "one"), (2, "two"), (3, "three"), (1, "four"), (2, "five")] {
        say(&table, seat, text).await;
    }
    put(&table.seats[0], "mutes", &table.seats[1].id).await.expect(200);
    put(&table.seats[0], "blocks", &table.seats[3].id).await.expect(200);
    for limit in [1, 2, 500] {
        assert_eq!(read(&table, 0, limit).await, ["two", "five"]);
        assert_eq!(read(&table, 1, limit).await, ["one", "two", "three", "four", "five"]);
    }
    let posted = async |seat: usize| {
        let feed = table.seats[seat].get("/v1/me/events").await.expect(200);
        let items = feed["items"].as_array().unwrap().clone().into_iter();
        let posted = items.filter(|item| item["news"]["type"] == "message.posted");
        posted.map(|item| item["news"]["message"].as_u64().unwrap()).collect::<Vec<_>>()
    };
    say(&table, 1, "six").await;
    assert_eq!(posted(0).await, [5]);
    assert_eq!(posted(2).await, [6]);
    say(&table, 3, "seven").await;
    assert_eq!(posted(0).await, [5]);
    // A stream passes over them, too.
    let path = table.path("/messages?after=5");
    let request = table.seats[0].request(Method::GET, &path);
    let mut stream = request.header("accept", "text/event-stream").open().await;
    say(&table, 1, "eight").await;
    say(&table, 2, "nine").await;
    assert_eq!(stream.take(1).await[0]["text"], "nine");
    table.seats[0].delete(&format!("/v1/me/mutes/{}", table.seats[1].id)).await;
    assert_eq!(read(&table, 0, 2).await, ["one", "two", "four", "five", "six", "eight", "nine"]);
}

/// A bot account of this user, as its program.
async fn program_of(user: &Caller, name: &str) -> Caller {
    let account = tokens::bot(user, name).await;
    let scopes = ["read", "play", "tables"];
    let wish = json!({ "name": "its program", "scopes": scopes, "bot": account["id"] });
    tokens::made(user, &wish).await.0
}

/// A blocked player cannot send a program instead, even one that is made later.
#[tokio::test]
async fn a_block_covers_the_bot_accounts_of_who_is_blocked() {
    let local = Local::start();
    let [ada, ben] = named(&local, ["Ada", "Ben"]).await;
    put(&ada, "blocks", &ben.id).await.expect(200);
    let bot = program_of(&ben, "Abacus").await;

    let of_bot = table_of(&bot, "public").await;
    invite(&of_bot, &ada, None).await.expect(200);
    assert_eq!((invited_to(&ada).await.len(), told(&ada).await.len()), (0, 0));
    accept(&ada, &of_bot).await.refused("game-unknown");

    let own = table_of(&ada, "public").await;
    sit_down(&bot, &own, 1).await.refused("seat-reserved");
    invite(&own, &bot, None).await.refused("not-invitable");

    let seek = sought(&ada, &medici(3)).await;
    join(&bot, &seek).await.refused("seek-closed");
    let seek = sought(&bot, &medici(3)).await;
    join(&ada, &seek).await.refused("seek-closed");

    // The other bot accounts are not concerned.
    let other = program_of(&named(&local, ["Cleo"]).await[0], "Rechenschieber").await;
    sit_down(&other, &own, 1).await.expect(200);
}

#[tokio::test]
async fn nothing_is_read_of_the_bot_accounts_of_who_is_muted_or_blocked() {
    for list in ["mutes", "blocks"] {
        let local = Local::start();
        let [ada, ben] = named(&local, ["Ada", "Ben"]).await;
        let bot = program_of(&ben, "Abacus").await;
        let mut table = table_of(&ada, "public").await;
        sit_down(&bot, &table, 1).await.expect(200);
        table.seats.push(bot);
        say(&table, 1, "one").await;
        say(&table, 0, "two").await;
        say(&table, 1, "three").await;
        assert_eq!(read(&table, 0, 1).await, ["one", "two", "three"]);
        put(&ada, list, &ben.id).await.expect(200);
        assert_eq!(read(&table, 0, 1).await, ["two"]);
        let feed = async || ada.get("/v1/me/events").await.expect(200)["last"].clone();
        let before = feed().await;
        say(&table, 1, "four").await;
        assert_eq!(feed().await, before);
    }
}

#[tokio::test]
async fn lists_go_with_the_account_and_are_in_its_export() {
    let local = Local::start();
    let [ada, ben, cleo] = named(&local, ["Ada", "Ben", "Cleo"]).await;
    put(&ada, "blocks", &ben.id).await.expect(200);
    put(&ada, "mutes", &cleo.id).await.expect(200);
    let export = ada.get("/v1/me/export").await.text;
    let lines: Vec<Value> =
        export.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let line = |kind: &str| lines.iter().find(|line| line["type"] == kind).unwrap();
    assert_eq!(line("blocked_player")["blocked"]["player"]["name"], "Ben");
    assert_eq!(line("muted_player")["muted"]["player"]["name"], "Cleo");
    let body = json!({ "password": "cinnamon" });
    assert_eq!(ben.post("/v1/me/deletion", &body).await.status, 204);
    assert_eq!(listed(&ada, "blocks").await, ["Former player"]);
    assert_eq!(ada.post("/v1/me/deletion", &body).await.status, 204);
    local.app.deletions.complete_all().await.unwrap();
    assert_eq!(local.documents("player_lists/").await, []);
}
