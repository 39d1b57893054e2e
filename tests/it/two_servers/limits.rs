//! Limits on two servers: which hold for both together, and which for each.

use std::num::NonZeroU32;

use kontor_http::{HttpSettings, rates::RateSettings};
use serde_json::json;

use crate::support::{
    client::{Answer, Caller},
    local::{Local, QuotaSettings, STORED_BYTES_UNIT, generous},
};

/// Most open tables of a guest.
const OPEN_TABLES_MAX: usize = 8;

async fn new_table(caller: &Caller, server: &Local) -> Answer {
    let made = json!({ "ruleset": "medici", "seats": 3 });
    caller.at(&server.address).post("/v1/games", &made).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn open_tables_count_over_both_servers() {
    let servers = Local::two();
    let ada = servers[0].guest("Ada").await;
    for number in 0..OPEN_TABLES_MAX {
        new_table(&ada, &servers[number % 2]).await.expect(201);
    }
    for server in &servers {
        new_table(&ada, server).await.refused("open-tables-spent");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn stored_bytes_count_over_both_servers_after_a_second() {
    let quotas = QuotaSettings { guest_bytes: 4 * STORED_BYTES_UNIT, ..QuotaSettings::default() };
    let servers = Local::two_with(&generous(), quotas);
    let ada = servers[0].guest("Ada").await;
    for number in 0..4 {
        new_table(&ada, &servers[number % 2]).await.expect(201);
        servers[0].clock.advance_s(1);
    }
    for server in &servers {
        new_table(&ada, server).await.refused("storage-quota");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_caller_gets_at_most_the_rate_of_each_server() {
    let rates = RateSettings { player_per_minute: NonZeroU32::MIN, ..generous().rates };
    let servers = Local::two_with(&HttpSettings { rates, ..generous() }, QuotaSettings::default());
    let ada = servers[0].guest("Ada").await;
    let mut refused = 0;
    for number in 0..6 {
        let there = ada.at(&servers[number % 2].address);
        let answer = there.get("/v1/me").await;
        refused += usize::from(answer.status == 429);
    }
    assert_eq!(refused, 6 - servers.len());
}
