//! Boards of one's own: what is valid, and each fault with a pointer to it.

use super::super::{
    Haendler, Options,
    board::{Board, Map, Road, reconstructed},
    goods::Good,
    inspection::ID_BYTES_MAX,
    options::BoardOption,
};
use super::shown::renamed;
use kontor_rules::{Refusal, Rules};

fn with(change: impl FnOnce(&mut Board)) -> Result<(), Refusal> {
    let mut layout = reconstructed(false);
    change(&mut layout);
    let layout = Box::new(layout);
    Haendler::check(&Options { board: BoardOption::Own { layout }, ..Options::default() }, 3)
}

/// Whether a new table can have a board with other ids, which games have.
fn of_a_new_board(name: impl Fn(&str) -> String) -> Result<(), Refusal> {
    let layout = Box::new(renamed(reconstructed(false), name));
    let options = Options { board: BoardOption::Own { layout }, ..Options::default() };
    assert_eq!(Haendler::check(&options, 3), Ok(()), "games that have it go on");
    Haendler::check_new(&options)
}

/// Gives one space an id of 18 bytes and this.
fn wide(last: &'static str) -> impl Fn(&str) -> String {
    move |id| {
        if id == "paris_2" {
            format!("ä\u{10400}ß{}{last}", "x".repeat(10))
        } else {
            id.to_owned()
        }
    }
}

/// Letters count by their bytes in JSON, where a quotation mark has two.
#[test]
fn ids_of_a_new_board_are_short() {
    for (last, count) in [("xxxxxx", 24), ("xxx\"x", 24), ("xxxxxxx", 25), ("xx\"\\x", 25)] {
        let found = of_a_new_board(wide(last));
        let is_short = count <= ID_BYTES_MAX;
        assert_eq!(found.is_ok(), is_short, "{last}");
        if let Err(refusal) = found {
            assert_eq!(refusal.field(), Some("board/layout/spaces/1"));
            assert!(refusal.to_string().contains(&format!(" {count}.")), "{refusal}");
        }
    }
    let all_wide = |id: &str| if id == "wien" { "\u{10400}".repeat(7) } else { id.to_owned() };
    let refusal = of_a_new_board(all_wide).unwrap_err();
    assert_eq!(refusal.field(), Some("board/layout/cities/3/id"));
}

/// All faults of a board, in the order of the list of refusals, and that of a new one.
pub fn faults() -> Vec<Refusal> {
    let changes: [fn(&mut Board); 18] = [
        |board| board.level_prices.truncate(8),
        |board| board.spaces[1] = "paris".to_owned(),
        |board| board.prices[0].buy = 150,
        |board| board.cities[0].goods[1] = Good::Wine,
        |board| {
            board
                .cities
                .iter_mut()
                .for_each(|city| city.goods = vec![Good::Wine, Good::Food, Good::Cloth])
        },
        |board| board.prices[1].sell = 600,
        |board| board.bonus_steps[2] = 300,
        |board| board.ranks[0].upkeep = 100,
        |board| board.roads[0].to = "atlantis".to_owned(),
        |board| board.roads.push(Road { from: "paris_1".to_owned(), to: "paris".to_owned() }),
        |board| board.roads.push(Road { from: "paris".to_owned(), to: "genf".to_owned() }),
        |board| board.roads.retain(|road| road.from != "paris"),
        |board| board.roads.retain(|road| road.from != "paris_1"),
        |board| {
            for city in ["bruegge", "koeln", "wien", "genua", "genf"] {
                roads(board, &[("paris_junction", &format!("{city}_1"))]);
            }
            roads(board, &[("paris_junction", "wien_2")]);
        },
        |board| crossings(board, 5),
        circle_without_a_city,
        island,
        |board| board.cities[0].courier_start = "paris_1".to_owned(),
    ];
    let of_new = of_a_new_board(wide("xxxxxxx")).unwrap_err();
    changes.into_iter().map(|change| with(change).unwrap_err()).chain([of_new]).collect()
}

fn roads(board: &mut Board, pairs: &[(&str, &str)]) {
    board.roads.extend(
        pairs.iter().map(|(from, to)| Road { from: (*from).to_owned(), to: (*to).to_owned() }),
    );
}

/// So many junctions after the first are joined with each other and the first.
fn crossings(board: &mut Board, further: usize) {
    let junctions = ["paris", "bruegge", "koeln", "wien", "genua", "genf"]
        .map(|city| format!("{city}_junction"));
    for (place, junction) in junctions.iter().enumerate().take(further + 1) {
        junctions[..place].iter().for_each(|other| roads(board, &[(other, junction)]));
    }
}

/// «Phase 3», ruling H24: more than three roads may meet on a board of one's own.
#[test]
fn roads_may_cross() {
    assert_eq!(with(|board| crossings(board, 1)), Ok(()));
    assert_eq!(with(|board| crossings(board, 5)).unwrap_err().kind().code, "haendler.board.ways");
}

/// A ring that is reached from nowhere and leads nowhere.
fn circle_without_a_city(board: &mut Board) {
    board.spaces.extend(["x", "y", "z"].map(str::to_owned));
    roads(board, &[("x", "y"), ("y", "z"), ("z", "x")]);
}

/// A city with a loop of its own.
fn island(board: &mut Board) {
    board.cities.push(super::super::board::City {
        id: "ys".to_owned(),
        name: "Ys".to_owned(),
        goods: vec![Good::Wine, Good::Food, Good::Salt],
        courier_start: "y".to_owned(),
    });
    board.spaces.extend(["x", "y", "z"].map(str::to_owned));
    roads(board, &[("ys", "x"), ("x", "y"), ("y", "z"), ("z", "ys")]);
}

/// Ruling H1.
#[test]
fn both_reconstructions_are_valid_boards() {
    for short in [false, true] {
        let layout = Box::new(reconstructed(short));
        let spaces = layout.spaces.len();
        assert_eq!(
            Haendler::check(
                &Options { board: BoardOption::Own { layout }, ..Options::default() },
                2
            ),
            Ok(())
        );
        assert_eq!(spaces, if short { 18 } else { 24 });
    }
}

/// «Phase 1»: neighbours of the ring share two goods, cities opposite none.
#[test]
fn each_good_is_made_in_three_cities() {
    let map = Map::new(reconstructed(false)).unwrap();
    for good in Good::ALL {
        assert_eq!(map.cities().filter(|city| map.produces(*city, good)).count(), 3);
    }
}

#[test]
fn every_fault_of_a_board_is_pointed_at() {
    for refusal in faults() {
        assert!(refusal.field().unwrap().starts_with("board/layout/"), "{refusal}");
        assert!(!refusal.to_string().contains(['{', '}']), "{refusal}");
    }
}

#[test]
fn the_sentence_says_where_the_fault_is() {
    let sentence = |change: fn(&mut Board)| with(change).unwrap_err().to_string();
    assert!(sentence(|board| board.roads[0].to = "atlantis".to_owned()).contains("atlantis"));
    assert!(sentence(|board| board.wagon_starts[1] = "paris_1".to_owned()).contains("paris_1"));
    assert!(sentence(|board| board.wagon_starts[1] = "paris".to_owned()).contains("paris"));
    assert!(sentence(|board| board.courier_city = "rom".to_owned()).contains("rom"));
    assert!(sentence(|board| board.ranks[3].upkeep = 200).contains("rank 3"));
    assert!(sentence(|board| board.prices[2].buy = 100).contains("level 2"));
}

/// A client can show the fault in the very field.
#[test]
fn the_pointer_leads_to_the_fault() {
    let faults = faults();
    let pointers: Vec<&str> = faults
        .iter()
        .map(|refusal| refusal.field().unwrap().trim_start_matches("board/layout/"))
        .collect();
    let expected = [
        "level_prices",
        "spaces/1",
        "prices/0/buy",
        "cities/0/goods",
        "cities",
        "prices/1",
        "bonus_steps",
        "ranks/0/upkeep",
        "roads/0/to",
        "roads/30",
        "roads/30",
        "cities/0",
        "spaces/0",
        "spaces/2",
        "cities/0",
        "spaces/24",
        "cities/6",
        "cities/0/courier_start",
        "spaces/1",
    ];
    assert_eq!(pointers, expected);
    let pointer = |change: fn(&mut Board)| with(change).unwrap_err().field().unwrap().to_owned();
    assert_eq!(
        pointer(|board| board.wagon_starts[2] = "paris".to_owned()),
        "board/layout/wagon_starts/2"
    );
    assert_eq!(
        pointer(|board| board.courier_city = "paris_1".to_owned()),
        "board/layout/courier_city"
    );
    assert_eq!(pointer(|board| board.cities[2].name = String::new()), "board/layout/cities/2/name");
    assert_eq!(pointer(|board| board.ranks[1].name = "x".repeat(25)), "board/layout/ranks/1/name");
    assert_eq!(pointer(|board| board.level_prices[8] = 20_000), "board/layout/level_prices/8");
    let no_step = |board: &mut Board| board.bonus_steps[2] = board.bonus_steps[1];
    assert_eq!(pointer(no_step), "board/layout/bonus_steps");
    // The city itself, a space beside it, and one that is further away.
    let starts: [fn(&mut Board); 3] = [
        |board| board.cities[0].courier_start = "paris".to_owned(),
        |board| board.cities[0].courier_start = "paris_1".to_owned(),
        |board| board.cities[0].courier_start = "wien_2".to_owned(),
    ];
    assert_eq!(starts.map(pointer), ["board/layout/cities/0/courier_start"; 3]);
}
