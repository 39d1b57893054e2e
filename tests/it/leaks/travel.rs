//! Whole games beside worlds that one viewer cannot tell from them: at decisions of every kind the
//! viewer looks at both, the same is done in both, and the viewer looks again.

use std::collections::BTreeMap;

use kontor_app::commit::Commit;
use kontor_rules::{Chance, Rules, Seat, SeededChance, Viewer};
use serde_json::{Value, json};

use super::{
    PREVIEWED, Table, assert_alike, get, json_of, post,
    worlds::{Ask, Seen, World},
};

/// Each kind of decision is looked at so often before only every so many decisions are.
const LOOKS_EACH: u32 = 3;
const LOOK_EVERY: u32 = 40;

/// Everything is fetched at every so many looks, the news at each.
const FETCH_ALL_EVERY: u32 = 5;

/// In one of so many moves a decision may be taken up that the game does not wait for.
const OPTIONAL_ONE_IN: usize = 4;

/// What has to be known of a game.
pub trait Game {
    type Rules: Rules;
    /// Changes whatever none of these viewers has seen, in all that was stored; says whether that
    /// was anything.
    fn disguise(
        commits: &mut [Commit<Self::Rules>],
        knowing: &[Viewer],
        chance: &mut SeededChance,
    ) -> bool;
    /// Whether an event shows its viewer what luck decided, or what was hidden from the viewer
    /// before.
    fn shows(event: &Value, viewer: Viewer) -> bool;
    /// What may be secret at this decision, one of so many that are open, in a word.
    fn moment(decision: &Value, view: &Value, open: usize) -> String;
    /// An action that leads to secrets which seldom come about, if there is one.
    fn sought(decision: &Value) -> Option<&Value>;
    /// A reply, without what has to differ so that a secret can.
    fn alike(seen: Seen) -> Seen;
}

/// A game on its way.
pub struct Journey {
    pub world: World,
    pub table: Table,
    pub chance: SeededChance,
    pub seats: u8,
    moves: u32,
    /// How often each kind of decision was looked at beside a world that differed.
    pub looks: BTreeMap<String, u32>,
    /// Actions met so far, by type; the last of each.
    met: BTreeMap<String, Value>,
}

impl Journey {
    /// A table with this body, started.
    pub async fn begin(world: World, body: &Value, seed: u64) -> Self {
        let table = Table::open(&world, body).await;
        table.start(&world).await;
        let seats = u8::try_from(table.players.len()).unwrap();
        let chance = SeededChance::new([5; 32], seed);
        Journey {
            world,
            table,
            chance,
            seats,
            moves: 0,
            looks: BTreeMap::new(),
            met: BTreeMap::new(),
        }
    }

    /// Plays on, and looks at what comes; at most so many moves.
    pub async fn travel<G: Game>(&mut self, moves: u32) {
        for _ in 0..moves {
            let Some((actor, decision, open)) = self.asked().await else { return };
            let view = self
                .world
                .ask(get(&format!("/v1/games/{}/view", self.table.game), None))
                .await
                .json();
            let moment = G::moment(&decision, &view, open);
            let step = self.next_action::<G>(actor, &decision);
            if self.moves.is_multiple_of(LOOK_EVERY)
                || self.looks.get(&moment).copied().unwrap_or_default() < LOOKS_EACH
            {
                self.look::<G>(actor, &decision, &step, moment).await;
            } else {
                self.act(step).await;
            }
        }
    }

    /// An action that is sought, or else any listed one; each type is as likely as another.
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

    /// Any player, or somebody without a seat.
    pub fn any_viewer(&mut self) -> Viewer {
        let seat = u8::try_from(self.chance.below(u32::from(self.seats) + 1)).unwrap();
        if seat == self.seats { Viewer::Spectator } else { Viewer::Seat(Seat(seat)) }
    }

    /// A world that differs in all that none of these knows; none if they know everything.
    pub async fn twin<G: Game>(&mut self, knowing: &[Viewer]) -> Option<World> {
        let log = self.world.log(&self.table.game).await;
        let mut commits: Vec<Commit<G::Rules>> =
            log.iter().map(|entry| Commit::parse(entry.commit.get()).unwrap()).collect();
        if !G::disguise(&mut commits, knowing, &mut self.chance) {
            return None;
        }
        let commits = commits.iter().map(|commit| json_of(&commit.to_raw())).collect();
        Some(self.world.rewritten::<G::Rules>(&self.table.game, commits).await)
    }

    /// Some open decision as its seat sees it, with the seat, and how many are open; seldom one
    /// that the game does not wait for.
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

    /// Looks at both worlds, as a viewer who knows less than who acts, or as one who knows at least
    /// as much; then the same can be done in both.
    async fn look<G: Game>(&mut self, actor: usize, decision: &Value, step: &Ask, moment: String) {
        let viewer = self.any_viewer();
        let actor = Viewer::Seat(Seat(u8::try_from(actor).unwrap()));
        let looks: u32 = self.looks.values().sum();
        let acts_beside_it = looks % 2 == 1;
        let knowing = if acts_beside_it { vec![viewer, actor] } else { vec![viewer] };
        let Some(twin) = self.twin::<G>(&knowing).await else {
            return self.act(step.clone()).await;
        };
        *self.looks.entry(moment).or_default() += 1;
        self.compare::<G>(&twin, viewer, looks.is_multiple_of(FETCH_ALL_EVERY)).await;
        self.compare_answers::<G>(&twin, viewer, decision).await;
        match acts_beside_it {
            true => compare_step::<G>(&self.table, [&self.world, &twin], viewer, actor, step).await,
            false => self.act(step.clone()).await,
        }
    }

    /// The viewer looks at both worlds.
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

    /// What the viewer is told of actions that are not played, whether they are legal or not, and
    /// of impossible ones.
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

/// Those who look as this viewer.
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

/// The events after `seq` as the viewer is told them.
pub async fn events_after(table: &Table, world: &World, viewer: Viewer, seq: u64) -> Vec<Value> {
    let path = format!("/v1/games/{}/events?limit=500&after={seq}", table.game);
    let page = world.ask(get(&path, tokens(table, viewer)[0])).await.json();
    page["items"].as_array().unwrap().clone()
}

pub async fn last_seq(table: &Table, world: &World) -> u64 {
    world.ask(get(&format!("/v1/games/{}", table.game), None)).await.json()["seq"].as_u64().unwrap()
}

/// The same is done in both worlds by a seat that knows the same in both: the viewer sees the same,
/// up to the first event that shows what was not known.
async fn compare_step<G: Game>(
    table: &Table,
    worlds: [&World; 2],
    viewer: Viewer,
    actor: Viewer,
    step: &Ask,
) {
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
        return;
    }
    assert_eq!(events, others);
    for token in tokens(table, viewer) {
        alike::<G>(table.fetch_news(here, token).await, table.fetch_news(there, token).await);
    }
    if viewer == actor {
        alike::<G>(vec![done], vec![also_done]);
    }
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
