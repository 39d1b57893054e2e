//! Enters a tournament as a new user, or as the player of `KONTOR_TOKEN`, plays all its games, and prints how it ended. Takes one of the
//! actions that each decision lists.
//!
//!     cargo run --example tournament -- http://127.0.0.1:8080 TOURNAMENT [NAME PASSWORD]

use std::time::Duration;

use kontor_client::{
    Error, Kontor, News, OrProblem,
    types::{AccountEvent, AccountNews, ActionRequest, ProblemCode, TournamentEntrant},
};
use tokio::time::sleep;

#[tokio::main]
async fn main() -> Result<(), Error> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (cup, kontor) = match (&args[..], std::env::var("KONTOR_TOKEN")) {
        // A bot that stays has an account, and a token of its own.
        ([base_url, cup], Ok(token)) => (cup, Kontor::with_token(base_url, token)),
        ([base_url, cup, name, password], _) => {
            (cup, Kontor::new(base_url).sign_up(name, password).await?)
        }
        _ => panic!("tournament BASE_URL TOURNAMENT [NAME PASSWORD]"),
    };
    let api = kontor.api();

    let entered = api.enter_tournament().tournament(cup).send().await.or_problem()?;
    println!("enters {}", entered.terms.name);

    let mut news = kontor.news(News::default());
    loop {
        let AccountEvent { game, news, .. } = news.next().await?;
        match (game, news) {
            (Some(game), AccountNews::DecisionOpened { decision, .. }) => {
                decide(&kontor, &game, &decision).await?;
            }
            (_, AccountNews::TournamentEnded { tournament, .. }) if tournament == *cup => break,
            (_, AccountNews::TournamentCancelled { tournament, .. }) if tournament == *cup => {
                println!("it was cancelled");
                return Ok(());
            }
            _ => {}
        }
    }

    let standings = api.get_tournament_standings().tournament(cup).send().await.or_problem()?;
    for one in standings.items {
        let who = match one.who {
            TournamentEntrant::Player { player } => player.name,
            TournamentEntrant::Bot { bot } => bot.to_string(),
            TournamentEntrant::Unknown { .. } => "unknown participant".to_owned(),
        };
        println!("{}. {who}, {} points", one.standing.rank, one.standing.points as f64 / 2.0);
    }
    Ok(())
}

/// The pause before a move is tried again in a game that is set aside. A bot that must not wait for
/// one game plays each in a task of its own.
const PAUSE: Duration = Duration::from_secs(5);

async fn decide(kontor: &Kontor, game: &str, decision: &str) -> Result<(), Error> {
    loop {
        match answer(kontor, game, decision).await {
            // It is not open any more, because a player was quicker or the table is gone: if another
            // one took its place, that is news.
            Err(error) if is_closed(&error) => return Ok(()),
            // It goes on when its operator lets it.
            Err(error) if error.code() == Some(&ProblemCode::GameQuarantined) => {
                sleep(PAUSE).await;
            }
            answered => return answered,
        }
    }
}

async fn answer(kontor: &Kontor, game: &str, decision: &str) -> Result<(), Error> {
    let api = kontor.api();
    let open = api.get_decision().game(game).decision(decision).send().await.or_problem()?;
    let Some(action) = fastrand::choice(open.actions.unwrap_or_default()) else { return Ok(()) };
    let body = ActionRequest::builder().decision(decision).action(action);
    let move_ = api.play_action().game(game).idempotency_key(decision).body(body);
    move_.send().await.or_problem()?;
    Ok(())
}

fn is_closed(error: &Error) -> bool {
    use ProblemCode::{DecisionClosed, DecisionUnknown, GameOver, GameUnknown};
    matches!(error.code(), Some(DecisionClosed | DecisionUnknown | GameOver | GameUnknown))
}
