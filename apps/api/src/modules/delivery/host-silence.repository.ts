import type { Db } from '../../db/open-database.ts';
import { addJob } from '../../jobs/add-job.ts';

/** There is one host; its row is inserted at its first silence. */
const HOST = 'default';

/** Records that the host is silent, from now unless already recorded. */
export async function noteSilence(db: Db): Promise<void> {
  await db.query({
    name: 'note-silence',
    text: `INSERT INTO app.instance_hosts AS h (name, silent_since) VALUES ($1, now())
      ON CONFLICT (name) DO UPDATE SET silent_since = now() WHERE h.silent_since IS NULL`,
    values: [HOST],
  });
}

/** Records an answer; true after a silence, when events may be lost. */
export async function noteAnswer(db: Db): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'note-answer',
    text: 'UPDATE app.instance_hosts SET silent_since = NULL WHERE name = $1 AND silent_since IS NOT NULL',
    values: [HOST],
  });
  return rowCount === 1;
}

export async function isHostSilent(db: Db): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'is-host-silent',
    text: 'SELECT FROM app.instance_hosts WHERE name = $1 AND silent_since IS NOT NULL',
    values: [HOST],
  });
  return rowCount === 1;
}

export async function noteReadBack(db: Db): Promise<void> {
  await db.query({
    name: 'note-read-back',
    text: `INSERT INTO app.instance_hosts (name, read_back_at) VALUES ($1, now())
      ON CONFLICT (name) DO UPDATE SET read_back_at = now()`,
    values: [HOST],
  });
}

/** Records a host's answer; after a silence everything is read back, because events may be lost. */
export async function noteHostAnswer(tx: Db): Promise<void> {
  if (await noteAnswer(tx)) await addJob(tx, 'read-back', { scope: 'all' }, { key: 'read-back-all' });
}
