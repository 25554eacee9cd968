import { expect, it } from 'vitest';
import { findImportCycle } from './no-import-cycles.ts';

const files = (imports: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(imports).map(([fileName, names]) => ({ fileName, imports: names }));

it('files that share what others import are no circle', () => {
  expect(findImportCycle(files({ app: ['vendor', 'pages'], pages: ['vendor'], vendor: [] }))).toBeNull();
});

it('a circle is named, without what only leads to it', () => {
  expect(
    findImportCycle(files({ app: ['login'], login: ['pages'], pages: ['later'], later: ['login'] })),
  ).toEqual(['login', 'pages', 'later', 'login']);
});

it('a file that imports itself is one too', () => {
  expect(findImportCycle(files({ app: ['app'] }))).toEqual(['app', 'app']);
});
