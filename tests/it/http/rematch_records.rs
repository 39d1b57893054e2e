//! The records of rematches.

use serde_json::json;

use super::rematches::{ask, finished};
use crate::support::{local::Local, record, table::Table};

#[tokio::test]
async fn the_record_of_a_rematch_verifies() {
    let local = Local::start();
    let body =
        json!({ "ruleset": "medici", "seats": 4, "turn_limit_s": 600, "stand_in": "random" });
    let table = finished(&local, &body, 2).await;
    let [first, second] = [&table.seats[0], &table.seats[1]];
    let made = ask(second, &table).await.expect(200);
    ask(first, &table).await.expect(200);
    let rematch = Table::of(&made, vec![second.clone(), first.clone()]);
    rematch.start().await;
    for caller in [first, second] {
        caller.put(&rematch.path("/abort"), &json!({ "wanted": true })).await.expect(200);
    }
    let text = first.get(&rematch.path("/record")).await.text;
    assert!(record::verify(&record::read(&text).unwrap()).unwrap().recomputed, "{text}");
}
