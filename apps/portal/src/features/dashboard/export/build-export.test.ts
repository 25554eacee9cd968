import { expect, it } from 'vitest';
import { instanceOf, uuidOf, workspaceOf, viewsOf } from '../testing/instance-of.ts';
import { buildExport } from './build-export.ts';
import { filterOf, parseListSort } from '@partyline/display';

const PRO = {
  subscription: 'Pro',
  subscriptionStatus: 'Subscribed',
  noOfUsers: 8,
  interval: 'month',
} as const;

function sourceOf(count: number, query = '', sort = '') {
  const vicList = Array.from({ length: count }, (_, n) =>
    instanceOf({ ...PRO, vicUuid: uuidOf(n + 1), deviceName: `Device ${n}`, subscriptionId: String(n) }),
  );
  const views = viewsOf([workspaceOf({ vicList })], 0);
  return { views, filter: filterOf(query), sort: parseListSort(sort) };
}

function options() {
  const shares: number[] = [];
  const ending = new AbortController();
  let pauses = 0;
  return {
    shares,
    ending,
    countPauses: () => pauses,
    given: {
      signal: ending.signal,
      onProgress: (share: number) => shares.push(share),
      pause: () => {
        pauses += 1;
        return Promise.resolve();
      },
    },
  };
}

it('[CSV-3] writes 50,000 rows with a pause after every thousand, and says on the way how far it is', async () => {
  const { shares, given, countPauses } = options();
  const built = await buildExport(sourceOf(25_000), given);
  expect(built?.rows).toBe(50_000);
  expect((await built?.file.text())?.split('\r\n')).toHaveLength(50_002);
  expect(shares).toHaveLength(49);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBeLessThan(1);
  expect(countPauses()).toBe(25 + 49);
});

it('[CSV-1] a small file is there at once, and is marked as UTF-8', async () => {
  const { given, countPauses } = options();
  const built = await buildExport(sourceOf(3), given);
  expect(built?.file.type).toBe('text/csv;charset=utf-8');
  const bytes = new Uint8Array((await built?.file.arrayBuffer()) ?? new ArrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(countPauses()).toBe(0);
});

it.each([
  ['', 'device 1', ['Device 1', 'Device 10', 'Device 11']],
  ['-name', 'device 1', ['Device 11', 'Device 10', 'Device 1']],
])('[CSV-3] sorted by "%s" and searched for "%s" it names %j', async (sort, query, names) => {
  const built = await buildExport(sourceOf(12, query, sort), options().given);
  const lines = (await built?.file.text())?.split('\r\n') ?? [];
  const listed = lines.filter((line) => line.startsWith('device,')).map((line) => line.split(',')[1]);
  expect(listed).toEqual(names);
});

it.each([1, 3])('ends at pause %i when it is told to', async (last) => {
  const { ending, given, countPauses } = options();
  const pause = () => {
    if (countPauses() + 1 === last) ending.abort();
    return given.pause();
  };
  expect(await buildExport(sourceOf(2_500), { ...given, pause })).toBeNull();
  expect(countPauses()).toBe(last);
});

it('[CSV-3] of a selection it writes the selected devices alone', async () => {
  const source = { ...sourceOf(12), vicUuids: new Set([uuidOf(2), uuidOf(12), uuidOf(99)]) };
  expect((await buildExport(source, options().given))?.rows).toBe(4);
});
