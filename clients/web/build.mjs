// Builds `dist/`, or the folder that is named: the page as the program serves it.
//
// The names of the files are fixed and line breaks are kept, so that a diff shows what changed. Lines are not indented, which
// would be a fifth of the bytes. The same sources give the same bytes in every folder.
import { build, transform } from 'esbuild';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const here = dirname(fileURLToPath(import.meta.url));
const out = resolve(process.argv[2] ?? join(here, 'dist'));

/** The most bytes of `app.js`, as it is and compressed. */
const APP_BYTES_MAX = 300_000;
const APP_GZIP_BYTES_MAX = 90_000;
/** The most bytes of a language, compressed. */
const LANGUAGE_GZIP_BYTES_MAX = 20_000;

const LANGUAGES = ['en', 'de'];

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
await build({
  absWorkingDir: here,
  entryPoints: { app: 'src/main.tsx', ...Object.fromEntries(LANGUAGES.map((name) => [name, `src/texts/${name}/index.ts`])) },
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
});
for (const name of ['index.html', 'icon.svg', 'icon-turn.svg']) await copyFile(join(here, 'src', name), join(out, name));

for (const name of ['app', ...LANGUAGES]) {
  const file = join(out, `${name}.js`);
  const bytes = Buffer.from(await unindented(await readFile(file, 'utf8')));
  await writeFile(file, bytes);
  const packed = gzipSync(bytes, { level: 9 }).length;
  console.log(`${name}.js: ${bytes.length} bytes, ${packed} compressed`);
  const most = name === 'app' ? APP_GZIP_BYTES_MAX : LANGUAGE_GZIP_BYTES_MAX;
  if (packed > most || (name === 'app' && bytes.length > APP_BYTES_MAX)) {
    console.error(`${name}.js is larger than its budget`);
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
