use crate::support::{dice::Dice, local::Local, server::Server, table::Table};

#[tokio::test]
async fn a_whole_game_plays_over_http() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 4).await;
    table.finish(&mut Dice::new(1)).await;
}

#[tokio::test]
async fn a_game_goes_on_after_a_restart() {
    let mut server = Server::start();
    let mut table = Table::started(&server.address, 3).await;
    table.steps(&mut Dice::new(1), 5).await;
    server.stop();
    server.restart();
    table.finish(&mut Dice::new(2)).await;
}
