//! Games of all rulesets on a server that is killed again and again, for as long as one likes:
//! `SOAK_S=3600 make soak`. Without `SOAK_S` it is a matter of a few kills.
//!
//! After each restart all that was answered is there, and every spectator has heard what happened
//! without a gap; games that have ended verify, and others begin in their place.

use std::time::{Duration, Instant};

use crate::{
    crash::{Play, all, play_and_kill},
    support::{dice::Dice, generic::Ruleset, server::Server},
};

/// Games that go on at the same time.
const GAMES: usize = 8;

/// Kills, unless the time is given.
const KILLS: usize = 3;

/// Answered actions between two kills: up to so many, by lot.
const ANSWERS_MAX: usize = 250;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_go_on_over_kills_for_as_long_as_one_likes() {
    let given = std::env::var("SOAK_S")
        .ok()
        .map(|seconds| Duration::from_secs(seconds.parse().expect("SOAK_S is a number")));
    let (begun, mut dice, mut server) = (Instant::now(), Dice::new(30), Server::start());
    let rulesets = Ruleset::all(&server.nobody()).await;
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
