import type { Association } from '@partyline/contract';
import { decodeToken } from '@partyline/permissions';
import {
  nextSwitch,
  startSwitch,
  type SwitchEffect,
  type SwitchEvent,
  type SwitchStep,
} from '@partyline/session';
import { getSession, type IdentityUser, resetAccountData, updateSession } from '../session-store.ts';
import { acceptSession, isStillSignedIn, type UserData } from './accept-session.ts';
import { endSession } from './end-session.ts';
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
