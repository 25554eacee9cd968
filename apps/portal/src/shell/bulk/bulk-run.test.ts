import { expect, it } from 'vitest';
import { startBulkRun, type BulkEnd, type BulkRun } from './bulk-run.ts';

const devices = Array.from({ length: 10 }, (_, n) => ({ id: `${n}`, name: `Device ${n}` }));
const textOf = (error: unknown) => (error instanceof Error ? error.message : '');
const results = ({ items }: BulkRun) => items.get().map(({ result }) => result);

function heldAction() {
  const ends = new Map<string, { resolve: (end: undefined) => void; reject: (error: Error) => void }>();
  const act = (id: string) =>
    new Promise<undefined>((resolve, reject) => {
      ends.set(id, { resolve, reject });
    });
  return { ends, act };
}

const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

it('[PLUS-10] runs four at a time, with a result for each', async () => {
  const { ends, act } = heldAction();
  const run = startBulkRun(devices, act, textOf);
  expect(results(run).filter((result) => result === 'working')).toHaveLength(4);
  ends.get('1')?.reject(new Error('Not now.'));
  ends.get('0')?.resolve(undefined);
  await settle();
  expect(run.items.get()[1]).toMatchObject({ result: 'failed', reason: 'Not now.' });
  expect(run.items.get()[0]).toMatchObject({ result: 'sent', reason: '' });
  expect(results(run).filter((result) => result === 'working')).toHaveLength(4);
});

it('[PLUS-10] a cancelled run starts no more and lets those under way finish', async () => {
  const { ends, act } = heldAction();
  const run = startBulkRun(devices, act, textOf);
  run.cancel();
  for (const { resolve } of ends.values()) resolve(undefined);
  await settle();
  expect(ends.size).toBe(4);
  expect(results(run)).toEqual([...Array<string>(4).fill('sent'), ...Array<string>(6).fill('cancelled')]);
});

it('[PLUS-10] a retry runs only those that failed or were cancelled', async () => {
  const told: string[] = [];
  let isBroken = true;
  const act = (id: string) => {
    told.push(id);
    return isBroken && id === '3' ? Promise.reject(new Error('Down.')) : Promise.resolve(undefined);
  };
  const run = startBulkRun(devices, act, textOf);
  for (let turn = 0; turn < 5; turn += 1) await settle();
  expect(results(run).filter((result) => result === 'failed')).toHaveLength(1);
  isBroken = false;
  told.length = 0;
  run.retry();
  await settle();
  expect(told).toEqual(['3']);
  expect(new Set(results(run))).toEqual(new Set(['sent']));
});

it('[PLUS-10] follows the devices of sent commands until they rest, and retries those that failed there', async () => {
  const told: string[] = [];
  const act = (id: string) => {
    told.push(id);
    return Promise.resolve(undefined);
  };
  const run = startBulkRun(devices.slice(0, 3), act, textOf);
  await settle();
  const ends = new Map<string, BulkEnd>([['0', { result: 'done', reason: 'Online' }]]);
  run.follow((id) => ends.get(id) ?? null);
  expect(results(run)).toEqual(['done', 'sent', 'sent']);
  // What happens to a device afterwards is not of this run.
  ends.set('0', { result: 'failed', reason: 'Later' });
  ends.set('1', { result: 'failed', reason: 'No answer' });
  run.follow((id) => ends.get(id) ?? null);
  expect(run.items.get().map(({ reason }) => reason)).toEqual(['Online', 'No answer', '']);
  told.length = 0;
  run.retry();
  await settle();
  expect(told).toEqual(['1']);
  expect(results(run)).toEqual(['done', 'sent', 'sent']);
});
