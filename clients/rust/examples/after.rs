//! Prints how each seat saw the end of a game, has the record verified, imports it, and plays on
//! from the middle of the game.
//!
//!     cargo run --example after -- http://127.0.0.1:8080 GAME [NAME PASSWORD]

use kontor_client::{
    Error, Kontor, OrProblem,
    types::{Bot, ForkGameRequest, ForkSeat, Occupant},
};

#[tokio::main]
async fn main() -> Result<(), Error> {
    let mut args = std::env::args().skip(1);
    let (base_url, game) =
        args.next().zip(args.next()).expect("after BASE_URL GAME [NAME PASSWORD]");
    let kontor = Kontor::new(&base_url).guest(Some("Ada")).await?;
    let api = kontor.api();

    let over = api.get_game().game(&game).send().await.or_problem()?;
    for seat in over.seats.iter().map(|seat| seat.seat) {
        let view = api.get_view().game(&game).as_(seat).send().await.or_problem()?;
        println!("seat {seat} saw {view:?}");
    }

    let record = api.get_record().game(&game).send().await.or_problem()?;
    let finding = api.verify_record().body(record.clone()).send().await.or_problem()?;
    match finding.divergence {
        None => println!("the record is in order"),
        Some(divergence) => println!("{divergence:?}"),
    }
    let imported = api.import_record().body(record).send().await.or_problem()?;
    println!("imported as {}", imported.id);

    // Ada plays the first seat from here on, bots all others.
    let seats = over.seats.iter().map(|seat| match seat.seat {
        0 => ForkSeat { seat: 0, occupant: Occupant::Me, bot: None, nonce: None },
        seat => ForkSeat { seat, occupant: Occupant::Bot, bot: Some(Bot::Greedy), nonce: None },
    });
    let body = ForkGameRequest::builder().at(over.seq / 2).seats(seats.collect::<Vec<_>>());
    let fork = api.fork_game().game(&game).body(body).send().await.or_problem()?;
    api.start_game().game(&fork.id).send().await.or_problem()?;
    println!("goes on as {}", fork.id);

    // A guest is gone with the session; as a user Ada can come back to her games.
    if let Some((name, password)) = args.next().zip(args.next()) {
        kontor.upgrade(&name, &password).await?;
        println!("{name} is a user now");
    }
    Ok(())
}
