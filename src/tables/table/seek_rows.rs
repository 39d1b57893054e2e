//! Rows by which seeks are found without reading all of them. Each is a document whose key says
//! everything:
//!
//! * `due/seeks/<time>/<place>`: the server is to look at this seek at this time,
//! * `seeks_of_game/<hash>/<kind>/<place>`: this seek becomes the game with this hash,
//! * `seeks_made/<address>/<place>`: this seek was made from this address.
//!
//! Which rows a seek has follows from the seek alone. They are written and removed with it.

use crate::boxed;
use std::collections::BTreeSet;

use crate::{
    error::TablesError,
    table::seeks::{self, FoundSeek, KeptSeek, SeekPlace},
};
use kontor_problems::Refused;
use kontor_service::{
    documents::{Documents, Group},
    jobs::rows::{self, ROW_VERSION, Row},
    runtime::jobs::JobKind,
};

kontor_limits::limits! {
    /// How many open seeks can have been made from one address.
    pub const SEEKS_OF_ADDRESS_MAX: usize = 64;
}

/// What the keys of the rows of seeks for a game begin with.
pub const GAME_PREFIX: &str = "seeks_of_game/";

/// What the keys of the rows of seeks that were made from an address begin with.
pub const MADE_PREFIX: &str = "seeks_made/";

fn game_prefix(hash: &str, matching: bool) -> String {
    format!("{GAME_PREFIX}{hash}/{}/", u8::from(matching))
}

fn made_prefix(address: &str) -> String {
    format!("{MADE_PREFIX}{address}/")
}

/// The keys of the rows of a seek. The receipt of one whose game has begun is only due to be
/// deleted.
pub fn keys(place: &SeekPlace, kept: &KeptSeek) -> BTreeSet<String> {
    let hex = seeks::hex_of(place);
    let mut keys = BTreeSet::from([rows::key_of(JobKind::Seeks, kept.due_at(), &hex)]);
    if kept.remembered_until.is_none() {
        let game = kept.game_hash.as_ref().map(|hash| game_prefix(hash, kept.matching));
        let made = kept.address.as_ref().map(|address| made_prefix(address));
        keys.extend(game.into_iter().chain(made).map(|prefix| [&*prefix, &*hex].concat()));
    }
    keys
}

/// Adds to a group what changes in the rows of a seek when it is made, changes or goes.
pub fn follow(
    group: Group,
    place: &SeekPlace,
    before: Option<&KeptSeek>,
    after: Option<&KeptSeek>,
) -> Group {
    let [before, after] =
        [before, after].map(|kept| kept.map(|kept| keys(place, kept)).unwrap_or_default());
    let group = before.difference(&after).fold(group, |group, key| group.delete(key, ROW_VERSION));
    after.difference(&before).fold(group, |group, key| group.put(key, None, &Row {}))
}

impl FoundSeek {
    /// Adds to a group that it becomes this one, or goes where no player is left.
    pub fn becomes(&self, group: Group, after: &KeptSeek) -> Group {
        if after.members.is_empty() {
            return self.goes(group);
        }
        let group = follow(group, &self.place, Some(&self.kept), Some(after));
        group.put(seeks::key_of(&self.place), Some(self.version), after)
    }

    /// Adds to a group that it goes.
    pub fn goes(&self, group: Group) -> Group {
        let group = follow(group, &self.place, Some(&self.kept), None);
        group.delete(seeks::key_of(&self.place), self.version)
    }
}

/// Adds a new seek to a group.
pub fn made(group: Group, place: &SeekPlace, kept: &KeptSeek) -> Group {
    follow(group, place, None, Some(kept)).put(seeks::key_of(place), None, kept)
}

/// The place in the key of a row.
pub fn place_of_row(key: &str) -> Option<SeekPlace> {
    seeks::place_of_hex(key.rsplit_once('/')?.1)
}

/// The oldest seeks that become this game and were made for a player who asked for any fitting one,
/// or for one in particular.
#[boxed]
pub async fn of_game(
    documents: &Documents,
    hash: &str,
    matching: bool,
    limit: usize,
) -> Result<Vec<FoundSeek>, TablesError> {
    let rows = documents.scan_undamaged(&game_prefix(hash, matching), None, limit).await?;
    let places: Vec<SeekPlace> = rows.iter().filter_map(|(key, _)| place_of_row(key)).collect();
    seeks::read_all(documents, &places).await
}

/// A page of so many rows, behind this one: the games that several seeks become, and the last row if
/// there may be more. A game whose rows go on behind the page counts as one of several.
#[boxed]
pub async fn games_of_several(
    documents: &Documents,
    after: Option<&str>,
    rows_max: usize,
) -> Result<(Vec<String>, Option<String>), TablesError> {
    let found = documents.scan_undamaged(GAME_PREFIX, after, rows_max).await?;
    let game_of = |key: &str| Some(key.strip_prefix(GAME_PREFIX)?.split('/').next()?.to_owned());
    let all: Vec<String> = found.iter().filter_map(|(key, _)| game_of(key)).collect();
    let last = found.into_iter().nth(rows_max - 1).map(|(key, _)| key);
    let runs: Vec<&[String]> = all.chunk_by(|one, next| one == next).collect();
    let goes_on = |number: usize| last.is_some() && number + 1 == runs.len();
    let several = runs.iter().enumerate().filter(|(number, run)| run.len() > 1 || goes_on(*number));
    Ok((several.map(|(_, run)| run[0].clone()).collect(), last))
}

/// Refuses a further seek from this address if there are as many as there can be. What other
/// servers are making at the same instant is not known. One whose row is damaged counts as well.
#[boxed]
pub async fn check_address(documents: &Documents, address: &str) -> Result<(), TablesError> {
    let made = documents.scan_each(&made_prefix(address), None, SEEKS_OF_ADDRESS_MAX).await?;
    (made.len() < SEEKS_OF_ADDRESS_MAX).then_some(()).ok_or(Refused::SeeksSpent.into())
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use kontor_store::MemoryStore;

    use super::*;

    /// The pages of so many rows.
    async fn pages(documents: &Documents, rows_max: usize) -> Vec<Vec<String>> {
        let (mut pages, mut after) = (Vec::new(), None::<String>);
        loop {
            let page = games_of_several(documents, after.as_deref(), rows_max).await.unwrap();
            pages.push(page.0);
            match page.1 {
                Some(last) => after = Some(last),
                None => return pages,
            }
        }
    }

    #[tokio::test]
    async fn games_of_one_seek_are_passed_over_and_none_of_several_is() {
        let documents = Documents(Arc::new(MemoryStore::new(|_, _| Vec::new())));
        let mut group = Group::new();
        for (game, kinds) in [("a", "0"), ("b", "01"), ("c", "1"), ("d", "0"), ("e", "111")] {
            for (place, kind) in kinds.chars().enumerate() {
                let key = format!("{GAME_PREFIX}{game}/{kind}/{place}");
                group = group.put(key, None, &Row {});
            }
        }
        assert_eq!(documents.write_group(group).await.unwrap(), None);
        assert_eq!(pages(&documents, 100).await, [["b", "e"]]);
        for rows_max in 1..9 {
            let found: BTreeSet<String> =
                pages(&documents, rows_max).await.into_iter().flatten().collect();
            assert!(found.contains("b") && found.contains("e"), "{rows_max}: {found:?}");
        }
    }
}
