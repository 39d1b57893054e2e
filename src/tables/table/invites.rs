//! The invite of a private table, which opens it to players other than its owner and the seated
//! ones.

use crate::boxed;
use crate::{
    error::TablesError,
    table::{consequences::TableDraft, game::Game, seats::Waits, tables::Tables},
};
use kontor_auth::Player;
use kontor_log::{
    lobby::Lobby,
    table_action::TableAction,
    table_event::{TableEvent, Visibility},
};
use kontor_problems::Refused;
use kontor_service::{requester::RequestKey, runtime::execute::CommandReply};

impl Tables {
    /// Gives a private table a new invite. The one before is no longer accepted, also from
    /// followers who came by it.
    #[boxed]
    pub async fn replace_invite(
        &self,
        player: &Player,
        id: &str,
        key: Option<RequestKey>,
    ) -> Result<CommandReply<Game>, TablesError> {
        let who = player.id.clone();
        let decide = move |lobby: &Lobby| {
            if !lobby.owner.is(&who) {
                return Err(Refused::NotYourTable.into());
            }
            // Nothing follows the end of a game, so that its record stays what was verified.
            if lobby.finished.is_some() {
                return Err(Refused::GameOver.into());
            }
            if lobby.visibility == Visibility::Public {
                return Err(Refused::TablePublic.into());
            }
            if !lobby.may_replace_invite() {
                return Err(Refused::InvitesSpent.into());
            }
            Ok(Some(TableDraft {
                seat: lobby.seat_of(&who),
                action: TableAction::ReplaceInvite { player: who.clone() },
                events: vec![TableEvent::InviteReplaced {}],
            }))
        };
        self.table_command(id, (player, None), key, Waits::ForServer, decide).await
    }
}
