//! The rulebook as tests, section by section.
