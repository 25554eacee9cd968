import { expect, it } from 'vitest';
import { startBulkRun, type BulkRun } from './bulk-run.ts';

const devices = Array.from({ length: 10 }, (_, n) => ({ vicUuid: `${n}`, name: `Device ${n}` }));
const textOf = (error: unknown) => (error instanceof Error ? error.message : '');
const results = ({ items }: BulkRun) => items.get().map(({ result }) => result);

/** A deed whose ends are in the test's hands. */
function heldDeed() {
  const ends = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const deed = (vicUuid: string) =>
    new Promise<void>((resolve, reject) => {
      ends.set(vicUuid, { resolve, reject });
    });
  return { ends, deed };
}

const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

it('[PLUS-10] tells four at a time, and keeps a result for each', async () => {
  const { ends, deed } = heldDeed();
  const run = startBulkRun(devices, deed, textOf);
  expect(results(run).filter((result) => result === 'working')).toHaveLength(4);
  ends.get('1')?.reject(new Error('Not now.'));
  ends.get('0')?.resolve();
  await settle();
  expect(run.items.get()[1]).toMatchObject({ result: 'failed', reason: 'Not now.' });
  expect(run.items.get()[0]).toMatchObject({ result: 'done', reason: '' });
  expect(results(run).filter((result) => result === 'working')).toHaveLength(4);
});

it('[PLUS-10] a cancelled run begins nothing more, and lets what has begun come to its end', async () => {
  const { ends, deed } = heldDeed();
  const run = startBulkRun(devices, deed, textOf);
  run.cancel();
  for (const { resolve } of ends.values()) resolve();
  await settle();
  expect(ends.size).toBe(4);
  expect(results(run)).toEqual([...Array<string>(4).fill('done'), ...Array<string>(6).fill('cancelled')]);
});

it('[PLUS-10] a retry tells those alone again that failed or did not begin', async () => {
  const told: string[] = [];
  let isBroken = true;
  const deed = (vicUuid: string) => {
    told.push(vicUuid);
    return isBroken && vicUuid === '3' ? Promise.reject(new Error('Down.')) : Promise.resolve();
  };
  const run = startBulkRun(devices, deed, textOf);
  for (let turn = 0; turn < 5; turn += 1) await settle();
  expect(results(run).filter((result) => result === 'failed')).toHaveLength(1);
  isBroken = false;
  told.length = 0;
  run.retry();
  await settle();
  expect(told).toEqual(['3']);
  expect(new Set(results(run))).toEqual(new Set(['done']));
});
