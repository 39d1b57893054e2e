import { ACTION_FIELDS } from './actions.js';

/**
 * A body as JSON. An action that the server has listed goes back with the fields that this client knows: a server of a later
 * release lists more of them, while its neighbour of this release refuses those, and what is new may always be left out. Of an
 * action that is new altogether nothing is known, so it goes back as it came.
 */
export function written(body: unknown): string {
  const action = (body as { action?: { type?: unknown } | null } | null | undefined)?.action;
  const fields = ACTION_FIELDS.get(action?.type);
  return JSON.stringify(fields === undefined ? body : { ...(body as object), action: JSON.parse(JSON.stringify(action, [...fields])) as unknown });
}
