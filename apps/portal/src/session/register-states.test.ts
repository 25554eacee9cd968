import { describe, expect, it } from 'vitest';
import { createRegisterStates } from './register-states.ts';
import { memoryStorage } from './testing/session-bench.ts';

describe('the register state', () => {
  it('[AUTH-25] is kept in local storage, for each person', () => {
    const storage = memoryStorage();
    createRegisterStates(storage).write('uid-1', 'in progress');
    const states = createRegisterStates(storage);
    expect([states.read('uid-1'), states.read('uid-2')]).toEqual(['in progress', null]);
    states.write('uid-1', null);
    expect(states.read('uid-1')).toBeNull();
  });

  it('is none when something else stands there', () => {
    const storage = memoryStorage();
    storage.setItem('portal.register-state.uid-1', 'admin');
    expect(createRegisterStates(storage).read('uid-1')).toBeNull();
  });
});
