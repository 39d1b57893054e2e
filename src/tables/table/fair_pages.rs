//! Which games of a list come on a page, so that no player fills the pages of a public list alone.
//!
//! A list is sorted by age, newest first. A page looks ahead: as long as there are games of others
//! within a window, it takes only a few games of one owner. The owner's further games are not left
//! out, they are *held back*: the cursor says up to which game each such owner was shown, and the
//! next page goes on there. So every game comes on exactly one page, a page costs a bounded number
//! of rows, and a list of one owner's games is the same as without this rule.

use std::collections::BTreeMap;

kontor_limits::limits! {
    /// Most public games of one owner on a page, as long as there are enough of others.
    // It is also at most half of the page, rounded up.
    pub const GAMES_PER_OWNER_MAX: usize = 5;
}

/// Maximum number of games at which a page looks.
pub const GAMES_LOOKED_AT_MAX: usize = 300;

/// Maximum number of owners whose games are held back at the same time. Where there would be more,
/// the page looks no further ahead.
const OWNERS_HELD_MAX: usize = 3;

/// The place of a game in a list: its age, its owner in a public list, and its id, as in the row of
/// the index. Places sort as the list does.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct ListPlace(String);

impl ListPlace {
    /// The place that a row contains behind the prefix of its list.
    pub(super) fn of_row(row: &str) -> Self {
        ListPlace(row.to_owned())
    }

    /// A place as it stands in a cursor.
    fn parse(text: &str) -> Option<Self> {
        let (age, rest) = text.split_once('/')?;
        let id = rest.rsplit('/').next()?;
        let well_formed = age.len() == 16 && id.starts_with("g_") && rest.split('/').count() <= 2;
        well_formed.then(|| ListPlace(text.to_owned()))
    }

    /// As the row of the index contains it.
    pub(super) fn text(&self) -> &str {
        &self.0
    }

    /// The owner; `None` in the list of a player, and at tables of earlier releases.
    fn owner(&self) -> Option<&str> {
        let (_, rest) = self.0.split_once('/')?;
        rest.split_once('/').map(|(owner, _)| owner).filter(|owner| !owner.is_empty())
    }
}

/// Where a page ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PageEnd {
    /// All games up to this place were shown, except those of owners who are held back.
    place: ListPlace,
    /// The owners whose games are held back, each with the last game that was shown.
    held: BTreeMap<String, ListPlace>,
}

/// What stands between the parts of a cursor.
const PART_SEPARATOR: char = ',';

/// What stands between an owner and the last game that was shown.
const SHOWN_SEPARATOR: char = '=';

impl PageEnd {
    pub(super) fn to_text(&self) -> String {
        let mut text = self.place.text().to_owned();
        for (owner, shown) in &self.held {
            text.extend([PART_SEPARATOR]);
            text += owner;
            text.extend([SHOWN_SEPARATOR]);
            text += shown.text();
        }
        text
    }

    pub(super) fn parse(text: &str) -> Option<Self> {
        let mut parts = text.split(PART_SEPARATOR);
        let place = ListPlace::parse(parts.next()?)?;
        let held = parts.map(|part| {
            let (owner, shown) = part.split_once(SHOWN_SEPARATOR)?;
            Some((owner.to_owned(), ListPlace::parse(shown)?))
        });
        let held = held.collect::<Option<BTreeMap<_, _>>>()?;
        let is_known = held.len() <= OWNERS_HELD_MAX && held.values().all(|shown| *shown < place);
        is_known.then_some(PageEnd { place, held })
    }

    /// The place after which the next page looks at games.
    pub(super) fn looked_at_from(&self) -> &ListPlace {
        self.held.values().min().unwrap_or(&self.place)
    }

    fn is_held_back(&self, place: &ListPlace) -> bool {
        let shown = place.owner().and_then(|owner| self.held.get(owner));
        shown.is_some_and(|shown| shown < place)
    }
}

/// A page that is being put together.
pub(super) struct FairPage {
    limit: usize,
    per_owner_max: usize,
    before: Option<PageEnd>,
    /// How many games were looked at.
    looked_at: usize,
    /// The last of them.
    last: Option<ListPlace>,
    taken: Vec<ListPlace>,
    /// How many were taken of each owner.
    taken_of: BTreeMap<String, usize>,
    /// Games of owners of whom enough were taken, in the order of the list.
    left: Vec<ListPlace>,
    /// The owners whose games were or are held back.
    owners: Vec<String>,
    /// Whether it looks at no further games.
    is_full: bool,
}

impl FairPage {
    /// The page of at most so many games after another one.
    pub(super) fn new(limit: usize, before: Option<PageEnd>) -> Self {
        let owners = before.iter().flat_map(|end| end.held.keys().cloned()).collect();
        FairPage {
            limit,
            per_owner_max: limit.div_ceil(2).min(GAMES_PER_OWNER_MAX),
            before,
            looked_at: 0,
            last: None,
            taken: Vec::new(),
            taken_of: BTreeMap::new(),
            left: Vec::new(),
            owners,
            is_full: false,
        }
    }

    /// How many games the page looks at next. Usually no owner has many games, and the first ones
    /// are enough.
    pub(super) fn wanted(&self) -> usize {
        let is_first = self.looked_at == 0 && self.owners.is_empty();
        if is_first { self.limit } else { GAMES_LOOKED_AT_MAX - self.looked_at }
    }

    /// The place after which it looks at games.
    pub(super) fn after(&self) -> Option<&ListPlace> {
        self.last.as_ref().or_else(|| self.before.as_ref().map(PageEnd::looked_at_from))
    }

    /// Whether it looks at no further games.
    pub(super) fn is_full(&self) -> bool {
        self.is_full
    }

    /// Offers the next games of the list: as many as are wanted and one more, if there are so many.
    /// Returns whether the list has games after those that were looked at.
    pub(super) fn offer(&mut self, places: Vec<ListPlace>) -> bool {
        let (wanted, before, offered) = (self.wanted(), self.looked_at, places.len());
        for place in places.into_iter().take(wanted) {
            self.look_at(place);
            if self.is_full {
                break;
            }
        }
        offered > self.looked_at - before
    }

    fn look_at(&mut self, place: ListPlace) {
        let is_news = self
            .before
            .as_ref()
            .is_none_or(|before| place > before.place || before.is_held_back(&place));
        if is_news && !self.take(&place) {
            self.is_full = true;
            return;
        }
        self.last = Some(place);
        self.looked_at += 1;
        self.is_full = self.taken.len() == self.limit || self.looked_at == GAMES_LOOKED_AT_MAX;
    }

    /// Takes a game or leaves it for later. `false` if it can be neither, because too many owners
    /// are held back.
    fn take(&mut self, place: &ListPlace) -> bool {
        let Some(owner) = place.owner() else {
            self.taken.push(place.clone());
            return true;
        };
        let own = self.taken_of.entry(owner.to_owned()).or_default();
        if *own < self.per_owner_max {
            *own += 1;
            self.taken.push(place.clone());
            return true;
        }
        if !self.owners.iter().any(|held| held == owner) {
            if self.owners.len() == OWNERS_HELD_MAX {
                return false;
            }
            self.owners.push(owner.to_owned());
        }
        self.left.push(place.clone());
        true
    }

    /// The games of the page in the order of the list, and where it ended; `None` if it is the last
    /// page. `more` says whether the list has games after those that were looked at.
    pub(super) fn end(mut self, more: bool) -> (Vec<ListPlace>, Option<PageEnd>) {
        let room = (self.limit - self.taken.len()).min(self.left.len());
        self.taken.extend(self.left.drain(..room));
        self.taken.sort_unstable();
        let end = self.place_of_end(more);
        (self.taken, end)
    }

    fn place_of_end(&self, more: bool) -> Option<PageEnd> {
        let before = self.before.as_ref();
        let last = self.last.as_ref().or(before.map(|before| &before.place))?;
        let place = before.map_or(last, |before| last.max(&before.place)).clone();
        let mut held = BTreeMap::new();
        for owner in &self.owners {
            let is_left = self.left.iter().any(|left| left.owner() == Some(owner));
            let own = self.taken.iter().rfind(|taken| taken.owner() == Some(owner));
            let shown = own.or_else(|| before.and_then(|before| before.held.get(owner)));
            // Where none of an owner's games is left, all that were looked at were shown.
            let shown = if is_left { shown } else { shown.max(Some(last)) };
            if let Some(shown) = shown.filter(|shown| **shown < place) {
                held.insert(owner.clone(), shown.clone());
            }
        }
        (more || !held.is_empty()).then_some(PageEnd { place, held })
    }
}

#[cfg(test)]
mod tests;
