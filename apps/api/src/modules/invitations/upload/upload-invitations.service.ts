import type { UploadData } from '@partyline/contract';
import type { Language } from '@partyline/display';
import type { ImportQuestion } from '@partyline/invitations';
import { hash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Upload } from '../../../http/requests/read-upload.ts';
import { storedAnswer, storeAnswer } from '../../../records/idempotency/stored-answer.ts';
import { readDefaultWorkspaceId } from '../../../records/workspaces/workspaces.repository.ts';
import type { AccessCall, InvitationDeps } from '../../../records/invitations/access-call.ts';
import { checkFile, readAddresses } from './check-file.ts';
import { importQuestionFor, listHeldInSlices } from './import-question.ts';
import { answerOf, outcomeOfChecked, outcomeOfFailed, outcomeOfSent, type RowOutcome } from './row-answer.ts';
import { sendBatch, type Batch } from './send-batch.ts';

export interface UploadRequest extends AccessCall {
  readonly upload: Upload;
  readonly key: string | null;
  /** Of the reader of the answer. */
  readonly language: Language;
  readonly now: Date;
  readonly log: FastifyBaseLogger;
}

const BATCH_ROWS = 100;

/**
 * Imports a CSV file: all rows are checked, then the valid ones sent in batches, a transaction each. After a crash, sent rows are
 * duplicates. The same idempotency key gets the first answer, unless rows were left unwritten. [API-50, INV-30, GV-13, GV-14,
 * GV-22, GX-14, PLUS-2]
 */
export async function uploadInvitations(deps: InvitationDeps, request: UploadRequest): Promise<UploadData> {
  const { database } = deps;
  const { caller, upload, key, language, now } = request;
  const question = await importQuestionFor(database, caller, { workspaceId: upload.workspaceId, now });
  const addresses = await readAddresses(upload, question);
  const call = { uid: caller.uid, route: 'uploadInvitations', key, asked: fingerprintOf(upload) } as const;
  const stored = await storedAnswer<readonly RowOutcome[]>(database, call);
  const outcomes = stored ?? (await importRows(deps, request, { question, addresses }));
  const isWhole = outcomes.every(({ status }) => status !== 'failed');
  if (stored === null && isWhole) await storeAnswer(database, call, outcomes);
  return { rows: outcomes.map((outcome) => answerOf(outcome, addresses.get(outcome.row) ?? '', language)) };
}

interface ReadFile {
  readonly question: ImportQuestion;
  /** By row number. */
  readonly addresses: ReadonlyMap<number, string>;
}

async function importRows(
  deps: InvitationDeps,
  request: UploadRequest,
  { question, addresses }: ReadFile,
): Promise<readonly RowOutcome[]> {
  const { database } = deps;
  const { caller, upload, now } = request;
  const held = await listHeldInSlices(database, caller.account.id, [...new Set(addresses.values())]);
  const rows = await checkFile(upload, question, held);
  const defaultWorkspaceId = await readDefaultWorkspaceId(database, caller.account.id);
  if (defaultWorkspaceId === undefined) throw new Error('An account has no default workspace.');
  const invalid = rows.filter(({ status }) => status !== 'valid');
  const outcomes = new Map(invalid.map((row) => [row.row, outcomeOfChecked(row)]));
  const valid = rows.filter(({ status }) => status === 'valid');
  const shared = { call: request, inviterEmail: question.inviterEmail, defaultWorkspaceId, now };
  for (let at = 0; at < valid.length; at += BATCH_ROWS) {
    const batch = { ...shared, rows: valid.slice(at, at + BATCH_ROWS) };
    for (const outcome of await sendRows(deps, request, batch)) outcomes.set(outcome.row, outcome);
  }
  return rows.flatMap(({ row }) => outcomes.get(row) ?? []);
}

/** Sends a batch; a failed write fails only its rows. */
async function sendRows(deps: InvitationDeps, { log }: UploadRequest, batch: Batch) {
  try {
    const verdicts = await sendBatch(deps, batch);
    return batch.rows.map((row, at) => outcomeOfSent(row, verdicts[at] ?? null));
  } catch (error) {
    log.error({ err: error }, 'rows of an import could not be written');
    return batch.rows.map(outcomeOfFailed);
  }
}

function fingerprintOf({ name, chunks, size, workspaceId }: Upload) {
  return { name, size, workspaceId, parts: hash('sha256', Buffer.concat(chunks), 'hex') };
}
