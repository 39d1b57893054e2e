//! Every game is played to its end.

use std::sync::{
    Arc,
    atomic::{AtomicU32, Ordering},
};

use kontor_client::{
    Follow, Kontor, OrProblem, Settings,
    types::{GameAction, GameEvent, GameView},
};
use tokio::{sync::Mutex, task::JoinSet};

use crate::{
    server::Server,
    table::{play_seat, rulesets, start_table},
};

/// Moves after which the server is killed, once in each game.
const MOVES_BEFORE_KILL: u32 = 20;

#[tokio::test(flavor = "multi_thread")]
async fn every_ruleset_is_played_to_its_end_at_every_number_of_players_over_a_kill_of_the_server() {
    let server = Server::start().await;
    let base_url = server.base_url.clone();
    let server = Arc::new(Mutex::new(server));
    let rulesets = rulesets(&base_url).await;
    assert!(rulesets.len() > 1);
    for ruleset in rulesets {
        // By day with as many players as can be: then the most decisions are open at once.
        let fewest = match std::env::var_os("NIGHTLY") {
            Some(_) => ruleset.seats_min,
            None => ruleset.seats_max,
        };
        for seats in fewest..=ruleset.seats_max {
            let (game, players) =
                start_table(&base_url, &ruleset, seats, &Settings::default()).await;
            let anybody = Kontor::new(&base_url);
            let heard = tokio::spawn(collect(anybody.clone(), game.clone()));
            let moves = Arc::new(AtomicU32::new(0));
            let mut seated = JoinSet::new();
            for player in players {
                let (server, moves) = (Arc::clone(&server), Arc::clone(&moves));
                seated.spawn(play_seat(player, game.clone(), async move |action| {
                    assert!(!matches!(action, GameAction::Unknown { .. }), "{action:?}");
                    if moves.fetch_add(1, Ordering::Relaxed) + 1 == MOVES_BEFORE_KILL {
                        server.lock().await.restart().await;
                    }
                }));
            }
            seated.join_all().await;

            let events = heard.await.unwrap();
            assert!(
                events.iter().map(GameEvent::seq).eq(1..=events.len() as u64),
                "no gap, nothing twice"
            );
            assert!(matches!(events.last(), Some(GameEvent::TableFinished { .. })));
            assert!(events.iter().all(|event| !matches!(event, GameEvent::Unknown { .. })));
            let view = anybody.api().get_view().game(&game).send().await.or_problem().unwrap();
            assert!(
                !matches!(view, GameView::Unknown { .. }) && view.ruleset() == ruleset.id,
                "{view:?}"
            );
            let record = anybody.api().get_record().game(&game).send().await.or_problem().unwrap();
            assert_eq!(record.outcome.as_ref().unwrap().places.len(), seats as usize);
            let checker = anybody.guest(None).await.unwrap();
            let finding =
                checker.api().verify_record().body(record).send().await.or_problem().unwrap();
            assert!(finding.valid, "goes back as it came: {:?}", finding.divergence);
        }
    }
}

async fn collect(kontor: Kontor, game: String) -> Vec<GameEvent> {
    let mut events = kontor.follow(&game, Follow::default());
    let mut heard = Vec::new();
    while let Some(event) = events.next().await.unwrap() {
        heard.push(event);
    }
    assert_eq!(events.end(), Some("finished"));
    heard
}
