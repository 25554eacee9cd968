import { UPDATE_VERDICTS } from '@partyline/device-state/testing';
import { CLAIM_ISSUE_CODES } from '@partyline/permissions';
import { ROUTE_RULES } from '@partyline/session/testing';
import { expect, it } from 'vitest';
import {
  CLAIM_ISSUE_TEXTS,
  NO_UPDATE_TEXTS,
  ROUTE_RULE_TEXTS,
  UPDATE_FIELD_TEXTS,
  UPDATE_VERDICT_TEXTS,
} from '../index.ts';

it.each([
  ['rule of routing', ROUTE_RULES, ROUTE_RULE_TEXTS],
  ['verdict on an update', UPDATE_VERDICTS, UPDATE_VERDICT_TEXTS],
  ['issue with a claim', CLAIM_ISSUE_CODES, CLAIM_ISSUE_TEXTS],
] as const)('has one sentence for every %s, and no two are the same', (_what, codes, texts) => {
  expect(Object.keys(texts).toSorted()).toEqual([...codes].toSorted());
  const sentences = Object.values<string>(texts);
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
});

it('says of every update that is not applied that it was ignored', () => {
  const { applied, ...dropped } = UPDATE_VERDICT_TEXTS;
  expect(applied).toBe('Applied.');
  for (const sentence of Object.values({ ...dropped, ...NO_UPDATE_TEXTS }))
    expect(sentence).toMatch(/^Ignored: /);
});

it('says why a field of an update counts for nothing', () => {
  expect(UPDATE_FIELD_TEXTS['unknown-field']).toBe('not a field of an update');
});
