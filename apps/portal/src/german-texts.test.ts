import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const GERMAN = join(import.meta.dirname, '../../../libs/texts/src/de');
const sources = readdirSync(GERMAN, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);

/** Files outside of the German catalogue from which German files import values. */
const imported = sources.flatMap((file) =>
  [
    ...readFileSync(join(GERMAN, file), 'utf8').matchAll(
      /^(?:import|export) (?!type\b)[^;]*? from '(\.[^']+)';/gm,
    ),
  ]
    .map(([, path = '']) => join(GERMAN, dirname(file), path))
    .filter((path) => !path.startsWith(`${GERMAN}/`)),
);

/** Language-independent facts: product name, document dates and addresses. */
const FACTS = ['eula.ts', 'legal.ts', 'product.ts'];

it('[PLUS-30] imports only files without words, so that a German page does not load English words', () => {
  const translated = new Set(sources.map((file) => basename(file)));
  const english = imported.map((path) => basename(path)).filter((file) => translated.has(file));
  expect([...new Set(english)].toSorted()).toEqual(FACTS);
  expect(imported.some((path) => basename(path) === 'look-ups.ts')).toBe(true);
});
