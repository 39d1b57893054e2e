//! Tables with guests, and how they play.

use kontor_client::{
    Follow, Kontor, OrProblem, Settings,
    types::{
        ActionRequest, Bot, CreateBotRequest, CreateGameRequest, CreateTokenRequest, Engine,
        GameAction, Occupant, ProblemCode, Ruleset, Scope, Status, TakeSeatRequest,
    },
};
use serde_json::{Map, json};

pub async fn rulesets(base_url: &str) -> Vec<Ruleset> {
    Kontor::new(base_url).api().list_rulesets().send().await.or_problem().unwrap().items
}

/// A table with guests, its game started.
pub async fn start_table(
    base_url: &str,
    ruleset: &Ruleset,
    seats: u32,
    settings: &Settings,
) -> (String, Vec<Kontor>) {
    let mut players = Vec::new();
    for seat in 0..seats {
        players.push(
            Kontor::with(base_url, settings.clone())
                .guest(Some(&format!("Seat {seat}")))
                .await
                .unwrap(),
        );
    }
    // Random players would need very long in games without a limit of rounds.
    let shortest = ruleset
        .options_schema
        .get("properties")
        .is_some_and(|options| options.get("round_limit").is_some());
    let options =
        if shortest { Map::from_iter([("round_limit".to_owned(), json!(20))]) } else { Map::new() };
    let body = CreateGameRequest::builder().ruleset(&ruleset.id).seats(seats).options(options);
    let owner = players[0].api();
    let game = owner.create_game().body(body).send().await.or_problem().unwrap().id;
    for (seat, player) in players.iter().enumerate().skip(1) {
        let body = TakeSeatRequest::builder().occupant(Occupant::Me);
        player
            .api()
            .take_seat()
            .game(&game)
            .seat(seat as u32)
            .body(body)
            .send()
            .await
            .or_problem()
            .unwrap();
    }
    owner.start_game().game(&game).send().await.or_problem().unwrap();
    (game, players)
}

/// A game that bots have played to the end.
pub async fn finished_game(base_url: &str) -> String {
    let owner = Kontor::new(base_url).guest(Some("Owner")).await.unwrap();
    let body = CreateGameRequest::builder().ruleset("medici").seats(3_u32).sit(false);
    let game = owner.api().create_game().body(body).send().await.or_problem().unwrap().id;
    for seat in 0..3_u32 {
        let body = TakeSeatRequest::builder().occupant(Occupant::Bot).bot(Bot::Greedy);
        owner
            .api()
            .take_seat()
            .game(&game)
            .seat(seat)
            .body(body)
            .send()
            .await
            .or_problem()
            .unwrap();
    }
    owner.api().start_game().game(&game).send().await.or_problem().unwrap();
    let mut events = owner.follow(&game, Follow::default());
    while events.next().await.unwrap().is_some() {}
    assert_eq!(events.end(), Some("finished"));
    game
}

/// Plays a seat to the end of the game with actions that its decisions list; each comes to
/// `on_move`.
pub async fn play_seat(player: Kontor, game: String, mut on_move: impl AsyncFnMut(&GameAction)) {
    let mut moves = 0;
    loop {
        let dues =
            player.api().list_due_decisions().wait(1_u64).send().await.or_problem().unwrap().items;
        if dues.is_empty()
            && player.api().get_game().game(&game).send().await.unwrap().status == Status::Finished
        {
            return;
        }
        for due in dues {
            let actions = due.decision.actions.unwrap();
            moves += 1;
            // Not random: the same moves in each run, as far as the server's luck is the same.
            let action = &actions[moves * 7 % actions.len()];
            let body = ActionRequest { decision: due.decision.id, action: action.clone() };
            let key = format!("{}-{moves}", player.player().unwrap().id);
            match player
                .api()
                .play_action()
                .game(&game)
                .idempotency_key(key)
                .body(body)
                .send()
                .await
                .or_problem()
            {
                Err(error) if error.code() == Some(&ProblemCode::DecisionClosed) => {}
                played => _ = played.unwrap(),
            }
            on_move(action).await;
        }
    }
}

/// The token of a new bot account of a new user.
pub async fn bot_token(base_url: &str, name: &str) -> String {
    let owner = Kontor::new(base_url).sign_up(&format!("Owner of {name}"), "correct horse").await;
    let owner = owner.unwrap();
    let engine = Engine { name: "first".to_owned(), version: "1".to_owned() };
    let body = CreateBotRequest { name: name.to_owned(), engine };
    let bot = owner.api().create_bot().body(body).send().await.or_problem().unwrap().id;
    let scopes = vec![Scope::Read, Scope::Play, Scope::Tables];
    let body = CreateTokenRequest::builder().name("program").scopes(scopes).bot(bot);
    owner.api().create_token().body(body).send().await.or_problem().unwrap().secret
}
