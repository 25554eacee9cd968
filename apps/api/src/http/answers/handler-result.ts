import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { successText } from './envelope.ts';

const compress = promisify(brotliCompress);
/** Brotli quality at which packing is about as fast as sending. */
export const BROTLI_PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 4 };

/** JSON text from PostgreSQL with its ETag: text when sent once, bytes when cached, whichever is cheaper. */
export class RawData {
  readonly json: string;
  readonly etag: string | undefined;
  #isUsed = false;
  #bytes: Buffer | undefined;

  constructor(json: string, etag?: string) {
    this.json = json;
    this.etag = etag;
  }

  get size(): number {
    return this.json.length;
  }

  answer(): string | Buffer {
    if (!this.#isUsed) {
      this.#isUsed = true;
      return successText(this.json);
    }
    this.#bytes ??= Buffer.from(successText(this.json));
    return this.#bytes;
  }
}

/** RawData compressed with brotli once: a long list shrinks to a twentieth. */
export class PackedData {
  readonly etag: string;
  readonly bytes: Buffer;

  private constructor(bytes: Buffer, etag: string) {
    this.bytes = bytes;
    this.etag = etag;
  }

  static async of(json: string, etag: string): Promise<PackedData> {
    return new PackedData(await compress(successText(json), { params: BROTLI_PARAMS }), etag);
  }

  get size(): number {
    return this.bytes.length;
  }
}

/** Returns whether the caller accepts brotli; a weighted header counts as no, since it may mean "not at all". */
export function readsBrotli(headers: IncomingHttpHeaders): boolean {
  const accepted = (headers['accept-encoding'] ?? '').toLowerCase();
  return accepted.split(',').some((name) => name.trim() === 'br');
}

/** The caller's ETag is current: answered as 304. */
export class NotModified {
  readonly etag: string;

  constructor(etag: string) {
    this.etag = etag;
  }
}

/** The handler has taken over the response (a stream). */
export const TAKEN_OVER = Symbol('taken over');

/** Returns whether an If-None-Match header names this ETag (weak comparison). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const wanted = opaque(etag);
  return header.split(',').some((candidate) => opaque(candidate.trim()) === wanted);
}

function opaque(etag: string): string {
  return etag.startsWith('W/') ? etag.slice(2) : etag;
}
