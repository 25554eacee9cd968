import { expect, it } from 'vitest';
import { recallPlace, rememberPlace } from './known-place.ts';

function storageWith(text: string | null) {
  let kept = text;
  const writes: string[] = [];
  const setItem = (_key: string, value: string) => {
    kept = value;
    writes.push(value);
  };
  return { getItem: () => kept, setItem, removeItem: () => undefined, writes };
}

it('recalls where each view was in a window as wide, and nothing for another width', () => {
  const storage = storageWith(null);
  expect(recallPlace(storage, 'grid', 1440)).toBeNull();
  rememberPlace(storage, 'grid', 1440, { width: 1156, top: 121 });
  rememberPlace(storage, 'list', 1440, { width: 1156, top: 157 });
  expect(recallPlace(storage, 'grid', 1440)).toEqual({ width: 1156, top: 121 });
  expect(recallPlace(storage, 'list', 1440)).toEqual({ width: 1156, top: 157 });
  expect(recallPlace(storage, 'grid', 1439)).toBeNull();
});

it('writes only what is new', () => {
  const storage = storageWith(null);
  rememberPlace(storage, 'grid', 800, { width: 700, top: 90 });
  rememberPlace(storage, 'grid', 800, { width: 700, top: 90 });
  expect(storage.writes).toHaveLength(1);
});

it.each(['', '{', 'null', '7', '[]', '{"grid":1}', '{"grid":[800]}', '{"grid":[800,"700",90]}'])(
  'survives %o in the place of what was remembered',
  (text) => {
    const storage = storageWith(text);
    expect(recallPlace(storage, 'grid', 800)).toBeNull();
    rememberPlace(storage, 'grid', 800, { width: 700, top: 90 });
    expect(recallPlace(storage, 'grid', 800)).toEqual({ width: 700, top: 90 });
  },
);

it.each(['[800,900,90]', '[800,0,90]', '[800,700.5,90]', '[800,1e99,90]', '[800,700,-1]'])(
  'takes no size that cannot be: %s',
  (stored) => {
    expect(recallPlace(storageWith(`{"grid":${stored}}`), 'grid', 800)).toBeNull();
  },
);
