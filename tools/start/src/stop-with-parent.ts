/**
 * Loaded before a part's own program (`node --import`): when the process that started it has gone, however it went, the
 * pipe on standard input closes and the part is told to stop; if it does not within ten seconds, it ends all the same.
 */
import { fstatSync } from 'node:fs';

const PATIENCE_MS = 10_000;

const input = fstatSync(0);
if (input.isFIFO() || input.isSocket()) {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
  };
  process.stdin.once('close', stop).once('error', stop).resume();
  // Watching must not keep alive what has nothing else to do.
  if ('unref' in process.stdin && typeof process.stdin.unref === 'function') process.stdin.unref();
}
