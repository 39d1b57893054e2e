//! Examples of tables and of what is played there.

use kontor_testing::waits::until;
use serde_json::json;

use super::Examples;
use crate::support::{client::Caller, dice::Dice, local::Local, table::Table};

pub(super) async fn tables(examples: &mut Examples, seats: &[Caller]) -> String {
    let new = json!({ "ruleset": "medici", "seats": 3, "options": {}, "visibility": "private", "nonce": "my own luck" });
    let made = examples.post("create_game", &seats[0], "/v1/games", "make", &new).await.expect(201);
    examples.post("create_game", &seats[0], "/v1/games", "make", &new).await.expect(200);
    let (id, invite) = (made["id"].as_str().unwrap().to_owned(), &made["invite"]);
    for (seat, player) in seats.iter().enumerate().skip(1) {
        let sit = json!({ "occupant": "me", "invite": invite });
        let answer = player.put(&format!("/v1/games/{id}/seats/{seat}"), &sit).await;
        examples.note("take_seat", Some(&sit), &answer);
    }
    let answer = seats[2].delete(&format!("/v1/games/{id}/seats/2")).await;
    examples.note("leave_seat", None, &answer);
    seats[2]
        .put(&format!("/v1/games/{id}/seats/2"), &json!({ "occupant": "me", "invite": invite }))
        .await
        .expect(200);
    let (said, path) = (json!({ "text": "Good evening!" }), format!("/v1/games/{id}/messages"));
    examples.post("post_message", &seats[1], &path, "say", &said).await.expect(201);
    examples.post("post_message", &seats[1], &path, "say", &said).await.expect(200);
    examples.get("list_messages", &seats[2], &path).await;
    let (why, reports) = (json!({ "category": "spam", "text": null }), format!("{path}/1/reports"));
    for status in [201, 200] {
        let answer = seats[2].post(&reports, &why).await;
        examples.note("report_message", Some(&why), &answer);
        answer.expect(status);
    }
    let ticket = json!({ "game": id });
    examples.note(
        "create_stream_ticket",
        Some(&ticket),
        &seats[1].post("/v1/stream-tickets", &ticket).await,
    );
    examples.note("start_game", None, &seats[0].call(&format!("/v1/games/{id}/start")).await);
    id
}

pub(super) async fn play(examples: &mut Examples, server: &Local, seats: &[Caller], game: &str) {
    let (mut moves, mut evaluation) = (0, json!({}));
    loop {
        server.clock.advance_s(5);
        let due = seats[0].get(&format!("/v1/games/{game}/decisions")).await.expect(200);
        let Some(asked) = due["items"].get(0) else { break };
        let seat = &seats[usize::try_from(asked["seat"].as_u64().unwrap()).unwrap()];
        let decision = format!("/v1/games/{game}/decisions/{}", asked["id"].as_str().unwrap());
        let own = if moves == 0 {
            examples.get("list_decisions", seat, &format!("/v1/games/{game}/decisions")).await;
            examples.get("list_due_decisions", seat, "/v1/me/decisions").await;
            examples.get("list_account_events", seat, "/v1/me/events").await;
            examples.get("get_view", seat, &format!("/v1/games/{game}/view")).await;
            examples.get("get_decision", seat, &decision).await
        } else {
            seat.get(&decision).await.expect(200)
        };
        let body = json!({ "decision": own["id"], "action": own["actions"][0] });
        if moves == 0 {
            evaluation =
                json!({ "at": own["opened_at_seq"], "seat": own["seat"], "bot": "search" });
            examples.note(
                "preview_action",
                Some(&body),
                &seat.post(&format!("/v1/games/{game}/previews"), &body).await,
            );
        }
        let (path, key) = (format!("/v1/games/{game}/actions"), format!("move-{moves}"));
        let sent = seat
            .request(reqwest::Method::POST, &path)
            .header("idempotency-key", &key)
            .json(&body)
            .send()
            .await;
        if moves == 0 {
            examples.note("play_action", Some(&body), &sent);
            examples.post("play_action", seat, &path, &key, &body).await.expect(200);
            examples
                .get("list_events", seat, &format!("/v1/games/{game}/events?after=5&limit=5"))
                .await;
        }
        sent.expect(201);
        moves += 1;
    }
    let view = format!("/v1/games/{game}/views?limit=1");
    examples.get("list_views", &seats[0], &view).await;
    examples.get("get_game", &seats[0], &format!("/v1/games/{game}")).await;
    examples.get("list_games", &seats[0], "/v1/games?seat=me").await;
    examples.get("get_record", &seats[0], &format!("/v1/games/{game}/record")).await;
    let path = format!("/v1/games/{game}/evaluations");
    let found = seats[0].post(&path, &evaluation).await;
    examples.note("evaluate_decision", Some(&evaluation), &found);
    records(examples, seats, game).await;
}

/// The record of the game is verified and imported, and the game is forked.
async fn records(examples: &mut Examples, seats: &[Caller], game: &str) {
    let record = seats[0].get(&format!("/v1/games/{game}/record")).await.expect(200);
    examples.note(
        "verify_record",
        Some(&record),
        &seats[1].post("/v1/records/verifications", &record).await,
    );
    for status in [201, 200] {
        examples
            .post("import_record", &seats[1], "/v1/records", "import", &record)
            .await
            .expect(status);
    }
    let fork = json!({ "at": 41, "seats": [{ "seat": 0, "occupant": "me", "nonce": "my own luck" }, { "seat": 2, "occupant": "bot", "bot": "greedy" }] });
    for status in [201, 200] {
        examples
            .post("fork_game", &seats[0], &format!("/v1/games/{game}/forks"), "fork", &fork)
            .await
            .expect(status);
    }
    // A complete record would be longer than the rest of the document.
    for place in ["/get_record/responses/200", "/verify_record/request", "/import_record/request"] {
        let (operation, rest) = place[1..].split_once('/').unwrap();
        let record =
            examples.0.get_mut(operation).unwrap().pointer_mut(&format!("/{rest}")).unwrap();
        for list in ["commits", "links"] {
            record[list].as_array_mut().unwrap().truncate(2);
        }
    }
}

/// A player orders to be asked for every reaction.
pub(super) async fn orders(examples: &mut Examples, server: &Local) {
    let table =
        Table::made(&server.address, 2, &json!({ "ruleset": "dale_of_merchants", "seats": 2 }))
            .await;
    let (caller, path) = (&table.seats[1], table.path("/orders"));
    let request = json!({ "ruleset": "dale_of_merchants", "orders": { "reactions": "ask" } });
    examples.note("set_orders", Some(&request), &caller.put(&path, &request).await);
    examples.get("get_orders", caller, &path).await;
}

/// A player who is not due resigns, so that no bot acts before the response is noted.
pub(super) async fn resignation(examples: &mut Examples) {
    let server = Local::start();
    let table = Table::started(&server.address, 3).await;
    let asked = table.first_due().await.seat;
    let leaver = table.seats.iter().enumerate().find(|(seat, _)| *seat != asked).unwrap().1;
    for _ in 0..2 {
        let request = leaver.request(reqwest::Method::POST, &table.path("/resignations"));
        examples.note(
            "resign_game",
            None,
            &request.header("idempotency-key", "resign").send().await,
        );
    }
}

/// A player wants a pause, and gives time to another one.
pub(super) async fn pauses_and_gifts(examples: &mut Examples) {
    let server = Local::start();
    let clock = json!({ "time": { "type": "decision", "limit_s": 86_400 } });
    let body = json!({ "ruleset": "medici", "seats": 3, "clock": clock });
    let table = Table::made(&server.address, 3, &body).await;
    table.start().await;
    let asked = table.first_due().await.seat;
    let giver = &table.seats[(asked + 1) % 3];
    let request = json!({ "wanted": true });
    examples.note("want_pause", Some(&request), &giver.put(&table.path("/pause"), &request).await);
    examples.note("want_abort", Some(&request), &giver.put(&table.path("/abort"), &request).await);
    let until = json!({ "until": "2025-06-22T12:00:00.000Z" });
    examples.note("take_vacation", Some(&until), &giver.put("/v1/me/vacation", &until).await);
    examples.get("get_vacation", giver, "/v1/me/vacation").await;
    examples.note("end_vacation", None, &giver.delete("/v1/me/vacation").await);
    let gift = json!({ "seat": asked, "seconds": 86_400 });
    for _ in 0..2 {
        let request = giver.request(reqwest::Method::POST, &table.path("/gifts")).json(&gift);
        let given = request.header("idempotency-key", "gift").send().await;
        examples.note("give_time", Some(&gift), &given);
    }
}

/// A player whose time was up comes back, before the stand-in has moved.
pub(super) async fn coming_back(examples: &mut Examples) {
    let server = Local::idle();
    let clock = json!({
        "time": { "type": "banked", "start_s": 600, "increment_s": 60, "max_s": 3_600 },
        "hours_off": [{ "day": "saturday", "from_hour": 0, "to_hour": 24 }],
        "on_timeout": "stand_in_until_return",
    });
    let body = json!({ "ruleset": "medici", "seats": 3, "clock": clock });
    let table = Table::made(&server.address, 3, &body).await;
    table.start().await;
    let late = table.first_due().await.seat;
    server.clock.advance_s(600);
    until("the time is up", async || !table.game().await["seats"][late]["bot"].is_null()).await;
    for _ in 0..2 {
        let request = table.seats[late].request(reqwest::Method::POST, &table.path("/returns"));
        let answer = request.header("idempotency-key", "return").send().await;
        examples.note("return_to_seat", None, &answer);
    }
}

/// A private table, whose owner replaces the invite, and the rematch of its game.
pub(super) async fn invites_and_rematches(examples: &mut Examples) {
    let server = Local::start();
    let body = json!({ "ruleset": "medici", "seats": 3, "visibility": "private" });
    let mut table = Table::made(&server.address, 3, &body).await;
    for _ in 0..2 {
        let request = table.seats[0].request(reqwest::Method::POST, &table.path("/invites"));
        let replaced = request.header("idempotency-key", "invite").send().await;
        examples.note("replace_invite", None, &replaced);
    }
    table.start().await;
    table.finish(&mut Dice::new(1)).await;
    let rematch = table.seats[1].call(&table.path("/rematch")).await;
    examples.note("make_rematch", None, &rematch);
}
