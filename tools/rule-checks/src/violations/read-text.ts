import { readFile } from 'node:fs/promises';
import { err, ok } from '@partyline/kernel';
import type { Result } from '@partyline/kernel';
import { printable } from './json-path.ts';

const WORDS: Readonly<Partial<Record<string, string>>> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'does not exist',
  EACCES: 'may not be read',
  EPERM: 'may not be read',
  EISDIR: 'is a folder',
};

/** Names only the given path. */
export function whyNot(file: string, error: unknown, verb = 'read'): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
  return `${printable(file)} ${WORDS[code]?.replace('read', verb) ?? `cannot be ${verb} (${code})`}.`;
}

export async function readText(path: string, file: string): Promise<Result<string, string>> {
  let bytes;
  try {
    bytes = await readFile(path);
  } catch (error) {
    return err(whyNot(file, error));
  }
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return err(`${printable(file)} is not UTF-8 text.`);
  }
}
