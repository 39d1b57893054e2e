//! What this process has delivered, for operators.

use std::{
    collections::BTreeMap,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, AtomicUsize, Ordering},
    },
};

use super::stored::DeliveryOutcome;

/// Every outcome with its name, as `/metrics` and the contract write it.
const OUTCOMES: [(DeliveryOutcome, &str); 7] = [
    (DeliveryOutcome::Delivered, "delivered"),
    (DeliveryOutcome::Played, "played"),
    (DeliveryOutcome::AnswerRefused, "answer_refused"),
    (DeliveryOutcome::Rejected, "rejected"),
    (DeliveryOutcome::Unreachable, "unreachable"),
    (DeliveryOutcome::TimedOut, "timed_out"),
    (DeliveryOutcome::AddressRefused, "address_refused"),
];

/// The name of an outcome.
pub(super) fn name_of(outcome: DeliveryOutcome) -> Option<&'static str> {
    OUTCOMES.iter().find(|(known, _)| *known == outcome).map(|(_, name)| *name)
}

/// Counts since the start of the process.
#[derive(Default)]
pub struct Counts {
    attempts: [AtomicU64; OUTCOMES.len()],
    disabled: AtomicU64,
    /// How many webhooks of each player wait for another attempt. Most players have none, and no
    /// entry.
    waiting: Mutex<BTreeMap<String, usize>>,
    /// How many players have a task that delivers.
    served: AtomicUsize,
}

impl Counts {
    pub(super) fn note_attempt(&self, outcome: DeliveryOutcome) {
        for ((known, _), count) in OUTCOMES.iter().zip(&self.attempts) {
            if *known == outcome {
                count.fetch_add(1, Ordering::Relaxed);
            }
        }
    }

    pub(super) fn note_disabled(&self) {
        self.disabled.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn note_waiting(&self, player: &str, webhooks: usize) {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        match webhooks {
            0 => drop(waiting.remove(player)),
            _ => drop(waiting.insert(player.to_owned(), webhooks)),
        }
    }

    pub(super) fn note_served(&self, players: usize) {
        self.served.store(players, Ordering::Relaxed);
    }

    /// How many players have webhooks that are not disabled: this process delivers to them, or
    /// would in place of another one.
    pub fn served(&self) -> usize {
        self.served.load(Ordering::Relaxed)
    }

    /// How many attempts ended with each outcome.
    pub fn attempts(&self) -> impl Iterator<Item = (&'static str, u64)> {
        let named = OUTCOMES.iter().zip(&self.attempts);
        named.map(|((_, name), count)| (*name, count.load(Ordering::Relaxed)))
    }

    /// How many webhooks were disabled.
    pub fn disabled(&self) -> u64 {
        self.disabled.load(Ordering::Relaxed)
    }

    /// How many webhooks wait for another attempt after one that failed.
    pub fn waiting(&self) -> usize {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner).values().sum()
    }
}
