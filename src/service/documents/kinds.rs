//! The kinds of documents that this program writes, by what their keys begin with. The page for
//! operators says of each kind what a damaged document of it stops.

/// All kinds, sorted.
pub const DOCUMENT_KINDS: &[&str] = &[
    "account_events",
    "app",
    "app_look",
    "apps",
    "asked",
    "audit/done",
    "audit/entry",
    "audit/last",
    "audit/refused",
    "authorizations",
    "bots",
    "converted",
    "deletion",
    "devices",
    "due/deletions",
    "due/retention",
    "due/seeks",
    "former",
    "invitations",
    "invitations_sent",
    "look",
    "members",
    "name",
    "open_tables",
    "orders",
    "own_tournaments",
    "player",
    "player_lists",
    "presence",
    "quarantine",
    "rating",
    "rating_cursor",
    "rating_rank",
    "removed",
    "renamed",
    "report",
    "reports",
    "seek",
    "seeks",
    "seeks_done",
    "seeks_made",
    "seeks_of_game",
    "session",
    "sessions",
    "signing_keys",
    "token",
    "tokens",
    "tournament_games",
    "tournament_news",
    "tournament_of",
    "vacation",
    "webhooks",
];

/// The kind of the document with this key.
pub fn kind_of_document(key: &str) -> Option<&'static str> {
    let is_of = |kind: &&&str| {
        let rest = key.strip_prefix(**kind);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    };
    DOCUMENT_KINDS.iter().find(is_of).copied()
}

/// A new kind of document is to be named above. Unit tests of this crate write documents of their
/// own.
pub(super) fn check_kind(key: &str) {
    debug_assert!(cfg!(test) || kind_of_document(key).is_some(), "{key} is of no declared kind");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_is_a_whole_first_part_of_a_key() {
        assert_eq!(kind_of_document("seeks/p_ada"), Some("seeks"));
        assert_eq!(kind_of_document("seeks_made/192.0.2.1/00"), Some("seeks_made"));
        assert_eq!(kind_of_document("members"), Some("members"));
        assert_eq!(kind_of_document("audit/entry/000000000001"), Some("audit/entry"));
        assert_eq!(kind_of_document("seek_rows/00"), None);
        assert!(DOCUMENT_KINDS.is_sorted());
    }
}
