//! Refusals: their sentence, their parameters, and the field at fault.

use kontor_rules::{NOT_ASKED, Param, Refusal, Texts};
use kontor_testing::{B, toy::OUT_OF_RANGE};

#[test]
fn a_sentence_takes_its_parameters_wherever_they_stand() {
    let refusal =
        Refusal::new(&OUT_OF_RANGE).with("number", 7_u32).with("min", 1_i64).with("max", "three");
    assert_eq!(refusal.to_string(), "7 is not a number from 1 to three; 7 is refused.");
    let params = [
        ("number", Param::Int(7)),
        ("min", Param::Int(1)),
        ("max", Param::Text("three".to_owned())),
    ];
    assert_eq!((refusal.params(), refusal.kind()), (&params[..], &OUT_OF_RANGE));
}

#[test]
fn a_refusal_has_a_sentence_in_every_language() {
    let refusal =
        Refusal::new(&OUT_OF_RANGE).with("number", 7_u32).with("min", 1_i64).with("max", "three");
    let sentences = refusal.sentences();
    assert_eq!(sentences.en, refusal.to_string());
    assert_eq!(sentences.de, "7 ist keine Zahl von 1 bis three.");
    assert_eq!(sentences.fr, "7 n’est pas un nombre de 1 à three.");
}

#[test]
fn texts_have_the_same_parameters_in_any_order_or_they_have_not() {
    let same = Texts::new("{a} to {b}.", "Bis {b} von {a}, {a}.", "{b}{a}");
    assert!(same.have_same_parameters());
    assert!(Texts::same("No parameter.").have_same_parameters());
    for wrong in ["Von {a}.", "{a} {b} {c}", "{a} {bb}", "{a} b}", "{a} {b", ""] {
        assert!(!Texts::new("{a} to {b}.", wrong, "{a} {b}").have_same_parameters(), "{wrong}");
        assert!(!Texts::new("{a} to {b}.", "{a} {b}", wrong).have_same_parameters(), "{wrong}");
    }
}

#[test]
fn a_refusal_names_the_field_at_fault_or_none() {
    let refusal = Refusal::new(&OUT_OF_RANGE);
    assert_eq!(refusal.field(), None);
    assert_eq!(refusal.at("numbers/3").field(), Some("numbers/3"));
}

#[test]
fn who_is_not_asked_is_named() {
    let refusal = Refusal::not_asked(B);
    assert_eq!((refusal.kind(), refusal.params()), (&NOT_ASKED, &[("seat", Param::Int(1))][..]));
    assert_eq!(refusal.to_string(), "The game does not ask seat 1 for this action now.");
}
