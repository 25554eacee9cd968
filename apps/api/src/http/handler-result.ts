import { successText } from './envelope.ts';

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
