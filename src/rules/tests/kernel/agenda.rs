//! Which decisions are open, and since when.

use kontor_rules::{Agenda, OpenDecision, Rules, ScriptedChance, Seat, open, play};
use kontor_testing::{
    A, B,
    toy::{Action, Nothing, State, Toy},
};

/// Who is asked for what, and since which event and time.
fn read(agenda: &Agenda) -> Vec<(Seat, &'static str, u64, u64)> {
    let read = |open: &OpenDecision| (open.seat, open.due.kind, open.opened_at, open.opened_at_ms);
    agenda.open().iter().map(read).collect()
}

fn opened() -> State {
    open::<Toy>(&Nothing {}, 2, Toy::VERSION, &mut ScriptedChance::new([5])).state
}

fn after(state: &State, seat: Seat, action: &Action) -> State {
    play::<Toy>(state, seat, action, &mut ScriptedChance::new([])).unwrap().state
}

#[test]
fn a_decision_is_open_since_the_commit_after_which_it_was_due() {
    let mut agenda = Agenda::default();
    assert_eq!(read(&agenda), []);
    let state = opened();
    agenda.update::<Toy>(&state, 1, 100);
    let began = [(A, "toy.turn", 1, 100), (A, "toy.talk", 1, 100), (B, "toy.talk", 1, 100)];
    assert_eq!(read(&agenda), began);
    // Saying something answers no question, so that all decisions stay the same ones.
    let state = after(&state, B, &Action::Say {});
    agenda.update::<Toy>(&state, 2, 200);
    assert_eq!(read(&agenda), began);
    let state = after(&state, A, &Action::Add { number: 1 });
    agenda.update::<Toy>(&state, 4, 300);
    assert_eq!(
        read(&agenda),
        [(A, "toy.talk", 1, 100), (B, "toy.turn", 4, 300), (B, "toy.talk", 1, 100)]
    );
    let state = after(&state, B, &Action::End {});
    agenda.update::<Toy>(&state, 6, 400);
    assert_eq!(read(&agenda), []);
}

#[test]
fn a_decision_with_another_key_is_another_one() {
    let mut agenda = Agenda::default();
    let state = opened();
    agenda.update::<Toy>(&state, 1, 100);
    let state = State { turns: state.turns + u64::from(state.seats), ..state };
    agenda.update::<Toy>(&state, 5, 500);
    let asked = [(A, "toy.turn", 5, 500), (A, "toy.talk", 1, 100), (B, "toy.talk", 1, 100)];
    assert_eq!(read(&agenda), asked);
}
