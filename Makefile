# `make run` and `make test` are all that one has to know; `make lint` and `make test` are what CI asks for.

REDOCLY := tools/lint/node_modules/.bin/redocly
TYPESCRIPT := clients/typescript/node_modules/.package-lock.json
PYTHON := target/clients/python/bin
CONTRACT := target/contract/bin
LIBRARIES := target/libraries/bin
PLAYWRIGHT := tests/browser/node_modules/playwright-core/package.json
CHROMIUM := /usr/bin/chromium
POSTGRESQL := /usr/lib/postgresql
ETCD := /usr/bin/etcd
FAKETIME := /usr/bin/faketime
GO_LIBRARY := /usr/share/gocode/src/gopkg.in/validator.v2
JAVA_LIBRARY := /usr/share/java/jakarta-annotation-api.jar
PATRONI := target/cluster/bin/patroni
PROXIES := /usr/sbin/nginx /usr/sbin/haproxy /usr/sbin/apache2 /usr/bin/caddy
PROMTOOL := target/promtool/usr/bin/promtool
WEB := clients/web/node_modules/.package-lock.json

# Builds the program. `make test` has it from the tests: those are built with the features that they add to libraries, and
# without them the program would be built once more.
BUILD := cargo build --locked --workspace

# Nothing waits without a limit: `$(LIMIT) MINUTES NAME COMMAND` ends what takes longer, and says what it waited for. By day a
# suite has some three times what it takes on a slow machine, so that one that hangs ends before the limit of CI (90 minutes)
# and is named; by night it has more, because it does more.
LIMIT := python3 $(CURDIR)/tools/suite/limit.py

.PHONY: run programs release image image-check alerts-check proxies libraries compare test cargo-test sizes sizes-release scale installed steady test-tools browser browser-long web web-check soak league cluster cluster-short failovers over-cluster jepsen engine-tools generic strength lint doc nightly night-tests conversion night-browser night-fuzz spec-lint openapi clients generated clients-check clients-test generators generators-all fuzz deny mutants
.NOTPARALLEL:

# The server, the laboratory and the tools for agents.
PROGRAMS := --package kontor --package kontor-lab --package kontor-mcp

# A server on http://127.0.0.1:8080, keeping everything in ./kontor-data.
run:
	@test -e target/quick/kontor || echo "The first time this compiles, some five minutes on two cores."
	cargo run --locked --profile quick -- serve

# All programs as quickly as they can be built, in target/quick; and optimised, in target/release.
programs:
	cargo build --locked --profile quick $(PROGRAMS)

release:
	cargo build --locked --release $(PROGRAMS)

# An OCI image of the programs in target/image, without a Docker daemon; and whether a game can be played in it.
image: release
	python3 tools/image/build.py target/release target/image

# It needs root, for the root of the image as a file system that is only read.
image-check: image
	$(LIMIT) 10 image-check python3 tools/image/check.py target/image

# Whether Prometheus reads the alerts, and when they fire.
alerts-check: $(PROMTOOL)
	$(LIMIT) 5 alerts-check $(PROMTOOL) check rules docs/operations/alerts.yml
	$(LIMIT) 5 alerts-check $(PROMTOOL) test rules tests/alerts/alerts_test.yml

# Whether a game can be played behind each proxy of docs/proxies.md.
proxies: $(PROXIES)
	$(BUILD)
	$(LIMIT) 10 proxies python3 tools/proxies/check.py target/debug/kontor

# Whether libraries of others, with their own ways to connect, play a game: the HTTP client of the JDK, and FastMCP.
libraries: $(LIBRARIES) $(JAVA_LIBRARY)
	$(BUILD)
	$(LIMIT) 10 libraries $(LIBRARIES)/python tools/libraries/check.py target/debug/kontor

# All tests, and the linter of the documents. Needs cargo, node and python3 (and the shell's bash and curl), and
# Chromium, PostgreSQL, etcd and libfaketime, which are installed where they are missing.
test: spec-lint $(POSTGRESQL) $(FAKETIME)
	$(MAKE) cargo-test sizes cluster-short scale
	$(MAKE) BUILD=: web-check browser clients-check clients-test generators fuzz

# The tests of the program. Compiling has no limit: it does not wait. Tests wait for servers a quarter of their time, so there
# is one more at a time than processors.
cargo-test: export RUST_TEST_THREADS ?= $(shell echo $$(($$(getconf _NPROCESSORS_ONLN) + 1)))
cargo-test:
	cargo test --locked --workspace --no-run
	$(LIMIT) 40 cargo-test cargo test --locked --workspace

# Whether the server's program has not become larger than it may be; `make nightly` asks the same of the optimised one.
sizes:
	python3 tools/compare/sizes.py target/debug/kontor --limits debug

sizes-release: release
	python3 tools/compare/sizes.py target/release/kontor --limits release

# Whether the simulation of many servers still gives what was measured, and the comparison reads what it measures.
scale:
	$(LIMIT) 15 scale python3 tools/scale/simulate.py --check
	$(LIMIT) 5 compare python3 tools/compare/compare.py --check

# Whether tests are steady: each suite twenty times beside busy loops, and those of pages five times with delays; a table says
# how many runs were red or hung. `FILES=tests/browser/web.test.js make steady` for some test files, `SUITES="browser fuzz"` for
# some suites, and TIMES and DELAYED for other numbers of runs.
steady: export KONTOR ?= $(CURDIR)/target/debug/kontor
steady: $(PLAYWRIGHT) $(CHROMIUM) $(TYPESCRIPT) $(PYTHON)
	$(BUILD)
	cd clients/typescript && npm run --silent build
	python3 tools/suite/steady.py

# All that `make test` installs, so that it can be done while something else is compiled.
test-tools: $(REDOCLY) $(POSTGRESQL) $(FAKETIME) engine-tools $(CHROMIUM) $(PLAYWRIGHT) $(WEB) $(TYPESCRIPT) $(PYTHON) $(CONTRACT)

# What only a real browser can show, against the program itself.
BROWSER_MIN ?= 30
browser: export KONTOR = $(CURDIR)/target/debug/kontor
browser: $(PLAYWRIGHT) $(CHROMIUM) $(TYPESCRIPT)
	$(BUILD)
	cd clients/typescript && npm run --silent prepare
	cd tests/browser && $(LIMIT) $(BROWSER_MIN) browser npm test

# What takes longer: whole games of all rulesets by random clicks, in many tabs.
browser-long: export KONTOR = $(CURDIR)/target/debug/kontor
browser-long: $(PLAYWRIGHT) $(CHROMIUM)
	$(BUILD)
	cd tests/browser && $(LIMIT) 120 browser-long npm run long

# Builds the page that the program serves. What it makes is committed, so that the program needs cargo alone.
web: $(WEB) $(TYPESCRIPT)
	cd clients/web && npm run --silent build

# Whether `make web` would change anything.
web-check: $(WEB) $(TYPESCRIPT)
	rm -rf target/web
	cd clients/web && npm run --silent build -- ../../target/web
	diff -r clients/web/dist target/web
	sed 's#"web/#"dist/#' target/web.rs | diff clients/web/dist.rs -

# Games on a server that is killed again and again: `SOAK_S=3600 make soak` for an hour of it.
soak: export SOAK_S ?= 600
soak:
	cargo test --locked --workspace --test it --no-run
	$(LIMIT) $$(($(SOAK_S) / 60 + 30)) soak cargo test --locked --workspace --test it soak -- --nocapture

# People and programs who play over three weeks of a clock that is set forward, while the server is stopped and killed.
league: export LEAGUE_DAYS ?= 21
league: $(FAKETIME)
	cargo test --locked --workspace --test it --no-run
	$(LIMIT) 60 league cargo test --locked --workspace --test it league -- --nocapture

# Several servers over three database nodes: games, single faults, and each kind of fault once; ten minutes at most. The
# clients of all languages play there, too.
cluster: engine-tools $(FAKETIME) $(TYPESCRIPT) $(PYTHON)
	cargo build --locked --workspace --example play
	cd clients/typescript && npm run --silent build
	$(LIMIT) 120 cluster cargo test --locked --workspace --test cluster -- --test-threads 3 --nocapture

# How long no request is served after each of so many kills of a server, a standby, the leading PostgreSQL and its host.
failovers: export FAILOVERS ?= 10
failovers: engine-tools
	cargo test --locked --workspace --test cluster --no-run
	$(LIMIT) 120 failovers cargo test --locked --workspace --test cluster -- --test-threads 1 --nocapture single_faults

# The quickest of these tests, which also pass on a slow machine: a server is killed, players go on at the other.
cluster-short: engine-tools
	cargo test --locked --workspace --test cluster --no-run
	$(LIMIT) 15 cluster-short cargo test --locked --workspace --test cluster -- --test-threads 1 players_go_on who_signs_out

# Other tests again, over three database nodes: the contract of stores; generic players and leaks with two servers, by
# turns; the laws of tables, kills, restarts and the API's contract with one (`make cluster` kills servers beside others). Of
# streams and repetitions only some reach the database, the other tests of them have a store in memory.
over-cluster: engine-tools $(CONTRACT)
	$(LIMIT) 120 over-cluster python3 tools/cluster/with_engine.py KONTOR_TEST_STORE \
		cargo test --locked --workspace --lib -- --test-threads 6 in_postgresql
	$(LIMIT) 120 over-cluster python3 tools/cluster/with_engine.py KONTOR_TEST_STORE \
		cargo test --locked --workspace --test it -- --test-threads 6 generic crash leaks laws::table http::restart http::streams http::repetition
	python3 tools/cluster/with_engine.py KONTOR_STORE $(MAKE) BUILD=: FUZZ_MIN=120 fuzz

# The test by Jepsen's method, until so many moves were acknowledged; `JEPSEN_SEED=7` for another schedule of faults.
jepsen: export JEPSEN_MOVES ?= 200000
jepsen: export JEPSEN_SEED ?= 1
jepsen: engine-tools $(FAKETIME)
	cargo test --locked --workspace --test cluster --no-run
	$(LIMIT) 180 jepsen cargo test --locked --workspace --test cluster -- --test-threads 1 --nocapture jepsen

# What three database nodes on this machine need.
engine-tools: $(POSTGRESQL) $(ETCD) $(PATRONI)

# Games of all rulesets by players who know the contract alone: `GAMES=1000 make generic` for more of them.
generic: export GAMES ?= 100
generic:
	cargo test --locked --release --test it --no-run
	$(LIMIT) 120 generic cargo test --locked --release --test it generic -- --nocapture

# Whether each bot beats the level below it, over some hundred games; takes some minutes.
strength:
	cargo bench --locked --package kontor-lab --bench strength --no-run
	$(LIMIT) 120 strength cargo bench --locked --package kontor-lab --bench strength

# This tree and the commit BASE by turns: build, size, and what actions and views take. Run it before a release against
# the last one, on a quiet machine. CLEAN=1 also times cold builds of both, INSTRUCTIONS=1 counts instructions (valgrind).
compare: export ROUNDS ?= 5
compare:
	python3 tools/compare/compare.py --base "$(BASE)" --rounds $(ROUNDS) \
		$(if $(filter 1,$(CLEAN)),--clean) $(if $(filter 1,$(INSTRUCTIONS)),--instructions)

lint:
	cargo fmt --all --check
	cargo clippy --locked --workspace --all-targets --test cluster -- -D warnings

# It compiles the workspace once more, in a form that nothing else uses, so it is a part of `make nightly` alone.
doc:
	RUSTDOCFLAGS="-D warnings" cargo doc --locked --workspace --no-deps

# What takes too long for each change: tests at their full size, whole games of all sorts, all generators. A step that was
# green is not repeated on the same commit, so that a night that was interrupted goes on.
NIGHTLY := doc sizes-release image-check night-tests conversion league generators-all proxies libraries night-fuzz cluster night-browser browser-long
NIGHT := target/nightly/$(shell git rev-parse HEAD)
nightly: $(addprefix $(NIGHT)/,$(NIGHTLY))

$(NIGHT)/%:
	$(MAKE) $*
	mkdir -p $(NIGHT) && touch $@

night-tests:
	cargo test --locked --workspace --no-run
	NIGHTLY=1 $(LIMIT) 120 night-tests cargo test --locked --workspace

# How long the first start of this release takes for a store of an earlier one: the aim is a minute for a million accounts
# (`ACCOUNTS=1000000 make conversion`).
conversion: export ACCOUNTS ?= 100000
conversion:
	cargo test --locked --release --package kontor-app --no-run
	$(LIMIT) 30 conversion cargo test --locked --release --package kontor-app many_accounts -- --nocapture

# The browser's tests with those that take long, in all languages and sizes; and alone, those that measure times and sizes.
night-browser: export KONTOR = $(CURDIR)/target/debug/kontor
night-browser:
	NIGHTLY=1 $(MAKE) browser BROWSER_MIN=90
	cd tests/browser && NIGHTLY=1 $(LIMIT) 60 browser-timed npm run timed

night-fuzz:
	FUZZ=10 $(MAKE) fuzz FUZZ_MIN=120

spec-lint: $(REDOCLY)
	cd tools/lint && REDOCLY_SUPPRESS_UPDATE_NOTICE=true node_modules/.bin/redocly lint --format stylish

# Writes the documents under openapi/, after the types of the contract have changed. Read the diff.
openapi:
	cargo run --locked -- openapi --write

# Writes all that is generated in the clients, from the documents under openapi/.
clients: generated
	cargo run --locked --quiet --package kontor-client-generate

# The same, without Rust's, into clients/ or another folder.
generated: export GENERATED ?= clients
generated: $(TYPESCRIPT) $(PYTHON)
	mkdir -p $(GENERATED)/typescript/src $(GENERATED)/python/src/kontor_client $(GENERATED)/testdata
	cd clients/typescript && npm run --silent generate -- $(abspath $(GENERATED))/typescript/src/contract.ts
	cd clients/typescript && npm run --silent generate-actions -- $(abspath $(GENERATED))/typescript/src/actions.ts
	cd clients/typescript && npm run --silent generate-enumerations -- $(abspath $(GENERATED))/typescript/src/enumerations.ts
	$(PYTHON)/python clients/python/generate.py $(GENERATED)/python/src/kontor_client/contract
	python3 clients/samples.py $(GENERATED)/testdata/samples.json

# Whether `make clients` would change anything; of Rust's part a test of its generator knows.
clients-check:
	rm -rf target/clients/generated
	$(MAKE) generated GENERATED=target/clients/generated
	diff -r clients/testdata target/clients/generated/testdata
	diff -r clients/typescript/src/contract.ts target/clients/generated/typescript/src/contract.ts
	diff -r clients/typescript/src/actions.ts target/clients/generated/typescript/src/actions.ts
	diff -r clients/typescript/src/enumerations.ts target/clients/generated/typescript/src/enumerations.ts
	diff -r -x __pycache__ clients/python/src/kontor_client/contract target/clients/generated/python/src/kontor_client/contract

# The clients' own tests: types, all games over a server that is killed in between, and packages that are installed.
clients-test: $(TYPESCRIPT) $(PYTHON)
	$(BUILD)
	cd clients/typescript && $(LIMIT) 20 typescript npm test
	cd clients/python && $(abspath $(PYTHON))/ruff check && $(abspath $(PYTHON))/ruff format --check
	cd clients/python && $(abspath $(PYTHON))/mypy
	cd clients/python && $(LIMIT) 20 python $(abspath $(PYTHON))/pytest
	$(MAKE) installed

# Whether the packages of the clients can be installed and used.
installed:
	$(LIMIT) 15 installed python3 clients/installed.py target/debug/kontor

# Whether people who bring a generator of their own are served: what the quick ones make is compiled and plays a game,
# also at a server that has grown by what the guide says can be added; when they are named, at one for each line of it.
# `GENERATORS="orval prism" make generators` for others.
generators: export GENERATORS ?= quick
GENERATORS_MIN ?= 15
generators: $(CONTRACT)
	$(BUILD)
	$(LIMIT) $(GENERATORS_MIN) generators $(CONTRACT)/python tools/contract/generators.py target/debug/kontor $(GENERATORS)

# The same with all of them.
generators-all: $(GO_LIBRARY) $(JAVA_LIBRARY)
	$(MAKE) generators GENERATORS=all GENERATORS_MIN=90

# Requests of all sorts against a server, its answers held to the document; `FUZZ=10 make fuzz` for ten times as many.
FUZZ_MIN ?= 15
fuzz: $(CONTRACT)
	$(BUILD)
	$(LIMIT) $(FUZZ_MIN) fuzz $(CONTRACT)/python tools/contract/fuzz.py target/debug/kontor

# Licences, sources and known advisories of the dependencies; needs `cargo install --locked cargo-deny`.
deny:
	cargo deny --locked check

$(PLAYWRIGHT): tests/browser/package.json tests/browser/package-lock.json
	cd tests/browser && npm ci --no-audit --no-fund
	touch $@

$(CHROMIUM):
	if [ "$$(id -u)" -eq 0 ]; then sudo=; else sudo=sudo; fi; \
	$$sudo apt-get update && $$sudo apt-get install -y --no-install-recommends chromium

# The tests start servers of their own; the one that the package would make is not wanted.
$(POSTGRESQL):
	if [ "$$(id -u)" -eq 0 ]; then sudo=; else sudo=sudo; fi; \
	$$sudo apt-get update && $$sudo apt-get install -y --no-install-recommends postgresql-common && \
	$$sudo sed -i 's/^#\?create_main_cluster.*/create_main_cluster = false/' /etc/postgresql-common/createcluster.conf && \
	$$sudo apt-get install -y --no-install-recommends postgresql

# The nodes start their own; the service that the package would start is not wanted.
$(ETCD):
	if [ "$$(id -u)" -eq 0 ]; then sudo=; else sudo=sudo; fi; \
	$$sudo apt-get update && $$sudo apt-get install -y --no-install-recommends etcd-server && \
	if [ -d /run/systemd/system ]; then $$sudo systemctl disable --now etcd; fi

# Sets the clocks of servers apart.
$(FAKETIME):
	if [ "$$(id -u)" -eq 0 ]; then sudo=; else sudo=sudo; fi; \
	$$sudo apt-get update && $$sudo apt-get install -y --no-install-recommends faketime

# The proxies are started by the tests alone; services that the packages would start are not wanted.
$(PROXIES):
	if [ "$$(id -u)" -eq 0 ]; then sudo=; else sudo=sudo; fi; \
	$$sudo apt-get update && $$sudo env RUNLEVEL=1 apt-get install -y --no-install-recommends nginx-light haproxy apache2-bin caddy

# The compilers of Go and Java, and what the clients need that openapi-generator makes for them.
$(GO_LIBRARY):
	if [ "$$(id -u)" -eq 0 ]; then sudo=; else sudo=sudo; fi; \
	$$sudo apt-get update && $$sudo apt-get install -y --no-install-recommends golang-go golang-gopkg-validator.v2-dev

$(JAVA_LIBRARY):
	if [ "$$(id -u)" -eq 0 ]; then sudo=; else sudo=sudo; fi; \
	$$sudo apt-get update && $$sudo apt-get install -y --no-install-recommends default-jdk-headless libjakarta-annotation-api-java

# Out of the package, without the service that it would start.
$(PROMTOOL):
	rm -rf target/promtool && mkdir -p target/promtool
	cd target/promtool && apt-get download prometheus && dpkg -x prometheus_*.deb .
	touch $@

# By the interpreter of the operating system, which the user `postgres` can read too.
$(PATRONI): tools/cluster/requirements.txt
	/usr/bin/python3 -m venv target/cluster
	target/cluster/bin/pip install --quiet --disable-pip-version-check --requirement $<
	touch $@

$(REDOCLY): tools/lint/package.json tools/lint/package-lock.json
	cd tools/lint && npm ci --no-audit --no-fund
	touch $@

$(WEB): clients/web/package.json clients/web/package-lock.json
	cd clients/web && npm ci --no-audit --no-fund
	touch $@

$(TYPESCRIPT): clients/typescript/package.json clients/typescript/package-lock.json
	cd clients/typescript && npm ci --no-audit --no-fund
	touch $@

$(PYTHON): clients/python/requirements.txt clients/python/pyproject.toml
	python3 -m venv target/clients/python
	$(PYTHON)/pip install --quiet --disable-pip-version-check --requirement clients/python/requirements.txt
	$(PYTHON)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable clients/python
	touch $@

$(CONTRACT): tools/contract/requirements.txt
	python3 -m venv target/contract
	$(CONTRACT)/python -m pip install --quiet --disable-pip-version-check --requirement $<
	touch $@

$(LIBRARIES): tools/libraries/requirements.txt
	python3 -m venv target/libraries
	$(LIBRARIES)/python -m pip install --quiet --disable-pip-version-check --requirement $<
	touch $@

# Plants faults in the rules and the games, one at a time, and lists those that no test notices. All
# of them take a day; SHARD=0/100 takes a hundredth. Needs cargo-mutants (cargo install --locked
# cargo-mutants).
mutants: SHARD ?= 0/100
mutants:
	cargo mutants --package kontor-rules --package kontor-games --shard $(SHARD)
