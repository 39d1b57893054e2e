//! What the server does for seeks by itself: it completes what somebody has begun, forms tables, puts
//! together who waits in different seeks, and forgets expired ones.

use crate::boxed;
use std::{
    sync::{MutexGuard, PoisonError},
    time::Duration,
};

use tokio::time::{Instant, MissedTickBehavior, interval_at};

use super::{SCANNED_AT_A_TIME, Seeks, parsed};
use crate::{
    account_events::{AccountNews, tell_once},
    documents::WriteOutcome,
    error::AppError,
    runtime::duties::Duty,
    table::{
        own_seeks, seek_games, seek_moves,
        seek_rows::{self, Due},
        seeks::{self, KeptSeek},
    },
    time::Timestamp,
};

/// How often the server looks for seeks that wait for nobody any more.
const LOOK_INTERVAL: Duration = Duration::from_secs(1);

/// Maximum number of seeks for which something is due that one look takes; the others are due at the
/// next one.
const DUE_AT_A_TIME_MAX: usize = 1_000;

/// After which time the server looks again at a seek for which it could not do what was due, in
/// milliseconds.
const RETRY_MS: u64 = 1_000;

/// How far the server has come in what it looks at in turn. It is in no way needed: who begins anew
/// comes to the same places.
#[derive(Debug, Default)]
pub(super) struct Progress {
    /// Key of the last seek; `None` at the end.
    pub(super) seek: Option<String>,
    /// The last game for which players were put together; `None` at the end.
    pub(super) game: Option<String>,
}

/// By this name one of the servers that share a store is chosen to look.
const DUTY: &str = "seeks";

impl Seeks {
    /// Looks after seeks until the server stops. Of several servers on one store one does it; if two
    /// do, they do the same.
    #[boxed]
    pub async fn run(self) {
        let mut ticks = interval_at(Instant::now() + LOOK_INTERVAL, LOOK_INTERVAL);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        while !self.games.is_draining() {
            ticks.tick().await;
            if self.games.is_mine(DUTY)
                && let Err(error) = self.update().await
            {
                self.games.duties.failed(Duty::Seeks);
                tracing::warn!(%error, "seeks were not looked at; they will be");
            }
            self.games.duties.looked(Duty::Seeks);
        }
    }

    /// Does what there is to do now: for seeks for which something is due, for some of all the others,
    /// and for those among which players can be moved.
    pub async fn update(&self) -> Result<(), AppError> {
        if self.games.space.is_read_only() {
            return Ok(());
        }
        let documents = self.documents();
        for due in seek_rows::due(&documents, self.now(), DUE_AT_A_TIME_MAX).await? {
            if let Err(error) = self.look_at(&due).await {
                self.games.duties.failed(Duty::Seeks);
                tracing::warn!(%error, "what is due for a seek is done later");
            }
        }
        self.look_at_next().await?;
        self.put_together().await
    }

    /// Looks at a seek for which something is due. When it does not succeed now, it is due later, so
    /// that it keeps no others from their turn.
    async fn look_at(&self, due: &Due) -> Result<(), AppError> {
        let (documents, now) = (self.documents(), self.now());
        let id = seeks::seek_id(&due.place);
        match seeks::read(&documents, &id).await? {
            None => seek_games::forget_done(&documents, &due.place, now).await?,
            Some(found) => {
                self.complete_or_warn(&id, found.version, found.value).await;
                if let Some(left) = seeks::read(&documents, &id).await? {
                    let at = left.value.due_at(now).0.max(now.0 + RETRY_MS);
                    seek_rows::note_due(&documents, &due.place, Timestamp(at)).await?;
                }
            }
        }
        seek_rows::done(&documents, due).await
    }

    /// Looks at the next seeks of all, in turn: finds what was begun by a server that has stopped.
    async fn look_at_next(&self) -> Result<(), AppError> {
        let after = self.progress().seek.take();
        let documents = self.documents();
        let found =
            documents.0.scan(seeks::KEY_PREFIX, after.as_deref(), SCANNED_AT_A_TIME).await?;
        for (key, document) in &found {
            let Some(place) = seeks::place_of_key(key) else { continue };
            match parsed(key, &document.value) {
                Ok(kept) => {
                    self.complete_or_warn(&seeks::seek_id(&place), document.version, kept).await;
                }
                Err(error) => {
                    self.games.duties.failed(Duty::Seeks);
                    tracing::warn!(key, %error, "a seek cannot be read");
                }
            }
        }
        self.progress().seek = found.into_iter().nth(SCANNED_AT_A_TIME - 1).map(|(key, _)| key);
        Ok(())
    }

    pub(super) fn progress(&self) -> MutexGuard<'_, Progress> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One that fails must not keep all others from being completed.
    async fn complete_or_warn(&self, id: &str, version: u64, kept: KeptSeek) {
        if let Err(error) = self.complete(id, version, kept).await {
            self.games.duties.failed(Duty::Seeks);
            tracing::warn!(seek = id, %error, "a seek goes on later");
        }
    }

    /// Does what there is to do for a seek. Returns it if it waits for players.
    pub(super) async fn complete(
        &self,
        id: &str,
        version: u64,
        mut kept: KeptSeek,
    ) -> Result<Option<KeptSeek>, AppError> {
        let (documents, now) = (self.documents(), self.now());
        if kept.moving.is_some() {
            return seek_moves::finish_move(&documents, id, now).await.map(|()| None);
        }
        // What has expired begins no game, also if nobody looked when it could have begun.
        if kept.has_expired(now) {
            self.expire(id, version, kept).await?;
            return Ok(None);
        }
        if kept.forming.is_none() {
            kept.forming = kept.seats_now(now);
            if kept.forming.is_none() {
                return Ok(Some(kept));
            }
            let key = seeks::key_of_id(id)?;
            // After a conflict somebody has come or gone: the next look decides again.
            match documents.write(&key, Some(version), &kept).await? {
                WriteOutcome::Written(_) => {}
                WriteOutcome::Conflict => return Ok(None),
            }
        }
        let (seeks, seek) = (self.clone(), id.to_owned());
        let forming = async move { seeks.tables.form(&seek, &seeks.accounts).await };
        match self.games.in_task(forming).await {
            // No game can come of it.
            Err(AppError::SeekClosed) => drop(self.expire(id, version, kept).await?),
            formed => formed?,
        }
        self.tell_changed();
        Ok(None)
    }

    /// Removes a seek that has waited long enough. That it has expired is written before its players are
    /// told: after that nobody comes and completes it, also at a server whose clock is behind. Returns
    /// whether it has; otherwise somebody has come or gone, is being moved elsewhere, or was quicker.
    pub(super) async fn expire(
        &self,
        id: &str,
        mut version: u64,
        mut kept: KeptSeek,
    ) -> Result<bool, AppError> {
        self.games.right_time()?;
        if kept.moving.is_some() {
            return Ok(false);
        }
        let documents = self.documents();
        if !kept.expired {
            (kept.expired, kept.forming) = (true, None);
            let key = seeks::key_of_id(id)?;
            match documents.write(&key, Some(version), &kept).await? {
                WriteOutcome::Written(written) => version = written,
                WriteOutcome::Conflict => return Ok(false),
            }
        }
        for member in &kept.members {
            let news = AccountNews::SeekExpired { seek: id.to_owned() };
            tell_once(&self.games, &member.player.id, news).await?;
        }
        if seek_moves::remove(&documents, id, version, &kept, self.now()).await? {
            for member in &kept.members {
                own_seeks::forget_member(&documents, &member.player.id, id).await?;
            }
            self.tell_changed();
        }
        Ok(true)
    }
}
