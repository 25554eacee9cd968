import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/** Loaded before a program (`node --import`): collects all garbage twice a second, so that what is left is what is kept. */
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void; // the flag adds it
if (isMainThread) setInterval(() => collect(), 500).unref();
