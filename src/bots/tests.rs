//! Guarantees of the bots, tested over whole games.

use std::{cmp::Reverse, collections::BTreeSet};

use super::{
    Bot, action_space::ActionSpace, arena::play_game, chosen_from, considered::Considered,
    next_decision::next_decision, search, search::Budget,
};
use kontor_games::{GameKind, dispatch};
use kontor_rules::{Chance, Due, Knowledge, Rules, Seat, SeededChance, Viewer, open, play};

/// A small budget, so that tests are fast.
const SMALL: Budget = Budget {
    actions_max: 16,
    determinizations: 2,
    candidates_max: 4,
    playouts_max: 8,
    playout_decisions_max: 3,
    playout_actions_max: 2,
};
/// Every how many decisions of a game one is tested, so that tests are fast.
const STRIDE: usize = 7;
/// Most decisions of a game that are tested, however long it is.
const SITUATIONS_MAX: usize = 40;

/// A decision in a random game.
struct Situation<R: Rules> {
    state: R::State,
    seat: Seat,
    due: Due,
}

impl<R: Rules> Situation<R> {
    fn knowledge(&self) -> Knowledge<R> {
        Knowledge::new(self.state.clone(), Viewer::Seat(self.seat))
    }

    /// What a bot evaluates, the search within a small budget.
    fn evaluated(&self, bot: Bot, chance: &mut dyn Chance) -> Vec<Considered<R>> {
        let knowledge = self.knowledge();
        match bot {
            Bot::Search => {
                search::consider_within(&SMALL, &knowledge, self.seat, &self.due, chance)
            }
            other => other.evaluated(&knowledge, self.seat, &self.due, chance),
        }
    }

    fn choose(&self, bot: Bot, stream: u64) -> R::Action {
        let chance = &mut random(stream);
        let actions = self.evaluated(bot, chance);
        chosen_from(&actions, &self.knowledge(), &self.due, chance)
    }
}

fn random(stream: u64) -> SeededChance {
    SeededChance::new([3; 32], stream)
}

/// Decisions of a random game, spread over all of it.
fn situations<R: Rules>(seats: u8) -> Vec<Situation<R>> {
    let (mut situations, mut chance) = (Vec::new(), random(u64::from(seats)));
    let mut state = open::<R>(&R::Options::default(), seats, R::VERSION, &mut chance).state;
    while let Some((seat, due)) = next_decision::<R>(&state) {
        let knowledge = Knowledge::<R>::new(state.clone(), Viewer::Seat(seat));
        let action = Bot::Random.choose(&knowledge, seat, &due, &mut chance);
        let next = play::<R>(&state, seat, &action, &mut chance).unwrap().state;
        situations.push(Situation { state: std::mem::replace(&mut state, next), seat, due });
    }
    let stride = STRIDE.max(situations.len().div_ceil(SITUATIONS_MAX));
    situations.into_iter().step_by(stride).collect()
}

/// Runs a test for each game and number of seats.
fn for_each_game(test: impl Fn(GameKind, u8)) {
    for kind in GameKind::ALL {
        kind.seats().for_each(|seats| test(*kind, seats));
    }
}

fn actions_are_repeatable<R: Rules>(seats: u8) {
    for (number, situation) in situations::<R>(seats).iter().enumerate() {
        for bot in Bot::ALL.iter().copied() {
            assert!(
                situation.choose(bot, number as u64) == situation.choose(bot, number as u64),
                "decision {number} of {}",
                R::KIND
            );
        }
    }
}

#[test]
fn the_same_knowledge_and_random_numbers_give_the_same_action() {
    for_each_game(|kind, seats| dispatch!(kind, R => actions_are_repeatable::<R>(seats)));
}

fn actions_depend_on_no_secret<R: Rules>(seats: u8) {
    for (number, situation) in situations::<R>(seats).iter().enumerate() {
        let state =
            R::determinize(&situation.state, Viewer::Seat(situation.seat), &mut random(1_000));
        let other = Situation::<R> { state, ..*situation };
        for bot in Bot::ALL.iter().copied() {
            let (action, other_action) =
                (situation.choose(bot, number as u64), other.choose(bot, number as u64));
            assert!(
                action == other_action,
                "decision {number} of {}: {action:?} in the real state, but {other_action:?}",
                R::KIND
            );
        }
    }
}

#[test]
fn an_action_does_not_depend_on_what_the_seat_does_not_know() {
    for_each_game(|kind, seats| dispatch!(kind, R => actions_depend_on_no_secret::<R>(seats)));
}

fn actions_are_legal<R: Rules>(seats: u8) {
    for (number, situation) in situations::<R>(seats).iter().enumerate() {
        for bot in Bot::ALL.iter().copied() {
            let action = situation.choose(bot, number as u64);
            let refusal =
                play::<R>(&situation.state, situation.seat, &action, &mut random(0)).err();
            assert!(refusal.is_none(), "decision {number} of {}: {action:?}: {refusal:?}", R::KIND);
        }
    }
}

#[test]
fn actions_are_legal_in_every_phase_of_a_game() {
    for_each_game(|kind, seats| dispatch!(kind, R => actions_are_legal::<R>(seats)));
}

fn games_end_and_are_repeatable<R: Rules>(seats: u8) {
    for bot in [Bot::Random, Bot::Greedy] {
        let table = vec![bot; usize::from(seats)];
        let game = play_game::<R>(&R::Options::default(), &table, 1, u64::from(seats), &mut |_| ());
        assert_eq!(game.outcome.places.len(), table.len());
        assert_eq!(
            game,
            play_game::<R>(&R::Options::default(), &table, 1, u64::from(seats), &mut |_| ()),
            "seed and number determine the game"
        );
    }
}

#[test]
fn a_game_between_bots_ends_and_is_repeatable() {
    for_each_game(|kind, seats| dispatch!(kind, R => games_end_and_are_repeatable::<R>(seats)));
}

fn evaluated_actions_are_ranked<R: Rules>(seats: u8) {
    for (number, situation) in situations::<R>(seats).iter().enumerate() {
        for bot in Bot::ALL.iter().copied() {
            let actions = situation.evaluated(bot, &mut random(number as u64));
            assert!(actions.iter().all(|action| action.ahead.count > 0));
            let once = |action: &Considered<R>| {
                actions.iter().filter(|other| other.action == action.action).count() == 1
            };
            assert!(actions.iter().all(once), "decision {number} of {}", R::KIND);
            let is_ranked = match bot {
                Bot::Random => actions.is_empty(),
                Bot::Greedy => actions.is_sorted_by_key(|action| Reverse(action.ahead.total)),
                Bot::Search => actions.is_sorted_by_key(|action| Reverse(action.played_out.count)),
            };
            assert!(is_ranked, "decision {number} of {}: {}", R::KIND, bot.name());
        }
    }
}

#[test]
fn evaluated_actions_are_ranked_and_each_of_them_comes_once() {
    for_each_game(|kind, seats| dispatch!(kind, R => evaluated_actions_are_ranked::<R>(seats)));
}

fn what_is_said_is_chosen<R: Rules>(seats: u8) {
    for (number, situation) in situations::<R>(seats).iter().enumerate() {
        for bot in [Bot::Random, Bot::Greedy] {
            let (knowledge, Situation { seat, due, .. }) = (situation.knowledge(), situation);
            let opinion = bot.consider(&knowledge, *seat, due, &mut random(number as u64));
            let action = bot.choose(&knowledge, *seat, due, &mut random(number as u64));
            assert!(opinion.chosen == action, "decision {number} of {}", R::KIND);
            let best = opinion.actions.first();
            assert!(best.is_none_or(|best| best.action == action), "decision {number}");
        }
    }
}

#[test]
fn the_action_that_a_bot_says_it_would_choose_is_the_best_and_is_chosen() {
    for_each_game(|kind, seats| dispatch!(kind, R => what_is_said_is_chosen::<R>(seats)));
}

fn opinions_depend_on_no_secret<R: Rules>(seats: u8) {
    for (number, situation) in situations::<R>(seats).iter().enumerate() {
        let state =
            R::determinize(&situation.state, Viewer::Seat(situation.seat), &mut random(2_000));
        let other = Situation::<R> { state, ..*situation };
        for bot in Bot::ALL.iter().copied() {
            let evaluated =
                |situation: &Situation<R>| situation.evaluated(bot, &mut random(number as u64));
            assert!(evaluated(situation) == evaluated(&other), "decision {number}");
        }
    }
}

#[test]
fn an_opinion_does_not_depend_on_what_the_seat_does_not_know() {
    for_each_game(|kind, seats| dispatch!(kind, R => opinions_depend_on_no_secret::<R>(seats)));
}

fn samples_are_small<R: Rules>(seats: u8) {
    for situation in situations::<R>(seats) {
        let actions =
            ActionSpace::<R>::new(R::choices(&situation.state, situation.seat, &situation.due));
        let templates = R::choices(&situation.state, situation.seat, &situation.due).len();
        assert!(
            (templates..=templates * 3).contains(&actions.sample(3, &mut random(0)).len()),
            "each template has one to three actions"
        );
        let listed = actions.spread(100);
        let listed_of: BTreeSet<usize> = listed.iter().map(|(template, _)| *template).collect();
        assert!(listed.len() <= 100);
        assert_eq!(listed_of.len(), templates, "each template is among them");
    }
}

#[test]
fn samples_are_no_larger_than_the_budget_allows() {
    for_each_game(|kind, seats| dispatch!(kind, R => samples_are_small::<R>(seats)));
}
