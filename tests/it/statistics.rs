//! `kontor statistics`, and the files that `kontor simulate` writes: figures by seat and option.

use std::{collections::BTreeMap, fs, path::Path};

use roxmltree::Document;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::support::{
    record::{LOGGED, logged},
    server::{arg, kontor},
};

/// A row of the CSV, by column.
type Row = BTreeMap<String, String>;

fn rows(csv: &str) -> Vec<Row> {
    let mut lines = csv.lines().map(cells);
    let columns = lines.next().expect("a line of headings");
    let row = |cells: Vec<String>| {
        assert_eq!(cells.len(), columns.len(), "{cells:?}");
        columns.iter().cloned().zip(cells).collect()
    };
    lines.map(row).collect()
}

/// The fields of a line of CSV (RFC 4180). None of the values here has a line break.
fn cells(line: &str) -> Vec<String> {
    let (mut cells, mut is_quoted, mut before) = (vec![String::new()], false, ' ');
    for letter in line.chars() {
        let cell = cells.last_mut().expect("there is a first one");
        match letter {
            '"' if !is_quoted && before == '"' => {
                cell.push('"');
                is_quoted = true;
            }
            '"' => is_quoted = !is_quoted,
            ',' if !is_quoted => cells.push(String::new()),
            other => cell.push(other),
        }
        before = letter;
    }
    cells
}

fn number(row: &Row, column: &str) -> f64 {
    row[column].parse().unwrap_or_else(|_| panic!("{column} of {row:?}"))
}

/// Rows by what `key` says of them.
fn by<K: Ord>(rows: &[Row], key: impl Fn(&Row) -> K) -> BTreeMap<K, Vec<&Row>> {
    let mut groups: BTreeMap<K, Vec<&Row>> = BTreeMap::new();
    for row in rows {
        groups.entry(key(row)).or_default().push(row);
    }
    groups
}

fn fields<const N: usize>(row: &Row, columns: [&str; N]) -> [String; N] {
    columns.map(|column| row[column].clone())
}

/// Checks what the figures of any games have in common.
fn add_up(rows: &[Row]) {
    let groups = by(rows, |row| fields(row, ["ruleset", "players", "option", "value"]));
    for (group, rows) in &groups {
        let players: usize = group[1].parse().unwrap();
        assert_eq!(rows.len(), 1 + players, "{group:?}");
        let games = number(rows[0], "games");
        assert_eq!(rows[0]["seat"], "all");
        let wins: f64 = rows[1..].iter().map(|row| number(row, "wins")).sum();
        assert!((wins - games).abs() < 0.001, "{wins} wins in {games} games of {group:?}");
        for (seat, row) in rows[1..].iter().enumerate() {
            assert_eq!((&row["seat"], number(row, "games")), (&seat.to_string(), games));
            assert!((number(row, "share") - number(row, "wins") / games).abs() < 0.001);
            let [low, share, high] =
                ["share_low", "share", "share_high"].map(|column| number(row, column));
            assert!(low <= share && share <= high, "{row:?}");
            let scores = ["score_min", "score_p10", "score_p50", "score_p90", "score_max"];
            assert!(scores.map(|column| number(row, column)).is_sorted(), "{row:?}");
        }
    }
    let options = by(rows, |row| fields(row, ["ruleset", "players", "option"]));
    for ([ruleset, players, option], rows) in &options {
        let all: f64 =
            rows.iter().filter(|row| row["seat"] == "all").map(|row| number(row, "games")).sum();
        let whole = options[&[ruleset.clone(), players.clone(), String::new()]][0];
        assert!((all - number(whole, "games")).abs() < 0.001, "{ruleset} {option}");
    }
}

/// The picture: well-formed, and with a text for those who cannot see it.
fn picture(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap();
    let document = Document::parse(&text).unwrap();
    let root = document.root_element();
    assert_eq!((root.tag_name().name(), root.attribute("role")), ("svg", Some("img")));
    let named = root.attribute("aria-labelledby").unwrap().split(' ');
    let texts: Vec<&str> = named
        .map(|id| {
            let own = root.children().find(|node| node.attribute("id") == Some(id)).unwrap();
            own.text().unwrap()
        })
        .collect();
    assert_eq!(texts.len(), 2);
    texts[1].to_owned()
}

/// Runs the program, which must succeed, and returns what it printed.
fn run(args: &[&str]) -> (String, String) {
    let output = kontor(args);
    let (said, complained) =
        (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
    assert!(output.status.success(), "{args:?}: {complained}");
    (said, complained)
}

fn written(folder: &TempDir, name: &str, text: &str) -> std::path::PathBuf {
    let path = folder.path().join(name);
    fs::write(&path, text).unwrap();
    path
}

#[test]
fn a_simulation_writes_figures_by_seat_and_charts_of_them() {
    let folder = tempfile::tempdir().unwrap();
    let [csv, svg] = ["seats.csv", "seats.svg"].map(|name| folder.path().join(name));
    let simulate = ["simulate", "basari", "--bots=random,greedy", "--games=12", "--seats=4"];
    let files = ["--format=json", "--csv", arg(&csv), "--svg", arg(&svg)];
    let (said, _) = run(&[&simulate[..], &files[..]].concat());
    let bots: Value = serde_json::from_str(&said).unwrap();
    let rows = rows(&fs::read_to_string(&csv).unwrap());
    add_up(&rows);
    let all = rows.iter().find(|row| row["option"].is_empty() && row["seat"] == "all").unwrap();
    assert_eq!((number(all, "games"), number(all, "wins")), (12.0, 12.0));
    let best = |bot: &Value| bot["score_max"].as_f64().unwrap();
    let best = bots["bots"].as_array().unwrap().iter().map(best).fold(f64::MIN, f64::max);
    assert!((number(all, "score_max") - best).abs() < 0.1);
    assert!(rows.iter().any(|row| (&*row["option"], &*row["value"]) == ("arches", "null")));
    let about = picture(&svg);
    assert!(
        about.contains("basari, 4 players, 12 games: wins (95 % interval). seat 0: "),
        "{about}"
    );
    assert!(about.contains("If all seats were equal: 25 %."), "{about}");
}

#[test]
fn the_files_of_a_simulation_do_not_depend_on_the_number_of_threads() {
    let folder = tempfile::tempdir().unwrap();
    let files = |threads: &str| {
        let [csv, svg] = ["seats.csv", "seats.svg"].map(|name| folder.path().join(name));
        let simulate = ["simulate", "medici", "--bots=random", "--games=6", "--seats=3", threads];
        run(&[&simulate[..], &["--csv", arg(&csv), "--svg", arg(&svg)][..]].concat());
        [csv, svg].map(|path| fs::read_to_string(path).unwrap())
    };
    assert_eq!(files("--threads=1"), files("--threads=2"));
}

#[test]
fn records_and_lines_of_the_list_of_records_are_counted() {
    let folder = tempfile::tempdir().unwrap();
    let records: Vec<Value> =
        LOGGED.iter().map(|(ruleset, players)| logged(ruleset, *players)).collect();
    let line = |record: &Value| {
        let ended_at =
            if record.is_null() { json!(null) } else { json!("2026-01-31T12:00:00.000Z") };
        json!({ "cursor": "c_x", "remaining": 0, "ended_at": ended_at, "record": record })
            .to_string()
    };
    let lines: Vec<String> = records[1..].iter().chain([&json!(null)]).map(line).collect();
    let lines = written(&folder, "page.ndjson", &(lines.join("\n") + "\n"));
    let first =
        written(&folder, "record.json", &serde_json::to_string_pretty(&records[0]).unwrap());
    let mut unfinished = records[0].clone();
    unfinished["outcome"] = json!(null);
    unfinished["game"] = json!("g_unfinished");
    let unfinished = written(&folder, "unfinished.json", &unfinished.to_string());
    let files = ["statistics", arg(&first), arg(&lines), arg(&unfinished), arg(&first)];
    let (said, told) = run(&files);
    assert_eq!(
        told,
        "4 games; left out: 1 that are not over, 0 that players ended, 1 that came before\n"
    );
    let rows = rows(&said);
    add_up(&rows);
    for (record, (ruleset, players)) in records.iter().zip(LOGGED) {
        let own = |row: &&Row| {
            row["ruleset"] == ruleset && row["option"].is_empty() && row["seat"] != "all"
        };
        let own: Vec<&Row> = rows.iter().filter(own).collect();
        assert_eq!(own.len(), players);
        for place in record["outcome"]["places"].as_array().unwrap() {
            let row = own[usize::try_from(place["seat"].as_u64().unwrap()).unwrap()];
            assert!((number(row, "score_p50") - place["score"].as_f64().unwrap()).abs() < 0.1);
            assert!((number(row, "mean_place") - place["place"].as_f64().unwrap()).abs() < 0.1);
        }
    }
    let [csv, svg] = ["all.csv", "all.svg"].map(|name| folder.path().join(name));
    let (nothing, _) = run(&[&files[..], &["--csv", arg(&csv), "--svg", arg(&svg)][..]].concat());
    assert_eq!((nothing.as_str(), fs::read_to_string(&csv).unwrap()), ("", said));
    assert_eq!(picture(&svg).lines().count(), 2 * LOGGED.len(), "two charts for each ruleset");
}

/// Two games of the same ruleset that differ in an option, whose values need escapes.
#[test]
fn an_option_with_several_values_has_a_chart() {
    let folder = tempfile::tempdir().unwrap();
    let games = ["a,\"b\"", "<c> & d"].map(|value| {
        let places = json!([{ "seat": 1, "place": 1, "score": 9 }, { "seat": 0, "place": 2, "score": -3 }]);
        json!({ "game": value, "ruleset": "medici", "options": { "board": value }, "outcome": { "places": places, "reason": "over" } })
    });
    let path = written(&folder, "games.ndjson", &games.map(|game| game.to_string()).join("\n"));
    let svg = folder.path().join("games.svg");
    run(&["statistics", arg(&path), "--svg", arg(&svg)]);
    let about = picture(&svg);
    assert!(about.contains("scores of all seats by board"), "{about}");
    assert!(about.contains(r#"board "<c> & d": -3 (-3 to 9)"#), "{about}");
    let (csv, _) = run(&["statistics", arg(&path)]);
    let marked = format!("\u{feff}{}", fs::read_to_string(&path).unwrap());
    let marked = written(&folder, "marked.ndjson", &marked);
    assert_eq!(run(&["statistics", arg(&marked)]).0, csv, "a byte order mark is no part of them");
    let values = rows(&csv).into_iter().map(|row| row["value"].clone());
    assert!(values.into_iter().any(|value| value == r#""a,\"b\"""#));
}

#[test]
fn what_is_no_record_gets_an_error_message() {
    let folder = tempfile::tempdir().unwrap();
    let chess = json!({ "game": "g_x", "ruleset": "chess", "options": {}, "outcome": { "places": [{ "seat": 0, "place": 1, "score": 0 }], "reason": "mate" } });
    let gap = json!({ "game": "g_x", "ruleset": "medici", "options": {}, "outcome": { "places": [{ "seat": 1, "place": 1, "score": 0 }], "reason": "over" } });
    let winner = json!({ "game": "g_x", "ruleset": "medici", "options": {}, "outcome": { "places": [], "reason": "over" } });
    for (text, named) in [
        ("", "there is no game"),
        ("{}", "neither a record"),
        ("{\"cursor\": \"c_x\", \"record\"", "not a record: EOF"),
        ("[1]", "not a record"),
        (&chess.to_string(), "unknown ruleset chess"),
        (&gap.to_string(), "not the places"),
        (&winner.to_string(), "not the places"),
    ] {
        let path = written(&folder, "it.json", text);
        let output = kontor(&["statistics", arg(&path)]);
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success() && complaint.contains(named), "{text}: {complaint}");
    }
    let output = kontor(&["statistics", "/no/such/file"]);
    assert!(String::from_utf8(output.stderr).unwrap().contains("/no/such/file"));
    assert!(!kontor(&["statistics"]).status.success());
}
