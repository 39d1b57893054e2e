//! Die Händler with deals: a game of many, how large decisions are, and that every deal can be made
//! from them.

use std::collections::BTreeSet;

use kontor_app::contract::answers::Answers;
use kontor_games::haendler::{Action, Haendler, Options, State, options::BoardOption};
use kontor_rules::{Chance, Field, FieldValue, Rules, Seat, SeededChance, Template, Viewer, play};
use serde_json::{json, to_vec};

use crate::{
    haendler::NEGOTIATION,
    playthroughs::brief_run,
    support::{
        dice::Dice,
        local::Local,
        runs::{Asked, asked, chosen_run, pick, random_action, random_run},
        table::{Due, Table},
    },
};

/// How often a player may draw a refused action before a playthrough fails.
const TRIES_MAX: u32 = 1_000;
/// A deal is proposed once in so many times that it is drawn.
const DEALS_ONE_IN: u32 = 5;
/// Games of each number of players, and positions of a game, whose decisions are measured.
const GAMES: u64 = 2;
const MEASURED: usize = 60;
/// Moves over HTTP whose replies are measured.
const MOVES: usize = 100;
/// The most bytes of a decision about deals.
const DECISION_BYTES_MAX: usize = 40_000;
/// The most bytes of all that a seat is sent with the reply to a move: it may be asked twice.
const REPLY_BYTES_MAX: usize = 40_000;
/// The same for who is asked to move a wagon. Every way is a choice and listed, for each tile with
/// each number of driver points.
const MOVING_BYTES_MAX: usize = 70_000;
/// The decision with all ways of wagons.
const MOVING: &str = "haendler.moving";

/// What a seat is asked, as clients get it: choices, actions and schema.
fn bytes_of(state: &State, asked: &Asked) -> usize {
    let templates = asked.templates.as_slice().into();
    let choices = Haendler::choices(state, asked.seat, &asked.due);
    let Answers { actions, schema, .. } = Answers::of(&templates);
    let parts = [to_vec(&choices), to_vec(&actions), to_vec(&schema)];
    parts.into_iter().map(|part| part.unwrap().len()).sum()
}

/// «Negotiation Variant»: routes that can be pledged are many, for each partner and on both sides.
#[test]
fn decisions_with_deals_and_views_stay_small() {
    for seats in Haendler::SEATS {
        let mut largest = Sizes::default();
        for seed in 1..=GAMES {
            let run = random_run(&NEGOTIATION, seats, seed).unwrap().spread(MEASURED);
            for state in run.states() {
                let decisions = asked::<Haendler>(state);
                for seat in Seat::all(seats) {
                    let own = decisions.iter().filter(|asked| asked.seat == seat);
                    let own: Vec<(&str, usize)> =
                        own.map(|asked| (asked.due.kind, bytes_of(state, asked))).collect();
                    let view = to_vec(&Haendler::view(state, Viewer::Seat(seat))).unwrap().len();
                    let all = own.iter().map(|(_, bytes)| bytes).sum::<usize>() + view;
                    largest.note(&own, all);
                }
            }
        }
        largest.check(&format!("{seats} players"));
    }
}

/// The same over HTTP: decisions as their seats get them, and whole replies to moves.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn replies_to_moves_with_deals_stay_small() {
    let local = Local::start();
    for seats in [2, 4] {
        let options = json!({ "negotiation": true });
        let body = json!({ "ruleset": "haendler", "seats": seats, "options": options });
        let mut table = Table::made(&local.address, seats, &body).await;
        table.start().await;
        let (mut dice, mut largest) = (Dice::new(1), Sizes::default());
        for _ in 0..MOVES {
            let due = table.due().await;
            let key = table.fresh_key();
            let reply = table.move_of(&chosen(due, &mut dice), &key).send().await;
            assert_eq!(reply.status, 201, "{}", reply.text);
            let decisions = reply.body["decisions"].as_array().unwrap();
            let own = decisions.iter().filter(|decision| !decision["schema"].is_null());
            let own: Vec<(&str, usize)> =
                own.map(|own| (own["kind"].as_str().unwrap(), own.to_string().len())).collect();
            largest.note(&own, reply.text.len());
        }
        largest.check(&format!("{seats} players over HTTP"));
    }
}

/// A decision that has to be taken, or seldom one about deals, with one of its actions.
fn chosen(mut due: Vec<Due>, dice: &mut Dice) -> Due {
    let about_deals = dice.below(DEALS_ONE_IN as usize) == 0;
    if !about_deals {
        due.retain(|due| due.decision["optional"] == false);
    }
    let mut due = dice.pick(&due).clone();
    let actions = due.decision["actions"].as_array().unwrap();
    due.decision["actions"] = json!([dice.pick(actions)]);
    due
}

/// The most bytes of a decision that is not about ways of wagons, of a reply without such a one,
/// and of a reply with one.
#[derive(Default)]
struct Sizes {
    decision: usize,
    reply: usize,
    moving: usize,
}

impl Sizes {
    /// A reply with these decisions of its receiver, each with its kind.
    fn note(&mut self, decisions: &[(&str, usize)], reply: usize) {
        for (_, bytes) in decisions.iter().filter(|(kind, _)| *kind != MOVING) {
            self.decision = self.decision.max(*bytes);
        }
        let is_moving = decisions.iter().any(|(kind, _)| *kind == MOVING);
        let largest = if is_moving { &mut self.moving } else { &mut self.reply };
        *largest = reply.max(*largest);
    }

    fn check(&self, table: &str) {
        let Sizes { decision, reply, moving } = self;
        let sizes = format!("{table}: decision {decision}, reply {reply}, to who moves {moving}");
        println!("{sizes}");
        assert!(*decision < DECISION_BYTES_MAX, "{sizes}");
        assert!(*reply < REPLY_BYTES_MAX && *moving < MOVING_BYTES_MAX, "{sizes}");
    }
}

/// «Negotiation Variant», ruling H59: a decision that names the longest routes offers the same
/// pledges as one of `haendler/2`, which lists each, but for routes that enter a place twice.
#[test]
fn every_pledge_can_be_made_from_the_decision() {
    let run = random_run(&NEGOTIATION, 3, 2).unwrap().spread(MEASURED);
    for state in run.states() {
        let mut listing = state.clone();
        listing.version = 2;
        assert_eq!(pledges(&asked::<Haendler>(state)), pledges(&asked::<Haendler>(&listing)));
    }
}

/// Each pledge that decisions offer: in whose decision, with whom, and on which side.
fn pledges(decisions: &[Asked]) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for Asked { seat, templates, .. } in decisions {
        for template in templates.iter().filter(|one| one.action == "haendler.propose_deal") {
            let partner = template.fields[0].domain.nth(0);
            let sides = template.fields.iter().filter(|field| SIDES.contains(&field.name));
            for Field { name, domain } in sides {
                let values = (0..domain.count()).map(|index| domain.nth(index));
                let pledges = values.filter(|pledge| !goes_in_circles(pledge));
                all.extend(pledges.map(|pledge| format!("{seat:?} {partner:?} {name} {pledge:?}")));
            }
        }
    }
    all
}

/// The fields of a proposal that hold pledges.
const SIDES: [&str; 2] = ["pledge", "asked_pledge"];

fn goes_in_circles(pledge: &FieldValue) -> bool {
    let FieldValue::Record(fields) = pledge else { return false };
    let enters_twice =
        |places: &[FieldValue]| (1..places.len()).any(|at| places[..at].contains(&places[at]));
    fields.iter().any(|(_, field)| matches!(field, FieldValue::List(list) if enters_twice(list)))
}

/// A game of two players who propose many pledges, ask for no money and no cards, and accept every
/// proposal.
pub fn deals(version: u32) -> String {
    let options = Options {
        board: BoardOption::ReconstructedShort {},
        negotiation: true,
        ..Options::default()
    };
    let mut chance = SeededChance::new([42; 32], 0);
    let choose =
        |state: &State| Haendler::outcome(state).is_none().then(|| trusting(state, &mut chance));
    brief_run(&chosen_run::<Haendler>(version, options, 2, 42, choose).unwrap())
}

/// The action of a player who accepts every proposal, and otherwise acts at random.
fn trusting(state: &State, chance: &mut dyn Chance) -> (Seat, Action) {
    let asked = asked::<Haendler>(state);
    let templates: Vec<(Seat, &Template)> = asked
        .iter()
        .flat_map(|asked| asked.templates.iter().map(move |template| (asked.seat, template)))
        .collect();
    let proposed: Vec<(Seat, &Template)> = templates
        .iter()
        .copied()
        .filter(|(_, template)| template.action == "haendler.accept_proposal")
        .collect();
    for _ in 0..TRIES_MAX {
        let (seat, template) =
            *pick(if proposed.is_empty() { &templates } else { &proposed }, chance);
        let mut action = random_action(template, chance);
        if template.action == "haendler.propose_deal" {
            if chance.below(DEALS_ONE_IN) > 0 {
                continue;
            }
            (action["asked_money"], action["asked_card"]) = (json!(0), json!(null));
        }
        let action: Action = serde_json::from_value(action).unwrap();
        let is_mistrust =
            matches!(action, Action::DeclineProposal { .. } | Action::WithdrawProposal {});
        if !is_mistrust && play::<Haendler>(state, seat, &action, chance).is_ok() {
            return (seat, action);
        }
    }
    panic!("{TRIES_MAX} actions were refused");
}
