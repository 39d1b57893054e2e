//! Views as text.

use reqwest::Method;

use crate::support::{
    client::{Answer, Caller},
    dice::Dice,
    local::Local,
    table::Table,
};

/// The size of the text of a usual position, in bytes.
const USUAL_BYTES_MAX: usize = 2_000;

/// Each ruleset with its largest table, which has the longest views.
const RULESETS: [(&str, usize); 4] =
    [("medici", 6), ("basari", 4), ("haendler", 4), ("dale_of_merchants", 4)];

async fn text(caller: &Caller, path: &str, accept: &str) -> Answer {
    caller.request(Method::GET, path).header("accept", accept).send().await
}

#[tokio::test]
async fn a_view_is_a_text_for_those_who_prefer_one() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let (seat, path) = (&table.seats[1], table.path("/view"));
    for accept in ["text/plain", "text/*", "application/json;q=0.5, text/plain"] {
        let answer = text(seat, &path, accept).await;
        assert_eq!(answer.header("content-type"), "text/plain; charset=utf-8", "{accept}");
        assert!(answer.header("vary").contains("Accept"));
        let first = answer.text.lines().next().unwrap();
        assert!(first.starts_with(&format!("medici {}", table.game)), "{first}");
        assert!(first.ends_with("you are seat 1"), "{first}");
        assert!(answer.text.contains("\nround: 1, "), "{}", answer.text);
    }
    for accept in ["*/*", "application/json", "text/html, */*;q=0.8", "image/png", "nonsense"] {
        let answer = text(seat, &path, accept).await;
        assert_eq!(answer.header("content-type"), "application/json", "{accept}");
    }
    let watched = text(&local.anonymous(), &path, "text/plain").await;
    assert!(watched.text.lines().next().unwrap().ends_with("you are a spectator"));
}

#[tokio::test]
async fn the_text_of_a_view_has_an_entity_tag_of_its_own() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let (seat, path) = (&table.seats[0], table.path("/view"));
    let json = seat.get(&path).await.header("etag").to_owned();
    let plain = text(seat, &path, "text/plain").await.header("etag").to_owned();
    assert_ne!(json, plain);
    for (accept, tag, status) in [
        ("text/plain", &plain, 304),
        ("text/plain", &json, 200),
        ("application/json", &json, 304),
        ("application/json", &plain, 200),
    ] {
        let request = seat.request(Method::GET, &path).header("accept", accept);
        let answer = request.header("if-none-match", tag).send().await;
        assert_eq!(answer.status, status, "{accept} {tag}");
        assert!(answer.header("vary").contains("Accept"));
    }
}

#[tokio::test]
async fn past_positions_and_other_seats_are_texts_too() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    let first = text(&table.seats[2], &table.path("/view"), "text/plain").await;
    let seq = table.seq().await;
    table.finish(&mut Dice::new(3)).await;
    let path = table.path(&format!("/view?at={seq}"));
    assert_eq!(text(&table.seats[2], &path, "text/plain").await.text, first.text);
    let path = table.path(&format!("/view?at={seq}&as=2"));
    assert_eq!(text(&local.anonymous(), &path, "text/plain").await.text, first.text);
    let refusal = text(&local.anonymous(), &table.path("/view?at=1"), "text/plain").await;
    refusal.refused("at-out-of-range");
}

#[tokio::test]
async fn the_text_of_a_usual_position_is_short() {
    let local = Local::start();
    for (ruleset, seats) in RULESETS {
        let body = serde_json::json!({ "ruleset": ruleset, "seats": seats });
        let mut table = Table::made(&local.address, seats, &body).await;
        table.start().await;
        let (mut dice, mut sizes) = (Dice::new(7), Vec::new());
        for _ in 0..40 {
            let view = text(&table.seats[0], &table.path("/view"), "text/plain").await.text;
            assert!(view.lines().all(|line| line.len() <= 300), "{view}");
            sizes.push(view.len());
            for _ in 0..3 {
                table.step(&mut dice).await;
            }
        }
        sizes.sort_unstable();
        let (median, most) = (sizes[sizes.len() / 2], sizes[sizes.len() - 1]);
        assert!(median <= USUAL_BYTES_MAX, "{ruleset}: {median} bytes, {most} at most");
    }
}
