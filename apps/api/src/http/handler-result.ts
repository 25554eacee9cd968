import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { successText } from './envelope.ts';

const compress = promisify(brotliCompress);
/** Brotli at this level packs a list about as fast as the line takes it. */
export const BROTLI_PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 4 };

/**
 * Data that is JSON text already (a list that PostgreSQL wrote), with its ETag where the route has one. What is sent once
 * goes out as text, which is cheapest to make; what is kept and sent again is put into bytes, which are cheapest to send.
 */
export class RawData {
  readonly json: string;
  readonly etag: string | undefined;
  #isUsed = false;
  #bytes: Buffer | undefined;

  constructor(json: string, etag?: string) {
    this.json = json;
    this.etag = etag;
  }

  /** What it takes to keep it. */
  get size(): number {
    return this.json.length;
  }

  /** The whole answer, envelope included. */
  answer(): string | Buffer {
    if (!this.#isUsed) {
      this.#isUsed = true;
      return successText(this.json);
    }
    this.#bytes ??= Buffer.from(successText(this.json));
    return this.#bytes;
  }
}

/**
 * The same, packed with brotli, for a caller who reads that: a long list is a twentieth as long so, and is packed once
 * instead of every time it is sent.
 */
export class PackedData {
  readonly etag: string;
  /** The whole answer, envelope included. */
  readonly bytes: Buffer;

  private constructor(bytes: Buffer, etag: string) {
    this.bytes = bytes;
    this.etag = etag;
  }

  static async of(json: string, etag: string): Promise<PackedData> {
    return new PackedData(await compress(successText(json), { params: BROTLI_PARAMS }), etag);
  }

  /** What it takes to keep it. */
  get size(): number {
    return this.bytes.length;
  }
}

/** Whether the caller reads brotli, by its headers; one that gives it a weight may mean "not at all", and is not sent it. */
export function readsBrotli(headers: IncomingHttpHeaders): boolean {
  const accepted = (headers['accept-encoding'] ?? '').toLowerCase();
  return accepted.split(',').some((name) => name.trim() === 'br');
}

/** Says that what the caller holds, by its ETag, is still right: answered as 304. */
export class NotModified {
  readonly etag: string;

  constructor(etag: string) {
    this.etag = etag;
  }
}

/** Says that the handler has taken the answer over (a stream) and nothing more is to be sent. */
export const TAKEN_OVER = Symbol('taken over');

/** Whether an If-None-Match header names this ETag; weak comparison, as for every GET. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const wanted = opaque(etag);
  return header.split(',').some((candidate) => opaque(candidate.trim()) === wanted);
}

function opaque(etag: string): string {
  return etag.startsWith('W/') ? etag.slice(2) : etag;
}
