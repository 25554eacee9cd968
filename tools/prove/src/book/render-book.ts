import type { Law } from '@partyline/kernel/law';
import type { Outcome } from '../engine/outcome.ts';
import type { FoundLaw } from './find-laws.ts';
import { LIMITS } from './limits.ts';

const INTRODUCTION = `# The proof book

> **Generated.** \`npm run prove\` writes this file. Do not edit it: change the laws (\`*.law.ts\` beside the rules) and run it
> again. \`npm test\` proves the laws marked **quick** and compares their figures, and every law's text, with this file.

Each law is proved over the rules that the product runs, by trying everything there is to try: a **table** asks every question of a
finite list, a **machine** takes every event in every state that events lead to, until nothing new comes. What is proved is proved in
the universe that the law states. A broken law is told as the shortest story that breaks it, with a test to paste.
`;

const TRIED = '- Tried: ';
const LAST_RUN = '- Last run: ';

/** Returns the part of the book that speaks of laws; laws without an outcome have no figures. */
export function renderLaws(found: readonly FoundLaw[], outcomes: readonly Outcome[]): string {
  const byName = new Map(outcomes.map((outcome) => [outcome.name, outcome]));
  const libraries = [...new Set(found.map(({ source }) => libraryOf(source.file)))];
  const sections = libraries.map((library) => {
    const own = found.filter(({ source }) => libraryOf(source.file) === library);
    const laws = own.map(({ law, source }) => renderLaw(law, source.file, byName.get(law.name)));
    return [`## ${library}`, ...laws].join('\n\n');
  });
  return [INTRODUCTION.trimEnd(), ...sections, renderLimits()].join('\n\n') + '\n';
}

/**
 * Returns what of a book is compared: without the seconds, and without the figures of laws that are not among `proved`.
 */
export function comparableBook(text: string, proved: ReadonlySet<string>): string {
  let name = '';
  const kept = text.split('\n').filter((line) => {
    if (line.startsWith('### ')) name = line.slice(4);
    return !line.startsWith(LAST_RUN) && !(line.startsWith(TRIED) && !proved.has(name));
  });
  return kept.join('\n');
}

/** Returns `roles` for `libs/domain/roles/src/a.law.ts`. */
export function libraryOf(file: string): string {
  return file.split('/src/')[0]?.split('/').at(-1) ?? file;
}

function renderLaw(law: Law, file: string, outcome: Outcome | undefined): string {
  return [
    `### ${law.name}`,
    '',
    `${law.sentence} [${law.ids.join(', ')}]`,
    '',
    `- ${law.kind === 'table' ? 'Table' : 'Machine'}${law.isQuick ? ', **quick**' : ''}, in [${file.split('/').at(-1)}](../${file})`,
    `- Universe: ${law.universe.join('; ')}`,
    ...(outcome === undefined
      ? []
      : [`${TRIED}${renderFigures(outcome)}`, `${LAST_RUN}${outcome.seconds.toFixed(1)} s`]),
  ].join('\n');
}

/** Returns how much was tried, such as `11,832 states, 97,670 steps`. */
export function renderFigures({ states, steps }: Outcome): string {
  const format = (count: number): string => count.toLocaleString('en-US');
  return steps === 0 ? `${format(states)} questions` : `${format(states)} states, ${format(steps)} steps`;
}

function renderLimits(): string {
  const lines = LIMITS.map(({ what, tests }) => {
    const links = tests.map((file) => `[${file.split('/').at(-1)}](../${file})`);
    return `- ${what}${links.length > 0 ? ` Tied by ${links.join(', ')}.` : ''}`;
  });
  return ['## What the models cannot see', '', ...lines].join('\n');
}
