import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { generatedFiles } from './document.ts';

const CONTRACT = join(import.meta.dirname, '../../../libs/contract');

/**
 * Writes the OpenAPI document and the client's types; `--check` only verifies them (exit 1 if stale), `--release` makes the document
 * the one that later ones are compared with.
 */
async function main(args: readonly string[]): Promise<number> {
  const checkOnly = args.includes('--check');
  if (args.includes('--release')) return release();
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

async function release(): Promise<number> {
  await copyFile(join(CONTRACT, 'openapi.json'), join(CONTRACT, 'openapi.released.json'));
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
