//! Requests that put a player into a seek: one of the player's own, or any that fits. Each is answered
//! with one seek, however often it is sent, at whichever servers.
//!
//! The list of the player notes the answer first, at the version that was read, so of two requests at
//! the same moment one looks again and finds what the other one has noted. Only then the seek is made
//! or entered.

use super::{Newcomer, Seeks, is_refusal};
use crate::{
    documents::WriteOutcome,
    error::{AppError, StoreFault},
    quotas::Storer,
    requester::RequestKey,
    runtime::conflicts::{self, ATTEMPTS_MAX},
    space::Growth,
    table::{
        own_seeks::{self, AskedMatch, OwnSeeks},
        seek_games, seek_moves, seek_rows,
        seek_terms::NewSeek,
        seeks::{self, KeptSeek, Member, Place as SeekPlace},
    },
    time::Timestamp,
};
use kontor_auth::Player;

/// Which seek a player asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    /// One with just these terms.
    Own,
    /// Any that becomes this game.
    Match,
}

/// Where a request has put its player.
pub(super) struct Placed {
    /// Id of the seek.
    pub(super) id: String,
    /// The seek, as long as it is remembered.
    pub(super) kept: Option<KeptSeek>,
    /// Whether the game has begun, and the seek is over.
    pub(super) is_done: bool,
    /// Whether an earlier request with the same idempotency key was answered with it.
    pub(super) replayed: bool,
}

/// Where a player is to be.
enum Place {
    /// In a seek in which the player is already.
    Own(Box<KeptSeek>),
    /// In a seek that others have made.
    Other,
    /// In a new one.
    New,
    /// In none before this one is withdrawn, into which another request was to bring the player.
    Withdrawn,
}

/// What a player asks for.
#[derive(Clone, Copy)]
struct Request<'a> {
    player: &'a Player,
    terms: &'a NewSeek,
    /// The hash of what is asked for.
    hash: &'a str,
    wanted: Wanted,
}

impl Request<'_> {
    /// Whether a seek in which the player is already is what is asked for.
    fn fits(&self, kept: &KeptSeek, now: Timestamp) -> bool {
        match self.wanted {
            Wanted::Own => !kept.matching && kept.terms == *self.terms && kept.is_open(now),
            Wanted::Match => kept.game_hash.as_deref() == Some(self.hash) && !kept.has_expired(now),
        }
    }
}

impl Seeks {
    /// Finds or makes the seek that a request asks for. With an idempotency key, a repeated request
    /// gets the same answer also after the game has begun.
    pub(super) async fn ask(
        &self,
        storer: &Storer,
        terms: NewSeek,
        wanted: Wanted,
        key: Option<RequestKey>,
    ) -> Result<Placed, AppError> {
        terms.check()?;
        Self::check_player(&storer.player, &terms)?;
        let (seeks, storer) = (self.clone(), storer.clone());
        let work = async move { seeks.ask_in_task(&storer, &terms, wanted, key).await };
        self.games.in_task(work).await
    }

    async fn ask_in_task(
        &self,
        storer: &Storer,
        terms: &NewSeek,
        wanted: Wanted,
        key: Option<RequestKey>,
    ) -> Result<Placed, AppError> {
        let (documents, player) = (self.documents(), &storer.player);
        self.games.right_time()?;
        self.games.space.admit(Growth::New)?;
        let hash = match wanted {
            Wanted::Own => terms.hash(),
            Wanted::Match => terms.game_hash().ok_or(AppError::RulesetUnknown)?,
        };
        let mut is_counted = false;
        for attempt in 1..=ATTEMPTS_MAX {
            if !self.end_expired(&player.id).await? {
                continue;
            }
            let (version, mut own) = own_seeks::of(&documents, &player.id).await?;
            if !own.withdrawn.is_empty() {
                own_seeks::prevent_entry(&documents, &player.id, &own.withdrawn, self.now())
                    .await?;
                continue;
            }
            if let Some(asked) = own.asked(key.as_ref(), &hash)?.filter(|_| key.is_some())
                && let Some(placed) = self.answered(player, &asked.seek, wanted).await?
            {
                return Ok(placed);
            }
            self.check_bot_games(player, terms).await?;
            let request = Request { player, terms, hash: &hash, wanted };
            let (id, place) = self.place_for(request, &own).await?;
            let before = own.clone();
            let is_new = matches!(place, Place::New | Place::Other) && !own.ids.contains(&id);
            if is_new && !is_counted {
                own.count(self.now())?;
            }
            if let Place::Withdrawn = place {
                own.withdraw(&id);
            } else if !own.answer(key.clone(), &hash, &id, self.now()) {
                let there = own_seeks::still_there(&documents, &player.id).await?;
                own.prune(&there, self.now());
                if own.is_too_long() {
                    return Err(AppError::SeeksSpent);
                }
            }
            // The list comes first. If another request of the player was faster, all is looked at anew.
            if own != before && !own_seeks::write(&documents, &player.id, version, &own).await? {
                conflicts::pause(self.games.entropy(), attempt).await;
                continue;
            }
            is_counted |= is_new;
            let entered = match place {
                Place::Withdrawn => continue,
                Place::Own(kept) => Some(*kept),
                Place::Other | Place::New => self.enter(&id, terms, storer, wanted, &place).await?,
            };
            if let Some(kept) = entered {
                self.form_if_complete(&id, &kept).await;
                return Ok(Placed { id, kept: Some(kept), is_done: false, replayed: false });
            }
            own_seeks::forget_member(&documents, &player.id, &id).await?;
            conflicts::pause(self.games.entropy(), attempt).await;
        }
        Err(AppError::Store(StoreFault("the seeks keep changing".to_owned())))
    }

    /// Ends the seeks of a player that have expired by the clock of this server, before the player gets
    /// another one: where the clock is behind, others could still come into them. Returns whether none is
    /// left.
    async fn end_expired(&self, player: &str) -> Result<bool, AppError> {
        let (documents, now) = (self.documents(), self.now());
        for id in own_seeks::of(&documents, player).await?.1.ids {
            seek_moves::finish_move(&documents, &id, now).await?;
            if let Some(found) = seeks::read(&documents, &id).await?
                && found.value.has(player)
                && found.value.has_expired(now)
                && !self.expire(&id, found.version, found.value).await?
            {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// What has become of an earlier request, whose answer was this seek.
    async fn answered(
        &self,
        player: &Player,
        id: &str,
        wanted: Wanted,
    ) -> Result<Option<Placed>, AppError> {
        let documents = self.documents();
        seek_moves::finish_move(&documents, id, self.now()).await?;
        let (_, own) = own_seeks::of(&documents, &player.id).await?;
        // The move may have changed the answer.
        let id = match own.ids.iter().any(|known| known == id) {
            true => id.to_owned(),
            false => self.moved_from(player, id).await?.unwrap_or_else(|| id.to_owned()),
        };
        let placed = |kept, is_done| Placed { id: id.clone(), kept, is_done, replayed: true };
        if let Some(found) = seeks::read(&documents, &id).await?
            && found.value.has(&player.id)
            && !found.value.has_expired(self.now())
        {
            return Ok(Some(placed(Some(found.value), false)));
        }
        if let Some(done) = seek_games::read_done(&documents, &id).await?
            && done.has(&player.id)
        {
            return Ok(Some(placed(Some(done), true)));
        }
        // What a seek was is not remembered as long as its game.
        let has_begun =
            wanted == Wanted::Match && self.tables.has_played(&id, &player.id).await? == Some(true);
        Ok(has_begun.then(|| placed(None, true)))
    }

    async fn moved_from(&self, player: &Player, id: &str) -> Result<Option<String>, AppError> {
        let own = own_seeks::of_player(&self.documents(), &player.id).await?;
        Ok(own.into_iter().find(|(_, kept)| kept.came_from(id, &player.id)).map(|(id, _)| id))
    }

    /// Where the player is to be.
    async fn place_for(
        &self,
        request: Request<'_>,
        own: &OwnSeeks,
    ) -> Result<(String, Place), AppError> {
        let (documents, now) = (self.documents(), self.now());
        let Request { player, terms, hash, wanted } = request;
        for id in &own.ids {
            seek_moves::finish_move(&documents, id, now).await?;
        }
        for (id, kept) in own_seeks::of_player(&documents, &player.id).await? {
            if request.fits(&kept, now) {
                return Ok((id, Place::Own(Box::new(kept))));
            }
        }
        if let Some(noted) = self.noted(request, own).await? {
            return Ok(noted);
        }
        let other = match wanted {
            Wanted::Own => None,
            Wanted::Match => self.oldest_fitting(player, terms, hash).await?,
        };
        match other {
            Some(id) => Ok((id, Place::Other)),
            None => {
                let place = seeks::fresh_place(now, self.games.entropy());
                Ok((seeks::seek_id(&place), Place::New))
            }
        }
    }

    /// Where the player is to be because another request of the player has noted a seek, and may be
    /// about to make it or to bring the player in.
    async fn noted(
        &self,
        request: Request<'_>,
        own: &OwnSeeks,
    ) -> Result<Option<(String, Place)>, AppError> {
        let (documents, now) = (self.documents(), self.now());
        let Request { player, terms, hash, wanted } = request;
        let noted = own.matches.iter().filter(|asked| asked.terms == hash);
        for AskedMatch { seek: id, .. } in noted.filter(|asked| own.ids.contains(&asked.seek)) {
            let place = match seeks::read(&documents, id).await?.map(|found| found.value) {
                // It has just been made or entered.
                Some(kept) if kept.has(&player.id) => match request.fits(&kept, now) {
                    true => Place::Own(Box::new(kept)),
                    false => continue,
                },
                Some(kept) => {
                    let points = self.points(player, terms).await?;
                    match wanted == Wanted::Match && self.takes(&kept, hash, player, points).await?
                    {
                        true => Place::Other,
                        false => Place::Withdrawn,
                    }
                }
                None if seeks::can_be_made(id, now)
                    && self.tables.has_played(id, &player.id).await?.is_none() =>
                {
                    Place::New
                }
                None => continue,
            };
            return Ok(Some((id.clone(), place)));
        }
        Ok(None)
    }

    /// Puts a player into a seek, or into a new one with this id; `None` if it does not take the
    /// player any more.
    async fn enter(
        &self,
        id: &str,
        terms: &NewSeek,
        storer: &Storer,
        wanted: Wanted,
        place: &Place,
    ) -> Result<Option<KeptSeek>, AppError> {
        let (documents, player) = (self.documents(), &storer.player);
        let matched = wanted == Wanted::Match;
        let by = match self.games.quotas.admit(storer, 0).await {
            Ok(by) => by,
            Err(refused) => {
                own_seeks::forget_member(&documents, &player.id, id).await?;
                return Err(refused);
            }
        };
        if let Place::New = place {
            let points = self.points(player, terms).await?;
            let member = Member { player: player.clone(), by: by.clone(), points, matched };
            let kept = KeptSeek::new(terms.clone(), member, self.now());
            let place = seeks::place_of(id, "k").ok_or(AppError::SeekUnknown)?;
            if let Err(refused) = seek_rows::note(&documents, &place, &kept).await {
                if let AppError::SeeksSpent = refused {
                    own_seeks::forget_member(&documents, &player.id, id).await?;
                }
                return Err(refused);
            }
            // This took so long that a repeated request may have made another one.
            if !seeks::can_be_made(id, self.now()) {
                return Ok(None);
            }
            // Otherwise another request of the player has made it.
            let key = seeks::key_of(&place);
            if let WriteOutcome::Written(version) = documents.write(&key, None, &kept).await? {
                if self.was_made_before(player, id).await? {
                    self.unmake(player, (&place, version), &kept).await?;
                    return Ok(None);
                }
                own_seeks::note_anyway(&documents, &player.id, id, self.now()).await?;
                self.tell_changed();
                return Ok(Some(kept));
            }
        }
        match self.add(&Newcomer { player, matched }, by, id).await {
            Ok(kept) => Ok(Some(kept)),
            Err(error) if is_refusal(&error) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Whether another request of the player had made this seek before, so long ago that its game has
    /// begun, or the player was moved into another one.
    async fn was_made_before(&self, player: &Player, id: &str) -> Result<bool, AppError> {
        let documents = self.documents();
        Ok(seek_games::read_done(&documents, id).await?.is_some()
            || !own_seeks::is_answer(&documents, &player.id, id).await?)
    }

    /// Takes back that a seek was made anew. What is remembered of the one that was there stays.
    async fn unmake(
        &self,
        player: &Player,
        (place, version): (&SeekPlace, u64),
        kept: &KeptSeek,
    ) -> Result<(), AppError> {
        let (documents, now) = (self.documents(), self.now());
        match documents.remove_if(&seeks::key_of(place), version).await? {
            true => seek_games::forget_rows(&documents, place, kept, now).await,
            // Somebody has come meanwhile, and waits there for others until it expires.
            false => {
                seeks::leave(&documents, &player.id, &seeks::seek_id(place), now).await.map(drop)
            }
        }
    }
}
