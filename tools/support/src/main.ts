import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Reading its own sources is most of what a call takes; what has been read once is kept beside the packages.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/support'));

/** npm starts the tool in the folder of the whole product, and keeps here where it was called. */
const folder = process.env['npm_lifecycle_event'] === 'support' ? process.env['INIT_CWD'] : undefined;

// Whoever reads may stop early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  // Loaded here, so that what is kept is looked for first.
  const { run } = await import('./run.ts');
  const { exitCode, stdout, stderr } = await run(process.argv.slice(2), {
    stdin: process.stdin,
    folder: folder ?? process.cwd(),
    nowMs: Date.now(),
  });
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = exitCode;
} catch (error) {
  // No wrong use, so a defect of ours. Its message stays out of it, for it may quote a token; where it happened does not.
  const [name, stack] = error instanceof Error ? [error.name, error.stack ?? ''] : ['unknown', ''];
  const frames = stack.split('\n').filter((line) => line.startsWith('    at '));
  process.stderr.write(`${[`This tool has a defect (${name}).`, ...frames].join('\n')}\n`);
  process.exitCode = 70;
}
