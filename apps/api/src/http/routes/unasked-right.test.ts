import { beforeEach, describe, expect, it } from 'vitest';
import { inRequestScope, requestScope } from '../authorization/request-scope.ts';
import { isObjectRoute } from '../authorization/rights-of-call.ts';
import { oncePerFile } from '../../testing/fixtures.ts';
import { idleWorker } from '../../testing/idle-worker.ts';
import { snapshotOf, startTestHost } from '../../testing/outside/test-host.ts';
import {
  insertObjectWorld,
  OBJECT_ROUTE_CALLS,
  type ObjectWorld,
} from '../../testing/routes/object-route-calls.ts';
import { startApi } from '../../testing/start-api.ts';
import { routeNames } from '../../wiring/register-routes.ts';
import type { Handlers } from './route-types.ts';

/*
 * Every workspace and instance route, as if its service had not asked for the right: its questions are answered, but recorded
 * elsewhere. Nothing is committed, requested or sent, and the answer tells nothing.
 */

let isAsking = true;

/** Runs a handler beside the record of its call. */
function unasked<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const scope = requestScope();
  if (isAsking || scope === undefined) return work();
  return inRequestScope(scope, work);
}

function withSwitch(handlers: Handlers): Handlers {
  const changed = Object.entries(handlers).map(([name, handler]) => {
    if (typeof handler !== 'function') return [name, handler];
    const handle = handler as (context: never) => Promise<unknown>; // called with its own context only
    return [name, (context: never) => unasked(() => handle(context))];
  });
  return Object.fromEntries(changed) as Handlers; // the same routes
}

const host = oncePerFile(startTestHost);
const api = oncePerFile(() =>
  startApi(
    { INSTANCE_HOST_URL: host.url, INSTANCE_ORIGINS: 'http://localhost:4400' },
    { startJobWorker: idleWorker, changeHandlers: withSwitch },
  ),
);
let world: ObjectWorld;
beforeEach(async () => {
  isAsking = true;
  world = await insertObjectWorld(api);
  const { vicUuid } = world;
  host.instances.set(vicUuid, snapshotOf(vicUuid));
  host.codes.set('ABCD-1234', {
    instance: snapshotOf(crypto.randomUUID()),
    deviceModel: 'Beltpack',
    isLq: false,
    redirectUrl: null,
  });
});

/** Brings the instance where the call is possible. */
async function prepare(name: (typeof OBJECT_ROUTES)[number]): Promise<void> {
  if (name !== 'managementUrl') return;
  await api.db.query(
    `UPDATE app.instances SET state = 'online', status = 'healthy', dns_status = 'ready', ccmurl = 'http://localhost:4400/manager/1'
      WHERE vic_uuid = $1`,
    [world.vicUuid],
  );
}

/** Reads the content of every table but the sessions, which note their last activity after an answer. */
async function contents(): Promise<unknown> {
  const { rows: tables } = await api.db.query<{ name: string }>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind IN ('r', 'p') AND n.nspname IN ('app', 'graphile_worker') AND c.relname <> 'sessions' ORDER BY 1`,
  );
  const union = tables
    .map(
      ({ name }) =>
        `SELECT '${name}' AS name, count(*), md5(string_agg(t::text, '' ORDER BY t::text)) FROM ${name} t`,
    )
    .join(' UNION ALL ');
  return (await api.db.query(`${union} ORDER BY 1`)).rows;
}

const OBJECT_ROUTES = routeNames().filter(isObjectRoute);

async function callByOwner(name: (typeof OBJECT_ROUTES)[number]) {
  const token = await world.testAccount.tokenOf(world.testAccount.ownerUid);
  // A workspace without an owner can be deleted.
  const options =
    name === 'deleteWorkspace' ? { params: { id: world.otherWorkspaceId } } : OBJECT_ROUTE_CALLS[name](world);
  return api.call(name, { ...options, token });
}

describe.each(OBJECT_ROUTES)('[ROLE-38] %s', (name) => {
  it('answers the account owner', async () => {
    await prepare(name);
    expect(await callByOwner(name)).toMatchObject({ status: 200 });
  });

  it('writes and sends nothing whose right was not asked', async () => {
    await prepare(name);
    isAsking = false;
    const before = await contents();
    const calls = host.calls.length;
    expect(await callByOwner(name)).toMatchObject({ status: 500, data: null });
    expect(await contents()).toEqual(before);
    expect(host.calls.slice(calls)).toEqual([]);
  });
});
