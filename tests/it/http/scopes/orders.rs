//! What a token may do with standing orders, for all sets of scopes and states of the orders.

use reqwest::Method;
use serde_json::{Value, json};

use super::{Deed, assert_all_operations, tokens};
use crate::{
    http::{
        tables_with_owls::{no_reactions_ordered, reactions, with_owls},
        tokens::user,
    },
    support::{client::Caller, local::Local, table::Table},
};

const PATH: &str = "/v1/games/{game}/orders";

/// A state that the orders of a player can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// The player has given none.
    None,
    /// The player has given some.
    Given,
    /// The game is over.
    Over,
}

fn deeds() -> [Deed<State>; 2] {
    [
        Deed::new(Method::GET, PATH, None, |_, scopes| {
            (!scopes.contains(&"read")).then_some("scope-missing")
        }),
        Deed::new(Method::PUT, PATH, reactions("when_able"), |state, scopes| {
            match (scopes.contains(&"play"), state) {
                (false, _) => Some("scope-missing"),
                (true, State::Over) => Some("game-over"),
                (true, State::None | State::Given) => None,
            }
        }),
    ]
}

/// The table of a user whose orders are in this state.
async fn table(user: &Caller, state: State) -> Table {
    let made = user.post("/v1/games", &with_owls(2)).await.expect(201);
    let table = Table::of(&made, vec![user.clone()]);
    if state != State::None {
        user.put(&table.path("/orders"), &reactions("pass")).await.expect(200);
    }
    if state == State::Over {
        table.seat_bot(1, "random").await.expect(200);
        table.start().await;
        let ended = user.put(&table.path("/abort"), &json!({ "wanted": true })).await.expect(200);
        assert_eq!(ended["status"], "finished");
    }
    table
}

/// A token with `play` alone sets orders, and is not told which ones held before.
#[tokio::test]
async fn a_token_reads_and_sets_orders_as_its_scopes_say() {
    let local = Local::idle();
    let grace = user(&local, "Grace").await;
    assert_all_operations(&local, &[PATH], deeds().iter().map(Deed::operation)).await;
    let tokens = tokens(&grace).await;
    for state in [State::None, State::Given, State::Over] {
        for deed in deeds() {
            for (token, scopes) in &tokens {
                let table = table(&grace, state).await;
                let before = grace.get(&table.path("/orders")).await.expect(200);
                let held =
                    if state == State::None { no_reactions_ordered() } else { reactions("pass") };
                assert_eq!(before, held, "{state:?}");
                let answer = deed.done(token, &table.game).await;
                let case = format!("{state:?} {} {scopes:?}: {}", deed.method, answer.text);
                let expected = deed.body.clone().unwrap_or_else(|| before.clone());
                let refusal = (deed.refusal)(state, scopes);
                assert_eq!(answer.body["code"].as_str(), refusal, "{case}");
                let after = grace.get(&table.path("/orders")).await.expect(200);
                match refusal {
                    None => assert_eq!((&answer.body, &after), (&expected, &expected), "{case}"),
                    Some(_) => assert_eq!(after, before, "{case}"),
                }
                put_away(&table, state).await;
            }
        }
    }
}

/// Removes a table, because a player has a limited number of open ones.
async fn put_away(table: &Table, state: State) {
    if state != State::Over {
        let answer = table.seats[0].delete(&table.path("")).await;
        assert_eq!((answer.status, answer.body), (204, Value::Null));
    }
}
