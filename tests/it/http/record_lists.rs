//! The list of the records of public games, as lines of JSON.

use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{
    client::Caller,
    contract::CONTRACT,
    dice::Dice,
    local::Local,
    record::{self, logged},
    table::Table,
};

/// How long after its end a game comes into the list.
const DELAY_S: u64 = 120;

/// Later than all recorded games.
const TEN_YEARS_S: u64 = 10 * 365 * 24 * 60 * 60;

/// A game that is played when those before it have come into the list.
async fn finished(local: &Local, body: Value, seed: u64) -> Table {
    local.clock.advance_s(DELAY_S + 1);
    let mut table = Table::made(&local.address, 3, &body).await;
    table.start().await;
    table.finish(&mut Dice::new(seed)).await;
    table
}

fn basari() -> Value {
    json!({ "ruleset": "basari", "seats": 3 })
}

/// Public games that ended one after the other and are listed.
async fn several(local: &Local, count: u64) -> Vec<Table> {
    let mut tables = Vec::new();
    for seed in 0..count {
        tables.push(finished(local, basari(), seed).await);
    }
    local.clock.advance_s(DELAY_S);
    tables
}

/// The lines of a page, of which the last one alone has no record.
async fn page(caller: &Caller, query: &str) -> Vec<Value> {
    let answer = caller.get(&format!("/v1/records{query}")).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    assert!(answer.text.ends_with('\n'));
    let lines: Vec<Value> =
        answer.text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    for (number, line) in lines.iter().enumerate() {
        CONTRACT.check_named("RecordLine", line, "a line");
        assert_eq!(line["record"].is_null(), number + 1 == lines.len(), "{}", line["cursor"]);
    }
    lines
}

fn ids(lines: &[Value]) -> Vec<&str> {
    lines.iter().filter_map(|line| line["record"]["game"].as_str()).collect()
}

fn ids_of(tables: &[Table]) -> Vec<&str> {
    tables.iter().map(|table| &*table.game).collect()
}

fn remaining(lines: &[Value]) -> Vec<u64> {
    lines.iter().map(|line| line["remaining"].as_u64().unwrap()).collect()
}

#[tokio::test]
async fn the_records_of_public_games_are_listed_as_they_ended() {
    let local = Local::start();
    let anonymous = local.anonymous();
    let first = finished(&local, basari(), 1).await;
    let medici = finished(&local, json!({ "ruleset": "medici", "seats": 3 }), 2).await;
    let last = finished(&local, basari(), 3).await;
    let _running = Table::started(&local.address, 3).await;
    assert_eq!(ids(&page(&anonymous, "").await), [&first.game, &medici.game]);
    local.clock.advance_s(DELAY_S);
    let lines = page(&anonymous, "").await;
    assert_eq!(ids(&lines), [&first.game, &medici.game, &last.game]);
    assert_eq!(remaining(&lines), [2, 1, 0, 0]);
    assert_eq!(lines[3]["cursor"], lines[2]["cursor"]);
    for (line, table) in lines.iter().zip([&first, &medici, &last]) {
        assert_eq!(line["ended_at"], table.game().await["finished_at"]);
        assert_eq!(line["record"], anonymous.get(&table.path("/record")).await.expect(200));
        let record = record::read(&line["record"].to_string()).unwrap();
        assert!(record::verify(&record).unwrap().recomputed);
    }
    let since = medici.game().await["finished_at"].as_str().unwrap().to_owned();
    let player = &first.seats[1].id;
    for (query, expected) in [
        ("?ruleset=medici".to_owned(), vec![&medici]),
        ("?ruleset=haendler".to_owned(), vec![]),
        (format!("?since={since}"), vec![&medici, &last]),
        (format!("?since={since}&ruleset=basari"), vec![&last]),
        (format!("?player={player}"), vec![&first]),
        (format!("?player={player}&ruleset=medici"), vec![]),
        ("?player=p_nobody".to_owned(), vec![]),
    ] {
        let expected: Vec<&str> = expected.into_iter().map(|table| &*table.game).collect();
        assert_eq!(ids(&page(&anonymous, &query).await), expected, "{query}");
    }
}

#[tokio::test]
async fn a_list_that_is_read_does_not_take_the_place_of_games_in_memory() {
    let local = Local::start();
    several(&local, 2).await;
    local.app.games.forget_all();
    let before = local.cached_bytes();
    assert_eq!(ids(&page(&local.anonymous(), "").await).len(), 2);
    assert_eq!(local.cached_bytes(), before);
}

#[tokio::test]
async fn pages_follow_each_other_and_the_list_goes_on_with_what_ended_since() {
    let local = Local::start();
    let anonymous = local.anonymous();
    let empty = page(&anonymous, "").await;
    assert_eq!((empty.len(), remaining(&empty)), (1, vec![0]));
    let tables = several(&local, 5).await;
    let (mut found, mut cursor) = (Vec::new(), empty[0]["cursor"].clone());
    for expected in [vec![4, 3, 3], vec![2, 1, 1], vec![0, 0], vec![0]] {
        let query = format!("?limit=2&after={}", cursor.as_str().unwrap());
        let lines = page(&anonymous, &query).await;
        assert_eq!(remaining(&lines), expected);
        found.extend(ids(&lines).into_iter().map(str::to_owned));
        cursor = lines.last().unwrap()["cursor"].clone();
    }
    assert_eq!(found, ids_of(&tables));
    let later = several(&local, 1).await;
    let query = format!("?after={}", cursor.as_str().unwrap());
    assert_eq!(ids(&page(&anonymous, &query).await), ids_of(&later));
    for (query, code) in [
        ("?after=c_x", "cursor-invalid"),
        ("?after=x", "cursor-invalid"),
        ("?ruleset=chess", "ruleset-unknown"),
    ] {
        anonymous.get(&format!("/v1/records{query}")).await.refused(code);
    }
    for query in ["?limit=0", "?limit=51", "?since=yesterday", "?include=private", "?forks=1"] {
        let request = anonymous.request(Method::GET, &format!("/v1/records{query}"));
        request.bad().send().await.refused("parameter-invalid");
    }
    let time = "/v1/records?since=2026-01-31T12:00:00";
    for zone in ["Z", "%2B00:00", "-05:00"] {
        anonymous.get(&format!("{time}{zone}")).await.expect(200);
    }
    let request = anonymous.request(Method::GET, &format!("{time}+00:00")).bad();
    let problem = request.send().await.refused("parameter-invalid");
    assert_eq!(problem["errors"][0]["parameter"], "since");
    assert!(problem["detail"].as_str().unwrap().contains("%2B"), "{problem}");
}

#[tokio::test]
async fn a_reply_that_broke_off_is_gone_on_with_after_a_restart() {
    let local = Local::start();
    let tables = several(&local, 3).await;
    let anonymous = local.anonymous();
    let mut stream = anonymous.request(Method::GET, "/v1/records").open().await;
    let whole: Value = serde_json::from_str(&stream.piece("\n").await.unwrap()).unwrap();
    drop(stream);
    let local = local.restarted();
    let query = format!("?after={}", whole["cursor"].as_str().unwrap());
    let rest = page(&local.anonymous(), &query).await;
    let lines = [vec![whole], rest].concat();
    assert_eq!(ids(&lines), ids_of(&tables));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_list_is_begun_at_one_server_and_gone_on_with_at_another() {
    let servers = Local::two();
    let tables = several(&servers[0], 3).await;
    let mut found = Vec::new();
    let mut after = String::new();
    for server in servers.iter().chain(&servers) {
        let lines = page(&server.anonymous(), &format!("?limit=1{after}")).await;
        found.extend(ids(&lines).into_iter().map(str::to_owned));
        after = format!("&after={}", lines.last().unwrap()["cursor"].as_str().unwrap());
    }
    assert_eq!(found, ids_of(&tables));
}

#[tokio::test]
async fn a_damaged_game_is_left_out_and_does_not_end_the_list() {
    let local = Local::start();
    let tables = several(&local, 3).await;
    local.damage(&tables[1].game).await;
    let lines = page(&local.anonymous(), "").await;
    assert_eq!(ids(&lines), [&tables[0].game, &tables[2].game]);
    let lines = page(&local.anonymous(), "?limit=2").await;
    assert_eq!((ids(&lines), remaining(&lines)), (vec![&*tables[0].game], vec![2, 1]));
    let query = format!("?after={}", lines[1]["cursor"].as_str().unwrap());
    assert_eq!(ids(&page(&local.anonymous(), &query).await), [&tables[2].game]);
}

#[tokio::test]
async fn a_private_game_changes_nothing_in_the_list() {
    let local = Local::start();
    let public = finished(&local, basari(), 1).await;
    local.clock.advance_s(2 * DELAY_S);
    let anonymous = local.anonymous();
    let player = &public.seats[0];
    let queries = ["".to_owned(), "?limit=1".to_owned(), format!("?player={}", player.id)];
    let mut before = Vec::new();
    for query in &queries {
        before.push(anonymous.get(&format!("/v1/records{query}")).await.text);
    }
    let body = json!({ "ruleset": "basari", "seats": 3, "visibility": "private" });
    let made = player.post("/v1/games", &body).await.expect(201);
    let mut private = Table::joined(&local.address, player.clone(), &made, 3).await;
    private.start().await;
    private.finish(&mut Dice::new(2)).await;
    local.clock.advance_s(2 * DELAY_S);
    for caller in [&anonymous, player] {
        for (query, before) in queries.iter().zip(&before) {
            let now = caller.get(&format!("/v1/records{query}")).await.text;
            assert_eq!(now, *before, "{query}");
        }
    }
}

#[tokio::test]
async fn forks_are_listed_if_one_asks_for_them_and_imported_games_never() {
    let local = Local::start();
    local.clock.advance_s(TEN_YEARS_S);
    let game = finished(&local, basari(), 1).await;
    let ada = local.guest("Ada").await;
    ada.post("/v1/records?visibility=public", &logged("basari", 3)).await.expect(201);
    let seats: Vec<Value> =
        (0..3).map(|seat| json!({ "seat": seat, "occupant": "bot", "bot": "random" })).collect();
    let fork = json!({ "at": 60, "seats": seats });
    let fork = ada.post(&game.path("/forks"), &fork).await.expect(201);
    let fork = Table::of(&fork, vec![ada.clone()]);
    fork.start().await;
    fork.finished().await;
    local.clock.advance_s(DELAY_S);
    assert_eq!(ids(&page(&ada, "").await), [&game.game]);
    let mut with_forks = ids(&page(&ada, "?include=forks").await).join(" ");
    assert!(with_forks.contains(&fork.game) && with_forks.contains(&game.game));
    with_forks.retain(|letter| letter == ' ');
    assert_eq!(with_forks.len(), 1, "and nothing else");
}
