import { getApp } from 'firebase/app';
import { connectFirestoreEmulator, initializeFirestore, terminate, type Firestore } from 'firebase/firestore';
import { config } from '../../config.ts';
import { identity } from '../api.ts';
import { getSession } from '../session-store.ts';
import { APP_NAME } from '../identity/firebase-sdk.ts';
import type { FirestoreReader } from './firestore-documents.ts';

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
