//! Answers to invitations: accepting and declining.

use crate::boxed;
use crate::{
    error::TablesError,
    table::{
        game::Game,
        invitation_lists::{Lists, Side},
        invited::{KeptInvitation, Received, SentLine},
        sit_down::Wanted,
        tables::Tables,
    },
};
use kontor_accounts::player_lists::Unwanted;
use kontor_auth::Player;
use kontor_log::table_event::PlayerRef;
use kontor_problems::Refused;
use kontor_service::{
    account_news::{AccountNews, wake_followers, with_news_of_table},
    documents::{Group, until_settled},
    requester::Requester,
};

impl Tables {
    /// Takes the seat to which the player is invited, or the first free one. Who sits there already
    /// gets the same answer.
    #[boxed]
    pub async fn accept_invitation(
        &self,
        player: &Player,
        game: &str,
        nonce: Option<String>,
    ) -> Result<Game, TablesError> {
        let (tables, player, game) = (self.clone(), player.clone(), game.to_owned());
        let work = async move { tables.accept_in_task(&player, &game, nonce).await };
        self.games.in_task(work).await
    }

    async fn accept_in_task(
        &self,
        player: &Player,
        game: &str,
        nonce: Option<String>,
    ) -> Result<Game, TablesError> {
        let documents = self.documents();
        let received = Received::of(&documents, &player.id).await?;
        let unwanted = Unwanted::by(&documents, &player.id, received.senders()).await?;
        let open = received.open_to(game, self.now()).filter(|kept| !unwanted.block(&kept.by.id));
        let Some(open) = open else {
            // The answer to an earlier request may have been lost.
            let found = self.game(game, &Requester::of(player, None)).await?;
            let sits = |who: &Option<PlayerRef>| who.as_ref().is_some_and(|who| who.is(&player.id));
            let is_seated = found.seats.iter().any(|seat| sits(&seat.player));
            return is_seated.then_some(found).ok_or(Refused::GameUnknown.into());
        };
        let handle = self.games.handle(game).await?;
        let invite = self
            .games
            .read(&handle, |snapshot| match snapshot.lobby.started_at {
                Some(_) => Err(TablesError::from(Refused::GameStarted)),
                None => Ok(snapshot.invite.clone()),
            })
            .await?;
        match self.sit_down(player, game, Wanted::AsInvited, invite, nonce, None).await {
            Ok(done) => Ok(done.answer),
            // The player sat down at the moment in which the owner invited.
            Err(TablesError::Refused(Refused::AlreadySeated)) => {
                let answer = |lists: &mut Lists| lists.answer(game, &player.id);
                let (side, sender) = (Side::Player, &open.by.id);
                Lists::change_by(side, &documents, sender, &player.id, answer).await?;
                self.game(game, &Requester::of(player, None)).await
            }
            Err(error) => Err(error),
        }
    }

    /// Declines an invitation, and tells the owner of the table. The same table cannot invite the
    /// player again before it expires.
    #[boxed]
    pub async fn decline_invitation(&self, player: &Player, game: &str) -> Result<(), TablesError> {
        let (documents, now) = (self.documents(), self.now());
        let received = Received::of(&documents, &player.id).await?;
        let unwanted = Unwanted::by(&documents, &player.id, received.senders()).await?;
        let is_hidden = |kept: &KeptInvitation| unwanted.block(&kept.by.id);
        if received.open_to(game, now).is_some_and(is_hidden) {
            return Err(Refused::GameUnknown.into());
        }
        let found = received.declinable(game, now).ok_or(Refused::GameUnknown)?;
        let KeptInvitation { by, ruleset, .. } = found;
        until_settled(|| async {
            let mut lists = Lists::read_by(Side::Player, &documents, &by.id, &player.id).await?;
            if lists.received.declinable(game, now).is_none() {
                return Err(Refused::GameUnknown.into());
            }
            let line = lists.decline(game, &player.id);
            let mut group = lists.add_to(Group::new());
            if let Some(SentLine { player, at: invited_at, .. }) = line {
                let news = AccountNews::InvitationDeclined { player, invited_at };
                let of_table = (game, &**ruleset, now);
                group = with_news_of_table(&documents, group, &by.id, of_table, news).await?;
            }
            if group.is_empty() {
                return Ok(Some(()));
            }
            let written = documents.write_group(group).await;
            if !matches!(written, Ok(Some(_))) {
                wake_followers(&self.games, &by.id);
            }
            Ok(written?.is_none().then_some(()))
        })
        .await
    }
}
