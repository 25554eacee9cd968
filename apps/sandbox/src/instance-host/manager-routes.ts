import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../http/html.ts';
import { sendPage } from '../http/page.ts';
import type { InstanceHost } from './instance-host.ts';
import type { InstanceRecord } from './simulation/instance-record.ts';
import type { ManagerSessions } from './manager-sessions.ts';

const COOKIE = 'intercom-manager';

interface ManagerRequest {
  Params: { readonly vicUuid: string };
  Querystring: { readonly ticket?: string };
}

/** Serves the manager page of each intercom, and its ping. */
export function registerManager(app: FastifyInstance, host: InstanceHost, sessions: ManagerSessions): void {
  app.get<ManagerRequest>('/manager/:vicUuid/api/ping', (request, reply) => {
    void reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store');
    const record = host.get(request.params.vicUuid.toLowerCase());
    if (!record) return reply.code(404).send({ ok: false });
    return reply.code(isReachable(record) ? 200 : 503).send({ ok: isReachable(record) });
  });
  app.get<ManagerRequest>('/manager/:vicUuid', (request, reply) => {
    const vicUuid = request.params.vicUuid.toLowerCase();
    const record = host.get(vicUuid);
    if (!record) return sendNotice(reply.code(404), 'There is no intercom at this address.');
    if (!isReachable(record)) return sendNotice(reply.code(503), 'This intercom cannot be reached now.');
    const { ticket } = request.query;
    const session = typeof ticket === 'string' ? sessions.redeem(vicUuid, ticket) : undefined;
    if (session !== undefined) {
      return reply
        .header(
          'set-cookie',
          `${COOKIE}=${session}; Path=/manager/${vicUuid}; HttpOnly; SameSite=Lax; Max-Age=28800`,
        )
        .header('referrer-policy', 'no-referrer')
        .header('cache-control', 'no-store')
        .redirect(`/manager/${vicUuid}`, 303);
    }
    if (!sessions.holds(vicUuid, cookieOf(request))) {
      return sendNotice(reply.code(403), 'Open this intercom from the portal to sign in here.');
    }
    return sendManager(reply, record);
  });
}

/** Returns whether a manager answers: when its intercom is online and its DNS name resolves. */
function isReachable({ snapshot }: InstanceRecord): boolean {
  return snapshot.state === 'online' && snapshot.DNSStatus === 'ready';
}

function cookieOf(request: FastifyRequest): string | undefined {
  const pair = (request.headers.cookie ?? '')
    .split(';')
    .map((entry) => entry.trim())
    .find((entry) => entry.startsWith(`${COOKIE}=`));
  return pair?.slice(COOKIE.length + 1);
}

function sendNotice(reply: FastifyReply, sentence: string): FastifyReply {
  return sendPage(reply, 'Intercom manager', `<h1>Intercom manager</h1><p>${escapeHtml(sentence)}</p>`);
}

function sendManager(reply: FastifyReply, { snapshot, users }: InstanceRecord): FastifyReply {
  const facts: readonly (readonly [string, string])[] = [
    ['State', snapshot.status === 'healthy' ? 'Online' : `Online, ${snapshot.status}`],
    ['Connected users', `${snapshot.connectedUsers ?? '?'} of ${users}`],
    ['Version', snapshot.version],
    ['Data center', snapshot.deploymentTarget],
    ['Host', snapshot.dnsHost],
    ['Endpoint', `${snapshot.deviceEndPoint}${snapshot.port === null ? '' : `:${snapshot.port}`}`],
    ['Id', snapshot.vicUuid],
  ];
  const rows = facts
    .map(([term, fact]) => `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(fact)}</dd>`)
    .join('');
  return sendPage(
    reply,
    `${snapshot.deviceName} · Intercom manager`,
    `<h1>${escapeHtml(snapshot.deviceName)}</h1><p class="soft">This is the intercom’s own manager.</p><section class="card"><dl>${rows}</dl></section>`,
  );
}
