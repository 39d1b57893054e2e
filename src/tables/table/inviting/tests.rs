//! What is confirmed between the decision on an invitation and its write.

use kontor_accounts::player_lists::ListKind;
use kontor_store::Conflict;

use crate::scene::{Scene, guest};

/// Either of the two can block the other one.
#[tokio::test]
async fn an_invitation_depends_on_the_blocks_of_its_sender_and_of_the_player() {
    for is_sender in [true, false] {
        let scene = Scene::new();
        let server = scene.server();
        let (sender, player) = (guest(&server, "Ada").await, guest(&server, "Ben").await);
        let (of_table, asked) = (("g_1", "medici", server.tables.now()), [(player.clone(), None)]);
        let inviting = server.tables.inviting(&sender, of_table, &asked).await.unwrap();
        assert!(inviting.results[0].is_ok() && inviting.told.len() == 1);
        let (who, whom) = if is_sender { (&sender, &player) } else { (&player, &sender) };
        server.accounts.list_player(who, ListKind::Blocks, &whom.id).await.unwrap();
        let written = server.tables.documents().write_group(inviting.group).await.unwrap();
        let lists = format!("player_lists/{}", who.id);
        assert_eq!(written, Some(Conflict::Precondition(lists)), "{is_sender}");
    }
}
