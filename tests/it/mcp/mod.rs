//! `kontor mcp`: an agent that has nothing but the tools plays whole games.

mod agent;
mod games;
mod http;
mod refusals;
