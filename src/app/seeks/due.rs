//! What is due for seeks: one that has waited long enough begins its game with fewer players or
//! expires, and the receipt of one whose game has begun is deleted.

use async_trait::async_trait;

use super::{
    Seeks,
    put_together::{LOOK_INTERVAL, PutTogether},
};
use crate::{boxed, error::AppError};
use kontor_problems::Refused;
use kontor_service::{
    account_news::{AccountNews, wake_followers, with_news},
    documents::Group,
    error::ServiceError,
    jobs::{self, Job, Page, Part, Plan, Servers, rows},
    runtime::jobs::JobKind,
};
use kontor_tables::{
    error::TablesError,
    table::{
        own_seeks::OwnLists,
        seek_games,
        seeks::{self, FoundSeek, KeptSeek, SeekPlace},
    },
};

/// Maximum number of seeks for which something is done in one look.
const AT_A_TIME_MAX: usize = 1_000;

/// Does what is due for seeks, whose ids are their places here.
pub(crate) struct DueSeeks(pub(crate) Seeks);

#[async_trait(?Send)]
impl Job for DueSeeks {
    fn plan(&self) -> Plan {
        let plan = Plan::new(JobKind::Seeks, LOOK_INTERVAL, AT_A_TIME_MAX);
        Plan { servers: Servers::OneOfAll, ..plan }
    }

    async fn due(&self, part: Part<'_>) -> Result<Page, ServiceError> {
        rows::due_in_documents(&self.0.documents(), JobKind::Seeks, part).await
    }

    async fn run(&self, id: &str) -> Result<u64, ServiceError> {
        match seeks::place_of_hex(id) {
            Some(place) => Ok(self.0.look_at(&place).await.map(|()| 1)?),
            None => Ok(0),
        }
    }
}

impl Seeks {
    /// Does what there is to do now: for seeks for which something is due, and for those among
    /// which players can be moved.
    #[boxed(?Send)]
    pub async fn update(&self) -> Result<(), AppError> {
        let due = jobs::do_all(&self.games, Box::new(DueSeeks(self.clone()))).await;
        let moved = jobs::do_all(&self.games, Box::new(PutTogether(self.clone()))).await;
        Ok(due.and(moved).map(drop)?)
    }

    /// Does what is due for a seek. After a conflict the next look decides again.
    async fn look_at(&self, place: &SeekPlace) -> Result<(), AppError> {
        let (documents, now) = (self.documents(), self.now());
        let Some(found) = seeks::read(&documents, &seeks::seek_id(place)).await? else {
            return Ok(seek_games::forget_done(&documents, place, now).await?);
        };
        // An expired seek begins no game, also if no server looked when it could have begun.
        if found.kept.has_expired(now) {
            return self.expire(&found).await.map(drop);
        }
        if now < found.kept.due_at() {
            return Ok(());
        }
        let Some(seats) = found.kept.seats_now(now) else {
            let waiting = KeptSeek { has_waited: true, ..found.kept.clone() };
            let group = found.becomes(Group::new(), &waiting);
            return Ok(documents.write_group(group).await.map(drop)?);
        };
        let complete = (&found, &found.kept, seats);
        let lists = OwnLists::default();
        match self.tables.begin(&self.accounts, complete, lists, Group::new()).await {
            Err(TablesError::Refused(Refused::SeekClosed)) => self.expire(&found).await.map(drop),
            Ok(None) => {
                self.tell_changed();
                Ok(())
            }
            begun => Ok(begun.map(drop)?),
        }
    }

    /// Removes a seek that begins no game any more, with its place in the lists of its players, and
    /// tells them. Returns whether it has; otherwise a player has come or gone, or another server
    /// was quicker.
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
