import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Compiling takes most of a call's time; the cache is beside the packages.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/support'));

/** npm starts the tool at the root; INIT_CWD is where it was called. */
const folder = process.env['npm_lifecycle_event'] === 'support' ? process.env['INIT_CWD'] : undefined;

// The reader may close the pipe, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  // Imported after the cache is enabled.
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
  // A bug: its message may quote a token and is omitted; its stack is not.
  const [name, stack] = error instanceof Error ? [error.name, error.stack ?? ''] : ['unknown', ''];
  const frames = stack.split('\n').filter((line) => line.startsWith('    at '));
  process.stderr.write(`${[`This tool has a defect (${name}).`, ...frames].join('\n')}\n`);
  process.exitCode = 70;
}
