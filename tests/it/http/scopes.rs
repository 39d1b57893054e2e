//! What tokens may do and what they are shown, for all operations, sets of scopes and kinds of what
//! is stored.

mod apps;
mod devices;
mod moves;
mod orders;
mod replies;
mod webhooks;

use std::collections::BTreeSet;

use reqwest::Method;
use serde_json::{Value, json};

use super::tokens::made;
use crate::support::{
    client::{Answer, Caller},
    local::Local,
};

const SCOPES: [&str; 4] = ["account", "read", "play", "tables"];

/// All sets of scopes that a token can have.
fn sets() -> impl Iterator<Item = Vec<&'static str>> {
    (1..1 << SCOPES.len()).map(|set| {
        (0..SCOPES.len()).filter(|bit| set >> bit & 1 == 1).map(|bit| SCOPES[bit]).collect()
    })
}

/// A token of this user with these scopes.
async fn token(user: &Caller, scopes: &[&str]) -> Caller {
    made(user, &json!({ "name": "program", "scopes": scopes })).await.0
}

/// A token for each set of scopes, with the set.
async fn tokens(user: &Caller) -> Vec<(Caller, Vec<&'static str>)> {
    let mut tokens = Vec::new();
    for scopes in sets() {
        tokens.push((token(user, &scopes).await, scopes));
    }
    tokens
}

/// What a token does with something that is stored in a state.
struct Deed<State> {
    method: Method,
    /// A path of the contract, which has at most one parameter.
    template: &'static str,
    body: Option<Value>,
    /// The code of the refusal, by the state and the scopes of the token; `None` if it is done.
    refusal: fn(State, &[&str]) -> Option<&'static str>,
}

impl<State> Deed<State> {
    fn new(
        method: Method,
        template: &'static str,
        body: impl Into<Option<Value>>,
        refusal: fn(State, &[&str]) -> Option<&'static str>,
    ) -> Self {
        Deed { method, template, body: body.into(), refusal }
    }

    /// Done by this caller with what has this id.
    async fn done(&self, caller: &Caller, id: &str) -> Answer {
        let path = match self.template.split_once('{') {
            Some((before, rest)) => {
                format!("{before}{id}{}", rest.split_once('}').unwrap().1)
            }
            None => self.template.to_owned(),
        };
        let request = caller.request(self.method.clone(), &path);
        match &self.body {
            Some(body) => request.json(body).send().await,
            None => request.send().await,
        }
    }

    fn operation(&self) -> (Method, String) {
        (self.method.clone(), self.template.to_owned())
    }
}

/// An operation of the contract that takes a token, or none.
struct Operation {
    id: String,
    method: Method,
    path: String,
    takes_token: bool,
    /// The scopes that a token needs.
    needed: Vec<&'static str>,
    /// The names of the types that it answers with, where it succeeds.
    answers: BTreeSet<String>,
}

async fn operations(local: &Local) -> Vec<Operation> {
    let document = local.anonymous().unchecked().get("/openapi.json").await.body;
    let paths = document["paths"].as_object().unwrap();
    let all = paths.iter().flat_map(|(path, item)| {
        item.as_object().unwrap().iter().map(move |(method, operation)| (path, method, operation))
    });
    all.map(|(path, method, described)| Operation {
        id: described["operationId"].as_str().unwrap().to_owned(),
        method: method.to_uppercase().parse().unwrap(),
        path: path.clone(),
        takes_token: described["security"].to_string().contains("bearer"),
        needed: needed(described),
        answers: answers(described),
    })
    .collect()
}

fn needed(described: &Value) -> Vec<&'static str> {
    let description = described["description"].as_str().unwrap_or_default();
    let said = description.rsplit_once("A personal token needs the scope");
    let is_needed =
        |scope: &&str| said.is_some_and(|(_, said)| said.contains(&format!("`{scope}`")));
    SCOPES.into_iter().filter(is_needed).collect()
}

fn answers(described: &Value) -> BTreeSet<String> {
    let responses = described["responses"].as_object().unwrap().iter();
    let done = responses.filter(|(status, _)| status.starts_with('2'));
    let media =
        done.flat_map(|(_, response)| response["content"].as_object().into_iter().flatten());
    let name = |(_, media): (&String, &Value)| {
        let schema = &media["schema"]["$ref"];
        schema.as_str().map(|path| path.rsplit('/').next().unwrap().to_owned())
    };
    media.filter_map(name).collect()
}

/// A table of deeds has all operations whose paths begin so, and no others. The operations are
/// those of the contract, so its table misses a new one.
async fn assert_all_operations(
    local: &Local,
    prefixes: &[&str],
    deeds: impl Iterator<Item = (Method, String)>,
) {
    let operations = operations(local).await.into_iter();
    let of_resource = operations
        .filter(|operation| prefixes.iter().any(|prefix| operation.path.starts_with(prefix)));
    let in_contract: BTreeSet<(String, String)> =
        of_resource.map(|one| (one.path, one.method.to_string())).collect();
    let in_table: BTreeSet<(String, String)> =
        deeds.map(|(method, path)| (path, method.to_string())).collect();
    assert_eq!(in_table, in_contract, "{prefixes:?}");
}
