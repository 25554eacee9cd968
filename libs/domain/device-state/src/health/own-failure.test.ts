import { expect, it } from 'vitest';
import { OWN_FAILURES, parseOwnFailure } from './own-failure.ts';

it('knows its own failures, and takes every other reason for the words of a host', () => {
  expect(OWN_FAILURES.map(parseOwnFailure)).toEqual(OWN_FAILURES);
  for (const reason of ['', 'No power', 'no-answer', 'NO-ANSWER-START', 'toString']) {
    expect(parseOwnFailure(reason)).toBeNull();
  }
});
