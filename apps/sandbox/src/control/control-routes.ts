import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { MAX_SPEED } from '../clock/sandbox-clock.ts';
import { faultInputSchema } from '../faults/fault-list.ts';
import { answerJsonError, readInput, RefusedRequest } from '../http/json-error.ts';
import { actionOf } from '../inbox/mail.ts';
import { newDeviceSchema, showDevice } from '../instance-host/physical-devices.ts';
import type { StandIns } from '../stand-ins.ts';
import { registerIdentityControl } from './identity-control-routes.ts';
import { registerPaymentControl } from './payment-control-routes.ts';
import { instanceChangeSchema, putInstance, viewOf } from './instance-control.ts';

const uuid = v.pipe(v.string(), v.uuid(), v.toLowerCase());
const requestsSchema = v.strictObject({
  target: v.optional(faultInputSchema.entries.target),
  vicUuid: v.optional(uuid),
});
const clockSchema = v.strictObject({
  speed: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(MAX_SPEED)),
});
const mailsSchema = v.strictObject({ to: v.optional(v.string()) });

/** Serves the control API for tests and developers. Refuses pages of other origins. */
export function registerControl(app: FastifyInstance, standIns: StandIns): void {
  void app.register(
    (scope, _options, done) => {
      scope.setErrorHandler(answerJsonError);
      scope.addHook('onRequest', (request, _reply, next) => {
        const { origin } = request.headers;
        if (origin !== undefined && origin !== standIns.address().url) {
          throw new RefusedRequest(403, 'wrong-origin', 'Control does not answer to pages of other origins.');
        }
        next();
      });
      registerBasics(scope, standIns);
      registerInstances(scope, standIns);
      registerIdentityControl(scope, standIns.identity, standIns.now);
      registerPaymentControl(scope, standIns.payments);
      registerMails(scope, standIns);
      done();
    },
    { prefix: '/control' },
  );
}

function registerBasics(scope: FastifyInstance, { clock, faults, log, address }: StandIns): void {
  scope.get('/health', () => ({ ok: true, ...address() }));
  scope.get('/faults', () => ({ faults: faults.list() }));
  scope.post('/faults', (request, reply) =>
    reply.code(201).send({ fault: faults.add(readInput(faultInputSchema, request.body)) }),
  );
  scope.delete('/faults', () => ({ ok: faults.clear() }));
  scope.delete<{ Params: { id: string } }>('/faults/:id', (request) => {
    if (!faults.clear(request.params.id))
      throw new RefusedRequest(404, 'unknown-fault', 'There is no such fault.');
    return { ok: true };
  });
  scope.get('/requests', (request) => {
    const { target, vicUuid } = readInput(requestsSchema, request.query);
    return { requests: log.list(target, vicUuid) };
  });
  scope.delete('/requests', () => {
    log.clear();
    return { ok: true };
  });
  scope.get('/clock', () => ({ speed: clock.speed }));
  scope.post('/clock', (request) => {
    clock.setSpeed(readInput(clockSchema, request.body).speed);
    return { speed: clock.speed };
  });
}

function registerInstances(scope: FastifyInstance, { host, now }: StandIns): void {
  scope.post('/devices', async (request, reply) =>
    reply.code(201).send(await showDevice(host, readInput(newDeviceSchema, request.body))),
  );
  scope.get('/instances', () => ({ instances: host.list().map(viewOf) }));
  scope.get<{ Params: { vicUuid: string } }>('/instances/:vicUuid', (request) =>
    viewOf(host.require(readInput(uuid, request.params.vicUuid))),
  );
  scope.put<{ Params: { vicUuid: string } }>('/instances/:vicUuid', (request) =>
    putInstance(
      host,
      readInput(uuid, request.params.vicUuid),
      readInput(instanceChangeSchema, request.body),
      now(),
    ),
  );
}

function registerMails(scope: FastifyInstance, { mailbox }: StandIns): void {
  scope.get('/mails', (request) => ({ mails: mailbox.list(readInput(mailsSchema, request.query).to) }));
  scope.get('/mails/last', (request) => {
    const [mail] = mailbox.list(readInput(mailsSchema, request.query).to);
    if (!mail) throw new RefusedRequest(404, 'unknown-mail', 'No mail has come.');
    return { mail, ...actionOf(mail) };
  });
  scope.get<{ Params: { id: string } }>('/mails/:id', (request) => {
    const mail = mailbox.get(request.params.id);
    if (!mail) throw new RefusedRequest(404, 'unknown-mail', 'There is no such mail.');
    return mail;
  });
  scope.delete('/mails', async () => {
    await mailbox.clear();
    return { ok: true };
  });
}
