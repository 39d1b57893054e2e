//! Bodies of which one value is wrong at a time.

use reqwest::Method;
use serde_json::{Value, json};

use super::{TOO_LONG, refused, with, with_values};
use crate::{
    http::{
        clocks::{of_decision, table_with},
        ratings::named,
        reports::say,
        tournaments::{cup, round_robin},
        vacations::in_days,
    },
    support::{local::Local, table::Table},
};

const WEEK: [&str; 7] =
    ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

fn window(day: &str, from_hour: u8, to_hour: u8) -> Value {
    json!({ "day": day, "from_hour": from_hour, "to_hour": to_hour })
}

#[tokio::test]
async fn refused_clocks_say_in_plain_words_what_must_be() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let table = |time: Value| {
        let clock = json!({
            "time": time, "hours_off": [window("monday", 8, 10)], "on_timeout": "stand_in",
            "vacations": true,
        });
        json!({ "ruleset": "medici", "seats": 3, "clock": clock })
    };
    let banked = table(json!({ "type": "banked", "start_s": 60, "increment_s": 1, "max_s": 60 }));
    let mut bodies = with_values(
        &banked,
        &[
            "/clock/time",
            "/clock/time/type",
            "/clock/time/start_s",
            "/clock/time/increment_s",
            "/clock/time/max_s",
            "/clock/hours_off",
            "/clock/hours_off/0/day",
            "/clock/hours_off/0/from_hour",
            "/clock/hours_off/0/to_hour",
            "/clock/on_timeout",
            "/clock/vacations",
        ],
    );
    for kind in ["decision", "turn"] {
        let time = json!({ "type": kind, "limit_s": 60 });
        bodies.extend(with_values(&table(time), &["/clock/time/limit_s"]));
    }
    let sandbox = json!({ "seed": "00".repeat(32) });
    for (place, value) in [
        ("/clock/time/increment_s", json!(604_801)),
        ("/clock/hours_off/0/from_hour", json!(24)),
        ("/clock/hours_off", json!(vec![window("monday", 8, 10); 22])),
        ("/clock/hours_off", json!(WEEK.map(|day| window(day, 0, 24)))),
        ("/turn_limit_s", json!(60)),
        ("/sandbox", sandbox),
    ] {
        bodies.push(with(&banked, place, value));
    }
    let wrong = refused(&ada, Method::POST, "/v1/games", &bodies).await;
    assert!(wrong > 100, "{wrong}");
}

#[tokio::test]
async fn refused_seeks_say_in_plain_words_what_must_be() {
    let local = Local::start();
    let [ada] = named(&local, ["Ada"]).await;
    let body = json!({
        "ruleset": "haendler", "seats": 4, "seats_min": 2, "wait_s": 60, "lifetime_s": 600,
    });
    let mut bodies = with_values(
        &body,
        &[
            "/seats",
            "/seats_min",
            "/wait_s",
            "/lifetime_s",
            "/rating_min",
            "/rating_max",
            "/fill_with",
            "/rated",
            "/turn_limit_s",
            "/clock",
            "/options",
            "/stand_in",
        ],
    );
    for (place, value) in [
        ("/seats_min", json!(5)),
        ("/wait_s", json!(600)),
        ("/rating_min", json!(10_001)),
        ("/rating_max", json!(10_001)),
        ("/clock", of_decision(4)),
    ] {
        bodies.push(with(&body, place, value));
    }
    bodies.push(with(&with(&body, "/rating_min", json!(9)), "/rating_max", json!(8)));
    bodies.push(with(&with(&body, "/rated", json!(true)), "/fill_with", json!("random")));
    let wrong = refused(&ada, Method::POST, "/v1/seeks", &bodies).await;
    assert!(wrong > 100, "{wrong}");
}

#[tokio::test]
async fn refused_tournaments_say_in_plain_words_what_must_be() {
    let local = Local::start();
    let [ada] = named(&local, ["Ada"]).await;
    let body = cup(&local, &round_robin(), 8);
    // A day has few tournaments, so these are places where most of the values are wrong.
    let mut bodies = with_values(
        &body,
        &[
            "/name",
            "/seats",
            "/format",
            "/format/type",
            "/games_per_table",
            "/seeding",
            "/entrants",
            "/participants_max",
            "/registration_ends_at",
            "/clock",
        ],
    );
    for (place, value) in [
        ("/format", json!({ "type": "round_robin", "rounds": 3 })),
        ("/format", json!({ "type": "swiss", "rounds": 65 })),
        ("/format", json!({ "type": "elimination", "advance": 2 })),
        ("/options", json!([])),
        ("/participants_max", json!(129)),
        ("/participants_min", json!(9)),
        ("/round_limit_s", json!(59)),
        ("/turn_limit_s", Value::Null),
        ("/turn_limit_s", json!(4)),
        ("/registration_ends_at", in_days(&local, 91)),
        ("/tie_breaks", json!(["wins", "wins"])),
        ("/rating_min", json!(10_001)),
        ("/bots", json!(vec!["random"; 9])),
        ("/rated", json!(true)),
    ] {
        bodies.push(with(&body, place, value));
    }
    bodies.push(with(&with(&body, "/rating_min", json!(9)), "/rating_max", json!(8)));
    let wrong = refused(&ada, Method::POST, "/v1/tournaments", &bodies).await;
    assert!(wrong > 100, "{wrong}");
}

#[tokio::test]
async fn refused_words_of_players_say_in_plain_words_what_must_be() {
    let local = Local::start();
    let [ada] = named(&local, ["Ada"]).await;
    let profile = json!({ "about": "Hello", "hides_history": false, "shows_presence": false });
    let mut profiles = with_values(&profile, &["/about", "/hides_history", "/shows_presence"]);
    profiles.push(with(&profile, "/about", json!("bell\u{7}")));
    assert!(refused(&ada, Method::PUT, "/v1/me/profile", &profiles).await > 30);

    let table = Table::seated(&local.address, 3).await;
    say(&table, 0, "Hello").await.expect(201);
    let (author, reader) = (&table.seats[0], &table.seats[1]);
    let message = json!({ "text": "Hello" });
    let mut messages = with_values(&message, &["/text"]);
    messages.push(json!({ "text": "a\u{0}b" }));
    assert!(refused(author, Method::POST, &table.path("/messages"), &messages).await > 10);
    let report = json!({ "category": "other", "text": "Hello" });
    let mut reports = with_values(&report, &["/category", "/text"]);
    reports.push(with(&report, "/text", json!("a\u{0}b")));
    let path = table.path("/messages/1/reports");
    assert!(refused(reader, Method::POST, &path, &reports).await > 20);
}

#[tokio::test]
async fn refused_agreements_say_in_plain_words_what_must_be() {
    let local = Local::start();
    let table = table_with(&local, "medici", &of_decision(600)).await;
    let asked = table.first_due().await.seat;
    let giver = (asked + 1) % 3;
    let gift = json!({ "seat": asked, "seconds": 60 });
    let mut gifts = with_values(&gift, &["/seat", "/seconds"]);
    for (place, value) in
        [("/seat", json!(giver)), ("/seat", json!(3)), ("/seconds", json!(604_801))]
    {
        gifts.push(with(&gift, place, value));
    }
    let player = &table.seats[giver];
    assert!(refused(player, Method::POST, &table.path("/gifts"), &gifts).await > 20);
    let wish = with_values(&json!({ "wanted": false }), &["/wanted"]);
    for path in ["/pause", "/abort"] {
        assert!(refused(player, Method::PUT, &table.path(path), &wish).await > 10, "{path}");
    }
}

#[tokio::test]
async fn other_refused_bodies_say_in_plain_words_what_must_be() {
    let local = Local::start();
    let [ada, ben] = named(&local, ["Ada", "Ben"]).await;
    let mut vacations = with_values(&json!({ "until": null }), &["/until"]);
    vacations.extend([0, 31].map(|days| json!({ "until": in_days(&local, days) })));
    assert!(refused(&ada, Method::PUT, "/v1/me/vacation", &vacations).await > 10);
    let addresses =
        ["https://a:b@example.org/".to_owned(), format!("https://{}", "x".repeat(TOO_LONG))];
    let mut webhooks = with_values(&json!({ "url": null }), &["/url"]);
    webhooks.extend(addresses.map(|url| json!({ "url": url })));
    assert!(refused(&ada, Method::POST, "/v1/me/webhooks", &webhooks).await > 10);
    let made = ada.post("/v1/games", &json!({ "ruleset": "medici", "seats": 3 })).await.expect(201);
    let game = format!("/v1/games/{}", made["id"].as_str().unwrap());
    let invitation = format!("{game}/invitations/{}", ben.id);
    ada.put(&invitation, &json!({ "seat": 3 })).await.refused("malformed-body");
    let occupants = with_values(
        &json!({ "occupant": "bot", "bot": "random" }),
        &["/occupant", "/bot", "/nonce", "/invite"],
    );
    assert!(refused(&ben, Method::PUT, &format!("{game}/seats/2"), &occupants).await > 40);
}
