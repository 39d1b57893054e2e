// Builds `dist/`, or the folder that is named: the page as the program serves it.
//
// The names of the files are fixed and line breaks are kept, so that a diff shows what changed. Lines are not indented, which
// would be a fifth of the bytes. The same sources give the same bytes in every folder.
//
// `app.js` is the page. What only some visitors need is loaded on demand, by `import()` in the sources: the parts of `PARTS`,
// each a file of its own that takes everything else from `app.js`. Beside the folder stands its list, which the program includes.
import { build, transform } from 'esbuild';
import { copyFile, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const here = dirname(fileURLToPath(import.meta.url));
const out = resolve(process.argv[2] ?? join(here, 'dist'));

/** The module that starts the page, and with it everything that is in `app.js`. */
const START = join(here, 'src/main.tsx');

/** The sources, by their paths below `src`. */
const SOURCES = (await readdir(join(here, 'src'), { recursive: true })).map((path) => path.replaceAll(sep, '/')).sort();

/** Each source whose path fits: the name that it has in its path, and the path. */
function named(pattern) {
  const fitting = SOURCES.filter((path) => pattern.test(path));
  return Object.fromEntries(fitting.map((path) => [pattern.exec(path)[1], `src/${path}`]).sort());
}

/** What is loaded on demand: each folder with an `index.tsx` is a file that has its name. */
const PARTS = named(/(\w+)\/index\.tsx$/);

/** The languages, each a folder of texts. The page loads one of them before it is drawn. */
const LANGUAGES = named(/^texts\/(\w+)\/index\.ts$/);

/** All styles, in one file. Those of the page come first and those of boards last, so that boards can go beyond the others. */
const STYLES = SOURCES.filter((path) => extname(path) === '.css').sort((one, two) => placeOf(one) - placeOf(two));

/** Files that are served as they are. */
const COPIES = ['index.html', 'icon.svg', 'icon-turn.svg'];

/** The most bytes of a file, as it is and compressed. */
const BUDGETS = {
  'app.js': { raw: 300_000, packed: 90_000 },
  'app.css': { raw: 80_000, packed: 16_000 },
  part: { raw: 80_000, packed: 20_000 },
  language: { raw: 100_000, packed: 31_000 },
};

const COMMON = {
  absWorkingDir: here,
  outdir: out,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  charset: 'utf8',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  alias: { 'kontor-client': '../typescript/src/index.ts' },
  nodePaths: [join(here, 'node_modules')],
  minifySyntax: true,
  legalComments: 'none',
  logLevel: 'warning',
};

/**
 * Makes each part import the page. So the page is what all parts share, which is what the bundler puts into a file of its own;
 * and the parts find there what they use, such as Preact, instead of bringing their own.
 */
const onThePage = {
  name: 'on-the-page',
  setup({ onLoad }) {
    const entries = new Set(Object.values(PARTS).map((path) => join(here, path)));
    onLoad({ filter: /\.tsx$/ }, async ({ path }) => {
      if (!entries.has(path)) return undefined;
      return { contents: `import ${JSON.stringify(START)};\n${await readFile(path, 'utf8')}`, loader: 'tsx' };
    });
  },
};

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
await build({ ...COMMON, entryPoints: PARTS, plugins: [onThePage], splitting: true, chunkNames: 'app' });
// Short names of a language's own variables are a twentieth of its bytes.
await build({ ...COMMON, minifyIdentifiers: true, entryPoints: LANGUAGES });
const styles = STYLES.map((path) => `@import './${path}';\n`).join('');
await build({ ...COMMON, outdir: undefined, outfile: join(out, 'app.css'), stdin: { contents: styles, loader: 'css', resolveDir: join(here, 'src'), sourcefile: 'styles' } });
for (const name of COPIES) await copyFile(join(here, 'src', name), join(out, name));

const scripts = ['app', ...Object.keys(PARTS), ...Object.keys(LANGUAGES)].map((name) => `${name}.js`);
const expected = [...scripts, 'app.css', ...COPIES].sort();
const made = (await readdir(out)).sort();
// A second file of shared code means that two parts share a module that the page does not have; a second stylesheet, that one is
// imported by a script.
if (made.join() !== expected.join()) throw new Error(`dist/ should have ${expected.join(', ')}, and has ${made.join(', ')}`);
for (const name of [...scripts, 'app.css']) await finish(name);
await writeFile(`${out}.rs`, listed(made));

/** Where a stylesheet stands among all. */
function placeOf(path) {
  return path === 'look/page.css' ? 0 : path.startsWith('boards/') ? 2 : 1;
}

/** The files with their bytes, for the program that serves them. */
function listed(names) {
  const lines = names.map((name) => `    ("${name}", include_bytes!("${basename(out)}/${name}")),\n`);
  return `// This file is written by build.mjs: the files of the page.\n&[\n${lines.join('')}]\n`;
}

/** Takes out the indentation, and compares a file with its budget. */
async function finish(name) {
  const file = join(out, name);
  const text = await readFile(file, 'utf8');
  const bytes = Buffer.from(extname(name) === '.js' ? await unindented(text) : text);
  await writeFile(file, bytes);
  const packed = gzipSync(bytes, { level: 9 }).length;
  console.log(`${name}: ${bytes.length} bytes, ${packed} compressed`);
  const budget = BUDGETS[name] ?? (name.replace('.js', '') in PARTS ? BUDGETS.part : BUDGETS.language);
  if (bytes.length > budget.raw || packed > budget.packed) {
    console.error(`${name} is larger than its budget`);
    process.exitCode = 1;
  }
}

/** The program without indentation. It fails if that would change a text of several lines. */
async function unindented(program) {
  const short = program.replace(/^[ \t]+/gm, '');
  const [before, after] = await Promise.all([program, short].map((text) => transform(text, { minify: true })));
  if (before.code !== after.code) throw new Error('a text of several lines would lose its indentation');
  return short;
}
