//! The action that turns out best when the game is played on in imagined worlds.
//!
//! Determinized Monte Carlo with sequential halving: answers that look good one step ahead are
//! played out in the same worlds with the same luck, the worse half is dropped, and the rest share
//! the playouts that are left. In a playout each seat is again handed only what it would know. A
//! playout is short: the seat finishes what it has begun, and the others reply.

use super::{
    answers::{Answers, Luck, appraised, best},
    arena::asked_next,
    random,
};
use kontor_rules::{Chance, Due, Knowledge, Rules, Seat, SeededChance, Viewer, play_in_place};

/// What one decision may cost. Numbers and no time, so that a decision can be repeated.
pub(super) struct Budget {
    /// Most answers that are weighed one step ahead: all, or an even spread of as many.
    pub(super) answers_max: usize,
    /// Worlds in which they are weighed; more states are never held at a time.
    pub(super) worlds: usize,
    /// Most answers that are played out: the best of each form before the second best of any.
    pub(super) candidates_max: usize,
    /// Most playouts, all candidates together.
    pub(super) playouts_max: usize,
    /// Most decisions in a playout.
    pub(super) steps_max: usize,
    /// Most answers of a form that are weighed at a decision within a playout.
    pub(super) tries_max: u32,
}

/// The budget of the bot. There are many candidates, for what looks worse one step ahead may be the
/// better beginning, and few steps: evaluations are made for players who think one step ahead, and
/// many steps show only how roughly the others are played.
pub(super) const BUDGET: Budget = Budget {
    answers_max: 256,
    worlds: 4,
    candidates_max: 12,
    playouts_max: 200,
    steps_max: 10,
    tries_max: 2,
};

/// An answer with how well it has turned out so far.
struct Candidate<R: Rules> {
    action: R::Action,
    sum: i64,
}

pub(super) fn choose<R: Rules>(
    budget: &Budget,
    knowledge: &Knowledge<R>,
    seat: Seat,
    due: &Due,
    chance: &mut dyn Chance,
) -> R::Action {
    let mut candidates = candidates(budget, knowledge, seat, due, chance);
    if candidates.is_empty() {
        return random::choose(knowledge, due, chance);
    }
    let halvings = candidates.len().next_power_of_two().ilog2().max(1) as usize;
    for _ in 0..halvings {
        if candidates.len() < 2 {
            break;
        }
        let worlds = budget.playouts_max / halvings / candidates.len();
        let luck = Luck::draw(chance);
        for number in 0..worlds {
            let world = knowledge.determinize(chance);
            for candidate in &mut candidates {
                candidate.sum +=
                    playout::<R>(budget, &world, seat, &candidate.action, luck, number);
            }
        }
        // A stable sort: among equals the one that looked better one step ahead stays.
        candidates.sort_by_key(|candidate| std::cmp::Reverse(candidate.sum));
        candidates.truncate(candidates.len().div_ceil(2));
    }
    candidates.swap_remove(0).action
}

/// The answers that look best one step ahead, the best of each form first: answers of one form are
/// much alike, and one that looks worse for now deserves a try more than another of those.
fn candidates<R: Rules>(
    budget: &Budget,
    knowledge: &Knowledge<R>,
    seat: Seat,
    due: &Due,
    chance: &mut dyn Chance,
) -> Vec<Candidate<R>> {
    let worlds: Vec<R::State> = (0..budget.worlds).map(|_| knowledge.determinize(chance)).collect();
    let answers = Answers::<R>::of(knowledge.choices(due)).spread(budget.answers_max);
    let (templates, actions): (Vec<usize>, Vec<R::Action>) = answers.into_iter().unzip();
    let sums = appraised::<R>(&worlds, Luck::draw(chance), seat, &actions);
    let mut better = vec![0; templates.last().map_or(0, |last| last + 1)];
    let legal = sums
        .into_iter()
        .zip(templates)
        .zip(actions)
        .filter_map(|((sum, template), action)| Some((sum?, template, action)));
    let mut legal: Vec<(i64, usize, R::Action)> = legal.collect();
    legal.sort_by_key(|(sum, ..)| std::cmp::Reverse(*sum));
    let ranked = legal.into_iter().map(|(_, template, action)| {
        better[template] += 1;
        (better[template], action)
    });
    let mut ranked: Vec<(usize, R::Action)> = ranked.collect();
    ranked.sort_by_key(|(rank, _)| *rank);
    ranked.truncate(budget.candidates_max);
    ranked.into_iter().map(|(_, action)| Candidate { action, sum: 0 }).collect()
}

/// How well the seat stands when it has done what it was about to do and the others have replied.
fn playout<R: Rules>(
    budget: &Budget,
    world: &R::State,
    seat: Seat,
    action: &R::Action,
    luck: Luck,
    number: usize,
) -> i64 {
    // Each step has luck of its own, so that what follows an answer is as much as possible what
    // follows the others.
    let mut lucks = (number * (budget.steps_max + 1)..).map(|stream| luck.of_world(stream as u64));
    let mut luck_of_step = || lucks.next().expect("there is no end of luck");
    let (mut state, mut events) = (world.clone(), Vec::new());
    play_in_place::<R>(&mut state, seat, action, &mut luck_of_step(), &mut events)
        .expect("candidates are legal in every world");
    let mut replies = 0;
    for _ in 0..budget.steps_max {
        let Some((asked, due)) = asked_next::<R>(&state) else { break };
        replies += usize::from(asked != seat);
        if replies > R::REPLIES {
            break;
        }
        let mut luck = luck_of_step();
        let answer = quick_answer::<R>(budget, &state, asked, &due, &mut luck);
        play_in_place::<R>(&mut state, asked, &answer, &mut luck, &mut events)
            .expect("a quick answer is legal");
    }
    R::evaluate(&state, seat)
}

/// What a seat may answer in a playout: the best of a few, in one world that it could imagine.
fn quick_answer<R: Rules>(
    budget: &Budget,
    state: &R::State,
    seat: Seat,
    due: &Due,
    luck: &mut SeededChance,
) -> R::Action {
    let world = [R::determinize(state, Viewer::Seat(seat), luck)];
    let answers = Answers::<R>::of(R::choices(&world[0], seat, due));
    if answers.count() == 1 {
        return answers.nth(0);
    }
    let mut actions = answers.sample(budget.tries_max, luck);
    let sums = appraised::<R>(&world, Luck::draw(luck), seat, &actions);
    match best(&sums, luck) {
        Some(place) => actions.swap_remove(place),
        None => random::choose(&Knowledge::<R>::new(state.clone(), Viewer::Seat(seat)), due, luck),
    }
}
