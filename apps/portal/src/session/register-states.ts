import { parseRegisterState, personalKey, type RegisterState } from '@partyline/session';
import type { TextStorage } from './browser-storage.ts';

const keyOf = (uid: string): string => personalKey('register-state', uid);

/** How far the registration of each person has come, kept in this browser. It opens nothing on the server. [AUTH-25, GA-33] */
export interface RegisterStates {
  read(uid: string): RegisterState | null;
  write(uid: string, state: RegisterState | null): void;
}

/** Keeps the register states in local storage. */
export function createRegisterStates(storage: TextStorage): RegisterStates {
  return {
    read: (uid) => parseRegisterState(storage.getItem(keyOf(uid))),
    write(uid, state) {
      if (state === null) storage.removeItem(keyOf(uid));
      else storage.setItem(keyOf(uid), state);
    },
  };
}
