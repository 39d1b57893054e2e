//! Creating, listing and deleting tables.

use std::collections::BTreeSet;

use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{client::Caller, dice::Dice, local::Local, table::Table};

async fn make(caller: &Caller, body: Value) -> Value {
    caller.post("/v1/games", &body).await.expect(201)
}

fn medici() -> Value {
    json!({ "ruleset": "medici", "seats": 3 })
}

/// The ids of a list, page by page; the `Link` header must agree with `next`.
async fn ids_of(caller: &Caller, query: &str) -> Vec<String> {
    let mut path = format!("/v1/games?{query}");
    let mut ids = Vec::new();
    loop {
        let page = caller.get(&path).await;
        let link = page.header("link").to_owned();
        let body = page.expect(200);
        ids.extend(
            body["items"]
                .as_array()
                .unwrap()
                .iter()
                .map(|game| game["id"].as_str().unwrap().to_owned()),
        );
        let Some(next) = body["next"].as_str() else {
            assert_eq!(link, "");
            return ids;
        };
        let target = link
            .strip_prefix('<')
            .and_then(|rest| rest.strip_suffix(">; rel=\"next\""))
            .expect("a link to the next page");
        assert!(target.contains(next), "{target} leads to {next}");
        target.clone_into(&mut path);
    }
}

#[tokio::test]
async fn a_new_table_is_found_where_its_location_says() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let made = ada.post("/v1/games", &medici()).await;
    let location = made.header("location").to_owned();
    let game = made.expect(201);
    assert_eq!(local.anonymous().get(&location).await.expect(200), game);
    assert_eq!(game["status"], "open");
    assert_eq!(game["owner"], ada.id);
    assert_eq!(game["seats"][0]["player"]["id"], ada.id);
    assert_eq!(game["rules_version"], "medici/3");
}

#[tokio::test]
async fn the_owner_need_not_take_a_seat() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let game = make(&ada, json!({ "ruleset": "medici", "seats": 3, "sit": false })).await;
    let seats = game["seats"].as_array().unwrap();
    assert_eq!(seats.iter().filter(|seat| seat["player"].is_null()).count(), 3);
}

#[tokio::test]
async fn what_the_ruleset_does_not_allow_is_refused_with_its_place() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let few = ada
        .post("/v1/games", &json!({ "ruleset": "medici", "seats": 2 }))
        .await
        .refused("options-invalid");
    let error = &few["errors"][0];
    assert_eq!(
        (&error["pointer"], &error["min"], &error["max"]),
        (&json!("/seats"), &json!(3), &json!(6))
    );
    let odd = json!({ "ruleset": "medici", "seats": 3, "options": { "colour": "red" } });
    let odd = ada.post("/v1/games", &odd).await.refused("options-invalid");
    assert!(odd["errors"][0]["pointer"].as_str().unwrap().starts_with("/options"));
    ada.post("/v1/games", &json!({ "ruleset": "chess", "seats": 3 }))
        .await
        .refused("ruleset-unknown");
}

#[tokio::test]
async fn an_owner_can_delete_a_table_before_the_start() {
    let local = Local::start();
    let table = Table::seated(&local.address, 3).await;
    table.seats[1].delete(&table.path("")).await.refused("not-your-table");
    assert_eq!(table.seats[0].delete(&table.path("")).await.status, 204);
    for path in ["", "/events", "/decisions", "/view"] {
        table.seats[0].get(&table.path(path)).await.refused("game-unknown");
    }
    table.seats[0].delete(&table.path("")).await.refused("game-unknown");
    assert_eq!(ids_of(&local.anonymous(), "limit=100").await, [""; 0]);
    assert_eq!(ids_of(&table.seats[1], "seat=me").await, [""; 0]);
}

#[tokio::test]
async fn pages_give_every_game_once_the_newest_first() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let mut made = Vec::new();
    for n in 0..7 {
        // Every two games have the same age: their order must be stable nevertheless, for any
        // ruleset and status.
        local.clock.advance_s(n % 2);
        let ruleset = ["medici", "basari", "dale_of_merchants"][n as usize % 3];
        made.push(make(&ada, json!({ "ruleset": ruleset, "seats": 3 })).await);
        let running = Table::started(&local.address, 3).await;
        made.push(running.seats[0].get(&running.path("")).await.expect(200));
    }
    let anonymous = local.anonymous();
    let all = ids_of(&anonymous, "limit=100").await;
    let sorted = |mut ids: Vec<String>| {
        ids.sort();
        ids
    };
    for limit in 1..=8 {
        let paged = ids_of(&anonymous, &format!("limit={limit}")).await;
        assert_eq!(sorted(paged), sorted(all.clone()), "limit {limit}");
    }
    let age = |id: &String| {
        made.iter().find(|game| game["id"] == **id).unwrap()["created_at"]
            .as_str()
            .unwrap()
            .to_owned()
    };
    assert_eq!(all.len(), made.len());
    assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), made.len());
    assert!(all.iter().map(age).rev().is_sorted());
}

/// The owners on the first page of a list.
async fn owners_of(caller: &Caller, query: &str) -> Vec<Value> {
    let page = caller.get(&format!("/v1/games?{query}")).await.expect(200);
    page["items"].as_array().unwrap().iter().map(|game| game["owner"].clone()).collect()
}

async fn id_of(caller: &Caller) -> Value {
    caller.get("/v1/me").await.expect(200)["id"].clone()
}

#[tokio::test]
async fn an_owner_with_many_tables_leaves_room_for_others_on_a_page() {
    let local = Local::start();
    let (ada, ben, cleo) =
        (local.guest("Ada").await, local.guest("Ben").await, local.guest("Cleo").await);
    let mut made = Vec::new();
    for owner in [&cleo, &ben].into_iter().chain([&ada; 8]) {
        local.clock.advance_s(1);
        made.push(make(owner, medici()).await["id"].as_str().unwrap().to_owned());
    }
    make(&ben, json!({ "ruleset": "medici", "seats": 3, "visibility": "private" })).await;
    let [id_a, id_b, id_c] = [id_of(&ada).await, id_of(&ben).await, id_of(&cleo).await];
    let anonymous = local.anonymous();
    for query in ["limit=6", "limit=6&status=open", "limit=6&ruleset=medici"] {
        let first = owners_of(&anonymous, query).await;
        let expected = [&id_a, &id_a, &id_a, &id_a, &id_b, &id_c].map(Clone::clone);
        assert_eq!(first, expected, "{query}");
        let mut all = ids_of(&anonymous, query).await;
        all.sort();
        made.sort();
        assert_eq!(all, made, "{query}: every public table once");
    }
    assert_eq!(
        owners_of(&ada, "seat=me&limit=6").await,
        [(); 6].map(|()| id_a.clone()),
        "one's own list is as before"
    );
}

#[tokio::test]
async fn lists_are_filtered_by_status_ruleset_and_seat() {
    let local = Local::start();
    let open = Table::seated(&local.address, 3).await;
    let running = Table::started(&local.address, 3).await;
    let mut over = Table::started(&local.address, 3).await;
    over.finish(&mut Dice::new(1)).await;
    let anonymous = local.anonymous();
    for (status, table) in [("open", &open), ("running", &running), ("finished", &over)] {
        assert_eq!(
            ids_of(&anonymous, &format!("status={status}&limit=1")).await,
            [table.game.as_str()]
        );
        assert_eq!(
            ids_of(&anonymous, &format!("status={status}&ruleset=medici")).await,
            [table.game.as_str()]
        );
        assert_eq!(
            ids_of(&table.seats[1], "seat=me&ruleset=medici&limit=1").await,
            [table.game.as_str()]
        );
    }
    anonymous.get("/v1/games?seat=me").await.refused("token-missing");
    anonymous.get("/v1/games?ruleset=chess").await.refused("ruleset-unknown");
}

#[tokio::test]
async fn a_cursor_that_no_list_returned_is_refused() {
    let local = Local::start();
    for cursor in ["", "c_", "nonsense", "c_bm9uc2Vuc2U", "c_%F0%9F%92%A5"] {
        local
            .anonymous()
            .get(&format!("/v1/games?cursor={cursor}"))
            .await
            .refused("cursor-invalid");
    }
    let ada = local.guest("Ada").await;
    ada.get("/v1/me/decisions?cursor=nonsense").await.refused("cursor-invalid");
}

#[tokio::test]
async fn parameters_have_their_limits() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let table = Table::started(&local.address, 3).await;
    for path in [
        "/v1/games?limit=0".to_owned(),
        "/v1/games?limit=101".to_owned(),
        "/v1/games?limit=many".to_owned(),
        "/v1/games?status=lost".to_owned(),
        "/v1/games?page=2".to_owned(),
        "/v1/me/decisions?wait=61".to_owned(),
        "/v1/me/decisions?limit=101".to_owned(),
        table.path("/events?limit=501"),
        table.path("/events?wait=61"),
        table.path("/events?after=-1"),
        table.path("/view?at=0x1"),
        table.path("/view?until=3"),
    ] {
        ada.request(reqwest::Method::GET, &path).bad().send().await.refused("parameter-invalid");
    }
}

#[tokio::test]
async fn a_nonce_without_a_seat_is_refused() {
    let local = Local::start();
    let body = json!({ "ruleset": "medici", "seats": 3, "sit": false, "nonce": "mine" });
    let problem = local.guest("Ada").await.post("/v1/games", &body).await.refused("malformed-body");
    assert_eq!(problem["errors"][0]["pointer"], "/nonce");
}

#[tokio::test]
async fn options_are_an_object() {
    let local = Local::start();
    let body = json!({ "ruleset": "medici", "seats": 3, "options": [] });
    local
        .guest("Ada")
        .await
        .request(Method::POST, "/v1/games")
        .json(&body)
        .bad()
        .send()
        .await
        .refused("options-invalid");
}

#[tokio::test]
async fn a_board_of_ones_own_is_an_option_and_shown_with_the_game() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let arch = json!({ "points": 5, "red": 2, "yellow": 1, "green": 0, "blue": 0 });
    let table = |arches: usize| {
        let options = json!({ "arches": vec![arch.clone(); arches] });
        json!({ "ruleset": "basari", "seats": 3, "options": options })
    };
    assert_eq!(make(&ada, table(12)).await["options"], table(12)["options"]);
    let short = ada.post("/v1/games", &table(11)).await.refused("options-invalid");
    assert_eq!(short["errors"][0]["pointer"], "/options/arches");
    assert_eq!(
        make(&ada, json!({ "ruleset": "basari", "seats": 3 })).await["options"],
        json!({ "arches": null })
    );
}

/// A range belongs to the value at fault: the length of the list, or the points of one arch.
#[tokio::test]
async fn the_refusal_of_a_board_names_the_value_at_fault() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let arch = json!({ "points": 5, "red": 2, "yellow": 1, "green": 0, "blue": 0 });
    let with = |other: Value| {
        let mut arches = vec![arch.clone(); 12];
        arches[7] = other;
        arches
    };
    let points = |points: u8| {
        with(json!({ "points": points, "red": 2, "yellow": 1, "green": 0, "blue": 0 }))
    };
    let bare = with(json!({ "points": 5, "red": 0, "yellow": 0, "green": 0, "blue": 0 }));
    for (arches, code, pointer, min, max) in [
        (vec![arch.clone(); 11], "below-minimum", "/options/arches", Some(12), Some(60)),
        (vec![arch.clone(); 61], "above-maximum", "/options/arches", Some(12), Some(60)),
        (points(3), "below-minimum", "/options/arches/7/points", Some(4), Some(7)),
        (points(8), "above-maximum", "/options/arches/7/points", Some(4), Some(7)),
        (bare, "refused", "/options/arches/7", None, None),
    ] {
        let body = json!({ "ruleset": "basari", "seats": 3, "options": { "arches": arches } });
        let problem = ada.post("/v1/games", &body).await.refused("options-invalid");
        let error = json!({
            "code": code, "pointer": pointer, "parameter": null, "detail": problem["detail"], "min": min, "max": max,
        });
        assert_eq!(problem["errors"], json!([error]));
    }
}

#[tokio::test]
async fn a_list_leaves_out_a_board_of_ones_own() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let arch = json!({ "points": 5, "red": 2, "yellow": 1, "green": 0, "blue": 0 });
    let options = json!({ "arches": vec![arch; 12] });
    let made = make(&ada, json!({ "ruleset": "basari", "seats": 3, "options": options })).await;
    make(&ada, json!({ "ruleset": "medici", "seats": 3 })).await;
    let listed = ada.get("/v1/games").await.expect(200);
    assert_eq!(listed["items"][0]["options"], json!({}));
    assert_eq!(listed["items"][1]["options"], json!({}), "720 bytes are too many");
    let path = format!("/v1/games/{}", made["id"].as_str().unwrap());
    assert_eq!(ada.get(&path).await.expect(200)["options"], options);
}

#[tokio::test]
async fn names_on_a_board_of_ones_own_can_be_seen() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let components = ada.get("/v1/rulesets/haendler/components").await.expect(200);
    let mut layout = components["components"]["boards"][0]["board"].clone();
    let body = |layout: &Value| {
        let board = json!({ "type": "own", "layout": layout });
        json!({ "ruleset": "haendler", "seats": 3, "options": { "board": board } })
    };
    make(&ada, body(&layout)).await;
    layout["cities"][1]["name"] = json!("Par\u{202E}is");
    let problem = ada.post("/v1/games", &body(&layout)).await.refused("options-invalid");
    assert_eq!(problem["errors"][0]["pointer"], "/options/board/layout/cities/1/name");
    assert_eq!(problem["errors"][0]["code"], "malformed");
}

#[tokio::test]
async fn options_of_another_shape_are_refused_with_the_place_that_is_at_fault() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let own = |layout: Value| json!({ "board": { "type": "own", "layout": layout } });
    for (options, code, pointer) in [
        (json!([]), "wrong-type", "/options"),
        (json!({ "boards": 1 }), "unknown", "/options/boards"),
        (json!({ "broken_axle": "no" }), "wrong-type", "/options/broken_axle"),
        (json!({ "loading": "by_lot" }), "unknown-value", "/options/loading"),
        (json!({ "loading": {} }), "wrong-type", "/options/loading"),
        (json!({ "board": { "type": "flat" } }), "unknown-value", "/options/board/type"),
        (json!({ "board": { "type": "own" } }), "missing", "/options/board/layout"),
        (own(json!({})), "missing", "/options/board/layout/cities"),
        (
            own(json!({ "cities": [{ "id": 1 }] })),
            "wrong-type",
            "/options/board/layout/cities/0/id",
        ),
    ] {
        let body = json!({ "ruleset": "haendler", "seats": 3, "options": options });
        let problem = ada
            .request(Method::POST, "/v1/games")
            .json(&body)
            .bad()
            .send()
            .await
            .refused("options-invalid");
        let error = &problem["errors"][0];
        assert_eq!((&error["code"], &error["pointer"]), (&json!(code), &json!(pointer)), "{error}");
    }
}

#[tokio::test]
async fn a_cursor_is_valid_for_its_own_list_only() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    for _ in 0..3 {
        make(&ada, json!({ "ruleset": "medici", "seats": 3 })).await;
    }
    let page = ada.get("/v1/games?limit=1").await.expect(200);
    let cursor = page["next"].as_str().unwrap();
    ada.get(&format!("/v1/games?limit=1&cursor={cursor}")).await.expect(200);
    ada.get(&format!("/v1/games?limit=1&seat=me&cursor={cursor}")).await.refused("cursor-invalid");
}
