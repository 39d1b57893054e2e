//! Promises of the bots, held against whole games.

use std::collections::BTreeSet;

use super::{
    Bot,
    answers::Answers,
    arena::{asked_next, play_game},
    greedy, search,
    search::Budget,
};
use kontor_games::{GameKind, dispatch};
use kontor_rules::{Chance, Due, Knowledge, Rules, Seat, SeededChance, Viewer, open, play};

/// A search that is soon done.
const SMALL: Budget = Budget {
    answers_max: 16,
    worlds: 2,
    candidates_max: 4,
    playouts_max: 8,
    steps_max: 3,
    tries_max: 2,
};
/// Decisions between those that are looked at, so that tests are soon done.
const STRIDE: usize = 7;
/// Most decisions of a game that are looked at, however long it is.
const SCENES_MAX: usize = 40;

/// How a bot answers.
type Answering<R> = fn(&Knowledge<R>, Seat, &Due, &mut dyn Chance) -> <R as Rules>::Action;

/// A decision in a random game.
struct Scene<R: Rules> {
    state: R::State,
    seat: Seat,
    due: Due,
}

impl<R: Rules> Scene<R> {
    fn knowledge(&self) -> Knowledge<R> {
        Knowledge::new(self.state.clone(), Viewer::Seat(self.seat))
    }

    fn answer(&self, bot: Answering<R>, luck: u64) -> R::Action {
        bot(&self.knowledge(), self.seat, &self.due, &mut dice(luck))
    }
}

fn dice(stream: u64) -> SeededChance {
    SeededChance::new([3; 32], stream)
}

/// Decisions of a random game, spread over it.
fn scenes<R: Rules>(seats: u8) -> Vec<Scene<R>> {
    let (mut scenes, mut luck) = (Vec::new(), dice(u64::from(seats)));
    let mut state = open::<R>(&R::Options::default(), seats, R::VERSION, &mut luck).state;
    while let Some((seat, due)) = asked_next::<R>(&state) {
        let knowledge = Knowledge::<R>::new(state.clone(), Viewer::Seat(seat));
        let action = Bot::Random.choose(&knowledge, seat, &due, &mut luck);
        let next = play::<R>(&state, seat, &action, &mut luck).unwrap().state;
        scenes.push(Scene { state: std::mem::replace(&mut state, next), seat, due });
    }
    let stride = STRIDE.max(scenes.len().div_ceil(SCENES_MAX));
    scenes.into_iter().step_by(stride).collect()
}

/// Every bot, the searching one with a small budget.
fn bots<R: Rules>() -> [Answering<R>; 3] {
    [
        |knowledge, seat, due, chance| Bot::Random.choose(knowledge, seat, due, chance),
        greedy::choose::<R>,
        |knowledge, seat, due, chance| search::choose(&SMALL, knowledge, seat, due, chance),
    ]
}

/// Runs a generic test for each game and number of seats.
fn for_each_game(test: impl Fn(GameKind, u8)) {
    for kind in GameKind::ALL {
        kind.seats().for_each(|seats| test(*kind, seats));
    }
}

fn answers_are_repeatable<R: Rules>(seats: u8) {
    for (number, scene) in scenes::<R>(seats).iter().enumerate() {
        for bot in bots::<R>() {
            assert!(
                scene.answer(bot, number as u64) == scene.answer(bot, number as u64),
                "decision {number} of {}",
                R::KIND
            );
        }
    }
}

#[test]
fn the_same_knowledge_and_the_same_luck_give_the_same_answer() {
    for_each_game(|kind, seats| dispatch!(kind, R => answers_are_repeatable::<R>(seats)));
}

fn answers_know_no_secret<R: Rules>(seats: u8) {
    for (number, scene) in scenes::<R>(seats).iter().enumerate() {
        let state = R::determinize(&scene.state, Viewer::Seat(scene.seat), &mut dice(1_000));
        let elsewhere = Scene::<R> { state, ..*scene };
        for bot in bots::<R>() {
            let (here, there) =
                (scene.answer(bot, number as u64), elsewhere.answer(bot, number as u64));
            assert!(here == there, "decision {number} of {}: {here:?}, or else {there:?}", R::KIND);
        }
    }
}

#[test]
fn an_answer_does_not_depend_on_what_the_seat_does_not_know() {
    for_each_game(|kind, seats| dispatch!(kind, R => answers_know_no_secret::<R>(seats)));
}

fn answers_are_legal<R: Rules>(seats: u8) {
    for (number, scene) in scenes::<R>(seats).iter().enumerate() {
        for bot in bots::<R>() {
            let answer = scene.answer(bot, number as u64);
            let refusal = play::<R>(&scene.state, scene.seat, &answer, &mut dice(0)).err();
            assert!(refusal.is_none(), "decision {number} of {}: {answer:?}: {refusal:?}", R::KIND);
        }
    }
}

#[test]
fn answers_are_legal_wherever_a_game_may_get() {
    for_each_game(|kind, seats| dispatch!(kind, R => answers_are_legal::<R>(seats)));
}

fn games_come_to_an_end<R: Rules>(seats: u8) {
    for bot in [Bot::Random, Bot::Greedy] {
        let table = vec![bot; usize::from(seats)];
        let game = play_game::<R>(&R::Options::default(), &table, 1, u64::from(seats), &mut |_| ());
        assert_eq!(game.outcome.places.len(), table.len());
        assert_eq!(
            game,
            play_game::<R>(&R::Options::default(), &table, 1, u64::from(seats), &mut |_| ()),
            "a game is its seed and number"
        );
    }
}

#[test]
fn a_game_between_bots_comes_to_its_end_and_comes_out_the_same_again() {
    for_each_game(|kind, seats| dispatch!(kind, R => games_come_to_an_end::<R>(seats)));
}

fn samples_are_small<R: Rules>(seats: u8) {
    for scene in scenes::<R>(seats) {
        let answers = Answers::<R>::of(R::choices(&scene.state, scene.seat, &scene.due));
        let templates = R::choices(&scene.state, scene.seat, &scene.due).len();
        assert!(
            (templates..=templates * 3).contains(&answers.sample(3, &mut dice(0)).len()),
            "each form gives one to three"
        );
        let listed = answers.spread(100);
        let listed_of: BTreeSet<usize> = listed.iter().map(|(template, _)| *template).collect();
        assert!(listed.len() <= 100);
        assert_eq!(listed_of.len(), templates, "each form is among them");
    }
}

#[test]
fn no_more_answers_are_weighed_than_the_budget_says() {
    for_each_game(|kind, seats| dispatch!(kind, R => samples_are_small::<R>(seats)));
}
