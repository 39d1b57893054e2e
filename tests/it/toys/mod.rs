//! A toy game, honest or with one planted fault: the laws must notice each fault.

mod game;

use std::fmt::Debug;

use crate::{
    laws::{self, check, obeys_the_laws},
    support::runs::LawSpec,
};

use game::{KIND, Nothing, Toy, conserved, secrets};

/// What can be wrong with a game.
trait Fault: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// The set-up has luck of its own.
    const OWN_LUCK: bool = false;
    /// A part of an event is not stored.
    const STORES_HALF: bool = false;
    /// `determinize` returns the truth.
    const LAZY: bool = false;
    /// `determinize` begins with the true order.
    const PEEKS: bool = false;
    /// The view shows everybody's card.
    const VIEW_LEAKS: bool = false;
    /// Events show everybody the numbers claimed.
    const EVENT_LEAKS: bool = false;
    /// A claim is refused because of a card that no player has seen.
    const REFUSAL_LEAKS: bool = false;
    /// The template offers a number too many.
    const OVERREACHES: bool = false;
    /// Claims outside of the template are accepted.
    const LAX: bool = false;
    /// `answer` gives another action than the template describes.
    const ANSWERS_LESS: bool = false;
    /// The last seat is not asked.
    const FORGETS_A_SEAT: bool = false;
    /// Claims can be made again and again.
    const ENDLESS: bool = false;
    /// The cards left out vanish in the end.
    const LOSES_CARDS: bool = false;
    /// Others' claims change the choices, not the key.
    const CHOICES_SHIFT: bool = false;
    /// Others' claims change the key, not the choices.
    const KEY_IS_RESTLESS: bool = false;
    /// Even and odd seats take turns, each turn under the same key.
    const KEY_COMES_BACK: bool = false;
    /// Each seat has a second decision, to which there is no answer.
    const ASKS_IN_VAIN: bool = false;
    /// Each seat has the same decision twice.
    const ASKS_TWICE: bool = false;
    /// The last seat has no place in the end.
    const FORGETS_A_PLACE: bool = false;
    /// Claims are missing from determinized worlds.
    const FORGETS_CLAIMS: bool = false;
}

const fn spec<F: Fault>() -> LawSpec<Toy<F>> {
    LawSpec {
        options: |_, _| Nothing {},
        conserved,
        secrets,
        secret: &[KIND],
        simultaneous: &[KIND],
    }
}

#[derive(Clone, Debug, PartialEq)]
struct Honest;
impl Fault for Honest {}

obeys_the_laws!(an_honest_game, crate::toys::Toy<crate::toys::Honest>, crate::toys::spec());

/// One test per planted fault: the law that it breaks names itself and says what is wrong.
macro_rules! caught {
    ($name:ident, $fault:ident, $law:ident: $number:literal, $words:literal) => {
        #[test]
        fn $name() {
            #[derive(Clone, Debug, PartialEq)]
            struct Planted;
            impl Fault for Planted {
                const $fault: bool = true;
            }
            let broken =
                check::<Toy<Planted>>(&spec(), laws::$law).expect_err("the fault is there");
            assert!(broken.contains($number) && broken.contains($words), "{broken}");
        }
    };
}

caught!(luck_of_its_own_is_caught, OWN_LUCK, same_luck_gives_the_same_events: "law 1", "differs when it is played again");
caught!(an_event_stored_by_half_is_caught, STORES_HALF, events_rebuild_the_state: "law 2", "is read as");
caught!(an_offer_that_is_refused_is_caught, OVERREACHES, templates_agree_with_the_rules: "law 3", "refused");
caught!(an_action_beyond_the_template_is_caught, LAX, templates_agree_with_the_rules: "law 3", "no schema describes it");
caught!(an_answer_that_is_not_the_templates_is_caught, ANSWERS_LESS, templates_agree_with_the_rules: "law 3", "is answered as");
caught!(a_seat_that_is_never_asked_is_caught, FORGETS_A_SEAT, a_seat_is_asked_until_the_end: "law 4", "no seat has a choice");
caught!(a_leaking_view_is_caught, VIEW_LEAKS, secrets_stay_secret: "law 5", "is visible here");
caught!(a_leaking_event_is_caught, EVENT_LEAKS, secrets_stay_secret: "law 5", "can tell the answers");
caught!(a_leaking_refusal_is_caught, REFUSAL_LEAKS, secrets_stay_secret: "law 5", "looks like");
caught!(lost_cards_are_caught, LOSES_CARDS, material_is_conserved: "law 6", "a card is missing");
caught!(a_game_without_end_is_caught, ENDLESS, games_end: "law 7", "more than");
caught!(a_determinization_that_keeps_the_truth_is_caught, LAZY, determinized_worlds_vary_and_read_no_secret: "law 8", "has the truth at");
caught!(a_determinization_that_reads_secrets_is_caught, PEEKS, determinized_worlds_vary_and_read_no_secret: "law 8", "depends on what is secret");
caught!(choices_that_change_under_their_key_are_caught, CHOICES_SHIFT, a_key_names_a_decision: "law 9", "changes the choices");
caught!(a_key_that_others_change_is_caught, KEY_IS_RESTLESS, a_key_names_a_decision: "law 9", "renames");
caught!(a_key_that_comes_back_is_caught, KEY_COMES_BACK, a_key_names_a_decision: "law 9", "brings back");
caught!(a_decision_without_a_choice_is_caught, ASKS_IN_VAIN, a_seat_is_asked_until_the_end: "law 4", "but no choice");
caught!(a_decision_twice_is_caught, ASKS_TWICE, a_seat_is_asked_until_the_end: "law 4", "too many decisions");
caught!(a_seat_without_a_place_is_caught, FORGETS_A_PLACE, games_end: "law 7", "the places are");
caught!(a_world_of_another_size_is_caught, FORGETS_CLAIMS, determinized_worlds_vary_and_read_no_secret: "law 8", "another size");
