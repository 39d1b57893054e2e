//! Opens tables against bots and plays at all of them over one connection: the feed of news says
//! where something is to be decided. Takes one of the actions that each decision lists.
//!
//!     cargo run --example tables -- http://127.0.0.1:8080 medici basari

use std::{collections::HashSet, time::Duration};

use kontor_client::{
    Error, Kontor, News, OrProblem,
    types::{
        AccountEvent, AccountNews, ActionRequest, Bot, CreateGameRequest, Occupant, ProblemCode,
        TakeSeatRequest,
    },
};
use tokio::time::sleep;

#[tokio::main]
async fn main() -> Result<(), Error> {
    let mut args = std::env::args().skip(1);
    let base_url = args.next().expect("tables BASE_URL RULESET …");
    // A bot that stays has an account, and a token of its own. Without one, a guest plays.
    let kontor = match std::env::var("KONTOR_TOKEN") {
        Ok(token) => Kontor::with_token(&base_url, token),
        Err(_) => Kontor::new(&base_url).guest(Some("Bot")).await?,
    };
    let api = kontor.api();

    let mut running = HashSet::new();
    for ruleset in args {
        let body = CreateGameRequest::builder().ruleset(ruleset).seats(3_u32);
        let game = api.create_game().body(body).send().await.or_problem()?.id;
        for seat in [1_u32, 2] {
            let body = TakeSeatRequest::builder().occupant(Occupant::Bot).bot(Bot::Greedy);
            api.take_seat().game(&game).seat(seat).body(body).send().await.or_problem()?;
        }
        api.start_game().game(&game).send().await.or_problem()?;
        running.insert(game);
    }

    let mut news = kontor.news(News::default());
    while !running.is_empty() {
        let AccountEvent { game, ruleset, news, .. } = news.next().await?;
        match (game, news) {
            (Some(game), AccountNews::DecisionOpened { decision, .. }) => {
                decide(&kontor, &game, &decision).await?;
            }
            (Some(game), AccountNews::TableFinished { outcome }) if running.remove(&game) => {
                println!("{} is over: {:?}", ruleset.unwrap_or_default(), outcome.places);
            }
            (Some(game), AccountNews::TableDeleted { .. }) if running.remove(&game) => {
                println!("{} is gone", ruleset.unwrap_or_default());
            }
            _ => {}
        }
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
