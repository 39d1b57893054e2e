//! What a seat can work out before it acts.

use kontor_rules::{Due, Knowledge, Preview, Rules, ScriptedChance, Stop, Viewer, open, preview};
use kontor_testing::{
    A, B,
    toy::{Action, Choice, Event, NUMBER_MAX, Nothing, State, Toy},
};

fn opened() -> State {
    open::<Toy>(&Nothing {}, 2, Toy::VERSION, &mut ScriptedChance::new([5])).state
}

fn known() -> Knowledge<Toy> {
    Knowledge::new(opened(), Viewer::Seat(A))
}

/// What A foresees of an action, with these numbers of luck: the first is the hidden number of the
/// imagined world.
fn foreseen(action: &Action, luck: impl Into<Vec<u32>>) -> Preview<Toy> {
    preview(&known(), A, action, &mut ScriptedChance::new(luck)).unwrap()
}

#[test]
fn an_imagined_world_is_that_of_the_rules() {
    let state = opened();
    let imagined = known().determinize(&mut ScriptedChance::new([1]));
    assert_eq!(imagined, State { secret: 1, ..state });
}

#[test]
fn choices_and_permissions_are_those_of_the_own_seat() {
    let due = |optional| Due { kind: "toy", key: 0, optional };
    assert_eq!(known().choices(&due(false)), [Choice::Add { max: NUMBER_MAX }]);
    assert_eq!(known().choices(&due(true)), [Choice::Say]);
    let permits = |number| known().permits(&Action::Add { number }, &mut ScriptedChance::new([]));
    assert_eq!([0, 1, 3, 4].map(permits), [false, true, true, false]);
    let of_b = Knowledge::<Toy>::new(opened(), Viewer::Seat(B));
    assert!(!of_b.permits(&Action::Add { number: 1 }, &mut ScriptedChance::new([])));
}

#[test]
fn what_takes_no_luck_and_reveals_nothing_is_foreseen_to_its_end() {
    let foreseen = foreseen(&Action::Add { number: 2 }, [1]);
    assert_eq!(foreseen.events, [Event::Acted(A), Event::Added(2)]);
    assert_eq!((foreseen.stopped, foreseen.outcome), (None, None));
}

#[test]
fn the_end_of_a_game_is_foreseen_where_it_is_sure() {
    let foreseen = foreseen(&Action::End {}, [1]);
    let outcome = foreseen.outcome.expect("the game ends with it");
    assert_eq!((foreseen.stopped, outcome.places[0].seat), (None, A));
}

#[test]
fn a_preview_ends_where_luck_is_asked() {
    let foreseen = foreseen(&Action::Roll {}, [1, 4]);
    assert_eq!(
        (&foreseen.events[..], foreseen.stopped),
        (&[Event::Acted(A)][..], Some(Stop::Luck))
    );
}

#[test]
fn a_preview_ends_where_a_secret_comes_to_light() {
    let foreseen = foreseen(&Action::Look {}, [1]);
    assert_eq!(
        (&foreseen.events[..], foreseen.stopped),
        (&[Event::Acted(A)][..], Some(Stop::Reveal))
    );
}

#[test]
fn a_refusal_is_foreseen() {
    let refused = preview(&known(), A, &Action::Add { number: 4 }, &mut ScriptedChance::new([1]));
    assert_eq!(refused.unwrap_err().kind().code, "toy.number.out_of_range");
}

#[test]
#[should_panic(expected = "a seat previews its own actions")]
fn nobody_previews_for_another() {
    drop(preview(&known(), B, &Action::Add { number: 1 }, &mut ScriptedChance::new([])));
}
