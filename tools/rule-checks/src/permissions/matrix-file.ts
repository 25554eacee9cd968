import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { err, ok } from '@partyline/kernel';
import type { Result } from '@partyline/kernel';
import { printable } from '../violations/json-path.ts';
import { readText, whyNot } from '../violations/read-text.ts';
import type { Violation } from '../violations/rule.ts';
import { violationAt } from '../violations/violation-at.ts';

function firstDifference(current: string, wanted: string): string {
  const lines = current.split('\n');
  const expected = wanted.split('\n');
  const index = expected.findIndex((line, at) => line !== lines[at]);
  return `line ${(index < 0 ? expected.length : index) + 1}`;
}

/** Compares the matrix with the wanted text; null is a missing file. */
export function checkMatrix(file: string, current: string | null, wanted: string): Violation[] {
  if (current === null) return [violationAt(file, [], 'matrix-missing')];
  return current === wanted ? [] : [violationAt(file, [], 'matrix-stale', firstDifference(current, wanted))];
}

/** Reads the matrix; null is a missing file, other failures are a sentence. */
export async function readMatrix(base: string, file: string): Promise<Result<string | null, string>> {
  const text = await readText(resolve(base, file), file);
  return !text.ok && text.error === `${printable(file)} does not exist.` ? ok(null) : text;
}

export async function writeMatrix(base: string, file: string, text: string): Promise<Result<null, string>> {
  try {
    await writeFile(resolve(base, file), text);
    return ok(null);
  } catch (error) {
    return err(whyNot(file, error, 'written'));
  }
}
