//! The list of open seeks, and who is told of its changes.

use kontor_testing::waits::until;
use serde_json::{Value, json};

use super::{join, leave, listed, medici, players, sought};
use crate::{
    http::ratings::{named, users},
    support::local::Local,
};

/// All who follow the list read it again when they are told of a change.
#[tokio::test]
async fn who_leaves_a_seek_without_being_in_it_wakes_nobody() {
    let local = Local::start();
    let players = users(&local, &["Ada", "Ben"]).await;
    let (ada, ben) = (&players[0], &players[1]);
    let gone = sought(ada, &medici(4)).await;
    assert_eq!(leave(ada, &gone).await.status, 204);
    let seek = sought(ada, &medici(3)).await;
    let follower = local.follow_seeks();
    for seek in [&gone, &seek, &json!({ "id": "k_x" })] {
        assert_eq!(leave(ben, seek).await.status, 204);
    }
    let body = json!({ "password": "cinnamon" });
    assert_eq!(ben.post("/v1/me/deletion", &body).await.status, 204);
    local.app.deletions.complete_all().await.unwrap();
    assert!(!follower.was_notified(), "the list is as it was");
    assert_eq!(leave(ada, &seek).await.status, 204);
    assert!(follower.was_notified());
}

/// The server cannot tell whether the write took place, and a repeated request finds nothing to
/// change.
#[tokio::test]
async fn who_follows_the_list_looks_again_after_a_fault() {
    let local = Local::start();
    let [ada] = named(&local, ["Ada"]).await;
    let seek = sought(&ada, &medici(3)).await;
    let follower = local.follow_seeks();
    local.store.fail_writes_after(Some(0));
    assert_eq!(leave(&ada, &seek).await.status, 503);
    local.store.fail_writes_after(None);
    assert_eq!(listed(&local, "").await, [seek["id"].clone()]);
    assert!(follower.was_notified());
}

#[tokio::test]
async fn the_list_is_read_page_by_page_oldest_first() {
    let local = Local::start();
    let mut made = Vec::new();
    for number in 0..7_u64 {
        local.clock.advance_s(1);
        let ruleset = if number.is_multiple_of(2) { "medici" } else { "basari" };
        let terms = json!({ "ruleset": ruleset, "seats": 3 + number % 2 });
        let owner = local.guest(&format!("Guest {number}")).await;
        made.push(sought(&owner, &terms).await["id"].clone());
    }
    for size in [1, 2, 3, 7, 50] {
        let (mut found, mut path) = (Vec::new(), format!("/v1/seeks?limit={size}"));
        loop {
            let answer = local.anonymous().get(&path).await;
            let link = answer.header("link").to_owned();
            let page = answer.expect(200);
            found.extend(page["items"].as_array().unwrap().iter().map(|seek| seek["id"].clone()));
            if page["next"].is_null() {
                break;
            }
            link.strip_prefix('<').unwrap().split('>').next().unwrap().clone_into(&mut path);
        }
        assert_eq!(found, made, "pages of {size}");
    }
    assert_eq!(
        listed(&local, "?ruleset=basari").await,
        [made[1].clone(), made[3].clone(), made[5].clone()]
    );
    assert_eq!(listed(&local, "?seats=3&ruleset=medici").await.len(), 4);
    local.anonymous().get("/v1/seeks?cursor=c_x").await.refused("cursor-invalid");
    local.anonymous().get("/v1/seeks?ruleset=chess").await.refused("ruleset-unknown");
}

/// A client at another server looks at the list, and hears of each change.
#[tokio::test]
async fn who_follows_the_list_hears_what_comes_changes_and_goes() {
    let [here, there] = Local::two();
    let [ada, ben, cleo] = named(&here, ["Ada", "Ben", "Cleo"]).await;
    let looker = there.anonymous();
    let look = |tag: String, wait: u32| {
        let path = format!("/v1/seeks?ruleset=medici&wait={wait}");
        looker.request(reqwest::Method::GET, &path).header("if-none-match", &tag).send()
    };
    let first = look(String::from("\"none\""), 0).await;
    let mut tag = first.header("etag").to_owned();
    assert_eq!(first.expect(200)["items"], json!([]));
    assert_eq!(look(tag.clone(), 0).await.status, 304);
    let mut seek = Value::Null;
    for step in 0..4 {
        let waiting = tokio::spawn(look(tag.clone(), 30));
        until("a request waits", async || there.app.games.hub.topics() > 0).await;
        match step {
            0 => seek = sought(&ada, &medici(3)).await,
            1 => drop(join(&ben, &seek).await.expect(200)),
            2 => assert_eq!(leave(&ben, &seek).await.status, 204),
            _ => {
                join(&ben, &seek).await.expect(200);
                join(&cleo, &seek).await.expect(200);
            }
        }
        let heard = waiting.await.unwrap();
        tag = heard.header("etag").to_owned();
        let items = heard.expect(200)["items"].clone();
        match step {
            0 | 2 => assert_eq!(players(&items[0]), ["Ada"]),
            1 => assert_eq!(players(&items[0]), ["Ada", "Ben"]),
            // The two joins can be heard of one after the other.
            _ => assert!(items == json!([]) || players(&items[0]) == ["Ada", "Ben"], "{items}"),
        }
    }
    let refused = looker.request(reqwest::Method::GET, "/v1/seeks?wait=61").bad().send().await;
    assert_eq!(refused.status, 400);
}

/// A newer release may have made it.
#[tokio::test]
async fn a_seek_that_cannot_be_read_keeps_nobody_from_the_others() {
    let local = Local::start();
    let [ada, ben] = named(&local, ["Ada", "Ben"]).await;
    let seek = ada.post("/v1/matches", &medici(3)).await.body["seek"].clone();
    let unreadable = "0".repeat(32);
    local.put_document(&format!("seek/{unreadable}"), &json!("no seek")).await;
    let [(row, _)] = &local.documents("seeks_of_game/").await[..] else { panic!("one game") };
    let row = format!("{}/{unreadable}", row.rsplit_once('/').unwrap().0);
    local.put_document(&row, &json!({})).await;
    assert_eq!(listed(&local, "").await, [seek["id"].clone()]);
    assert_eq!(ben.post("/v1/matches", &medici(3)).await.body["seek"]["id"], seek["id"]);
}
