//! Damaged lists of invitations.

use super::{decline, invite, invited_by, invited_to, sit_down, table_of, withdraw};
use crate::{http::ratings::named, support::local::Local};

/// Other players sit down at a table of the sender, and decline; the sender withdraws.
#[tokio::test]
async fn a_damaged_list_of_one_side_does_not_stop_the_other_side() {
    let local = Local::idle();
    let [ada, ben, cleo] = named(&local, ["Ada", "Ben", "Cleo"]).await;
    let table = table_of(&ada, "public").await;
    for player in [&ben, &cleo] {
        invite(&table, player, None).await.expect(200);
    }
    local.store.corrupt_document(&format!("invitations_sent/{}", ada.id));
    sit_down(&cleo, &table, 2).await.expect(200);
    assert_eq!(decline(&ben, &table).await.status, 204);
    for player in [&ben, &cleo] {
        assert_eq!(invited_to(player).await, Vec::<String>::new());
    }

    let other = table_of(&cleo, "public").await;
    invite(&other, &ben, Some(1)).await.expect(200);
    local.store.corrupt_document(&format!("invitations/{}", ben.id));
    assert_eq!(withdraw(&other, &ben).await.status, 204);
    assert!(invited_by(&other).await.is_empty());
}
