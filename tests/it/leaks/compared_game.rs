//! Plays whole games and compares them with worlds that one viewer cannot tell from them: at
//! decisions of every kind the viewer's responses are compared, the same action is played in both
//! worlds, and the responses are compared again.

use std::collections::BTreeMap;

use kontor_rules::{Chance, Rules, Seat, SeededChance, Viewer};
use serde_json::{Value, json};

use super::{
    PREVIEWED, Table, assert_alike, get, post,
    worlds::{Ask, Seen, World},
};

/// Worlds are compared at so many decisions of each kind, and afterwards at every so many
/// decisions.
const LOOKS_EACH: u32 = 3;
const LOOK_EVERY: u32 = 40;

/// Everything is fetched at every so many comparisons, and what is new at the others.
const FETCH_ALL_EVERY: u32 = 5;

/// In one of so many moves an optional decision may be answered.
const OPTIONAL_ONE_IN: usize = 4;

/// An event as it is stored: of the table, or of the game with its secrets.
pub enum StoredEvent<R: Rules> {
    Table(Value),
    Game(R::Event),
}

/// A commit as it is stored.
pub struct StoredCommit<R: Rules> {
    commit: Value,
    pub events: Vec<StoredEvent<R>>,
}

impl<R: Rules> StoredCommit<R> {
    fn parse(text: &str) -> Self {
        let commit: Value = serde_json::from_str(text).unwrap();
        let stored = |event: &Value| match event["type"].as_str().unwrap().starts_with("table.") {
            true => StoredEvent::Table(event.clone()),
            false => StoredEvent::Game(serde_json::from_value(event.clone()).unwrap()),
        };
        let events = commit["events"].as_array().unwrap().iter().map(stored).collect();
        StoredCommit { commit, events }
    }

    fn json(mut self) -> Value {
        let json = |event: &StoredEvent<R>| match event {
            StoredEvent::Table(event) => event.clone(),
            StoredEvent::Game(event) => json!(event),
        };
        self.commit["events"] = self.events.iter().map(json).collect();
        self.commit
    }
}

/// What the comparison needs to know about a game.
pub trait Game {
    type Rules: Rules;
    /// Changes everything in the stored commits that none of these viewers has seen. Returns
    /// whether there was anything.
    fn change_hidden(
        commits: &mut [StoredCommit<Self::Rules>],
        knowing: &[Viewer],
        chance: &mut SeededChance,
    ) -> bool;
    /// Whether an event reveals to its viewer a random result, or something that was hidden.
    fn shows(event: &Value, viewer: Viewer) -> bool;
    /// A name for what may be secret at this decision, when so many are open.
    fn label(decision: &Value, view: &Value, open: usize) -> String;
    /// An action that leads to secrets which are rare in random games, if there is one.
    fn sought(decision: &Value) -> Option<&Value>;
    /// A response, without public facts that differ between the worlds because the secrets do.
    fn alike(seen: Seen) -> Seen;
}

/// A game that is being played and compared.
pub struct ComparedGame {
    pub world: World,
    pub table: Table,
    pub chance: SeededChance,
    pub seats: u8,
    moves: u32,
    /// How often worlds were compared at each kind of decision.
    pub looks: BTreeMap<String, u32>,
    /// Steps in both worlds that revealed nothing new, so that everything was compared afterwards.
    steps_alike: u32,
    /// The last action of each type so far.
    met: BTreeMap<String, Value>,
}

impl ComparedGame {
    /// A table with this body, started.
    pub async fn begin(world: World, body: &Value, seed: u64) -> Self {
        let table = Table::open(&world, body).await;
        table.start(&world).await;
        ComparedGame::at(world, table, seed)
    }

    /// A table that has started.
    pub fn at(world: World, table: Table, seed: u64) -> Self {
        let seats = u8::try_from(table.players.len()).unwrap();
        let chance = SeededChance::new([5; 32], seed);
        ComparedGame {
            world,
            table,
            chance,
            seats,
            moves: 0,
            looks: BTreeMap::new(),
            steps_alike: 0,
            met: BTreeMap::new(),
        }
    }

    /// Plays at most so many moves, and compares worlds on the way.
    pub async fn play_and_compare<G: Game>(&mut self, moves: u32) {
        for _ in 0..moves {
            let Some((actor, decision, open)) = self.asked().await else { break };
            let view = self
                .world
                .ask(get(&format!("/v1/games/{}/view", self.table.game), None))
                .await
                .json();
            let label = G::label(&decision, &view, open);
            let step = self.next_action::<G>(actor, &decision);
            if self.moves.is_multiple_of(LOOK_EVERY)
                || self.looks.get(&label).copied().unwrap_or_default() < LOOKS_EACH
            {
                self.look::<G>(actor, &decision, &step, label).await;
            } else {
                self.act(step).await;
            }
        }
        assert!(self.steps_alike > 0, "no step had the same effect in both worlds to its end");
    }

    /// The sought action if there is one, otherwise a random one of the list; all types are equally
    /// likely.
    pub fn next_action<G: Game>(&mut self, actor: usize, decision: &Value) -> Ask {
        let actions = decision["actions"].as_array().unwrap();
        let mut types: Vec<&Value> = actions.iter().map(|action| &action["type"]).collect();
        types.dedup();
        let chosen = types[self.below(types.len())];
        let of_type: Vec<&Value> =
            actions.iter().filter(|action| action["type"] == *chosen).collect();
        let any = of_type[self.below(of_type.len())];
        let action = G::sought(decision).unwrap_or(any);
        self.met.insert(action["type"].to_string(), action.clone());
        self.moves += 1;
        self.table.action(actor, &format!("move-{}", self.moves), &decision["id"], action)
    }

    fn below(&mut self, bound: usize) -> usize {
        self.chance.below(u32::try_from(bound).unwrap()) as usize
    }

    /// Any player, or a spectator.
    pub fn any_viewer(&mut self) -> Viewer {
        let seat = u8::try_from(self.chance.below(u32::from(self.seats) + 1)).unwrap();
        if seat == self.seats { Viewer::Spectator } else { Viewer::Seat(Seat(seat)) }
    }

    /// A world that differs in everything that none of these viewers knows; `None` if they know
    /// everything.
    pub async fn twin<G: Game>(&mut self, knowing: &[Viewer]) -> Option<World> {
        let log = self.world.log(&self.table.game).await;
        let mut commits: Vec<StoredCommit<G::Rules>> =
            log.iter().map(|entry| StoredCommit::parse(entry.commit.get())).collect();
        if !G::change_hidden(&mut commits, knowing, &mut self.chance) {
            return None;
        }
        let commits = commits.into_iter().map(StoredCommit::json).collect();
        Some(self.world.rewritten(&self.table.game, commits).await)
    }

    /// Some open decision as its seat sees it, with the seat and the number of open decisions. It
    /// is seldom an optional one.
    async fn asked(&mut self) -> Option<(usize, Value, usize)> {
        let path = format!("/v1/games/{}/decisions", self.table.game);
        let open =
            self.world.ask(get(&path, None)).await.json()["items"].as_array().unwrap().clone();
        let is_awaited = |due: &&Value| due["optional"] == json!(false);
        let awaited: Vec<&Value> = open.iter().filter(is_awaited).collect();
        let among = if self.below(OPTIONAL_ONE_IN) == 0 { open.iter().collect() } else { awaited };
        let due = among.get(self.below(among.len().max(1)))?;
        let seat = usize::try_from(due["seat"].as_u64().unwrap()).unwrap();
        let path = format!("{path}/{}", due["id"].as_str().unwrap());
        Some((
            seat,
            self.world.ask(get(&path, Some(&self.table.players[seat]))).await.json(),
            open.len(),
        ))
    }

    async fn act(&self, step: Ask) {
        let done = self.world.ask(step).await;
        assert_eq!(done.status, 201, "{}", done.body);
    }

    /// Compares both worlds for a viewer. In every second comparison the hidden things that differ
    /// are unknown to the actor as well, so that the same action can be played in both.
    async fn look<G: Game>(&mut self, actor: usize, decision: &Value, step: &Ask, label: String) {
        let viewer = self.any_viewer();
        let actor = Viewer::Seat(Seat(u8::try_from(actor).unwrap()));
        let looks: u32 = self.looks.values().sum();
        let acts_beside_it = looks % 2 == 1;
        let knowing = if acts_beside_it { vec![viewer, actor] } else { vec![viewer] };
        let Some(twin) = self.twin::<G>(&knowing).await else {
            return self.act(step.clone()).await;
        };
        *self.looks.entry(label).or_default() += 1;
        self.compare::<G>(&twin, viewer, looks.is_multiple_of(FETCH_ALL_EVERY)).await;
        self.compare_answers::<G>(&twin, viewer, decision).await;
        match acts_beside_it {
            true => {
                let worlds = [&self.world, &twin];
                let alike = compare_step::<G>(&self.table, worlds, viewer, actor, step).await;
                self.steps_alike += u32::from(alike);
            }
            false => self.act(step.clone()).await,
        }
    }

    /// Compares what the viewer can fetch in both worlds.
    async fn compare<G: Game>(&self, twin: &World, viewer: Viewer, everything: bool) {
        for token in tokens(&self.table, viewer) {
            let (here, there) = match everything {
                true => (
                    self.table.fetch_all(&self.world, token).await,
                    self.table.fetch_all(twin, token).await,
                ),
                false => (
                    self.table.fetch_news(&self.world, token).await,
                    self.table.fetch_news(twin, token).await,
                ),
            };
            alike::<G>(here, there);
        }
    }

    /// Compares the previews of legal and illegal actions, and the refusal of a closed decision.
    async fn compare_answers<G: Game>(&self, twin: &World, viewer: Viewer, decision: &Value) {
        let Viewer::Seat(seat) = viewer else { return };
        let seat = seat.index();
        let path = format!("/v1/games/{}/decisions", self.table.game);
        let asked = self.world.ask(get(&path, Some(&self.table.players[seat]))).await.json();
        let own = asked["items"]
            .as_array()
            .unwrap()
            .iter()
            .find(|due| due["seat"] == json!(seat))
            .unwrap_or(decision);
        let listed: Vec<Value> = own["actions"].as_array().cloned().unwrap_or_default();
        let some = listed.iter().step_by(listed.len().div_ceil(PREVIEWED).max(1)).cloned();
        for action in some.chain(self.met.values().cloned()) {
            let preview = self.table.preview(seat, &own["id"], &action);
            alike::<G>(vec![self.world.ask(preview.clone()).await], vec![twin.ask(preview).await]);
        }
        let stale =
            self.table.action(seat, "refused", &json!("d_1_0"), &json!({ "type": "nothing" }));
        alike::<G>(vec![self.world.ask(stale.clone()).await], vec![twin.ask(stale).await]);
    }
}

/// The tokens of this viewer.
pub fn tokens(table: &Table, viewer: Viewer) -> Vec<Option<&String>> {
    match viewer {
        Viewer::Seat(seat) => vec![Some(&table.players[seat.index()])],
        Viewer::Spectator => vec![Some(&table.stranger), None],
    }
}

pub fn alike<G: Game>(here: Vec<Seen>, there: Vec<Seen>) {
    let of = |seen: Vec<Seen>| seen.into_iter().map(G::alike).collect::<Vec<_>>();
    assert_alike(&of(here), &of(there));
}

/// The events after `seq` as the viewer gets them.
pub async fn events_after(table: &Table, world: &World, viewer: Viewer, seq: u64) -> Vec<Value> {
    let path = format!("/v1/games/{}/events?limit=500&after={seq}", table.game);
    let page = world.ask(get(&path, tokens(table, viewer)[0])).await.json();
    page["items"].as_array().unwrap().clone()
}

pub async fn last_seq(table: &Table, world: &World) -> u64 {
    world.ask(get(&format!("/v1/games/{}", table.game), None)).await.json()["seq"].as_u64().unwrap()
}

/// Plays the same action in both worlds, by a seat that knows the same in both. The viewer must see
/// the same, up to the first event that reveals something. Returns whether there was no such event.
async fn compare_step<G: Game>(
    table: &Table,
    worlds: [&World; 2],
    viewer: Viewer,
    actor: Viewer,
    step: &Ask,
) -> bool {
    let [here, there] = worlds;
    let before = last_seq(table, here).await;
    let (done, also_done) = (here.ask(step.clone()).await, there.ask(step.clone()).await);
    assert_eq!((done.status, also_done.status), (201, 201), "{}\n{}", done.body, also_done.body);
    let events = events_after(table, here, viewer, before).await;
    let others = events_after(table, there, viewer, before).await;
    let shows = |events: &[Value]| events.iter().position(|event| G::shows(event, viewer));
    let first_shown = shows(&events).into_iter().chain(shows(&others)).min();
    if let Some(first) = first_shown {
        assert_eq!(
            events.get(..first),
            others.get(..first),
            "what happened before anything was shown"
        );
        return false;
    }
    assert_eq!(events, others);
    for token in tokens(table, viewer) {
        alike::<G>(table.fetch_news(here, token).await, table.fetch_news(there, token).await);
    }
    if viewer == actor {
        alike::<G>(vec![done], vec![also_done]);
    }
    true
}

/// Sets the standing orders of all seats.
pub async fn order(world: &World, table: &Table, orders: &Value) {
    for player in &table.players {
        let put = Ask {
            method: actix_web::http::Method::PUT,
            ..post(&format!("/v1/games/{}/orders", table.game), Some(player), orders.clone())
        };
        assert_eq!(world.ask(put).await.status, 200);
    }
}
