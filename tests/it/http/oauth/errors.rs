//! Errors at the endpoints of OAuth, in the words of its RFCs.

use reqwest::Method;
use serde_json::{Value, json};

use super::{BACK, FORM, app, code, exchanged, posted, refused, user};
use crate::support::local::{Local, generous};

#[tokio::test]
async fn forms_that_are_none_are_refused_in_the_words_of_oauth() {
    let local = Local::start();
    let app = app(&local, "Developer").await;
    let send = async |media: &str, body: String| {
        let sent = local.anonymous().request(Method::POST, "/oauth/token").text(media, body);
        let (status, _, text) = sent.send_raw().await;
        (status, serde_json::from_str(&text).unwrap())
    };
    refused(send("application/json", "{}".to_owned()).await, "invalid_request");
    refused(send(FORM, String::new()).await, "invalid_request");
    refused(send(FORM, format!("client_id={app}&client_id={app}")).await, "invalid_request");
    let other = format!("client_id={app}&grant_type=password&username=Grace&password=cinnamon");
    refused(send(FORM, other).await, "unsupported_grant_type");
    refused(
        posted(&local, "/oauth/device_authorization", &[("client_id", "a_x")]).await,
        "invalid_client",
    );
    let scope = [("client_id", app.as_str()), ("scope", "account")];
    refused(posted(&local, "/oauth/device_authorization", &scope).await, "invalid_scope");
    // Whether a token was one is not told, and one that its user made stays.
    let grace = user(&local, "Grace").await;
    let own = json!({ "name": "program", "scopes": ["read"] });
    let own = grace.post("/v1/me/tokens", &own).await.expect(201);
    let secret = own["secret"].as_str().unwrap();
    for token in [secret, "kontor_t_nothing", "anything"] {
        assert_eq!(posted(&local, "/oauth/revoke", &[("token", token)]).await.0, 200);
    }
    grace.with_token(secret).get("/v1/me").await.expect(200);
    for (path, method, allowed) in
        [("/oauth/token", Method::GET, "POST"), ("/oauth/authorize", Method::POST, "GET, HEAD")]
    {
        let (status, headers, text) = local.anonymous().request(method, path).send_raw().await;
        assert_eq!((status, headers["allow"].to_str().unwrap()), (405, allowed));
        let body: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(body["error"], "invalid_request", "{path}");
    }
}

/// Libraries send the id of the app as Basic by default, and an app may still send a token that has ended.
#[tokio::test]
async fn the_header_of_an_app_is_no_access_token() {
    let local = Local::start();
    let (app, grace) = (app(&local, "Developer").await, user(&local, "Grace").await);
    let (code, verifier) = code(&grace, &app).await;
    let form = format!(
        "grant_type=authorization_code&redirect_uri={BACK}&code={code}&code_verifier={}",
        verifier.secret()
    );
    let send = async |header: String| {
        let sent = local.anonymous().request(Method::POST, "/oauth/token").text(FORM, form.clone());
        let (status, _, text) = sent.header("authorization", &header).send_raw().await;
        (status, serde_json::from_str::<Value>(&text).unwrap())
    };
    let basic = |text: String| format!("Basic {}", data_encoding::BASE64.encode(text.as_bytes()));
    refused(send(basic(format!("{app}:secret"))).await, "invalid_client");
    refused(send("Basic x".to_owned()).await, "invalid_client");
    refused(send("Bearer kontor_t_ended".to_owned()).await, "invalid_request");
    let (status, token) = send(basic(format!("{app}:"))).await;
    assert_eq!(status, 200, "{token}");
    let path = "/.well-known/oauth-authorization-server";
    let asked = local.anonymous().with_token("ended").request(Method::GET, path);
    assert_eq!(asked.send_raw().await.0, 200);
}

/// Some libraries take an answer without `error` for a token.
#[tokio::test]
async fn rate_limits_are_told_in_the_words_of_oauth() {
    let mut settings = generous();
    settings.rates.sign_ins_per_minute = 1.try_into().unwrap();
    let local = Local::with_settings(settings);
    let form = [("grant_type", "authorization_code"), ("client_id", "a_nothing")];
    refused(posted(&local, "/oauth/token", &form).await, "invalid_request");
    let sent = local.anonymous().request(Method::POST, "/oauth/device_authorization");
    let (status, headers, text) = sent.text(FORM, "client_id=a_nothing").send_raw().await;
    let body: Value = serde_json::from_str(&text).unwrap();
    assert_eq!((status, &body["error"]), (429, &json!("temporarily_unavailable")));
    assert!(headers["ratelimit"].to_str().unwrap().starts_with("\"sign-ins\""));
    assert!(headers.contains_key("retry-after"));
}

/// An app takes `invalid_grant` for the end, and asks its user again.
#[tokio::test]
async fn a_fault_of_the_server_is_not_told_as_one_of_the_code() {
    let local = Local::start();
    let (app, grace) = (app(&local, "Developer").await, user(&local, "Grace").await);
    let code = code(&grace, &app).await;
    let key = format!("app/{app}");
    let kept = local.document(&key).await;
    local.take_document(&key).await;
    local.put_document(&key, &json!("unreadable")).await;
    let (status, body) = exchanged(&local, &code, &app, BACK).await;
    assert_eq!((status / 100, &body["error"]), (5, &json!("temporarily_unavailable")), "{body}");
    local.take_document(&key).await;
    local.put_document(&key, &kept).await;
    assert_eq!(exchanged(&local, &code, &app, BACK).await.0, 200, "the code was not spent");
}
