import { getApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  getDocsFromServer,
  initializeFirestore,
  limit,
  onSnapshot,
  query,
  terminate,
  where,
  type Firestore,
} from 'firebase/firestore';
import { config } from '../../config.ts';
import { identity } from '../api.ts';
import { getSession } from '../session-store.ts';
import { APP_NAME } from '../identity/firebase-sdk.ts';
import { wordDocument } from './word-document.ts';
import { allToRead, documentOf, listQuery, wireOf, type FirestoreReader } from './firestore-documents.ts';

/** Returns the session's reader; throws without one. */
export function currentReader(): FirestoreReader {
  const { identity: user, user: data } = getSession();
  if (user === null || data === null || data.accountId === null) throw new Error('no user is in an account');
  return { uid: user.uid, accountId: data.accountId };
}

let open: { readonly name: string; readonly firestore: Promise<Firestore> } | null = null;

const nameOf = ({ uid, accountId }: FirestoreReader): string => `${uid} ${accountId}`;

/**
 * Returns a reader's connection and closes another reader's, which has the other token. Starts the identity SDK first, for the
 * token.
 */
export function openFirestore(reader: FirestoreReader): Promise<Firestore> {
  const name = nameOf(reader);
  if (open?.name !== name) open = { name, firestore: reopen(close(open)) };
  return open.firestore;
}

/** Closes a connection, so that the next one uses the newest token. */
export async function closeFirestore(reader: FirestoreReader): Promise<void> {
  if (open?.name !== nameOf(reader)) return;
  const closing = open;
  open = null;
  await close(closing);
}

async function close(connection: typeof open): Promise<void> {
  // A failed opening needs no closing.
  await connection?.firestore.then(terminate).catch(() => undefined);
}

async function reopen(closed: Promise<void>): Promise<Firestore> {
  await Promise.all([closed, identity.restore()]);
  const firestore = initializeFirestore(getApp(APP_NAME), {});
  const { firestoreEmulatorUrl } = config;
  if (firestoreEmulatorUrl !== undefined) {
    const { hostname, port } = new URL(firestoreEmulatorUrl);
    connectFirestoreEmulator(firestore, hostname, Number(port));
  }
  return firestore;
}

/** Fetches the reader's notifications as the API would send them, in the language of the page. [NOTIF-4 … NOTIF-9, HZ-16] */
export async function listFromFirestore(
  reader: FirestoreReader,
  workspaceId?: number,
): Promise<readonly unknown[]> {
  const { docs } = await getDocsFromServer(listQuery(await openFirestore(reader), reader, workspaceId));
  return docs.map((document) => wordDocument(wireOf(document.data())));
}

/** A job of the API writes the documents. */
const WRITTEN_WITHIN_MS = 3_000;

type Change = 'read' | 'removed';

/** Waits until documents show an API change, so that a fetch does not bring back the old state. */
export async function untilShown(reader: FirestoreReader, docId: string, change: Change): Promise<void> {
  const firestore = await openFirestore(reader);
  const all = query(
    allToRead(firestore, reader),
    ...(change === 'read' ? [where('isread', '==', false)] : []),
    limit(1),
  );
  await new Promise<void>((resolve) => {
    const end = (): void => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, WRITTEN_WITHIN_MS);
    const options = { includeMetadataChanges: true };
    // A removed document gives a permission error, as expected.
    const stop =
      docId === 'all'
        ? onSnapshot(all, options, {
            next: ({ empty, metadata }) => {
              if (empty && !metadata.fromCache) end();
            },
            error: end,
          })
        : onSnapshot(documentOf(firestore, reader, docId), options, {
            next: (document) => {
              const isOld = document.exists() && (change === 'removed' || document.get('isread') === false);
              if (!isOld && !document.metadata.fromCache) end();
            },
            error: end,
          });
  });
}
