/** A source file: its path from the repository's root and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const NAMES = /\b(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s*from\s*'([^']+)'/g;
const TEST =
  /\.(?:test|fixture|spec)\.tsx?$|\/testing\/|\/testing\.ts$|^apps\/portal-e2e\/|^tools\/(?:bench|mutation|verify)\//;
/** The text of libs/texts for every code of these lists is checked by its test of completeness. */
const CLOSED_LIST = /(?:REFUSALS|REASONS|ISSUES|ISSUE_CODES|LIMITS|FAILURES|WARNINGS)$/;

/** Whether a file only tests or measures the product. */
function isTest({ path }: SourceFile): boolean {
  return TEST.test(path);
}

/** Returns the names that a file imports or re-exports, each with the module it is taken from. */
function listNames({ text }: SourceFile): { readonly name: string; readonly from: string }[] {
  return Array.from(text.matchAll(NAMES)).flatMap(([, list = '', from = '']) =>
    list
      .split(',')
      .map((entry) => entry.trim().replace(/^type\s+/, ''))
      .filter((entry) => entry !== '')
      .map((entry) => ({ name: entry.split(/\s+as\s+/)[0] ?? entry, from })),
  );
}

/**
 * Returns the exports of the domain libraries that no file outside their library imports, tests excluded: `library: name`.
 * A rule that only tests use is a second truth beside the one that the product follows.
 */
export function listUnusedExports(files: readonly SourceFile[]): string[] {
  const users = files.filter((file) => !isTest(file));
  const imported = new Set(
    users.flatMap((file) => listNames(file).map(({ name, from }) => `${from}: ${name}`)),
  );
  return files
    .filter(({ path }) => /^libs\/domain\/[^/]+\/src\/index\.ts$/.test(path))
    .flatMap((index) =>
      listNames(index).map(({ name }) => ({ name, library: `@partyline/${index.path.split('/')[2]}` })),
    )
    .filter(({ name, library }) => !imported.has(`${library}: ${name}`) && !CLOSED_LIST.test(name))
    .map(({ name, library }) => `${library}: ${name}`);
}
