//! The toy game: each seat is dealt a card in secret, all claim a number at once, then everything is
//! revealed. A claim that is not above the card scores.

use std::{
    marker::PhantomData,
    ops::RangeInclusive,
    sync::atomic::{AtomicUsize, Ordering},
};

use kontor_rules::{
    Chance, Domain, Due, Dues, FieldValue, Hidden, NoOrders, Outcome, PerSeat, Refusal,
    RefusalKind, Rules, Ruling, Seat, Table, Template, Texts, Viewer, shuffle,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Fault;

const CARDS: RangeInclusive<u32> = 1..=5;
const CLAIM_MAX: u32 = 3;
/// The kind of the decision which number to claim.
pub const KIND: &str = "toy.claiming";
const OUT_OF_RANGE: RefusalKind =
    RefusalKind::new("toy.out_of_range", "1", Texts::same("{number} is out of range."));

/// Counts the set-ups of this process, so that each has luck which does not depend on the seed.
static SETUPS: AtomicUsize = AtomicUsize::new(0);

#[derive(Clone, Debug, PartialEq)]
pub struct Toy<F>(PhantomData<F>);

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Nothing {}

#[derive(Clone, Debug, PartialEq)]
pub struct State {
    cards: PerSeat<Hidden<u32>>,
    left_out: Hidden<Vec<u32>>,
    claims: PerSeat<Option<Hidden<u32>>>,
    scores: Option<Vec<u32>>,
    key: u64,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", deny_unknown_fields)]
pub enum Action {
    #[serde(rename = "toy.claim")]
    Claim { number: u32 },
}

#[derive(Debug, Serialize, ToSchema)]
pub struct Choice {
    max: u32,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", content = "data")]
pub enum Event {
    Dealt {
        cards: Vec<u32>,
        left_out: Vec<u32>,
    },
    ClaimMade {
        seat: Seat,
        number: u32,
        #[serde(skip)]
        not_stored: bool,
    },
    Revealed {
        scores: Vec<u32>,
    },
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "type", content = "data")]
pub enum EventView {
    Dealt { own: Option<u32> },
    ClaimMade { seat: Seat, number: Option<u32> },
    Revealed { scores: Vec<u32> },
}

#[derive(Debug, PartialEq, Serialize, ToSchema)]
pub struct View {
    cards: Vec<Option<u32>>,
    claims: Vec<Option<u32>>,
    claimed: Vec<bool>,
    scores: Option<Vec<u32>>,
}

/// How many have claimed a number.
fn claimed(state: &State) -> u32 {
    state.claims.iter().filter(|(_, claim)| claim.is_some()).count() as u32
}

/// The highest number that may be claimed.
fn claim_most<F: Fault>(state: &State) -> u32 {
    CLAIM_MAX + if F::CHOICES_SHIFT { claimed(state) } else { 0 }
}

/// Seats whose card and claim the viewer does not know.
fn unknown(state: &State, viewer: Viewer) -> Vec<Seat> {
    Seat::all(state.cards.seats())
        .filter(|seat| !viewer.is(*seat) && state.scores.is_none())
        .collect()
}

impl<F: Fault> Rules for Toy<F> {
    const KIND: &'static str = "toy";
    const VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=3;
    const EVENTS_MAX: u64 = 5;
    const REPLIES: usize = 0;
    const NAMES: Texts = Texts::same("Toy");
    const REFUSALS: &'static [RefusalKind] = &[OUT_OF_RANGE];
    const RULINGS: &'static [Ruling] = &[];
    type Options = Nothing;
    type State = State;
    type Action = Action;
    type Choice = Choice;
    type Event = Event;
    type EventView = EventView;
    type View = View;
    type Components = Nothing;
    type Orders = NoOrders;

    fn check(_: &Nothing, _: u8) -> Result<(), Refusal> {
        Ok(())
    }

    fn empty(_: &Nothing, seats: u8, _: u32) -> State {
        let cards = PerSeat::from_fn(seats, |_| Hidden::default());
        let left_out = Hidden::new(CARDS.collect());
        State { cards, left_out, claims: PerSeat::from_fn(seats, |_| None), scores: None, key: 0 }
    }

    fn setup(table: &mut Table<'_, Self>) {
        let mut cards: Vec<u32> = CARDS.collect();
        shuffle(table.chance(), &mut cards);
        if F::OWN_LUCK {
            let setups = SETUPS.fetch_add(1, Ordering::Relaxed);
            cards.rotate_left(setups % CARDS.count());
        }
        let left_out = cards.split_off(usize::from(table.state().cards.seats()));
        table.emit(Event::Dealt { cards, left_out });
    }

    fn decide(table: &mut Table<'_, Self>, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let Action::Claim { number } = *action;
        let state = table.state();
        if Self::due(state)[seat].is_empty() {
            return Err(Refusal::not_asked(seat));
        }
        let secretly_barred = F::REFUSAL_LEAKS && state.left_out.reveal()[0] == number;
        let most = claim_most::<F>(state) + u32::from(F::LAX);
        if !(1..=most).contains(&number) || secretly_barred {
            return Err(Refusal::new(&OUT_OF_RANGE).with("number", number));
        }
        table.emit(Event::ClaimMade { seat, number, not_stored: F::STORES_HALF });
        if F::ENDLESS {
            return Ok(());
        }
        let state = table.state();
        let claims: Option<Vec<u32>> = state
            .claims
            .iter()
            .map(|(_, claim)| claim.as_ref().map(|claim| *claim.reveal()))
            .collect();
        if let Some(claims) = claims {
            let cards = state.cards.iter().map(|(_, card)| *card.reveal());
            let scores = claims
                .iter()
                .zip(cards)
                .map(|(claim, card)| if *claim <= card { *claim } else { 0 })
                .collect();
            table.emit(Event::Revealed { scores });
        }
        Ok(())
    }

    fn evolve(state: &mut State, event: &Event) {
        match event {
            Event::Dealt { cards, left_out } => {
                state.cards =
                    PerSeat::from_fn(state.cards.seats(), |seat| Hidden::new(cards[seat.index()]));
                state.left_out = Hidden::new(left_out.clone());
            }
            Event::ClaimMade { seat, number, not_stored: _ } => {
                state.claims[*seat] = Some(Hidden::new(*number));
                state.key += u64::from(F::KEY_IS_RESTLESS);
            }
            Event::Revealed { scores } => {
                state.scores = Some(scores.clone());
                if F::LOSES_CARDS {
                    state.left_out = Hidden::default();
                }
            }
        }
    }

    fn due(state: &State) -> PerSeat<Dues> {
        let forgotten = |seat: Seat| F::FORGETS_A_SEAT && seat.0 + 1 == state.cards.seats();
        let waits = |seat: Seat| F::KEY_COMES_BACK && u32::from(seat.0) % 2 != claimed(state) % 2;
        PerSeat::from_fn(state.cards.seats(), |seat| {
            let asked =
                (state.claims[seat].is_none() || F::ENDLESS) && !forgotten(seat) && !waits(seat);
            let own = Due { kind: KIND, key: state.key, optional: false };
            let again = F::ASKS_TWICE.then_some(own);
            let in_vain = F::ASKS_IN_VAIN.then_some(Due { kind: "toy.waiting", ..own });
            [Some(own), again, in_vain].into_iter().flatten().filter(|_| asked).collect()
        })
    }

    fn choices(state: &State, _: Seat, due: &Due) -> Vec<Choice> {
        if due.kind != KIND {
            return Vec::new();
        }
        vec![Choice { max: claim_most::<F>(state) + u32::from(F::OVERREACHES) }]
    }

    fn template(choice: &Choice) -> Template {
        let template = Template::new("toy.claim")
            .field("number", Domain::Range { min: 1, max: choice.max.into(), step: 1 });
        Template { exact: !F::REFUSAL_LEAKS, ..template }
    }

    fn answer(_: &Choice, values: Vec<FieldValue>) -> Action {
        Action::Claim {
            number: u32::try_from(values[0].int()).unwrap() - u32::from(F::ANSWERS_LESS),
        }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let scores = state.scores.as_ref()?;
        Some(Outcome::by_score(
            Seat::all(state.cards.seats() - u8::from(F::FORGETS_A_PLACE))
                .zip(scores.iter().map(|score| i64::from(*score))),
            "revealed",
        ))
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let unknown = unknown(state, viewer);
        let open = |seat: Seat| !unknown.contains(&seat);
        let cards = state
            .cards
            .iter()
            .map(|(seat, card)| (open(seat) || F::VIEW_LEAKS).then(|| *card.reveal()));
        let claims = state.claims.iter().map(|(seat, claim)| {
            claim.as_ref().filter(|_| open(seat)).map(|claim| *claim.reveal())
        });
        View {
            cards: cards.collect(),
            claims: claims.collect(),
            claimed: state.claims.iter().map(|(_, claim)| claim.is_some()).collect(),
            scores: state.scores.clone(),
        }
    }

    fn redact(event: &Event, viewer: Viewer) -> EventView {
        match event {
            Event::Dealt { cards, .. } => {
                EventView::Dealt { own: viewer.seat().map(|seat| cards[seat.index()]) }
            }
            Event::ClaimMade { seat, number, not_stored: _ } => EventView::ClaimMade {
                seat: *seat,
                number: (viewer.is(*seat) || F::EVENT_LEAKS).then_some(*number),
            },
            Event::Revealed { scores } => EventView::Revealed { scores: scores.clone() },
        }
    }

    fn reveals(event: &Event, _: Viewer) -> bool {
        matches!(event, Event::Dealt { .. } | Event::Revealed { .. })
    }

    fn determinize(state: &State, viewer: Viewer, chance: &mut dyn Chance) -> State {
        let mut world = state.clone();
        if F::LAZY {
            return world;
        }
        let others = unknown(state, viewer);
        let held = others.iter().map(|seat| *state.cards[*seat].reveal());
        let mut unseen: Vec<u32> = held.chain(state.left_out.reveal().iter().copied()).collect();
        if !F::PEEKS {
            unseen.sort_unstable();
        }
        shuffle(chance, &mut unseen);
        for seat in others {
            world.cards[seat] = Hidden::new(unseen.pop().expect("as many as there were"));
            if F::FORGETS_CLAIMS {
                world.claims[seat] = None;
            } else if let Some(claim) = &mut world.claims[seat] {
                *claim = Hidden::new(1 + chance.below(CLAIM_MAX));
            }
        }
        world.left_out = Hidden::new(unseen);
        world
    }

    fn evaluate(state: &State, seat: Seat) -> i64 {
        state.scores.as_ref().map_or(0, |scores| scores[seat.index()].into())
    }

    fn components() -> Nothing {
        Nothing {}
    }
}

/// Every card is held by a seat or left out.
pub fn conserved(_: &State, _: &[Event], after: &State) -> Result<(), String> {
    let held = after.cards.iter().map(|(_, card)| *card.reveal());
    let mut cards: Vec<u32> = held.chain(after.left_out.reveal().iter().copied()).collect();
    cards.sort_unstable();
    if cards.into_iter().eq(CARDS) { Ok(()) } else { Err("a card is missing".to_owned()) }
}

/// The cards and claims that the viewer does not know.
pub fn secrets(state: &State, viewer: Viewer) -> Vec<String> {
    let unknown = unknown(state, viewer);
    let cards = unknown
        .iter()
        .map(|seat| *state.cards[*seat].reveal())
        .chain(state.left_out.reveal().iter().copied());
    let claims =
        unknown.iter().filter_map(|seat| state.claims[*seat].as_ref()).map(|claim| *claim.reveal());
    cards.chain(claims).map(|number| number.to_string()).collect()
}
