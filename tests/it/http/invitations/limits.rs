//! How many invitations a table and a player can send and have.

use serde_json::{Value, json};

use super::{DAY_S, invite, invited_by, invited_to, table_of};
use crate::{
    http::{catalogue::limit, ratings::users},
    support::{client::Answer, local::Local, table::Table},
};

#[tokio::test]
async fn a_table_invites_so_many_at_a_time() {
    let local = Local::start();
    let ada = users(&local, &["Ada"]).await.remove(0);
    let table = table_of(&ada, "public").await;
    one_too_many(&local, &table).await.refused("invitations-spent");
    let first = invited_by(&table).await[0].clone();
    let path = table.path(&format!("/invitations/{}", first.as_str().unwrap()));
    ada.delete(&path).await;
    invite(&table, &local.guest("Last").await, None).await.expect(200);
}

/// The invitation beyond the number that a table can have.
pub(super) async fn one_too_many(local: &Local, table: &Table) -> Answer {
    for number in 0..limit(&table.seats[0], "table_invitations_max").await {
        invite(table, &local.guest(&format!("Guest {number}")).await, None).await.expect(200);
    }
    invite(table, &local.guest("Last").await, None).await
}

#[tokio::test]
async fn a_player_invites_so_many_in_a_day() {
    let local = Local::start();
    let ada = users(&local, &["Ada"]).await.remove(0);
    let (day, by_table) =
        (limit(&ada, "invitations_per_day_max").await, limit(&ada, "table_invitations_max").await);
    let mut sent = 0;
    while sent < day {
        let table = table_of(&ada, "public").await;
        for number in 0..by_table.min(day - sent) {
            let guest = local.guest(&format!("Guest {number}")).await;
            invite(&table, &guest, None).await.expect(200);
            sent += 1;
        }
    }
    let table = table_of(&ada, "public").await;
    let guest = local.guest("Last").await;
    invite(&table, &guest, None).await.refused("invitations-spent");
    assert_eq!(invited_to(&guest).await, [] as [String; 0]);
    local.clock.advance_s(DAY_S);
    let (anonymous, refresh) = (local.anonymous(), json!({ "refresh_token": ada.refresh_token }));
    let ada = anonymous.signed_in(&anonymous.post("/v1/sessions/refresh", &refresh).await);
    let table = Table::of(&json!({ "id": table.game }), vec![ada]);
    invite(&table, &guest, None).await.expect(200);
}

#[tokio::test]
async fn a_player_has_so_many_open_invitations_and_so_many_of_one() {
    let local = Local::start();
    let cleo = users(&local, &["Cleo"]).await.remove(0);
    let (of_one, most) = (
        limit(&cleo, "invitations_to_one_max").await,
        limit(&cleo, "invitations_received_max").await,
    );
    let mut tables = Vec::new();
    for number in 0..most.div_ceil(of_one) {
        let owner = users(&local, &[&format!("Owner {number}")]).await.remove(0);
        for _ in 0..of_one {
            let table = table_of(&owner, "public").await;
            invite(&table, &cleo, None).await.expect(200);
            tables.push(table);
        }
        let table = table_of(&owner, "public").await;
        invite(&table, &cleo, None).await.refused("invitations-spent");
    }
    assert_eq!(tables.len() as u64, most);
    let last = users(&local, &["Last"]).await.remove(0);
    let table = table_of(&last, "public").await;
    invite(&table, &cleo, None).await.refused("not-invitable");
    assert_eq!(invited_by(&table).await, [] as [Value; 0]);
    // Tables that are gone do not count.
    tables[0].seats[0].delete(&tables[0].path("")).await;
    invite(&table, &cleo, None).await.expect(200);
    assert_eq!(invited_to(&cleo).await.len() as u64, most);
}
