const input = process.env.DOCUMENT;

export default {
  client: { input, output: { target: 'client/api.ts', client: 'fetch', override: { fetch: { forceSuccessResponse: true } } } },
  zod: { input, output: { target: 'client/zod.ts', client: 'zod' } },
};
