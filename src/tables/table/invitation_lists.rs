//! The lists of invitations as they are read and written: that of a sender, and those of players,
//! which change as one.

use crate::{
    error::TablesError,
    table::invited::{Received, Sent, SentLine, received_key, sent_key},
};
use kontor_log::time::Timestamp;
use kontor_service::{
    documents::{Documents, Edited, Group},
    error::ServiceError,
};

/// The list of a sender, and those of some players, as they are at one moment.
pub(super) async fn read_lists(
    documents: &Documents,
    sender: &str,
    players: &[&str],
) -> Result<(Edited<Sent>, Vec<Edited<Received>>), TablesError> {
    let of_players: Vec<String> = players.iter().map(|player| received_key(player)).collect();
    let of_sender = sent_key(sender);
    let keys: Vec<&str> = of_players.iter().chain([&of_sender]).map(String::as_str).collect();
    let mut found = documents.0.get_all(&keys).await?;
    let sent = Edited::of(of_sender, found.pop().flatten().as_ref())?;
    let lists = of_players.into_iter().zip(found);
    let received = lists.map(|(key, found)| Edited::of(key, found.as_ref()));
    Ok((sent, received.collect::<Result<_, _>>()?))
}

/// Who does something with an invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    /// The player who has sent it.
    Sender,
    /// The player who has got it.
    Player,
}

/// The list of a sender and that of a player, which change as one.
pub(super) struct Lists {
    pub(super) sent: Edited<Sent>,
    pub(super) received: Edited<Received>,
}

impl Lists {
    /// Both lists, as they are at one moment, for what one side does. A damaged list of the other
    /// side keeps this one from nothing: it counts as empty, and stays as it is.
    pub(super) async fn read_by(
        side: Side,
        documents: &Documents,
        sender: &str,
        player: &str,
    ) -> Result<Self, TablesError> {
        let keys = [sent_key(sender), received_key(player)];
        let found = documents.each_of(&keys).await?;
        let [of_sender, of_player] = keys;
        let mut found = found.into_iter();
        let (Some(sent), Some(received)) = (found.next(), found.next()) else {
            unreachable!("there is one for each key");
        };
        Ok(match side {
            Side::Sender => Lists {
                sent: Edited::of(of_sender, sent.map_err(ServiceError::from)?.as_ref())?,
                received: Edited::of_undamaged(of_player, received),
            },
            Side::Player => Lists {
                sent: Edited::of_undamaged(of_sender, sent),
                received: Edited::of(of_player, received.map_err(ServiceError::from)?.as_ref())?,
            },
        })
    }

    /// Both lists, neither of which is damaged.
    pub(super) async fn read(
        documents: &Documents,
        sender: &str,
        player: &str,
    ) -> Result<Self, TablesError> {
        let (sent, mut received) = read_lists(documents, sender, &[player]).await?;
        let received = received.pop().expect("there is one for each player");
        Ok(Lists { sent, received })
    }

    /// Changes both lists as one for what one side does, and returns the result of the change, which
    /// is made again if another one came first.
    pub(super) async fn change_by<T>(
        side: Side,
        documents: &Documents,
        sender: &str,
        player: &str,
        change: impl Fn(&mut Lists) -> T,
    ) -> Result<T, TablesError> {
        let changed = documents.until_written_with(|| async {
            let mut lists = Lists::read_by(side, documents, sender, player).await?;
            let result = change(&mut lists);
            Ok((lists.add_to(Group::new()), result))
        });
        changed.await
    }

    /// Takes away an invitation that the player has answered by sitting down.
    pub(super) fn answer(&mut self, game: &str, player: &str) {
        self.received.remove(game);
        self.sent.remove(game, player);
    }

    /// Notes that an invitation is withdrawn. Returns whether the player had it.
    pub(super) fn withdraw(&mut self, game: &str, player: &str, now: Timestamp) -> bool {
        self.sent.remove(game, player);
        self.received.withdraw(game, now)
    }

    /// Notes that the player declines an invitation. Returns the line of the sender, who is to be
    /// told.
    pub(super) fn decline(&mut self, game: &str, player: &str) -> Option<SentLine> {
        self.received.decline(game);
        self.sent.remove(game, player)
    }

    /// Adds to a group what has changed. It is written only as long as both lists are as they were
    /// read.
    pub(super) fn add_to(self, group: Group) -> Group {
        self.received.put_or_hold(self.sent.put_or_hold(group))
    }
}
