//! A record of the audit log that is damaged.

use super::act::{Act, AuditItem, Outcome, Reply, Request};
use crate::{
    App,
    scene::{Scene, guest},
};

async fn act(app: &App, act: Act) -> Reply {
    let (operator, reason) = ("Olga".to_owned(), "a test".to_owned());
    app.admin.act(1_000, Request { operator, reason, act }).await.unwrap()
}

async fn is_suspended(app: &App, player: &str) -> bool {
    app.accounts.look_up(player).await.unwrap().unwrap().suspension.is_some()
}

/// The number of each record that is shown, why it cannot be read, and what became of its act.
async fn shown(app: &App) -> Vec<(u64, Option<String>, Outcome)> {
    let page = app.admin.audit(0, 100).await.unwrap();
    let items = page.items.into_iter().map(|item| match item {
        AuditItem::Entry(entry) => (entry.number, None, entry.outcome),
        AuditItem::Unreadable { number, unreadable, outcome } => {
            (number, Some(unreadable), outcome)
        }
    });
    items.collect()
}

/// The record of an act that changes something, and that of a lookup.
#[tokio::test]
async fn a_damaged_record_is_shown_among_the_others_and_stops_nothing() {
    for damaged in [1, 2] {
        let scene = Scene::new();
        let app = scene.server();
        let player = guest(&app, "Ada").await.id;
        let told = "Insults.".to_owned();
        act(&app, Act::Suspend { player: player.clone(), until: None, told }).await;
        for _ in 0..2 {
            act(&app, Act::LookUpPlayer { player: player.clone() }).await;
        }
        scene.store.corrupt_document(&format!("audit/entry/{damaged:012}"));
        assert!(is_suspended(&app, &player).await);
        let lifted = act(&app, Act::Lift { player: player.clone() }).await;
        assert_eq!((lifted.number, lifted.outcome), (4, Outcome::Done));
        assert!(!is_suspended(&app, &player).await);
        let expected = (1..=4).map(|number| {
            let why = (number == damaged).then(|| "the checksum is wrong".to_owned());
            (number, why, Outcome::Done)
        });
        assert_eq!(shown(&app).await, expected.collect::<Vec<_>>());
    }
}
