//! Accounts, sessions, tokens, webhooks, lists of players, and apps.

use reqwest::Method;
use serde_json::{Value, json};

use super::{Counted, NO_BODY, PASSWORD, in_s, text};

const FORM: &str = "application/x-www-form-urlencoded";
const DAY_S: i64 = 24 * 60 * 60;

pub(super) async fn of_an_account() -> Counted {
    let mut counted = Counted::start();
    let anonymous = counted.anonymous();
    let guest = json!({ "name": "Gustav" });
    let made = counted.write(&anonymous, "POST /v1/guests", &[], guest).await;
    let guest = anonymous.signed_in(&made);
    let upgrade = json!({ "name": "Gustav", "password": PASSWORD });
    counted.write(&guest, "POST /v1/me/upgrade", &[], upgrade).await;
    let mia = counted.user("Mia").await;
    let bot = json!({ "name": "Rook", "engine": { "name": "Rook", "version": "1.0" } });
    let made = counted.write(&mia, "POST /v1/me/bots", &[], bot).await;
    let engine = json!({ "engine": { "name": "Rook", "version": "1.1" } });
    counted.write(&mia, "PUT /v1/me/bots/{bot}", &[text(&made.body["id"])], engine).await;
    let token = json!({ "name": "laptop", "scopes": ["read"] });
    let made = counted.write(&mia, "POST /v1/me/tokens", &[], token).await;
    let token = text(&made.body["token"]["id"]);
    counted.write(&mia, "DELETE /v1/me/tokens/{token}", &[token], NO_BODY).await;

    let webhook = json!({ "url": "https://example.org/kontor" });
    let made = counted.write(&mia, "POST /v1/me/webhooks", &[], webhook).await;
    let webhook = [text(&made.body["webhook"]["id"])];
    let types = json!({ "types": ["table.started"] });
    counted.write(&mia, "PUT /v1/me/webhooks/{webhook}", &webhook, types).await;
    counted.write(&mia, "POST /v1/me/webhooks/{webhook}/secret", &webhook, NO_BODY).await;
    counted.write(&mia, "DELETE /v1/me/webhooks/{webhook}", &webhook, NO_BODY).await;
    let profile =
        json!({ "about": "I like long games.", "hides_history": false, "shows_presence": false });
    counted.write(&mia, "PUT /v1/me/profile", &[], profile).await;
    for what in [
        "PUT /v1/me/blocks/{player}",
        "DELETE /v1/me/blocks/{player}",
        "PUT /v1/me/mutes/{player}",
        "DELETE /v1/me/mutes/{player}",
    ] {
        counted.write(&mia, what, &[&guest.id], NO_BODY).await;
    }
    let until = json!({ "until": in_s(10 * DAY_S) });
    counted.write(&mia, "PUT /v1/me/vacation", &[], until).await;
    counted.write(&mia, "DELETE /v1/me/vacation", &[], NO_BODY).await;
    sessions(counted).await
}

/// Sessions of a user, who begins and ends with one.
async fn sessions(mut counted: Counted) -> Counted {
    let (anonymous, nora) = (counted.anonymous(), counted.user("Nora").await);
    let with = |password: &str| json!({ "name": "Nora", "password": password });
    counted.write(&anonymous, "POST /v1/sessions", &[], with(PASSWORD)).await;
    let listed = nora.get("/v1/me/sessions").await.expect(200);
    let newest = text(&listed["items"][1]["id"]);
    counted.write(&nora, "DELETE /v1/me/sessions/{session}", &[newest], NO_BODY).await;
    let other = counted.write(&anonymous, "POST /v1/sessions", &[], with(PASSWORD)).await;
    let refresh = json!({ "refresh_token": other.body["refresh_token"] });
    let other = counted.write(&anonymous, "POST /v1/sessions/refresh", &[], refresh).await;
    let other = anonymous.signed_in(&other);
    counted.write(&other, "DELETE /v1/sessions/current", &[], NO_BODY).await;

    counted.write(&anonymous, "POST /v1/sessions", &[], with(PASSWORD)).await;
    let new = "nutmeg and cinnamon";
    let token = json!({ "name": "laptop", "scopes": ["read"] });
    counted.write(&nora, "POST /v1/me/tokens", &[], token.clone()).await;
    let change = json!({ "old_password": PASSWORD, "new_password": new, "revoke_all": true });
    counted.write(&nora, "PUT /v1/me/password", &[], change).await;
    let known = json!({ "password": new });
    let made = counted.write(&nora, "POST /v1/me/recovery-codes", &[], known).await;
    let code = made.body["codes"][0].clone();
    counted.write(&nora, "POST /v1/me/tokens", &[], token).await;
    let recovery = json!({ "name": "Nora", "recovery_code": code, "password": PASSWORD });
    counted.write(&anonymous, "POST /v1/sessions/recovery", &[], recovery).await;
    counted
}

pub(super) async fn of_apps() -> Counted {
    let mut counted = Counted::start();
    let mia = counted.user("Mia").await;
    let back = "https://fortnight.example/done";
    let mut app = json!({ "name": "Fortnight", "redirect_uris": [back] });
    let made = counted.write(&mia, "POST /v1/me/apps", &[], app.clone()).await;
    let id = text(&made.body["app"]["id"]);
    let same = "PUT /v1/me/apps/{app}, the same name";
    counted.write(&mia, same, &[id], app.clone()).await;
    app["name"] = json!("Sennight");
    counted.write(&mia, "PUT /v1/me/apps/{app}, another name", &[id], app).await;
    let shown = json!({ "id": id, "name": "Sennight", "website": null, "owner": "Mia" });
    let allowed = json!({
        "shown": shown, "app": id, "redirect_uri": back, "scopes": ["read"], "allowed": true,
        "code_challenge": "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
    });
    counted.write(&mia, "POST /v1/me/authorizations", &[], allowed).await;

    let of_app = format!("client_id={id}");
    let begun = posted(&mut counted, "/oauth/device_authorization", &of_app).await;
    let code = text(&begun["user_code"]);
    let yes = json!({ "allowed": true, "shown": shown });
    counted.write(&mia, "POST /v1/me/devices/{user_code}", &[code], yes).await;
    let grant = "urn:ietf:params:oauth:grant-type:device_code";
    let asked = format!("{of_app}&grant_type={grant}&device_code={}", text(&begun["device_code"]));
    let given = posted(&mut counted, "/oauth/token", &asked).await;
    let token = format!("{of_app}&token={}", text(&given["access_token"]));
    posted(&mut counted, "/oauth/revoke", &token).await;
    counted.write(&mia, "DELETE /v1/me/apps/{app}", &[id], NO_BODY).await;
    counted
}

/// The answer to a form that an app posts.
async fn posted(counted: &mut Counted, path: &str, form: &str) -> Value {
    let before = counted.written().await;
    let request = counted.anonymous().request(Method::POST, path).text(FORM, form.to_owned());
    let (status, _, text) = request.send_raw().await;
    assert_eq!(status, 200, "{path}: {text}");
    counted.count(&format!("POST {path}"), before).await;
    serde_json::from_str(&text).unwrap_or_default()
}
