//! The first start after an upgrade, where a document of the store is damaged.

use std::sync::Arc;

use kontor_accounts::convert_names;
use kontor_app::{
    deletions::convert_deletions, ratings::convert_ratings, seeks::convert_seeks,
    tournaments::convert_tournaments,
};
use kontor_log::index_rows;
use kontor_service::documents::{convert_again, converted};
use kontor_store::{DocumentStore, EventStore, MemoryStore};
use kontor_tables::table::conversion::convert_invitations;
use serde_json::{Value, json};

use crate::{
    http::{
        ratings::named,
        tournaments::{cup, round_robin},
    },
    support::local::Local,
};

/// The kinds of documents that conversions read, without the marks that they write.
const KINDS: [&str; 16] = [
    "player/",
    "name/",
    "look/",
    "bots/",
    "app/",
    "app_look/",
    "seek/",
    "seeks/",
    "due/seeks/",
    "seeks_of_game/",
    "seeks_made/",
    "invitations/",
    "invitations_sent/",
    "own_tournaments/",
    "account_events/",
    "deletion/",
];

/// Something of each kind. Returns the export of it.
async fn filled() -> Vec<Value> {
    let local = Local::idle();
    let [grace, ada, ben] = named(&local, ["Grace", "Ada", "Ben"]).await;
    let engine = json!({ "name": "Abacus", "version": "1.4" });
    let bot = json!({ "name": "Abacus of Grace", "engine": engine });
    grace.post("/v1/me/bots", &bot).await.expect(201);
    let app = json!({ "name": "Fortnight", "redirect_uris": ["https://fortnight.example/done"] });
    grace.post("/v1/me/apps", &app).await.expect(201);
    let medici = json!({ "ruleset": "medici", "seats": 3 });
    grace.post("/v1/seeks", &medici).await.expect(201);
    let open = grace.post("/v1/games", &medici).await.expect(201);
    let invitation = format!("/v1/games/{}/invitations/{}", open["id"].as_str().unwrap(), ada.id);
    grace.put(&invitation, &json!({ "seat": null })).await.expect(200);
    ada.get("/v1/me/events").await.expect(200);
    let cup = cup(&local, &round_robin(), 4);
    let cup = grace.post("/v1/tournaments", &cup).await.expect(201);
    let entry = format!("/v1/tournaments/{}/participants/me", cup["id"].as_str().unwrap());
    ada.request(reqwest::Method::PUT, &entry).send().await.expect(200);
    let password = json!({ "password": "cinnamon" });
    assert_eq!(ben.post("/v1/me/deletion", &password).await.status, 204);
    local.exported().await
}

/// The same store once more, not yet converted by this release.
async fn stored(lines: &[Value]) -> Arc<MemoryStore> {
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let store = MemoryStore::new(index_rows::rows_of);
    kontor_store::import(&store, &mut text.as_bytes()).await.unwrap();
    convert_again(&store).await.unwrap();
    Arc::new(store)
}

/// All conversions but that of acts, in the order of a start.
async fn convert(store: &Arc<MemoryStore>, clock: &dyn kontor_environment::TimeSource) {
    let documents: Arc<dyn DocumentStore> = store.clone();
    let events: Arc<dyn EventStore> = store.clone();
    convert_names(&documents, clock).await.unwrap();
    convert_deletions(&documents).await.unwrap();
    convert_seeks(&events, &documents, clock).await.unwrap();
    convert_tournaments(&events, &documents, clock).await.unwrap();
    convert_ratings(&events, &documents).await.unwrap();
    convert_invitations(&documents, &events, clock).await.unwrap();
}

/// It is left as it is, and a server starts.
#[tokio::test]
async fn no_damaged_document_stops_the_first_start_after_an_upgrade() {
    let lines = filled().await;
    let clock = crate::support::environment::TestClock::at_start();
    let all = stored(&lines).await.texts();
    for kind in KINDS {
        let of_kind: Vec<&String> = all.keys().filter(|key| key.starts_with(kind)).collect();
        assert!(!of_kind.is_empty(), "there is nothing of the kind {kind}");
        for key in of_kind {
            let store = stored(&lines).await;
            store.corrupt_document(key);
            convert(&store, &clock).await;
            let marks = converted(&*store).await.unwrap();
            assert_eq!(marks.len(), 6, "{key}: {marks:?}");
            let found = store.get(key).await;
            assert!(found.is_err(), "{key}: {found:?}");
        }
    }
}
