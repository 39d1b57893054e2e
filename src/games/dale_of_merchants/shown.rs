//! Choices as their seat is shown them: of many purchases that are paid with the same hand, one
//! lists it. Templates and bots take the whole choices.

use super::choice::Choice;

/// Purchases that list more cards together say each hand once.
const CARDS_LISTED_MAX: usize = 64;

/// The choices as they are shown.
pub fn shown(mut choices: Vec<Choice>) -> Vec<Choice> {
    let cards = |choice: &Choice| match choice {
        Choice::Buy { hand, .. } | Choice::RearrangeAndBuy { hand, .. } => hand.len(),
        _other => 0,
    };
    if choices.iter().map(cards).sum::<usize>() <= CARDS_LISTED_MAX {
        return choices;
    }
    let mut listed = Vec::new();
    for choice in &mut choices {
        if let Choice::Buy { hand, .. } | Choice::RearrangeAndBuy { hand, .. } = choice {
            if *hand == listed {
                hand.clear();
            } else {
                listed.clone_from(hand);
            }
        }
    }
    choices
}

#[cfg(test)]
mod tests {
    use super::{
        super::{choice::HandCard, kinds::Card},
        *,
    };

    /// Purchases at each price with the first cards of a hand, and then with one card less.
    fn purchases(cards: u32) -> Vec<Choice> {
        let hand = |cards: u32| -> Vec<HandCard> {
            (0..cards).map(|handle| HandCard { handle, card: Card::Junk, value: 1 }).collect()
        };
        let purchase = |of: u32, price: u32| Choice::Buy {
            slot: 0,
            card: Card::Junk,
            price,
            hand: hand(of),
            must: Vec::new(),
            keep_glue: false,
        };
        [cards, cards - 1]
            .into_iter()
            .flat_map(|of| (1..=5).map(move |price| (of, price)))
            .map(|(of, price)| purchase(of, price))
            .chain([Choice::EndTurn {}])
            .collect()
    }

    /// The hands that purchases list, with those that are said before.
    fn hands(choices: &[Choice]) -> Vec<Vec<HandCard>> {
        let mut hands: Vec<Vec<HandCard>> = Vec::new();
        for choice in choices {
            if let Choice::Buy { hand, .. } = choice {
                let said = if hand.is_empty() { hands.last().cloned() } else { None };
                hands.push(said.unwrap_or_else(|| hand.clone()));
            }
        }
        hands
    }

    #[test]
    fn a_hand_that_many_purchases_share_is_listed_once() {
        let whole = purchases(20);
        let short = shown(whole.clone());
        assert_eq!(hands(&short), hands(&whole));
        let listing =
            |choice: &&Choice| matches!(choice, Choice::Buy { hand, .. } if !hand.is_empty());
        assert_eq!((short.iter().filter(listing).count(), short.len()), (2, whole.len()));
    }

    #[test]
    fn few_cards_are_listed_with_each_purchase() {
        assert_eq!(shown(purchases(5)), purchases(5));
    }
}
