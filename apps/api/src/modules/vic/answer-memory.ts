import { PackedData, type RawData } from '../../http/handler-result.ts';

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

interface Kept {
  readonly answer: KeptAnswer;
  /** Whether it did not take the place of another one, or is too dear to be made without need. */
  readonly isLasting: boolean;
}

/** A text of so many characters is made in little more time than it takes to ask whether it has to be. */
const CHEAP_AT_MOST = 200_000;

const isDear = (answer: KeptAnswer): boolean => answer instanceof PackedData || answer.size > CHEAP_AT_MOST;

/**
 * Answers by who asked what, each with the entity tag it was made under. An answer is given out again only to the same
 * question under the same tag, and the tag is asked of the database every time: what is kept here is never believed, it
 * only saves writing the same text twice. The least recently used go first.
 */
export class AnswerMemory {
  readonly #answers = new Map<string, Kept>();
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

  /** Whether there is an answer to this question, under whatever tag, that may well be the answer still. */
  isLasting(question: string): boolean {
    return this.#answers.get(question)?.isLasting === true;
  }

  /** The answer to this question under this tag; undefined if there is none. */
  get(question: string, etag: string): KeptAnswer | undefined {
    const kept = this.#answers.get(question);
    if (kept?.answer.etag !== etag) return undefined;
    this.#answers.delete(question);
    this.#answers.set(question, kept);
    return kept.answer;
  }

  /** Keeps an answer in place of an older one, unless it is too long. */
  set(question: string, answer: KeptAnswer): void {
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
