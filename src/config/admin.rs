//! The flags of `kontor admin`.

use std::path::{Path, PathBuf};

use clap::{Args, CommandFactory, Subcommand, ValueEnum, error::ErrorKind};

use super::Cli;

/// Where the server is, who speaks to it, and why. All of it stands before or after the subcommand.
#[derive(Args, Debug)]
pub struct Admin {
    /// The socket of a running server: its `--admin-socket`. Of several servers over one database
    /// any will do.
    #[arg(long, env = "KONTOR_ADMIN_SOCKET", value_name = "PATH", global = true)]
    socket: Option<PathBuf>,
    /// Who acts, for the audit log. It also gets the user of the operating system.
    #[arg(long, env = "KONTOR_OPERATOR", value_name = "NAME", default_value_t = user_name(),
        global = true)]
    pub operator: String,
    /// The reason, for the audit log. Every command needs one, except `audit`.
    #[arg(long, value_name = "TEXT", global = true)]
    reason: Option<String>,
    /// Print JSON.
    #[arg(long, global = true)]
    pub json: bool,
    /// What to do.
    #[command(subcommand)]
    pub command: AdminCommand,
}

impl Admin {
    /// The socket of the server.
    pub fn socket(&self) -> &Path {
        self.socket.as_deref().unwrap_or_else(|| missing("--socket <PATH>"))
    }

    /// Why the operator acts.
    pub fn reason(&self) -> &str {
        self.reason.as_deref().unwrap_or_else(|| missing("--reason <TEXT>"))
    }
}

/// Ends the program as the parser does. The parser itself cannot ask for a flag that may stand before
/// and after the subcommand.
fn missing(flag: &str) -> ! {
    let what = format!("the following required arguments were not provided:\n  {flag}");
    Cli::command().error(ErrorKind::MissingRequiredArgument, what).exit()
}

/// The name of the user, as the shell gives it.
fn user_name() -> String {
    let given = ["USER", "LOGNAME"].into_iter().find_map(|name| std::env::var(name).ok());
    given.filter(|name| !name.is_empty()).unwrap_or_else(|| "unnamed".to_owned())
}

/// A player, by id or, if it is a user or a bot account, by name.
#[derive(Args, Debug)]
pub struct OnePlayer {
    /// Id of the player, or name of a user or bot account.
    #[arg(value_name = "PLAYER")]
    pub player: String,
}

/// A game.
#[derive(Args, Debug)]
pub struct OneGame {
    /// Id of the game.
    #[arg(value_name = "GAME")]
    pub game: String,
}

/// A tournament.
#[derive(Args, Debug)]
pub struct OneTournament {
    /// Id of the tournament.
    #[arg(value_name = "TOURNAMENT")]
    pub tournament: String,
}

/// What an operator can do. Each act is an entry in the audit log, also a lookup.
#[derive(Debug, Subcommand)]
pub enum AdminCommand {
    /// Look a player up: kind, age, suspension, numbers of sessions, tokens and games, stored bytes.
    Player(OnePlayer),
    /// Look a game up: status, seats, stored bytes, whether it is damaged or quarantined.
    Game(OneGame),
    /// List the reports of messages that are not settled, with the messages around them.
    Reports(Reports),
    /// Suspend a player: sign-ins, sessions and tokens are refused, also those of the player's bot
    /// accounts. At the tables the clocks go on as if the player were absent.
    Suspend(Suspend),
    /// Lift the suspension of a player.
    Lift(OnePlayer),
    /// Give a player another name. It is shown in place of the old one in games of before, too,
    /// except in records.
    Rename(Rename),
    /// End all sessions of a player, and revoke all tokens.
    EndSessions(OnePlayer),
    /// Take away what a player says of themself in the profile.
    RemoveAbout(OnePlayer),
    /// Set a game aside: no player can look into it, and it accepts nothing.
    Quarantine(OneGame),
    /// Let a game go on that was quarantined.
    Release(OneGame),
    /// Set a game of a tournament aside for good: the tournament counts it as lost, so that all share
    /// the first place.
    CountLost(OneGame),
    /// Cancel a tournament. Its games that are under way go on as ordinary games.
    CancelTournament(OneTournament),
    /// Give a tournament another name. It is shown in place of the old one everywhere.
    RenameTournament(RenameTournament),
    /// Remove a message from everybody's sight, for good.
    RemoveMessage(RemoveMessage),
    /// Settle a report of a message.
    Settle(Settle),
    /// Print the audit log.
    Audit(Audit),
}

/// Which reports to list.
#[derive(Args, Debug)]
pub struct Reports {
    /// Also those that are settled.
    #[arg(long)]
    pub all: bool,
    /// Begin after this report: the `next` of the page before.
    #[arg(long, value_name = "REPORT")]
    pub after: Option<String>,
    /// How many, at most 100.
    #[arg(long, value_name = "N", default_value_t = 20)]
    pub limit: usize,
}

/// Whom to suspend, and for how long.
#[derive(Args, Debug)]
pub struct Suspend {
    /// The player.
    #[command(flatten)]
    pub of: OnePlayer,
    /// For so many days.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=3_660),
        required_unless_present = "for_good", conflicts_with = "for_good")]
    pub days: Option<u32>,
    /// Until it is lifted.
    #[arg(long)]
    pub for_good: bool,
    /// What the player is told of the reason.
    #[arg(long, value_name = "TEXT")]
    pub tell: String,
}

/// Whom to rename.
#[derive(Args, Debug)]
pub struct Rename {
    /// Id of the player, or name of a user or bot account.
    #[arg(value_name = "PLAYER")]
    pub player: String,
    /// The new name.
    #[arg(value_name = "NAME")]
    pub name: String,
    /// No player can have the old name any more. Otherwise it is free.
    #[arg(long)]
    pub reserve: bool,
}

/// Which tournament to rename.
#[derive(Args, Debug)]
pub struct RenameTournament {
    /// Id of the tournament.
    #[arg(value_name = "TOURNAMENT")]
    pub tournament: String,
    /// The new name.
    #[arg(value_name = "NAME")]
    pub name: String,
}

/// Which message to remove.
#[derive(Args, Debug)]
pub struct RemoveMessage {
    /// Id of the game.
    #[arg(value_name = "GAME")]
    pub game: String,
    /// Number of the message.
    #[arg(value_name = "NUMBER")]
    pub message: u64,
}

/// How to settle a report.
#[derive(Args, Debug)]
pub struct Settle {
    /// Id of the report.
    #[arg(value_name = "REPORT")]
    pub report: String,
    /// How it is settled.
    #[arg(value_name = "OUTCOME")]
    pub outcome: SettledAs,
}

/// How a report is settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum SettledAs {
    /// Something was done about it.
    Done,
    /// There was nothing to do.
    Dismissed,
}

/// Which entries of the audit log to print.
#[derive(Args, Debug)]
pub struct Audit {
    /// Begin after the entry of this number.
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    pub after: u64,
    /// How many, at most 100.
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub limit: usize,
}
