import type { MachineLaw } from '@partyline/kernel/law';
import { IntList } from './int-list.ts';

const NONE = -1;

/** The states of a machine that were reached, in the order of their distance from a start, and the step that reached each first. */
export class SeenStates<S, E> {
  readonly #law: MachineLaw<S, E>;
  readonly #indexOf = new Map<string, number>();
  /** Dropped once their events were taken. */
  readonly #waiting = new Map<number, S>();
  readonly #starts: S[] = [];
  /** The state before; of a start, NONE. */
  readonly #parents = new IntList();
  /** Which of the events of the state before; of a start, which start. */
  readonly #ordinals = new IntList();
  /** All steps between states, kept for goals alone. */
  readonly edges = { from: new IntList(), to: new IntList(), isOnTheWay: new IntList() };
  /** For each state, one bit for each goal that it is. */
  readonly goals = new IntList();
  steps = 0;

  constructor(law: MachineLaw<S, E>) {
    this.#law = law;
  }

  get size(): number {
    return this.#parents.length;
  }

  addStart(state: S): { readonly index: number; readonly isNew: boolean } {
    const number = this.#starts.push(state) - 1;
    const size = this.size;
    const index = this.#add(state, NONE, number);
    return { index, isNew: index === size };
  }

  /** Returns whether the state after is new. */
  addStep(index: number, ordinal: number, event: E, before: S, after: S): boolean {
    this.steps += 1;
    const size = this.size;
    const to = after === before ? index : this.#add(after, index, ordinal);
    const { goals } = this.#law;
    if (goals !== undefined && to !== index) {
      this.edges.from.push(index);
      this.edges.to.push(to);
      let bits = 0;
      for (const [number, goal] of goals.entries()) if (goal.isOnTheWay?.(event) ?? true) bits |= 1 << number;
      this.edges.isOnTheWay.push(bits);
    }
    return to === size;
  }

  /** Returns a state whose events are to be taken, and drops it: each is taken once. */
  takeState(index: number): S {
    const state = this.#waiting.get(index);
    if (state === undefined) throw new Error('Each state is taken once.');
    this.#waiting.delete(index);
    return state;
  }

  /** Returns the start from which a state was reached first, and which event of each state on the way was taken. */
  pathTo(index: number): { readonly start: S; readonly ordinals: readonly number[] } {
    const ordinals: number[] = [];
    let at = index;
    while (this.#parents.at(at) !== NONE) {
      ordinals.unshift(this.#ordinals.at(at));
      at = this.#parents.at(at);
    }
    const start = this.#starts[this.#ordinals.at(at)];
    if (start === undefined) throw new Error('A path begins at a start.');
    return { start, ordinals };
  }

  #add(state: S, parent: number, ordinal: number): number {
    const key = this.#law.keyOf?.(state) ?? JSON.stringify(state);
    const known = this.#indexOf.get(key);
    if (known !== undefined) return known;
    const index = this.size;
    this.#indexOf.set(key, index);
    this.#waiting.set(index, state);
    this.#parents.push(parent);
    this.#ordinals.push(ordinal);
    let bits = 0;
    for (const [number, goal] of (this.#law.goals ?? []).entries())
      if (goal.isGoal(state)) bits |= 1 << number;
    this.goals.push(bits);
    return index;
  }
}
