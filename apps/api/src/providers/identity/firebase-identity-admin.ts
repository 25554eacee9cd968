import type { Auth } from 'firebase-admin/auth';
import { ApiFailure } from '../../http/errors/api-failure.ts';
import { codeOf, RETRY_AFTER_S } from '../../http/errors/error-table.ts';
import { googleCause } from '../failures/google-cause.ts';
import { withDeadline } from '../failures/with-deadline.ts';
import type { IdentityAdmin, TokenClaims } from './identity-admin.ts';

export interface FirebaseOptions {
  readonly projectId: string;
  /** null with a real project. */
  readonly emulatorUrl: string | null;
}

const ANSWER_WITHIN_MS = 4_000;
const UNKNOWN_USER = 'auth/user-not-found';

/**
 * Connects to the identity project through its admin SDK, loaded lazily because it is slow. A local service is set by the SDK's own
 * variable, which production refuses.
 */
export function firebaseIdentityAdmin(options: FirebaseOptions): IdentityAdmin {
  let auth: Promise<Auth> | undefined;

  /** Asks the identity service; false for an unknown user. */
  async function ask(question: (auth: Auth) => Promise<void>): Promise<boolean> {
    try {
      auth ??= loadAuth(options).catch((error: unknown) => {
        auth = undefined;
        throw error;
      });
      await withDeadline(question(await auth), ANSWER_WITHIN_MS);
      return true;
    } catch (error) {
      if (codeOf(error) === UNKNOWN_USER) return false;
      const cause = googleCause('identity', error);
      if (cause.failureClass === 'refused') throw new ApiFailure('identity-refused', {}, { cause });
      throw new ApiFailure('unavailable', { retryAfterS: RETRY_AFTER_S }, { cause });
    }
  }

  return {
    setClaims: async (uid, claims) => {
      const isKnown = await ask((admin) => admin.setCustomUserClaims(uid, claims));
      if (!isKnown) throw new ApiFailure('unauthenticated');
    },
    readClaims: async (uid) => {
      let claims: TokenClaims = {};
      const isKnown = await ask(async (admin) => {
        claims = (await admin.getUser(uid)).customClaims ?? {};
      });
      return isKnown ? claims : null;
    },
    endSessions: async (uid, before) => {
      await ask(async (admin) => {
        const { tokensValidAfterTime } = await admin.getUser(uid);
        // The service stores whole seconds.
        if (Date.parse(tokensValidAfterTime ?? '') >= Math.floor(before.getTime() / 1000) * 1000) return;
        await admin.revokeRefreshTokens(uid);
      });
    },
    deleteUser: async (uid) => {
      await ask((admin) => admin.deleteUser(uid));
    },
  };
}

async function loadAuth({ projectId, emulatorUrl }: FirebaseOptions): Promise<Auth> {
  if (emulatorUrl !== null) process.env['FIREBASE_AUTH_EMULATOR_HOST'] = new URL(emulatorUrl).host;
  const { applicationDefault, initializeApp } = await import('firebase-admin/app');
  const { getAuth } = await import('firebase-admin/auth');
  const credential = emulatorUrl === null ? { credential: applicationDefault() } : {};
  // A unique name: several instances may live in one process.
  return getAuth(initializeApp({ projectId, ...credential }, crypto.randomUUID()));
}
