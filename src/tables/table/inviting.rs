//! Inviting players by name: one, or with the table of a rematch all who played the game.

use std::sync::Arc;

use crate::boxed;
use crate::{
    error::{TablesError, seats_of},
    table::{
        invitation_lists::read_lists,
        invitations::{SentInvitation, waiting},
        invited::{
            INVITATION_LIFETIME_MS, INVITATIONS_RECEIVED_MAX, KeptInvitation, Received, Sent,
            SentLine,
        },
        tables::Tables,
    },
};
use kontor_accounts::player_lists::Unwanted;
use kontor_auth::{Player, PlayerKind};
use kontor_log::{lobby::Lobby, time::Timestamp};
use kontor_problems::Refused;
use kontor_rules::Seat;
use kontor_service::{
    account_news::wake_followers,
    documents::{Group, is_written_for, until_settled},
    requester::player_ref,
    runtime::games::Games,
    space::Growth,
};
use kontor_store::Precondition;

/// Invitations that are to be written.
pub(super) struct Inviting {
    /// The changes; none where no player can be invited.
    pub(super) group: Group,
    /// What comes of each.
    pub(super) results: Vec<Result<SentInvitation, TablesError>>,
    /// The players who did not have theirs before.
    pub(super) told: Vec<Arc<str>>,
}

impl Tables {
    /// Invites a player, if there is one, to a table of the caller, or changes the seat of an
    /// invitation.
    #[boxed]
    pub async fn invite(
        &self,
        owner: &Player,
        game: &str,
        player: Option<Player>,
        seat: Option<Seat>,
    ) -> Result<SentInvitation, TablesError> {
        let (tables, owner, game) = (self.clone(), owner.clone(), game.to_owned());
        let work = async move {
            // Whether the caller may know the table is said before anything about players.
            let check = |lobby: &Lobby| check_invitation(lobby, &owner, player.as_ref(), seat);
            let (ruleset, ()) = tables.own_lobby(&owner, &game, check).await?;
            let asked = [(player.clone().ok_or(Refused::PlayerUnknown)?, seat)];
            let mut sent = tables.send_invitations(&owner, (&game, &ruleset), &asked).await?;
            sent.pop().expect("there is one for each player")
        };
        self.games.in_task(work).await
    }

    /// Invites these players by one write. Returns what came of each.
    async fn send_invitations(
        &self,
        owner: &Player,
        (game, ruleset): (&str, &str),
        asked: &[(Player, Option<Seat>)],
    ) -> Result<Vec<Result<SentInvitation, TablesError>>, TablesError> {
        self.games.space.admit(Growth::New)?;
        let at = self.now();
        until_settled(|| async {
            let Inviting { group, results, told } =
                self.inviting(owner, (game, ruleset, at), asked).await?;
            if group.is_empty() {
                return Ok(Some(results));
            }
            let written = self.documents().write_group(group).await;
            // Each look at the news of an account reads much, so only a new one wakes followers.
            // After a fault of the store it may be there.
            if !matches!(written, Ok(Some(_))) {
                told.iter().for_each(|player| wake_followers(&self.games, player));
            }
            Ok(is_written_for(&owner.id, written?)?.then_some(results))
        })
        .await
    }

    /// What a group changes by which these players are invited, each to this seat. It depends on
    /// the blocks of all of them: one that is confirmed before the write holds.
    pub(super) async fn inviting(
        &self,
        owner: &Player,
        (game, ruleset, at): (&str, &str, Timestamp),
        asked: &[(Player, Option<Seat>)],
    ) -> Result<Inviting, TablesError> {
        let documents = self.documents();
        let line = |(player, seat): &(Player, Option<Seat>)| SentLine {
            game: game.to_owned(),
            player: player_ref(player),
            seat: *seat,
            at,
            expires_at: Timestamp(at.0 + INVITATION_LIFETIME_MS),
        };
        let lines: Vec<SentLine> = asked.iter().map(line).collect();
        let ids: Vec<&str> = lines.iter().map(|line| &*line.player.id).collect();
        let players = lines.iter().map(|line| &line.player);
        let (unwanted, blocks) = Unwanted::noted_by(&documents, &owner.id, players).await?;
        let (mut sent, received) = read_lists(&documents, &owner.id, &ids).await?;
        let mut group = Group::for_living(&owner.id).unless_any_changed([blocks]);
        let (mut results, mut told) = (Vec::new(), Vec::new());
        for (line, mut list) in lines.into_iter().zip(received) {
            let noted = match &*line.player.id {
                // The group would conflict each time.
                player if documents.is_gone(player).await? => Err(Refused::PlayerUnknown.into()),
                // It would lead nowhere, and tell the player of the block.
                player if unwanted.block(player) => Err(Refused::NotInvitable.into()),
                _ => self.note(&mut sent, &mut list, &line, (owner, ruleset)).await,
            };
            match noted {
                Ok((is_new, blocks)) => {
                    let player = &line.player.id;
                    group = list.put_or_hold(group).if_living(player).unless_any_changed([blocks]);
                    told.extend(is_new.then(|| player.clone()));
                    results.push(Ok(line.into()));
                }
                Err(error @ (TablesError::Store(_) | TablesError::Internal(_))) => {
                    return Err(error);
                }
                Err(refusal) => results.push(Err(refusal)),
            }
        }
        let is_noted = results.iter().any(Result::is_ok);
        let group = if is_noted { sent.put_or_hold(group) } else { Group::new() };
        Ok(Inviting { group, results, told })
    }

    /// Notes an invitation in both lists, or in none of them. Returns whether the player did not
    /// have it before, and what says whom the player has blocked.
    async fn note(
        &self,
        sent: &mut Sent,
        received: &mut Received,
        line: &SentLine,
        (owner, ruleset): (&Player, &str),
    ) -> Result<(bool, Precondition), TablesError> {
        let new = KeptInvitation {
            game: line.game.clone(),
            ruleset: ruleset.to_owned(),
            by: player_ref(owner),
            seat: line.seat,
            at: line.at,
            expires_at: line.expires_at,
            declined: false,
            withdrawn: false,
        };
        let mut noted = sent.clone();
        self.note_sent(&mut noted, line).await?;
        let found = self.note_received(received, &line.player.id, &new).await?;
        *sent = noted;
        Ok(found)
    }

    /// Where the limits are reached, tables that wait for no player any more do not count.
    async fn note_sent(&self, sent: &mut Sent, line: &SentLine) -> Result<(), TablesError> {
        if sent.add(line.clone()).is_ok() {
            return Ok(());
        }
        let dead = dead(&self.games, sent.lines.iter().map(|line| line.game.clone())).await;
        sent.forget(&dead);
        sent.add(line.clone())
    }

    /// Returns the same.
    async fn note_received(
        &self,
        received: &mut Received,
        player: &str,
        new: &KeptInvitation,
    ) -> Result<(bool, Precondition), TablesError> {
        let senders = received.senders().chain([&new.by]);
        let (unwanted, blocks) = Unwanted::noted_by(&self.documents(), player, senders).await?;
        let dead = match received.all().len() < INVITATIONS_RECEIVED_MAX {
            true => Vec::new(),
            false => dead(&self.games, received.all().iter().map(|kept| kept.game.clone())).await,
        };
        Ok((received.add(new.clone(), &unwanted, &dead)?, blocks))
    }
}

/// Whether the table waits for this player.
pub(super) fn check_invitation(
    lobby: &Lobby,
    owner: &Player,
    player: Option<&Player>,
    seat: Option<Seat>,
) -> Result<(), TablesError> {
    // Guests are made in a moment: what they could send could not be stopped by a block.
    if owner.kind == PlayerKind::Guest {
        return Err(Refused::UserNeeded.into());
    }
    if lobby.started_at.is_some() {
        return Err(Refused::GameStarted.into());
    }
    let player = player.ok_or(Refused::PlayerUnknown)?;
    if owner.id == player.id || lobby.seat_of(&player.id).is_some() {
        return Err(Refused::AlreadySeated.into());
    }
    if lobby.rated && Some(player.kind) != lobby.owner.kind {
        return Err(Refused::RatedTable.into());
    }
    let Some(seat) = seat else { return Ok(()) };
    match lobby.seats.get(seat.index()) {
        None => {
            Err(TablesError::BodyInvalid { pointer: "/seat".to_owned(), what: seats_of(lobby) })
        }
        Some(Some(_)) => Err(Refused::SeatTaken.into()),
        Some(None) => Ok(()),
    }
}

/// Those of these tables that do not wait for players any more.
async fn dead(games: &Games, tables: impl Iterator<Item = String>) -> Vec<String> {
    let mut dead = Vec::new();
    for game in tables {
        if !dead.contains(&game) && waiting(games.events(), &game).await.is_none() {
            dead.push(game);
        }
    }
    dead
}

#[cfg(test)]
mod tests;
