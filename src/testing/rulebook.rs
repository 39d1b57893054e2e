//! Checks that every section of a rulebook has its tests. A test cites its section as «name» in its
//! comment.

use kontor_rules::{RefusalKind, Ruling};

/// Panics unless each of these sections is cited by a test in its file: pairs of a section and the
/// text of the file.
#[track_caller]
pub fn assert_sections_are_tested(sections: &[(&str, &str)]) {
    assert!(!sections.is_empty(), "a rulebook has sections");
    for (section, file) in sections {
        let cites = |line: &str| line.starts_with("/// ") && line.contains(&format!("«{section}»"));
        let mut is_cited = false;
        let is_tested = file.lines().any(|line| {
            let is_test = is_cited && line == "#[test]";
            // The comment may have more lines before the attribute.
            is_cited = cites(line) || is_cited && line.starts_with("///");
            is_test
        });
        assert!(is_tested, "no test cites «{section}» in its file");
    }
}

/// What a refusal names in the place of a section where the limit is not the rulebook's.
const LIMIT_OF_THE_PROGRAM: &str = "Kontor";

/// Panics unless each refusal names one of these sections, or a limit of the program.
#[track_caller]
pub fn assert_sections_are_known(refusals: &[RefusalKind], sections: &[(&str, &str)]) {
    for kind in refusals {
        assert!(is_known(kind.section, sections), "{} names {}", kind.code, kind.section);
    }
}

/// Panics unless each ruling names one of these sections or a limit of the program, and each of its
/// quotes a section.
#[track_caller]
pub fn assert_rulings_name_sections(rulings: &[Ruling], sections: &[(&str, &str)]) {
    for Ruling { number, section, quotes, .. } in rulings {
        for named in quotes.iter().map(|quote| quote.section).chain([*section]) {
            assert!(is_known(named, sections), "{number} names {named}");
        }
    }
}

fn is_known(name: &str, sections: &[(&str, &str)]) -> bool {
    name == LIMIT_OF_THE_PROGRAM || sections.iter().any(|(section, _)| *section == name)
}
