//! Asks for opponents and plays with others who ask for the same game. The request has a key, so
//! that it can be sent again until there is an answer. Takes one of the actions that each decision
//! lists.
//!
//!     cargo run --example match -- http://127.0.0.1:8080 basari 3

use std::time::Duration;

use kontor_client::{
    Error, Kontor, News, OrProblem,
    types::{AccountEvent, AccountNews, ActionRequest, FindMatchRequest, ProblemCode},
};
use tokio::time::sleep;

#[tokio::main]
async fn main() -> Result<(), Error> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [base_url, ruleset, seats] = &args[..] else { panic!("match BASE_URL RULESET SEATS") };
    let seats: u32 = seats.parse().expect("SEATS is a number");
    // A bot that stays has an account, and a token of its own. Without one, a guest plays.
    let kontor = match std::env::var("KONTOR_TOKEN") {
        Ok(token) => Kontor::with_token(base_url, token),
        Err(_) => Kontor::new(base_url).guest(Some("Bot")).await?,
    };

    let key: String = std::iter::repeat_with(fastrand::alphanumeric).take(24).collect();
    let body = FindMatchRequest::builder().ruleset(ruleset).seats(seats);
    let request = kontor.api().find_match().idempotency_key(key).body(body);
    match request.send().await.or_problem()?.seek {
        Some(seek) => println!("waits, {} of {} are there", seek.players.len(), seek.seats),
        None => println!("all are there"),
    }

    let mut news = kontor.news(News::default());
    loop {
        let AccountEvent { game, news, .. } = news.next().await?;
        match (game, news) {
            (Some(game), AccountNews::DecisionOpened { decision, .. }) => {
                decide(&kontor, &game, &decision).await?;
            }
            (_, AccountNews::TableFinished { outcome }) => {
                println!("{ruleset} is over: {:?}", outcome.places);
                return Ok(());
            }
            (_, AccountNews::TableDeleted { .. }) => {
                println!("the table is gone");
                return Ok(());
            }
            (_, AccountNews::SeekExpired { .. }) => {
                println!("no other player came");
                return Ok(());
            }
            _ => {}
        }
    }
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
