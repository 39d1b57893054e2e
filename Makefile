# `make run` and `make test` are all that one has to know; `make lint` and `make test` are what CI asks for.

REDOCLY := tools/lint/node_modules/.bin/redocly
PLAYWRIGHT := tests/browser/node_modules/playwright-core/package.json
CHROMIUM := /usr/bin/chromium

.PHONY: run test browser soak generic strength lint spec-lint openapi deny
.NOTPARALLEL:

# A server on http://127.0.0.1:8080, keeping everything in ./kontor-data.
run:
	cargo run --locked --release -- serve

# All tests, and the linter of the documents. Needs cargo, node and python3 (and the shell's bash and curl), and
# Chromium, which is installed where it is missing.
test: spec-lint browser
	cargo test --locked --workspace

# What only a real browser can show, against the program itself.
browser: export KONTOR = $(CURDIR)/target/debug/kontor
browser: $(PLAYWRIGHT) $(CHROMIUM)
	cargo build --locked
	cd tests/browser && npm test

# Games on a server that is killed again and again: `SOAK_S=3600 make soak` for an hour of it.
soak: export SOAK_S ?= 600
soak:
	cargo test --locked --test it soak -- --nocapture

# Games of all rulesets by players who know the contract alone: `GAMES=1000 make generic` for more of them.
generic: export GAMES ?= 100
generic:
	cargo test --locked --release --test it generic -- --nocapture

# Whether each bot beats the level below it, over some hundred games; takes some minutes.
strength:
	cargo bench --locked --bench strength

lint:
	cargo fmt --all --check
	cargo clippy --locked --workspace --all-targets -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --locked --workspace --no-deps

spec-lint: $(REDOCLY)
	cd tools/lint && REDOCLY_SUPPRESS_UPDATE_NOTICE=true node_modules/.bin/redocly lint --format stylish

# Writes the documents under openapi/ anew, after the types of the contract have changed. Read the diff.
openapi:
	cargo run --locked -- openapi --write

# Licences, sources and known advisories of the dependencies; needs `cargo install --locked cargo-deny`.
deny:
	cargo deny --locked check

$(PLAYWRIGHT): tests/browser/package.json tests/browser/package-lock.json
	cd tests/browser && npm ci --no-audit --no-fund
	touch $@

$(CHROMIUM):
	if [ "$$(id -u)" -eq 0 ]; then sudo=; else sudo=sudo; fi; \
	$$sudo apt-get update && $$sudo apt-get install -y --no-install-recommends chromium

$(REDOCLY): tools/lint/package.json tools/lint/package-lock.json
	cd tools/lint && npm ci --no-audit --no-fund
	touch $@
