//! Views as text, for people at a terminal and for language models.
//!
//! The text is written from the JSON of the view that the viewer gets anyway, so it cannot tell
//! more than that, and a new game needs no change here.

mod node;

use std::{fmt::Write as _, mem};

use super::{encoded::Encoded, exposed::GameView};
use node::Node;

/// The width that lines keep where they can be broken.
const WIDTH: usize = 100;

/// What the signs of the text mean.
const LEGEND: &str = "(left out: what is null, so unknown to you or none, and counts of 0)";

/// A view as text.
#[derive(Debug)]
pub struct ViewText(String);

impl ViewText {
    /// The view as text.
    pub fn of(view: Encoded<GameView>) -> Self {
        ViewText(text_of(&view.into_json()))
    }

    /// The text.
    pub fn into_text(self) -> String {
        self.0
    }
}

fn text_of(json: &[u8]) -> String {
    let node: Node = serde_json::from_slice(json).expect("a view was encoded as JSON");
    let field = |name| node.field(name).map(inline).unwrap_or_default();
    let viewer = match node.field("seat") {
        Some(Node::Null) | None => "you are a spectator".to_owned(),
        Some(seat) => format!("you are seat {}", inline(seat)),
    };
    let (ruleset, game) = (field("ruleset"), field("game"));
    let (seq, commit) = (field("seq"), field("commit"));
    let mut out = Lines::default();
    out.line(0, &format!("{ruleset} {game}, event {seq}, commit {commit}; {viewer}"));
    out.line(0, LEGEND);
    if let Some(clocks @ Node::List(items)) = node.field("clocks")
        && !items.is_empty()
    {
        out.line(0, "clocks:");
        out.block(2, clocks);
    }
    if let Some(Node::Object(fields)) = node.field("view") {
        out.fields(0, "", fields);
    }
    out.0
}

/// A value on one line.
fn inline(node: &Node) -> String {
    match node {
        Node::Null => "-".to_owned(),
        Node::Number(text) | Node::Text(text) => text.clone(),
        Node::List(items) if items.is_empty() => "none".to_owned(),
        Node::List(items) => format!("[{}]", repeated(items).join(", ")),
        Node::Object(fields) if node.has_counts() => counts(fields),
        Node::Object(fields) => {
            let field = |(name, value): &(String, Node)| format!("{name}: {}", inline(value));
            format!("({})", known(fields).map(field).collect::<Vec<_>>().join(", "))
        }
    }
}

/// The fields that are not null.
fn known(fields: &[(String, Node)]) -> impl Iterator<Item = &(String, Node)> {
    fields.iter().filter(|(_, value)| !matches!(value, Node::Null))
}

/// Items on one line each, with those that stand several times in a row once.
fn repeated(items: &[Node]) -> Vec<String> {
    let texts: Vec<String> = items.iter().map(inline).collect();
    let times = |same: &[String]| match same {
        [] => String::new(),
        [one] => one.clone(),
        [one, ..] => format!("{}x {one}", same.len()),
    };
    texts.chunk_by(|one, next| one == next).map(times).collect()
}

fn counts(fields: &[(String, Node)]) -> String {
    let present = fields.iter().filter(|(_, value)| !value.is_zero());
    let texts: Vec<String> =
        present.map(|(name, value)| format!("{name} {}", inline(value))).collect();
    if texts.is_empty() { "none".to_owned() } else { texts.join(" ") }
}

/// The lines of a text.
#[derive(Default)]
struct Lines(String);

impl Lines {
    fn line(&mut self, indent: usize, text: &str) {
        writeln!(self.0, "{:indent$}{text}", "").expect("a text has room");
    }

    /// The fields of an object: short ones share lines, long ones have lines of their own. `lead`
    /// stands before the first one, and as much space before the others.
    fn fields(&mut self, indent: usize, lead: &'static str, fields: &[(String, Node)]) {
        let mut row = Row { indent, lead, text: String::new() };
        for (name, value) in known(fields) {
            let text = format!("{name}: {}", inline(value));
            if row.inner() + text.len() <= WIDTH {
                row.push(self, &text, ", ");
                continue;
            }
            row.end(self);
            self.line(row.indent, &format!("{}{name}:", row.lead));
            (row.indent, row.lead) = (indent + lead.len(), "");
            self.block(row.indent + 2, value);
        }
        row.end(self);
    }

    /// A value that is too long for a line.
    fn block(&mut self, indent: usize, node: &Node) {
        match node {
            Node::Object(fields) => self.fields(indent, "", fields),
            Node::List(items) => self.list(indent, items),
            Node::Null | Node::Number(_) | Node::Text(_) => self.line(indent, &inline(node)),
        }
    }

    /// A list that is too long for a line: as a table, if that is possible and shorter.
    fn list(&mut self, indent: usize, items: &[Node]) {
        let (mut listed, mut table) = (Lines::default(), Lines::default());
        listed.items(indent, items);
        if let Some((columns, rows)) = Node::rows(items) {
            table.table(indent, &columns, &rows);
        }
        let shorter = !table.0.is_empty() && table.0.len() < listed.0.len();
        self.0 += if shorter { &table.0 } else { &listed.0 };
    }

    /// Items that have the same few plain fields: the names once, then the values.
    fn table(&mut self, indent: usize, columns: &[&str], rows: &[Vec<&Node>]) {
        let numbered = rows.iter().flatten().all(|cell| matches!(cell, Node::Number(_)));
        let columns = columns.join(" ");
        self.line(indent, &if numbered { format!("#: {columns}") } else { columns });
        let mut row = Row { indent, lead: "", text: String::new() };
        for (number, cells) in rows.iter().enumerate() {
            let cells = cells.iter().map(|cell| inline(cell)).collect::<Vec<_>>().join(" ");
            let text = if numbered { format!("{number}: {cells}") } else { cells };
            row.push(self, &text, " | ");
        }
        row.end(self);
    }

    fn items(&mut self, indent: usize, items: &[Node]) {
        if items.iter().any(|item| inline(item).len() + indent > WIDTH) {
            for item in items {
                match item {
                    Node::Object(fields) => self.fields(indent, "- ", fields),
                    other => self.block(indent, other),
                }
            }
            return;
        }
        let mut row = Row { indent, lead: "", text: String::new() };
        for text in repeated(items) {
            row.push(self, &text, ", ");
        }
        row.end(self);
    }
}

/// A line that is being filled.
struct Row {
    indent: usize,
    lead: &'static str,
    text: String,
}

impl Row {
    /// Where the text of the line begins.
    fn inner(&self) -> usize {
        self.indent + self.lead.len()
    }

    /// Adds a text, on a line of its own if there is no room.
    fn push(&mut self, lines: &mut Lines, text: &str, between: &str) {
        if self.text.is_empty() {
            self.text.push_str(text);
        } else if self.inner() + self.text.len() + between.len() + text.len() <= WIDTH {
            self.text.push_str(between);
            self.text.push_str(text);
        } else {
            self.end(lines);
            self.text.push_str(text);
        }
    }

    /// Writes the line, if there is anything on it.
    fn end(&mut self, lines: &mut Lines) {
        if !self.text.is_empty() {
            lines.line(self.indent, &format!("{}{}", self.lead, mem::take(&mut self.text)));
            self.indent = self.inner();
            self.lead = "";
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(json: &str) -> String {
        let node: Node = serde_json::from_str(json).unwrap();
        let Node::Object(fields) = &node else { panic!("an object") };
        let mut out = Lines::default();
        out.fields(0, "", fields);
        out.0
    }

    #[test]
    fn short_fields_share_a_line_in_their_order() {
        assert_eq!(
            text(
                r#"{"round":2,"bid":null,"phase":{"phase":"bidding","lot":[1,1,4]},"over":false}"#
            ),
            "round: 2, phase: (phase: bidding, lot: [2x 1, 4]), over: false\n"
        );
    }

    #[test]
    fn counts_leave_out_what_there_is_none_of() {
        assert_eq!(text(r#"{"gems":{"red":0,"blue":3,"green":0}}"#), "gems: blue 3\n");
        assert_eq!(text(r#"{"gems":{"red":0,"blue":0,"green":0}}"#), "gems: none\n");
        assert_eq!(text(r#"{"a":{"seat":0,"n":0,"m":0}}"#), "a: (seat: 0, n: 0, m: 0)\n");
    }

    #[test]
    fn what_is_null_is_left_out_except_where_it_holds_a_place() {
        assert_eq!(
            text(r#"{"a":null,"b":{"c":null,"d":1},"e":[1,null]}"#),
            "b: (d: 1), e: [1, -]\n"
        );
    }

    #[test]
    fn long_lists_of_like_objects_are_tables() {
        let good = |name: &str| format!(r#"{{"good":"{name}","buy":100,"sell":0}}"#);
        let goods: Vec<String> = ["cloth", "wine", "salt", "iron"].map(good).to_vec();
        assert_eq!(
            text(&format!(r#"{{"prices":[{}]}}"#, goods.join(","))),
            "prices:\n  good buy sell\n  cloth 100 0 | wine 100 0 | salt 100 0 | iron 100 0\n"
        );
    }

    #[test]
    fn a_text_that_could_be_misread_is_quoted() {
        assert_eq!(
            text(r#"{"a":"x, y: z","b":"","c":"-"}"#),
            "a: \"x, y: z\", b: \"\", c: \"-\"\n"
        );
    }
}
