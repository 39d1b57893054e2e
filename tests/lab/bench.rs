//! `kontor bench`: it runs to its end, no request is refused and no acknowledged event is lost by a
//! kill on the way, and the report has every figure. No test asserts how fast anything is.

use kontor_bench::hostile::Attack;
use serde_json::Value;

use crate::lab;

/// Tables of a quick run, each with one connection.
const TABLES: f64 = 8.0;
/// Streams of a quick run.
const STREAMS: f64 = 100.0;
/// Stretches of each load, in each of which every connection gets a reply.
const ROUNDS: f64 = 3.0;

/// Each load with the one that it is compared with.
const COMPARED: [(&str, &str); 3] = [
    ("actions", "baseline durable route"),
    ("views", "baseline static route"),
    ("actions, full store", "actions, small store"),
];

/// The attacks of the scene `hostile`, each with what it must meet.
const ATTACKS: [(&str, &[&str]); Attack::ALL.len()] = [
    ("looks-back", &["answered", "refused with 429"]),
    ("six-guests-look-back", &["answered", "refused with 429"]),
    ("sixty-guests", &["answered", "refused with 429"]),
    ("sign-in-guesses", &["answered", "refused with 503"]),
    ("search-bots", &["answered"]),
    ("stalled-bodies", &["held to the end"]),
    ("slow-readers", &["refused with 429"]),
    ("forks-and-records", &["answered", "refused with 429"]),
    ("bodies-of-numbers", &["answered"]),
    ("relentless-requests", &["answered", "refused with 429"]),
    ("pipelining", &["answered"]),
];

/// The report of a run, as JSON.
struct Report(Value);

impl Report {
    /// The loads of a ruleset, except those of the scene `hostile`.
    fn loads(&self, ruleset: &str) -> Vec<&Value> {
        let loads = self.0["loads"].as_array().unwrap().iter();
        let is_peaceful = |load: &&Value| load["ruleset"] == ruleset && load["scene"] != "hostile";
        loads.filter(is_peaceful).collect()
    }

    fn load(&self, ruleset: &str, what: &str) -> &Value {
        let mut loads = self.0["loads"].as_array().unwrap().iter();
        let load = loads.find(|load| load["ruleset"] == ruleset && load["what"] == what);
        load.unwrap_or_else(|| panic!("no load {what} of {ruleset} in {:#}", self.0))
    }

    fn fact(&self, scene: &str, what: &str) -> f64 {
        let mut facts = self.0["facts"].as_array().unwrap().iter();
        let fact = facts.find(|fact| fact["scene"] == scene && fact["what"] == what);
        number(fact.unwrap_or_else(|| panic!("no fact {what} in {:#}", self.0)), "value")
    }
}

/// A field that must be a number; what cannot be computed is null in JSON.
fn number(figures: &Value, field: &str) -> f64 {
    figures[field].as_f64().unwrap_or_else(|| panic!("{field} is no number in {figures:#}"))
}

#[test]
fn a_quick_run_measures_each_ruleset_and_loses_nothing() {
    let rulesets: &[&str] = match std::env::var_os("NIGHTLY") {
        Some(_) => &["medici", "basari", "haendler", "dale_of_merchants"],
        None => &["medici", "dale_of_merchants"],
    };
    let output = lab(&[&["bench"], rulesets, &["--quick", "--json"]].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let report = Report(serde_json::from_slice(&output.stdout).unwrap());
    for &ruleset in rulesets {
        // The scenes of the store and of the streams are run with one game.
        let is_first = ruleset == "medici";
        check_loads(&report, ruleset, if is_first { 3 } else { 2 });
        check_facts_of_every_game(&report, ruleset);
    }
    check_facts_of_one_game(&report, "medici");
    check_attacks(&report, "medici");
}

fn check_loads(report: &Report, ruleset: &str, pairs: usize) {
    assert_eq!(report.loads(ruleset).len(), 2 * pairs);
    for (what, baseline) in &COMPARED[..pairs] {
        let (load, baseline) = (report.load(ruleset, what), report.load(ruleset, baseline));
        for measured in [load, baseline] {
            check_load(measured);
        }
        for (ratio, field) in [("ratio", "per_second"), ("p99_ratio", "p99_ms")] {
            let expected = number(load, field) / number(baseline, field);
            assert!(
                (number(load, ratio) - expected).abs() < 1e-9 * expected,
                "{ratio} of {load:#}"
            );
            assert!(baseline[ratio].is_null(), "{baseline:#} is compared with nothing");
        }
        // A baseline that answers without a body would make the ratio meaningless. Replies grow in
        // the course of a game, so in a short run they may be twice as long as the baseline's.
        let size = number(load, "reply_bytes") / number(baseline, "reply_bytes");
        assert!((0.25..4.0).contains(&size), "{load:#} beside {baseline:#}");
    }
    for cpu in ["server_cpu_us", "load_cpu_us"] {
        let total: f64 = report.loads(ruleset).into_iter().map(|load| number(load, cpu)).sum();
        assert!(total > 0.0, "{cpu} was not measured in {ruleset}");
    }
}

fn check_load(load: &Value) {
    assert_eq!(number(load, "connections"), TABLES, "{load:#}");
    assert!(number(load, "replies") >= ROUNDS * TABLES, "{load:#}");
    assert!(number(load, "per_second") > 0.0 && number(load, "p50_ms") > 0.0, "{load:#}");
    assert!(number(load, "reply_bytes") > 100.0, "{load:#}");
    assert!(number(load, "server_mib") > 1.0, "{load:#}");
    // A connection waits for a reply before it sends the next request, and half of all requests
    // take the median or longer.
    let busy = number(load, "per_second") * number(load, "p50_ms") / 1e3 / 2.0;
    assert!(busy <= TABLES, "throughput and latency contradict each other in {load:#}");
}

fn check_facts_of_every_game(report: &Report, ruleset: &str) {
    let actions = |what: &str| report.fact("actions", &format!("{ruleset}: {what}"));
    assert!(actions("games intact after a kill") >= TABLES);
    // Every action that was acknowledged left an event at least.
    let acknowledged = number(report.load(ruleset, "actions"), "replies");
    let events = actions("events intact after a kill");
    assert!(events >= acknowledged, "{events} events are left of {acknowledged} actions");
    let history = |what: &str| report.fact("history", &format!("{ruleset}: {what}"));
    for figure in ["events in the game", "view at mid-game, p50", "view at mid-game, p99"] {
        assert!(history(figure) > 0.0, "{figure} of {ruleset}");
    }
    for threads in [1, 2] {
        let what = format!("{ruleset}: random playouts, {threads} thread(s)");
        assert!(report.fact("playouts", &what) > 0.0, "{what}");
    }
}

/// What is measured with one game, or without any.
fn check_facts_of_one_game(report: &Report, ruleset: &str) {
    let streams = |what: &str| report.fact("streams", &format!("{ruleset}: {what}"));
    assert_eq!(streams("open streams"), STREAMS);
    for figure in
        ["events played", "events delivered", "delivery latency, p50", "delivery latency, p99"]
    {
        assert!(streams(figure) > 0.0, "{figure}");
    }
    assert!(streams("fsync latency of 1 KiB beside the streams, max") > 0.0);
    for games in [100, 200] {
        for figure in
            ["time to fill the store", "size on disk", "startup", "server memory after startup"]
        {
            let what = format!("{ruleset}, {games} idle games: {figure}");
            assert!(report.fact("growth", &what) > 0.0, "{what}");
        }
    }
    assert!(
        report.fact("growth", &format!("{ruleset}, 200 idle games: startup after a kill")) > 0.0
    );
    for figure in ["early action, p50", "late action, p50"] {
        assert!(
            report.fact("growth", &format!("{ruleset}, one table: {figure}")) > 0.0,
            "{figure}"
        );
    }
    let throughput = report.fact("disk", "fsync throughput, 1 KiB appends");
    let median = report.fact("disk", "fsync latency of 1 KiB, p50");
    assert!(throughput > 0.0 && median > 0.0);
    assert!(throughput * median / 1e3 <= 2.0, "{throughput} per s take {median} ms each");
}

/// Every attack is measured beside players who move without a refusal, and meets its limit.
fn check_attacks(report: &Report, ruleset: &str) {
    assert_eq!(ATTACKS.map(|(attack, _)| attack), Attack::ALL.map(Attack::name));
    for (attack, met) in ATTACKS {
        let attacked = report.load(ruleset, attack);
        let quiet = report.load(ruleset, &format!("before {attack}"));
        for load in [attacked, quiet] {
            assert!(number(load, "replies") > 0.0 && number(load, "p50_ms") > 0.0, "{load:#}");
        }
        assert!(number(attacked, "p99_ratio") > 0.0 && quiet["p99_ratio"].is_null());
        let fact = |what: &str| report.fact("hostile", &format!("{ruleset}, {attack}: {what}"));
        assert!(fact("p99 with / without, median") > 0.0, "{attack}");
        assert!(fact("server memory, max") > 1.0, "{attack}");
        for what in met {
            assert!(fact(what) > 0.0, "{attack}: {what}");
        }
    }
    let bots = |what: &str| report.fact("hostile", &format!("move of a search bot, {what}"));
    for when in ["alone", "beside other guests' bots"] {
        assert!(bots(&format!("{when}, p50")) <= bots(&format!("{when}, max")), "{when}");
    }
}

#[test]
fn scenes_and_rulesets_can_be_chosen_and_the_table_is_for_people() {
    let output = lab(&["bench", "medici", "--quick", "--scenes=playouts"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let table = String::from_utf8(output.stdout).unwrap();
    assert!(table.contains("medici: random playouts, 2 thread(s)"), "{table}");
    assert!(!table.contains("basari"), "{table}");
    for wrong in [
        ["bench", "chess"],
        ["bench", "--scenes=chess"],
        ["bench", "--tables=0"],
        ["bench", "--stretch=-1"],
    ] {
        assert!(!lab(&wrong).status.success(), "{wrong:?} is accepted");
    }
}
