import type { TableLaw } from '@partyline/kernel/law';
import { messageOf } from './message-of.ts';
import type { LawSource, Outcome, Verdict } from './outcome.ts';
import { tableTest } from './paste-test.ts';

/** Asks every question of a table law, until one contradicts it. */
export function runTable<Q>(law: TableLaw<Q>, source: LawSource): Outcome {
  const startMs = performance.now();
  let asked = 0;
  let verdict: Verdict | null = null;
  for (const question of law.questions()) {
    asked += 1;
    if (asked > law.bound) {
      verdict = { kind: 'too-large' };
      break;
    }
    const fault = faultOf(law, question);
    if (fault === null) continue;
    const story = [...law.tell(question), fault];
    verdict = { kind: 'broken', counterexample: { story, test: tableTest(law, source, question) } };
    break;
  }
  return {
    name: law.name,
    states: asked,
    steps: 0,
    seconds: (performance.now() - startMs) / 1000,
    verdict: verdict ?? { kind: asked === 0 ? 'empty' : 'holds' },
  };
}

function faultOf<Q>(law: TableLaw<Q>, question: Q): string | null {
  try {
    return law.faultOf(question);
  } catch (error) {
    return `The rule throws: ${messageOf(error)}`;
  }
}
