//! Games of all rulesets on a server that is killed again and again, for as many seconds as
//! `SOAK_S` says: `SOAK_S=3600 make soak`. Without it the server is killed a few times.
//!
//! After each restart every answered action must be there, and every spectator must have received
//! all events without a gap. Games that have ended must verify, and others begin in their place.

use std::time::{Duration, Instant};

use crate::{
    crash::{all, play::Play, play_and_kill},
    support::{dice::Dice, generic::Ruleset, server::Server},
};

/// Games in progress at the same time.
const GAMES: usize = 8;

/// Kills, unless `SOAK_S` gives a time.
const KILLS: usize = 3;

/// Answered actions between two kills: a random number up to this.
const ANSWERS_MAX: usize = 250;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_survive_repeated_kills() {
    let given = std::env::var("SOAK_S")
        .ok()
        .map(|seconds| Duration::from_secs(seconds.parse().expect("SOAK_S is a number")));
    let (begun, mut dice, mut server) = (Instant::now(), Dice::new(30), Server::start());
    let rulesets = Ruleset::all(&server.anonymous()).await;
    let address = server.address.clone();
    let begin = |number| Play::begin(address.clone(), rulesets.clone(), number);
    let mut plays: Vec<Play> = all(0..GAMES, &begin).await;
    let (mut games, mut kills) = (GAMES, 0);
    while given.map_or(kills < KILLS, |given| begun.elapsed() < given) {
        plays = play_and_kill(&mut server, plays, 1 + dice.below(ANSWERS_MAX)).await;
        kills += 1;
        let checked = all(plays, Play::check).await;
        let (over, going): (Vec<Play>, Vec<Play>) = checked.into_iter().partition(Play::is_over);
        let ended = over.len();
        all(over, Play::finish).await;
        plays = going;
        plays.extend(all(games..games + ended, &begin).await);
        games += ended;
    }
    all(plays, Play::finish).await;
    println!("{kills} kills, {games} games, {} s", begun.elapsed().as_secs());
}
