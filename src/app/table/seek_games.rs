//! How a complete seek becomes a game, and what is remembered of it then.

use crate::{
    accounts::Accounts,
    documents::Documents,
    error::AppError,
    log::{chain::sha256, lobby::Lobby, table_event::PlayerRef},
    requester::player_ref,
    runtime::handle::with_handle,
    table::{
        create::Tables,
        own_seeks,
        seated::{NewSeatedTable, Sitter},
        seek_moves, seek_rows,
        seek_terms::NewSeek,
        seeks::{KeptSeek, Member, Place, game_id, hex_of, key_of, place_of, read},
    },
    time::Timestamp,
};
use kontor_games::GameKind;

/// What the keys of the documents of seeks begin with whose game has begun.
const DONE_PREFIX: &str = "seeks_done/";

/// For how long a seek is remembered after its game has begun, in milliseconds: whoever did not get
/// the answer to a request can ask again.
pub const SEEK_REMEMBERED_MS: u64 = 60 * 60 * 1000;

/// A seek whose game has begun, if it is remembered.
pub(crate) async fn read_done(
    documents: &Documents,
    id: &str,
) -> Result<Option<KeptSeek>, AppError> {
    let Some(place) = place_of(id, "k") else { return Ok(None) };
    let found = documents.read(&done_key(&place)).await?;
    Ok(found.map(|found| found.value))
}

fn done_key(place: &Place) -> String {
    [DONE_PREFIX, &hex_of(place)].concat()
}

/// Forgets a seek whose game has begun, when the time has come. A row that something else was due may
/// have been left behind, and comes earlier.
pub(crate) async fn forget_done(
    documents: &Documents,
    place: &Place,
    now: Timestamp,
) -> Result<(), AppError> {
    let done = documents.read::<KeptSeek>(&done_key(place)).await?;
    match done.and_then(|done| done.value.remembered_until).filter(|until| now < *until) {
        Some(until) => seek_rows::note_due(documents, place, until).await,
        None => documents.remove(&done_key(place)).await,
    }
}

/// Forgets the rows of a seek that is gone, but for that of what is remembered of its game.
pub(crate) async fn forget_rows(
    documents: &Documents,
    place: &Place,
    kept: &KeptSeek,
    now: Timestamp,
) -> Result<(), AppError> {
    seek_rows::forget(documents, place, kept).await?;
    let is_remembered = documents.read::<KeptSeek>(&done_key(place)).await?.is_some();
    if is_remembered {
        seek_rows::note_due(documents, place, Timestamp(now.0 + SEEK_REMEMBERED_MS)).await?;
    }
    Ok(())
}

impl Tables {
    /// Makes the game of a complete seek, or goes on where somebody stopped.
    pub(crate) async fn form(&self, id: &str, accounts: &Accounts) -> Result<(), AppError> {
        let documents = self.documents();
        let Some(kept) = read(&documents, id).await? else { return Ok(()) };
        let kept = kept.value;
        let Some(seats) = kept.forming else { return Ok(()) };
        // It was made anew by a late request, and others came: its game has begun without them.
        let others = |done: &KeptSeek| kept.members.iter().any(|who| !done.has(&who.player.id));
        if read_done(&documents, id).await?.is_some_and(|done| others(&done)) {
            return Err(AppError::SeekClosed);
        }
        let place = place_of(id, "k").expect("the id was read");
        let now = self.now();
        let is_made = match self.form_at(&game_id(&place), &kept, seats, accounts).await {
            Ok(()) => true,
            // The game is deleted already, as those of guests are after a time.
            Err(AppError::GameUnknown) => false,
            // Another release allowed what this one refuses: nobody can form the table.
            Err(error @ (AppError::OptionsInvalid(_) | AppError::RulesetUnknown)) => {
                tracing::warn!(seek = id, %error, "the table of a seek cannot be formed");
                false
            }
            Err(error) => return Err(error),
        };
        // Before the row of what is remembered, which can be the same.
        seek_rows::forget(&documents, &place, &kept).await?;
        if is_made {
            let until = Timestamp(now.0 + SEEK_REMEMBERED_MS);
            seek_rows::note_due(&documents, &place, until).await?;
            // Whoever was first has written the same.
            let done = KeptSeek { remembered_until: Some(until), ..kept.clone() };
            documents.write(&done_key(&place), None, &done).await?;
        }
        seek_moves::finish_arrivals(&documents, &kept, now).await?;
        for member in &kept.members {
            own_seeks::note_formed(&documents, &member.player.id, id).await?;
        }
        documents.remove(&key_of(&place)).await
    }

    /// The players have the names and kinds that they have now: they may have waited for days.
    async fn form_at(
        &self,
        game: &str,
        kept: &KeptSeek,
        seats: u8,
        accounts: &Accounts,
    ) -> Result<(), AppError> {
        let mut players = Vec::new();
        for member in &kept.members {
            players.push(accounts.named_now(&player_ref(&member.player)).await?);
        }
        let (Some(Member { by, .. }), Some(owner)) = (kept.members.first(), players.first()) else {
            return Ok(());
        };
        let NewSeek { ruleset, options, stand_in, turn_limit_s, clock, rated, .. } =
            kept.terms.clone();
        let table = NewSeatedTable {
            id: game.to_owned(),
            ruleset: GameKind::from_id(&ruleset).ok_or(AppError::RulesetUnknown)?,
            options: options.unwrap_or_else(|| serde_json::json!({})),
            owner: owner.clone(),
            sitters: sitters(game, players, &kept.terms, seats),
            stand_in,
            turn_limit_s,
            clock,
            rated,
            tournament: None,
            by: by.clone(),
        };
        self.make_seated_table(table).await
    }

    /// Whether this player has played the game of a seek; `None` if there is no such game.
    pub(crate) async fn has_played(
        &self,
        seek: &str,
        player: &str,
    ) -> Result<Option<bool>, AppError> {
        let game = place_of(seek, "k").map(|place| game_id(&place)).ok_or(AppError::SeekUnknown)?;
        match self.lobby(&game).await {
            Ok(lobby) => Ok(Some(lobby.seatings.contains_key(player))),
            Err(AppError::GameUnknown) => Ok(None),
            Err(error) => Err(error),
        }
    }

    async fn lobby(&self, game: &str) -> Result<Lobby, AppError> {
        let any = self.games.handle(game).await?;
        with_handle!(any, handle => {
            self.games.read(&handle, |snapshot| Ok(Lobby::clone(&snapshot.lobby))).await
        })
    }
}

/// Who sits where. It depends on the id of the game alone, so that whoever was first has no better
/// seat, and so that every server makes the same table. Bots take the seats that are left.
fn sitters(game: &str, mut players: Vec<PlayerRef>, terms: &NewSeek, seats: u8) -> Vec<Sitter> {
    players.sort_by_key(|player| sha256(&[game.as_bytes(), player.id.as_bytes()]));
    let players = players.into_iter().map(Sitter::Player);
    let bots = terms.fill_with.into_iter().flat_map(|bot| std::iter::repeat(Sitter::Bot(bot)));
    players.chain(bots).take(seats.into()).collect()
}
