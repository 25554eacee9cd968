import { PackedData, type RawData } from '../../../http/answers/handler-result.ts';

export type CachedAnswer = RawData | PackedData;

/** In characters of JSON, or bytes of compressed answers. */
const TOTAL_AT_MOST = 24_000_000;
const ONE_AT_MOST = 4_000_000;
/** Bounds short answers too: queries without results are free to vary. */
const ANSWERS_AT_MOST = 5_000;

interface CachedEntry {
  readonly answer: CachedAnswer;
  /** Whether it is new, or too expensive to rebuild. */
  readonly isLasting: boolean;
}

/** Shorter answers cost about as much to build as to check. */
const CHEAP_AT_MOST = 200_000;

const isDear = (answer: CachedAnswer): boolean => answer instanceof PackedData || answer.size > CHEAP_AT_MOST;

/** Caches answers with ETags (LRU), to save serialising. The database confirms the tag on each call. */
export class AnswerMemory {
  readonly #answers = new Map<string, CachedEntry>();
  readonly #totalAtMost: number;
  readonly #oneAtMost: number;
  readonly #answersAtMost: number;
  #total = 0;

  constructor(
    totalAtMost: number = TOTAL_AT_MOST,
    oneAtMost: number = ONE_AT_MOST,
    answersAtMost: number = ANSWERS_AT_MOST,
  ) {
    this.#totalAtMost = totalAtMost;
    this.#oneAtMost = oneAtMost;
    this.#answersAtMost = answersAtMost;
  }

  /** Returns whether an answer under any tag is probably current. */
  isLasting(question: string): boolean {
    return this.#answers.get(question)?.isLasting === true;
  }

  get(question: string, etag: string): CachedAnswer | undefined {
    const cached = this.#answers.get(question);
    if (cached?.answer.etag !== etag) return undefined;
    this.#answers.delete(question);
    this.#answers.set(question, cached);
    return cached.answer;
  }

  /** Replaces an older answer, unless it is too long. */
  set(question: string, answer: CachedAnswer): void {
    const before = this.#answers.get(question);
    this.#forget(question);
    if (answer.size > this.#oneAtMost) return;
    const isLasting = before === undefined || before.answer.etag === answer.etag || isDear(answer);
    this.#answers.set(question, { answer, isLasting });
    this.#total += answer.size;
    for (const oldest of this.#answers.keys()) {
      if (this.#total <= this.#totalAtMost && this.#answers.size <= this.#answersAtMost) return;
      this.#forget(oldest);
    }
  }

  #forget(question: string): void {
    this.#total -= this.#answers.get(question)?.answer.size ?? 0;
    this.#answers.delete(question);
  }
}
