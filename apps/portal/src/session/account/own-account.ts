import type { Association } from '@partyline/contract';
import {
  nextOwnerAssociation,
  startOwnerAssociation,
  type OwnerAssociationEffect,
  type OwnerAssociationEvent,
} from '@partyline/session';
import { getSession, updateSession } from '../session-store.ts';
import { isStillSignedIn } from './accept-session.ts';
import { endSession } from './end-session.ts';
import type { SessionContext } from './session-context.ts';
import { switchAccount } from './switch-account.ts';

export type OwnAccountEnd = 'switched' | 'choose' | 'ended';

/**
 * Creates an own account for a member of others and switches to it, by the domain's state machine. A failure logs out with the
 * general session error. [ACCT-14, ACCT-15, ACCT-16, GA-11, GA-27]
 */
export async function openOwnAccount(context: SessionContext): Promise<OwnAccountEnd> {
  const { identity } = getSession();
  if (identity === null) return 'ended';
  let end: OwnAccountEnd = 'ended';
  let associations: readonly Association[] = [];

  const ask = async (effect: OwnerAssociationEffect): Promise<OwnerAssociationEvent | null> => {
    if (effect.kind === 'create-account') {
      return { kind: 'created', accountId: (await context.calls.createAccount()).accountId };
    }
    if (effect.kind !== 'fetch-user') return null;
    ({ associations } = await context.calls.currentUser());
    return { kind: 'fetched', associations };
  };
  const settle = async (effect: OwnerAssociationEffect): Promise<void> => {
    if (effect.kind === 'store-associations') updateSession({ associations });
    if (effect.kind === 'switch') end = (await switchAccount(context, effect.to)) ? 'switched' : 'ended';
    if (effect.kind === 'choose') end = 'choose';
    if (effect.kind === 'end-session') await endSession(context, effect.reason);
  };

  let { state, effects } = startOwnerAssociation();
  while (effects.length > 0 && isStillSignedIn(identity)) {
    let event: OwnerAssociationEvent | null = null;
    for (const effect of effects) {
      event = (await ask(effect).catch(() => ({ kind: 'failed' }) as const)) ?? event;
      await settle(effect);
    }
    if (event === null) break;
    ({ state, effects } = nextOwnerAssociation(state, event));
  }
  return end;
}
