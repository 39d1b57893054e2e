// Types of the closed document tell a choice by its type; what is checked is the open one, which takes what is new.
const { DOCUMENT, DOCUMENT_OPEN } = process.env;

export default {
  client: { input: DOCUMENT, output: { target: 'client/api.ts', client: 'fetch', override: { fetch: { forceSuccessResponse: true } } } },
  zod: { input: DOCUMENT_OPEN, output: { target: 'client/zod.ts', client: 'zod' } },
};
