//! `kontor bench`: that it runs, that nothing is refused on the way or lost by a kill, and that it
//! tells all it promises. How fast anything is, no test asserts.

use serde_json::Value;

use crate::support::server::kontor;

#[test]
fn a_quick_run_measures_every_ruleset_and_loses_nothing() {
    let output = kontor(&["bench", "--quick", "--json"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    let of = |list: &str, field: &str, value: &str| {
        let all = report[list].as_array().unwrap().iter();
        all.filter(|item| item[field].as_str().is_some_and(|text| text.starts_with(value)))
            .cloned()
            .collect::<Vec<Value>>()
    };
    for ruleset in ["medici", "basari", "haendler", "dale_of_merchants"] {
        let loads = of("loads", "ruleset", ruleset);
        let what: Vec<&str> = loads.iter().map(|load| load["what"].as_str().unwrap()).collect();
        // The store and streams are measured with one game.
        let is_first = ruleset == "medici";
        let growth =
            if is_first { &["actions, full store", "actions, small store"][..] } else { &[] };
        assert_eq!(
            what,
            [&["actions", "baseline durable route", "views", "baseline static route"], growth]
                .concat()
        );
        for load in &loads {
            assert!(load["replies"].as_u64().unwrap() > 0, "{load}");
            assert!(load["p50_ms"].as_f64().unwrap() <= load["p99_ms"].as_f64().unwrap(), "{load}");
            assert!(load["reply_bytes"].as_f64().unwrap() > 100.0, "{load}");
            assert!(load["server_mib"].as_f64().unwrap() > 1.0, "{load}");
            assert_eq!(
                load["ratio"].is_null(),
                ["baseline", "actions, small"]
                    .iter()
                    .any(|bare| load["what"].as_str().unwrap().starts_with(bare)),
                "{load}"
            );
        }
        let facts: Vec<Value> = of("facts", "what", ruleset);
        let once = if is_first {
            &[
                "startup",
                "open streams",
                "delivery latency, p99",
                "fsync latency of 1 KiB meanwhile",
            ][..]
        } else {
            &[]
        };
        for figure in
            [&["games intact after a kill", "view at mid-game", "random playouts, 1 thread"], once]
                .concat()
        {
            let fact = facts.iter().find(|fact| fact["what"].as_str().unwrap().contains(figure));
            assert!(
                fact.is_some_and(|fact| fact["value"].as_f64().unwrap() > 0.0),
                "{figure} of {ruleset}: {facts:#?}"
            );
        }
    }
    assert!(of("facts", "scene", "disk").iter().any(|fact| fact["unit"] == "per s"));
}

#[test]
fn scenes_and_rulesets_can_be_chosen_and_the_table_is_for_people() {
    let output = kontor(&["bench", "medici", "--quick", "--scenes=playouts"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let table = String::from_utf8(output.stdout).unwrap();
    assert!(
        table.contains("medici: random playouts, 2 thread(s)") && !table.contains("basari"),
        "{table}"
    );
    for wrong in [
        ["bench", "chess"],
        ["bench", "--scenes=chess"],
        ["bench", "--tables=0"],
        ["bench", "--stretch=-1"],
    ] {
        assert!(!kontor(&wrong).status.success(), "{wrong:?} is accepted");
    }
}
