import { decideAlert, isQuietAt, quietHoursOf, type AlertDecision } from '@partyline/alerts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Db } from '../../db/open-database.ts';
import {
  forgetTold,
  listDueInstances,
  listRulesOfInstance,
  lockWatchedInstance,
  rememberTold,
  type RuleOfInstance,
  type WatchedInstance,
} from './check-alerts.repository.ts';
import { addDeliveries } from './deliveries.repository.ts';
import { requestAlertCheck } from './follow-outage.ts';

/** Applies all alert rules to a device in one transaction. Idempotent. [PLUS-16] */
export async function checkAlerts(
  database: Database,
  { instanceId }: { readonly instanceId: number },
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const instance = await lockWatchedInstance(tx, instanceId);
    if (instance === undefined) return;
    const waits: number[] = [];
    for (const rule of await listRulesOfInstance(tx, instance)) {
      const wait = await checkRule(tx, instance, rule);
      if (wait !== null) waits.push(wait);
    }
    if (waits.length > 0)
      await requestAlertCheck(tx, instanceId, Math.max(1, Math.min(...waits) - instance.now.getTime()));
  });
}

/** Applies a rule's decision; returns when to check again, or null. */
async function checkRule(tx: Db, instance: WatchedInstance, rule: RuleOfInstance): Promise<number | null> {
  if (!rule.isWatching) {
    await forgetTold(tx, rule.id, instance.id);
    return null;
  }
  const decision = decide(instance, rule);
  switch (decision.kind) {
    case 'tell-outage':
      await rememberTold(tx, rule.id, instance.id);
      await addDeliveries(tx, rule, { message: 'outage', instance });
      return null;
    case 'tell-recovery':
      await forgetTold(tx, rule.id, instance.id);
      await addDeliveries(tx, rule, { message: 'recovery', instance });
      return null;
    case 'close':
      await forgetTold(tx, rule.id, instance.id);
      return null;
    case 'wait':
      return decision.untilMs;
    case 'nothing':
    case 'hold':
      return null;
  }
}

function decide({ outage, now }: WatchedInstance, rule: RuleOfInstance): AlertDecision {
  const nowMs = now.getTime();
  return decideAlert({
    outage:
      outage === null
        ? null
        : { sinceMs: outage.since.getTime(), endedMs: outage.endedAt?.getTime() ?? null },
    isTold: rule.isTold,
    delayMinutes: rule.delayMinutes,
    tellsRecovery: rule.tellsRecovery,
    isQuiet: isQuietAt(quietHoursOf(rule), nowMs),
    nowMs,
  });
}

/** Requests checks of due devices: held by quiet hours, or whose job was lost. */
export async function checkDueAlerts(database: Database): Promise<void> {
  for (const id of await listDueInstances(database)) await requestAlertCheck(database, id);
}
