/**
 * Preload (`node --import`): when the parent ends for any reason, standard input closes and the program gets SIGTERM, and exits
 * after ten seconds.
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
  // Watching must not keep the process alive.
  if ('unref' in process.stdin && typeof process.stdin.unref === 'function') process.stdin.unref();
}
