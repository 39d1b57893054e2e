//! Prints a game as spectators hear it, from its first event to its last.
//!
//!     cargo run --example follow -- http://127.0.0.1:8080 GAME [INVITE]

use kontor_client::{Error, Follow, Kontor, types::GameEvent};

#[tokio::main]
async fn main() -> Result<(), Error> {
    let mut args = std::env::args().skip(1);
    let (base_url, game) = args.next().zip(args.next()).expect("follow BASE_URL GAME [INVITE]");
    let mut events =
        Kontor::new(&base_url).follow(&game, Follow { invite: args.next(), ..Follow::default() });
    while let Some(event) = events.next().await? {
        match event {
            GameEvent::TableStarted { .. } => println!("The game begins."),
            GameEvent::TableFinished { data, .. } => println!("It is over: {}.", data.reason),
            // Types that this client does not know yet come here too, as `GameEvent::Unknown`.
            event => println!("{} {} {event:?}", event.seq(), event.type_()),
        }
    }
    Ok(())
}
