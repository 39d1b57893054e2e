//! GET requests for what the generated calls do not offer: texts, and parameters that are newer than
//! this client.

use progenitor_client::{ClientInfo, encode_path};
use reqwest::header::ACCEPT;

use crate::{Error, Kontor, KontorProblem, contract::types::Problem, retry::Reply, session};

impl Kontor {
    /// What a GET answers in a media type, with the token of the session and repeats as every call.
    /// `path` has the parts of the path: `["v1", "games", id, "view"]`.
    pub async fn get(
        &self,
        path: &[&str],
        query: &[(&str, &str)],
        accept: &str,
    ) -> Result<String, Error> {
        let api = self.api();
        let path: Vec<String> = path.iter().map(|part| encode_path(part)).collect();
        let url = format!("{}/{}", api.baseurl(), path.join("/"));
        let request = api.client().get(url).query(query).header(ACCEPT, accept).build();
        let request = request.map_err(|error| Error::Request(error.to_string()))?;
        let response = session::send(api, request, Reply::Whole).await.map_err(Error::Line)?;
        let status = response.status();
        let text = response.text().await.map_err(Error::Line)?;
        if status.is_success() {
            return Ok(text);
        }
        let problem: Problem = serde_json::from_str(&text)
            .map_err(|_| Error::UnexpectedAnswer(format!("status {status}")))?;
        Err(KontorProblem { problem: Box::new(problem) }.into())
    }
}
