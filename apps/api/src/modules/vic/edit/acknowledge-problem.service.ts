import {
  ACKNOWLEDGEMENT_MINUTES,
  ACKNOWLEDGEMENT_REFUSALS,
  acknowledgementDecision,
  giveUpOverdue,
  type AcknowledgementRefusal,
} from '@partyline/device-state';
import { err, ok } from '@partyline/kernel';
import type { RefusalReason } from '@partyline/permissions';
import type { Database, Db } from '../../../db/open-database.ts';
import { forbidden } from '../../../http/authorization/authorize.ts';
import { ApiFailure } from '../../../http/errors/api-failure.ts';
import { readAcknowledgement } from '../../../records/instances/acknowledgement.repository.ts';
import type { InstanceFacts } from '../../../records/instances/instance-facts.repository.ts';
import { auditInstance, onInstance, type InstanceCall } from '../../../records/instances/on-instance.ts';
import { writeSilentNotification } from '../../../records/notifications/write-notification.ts';

export interface AcknowledgementRequest extends InstanceCall {
  readonly isOnIt: boolean;
}

/**
 * Stores that the caller is on the problem of a device, or no longer; everyone in the workspace sees it at once. Said again, the time
 * begins again. [PLUS-34]
 */
export async function acknowledgeProblem(
  database: Database,
  request: AcknowledgementRequest,
): Promise<{ vicUuid: string; isOnIt: boolean }> {
  const { caller, isOnIt } = request;
  const action = isOnIt ? 'instance.acknowledge' : 'instance.unacknowledge';
  return onInstance(database, request, action, async (tx, { instance, subject }) => {
    const acknowledgement = await readAcknowledgement(tx, { ...instance, uid: caller.uid });
    const nowMs = Date.now();
    const device = giveUpOverdue({ ...instance, acknowledgement }, nowMs);
    const decision = acknowledgementDecision(device, subject, nowMs);
    // Without the right nothing changes; without a problem there is nothing to take back.
    if (!decision.allowed && (isOnIt || !isOwnRefusal(decision.reason)))
      return err(failureOf(decision.reason));
    if (isOnIt || acknowledgement?.isMine === true) {
      await write(tx, instance, isOnIt ? caller.uid : null);
      await auditInstance(tx, request, instance, action, null);
    }
    return ok({ vicUuid: instance.vicUuid, isOnIt });
  });
}

type Refusal = RefusalReason | AcknowledgementRefusal;

function isOwnRefusal(reason: Refusal): reason is AcknowledgementRefusal {
  return ACKNOWLEDGEMENT_REFUSALS.some((known) => known === reason);
}

function failureOf(reason: Refusal): ApiFailure {
  if (!isOwnRefusal(reason)) return forbidden(reason);
  return new ApiFailure('acknowledgement-refused', {
    reason,
    message: (texts) => texts.ACKNOWLEDGEMENT_REFUSAL_TEXTS[reason],
  });
}

async function write(tx: Db, instance: InstanceFacts, uid: string | null): Promise<void> {
  await tx.query({
    name: 'write-acknowledgement',
    text: `UPDATE app.instances SET acknowledged_by = $2::text,
        acknowledged_until = CASE WHEN $2::text IS NOT NULL THEN date_trunc('milliseconds', now()) + make_interval(mins => $3) END
      WHERE id = $1`,
    values: [instance.id, uid, ACKNOWLEDGEMENT_MINUTES],
  });
  const { accountId, workspaceId } = instance;
  await writeSilentNotification(tx, { accountId, workspaceId }, { event: 'workspace update' });
}
