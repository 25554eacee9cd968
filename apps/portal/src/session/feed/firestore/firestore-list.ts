import { getDocsFromServer, limit, onSnapshot, query, where } from 'firebase/firestore';
import { allToRead, documentOf, listQuery, wireOf } from './notification-documents.ts';
import { openFirestore, type FirestoreReader } from './open-firestore.ts';

/** Fetches the reader's notifications to read, as the API would have sent them. [NOTIF-4 … NOTIF-9] */
export async function listFromFirestore(
  reader: FirestoreReader,
  workspaceId?: number,
): Promise<readonly unknown[]> {
  const { docs } = await getDocsFromServer(listQuery(await openFirestore(reader), reader, workspaceId));
  return docs.map((document) => wireOf(document.data()));
}

/** The API has noted a change, and its job writes the documents within moments; longer is not waited for. */
const WRITTEN_WITHIN_MS = 3_000;

/** What a change makes no document show any more: an unread one, or one at all. */
export type Change = 'read' | 'removed';

/** Waits until the documents show what the API has noted, so that the next fetch does not bring the old state back. */
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
    // A document that is gone may not be read: that is an error, and what is waited for.
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
