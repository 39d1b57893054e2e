//! What is deleted because it is not needed any more: old games of guests, and tables that were
//! deleted before their start.

use futures_util::join;
use kontor_testing::waits::until;
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{
    client::Caller,
    dice::Dice,
    local::{GUEST_GAME_DAYS, Local, QuotaSettings, STORED_BYTES_UNIT},
    record::logged,
    table::Table,
};

const DAY_S: u64 = 24 * 60 * 60;
const KEPT_S: u64 = GUEST_GAME_DAYS as u64 * DAY_S;

/// How long after a deletion what was written late is deleted.
const LATE_S: u64 = 10 * 60;

/// How long a sum of stored bytes is used before it is counted again, and a second more.
const RECOUNTED_AFTER_S: u64 = 11;

async fn sweep(local: &Local) -> u64 {
    local.app.retention.sweep().await.unwrap()
}

async fn listed(local: &Local) -> usize {
    local.anonymous().get("/v1/games").await.expect(200)["items"].as_array().unwrap().len()
}

/// The same player after a time that outlives the access token.
async fn again(local: &Local, caller: &Caller) -> Caller {
    let anonymous = local.anonymous();
    let body = json!({ "refresh_token": caller.refresh_token });
    anonymous.signed_in(&anonymous.post("/v1/sessions/refresh", &body).await)
}

/// Something that is stored of a game.
async fn left_of(local: &Local, game: &str) -> Option<Value> {
    local.exported().await.into_iter().find(|line| line.to_string().contains(game))
}

#[tokio::test]
async fn a_game_of_guests_is_deleted_so_many_days_after_its_last_move() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    let ada = table.seats[0].clone();
    ada.post(&table.path("/messages"), &json!({ "text": "Good luck" })).await.expect(201);
    local.clock.advance_s(10);
    table.steps(&mut Dice::new(1), 3).await;
    local.clock.advance_s(KEPT_S - 1);
    assert_eq!((sweep(&local).await, listed(&local).await), (0, 1));
    local.clock.advance_s(1);
    assert_eq!((sweep(&local).await, listed(&local).await), (1, 0));
    for path in ["", "/view", "/events", "/record"] {
        local.anonymous().get(&table.path(path)).await.refused("game-unknown");
    }
    local.clock.advance_s(LATE_S);
    assert_eq!(sweep(&local).await, 0);
    assert_eq!(left_of(&local, &table.game).await, None);
}

#[tokio::test]
async fn finished_and_open_games_of_guests_are_deleted_as_well() {
    let local = Local::start();
    let mut finished = Table::started(&local.address, 3).await;
    finished.finish(&mut Dice::new(2)).await;
    let open = Table::seated(&local.address, 3).await;
    local.clock.advance_s(KEPT_S);
    assert_eq!(sweep(&local).await, 1, "the open one has ended before");
    for table in [&finished, &open] {
        local.anonymous().get(&table.path("")).await.refused("game-unknown");
    }
    local.clock.advance_s(60 * 60);
    assert_eq!(sweep(&local).await, 1);
}

#[tokio::test]
async fn a_game_that_a_guest_imported_is_deleted_so_many_days_after_the_import() {
    let local = Local::start();
    local.clock.advance_s(10 * 365 * DAY_S);
    let record = logged("medici", 3);
    let guest = local.guest("Ada").await;
    guest.post("/v1/records?visibility=public", &record).await.expect(201);
    let sign_up = json!({ "name": "Grace", "password": "cinnamon" });
    let anonymous = local.anonymous();
    let grace = anonymous.signed_in(&anonymous.post("/v1/users", &sign_up).await);
    grace.post("/v1/records?visibility=public", &record).await.expect(201);
    local.clock.advance_s(KEPT_S - 1);
    assert_eq!((sweep(&local).await, listed(&local).await), (0, 2));
    local.clock.advance_s(1);
    assert_eq!((sweep(&local).await, listed(&local).await), (1, 1), "that of the user is kept");
}

#[tokio::test]
async fn a_game_is_kept_that_a_user_made_or_played_in() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let sign_up = json!({ "name": "Grace", "password": "cinnamon" });
    let grace = local.anonymous();
    let grace = grace.signed_in(&grace.post("/v1/users", &sign_up).await);
    let body = json!({ "ruleset": "medici", "seats": 3, "sit": false });
    let made = grace.post("/v1/games", &body).await.expect(201);
    let path = format!("/v1/games/{}", made["id"].as_str().unwrap());
    for seat in 0..3 {
        let guest = local.guest("Sitter").await;
        let seat = format!("{path}/seats/{seat}");
        guest.put(&seat, &json!({ "occupant": "me" })).await.expect(200);
    }
    grace.call(&format!("{path}/start")).await.expect(200);
    // A guest who becomes a user later keeps the game.
    let upgrade = json!({ "name": "Ada Lovelace", "password": "cinnamon" });
    table.seats[1].post("/v1/me/upgrade", &upgrade).await.expect(200);
    local.clock.advance_s(2 * KEPT_S);
    assert_eq!(sweep(&local).await, 0);
    local.anonymous().get(&table.path("")).await.expect(200);
    local.anonymous().get(&path).await.expect(200);
}

#[tokio::test]
async fn a_game_is_kept_as_long_as_a_fork_goes_on_from_it() {
    let local = Local::start();
    let mut source = Table::started(&local.address, 3).await;
    let said = json!({ "text": "Good luck" });
    source.seats[0].post(&source.path("/messages"), &said).await.expect(201);
    source.finish(&mut Dice::new(3)).await;
    let at = source.seats[0].get(&source.path("/record")).await.expect(200);
    let at = crate::support::record::ends(&at)[20];
    local.clock.advance_s(KEPT_S - DAY_S);
    let ada = local.guest("Ada").await;
    let body = json!({ "at": at, "seats": [{ "seat": 0, "occupant": "me" }] });
    let made = ada.post(&source.path("/forks"), &body).await.expect(201);
    let mut fork = Table::joined(&local.address, ada, &made, 3).await;
    fork.start().await;
    fork.finish(&mut Dice::new(4)).await;
    local.clock.advance_s(DAY_S);
    let messages = async || {
        let stored = local.exported().await;
        stored.iter().filter(|line| line.to_string().contains("Good luck")).count()
    };
    for _ in 0..2 {
        assert_eq!(sweep(&local).await, 0, "the fork is young");
        assert_eq!(messages().await, 1);
    }
    local.anonymous().get(&fork.path("/record")).await.expect(200);
    local.clock.advance_s(KEPT_S);
    assert_eq!(sweep(&local).await + sweep(&local).await, 2);
    assert_eq!(messages().await, 0);
    local.anonymous().get(&source.path("")).await.refused("game-unknown");
}

#[tokio::test]
async fn a_deleted_table_gives_its_bytes_back_after_an_hour_and_its_key_is_used_up() {
    let quotas = QuotaSettings { guest_bytes: STORED_BYTES_UNIT, ..QuotaSettings::default() };
    let local = Local::with_quotas(quotas);
    let ada = local.guest("Ada").await;
    let body = json!({ "ruleset": "medici", "seats": 3 });
    let make = async |caller: &Caller, key: &str| {
        let request = caller.request(Method::POST, "/v1/games").header("idempotency-key", key);
        request.json(&body).send().await
    };
    let made = make(&ada, "first").await.expect(201);
    let path = format!("/v1/games/{}", made["id"].as_str().unwrap());
    ada.delete(&path).await.expect(204);
    local.clock.advance_s(60 * 60 - 1);
    assert_eq!(sweep(&local).await, 0);
    let ada = again(&local, &ada).await;
    make(&ada, "second").await.refused("storage-quota");
    local.clock.advance_s(60);
    assert_eq!(sweep(&local).await, 1);
    let ada = again(&local, &ada).await;
    ada.get(&path).await.refused("game-unknown");
    make(&ada, "first").await.refused("idempotency-key-reused");
    local.clock.advance_s(RECOUNTED_AFTER_S);
    make(&ada, "second").await.expect(201);
}

#[tokio::test]
async fn whoever_follows_a_game_that_is_deleted_reads_its_end() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let seq = table.seq().await;
    let anonymous = local.anonymous();
    local.clock.advance_s(KEPT_S);
    let path = table.path(&format!("/events?after={seq}&wait=30"));
    let waiting = tokio::spawn(async move { anonymous.get(&path).await });
    until("a request waits", || async { local.app.games.hub.topics() > 0 }).await;
    assert_eq!(sweep(&local).await, 1);
    waiting.await.unwrap().refused("game-unknown");
}

/// A game of guests with all that can belong to it, which is to be deleted now.
async fn forgotten(local: &Local) -> Table {
    let table = Table::started(&local.address, 3).await;
    let (ada, game) = (&table.seats[0], &table.game);
    ada.post(&table.path("/messages"), &json!({ "text": "Good luck" })).await.expect(201);
    for (key, value) in [
        (format!("orders/{game}/{}", ada.id), json!({})),
        (format!("orders/{game}/{}", table.seats[1].id), json!({})),
        (format!("asked/{game}"), json!({ "players": [] })),
        (format!("removed/{game}"), json!({ "numbers": [] })),
    ] {
        local.put_document(&key, &value).await;
    }
    local.clock.advance_s(KEPT_S);
    table
}

/// Cuts a look off after so many writes. Returns whether it needed no more.
async fn is_whole_with(local: &Local, writes: u64) -> bool {
    local.store.fail_writes_after(Some(writes));
    let cut = local.app.retention.sweep().await;
    let is_whole = !local.store.have_writes_failed();
    local.store.fail_writes_after(None);
    assert_eq!(cut.is_ok(), is_whole, "{writes}: {cut:?}");
    is_whole
}

/// Wherever the server stops, the next look completes the deletion.
#[tokio::test]
async fn a_deletion_that_is_cut_leaves_nothing_of_the_game_after_the_next_look() {
    for writes in 0.. {
        let local = Local::idle();
        let table = forgotten(&local).await;
        let is_whole = is_whole_with(&local, writes).await;
        sweep(&local).await;
        local.clock.advance_s(LATE_S);
        sweep(&local).await;
        assert_eq!(left_of(&local, &table.game).await, None, "after {writes} writes");
        if is_whole {
            assert!(writes >= 6, "a row, two logs and several documents");
            return;
        }
    }
}

/// Requests find the game just before its deletion, and write just after it: a first message, and
/// whatever else belongs to a game. A later cut of the last look changes nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_written_while_a_game_is_deleted_goes_a_while_later() {
    for writes in 0.. {
        let local = Local::idle();
        let table = Table::started(&local.address, 3).await;
        local.clock.advance_s(KEPT_S);
        let (ada, path) = (again(&local, &table.seats[0]).await, table.path("/messages"));
        let mut held = local.store.hold_append_after(0);
        let said = json!({ "text": "Good luck" });
        let says = tokio::spawn(async move { ada.post(&path, &said).await });
        held.arrived().await;
        assert_eq!(sweep(&local).await, 1);
        drop(held);
        says.await.unwrap().expect(201);
        for key in ["orders/{}/p_ada", "asked/{}", "removed/{}"] {
            local
                .put_document(
                    &key.replace("{}", &table.game),
                    &json!({ "players": [], "numbers": [] }),
                )
                .await;
        }
        local.clock.advance_s(LATE_S - 1);
        sweep(&local).await;
        assert_ne!(left_of(&local, &table.game).await, None, "a request may still write");
        local.clock.advance_s(1);
        let is_whole = is_whole_with(&local, writes).await;
        sweep(&local).await;
        assert_eq!(left_of(&local, &table.game).await, None, "after {writes} writes");
        if is_whole {
            assert!(writes >= 5, "a log, three documents and the row");
            return;
        }
    }
}

/// Another server, whose clock is behind, finds that it is too early, and removes the row.
#[tokio::test]
async fn nothing_is_left_of_a_game_although_another_server_removes_its_row() {
    let local = Local::idle();
    let table = forgotten(&local).await;
    // The first write is the row, the second one the deletion of the log.
    let mut held = local.store.hold_write_after(1);
    let removes = async {
        held.arrived().await;
        local.take_document(&format!("due/retention/{:016x}/{}", 0, table.game)).await;
        drop(held);
    };
    assert_eq!(join!(sweep(&local), removes).0, 1);
    local.clock.advance_s(LATE_S);
    sweep(&local).await;
    assert_eq!(left_of(&local, &table.game).await, None);
}

/// The number of rows that say for whom something is stored: two for each log.
async fn stored_for(local: &Local) -> usize {
    local.rows("stored/").await.len()
}

/// Its sender stays away. Then nothing of it is left, and it counts for no player any more.
#[tokio::test]
async fn an_import_that_is_not_completed_within_a_day_is_deleted_and_its_key_is_used_up() {
    let local = Local::idle();
    local.clock.advance_s(10 * 365 * DAY_S);
    let (ada, record) = (local.guest("Ada").await, logged("medici", 3));
    let import = async |caller: &Caller, key: &str| {
        let request = caller.request(Method::POST, "/v1/records").header("idempotency-key", key);
        request.json(&record).send().await
    };
    for (key, written) in [("completed", 1), ("given-up-early", 1), ("given-up", 3)] {
        local.store.fail_writes_after(Some(written));
        import(&ada, key).await.refused("store-unavailable");
        local.store.fail_writes_after(None);
    }
    local.clock.advance_s(DAY_S - 1);
    assert_eq!((sweep(&local).await, stored_for(&local).await), (0, 6));
    let ada = again(&local, &ada).await;
    import(&ada, "completed").await.expect(201);
    local.clock.advance_s(1);
    assert_eq!((sweep(&local).await, stored_for(&local).await), (2, 2));
    for key in ["given-up-early", "given-up"] {
        import(&ada, key).await.refused("idempotency-key-reused");
    }
    assert_eq!(import(&ada, "completed").await.status, 200);
    import(&ada, "another-one").await.expect(201);
}
