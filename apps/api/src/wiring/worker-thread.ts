/**
 * The job worker's thread, started by `startWorkerThread`. Crash-only: any error ends it with its connections and locks; the
 * supervisor starts another.
 */
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import type { Config } from '../config.ts';
import { LOG_SERIALIZERS } from '../http/requests/logged-error.ts';
import type { JobLog } from '../jobs/job-log.ts';
import { DATABASE_AWAY_CODE, isDatabaseAway } from '../worker/database-away.ts';
import { startJobWorker } from './start-job-worker.ts';
import type { ThreadLogLine, ThreadMessage } from './start-worker-thread.ts';

async function main(port: MessagePort, config: Config): Promise<void> {
  const log = logTo(port);
  const endAfter = (err: unknown, message: string): never => {
    const isAway = isDatabaseAway(err);
    log[isAway ? 'warn' : 'error']({ err }, message);
    process.exit(isAway ? DATABASE_AWAY_CODE : 1);
  };
  process.on('uncaughtException', (err) => endAfter(err, 'the job worker ends after an uncaught error'));
  const worker = startJobWorker(config, log, {
    noteJob: (job) => port.postMessage({ job } satisfies ThreadMessage),
    noteProviderFailure: (failed, failureClass) =>
      port.postMessage({ failed, failureClass } satisfies ThreadMessage),
  });
  port.once('message', () => worker.stop());
  const err = await worker.ended;
  if (err !== null) endAfter(err, 'the job worker ends after an error');
  await worker.kill();
  process.exit(0);
}

/** Logs through the API; errors are redacted before they lose their class. */
function logTo(port: MessagePort): JobLog {
  const level =
    (name: ThreadLogLine['level']) =>
    (data: object, message: string): void => {
      const safe = 'err' in data ? { ...data, err: LOG_SERIALIZERS.err(data.err) } : data;
      port.postMessage({ level: name, data: safe, message } satisfies ThreadLogLine);
    };
  return { info: level('info'), warn: level('warn'), error: level('error') };
}

if (parentPort === null) throw new Error('This program is a thread of the API.');
await main(parentPort, workerData as Config); // what startWorkerThread passes
