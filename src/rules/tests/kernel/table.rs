//! Opening, playing and folding a game.

use kontor_rules::{Hidden, Rules, ScriptedChance, fold, open, play, play_in_place};
use kontor_testing::{
    A, B,
    toy::{Action, Event, Nothing, State, Toy},
};

fn no_luck() -> ScriptedChance {
    ScriptedChance::new([])
}

fn opened() -> State {
    open::<Toy>(&Nothing {}, 2, Toy::VERSION, &mut ScriptedChance::new([5])).state
}

#[test]
fn a_new_game_is_what_its_events_make_of_an_empty_one() {
    let played = open::<Toy>(&Nothing {}, 2, Toy::VERSION, &mut ScriptedChance::new([5]));
    assert_eq!((&played.events[..], played.drawn_after), (&[Event::Began(5)][..], Some(0)));
    let mut folded = Toy::empty(&Nothing {}, 2, Toy::VERSION);
    assert_ne!(folded, played.state);
    fold::<Toy>(&mut folded, &played.events);
    assert_eq!(folded, played.state);
}

#[test]
fn an_action_is_played_on_a_copy() {
    let state = opened();
    let played = play::<Toy>(&state, A, &Action::Add { number: 3 }, &mut no_luck()).unwrap();
    assert_eq!((state.total, played.state.total), (0, 3));
    assert_eq!(
        (&played.events[..], played.drawn_after),
        (&[Event::Acted(A), Event::Added(3)][..], None)
    );
}

#[test]
fn it_is_known_how_many_events_came_before_luck_was_asked() {
    let played =
        play::<Toy>(&opened(), A, &Action::Roll {}, &mut ScriptedChance::new([2])).unwrap();
    assert_eq!((played.events.len(), played.drawn_after), (2, Some(1)));
}

#[test]
fn an_action_that_is_played_in_place_leaves_its_own_events_alone() {
    let (mut state, mut events) = (opened(), vec![Event::Said(B)]);
    play_in_place::<Toy>(&mut state, A, &Action::Add { number: 3 }, &mut no_luck(), &mut events)
        .unwrap();
    assert_eq!((state.total, &events[..]), (3, &[Event::Acted(A), Event::Added(3)][..]));
    let before = state.clone();
    let refused = play_in_place::<Toy>(
        &mut state,
        B,
        &Action::Add { number: 4 },
        &mut no_luck(),
        &mut events,
    );
    assert_eq!(refused.unwrap_err().kind().code, "toy.number.out_of_range");
    assert_eq!((state, events), (before, Vec::new()));
}

#[test]
#[should_panic(expected = "an accepted action emits at least one event")]
fn rules_that_accept_an_action_without_an_event_are_noticed() {
    drop(play::<Toy>(&opened(), A, &Action::Cheat {}, &mut no_luck()));
}

#[test]
fn a_hidden_value_is_read_and_changed_and_never_printed() {
    let mut hidden = Hidden::new(4_711);
    *hidden.reveal_mut() += 1;
    assert_eq!((*hidden.reveal(), format!("{hidden:?}")), (4_712, "Hidden(..)".to_owned()));
}
