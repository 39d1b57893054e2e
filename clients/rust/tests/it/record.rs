//! Records are read and written without loss.

use kontor_client::{Error, Kontor, KontorProblem, OrProblem, types::ProblemCode};
use serde_json::Value;

use crate::{server::Server, table::finished_game};

#[tokio::test]
async fn a_record_goes_back_as_it_came_and_a_fault_in_it_is_placed() {
    let server = Server::start().await;
    let game = finished_game(&server.base_url).await;
    let raw = reqwest::get(format!("{}/v1/games/{game}/record", server.base_url)).await.unwrap();
    let raw: Value = raw.json().await.unwrap();

    let kontor = Kontor::new(&server.base_url).guest(None).await.unwrap();
    let mut record = kontor.api().get_record().game(&game).send().await.or_problem().unwrap();
    assert_eq!(serde_json::to_value(&record).unwrap(), raw);
    let finding =
        kontor.api().verify_record().body(record.clone()).send().await.or_problem().unwrap();
    assert!(finding.valid, "{:?}", finding.divergence);

    record.commits.last_mut().unwrap()["events"].as_array_mut().unwrap().pop();
    let finding =
        kontor.api().verify_record().body(record.clone()).send().await.or_problem().unwrap();
    let error = kontor.api().import_record().body(record).send().await.or_problem().unwrap_err();
    assert!(matches!(error, Error::Problem(KontorProblem { problem })
        if problem.code == ProblemCode::RecordDiverges && problem.seq == Some(finding.divergence.unwrap().seq)));
}
