//! Die Händler with deals: a game of many, and that every deal can be made from its decisions.

use std::collections::BTreeSet;

use kontor_games::haendler::{Action, Haendler, Options, State, options::BoardOption};
use kontor_rules::{Chance, Field, FieldValue, Rules, Seat, SeededChance, Template, play};
use serde_json::json;

use crate::{
    haendler::NEGOTIATION,
    playthroughs::brief_run,
    support::runs::{Asked, asked, chosen_run, pick, random_action, random_run},
};

/// How often a player may draw a refused action before a playthrough fails.
const TRIES_MAX: u32 = 1_000;
/// A deal is proposed once in so many times that it is drawn.
const DEALS_ONE_IN: u32 = 5;
/// Positions of a game whose pledges are compared.
const COMPARED: usize = 60;

/// «Negotiation Variant», ruling H59: a decision that names the longest routes offers the same
/// pledges as one of `haendler/2`, which lists each, but for routes that enter a place twice or where
/// the wagon stands.
#[test]
fn every_pledge_can_be_made_from_the_decision() {
    let run = random_run(&NEGOTIATION, 3, 2).unwrap().spread(COMPARED);
    for state in run.states() {
        let mut listing = state.clone();
        listing.version = 2;
        assert_eq!(pledges(state), pledges(&listing));
    }
}

/// Each pledge that decisions offer: in whose decision, with whom, and on which side.
fn pledges(state: &State) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for Asked { seat, templates, .. } in asked::<Haendler>(state) {
        for template in templates.iter().filter(|one| one.action == "haendler.propose_deal") {
            let partner = template.fields[0].domain.nth(0);
            let sides = template.fields.iter().filter(|field| SIDES.contains(&field.name));
            for Field { name, domain } in sides {
                let values = (0..domain.count()).map(|index| domain.nth(index));
                let pledges = values.filter(|pledge| !goes_in_circles(state, pledge));
                all.extend(pledges.map(|pledge| format!("{seat:?} {partner:?} {name} {pledge:?}")));
            }
        }
    }
    all
}

/// The fields of a proposal that hold pledges.
const SIDES: [&str; 2] = ["pledge", "asked_pledge"];

/// Whether it names a route that enters a place twice, or where the wagon stands.
fn goes_in_circles(state: &State, pledge: &FieldValue) -> bool {
    let FieldValue::Record(fields) = pledge else { return false };
    let [_, ("wagon", FieldValue::Int(number)), ("route", FieldValue::List(route))] = &fields[..]
    else {
        return false;
    };
    let wagon = &state.wagons[usize::try_from(*number).unwrap() - 1];
    let stands_at = FieldValue::Text(state.map.id(wagon.at).into());
    let walked: Vec<&FieldValue> = [&stands_at].into_iter().chain(route).collect();
    (1..walked.len()).any(|at| walked[..at].contains(&walked[at]))
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
