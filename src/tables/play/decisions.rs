//! Reading open decisions.

use crate::boxed;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    error::TablesError,
    play::moves::Play,
    table::{access::admit, lists::conceal},
};
use kontor_contract::{
    decision::{Decision, DecisionFields, open_decision},
    redaction::{decision_for, decisions_for},
};
use kontor_problems::Refused;
use kontor_service::requester::Requester;

/// The open decisions of a game.
#[derive(Debug, Serialize, ToSchema)]
pub struct DecisionList {
    /// Seq of the last event that they take into account.
    pub seq: u64,
    /// The decisions, by seat.
    pub items: Vec<Decision>,
}

impl Play {
    /// The open decisions of a game, redacted for the requester, with their entity tag.
    #[boxed]
    pub async fn decisions(
        &self,
        id: &str,
        requester: &Requester,
        fields: DecisionFields,
    ) -> Result<(DecisionList, String), TablesError> {
        let found = async {
            let handle = self.games.handle(id).await?;
            self.games
                .read(&handle, |snapshot| {
                    admit(snapshot, requester)?;
                    let player = requester.player.as_deref();
                    let items = decisions_for(snapshot, player, fields);
                    let part = match fields {
                        DecisionFields::All => "decisions",
                        DecisionFields::Short => "short decisions",
                    };
                    let tag = self.tags.of(snapshot.seq, snapshot.viewer(player), part);
                    Ok((DecisionList { seq: snapshot.seq, items }, tag))
                })
                .await
        };
        conceal(&self.games, id, requester, found.await).await
    }

    /// One open decision, redacted for the requester.
    #[boxed]
    pub async fn decision(
        &self,
        id: &str,
        decision: &str,
        requester: &Requester,
        fields: DecisionFields,
    ) -> Result<Decision, TablesError> {
        let found = async {
            let handle = self.games.handle(id).await?;
            self.games
                .read(&handle, |snapshot| {
                    admit(snapshot, requester)?;
                    let open = open_decision(snapshot, decision).ok_or(Refused::DecisionUnknown)?;
                    let player = requester.player.as_deref();
                    Ok(decision_for(snapshot, open, player, fields))
                })
                .await
        };
        conceal(&self.games, id, requester, found.await).await
    }
}
