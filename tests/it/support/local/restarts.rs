//! A local server that is started again on its data, or beside another one.

use std::sync::Arc;

use kontor_auth::passwords::PasswordCost;
use kontor_http::HttpSettings;
use kontor_log::index_rows;
use kontor_store::MemoryStore;
use serde_json::{Value, json};

use super::{BOT_WORKERS, Local, generous};
use crate::support::stores::Stores;

impl Local {
    /// Restarts on the same data, with this log truncated to so many entries, as after a crash.
    pub async fn cut_off(self, log: &str, entries: u64) -> Self {
        let is_lost = |line: &Value| {
            line["entry"]["log"] == log && line["entry"]["number"].as_u64().unwrap() >= entries
        };
        self.edited(|lines| lines.retain(|line| !is_lost(line))).await
    }

    /// Restarts on the same data, with another base named in the last entry of this log.
    pub async fn rebased(self, log: &str, base: u64) -> Self {
        let edit = |lines: &mut Vec<Value>| {
            let last = lines.iter_mut().rfind(|line| line["entry"]["log"] == log).unwrap();
            let named = &mut last["entry"]["entry"]["base"];
            assert!(named.as_u64().is_some_and(|number| number != base), "it goes on from {named}");
            *named = json!(base);
        };
        self.edited(edit).await
    }

    /// Restarts on the same data after an edit of its export.
    async fn edited(self, edit: impl FnOnce(&mut Vec<Value>)) -> Self {
        let mut lines = self.exported().await;
        edit(&mut lines);
        let count = lines.iter().filter(|line| line["entry"].is_object()).count();
        lines.last_mut().unwrap()["end"]["entries"] = json!(count);
        let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
        let store = MemoryStore::new(index_rows::rows_of);
        kontor_store::import(&store, &mut text.as_bytes()).await.unwrap();
        self.restarted_on(Stores::of(Arc::new(store)), 0)
    }

    /// A further server on the same data.
    pub fn beside(&self) -> Self {
        self.beside_with(generous())
    }

    fn beside_with(&self, settings: HttpSettings) -> Self {
        let (clock, entropy) = (self.clock.clone(), self.entropy.clone());
        let cost = PasswordCost::CHEAPEST;
        let stores = self.stores.clone();
        Local::over(stores, clock, entropy, settings, cost, BOT_WORKERS, self.quotas)
    }

    /// Restarts on the same data; callers that exist use the new address.
    pub fn restarted(self) -> Self {
        self.restarted_after_s(0)
    }

    /// The same, with so many seconds in which there was no server.
    pub fn restarted_after_s(self, away_s: u64) -> Self {
        let stores = self.stores.clone();
        self.restarted_on(stores, away_s)
    }

    fn restarted_on(self, stores: Stores, away_s: u64) -> Self {
        let (clock, entropy, quotas) = (self.clock.clone(), self.entropy.clone(), self.quotas);
        let cost = PasswordCost::CHEAPEST;
        let address = self.address.clone();
        drop(self);
        clock.advance_s(away_s);
        let mut local = Local::over(stores, clock, entropy, generous(), cost, BOT_WORKERS, quotas);
        address.set(&local.address.get());
        local.address = address;
        local
    }
}
