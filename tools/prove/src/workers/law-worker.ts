import { parentPort, workerData } from 'node:worker_threads';
import { loadLaw } from '../book/find-laws.ts';
import { runLaw } from '../engine/run-law.ts';
import type { LawSource } from '../engine/outcome.ts';

const { root } = workerData as { readonly root: string }; // given by LawWorker

// Whatever it throws ends the thread, and LawWorker rejects with it.
parentPort?.on('message', (source: LawSource) => {
  void loadLaw(root, source).then((law) => parentPort?.postMessage(runLaw(law, source)));
});
