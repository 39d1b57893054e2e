//! Parameters that do not have the form of the contract.

use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{local::Local, table::Table};

#[tokio::test]
async fn a_parameter_at_fault_is_named() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let long = format!("/v1/games/g_x?invite={}", "x".repeat(65));
    let cursor = format!("/v1/me/decisions?cursor={}", "x".repeat(129));
    for (method, path, parameter, code) in [
        (Method::GET, "/v1/games?limit=0", "limit", "below-minimum"),
        (Method::GET, "/v1/games?limit=101", "limit", "above-maximum"),
        (Method::GET, "/v1/games?limit=few", "limit", "wrong-type"),
        (Method::GET, "/v1/games?colour=red", "colour", "unknown"),
        (Method::GET, "/v1/games?_=1&colour=red", "colour", "unknown"),
        (Method::GET, "/v1/games?lasteventid=1", "lasteventid", "unknown"),
        (Method::GET, "/v1/games?limit=1&limit=2", "limit", "repeated"),
        (Method::GET, "/v1/games?status=lost", "status", "unknown-value"),
        (Method::GET, "/v1/me/decisions?wait=61", "wait", "above-maximum"),
        (Method::GET, &cursor, "cursor", "wrong-length"),
        (Method::GET, &long, "invite", "wrong-length"),
        (Method::DELETE, "/v1/games/g_x/seats/one", "seat", "wrong-type"),
        (Method::DELETE, "/v1/games/g_x/seats/300", "seat", "wrong-type"),
    ] {
        let problem = ada.request(method, path).bad().send().await.refused("parameter-invalid");
        let error = &problem["errors"][0];
        assert_eq!(
            (&error["parameter"], &error["code"]),
            (&json!(parameter), &json!(code)),
            "{path}"
        );
    }
}

#[tokio::test]
async fn what_libraries_add_by_themselves_is_passed_over() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    for added in
        ["_=1764270000000", "_cb=1&_=2&_=3", "cors=true", "lastEventId=8", "evs_preamble=2056"]
    {
        for path in ["/v1/games?limit=5", "/v1/me/decisions?wait=0", "/v1/games?status=open"] {
            let path = format!("{path}&{added}");
            ada.request(Method::GET, &path).bad().send().await.expect(200);
        }
    }
    let contract = ada.get("/openapi.json").await.expect(200);
    let operations = contract["paths"].as_object().unwrap().values().flat_map(Value::as_object);
    let parameters =
        operations.flatten().filter_map(|(_, operation)| operation["parameters"].as_array());
    for parameter in parameters.flatten().filter(|parameter| parameter["in"] == "query") {
        let name = parameter["name"].as_str().unwrap();
        assert!(!name.starts_with(['_']) && !name.starts_with("evs_"), "{name} is passed over");
        assert!(!["cors", "lastEventId"].contains(&name), "{name} is passed over");
    }
}

/// An operation that has no parameters of the query passes a query over.
#[tokio::test]
async fn an_unknown_parameter_is_refused_by_each_operation_that_has_some() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let contract = local.anonymous().get("/openapi.json").await.expect(200);
    let mut refused = 0;
    for (path, item) in contract["paths"].as_object().unwrap() {
        let Some(operation) = item.get("get") else { continue };
        let mut parameters = operation["parameters"].as_array().into_iter().flatten();
        let has_some = parameters.any(|parameter| parameter["in"] == "query");
        // Ids of nothing do as well: the query is looked at before.
        let path: Vec<&str> = path
            .split('/')
            .map(|part| match part {
                "{game}" => table.game.as_str(),
                part if part.starts_with('{') => "x",
                part => part,
            })
            .collect();
        let path = format!("{}?colour=red", path.join("/"));
        let answer = table.seats[0].request(Method::GET, &path).bad().send().await;
        let is_named = answer.body["errors"][0]["parameter"] == "colour";
        assert_eq!(is_named, has_some, "{path}: {}", answer.status);
        refused += u32::from(is_named);
    }
    assert!(refused > 10, "{refused}");
}
