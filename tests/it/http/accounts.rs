//! Guests, users, sessions.

use kontor_testing::waits::until;
use reqwest::Method;
use serde_json::json;

use crate::support::{
    client::Caller,
    local::{Local, generous},
    server::Server,
};

async fn user(anonymous: &Caller, name: &str) -> Caller {
    anonymous.signed_in(
        &anonymous.post("/v1/users", &json!({ "name": name, "password": "cinnamon" })).await,
    )
}

async fn refresh(anonymous: &Caller, token: &str) -> crate::support::client::Answer {
    anonymous.post("/v1/sessions/refresh", &json!({ "refresh_token": token })).await
}

#[tokio::test]
async fn guessing_a_password_is_limited_by_name_and_does_not_lock_out_the_owner() {
    let mut settings = generous();
    settings.rates.account_per_minute = 3.try_into().unwrap();
    settings.trusted_proxies = vec!["127.0.0.1/32".parse().unwrap()];
    let local = Local::with_settings(settings);
    let anonymous = local.anonymous();
    let user = json!({ "name": "Grace", "password": "cinnamon" });
    let sign_up = anonymous.request(Method::POST, "/v1/users");
    let sign_up = sign_up.header("x-forwarded-for", "203.0.113.9");
    sign_up.json(&user).send().await.expect(201);
    let sign_in = async |from: &str, name: &str, password: &str| {
        let request = anonymous.request(Method::POST, "/v1/sessions");
        let request = request.header("x-forwarded-for", from);
        request.json(&json!({ "name": name, "password": password })).send().await
    };
    sign_in("203.0.113.1", "Grace", "cinnamon").await.expect(201);
    // The guesser comes from another address each time; the owner's sign-in counted, too.
    for last in 2..=3 {
        let from = format!("203.0.113.{last}");
        sign_in(&from, "grace", "cardamom").await.refused("credentials-invalid");
    }
    sign_in("203.0.113.4", "GRACE", "cardamom").await.refused("rate-limited");
    sign_in("203.0.113.4", "GRACE", "cinnamon").await.refused("rate-limited");
    sign_in("203.0.113.1", "Grace", "cinnamon").await.expect(201);
    // So is the address from which the owner has signed up.
    sign_in("203.0.113.9", "Grace", "cinnamon").await.expect(201);
    // Names that do not exist are limited in the same way.
    for last in 5..=7 {
        let from = format!("203.0.113.{last}");
        sign_in(&from, "Nemo", "cardamom").await.refused("credentials-invalid");
    }
    sign_in("203.0.113.8", "Nemo", "cardamom").await.refused("rate-limited");
}

#[tokio::test]
async fn what_cannot_be_read_of_a_proxy_is_said_once() {
    let server = Server::with_flags(&["--trusted-proxies", "127.0.0.0/8"]);
    let ask = async |from: &str| {
        let request = server.anonymous().request(Method::GET, "/v1/meta");
        request.header("x-forwarded-for", from).send().await.expect(200);
    };
    ask("203.0.113.1:51234").await;
    let lines = || server.log().matches("cannot be read").count();
    assert_eq!(lines(), 0, "{}", server.log());
    for name in ["unknown", "unknown", "_hidden"] {
        ask(name).await;
    }
    until("it is said", async || lines() == 1).await;
    assert_eq!(lines(), 1, "{}", server.log());
}

/// Neither an upgrade nor its repetition makes an address known for a name that another player has.
#[tokio::test]
async fn an_upgrade_leads_around_no_limit_of_the_name_of_another() {
    let mut settings = generous();
    settings.rates.account_per_minute = 3.try_into().unwrap();
    settings.trusted_proxies = vec!["127.0.0.1/32".parse().unwrap()];
    let local = Local::with_settings(settings);
    let anonymous = local.anonymous();
    user(&anonymous, "Grace").await;
    let mallory = local.guest("Mallory").await;
    let upgrade = async |name: &str| {
        let request = mallory.request(Method::POST, "/v1/me/upgrade");
        let request = request.header("x-forwarded-for", "203.0.113.1");
        let wish = json!({ "name": name, "password": "cardamom" });
        request.header("idempotency-key", "k").json(&wish).send().await
    };
    upgrade("Mallory").await.expect(200);
    upgrade("Grace").await.refused("idempotency-key-reused");
    upgrade("Mallory").await.expect(200);
    let guess = async |last: usize, name: &str| {
        let request = anonymous.request(Method::POST, "/v1/sessions");
        let request = request.header("x-forwarded-for", &format!("203.0.113.{last}"));
        request.json(&json!({ "name": name, "password": "pepper" })).send().await
    };
    for name in ["Grace", "Mallory"] {
        for last in 2..=4 {
            guess(last, name).await.refused("credentials-invalid");
        }
    }
    guess(1, "Grace").await.refused("rate-limited");
    guess(1, "Mallory").await.refused("credentials-invalid");
}

#[tokio::test]
async fn a_guest_is_signed_in_at_once() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let me = ada.get("/v1/me").await.expect(200);
    assert_eq!(me, json!({ "id": ada.id, "name": "Ada", "kind": "guest" }));
}

#[tokio::test]
async fn a_guest_without_a_name_gets_one() {
    let local = Local::start();
    for _ in 0..10 {
        let guest = local.anonymous().post("/v1/guests", &json!({})).await.expect(201);
        let name = guest["player"]["name"].as_str().unwrap();
        let digits = name.strip_prefix("Guest ").unwrap();
        let number: u32 = digits.parse().unwrap();
        assert!(digits.len() == 4 && (1_000..=9_999).contains(&number), "{name}");
    }
}

#[tokio::test]
async fn guests_may_have_the_same_name_but_users_may_not() {
    let local = Local::start();
    let anonymous = local.anonymous();
    local.guest("Ada").await;
    local.guest("Ada").await;
    user(&anonymous, "Ada").await;
    anonymous
        .post("/v1/users", &json!({ "name": " ADA ", "password": "cardamom" }))
        .await
        .refused("name-taken");
}

#[tokio::test]
async fn of_many_who_want_a_name_at_once_one_gets_it() {
    let local = Local::start();
    let anonymous = local.anonymous();
    let wish = json!({ "name": "Ada", "password": "cinnamon" });
    let answers =
        futures_util::future::join_all((0..8).map(|_| anonymous.post("/v1/users", &wish))).await;
    let statuses: Vec<u16> = answers.iter().map(|answer| answer.status).collect();
    assert_eq!(statuses.iter().filter(|status| **status == 201).count(), 1, "{statuses:?}");
    assert!(statuses.iter().all(|status| [201, 409].contains(status)), "{statuses:?}");
}

#[tokio::test]
async fn a_user_signs_in_again() {
    let local = Local::start();
    let anonymous = local.anonymous();
    let grace = user(&anonymous, "Grace").await;
    let again = anonymous.signed_in(
        &anonymous.post("/v1/sessions", &json!({ "name": "grace", "password": "cinnamon" })).await,
    );
    assert_eq!(again.id, grace.id);
    assert_eq!(again.get("/v1/me").await.expect(200)["kind"], "user");
}

#[tokio::test]
async fn an_unknown_name_and_a_wrong_password_are_answered_alike() {
    let local = Local::start();
    let anonymous = local.anonymous();
    user(&anonymous, "Grace").await;
    let answer = async |name: &str| {
        let mut problem = anonymous
            .post("/v1/sessions", &json!({ "name": name, "password": "nutmegs!" }))
            .await
            .expect(401);
        problem["instance"].take();
        problem
    };
    assert_eq!(answer("Grace").await, answer("Nemo").await);
}

#[tokio::test]
async fn a_password_that_is_too_short_is_a_wrong_password() {
    let local = Local::start();
    user(&local.anonymous(), "Grace").await;
    for password in ["x", "cinnamo", &"ß".repeat(7)] {
        let wish = json!({ "name": "Grace", "password": password });
        local.anonymous().post("/v1/sessions", &wish).await.refused("credentials-invalid");
    }
}

#[tokio::test]
async fn a_guest_cannot_sign_in_by_name() {
    let local = Local::start();
    local.guest("Ada").await;
    let wish = json!({ "name": "Ada", "password": "cinnamon" });
    local.anonymous().post("/v1/sessions", &wish).await.refused("credentials-invalid");
}

#[tokio::test]
async fn names_and_passwords_have_their_limits() {
    let local = Local::start();
    let anonymous = local.anonymous();
    for (path, body, pointer) in [
        ("/v1/guests", json!({ "name": "x".repeat(41) }), "/name"),
        ("/v1/guests", json!({ "name": "" }), "/name"),
        ("/v1/guests", json!(["Ada"]), ""),
        ("/v1/guests", json!({ "name": "Ad\u{202e}a" }), "/name"),
        ("/v1/users", json!({ "name": "x".repeat(41), "password": "cinnamon" }), "/name"),
        ("/v1/users", json!({ "name": "Ada", "password": "short" }), "/password"),
        ("/v1/users", json!({ "name": "Ada", "password": "x".repeat(7) }), "/password"),
        // 14 bytes.
        ("/v1/users", json!({ "name": "Ada", "password": "ß".repeat(7) }), "/password"),
        ("/v1/users", json!({ "name": "Ada", "password": "x".repeat(129) }), "/password"),
    ] {
        let request = anonymous.request(reqwest::Method::POST, path).json(&body).bad();
        let problem = request.send().await.refused("malformed-body");
        assert_eq!(problem["errors"][0]["pointer"], pointer);
    }
}

#[tokio::test]
async fn a_repeated_refresh_gives_the_same_answer() {
    let local = Local::start();
    let (anonymous, ada) = (local.anonymous(), local.guest("Ada").await);
    let first = refresh(&anonymous, &ada.refresh_token).await.expect(201);
    let second = refresh(&anonymous, &ada.refresh_token).await.expect(201);
    assert_eq!(first, second);
    assert_eq!(first["player"]["id"], ada.id);
    local.clock.advance_s(60);
    let later = refresh(&anonymous, &ada.refresh_token).await.expect(201);
    assert_eq!(later, first, "the access token is still valid");
}

#[tokio::test]
async fn a_refresh_token_that_was_replaced_and_used_ends_the_session() {
    let local = Local::start();
    let (anonymous, ada) = (local.anonymous(), local.guest("Ada").await);
    let first = anonymous.signed_in(&refresh(&anonymous, &ada.refresh_token).await);
    let second = anonymous.signed_in(&refresh(&anonymous, &first.refresh_token).await);
    second.get("/v1/me").await.expect(200);
    refresh(&anonymous, &ada.refresh_token).await.refused("refresh-invalid");
    second.get("/v1/me").await.refused("token-invalid");
    refresh(&anonymous, &second.refresh_token).await.refused("refresh-invalid");
}

#[tokio::test]
async fn an_ended_session_is_refused_at_once() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    ada.get("/v1/me").await.expect(200);
    assert_eq!(ada.delete("/v1/sessions/current").await.status, 204);
    ada.get("/v1/me").await.refused("token-invalid");
    ada.get("/v1/games").await.refused("token-invalid");
    refresh(&local.anonymous(), &ada.refresh_token).await.refused("refresh-invalid");
}

#[tokio::test]
async fn the_end_of_one_session_leaves_the_players_others() {
    let local = Local::start();
    let anonymous = local.anonymous();
    let one = user(&anonymous, "Grace").await;
    let other = anonymous.signed_in(
        &anonymous.post("/v1/sessions", &json!({ "name": "Grace", "password": "cinnamon" })).await,
    );
    assert_eq!(one.delete("/v1/sessions/current").await.status, 204);
    one.get("/v1/me").await.refused("token-invalid");
    other.get("/v1/me").await.expect(200);
}

#[tokio::test]
async fn a_token_expires_and_a_refresh_gives_the_next() {
    let local = Local::start();
    let (anonymous, ada) = (local.anonymous(), local.guest("Ada").await);
    let lifetime_s =
        anonymous.get("/v1/meta").await.expect(200)["limits"]["access_token_s"].as_u64().unwrap();
    local.clock.advance_s(lifetime_s - 1);
    ada.get("/v1/me").await.expect(200);
    local.clock.advance_s(1);
    let refused = ada.get("/v1/me").await;
    assert_eq!(refused.header("www-authenticate"), "Bearer");
    refused.refused("token-expired");
    let fresh = anonymous.signed_in(&refresh(&anonymous, &ada.refresh_token).await);
    assert_eq!(fresh.get("/v1/me").await.expect(200)["id"], ada.id);
}

#[tokio::test]
async fn a_foreign_token_is_invalid_and_not_missing() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let (head, _) = ada.token.as_ref().unwrap().rsplit_once('.').unwrap();
    for token in ["", "nonsense", &ada.refresh_token, &format!("{head}.AAAA")] {
        ada.with_token(token).get("/v1/me").await.refused("token-invalid");
    }
    local.anonymous().get("/v1/me").await.refused("token-missing");
}

#[tokio::test]
async fn the_scheme_of_a_token_is_a_word_in_any_case() {
    let local = Local::start();
    let token = local.guest("Ada").await.token.unwrap();
    let ask = async |scheme: &str| {
        let request = local.anonymous().request(reqwest::Method::GET, "/v1/me");
        request.header("authorization", &format!("{scheme} {token}")).send().await
    };
    for scheme in ["Bearer", "bearer", "BEARER"] {
        ask(scheme).await.expect(200);
    }
    ask("Basic").await.refused("token-invalid");
}

/// Many clients send what they have as an access token with every request.
#[tokio::test]
async fn an_expired_or_foreign_token_keeps_nobody_from_signing_in() {
    let local = Local::start();
    let ada = user(&local.anonymous(), "Ada").await;
    local.clock.advance_s(60 * 60);
    ada.get("/v1/me").await.refused("token-expired");
    for caller in [ada.clone(), ada.with_token("foreign")] {
        refresh(&caller, &ada.refresh_token).await.expect(201);
        let wish = json!({ "name": "Ada", "password": "cinnamon" });
        caller.post("/v1/sessions", &wish).await.expect(201);
        caller.post("/v1/guests", &json!({})).await.expect(201);
    }
}

/// The store writes nothing more from some write on, as that of a server that is killed. Returns
/// whether the request was answered.
async fn is_answered_after(local: &Local, writes: u64, caller: &Caller, path: &str) -> bool {
    local.store.fail_writes_after(Some(writes));
    let body = match path {
        "/v1/users" => json!({ "name": "Ada", "password": "cinnamon" }),
        "/v1/me/bots" => json!({ "name": "Ada", "engine": { "name": "Abacus", "version": "1" } }),
        _ => json!({ "name": "program", "scopes": ["read"] }),
    };
    let answer = caller.post(path, &body).await;
    let was_cut_off = local.store.have_writes_failed();
    local.store.fail_writes_after(None);
    assert_eq!(answer.status, if was_cut_off { 503 } else { 201 }, "{path} after {writes} writes");
    !was_cut_off
}

#[tokio::test]
async fn a_sign_up_that_is_cut_off_leaves_a_free_name_or_a_user() {
    for writes in 0.. {
        let local = Local::idle();
        let is_answered = is_answered_after(&local, writes, &local.anonymous(), "/v1/users").await;
        let local = local.restarted();
        let anonymous = local.anonymous();
        let wish = json!({ "name": "Ada", "password": "cinnamon" });
        if is_answered {
            assert_eq!(writes, 1, "it is one write");
            anonymous.post("/v1/users", &wish).await.refused("name-taken");
            anonymous.post("/v1/sessions", &wish).await.expect(201);
            return;
        }
        anonymous.post("/v1/sessions", &wish).await.refused("credentials-invalid");
        anonymous.post("/v1/users", &wish).await.expect(201);
    }
}

#[tokio::test]
async fn a_bot_account_that_is_cut_off_leaves_a_free_name_or_is_listed() {
    for writes in 0.. {
        let local = Local::idle();
        let grace = user(&local.anonymous(), "Grace").await;
        let is_answered = is_answered_after(&local, writes, &grace, "/v1/me/bots").await;
        let local = local.restarted();
        let listed = grace.get("/v1/me/bots").await.expect(200);
        let listed = listed["items"].as_array().unwrap().len();
        assert_eq!(listed, usize::from(is_answered), "after {writes} writes");
        if is_answered {
            assert_eq!(writes, 1, "it is one write");
            return;
        }
        user(&local.anonymous(), "Ada").await;
    }
}

#[tokio::test]
async fn a_token_that_is_cut_off_is_not_there_or_is_listed() {
    for writes in 0.. {
        let local = Local::idle();
        let grace = user(&local.anonymous(), "Grace").await;
        let is_answered = is_answered_after(&local, writes, &grace, "/v1/me/tokens").await;
        let tokens = local.documents("token/").await.len();
        let listed = grace.get("/v1/me/tokens").await.expect(200);
        assert_eq!(listed["items"].as_array().unwrap().len(), tokens);
        assert_eq!(tokens, usize::from(is_answered), "after {writes} writes");
        if is_answered {
            assert_eq!(writes, 1, "it is one write");
            return;
        }
    }
}
