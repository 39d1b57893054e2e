//! Views of the table, now and at earlier positions.

use std::collections::BTreeMap;

use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{client::Caller, dice::Dice, local::Local, table::Table};

#[tokio::test]
async fn the_view_at_every_seq_is_the_view_seen_then() {
    let local = Local::start();
    let (mut table, mut dice) = (Table::seated(&local.address, 3).await, Dice::new(1));
    let before = table.seq().await;
    let first = table.start().await["seq"].as_u64().unwrap();
    let watcher = table.seats[1].clone();
    let mut seen = BTreeMap::from([(first, watcher.get(&table.path("/view")).await.expect(200))]);
    while let Some(played) = table.step(&mut dice).await {
        let seq = played.body["seq"].as_u64().unwrap();
        seen.insert(seq, watcher.get(&table.path("/view")).await.expect(200));
    }
    let last = table.seq().await;
    for at in before + 1..=last {
        let (_, then) = seen.range(at..).next().unwrap();
        assert_eq!(
            watcher.get(&table.path(&format!("/view?at={at}"))).await.expect(200),
            *then,
            "at {at}"
        );
    }
    let all: Vec<Value> = seen.into_values().collect();
    assert_eq!(pages_of_views(&watcher, &table.path("/views")).await, all);
    assert_eq!(pages_of_views(&watcher, &table.path("/views?limit=7")).await, all);
    let after_third = all[2]["seq"].as_u64().unwrap();
    let path = table.path(&format!("/views?limit=2&after={after_third}"));
    let page = watcher.get(&path).await.expect(200);
    assert_eq!(page["items"], Value::from(&all[3..5]));
    assert_eq!((&page["next"], &page["last"]), (&all[4]["seq"], &last.into()));
    let end = watcher.get(&table.path(&format!("/views?after={last}"))).await.expect(200);
    assert_eq!(end, json!({ "items": [], "next": null, "last": last }));
    for wrong in [format!("after={}", last + 1), "limit=65".into(), "limit=0".into()] {
        let path = table.path(&format!("/views?{wrong}"));
        let answer = watcher.request(Method::GET, &path).bad().send().await;
        answer.refused("parameter-invalid");
    }
    for at in [before, last + 1] {
        let problem =
            watcher.request(Method::GET, &table.path(&format!("/view?at={at}"))).send().await;
        let error = problem.refused("at-out-of-range")["errors"][0].clone();
        assert_eq!((error["min"].as_u64(), error["max"].as_u64()), (Some(before + 1), Some(last)));
    }
}

/// The views of all pages, each found by the `Link` of the one before.
async fn pages_of_views(watcher: &Caller, first: &str) -> Vec<Value> {
    let (mut views, mut path) = (Vec::new(), Some(first.to_owned()));
    while let Some(this) = path {
        let answer = watcher.get(&this).await;
        path = answer
            .header("link")
            .strip_prefix('<')
            .and_then(|link| Some(link.split_once('>')?.0.to_owned()));
        views.extend(answer.expect(200)["items"].as_array().unwrap().clone());
    }
    views
}

#[tokio::test]
async fn the_reply_to_an_action_carries_what_a_fetch_would_give() {
    let local = Local::start();
    let (mut table, mut dice) = (Table::started(&local.address, 4).await, Dice::new(2));
    for _ in 0..20 {
        let due = table.first_due().await;
        let key = table.fresh_key();
        let action = dice.pick(due.decision["actions"].as_array().unwrap()).clone();
        let seat = &table.seats[due.seat];
        let answer = seat.action(&table.game, &key, &due.decision["id"], &action).send().await;
        let view = seat.get(&table.path("/view")).await;
        assert_eq!(answer.header("etag"), view.header("etag"));
        let location = answer.header("location").to_owned();
        let played = answer.expect(201);
        assert_eq!(played["view"], view.expect(200));
        assert_eq!(played["events"], seat.get(&location).await.expect(200)["items"]);
        assert_eq!(
            played["decisions"],
            seat.get(&table.path("/decisions")).await.expect(200)["items"]
        );
        assert_eq!(played["seq"], played["view"]["seq"]);
        assert_eq!(played["commit"], played["view"]["commit"]);
    }
}

#[tokio::test]
async fn an_unchanged_view_is_answered_with_304() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    let viewers = [table.seats[0].clone(), local.anonymous()];
    for viewer in &viewers {
        for path in ["/view", "/view?at=5", "/decisions"] {
            let path = table.path(path);
            let tag = viewer.get(&path).await.header("etag").to_owned();
            let again =
                viewer.request(Method::GET, &path).header("if-none-match", &tag).send().await;
            assert_eq!((again.status, again.header("etag")), (304, tag.as_str()));
            let weak = viewer
                .request(Method::GET, &path)
                .header("if-none-match", &format!("\"x\", W/{tag}"))
                .send()
                .await;
            assert_eq!(weak.status, 304);
        }
    }
    let tags = async |table: &Table| {
        let mut tags = Vec::new();
        for viewer in &viewers {
            tags.push(viewer.get(&table.path("/view")).await.header("etag").to_owned());
        }
        tags
    };
    let before = tags(&table).await;
    assert_ne!(before[0], before[1], "a seat and a spectator have different views");
    table.steps(&mut Dice::new(3), 1).await;
    let after = tags(&table).await;
    assert!(before.iter().zip(&after).all(|(before, after)| before != after));
}

/// Commits between two checkpoints, from which past views are computed.
const CHECKPOINT_COMMITS: u64 = 64;

#[tokio::test]
async fn a_look_back_replays_few_commits_and_an_unchanged_view_none() {
    let local = Local::start();
    let wish = json!({ "ruleset": "dale_of_merchants", "seats": 2 });
    let (mut table, mut dice) = (Table::made(&local.address, 2, &wish).await, Dice::new(4));
    table.start().await;
    while table.step(&mut dice).await.is_some() {}
    let anonymous = local.anonymous();
    // Not in the last commit, whose view is the present one.
    let last = table.seq().await * 9 / 10;
    let look = async |at: u64, tag: &str| {
        let path = table.path(&format!("/view?at={at}"));
        let before = local.store.entries_read();
        let answer =
            anonymous.request(Method::GET, &path).header("if-none-match", tag).send().await;
        (answer, local.store.entries_read() - before)
    };
    let (first, cost) = look(last, "").await;
    assert!(cost > CHECKPOINT_COMMITS, "the game is longer than the distance of checkpoints");
    let mut backwards: Vec<u64> = (1..last).rev().step_by(7).collect();
    backwards.retain(|at| *at > last / 4);
    for at in backwards {
        let (answer, cost) = look(at, "").await;
        assert!(cost < CHECKPOINT_COMMITS, "at {at}: {cost} entries");
        answer.expect(200);
    }
    let tag = first.header("etag").to_owned();
    let (again, cost) = look(last, &tag).await;
    assert_eq!((again.status, cost), (304, 0));
}

#[tokio::test]
async fn a_past_view_is_the_same_with_checkpoints_and_without() {
    let local = Local::start();
    let (mut table, mut dice) = (Table::started(&local.address, 4).await, Dice::new(5));
    while table.step(&mut dice).await.is_some() {}
    let last = table.seq().await;
    let mut seats = table.seats.clone();
    seats.push(local.anonymous());
    for at in (last / 2..last).rev().step_by(11) {
        for seat in &seats {
            let path = table.path(&format!("/view?at={at}"));
            let with_checkpoints = seat.get(&path).await.expect(200);
            local.app.games.forget_all();
            assert_eq!(seat.get(&path).await.expect(200), with_checkpoints, "at {at}");
            // The next point is looked at with the checkpoints of this one.
        }
    }
}

#[tokio::test]
async fn a_spectator_has_no_seat_in_the_view() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let view = local.anonymous().get(&table.path("/view")).await.expect(200);
    assert_eq!(view["seat"], Value::Null);
    for (number, seat) in table.seats.iter().enumerate() {
        assert_eq!(seat.get(&table.path("/view")).await.expect(200)["seat"], number);
    }
}

#[tokio::test]
async fn before_the_start_there_is_no_view() {
    let local = Local::start();
    let table = Table::seated(&local.address, 3).await;
    table.seats[0].get(&table.path("/view")).await.refused("game-not-running");
    table.seats[0].get(&table.path("/view?at=1")).await.refused("game-not-running");
}
