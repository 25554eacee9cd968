import type { SeenStates } from './seen-states.ts';

/** Returns the first state from which no way leads to a goal, or null: walks all steps backwards from the goals. */
export function findStuck<S, E>(seen: SeenStates<S, E>, goal: number): number | null {
  const bit = 1 << goal;
  const { from, to, isOnTheWay } = seen.edges;
  // Steps sorted by where they lead: those into state n are at firsts[n] to firsts[n + 1].
  const firsts = new Int32Array(seen.size + 2);
  for (let edge = 0; edge < to.length; edge += 1) {
    const slot = to.at(edge) + 2;
    firsts[slot] = (firsts[slot] ?? 0) + 1;
  }
  for (let state = 1; state < firsts.length; state += 1)
    firsts[state] = (firsts[state] ?? 0) + (firsts[state - 1] ?? 0);
  const into = new Int32Array(to.length);
  for (let edge = 0; edge < to.length; edge += 1) {
    const slot = to.at(edge) + 1;
    const at = firsts[slot] ?? 0;
    into[at] = edge;
    firsts[slot] = at + 1;
  }
  const reaches = new Uint8Array(seen.size);
  const open: number[] = [];
  for (let state = 0; state < seen.size; state += 1)
    if ((seen.goals.at(state) & bit) !== 0) {
      reaches[state] = 1;
      open.push(state);
    }
  for (let state = open.pop(); state !== undefined; state = open.pop())
    for (let at = firsts[state] ?? 0; at < (firsts[state + 1] ?? 0); at += 1) {
      const edge = into[at] ?? 0;
      const before = from.at(edge);
      if ((isOnTheWay.at(edge) & bit) === 0 || reaches[before] === 1) continue;
      reaches[before] = 1;
      open.push(before);
    }
  const stuck = reaches.indexOf(0);
  return stuck === -1 ? null : stuck;
}
