//! What a game handle has heard of the log of its game: which entry is the newest, whether that is
//! certain, which entry a command of the handle is appending, and of which entries the waiters were
//! notified. The handle changes it with its snapshot under one lock.
//!
//! It must not know how entries are read, or how waiters are notified.

use std::{ops::Range, sync::Arc};

use kontor_store::Entry;

/// What was heard of a log.
#[derive(Default)]
pub(crate) struct Heard {
    /// Number of the newest entry that the log is known to have. It never falls, so no reader gets
    /// a position that is older than one that was shown before.
    newest: u64,
    /// A run of entries of which the waiters were notified: the one with the newest of them. Of an
    /// entry before it they may not have been notified: a command may have read it from the log,
    /// and appended the next one, before its notification came.
    told: Range<u64>,
    own: OwnEntry,
    /// How often news may have been missed.
    doubts: u64,
    /// After how many of these doubts the newest entry was looked up.
    settled: u64,
}

/// The entry that a command of this handle is appending.
#[derive(Default)]
enum OwnEntry {
    /// None.
    #[default]
    None,
    /// The store has not said yet whether it is written.
    Offered(Arc<Entry>),
    /// It is durable and has this number: the store has answered, or its notification came before.
    /// The command has not notified the waiters yet.
    Durable(u64),
}

/// That news may have been missed, so many times by now. A look that began before the last doubt
/// does not settle it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Doubt(u64);

/// How a snapshot relates to the log.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Freshness {
    /// As far as is known, the log has no entry after it.
    Newest,
    /// The log has an entry after it.
    Behind,
    /// Unknown, until the newest entry is looked up.
    InDoubt(Doubt),
}

impl Heard {
    /// How a snapshot after the entry with this number relates to the log.
    pub(super) fn freshness(&self, number: u64) -> Freshness {
        if self.settled < self.doubts {
            Freshness::InDoubt(Doubt(self.doubts))
        } else if number < self.newest {
            Freshness::Behind
        } else {
            Freshness::Newest
        }
    }

    /// The log has an entry with this number.
    pub(crate) fn find(&mut self, number: u64) {
        self.newest = self.newest.max(number);
    }

    /// The waiters are notified of the entry with this number now. Returns whether they may not
    /// have been notified yet: it is better to look twice than to wait for what is there.
    pub(crate) fn tell(&mut self, number: u64) -> bool {
        if self.told.contains(&number) {
            return false;
        }
        if number > self.told.end {
            self.told = number..number;
        }
        if number == self.told.end {
            self.told.end += 1;
        } else if number + 1 == self.told.start {
            self.told.start = number;
        }
        true
    }

    /// The store has notified all servers that an entry is durable. Returns whether the waiters
    /// must be notified now. If a command of this handle is appending the entry, the command
    /// notifies them: readers would read from the log what the command has in memory.
    pub(crate) fn hear(&mut self, number: u64, append_id: &str) -> bool {
        match &self.own {
            OwnEntry::Offered(own) if own.append_id == append_id => {
                self.own = OwnEntry::Durable(number);
                false
            }
            OwnEntry::Durable(own) if *own == number => false,
            OwnEntry::None | OwnEntry::Offered(_) | OwnEntry::Durable(_) => {
                self.find(number);
                self.tell(number)
            }
        }
    }

    /// A command of this handle offers an entry to the store.
    pub(super) fn offer(&mut self, entry: Arc<Entry>) {
        self.own = OwnEntry::Offered(entry);
    }

    /// The store has written the entry of the command with this number. Readers find it; until the
    /// command has notified the waiters, notifications of it are left to the command.
    pub(super) fn appended(&mut self, number: u64) {
        self.own = OwnEntry::Durable(number);
        self.find(number);
    }

    /// The command has no entry on its way any more. Returns the number of its entry if that is
    /// known to be durable: readers find it, and waiters must be notified now, because nothing else
    /// notifies them.
    pub(super) fn withdraw(&mut self) -> Option<u64> {
        let OwnEntry::Durable(number) = std::mem::take(&mut self.own) else { return None };
        self.find(number);
        Some(number)
    }

    /// News may have been missed.
    pub(crate) fn doubt(&mut self) {
        self.doubts += 1;
    }

    /// The newest entry was looked up after this doubt. A later one remains.
    pub(crate) fn settle(&mut self, Doubt(doubt): Doubt) {
        self.settled = self.settled.max(doubt);
    }
}

#[cfg(test)]
pub(super) mod tests {
    use serde_json::value::RawValue;

    use super::*;

    pub(in crate::runtime) fn entry(append_id: &str) -> Arc<Entry> {
        let nothing = || RawValue::from_string("{}".to_owned()).unwrap();
        Arc::new(Entry {
            append_id: append_id.to_owned(),
            request: None,
            parent: None,
            base: None,
            summary: nothing(),
            seed: None,
            commit: nothing(),
        })
    }

    /// A command offers entry 5 on the snapshot after entry 4.
    fn offering() -> Heard {
        let mut heard = Heard::default();
        append(&mut heard, 4);
        heard.offer(entry("own"));
        heard
    }

    /// The command has its answer, and notifies the waiters.
    fn append(heard: &mut Heard, number: u64) {
        heard.appended(number);
        assert_eq!(heard.withdraw(), Some(number));
        heard.tell(number);
    }

    fn doubt_of(heard: &Heard) -> Doubt {
        match heard.freshness(0) {
            Freshness::InDoubt(doubt) => doubt,
            other => panic!("no doubt: {other:?}"),
        }
    }

    #[test]
    fn news_of_the_own_entry_are_left_to_the_command_before_and_after_its_answer() {
        let mut heard = offering();
        assert!(!heard.hear(5, "own") && !heard.hear(5, "own"));
        assert_eq!(heard.freshness(4), Freshness::Newest, "the command shows it when it is ready");
        heard.appended(5);
        assert_eq!(heard.freshness(5), Freshness::Newest);
        assert_eq!(heard.freshness(4), Freshness::Behind);
        let mut heard = offering();
        heard.appended(5);
        assert!(!heard.hear(5, "own"), "the command is about to tell everybody");
        append(&mut heard, 5);
        assert!(!heard.hear(5, "own"), "the command has told everybody");
    }

    #[test]
    fn an_entry_of_others_is_told_and_seen_while_a_command_waits_for_the_store() {
        let mut heard = offering();
        assert!(heard.hear(5, "other"));
        assert_eq!(heard.freshness(4), Freshness::Behind);
        assert!(!heard.hear(5, "other"), "once");
        assert_eq!(heard.withdraw(), None, "the own one was not written");
        let mut heard = offering();
        assert!(!heard.hear(5, "own") && heard.hear(6, "other"));
        heard.appended(5);
        assert_eq!(heard.freshness(5), Freshness::Behind);
        assert!(!heard.tell(6), "told already");
    }

    #[test]
    fn a_command_that_ends_after_its_answer_still_has_to_notify_the_waiters() {
        let mut heard = offering();
        heard.appended(5);
        assert_eq!(heard.withdraw(), Some(5));
        assert!(heard.tell(5), "they were not told yet");
    }

    #[test]
    fn an_entry_whose_answer_was_lost_is_found_and_later_news_of_it_are_told() {
        let mut heard = offering();
        heard.hear(5, "own");
        assert_eq!(heard.withdraw(), Some(5), "the news were left to the command");
        assert_eq!(heard.withdraw(), None, "once");
        assert_eq!(heard.freshness(4), Freshness::Behind, "the news came before");
        let mut heard = offering();
        assert_eq!(heard.withdraw(), None);
        assert_eq!(heard.freshness(4), Freshness::Newest, "nothing is known of it");
        assert!(heard.hear(5, "own"), "the news came after");
        assert_eq!(heard.freshness(4), Freshness::Behind);
    }

    #[test]
    fn what_a_reader_has_found_is_told_once_also_of_the_first_entry() {
        let mut heard = Heard::default();
        assert!(heard.tell(0) && !heard.tell(0));
        heard.find(3);
        assert_eq!(heard.freshness(2), Freshness::Behind);
        assert!(heard.tell(3) && !heard.hear(3, "other") && heard.hear(4, "other"));
    }

    /// The command has read the entries 5 and 6 from the log before their news came.
    #[test]
    fn entries_before_the_own_one_are_told_when_their_news_come_later() {
        for order in [[5, 6], [6, 5]] {
            let mut heard = Heard::default();
            append(&mut heard, 4);
            heard.offer(entry("own"));
            append(&mut heard, 7);
            assert!(order.into_iter().all(|number| heard.hear(number, "other")), "{order:?}");
            assert!(!heard.hear(7, "own"), "the command has told everybody");
            assert!(heard.hear(8, "other") && !heard.hear(8, "other"), "once");
        }
    }

    #[test]
    fn the_newest_entry_never_falls() {
        let mut heard = Heard::default();
        heard.find(7);
        heard.find(2);
        heard.appended(3);
        assert_eq!(heard.freshness(6), Freshness::Behind);
    }

    #[test]
    fn a_look_settles_the_doubts_before_it_and_no_later_one() {
        let mut heard = Heard::default();
        heard.find(2);
        heard.doubt();
        let first = doubt_of(&heard);
        heard.doubt();
        let second = doubt_of(&heard);
        heard.settle(first);
        assert_eq!(doubt_of(&heard), second, "the look began before it");
        heard.settle(second);
        assert_eq!(heard.freshness(2), Freshness::Newest);
        heard.doubt();
        let third = doubt_of(&heard);
        heard.settle(first);
        heard.settle(second);
        assert_eq!(doubt_of(&heard), third, "a late look settles nothing");
    }
}
