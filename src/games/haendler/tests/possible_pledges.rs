//! «Negotiation Variant»: which pledges can be given, and which contradict one another.

use super::{
    super::{
        Haendler, action::Action, cards::Ability, choice::Choice, deals::Pledge, event::Event,
        goods::Good, phases::pledges, prices::Direction, step::Step,
    },
    negotiation::{NOTHING, Terms, negotiating, propose},
    pledges::{OUT_OF_PARIS, along, in_force, pledged},
    scene::{A, B, C, HaendlerScene, Scene},
};
use kontor_rules::{FieldValue, Rules, Seat};

/// «Negotiation Variant», ruling H56: there is nothing to pledge about a bid that is made, or a
/// wagon that is not auctioned.
#[test]
fn a_bid_is_pledged_before_it_is_made() {
    let can_pledge =
        |scene: &Scene, wagon| pledges::is_possible(scene.state(), A, B, &Pledge::NoBid { wagon });
    let scene = negotiating(2).master(3, B).at(Step::Bidding { wagon: 2 });
    assert_eq!([1, 2, 3].map(|wagon| can_pledge(&scene, wagon)), [false, true, false]);
    let open =
        scene.when(A, propose(B, Terms { pledge: Some(Pledge::NoBid { wagon: 2 }), ..NOTHING }));
    let scene = open
        .when(A, Action::Bid { amount: 100 })
        .then_also(Event::ProposalLapsed { seat: A, receiver: B });
    assert!(!can_pledge(&scene, 2));
}

/// «Negotiation Variant», ruling H56: an office is pledged by who has one, and before the turn to
/// use it is over.
#[test]
fn an_office_is_pledged_in_time() {
    let scene = negotiating(2)
        .ability(A, Ability::Office)
        .ability(B, Ability::LargeOffice)
        .at(Step::UsingOffices { seat: B });
    let can_pledge =
        |seat: Seat, other| pledges::is_possible(scene.state(), seat, other, &Pledge::NoOffice {});
    assert_eq!((can_pledge(A, B), can_pledge(B, A)), (false, true));
    assert!(!pledges::is_possible(
        negotiating(2).at(Step::SettingWheels {}).state(),
        A,
        B,
        &Pledge::NoOffice {}
    ));
}

/// «Negotiation Variant»: all that is listed can be pledged, and nothing else that has a name.
#[test]
fn what_is_listed_is_what_can_be_pledged() {
    let scene = negotiating(2).ability(A, Ability::Office).at(Step::Purchasing { seat: A, lap: 1 });
    let scene = pledged(scene, A, B, Pledge::OfficeSpares { good: Good::Salt });
    let all = pledges::all(scene.state());
    let listed = pledges::possible(scene.state(), &all, A, B);
    let (possible, others): (Vec<_>, Vec<_>) =
        all.into_iter().partition(|pledge| pledges::is_possible(scene.state(), A, B, pledge));
    assert_eq!(listed, possible);
    assert!(others.contains(&Pledge::OfficeSpares { good: Good::Salt }), "{others:?}");
    assert!(listed.contains(&Pledge::OfficeSpares { good: Good::Iron }), "{listed:?}");
    for no_wagon in [0, 4] {
        let pledge = Some(Pledge::NoBid { wagon: no_wagon });
        let proposed = scene.again().when(A, propose(B, Terms { pledge, ..NOTHING }));
        proposed.then_refused("haendler.deal.pledge_not_possible");
    }
}

/// «Negotiation Variant», ruling H60: a pledge that contradicts an earlier one is refused, or that
/// the other has already.
#[test]
fn contradictory_pledges_are_refused() {
    let only = |good| Pledge::OfficeOnly { direction: Direction::Up, good };
    let spares = |good| Pledge::OfficeSpares { good };
    let pairs = [
        (along(1, &OUT_OF_PARIS), along(2, &["koeln_1", "koeln_2", "koeln_junction"])),
        (Pledge::NoOffice {}, only(Good::Salt)),
        (only(Good::Salt), Pledge::NoOffice {}),
        (only(Good::Salt), only(Good::Iron)),
        (spares(Good::Salt), only(Good::Salt)),
        (only(Good::Salt), spares(Good::Salt)),
        (spares(Good::Salt), spares(Good::Salt)),
    ];
    for (earlier, later) in pairs {
        let scene =
            negotiating(2).ability(A, Ability::Office).at(Step::Purchasing { seat: A, lap: 1 });
        let scene = pledged(scene, A, B, earlier);
        scene
            .when(A, propose(B, Terms { pledge: Some(later), ..NOTHING }))
            .then_refused("haendler.deal.pledge_not_possible");
    }
    let scene = negotiating(3).ability(A, Ability::Office).at(Step::Purchasing { seat: A, lap: 1 });
    let scene = pledged(pledged(scene, A, B, spares(Good::Salt)), A, C, spares(Good::Salt));
    assert_eq!(in_force(&scene), 2, "the same may be pledged to two");
}

/// The routes of wagon 1 that B can pledge, as the template has them, the shortest first.
fn routes(scene: &Scene) -> Vec<Vec<String>> {
    let due = Haendler::due(scene.state())[B][0];
    let choices = Haendler::choices(scene.state(), B, &due);
    let is_proposal = |choice: &&Choice| matches!(choice, Choice::ProposeDeal { .. });
    let choice = choices.iter().find(is_proposal).expect("B may propose");
    let template = Haendler::template(choice);
    let pledge = template.fields.iter().find(|field| field.name == "pledge").expect("a field");
    let mut routes: Vec<Vec<String>> = (0..pledge.domain.count())
        .filter_map(|index| match pledge.domain.nth(index) {
            FieldValue::Record(fields) if fields.get(1) == Some(&("wagon", 1.into())) => {
                let route = fields.get(2)?.1.items();
                Some(route.iter().map(|place| place.text().to_owned()).collect())
            }
            _other => None,
        })
        .collect();
    routes.sort_by_key(Vec::len);
    routes
}

/// «Negotiation Variant», ruling H59: a route ends anywhere, at most two moves by the highest tile
/// away, and in a city at the latest.
#[test]
fn a_route_may_end_in_mid_road() {
    let scene = negotiating(2).at(Step::Moving { seat: A });
    let found: Vec<(usize, String)> = routes(&scene)
        .into_iter()
        .map(|route| (route.len(), route.last().unwrap().clone()))
        .collect();
    let ends: Vec<(usize, &str)> =
        found.iter().map(|(spaces, end)| (*spaces, end.as_str())).collect();
    assert_eq!(ends[..3], [(1, "paris_1"), (2, "paris_2"), (3, "paris_junction")]);
    // From the junction on, each way round the ring: up to its next junction but one, and into the
    // city between.
    assert_eq!(ends.len(), 3 + 2 * 9, "{ends:?}");
    assert_eq!(ends.iter().filter(|(spaces, _)| *spaces == 8).count(), 2 * 3, "{ends:?}");
    for end in [(4, "paris_bruegge"), (6, "genf_2"), (8, "bruegge"), (8, "genf")] {
        assert!(ends.contains(&end), "{end:?} is not among {ends:?}");
    }
    let near = negotiating(2).wagon(1, "paris_2", "paris_junction").at(Step::Moving { seat: A });
    assert_eq!(routes(&near), [vec!["paris_1"], vec!["paris_1", "paris"]]);
}
