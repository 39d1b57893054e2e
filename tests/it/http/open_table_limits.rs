//! The limit of open tables, and how often seats can be taken at one.

use futures_util::future::join_all;
use serde_json::json;

use super::{
    catalogue::limit,
    invitations::{accept, invite, table_of},
    ratings::named,
};
use crate::support::local::Local;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_makes_many_tables_at_once_has_no_more_than_one_can_have() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let most = usize::try_from(limit(&ada, "open_tables_guest_max").await).unwrap();
    let made = join_all((0..5 * most).map(|_| {
        let ada = ada.clone();
        async move {
            ada.post("/v1/games", &json!({ "ruleset": "medici", "seats": 3 })).await.status == 201
        }
    }))
    .await;
    let made = made.into_iter().filter(|made| *made).count();
    assert!((1..=most).contains(&made), "{made}");
    // What was refused does not count.
    for _ in made..most {
        ada.post("/v1/games", &json!({ "ruleset": "medici", "seats": 3 })).await.expect(201);
    }
    let one_more = ada.post("/v1/games", &json!({ "ruleset": "medici", "seats": 3 })).await;
    one_more.refused("open-tables-spent");
}

#[tokio::test]
async fn strangers_who_sit_down_and_leave_use_up_no_table() {
    let local = Local::start();
    let [ada, ben] = named(&local, ["Ada", "Ben"]).await;
    let table = table_of(&ada, "public").await;
    let of_one = limit(&ada, "seatings_max").await;
    let strangers =
        limit(&ada, "table_seatings_max").await - limit(&ada, "table_seatings_kept").await;
    let path = table.path("/seats/1");
    let mut stranger = local.guest("Stranger").await;
    // The owner has sat down once.
    for number in 1..strangers {
        if number.is_multiple_of(of_one) {
            stranger = local.guest(&format!("Stranger {number}")).await;
        }
        stranger.put(&path, &json!({ "occupant": "me" })).await.expect(200);
        stranger.delete(&path).await.expect(200);
    }
    let late = local.guest("Late").await;
    late.put(&path, &json!({ "occupant": "me" })).await.refused("seatings-spent");
    invite(&table, &ben, None).await.expect(200);
    accept(&ben, &table).await.expect(200);
    table.seat_bot(2, "random").await.expect(200);
    table.start().await;
}
