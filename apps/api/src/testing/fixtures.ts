import { afterAll, beforeAll, beforeEach } from 'vitest';

/**
 * Makes something before the tests of a file or of a `describe` block. Afterwards it is stopped if it has a `stop`, the last
 * one first. Returns a stand-in that is usable from then on, so that `make` and helpers may refer to earlier fixtures.
 */
export function oncePerFile<Value extends object>(make: () => Promise<Value>): Value {
  let current: Value | undefined;
  beforeAll(async () => {
    current = await make();
  });
  afterAll(async () => {
    if (current !== undefined && isStoppable(current)) await current.stop();
  });
  return standIn(() => current);
}

/** Makes something before each test. Returns a stand-in for that of the running test. */
export function oncePerTest<Value extends object>(make: () => Promise<Value>): Value {
  let current: Value | undefined;
  beforeEach(async () => {
    current = await make();
  });
  return standIn(() => current);
}

function isStoppable(value: object): value is { stop(): Promise<unknown> } {
  return 'stop' in value && typeof value.stop === 'function';
}

/** Forwards to the current value, which hooks replace. */
function standIn<Value extends object>(read: () => Value | undefined): Value {
  const value = (): Value => {
    const current = read();
    if (current === undefined) throw new Error('A fixture is used before the hook that makes it.');
    return current;
  };
  // The target is never read: all that tests do with a plain object is forwarded.
  return new Proxy({} as Value, {
    get: (_target, key) => Reflect.get(value(), key) as unknown,
    set: (_target, key, next) => Reflect.set(value(), key, next),
    has: (_target, key) => Reflect.has(value(), key),
    ownKeys: () => Reflect.ownKeys(value()),
    getOwnPropertyDescriptor: (_target, key) => {
      const descriptor = Reflect.getOwnPropertyDescriptor(value(), key);
      // A proxy may not call a property fixed that its target lacks.
      return descriptor && { ...descriptor, configurable: true };
    },
  });
}
