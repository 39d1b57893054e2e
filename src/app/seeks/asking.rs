//! Requests that put a player into a seek: one of the player's own, or any that fits. Each is
//! answered with one seek, however often it is sent, at any servers: the answer is noted in the
//! list of the player, with the write that makes or changes the seek.

use tokio::sync::OnceCell;

use super::{Newcomer, Seeks};
use crate::{boxed, error::AppError};
use kontor_log::stored::StoredFor;
use kontor_problems::Refused;
use kontor_service::{
    documents::{Group, is_written, until_settled},
    quotas::Storer,
    requester::RequestKey,
    runtime::execute::CommandReply,
    space::Growth,
};
use kontor_tables::table::{
    own_seeks::{self, OwnList},
    seek::Seek,
    seek_games, seek_rows,
    seek_terms::NewSeek,
    seeks::{self, FoundSeek, KeptSeek, Member},
};

/// Where a request has put its player.
pub(super) struct Placed {
    /// Id of the seek.
    pub(super) id: String,
    /// The seek, as long as it is remembered.
    pub(super) kept: Option<KeptSeek>,
    /// Whether an earlier request with the same idempotency key was answered with it.
    pub(super) replayed: bool,
}

/// What a player asks for.
#[derive(Clone, Copy)]
struct Request<'a> {
    storer: &'a Storer,
    terms: &'a NewSeek,
    /// The hash of the game, if any seek that becomes this one is wanted, and not one with just
    /// these terms.
    game_hash: Option<&'a str>,
    key: Option<&'a RequestKey>,
}

impl Request<'_> {
    /// Whether a seek in which the player is already is what is asked for.
    fn fits(&self, kept: &KeptSeek) -> bool {
        match self.game_hash {
            None => !kept.matching && kept.terms == *self.terms,
            hash => kept.game_hash.as_deref() == hash,
        }
    }
}

impl Seeks {
    /// Makes a seek in which the player is. A player who is in an open one with the same terms gets
    /// that one. With an idempotency key, a repeated request gets the same answer also for a while
    /// after the game has begun.
    #[boxed]
    pub async fn create(
        &self,
        storer: &Storer,
        terms: NewSeek,
        key: Option<RequestKey>,
    ) -> Result<CommandReply<Seek>, AppError> {
        let Placed { id, kept, replayed } = self.ask(storer, terms, None, key).await?;
        let kept = kept.ok_or(Refused::SeekUnknown)?;
        Ok(CommandReply { answer: self.shown(id, kept), replayed })
    }

    /// Finds or makes the seek that a request asks for: one with these terms or, if the hash of a
    /// game is given, any that becomes this game. With an idempotency key, a repeated request gets
    /// the same answer also after the game has begun.
    pub(super) async fn ask(
        &self,
        storer: &Storer,
        terms: NewSeek,
        game_hash: Option<String>,
        key: Option<RequestKey>,
    ) -> Result<Placed, AppError> {
        terms.check()?;
        Self::check_player(&storer.player, &terms)?;
        let (seeks, storer) = (self.clone(), storer.clone());
        let work = async move {
            let (game_hash, key) = (game_hash.as_deref(), key.as_ref());
            seeks.ask_in_task(Request { storer: &storer, terms: &terms, game_hash, key }).await
        };
        self.games.in_task(work).await
    }

    async fn ask_in_task(&self, request: Request<'_>) -> Result<Placed, AppError> {
        let Request { storer, terms, key, .. } = request;
        self.games.right_time()?;
        self.games.space.admit(Growth::New)?;
        // The number of seeks from one address is limited: requests that make them here wait for
        // each other.
        let _turn = self.games.turns.take(&format!("seeks from {}", storer.address)).await;
        let by = OnceCell::new();
        until_settled(|| async {
            let (list, own) = self.own_now(&storer.player.id).await?;
            let asked = key.map(|key| list.now.asked(key)).transpose()?.flatten();
            if let Some(id) = asked
                && let Some(placed) = self.answered(request, id, &own).await?
            {
                return Ok(Some(placed));
            }
            self.check_bot_games(&storer.player, terms).await?;
            self.place(request, list, own, &by).await
        })
        .await
    }

    /// The seeks of a player, without those that have expired by the clock of this server: where
    /// the clock is behind, others could still come into them.
    async fn own_now(&self, player: &str) -> Result<(OwnList, Vec<FoundSeek>), AppError> {
        until_settled(|| async {
            loop {
                let (list, own) = own_seeks::read(&self.documents(), player).await?;
                let Some(expired) = own.iter().find(|found| found.kept.has_expired(self.now()))
                else {
                    return Ok(Some((list, own)));
                };
                if !self.expire(expired).await? {
                    return Ok(None);
                }
            }
        })
        .await
    }

    /// What has become of an earlier request, whose answer was this seek.
    async fn answered(
        &self,
        request: Request<'_>,
        id: &str,
        own: &[FoundSeek],
    ) -> Result<Option<Placed>, AppError> {
        let player = &request.storer.player;
        let placed = |kept| Placed { id: id.to_owned(), kept, replayed: true };
        if let Some(found) = own.iter().find(|found| found.id() == id) {
            return Ok(Some(placed(Some(found.kept.clone()))));
        }
        let done = seek_games::read_done(&self.documents(), id).await?;
        if let Some(done) = done.filter(|done| done.has(&player.id)) {
            return Ok(Some(placed(Some(done))));
        }
        // What a seek was is not remembered as long as its game.
        let has_begun = request.game_hash.is_some()
            && self.tables.has_played(id, &player.id).await? == Some(true);
        Ok(has_begun.then(|| placed(None)))
    }

    /// Puts the player where the request wants it: in a seek where the player is already, in one
    /// that others have made, or in a new one. `None` after a conflict.
    async fn place(
        &self,
        request: Request<'_>,
        mut list: OwnList,
        own: Vec<FoundSeek>,
        by: &OnceCell<StoredFor>,
    ) -> Result<Option<Placed>, AppError> {
        let Request { storer, terms, game_hash, key } = request;
        let player = &storer.player;
        let placed = |id, kept| Placed { id, kept: Some(kept), replayed: false };
        if let Some(found) = own.into_iter().find(|found| request.fits(&found.kept)) {
            list.now.answer(key.cloned(), &found.id());
            let group = list.put_if_changed(Group::for_living(&player.id));
            let is_noted =
                group.is_empty() || is_written(self.documents().write_group(group).await?)?;
            return Ok(is_noted.then(|| placed(found.id(), found.kept)));
        }
        let fitting = match game_hash {
            Some(hash) => self.oldest_fitting(player, terms, hash).await?,
            None => None,
        };
        let place = match &fitting {
            Some(fitting) => fitting.found.place,
            None => seeks::fresh_place(self.now(), self.games.entropy()),
        };
        let id = seeks::seek_id(&place);
        list.now.enter(&id, self.now())?;
        list.now.answer(key.cloned(), &id);
        let by = self.admitted(storer, by).await?;
        let who = Newcomer { player, matched: game_hash.is_some() };
        let kept = match fitting {
            Some(fitting) => self.come_in(&who, by, fitting, list).await?,
            None => self.make(&place, &who, by, terms, &list).await?,
        };
        Ok(kept.map(|kept| placed(id, kept)))
    }

    /// Makes a seek, with the list of the player who is in it. `None` after a conflict.
    async fn make(
        &self,
        place: &seeks::SeekPlace,
        who: &Newcomer<'_>,
        by: StoredFor,
        terms: &NewSeek,
        list: &OwnList,
    ) -> Result<Option<KeptSeek>, AppError> {
        let (documents, player) = (self.documents(), who.player);
        seek_rows::check_address(&documents, &by.address).await?;
        let points = self.points(player, terms).await?;
        let member = Member { player: player.clone(), by, points, matched: who.matched };
        let kept = KeptSeek::new(terms.clone(), member, self.now());
        let group =
            seek_rows::made(list.put_if_changed(Group::for_living(&player.id)), place, &kept);
        if !is_written(documents.write_group(group).await?)? {
            return Ok(None);
        }
        self.tell_changed();
        Ok(Some(kept))
    }
}
