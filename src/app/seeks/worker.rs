//! What the server does for seeks by itself: it completes what somebody has begun, forms tables, puts
//! together who waits in different seeks, and forgets expired ones.

use std::time::Duration;

use tokio::time::{Instant, MissedTickBehavior, interval_at};

use super::{SCANNED_AT_A_TIME, Seeks, parsed, put_together::Waiting};
use crate::{
    documents::WriteOutcome,
    error::AppError,
    table::{
        own_seeks, seek_moves,
        seeks::{self, KeptSeek},
    },
};

/// How often the server looks for seeks that wait for nobody any more.
const LOOK_INTERVAL: Duration = Duration::from_secs(1);

/// By this name one of the servers that share a store is chosen to look.
const DUTY: &str = "seeks";

impl Seeks {
    /// Looks after seeks until the server stops. Of several servers on one store one does it; if two
    /// do, they do the same.
    pub async fn run(self) {
        let mut ticks = interval_at(Instant::now() + LOOK_INTERVAL, LOOK_INTERVAL);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        while !self.games.is_draining() {
            ticks.tick().await;
            if !self.games.members.is_mine(DUTY) {
                continue;
            }
            if let Err(error) = self.update().await {
                tracing::warn!(%error, "seeks were not looked at; they will be");
            }
        }
    }

    /// Does what there is to do now for all seeks.
    pub async fn update(&self) -> Result<(), AppError> {
        if self.games.space.is_read_only() {
            return Ok(());
        }
        let (documents, mut after) = (self.documents(), None::<String>);
        let mut waiting = Waiting::default();
        loop {
            let found =
                documents.0.scan(seeks::KEY_PREFIX, after.as_deref(), SCANNED_AT_A_TIME).await?;
            for (key, document) in &found {
                // One that fails must not keep all others from being completed.
                match self.complete(key, document.version, &document.value).await {
                    Ok(Some(kept)) => waiting.add(key, document.version, kept),
                    Ok(None) => {}
                    Err(error) => tracing::warn!(key, %error, "a seek goes on later"),
                }
            }
            match found.into_iter().nth(SCANNED_AT_A_TIME - 1) {
                Some((last, _)) => after = Some(last),
                None => break,
            }
        }
        self.put_together(waiting).await
    }

    /// Does what there is to do for a seek. Returns it if it waits for players.
    async fn complete(
        &self,
        key: &str,
        version: u64,
        value: &str,
    ) -> Result<Option<KeptSeek>, AppError> {
        let Some(place) = seeks::place_of_key(key) else { return Ok(None) };
        let (documents, now, id) = (self.documents(), self.now(), seeks::seek_id(&place));
        let mut kept = parsed(key, value)?;
        if kept.moving.is_some() {
            return seek_moves::finish_move(&documents, &id).await.map(|()| None);
        }
        if kept.forming.is_none() {
            kept.forming = kept.seats_now(now);
            if kept.forming.is_some() {
                // After a conflict somebody has come or gone: the next look decides again.
                match documents.write(key, Some(version), &kept).await? {
                    WriteOutcome::Written(_) => {}
                    WriteOutcome::Conflict => return Ok(None),
                }
            } else if now >= kept.expires_at {
                if seek_moves::remove(&documents, &id, version, &kept).await? {
                    for member in &kept.members {
                        own_seeks::forget_member(&documents, &member.player.id, &id).await?;
                    }
                }
                return Ok(None);
            } else {
                return Ok(Some(kept));
            }
        }
        let tables = self.tables.clone();
        self.games.in_task(async move { tables.form(&id).await }).await?;
        Ok(None)
    }
}
