import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A write of a commit in Firestore's REST format. */
interface Write {
  readonly delete?: string;
  readonly update?: {
    readonly name: string;
    readonly fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  };
  readonly updateTransforms?: unknown;
}

/** Stands in for Firestore and holds the documents. */
export interface DocumentServer {
  readonly url: string;
  /** By `users/{uid}/notifications/{docId}`. */
  readonly documents: ReadonlyMap<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>;
  /** Sizes of the commits, in order. */
  readonly commits: readonly number[];
  /** Answers with this status from now on; 200 works. */
  answerWith(status: number): void;
  stop(): Promise<void>;
}

export async function startDocumentServer(): Promise<DocumentServer> {
  const documents = new Map<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>();
  const commits: number[] = [];
  let status = 200;
  const take = ({ delete: deleted, update }: Write): void => {
    const key = (name: string) => name.slice(name.indexOf('/documents/') + '/documents/'.length);
    if (deleted !== undefined) documents.delete(key(deleted));
    if (update !== undefined) documents.set(key(update.name), update.fields);
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const isKnown = request.method === 'POST' && request.url?.endsWith('/documents:commit') === true;
      const answer = isKnown && request.headers.authorization === 'Bearer owner' ? status : 404;
      if (answer === 200) {
        const { writes } = JSON.parse(Buffer.concat(chunks).toString()) as { writes: Write[] }; // what the API sends
        commits.push(writes.length);
        writes.forEach(take);
      }
      response.writeHead(answer, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  return {
    url: `http://127.0.0.1:${port}`,
    documents,
    commits,
    answerWith: (next) => (status = next),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
