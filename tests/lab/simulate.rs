//! `kontor simulate`: games between bots on the command line.

use serde_json::Value;

use crate::lab;

/// A few games that take little time.
const FEW: [&str; 7] = [
    "simulate",
    "medici",
    "--bots=greedy,random,random",
    "--games=3",
    "--seats=3",
    "--seed=5",
    "--format",
];

/// The output of a run, which must succeed.
fn printed(args: &[&str]) -> String {
    let output = lab(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// The error message of a run, which must fail.
fn complaint(args: &[&str]) -> String {
    let output = lab(args);
    assert!(!output.status.success(), "{args:?} is accepted");
    assert!(output.stdout.is_empty(), "nothing is printed as if it were a result");
    String::from_utf8(output.stderr).unwrap()
}

/// Lets a stronger bot play a weaker one, with two seats each, and expects a statistically
/// significant lead.
fn wins_clearly(ruleset: &str, stronger: &str, weaker: &str) {
    let bots = format!("--bots={stronger},{weaker}");
    let args = ["simulate", ruleset, &bots, "--games=20", "--seats=4", "--seed=1", "--format=json"];
    let figures: Value = serde_json::from_str(&printed(&args)).unwrap();
    let share_low = figures["bots"][0]["share_low"].as_f64().unwrap();
    assert!(share_low > 0.5, "{stronger} does not beat {weaker} clearly: {figures:#}");
}

fn few(format: &'static str, more: &[&'static str]) -> String {
    let args: Vec<&str> = FEW.into_iter().chain([format]).chain(more.iter().copied()).collect();
    printed(&args)
}

#[test]
fn the_figures_do_not_depend_on_the_number_of_threads() {
    for format in ["table", "json", "csv"] {
        assert_eq!(few(format, &["--threads=1"]), few(format, &["--threads=2"]));
    }
}

#[test]
fn another_seed_gives_other_games() {
    let figures =
        |seed| printed(&["simulate", "medici", "--bots=random", "--games=2", seed, "--format=csv"]);
    let (one, two) = (figures("--seed=1"), figures("--seed=2"));
    let beyond_seed =
        |csv: &str| csv.lines().nth(1).unwrap().split(',').skip(3).collect::<Vec<_>>().join(",");
    assert_ne!(beyond_seed(&one), beyond_seed(&two));
}

#[test]
fn each_bot_has_its_figures_and_the_wins_make_up_the_games() {
    let figures: Value = serde_json::from_str(&few("json", &[])).unwrap();
    let bots = figures["bots"].as_array().unwrap();
    assert_eq!(
        bots.iter().map(|bot| bot["bot"].as_str().unwrap()).collect::<Vec<_>>(),
        ["greedy", "random", "random"]
    );
    let wins: f64 = bots.iter().map(|bot| bot["wins"].as_f64().unwrap()).sum();
    assert!((wins - 3.0).abs() < 0.01, "{wins} wins in 3 games");
    // Wilson's intervals of 95 % for so many wins in three games.
    let intervals = [[0.0, 0.561], [0.061, 0.792], [0.208, 0.939], [0.439, 1.0]];
    for bot in bots {
        let figure = |name: &str| bot[name].as_f64().unwrap();
        let [low, high] = intervals[figure("wins") as usize];
        for (name, expected) in
            [("share", figure("wins") / 3.0), ("share_low", low), ("share_high", high)]
        {
            assert!((figure(name) - expected).abs() < 0.002, "{name} is not {expected}: {bot}");
        }
    }
}

#[test]
fn csv_and_table_have_the_figures_of_json() {
    let figures: Value = serde_json::from_str(&few("json", &[])).unwrap();
    let (csv, table) = (few("csv", &[]), few("table", &[]));
    let rows: Vec<Vec<&str>> = csv.lines().map(|line| line.split(',').collect()).collect();
    let lines: Vec<Vec<&str>> =
        table.lines().map(|line| line.split_whitespace().collect()).collect();
    let first =
        lines.iter().position(|line| line.first() == Some(&"bot")).expect("a line of headings") + 1;
    for (number, bot) in figures["bots"].as_array().unwrap().iter().enumerate() {
        for (name, value) in bot.as_object().unwrap() {
            let column = rows[0]
                .iter()
                .position(|heading| heading == name)
                .expect("a column for each figure");
            assert_eq!(rows[number + 1][column], value.to_string().replace('"', ""));
        }
        let line = &lines[first + number];
        assert_eq!(line[0], bot["bot"]);
        assert!(line.contains(&bot["score_p50"].to_string().as_str()));
    }
}

/// Medici has three rounds.
#[test]
fn events_of_a_type_are_counted_if_one_asks_for_it() {
    let figures: Value =
        serde_json::from_str(&few("json", &["--count=medici.round_ended"])).unwrap();
    assert_eq!(figures["counted"], "medici.round_ended");
    assert_eq!(figures["counted_per_game"], 3.0);
    let silent: Value = serde_json::from_str(&few("json", &[])).unwrap();
    assert_eq!((&silent["counted"], &silent["counted_per_game"]), (&Value::Null, &Value::Null));
    assert!(few("table", &["--count=medici.round_ended"]).contains("3 of them medici.round_ended"));
}

/// With one bot on all seats and no ties, the winners have the best of all scores.
#[test]
fn the_winners_score_is_the_best_of_its_game() {
    let figures: Value = serde_json::from_str(&printed(&[
        "simulate",
        "medici",
        "--bots=random",
        "--games=1",
        "--seats=3",
        "--seed=5",
        "--format=json",
    ]))
    .unwrap();
    assert_eq!(figures["winning_score_mean"].as_f64(), figures["bots"][0]["score_max"].as_f64());
}

#[test]
fn wrong_arguments_get_an_error_message() {
    let cases: [(&[&str], &str); 10] = [
        (&["simulate", "chess", "--bots=random"], "medici"),
        (&["simulate", "medici", "--bots=clever"], "random, greedy"),
        (&["simulate", "medici"], "--bots"),
        (&["simulate", "medici", "--bots=random", "--seats=7"], "3 to 6"),
        (
            &["simulate", "medici", "--bots=random,random,random,greedy", "--seats=3"],
            "4 bots are too many for 3 seats",
        ),
        (&["simulate", "medici", "--bots=random", "--options={\"no_such\": 1}"], "no_such"),
        (&["simulate", "medici", "--bots=random", "--options=7"], "options are an object"),
        (&["simulate", "medici", "--bots=random", "--options={"], "not JSON"),
        (&["simulate", "medici", "--bots=random", "--games=0"], "1..=1000000"),
        (&["simulate", "medici", "--bots=random", "--count=basari.round_began"], "medici.lot_sold"),
    ];
    for (args, named) in cases {
        let complaint = complaint(args);
        assert!(complaint.contains(named), "{args:?}: {complaint}");
    }
}

#[test]
fn the_greedy_bot_beats_the_random_bot_at_medici() {
    wins_clearly("medici", "greedy", "random");
}

#[test]
fn the_greedy_bot_beats_the_random_bot_at_basari() {
    wins_clearly("basari", "greedy", "random");
}
