//! Deletions that an earlier release has begun. It wrote a document for each of the accounts first,
//! and then removed them one after the other; the tombstone came last. What it had not come to is
//! done here, as one group for each document, so that every deletion that is under way is one of an
//! account that is gone, and has the row by which the server finds it. Rows without a deletion go.

use std::sync::Arc;

use super::{Deletion, KEY_PREFIX, key_of};
use crate::error::AppError;
use kontor_accounts::Leaver;
use kontor_service::{
    documents::{
        Documents, Group, VersionedDocument,
        conversions::{self, Convert},
        parsed,
    },
    error::ServiceError,
    jobs::rows::{self, Row},
    runtime::jobs::JobKind,
};
use kontor_store::{Document, DocumentStore};

/// Completes what earlier releases have left of deletions. Returns for how many documents something
/// was written; `None` if that was done before.
pub async fn convert_deletions(store: &Arc<dyn DocumentStore>) -> Result<Option<u64>, AppError> {
    let documents = Documents(Arc::clone(store));
    let convert = async || {
        let rows = rows::prefix_of(JobKind::Deletions);
        let mut conversion = Conversion { documents: &documents };
        let made =
            documents.convert_all("deletions", &[KEY_PREFIX, &rows], &mut conversion).await?;
        tracing::info!(made.read, made.changed, "deletions of accounts were converted");
        Ok(made.changed)
    };
    documents.convert_once(conversions::DELETIONS, convert).await
}

struct Conversion<'a> {
    documents: &'a Documents,
}

impl Convert for Conversion<'_> {
    async fn lacking(&mut self, key: &str, document: &Document) -> Result<Group, ServiceError> {
        match key.strip_prefix(KEY_PREFIX) {
            Some(player) => Ok(self.lacking_of_deletion(player, key, document).await?),
            None => Ok(self.without_stray_row(key, document.version).await?),
        }
    }
}

impl Conversion<'_> {
    /// Deletes an account whose deletion has begun, with the bot accounts that its user has still.
    async fn lacking_of_deletion(
        &self,
        player: &str,
        key: &str,
        document: &Document,
    ) -> Result<Group, AppError> {
        let VersionedDocument { version, value: deletion } = parsed::<Deletion>(key, document)?;
        let leaver = Leaver::called(self.documents, player, deletion.name.clone()).await?;
        let mut group = deletion.with(self.documents, Group::new(), &leaver).await?;
        for bot in leaver.bots(self.documents).await? {
            let (name, key_of_bot) = (bot.name.clone(), key_of(&bot.id));
            let of_bot = Deletion { name, done: false, ..deletion.clone() };
            group = of_bot.with(self.documents, group, &bot).await?;
            // The bot account may have a deletion of its own, which comes later.
            if self.documents.0.get(&key_of_bot).await?.is_none() {
                group = group.put(key_of_bot, None, &of_bot);
                group = self.with_row(group, &bot.id, &of_bot).await?;
            }
        }
        let group = self.with_row(group, player, &deletion).await?;
        // Another server may have gone on with it, and does the rest.
        Ok(if group.is_empty() { group } else { group.unless_changed(key, Some(version)) })
    }

    /// Adds to a group the row of a deletion, if there is none.
    async fn with_row(
        &self,
        group: Group,
        player: &str,
        deletion: &Deletion,
    ) -> Result<Group, AppError> {
        let row = rows::key_of(JobKind::Deletions, deletion.due_at(), player);
        Ok(match self.documents.0.get(&row).await? {
            Some(_) => group,
            None => group.put(row, None, &Row {}),
        })
    }

    /// Removes a row that no deletion has, in a store that was salvaged. A deletion that cannot be
    /// read may have it.
    async fn without_stray_row(&self, row: &str, version: u64) -> Result<Group, AppError> {
        let stray = Group::new().delete(row, version);
        let due = rows::parsed(row, &rows::prefix_of(JobKind::Deletions));
        let Some((at, key)) = due.map(|(at, player)| (at, key_of(player))) else {
            return Ok(stray);
        };
        let Some(found) = self.documents.0.get(&key).await? else { return Ok(stray) };
        let deletion = parsed::<Deletion>(&key, &found)?.value;
        Ok(if deletion.due_at() == at { Group::new() } else { stray })
    }
}

#[cfg(test)]
mod tests {
    use kontor_store::MemoryStore;

    use super::*;
    use kontor_test_store::{memory_store, writes_of_conversion};

    const ASKED_AT_MS: u64 = 1_700_000_000_000;

    fn account(name: &str, login: &str) -> String {
        format!(r#"{{"name":"{name}","created_at_ms":1,"login":{login}}}"#)
    }

    fn deletion(name: &str, done: bool) -> String {
        let asked = format!(r#""asked_at_ms":{ASKED_AT_MS},"name":{name}"#);
        format!(r#"{{{asked},"renamed":{},"done":{done}}}"#, name != "null")
    }

    /// What an earlier release has stored that was killed after the documents of the deletion were
    /// written, with one of its bot accounts removed already; an unused guest; and a deletion of
    /// which only the name is left.
    async fn begun() -> Arc<MemoryStore> {
        let store = memory_store();
        let user = r#"{"kind":"user","password_hash":"unread"}"#;
        let bot = r#"{"kind":"bot","owner":"p_grace","engine":{"name":"e","version":"1"}}"#;
        let claim = |player: &str| format!(r#"{{"player":"{player}","lapses_at_ms":null}}"#);
        for (key, value) in [
            ("player/p_grace", account("Grace", user)),
            ("player/p_gears", account("Gears", bot)),
            ("player/p_guest", account("Ada", r#"{"kind":"guest"}"#)),
            ("name/grace", claim("p_grace")),
            ("name/gears", claim("p_gears")),
            ("bots/p_grace", r#"{"ids":["p_gone","p_gears"]}"#.to_owned()),
            ("deletion/p_grace", deletion(r#""Grace""#, false)),
            ("deletion/p_gears", deletion(r#""Gears""#, false)),
            ("deletion/p_gone", deletion(r#""Gone""#, false)),
            ("deletion/p_guest", deletion("null", false)),
            ("deletion/p_done", deletion(r#""Done""#, true)),
            ("former/p_done", "{}".to_owned()),
        ] {
            store.put(key, None, value).await.unwrap();
        }
        store
    }

    async fn convert_in(store: &Arc<MemoryStore>) -> Result<Option<u64>, AppError> {
        let store: Arc<dyn DocumentStore> = store.clone();
        convert_deletions(&store).await
    }

    #[tokio::test]
    async fn a_deletion_that_has_begun_is_one_of_an_account_that_is_gone() {
        let store = begun().await;
        assert_eq!(convert_in(&store).await.unwrap(), Some(5));
        let left = store.texts();
        assert!(!left.keys().any(|key| key.starts_with("player/") || key.starts_with("bots/")));
        for player in ["p_grace", "p_gears", "p_gone", "p_done"] {
            assert_eq!(left[&format!("former/{player}")], "{}", "{player}");
        }
        assert_eq!(left["former/p_guest"], r#"{"keeps_name":true}"#);
        let until_ms = ASKED_AT_MS + super::super::NAME_KEPT_MS;
        for name in ["name/grace", "name/gears"] {
            assert!(left[name].contains(&until_ms.to_string()), "{name}: {}", left[name]);
        }
        assert_eq!(left.keys().filter(|key| key.starts_with(KEY_PREFIX)).count(), 5);
        let rows: Vec<&str> =
            left.keys().filter_map(|key| key.strip_prefix("due/deletions/")).collect();
        let at_once = ["p_gears", "p_gone", "p_grace", "p_guest"];
        let due = at_once.map(|player| format!("{ASKED_AT_MS:016x}/{player}"));
        assert_eq!(rows[..4], due, "they are due at once");
        assert_eq!(rows[4..], [format!("{until_ms:016x}/p_done")], "the name is free then");
        assert_eq!(convert_in(&store).await.unwrap(), None, "it is done once");
        assert_eq!(store.texts(), left);
    }

    /// A store that was salvaged may have lost the one or the other.
    #[tokio::test]
    async fn rows_without_a_deletion_go() {
        let store = begun().await;
        convert_in(&store).await.unwrap();
        let whole = store.texts();
        for stray in ["due/deletions/x", "due/deletions/0000000000000001/p_gone"] {
            store.put(stray, None, "{}".to_owned()).await.unwrap();
        }
        let lost = format!("due/deletions/{ASKED_AT_MS:016x}/p_grace");
        let kept = store.get(&lost).await.unwrap().unwrap();
        store.delete(&lost, kept.version).await.unwrap();
        kontor_service::documents::convert_again(&*store).await.unwrap();
        assert_eq!(convert_in(&store).await.unwrap(), Some(3), "one comes, and two go");
        assert_eq!(store.texts(), whole);
    }

    /// A bot account that was made when the documents were written.
    #[tokio::test]
    async fn a_bot_account_without_a_deletion_gets_one_with_its_user() {
        let store = begun().await;
        let kept = store.get("deletion/p_gears").await.unwrap().unwrap();
        store.delete("deletion/p_gears", kept.version).await.unwrap();
        convert_in(&store).await.unwrap();
        let left = store.texts();
        assert_eq!(left["deletion/p_gears"], deletion(r#""Gears""#, false));
        assert!(!left.contains_key("player/p_gears"));
    }

    #[tokio::test]
    async fn a_conversion_that_is_interrupted_anywhere_is_completed_by_the_next_one() {
        let convert = async |store: Arc<MemoryStore>| convert_in(&store).await;
        let there = async |store: Arc<MemoryStore>| store.texts();
        let writes = writes_of_conversion(begun, convert, there).await;
        assert!(writes > 2, "several groups and the mark");
    }

    #[tokio::test]
    async fn what_cannot_be_read_keeps_nothing_else_from_being_converted() {
        let store = begun().await;
        store.put("deletion/p_a", None, "no deletion".to_owned()).await.unwrap();
        assert_eq!(convert_in(&store).await.unwrap(), Some(5));
    }
}
