//! What a tool answers when something fails: the title, code and detail of the server's problem.

use kontor_client::Error;
use rmcp::{
    handler::server::tool::IntoCallToolResult,
    model::{CallToolResponse, CallToolResult, ContentBlock},
};
use serde_json::{Value, json};

use crate::texts::seen;

/// A tool's refusal.
#[derive(Debug)]
pub struct Refusal {
    title: String,
    code: String,
    detail: String,
}

impl Refusal {
    /// An argument of the tool cannot be right.
    pub(crate) fn of_argument(detail: &str) -> Self {
        Refusal::new("Invalid argument", "argument-invalid", detail)
    }

    /// The server's answer is not in the contract.
    pub(crate) fn unexpected(detail: &str) -> Self {
        Refusal::new("Unexpected answer", "answer-unexpected", detail)
    }

    pub(crate) fn new(title: &str, code: &str, detail: &str) -> Self {
        Refusal { title: title.to_owned(), code: code.to_owned(), detail: detail.to_owned() }
    }

    /// The refusal as data.
    fn data(&self) -> Value {
        json!({ "title": self.title, "code": self.code, "detail": self.detail })
    }
}

impl From<Error> for Refusal {
    fn from(error: Error) -> Self {
        match error {
            Error::Problem(error) => {
                let (problem, code) = (&error.problem, error.problem.code.to_string());
                // What the server says is for programs over HTTP; a model has the tools alone.
                let detail = match code.as_str() {
                    "token-missing" => "Call sign_in first.",
                    "decision-closed" => "It is not open any more. Call decide for those that are.",
                    "idempotency-key-reused" => {
                        "You have answered this decision before, with another action. Call decide \
                         for those that are open."
                    }
                    _ => &problem.detail,
                };
                Refusal::new(&problem.title, &code, detail)
            }
            Error::Request(what) => Refusal::of_argument(&what),
            Error::Line(_) => {
                let detail = "The Kontor server did not answer, also after several tries.";
                Refusal::new("No reply", "server-unreachable", detail)
            }
            other => Refusal::unexpected(&other.to_string()),
        }
    }
}

impl IntoCallToolResult for Refusal {
    fn into_call_tool_result(self) -> Result<CallToolResponse, rmcp::ErrorData> {
        let text = format!("{} ({}): {}", self.title, self.code, seen(&self.detail));
        let mut result = CallToolResult::structured_error(self.data());
        result.content = vec![ContentBlock::text(text)];
        Ok(result.into())
    }
}
