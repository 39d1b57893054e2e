// Builds `dist/`, or the folder that is named: the page as the program serves it.
//
// The names of the files are fixed and line breaks are kept, so that a diff shows what changed. The same sources give the
// same bytes in every folder.
import { build } from 'esbuild';
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
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

const LANGUAGES = ['en'];

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
  const bytes = await readFile(join(out, `${name}.js`));
  const packed = gzipSync(bytes, { level: 9 }).length;
  console.log(`${name}.js: ${bytes.length} bytes, ${packed} compressed`);
  const most = name === 'app' ? APP_GZIP_BYTES_MAX : LANGUAGE_GZIP_BYTES_MAX;
  if (packed > most || (name === 'app' && bytes.length > APP_BYTES_MAX)) {
    console.error(`${name}.js is larger than its budget`);
    process.exitCode = 1;
  }
}
