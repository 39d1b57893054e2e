// Builds `dist`, whether the package is packed or installed from this folder. The compiler is fetched where it is missing.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

function run(command) {
  const { status } = spawnSync(command, { stdio: 'inherit', shell: true });
  if (status !== 0) process.exit(status ?? 1);
}

if (!existsSync('node_modules/typescript')) run('npm ci --ignore-scripts --no-audit --no-fund');
run('node node_modules/typescript/bin/tsc');
