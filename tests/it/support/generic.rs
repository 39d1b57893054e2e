//! A player who knows the contract but no game: it answers decisions by their lists and schemas
//! alone.

use serde_json::{Map, Value, json};

use super::{
    client::{Address, Answer, Caller},
    dice::Dice,
    offers::near_misses,
    table::Table,
};

/// How often it is looked whether a player is asked, or the game over.
const LOOKS_MAX: usize = 1_000;

/// How often a schema that is not exact may yield a refused action before the player gives up.
const TRIES_MAX: usize = 1_000;

/// After so many refused actions out of a schema that is not exact the player takes a listed one.
const SAMPLED_MAX: usize = 5;

/// A ruleset, as the server's list describes it.
#[derive(Clone, Debug)]
pub struct Ruleset {
    pub id: String,
    seats_min: usize,
    seats_max: usize,
    options_schema: Value,
    orders_schema: Value,
}

impl Ruleset {
    /// All rulesets of the server.
    pub async fn all(caller: &Caller) -> Vec<Ruleset> {
        let list = caller.get("/v1/rulesets").await.expect(200);
        let count = |value: &Value| usize::try_from(value.as_u64().unwrap()).unwrap();
        let ruleset = |listed: &Value| Ruleset {
            id: listed["id"].as_str().unwrap().to_owned(),
            seats_min: count(&listed["seats_min"]),
            seats_max: count(&listed["seats_max"]),
            options_schema: listed["options_schema"].clone(),
            orders_schema: listed["orders_schema"].clone(),
        };
        let rulesets: Vec<Ruleset> =
            list["items"].as_array().unwrap().iter().map(ruleset).collect();
        assert!(!rulesets.is_empty());
        rulesets
    }

    /// The numbers of players in turn: that of the `round`-th table.
    pub fn seats(&self, round: usize) -> usize {
        self.seats_min + round % (self.seats_max - self.seats_min + 1)
    }

    /// How many numbers of players there are.
    pub fn sizes(&self) -> usize {
        self.seats_max - self.seats_min + 1
    }

    /// Options that the schema accepts. Each has its default half of the time, and always where its
    /// schema is more than a choice between values.
    pub fn sampled_options(&self, dice: &mut Dice) -> Value {
        let mut options = Map::new();
        for (name, choice) in self.choices() {
            if dice.below(2) == 0 {
                options.insert(name.clone(), sample(&choice, dice));
            }
        }
        options.into()
    }

    /// The options that are choices between values.
    pub fn plain_options(&self) -> Vec<String> {
        self.choices().map(|(name, _)| name.clone()).collect()
    }

    fn choices(&self) -> impl Iterator<Item = (&String, Value)> {
        let options = self.options_schema["properties"].as_object().into_iter().flatten();
        options.filter_map(|(name, schema)| {
            Some((name, plain(schema, &self.options_schema["$defs"])?))
        })
    }
}

/// The options of a table.
#[derive(Clone, Copy, Debug)]
pub enum Terms {
    /// The defaults of the ruleset.
    Default,
    /// Random options that the schema accepts and the rules do not refuse.
    Sampled,
    /// These options.
    Given(fn() -> Value),
}

/// The schema of an option in the vocabulary of decision schemas; `None` if it cannot be expressed
/// there.
fn plain(schema: &Value, definitions: &Value) -> Option<Value> {
    if let Some(name) = schema["$ref"].as_str() {
        return plain(&definitions[name.rsplit('/').next()?], definitions);
    }
    if let Some(branches) = schema["oneOf"].as_array() {
        return Some(
            json!({ "oneOf": branches.iter().filter_map(|branch| plain(branch, definitions)).collect::<Vec<_>>() }),
        );
    }
    if schema["enum"].is_array() {
        return Some(json!({ "enum": schema["enum"] }));
    }
    let kinds = schema["type"]
        .as_array()
        .map_or_else(|| vec![&schema["type"]], |kinds| kinds.iter().collect());
    match kinds[0].as_str()? {
        "boolean" => Some(json!({ "enum": [false, true] })),
        "integer" => Some(
            json!({ "type": "integer", "minimum": schema["minimum"], "maximum": schema["maximum"] }),
        ),
        "array" => {
            let items =
                plain(&schema["items"], definitions).filter(|items| items["enum"].is_array())?;
            let (fewest, most) = (&schema["minItems"], &schema["maxItems"]);
            Some(
                json!({ "type": "array", "uniqueItems": true, "minItems": fewest, "maxItems": most, "items": items }),
            )
        }
        "object" => {
            let named =
                schema["required"].as_array()?.iter().map(|name| name.as_str().expect("a name"));
            let fields = named.map(|name| {
                Some((name.to_owned(), plain(&schema["properties"][name], definitions)?))
            });
            Some(json!({ "type": "object", "properties": fields.collect::<Option<Map<_, _>>>()? }))
        }
        _ => None,
    }
}

/// How a player chooses its answers.
#[derive(Clone, Copy, Debug)]
pub enum Choosing {
    /// One of the listed actions.
    Listed,
    /// Anything that the schema accepts.
    Sampled,
}

impl Choosing {
    /// An answer to a decision of the player's own seat.
    pub fn answer(self, decision: &Value, dice: &mut Dice) -> Value {
        match self {
            Choosing::Listed => dice.pick(decision["actions"].as_array().unwrap()).clone(),
            Choosing::Sampled => sample(&decision["schema"], dice),
        }
    }
}

/// A value that a schema of the published vocabulary accepts. All values are possible; low numbers
/// are likelier, so that players do not run out of money at once.
pub fn sample(schema: &Value, dice: &mut Dice) -> Value {
    if let Some(branches) = schema["oneOf"].as_array() {
        return sample(dice.pick(branches), dice);
    }
    if let Some(constant) = schema.get("const") {
        return constant.clone();
    }
    if let Some(values) = schema["enum"].as_array() {
        return dice.pick(values).clone();
    }
    match schema["type"].as_str() {
        Some("object") => {
            let fields = schema["properties"].as_object().unwrap().iter();
            fields
                .map(|(name, schema)| (name.clone(), sample(schema, dice)))
                .collect::<Map<_, _>>()
                .into()
        }
        Some("integer") => {
            let (step, min) =
                (schema["multipleOf"].as_i64().unwrap_or(1), schema["minimum"].as_i64().unwrap());
            let steps =
                usize::try_from((schema["maximum"].as_i64().unwrap() - min) / step).unwrap();
            let most = dice.below(steps + 1);
            json!(min + step * i64::try_from(dice.below(most + 1)).unwrap())
        }
        Some("array") => {
            let size = |limit: &str| usize::try_from(schema[limit].as_u64().unwrap()).unwrap();
            let count = size("minItems") + dice.below(size("maxItems") - size("minItems") + 1);
            let mut left = schema["items"]["enum"].as_array().unwrap().clone();
            if schema["uniqueItems"] == true {
                (0..count).map(|_| left.swap_remove(dice.below(left.len()))).collect()
            } else {
                (0..count).map(|_| dice.pick(&left).clone()).collect()
            }
        }
        _ => panic!("the published vocabulary has no such schema: {schema}"),
    }
}

/// Values that are similar to an action, but do not fit the schema of the decision.
pub fn misfits(decision: &Value, action: &Value) -> Vec<Value> {
    let schema = &decision["schema"];
    let branches = schema["oneOf"].as_array().unwrap();
    let own =
        branches.iter().find(|branch| branch["properties"]["type"]["const"] == action["type"]);
    let near = near_misses(
        action,
        own.expect("the schema has a branch for each action")["properties"].as_object().unwrap(),
    );
    let validator = jsonschema::validator_for(schema).unwrap();
    near.into_iter().filter(|action| !validator.is_valid(action)).collect()
}

/// A table at which all seats are played by such players.
pub struct Play {
    pub table: Table,
    pub dice: Dice,
    choosing: Choosing,
    /// Open decisions, from the latest response.
    open: Vec<Value>,
}

impl Play {
    /// A table of that ruleset, its game started.
    pub async fn start(
        address: &Address,
        ruleset: &Ruleset,
        seats: usize,
        terms: Terms,
        choosing: Choosing,
        mut dice: Dice,
    ) -> Play {
        let owner = Caller::guest(address, "Seat 0").await;
        let made = make(&owner, ruleset, seats, terms, &mut dice).await;
        let table = Table::joined(address, owner, &made, seats).await;
        table.start().await;
        let mut play = Play { table, dice, choosing, open: Vec::new() };
        play.open = play.listed(0).await;
        play
    }

    /// The open decisions as a seat sees them.
    async fn listed(&self, seat: usize) -> Vec<Value> {
        items(
            &self.table.seats[seat].get(&self.table.path("/decisions")).await.expect(200)["items"],
        )
    }

    /// The same without validation against the contract, which makes it faster.
    pub fn unchecked(mut self) -> Play {
        self.table.seats = self.table.seats.into_iter().map(Caller::unchecked).collect();
        self
    }

    /// Sets the standing orders of every seat to `ask`, so that the server answers nothing by
    /// itself.
    pub async fn ask_everybody(&self, ruleset: &Ruleset) {
        let Some(orders) = ruleset.orders_schema["required"].as_array() else { return };
        let name = |order: &Value| order.as_str().unwrap().to_owned();
        let orders: Map<String, Value> =
            orders.iter().map(|order| (name(order), json!("ask"))).collect();
        for seat in &self.table.seats {
            let body = json!({ "ruleset": ruleset.id, "orders": orders });
            seat.put(&self.table.path("/orders"), &body).await.expect(200);
        }
    }

    /// Some open decision as its own seat sees it, and the seat; `None`: no player is asked.
    pub async fn asked(&mut self) -> Option<(usize, Value)> {
        while !self.open.is_empty() {
            let decision = self.dice.pick(&self.open).clone();
            let seat = usize::try_from(decision["seat"].as_u64().unwrap()).unwrap();
            if !decision["schema"].is_null() {
                return Some((seat, decision));
            }
            let path = self.table.path(&format!("/decisions/{}", decision["id"].as_str().unwrap()));
            let answer = self.table.seats[seat].get(&path).await;
            if answer.status == 200 {
                return Some((seat, answer.body));
            }
            // The server has already answered by a standing order.
            answer.refused("decision-unknown");
            self.open = self.listed(seat).await;
        }
        None
    }

    /// Sends something as an action, with a key of its own.
    pub async fn send(&mut self, seat: usize, decision: &Value, action: &Value) -> Answer {
        let key = self.table.fresh_key();
        self.table.seats[seat]
            .action(&self.table.game, &key, &decision["id"], action)
            .bad()
            .send()
            .await
    }

    /// Answers a decision. Actions that are listed or fit an exact schema must not be refused.
    pub async fn answer(&mut self, seat: usize, decision: &Value) {
        for tries in 0..TRIES_MAX {
            // A schema that is not exact describes a way by its places, and few lists of them are
            // ways. So the player turns to the examples after a while.
            let gives_up = decision["exact"] == false && tries >= SAMPLED_MAX;
            let choosing = if gives_up { Choosing::Listed } else { self.choosing };
            let action = choosing.answer(decision, &mut self.dice);
            let answer = self.send(seat, decision, &action).await;
            if answer.status == 201 {
                self.open = items(&answer.body["decisions"]);
                return;
            }
            if ["decision-closed", "game-over"].iter().any(|code| answer.body["code"] == *code) {
                // The server has already answered by a standing order.
                self.open = self.listed(seat).await;
                return;
            }
            let may_miss = decision["exact"] == false && matches!(choosing, Choosing::Sampled);
            assert!(may_miss, "{action} was to be legal: {}", answer.text);
            answer.refused("illegal-action");
        }
        panic!("{TRIES_MAX} actions that fit the schema were refused: {decision}");
    }

    /// Plays to the end.
    pub async fn finish(&mut self) {
        let mut looks = 0;
        let game = loop {
            while let Some((seat, decision)) = self.asked().await {
                self.answer(seat, &decision).await;
                looks = 0;
            }
            let game = self.table.game().await;
            if game["status"] == "finished" {
                break game;
            }
            // One of several servers may hear of what another one has done a moment later.
            looks += 1;
            assert!(looks < LOOKS_MAX, "no seat is asked, and the game is not over: {game}");
            self.open = self.listed(0).await;
        };
        assert_eq!(
            game["outcome"]["places"].as_array().unwrap().len(),
            self.table.seats.len(),
            "everybody is placed"
        );
    }
}

/// A table with such options. Options that the rules refuse because they contradict each other are
/// drawn again.
async fn make(
    owner: &Caller,
    ruleset: &Ruleset,
    seats: usize,
    terms: Terms,
    dice: &mut Dice,
) -> Value {
    for _ in 0..TRIES_MAX {
        let options = match terms {
            Terms::Default => json!({}),
            Terms::Sampled => ruleset.sampled_options(dice),
            Terms::Given(options) => options(),
        };
        let body = json!({ "ruleset": ruleset.id, "seats": seats, "options": options });
        let answer = owner.post("/v1/games", &body).await;
        if answer.status == 201 {
            return answer.body;
        }
        assert!(matches!(terms, Terms::Sampled), "given options must be accepted: {}", answer.text);
        answer.refused("options-invalid");
    }
    panic!("{TRIES_MAX} options that fit the schema were refused");
}

fn items(list: &Value) -> Vec<Value> {
    list.as_array().unwrap().clone()
}
