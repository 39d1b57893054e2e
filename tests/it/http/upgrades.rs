//! Upgrades of guests to users.

use std::{
    collections::BTreeSet,
    sync::atomic::{AtomicBool, Ordering},
};

use kontor_testing::waits::until;
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{
    client::{Answer, Caller, Request},
    dice::Dice,
    local::{Local, TOO_MANY_PASSWORDS},
    server::Server,
    table::Table,
};

const PASSWORD: &str = "cinnamon";

fn wish(name: &str) -> Value {
    json!({ "name": name, "password": PASSWORD })
}

fn upgrade(guest: &Caller, name: &str) -> Request {
    guest.request(Method::POST, "/v1/me/upgrade").json(&wish(name))
}

async fn sign_in(anonymous: &Caller, name: &str) -> Answer {
    anonymous.post("/v1/sessions", &wish(name)).await
}

async fn refresh(anonymous: &Caller, token: &str) -> Answer {
    anonymous.post("/v1/sessions/refresh", &json!({ "refresh_token": token })).await
}

#[tokio::test]
async fn an_upgraded_guest_is_the_same_player() {
    let local = Local::start();
    let (anonymous, ada) = (local.anonymous(), local.guest("Ada").await);
    let answer = upgrade(&ada, " Ada  Lovelace").send().await;
    assert!(
        answer.header("ratelimit").starts_with("\"sign-ins\""),
        "passwords of all callers cost"
    );
    let user = answer.expect(200);
    assert_eq!(user, json!({ "id": ada.id, "name": "Ada Lovelace", "kind": "user" }));
    assert_eq!(
        ada.get("/v1/me").await.expect(200),
        user,
        "the token from before tells who the player is now"
    );
    let again = anonymous.signed_in(&sign_in(&anonymous, "ada lovelace").await);
    assert_eq!(again.get("/v1/me").await.expect(200), user);
    let refreshed = refresh(&anonymous, &ada.refresh_token).await.expect(201);
    assert_eq!(refreshed["player"], user, "the session goes on");
}

#[tokio::test]
async fn an_upgraded_guest_keeps_games_and_seats() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    table.steps(&mut Dice::new(1), 5).await;
    let ada = table.seats[1].clone();
    let look = async |caller: &Caller| {
        let mut seen = Vec::new();
        for path in [
            table.path(""),
            table.path("/view"),
            table.path("/decisions"),
            "/v1/games?seat=me".to_owned(),
        ] {
            let answer = caller.get(&path).await;
            seen.push((answer.text.clone(), answer.header("etag").to_owned()));
        }
        seen
    };
    let before = look(&ada).await;
    upgrade(&ada, "Countess").send().await.expect(200);
    let again = local.anonymous().signed_in(&sign_in(&local.anonymous(), "Countess").await);
    assert_eq!([look(&ada).await, look(&again).await], [before.clone(), before]);
    table.seats[1] = again;
    table.finish(&mut Dice::new(2)).await;
}

#[tokio::test]
async fn an_open_stream_goes_on_after_an_upgrade() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    let mut stream = table.seats[1].listen(&table.game, 0).await;
    upgrade(&table.seats[1], "Countess").send().await.expect(200);
    table.finish(&mut Dice::new(3)).await;
    assert_eq!(
        stream.rest().await,
        (table.events_for(&table.seats[1]).await, Some("finished".to_owned()))
    );
}

#[tokio::test]
async fn the_new_name_is_shown_after_an_upgrade() {
    let local = Local::start();
    let table = Table::seated(&local.address, 3).await;
    upgrade(&table.seats[1], "Countess").send().await.expect(200);
    let said = table.seats[1]
        .post(&table.path("/messages"), &json!({ "text": "Good evening!" }))
        .await
        .expect(201);
    assert_eq!(said["player"]["name"], "Countess");
    assert_eq!(
        table.game().await["seats"][1]["player"]["name"],
        "Seat 1",
        "as it was when sitting down"
    );
}

#[tokio::test]
async fn a_user_cannot_be_upgraded() {
    let local = Local::start();
    let (anonymous, ada) = (local.anonymous(), local.guest("Ada").await);
    let grace = anonymous.signed_in(&anonymous.post("/v1/users", &wish("Grace")).await);
    upgrade(&ada, "Ada").send().await.expect(200);
    for (caller, name) in [(&ada, "Ada"), (&ada, "Countess"), (&grace, "Grace"), (&grace, "Ada")] {
        upgrade(caller, name).send().await.refused("already-user");
        upgrade(caller, name)
            .header("idempotency-key", "fresh")
            .send()
            .await
            .refused("already-user");
    }
    sign_in(&anonymous, "Countess").await.refused("credentials-invalid");
}

#[tokio::test]
async fn a_taken_name_is_refused_and_changes_nothing() {
    let local = Local::start();
    let (anonymous, ada) = (local.anonymous(), local.guest("Ada").await);
    anonymous.post("/v1/users", &wish("Grace")).await.expect(201);
    upgrade(&ada, "GRACE").send().await.refused("name-taken");
    assert_eq!(
        ada.get("/v1/me").await.expect(200),
        json!({ "id": ada.id, "name": "Ada", "kind": "guest" })
    );
    upgrade(&ada, "Ada").send().await.expect(200);
    anonymous.post("/v1/users", &wish("ada")).await.refused("name-taken");
}

#[tokio::test]
async fn of_many_guests_who_want_a_name_at_once_one_gets_it_and_the_others_stay_guests() {
    let local = Local::start();
    let mut guests = Vec::new();
    for _ in 0..6 {
        guests.push(local.guest("Ada").await);
    }
    let answers =
        futures_util::future::join_all(guests.iter().map(|guest| upgrade(guest, "Ada").send()))
            .await;
    assert_eq!(answers.iter().filter(|answer| answer.status == 200).count(), 1);
    for (guest, answer) in guests.iter().zip(answers) {
        let kind = if answer.status == 200 { "user" } else { "guest" };
        assert_eq!(guest.get("/v1/me").await.expect(200)["kind"], kind, "{}", answer.text);
    }
}

#[tokio::test]
async fn of_many_upgrades_of_one_guest_at_once_one_counts() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let names = ["Ada", "Ada", "Countess", "Ada", "Countess"];
    let answers =
        futures_util::future::join_all(names.map(|name| upgrade(&ada, name).send())).await;
    let done: Vec<&Answer> = answers.iter().filter(|answer| answer.status == 200).collect();
    assert_eq!(done.len(), 1, "{answers:?}");
    assert!(
        answers.iter().all(|answer| answer.status == 200 || answer.body["code"] == "already-user")
    );
    let name = done[0].body["name"].as_str().unwrap();
    assert_eq!(sign_in(&local.anonymous(), name).await.expect(201)["player"]["id"], ada.id);
}

#[tokio::test]
async fn of_many_repetitions_at_once_each_is_answered_alike() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let keyed = || upgrade(&ada, "Countess").header("idempotency-key", "become").send();
    let answers = futures_util::future::join_all([keyed(), keyed(), keyed(), keyed()]).await;
    assert_eq!(answers.iter().filter(|answer| !answer.is_replayed()).count(), 1, "{answers:?}");
    assert!(
        answers.iter().all(|answer| answer.status == 200 && answer.body["name"] == "Countess"),
        "{answers:?}"
    );
}

#[tokio::test]
async fn a_request_with_a_key_can_be_repeated_and_only_that_one() {
    let local = Local::start();
    let (anonymous, ada) = (local.anonymous(), local.guest("Ada").await);
    let keyed = |body: &Value| {
        ada.request(Method::POST, "/v1/me/upgrade").header("idempotency-key", "become").json(body)
    };
    let first = keyed(&wish("Countess")).send().await;
    let again = keyed(&wish("Countess")).send().await;
    assert!(again.is_replayed() && !first.is_replayed());
    assert_eq!(again.expect(200), first.expect(200));
    keyed(&wish("Ada")).send().await.refused("idempotency-key-reused");
    keyed(&json!({ "name": "Countess", "password": "cardamom" }))
        .send()
        .await
        .refused("idempotency-key-reused");
    sign_in(&anonymous, "Countess").await.expect(201);
    upgrade(&ada, "Countess")
        .header("idempotency-key", "not a key")
        .send()
        .await
        .refused("idempotency-key-invalid");
}

#[tokio::test]
async fn an_upgrade_needs_a_token_and_has_the_limits_of_an_account() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    upgrade(&local.anonymous(), "Ada").send().await.refused("token-missing");
    for (body, pointer) in [
        (json!({ "name": "x".repeat(41), "password": PASSWORD }), "/name"),
        (json!({ "name": "Ad\u{202e}a", "password": PASSWORD }), "/name"),
        (json!({ "name": "Ada", "password": "short" }), "/password"),
        (json!({ "name": "Ada" }), "/password"),
        (json!({ "name": "Ada", "password": PASSWORD, "kind": "user" }), "/kind"),
    ] {
        let problem = ada
            .request(Method::POST, "/v1/me/upgrade")
            .json(&body)
            .bad()
            .send()
            .await
            .refused("malformed-body");
        assert_eq!(problem["errors"][0]["pointer"], pointer, "{body}");
    }
    assert_eq!(ada.get("/v1/me").await.expect(200)["kind"], "guest");
}

#[tokio::test]
async fn a_full_password_queue_changes_neither_guest_nor_name() {
    let local = Local::with_slow_passwords();
    let mut guests = Vec::new();
    for _ in 0..TOO_MANY_PASSWORDS {
        guests.push(local.guest("Ada").await);
    }
    let upgrades = guests
        .iter()
        .enumerate()
        .map(|(number, guest)| upgrade(guest, &format!("User {number}")).send());
    let answers = futures_util::future::join_all(upgrades).await;
    let refused = answers
        .iter()
        .position(|answer| answer.status != 200)
        .expect("the queue is shorter than that");
    answers[refused].clone().refused("busy");
    upgrade(&guests[refused], &format!("User {refused}")).send().await.expect(200);
}

#[tokio::test]
async fn an_upgrade_cut_off_by_a_kill_is_whole_or_not_at_all_and_its_repetition_completes_it() {
    let mut server = Server::start();
    let mut kinds = BTreeSet::new();
    for yields in [0, 30, 300, 1_000, 3_000, usize::MAX] {
        let table = Table::seated(&server.address, 3).await;
        let (ada, name) = (&table.seats[1], format!("Countess {yields}"));
        let keyed = || upgrade(ada, &name).header("idempotency-key", "become");
        // The kill comes at another moment each time: before the request is sent, at some point
        // of it, and after its answer.
        let answered = AtomicBool::new(false);
        let sent = async {
            let sent = keyed().try_send().await;
            answered.store(true, Ordering::SeqCst);
            sent
        };
        let cut = async {
            let is_answered = || answered.load(Ordering::SeqCst);
            match yields {
                usize::MAX => until("it is answered", async || is_answered()).await,
                // The request goes on in the same thread: a moment is a number of its turns.
                _ => {
                    for _ in (0..yields).take_while(|_| !is_answered()) {
                        tokio::task::yield_now().await;
                    }
                }
            }
            server.kill();
        };
        let (sent, ()) = tokio::join!(sent, cut);
        server.restart();
        if let Ok(answer) = sent {
            assert_eq!(
                ada.get("/v1/me").await.expect(200),
                answer.expect(200),
                "what was acknowledged is there"
            );
        } else {
            assert_ne!(yields, usize::MAX, "the last request is answered before the kill");
        }
        let kind = ada.get("/v1/me").await.expect(200)["kind"].clone();
        kinds.insert(kind.to_string());
        let again = keyed().send().await;
        assert_eq!(again.is_replayed(), kind == "user");
        assert_eq!(again.expect(200)["id"], ada.id);
        sign_in(&server.anonymous(), &name).await.expect(201);
        refresh(&server.anonymous(), &ada.refresh_token).await.expect(201);
        assert_eq!(ada.get("/v1/games?seat=me").await.expect(200)["items"][0]["id"], table.game);
        keyed().send().await.expect(200);
        server.restart();
        assert!(keyed().send().await.is_replayed(), "the key is remembered over a restart");
        upgrade(ada, &name).send().await.refused("already-user");
    }
    assert_eq!(kinds.len(), 2, "the kill came before some upgrades and after others");
}

/// A guest who becomes a user at one server is one at the other, with the token from before.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_becomes_a_user_at_two_servers() {
    let servers = Local::two();
    let table = Table::started(&servers[0].address, 3).await;
    let ada = &table.seats[1];
    let there = ada.at(&servers[1].address);
    assert_eq!(there.get("/v1/me").await.expect(200)["kind"], "guest");
    let user = upgrade(ada, "Countess").send().await.expect(200);
    until("the other server hears of it", async || there.get("/v1/me").await.expect(200) == user)
        .await;
    let again = sign_in(&servers[1].anonymous(), "Countess").await;
    assert_eq!(again.expect(201)["player"], user);
    // A name is one name, wherever it is wanted.
    let other = table.seats[2].at(&servers[1].address);
    upgrade(&other, "countess").send().await.refused("name-taken");
}
