import { STREAMS_PER_USER } from '@partyline/contract';
import { ApiFailure } from '../../http/api-failure.ts';

const COME_BACK_S = 30;

/** Counts the open streams of each person, so that nobody can use up the server's connections. */
export class OpenStreams {
  readonly #counts = new Map<string, number>();
  readonly #perPerson: number;

  constructor(perPerson: number = STREAMS_PER_USER) {
    this.#perPerson = perPerson;
  }

  /** Takes a place; gives back how to free it. Refuses with `too-many-requests` when all are taken. */
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
