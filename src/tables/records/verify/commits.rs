//! Verifies the commits of a record: what each commit causes is computed again from the snapshot
//! before it.

use serde_json::value::RawValue;

use crate::{
    play::moves::play_action,
    table::{
        agreements::{Wish, caused_by_wish},
        consequences::with_consequences,
        create::{NONCE_LENGTH_MAX, TURN_LIMIT_S},
        may_start::may_start,
        returns::{returned, time_is_up},
        seats::{all_resigned, leavable_seat, leaver, left},
    },
};
use kontor_accounts::PLAYER_ID_LENGTH_MAX;
use kontor_contract::typed_game::game_of;
use kontor_log::{
    commit::{Commit, is_of_the_table},
    events::{Events, LoggedEvent},
    lobby::{Lobby, Occupant, Status},
    snapshot::Snapshot,
    table_action::TableAction,
    table_event::{PlayerRef, TableEvent, Visibility},
    texts::NAME_LENGTH_MAX,
};
use kontor_rules::Seat;

/// Maximum length of the id of a game in a record, in bytes. Ids made by this server are shorter.
const GAME_ID_LENGTH_MAX: usize = 64;

/// What is said of a command that cannot follow what happened before.
const MISPLACED: &str = "the command cannot stand here";

/// Whether this release knows the rules version, so that it can compute the events again.
pub(crate) fn is_known(snapshot: &Snapshot) -> bool {
    snapshot.lobby.rules_version <= snapshot.rules.kind().version()
}

/// Checks the first commit: it creates a table that the rules allow, and possibly seats its maker
/// on seat 0, or at a rematch its maker and the bots on their seats. At a table that the server
/// makes, of a tournament or a seek, it seats everybody and starts the game.
pub(crate) fn check_creation(created: &Snapshot) -> Result<(), String> {
    let seats = created.lobby.seat_count();
    let kind = created.rules.kind();
    if !kind.seats().contains(&seats) {
        return Err(format!("the ruleset is not for {seats} players"));
    }
    game_of(kind)
        .check_logged_options(&created.lobby.options, seats)?
        .map_err(|refusal| format!("the table is against the rules: {refusal}"))?;
    check_terms(&created.lobby)?;
    let action = table_action(&created.last.action)?;
    let TableAction::Create { player } = action else {
        return Err("the first commit does not create a table".to_owned());
    };
    if created.lobby.tournament.is_some() || created.running.is_some() {
        return check_seated_table(created, &player);
    }
    if !created.lobby.owner.is(&player) {
        return Err("another player made the table".to_owned());
    }
    let mut sat = Vec::new();
    for event in created.last.events.iter().skip(1) {
        match event {
            LoggedEvent::Table(TableEvent::SeatTaken { seat, player: sitter, .. })
                if *sitter.id == *player =>
            {
                sat.push(*seat);
            }
            LoggedEvent::Table(TableEvent::BotSeated { .. }) => {}
            _ => return Err("more happened than the creation of a table".to_owned()),
        }
    }
    if sat.len() > 1 && !created.lobby.sandbox {
        return Err("a player has one seat, but in a sandbox".to_owned());
    }
    if created.last.seat != sat.first().copied() {
        return Err("the acting seat is wrong".to_owned());
    }
    Ok(())
}

/// Checks what follows the creation of a table that the server makes: everybody sits down in the
/// order of the seats, and the game begins as it follows from the seed.
fn check_seated_table(created: &Snapshot, owner: &str) -> Result<(), String> {
    let lobby = &created.lobby;
    if !lobby.owner.is(owner) || created.last.seat.is_some() {
        return Err("another player made the table".to_owned());
    }
    if lobby.visibility == Visibility::Private {
        return Err("a table that the server makes is public".to_owned());
    }
    if lobby.tournament.is_some() && lobby.time_control().is_none() {
        return Err("a table of a tournament has a limit of time".to_owned());
    }
    let Some(running) = &created.running else {
        return Err("a table of a tournament starts at once".to_owned());
    };
    let seats = usize::from(lobby.seat_count());
    let events = &created.last.events;
    let sat = events.iter().skip(1).take(seats);
    let is_seated = sat.zip(Seat::all(Seat::MAX)).all(|(event, expected)| match event {
        LoggedEvent::Table(TableEvent::SeatTaken { seat, nonce: None, .. }) => *seat == expected,
        LoggedEvent::Table(TableEvent::BotSeated { seat, .. }) => *seat == expected,
        _ => false,
    });
    let setup = created.setup_with(running.luck_key)?;
    let expected = Events::from(TableEvent::Started {}).then_game(setup);
    let begun = 1 + seats;
    let is_begun = events.len() == begun + expected.len()
        && events.difference(begun, &expected, created.rules).is_none();
    if !is_seated || !is_begun {
        return Err("the beginning is not what follows from seed and seats".to_owned());
    }
    Ok(())
}

/// Refuses tables that no server could have made.
fn check_terms(lobby: &Lobby) -> Result<(), String> {
    let Lobby {
        sandbox, visibility, turn_limit_s, clock, owner, seats, forked_from, rated, ..
    } = lobby;
    check_player(owner)?;
    seats.iter().flatten().filter_map(Occupant::player).try_for_each(check_player)?;
    lobby.nonces().iter().try_for_each(|nonce| check_nonce(nonce.as_deref()))?;
    if forked_from.as_ref().is_some_and(|from| !(1..=GAME_ID_LENGTH_MAX).contains(&from.game.len()))
    {
        return Err("no game has such an id".to_owned());
    }
    if turn_limit_s.is_some_and(|limit| *sandbox || !TURN_LIMIT_S.contains(&limit)) {
        return Err("the table cannot have such a turn limit".to_owned());
    }
    if clock
        .as_ref()
        .is_some_and(|clock| *sandbox || turn_limit_s.is_some() || clock.check().is_err())
    {
        return Err("the table cannot have such a clock".to_owned());
    }
    if *sandbox && (*visibility == Visibility::Public || lobby.nonces().iter().any(Option::is_some))
    {
        return Err("a sandbox is private and takes no nonce".to_owned());
    }
    if *rated && (*visibility == Visibility::Private || lobby.time_control().is_none()) {
        return Err("a rated table is public and has a limit of time".to_owned());
    }
    Ok(())
}

/// Checks the limits of texts that players choose. They hold in records too, because these texts
/// are repeated many times in what is stored of a game.
fn check_player(PlayerRef { id, name, kind: _, engine: _ }: &PlayerRef) -> Result<(), String> {
    let fits = (1..=PLAYER_ID_LENGTH_MAX).contains(&id.len())
        && (1..=NAME_LENGTH_MAX).contains(&name.chars().count());
    fits.then_some(()).ok_or_else(|| "no player has such an id or name".to_owned())
}

fn check_nonce(nonce: Option<&str>) -> Result<(), String> {
    let fits = nonce.is_none_or(|nonce| (1..=NONCE_LENGTH_MAX).contains(&nonce.chars().count()));
    fits.then_some(()).ok_or_else(|| "no nonce is like that".to_owned())
}

/// Checks a commit that makes a table from the position before it, and the seats that were taken
/// with it. The terms, the owner and the seated players may be chosen freely. Returns the acting
/// seat.
fn check_fork(before: &Snapshot, commit: &Commit, player: &str) -> Result<Option<Seat>, String> {
    if before.lobby.status() != Status::Running {
        return Err("there is no position to go on from".to_owned());
    }
    let mut lobby = Lobby::clone(&before.lobby);
    let mut actor = None;
    for event in commit.events.iter() {
        match event {
            LoggedEvent::Table(
                event @ (TableEvent::Forked { .. } | TableEvent::BotSeated { .. }),
            ) => lobby.evolve(event, commit.at)?,
            LoggedEvent::Table(event @ TableEvent::SeatTaken { seat, player: sitter, .. })
                if sitter.is(player) =>
            {
                lobby.evolve(event, commit.at)?;
                actor = actor.or(Some(*seat));
            }
            LoggedEvent::Table(_) | LoggedEvent::Game(_) => {
                return Err("more happened than a fork".to_owned());
            }
        }
    }
    if !lobby.owner.is(player) {
        return Err("another player made the table".to_owned());
    }
    if before.lobby.sandbox && !lobby.sandbox {
        return Err("a fork of a sandbox is a sandbox".to_owned());
    }
    if before.lobby.visibility == Visibility::Private && lobby.visibility == Visibility::Public {
        return Err("a fork of a private table is private".to_owned());
    }
    check_terms(&lobby)?;
    Ok(actor)
}

/// Checks for how long the service is said to have been away.
fn check_away(before: &Snapshot, commit: &Commit) -> Result<(), String> {
    let Some(clock) = before.lobby.time_control().filter(|_| before.running.is_some()) else {
        return match commit.away_ms {
            0 => Ok(()),
            _ => Err("no clock ran, so it cannot have stood".to_owned()),
        };
    };
    if commit.away_ms > clock.running_ms(before.last.at.0, commit.at.0) {
        return Err("the service was not away for longer than since the commit before".to_owned());
    }
    Ok(())
}

/// Checks a later commit: its events must be exactly those that its action causes, with every draw.
pub(crate) fn check_commit(before: &Snapshot, commit: &Commit) -> Result<(), String> {
    check_away(before, commit)?;
    let expected = match &before.running {
        Some(running) if !is_of_the_table(&commit.action) => {
            let seat = commit.seat.ok_or("an action without a seat")?;
            let action = game_of(before.rules.kind()).read_logged(&commit.action);
            let action = action.map_err(|error| format!("not an action: {error}"))?;
            // The number of the random-number stream is counted from the start of the game to the
            // commit after `before`, which is the one to check.
            let played = play_action(before, running, seat, &action);
            played.map_err(|refusal| format!("the action is illegal: {refusal}"))?.events
        }
        Some(_) | None => table_events(before, commit)?,
    };
    if let Some(index) = commit.events.difference(0, &expected, before.rules) {
        return Err(format!(
            "event {} of it (seq {}) is not what follows from seed and actions",
            index + 1,
            before.seq + 1 + index as u64
        ));
    }
    if commit.events.len() != expected.len() {
        return Err(format!(
            "it has {} events, but {} follow from seed and actions",
            commit.events.len(),
            expected.len()
        ));
    }
    Ok(())
}

/// The events that a command of the table causes. Nonces and names are taken as the players chose
/// them.
fn table_events(before: &Snapshot, commit: &Commit) -> Result<Events, String> {
    let action = table_action(&commit.action)?;
    if let TableAction::Fork { player } = &action {
        let actor = check_fork(before, commit, player)?;
        return if commit.seat == actor {
            Ok(commit.events.clone())
        } else {
            Err("the acting seat is wrong".to_owned())
        };
    }
    let (events, actor) = caused_by(before, commit, &action)?;
    if commit.seat != actor {
        return Err("the acting seat is wrong".to_owned());
    }
    with_consequences(before, events).map_err(|error| error.to_string())
}

/// The events that a command of the table leads to, and the seat that acts.
fn caused_by(
    before: &Snapshot,
    commit: &Commit,
    action: &TableAction,
) -> Result<(Vec<TableEvent>, Option<Seat>), String> {
    let lobby = &before.lobby;
    let owns = |player: &str| check_owner(lobby, player);
    let caused = match action {
        TableAction::TakeSeat { player, seat } => taken(lobby, commit, player, *seat)?,
        TableAction::LeaveSeat { player, seat } => freed(lobby, player, *seat)?,
        TableAction::SeatBot { player, seat, bot } => {
            owns(player)?;
            (vec![TableEvent::BotSeated { seat: *seat, bot: *bot }], lobby.seat_of(player))
        }
        TableAction::Resign { player } => {
            let seat = leavable_seat(lobby, player).ok_or("who has no seat cannot resign")?;
            (all_resigned(lobby, player), Some(seat))
        }
        TableAction::HandOver { seat } => {
            let time_up = before.time_up_in_log(*seat, commit.away_ms);
            time_up.filter(|end| *end <= commit.at).ok_or("the seat had time left")?;
            (vec![time_is_up(lobby, *seat).ok_or("no player sat there")?], None)
        }
        TableAction::Return { player } => {
            let (seat, _) = lobby.away_from(player).ok_or("the player had no seat to return to")?;
            (returned(lobby, player).into_iter().collect(), Some(seat))
        }
        TableAction::WantPause { player, .. }
        | TableAction::GiveTime { player, .. }
        | TableAction::WantAbort { player, .. } => wished(before, player, action)?,
        TableAction::LeaveTournament {} => {
            lobby.tournament.as_ref().ok_or("the game was of no tournament")?;
            (vec![TableEvent::TournamentCancelled {}], None)
        }
        TableAction::TakeVacation { seat, from, until } => {
            (vec![TableEvent::VacationTaken { seat: *seat, from: *from, until: *until }], None)
        }
        TableAction::ReplaceInvite { player } => {
            owns(player)?;
            (vec![TableEvent::InviteReplaced {}], lobby.seat_of(player))
        }
        TableAction::Start { player } => {
            if !may_start(lobby, before.last.at, player, commit.at) {
                return Err("only the owner may do this so soon".to_owned());
            }
            (vec![TableEvent::Started {}], lobby.seat_of(player))
        }
        TableAction::Create { .. }
        | TableAction::Fork { .. }
        | TableAction::Delete { .. }
        | TableAction::Expire {} => return Err(MISPLACED.to_owned()),
    };
    Ok(caused)
}

/// The event to which it leads that a player takes a seat, and the seat.
fn taken(
    lobby: &Lobby,
    commit: &Commit,
    player: &str,
    seat: Seat,
) -> Result<(Vec<TableEvent>, Option<Seat>), String> {
    match commit.events.first_of_the_table() {
        Some(TableEvent::SeatTaken { player: sitter, nonce, .. })
            if sitter.is(player) && !(lobby.sandbox && nonce.is_some()) =>
        {
            check_player(sitter)?;
            check_nonce(nonce.as_deref())?;
            let (player, nonce) = (sitter.clone(), nonce.clone());
            Ok((vec![TableEvent::SeatTaken { seat, player, nonce }], Some(seat)))
        }
        _ => Err(MISPLACED.to_owned()),
    }
}

fn check_owner(lobby: &Lobby, player: &str) -> Result<(), String> {
    if lobby.owner.is(player) { Ok(()) } else { Err("only the owner may do this".to_owned()) }
}

/// The events to which it leads that a player frees a seat, and the seat that acts. A seat of
/// another player is freed by the owner.
fn freed(
    lobby: &Lobby,
    player: &str,
    seat: Seat,
) -> Result<(Vec<TableEvent>, Option<Seat>), String> {
    let occupant = lobby.seats.get(seat.index()).and_then(Option::as_ref);
    let occupant = occupant.ok_or("the seat was free")?;
    if occupant.player().is_none_or(|sitter| !sitter.is(player)) {
        check_owner(lobby, player)?;
    }
    Ok((vec![left(seat, occupant)], leaver(lobby, player, seat)))
}

/// The events to which the wish of a player leads, and the seat of the player.
fn wished(
    before: &Snapshot,
    player: &str,
    action: &TableAction,
) -> Result<(Vec<TableEvent>, Option<Seat>), String> {
    let wish = Wish::of(action).ok_or("no wish")?;
    let event = caused_by_wish(before, player, wish).map_err(|error| error.to_string())?;
    Ok((event.into_iter().collect(), before.lobby.seat_of(player)))
}

fn table_action(action: &RawValue) -> Result<TableAction, String> {
    serde_json::from_str(action.get())
        .map_err(|error| format!("not a command of the table: {error}"))
}
