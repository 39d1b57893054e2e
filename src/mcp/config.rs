//! The command line.

use std::net::SocketAddr;

use clap::Parser;
use kontor_cli::LogArgs;

/// Serve tools with which an agent plays at a Kontor server, by the Model Context Protocol: over
/// standard input and output, or over HTTP with `--listen`.
///
/// One process plays as one player for all users of its tools. `kontor mcp` is the same.
#[derive(Debug, Parser)]
#[command(name = "kontor-mcp", version, max_term_width = 100)]
pub struct Cli {
    /// The Kontor server to play at.
    #[arg(
        long,
        env = "KONTOR_SERVER",
        default_value = "http://127.0.0.1:8080",
        value_name = "URL"
    )]
    pub server: String,
    /// The user as whom the tool `sign_in` signs in if it is given no name. The password is
    /// `KONTOR_MCP_PASSWORD` in the environment. Without a user it signs in a new guest.
    #[arg(long, env = "KONTOR_MCP_USER", value_name = "NAME", requires = "password")]
    pub user: Option<String>,
    /// The password of the user.
    #[arg(long, hide = true, env = "KONTOR_MCP_PASSWORD", hide_env_values = true)]
    pub password: Option<String>,
    /// Serve the tools over HTTP at this address, at the path /mcp, instead of standard input and
    /// output. The address is printed as one line. Port 0 selects a free port.
    #[arg(long, env = "KONTOR_MCP_LISTEN", value_name = "ADDR:PORT")]
    pub listen: Option<SocketAddr>,
    /// A name under which the tools are reached over HTTP, with or without a port. Requests with
    /// another `Host` are refused, against DNS rebinding; names of loopback are always known.
    #[arg(long, env = "KONTOR_MCP_ALLOW_HOST", value_name = "HOST", value_delimiter = ',')]
    pub allow_host: Vec<String>,
    /// An origin whose pages may use the tools over HTTP: `https://example.com:443`. Requests with
    /// another `Origin` are refused.
    #[arg(long, env = "KONTOR_MCP_ALLOW_ORIGIN", value_name = "ORIGIN", value_delimiter = ',')]
    pub allow_origin: Vec<String>,
    /// The bearer token that requests over HTTP must carry; set `KONTOR_MCP_TOKEN` in the
    /// environment. It is needed where the address can be reached from elsewhere.
    #[arg(long, hide = true, env = "KONTOR_MCP_TOKEN", hide_env_values = true)]
    pub token: Option<String>,
    /// The log.
    #[command(flatten)]
    pub log: LogArgs,
}
