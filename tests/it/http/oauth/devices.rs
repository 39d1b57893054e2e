//! Devices without a browser: they show a code, and their user types it in elsewhere.

use std::time::Duration;

use oauth2::TokenResponse;
use serde_json::json;

use super::{app, begun, client, polled, refused, send, shown, user};
use crate::support::local::Local;

#[tokio::test]
async fn a_device_gets_its_token_when_its_user_has_typed_in_the_code() {
    let local = Local::start();
    let (app, grace) = (app(&local, "Developer").await, user(&local, "Grace").await);
    let oauth = client(&local, &app).await;
    let details = begun(&oauth).await;
    assert_eq!(details.expires_in(), Duration::from_secs(600));
    let page = format!("{}/#/device", local.address.get());
    assert_eq!(details.verification_uri().as_str(), page);
    let complete = format!("{page}?user_code={}", details.user_code().secret());
    assert_eq!(details.verification_uri_complete().unwrap().secret(), &complete);
    let typed = details.user_code().secret().to_ascii_lowercase().replace('-', "%20");
    let path = format!("/v1/me/devices/{typed}");
    let asked = grace.get(&path).await.expect(200);
    assert_eq!((&asked["app"]["id"], &asked["scopes"]), (&json!(app), &json!(["play"])));
    let yes = json!({ "allowed": true, "shown": shown(&app) });
    // The client waits between its questions: its user answers while it waits for the second time.
    let waits = std::sync::atomic::AtomicU32::new(0);
    let wait = async |pause: Duration| {
        local.clock.advance_s(pause.as_secs());
        if waits.fetch_add(1, std::sync::atomic::Ordering::Relaxed) == 1 {
            assert_eq!(grace.post(&path, &yes).await.status, 204);
        }
    };
    let token = oauth.exchange_device_access_token(&details).request_async(&send, wait, None);
    let token = token.await.unwrap();
    let program = grace.with_token(token.access_token().secret());
    assert_eq!(program.get("/v1/me/tokens").await.refused("scope-missing")["status"], 403);
    let listed = grace.get("/v1/me/tokens").await.expect(200);
    assert_eq!(listed["items"][0]["scopes"], json!(["play"]));
    grace.get(&path).await.refused("device-unknown");
    grace.post(&path, &yes).await.refused("device-unknown");
}

#[tokio::test]
async fn a_device_is_told_to_wait_denied_and_too_late() {
    let [one, two] = Local::two();
    let (app, grace) = (app(&one, "Developer").await, user(&one, "Grace").await);
    let oauth = client(&one, &app).await;
    let details = begun(&oauth).await;
    let code = details.device_code().secret();
    refused(polled(&one, &app, code).await, "authorization_pending");
    refused(polled(&one, &app, code).await, "slow_down");
    one.clock.advance_s(5);
    refused(polled(&one, &app, code).await, "authorization_pending");
    let other = self::app(&one, "Another").await;
    refused(polled(&two, &other, code).await, "invalid_grant");
    refused(polled(&two, "a_nothing", code).await, "invalid_client");
    let path = format!("/v1/me/devices/{}", details.user_code().secret());
    grace.post(&path, &json!({ "allowed": false })).await;
    one.clock.advance_s(5);
    refused(polled(&two, &app, code).await, "access_denied");
    one.clock.advance_s(5);
    refused(polled(&one, &app, code).await, "expired_token");
    refused(polled(&one, &app, "nonsense").await, "invalid_grant");

    let late = begun(&oauth).await;
    one.clock.advance_s(600);
    let path = format!("/v1/me/devices/{}", late.user_code().secret());
    grace.get(&path).await.refused("device-unknown");
    refused(polled(&one, &app, late.device_code().secret()).await, "expired_token");
}
