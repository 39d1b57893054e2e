//! What a bot finds out about the actions of a decision before it chooses one.

use kontor_rules::Rules;

kontor_limits::limits! {
    /// Most actions that an evaluation has.
    // All of a decision, or as many at even distances.
    pub const EVALUATED_ACTIONS_MAX: usize = 256;
}

/// An action with what a bot found out about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Considered<R: Rules> {
    /// The action.
    pub action: R::Action,
    /// Its evaluations one step ahead.
    pub ahead: Sum,
    /// Its evaluations after playouts. There are none if it was not among the candidates.
    pub played_out: Sum,
}

impl<R: Rules> Considered<R> {
    /// An action that was evaluated one step ahead.
    pub(super) fn ahead(action: R::Action, ahead: Sum) -> Self {
        Considered { action, ahead, played_out: Sum::default() }
    }
}

/// A sum of evaluations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sum {
    /// The sum.
    pub total: i64,
    /// Of how many.
    pub count: u32,
}

impl Sum {
    /// Adds an evaluation.
    pub(super) fn add(&mut self, evaluation: i64) {
        self.total += evaluation;
        self.count += 1;
    }

    /// The mean, rounded to the nearest whole number; `None` of nothing.
    pub fn mean(self) -> Option<i64> {
        let count = i64::from(self.count);
        (count > 0).then(|| (2 * self.total + count).div_euclid(2 * count))
    }
}

/// What a bot thinks of a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Opinion<R: Rules> {
    /// The legal actions that it has evaluated, as it ranks them, the best first.
    pub actions: Vec<Considered<R>>,
    /// Whether these are all legal actions.
    pub is_complete: bool,
    /// The action that it chooses: the first one, unless it has evaluated none that is legal.
    pub chosen: R::Action,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_is_rounded_to_the_nearest_whole_number() {
        let mean = |total, count| Sum { total, count }.mean();
        assert_eq!(
            [mean(5, 4), mean(6, 4), mean(-5, 4), mean(-7, 4)].map(Option::unwrap),
            [1, 2, -1, -2]
        );
        assert_eq!(mean(0, 0), None);
    }
}
