import type { Law } from '@partyline/kernel/law';
import type { Outcome } from '../engine/outcome.ts';
import { renderFigures } from './render-book.ts';

/** Returns what came of a law, in words: one line if it holds, else the story that breaks it and the test to paste. */
export function tellOutcome(outcome: Outcome, law: Law): string {
  const { name, verdict, seconds } = outcome;
  const figures = `${renderFigures(outcome)}, ${seconds.toFixed(1)} s`;
  switch (verdict.kind) {
    case 'holds':
      return `holds   ${name} (${figures})`;
    case 'empty':
      return `FAILED  ${name}\n  It proves nothing: it asked no question and took no step.`;
    case 'too-large':
      return `FAILED  ${name}\n  Its universe grew beyond the stated bound of ${law.bound.toLocaleString('en-US')} (${figures}).`;
    case 'broken': {
      const { story, test } = verdict.counterexample;
      return [
        `BROKEN  ${name} (${figures})`,
        `  ${law.sentence} [${law.ids.join(', ')}]`,
        ...story.map((sentence, index) => `  ${index + 1}. ${sentence}`),
        '',
        test.replaceAll(/^(?=.)/gm, '    '),
      ].join('\n');
    }
  }
}
