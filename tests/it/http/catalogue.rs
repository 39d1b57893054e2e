//! Every problem code, reached through HTTP. The test goes through all codes, so that a new one needs
//! a case here.

use std::time::Duration;

use futures_util::{StreamExt, stream};
use kontor_http::{HttpSettings, problem::ProblemCode};
use reqwest::Method;
use serde_json::{Value, json};

use super::{
    aborts, admin, connections, credentials, forks, full_disk, invitations,
    limits_reached::{
        too_long_vacation, too_many_abort_changes, too_many_bot_games, too_many_clock_changes,
        too_many_invites, too_many_messages, too_many_open_tables, too_many_rematches,
        too_many_requests, too_many_seatings, too_many_streams,
    },
    oauth, player_lists, quotas, ratings, reports, seeks, tokens, tournaments, webhooks,
};
use crate::read_only;
use crate::support::{
    client::{Answer, Caller},
    dice::Dice,
    local::{Fate, Local, TOO_MANY_PASSWORDS, generous},
    table::Table,
};

/// A server with a game of each kind, and a stranger.
pub(super) struct Scene {
    pub(super) local: Local,
    pub(super) open: Table,
    running: Table,
    pub(super) over: Table,
    pub(super) stranger: Caller,
}

impl Scene {
    async fn new() -> Self {
        let local = Local::start();
        let open =
            Table::made(&local.address, 2, &json!({ "ruleset": "medici", "seats": 4 })).await;
        let running = Table::started(&local.address, 3).await;
        let mut over = Table::started(&local.address, 3).await;
        over.finish(&mut Dice::new(1)).await;
        let stranger = local.guest("Stranger").await;
        Scene { local, open, running, over, stranger }
    }

    /// A legal move of the running game, changed by the test.
    async fn act(&self, change: impl FnOnce(&mut Value)) -> Answer {
        let due = self.running.first_due().await;
        let mut body = json!({ "decision": due.id(), "action": due.action() });
        change(&mut body);
        let request =
            self.running.seats[due.seat].request(Method::POST, &self.running.path("/actions"));
        request.header("idempotency-key", "k").json(&body).bad().send().await
    }
}

#[tokio::test]
async fn every_code_of_the_catalogue_is_reached() {
    let scene = Scene::new().await;
    for code in ProblemCode::ALL {
        let answer = reach(*code, &scene).await;
        assert_eq!(
            (answer.body["code"].as_str(), answer.status),
            (Some(code.entry().code), code.entry().status),
            "{}",
            answer.text
        );
        assert_eq!(
            answer.header("link"),
            format!("</v1/problems/{}>; rel=\"describedby\"", code.entry().code)
        );
        let page = scene.stranger.get(answer.body["type"].as_str().unwrap()).await.expect(200);
        assert_eq!(page["code"], code.entry().code);
    }
}

async fn reach(code: ProblemCode, scene: &Scene) -> Answer {
    if let Some(answer) = by_request(code, scene).await {
        return answer;
    }
    if let Some(answer) = by_account_or_server(code, scene).await {
        return answer;
    }
    if let Some(answer) = by_others(code, scene).await {
        return answer;
    }
    by_game(code, scene).await.unwrap_or_else(|| panic!("{code:?} needs a case"))
}

/// Problems of a request that is wrong by itself.
async fn by_request(code: ProblemCode, scene: &Scene) -> Option<Answer> {
    use ProblemCode as Code;
    let Scene { running, stranger, .. } = scene;
    let post = |path: &str, body: Value| stranger.request(Method::POST, path).json(&body).bad();
    let answer = match code {
        Code::MalformedBody => post("/v1/games", json!({ "ruleset": 7 })).send().await,
        Code::ParameterInvalid => {
            stranger.request(Method::GET, "/v1/games?limit=0").bad().send().await
        }
        Code::CursorInvalid => stranger.get("/v1/games?cursor=x").await,
        Code::KeyMissing => {
            post(
                &running.path("/actions"),
                json!({ "decision": "d_1_0", "action": { "type": "medici.pass" } }),
            )
            .send()
            .await
        }
        Code::KeyInvalid => {
            post("/v1/games", json!({ "ruleset": "medici", "seats": 3 }))
                .header("idempotency-key", "a b")
                .send()
                .await
        }
        Code::PathUnknown => stranger.request(Method::GET, "/v1/nothing").bad().send().await,
        Code::ProblemUnknown => stranger.get("/v1/problems/nothing").await,
        Code::RulesetUnknown => stranger.get("/v1/rulesets/chess").await,
        Code::GameUnknown => stranger.get("/v1/games/g_nothing").await,
        Code::MethodNotAllowed => stranger.request(Method::DELETE, "/v1/me").bad().send().await,
        Code::NotAcceptable => {
            stranger
                .request(Method::GET, &running.path("/events"))
                .header("accept", "image/png")
                .send()
                .await
        }
        Code::BodyTooLarge => {
            post("/v1/guests", json!({ "name": "x".repeat(70_000) })).send().await
        }
        Code::MediaTypeUnsupported => {
            stranger.request(Method::POST, "/v1/guests").text("text/plain", "{}").send().await
        }
        Code::KeyReused => {
            let body = |seats: u8| json!({ "ruleset": "medici", "seats": seats });
            post("/v1/games", body(3)).header("idempotency-key", "twice").send().await.expect(201);
            post("/v1/games", body(4)).header("idempotency-key", "twice").send().await
        }
        Code::OptionsInvalid => {
            stranger.post("/v1/games", &json!({ "ruleset": "medici", "seats": 2 })).await
        }
        _ => return None,
    };
    Some(answer)
}

/// Problems of tokens, accounts, rates, and of the server itself.
async fn by_account_or_server(code: ProblemCode, scene: &Scene) -> Option<Answer> {
    use ProblemCode as Code;
    let Scene { local, running, .. } = scene;
    let anonymous = local.anonymous();
    let answer = match code {
        Code::TokenMissing => anonymous.get("/v1/me").await,
        Code::TokenInvalid => anonymous.with_token("x").get("/v1/me").await,
        Code::TokenExpired => expired_token().await,
        Code::TicketInvalid => anonymous.get(&running.path("/events?ticket=t_AAAA")).await,
        Code::TicketExpired => expired_ticket().await,
        Code::CredentialsInvalid => {
            anonymous
                .post("/v1/sessions", &json!({ "name": "Nobody", "password": "cinnamon" }))
                .await
        }
        Code::PasswordWrong => credentials::wrong_password(local).await,
        Code::RecoveryInvalid => credentials::wrong_code(local).await,
        Code::RefreshInvalid => {
            anonymous.post("/v1/sessions/refresh", &json!({ "refresh_token": "x" })).await
        }
        Code::NameTaken => name_taken_twice(&anonymous).await,
        Code::AlreadyUser => upgraded_twice(local).await,
        Code::ScopeMissing => tokens::other_scope(local).await,
        Code::UserNeeded => scene.stranger.get("/v1/me/tokens").await,
        Code::AccountSuspended => admin::suspended(local).await,
        Code::PlayerUnknown => anonymous.get("/v1/players/p_nobody").await,
        Code::HistoryHidden => hidden_history(local).await,
        Code::SessionUnknown => scene.stranger.delete("/v1/me/sessions/s_nothing").await,
        Code::TokenUnknown => some_user(local).await.delete("/v1/me/tokens/t_nothing").await,
        Code::BotUnknown => unknown_bot(local).await,
        Code::TokensSpent => tokens::one_too_many().await,
        Code::TournamentUnknown
        | Code::RoundUnknown
        | Code::NotYourTournament
        | Code::MayNotEnter
        | Code::TournamentsSpent
        | Code::EntriesSpent
        | Code::RegistrationClosed
        | Code::TournamentFull
        | Code::NotParticipant
        | Code::TournamentOver => tournaments::refused(code.entry().code).await,
        Code::AppUnknown => local.anonymous().get("/v1/apps/a_nothing").await,
        Code::DeviceUnknown => oauth::unknown_device(local).await,
        Code::AppChanged => oauth::changed_app(local).await,
        Code::AppsSpent => oauth::one_app_too_many(local).await,
        Code::WebhookUnknown => some_user(local).await.delete("/v1/me/webhooks/w_nothing").await,
        Code::WebhooksSpent => webhooks::one_too_many().await,
        Code::DeliveriesSpent => webhooks::one_delivery_too_many().await,
        Code::BotAccountsSpent => tokens::one_bot_too_many().await,
        Code::RateLimited => too_many_requests().await,
        Code::TooManyConnections => connections::one_too_many().await,
        Code::TooManyStreams => too_many_streams().await,
        Code::Internal => broken_clock(scene).await,
        Code::Draining => draining_server().await,
        Code::StoreUnavailable => unavailable_store(scene).await,
        Code::Busy => busy_passwords().await,
        Code::BodyTooSlow => slow_body().await,
        Code::StorageQuota => quotas::refused_table().await,
        Code::StorageFull => full_disk::refused_guest().await,
        Code::ReadOnly => read_only::refused_guest().await,
        _ => return None,
    };
    Some(answer)
}

/// Problems of a game in its present state.
async fn by_game(code: ProblemCode, scene: &Scene) -> Option<Answer> {
    use ProblemCode as Code;
    let Scene { open, running, over, stranger, .. } = scene;
    let answer = match code {
        Code::AtOutOfRange => stranger.get(&running.path("/view?at=1")).await,
        Code::NotYourSeat => stranger.delete(&open.path("/seats/1")).await,
        Code::NotYourTable => stranger.delete(&open.path("")).await,
        Code::DecisionUnknown => stranger.get(&running.path("/decisions/d_1_0")).await,
        Code::SeatTaken => stranger.put(&open.path("/seats/1"), &json!({ "occupant": "me" })).await,
        Code::AlreadySeated => {
            open.seats[1].put(&open.path("/seats/2"), &json!({ "occupant": "me" })).await
        }
        Code::RatedTable => stranger.post("/v1/games", &ratings::rated()).await,
        Code::SeatsOpen => open.seats[0].call(&open.path("/start")).await,
        Code::GameStarted => running.seats[0].call(&running.path("/start")).await,
        Code::GameNotRunning => stranger.get(&open.path("/view")).await,
        Code::GameOver => {
            over.seats[0]
                .action(&over.game, "late", &json!("d_1_0"), &json!({ "type": "medici.pass" }))
                .send()
                .await
        }
        Code::ForkTooDeep => forks::too_deep(&Local::idle()).await,
        Code::GameNotOver => stranger.get(&running.path("/record")).await,
        Code::DecisionClosed => {
            scene.act(|body| body["decision"] = json!(format!("d_1_{}", seat_of(body)))).await
        }
        Code::VersionMismatch => {
            let due = running.first_due().await;
            running.move_of(&due, "k").header("if-match", "\"0.s0.0\"").send().await
        }
        Code::IllegalAction => {
            scene
                .act(|body| body["action"] = json!({ "type": "medici.bid", "amount": 4_000_000 }))
                .await
        }
        Code::RecordDiverges | Code::RecordUnsupported | Code::RecordUnfinished => {
            refused_record(code, scene).await
        }
        Code::GameQuarantined => quarantined_game(scene).await,
        Code::MessageUnknown => {
            reports::report(&scene.open.seats[1], &scene.open, 9, &json!({ "category": "spam" }))
                .await
        }
        Code::ReportsSpent => reports::too_many_reports(&scene.local).await,
        Code::MessagesSpent => too_many_messages(scene).await,
        Code::BotGamesSpent => too_many_bot_games(scene).await,
        Code::SeatingsSpent => too_many_seatings(scene).await,
        Code::RematchesSpent => too_many_rematches(scene).await,
        Code::OpenTablesSpent => too_many_open_tables(scene).await,
        Code::ClockChangesSpent => too_many_clock_changes(scene).await,
        Code::AbortChangesSpent => too_many_abort_changes(scene).await,
        Code::OthersNeeded => aborts::wanted_alone(&scene.local).await,
        Code::VacationSpent => too_long_vacation(scene).await,
        Code::ClockStands => {
            scene.running.seats[0]
                .put(&scene.running.path("/pause"), &json!({ "wanted": true }))
                .await
        }
        Code::InvitesSpent => too_many_invites(scene).await,
        Code::TablePublic => open.seats[0].call(&open.path("/invites")).await,
        _ => return None,
    };
    Some(answer)
}

fn seat_of(body: &Value) -> String {
    body["decision"].as_str().unwrap().rsplit('_').next().unwrap().to_owned()
}

/// A limit that the server publishes.
pub(super) async fn limit(caller: &Caller, name: &str) -> u64 {
    caller.get("/v1/meta").await.expect(200)["limits"][name].as_u64().unwrap()
}

async fn expired_token() -> Answer {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    local.clock.advance_s(limit(&ada, "access_token_s").await);
    ada.get("/v1/me").await
}

/// A user with the session of one who was made before.
async fn some_user(local: &Local) -> Caller {
    let (anonymous, wish) =
        (local.anonymous(), json!({ "name": "Somebody", "password": "cinnamon" }));
    let made = anonymous.post("/v1/users", &wish).await;
    let made = match made.status {
        201 => made,
        _ => anonymous.post("/v1/sessions", &wish).await,
    };
    anonymous.signed_in(&made)
}

async fn hidden_history(local: &Local) -> Answer {
    let (user, wish) = (some_user(local).await, json!({ "hides_history": true }));
    user.put("/v1/me/profile", &wish).await.expect(200);
    local.anonymous().get(&format!("/v1/games?player={}", user.id)).await
}

async fn unknown_bot(local: &Local) -> Answer {
    let wish = json!({ "engine": { "name": "Abacus", "version": "1" } });
    some_user(local).await.put("/v1/me/bots/p_nothing", &wish).await
}

async fn upgraded_twice(local: &Local) -> Answer {
    let (hopper, wish) =
        (local.guest("Hopper").await, json!({ "name": "Hopper", "password": "cinnamon" }));
    hopper.post("/v1/me/upgrade", &wish).await.expect(200);
    hopper.post("/v1/me/upgrade", &wish).await
}

async fn name_taken_twice(anonymous: &Caller) -> Answer {
    anonymous
        .post("/v1/users", &json!({ "name": "Grace", "password": "cinnamon" }))
        .await
        .expect(201);
    anonymous.post("/v1/users", &json!({ "name": "Grace", "password": "cardamom" })).await
}

async fn expired_ticket() -> Answer {
    let local = Local::start();
    let table = Table::seated(&local.address, 3).await;
    let issued =
        table.seats[1].post("/v1/stream-tickets", &json!({ "game": table.game })).await.expect(201);
    local.clock.advance_s(limit(&table.seats[1], "stream_ticket_s").await);
    local
        .anonymous()
        .get(&table.path(&format!("/events?ticket={}", issued["ticket"].as_str().unwrap())))
        .await
}

/// Problems of players who look for others, invite them, or keep away from them.
async fn by_others(code: ProblemCode, scene: &Scene) -> Option<Answer> {
    use ProblemCode as Code;
    let stranger = &scene.stranger;
    let answer = match code {
        Code::InvitationsSpent => {
            let owner = some_user(&scene.local).await;
            let table = invitations::table_of(&owner, "public").await;
            invitations::one_too_many(&scene.local, &table).await
        }
        Code::SeekUnknown => stranger.get("/v1/seeks/k_nothing").await,
        Code::SeekClosed => closed_seek(scene).await,
        Code::SeeksSpent => {
            seeks::one_too_many(&scene.local, &scene.local.guest("Seeker").await).await
        }
        Code::RatingOutside => {
            let terms = json!({ "ruleset": "basari", "seats": 3, "rating_min": 1 });
            stranger.post("/v1/seeks", &terms).await
        }
        Code::NotInvitable => declined_invitation(scene).await,
        Code::SeatReserved => reserved_seat(scene).await,
        Code::BlocksSpent => {
            player_lists::one_too_many(&scene.local, stranger, "blocks", "blocks_max").await
        }
        Code::MutesSpent => {
            player_lists::one_too_many(&scene.local, stranger, "mutes", "mutes_max").await
        }
        _ => return None,
    };
    Some(answer)
}

async fn declined_invitation(scene: &Scene) -> Answer {
    let owner = some_user(&scene.local).await;
    let table = invitations::table_of(&owner, "public").await;
    invitations::invite(&table, &scene.stranger, None).await.expect(200);
    scene.stranger.delete(&format!("/v1/me/invitations/{}", table.game)).await;
    let answer = invitations::invite(&table, &scene.stranger, None).await;
    owner.delete(&table.path("")).await;
    answer
}

async fn closed_seek(scene: &Scene) -> Answer {
    let seeker = scene.local.guest("Seeker").await;
    let seek = seeks::sought(&seeker, &seeks::medici(3)).await;
    player_lists::put(&scene.stranger, "blocks", &seeker.id).await.expect(200);
    seeks::join(&scene.stranger, &seek).await
}

async fn reserved_seat(scene: &Scene) -> Answer {
    let owner = some_user(&scene.local).await;
    let table = invitations::table_of(&owner, "public").await;
    invitations::invite(&table, &scene.open.seats[1], Some(1)).await.expect(200);
    scene.stranger.put(&table.path("/seats/1"), &json!({ "occupant": "me" })).await
}

async fn quarantined_game(scene: &Scene) -> Answer {
    let table = Table::started(&scene.local.address, 3).await;
    scene.local.damage(&table.game).await;
    table.seats[0].get(&table.path("/view")).await
}

/// A record with a wrong chain head, one of an unknown ruleset, or one of an unfinished game.
async fn refused_record(code: ProblemCode, scene: &Scene) -> Answer {
    let mut record = scene.local.anonymous().get(&scene.over.path("/record")).await.expect(200);
    match code {
        ProblemCode::RecordDiverges => record["chain_head"] = json!("00".repeat(32)),
        ProblemCode::RecordUnsupported => record["ruleset"] = json!("chess"),
        _ => return unfinished_record(scene).await,
    }
    scene.stranger.post("/v1/records", &record).await
}

/// The record of a sandbox that has just begun.
async fn unfinished_record(scene: &Scene) -> Answer {
    let sandbox =
        json!({ "ruleset": "medici", "seats": 3, "sandbox": { "seed": "07".repeat(32) } });
    let table = Table::made(&scene.local.address, 3, &sandbox).await;
    table.start().await;
    let record = table.seats[0].get(&table.path("/record")).await.expect(200);
    table.seats[0].post("/v1/records", &record).await
}

async fn broken_clock(scene: &Scene) -> Answer {
    let anonymous = scene.local.anonymous();
    scene.local.with_broken_clock(|| anonymous.get("/v1/meta")).await
}

async fn draining_server() -> Answer {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let due = table.first_due().await;
    local.app.games.drain().await;
    table.move_of(&due, "k").send().await
}

async fn unavailable_store(scene: &Scene) -> Answer {
    let due = scene.running.first_due().await;
    scene.local.make_results_unknown(1, Fate::Lost);
    let answer = scene.running.move_of(&due, "k").send().await;
    scene.local.end_unknown_results();
    answer
}

/// Sends a body that never ends.
async fn slow_body() -> Answer {
    let local =
        Local::with_settings(HttpSettings { body_grace: Duration::from_millis(20), ..generous() });
    let ada = local.guest("Ada").await;
    let begun = stream::once(async { Ok::<_, std::io::Error>("{") }).chain(stream::pending());
    let request = ada.request(Method::POST, "/v1/games");
    request.text("application/json", reqwest::Body::wrap_stream(begun)).send().await
}

/// Creates more users at the same time than the password queue holds.
async fn busy_passwords() -> Answer {
    let local = Local::with_slow_passwords();
    let anonymous = local.anonymous();
    let user = |number: usize| {
        let anonymous = anonymous.clone();
        async move {
            anonymous
                .post(
                    "/v1/users",
                    &json!({ "name": format!("User {number}"), "password": "long enough" }),
                )
                .await
        }
    };
    let answers = futures_util::future::join_all((0..TOO_MANY_PASSWORDS).map(user)).await;
    answers.into_iter().find(|answer| answer.status != 201).expect("the queue is shorter than that")
}
