import { envelopeOf, ERRORS, failureSchema, type ErrorName } from '@partyline/contract';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { bareApp } from '../../testing/bare-app.ts';
import { ApiFailure } from './api-failure.ts';
import { textsFor, type Texts } from '@partyline/texts/by-language';
import { failureEnvelope } from '../answers/envelope.ts';

/** Serves the ping with a handler and returns the answer. */
async function answerTo(ping: () => Promise<{ version: string; time: string }>) {
  const { app, logLines } = bareApp({ ping });
  const response = await app.inject({ url: '/api/ping' });
  await app.close();
  return { response, body: response.json<unknown>(), logLines };
}

// Object.keys returns strings; the table's keys are exactly the names.
it.each(Object.keys(ERRORS) as ErrorName[])(
  '[GX-2] answers %s with its code, its status and a sentence',
  async (name) => {
    const { response, body } = await answerTo(() => Promise.reject(new ApiFailure(name)));
    const envelope = v.parse(failureSchema, body);
    expect(envelope).toMatchObject({ ...ERRORS[name], data: null });
    expect(envelope.message).not.toBe('');
    expect(response.statusCode).toBe(ERRORS[name].statusCode);
  },
);

it('[ERR-1] answers a success with the code 0', async () => {
  const { body } = await answerTo(() => Promise.resolve({ version: '1', time: '2026-01-01T00:00:00.000Z' }));
  expect(v.parse(envelopeOf(v.object({ version: v.string() })), body)).toMatchObject({
    errorCode: 0,
    statusCode: 200,
  });
});

it('[ERR-2] answers 1001 for a shared workspace', () => {
  expect(failureEnvelope(new ApiFailure('shared-workspace'))).toMatchObject({
    errorCode: 1001,
    message: 'Please delete owner to delete this workspace.',
  });
});

it('[ERR-3] answers 1002 for the account of a workspace owner', () => {
  expect(failureEnvelope(new ApiFailure('workspace-owner-account-delete'))).toMatchObject({
    errorCode: 1002,
    message: "Please delete all workspace's owners",
  });
});

it('[PLUS-7] carries the reason of a refusal, and the issues by field', () => {
  const issue = { path: 'body.name', code: 'missing' };
  const issues = [{ ...issue, message: (texts: Texts) => texts.REQUEST_ISSUE_TEXTS.missing }];
  expect(
    failureEnvelope(
      new ApiFailure('forbidden', { reason: 'trial', message: () => 'Not available in the trial' }),
    ),
  ).toMatchObject({
    message: 'Not available in the trial',
    data: { reason: 'trial' },
  });
  expect(failureEnvelope(new ApiFailure('request-not-proper', { issues }), 'de').data).toEqual({
    issues: [{ ...issue, message: textsFor('de').REQUEST_ISSUE_TEXTS.missing }],
  });
});

it('[GX-20] does not find a user erased while they got a membership', async () => {
  const gone = Object.assign(new Error('this person is gone'), {
    code: '23503',
    constraint: 'memberships_person_there',
  });
  const { response } = await answerTo(() => Promise.reject(gone));
  expect(response.json()).toMatchObject({ errorCode: 401, statusCode: 401 });
});

it('hides the details of an unexpected error, and logs it without quoted values', async () => {
  const quoted = Object.assign(new Error('duplicate key: (email)=(jo@example.test)'), {
    severity: 'ERROR',
    code: '23505',
    constraint: 'users_email',
    detail: 'Key (email)=(jo@example.test) already exists.',
  });
  const { response, logLines } = await answerTo(() => Promise.reject(quoted));
  expect(response.json()).toEqual({
    errorCode: 2500,
    message: 'Something went wrong!',
    data: null,
    statusCode: 500,
  });
  expect(logLines.join('')).toContain('SQLSTATE 23505');
  expect(logLines.join('')).not.toContain('jo@example.test');
});

function databaseError(code: string): Error {
  return Object.assign(new Error('from the database'), { code });
}

it.each([
  ['connections are refused', databaseError('ECONNREFUSED')],
  ['it shuts down', databaseError('57P01')],
  ['it starts up', databaseError('57P03')],
  ['it has no connection left', databaseError('53300')],
  ['it has no memory left', databaseError('53200')],
  ['it has become a standby', databaseError('25006')],
  ['the connection breaks', databaseError('08006')],
  ['the connection ends without a word', new Error('Connection terminated unexpectedly')],
  ['no connection can be had in time', new Error('timeout exceeded when trying to connect')],
  ['every address refuses', new AggregateError([databaseError('ECONNREFUSED')])],
])('answers 503 with Retry-After while %s', async (_case, error) => {
  const { response } = await answerTo(() => Promise.reject(error));
  expect(response.json()).toMatchObject({ errorCode: 2503, statusCode: 503 });
  expect(response.headers['retry-after']).toBe('2');
});

it.each(['57014', '55P03'])(
  '[ERR-7] answers 408 when the database gave up after its time limit (%s)',
  async (code) => {
    const { response } = await answerTo(() => Promise.reject(databaseError(code)));
    expect(response.json()).toMatchObject({
      statusCode: 408,
      message: 'We are unable to process the request, Please try again!',
    });
  },
);

it.each([databaseError('42P01'), databaseError('ENOENT'), new Error('anything')])(
  'does not read %s as an unavailable database',
  async (error) => {
    const { response } = await answerTo(() => Promise.reject(error));
    expect(response.statusCode).toBe(500);
  },
);

it('[ERR-4] answers every call with the maintenance code while the service is under maintenance', async () => {
  const { app } = bareApp({}, { MAINTENANCE: '1' });
  for (const url of ['/api/ping', '/api/users', '/api/vic', '/api/nothing']) {
    const response = await app.inject({ url });
    expect(response.json()).toMatchObject({ errorCode: 'err_maintenance', statusCode: 503 });
  }
  await app.close();
});
