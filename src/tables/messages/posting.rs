//! Posting a message: it is checked, and appended to the messages of its table unless the request
//! was answered before.

use crate::boxed;
use std::sync::Arc;

use super::{
    ENTRIES_READ_MAX, Membership, Message, Messages,
    entry::{FORMAT, StoredMessage, Tally, message_entry, said_until},
    membership_at, shown,
};
use crate::{error::TablesError, table::lists::conceal, watch::feed::Admission};
use kontor_log::{names::messages_of, texts::is_written, time::Timestamp};
use kontor_problems::Refused;
use kontor_service::{
    documents::{living, until_settled},
    quotas::Storer,
    requester::{RequestKey, Requester, player_ref},
    runtime::execute::CommandReply,
    space::Growth,
};
use kontor_store::{AppendError, AppendedEntry, IdempotentRequest, LogId, append_if_with_retry};

kontor_limits::limits! { MESSAGE_LIMITS:
    /// Longest message, in characters.
    pub const MESSAGE_LENGTH_MAX: usize = 500;
}

/// Characters without width, which editors leave at the ends of a text.
const ZERO_WIDTH: [char; 5] = ['\u{200b}', '\u{200c}', '\u{200d}', '\u{2060}', '\u{feff}'];

/// The text of a message without white space around it, if it is allowed.
fn checked_text(text: &str) -> Result<String, TablesError> {
    let refused = |what: String| TablesError::BodyInvalid { pointer: "/text".to_owned(), what };
    let trimmed =
        text.trim_matches(|letter: char| letter.is_whitespace() || ZERO_WIDTH.contains(&letter));
    if trimmed.is_empty() || text.chars().count() > MESSAGE_LENGTH_MAX {
        return Err(refused(format!(
            "a message has 1 to {MESSAGE_LENGTH_MAX} characters, not all of them white space"
        )));
    }
    if !is_written(trimmed) {
        let what = "a message has only line feeds and characters that can be seen";
        return Err(refused(what.to_owned()));
    }
    Ok(trimmed.to_owned())
}

impl Messages {
    /// Appends a message for all players at the table.
    #[boxed]
    pub async fn post(
        &self,
        storer: &Storer,
        game: &str,
        text: &str,
        key: Option<RequestKey>,
    ) -> Result<CommandReply<Message>, TablesError> {
        let player = &storer.player;
        let text = checked_text(text)?;
        let requester = Requester::of(player, None);
        let request = key.map(|key| key.stored_for(&player.id));
        let sender = storer.clone();
        let (messages, id, as_whom) = (self.clone(), game.to_owned(), requester.clone());
        let done = self.games.in_task(async move {
            messages.post_in_turn(&id, &as_whom, sender, text, request).await
        });
        conceal(&self.games, game, &requester, done.await).await
    }

    async fn post_in_turn(
        &self,
        game: &str,
        requester: &Requester,
        storer: Storer,
        text: String,
        request: Option<Arc<IdempotentRequest>>,
    ) -> Result<CommandReply<Message>, TablesError> {
        let Membership { seat, has_left: _, started, deleted: _, players } =
            membership_at(&self.games, game, requester, Admission::Newcomer).await?;
        let (log, shared) = (messages_of(game), self.tallies.at(game));
        let (sender, id) = (player_ref(&storer.player), || self.games.append_id());
        until_settled(|| async {
            let mut tally = shared.lock().await;
            self.catch_up(&log, &mut tally).await?;
            self.tallies.reweigh(game, &shared, &tally);
            if let Some(answer) = self.answered_before(game, &tally, request.as_deref()).await? {
                return Ok(Some(CommandReply { answer, replayed: true }));
            }
            let seat = seat.ok_or(Refused::NotYourSeat)?;
            self.games.space.admit(Growth::New)?;
            if tally.is_spent(&sender.id, started) {
                return Err(Refused::MessagesSpent.into());
            }
            let by = self.games.quotas.admit(&storer, 0).await?;
            let now = Timestamp(self.games.clock().now_ms());
            let at = tally.last_at.map_or(now, |last| last.max(now));
            let message = StoredMessage {
                format: FORMAT,
                at,
                seat,
                player: sender.clone(),
                text: text.clone(),
            };
            let (commit, said) = tally.with(&message, by);
            let entry = message_entry(id(), request.clone(), &said, players.clone(), commit);
            let entry = Arc::new(entry);
            let events = self.games.events();
            let is_here = [living(&sender.id)];
            match append_if_with_retry(events, &log, tally.last, entry.clone(), &is_here).await {
                Ok(position) => {
                    // The store does not notify this server of an own entry whose append was in
                    // doubt.
                    let log = log.clone();
                    self.games.on_appended(&AppendedEntry { log, position, entry });
                    tally.add(position, &message, said, request.clone());
                    let answer = message.numbered(position.number);
                    Ok(Some(CommandReply { answer, replayed: false }))
                }
                Err(AppendError::Conflict) => Ok(None),
                Err(error) => Err(error.into()),
            }
        })
        .await
    }

    /// Updates the tally with the messages that were appended since; with all of them, if nothing
    /// was read yet.
    async fn catch_up(&self, log: &LogId, tally: &mut Tally) -> Result<(), TablesError> {
        loop {
            let entries = self.games.events().read(log, tally.next(), ENTRIES_READ_MAX).await?;
            for (position, entry) in &entries {
                let (message, said) = (StoredMessage::parse(entry)?, said_until(entry));
                tally.add(*position, &message, said, entry.request.clone());
            }
            if entries.len() < ENTRIES_READ_MAX {
                return Ok(());
            }
        }
    }

    /// The message that answered this request before, if there is one.
    async fn answered_before(
        &self,
        game: &str,
        tally: &Tally,
        request: Option<&IdempotentRequest>,
    ) -> Result<Option<Message>, TablesError> {
        let known = request
            .and_then(|request| tally.answered.get(&(request.player.clone(), request.key.clone())));
        let Some((request, (number, fingerprint))) = request.zip(known) else { return Ok(None) };
        if *fingerprint != request.fingerprint {
            return Err(Refused::KeyReused.into());
        }
        Ok(shown(&self.games, game, *number, 1).await?.pop())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn white_space_around_a_message_is_removed() {
        assert_eq!(checked_text("  Well\nbid! \n").unwrap(), "Well\nbid!");
    }

    #[test]
    fn invisible_and_bidirectional_messages_are_refused() {
        for text in
            ["\u{200b}", " \u{200d}\n", "\u{202e}abc", "a\u{2066}b", "a\u{200b}b", "a\u{e0041}b"]
        {
            assert!(checked_text(text).is_err(), "{text:?}");
        }
        assert_eq!(checked_text("\u{feff}می\u{200c}خواهم").unwrap(), "می\u{200c}خواهم");
    }

    #[test]
    fn a_message_has_1_to_500_characters() {
        assert!(checked_text(&"ß".repeat(MESSAGE_LENGTH_MAX)).is_ok());
        for text in [String::new(), " \n ".to_owned(), "a".repeat(MESSAGE_LENGTH_MAX + 1)] {
            assert!(
                matches!(checked_text(&text), Err(TablesError::BodyInvalid { pointer, .. }) if pointer == "/text"),
                "{text:?}"
            );
        }
    }

    #[test]
    fn control_characters_are_refused() {
        for letter in ['\0', '\t', '\r', '\u{7F}', '\u{85}'] {
            assert!(checked_text(&format!("Well{letter}bid")).is_err(), "{letter:?}");
        }
    }
}
