//! The conversion of what earlier releases have stored of invitations, once, before a server uses a
//! store.
//!
//! Earlier releases wrote the list of the sender and that of the player one after the other, and
//! the seat before both. A server that was killed in between left lists that do not say the same.
//! Here each line of a sender that has not expired is completed, or goes:
//!
//! * if the player never got the invitation, or it was withdrawn, the line goes;
//! * if the player has declined, the sender is told, unless that was done, and the line goes;
//! * if the player sits at the table, the invitation was accepted, and both lists forget it.
//!
//! Each line is decided from what is stored, and written as one group. So a conversion that was
//! interrupted, or that another server makes at the same time, is completed by the next one. A
//! document that is written last says that it was made.

use std::sync::Arc;

use super::{
    invitation_lists::Lists,
    invitations::waiting,
    invited::{self, Sent, SentLine},
};
use crate::error::TablesError;
use kontor_environment::TimeSource;
use kontor_log::time::Timestamp;
use kontor_service::{
    account_news::{AccountNews, with_news_of_table},
    documents::{
        Documents, Group,
        conversions::{self, Convert},
        parsed, until_settled,
    },
    error::ServiceError,
};
use kontor_store::{Document, DocumentStore, EventStore};

/// What was made by a conversion of invitations.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct ConvertedInvitations {
    /// How many lines were of no invitation.
    pub removed: u64,
    /// How many were of one that was declined.
    pub declined: u64,
    /// How many were of one that was accepted.
    pub accepted: u64,
}

/// Converts what earlier releases have stored of invitations. Returns what it has made; `None` if
/// the store was converted before.
pub async fn convert_invitations(
    store: &Arc<dyn DocumentStore>,
    events: &Arc<dyn EventStore>,
    clock: &dyn TimeSource,
) -> Result<Option<ConvertedInvitations>, TablesError> {
    let documents = Documents(Arc::clone(store));
    let convert = async || {
        let (documents, events) = (documents.clone(), &**events);
        let (now, made) = (Timestamp(clock.now_ms()), ConvertedInvitations::default());
        let mut conversion = Conversion { documents: documents.clone(), events, now, made };
        documents.convert_all("invitations", &[invited::SENT_PREFIX], &mut conversion).await?;
        let made = conversion.made;
        let ConvertedInvitations { removed, declined, accepted } = made;
        tracing::info!(removed, declined, accepted, "invitations were converted");
        Ok(made)
    };
    documents.convert_once(conversions::INVITATIONS, convert).await
}

struct Conversion<'a> {
    documents: Documents,
    events: &'a dyn EventStore,
    now: Timestamp,
    made: ConvertedInvitations,
}

impl Convert for Conversion<'_> {
    /// Each line of a sender is written by itself.
    async fn lacking(&mut self, key: &str, document: &Document) -> Result<Group, ServiceError> {
        let sender = key.strip_prefix(invited::SENT_PREFIX).unwrap_or_default();
        let sent = parsed::<Sent>(key, document)?.value;
        for line in sent.into_open(self.now) {
            self.convert_line(sender, &line).await?;
        }
        Ok(Group::new())
    }
}

impl Conversion<'_> {
    async fn convert_line(&mut self, sender: &str, line: &SentLine) -> Result<(), TablesError> {
        let (game, player) = (&*line.game, &*line.player.id);
        let settled = until_settled(|| async {
            let mut lists = Lists::read(&self.documents, sender, player).await?;
            let count: fn(&mut ConvertedInvitations) -> &mut u64 =
                if lists.received.open_to(game, self.now).is_some() {
                    let table = waiting(self.events, game).await;
                    if !table.is_some_and(|table| table.players().any(|sitter| sitter.is(player))) {
                        return Ok(Some(None));
                    }
                    lists.answer(game, player);
                    |made| &mut made.accepted
                } else {
                    match lists.received.declinable(game, self.now) {
                        Some(_) => |made| &mut made.declined,
                        None => |made| &mut made.removed,
                    }
                };
            let declined = lists.received.declinable(game, self.now).cloned();
            let was_there = lists.sent.remove(game, player).is_some();
            let mut group = lists.add_to(Group::new());
            if let Some(kept) = declined.filter(|_| was_there) {
                let SentLine { player, at: invited_at, .. } = line.clone();
                let news = AccountNews::InvitationDeclined { player, invited_at };
                let of_table = (game, &*kept.ruleset, self.now);
                group = with_news_of_table(&self.documents, group, sender, of_table, news).await?;
            }
            if group.is_empty() {
                return Ok(Some(None));
            }
            let is_written = self.documents.write_group(group).await?.is_none();
            Ok::<_, TablesError>(is_written.then_some(Some(count)))
        });
        if let Some(count) = settled.await? {
            *count(&mut self.made) += 1;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use kontor_store::{Entry, LogId, MemoryStore};
    use serde_json::{Value, json, value::to_raw_value};

    use super::*;
    use kontor_test_store::{HandClock, memory_store, writes_of_conversion};

    const SOON: &str = "2026-01-08T00:00:00Z";
    const EARLIER: &str = "2026-01-01T00:00:00Z";

    fn who(name: &str) -> Value {
        json!({ "id": format!("p_{}", name.to_lowercase()), "name": name, "kind": "user" })
    }

    fn line(player: &str, expires_at: &str) -> Value {
        json!({ "game": "g_1", "player": who(player), "seat": null, "at": EARLIER,
            "expires_at": expires_at })
    }

    /// The document of a player who has got one invitation.
    fn received(more: Value) -> String {
        let mut item = json!({ "game": "g_1", "ruleset": "medici", "by": who("Ada"), "seat": null,
            "at": EARLIER, "expires_at": SOON });
        item.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        json!({ "items": [item] }).to_string()
    }

    /// Ada owns the table, and Fay sits there.
    fn table() -> Entry {
        let summary = json!({ "ruleset": "medici", "visibility": "private", "status": "open",
            "seats": [who("Ada"), who("Fay"), null], "created_at": EARLIER, "seq": 2, "commit": 2,
            "chain_head": "" });
        let raw = |value: &Value| to_raw_value(value).unwrap();
        Entry::new("a".to_owned(), raw(&summary), raw(&json!({})))
    }

    /// What servers have left that were killed in the middle.
    async fn left_behind() -> Arc<MemoryStore> {
        let store = memory_store();
        store.append(&LogId("g_1".into()), None, Arc::new(table())).await.unwrap();
        let lines = ["Ben", "Cleo", "Dan", "Eve", "Fay", "Gus"].map(|player| line(player, SOON));
        let lines = [&lines[..], &[line("Hal", EARLIER)]].concat();
        let told = json!({ "sealed": 0, "tables": {}, "recent": [{ "number": 1, "at": EARLIER,
            "game": "g_1", "ruleset": "medici", "news": { "type": "invitation.declined",
                "player": who("Dan"), "invited_at": EARLIER } }] });
        for (key, value) in [
            ("invitations_sent/p_ada", json!({ "day": 0, "today": 7, "lines": lines }).to_string()),
            ("invitations/p_cleo", received(json!({ "declined": true }))),
            ("invitations/p_dan", received(json!({ "declined": true }))),
            ("invitations/p_eve", received(json!({ "withdrawn": true }))),
            ("invitations/p_fay", received(json!({}))),
            ("invitations/p_gus", received(json!({}))),
            ("account_events/p_ada", told.to_string()),
            ("invitations_sent/p_broken", "[]".to_owned()),
        ] {
            store.put(key, None, value).await.unwrap();
        }
        store
    }

    async fn convert(
        store: &Arc<MemoryStore>,
    ) -> Result<Option<ConvertedInvitations>, TablesError> {
        let (documents, events): (Arc<dyn DocumentStore>, Arc<dyn EventStore>) =
            (store.clone(), store.clone());
        let now: Timestamp = serde_json::from_value(json!("2026-01-02T00:00:00Z")).unwrap();
        convert_invitations(&documents, &events, &*HandClock::at(now.0)).await
    }

    fn value(store: &MemoryStore, key: &str) -> Value {
        serde_json::from_str(&store.texts()[key]).unwrap()
    }

    #[tokio::test]
    async fn lists_say_the_same_and_who_has_invited_is_told_of_a_refusal_once() {
        let store = left_behind().await;
        let made = convert(&store).await.unwrap().unwrap();
        assert_eq!(made, ConvertedInvitations { removed: 2, declined: 2, accepted: 1 });
        let sent = value(&store, "invitations_sent/p_ada");
        let players = sent["lines"].as_array().unwrap().iter();
        let players: Vec<&Value> = players.map(|line| &line["player"]["name"]).collect();
        assert_eq!(players, ["Gus", "Hal"], "Hal's has expired");
        assert_eq!(sent["today"], 7);
        assert_eq!(value(&store, "invitations/p_fay")["items"], json!([]));
        assert_eq!(value(&store, "invitations/p_gus")["items"][0]["game"], "g_1");
        let events = value(&store, "account_events/p_ada")["recent"].clone();
        let declined = events.as_array().unwrap().iter().map(|event| &event["news"]["player"]);
        assert_eq!(declined.collect::<Vec<_>>(), [&who("Dan"), &who("Cleo")]);
        assert_eq!(convert(&store).await.unwrap(), None);
    }

    /// A player has declined, and the sender is being deleted: only the tombstone is written so
    /// far.
    #[tokio::test]
    async fn a_sender_who_is_gone_is_told_nothing_and_does_not_keep_the_server_from_starting() {
        let store = left_behind().await;
        let told = value(&store, "account_events/p_ada");
        store.put("former/p_ada", None, "{}".to_owned()).await.unwrap();
        let made = convert(&store).await.unwrap().unwrap();
        assert_eq!(made, ConvertedInvitations { removed: 2, declined: 2, accepted: 1 });
        assert_eq!(value(&store, "account_events/p_ada"), told);
        assert_eq!(convert(&store).await.unwrap(), None);
    }

    #[tokio::test]
    async fn a_conversion_that_is_interrupted_anywhere_is_completed_by_the_next_one() {
        let again = async |store: Arc<MemoryStore>| convert(&store).await;
        let there = async |store: Arc<MemoryStore>| store.texts();
        let writes = writes_of_conversion(left_behind, again, there).await;
        assert_eq!(writes, 6, "five lines and the mark");
    }

    /// In a store that was salvaged, one of two lists may be missing.
    #[tokio::test]
    async fn a_salvaged_store_is_converted_again() {
        let store = left_behind().await;
        convert(&store).await.unwrap();
        let version = store.get("invitations/p_gus").await.unwrap().unwrap().version;
        store.delete("invitations/p_gus", version).await.unwrap();
        let documents: Arc<dyn DocumentStore> = store.clone();
        kontor_service::documents::convert_again(&*documents).await.unwrap();
        let made = convert(&store).await.unwrap().unwrap();
        assert_eq!(made, ConvertedInvitations { removed: 1, ..Default::default() });
    }
}
