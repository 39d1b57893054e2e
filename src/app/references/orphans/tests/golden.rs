//! The rows and claims that follow from documents, and which other documents they need. A store
//! that was converted has them as the last conversion made them: so a program that derives others
//! needs a conversion with a higher number.
//!
//! `rows.txt` has a part for each conversion: its number, the documents of the kinds that it
//! completes, and what each of them needs.

use std::{env, fs, path::PathBuf};

use super::*;

/// By what is converted: the number of the last conversion, and the lines of its part.
type Parts = BTreeMap<String, (u32, Vec<String>)>;

fn file() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/references/orphans/tests/rows.txt"))
}

fn present() -> Parts {
    let (all, mut parts) = (documents_of_all_kinds(), Parts::new());
    for kind in KINDS {
        let Some(Conversion { what, number }) = kind.since else { continue };
        let (_, lines) = parts.entry(what.to_owned()).or_insert((number, Vec::new()));
        let prefix = [kind.name, "/"].concat();
        for (key, value) in all.iter().filter(|(key, _)| key.starts_with(&prefix)) {
            let document = Document { version: 1, value: value.to_string() };
            lines.push(key.clone());
            let needs = needs_of(kind, key, &document, NOW).into_iter();
            lines.extend(needs.map(|Needy { need, .. }| format!("  {}", need.unmet())));
        }
    }
    parts
}

fn text(parts: &Parts) -> String {
    let part = |(what, (number, lines)): (&String, &(u32, Vec<String>))| {
        let lines: String = lines.iter().map(|line| format!("{line}\n")).collect();
        format!("conversion {number} of {what}\n{lines}")
    };
    parts.iter().map(part).collect::<Vec<_>>().join("\n")
}

fn parsed(text: &str) -> Parts {
    let part = |part: &str| {
        let mut lines = part.lines().map(str::to_owned);
        let head = lines.next()?;
        let (number, what) = head.strip_prefix("conversion ")?.split_once(" of ")?;
        Some((what.to_owned(), (number.parse().ok()?, lines.collect())))
    };
    let parts = text.split("\n\n").filter(|part| !part.is_empty());
    parts.map(|one| part(one).expect("a part begins with its conversion")).collect()
}

/// Why the second of these cannot take the place of the first one.
fn obstacle(recorded: &Parts, present: &Parts) -> Option<String> {
    present.iter().find_map(|(what, (number, lines))| {
        let (before, old) = recorded.get(what)?;
        if number < before {
            return Some(format!("the conversion of {what} went back from {before} to {number}"));
        }
        (number == before && old != lines).then(|| {
            format!(
                "what follows from documents differs, and the conversion of {what} is {number} as \
                 before: stores would keep what they have. Write a conversion and raise its \
                 number in src/service/documents/conversions.rs; then UPDATE=1 writes the file"
            )
        })
    })
}

#[test]
fn what_follows_from_documents_is_that_of_the_last_conversion() {
    let present = present();
    let recorded = fs::read_to_string(file()).unwrap_or_default();
    assert_eq!(obstacle(&parsed(&recorded), &present), None);
    if env::var("UPDATE").is_ok_and(|value| value == "1") {
        fs::write(file(), text(&present)).unwrap();
        return;
    }
    assert!(recorded == text(&present), "UPDATE=1 writes {}", file().display());
}

#[test]
fn other_rows_are_taken_with_a_higher_number_alone() {
    let of = |number, row: &str| {
        let parts = Parts::from([("seeks".to_owned(), (number, vec![row.to_owned()]))]);
        assert_eq!(parsed(&text(&parts)), parts, "it is read as it was written");
        parts
    };
    let changed = obstacle(&of(2, "seek/a"), &of(2, "seek/b")).unwrap();
    assert!(changed.contains("of seeks is 2 as before"), "{changed}");
    assert!(obstacle(&of(2, "seek/a"), &of(1, "seek/a")).is_some());
    for present in [of(2, "seek/a"), of(3, "seek/a"), of(3, "seek/b")] {
        assert_eq!(obstacle(&of(2, "seek/a"), &present), None);
    }
}
