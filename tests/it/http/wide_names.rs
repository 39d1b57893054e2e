//! Die Händler with deals on the largest board that a table can have. All its ids and names are as
//! long as they may be and have letters of four bytes: no reply and no decision is long.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::imported_texts::renamed;
use crate::support::{
    dice::Dice,
    local::Local,
    table::{Due, Table},
};

/// The most bytes of the reply to a move, and of anything that a seat reads to decide.
const BYTES_MAX: usize = 40_000;

/// The longest ids in bytes, and the longest names in characters.
const ID_BYTES: usize = 24;
const NAME_LETTERS: usize = 24;

const MOVES: usize = 60;
/// A decision about deals is answered once in so many moves.
const DEALS_ONE_IN: usize = 3;

/// A text of so many letters of four bytes each, another one for each number.
fn wide(number: usize, letters: usize) -> String {
    let letter = |place: u32| {
        let digit = u32::try_from(number).unwrap().checked_shr(4 * place).unwrap_or_default() & 15;
        char::from_u32(0x10400 + digit).unwrap()
    };
    (0..u32::try_from(letters).unwrap()).map(letter).collect()
}

fn board() -> Value {
    let text = include_str!("../../../src/games/haendler/tests/crowded.json");
    let mut board: Value = serde_json::from_str(text).unwrap();
    let cities = board["cities"].as_array().unwrap().iter().map(|city| &city["id"]);
    let ids = cities.chain(board["spaces"].as_array().unwrap());
    let ids = ids.enumerate().map(|(number, id)| {
        let wide = wide(number, ID_BYTES / '\u{10400}'.len_utf8());
        assert_eq!(wide.len(), ID_BYTES);
        (id.as_str().unwrap().to_owned(), wide)
    });
    let ids: BTreeMap<String, String> = ids.collect();
    renamed(&mut board, &ids);
    for list in ["cities", "ranks"] {
        for (number, named) in board[list].as_array_mut().unwrap().iter_mut().enumerate() {
            named["name"] = json!(wide(number, NAME_LETTERS));
        }
    }
    board
}

/// Whether it asks for deals.
fn is_about_deals(due: &Due) -> bool {
    let mut choices = due.decision["choices"].as_array().unwrap().iter();
    choices.any(|choice| choice["type"] == "haendler.propose_deal")
}

/// A decision that has to be taken, or seldom one about deals, with one of its actions.
fn chosen(due: &[Due], dice: &mut Dice) -> Due {
    let about_deals = dice.below(DEALS_ONE_IN) == 0;
    let (deals, others): (Vec<&Due>, Vec<&Due>) = due.iter().partition(|due| is_about_deals(due));
    let due = if others.is_empty() || about_deals && !deals.is_empty() { deals } else { others };
    let mut due = (*dice.pick(&due)).clone();
    let actions = due.decision["actions"].as_array().unwrap().iter();
    let proposals = actions.clone().filter(|action| action["type"] == "haendler.propose_deal");
    let proposals: Vec<&Value> = proposals.collect();
    let actions = if about_deals && !proposals.is_empty() { proposals } else { actions.collect() };
    due.decision["actions"] = json!([dice.pick(&actions)]);
    due
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn decisions_about_deals_and_replies_are_short_with_the_longest_names() {
    let local = Local::start();
    let options = json!({ "negotiation": true, "board": { "type": "own", "layout": board() } });
    let body = json!({ "ruleset": "haendler", "seats": 4, "options": options });
    let mut table = Table::made(&local.address, 4, &body).await;
    table.start().await;
    let (mut dice, mut about_deals, mut proposed) = (Dice::new(1), 0, 0);
    for _ in 0..MOVES {
        let due = table.due().await;
        if due.is_empty() {
            break;
        }
        for one in &due {
            let bytes = one.decision.to_string().len();
            assert!(bytes < BYTES_MAX, "{} has {bytes} bytes", one.decision["kind"]);
            about_deals += usize::from(is_about_deals(one));
        }
        let (due, key) = (chosen(&due, &mut dice), table.fresh_key());
        let reply = table.move_of(&due, &key).send().await;
        let (bytes, action) = (reply.text.len(), due.action().clone());
        assert_eq!(reply.status, 201, "{action}: {}", reply.text);
        assert!(bytes < BYTES_MAX, "the reply to {action} has {bytes} bytes");
        proposed += usize::from(action["type"] == "haendler.propose_deal");
        for path in ["", "/decisions", "/view"] {
            let bytes = table.seats[due.seat].get(&table.path(path)).await.text.len();
            assert!(bytes < BYTES_MAX, "{path} has {bytes} bytes after {action}");
        }
    }
    assert!(about_deals > MOVES / 4 && proposed > 0, "{about_deals} asked, {proposed} proposed");
}
