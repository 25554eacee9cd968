import { expect, it } from 'vitest';
import { lazyModule } from './lazy-module.ts';

it('loads a module once for all callers', async () => {
  let fetches = 0;
  const module = lazyModule(() => Promise.resolve((fetches += 1)));
  expect(module.get()).toBeUndefined();
  expect(await Promise.all([module.load(), module.load()])).toEqual([1, 1]);
  expect(await module.load()).toBe(1);
  expect(module.get()).toBe(1);
});

it('tries again after a failure, which all its callers see', async () => {
  const answers = [() => Promise.reject(new Error('no connection')), () => Promise.resolve('part')];
  const module = lazyModule(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')));
  const [first, second] = await Promise.allSettled([module.load(), module.load()]);
  expect([first.status, second.status]).toEqual(['rejected', 'rejected']);
  expect(module.get()).toBeUndefined();
  expect(await module.load()).toBe('part');
  expect(module.get()).toBe('part');
});
