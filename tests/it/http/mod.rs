//! One file per resource.

mod smoke;
