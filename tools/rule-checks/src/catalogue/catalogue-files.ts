import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { err, ok } from '@partyline/kernel';
import type { Result } from '@partyline/kernel';
import type { CatalogueFile } from './catalogue-checks.ts';
import { printable } from '../violations/json-path.ts';
import { readText, whyNot } from '../violations/read-text.ts';

/** Files beside a catalogue that are not catalogues. */
const NO_CATALOGUE = /^(?:package|package-lock|project|nx|tsconfig(?:\..+)?)\.json$/;

async function listFolder(path: string, file: string): Promise<Result<string[], string>> {
  const entries = await readdir(path, { withFileTypes: true });
  const found = entries
    .filter((entry) => !entry.isDirectory() && entry.name.endsWith('.json') && !NO_CATALOGUE.test(entry.name))
    .map(({ name }) => join(file, name))
    .sort();
  return found.length > 0 ? ok(found) : err(`${printable(file)} holds no catalogue: no file ends in .json.`);
}

async function listFiles(base: string, file: string): Promise<Result<string[], string>> {
  const path = resolve(base, file);
  try {
    return (await stat(path)).isDirectory() ? await listFolder(path, file) : ok([file]);
  } catch (error) {
    return err(whyNot(file, error));
  }
}

async function readCatalogue(base: string, file: string): Promise<Result<CatalogueFile, string>> {
  const text = await readText(resolve(base, file), file);
  if (!text.ok) return text;
  try {
    const document: unknown = JSON.parse(text.value);
    return ok({ file: printable(file), text: text.value, document });
  } catch (error) {
    const position =
      error instanceof Error ? / at position \d+(?: \(line \d+ column \d+\))?/.exec(error.message) : null;
    return err(`${printable(file)} is not JSON${position === null ? '' : `: a mistake${position[0]}`}.`);
  }
}

/** Reads files and folders, relative to `base`; a sentence for the first that is unreadable or not JSON. */
export async function readCatalogues(
  base: string,
  places: readonly string[],
): Promise<Result<CatalogueFile[], string>> {
  const catalogues: CatalogueFile[] = [];
  for (const place of places) {
    const files = await listFiles(base, place);
    if (!files.ok) return files;
    for (const file of files.value) {
      const catalogue = await readCatalogue(base, file);
      if (!catalogue.ok) return catalogue;
      catalogues.push(catalogue.value);
    }
  }
  return ok(catalogues);
}
