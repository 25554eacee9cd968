import type { Db } from '../../db/open-database.ts';
import { addJob } from '../../jobs/add-job.ts';
import { noteAnswer } from './host-silence.repository.ts';

/** Records a host's answer; after a silence everything is read back, because events may be lost. */
export async function noteHostAnswer(tx: Db): Promise<void> {
  if (await noteAnswer(tx)) await addJob(tx, 'read-back', { scope: 'all' }, { key: 'read-back-all' });
}
