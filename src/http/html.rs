//! Pages of the guide and of the reference: their frame, and Markdown as HTML.

use std::collections::BTreeSet;

use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd, html};

/// Where a reader finds the guide.
pub const GUIDE: &str = "/docs/guide/";

/// Where a reader finds the reference.
pub const REFERENCE: &str = "/docs/";

/// A page loads the stylesheet, the script and the pictures of this server and nothing else. Its
/// form asks the index of the reference.
pub const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; \
    require-trusted-types-for 'script'; trusted-types 'none'";

/// A whole page with this body. `head` is what its head has beside title and stylesheet.
pub fn page(title: &str, head: &str, body: &str) -> String {
    let title = escaped(title);
    // What scrolls can be reached with the keyboard.
    let body = body.replace("<pre", "<pre tabindex=\"0\"");
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n\
         <title>{title} · Kontor</title>\n<link rel=\"stylesheet\" href=\"{GUIDE}guide.css\">\n{head}\
         <header>\n<nav aria-label=\"Documentation\"><a href=\"{GUIDE}\">Guide</a> <a href=\"{REFERENCE}\">Reference</a> <a href=\"/\">Play</a></nav>\n\
         <form role=\"search\" action=\"{REFERENCE}\"><input type=\"search\" name=\"q\" aria-label=\"Search the reference\" placeholder=\"Search the reference\"></form>\n\
         </header>\n<main>\n{body}</main>\n</html>\n"
    )
}

/// A text in which nothing is taken for markup.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            other => out.push(other),
        }
    }
    out
}

/// Markdown as HTML. Headings, and rows of tables that begin with a word of code, can be linked to:
/// their names are those that GitHub gives to headings.
pub fn markdown(text: &str) -> String {
    let events: Vec<Event> = Parser::new_ext(text, Options::ENABLE_TABLES).collect();
    let mut body = String::new();
    html::push_html(&mut body, named(events).into_iter());
    body
}

/// Markdown as HTML; a single paragraph without its tags, to stand inside of another element.
pub fn inline(text: &str) -> String {
    let body = markdown(text);
    let trimmed = body.trim_end();
    let single = trimmed.strip_prefix("<p>").and_then(|rest| rest.strip_suffix("</p>"));
    single.filter(|inside| !inside.contains("<p>")).unwrap_or(trimmed).to_owned()
}

fn named(events: Vec<Event>) -> Vec<Event> {
    let mut taken = BTreeSet::new();
    let mut free = |name: &String| !name.is_empty() && taken.insert(name.clone());
    let places = 0..events.len();
    let names: Vec<Option<String>> =
        places.map(|place| name_at(&events, place).filter(&mut free)).collect();
    let mut named = Vec::with_capacity(events.len());
    for (event, name) in events.into_iter().zip(names) {
        match (event, name) {
            (Event::Start(Tag::Heading { level, classes, attrs, .. }), Some(name)) => {
                let id = Some(CowStr::from(name));
                named.push(Event::Start(Tag::Heading { level, id, classes, attrs }));
            }
            (event, Some(name)) => {
                named.push(event);
                named.push(Event::InlineHtml(format!("<a id=\"{name}\"></a>").into()));
            }
            (event, None) => named.push(event),
        }
    }
    named
}

/// The name of what begins here, if it gets one.
fn name_at(events: &[Event], place: usize) -> Option<String> {
    match &events[place..] {
        [Event::Start(Tag::Heading { .. }), rest @ ..] => Some(slug(&heading(rest))),
        [Event::Start(Tag::TableCell), Event::Code(word), Event::End(TagEnd::TableCell), ..]
            if matches!(events[place - 1], Event::Start(Tag::TableRow)) =>
        {
            Some(slug(word))
        }
        _ => None,
    }
}

/// The text of a heading, whose events these are.
fn heading(events: &[Event]) -> String {
    let inside = events.iter().take_while(|event| !matches!(event, Event::End(TagEnd::Heading(_))));
    inside
        .map(|event| match event {
            Event::Text(text) | Event::Code(text) => text.as_ref(),
            _ => "",
        })
        .collect()
}

/// The name that GitHub gives to a heading.
fn slug(heading: &str) -> String {
    heading
        .to_lowercase()
        .chars()
        .filter(|letter| letter.is_alphanumeric() || ['-', '_', ' '].contains(letter))
        .map(|letter| if letter == ' ' { '-' } else { letter })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_and_rows_of_words_have_names() {
        let body = markdown(
            "## The *codes*, again\n\n| code | a |\n| --- | --- |\n| `no-game` | b |\n| c | `d` |\n",
        );
        assert!(body.contains("<h2 id=\"the-codes-again\">"), "{body}");
        assert!(body.contains("<td><a id=\"no-game\"></a><code>no-game</code></td>"), "{body}");
        assert!(!body.contains("id=\"d\""), "{body}");
    }

    #[test]
    fn a_name_is_given_once() {
        let body = markdown("# A\n\n# A\n");
        assert_eq!(body.matches("id=\"a\"").count(), 1, "{body}");
    }

    #[test]
    fn a_paragraph_stands_inside_of_a_line_and_several_stay_paragraphs() {
        assert_eq!(inline("One `word`."), "One <code>word</code>.");
        assert_eq!(inline("One.\n\nTwo."), "<p>One.</p>\n<p>Two.</p>");
    }

    #[test]
    fn no_text_is_taken_for_markup() {
        assert_eq!(escaped("<a b=\"c\">&"), "&lt;a b=&quot;c&quot;&gt;&amp;");
    }
}
