import { expect, it } from 'vitest';
import { openingOf } from '../index.ts';
import type { RegisterState, SessionOpening } from '../index.ts';
import type { LoginAnswer } from './login-answer.ts';

function opening(changes: Partial<LoginAnswer>, stored: RegisterState | null = null): SessionOpening {
  return openingOf(
    { errorCode: 0, isFirstLogin: false, registerState: 'done', associationsCount: 1, ...changes },
    stored,
  );
}

it('[AUTH-21] signs up at the first login, whatever this browser stored', () => {
  for (const stored of [null, 'in progress', 'done'] as const) {
    expect(opening({ isFirstLogin: true, registerState: 'in progress', associationsCount: 0 }, stored)).toBe(
      'sign-up',
    );
  }
});

it('[AUTH-22] waits for a registration in progress, also after a reload', () => {
  for (const associationsCount of [0, 1]) {
    expect(opening({ registerState: 'in progress', associationsCount }, 'in progress')).toBe(
      'wait-for-registration',
    );
    expect(opening({ registerState: null, associationsCount }, 'in progress')).toBe('wait-for-registration');
  }
});

it('[AUTH-22] waits for it in a browser that stored nothing of it too', () => {
  expect(opening({ registerState: 'in progress' }, null)).toBe('wait-for-registration');
});

it('[AUTH-24] opens at once when the answer or the stored state says that the registration is done', () => {
  expect(opening({ registerState: 'in progress' }, 'done')).toBe('open');
  expect(opening({ registerState: null }, 'done')).toBe('open');
  expect(opening({ registerState: 'done' }, 'in progress')).toBe('open');
  expect(opening({ registerState: null })).toBe('open');
});

it('[ERR-17] ends the session at any response code but 0', () => {
  for (const errorCode of [401, '0', 'success', null, undefined, NaN, 1]) {
    expect(opening({ errorCode, isFirstLogin: true }), String(errorCode)).toBe('end-session');
  }
});

it('[ERR-18] ends the session of a user without an association whose registration is not in progress', () => {
  expect(opening({ associationsCount: 0 })).toBe('end-session');
  expect(opening({ associationsCount: 0, registerState: null })).toBe('end-session');
  expect(opening({ associationsCount: 0, registerState: 'done' }, 'in progress')).toBe('end-session');
});
