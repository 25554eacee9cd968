import { setTimeout as wait } from 'node:timers/promises';
import { hostCommandSchema, hostCreateSchema } from '@partyline/contract';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { answerJsonError, readInput, RefusedRequest } from '../http/json-error.ts';
import { callbackUrlSchema } from './callback-url.ts';
import { DEPLOYMENT_TARGETS, findTarget } from './simulation/deployment-targets.ts';
import type { InstanceHost } from './instance-host.ts';
import type { ManagerSessions } from './manager-sessions.ts';
import { claimDevice, claimSchema } from './physical-devices.ts';
import { isSigned } from './signature.ts';

const BASE = '/instance-host/v1';
const PAGE = 200;

const name = v.pipe(v.string(), v.maxLength(200));
const createSchema = v.strictObject({
  ...hostCreateSchema.entries,
  vicUuid: v.pipe(hostCreateSchema.entries.vicUuid, v.toLowerCase()),
  deviceName: name,
  callbackUrl: callbackUrlSchema,
});
const commandSchema = v.strictObject({
  ...hostCommandSchema.entries,
  deviceName: v.optional(name),
  version: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(50))),
  callbackUrl: callbackUrlSchema,
});
const listSchema = v.object({ cursor: v.optional(v.pipe(v.string(), v.uuid())) });

export interface HostRoutesParts {
  readonly host: InstanceHost;
  readonly sessions: ManagerSessions;
  readonly now: () => number;
  readonly address: () => { readonly url: string };
}

interface InstanceParams {
  readonly vicUuid: string;
}

/** Serves the instance-host protocol; every request but the latency probe must be signed. */
export function registerInstanceHost(
  app: FastifyInstance,
  { host, sessions, now, address }: HostRoutesParts,
  secret: string,
): void {
  void app.register((scope, _options, done) => {
    scope.setErrorHandler(answerJsonError);
    scope.addHook('preHandler', (request, _reply, next) => {
      const parts = { method: request.method, path: request.url, body: request.rawBody };
      if (!isSigned(secret, request.headers, parts, now())) {
        throw new RefusedRequest(
          401,
          'invalid-signature',
          'The signature is missing, wrong, too old or too new.',
        );
      }
      next();
    });
    scope.post(`${BASE}/instances`, (request) => host.create(readInput(createSchema, request.body)));
    scope.get(`${BASE}/instances`, (request) => listPage(host, readInput(listSchema, request.query).cursor));
    scope.get<{ Params: InstanceParams }>(
      `${BASE}/instances/:vicUuid`,
      (request) => host.require(request.params.vicUuid.toLowerCase()).snapshot,
    );
    scope.post<{ Params: InstanceParams }>(`${BASE}/instances/:vicUuid/commands`, (request) =>
      host.command(request.params.vicUuid.toLowerCase(), readInput(commandSchema, request.body)),
    );
    scope.post<{ Params: InstanceParams }>(`${BASE}/instances/:vicUuid/manager-session`, (request) => {
      const { snapshot } = host.require(request.params.vicUuid.toLowerCase());
      if (snapshot.state !== 'online') {
        throw new RefusedRequest(409, 'not-possible', 'The instance is not online.');
      }
      return {
        url: `${address().url}/manager/${snapshot.vicUuid}?ticket=${sessions.issueTicket(snapshot.vicUuid)}`,
      };
    });
    scope.post(`${BASE}/registrations`, (request) => claimDevice(host, readInput(claimSchema, request.body)));
    scope.get(`${BASE}/deployment-targets`, () => ({
      deploymentTargets: DEPLOYMENT_TARGETS.map(({ id, name: label, region }) => ({
        id,
        name: label,
        region,
        latencyUrl: `${address().url}/instance-host/latency/${id}`,
      })),
    }));
    done();
  });
  registerLatencyProbe(app);
}

function listPage(host: InstanceHost, cursor: string | undefined): object {
  const rest = host.list().filter((record) => cursor === undefined || record.snapshot.vicUuid > cursor);
  const page = rest.slice(0, PAGE).map((record) => record.snapshot);
  return { instances: page, nextCursor: rest.length > PAGE ? page.at(-1)?.vicUuid : null };
}

/** Serves a probe with which browsers measure the round-trip time to each data center. */
function registerLatencyProbe(app: FastifyInstance): void {
  app.get<{ Params: { id: string } }>('/instance-host/latency/:id', async (request, reply) => {
    const target = findTarget(request.params.id);
    void reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store');
    if (!target)
      return reply.code(404).send({ error: { code: 'unknown-target', message: 'No such target.' } });
    await wait(target.latencyMs);
    return reply.send({ id: target.id });
  });
}
