//! Sits down at a table and plays any ruleset to the end: it takes one of the actions that each
//! decision lists.
//!
//!     cargo run --example bot -- http://127.0.0.1:8080 GAME [INVITE]

use std::time::Duration;

use kontor_client::{
    Error, Kontor, OrProblem, Waiting,
    types::{ActionRequest, DueDecision, Occupant, ProblemCode, TakeSeatRequest},
};
use tokio::time::sleep;

/// The pause before a move is tried again in a game that is set aside.
const PAUSE: Duration = Duration::from_secs(5);

#[tokio::main]
async fn main() -> Result<(), Error> {
    let mut args = std::env::args().skip(1);
    let (base_url, game) = args.next().zip(args.next()).expect("bot BASE_URL GAME [INVITE]");
    let invite = args.next();
    // A bot that stays has an account, and a token of its own. Without one, a guest plays.
    let kontor = match std::env::var("KONTOR_TOKEN") {
        Ok(token) => Kontor::with_token(&base_url, token),
        Err(_) => Kontor::new(&base_url).guest(Some("Bot")).await?,
    };
    let api = kontor.api();

    let mut table = api.get_game().game(&game);
    if let Some(invite) = &invite {
        table = table.invite(invite);
    }
    let table = table.send().await.or_problem()?;
    let free = table
        .seats
        .iter()
        .find(|seat| seat.player.is_none() && seat.bot.is_none())
        .expect("a free seat")
        .seat;
    let body = TakeSeatRequest::builder().occupant(Occupant::Me).invite(invite.clone());
    api.take_seat().game(&game).seat(free).body(body).send().await.or_problem()?;
    println!("Bot sits on seat {free}");

    let mut decisions = kontor.decisions(Waiting { game: Some(game.clone()), invite });
    while let Some(DueDecision { decision, .. }) = decisions.next().await? {
        let Some(action) = fastrand::choice(decision.actions.unwrap_or_default()) else {
            continue;
        };
        println!("{} {action:?}", decision.kind);
        let body = ActionRequest::builder().decision(&decision.id).action(action);
        // The id of the decision is a good key: it is answered once, however often the request is
        // sent.
        loop {
            let body = body.clone();
            let request = api.play_action().game(&game).idempotency_key(&decision.id).body(body);
            match request.send().await.or_problem() {
                // The game is set aside: it goes on when its operator lets it.
                Err(error) if error.code() == Some(&ProblemCode::GameQuarantined) => {
                    sleep(PAUSE).await;
                    continue;
                }
                // A player was quicker and changed what may be answered: another decision follows.
                Err(error) if error.code() == Some(&ProblemCode::DecisionClosed) => {}
                played => _ = played?,
            }
            break;
        }
    }
    let table = api.get_game().game(&game).send().await.or_problem()?;
    println!("over {:?}", table.outcome.map(|outcome| outcome.places));
    Ok(())
}
