import type { PackedData, RawData } from '../../http/handler-result.ts';

/** An answer that can be given again. */
export type KeptAnswer = RawData | PackedData;

/**
 * How much is kept at most, in characters of JSON (an answer that was sent twice is kept as bytes besides) or bytes of what
 * is packed.
 */
const TOTAL_AT_MOST = 24_000_000;
/** Of one answer. */
const ONE_AT_MOST = 4_000_000;
/** How many answers, however short: anybody may ask any number of questions that have none. */
const ANSWERS_AT_MOST = 5_000;

/**
 * Answers by who asked what, each with the entity tag it was made under. An answer is given out again only to the same
 * question under the same tag, and the tag is asked of the database every time: what is kept here is never believed, it
 * only saves writing the same text twice. The least recently used go first.
 */
export class AnswerMemory {
  readonly #answers = new Map<string, KeptAnswer>();
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

  /** Whether there is an answer to this question, under whatever tag. */
  has(question: string): boolean {
    return this.#answers.has(question);
  }

  /** The answer to this question under this tag; undefined if there is none. */
  get(question: string, etag: string): KeptAnswer | undefined {
    const answer = this.#answers.get(question);
    if (answer?.etag !== etag) return undefined;
    this.#answers.delete(question);
    this.#answers.set(question, answer);
    return answer;
  }

  /** Keeps an answer in place of an older one, unless it is too long. */
  set(question: string, answer: KeptAnswer): void {
    this.#forget(question);
    if (answer.size > this.#oneAtMost) return;
    this.#answers.set(question, answer);
    this.#total += answer.size;
    for (const oldest of this.#answers.keys()) {
      if (this.#total <= this.#totalAtMost && this.#answers.size <= this.#answersAtMost) return;
      this.#forget(oldest);
    }
  }

  #forget(question: string): void {
    this.#total -= this.#answers.get(question)?.size ?? 0;
    this.#answers.delete(question);
  }
}
