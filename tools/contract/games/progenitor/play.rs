//! One game by what progenitor makes: `play-progenitor ADDRESS`.

use kontor_client::{
    Error, Kontor, OrProblem, Waiting,
    types::{ActionRequest, Bot, CreateGameRequest, Occupant, TakeSeatRequest, Visibility},
};

#[tokio::main]
async fn main() -> Result<(), Error> {
    let address = std::env::args().nth(1).expect("the address of a server");
    let ada = Kontor::new(&address).guest(Some("Ada")).await?;
    let api = ada.api();
    // The news begin when they are first read, and leave out what is over when they are read again.
    api.list_account_events().send().await.or_problem()?;
    let body = CreateGameRequest::builder().ruleset("medici").seats(3_u32);
    let body = body.visibility(Visibility::Public);
    let game = api.create_game().body(body).send().await.or_problem()?.id;
    for seat in [1_u32, 2] {
        let body = TakeSeatRequest::builder().occupant(Occupant::Bot).bot(Bot::Greedy);
        api.take_seat().game(&game).seat(seat).body(body).send().await.or_problem()?;
    }
    api.start_game().game(&game).send().await.or_problem()?;
    api.list_games().send().await.or_problem()?;
    api.get_view().game(&game).send().await.or_problem()?;
    api.list_account_events().send().await.or_problem()?;
    let mut decisions = ada.decisions(Waiting { game: Some(game.clone()), invite: None });
    let mut moves = 0;
    while let Some(due) = decisions.next().await? {
        let action = due.decision.actions.unwrap_or_default().remove(0);
        let body = ActionRequest { decision: due.decision.id, action };
        api.play_action().game(&game).body(body).send().await.or_problem()?;
        moves += 1;
    }
    let events = api.list_events().game(&game).send().await.or_problem()?;
    assert!(!events.items.is_empty());
    api.get_game().game(&game).send().await.or_problem()?;
    let problem = api.get_game().game("g_nowhere").send().await.or_problem();
    let Err(Error::Problem(_)) = problem else { panic!("{problem:?} is no problem") };
    println!("played {moves} moves");
    Ok(())
}
