import { expect, it } from 'vitest';
import { LOGIN_MODES, parseLoginMode } from './login-mode.ts';

it('reads the mode of the page, and takes anything unknown for logging in', () => {
  expect(LOGIN_MODES.map(parseLoginMode)).toEqual(LOGIN_MODES);
  for (const other of [undefined, '', 'SIGN-UP', 'constructor', 7, ['sign-up']]) {
    expect(parseLoginMode(other)).toBe('log-in');
  }
});
