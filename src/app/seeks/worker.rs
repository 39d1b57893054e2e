//! What is due for seeks: one that has waited long enough begins its game with fewer players or
//! expires, and what is remembered of one whose game has begun is forgotten. The same loop puts players
//! of different seeks together.

use crate::boxed;
use std::time::Duration;

use tokio::time::{Instant, MissedTickBehavior, interval_at};

use super::Seeks;
use crate::{
    account_events::{AccountNews, wake_followers, with_news},
    documents::Group,
    error::AppError,
    runtime::duties::Duty,
    table::{
        own_seeks::OwnLists,
        seek_games, seek_rows,
        seeks::{self, FoundSeek, KeptSeek, Place},
    },
};

/// How often the server looks for seeks for which something is due.
const LOOK_INTERVAL: Duration = Duration::from_secs(1);

/// Maximum number of seeks for which something is due that one look takes; the others are due at the
/// next one.
const DUE_AT_A_TIME_MAX: usize = 1_000;

/// By this name one of the servers that share a store is chosen to look.
const DUTY: &str = "seeks";

impl Seeks {
    /// Looks after seeks until the server stops. Of several servers on one store one does it; if two
    /// do, one of them has a conflict each time.
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

    /// Does what there is to do now: for seeks for which something is due, and for those among which
    /// players can be moved.
    pub async fn update(&self) -> Result<(), AppError> {
        if self.games.space.is_read_only() {
            return Ok(());
        }
        for place in seek_rows::due(&self.documents(), self.now(), DUE_AT_A_TIME_MAX).await? {
            // One that fails must not keep all others from their turn.
            if let Err(error) = self.look_at(&place).await {
                self.games.duties.failed(Duty::Seeks);
                let seek = seeks::seek_id(&place);
                tracing::warn!(seek, %error, "what is due for a seek is done later");
            }
        }
        self.put_together().await
    }

    /// Does what is due for a seek. After a conflict the next look decides again.
    async fn look_at(&self, place: &Place) -> Result<(), AppError> {
        let (documents, now) = (self.documents(), self.now());
        let Some(found) = seeks::read(&documents, &seeks::seek_id(place)).await? else {
            return seek_games::forget_done(&documents, place, now).await;
        };
        // What has expired begins no game, also if nobody looked when it could have begun.
        if found.kept.has_expired(now) {
            return self.expire(&found).await.map(drop);
        }
        if now < found.kept.due_at() {
            return Ok(());
        }
        let Some(seats) = found.kept.seats_now(now) else {
            let waiting = KeptSeek { has_waited: true, ..found.kept.clone() };
            let group = found.becomes(Group::new(), &waiting);
            return documents.write_group(group).await.map(drop);
        };
        let complete = (&found, &found.kept, seats);
        let lists = OwnLists::default();
        match self.tables.begin(&self.accounts, complete, lists, Group::new()).await {
            Err(AppError::SeekClosed) => self.expire(&found).await.map(drop),
            Ok(None) => {
                self.tell_changed();
                Ok(())
            }
            begun => begun.map(drop),
        }
    }

    /// Removes a seek that begins no game any more, with its place in the lists of its players, and
    /// tells them. Returns whether it has; otherwise somebody has come or gone, or was quicker.
    pub(super) async fn expire(&self, found: &FoundSeek) -> Result<bool, AppError> {
        self.games.right_time()?;
        let (documents, id) = (self.documents(), found.id());
        let (mut lists, mut group) = (OwnLists::default(), found.goes(Group::new()));
        for member in &found.kept.members {
            let player = &member.player.id;
            lists.of(&documents, player).await?.forget(&id);
            let news = AccountNews::SeekExpired { seek: id.clone() };
            group = with_news(&self.games, group, player, news).await?;
        }
        if documents.write_group(lists.add_to(group)).await?.is_some() {
            return Ok(false);
        }
        self.tell_changed();
        found.kept.members.iter().for_each(|member| wake_followers(&self.games, &member.player.id));
        Ok(true)
    }
}
