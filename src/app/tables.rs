//! Making tables, sitting down, starting.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    App, Asker, Inner,
    chain::{self, Seed},
    commit::{Commit, FORMAT, GameOutcome, LoggedEvent, PlayerRef, TableAction, TableEvent, Visibility},
    door::{Door, admit},
    environment::{fresh_id, id_of, random},
    error::{AppError, OptionsFault, StoreFault},
    exposed::{Exposed, with_slot},
    folded::Folded,
    lobby::{Lobby, Status, rules_version},
    slot::{Done, Draft, Slot},
    summary::Summary,
    time::Timestamp,
    topics,
};
use crate::{
    auth::{Player, keys::Purpose},
    games::{GameKind, dispatch},
    rules::{self, Refusal, Seat, SeededChance},
    store::{AppendError, Entry, LogId, Position, Request, append_definitely},
};

/// Longest nonce, in characters.
pub const NONCE_LENGTH_MOST: usize = 64;

/// How often a player may sit down at one table.
pub const SEATINGS_MOST: u32 = 16;

/// How often all players together may sit down at one table.
pub const TABLE_SEATINGS_MOST: u32 = 2_000;

/// A table to be made.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = CreateGameRequest)]
pub struct NewGame {
    /// Id of the ruleset.
    #[schema(example = "medici", max_length = 64)]
    pub ruleset: String,
    /// How many seats, within the ruleset's `seats_min` and `seats_max`.
    #[schema(minimum = 2, maximum = 6, example = 4)]
    pub seats: u8,
    /// Options of the ruleset, as its `options_schema` describes them; those left out take their defaults.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    pub options: Option<serde_json::Value>,
    /// Who can find the table.
    #[serde(default)]
    pub visibility: Visibility,
    /// Whether the creator takes seat 0; true unless said otherwise.
    #[serde(default = "yes")]
    #[schema(default = true)]
    pub sit: bool,
    /// The creator's contribution to the luck of the game: whoever brings one knows that the server picked no seed it liked.
    #[serde(default)]
    #[schema(max_length = 64)]
    pub nonce: Option<String>,
}

fn yes() -> bool {
    true
}

/// One seat of a table.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct GameSeat {
    /// Number of the seat.
    pub seat: Seat,
    /// Who sits there; null while it is free.
    pub player: Option<PlayerRef>,
}

/// A game as everybody who may know of it sees it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Game {
    /// Id of the game.
    #[schema(example = "g_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
    pub id: String,
    /// Id of its ruleset.
    #[schema(example = "medici")]
    pub ruleset: String,
    /// Behaviour of the rules that it keeps to its end.
    #[schema(example = "medici/1")]
    pub rules_version: String,
    /// Options of the ruleset, defaults filled in.
    #[schema(value_type = Object)]
    pub options: serde_json::Value,
    /// How far it is.
    pub status: Status,
    /// Who can find it.
    pub visibility: Visibility,
    /// All seats in order.
    pub seats: Vec<GameSeat>,
    /// Id of the player who made the table.
    pub owner: String,
    /// Seq of the last event.
    pub seq: u64,
    /// Number of the last commit.
    pub commit: u64,
    /// SHA-256 commitment to the secret seed, made before anybody sat down.
    pub commitment: String,
    /// The chain's link for the last commit.
    pub chain_head: String,
    /// What opens a private table to others; null for those who neither sit there nor own it, and for public tables.
    pub invite: Option<String>,
    /// When the table was made.
    pub created_at: Timestamp,
    /// When the game began.
    pub started_at: Option<Timestamp>,
    /// When the game ended.
    pub finished_at: Option<Timestamp>,
    /// How the game ended.
    pub outcome: Option<GameOutcome>,
}

impl Game {
    pub(super) fn new(id: &str, origin: &Lobby, now: Summary, asker: &Asker, quarantined: bool) -> Self {
        let inside = Door::listed(origin, &now).is_inside(asker);
        let (finished_at, outcome) = now.finished.map(|finished| (finished.at, finished.outcome)).unzip();
        Game {
            id: id.to_owned(),
            ruleset: now.ruleset,
            rules_version: rules_version(&origin.ruleset, origin.rules_version),
            options: origin.options.clone(),
            status: if quarantined { Status::Quarantined } else { now.status },
            visibility: now.visibility,
            seats: Seat::all(Seat::MOST).zip(now.seats).map(|(seat, player)| GameSeat { seat, player }).collect(),
            owner: origin.owner.id.clone(),
            seq: now.seq,
            commit: now.commit,
            commitment: origin.commitment.clone(),
            chain_head: now.chain_head,
            // Those who are inside may invite others.
            invite: now.invite.filter(|_| inside),
            created_at: now.created_at,
            started_at: now.started_at,
            finished_at,
            outcome,
        }
    }

    fn of<R: Exposed>(folded: &Folded<R>, asker: &Asker) -> Self {
        Game::new(&folded.id, &folded.lobby, folded.summary(), asker, false)
    }
}

fn check_nonce(nonce: Option<&str>) -> Result<(), AppError> {
    let fits = |nonce: &str| (1..=NONCE_LENGTH_MOST).contains(&nonce.chars().count());
    if nonce.is_none_or(fits) {
        return Ok(());
    }
    Err(AppError::BodyInvalid { pointer: "/nonce".into(), what: format!("1 to {NONCE_LENGTH_MOST} characters") })
}

/// A key and the hash of the request that it came with.
#[derive(Clone, Debug)]
pub struct RequestKey {
    /// The Idempotency-Key.
    pub key: String,
    /// Hash of method, path and canonical body.
    pub fingerprint: String,
}

impl RequestKey {
    /// The key as the log keeps it.
    pub(super) fn of(self, player: &str) -> Request {
        Request { player: player.to_owned(), key: self.key, fingerprint: self.fingerprint }
    }
}

fn player_ref(player: &Player) -> PlayerRef {
    PlayerRef { id: player.id.clone(), name: player.name.clone() }
}

fn asker_of(player: &Player, invite: Option<String>) -> Asker {
    Asker { player: Some(player.id.clone()), session: None, invite }
}

fn json_of(action: &TableAction) -> serde_json::Value {
    serde_json::to_value(action).expect("table actions are plain data")
}

impl App {
    /// Makes a table. With a key its id follows from player and key, so that a repeated creation meets its own log.
    pub async fn create_game(&self, player: &Player, new: NewGame, key: Option<RequestKey>) -> Result<Done<Game>, AppError> {
        let kind = GameKind::from_id(&new.ruleset).ok_or(AppError::RulesetUnknown)?;
        check_nonce(new.nonce.as_deref())?;
        if new.nonce.is_some() && !new.sit {
            let what = "a nonce comes with a seat: bring it when sitting down".to_owned();
            return Err(AppError::BodyInvalid { pointer: "/nonce".into(), what });
        }
        let id = match &key {
            None => fresh_id("g", self.entropy()),
            Some(key) => {
                let bytes = self.keys().mac(Purpose::CreationId, format!("{}/{}", player.id, key.key).as_bytes());
                id_of("g", bytes[..16].try_into().expect("16 of 32 bytes"))
            }
        };
        let request = key.map(|key| key.of(&player.id));
        if request.is_some() {
            match self.slot(&id).await {
                Ok(known) => return with_slot!(known, slot => self.created_before(&slot, player, request).await),
                Err(AppError::GameUnknown) => {}
                Err(other) => return Err(other),
            }
        }
        dispatch!(kind, R => self.create_as::<R>(id, player.clone(), new, request).await)
    }

    /// Answers a creation whose log exists.
    async fn created_before<R: Exposed>(
        &self,
        slot: &Slot<R>,
        player: &Player,
        request: Option<Request>,
    ) -> Result<Done<Game>, AppError> {
        let asker = asker_of(player, None);
        self.read(slot, |folded| admit(folded, &asker)).await??;
        let first = self.fold_log::<R>(&slot.id, Some(0)).await?.ok_or(AppError::GameUnknown)?;
        let known = request.as_ref().and_then(|request| first.history.answered(&request.player, &request.key));
        match known.map(|answered| &answered.fingerprint) == request.as_ref().map(|request| &request.fingerprint) {
            true => Ok(Done { answer: Game::of(&first, &asker), replayed: true }),
            false => Err(AppError::KeyReused),
        }
    }

    async fn create_as<R: Exposed>(
        &self,
        id: String,
        player: Player,
        new: NewGame,
        request: Option<Request>,
    ) -> Result<Done<Game>, AppError> {
        let options = check_options::<R>(new.options.as_ref(), new.seats).map_err(AppError::OptionsInvalid)?;
        let app = self.clone();
        self.in_task(async move {
            let asker = asker_of(&player, None);
            let seed = Seed::new(random(app.entropy()));
            let commit = creation::<R>(&app, &player, &new, &options, &seed);
            let text = commit.to_raw();
            let invite = (new.visibility == Visibility::Private).then(|| fresh_id("i", app.entropy()));
            let position = Position { number: 0, token: 0 };
            let created = Folded::create(&id, position, commit, text.get(), seed.clone(), invite);
            let created = created.map_err(|why| AppError::Internal(format!("a new table does not fold: {why}")))?;
            let summary = created.summary();
            let entry = Entry {
                append_id: app.append_id(),
                request: request.clone(),
                summary: summary.to_raw(),
                seed: Some(seed.to_hex()),
                commit: text,
            };
            match append_definitely(app.events(), &LogId(id.clone()), None, entry).await {
                Ok(_) => {
                    app.publish(&topics(&id, &summary));
                    Ok(Done { answer: Game::of(&created, &asker), replayed: false })
                }
                // The same creation, sent twice at once: the other one made it.
                Err(AppendError::Taken) => {
                    let there = app.slot(&id).await?;
                    with_slot!(there, slot => app.created_before(&slot, &player, request).await)
                }
                Err(AppendError::Refused(why) | AppendError::Unknown(why)) => Err(AppError::Store(StoreFault(why))),
            }
        })
        .await
    }

    /// Runs a command of the table itself.
    async fn table_command(
        &self,
        id: &str,
        asker: Asker,
        request: Option<Request>,
        decide: impl Fn(&Lobby) -> Result<Option<TableDraft>, AppError> + Clone + Send + Sync + 'static,
    ) -> Result<Done<Game>, AppError> {
        let (admitted, shown) = (asker.clone(), asker.clone());
        let done = async {
            let any = self.slot(id).await?;
            with_slot!(any, slot => {
                self.command(
                    slot,
                    request,
                    move |folded| admit(folded, &admitted),
                    move |folded| {
                        let draft = decide(&folded.lobby)?;
                        draft.map(|draft| table_draft(folded, draft)).transpose()
                    },
                    move |folded| Game::of(folded, &shown),
                )
                .await
            })
        };
        self.conceal(id, &asker, done.await).await
    }

    /// Sits down.
    pub async fn take_seat(
        &self,
        player: &Player,
        id: &str,
        seat: Seat,
        invite: Option<String>,
        nonce: Option<String>,
        key: Option<RequestKey>,
    ) -> Result<Done<Game>, AppError> {
        check_nonce(nonce.as_deref())?;
        let (asker, request) = (asker_of(player, invite), key.map(|key| key.of(&player.id)));
        let sitter = player_ref(player);
        let decide = move |lobby: &Lobby| {
            let place = seat_at(lobby, seat)?;
            if lobby.started_at.is_some() {
                return Err(AppError::GameStarted);
            }
            if lobby.seat_of(&sitter.id).is_some() {
                return Err(AppError::AlreadySeated);
            }
            if place.is_some() {
                return Err(AppError::SeatTaken);
            }
            let own = lobby.seatings.get(&sitter.id).copied().unwrap_or_default();
            if own >= SEATINGS_MOST || lobby.seatings.values().sum::<u32>() >= TABLE_SEATINGS_MOST {
                return Err(AppError::SeatingsSpent);
            }
            let action = TableAction::TakeSeat { player: sitter.id.clone(), seat };
            let event = TableEvent::SeatTaken { seat, player: sitter.clone(), nonce: nonce.clone() };
            Ok(Some(TableDraft { seat: Some(seat), action, event }))
        };
        self.table_command(id, asker, request, decide).await
    }

    /// Frees a seat: one's own, or any as the owner. A free seat stays free.
    pub async fn leave_seat(&self, player: &Player, id: &str, seat: Seat) -> Result<Game, AppError> {
        let asker = asker_of(player, None);
        let who = player.id.clone();
        let decide = move |lobby: &Lobby| {
            let sitter = seat_at(lobby, seat)?;
            if lobby.owner.id != who && sitter.is_none_or(|sitter| sitter.id != who) {
                return Err(AppError::NotYourSeat);
            }
            if lobby.started_at.is_some() {
                return Err(AppError::GameStarted);
            }
            let Some(sitter) = sitter else { return Ok(None) };
            let action = TableAction::LeaveSeat { player: who.clone(), seat };
            let event = TableEvent::SeatLeft { seat, player: sitter.clone() };
            Ok(Some(TableDraft { seat: lobby.seat_of(&who), action, event }))
        };
        Ok(self.table_command(id, asker, None, decide).await?.answer)
    }

    /// Starts the game.
    pub async fn start_game(&self, player: &Player, id: &str, key: Option<RequestKey>) -> Result<Done<Game>, AppError> {
        let (asker, request) = (asker_of(player, None), key.map(|key| key.of(&player.id)));
        let who = player.id.clone();
        let decide = move |lobby: &Lobby| {
            own_table(lobby, &who)?;
            if lobby.open_seats() > 0 {
                return Err(AppError::SeatsOpen);
            }
            let action = TableAction::Start { player: who.clone() };
            Ok(Some(TableDraft { seat: lobby.seat_of(&who), action, event: TableEvent::Started {} }))
        };
        self.table_command(id, asker, request, decide).await
    }

    /// Takes a table away before its start.
    pub async fn delete_game(&self, player: &Player, id: &str) -> Result<(), AppError> {
        let asker = asker_of(player, None);
        let who = player.id.clone();
        let decide = move |lobby: &Lobby| {
            own_table(lobby, &who)?;
            let action = TableAction::Delete { player: who.clone() };
            Ok(Some(TableDraft { seat: lobby.seat_of(&who), action, event: TableEvent::Deleted {} }))
        };
        self.table_command(id, asker, None, decide).await?;
        Ok(())
    }

    /// A game. One whose log does not fold is shown as it stood last.
    pub async fn game(&self, id: &str, asker: &Asker) -> Result<Game, AppError> {
        let found = async {
            let any = self.slot(id).await?;
            with_slot!(any, slot => self.read(&slot, |folded| admit(folded, asker).map(|()| Game::of(folded, asker))).await?)
        };
        match found.await {
            Err(AppError::GameQuarantined) => self.listed(id, asker).await.ok_or(AppError::GameUnknown),
            found => found,
        }
    }
}

/// A command of the table that was decided.
struct TableDraft {
    seat: Option<Seat>,
    action: TableAction,
    event: TableEvent,
}

fn seat_at(lobby: &Lobby, seat: Seat) -> Result<Option<&PlayerRef>, AppError> {
    let unknown =
        AppError::ParameterInvalid { parameter: "seat", what: format!("the table has seats 0 to {}", lobby.seats.len() - 1) };
    let place = lobby.seats.get(seat.index()).ok_or(unknown)?;
    Ok(place.as_ref().map(|sitter| &sitter.player))
}

fn own_table(lobby: &Lobby, player: &str) -> Result<(), AppError> {
    if lobby.owner.id != player {
        return Err(AppError::NotYourTable);
    }
    if lobby.started_at.is_some() {
        return Err(AppError::GameStarted);
    }
    Ok(())
}

/// The commit of a command of the table; that of the start goes on to the first decision of the game.
fn table_draft<R: Exposed>(folded: &Folded<R>, draft: TableDraft) -> Result<Draft<R>, AppError> {
    let TableDraft { seat, action, event } = draft;
    let starts = event == TableEvent::Started {};
    let mut events = vec![LoggedEvent::Table(event)];
    if starts {
        events.extend(set_up(folded)?.into_iter().map(LoggedEvent::Game));
    }
    Ok(Draft { seat, action: json_of(&action), events })
}

/// The events of a game's setup: stream 0 of its luck.
pub(super) fn set_up<R: Exposed>(folded: &Folded<R>) -> Result<Vec<R::Event>, AppError> {
    let game = folded.begin_game(folded.commit() + 1).map_err(AppError::Internal)?;
    let options = folded.options().map_err(AppError::Internal)?;
    let mut chance = SeededChance::new(game.luck_key, 0);
    Ok(rules::open::<R>(&options, folded.lobby.seat_count(), folded.lobby.rules_version, &mut chance).events)
}

/// The options of a table, if it can be made so.
pub(super) fn check_options<R: rules::Rules>(options: Option<&serde_json::Value>, seats: u8) -> Result<R::Options, OptionsFault> {
    let given = options.cloned().unwrap_or_else(|| serde_json::json!({}));
    if !given.is_object() {
        return Err(OptionsFault::Shape("options are an object".to_owned()));
    }
    let options: R::Options = serde_json::from_value(given).map_err(|error| OptionsFault::Shape(error.to_string()))?;
    if !R::SEATS.contains(&seats) {
        let refusal = Refusal::new(&rules::SEATS_OUT_OF_RANGE).at("seats");
        let refusal = refusal.with("seats", u32::from(seats));
        let refusal = refusal.with("min", u32::from(*R::SEATS.start())).with("max", u32::from(*R::SEATS.end()));
        return Err(OptionsFault::Refused(refusal));
    }
    R::check(&options, seats).map_err(OptionsFault::Refused)?;
    Ok(options)
}

fn creation<R: Exposed>(app: &Inner, player: &Player, new: &NewGame, options: &R::Options, seed: &Seed) -> Commit<R> {
    let created = TableEvent::Created {
        ruleset: R::KIND.to_owned(),
        rules_version: rules_version(R::KIND, R::VERSION),
        options: serde_json::to_value(options).expect("options are plain data"),
        seats: new.seats,
        visibility: new.visibility,
        owner: player_ref(player),
        commitment: chain::hex(&seed.commitment()),
    };
    let seat = new.sit.then_some(Seat(0));
    let sat = seat.map(|seat| TableEvent::SeatTaken { seat, player: player_ref(player), nonce: new.nonce.clone() });
    Commit {
        format: FORMAT,
        commit: 0,
        at: Timestamp(app.clock().now_ms()),
        seat,
        action: json_of(&TableAction::Create { player: player.id.clone() }),
        events: [created].into_iter().chain(sat).map(LoggedEvent::Table).collect(),
    }
}
