//! The examples of the OpenAPI document are made from a real run, and must be up to date.

use std::{collections::BTreeMap, fs};

use serde_json::{Value, json};

use crate::http::{
    ratings::{named, settled, table_of, users},
    tournaments::cup,
};
use crate::support::{
    client::{Answer, Caller},
    dice::Dice,
    local::Local,
    table::Table,
    until,
};

const EXAMPLES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/http/openapi/examples.json");

/// Examples by operation, in the form in which the document includes them.
#[derive(Default)]
struct Examples(BTreeMap<String, Value>);

impl Examples {
    fn note(&mut self, operation: &str, request: Option<&Value>, answer: &Answer) {
        let example =
            self.0.entry(operation.to_owned()).or_insert_with(|| json!({ "responses": {} }));
        if let Some(request) = request {
            example["request"] = request.clone();
        }
        // An answer without a body is no example.
        if !answer.body.is_null() {
            example["responses"][answer.status.to_string()] = answer.body.clone();
        }
    }

    async fn get(&mut self, operation: &str, caller: &Caller, path: &str) -> Value {
        let answer = caller.get(path).await;
        self.note(operation, None, &answer);
        answer.expect(200)
    }

    async fn post(
        &mut self,
        operation: &str,
        caller: &Caller,
        path: &str,
        key: &str,
        body: &Value,
    ) -> Answer {
        let answer = caller
            .request(reqwest::Method::POST, path)
            .header("idempotency-key", key)
            .json(body)
            .send()
            .await;
        self.note(operation, Some(body), &answer);
        answer
    }
}

/// The run with fixed seed, clock and ids from which the examples of the document are made.
async fn run() -> Examples {
    let server = Local::start();
    let mut examples = Examples::default();
    let anonymous = server.anonymous();
    let mut seats = Vec::new();
    for name in ["Cleo", "Ben", "Ada"] {
        let request = json!({ "name": name });
        let answer = anonymous.post("/v1/guests", &request).await;
        examples.note("create_guest", Some(&request), &answer);
        seats.insert(0, anonymous.signed_in(&answer));
    }
    accounts(&mut examples, &server).await;
    let game = tables(&mut examples, &seats).await;
    play(&mut examples, &server, &seats, &game).await;
    resignation(&mut examples).await;
    coming_back(&mut examples).await;
    pauses_and_gifts(&mut examples).await;
    orders(&mut examples, &server).await;
    invites_and_rematches(&mut examples).await;
    programs(&mut examples).await;
    own_account(&mut examples).await;
    webhooks(&mut examples).await;
    apps(&mut examples).await;
    profiles(&mut examples).await;
    tournaments(&mut examples).await;
    opponents(&mut examples).await;
    for (operation, path) in [
        ("get_meta", "/v1/meta"),
        ("list_problems", "/v1/problems"),
        ("get_problem", "/v1/problems/illegal-action"),
        ("get_jwks", "/.well-known/jwks.json"),
        ("get_liveness", "/healthz/live"),
        ("get_readiness", "/healthz/ready"),
        ("list_rulesets", "/v1/rulesets"),
        ("get_ruleset", "/v1/rulesets/medici"),
        ("get_components", "/v1/rulesets/medici/components"),
    ] {
        examples.get(operation, &anonymous, path).await;
    }
    // Tools follow every `$ref` that they find, also in the schema of an option within an example.
    let listed = examples.0.get_mut("list_rulesets").unwrap();
    let items = listed["responses"]["200"]["items"].as_array_mut().unwrap();
    items.retain(|ruleset| !ruleset.to_string().contains("$ref"));
    assert!(!items.is_empty());
    examples
}

async fn accounts(examples: &mut Examples, server: &Local) {
    let anonymous = server.anonymous();
    let user = json!({ "name": "Grace", "password": "correct horse battery" });
    let answer = anonymous.post("/v1/users", &user).await;
    examples.note("create_user", Some(&user), &answer);
    let answer = anonymous.post("/v1/sessions", &user).await;
    examples.note("create_session", Some(&user), &answer);
    let refresh = json!({ "refresh_token": answer.body["refresh_token"] });
    let answer = anonymous.post("/v1/sessions/refresh", &refresh).await;
    examples.note("refresh_session", Some(&refresh), &answer);
    examples.get("get_me", &anonymous.signed_in(&answer), "/v1/me").await;
    let (guest, upgrade) =
        (server.guest("Mary").await, json!({ "name": "Mary", "password": "tea, earl grey, hot" }));
    examples.post("upgrade_guest", &guest, "/v1/me/upgrade", "become", &upgrade).await.expect(200);
}

/// A user changes the password, makes recovery codes, uses one, and deletes the account.
async fn own_account(examples: &mut Examples) {
    let server = Local::start();
    let anonymous = server.anonymous();
    let user = json!({ "name": "Grace", "password": "correct horse battery" });
    let grace = anonymous.signed_in(&anonymous.post("/v1/users", &user).await);
    let change =
        json!({ "old_password": "correct horse battery", "new_password": "tea, earl grey, hot" });
    examples.note("change_password", Some(&change), &grace.put("/v1/me/password", &change).await);
    let password = json!({ "password": "tea, earl grey, hot" });
    let made = grace.post("/v1/me/recovery-codes", &password).await;
    examples.note("create_recovery_codes", Some(&password), &made);
    examples.get("get_recovery_codes", &grace, "/v1/me/recovery-codes").await;
    let code = made.expect(201)["codes"][0].clone();
    let recovery =
        json!({ "name": "Grace", "recovery_code": code, "password": "correct horse battery" });
    let recovered = anonymous.post("/v1/sessions/recovery", &recovery).await;
    examples.note("recover_account", Some(&recovery), &recovered);
    let grace = anonymous.signed_in(&recovered);
    let password = json!({ "password": "correct horse battery" });
    let deleted = grace.post("/v1/me/deletion", &password).await;
    examples.note("delete_account", Some(&password), &deleted);
}

/// A user makes a bot account and a token for it.
async fn programs(examples: &mut Examples) {
    let server = Local::start();
    let anonymous = server.anonymous();
    let user = json!({ "name": "Grace", "password": "correct horse battery" });
    let grace = anonymous.signed_in(&anonymous.post("/v1/users", &user).await);
    let bot =
        json!({ "name": "Abacus of Grace", "engine": { "name": "Abacus", "version": "1.4" } });
    let made = grace.post("/v1/me/bots", &bot).await;
    examples.note("create_bot", Some(&bot), &made);
    let bot = made.expect(201)["id"].clone();
    let change = json!({ "engine": { "name": "Abacus", "version": "1.5" } });
    let path = format!("/v1/me/bots/{}", bot.as_str().unwrap());
    examples.note("change_bot", Some(&change), &grace.put(&path, &change).await);
    examples.get("list_bots", &grace, "/v1/me/bots").await;
    let token = json!({ "name": "my server", "scopes": ["read", "play"], "expires_in_days": 30, "bot": bot });
    let made = grace.post("/v1/me/tokens", &token).await;
    examples.note("create_token", Some(&token), &made);
    grace
        .with_token(made.expect(201)["secret"].as_str().unwrap())
        .get("/v1/me/decisions")
        .await
        .expect(200);
    examples.get("list_tokens", &grace, "/v1/me/tokens").await;
    examples.get("list_sessions", &grace, "/v1/me/sessions").await;
}

/// Users with ratings that are not provisional.
async fn profiles(examples: &mut Examples) {
    let server = Local::start();
    let anonymous = server.anonymous();
    settled(&server).await;
    examples.get("get_leaderboard", &anonymous, "/v1/leaderboards/basari").await;
    // Of a server where nothing happens by itself, so that each run has the same ids.
    let server = Local::idle();
    let ada = &users(&server, &["Ada"]).await[0];
    let about = json!({
        "about": "I like long games.", "hides_history": false, "shows_presence": true,
    });
    examples.note("set_own_profile", Some(&about), &ada.put("/v1/me/profile", &about).await);
    examples.get("get_own_profile", ada, "/v1/me/profile").await;
    table_of(std::slice::from_ref(ada), &json!({ "ruleset": "medici", "seats": 3 })).await;
    server.app.accounts.write_presence().await;
    let path = format!("/v1/players/{}", ada.id);
    examples.get("get_profile", ada, &path).await;
    examples.get("find_players", ada, "/v1/players?name=ada").await;
}

/// Two users enter a tournament, which begins; one of them withdraws, and it is cancelled.
async fn tournaments(examples: &mut Examples) {
    let server = Local::idle();
    let anonymous = server.anonymous();
    let players = users(&server, &["Ada", "Ben"]).await;
    let new = cup(&server, &json!({ "type": "swiss", "rounds": 1 }), 2);
    let answer = examples.post("create_tournament", &players[0], "/v1/tournaments", "make", &new);
    let made = answer.await.expect(201);
    examples.post("create_tournament", &players[0], "/v1/tournaments", "make", &new).await;
    let path = format!("/v1/tournaments/{}", made["id"].as_str().unwrap());
    let me = format!("{path}/participants/me");
    for player in &players {
        let entered = player.request(reqwest::Method::PUT, &me).send().await;
        examples.note("enter_tournament", None, &entered);
    }
    server.app.tournaments.update().await.unwrap();
    for (operation, path) in [
        ("list_tournaments", "/v1/tournaments".to_owned()),
        ("get_tournament", path.clone()),
        ("get_tournament_standings", format!("{path}/standings")),
        ("get_tournament_round", format!("{path}/rounds/1")),
        ("list_tournament_events", format!("{path}/events")),
    ] {
        examples.get(operation, &anonymous, &path).await;
    }
    examples.note("leave_tournament", None, &players[1].delete(&me).await);
    examples.note("cancel_tournament", None, &players[0].delete(&path).await);
}

/// A player is invited and sits down; another one is blocked and muted.
async fn opponents(examples: &mut Examples) {
    let server = Local::idle();
    let [ada, ben, cleo] = named(&server, ["Ada", "Ben", "Cleo"]).await;
    let table = json!({ "ruleset": "medici", "seats": 3, "visibility": "private" });
    let game = ada.post("/v1/games", &table).await.expect(201)["id"].as_str().unwrap().to_owned();
    let (invitations, seat) = (format!("/v1/games/{game}/invitations"), json!({ "seat": 1 }));
    let sent = ada.put(&format!("{invitations}/{}", ben.id), &seat).await;
    examples.note("invite_player", Some(&seat), &sent);
    examples.get("list_sent_invitations", &ada, &invitations).await;
    examples.get("list_invitations", &ben, "/v1/me/invitations").await;
    let (path, luck) =
        (format!("/v1/me/invitations/{game}/accept"), json!({ "nonce": "my own luck" }));
    examples.note("accept_invitation", Some(&luck), &ben.post(&path, &luck).await);
    let seek = json!({
        "ruleset": "medici", "seats": 4, "seats_min": 3, "wait_s": 120, "turn_limit_s": 3600,
    });
    let make = || {
        let request = ada.request(reqwest::Method::POST, "/v1/seeks");
        request.header("idempotency-key", "an-evening").json(&seek).send()
    };
    let made = make().await;
    examples.note("create_seek", Some(&seek), &made);
    // Sent again, because no answer came.
    examples.note("create_seek", Some(&seek), &make().await);
    let path = format!("/v1/seeks/{}", made.expect(201)["id"].as_str().unwrap());
    examples.get("list_seeks", &ada, "/v1/seeks").await;
    examples.note("join_seek", None, &ben.call(&format!("{path}/join")).await);
    examples.get("get_seek", &ben, &path).await;
    examples.get("list_own_seeks", &ben, "/v1/me/seeks").await;
    let wanted = json!({ "ruleset": "basari", "seats": 3, "turn_limit_s": 3600 });
    examples.note("find_match", Some(&wanted), &ben.post("/v1/matches", &wanted).await);
    for (list, put, get) in
        [("blocks", "block_player", "list_blocks"), ("mutes", "mute_player", "list_mutes")]
    {
        let path = format!("/v1/me/{list}");
        let one = ada.request(reqwest::Method::PUT, &format!("{path}/{}", cleo.id));
        examples.note(put, None, &one.send().await);
        examples.get(get, &ada, &path).await;
    }
}

async fn webhooks(examples: &mut Examples) {
    // This server delivers nothing, so the address need not be there.
    let server = Local::idle();
    let anonymous = server.anonymous();
    let user = json!({ "name": "Grace", "password": "correct horse battery" });
    let grace = anonymous.signed_in(&anonymous.post("/v1/users", &user).await);
    let webhook = json!({ "url": "https://example.org/kontor", "types": ["decision.opened"], "answers": true });
    let made = grace.post("/v1/me/webhooks", &webhook).await;
    examples.note("create_webhook", Some(&webhook), &made);
    let id = made.expect(201)["webhook"]["id"].clone();
    let path = format!("/v1/me/webhooks/{}", id.as_str().unwrap());
    examples.get("list_webhooks", &grace, "/v1/me/webhooks").await;
    let change = json!({ "active": false });
    examples.note("change_webhook", Some(&change), &grace.put(&path, &change).await);
    examples.note("rotate_webhook_secret", None, &grace.call(&format!("{path}/secret")).await);
    let test = json!({});
    examples.note(
        "request_delivery",
        Some(&test),
        &grace.post(&format!("{path}/deliveries"), &test).await,
    );
    list_of_deliveries(examples, &user).await;
}

async fn apps(examples: &mut Examples) {
    let server = Local::idle();
    let anonymous = server.anonymous();
    let user = json!({ "name": "Grace", "password": "correct horse battery" });
    let grace = anonymous.signed_in(&anonymous.post("/v1/users", &user).await);
    let redirect = "https://fortnight.example/done";
    let app = json!({ "name": "Fortnight", "website": "https://fortnight.example", "redirect_uris": [redirect] });
    let made = grace.post("/v1/me/apps", &app).await;
    examples.note("create_app", Some(&app), &made);
    let id = made.expect(201)["app"]["id"].as_str().unwrap().to_owned();
    examples.get("list_apps", &grace, "/v1/me/apps").await;
    let path = format!("/v1/me/apps/{id}");
    examples.note("change_app", Some(&app), &grace.put(&path, &app).await);
    examples.get("get_app", &anonymous, &format!("/v1/apps/{id}")).await;
    let shown = json!({
        "id": id, "name": "Fortnight", "website": "https://fortnight.example", "owner": "Grace",
    });
    let answer = json!({
        "app": id, "redirect_uri": redirect, "scopes": ["read", "play"], "state": "4711",
        "code_challenge": "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM", "allowed": true,
        "shown": shown,
    });
    // The address of this server is another one in each run.
    let mut answered = grace.post("/v1/me/authorizations", &answer).await;
    let gone_on = answered.body["redirect_to"].as_str().unwrap().to_owned();
    let (before, _) = gone_on.split_once("&iss=").unwrap();
    answered.body["redirect_to"] = format!("{before}&iss=https%3A%2F%2Fkontor.example").into();
    examples.note("create_authorization", Some(&answer), &answered);
    let begun = anonymous
        .request(reqwest::Method::POST, "/oauth/device_authorization")
        .text("application/x-www-form-urlencoded", format!("client_id={id}&scope=play"));
    let (_, _, begun) = begun.send_raw().await;
    let begun: Value = serde_json::from_str(&begun).unwrap();
    let path = format!("/v1/me/devices/{}", begun["user_code"].as_str().unwrap());
    examples.get("get_device_request", &grace, &path).await;
    let answer = json!({ "allowed": true, "shown": shown });
    examples.note("answer_device_request", Some(&answer), &grace.post(&path, &answer).await);
}

/// Nothing listens at the address, and the clock stands still.
async fn list_of_deliveries(examples: &mut Examples, user: &Value) {
    let server = Local::start();
    let anonymous = server.anonymous();
    let grace = anonymous.signed_in(&anonymous.post("/v1/users", user).await);
    let nobody = json!({ "url": "https://127.0.0.1:9/kontor" });
    let made = grace.post("/v1/me/webhooks", &nobody).await.expect(201);
    let path = format!("/v1/me/webhooks/{}/deliveries", made["webhook"]["id"].as_str().unwrap());
    grace.post(&path, &json!({})).await.expect(202);
    until("it was tried", async || grace.get(&path).await.expect(200)["items"] != json!([])).await;
    examples.get("list_deliveries", &grace, &path).await;
}

async fn tables(examples: &mut Examples, seats: &[Caller]) -> String {
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

async fn play(examples: &mut Examples, server: &Local, seats: &[Caller], game: &str) {
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
async fn orders(examples: &mut Examples, server: &Local) {
    let table =
        Table::made(&server.address, 2, &json!({ "ruleset": "dale_of_merchants", "seats": 2 }))
            .await;
    let (caller, path) = (&table.seats[1], table.path("/orders"));
    let request = json!({ "ruleset": "dale_of_merchants", "orders": { "reactions": "ask" } });
    examples.note("set_orders", Some(&request), &caller.put(&path, &request).await);
    examples.get("get_orders", caller, &path).await;
}

/// A player who is not due resigns, so that no bot acts before the response is noted.
async fn resignation(examples: &mut Examples) {
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
async fn pauses_and_gifts(examples: &mut Examples) {
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
async fn coming_back(examples: &mut Examples) {
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
async fn invites_and_rematches(examples: &mut Examples) {
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

#[actix_web::test]
async fn the_examples_are_what_a_real_run_gives() {
    let made = serde_json::to_string_pretty(&run().await.0).unwrap() + "\n";
    if std::env::var_os("UPDATE").is_some() {
        fs::write(EXAMPLES, made).unwrap();
        return;
    }
    let kept = fs::read_to_string(EXAMPLES).unwrap();
    assert!(
        made == kept,
        "the examples are stale: run this test with UPDATE=1, then `make openapi`, and read the diff"
    );
}
