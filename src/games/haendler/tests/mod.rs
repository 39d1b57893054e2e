//! The rulebook as tests, a file for each of its sections.
