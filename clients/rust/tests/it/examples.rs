//! The examples are run as users run them; README.md shows one of them.

use std::{env, path::PathBuf, process::Stdio, time::Duration};

use kontor_client::{
    Kontor, OrProblem, Timestamp,
    types::{
        Bot, CreateGameRequest, CreateTournamentRequest, Status, TournamentFormat, Visibility,
    },
};
use time::OffsetDateTime;
use tokio::process::{Child, Command};

use crate::{
    server::{Server, within},
    table::{bot_token, finished_game},
};

#[test]
fn the_page_shows_the_examples_that_are_run() {
    let page = include_str!("../../README.md");
    assert!(page.contains(include_str!("../../examples/play.rs")));
    assert!(page.contains(include_str!("../../examples/tables.rs")));
}

#[tokio::test]
async fn a_bot_by_the_example_plays_at_several_tables_over_one_connection() {
    let server = Server::start().await;
    let said = output(example("tables", &[&server.base_url, "medici", "basari", "medici"])).await;
    let mut over: Vec<_> =
        said.lines().map(|line| line.split(" is over: [Place {").next()).collect();
    over.sort_unstable();
    assert_eq!(over, [Some("basari"), Some("medici"), Some("medici")], "{said}");
}

#[tokio::test]
async fn programs_by_the_example_that_ask_for_a_match_find_each_other_and_play() {
    let server = Server::start().await;
    let args = [server.base_url.as_str(), "basari", "3"];
    let asking = [(); 3].map(|()| tokio::spawn(output(example("match", &args))));
    for said in asking {
        let said = said.await.unwrap();
        let first = said.lines().next().unwrap_or_default();
        assert!(first == "all are there" || first.ends_with("of 3 are there"), "{said}");
        assert!(said.contains("\nbasari is over: [Place {"), "{said}");
    }
}

#[tokio::test]
async fn programs_by_the_example_that_enter_a_tournament_play_it_to_its_end() {
    let server = Server::start().await;
    let organizer = Kontor::new(&server.base_url).sign_up("Organizer", "correct horse").await;
    let ends_at = Timestamp(OffsetDateTime::now_utc() + Duration::from_secs(3_600));
    let body = CreateTournamentRequest::builder()
        .name("Cup")
        .ruleset("basari")
        .seats(3_u32)
        .format(TournamentFormat::Swiss { rounds: 2 })
        .participants_max(3_u32)
        .start_when_full(true)
        .registration_ends_at(ends_at)
        .round_limit_s(3_600_u32)
        .turn_limit_s(60_u32);
    let cup = organizer.unwrap().api().create_tournament().body(body).send().await;
    let cup = cup.or_problem().unwrap().id;
    let token = bot_token(&server.base_url, "Lea").await;
    let entering = ["Tom", "Kim", "Lea"].map(|name| {
        let args = [server.base_url.as_str(), &cup, name, "correct horse"];
        tokio::spawn(output(match name {
            "Lea" => example_with("tournament", &args[..2], &[("KONTOR_TOKEN", &token)]),
            _ => example("tournament", &args),
        }))
    });
    for said in entering {
        let said = said.await.unwrap();
        let (entered, standings) = said.split_once('\n').unwrap();
        assert_eq!(entered, "enters Cup");
        for name in ["Tom", "Kim", "Lea"] {
            assert!(standings.contains(&format!(". {name}, ")), "{said}");
        }
    }
}

#[tokio::test]
async fn the_example_of_the_page_plays_a_game() {
    let server = Server::start().await;
    let said = output(example("play", &[&server.base_url])).await;
    assert!(said.contains("Place {"), "{said}");
}

#[tokio::test]
async fn bots_by_the_example_sit_down_at_a_private_table_and_play_while_the_other_example_follows()
{
    let server = Server::start().await;
    let owner = Kontor::new(&server.base_url).guest(Some("Owner")).await.unwrap();
    let body = CreateGameRequest::builder()
        .ruleset("basari")
        .seats(3_u32)
        .sit(false)
        .visibility(Visibility::Private);
    let table = owner.api().create_game().body(body).send().await.or_problem().unwrap();
    let args = [
        server.base_url.as_str(),
        &table.id,
        table.invite.as_deref().expect("the owner sees the invite"),
    ];

    let follower = tokio::spawn(output(example("follow", &args)));
    let token = bot_token(&server.base_url, "Bot by example").await;
    let mut bots = Vec::new();
    for seat in 0..3 {
        let bot = match seat {
            2 => example_with("bot", &args, &[("KONTOR_TOKEN", &token)]),
            _ => example("bot", &args),
        };
        bots.push(tokio::spawn(output(bot)));
        let sits = async || {
            let game = owner.api().get_game().game(&table.id).send().await.or_problem().unwrap();
            game.seats[seat].player.is_some()
        };
        let seated = async {
            while !sits().await {
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
        };
        within("the bot sits down", seated).await;
    }
    owner.api().start_game().game(&table.id).send().await.or_problem().unwrap();
    for bot in bots {
        let said = bot.await.unwrap();
        assert!(said.starts_with("Bot sits on seat") && said.contains("\nover Some("), "{said}");
    }
    let said = follower.await.unwrap();
    assert!(said.contains("\nThe game begins.\n") && said.contains(" basari."), "{said}");
    assert!(said.lines().last().is_some_and(|line| line.starts_with("It is over: ")), "{said}");
    let game = owner.api().get_game().game(&table.id).send().await.or_problem().unwrap();
    let names = game.seats.iter().map(|seat| seat.player.as_ref().map(|one| one.name.as_str()));
    assert!(names.eq([Some("Bot"), Some("Bot"), Some("Bot by example")]));
}

#[tokio::test]
async fn a_game_that_is_over_is_looked_at_from_all_sides_and_goes_on_from_its_middle() {
    let server = Server::start().await;
    let game = finished_game(&server.base_url).await;
    let said = output(example("after", &[&server.base_url, &game, "Eva", "correct horse"])).await;
    let lines: Vec<&str> = said.lines().collect();
    let [seen @ .., in_order, imported, goes_on, upgraded] = &lines[..] else { panic!("{said}") };
    assert!(
        seen.iter()
            .enumerate()
            .all(|(seat, line)| line.starts_with(&format!("seat {seat} saw Medici {{"))),
        "{said}"
    );
    assert_eq!((seen.len(), *in_order), (3, "the record is in order"));
    assert_eq!(*upgraded, "Eva is a user now");
    assert!(imported.starts_with("imported as g_"), "{said}");
    let fork = goes_on.strip_prefix("goes on as ").unwrap();
    let fork = Kontor::new(&server.base_url)
        .api()
        .get_game()
        .game(fork)
        .send()
        .await
        .or_problem()
        .unwrap();
    assert_eq!((fork.forked_from.unwrap().game, fork.status), (game, Status::Running));
    assert!(fork.seats.iter().map(|seat| seat.bot.as_ref()).eq([
        None,
        Some(&Bot::Greedy),
        Some(&Bot::Greedy)
    ]));
}

/// An example, which cargo built beside this test.
fn example(name: &str, args: &[&str]) -> Child {
    example_with(name, args, &[])
}

/// The same with these environment variables.
fn example_with(name: &str, args: &[&str], variables: &[(&str, &str)]) -> Child {
    let examples: PathBuf =
        env::current_exe().unwrap().ancestors().nth(2).unwrap().join("examples");
    Command::new(examples.join(name))
        .args(args)
        .envs(variables.iter().copied())
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .unwrap()
}

async fn output(example: Child) -> String {
    let output = within("the example ends", example.wait_with_output()).await.unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}
