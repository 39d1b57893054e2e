//! Apps as users register, change and remove them.

use reqwest::Method;
use serde_json::json;

use super::{BACK, code, exchanged, refused, user};
use crate::{http::catalogue::limit, support::local::Local};

#[tokio::test]
async fn a_user_has_so_many_apps() {
    let local = Local::start();
    let nora = user(&local, "Nora").await;
    for _ in 0..limit(&nora, "apps_max").await {
        nora.post("/v1/me/apps", &json!({ "name": "Fortnight" })).await.expect(201);
    }
    nora.post("/v1/me/apps", &json!({ "name": "One more" })).await.refused("apps-spent");
}

#[tokio::test]
async fn an_app_is_changed_and_removed_by_who_registered_it() {
    let local = Local::start();
    let (grace, hopper) = (user(&local, "Grace").await, user(&local, "Hopper").await);
    let made = grace.post("/v1/me/apps", &json!({ "name": " Fortnight " })).await.expect(201);
    assert_eq!((&made["app"]["name"], &made["redirect_uris"]), (&json!("Fortnight"), &json!([])));
    let path = format!("/v1/me/apps/{}", made["app"]["id"].as_str().unwrap());
    let change = json!({ "name": "Week", "redirect_uris": ["org.example.week:/done"] });
    hopper.put(&path, &change).await.refused("app-unknown");
    hopper.delete(&path).await.refused("app-unknown");
    let changed = grace.put(&path, &change).await.expect(200);
    assert_eq!(changed["app"]["name"], "Week");
    assert_eq!(grace.get("/v1/me/apps").await.expect(200)["items"], json!([changed]));
    for (wrong, pointer) in [
        (json!({ "name": "" }), "/name"),
        (json!({ "name": "Week", "website": "javascript:alert(1)" }), "/website"),
        (
            json!({ "name": "Week", "redirect_uris": [BACK, "http://example.org/"] }),
            "/redirect_uris/1",
        ),
        (json!({ "name": "Week", "redirect_uris": vec![BACK; 9] }), "/redirect_uris"),
    ] {
        let sent = grace.request(Method::PUT, &path).json(&wrong).bad().send().await;
        assert_eq!(sent.refused("malformed-body")["errors"][0]["pointer"], pointer);
    }
    assert_eq!(grace.delete(&path).await.status, 204);
    grace.delete(&path).await.refused("app-unknown");
    assert_eq!(grace.get("/v1/me/apps").await.expect(200), json!({ "items": [] }));
}

/// The former owner of a removed app can no longer get tokens for it; those that users gave stay
/// theirs.
#[tokio::test]
async fn an_app_that_is_gone_gets_no_token() {
    let local = Local::start();
    let (developer, grace) = (user(&local, "Developer").await, user(&local, "Grace").await);
    let wish = json!({ "name": "Fortnight", "redirect_uris": [BACK] });
    let made = developer.post("/v1/me/apps", &wish).await.expect(201);
    let app = made["app"]["id"].as_str().unwrap();
    let (first, second) = (code(&grace, app).await, code(&grace, app).await);
    let (_, token) = exchanged(&local, &first, app, BACK).await;
    developer.delete(&format!("/v1/me/apps/{app}")).await;
    refused(exchanged(&local, &second, app, BACK).await, "invalid_client");
    grace.with_token(token["access_token"].as_str().unwrap()).get("/v1/me").await.expect(200);
    local.anonymous().get(&format!("/v1/apps/{app}")).await.refused("app-unknown");
}

/// A user who is asked to allow an app knows it by its name.
#[tokio::test]
async fn no_app_is_called_like_the_server_or_like_the_app_of_somebody_else() {
    let local = Local::start();
    let (ada, ben) = (user(&local, "Ada").await, user(&local, "Ben").await);
    let app = |name: &str| json!({ "name": name, "redirect_uris": [BACK] });
    for name in ["Kontor", "kontor", "K\u{43e}ntor", "Admin", "Support", "Former player"] {
        ada.post("/v1/me/apps", &app(name)).await.refused("name-taken");
    }
    let made = ada.post("/v1/me/apps", &app("Fortnight")).await.expect(201);
    let path = format!("/v1/me/apps/{}", made["app"]["id"].as_str().unwrap());
    let other = ben.post("/v1/me/apps", &app("Sennight")).await.expect(201);
    let other = format!("/v1/me/apps/{}", other["app"]["id"].as_str().unwrap());
    for name in ["Fortnight", "FORTNIGHT", "F\u{43e}rtnight"] {
        ben.post("/v1/me/apps", &app(name)).await.refused("name-taken");
        ben.put(&other, &app(name)).await.refused("name-taken");
    }
    // One user may have several, and names that no app has any more are free.
    ada.post("/v1/me/apps", &app("Fortnight")).await.expect(201);
    ada.put(&path, &app("Tonight")).await.expect(200);
    ben.post("/v1/me/apps", &app("Tonight")).await.refused("name-taken");
    assert_eq!(ada.delete(&path).await.status, 204);
    ben.put(&other, &app("Tonight")).await.expect(200);
    ada.post("/v1/me/apps", &app("Sennight")).await.expect(201);
}
