/** What every law of the proof book states about itself. */
interface LawFacts {
  /** Unique in the book, in kebab case, as `npm run prove -- NAME` takes it. */
  readonly name: string;
  /** The law in one sentence. */
  readonly sentence: string;
  /** Requirements and decisions that state the law, such as `OWN-3`. */
  readonly ids: readonly string[];
  /** Everything that limits what is tried, such as `3 members` or `14 days`: the law is proved there and nowhere else. */
  readonly universe: readonly string[];
  /** The most questions or states that the universe may have. */
  readonly bound: number;
  /** Whether `npm test` proves it; the others are proved by `npm run prove` alone. */
  readonly isQuick: boolean;
}

/** A law that holds for each question of a finite list. Questions are plain data, as JSON has it. */
export interface TableLaw<Question> extends LawFacts {
  readonly kind: 'table';
  questions(): Iterable<Question>;
  /** Returns null if the law holds for the question, otherwise what contradicts it, as a sentence. */
  faultOf(question: Question): string | null;
  /** Returns the question in words, one sentence or several. */
  tell(question: Question): readonly string[];
}

/** A state that can always be reached again. */
export interface Goal<State, Event> {
  /** What a state without a way out is told as, as a sentence. */
  readonly fault: string;
  isGoal(state: State): boolean;
  /** Returns whether the event may be on the way; without it, all may. */
  isOnTheWay?(event: Event): boolean;
}

/**
 * A law that holds in every state that events lead to, from every start. States and events are plain data, as JSON has it;
 * `next` returns the same state for an event that is refused.
 */
export interface MachineLaw<State, Event> extends LawFacts {
  readonly kind: 'machine';
  starts(): Iterable<State>;
  /** Returns the events that may come in a state, refused ones too, always in the same order. */
  events(state: State): Iterable<Event>;
  next(state: State, event: Event): State;
  /** Returns what the state contradicts, as a sentence, or null. */
  faultIn?(state: State): string | null;
  /** Returns what the step contradicts, as a sentence, or null. */
  faultOf?(before: State, event: Event, after: State): string | null;
  /** Returns the text by which states are told apart; without it, their JSON. */
  keyOf?(state: State): string;
  readonly goals?: readonly Goal<State, Event>[];
  /** Returns a start in words, one sentence. */
  tellStart(state: State): string;
  /** Returns a step in words, one sentence. */
  tell(event: Event, before: State, after: State): string;
}

/** A law of any question, state and event. */
export type Law = TableLaw<unknown> | MachineLaw<unknown, unknown>;
