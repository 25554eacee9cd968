import { STREAMS_PER_USER } from '@partyline/contract';
import { ApiFailure } from '../../../http/errors/api-failure.ts';

const COME_BACK_S = 30;

/** Limits the open streams per user, so that one cannot use up the connections. */
export class OpenStreams {
  readonly #counts = new Map<string, number>();
  readonly #perPerson: number;

  constructor(perPerson: number = STREAMS_PER_USER) {
    this.#perPerson = perPerson;
  }

  /** Takes a place; returns its release. Refuses with `too-many-requests` above the limit. */
  take(uid: string): () => void {
    const count = this.#counts.get(uid) ?? 0;
    if (count >= this.#perPerson) throw new ApiFailure('too-many-requests', { retryAfterS: COME_BACK_S });
    this.#counts.set(uid, count + 1);
    let free = (): void => {
      const left = (this.#counts.get(uid) ?? 1) - 1;
      if (left === 0) this.#counts.delete(uid);
      else this.#counts.set(uid, left);
      free = () => undefined;
    };
    return () => free();
  }
}
