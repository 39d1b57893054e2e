//! Tables that the server makes: those of tournaments and of seeks. Such a table is made with
//! everybody on their seats and the game begun, in one commit: so it is there as a whole or not at
//! all, and no request can take a seat, leave or delete it before the start.

use crate::boxed;
use crate::{
    error::TablesError,
    table::{consequences::set_up, options::accepted_options, tables::Tables},
};
use kontor_bots::Bot;
use kontor_environment::random;
use kontor_games::GameKind;
use kontor_log::{
    any_rules::rules_of,
    chain::{self, Seed},
    commit::{Commit, FORMAT, action_as_logged},
    fault::LogFault,
    lobby::rules_version,
    snapshot::Snapshot,
    stored::StoredFor,
    table_action::TableAction,
    table_event::{PlayerRef, TableEvent, Visibility},
    time::Timestamp,
    tournament::TournamentTable,
};
use kontor_problems::Refused;
use kontor_rules::Seat;
use kontor_service::{
    documents::Group,
    runtime::{games::topics, server_queue::MoveSpeed},
    space::Growth,
};
use kontor_store::{Conflict, Entry, LogId, Position, WriteError};

/// Who sits at such a table.
#[derive(Clone, Debug, PartialEq)]
pub enum Sitter {
    /// A player.
    Player(PlayerRef),
    /// A bot of the server.
    Bot(Bot),
}

/// A table to be made with everybody on their seats.
#[derive(Clone)]
pub struct NewSeatedTable {
    /// The id that its game gets.
    pub id: String,
    /// What is played.
    pub ruleset: GameKind,
    /// The options of the game.
    pub options: serde_json::Value,
    /// Who owns the table.
    pub owner: PlayerRef,
    /// By seat.
    pub sitters: Vec<Sitter>,
    /// The bot that takes over the seat of a player who leaves.
    pub stand_in: Bot,
    /// Maximum time for which a decision may be open, in seconds.
    pub turn_limit_s: Option<u32>,
    /// The clock, instead of such a maximum.
    pub clock: Option<kontor_log::clock::Clock>,
    /// Whether the game counts for ratings.
    pub rated: bool,
    /// The part of a tournament that it plays.
    pub tournament: Option<TournamentTable>,
    /// For whom the table is stored.
    pub by: StoredFor,
}

impl Tables {
    /// Makes such a table together with the changes of a group, or neither. Returns what it
    /// conflicts with.
    #[boxed]
    pub async fn write_seated_table(
        &self,
        new: NewSeatedTable,
        group: Group,
    ) -> Result<Option<Conflict>, TablesError> {
        self.games.space.admit(Growth::New)?;
        let tables = self.clone();
        let made = async move { tables.write_seated_table_now(&new, group).await };
        self.games.in_task(made).await
    }

    async fn write_seated_table_now(
        &self,
        new: &NewSeatedTable,
        group: Group,
    ) -> Result<Option<Conflict>, TablesError> {
        let seats = u8::try_from(new.sitters.len()).expect("a table has few seats");
        let options = accepted_options(new.ruleset, &new.options, seats)
            .map_err(TablesError::OptionsInvalid)?;
        let seed = Seed::new(random(self.games.entropy()));
        let broken = |why: LogFault| {
            TablesError::Internal(format!("a table that the server makes cannot be: {why}"))
        };
        let position = Position { number: 0, token: 0 };
        let rules = rules_of(new.ruleset);
        let mut commit = seated(self.games.right_time()?, new, options, &seed);
        let text = commit.to_raw(rules);
        let before = Snapshot::create(
            rules,
            &new.id,
            position,
            commit.clone(),
            text.get(),
            seed.clone(),
            None,
        );
        commit.events = commit.events.then(TableEvent::Started {});
        if let Some(setup) = set_up(&before.map_err(broken)?)? {
            commit.events = commit.events.then_game(setup);
        }
        let text = commit.to_raw(rules);
        let created =
            Snapshot::create(rules, &new.id, position, commit, text.get(), seed.clone(), None);
        let mut created = created.map_err(broken)?;
        created.stored_for = Some(new.by.clone());
        let entry = Entry::new(self.games.append_id(), created.summary().to_raw(), text);
        let entry = Entry { seed: Some(seed.to_hex()), ..entry };
        let log = LogId(new.id.as_str().into());
        match group.append(self.games.events(), &log, None, entry).await {
            Ok(_) => {
                self.games.hub.publish(&topics(&created.id, created.lobby.players(), true));
                if let Some(speed) = MoveSpeed::of(&created.progress()) {
                    self.games.server_queue.push(&created.id, speed, &created.lobby.owner.id);
                }
                Ok(None)
            }
            Err(WriteError::Conflict(conflict)) => Ok(Some(conflict)),
            Err(WriteError::Deleted) => Err(Refused::GameUnknown.into()),
            Err(error) => Err(error.into()),
        }
    }
}

/// The first commit up to the moment before the start.
fn seated(at: Timestamp, new: &NewSeatedTable, options: serde_json::Value, seed: &Seed) -> Commit {
    let created = TableEvent::Created {
        ruleset: new.ruleset.id().to_owned(),
        rules_version: rules_version(new.ruleset.id(), new.ruleset.version()),
        options,
        seats: u8::try_from(new.sitters.len()).expect("a table has few seats"),
        visibility: Visibility::Public,
        owner: new.owner.clone(),
        commitment: chain::hex(&seed.commitment()),
        stand_in: new.stand_in,
        turn_limit_s: new.turn_limit_s,
        clock: new.clock.clone(),
        sandbox: false,
        rated: new.rated,
        tournament: new.tournament.clone(),
    };
    let sat = Seat::all(Seat::MAX).zip(&new.sitters).map(|(seat, sitter)| match sitter {
        Sitter::Player(player) => {
            TableEvent::SeatTaken { seat, player: player.clone(), nonce: None }
        }
        Sitter::Bot(bot) => TableEvent::BotSeated { seat, bot: *bot },
    });
    Commit {
        format: FORMAT,
        commit: 0,
        at,
        away_ms: 0,
        seat: None,
        action: action_as_logged(&TableAction::Create { player: new.owner.id.to_string() }),
        events: [created].into_iter().chain(sat).collect(),
    }
}
