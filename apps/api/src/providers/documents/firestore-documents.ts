import { ApiFailure } from '../../http/errors/api-failure.ts';
import { RETRY_AFTER_S } from '../../http/errors/error-table.ts';
import { googleCause, googleCauseOfAnswer } from '../failures/google-cause.ts';
import { ProviderCause } from '../failures/provider-cause.ts';
import { documentFields } from './firestore-values.ts';
import type { DocumentState, NotificationDocuments } from './notification-documents.ts';

export interface FirestoreOptions {
  readonly projectId: string;
  /** null with a real project. */
  readonly emulatorUrl: string | null;
}

const WRITES_AT_ONCE = 200;
const ANSWER_WITHIN_MS = 8_000;
/** The emulator exempts this token from the security rules. */
const EMULATOR_TOKEN = 'owner';

/**
 * Writes documents over REST with the admin SDK's token; its Firestore client would add gRPC. `changedAt` is Firestore's clock,
 * which orders versions.
 */
export function firestoreDocuments({ projectId, emulatorUrl }: FirestoreOptions): NotificationDocuments {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const url = `${emulatorUrl ?? 'https://firestore.googleapis.com'}/v1/${root}:commit`;
  const accessToken = emulatorUrl === null ? serviceAccountToken() : () => Promise.resolve(EMULATOR_TOKEN);

  async function commit(states: readonly DocumentState[]): Promise<void> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${await accessToken()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ writes: states.map((state) => writeOf(root, state)) }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    if (!response.ok) throw googleCauseOfAnswer('firestore', response.status, await response.text());
    await response.body?.cancel();
  }

  return {
    async write(states) {
      for (let from = 0; from < states.length; from += WRITES_AT_ONCE) {
        await commit(states.slice(from, from + WRITES_AT_ONCE)).catch((error: unknown) => {
          const cause = error instanceof ProviderCause ? error : googleCause('firestore', error);
          throw new ApiFailure('unavailable', { retryAfterS: RETRY_AFTER_S }, { cause });
        });
      }
    },
  };
}

function writeOf(root: string, { uid, docId, content }: DocumentState): object {
  const name = `${root}/users/${uid}/notifications/${docId}`;
  if (content === null) return { delete: name };
  return {
    update: { name, fields: documentFields(content) },
    updateTransforms: [{ fieldPath: 'changedAt', setToServerValue: 'REQUEST_TIME' }],
  };
}

/** Returns the service account's token, renewed by the lazily loaded SDK. */
function serviceAccountToken(): () => Promise<string> {
  let loading: Promise<() => Promise<string>> | undefined;
  const load = async () => {
    const { applicationDefault } = await import('firebase-admin/app');
    const credential = applicationDefault();
    return async () => (await credential.getAccessToken()).access_token;
  };
  return async () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return (await loading)();
  };
}
