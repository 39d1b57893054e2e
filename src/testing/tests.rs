//! A scene makes sure that a test can fail.

use kontor_rules::{Basis, Quote, Ruling, Seat};

use crate::{
    A, B, C, assert_rulings_name_sections, assert_sections_are_known, assert_sections_are_tested,
    toy::{Action, Choice, Event, NUMBER_MAX, Nothing, OUT_OF_RANGE, Toy},
};

type Scene = crate::Scene<Toy>;

const LOOK: Action = Action::Look {};
const ROLL: Action = Action::Roll {};
const END: Action = Action::End {};

/// A new game of three, with 5 as the hidden number.
fn given() -> Scene {
    Scene::opened(&Nothing {}, 3, [5])
}

fn add(number: u32) -> Action {
    Action::Add { number }
}

#[test]
fn a_scene_is_read_step_by_step() {
    let scene = given().then_events([Event::Began(5)]).then_asked([A], "toy.turn");
    let scene =
        scene.then_choices(A, [Choice::Add { max: NUMBER_MAX }]).then_may([A, B, C], "toy.talk");
    let scene = scene.when(A, add(2)).then_first([Event::Acted(A)]).then_also(Event::Added(2));
    let scene = scene.luck([4]).when(B, ROLL).then_some(|event| matches!(event, Event::Rolled(4)));
    let scene = scene
        .then_never(|event| matches!(event, Event::Added(_)))
        .then_state(|state| state.total, 6);
    scene.when(C, END).then_over();
}

#[test]
fn a_refusal_is_read_by_its_code() {
    let refusal = given().when(A, add(4)).then_refused("toy.number.out_of_range");
    assert_eq!(
        (refusal.field(), given().when(A, add(4)).refusal()),
        (Some("number"), refusal.clone())
    );
}

#[test]
#[should_panic(expected = "the test has not looked at the refusal: 4 is not a number")]
fn an_unread_refusal_panics() {
    drop(given().when(A, add(4)));
}

#[test]
#[should_panic(expected = "the test has not looked at what the last decision led to")]
fn an_unread_acceptance_panics() {
    drop(given().when(A, add(3)));
}

#[test]
#[should_panic(expected = "refused: 4 is not a number")]
fn a_scene_does_not_go_on_after_a_refusal() {
    drop(given().when(A, add(4)).when(B, add(1)));
}

#[test]
#[should_panic(expected = "refused: 4 is not a number")]
fn the_state_after_a_refusal_is_not_read() {
    given().when(A, add(4)).then_state(|state| state.total, 0);
}

#[test]
#[should_panic(expected = "the decision was accepted")]
fn an_acceptance_is_no_refusal() {
    given().when(A, add(3)).then_refused("toy.number.out_of_range");
}

#[test]
#[should_panic(expected = "toy.number.out_of_range")]
fn a_refusal_for_another_reason_is_noticed() {
    given().when(A, add(4)).then_refused("table.not_asked");
}

#[test]
#[should_panic(expected = "was not used up")]
fn luck_that_a_decision_does_not_use_up_is_noticed() {
    given().luck([1]).when(A, add(1)).then_asked([B], "toy.turn");
}

#[test]
#[should_panic(expected = "was not used up")]
fn luck_before_no_decision_is_noticed() {
    drop(given().luck([1]));
}

#[test]
#[should_panic(expected = "the script of luck is over")]
fn luck_that_the_script_does_not_have_is_noticed() {
    given().when(A, ROLL).then_asked([B], "toy.turn");
}

#[test]
#[should_panic(expected = "nothing was decided yet")]
fn without_a_decision_there_are_no_events() {
    given().with(|state| state.total = 1).then_never(|_| true);
}

#[test]
#[should_panic(expected = "something of the sort")]
fn what_happened_is_not_said_never_to_have() {
    given().when(A, add(1)).then_never(|event| matches!(event, Event::Added(1)));
}

#[test]
#[should_panic(expected = "is not among")]
fn what_did_not_happen_is_noticed() {
    given().when(A, add(1)).then_also(Event::Added(2));
}

#[test]
#[should_panic(expected = "nothing of the sort")]
fn that_nothing_of_a_sort_happened_is_noticed() {
    given().when(A, add(1)).then_some(|event| matches!(event, Event::Rolled(_)));
}

#[test]
#[should_panic(expected = "any list begins with nothing")]
fn the_first_events_are_named() {
    given().when(A, add(1)).then_first([]);
}

#[test]
#[should_panic(expected = "say who is asked instead")]
fn who_is_asked_is_named() {
    given().then_asked([], "toy.turn");
}

#[test]
#[should_panic(expected = "left == right")]
fn another_who_is_asked_is_noticed() {
    given().then_asked([A, B], "toy.turn");
}

#[test]
#[should_panic(expected = "left == right")]
fn another_who_may_is_noticed() {
    given().then_may([A, B], "toy.talk");
}

#[test]
#[should_panic(expected = "the game goes on")]
fn a_game_that_goes_on_is_not_over() {
    given().when(A, LOOK).then_over();
}

#[test]
fn the_same_table_is_tried_twice() {
    let scene = given().when(A, add(1));
    scene.again().when(B, add(2)).then_state(|state| state.total, 3);
    scene.again().when(B, add(3)).then_state(|state| state.total, 4);
    assert_eq!(scene.into_state().total, 1);
}

#[test]
fn all_decide_in_turn() {
    let scene = given().when_all(|seat: Seat| add(u32::from(seat.0) + 1));
    scene.then_state(|state| state.total, 1 + 2 + 3);
}

#[test]
fn a_section_is_cited_by_a_test() {
    let test = "/// «One»: with\n/// two lines.\n#[test]\n";
    assert_sections_are_tested(&[("One", test)]);
    assert_sections_are_known(&[OUT_OF_RANGE], &[("Adding", "")]);
}

#[test]
#[should_panic(expected = "no test cites «Two»")]
fn a_section_that_is_cited_elsewhere_is_not_tested() {
    assert_sections_are_tested(&[("Two", "/// «Two»\nfn helper() {}\n\n/// «One»\n#[test]\n")]);
}

#[test]
#[should_panic(expected = "toy.number.out_of_range names Adding")]
fn a_refusal_of_no_section_is_noticed() {
    assert_sections_are_known(&[OUT_OF_RANGE], &[("Rolling", "")]);
}

/// A ruling with a quote, of these sections.
const fn ruling(section: &'static str, quotes: &'static [Quote]) -> Ruling {
    let (question, answer, reason) = ("Who begins?", "White.", "The text says it.");
    Ruling { number: "X1", basis: Basis::Stated, section, question, answer, quotes, reason }
}

#[test]
fn rulings_and_quotes_name_sections_or_the_program() {
    const QUOTES: &[Quote] = &[Quote { section: "Adding", words: "begins with white" }];
    let sections = [("Adding", "")];
    assert_rulings_name_sections(&[ruling("Adding", QUOTES), ruling("Kontor", &[])], &sections);
}

#[test]
#[should_panic(expected = "X1 names Rolling")]
fn a_quote_of_no_section_is_noticed() {
    const QUOTES: &[Quote] = &[Quote { section: "Rolling", words: "begins with white" }];
    assert_rulings_name_sections(&[ruling("Adding", QUOTES)], &[("Adding", "")]);
}
