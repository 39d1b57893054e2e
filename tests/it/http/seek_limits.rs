//! The limits of what a seek can ask for, each at its edge.

use futures_util::future::join_all;
use reqwest::Method;
use serde_json::{Value, json};

use super::{catalogue::limit, ratings::named};
use crate::support::{client::Caller, local::Local};

fn with(changes: &[(&str, u64)]) -> Value {
    let mut terms = json!({ "ruleset": "haendler", "seats": 4 });
    for (field, value) in changes {
        terms[*field] = json!(value);
    }
    terms
}

async fn is_taken(player: &Caller, terms: &Value) -> bool {
    let answer = player.request(Method::POST, "/v1/seeks").json(terms).bad().send().await;
    if answer.status != 201 {
        assert_eq!(
            (answer.status, &answer.body["code"]),
            (400, &json!("malformed-body")),
            "{terms}"
        );
        return false;
    }
    let path = format!("/v1/seeks/{}", answer.body["id"].as_str().unwrap());
    assert_eq!(player.delete(&path).await.status, 204);
    true
}

#[tokio::test]
async fn the_terms_of_a_seek_have_limits_that_can_be_reached() {
    let local = Local::start();
    let [ada] = named(&local, ["Ada"]).await;
    let (wait_min, wait_max) =
        (limit(&ada, "seek_wait_s_min").await, limit(&ada, "seek_wait_s_max").await);
    let (life_min, life_max) =
        (limit(&ada, "seek_lifetime_s_min").await, limit(&ada, "seek_lifetime_s_max").await);
    for (changes, is_allowed) in [
        (&[("wait_s", wait_min)][..], true),
        (&[("wait_s", wait_min - 1)], false),
        (&[("wait_s", wait_max - 1), ("lifetime_s", life_max)], true),
        // A seek that has expired starts no game.
        (&[("wait_s", life_max), ("lifetime_s", life_max)], false),
        (&[("wait_s", wait_max + 1), ("lifetime_s", life_max)], false),
        (&[("lifetime_s", life_min)], true),
        (&[("lifetime_s", life_min - 1)], false),
        (&[("lifetime_s", life_max)], true),
        (&[("lifetime_s", life_max + 1)], false),
        (&[("seats_min", 2), ("wait_s", 60)], true),
        (&[("seats_min", 1), ("wait_s", 60)], false),
        (&[("seats_min", 4), ("wait_s", 60)], true),
        (&[("seats_min", 5), ("wait_s", 60)], false),
        (&[("rating_min", 0), ("rating_max", 0)], true),
        (&[("rating_min", 10_000), ("rating_max", 10_000)], true),
        (&[("rating_min", 10_000)], true),
        (&[("rating_min", 10_001)], false),
        (&[("rating_max", 10_001)], false),
        (&[("rating_min", 1), ("rating_max", 0)], false),
    ] {
        assert_eq!(is_taken(&ada, &with(changes)).await, is_allowed, "{changes:?}");
    }
}

#[tokio::test]
async fn the_list_of_seeks_takes_what_can_be_there() {
    let local = Local::start();
    let page = limit(&local.anonymous(), "seeks_page_max").await;
    for (query, is_allowed) in [
        (format!("limit={page}"), true),
        ("limit=1".to_owned(), true),
        (format!("limit={}", page + 1), false),
        ("limit=0".to_owned(), false),
        ("seats=2".to_owned(), true),
        ("seats=6".to_owned(), true),
        (format!("cursor={}", "c".repeat(65)), false),
    ] {
        let request = local.anonymous().request(Method::GET, &format!("/v1/seeks?{query}"));
        let status = request.bad().send().await.status;
        assert_eq!(status, if is_allowed { 200 } else { 400 }, "{query}");
    }
}

#[tokio::test]
async fn so_many_seeks_are_made_from_one_address() {
    let local = Local::start();
    let anonymous = local.anonymous();
    let (most, of_one) =
        (limit(&anonymous, "seeks_of_address_max").await, limit(&anonymous, "seeks_max").await);
    let mut player = local.guest("Guest").await;
    let mut last = Value::Null;
    for number in 0..most {
        if number.is_multiple_of(of_one) {
            player = local.guest(&format!("Guest {number}")).await;
        }
        last = player.post("/v1/seeks", &with(&[("lifetime_s", 60 + number)])).await.expect(201);
    }
    let late = local.guest("Late").await;
    late.post("/v1/seeks", &with(&[])).await.refused("seeks-spent");
    assert_eq!(late.get("/v1/me/seeks").await.expect(200)["items"], json!([]));
    let wanted = json!({ "ruleset": "basari", "seats": 3 });
    late.post("/v1/matches", &wanted).await.refused("seeks-spent");
    // Joining one makes none, and one that is left makes room.
    let seek = format!("/v1/seeks/{}", last["id"].as_str().unwrap());
    late.call(&format!("{seek}/join")).await.expect(200);
    for leaver in [&player, &late] {
        assert_eq!(leaver.delete(&seek).await.status, 204);
    }
    late.post("/v1/matches", &wanted).await.expect(200);
}

#[tokio::test]
async fn so_many_seeks_are_asked_for_in_a_day() {
    let local = Local::start();
    let [ada, ben] = named(&local, ["Ada", "Ben"]).await;
    let most = limit(&ada, "seeks_per_day_max").await;
    let open = ben.post("/v1/seeks", &with(&[])).await.expect(201);
    let joined = format!("/v1/seeks/{}", open["id"].as_str().unwrap());
    let wanted = json!({ "ruleset": "basari", "seats": 3 });
    for number in 0..most {
        // Those that are left again count, too, in each of the three ways to come into one.
        let seek = match number % 3 {
            0 => {
                ada.call(&format!("{joined}/join")).await.expect(200);
                joined.clone()
            }
            1 => path_of(&ada.post("/v1/seeks", &with(&[])).await.expect(201)),
            _ => path_of(&ada.post("/v1/matches", &wanted).await.expect(200)["seek"]),
        };
        assert_eq!(ada.delete(&seek).await.status, 204);
    }
    ada.call(&format!("{joined}/join")).await.refused("seeks-spent");
    ada.post("/v1/seeks", &with(&[])).await.refused("seeks-spent");
    ada.post("/v1/matches", &wanted).await.refused("seeks-spent");
    assert_eq!(ada.get("/v1/me/seeks").await.expect(200)["items"], json!([]));
    ben.post("/v1/matches", &wanted).await.expect(200);

    local.clock.advance_s(24 * 60 * 60);
    let (anonymous, refresh) = (local.anonymous(), json!({ "refresh_token": ada.refresh_token }));
    let ada = anonymous.signed_in(&anonymous.post("/v1/sessions/refresh", &refresh).await);
    ada.post("/v1/seeks", &with(&[])).await.expect(201);
}

fn path_of(seek: &Value) -> String {
    format!("/v1/seeks/{}", seek["id"].as_str().unwrap())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_asks_for_many_seeks_at_once_is_in_no_more_than_one_can_be() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let most = usize::try_from(limit(&ada, "seeks_max").await).unwrap();
    let mut paths = Vec::new();
    for number in 0..4 * most {
        let maker = local.guest(&format!("Maker {number}")).await;
        paths.push(path_of(&maker.post("/v1/seeks", &with(&[])).await.expect(201)));
    }
    let joined = join_all(paths.iter().map(|path| {
        let (ada, path) = (ada.clone(), format!("{path}/join"));
        async move { ada.call(&path).await.status == 200 }
    }))
    .await;
    let own = ada.get("/v1/me/seeks").await.expect(200)["items"].clone();
    let own: Vec<String> = own.as_array().unwrap().iter().map(path_of).collect();
    assert!(own.len() <= most, "{own:?}");
    for (path, was_joined) in paths.iter().zip(joined) {
        assert_eq!(own.contains(path), was_joined, "{path}");
        let players = local.anonymous().get(path).await.expect(200)["players"].clone();
        assert_eq!(players.as_array().unwrap().len(), 1 + usize::from(was_joined), "{players}");
    }

    let ben = local.guest("Ben").await;
    let made = join_all((0..4 * most).map(|number| {
        let (ben, terms) = (ben.clone(), with(&[("lifetime_s", 60 + number as u64)]));
        async move { ben.post("/v1/seeks", &terms).await.status == 201 }
    }))
    .await;
    let made = made.into_iter().filter(|made| *made).count();
    let own = ben.get("/v1/me/seeks").await.expect(200)["items"].as_array().unwrap().len();
    assert!(made <= most && own == made, "{made} made, {own} listed");
}
