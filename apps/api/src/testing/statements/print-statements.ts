/**
 * `node apps/api/src/testing/statements/print-statements.ts`: prints every named statement of the API as JSON, with its text as the
 * program puts it together and the kinds of the row that is read. A statement is evaluated in its own module, by a function that is
 * added to the module's source while it is loaded.
 */
import { globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';
import { readStatements, type SourceStatement } from './read-statements.ts';

const root = join(import.meta.dirname, '../../../../..');

export interface NamedStatement {
  readonly where: string;
  readonly name: string;
  readonly text: string;
  readonly row: SourceStatement['row'];
  readonly json: SourceStatement['json'];
}

const { config } = ts.readConfigFile(join(root, 'tsconfig.servers.json'), (path) =>
  ts.sys.readFile(path),
) as {
  config: unknown;
};
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
const files = globSync('apps/api/src/**/*.ts', {
  cwd: root,
  exclude: ['**/*.test.ts', 'apps/api/src/testing/**'],
}).map((file) => join(root, file));
const byFile = Map.groupBy(readStatements(files, options), ({ file }) => file);

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const file = url.startsWith('file:') ? fileURLToPath(url) : '';
    const statements = byFile.get(file);
    if (statements === undefined) return loaded;
    const list = statements.map(({ closures }) => `[${closures.join(', ')}]`).join(', ');
    return { ...loaded, source: `${readFileSync(file, 'utf8')}\nexport const __statements = [${list}];\n` };
  },
});

interface Loaded {
  readonly __statements: readonly (readonly (() => { readonly name: string; readonly text: string })[])[];
}

const printed: NamedStatement[] = [];
for (const [file, statements] of byFile) {
  const { __statements: evaluated } = (await import(pathToFileURL(file).href)) as Loaded; // added above
  for (const [index, { line, row, json, unknown }] of statements.entries()) {
    const where = `${file.slice(root.length + 1)}:${line}`;
    if (unknown !== null) {
      printed.push({ where, name: '', text: '', row, json });
      continue;
    }
    for (const evaluate of evaluated[index] ?? []) printed.push({ where, ...evaluate(), row, json });
  }
}
// A module may hold the process open.
process.stdout.write(JSON.stringify(printed), () => process.exit(0));
