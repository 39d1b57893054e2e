import { defineConfig } from '@kubb/core';
import { pluginClient } from '@kubb/plugin-client';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';

export default defineConfig({
  root: '.',
  input: { path: process.env.DOCUMENT },
  // The file names that Node needs.
  output: { path: 'client', extension: { '.ts': '.js' }, barrelType: false },
  plugins: [
    pluginOas({ generators: [] }),
    pluginTs({ output: { path: 'types', barrelType: false } }),
    pluginClient({ output: { path: 'calls', barrelType: false }, client: 'fetch', paramsType: 'object', pathParamsType: 'object' }),
  ],
});
