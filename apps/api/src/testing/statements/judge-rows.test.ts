import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Shape } from './json-shape.ts';
import { listRowFaults, type JudgedStatement } from './judge-rows.ts';

const CONTENT: Shape = [
  { kind: 'null' },
  {
    kind: 'object',
    fields: {
      type: [
        { kind: 'literal', value: 'start' },
        { kind: 'literal', value: 'stop' },
      ],
      sentAt: [{ kind: 'string' }, { kind: 'undefined' }],
      devices: [{ kind: 'array', items: [{ kind: 'number' }] }],
    },
    others: null,
  },
];

const STATEMENT: JudgedStatement = {
  where: 'a.ts:1',
  name: 'read-thing',
  text: '',
  row: { email: ['string'], endsAt: ['Date', 'null'], content: ['object', 'null'], chosen: ['object'] },
  json: { content: CONTENT },
  schemaKeys: { chosen: 'read-thing chosen' },
};

const SCHEMAS = {
  'read-thing chosen': v.strictObject({ since: v.pipe(v.string(), v.isoTimestamp()) }),
};

const judge = (column: string, value: unknown, statement = 'read-thing') =>
  listRowFaults([STATEMENT], [{ statement, column, value, during: 'a test' }], SCHEMAS);

describe('planted', () => {
  it('names a column that is NULL and has a type without it', () => {
    expect(judge('email', null)).toEqual(['a.ts:1 read-thing: email: is NULL, read as string (a test)']);
    expect(judge('endsAt', null)).toEqual([]);
  });

  it.each([
    [{ type: 'start', sentAt: 'now', devices: [1] }, undefined],
    [null, undefined],
    [{ type: 'start', devices: [] }, undefined],
    [{ type: 'pause', devices: [] }, '.type is "pause"'],
    [{ type: 'stop' }, '.devices is missing'],
    [{ type: 'stop', sentAt: null, devices: [] }, '.sentAt is null'],
    [{ type: 'stop', devices: [1, 'two'] }, '.devices[1] is "two"'],
    [[], 'it is []'],
  ])('judges the JSON %j', (value, fault) => {
    expect(judge('content', value)).toEqual(
      fault === undefined ? [] : [`a.ts:1 read-thing: content: ${fault}, read as object | null (a test)`],
    );
  });

  it.each([
    [{ since: '2026-01-02T03:04:05.678Z' }, undefined],
    [{ since: 'yesterday' }, 'since is not of its schema: Invalid timestamp: Received "yesterday"'],
    [
      { since: '2026-01-02T03:04:05.678Z', until: null },
      'until is not of its schema: Invalid key: Expected never but received "until"',
    ],
  ])('judges the JSON %j by the schema of its column', (value, fault) => {
    expect(judge('chosen', value)).toEqual(
      fault === undefined ? [] : [`a.ts:1 read-thing: chosen: ${fault}, read as object (a test)`],
    );
  });

  it('leaves alone what is read for its effect, and statements of tests', () => {
    expect(judge('other', null)).toEqual([]);
    expect(judge('email', null, 'unknown')).toEqual([]);
  });
});
