//! A game is counted as soon as it is listed: two minutes after its end.

use super::*;

#[tokio::test]
async fn of_several_games_those_whose_two_minutes_are_over_are_counted() {
    let store = store_of(&season()).await;
    for (ended_ms, games) in [(9, 0), (20, 3), (29, 0), (30, 1)] {
        let counted = ledger(&store).count_some(ended_ms + RECORDS_DELAY_MS).await.unwrap();
        assert_eq!(counted, games, "{ended_ms}");
    }
    assert_eq!(documents(&store), expected(&season()).await);
}
