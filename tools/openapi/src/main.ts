import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { generatedFiles } from './document.ts';

/** Writes the OpenAPI document and the client's types; `--check` only verifies them (exit 1 if stale). */
async function main(args: readonly string[]): Promise<number> {
  const checkOnly = args.includes('--check');
  const stale: string[] = [];
  for (const { path, content } of await generatedFiles()) {
    const current = await readFile(path, 'utf8').catch(() => '');
    if (current === content) continue;
    if (checkOnly) stale.push(relative(process.cwd(), path));
    else await writeFile(path, content);
  }
  if (stale.length === 0) return 0;
  console.error(`Not up to date with the route table: ${stale.join(', ')}. Run \`npm run openapi\`.`);
  return 1;
}

process.exitCode = await main(process.argv.slice(2));
