//! Tournaments as the contract shows them.

use crate::boxed;
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    Tournaments,
    events::{CancelReason, Entered, EntrantResult, ResultReason},
    logs::Held,
    state::{Game, Round, State},
    terms::TournamentTerms,
};
use crate::error::AppError;
use kontor_log::{table_event::PlayerRef, time::Timestamp, tournament::TournamentStatus};
use kontor_problems::Refused;
use kontor_tournaments::{Balance, Number, Standing};

/// A tournament.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Tournament {
    /// Its id.
    #[schema(example = "t_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
    pub id: String,
    /// How far it is.
    pub status: TournamentStatus,
    /// Its terms.
    pub terms: TournamentTerms,
    /// Who made it.
    pub organizer: PlayerRef,
    /// How many participants there are who have not withdrawn.
    #[schema(example = 12)]
    pub participants: u16,
    /// How many rounds were drawn.
    #[schema(example = 2)]
    pub rounds_drawn: u16,
    /// How many rounds there are; null before the start, and where that depends on the results.
    #[schema(example = 5)]
    pub rounds: Option<u16>,
    /// SHA-256 of the text of `seed`, 64 hexadecimal digits.
    pub commitment: String,
    /// The seed of all lots, 64 hexadecimal digits; null before the start.
    pub seed: Option<String>,
    /// How evenly the rounds so far were drawn.
    pub balance: Balance,
    /// When it was made.
    pub created_at: Timestamp,
    /// When it started.
    pub started_at: Option<Timestamp>,
    /// When it was over or cancelled.
    pub ended_at: Option<Timestamp>,
    /// Why it was cancelled; null if it was not.
    pub cancelled: Option<CancelReason>,
    /// Number of its last event.
    #[schema(minimum = 1, example = 41)]
    pub last_event: u64,
}

/// How a participant stands, and who it is.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = TournamentParticipant)]
pub struct ParticipantStanding {
    /// How the participant stands.
    pub standing: Standing,
    /// Who it is.
    pub who: Entered,
    /// The place in the seeding, from 1 on; null before the start.
    #[schema(example = 1)]
    pub seed: Option<u16>,
    /// The rating at the start, in thousandths of a point; null before.
    #[schema(example = 1_612_500)]
    pub rating_milli: Option<u32>,
}

/// The standings of a tournament.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = TournamentStandings)]
pub struct Standings {
    /// Id of the tournament.
    #[schema(example = "t_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
    pub tournament: String,
    /// Whether they are final.
    pub is_final: bool,
    /// All participants, the first place first; before the start those who have entered.
    #[schema(max_items = 128)]
    pub items: Vec<ParticipantStanding>,
}

/// A game of a round, with its result.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = TournamentRoundGame)]
pub struct RoundGame {
    /// The id that it has, or will have when it is made.
    #[schema(example = "g_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
    pub game: String,
    /// The numbers of the participants by seat.
    pub seats: Vec<Number>,
    /// How it came to the result; null as long as there is none.
    pub reason: Option<ResultReason>,
    /// The result by seat; empty as long as there is none.
    pub results: Vec<EntrantResult>,
}

/// A table of a round, with its games.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = TournamentRoundTable)]
pub struct RoundTableView {
    /// The table, from 1 on.
    #[schema(minimum = 1, maximum = 64, example = 5)]
    pub table: u16,
    /// Its games, which are played one after the other.
    pub games: Vec<RoundGame>,
}

/// A round of a tournament.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct TournamentRound {
    /// Id of the tournament.
    #[schema(example = "t_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
    pub tournament: String,
    /// The round, from 1 on.
    #[schema(minimum = 1, maximum = 64, example = 2)]
    pub round: u16,
    /// When it was drawn.
    pub drawn_at: Timestamp,
    /// When it ends at the latest.
    pub ends_at: Timestamp,
    /// When all its games were counted; null before.
    pub closed_at: Option<Timestamp>,
    /// Its tables.
    #[schema(max_items = 64)]
    pub tables: Vec<RoundTableView>,
    /// The numbers of the participants who have no table.
    #[schema(max_items = 128)]
    pub byes: Vec<Number>,
}

impl Tournaments {
    /// The tournament as everybody sees it.
    pub(super) fn shown(&self, held: &mut Held) -> Tournament {
        let balance = held.computed().balance;
        self.shown_with(held.state(), balance)
    }

    /// The same of a state whose balance is known.
    pub(super) fn shown_with(&self, state: &State, balance: Balance) -> Tournament {
        let mut organizer = state.organizer.clone();
        self.games.former.rename(&mut organizer);
        Tournament {
            id: state.id.clone(),
            status: state.status(),
            terms: state.terms.clone(),
            organizer,
            participants: state.active_count(),
            rounds_drawn: u16::try_from(state.rounds.len()).expect("rounds have a limit"),
            rounds: state.rounds_planned(),
            commitment: state.commitment.clone(),
            seed: state.seed.clone(),
            balance,
            created_at: state.created_at,
            started_at: state.started_at,
            ended_at: state.ended_at,
            cancelled: state.cancelled,
            last_event: state.events,
        }
    }

    /// A tournament.
    #[boxed]
    pub async fn tournament(&self, id: &str) -> Result<Tournament, AppError> {
        let mut held = self.logs.hold(id).await?;
        Ok(self.shown(&mut held))
    }

    /// The standings of a tournament.
    #[boxed]
    pub async fn standings(&self, id: &str) -> Result<Standings, AppError> {
        let mut held = self.logs.hold(id).await?;
        let computed = held.computed();
        let state = held.state();
        let shown = |standing: Standing| {
            let participant = state.participant(standing.participant)?;
            let mut who = participant.who.clone();
            if let Entered::Player { player } = &mut who {
                self.games.former.rename(player);
            }
            let started = participant.started.as_ref();
            Some(ParticipantStanding {
                standing,
                who,
                seed: started.map(|started| started.seed),
                rating_milli: started.map(|started| started.rating_milli),
            })
        };
        Ok(Standings {
            tournament: id.to_owned(),
            is_final: state.final_standings.is_some(),
            items: computed.standings.iter().copied().filter_map(shown).collect(),
        })
    }

    /// A round of a tournament.
    #[boxed]
    pub async fn round(&self, id: &str, number: u16) -> Result<TournamentRound, AppError> {
        let held = self.logs.hold(id).await?;
        let index = usize::from(number).checked_sub(1);
        let round = index.and_then(|index| held.state().rounds.get(index));
        let round = round.ok_or(Refused::RoundUnknown)?;
        Ok(shown_round(id, number, round))
    }
}

fn shown_round(id: &str, number: u16, round: &Round) -> TournamentRound {
    let game = |game: &Game| RoundGame {
        game: game.drawn.game.clone(),
        seats: game.drawn.seats.clone(),
        reason: game.result.as_ref().map(|(reason, _)| *reason),
        results: game.result.as_ref().map(|(_, results)| results.clone()).unwrap_or_default(),
    };
    let table = |(table, games): (u16, &Vec<Game>)| RoundTableView {
        table,
        games: games.iter().map(game).collect(),
    };
    TournamentRound {
        tournament: id.to_owned(),
        round: number,
        drawn_at: round.drawn_at,
        ends_at: round.ends_at,
        closed_at: round.closed_at,
        tables: (1..).zip(&round.tables).map(table).collect(),
        byes: round.byes.clone(),
    }
}
