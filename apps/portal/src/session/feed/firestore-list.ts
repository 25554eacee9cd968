import { getDocsFromServer, limit, onSnapshot, query, where } from 'firebase/firestore';
import { openFirestore } from './firestore-client.ts';
import { allToRead, documentOf, listQuery, wireOf, type FirestoreReader } from './firestore-documents.ts';

/** Fetches the reader's notifications as the API would send them. [NOTIF-4 … NOTIF-9] */
export async function listFromFirestore(
  reader: FirestoreReader,
  workspaceId?: number,
): Promise<readonly unknown[]> {
  const { docs } = await getDocsFromServer(listQuery(await openFirestore(reader), reader, workspaceId));
  return docs.map((document) => wireOf(document.data()));
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
