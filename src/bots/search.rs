//! Prefers the action that is best when the game is played on in determinizations.
//!
//! The algorithm is determinized Monte Carlo search with sequential halving. Candidates are the
//! actions that are best one step ahead. Each is played out in the same determinizations with
//! common random numbers, the worse half is dropped, and the others share the remaining playouts.
//! In a playout, too, each seat chooses from what it would know. A playout is short: the seat
//! finishes what it has begun, and the others reply.

use std::cmp::Reverse;

use super::{
    EVALUATED_ACTIONS_MAX,
    action_space::ActionSpace,
    considered::Considered,
    evaluation::{CommonSeed, evaluate, index_of_best},
    next_decision::next_decision,
    random,
};
use kontor_rules::{Chance, Due, Knowledge, Rules, Seat, SeededChance, Viewer, play_in_place};

/// The limits on one decision. They are numbers and not times, so that a decision can be repeated.
pub(super) struct Budget {
    /// Most actions that are evaluated one step ahead: all, or as many at even distances.
    pub(super) actions_max: usize,
    /// Determinizations in which they are evaluated. No more states are kept at a time.
    pub(super) determinizations: usize,
    /// Most candidates, which are played out: first the best action of each template, then the
    /// second best of each, and so on.
    pub(super) candidates_max: usize,
    /// Most playouts of all candidates together.
    pub(super) playouts_max: usize,
    /// Most decisions in a playout.
    pub(super) playout_decisions_max: usize,
    /// Most actions of a template that are evaluated at a decision in a playout.
    pub(super) playout_actions_max: u32,
}

/// The budget of the bot. It has many candidates, because an action that is worse one step ahead
/// may turn out better, and short playouts, because the evaluation functions are made for one step
/// ahead and long playouts mostly show how simple the playout policy is.
const BUDGET: Budget = Budget {
    actions_max: EVALUATED_ACTIONS_MAX,
    determinizations: 4,
    candidates_max: 12,
    playouts_max: 200,
    playout_decisions_max: 10,
    playout_actions_max: 2,
};

/// The legal actions that are evaluated within the budget of the bot, the best first.
pub(super) fn consider<R: Rules>(
    knowledge: &Knowledge<R>,
    seat: Seat,
    due: &Due,
    chance: &mut dyn Chance,
) -> Vec<Considered<R>> {
    consider_within(&BUDGET, knowledge, seat, due, chance)
}

/// The legal actions that are evaluated, the best first: the one that is left, those that were
/// dropped, the last ones first, and those that were no candidates.
pub(super) fn consider_within<R: Rules>(
    budget: &Budget,
    knowledge: &Knowledge<R>,
    seat: Seat,
    due: &Due,
    chance: &mut dyn Chance,
) -> Vec<Considered<R>> {
    let mut candidates = ranked(budget, knowledge, seat, due, chance);
    let mut others = candidates.split_off(candidates.len().min(budget.candidates_max));
    others.sort_by_key(|action| Reverse(action.ahead.total));
    let halvings = candidates.len().next_power_of_two().ilog2().max(1) as usize;
    let mut dropped = others;
    for _ in 0..halvings {
        if candidates.len() < 2 {
            break;
        }
        let playouts_each = budget.playouts_max / halvings / candidates.len();
        let seed = CommonSeed::draw(chance);
        for number in 0..playouts_each {
            let state = knowledge.determinize(chance);
            for candidate in &mut candidates {
                let evaluation =
                    playout::<R>(budget, &state, seat, &candidate.action, seed, number);
                candidate.played_out.add(evaluation);
            }
        }
        // The sort is stable: of equal candidates the one that was better one step ahead comes
        // first.
        candidates.sort_by_key(|candidate| Reverse(candidate.played_out.total));
        let mut worse = candidates.split_off(candidates.len().div_ceil(2));
        worse.append(&mut dropped);
        dropped = worse;
    }
    candidates.extend(dropped);
    candidates
}

/// The legal actions, as they become candidates: first the best of each template one step ahead,
/// then the second best of each. Actions of one template are similar, so an action of another
/// template is the more useful candidate even if its evaluation is lower.
fn ranked<R: Rules>(
    budget: &Budget,
    knowledge: &Knowledge<R>,
    seat: Seat,
    due: &Due,
    chance: &mut dyn Chance,
) -> Vec<Considered<R>> {
    let determinizations: Vec<R::State> =
        (0..budget.determinizations).map(|_| knowledge.determinize(chance)).collect();
    let actions = ActionSpace::<R>::new(knowledge.choices(due)).spread(budget.actions_max);
    let (templates, actions): (Vec<usize>, Vec<R::Action>) = actions.into_iter().unzip();
    let sums = evaluate::<R>(&determinizations, CommonSeed::draw(chance), seat, &actions);
    let template_count = templates.last().map_or(0, |last| last + 1);
    let evaluated = sums.into_iter().zip(templates).zip(actions);
    let mut legal: Vec<(usize, Considered<R>)> = evaluated
        .filter_map(|((sum, template), action)| Some((template, Considered::ahead(action, sum?))))
        .collect();
    legal.sort_by_key(|(_, action)| Reverse(action.ahead.total));
    let mut ranks = vec![0; template_count];
    let ranked = legal.into_iter().map(|(template, action)| {
        ranks[template] += 1;
        (ranks[template], action)
    });
    let mut ranked: Vec<(usize, Considered<R>)> = ranked.collect();
    ranked.sort_by_key(|(rank, _)| *rank);
    ranked.into_iter().map(|(_, action)| action).collect()
}

/// The evaluation of the state in which the seat has finished what it has begun with this action,
/// and the others have replied.
fn playout<R: Rules>(
    budget: &Budget,
    determinization: &R::State,
    seat: Seat,
    action: &R::Action,
    seed: CommonSeed,
    number: usize,
) -> i64 {
    // Each step has a stream of its own, so that the steps of different candidates meet the same
    // random numbers although the candidates draw different amounts of them.
    let first_stream = number * (budget.playout_decisions_max + 1);
    let mut streams = (first_stream..).map(|stream| seed.stream(stream as u64));
    let mut next_stream = || streams.next().expect("there is always a next number");
    let (mut state, mut events) = (determinization.clone(), Vec::new());
    play_in_place::<R>(&mut state, seat, action, &mut next_stream(), &mut events)
        .expect("candidates are legal in every determinization");
    let mut replies = 0;
    for _ in 0..budget.playout_decisions_max {
        let Some((next_seat, due)) = next_decision::<R>(&state) else { break };
        replies += usize::from(next_seat != seat);
        if replies > R::REPLIES {
            break;
        }
        let mut chance = next_stream();
        let action = playout_policy::<R>(budget, &state, next_seat, &due, &mut chance);
        play_in_place::<R>(&mut state, next_seat, &action, &mut chance, &mut events)
            .expect("the playout policy chooses legal actions");
    }
    R::evaluate(&state, seat)
}

/// The action that a seat chooses in a playout: the best of a small sample, in one determinization
/// of what the seat knows.
fn playout_policy<R: Rules>(
    budget: &Budget,
    state: &R::State,
    seat: Seat,
    due: &Due,
    chance: &mut SeededChance,
) -> R::Action {
    let determinization = [R::determinize(state, Viewer::Seat(seat), chance)];
    let actions = ActionSpace::<R>::new(R::choices(&determinization[0], seat, due));
    if actions.count() == 1 {
        return actions.nth(0);
    }
    let mut sample = actions.sample(budget.playout_actions_max, chance);
    let sums = evaluate::<R>(&determinization, CommonSeed::draw(chance), seat, &sample);
    match index_of_best(&sums, chance) {
        Some(index) => sample.swap_remove(index),
        None => {
            let knowledge = Knowledge::<R>::new(state.clone(), Viewer::Seat(seat));
            random::choose(&knowledge, due, chance)
        }
    }
}
