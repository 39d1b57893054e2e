//! Open decisions in the form that clients receive: choices, ready-made actions and a JSON Schema,
//! all generated from the same templates.

use crate::boxed;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    catalogue::Refused,
    contract::{
        answers::Answers,
        any_game::Ways,
        decision::{Decision, DecisionFields, decision_id, seat_of_id},
        labels::{self, Labelled},
    },
    error::AppError,
    log::snapshot::Snapshot,
    play::moves::Play,
    requester::Requester,
    table::{access::admit, lists::conceal},
};
use kontor_rules::{OpenDecision, Seat};

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
    ) -> Result<(DecisionList, String), AppError> {
        let found = async {
            let handle = self.games.handle(id).await?;
            self.games
                .read(&handle, |snapshot| {
                    admit(snapshot, requester)?;
                    let player = requester.player.as_deref();
                    let items = snapshot.decisions(player, fields);
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
    ) -> Result<Decision, AppError> {
        let found = async {
            let handle = self.games.handle(id).await?;
            self.games
                .read(&handle, |snapshot| {
                    admit(snapshot, requester)?;
                    let open = snapshot.open_decision(decision).ok_or(Refused::DecisionUnknown)?;
                    let player = requester.player.as_deref();
                    Ok(snapshot.decision(open, snapshot.asks(open, player), fields))
                })
                .await
        };
        conceal(&self.games, id, requester, found.await).await
    }
}

impl Snapshot {
    /// The open decisions, redacted for this player.
    pub fn decisions(&self, player: Option<&str>, fields: DecisionFields) -> Vec<Decision> {
        let open = self.open().iter();
        open.map(|open| self.decision(open, self.asks(open, player), fields)).collect()
    }

    /// Whether the decision is one of this player's, so that the player may know how it can be
    /// answered.
    fn asks(&self, open: &OpenDecision, player: Option<&str>) -> bool {
        player.is_some_and(|player| self.lobby.sits_on(player, open.seat))
    }

    /// The open decisions of one seat; with `fields`, how they can be answered as well.
    pub(crate) fn own_decisions(
        &self,
        seat: Seat,
        fields: Option<DecisionFields>,
    ) -> Vec<Decision> {
        let own = self.open().iter().filter(|open| open.seat == seat);
        own.map(|open| match fields {
            Some(fields) => self.decision(open, true, fields),
            None => self.decision(open, false, DecisionFields::Short),
        })
        .collect()
    }

    /// The open decision with that id.
    pub fn open_decision(&self, id: &str) -> Option<&OpenDecision> {
        let seat = seat_of_id(id)?;
        self.open().iter().find(|open| open.seat == seat && decision_id(open) == id)
    }

    /// One decision, for the player who is asked or for anybody else.
    fn decision(&self, open: &OpenDecision, is_asked: bool, fields: DecisionFields) -> Decision {
        let mut decision = Decision {
            id: decision_id(open),
            seat: open.seat,
            kind: open.due.kind.to_owned(),
            opened_at_seq: open.opened_at,
            optional: open.due.optional,
            deadline: self.deadline(open),
            time_ms: self.time_ms(open),
            choices: None,
            actions: None,
            complete: None,
            schema: None,
            exact: None,
            labels: None,
        };
        // Only the seat that is asked learns how the decision can be answered, because the choices
        // may depend on what only that seat knows.
        if is_asked {
            self.add_answers(&mut decision, open, fields);
        }
        decision
    }

    /// Adds how a decision can be answered.
    fn add_answers(&self, decision: &mut Decision, open: &OpenDecision, fields: DecisionFields) {
        let Ways { choices, templates } = self.game().ways(self.state(), open, fields);
        match fields {
            DecisionFields::All => {
                let Answers { actions, complete, schema, exact } = Answers::of(&templates);
                decision.choices = Some(choices);
                (decision.actions, decision.complete) = (Some(actions), Some(complete));
                (decision.schema, decision.exact) = (Some(schema), Some(exact));
            }
            DecisionFields::Short => {
                let json = |choice| serde_json::to_value(choice).expect("choices are plain data");
                let choices: Vec<_> = choices.into_iter().map(json).collect();
                let Labelled { actions, labels, whole } = labels::short(&templates, &choices);
                let complete = whole && templates.iter().all(|template| template.exact);
                (decision.actions, decision.complete) = (Some(actions), Some(complete));
                decision.labels = Some(labels);
            }
        }
    }
}
