import { expect, it, vi } from 'vitest';
import { resetAccountData } from '../session-store.ts';
import { firstAnswer, noteAnswer, onOlderAnswer } from './first-answers.ts';

it('keeps the oldest position of an account, and tells of an answer that is older still', () => {
  const onOlder = vi.fn();
  onOlderAnswer(onOlder);
  expect(firstAnswer()).toBeNull();
  for (const cursor of ['10.5', '10.7', '11.0', 'no cursor']) noteAnswer(cursor);
  expect([firstAnswer(), onOlder.mock.calls.length]).toEqual(['10.5', 0]);
  noteAnswer('9.9');
  expect([firstAnswer(), onOlder.mock.calls.length]).toEqual(['9.9', 1]);
  resetAccountData();
  expect(firstAnswer()).toBeNull();
  noteAnswer('10.5');
  expect([firstAnswer(), onOlder.mock.calls.length]).toEqual(['10.5', 1]);
  onOlderAnswer(null);
});
