import { parseInstant } from '@partyline/kernel';
import { SUBSCRIPTION_STATUSES, isActive, isExpired } from '@partyline/subscriptions';
import { chooseWord } from '../cli/choose-word.ts';
import type { Call } from '../cli/command.ts';
import { quoted } from '../cli/printable.ts';
import { WrongUse } from '../cli/wrong-use.ts';

/** Returns whether the instance's subscription has expired: by option, or by status and period end. */
export function isExpiredHere(call: Call): boolean {
  const typed = call.value('subscription');
  const end = call.value('period-end');
  if (typed === undefined) {
    if (end !== undefined) throw new WrongUse('--period-end needs --subscription beside it.');
    return call.isSet('expired');
  }
  if (call.isSet('expired')) throw new WrongUse('Give either --expired or --subscription.');
  const status = chooseWord('subscription status', SUBSCRIPTION_STATUSES, typed);
  if (end === undefined && !isActive({ status })) {
    throw new WrongUse('Say when the period of this subscription ended: --period-end 2026-11-20T00:00:00Z.');
  }
  if (end !== undefined && !parseInstant(end).ok) {
    throw new WrongUse(`--period-end is an instant such as 2026-11-20T00:00:00Z, not ${quoted(end, 24)}.`);
  }
  return isExpired({ status, current_period_end: end ?? null }, call.nowMs);
}
