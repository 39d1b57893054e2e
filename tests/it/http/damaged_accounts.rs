//! An account of which parts are damaged can be deleted.

use serde_json::json;

use super::{
    ratings::named,
    tournaments::{cup, enter, get, round_robin},
};
use crate::support::{client::Answer, local::Local};

const NAME_KEPT_S: u64 = 30 * 24 * 60 * 60;

/// What may be stored of a player outside of the account.
const KINDS: [&str; 15] = [
    "sessions",
    "tokens",
    "bots",
    "apps",
    "authorizations",
    "webhooks",
    "seeks",
    "own_tournaments",
    "vacation",
    "renamed",
    "account_events",
    "invitations",
    "invitations_sent",
    "player_lists",
    "presence",
];

async fn sign_up(local: &Local) -> Answer {
    let body = json!({ "name": "Grace", "password": "cinnamon" });
    local.anonymous().post("/v1/users", &body).await
}

/// Whether a deletion is complete is seen by the name, which another player can have afterwards.
#[tokio::test]
async fn a_deletion_is_completed_though_the_store_finds_all_lists_damaged() {
    let local = Local::start();
    let [ada, grace] = named(&local, ["Ada", "Grace"]).await;
    let open = ada.post("/v1/tournaments", &cup(&local, &round_robin(), 8)).await.expect(201);
    for player in [&ada, &grace] {
        enter(player, &open).await;
    }
    grace.post("/v1/seeks", &json!({ "ruleset": "medici", "seats": 3 })).await.expect(201);
    for kind in KINDS {
        local.store.corrupt_document(&format!("{kind}/{}", grace.id));
    }
    grace.post("/v1/me/deletion", &json!({ "password": "cinnamon" })).await.expect(204);
    grace.get("/v1/me").await.refused("token-invalid");
    local.app.deletions.complete_all().await.unwrap();
    assert_eq!(get(&local, &open, "").await["participants"], json!(1));
    let seeks = local.anonymous().get("/v1/seeks").await.expect(200);
    assert_eq!(seeks["items"], json!([]));
    sign_up(&local).await.refused("name-taken");
    local.clock.advance_s(NAME_KEPT_S);
    local.app.deletions.complete_all().await.unwrap();
    sign_up(&local).await.expect(201);
}
