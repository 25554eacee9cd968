import type { Association } from '@partyline/contract';
import { decodeToken } from '@partyline/permissions';
import {
  nextSwitch,
  startSwitch,
  type SwitchEffect,
  type SwitchEvent,
  type SwitchStep,
  nextOwnerAssociation,
  startOwnerAssociation,
  type OwnerAssociationEffect,
  type OwnerAssociationEvent,
} from '@partyline/session';
import { getSession, type IdentityUser, resetAccountData, updateSession } from '../session-store.ts';
import {
  acceptSession,
  isStillSignedIn,
  type UserData,
  acceptUpdate,
  endSession,
} from './session-changes.ts';
import type { SessionContext } from './session-context.ts';

/**
 * Switches the association by the domain's state machine, resetting the old account's data before showing the new. Returns
 * whether it switched; a failure logs out with the general session error. [ACCT-4, ACCT-8 … ACCT-13, ERR-24, GA-11, GA-28]
 */
export async function switchAccount(
  context: SessionContext,
  choice: Pick<Association, 'accountId' | 'workspaceId'>,
): Promise<boolean> {
  const { identity, associations } = getSession();
  const begun = startSwitch(associations, choice);
  if (identity === null || context.isSwitching || !begun.ok) return false;
  context.isSwitching = true;
  try {
    return await follow(createSwitching(context, identity), begun.value);
  } finally {
    context.isSwitching = false;
  }
}

/** Returns the next event or null. */
type Perform = (effect: SwitchEffect) => Promise<SwitchEvent | null>;

async function follow(perform: Perform, begun: SwitchStep): Promise<boolean> {
  let { state, effects } = begun;
  while (effects.length > 0) {
    let event: SwitchEvent | null = null;
    for (const effect of effects) event = (await perform(effect)) ?? event;
    if (event === null) break;
    ({ state, effects } = nextSwitch(state, event));
  }
  return state.step === 'done';
}

function createSwitching(context: SessionContext, identity: IdentityUser): Perform {
  let token = '';
  let userData: UserData | null = null;
  const settle = async (step: Promise<SwitchEvent>): Promise<SwitchEvent> => {
    const event = await step.catch(() => ({ kind: 'failed' }) as const);
    return isStillSignedIn(identity) ? event : { kind: 'failed' };
  };
  const renewToken = async (): Promise<SwitchEvent> => {
    token = await context.tokens.renew();
    return { kind: 'refreshed' };
  };
  const readClaims = async (): Promise<SwitchEvent> => {
    const claims = decodeToken(token);
    userData = await context.calls.currentUser();
    return { kind: 'claims-read', claims };
  };
  return async (effect) => {
    switch (effect.kind) {
      case 'post-switch':
        return settle(context.calls.switchAccount(effect.body).then(() => ({ kind: 'posted' })));
      case 'refresh-token':
        return settle(renewToken());
      case 'read-claims':
        return settle(readClaims());
      case 'clear-account-data':
        resetAccountData();
        break;
      case 'set-account':
        if (userData !== null) await acceptSession(context, identity, userData, token);
        break;
      case 'set-account-state':
        if (isStillSignedIn(identity)) updateSession({ accountState: effect.accountState });
        break;
      case 'end-session':
        if (isStillSignedIn(identity)) await endSession(context, effect.reason);
    }
    return null;
  };
}

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

/**
 * Takes over changed rights: POST login updates the claims, then token and session follow. Without associations the user is
 * logged out. [INV-36, OWN-15, GC-11, ERR-18]
 */
export async function refreshRights(context: SessionContext): Promise<void> {
  const { identity } = getSession();
  if (identity === null || context.isSwitching) return;
  const { user, associations, suspensions } = await context.calls.login(await context.tokens.current());
  if (!isStillSignedIn(identity)) return;
  if (user === null || associations.length === 0) return endSession(context, 'login-failed', { suspensions });
  await context.tokens.renew();
  if (isStillSignedIn(identity)) await acceptUpdate(context, identity, { user, associations });
}
