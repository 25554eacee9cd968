import { composeAddress, emailKey, foldAddress as domainFold } from '@partyline/validation';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { oncePerFile } from '../testing/fixtures.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { foldAddress, foldCase, foldSearched } from './fold-case.ts';

const test = oncePerFile(createTestDatabase);

async function folded(texts: readonly string[], fold = foldCase): Promise<string[]> {
  const { rows } = await test.database.query<{ text: string }>(
    `SELECT ${fold('t')} AS text FROM unnest($1::text[]) WITH ORDINALITY AS u (t, at) ORDER BY at`,
    [texts],
  );
  return rows.map(({ text }) => text);
}

it('[GW-4] folds the letter case of names as the domain does, in every script', async () => {
  const texts = ['İ@b.co', 'STRASSE', 'STRAẞE', 'straße', 'ÉCOLE', 'ΟΔΟΣ', 'ΑΣ@Σ.ΣΑ', "ΑΣ' Σ", 'ǅ', 'K', 'Ω'];
  expect(await folded(texts)).toEqual(texts.map((text) => text.toLowerCase()));
});

it('[GW-4] folds every letter of Unicode 10 as the domain does', async () => {
  const letters = Array.from({ length: 0x2000 }, (_, at) => String.fromCodePoint(at + 1)).filter(
    // Georgian capitals are newer; older ICU versions do not fold them.
    (letter) => !/[\u1c80-\u1cbf]/.test(letter),
  );
  expect(await folded(letters)).toEqual(letters.map((letter) => letter.toLowerCase()));
});

it('[GV-8, GU-10] folds addresses as the domain does, in all of Unicode', async () => {
  const letters = Array.from({ length: 0x2_ff_ff }, (_, at) => String.fromCodePoint(at + 1)).filter(
    (letter) => !/\p{Cs}/u.test(letter),
  );
  const composed = letters.map(composeAddress);
  expect(await folded(composed, foldAddress)).toEqual(letters.map(domainFold));
  expect(await folded(['Ada@Example.Test'], foldAddress)).toEqual([emailKey(' Ada@Example.Test ')]);
});

it('sorts by code point, whatever the locale of the server', async () => {
  const { rows } = await test.database.query<{ text: string }>(
    `SELECT t AS text FROM unnest(ARRAY['b', 'Z', 'ä', 'a b', 'ab']) AS u (t) ORDER BY ${foldCase('t')}`,
  );
  expect(rows.map(({ text }) => text)).toEqual(['a b', 'ab', 'b', 'Z', 'ä']);
});

it('[GD-41] composes a searched text and collapses its white space', async () => {
  expect(await folded(['Bu\u0308hne\u00a0\t\u2003ΟΔΟΣ'], foldSearched)).toEqual(['bühne οδος']);
});

it('users are found by e-mail through the index on it', async () => {
  const { rows } = await test.database.query<{ 'QUERY PLAN': string }>(
    `EXPLAIN SELECT FROM app.users WHERE ${foldAddress('email')} = ${foldAddress(`'Ada@example.test'`)} AND deleted_at IS NULL`,
  );
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('users_address');
});

it('no statement names a collation that PostgreSQL 15 lacks', async () => {
  const folder = join(import.meta.dirname, '..');
  const naming: string[] = [];
  for await (const file of glob('**/*.{ts,sql}', { cwd: folder })) {
    const isAboutIt = /any-postgresql\.sql$|\.test\.ts$/.test(file);
    if (!isAboutIt && (await readFile(join(folder, file), 'utf8')).includes('pg_c_utf8')) naming.push(file);
  }
  expect(naming).toEqual([]);
});
