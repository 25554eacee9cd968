import { failureSchema, ROUTES, type Route } from '@partyline/contract';
import { insertAccount, insertInstance } from '@partyline/rows/testing';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import { send, type CallOptions } from '../../testing/call.ts';
import { hostileObject, hostileText, hostileValue } from '../../testing/hostile-input.ts';
import { startApi } from '../../testing/start-api.ts';
import { routeNames } from '../../wiring/register-routes.ts';
import { oncePerFile } from '../../testing/fixtures.ts';

/** Fewer runs because each is an HTTP call; PROPERTY_RUNS raises it. */
const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 150);
/** Patterns of leaked statements, stacks or file names. */
const INSIDES =
  /\bSELECT\b|\bINSERT\b|syntax error|relation "|column "|node_modules|\bat \S+ \(|\.ts:\d|ECONN|pg_/;

const api = oncePerFile(() => startApi({ LOG_LEVEL: 'error' }));
let token: string;
let vicUuid: string;
beforeAll(async () => {
  const { accountId, ownerUid, defaultWorkspaceId } = await insertAccount(api.db);
  vicUuid = await insertInstance(api.db, { account_id: accountId, workspace_id: defaultWorkspaceId });
  token = await api.tokenFor({ uid: ownerUid, accountId, workspaceId: null });
});

function fieldsOf(schema: v.GenericSchema | undefined): string[] {
  return schema !== undefined && 'entries' in schema ? Object.keys(schema.entries as object) : []; // an object schema's entries
}

/** Headers and URLs allow well-formed text only. */
const sendable = hostileText.map((text) => text.toWellFormed());

function callFor(route: Route): fc.Arbitrary<CallOptions> {
  const params = fc.record(
    Object.fromEntries(
      fieldsOf(route.params).map((field) => [field, fc.oneof(sendable, fc.constant(vicUuid))]),
    ),
  );
  const known = fieldsOf(route.query);
  const query: fc.Arbitrary<Record<string, string>> = fc.oneof(
    fc.subarray(known).chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, sendable])))),
    fc.dictionary(sendable, sendable, { maxKeys: 3 }),
    fc.constant({}),
  );
  const rawBody = fc.oneof(
    hostileObject(fieldsOf(route.body)).map((body) => JSON.stringify(body)),
    hostileValue.map((body) => JSON.stringify(body)),
    hostileText,
    fc.integer({ min: 1, max: 5_000 }).map((depth) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)),
  );
  const bodies = route.method === 'GET' ? fc.constant({}) : rawBody.map((body) => ({ rawBody: body }));
  const tokens = fc.oneof(
    { weight: 6, arbitrary: fc.constant(token) },
    { weight: 1, arbitrary: fc.base64String() },
  );
  return fc
    .record({ params, query, token: tokens })
    .chain((options) => bodies.map((body): CallOptions => ({ ...options, ...body })));
}

it.each(routeNames())(
  '[Q7] %s answers any input in the envelope, and never with a server error',
  async (name) => {
    const route: Route = ROUTES[name];
    await fc.assert(
      fc.asyncProperty(callFor(route), async (options) => {
        const response = await send(api.baseUrl, route, options);
        if (response.ok) {
          await response.body?.cancel();
          return;
        }
        const text = await response.text();
        const envelope = v.parse(failureSchema, JSON.parse(text));
        expect(envelope.statusCode).toBe(response.status);
        // Without an instance host, only its failure may be a 5xx.
        if (response.status >= 500) expect(envelope.errorCode).toBe(2502);
        expect(text).not.toMatch(INSIDES);
      }),
      { numRuns: RUNS },
    );
    expect(api.logLines.filter((line) => line.includes('unexpected error'))).toEqual([]);
  },
  120_000,
);
