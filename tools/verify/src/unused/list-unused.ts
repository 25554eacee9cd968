import { runCommand } from '@partyline/tools-processes';
import { join } from 'node:path';
import { CLOSED_LIST, EXCEPTIONS } from './exceptions.ts';

/** What knip reports of a file; only the fields read here. */
interface KnipFile {
  readonly file: string;
  readonly exports?: readonly { readonly name: string }[];
  readonly types?: readonly { readonly name: string }[];
  readonly files?: readonly unknown[];
}

export interface Unused {
  /** `file: name`, or the file alone where nothing imports it. */
  readonly found: readonly string[];
  /** Exceptions that are used by now. */
  readonly spent: readonly string[];
}

/**
 * Lists what the product does not use, tests left out, by knip and its settings in `knip.json`. A rule that only tests use is a second
 * truth beside the one that the product follows.
 */
export async function listUnused(root: string): Promise<Unused> {
  const knip = join(root, 'node_modules/.bin/knip');
  const { stdout } = await runCommand(knip, ['--production', '--no-progress', '--reporter', 'json'], {
    cwd: root,
  });
  return judgeReport(stdout);
}

/** Judges a report of knip by the exceptions. */
export function judgeReport(json: string): Unused {
  const { issues } = JSON.parse(json) as { readonly issues: readonly KnipFile[] }; // written by knip; a missing field fails the test
  const names = issues.flatMap(({ file, exports = [], types = [] }) =>
    [...exports, ...types].map(({ name }) => ({ file, name })),
  );
  const isExpected = (name: string): boolean => Object.hasOwn(EXCEPTIONS, name) || CLOSED_LIST.test(name);
  return {
    found: [
      ...issues.filter(({ files = [] }) => files.length > 0).map(({ file }) => file),
      ...names.filter(({ name }) => !isExpected(name)).map(({ file, name }) => `${file}: ${name}`),
    ],
    spent: Object.keys(EXCEPTIONS).filter((exception) => !names.some(({ name }) => name === exception)),
  };
}
