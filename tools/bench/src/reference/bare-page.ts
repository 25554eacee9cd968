import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** `session` restores a session before it requests its devices. */
export type BarePage = 'index' | 'session';

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

/** Builds a page; `use` gets its gzipped files by path. */
async function withBuilt<T>(page: BarePage, use: (files: ReadonlyMap<string, Buffer>) => T): Promise<T> {
  const outDir = await mkdtemp(join(tmpdir(), 'partyline-bare-'));
  try {
    const root = join(import.meta.dirname, 'bare-page');
    await build({
      root,
      logLevel: 'error',
      configFile: false,
      build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(root, `${page}.html`) } },
    });
    const names = (await readdir(outDir, { recursive: true })).filter((name) => extname(name) in TYPES);
    const files = names.map(async (name) => {
      const zipped = gzipSync(await readFile(join(outDir, name)), { level: 9 });
      return [`/${name}`, zipped] as const;
    });
    return use(new Map(await Promise.all(files)));
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

export function barePageScriptBytes(): Promise<number> {
  return withBuilt('index', (files) =>
    [...files].filter(([name]) => name.endsWith('.js')).reduce((sum, [, { length }]) => sum + length, 0),
  );
}

export interface ServedPage {
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves a bare page; identity requests go to the sandbox. */
export async function serveBarePage(
  page: BarePage,
  { devices, sandboxUrl }: { devices: unknown; sandboxUrl: string },
): Promise<ServedPage> {
  const files = new Map(await withBuilt(page, (built) => built));
  files.set('/devices.json', gzipSync(JSON.stringify(devices)));
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/[?#].*$/, '');
    const file = files.get(path);
    if (file) {
      const type = TYPES[extname(path)] ?? 'application/json';
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(file);
    } else void passOn(request, response, sandboxUrl);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo; // it listens on a port
  const stop = () =>
    new Promise<void>((stopped) => {
      server.close(() => stopped());
      server.closeAllConnections();
    });
  return { url: `http://localhost:${port}/${page}.html`, stop };
}

async function passOn(request: IncomingMessage, response: ServerResponse, sandboxUrl: string): Promise<void> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array); // no encoding was set
  const answer = await fetch(`${sandboxUrl}${request.url ?? '/'}`, {
    method: request.method ?? 'GET',
    headers: { 'content-type': request.headers['content-type'] ?? 'application/json' },
    ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
  });
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
  response.end(Buffer.from(await answer.arrayBuffer()));
}
