import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFailureTeller } from './failure-teller.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns a teller with the messages that it has shown; the last one may be open. */
function begin(failed: readonly string[] = []) {
  const shown: (readonly string[])[] = [];
  let open: readonly string[] | null = null;
  let closeByHand = () => {};
  const teller = createFailureTeller({
    nowMs: () => Date.now(),
    show: (vicUuids, onClose) => {
      shown.push(vicUuids);
      open = vicUuids;
      closeByHand = () => {
        open = null;
        onClose();
      };
      return () => (open = null);
    },
  });
  teller.update(failed);
  return { teller, shown, open: () => open, closeByHand: () => closeByHand() };
}

it('[PLUS-34] tells at once of a device that fails, not of what had failed before, until it is well', () => {
  const { teller, shown, open } = begin(['old']);
  teller.update(['new', 'old']);
  expect(shown).toEqual([['new']]);
  teller.update(['old']);
  expect(open()).toBeNull();
});

it('[PLUS-34] tells of 40 devices that fail together in two messages, of which one is left', () => {
  const { teller, shown, open } = begin();
  const names = Array.from({ length: 40 }, (_, index) => String(index));
  for (let count = 1; count <= 40; count += 1) teller.update(names.slice(0, count));
  expect(shown).toEqual([['0']]);
  vi.advanceTimersByTime(3_000);
  expect(shown).toHaveLength(2);
  expect(open()).toHaveLength(40);
  teller.update(['39']);
  expect(open()).toHaveLength(40);
  teller.update([]);
  expect(open()).toBeNull();
});

it('[PLUS-34] tells once in 10 min of a device that fails and recovers twenty times', () => {
  const { teller, shown } = begin();
  for (let turn = 0; turn < 20; turn += 1) {
    teller.update(['main']);
    vi.advanceTimersByTime(500);
    teller.update([]);
    vi.advanceTimersByTime(500);
  }
  expect(shown).toEqual([['main']]);
  vi.advanceTimersByTime(600_000);
  teller.update(['main']);
  expect(shown).toEqual([['main'], ['main']]);
});

it('[PLUS-34] says of which failures a message tells or will tell, so that nothing else does', () => {
  const { teller } = begin(['old']);
  const told = () => [...teller.told()];
  teller.update(['main', 'old']);
  teller.update(['desk', 'main', 'old']);
  expect(told()).toEqual(['main', 'desk']);
  vi.advanceTimersByTime(3_000);
  expect(told()).toEqual(['main', 'desk']);
  teller.update(['desk', 'old']);
  expect(told()).toEqual(['desk']);
  // Quiet so soon after the last message: another announcement may say it.
  teller.update(['main', 'desk', 'old']);
  expect(told()).toEqual(['desk']);
});

it('[PLUS-34] names no device again whose message was closed by hand', () => {
  const { teller, shown, closeByHand } = begin();
  teller.update(['main']);
  closeByHand();
  vi.advanceTimersByTime(60_000);
  teller.update(['desk', 'main']);
  expect(shown).toEqual([['main'], ['desk']]);
});

it('[PLUS-34] says nothing of a device that is well before its message', () => {
  const { teller, shown } = begin();
  teller.update(['main']);
  teller.update(['main', 'desk']);
  teller.update(['main']);
  vi.advanceTimersByTime(3_000);
  expect(shown).toEqual([['main']]);
});
