//! Requests that are refused because a published limit is reached, for the catalogue of problems.

use kontor_http::HttpSettings;
use reqwest::Method;
use serde_json::json;

use super::{
    catalogue::{Scene, limit},
    vacations::in_days,
};
use crate::support::{
    client::Answer,
    local::{Local, generous},
    table::Table,
};

pub(super) async fn too_many_rematches(scene: &Scene) -> Answer {
    let (player, path) = (&scene.over.seats[0], scene.over.path("/rematch"));
    for _ in 0..limit(player, "rematches_max").await {
        let game = player.call(&path).await.expect(200)["id"].as_str().unwrap().to_owned();
        player.delete(&format!("/v1/games/{game}")).await;
    }
    player.call(&path).await
}

pub(super) async fn too_many_open_tables(scene: &Scene) -> Answer {
    let owner = scene.local.guest("Owner").await;
    let make = async || owner.post("/v1/games", &json!({ "ruleset": "medici", "seats": 3 })).await;
    for _ in 0..limit(&owner, "open_tables_guest_max").await {
        make().await.expect(201);
    }
    make().await
}

pub(super) async fn too_many_clock_changes(scene: &Scene) -> Answer {
    let clock = json!({ "time": { "type": "decision", "limit_s": 86_400 } });
    let body = json!({ "ruleset": "medici", "seats": 3, "clock": clock });
    let table = Table::made(&scene.local.address, 3, &body).await;
    table.start().await;
    let (player, path) = (&table.seats[1], table.path("/pause"));
    let most = limit(player, "clock_changes_max").await;
    for change in 0..most {
        player.put(&path, &json!({ "wanted": change % 2 == 0 })).await.expect(200);
    }
    player.put(&path, &json!({ "wanted": most % 2 == 0 })).await
}

pub(super) async fn too_many_abort_changes(scene: &Scene) -> Answer {
    let table = Table::started(&scene.local.address, 3).await;
    let (player, path) = (&table.seats[1], table.path("/abort"));
    let most = limit(player, "abort_changes_max").await;
    for change in 0..most {
        player.put(&path, &json!({ "wanted": change % 2 == 0 })).await.expect(200);
    }
    player.put(&path, &json!({ "wanted": most % 2 == 0 })).await
}

/// A day more than there is in a year.
pub(super) async fn too_long_vacation(scene: &Scene) -> Answer {
    let player = scene.local.guest("Traveller").await;
    let days = limit(&player, "vacation_days_per_year").await;
    let until = |days| json!({ "until": in_days(&scene.local, days) });
    player.put("/v1/me/vacation", &until(days)).await.expect(200);
    player.delete("/v1/me/vacation").await.expect(200);
    player.put("/v1/me/vacation", &until(days)).await
}

pub(super) async fn too_many_invites(scene: &Scene) -> Answer {
    let body = json!({ "ruleset": "medici", "seats": 3, "visibility": "private" });
    let table = Table::made(&scene.local.address, 1, &body).await;
    let owner = &table.seats[0];
    for _ in 0..limit(owner, "invites_replaced_max").await {
        owner.call(&table.path("/invites")).await.expect(201);
    }
    owner.call(&table.path("/invites")).await
}

pub(super) async fn too_many_requests() -> Answer {
    let mut settings = generous();
    settings.rates.player_per_minute = 1.try_into().unwrap();
    let local = Local::with_settings(settings);
    let ada = local.guest("Ada").await;
    ada.get("/v1/me").await.expect(200);
    ada.get("/v1/me").await
}

pub(super) async fn too_many_streams() -> Answer {
    let local = Local::with_settings(HttpSettings { streams_max: 1, ..generous() });
    let table = Table::started(&local.address, 3).await;
    let _held = table.seats[0].listen(&table.game, 0).await;
    table.seats[0]
        .request(Method::GET, &table.path("/events"))
        .header("accept", "text/event-stream")
        .send()
        .await
}

/// Starts games against bots, which wait for their only player, until the limit is reached.
pub(super) async fn too_many_bot_games(scene: &Scene) -> Answer {
    let body = json!({ "ruleset": "basari", "seats": 3 });
    let owner = scene.local.guest("Owner").await;
    for _ in 0..=limit(&owner, "bot_games_max").await {
        let made = owner.post("/v1/games", &body).await.expect(201);
        let path = |rest: &str| format!("/v1/games/{}{rest}", made["id"].as_str().unwrap());
        for seat in 1..3 {
            let bot = json!({ "occupant": "bot", "bot": "random" });
            owner.put(&path(&format!("/seats/{seat}")), &bot).await.expect(200);
        }
        let answer = owner.call(&path("/start")).await;
        if answer.status != 200 {
            return answer;
        }
    }
    unreachable!("the server never has enough");
}

/// Takes a seat and leaves it again, until the limit is reached.
pub(super) async fn too_many_seatings(scene: &Scene) -> Answer {
    let path = scene.open.path("/seats/3");
    for _ in 0..=limit(&scene.stranger, "seatings_max").await {
        let answer = scene.stranger.put(&path, &json!({ "occupant": "me" })).await;
        if answer.status != 200 {
            return answer;
        }
        scene.stranger.delete(&path).await.expect(200);
    }
    unreachable!("the table never has enough");
}

/// Posts messages until the limit is reached.
pub(super) async fn too_many_messages(scene: &Scene) -> Answer {
    let (path, most) = (scene.open.path("/messages"), limit(&scene.stranger, "messages_max").await);
    for _ in 0..most {
        scene.open.seats[1].post(&path, &json!({ "text": "And another thing" })).await.expect(201);
    }
    scene.open.seats[1].post(&path, &json!({ "text": "And another thing" })).await
}
