import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/** Preload (`node --import`): only retained memory is measured. */
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void; // the flag adds it
if (isMainThread) setInterval(() => collect(), 500).unref();
