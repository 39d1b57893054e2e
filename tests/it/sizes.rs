//! How large replies are: in each game, with any number of players and on each board, what a seat
//! is sent with a move stays below one limit, and so does what it reads itself.

use kontor_contract::{answers::Answers, encoded::VIEWS_BYTES_MAX};
use kontor_games::{
    basari::Basari,
    dale_of_merchants::DaleOfMerchants,
    haendler::{
        Haendler, Options, State,
        board::{Board, Road, ids, reconstructed},
        components::{DRIVER_POINTS_MAX, PLEDGED_SPACES_MAX, TILE_MAX, WAGONS},
        deals::{Deal, DealtCard, Obligation, Pledge, Proposal, Terms},
        options::BoardOption,
        phase::Phase,
    },
    medici::Medici,
};
use kontor_rules::{Rules, Seat, SeededChance, Template, Viewer};
use serde::Serialize;
use serde_json::{Value, json, to_vec};

use crate::{
    basari, dale_of_merchants, haendler, medici,
    support::{
        dice::Dice,
        local::Local,
        runs::{Asked, LawSpec, Run, asked, chosen_run, decode, pick, random_action, random_run},
        table::{Due, Table},
    },
};

/// The most bytes of a reply.
const REPLY_BYTES_MAX: usize = 40_000;
/// What of it is left for events and the envelope, where only decisions and view are measured.
const EVENTS_BYTES: usize = 2_000;
/// What of a view is not the game's: id, ruleset, commit, seat and hash.
const ENVELOPE_BYTES: usize = 250;
/// Positions of a game with each number of players whose decisions are measured.
const MEASURED: usize = 25;
/// Actions at the beginning of a game in which wagons move, and positions of it that are measured.
const OPENING: usize = 400;
const MOVING_MEASURED: usize = 8;
/// After so many moves over HTTP it is measured what a seat reads itself.
const READ_EVERY: usize = 5;
/// A deal is proposed once in so many moves.
const DEALS_ONE_IN: usize = 5;

fn bytes(part: &impl Serialize) -> usize {
    to_vec(part).unwrap().len()
}

/// What a seat is asked, as it gets it: choices, actions and schema.
fn bytes_of<R: Rules>(state: &R::State, asked: &Asked) -> usize {
    let choices = R::shown(R::choices(state, asked.seat, &asked.due));
    let Answers { actions, schema, .. } = Answers::of(&asked.templates.as_slice().into());
    bytes(&choices) + bytes(&actions) + bytes(&schema)
}

/// All decisions of a seat, with its view.
fn fits<R: Rules>(state: &R::State, seat: Seat, table: &str) {
    fits_with_view_of::<R>(state, state, seat, table);
}

/// All decisions of a seat, with its view of another state, in which more can be seen.
fn fits_with_view_of<R: Rules>(state: &R::State, viewed: &R::State, seat: Seat, table: &str) {
    let decisions = asked::<R>(state);
    let own = decisions.iter().filter(|asked| asked.seat == seat);
    let own: Vec<(&str, usize)> =
        own.map(|asked| (asked.due.kind, bytes_of::<R>(state, asked))).collect();
    let view = bytes(&R::view(viewed, Viewer::Seat(seat)));
    let all = own.iter().map(|(_, bytes)| bytes).sum::<usize>() + view;
    assert!(all + EVENTS_BYTES < REPLY_BYTES_MAX, "{table}: view {view}, {own:?}");
}

/// The views of all seats are kept, so that each is written once for a position.
fn views_are_kept<R: Rules>(state: &R::State, seats: u8, table: &str) {
    let views = Seat::all(seats).map(|seat| bytes(&R::view(state, Viewer::Seat(seat))));
    let kept = views.map(|view| view + ENVELOPE_BYTES).sum::<usize>();
    assert!(kept <= VIEWS_BYTES_MAX, "{table}: {kept} bytes of views");
}

/// Positions of random games with all numbers of players.
fn positions_fit<R: Rules>(spec: &LawSpec<R>) {
    for seats in R::SEATS {
        let run = random_run(spec, seats, 1).unwrap().spread(MEASURED);
        let table = format!("{} for {seats}", R::KIND);
        for state in run.states() {
            Seat::all(seats).for_each(|seat| fits::<R>(state, seat, &table));
            views_are_kept::<R>(state, seats, &table);
        }
    }
}

#[test]
fn decisions_of_all_games_fit_into_a_reply() {
    positions_fit::<Medici>(&medici::SPEC);
    positions_fit::<Basari>(&basari::SPEC);
    positions_fit::<DaleOfMerchants>(&dale_of_merchants::SPEC);
    positions_fit::<Haendler>(&haendler::SPEC);
    positions_fit::<Haendler>(&haendler::NEGOTIATION);
}

/// The largest board that a table can have, with names as long as names may be.
fn largest_board() -> Board {
    let text = include_str!("../../src/games/haendler/tests/crowded.json");
    renamed(serde_json::from_str(text).unwrap(), |id| format!("{id:_<24}"))
}

/// The board with names as long as names may be whose letters take four bytes: six letters, which
/// are the digits of a number.
fn in_wide_letters(board: Board) -> Board {
    let all: Vec<String> = ids(&board).map(str::to_owned).collect();
    let digit = |number: u32, place: u32| char::from_u32(0x10400 + ((number >> (4 * place)) & 15));
    renamed(board, |id| {
        let number = all.iter().position(|other| other == id).unwrap().try_into().unwrap();
        (0..6).map(|place| digit(number, place).unwrap()).collect()
    })
}

/// Boards of one's own: one on which a wagon can go very many ways, the same with the shortest names
/// of places, one whose names are as long as names may be, the largest, and the same with letters of
/// several bytes.
fn own_boards() -> [BoardOption; 5] {
    let mut crossed = reconstructed(true);
    for [from, to] in [["paris", "wien"], ["koeln", "genf"]] {
        let junction = |city: &str| format!("{city}_junction");
        crossed.roads.push(Road { from: junction(from), to: junction(to) });
    }
    let ids: Vec<String> = ids(&crossed).map(str::to_owned).collect();
    let letter = |id: &str| {
        let place = ids.iter().position(|other| other == id).unwrap();
        char::from(b'A' + u8::try_from(place).unwrap()).to_string()
    };
    let lettered = renamed(crossed.clone(), letter);
    let named = renamed(reconstructed(true), |id| format!("{id:_<24}"));
    let boards = [crossed, lettered, named, largest_board(), in_wide_letters(largest_board())];
    boards.map(|board| {
        let options =
            Options { board: BoardOption::Own { layout: Box::new(board) }, ..Options::default() };
        assert_eq!(Haendler::check_new(&options), Ok(()), "a new table can have it");
        options.board
    })
}

/// The board with other names of its places.
pub fn renamed(mut board: Board, name: impl Fn(&str) -> String) -> Board {
    let name = |id: &mut String| *id = name(id.as_str());
    board.cities.iter_mut().for_each(|city| {
        name(&mut city.id);
        name(&mut city.courier_start);
    });
    board.spaces.iter_mut().for_each(name);
    board.roads.iter_mut().for_each(|road| {
        name(&mut road.from);
        name(&mut road.to);
    });
    board.wagon_starts.iter_mut().for_each(name);
    name(&mut board.courier_city);
    board
}

/// The most that a player can be asked about wagons, beside deals: all tiles, all driver points, no
/// wagon moved yet. All others have proposed a deal, and the view has as much of deals as it can.
#[test]
fn decisions_with_the_most_moves_of_wagons_fit_into_a_reply() {
    let known = [BoardOption::Reconstructed {}, BoardOption::ReconstructedShort {}];
    for board in known.into_iter().chain(own_boards()) {
        let table = format!("{board:?}");
        let options = Options { board, negotiation: true, ..Options::default() };
        let moving: Vec<(Seat, State)> =
            opening(options).states().filter_map(with_the_most_moves).collect();
        assert!(!moving.is_empty(), "wagons move within {OPENING} actions");
        let step = moving.len().div_ceil(MOVING_MEASURED);
        for (seat, state) in moving.iter().step_by(step) {
            let asked = with_proposals(state, Some(*seat));
            let viewed = with_pledged_moves(&with_proposals(state, None));
            fits_with_view_of::<Haendler>(&asked, &viewed, *seat, &table);
        }
    }
}

/// The beginning of a game of four who make no deals.
fn opening(options: Options) -> Run<Haendler> {
    let (mut chance, mut left) = (SeededChance::new([7; 32], 0), OPENING);
    let choose = |state: &State| {
        left = left.checked_sub(1)?;
        let asked = asked::<Haendler>(state);
        let awaited = asked.iter().filter(|asked| !asked.due.optional);
        let templates: Vec<(Seat, &Template)> = awaited
            .flat_map(|asked| asked.templates.iter().map(move |template| (asked.seat, template)))
            .filter(|(_, template)| template.action != "haendler.propose_deal")
            .collect();
        // No player is asked any more when the game is over.
        if templates.is_empty() {
            return None;
        }
        let (seat, template) = pick(&templates, &mut chance);
        let action = random_action(template, &mut chance);
        Some((*seat, decode::<Haendler>(&action).expect("the template makes actions")))
    };
    chosen_run::<Haendler>(Haendler::VERSION, options, 4, 1, choose).unwrap()
}

/// The state in which the mover of wagons could do the most, if there is one.
fn with_the_most_moves(state: &State) -> Option<(Seat, State)> {
    let mut state = state.clone();
    let Phase::Moving { turn } = &mut state.phase else { return None };
    let seat = turn.seat;
    (turn.axles_decided, turn.picking, turn.tile_turned) = (true, false, false);
    (turn.driver_points, turn.moved) = (DRIVER_POINTS_MAX, [false; WAGONS]);
    state.players[seat].tiles = (1..=TILE_MAX).collect();
    Some((seat, state))
}

/// A pledge to move a wagon along the longest route. That no wagon can go this way makes it no
/// shorter.
fn longest_pledge(state: &State) -> Pledge {
    let places = state.map.spaces().chain(state.map.cities());
    let mut ids: Vec<String> = places.map(|place| state.map.id(place)).collect();
    ids.sort_by_key(|id| std::cmp::Reverse(id.len()));
    ids.truncate(PLEDGED_SPACES_MAX.into());
    Pledge::MoveWagon { wagon: 1, route: ids }
}

/// The longest proposals of all players, or of all others to one, who may still propose one.
fn with_proposals(state: &State, to: Option<Seat>) -> State {
    let mut state = state.clone();
    let pledge = Some(longest_pledge(&state));
    for seat in Seat::all(state.seats()).filter(|seat| Some(*seat) != to) {
        let partner = to.unwrap_or(Seat((seat.0 + 1) % state.seats()));
        let terms = |card| Terms { money: 99_900, card, pledge: pledge.clone() };
        let (gives, asks) = (terms(None), terms(Some(DealtCard::GiversChoice)));
        let deal = Deal { partner, gives, asks, first: Some(partner) };
        state.negotiation.proposals[seat] = Some(Proposal { deal, card: None });
    }
    state
}

/// Each player has pledged to move a wagon. With open proposals to do so it is more than there can
/// be.
fn with_pledged_moves(state: &State) -> State {
    let mut state = state.clone();
    let pledge = longest_pledge(&state);
    state.negotiation.obligations = Seat::all(state.seats())
        .map(|seat| Obligation {
            deal: 999,
            seat,
            to: Seat((seat.0 + 1) % state.seats()),
            pledge: pledge.clone(),
            waits: false,
            round: state.round,
        })
        .collect();
    state
}

/// The same over HTTP: whole replies to moves, and what a seat reads itself.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn replies_to_moves_stay_small() {
    let local = Local::start();
    let [crossed, _lettered, _named, _largest, wide] = own_boards();
    let short = BoardOption::ReconstructedShort {};
    // Wagons move early where no player bargains over loading.
    let deals_on =
        |board: &BoardOption| json!({ "negotiation": true, "loading": "fixed", "board": board });
    for (ruleset, seats, options, moves) in [
        ("haendler", 4, deals_on(&short), 80),
        ("haendler", 2, deals_on(&crossed), 60),
        ("haendler", 4, deals_on(&wide), 80),
        ("dale_of_merchants", 4, json!({}), 30),
        ("basari", 4, json!({}), 30),
        ("medici", 6, json!({}), 30),
    ] {
        let body = json!({ "ruleset": ruleset, "seats": seats, "options": options });
        let mut table = Table::made(&local.address, seats, &body).await;
        table.start().await;
        let mut dice = Dice::new(1);
        for number in 0..moves {
            let due = table.due().await;
            if due.is_empty() {
                break;
            }
            let (seat, key) = (due[0].seat, table.fresh_key());
            let reply = table.move_of(&chosen(due, &mut dice), &key).send().await;
            assert_eq!(reply.status, 201, "{}", reply.text);
            is_small(ruleset, &reply.text, &reply.body);
            for decision in reply.body["decisions"].as_array().unwrap() {
                steps_lead_to_what_is_listed(decision);
            }
            if number % READ_EVERY > 0 {
                continue;
            }
            for path in ["/decisions", "/decisions?fields=short", "/view"] {
                let read = table.seats[seat].get(&table.path(path)).await;
                is_small(ruleset, &read.text, &read.body);
            }
        }
    }
}

fn is_small(ruleset: &str, text: &str, body: &Value) {
    let parts = body.as_object().into_iter().flatten();
    let parts: Vec<(&String, usize)> =
        parts.map(|(name, part)| (name, part.to_string().len())).collect();
    assert!(text.len() < REPLY_BYTES_MAX, "{ruleset}: {} bytes, {parts:?}", text.len());
}

/// Where choices say moves of wagons by steps, they say those that the list has as examples, too.
fn steps_lead_to_what_is_listed(decision: &Value) {
    // How others can answer is null.
    let Some(choices) = decision["choices"].as_array() else { return };
    let wagons = choices.iter().filter(|choice| choice["type"] == "haendler.move_wagon");
    let Some(roads) = wagons.clone().find_map(|choice| choice["moves"].get("roads")) else {
        return;
    };
    let built: Vec<Value> = wagons.flat_map(|choice| moves_by_steps(choice, roads)).collect();
    let listed = decision["actions"].as_array().unwrap();
    for action in listed.iter().filter(|action| action["type"] == "haendler.move_wagon") {
        assert!(built.contains(action), "{action} is not among {} moves", built.len());
    }
}

/// All moves of a wagon, as the guide builds them.
fn moves_by_steps(choice: &Value, roads: &Value) -> Vec<Value> {
    let numbers = |list: &Value| -> Vec<u64> {
        list.as_array().unwrap().iter().map(|number| number.as_u64().unwrap()).collect()
    };
    let at = |number: u64| usize::try_from(number).unwrap();
    let ends_at = |step: u64, left: u64, is_last: bool| {
        let mut others = choice["moves"]["ends"].as_array().unwrap().iter();
        let other = others.find(|ends| numbers(&ends["steps"]).contains(&step));
        other.map_or(left == 0 || is_last, |ends| numbers(&ends["left"]).contains(&left))
    };
    let mut moves = Vec::new();
    for by in roads["by"].as_array().unwrap() {
        let left = by["points"].as_u64().unwrap() - 1;
        let first = numbers(&choice["moves"]["first"]);
        let mut open: Vec<(u64, u64, Vec<Value>)> =
            first.into_iter().map(|step| (step, left, Vec::new())).collect();
        while let Some((step, left, mut route)) = open.pop() {
            let step_and_next = numbers(&roads["steps"][at(step)]);
            let (place, next) = step_and_next.split_first().unwrap();
            route.push(roads["places"][at(*place)].clone());
            if left > 0 {
                open.extend(next.iter().map(|next| (*next, left - 1, route.clone())));
            }
            if ends_at(step, left, next.is_empty()) {
                moves.push(json!({
                    "type": "haendler.move_wagon",
                    "wagon": choice["wagon"],
                    "tile": by["tile"],
                    "driver_points": by["driver_points"],
                    "route": route,
                }));
            }
        }
    }
    moves
}

/// A decision that has to be taken, or seldom one about deals, with one of its actions.
fn chosen(mut due: Vec<Due>, dice: &mut Dice) -> Due {
    let about_deals = dice.below(DEALS_ONE_IN) == 0;
    if !about_deals {
        due.retain(|due| due.decision["optional"] == false);
    }
    let mut due = dice.pick(&due).clone();
    let actions = due.decision["actions"].as_array().unwrap();
    due.decision["actions"] = json!([dice.pick(actions)]);
    due
}
