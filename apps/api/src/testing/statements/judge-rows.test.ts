import { describe, expect, it } from 'vitest';
import type { Shape } from './json-shape.ts';
import { listRowFaults } from './judge-rows.ts';
import type { NamedStatement } from './print-statements.ts';

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

const STATEMENT: NamedStatement = {
  where: 'a.ts:1',
  name: 'read-thing',
  text: '',
  row: { email: ['string'], endsAt: ['Date', 'null'], content: ['object', 'null'] },
  json: { content: CONTENT },
};

const judge = (column: string, value: unknown, statement = 'read-thing') =>
  listRowFaults([STATEMENT], [{ statement, column, value, during: 'a test' }]);

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

  it('leaves alone what is read for its effect, and statements of tests', () => {
    expect(judge('other', null)).toEqual([]);
    expect(judge('email', null, 'unknown')).toEqual([]);
  });
});
