import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { expandAnswer } from './expand.ts';
import { API_VERSION } from '../model/events.ts';
import { decodeForm, type FormParams } from '../model/form-params.ts';
import { fingerprintOf } from '../provider/idempotency.ts';
import type { Operation } from '../model/context.ts';
import { PaymentError } from '../model/payment-error.ts';
import { ROUTES } from './route-table.ts';
import type { Payments } from '../provider/payments.ts';

/** Serves the payment provider's API below /v1, for its official packages. */
export function registerPaymentApi(app: FastifyInstance, payments: Payments): void {
  void app.register(
    (scope, _options, done) => {
      scope.setErrorHandler(answerError);
      scope.setNotFoundHandler((request) => {
        throw new PaymentError(404, `Unrecognized request URL (${request.method}: ${pathOf(request)}).`);
      });
      scope.addHook('onRequest', (request, reply, next) => {
        void reply.header('request-id', `req_${randomBytes(7).toString('hex')}`);
        void reply.header('stripe-version', request.headers['stripe-version'] ?? API_VERSION);
        checkKey(request, payments.secretKey);
        next();
      });
      for (const [method, url, operation] of ROUTES)
        scope.route<{ Params: { id?: string } }>({
          method,
          url,
          handler: (request, reply) => answer(payments, operation, request, reply),
        });
      done();
    },
    { prefix: '/v1' },
  );
}

async function answer(
  payments: Payments,
  operation: Operation,
  request: FastifyRequest<{ Params: { id?: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined;
  void reply.type('application/json');
  if (typeof key !== 'string') return reply.send(await run(payments, operation, request));
  void reply.header('idempotency-key', key);
  const fingerprint = fingerprintOf(request.method, pathOf(request), request.rawBody);
  const stored = payments.idempotency.find(key, fingerprint, payments.wallClock());
  if (stored) return reply.header('idempotent-replayed', 'true').code(stored.status).send(stored.body);
  const { status, body } = await payments.idempotency.alone(key, async () => {
    const given = await attempt(payments, operation, request);
    await payments.idempotency.keep({ key, fingerprint, at: payments.wallClock(), ...given });
    return given;
  });
  return reply.code(status).send(body);
}

/** Runs an operation; a declined card is a stored answer, any other refusal is thrown. */
async function attempt(
  payments: Payments,
  operation: Operation,
  request: FastifyRequest<{ Params: { id?: string } }>,
): Promise<{ status: number; body: string }> {
  try {
    return { status: 200, body: await run(payments, operation, request) };
  } catch (error) {
    if (!(error instanceof PaymentError) || error.statusCode !== 402) throw error;
    return { status: 402, body: JSON.stringify(error.body) };
  }
}

async function run(
  payments: Payments,
  operation: Operation,
  request: FastifyRequest<{ Params: { id?: string } }>,
): Promise<string> {
  const params = paramsOf(request);
  const result = operation(payments, { id: request.params.id ?? '', params });
  const paths = Array.isArray(params['expand']) ? params['expand'].map(String) : [];
  const body = JSON.stringify(expandAnswer(payments, result, paths));
  await payments.objects.flush();
  return body;
}

function paramsOf(request: FastifyRequest): FormParams {
  const query = request.url.split('?')[1] ?? '';
  return decodeForm(request.method === 'GET' ? query : [query, request.rawBody].filter(Boolean).join('&'));
}

function checkKey(request: FastifyRequest, secretKey: string): void {
  const given = keyOf(request.headers.authorization ?? '');
  if (given === '')
    throw new PaymentError(
      401,
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
    );
  const [left, right] = [Buffer.from(given), Buffer.from(secretKey)];
  if (secretKey === '' || left.length !== right.length || !timingSafeEqual(left, right))
    throw new PaymentError(401, `Invalid API Key provided: ${given.slice(0, 8)}****`);
}

function keyOf(header: string): string {
  const [scheme = '', value = ''] = header.split(' ');
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic') return '';
  return Buffer.from(value, 'base64').toString().split(':')[0] ?? '';
}

function answerError(error: unknown, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof PaymentError) return reply.code(error.statusCode).send(error.body);
  process.stderr.write(`${error instanceof Error ? (error.stack ?? '') : String(error)}\n`);
  const message = 'An unknown error occurred.';
  return reply.code(500).send({ error: { type: 'api_error', message } });
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '';
}
