//! Reading the events of an account inside of the program.

use super::look::look;
use kontor_service::{
    account_news::{
        AccountEvent,
        documents::{self, PAGE_ITEMS},
    },
    documents::Documents,
    runtime::games::Games,
};
use kontor_tables::error::TablesError;

/// Number of the last event of a player.
pub(crate) async fn last_number(games: &Games, player: &str) -> Result<u64, TablesError> {
    look(games, player).await.map(|kept| kept.last())
}

/// The first event after this number that is wanted, if there is one.
pub(crate) async fn next_event(
    games: &Games,
    player: &str,
    after: u64,
    is_wanted: impl Fn(&AccountEvent) -> bool,
) -> Result<Option<AccountEvent>, TablesError> {
    let kept = look(games, player).await?;
    let mut after = after;
    loop {
        let limit = PAGE_ITEMS as usize;
        let items = documents::after(games, player, &kept, after, limit).await?;
        let Some(last) = items.last().map(|item| item.number) else { return Ok(None) };
        if let Some(wanted) = items.into_iter().find(&is_wanted) {
            return Ok(Some(wanted));
        }
        after = last;
    }
}

/// The events after this number that are kept, without a look for new ones.
pub(crate) async fn kept_after(
    games: &Games,
    player: &str,
    after: u64,
    limit: usize,
) -> Result<Vec<AccountEvent>, TablesError> {
    let documents = Documents(games.documents().clone());
    let (_, kept) = documents::read(&documents, player).await?;
    Ok(documents::after(games, player, &kept, after, limit).await?)
}

/// The event with this number, if it is kept.
pub(crate) async fn event(
    games: &Games,
    player: &str,
    number: u64,
) -> Result<Option<AccountEvent>, TablesError> {
    let found = next_event(games, player, number.saturating_sub(1), |_| true).await?;
    Ok(found.filter(|event| event.number == number))
}
