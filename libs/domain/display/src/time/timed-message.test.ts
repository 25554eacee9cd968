import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listWorkspaceMessages, nextMessageEndDelayMs, nextWorkspaceMessages } from '../index.ts';
import type { WorkspaceMessage } from '../index.ts';

const NOW = 1_795_168_800_000;
const at = (workspaceId: number, ms: number): WorkspaceMessage => ({
  workspaceId,
  message: `Saved ${ms}`,
  shownAtMs: NOW + ms,
});

it('[DASH-21] shows the message of a workspace for 8 s', () => {
  const messages = nextWorkspaceMessages([], at(1, 0));
  expect(listWorkspaceMessages(messages, NOW)).toEqual([at(1, 0)]);
  expect(listWorkspaceMessages(messages, NOW + 7999)).toEqual([at(1, 0)]);
  expect(listWorkspaceMessages(messages, NOW + 8000)).toEqual([]);
});

it('[DASH-21] shows only the newest message of a workspace, for 8 s, beside those of other workspaces', () => {
  const messages = [at(1, 0), at(2, 1000), at(1, 5000)].reduce<WorkspaceMessage[]>(nextWorkspaceMessages, []);
  expect(messages).toEqual([at(2, 1000), at(1, 5000)]);
  expect(listWorkspaceMessages(messages, NOW + 9000)).toEqual([at(1, 5000)]);
  expect(nextMessageEndDelayMs(messages, NOW + 5000)).toBe(4000);
  expect(nextMessageEndDelayMs(messages, NOW + 9000)).toBe(4000);
  expect(nextMessageEndDelayMs(messages, NOW + 13_000)).toBeNull();
});

it('ends a message when the clock is set back', () => {
  expect(listWorkspaceMessages([at(1, 0)], NOW - 1)).toEqual([]);
});

it('keeps one message per workspace, and drops expired ones', () => {
  const anyMessages = fc.array(fc.tuple(fc.nat(3), fc.nat(20_000)));
  fc.assert(
    fc.property(anyMessages, (given) => {
      const inOrder = given.toSorted(([, a], [, b]) => a - b).map(([id, ms]) => at(id, ms));
      const messages = inOrder.reduce<WorkspaceMessage[]>(nextWorkspaceMessages, []);
      expect(new Set(messages.map(({ workspaceId }) => workspaceId)).size).toBe(messages.length);
      expect(listWorkspaceMessages(messages, NOW + 28_001)).toEqual([]);
    }),
  );
});
