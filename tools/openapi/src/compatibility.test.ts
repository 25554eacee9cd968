import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareDocuments, type ComparedDocument } from './compare-documents.ts';

const root = join(import.meta.dirname, '../../..');

const readDocument = async (file: string): Promise<ComparedDocument> =>
  JSON.parse(await readFile(join(root, 'libs/contract', file), 'utf8')) as ComparedDocument; // written by `npm run openapi`

it('[GX-26] breaks no client of the released document without a note in docs/api-changes.md', async () => {
  const notes = await readFile(join(root, 'docs/api-changes.md'), 'utf8');
  const changes = compareDocuments(
    await readDocument('openapi.released.json'),
    await readDocument('openapi.json'),
  );
  const untold = changes.filter((change) => !notes.includes(`\`${change}\``));
  expect(untold, 'breaks clients: undo it, or tell it word by word in docs/api-changes.md').toEqual([]);
});

const BODY = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', maxLength: 60 },
    users: { type: 'integer' },
    interval: { enum: ['week', 'month'] },
    status: { anyOf: [{ enum: ['ok'] }, { type: 'null' }] },
    list: { type: 'array', items: { $ref: '#/components/schemas/Row' } },
  },
};
type Fields = Record<string, object>;
const ROW = { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } };

const documentOf = (body: object, answer: object = BODY, row: object = ROW): ComparedDocument =>
  ({
    paths: {
      '/api/a': {
        put: {
          parameters: [{ name: 'id', required: true, schema: { type: 'string' } }],
          requestBody: { content: { 'application/json': { schema: body } } },
          responses: { '200': { content: { 'application/json': { schema: answer } } } },
        },
      },
    },
    components: { schemas: { Row: row } },
  }) as ComparedDocument; // only what is compared

const released = documentOf(BODY);
const changed = (fields: Fields, rest: object = {}) => ({
  ...BODY,
  ...rest,
  properties: { ...BODY.properties, ...fields },
});
const { name, interval, status, list } = BODY.properties;
const SHORTER = { ...BODY, properties: { name, interval, status, list } };

describe('[GX-26] a client is broken by', () => {
  it.each([
    ['a removed route', { ...released, paths: {} }, 'PUT /api/a is removed'],
    ['a removed field of a request', documentOf(SHORTER), 'PUT /api/a: body.users is removed'],
    ['a removed field of an answer', documentOf(BODY, SHORTER), 'PUT /api/a: answer.users is removed'],
    [
      'a newly required field',
      documentOf(changed({}, { required: ['name', 'users'] })),
      'PUT /api/a: body.users is newly required',
    ],
    [
      'a field of an answer that may be missing',
      documentOf(BODY, { ...BODY, required: [] }),
      'PUT /api/a: answer.name may be missing',
    ],
    [
      'another type',
      documentOf(changed({ users: { type: 'string' } })),
      'PUT /api/a: body.users is of another type',
    ],
    [
      'fewer values of a request',
      documentOf(changed({ interval: { enum: ['week'] } })),
      'PUT /api/a: body.interval takes fewer values',
    ],
    [
      'a tighter limit',
      documentOf(changed({ name: { type: 'string', maxLength: 50 } })),
      'PUT /api/a: body.name has a tighter maxLength',
    ],
    [
      'a request that no longer takes null',
      documentOf(changed({ status: { enum: ['ok'] } })),
      'PUT /api/a: body.status takes less',
    ],
    [
      'an answer that may be null',
      documentOf(BODY, changed({ users: { anyOf: [{ type: 'integer' }, { type: 'null' }] } })),
      'PUT /api/a: answer.users can be something else',
    ],
    [
      'a removed field of a named schema',
      documentOf(BODY, BODY, { ...ROW, properties: {} }),
      'PUT /api/a: answer.list[].id is removed',
    ],
  ])('%s', (_what, after, change) => {
    expect(compareDocuments(released, after)).toContain(change);
  });
});

describe('a client is not broken by', () => {
  it.each([
    ['nothing', released],
    ['a further route', { ...released, paths: { ...released.paths, '/api/b': {} } }],
    ['an optional field', documentOf(changed({ added: { type: 'string' } }))],
    [
      'a further field of an answer',
      documentOf(BODY, changed({ added: { type: 'string' } }, { required: ['name', 'added'] })),
    ],
    ['a further value', documentOf(changed({ interval: { enum: ['week', 'month', 'year'] } }))],
    ['a wider limit', documentOf(changed({ name: { type: 'string', maxLength: 80 } }))],
    ['an answer that is no longer null', documentOf(BODY, changed({ status: { enum: ['ok'] } }))],
  ])('%s', (_what, after) => {
    expect(compareDocuments(released, after)).toEqual([]);
  });
});
