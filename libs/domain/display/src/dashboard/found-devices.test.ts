import fc from 'fast-check';
import { expect, it } from 'vitest';
import { instanceOf, uuidOf, viewsOf, workspaceOf } from './dashboard.fixture.ts';
import { filterOf, foundIn, isAnyFound, widerOf } from './found-devices.ts';

const names = ['Camera 1', 'Camera 12', 'Stage', 'Stage left', 'OB truck 2'];
const vicList = names.map((deviceName, index) =>
  instanceOf({ vicUuid: uuidOf(index + 1), deviceName, hostName: '', dnsHost: '' }),
);
const [view] = viewsOf([workspaceOf({ id: 1, name: 'Studio', vicList })], 0);

it('[GD-41] finds the same whatever was typed before', () => {
  const typed = fc.constantFrom('c', 'ca', 'cam', 'era 1', '1', '12', 's', 'stage', 'stage l', '2', 'zz', '');
  fc.assert(
    fc.property(fc.array(typed), (texts) => {
      for (const text of texts) {
        const filter = filterOf(text);
        const found = view === undefined ? [] : foundIn(view, filter);
        const expected = names.filter((name) => name.toLowerCase().includes(text));
        expect(found.map(({ deviceName }) => deviceName).toSorted()).toEqual(expected.toSorted());
        expect(isAnyFound(view === undefined ? [] : [view], filter)).toBe(expected.length > 0);
      }
    }),
  );
});

it('a longer search looks only among what the shorter one found', () => {
  const [short, long, other] = [filterOf('came'), filterOf('camera'), filterOf('stage')];
  expect(long && widerOf(long)).toBe(short);
  expect(other && widerOf(other)).toBeUndefined();
});
