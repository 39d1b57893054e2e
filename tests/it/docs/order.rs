//! The examples of the guide have fields and actions in the order in which the server writes them,
//! so that a reader finds them again in an answer.

use std::fmt;

use serde::{
    Deserialize, Deserializer,
    de::{MapAccess, SeqAccess, Visitor},
};
use serde_json::json;

use super::page::Page;
use crate::support::{local::Local, table::Table};

/// JSON whose objects keep the order of their fields; of other values only texts matter here.
#[derive(Debug)]
enum Node {
    Object(Vec<(String, Node)>),
    List(Vec<Node>),
    Text(String),
    Other,
}

impl<'de> Deserialize<'de> for Node {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(NodeVisitor)
    }
}

struct NodeVisitor;

impl<'de> Visitor<'de> for NodeVisitor {
    type Value = Node;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Node, E> {
        Ok(Node::Other)
    }

    fn visit_bool<E>(self, _: bool) -> Result<Node, E> {
        Ok(Node::Other)
    }

    fn visit_u64<E>(self, _: u64) -> Result<Node, E> {
        Ok(Node::Other)
    }

    fn visit_i64<E>(self, _: i64) -> Result<Node, E> {
        Ok(Node::Other)
    }

    fn visit_str<E>(self, text: &str) -> Result<Node, E> {
        Ok(Node::Text(text.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Node, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element()? {
            list.push(item);
        }
        Ok(Node::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Node, A::Error> {
        let mut fields = Vec::new();
        while let Some(field) = entries.next_entry()? {
            fields.push(field);
        }
        Ok(Node::Object(fields))
    }
}

impl Node {
    fn of(text: &str) -> Self {
        serde_json::from_str(text).unwrap()
    }

    /// The first member of a union in the list that has this tag.
    fn tagged(&self, tag: &str) -> Option<&Node> {
        let Node::List(items) = self else { return None };
        items.iter().find(|item| item.tag().as_deref() == Some(tag))
    }

    fn nth(&self, at: usize) -> Option<&Node> {
        let Node::List(items) = self else { return None };
        items.get(at)
    }

    fn field(&self, name: &str) -> Option<&Node> {
        let Node::Object(fields) = self else { return None };
        fields.iter().find(|(field, _)| field == name).map(|(_, node)| node)
    }

    /// What an object is, by its `type`, also if it is the schema of such an object.
    fn tag(&self) -> Option<String> {
        let schema = |node: &Node| node.field("type")?.field("const").map(Node::text);
        match self.field("properties") {
            Some(properties) => schema(properties),
            None => self.field("type").map(Node::text),
        }
    }

    fn text(&self) -> String {
        let Node::Text(text) = self else { panic!("{self:?} is no text") };
        text.clone()
    }
}

/// Panics unless all fields and tagged items of the example are those of the answer, in its order.
fn assert_same_order(example: &Node, answer: &Node, place: &str) {
    let names = |node: &Node| -> Vec<String> {
        match node {
            Node::Object(fields) => fields.iter().map(|(name, _)| name.clone()).collect(),
            Node::List(items) => {
                let mut tags: Vec<String> = items.iter().filter_map(Node::tag).collect();
                tags.dedup();
                tags
            }
            Node::Text(_) | Node::Other => Vec::new(),
        }
    };
    assert_eq!(names(example), names(answer), "{place}");
    match example {
        Node::Object(fields) => fields.iter().for_each(|(name, inner)| {
            let answered = answer.field(name).expect("both have the same fields");
            // What one of them lacks has no order.
            if !matches!(inner, Node::Other) && !matches!(answered, Node::Other) {
                assert_same_order(inner, answered, &format!("{place}/{name}"));
            }
        }),
        Node::List(items) => items.iter().enumerate().for_each(|(at, item)| {
            let answered = match item.tag() {
                Some(tag) => answer.tagged(&tag),
                None => answer.nth(at),
            };
            if let Some(answered) = answered {
                assert_same_order(item, answered, &format!("{place}/{at}"));
            }
        }),
        Node::Text(_) | Node::Other => {}
    }
}

/// The first example of a page that is of this schema.
fn example(page: &str, schema: &str) -> Node {
    let page = Page::read(page);
    let info = format!("json {schema}");
    let block = page.blocks().into_iter().find(|block| block.info == info);
    Node::of(block.unwrap_or_else(|| panic!("{} has no {info}", page.path)).text)
}

/// An item of a page of answers.
fn item(page: &Node, is_it: impl Fn(&Node) -> bool) -> &Node {
    let Some(Node::List(items)) = page.field("items") else { panic!("{page:?} has no items") };
    items.iter().find(|item| is_it(item)).expect("the item is on the page")
}

#[tokio::test]
async fn examples_of_accounts_and_events_are_in_the_order_of_the_server() {
    let local = Local::start();
    let signed_in = local.anonymous().post("/v1/guests", &json!({ "name": "Ada" })).await;
    let shown = example("docs/getting-started.md", "SignedIn");
    assert_same_order(&shown, &Node::of(&signed_in.text), "SignedIn");

    let table = at_an_auction(&local).await;
    // The news begin when they are first read.
    for seat in &table.seats {
        seat.get("/v1/me/events").await.expect(200);
    }
    let due = table.first_due().await;
    let bid = json!({ "type": "medici.bid", "amount": 1 });
    let played = table.seats[due.seat].action(&table.game, "bid", &due.decision["id"], &bid);
    played.send().await.expect(201);
    let events = Node::of(&table.seats[0].get(&table.path("/events?limit=500")).await.text);
    let made = item(&events, |event| event.tag().as_deref() == Some("medici.bid_made"));
    assert_same_order(&example("docs/events.md", "GameEvent"), made, "GameEvent");

    let next = table.first_due().await.seat;
    let events = Node::of(&table.seats[next].get("/v1/me/events").await.text);
    let news = |event: &Node| event.field("news").and_then(Node::tag);
    let opened = item(&events, |event| news(event).as_deref() == Some("decision.opened"));
    assert_same_order(&example("docs/events.md", "AccountEvent"), opened, "AccountEvent");
}

#[tokio::test]
async fn examples_of_decisions_and_refusals_are_in_the_order_of_the_server() {
    let local = Local::start();
    let table = at_an_auction(&local).await;
    let due = table.first_due().await;
    let bidder = &table.seats[due.seat];
    let path = table.path(&format!("/decisions/{}", due.id()));
    let decision = Node::of(&bidder.get(&path).await.text);
    assert_same_order(&example("docs/decisions.md", "Decision"), &decision, "Decision");
    let short = Node::of(&bidder.get(&format!("{path}?fields=short")).await.text);
    assert_same_order(&example("docs/agents.md", "Decision"), &short, "Decision in short");

    let bid = json!({ "type": "medici.bid", "amount": 0 });
    let refused = bidder.action(&table.game, "bid", &due.decision["id"], &bid).bad().send().await;
    assert_eq!(refused.status, 422, "{}", refused.text);
    assert_same_order(&example("docs/errors.md", "Problem"), &Node::of(&refused.text), "Problem");
}

/// A game of Medici in which a player is asked for a bid.
async fn at_an_auction(local: &Local) -> Table {
    let table = Table::started(&local.address, 3).await;
    let due = table.first_due().await;
    let open = json!({ "type": "medici.open_bidding" });
    let opened = table.seats[due.seat].action(&table.game, "open", &due.decision["id"], &open);
    opened.send().await.expect(201);
    table
}
