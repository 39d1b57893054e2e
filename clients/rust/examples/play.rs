//! Plays a game against two bots.

use kontor_client::{
    Error, Kontor, OrProblem, Settings, Waiting,
    types::{
        ActionRequest, Bot, CreateGameRequest, GameAction, GameChoice, Occupant, TakeSeatRequest,
    },
};

#[tokio::main]
async fn main() -> Result<(), Error> {
    // Further addresses are other servers of the same service.
    let mut addresses = std::env::args().skip(1);
    let first = addresses.next().unwrap_or("http://127.0.0.1:8080".to_owned());
    let settings = Settings { further: addresses.collect(), ..Settings::default() };
    let kontor = Kontor::with(&first, settings).guest(Some("Ada")).await?;
    let api = kontor.api();

    // A table for three; the others are bots.
    let body = CreateGameRequest::builder().ruleset("medici").seats(3_u32);
    let game = api.create_game().body(body).send().await.or_problem()?.id;
    for seat in [1_u32, 2] {
        let body = TakeSeatRequest::builder().occupant(Occupant::Bot).bot(Bot::Greedy);
        api.take_seat().game(&game).seat(seat).body(body).send().await.or_problem()?;
    }
    api.start_game().game(&game).send().await.or_problem()?;

    // A choice says what can be done; an action is what is done. Low bids, and otherwise the first
    // action that is offered, until the game is over.
    let mut decisions = kontor.decisions(Waiting { game: Some(game.clone()), invite: None });
    while let Some(due) = decisions.next().await? {
        let mut action = due.decision.actions.unwrap_or_default().remove(0);
        for choice in due.decision.choices.unwrap_or_default() {
            if let GameChoice::MediciBid { min: amount @ ..=10, .. } = choice {
                action = GameAction::MediciBid { amount };
            }
        }
        let body = ActionRequest { decision: due.decision.id, action };
        api.play_action().game(&game).body(body).send().await.or_problem()?;
    }
    let table = api.get_game().game(&game).send().await.or_problem()?;
    println!("{:?}", table.outcome.map(|outcome| outcome.places));
    Ok(())
}
