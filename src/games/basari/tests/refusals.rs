//! Every way in which the rules say no, reached once, with what it tells.

use super::{
    super::{
        Action, Basari, Options,
        components::{Arch, Colour, DEFAULT_BOARD, Gems},
        refusals::REFUSALS,
    },
    scene::{A, ACCEPT, B, C, CONCEDE, GEMS, POINTS, ROLL, Scene, choose, given, offer},
};
use kontor_rules::{Param, Refusal, Rules};

const NOT_ASKED: &str = "table.not_asked";

fn board(change: impl Fn(&mut Vec<Arch>)) -> Options {
    let mut arches = DEFAULT_BOARD.to_vec();
    change(&mut arches);
    Options { arches: Some(arches) }
}

fn check(options: &Options) -> Refusal {
    Basari::check(options, 3).unwrap_err()
}

/// The first player chooses an arch of a new game, then the second the same.
fn arch_chosen(first: u8, second: u8) -> Refusal {
    let choose = |arch| Action::ChooseArch { arch };
    Scene::opened(&Options::default(), 3, [])
        .when(A, choose(first))
        .when(B, choose(second))
        .refusal()
}

/// The first player chooses an arch that the board does not have.
fn no_such_arch(arch: u8) -> Refusal {
    Scene::opened(&Options::default(), 3, []).when(A, Action::ChooseArch { arch }).refusal()
}

/// A opens a trade with B; both have three gems of each colour.
fn trade() -> Scene {
    given(3).points([1, 0, 0]).when_chosen([POINTS, POINTS, GEMS])
}

fn all() -> [Refusal; 7] {
    [
        check(&board(|arches| arches.truncate(11))),
        check(&board(|arches| arches[0].points = 3)),
        check(&board(|arches| arches[0].blue = 9)),
        arch_chosen(4, 4),
        trade().when(A, offer([4, 0, 0, 0])).then_refused("basari.offer.not_owned"),
        trade().when(A, offer([0; 4])).then_refused("basari.offer.empty"),
        trade()
            .when(A, offer([1, 1, 0, 0]))
            .when(B, offer([1, 0, 1, 0]))
            .then_refused("basari.offer.no_raise"),
    ]
}

#[test]
fn every_refusal_is_reached() {
    let reached = all().map(|refusal| refusal.kind().code);
    assert_eq!(reached.to_vec(), REFUSALS.iter().map(|kind| kind.code).collect::<Vec<_>>());
}

#[test]
fn a_refusal_fills_in_its_sentence() {
    let sentences = [
        "A board has 12 to 60 arches, and this one has 11.",
        "An arch is worth 4 to 7 points, and arch 0 of the board is worth 3.",
        "An arch shows 1 to 9 gems, and arch 0 of the board shows 11.",
        "Arch 4 is not one of the free arches.",
        "4 gems of colour red are offered, but only 3 are owned.",
        "An offer is at least one gem; who wants to offer none concedes the action.",
        "This offer is no raise: it must be more gems than 2, or 2 gems of higher value: more red \
         ones, or as many red and more yellow ones, or as many of both and more green ones.",
    ];
    assert_eq!(all().map(|refusal| refusal.to_string()), sentences);
}

#[test]
fn a_refusal_names_the_field_at_fault() {
    let fields = all().map(|refusal| refusal.field().expect("a field is at fault").to_owned());
    assert_eq!(fields, ["arches", "arches/0/points", "arches/0", "arch", "gems", "gems", "gems"]);
}

/// «Spielvorbereitung»
#[test]
fn an_arch_that_the_board_does_not_have_is_not_free() {
    assert_eq!(
        [no_such_arch(28), no_such_arch(255)].map(|refusal| refusal.kind().code),
        ["basari.arch.not_free"; 2]
    );
}

/// «Das Handeln»
#[test]
fn an_offer_beyond_the_own_gems_is_told_the_colour() {
    let refusal = trade().when(A, offer([0, 5, 0, 255])).then_refused("basari.offer.not_owned");
    let told = [
        ("colour", Param::Text("yellow".to_owned())),
        ("offered", Param::Int(5)),
        ("owned", Param::Int(3)),
    ];
    assert_eq!(refusal.params(), told);
}

/// «Das Handeln»: one gem more than the three that A has, in each colour.
#[test]
fn of_no_colour_more_gems_than_the_own_can_be_offered() {
    for colour in Colour::ALL {
        let refusal = trade()
            .when(A, offer(Gems::only(colour, 4).counts()))
            .then_refused("basari.offer.not_owned");
        let told = [
            ("colour", Param::from(colour.id())),
            ("offered", Param::Int(4)),
            ("owned", Param::Int(3)),
        ];
        assert_eq!(refusal.params(), told);
    }
}

/// «Das Handeln»: gems that a trade may yet bring cannot be offered.
#[test]
fn the_others_gems_cannot_be_offered() {
    trade()
        .when(A, offer([1, 0, 0, 0]))
        .when(B, offer([4, 0, 0, 0]))
        .then_refused("basari.offer.not_owned");
}

/// «Das Handeln»: an offer of nothing is no raise.
#[test]
fn a_responder_cannot_offer_nothing() {
    trade()
        .when(A, offer([1, 0, 0, 0]))
        .when(B, offer([0; 4]))
        .then_refused("basari.offer.no_raise");
}

#[test]
fn nobody_speaks_in_a_trade_but_whose_word_it_is() {
    for seat in [B, C] {
        for action in [offer([1, 0, 0, 0]), CONCEDE, ACCEPT] {
            trade().when(seat, action).then_refused(NOT_ASKED);
        }
    }
    trade().when(A, offer([1, 0, 0, 0])).when(A, offer([2, 0, 0, 0])).then_refused(NOT_ASKED);
}

#[test]
fn while_cards_are_chosen_nothing_else_is_done() {
    for action in [offer([1, 0, 0, 0]), CONCEDE, ACCEPT, Action::ChooseArch { arch: 20 }] {
        given(3).choosing().when(A, action).then_refused(NOT_ASKED);
    }
}

#[test]
fn during_a_trade_nothing_else_is_done() {
    for action in [choose(ROLL), Action::ChooseArch { arch: 20 }] {
        trade().when(A, action).then_refused(NOT_ASKED);
    }
}

#[test]
fn while_arches_are_chosen_nothing_else_is_done_and_nobody_is_early() {
    let game = || Scene::opened(&Options::default(), 3, []);
    for action in [choose(ROLL), offer([1, 0, 0, 0]), CONCEDE, ACCEPT] {
        game().when(A, action).then_refused(NOT_ASKED);
    }
    game().when(B, Action::ChooseArch { arch: 20 }).then_refused(NOT_ASKED);
}

/// What no schema describes is not even read.
#[test]
fn an_offer_names_all_colours_and_nothing_else() {
    for gems in
        [r#"{"red":1,"yellow":0,"green":0}"#, r#"{"red":1,"yellow":0,"green":0,"blue":0,"pink":0}"#]
    {
        let action = format!(r#"{{"type":"basari.offer","gems":{gems}}}"#);
        assert!(serde_json::from_str::<Action>(&action).is_err(), "{action}");
    }
}
