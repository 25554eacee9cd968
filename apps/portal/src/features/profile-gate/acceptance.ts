import { ApiError } from '@partyline/api-client';
import type { LeadBody, User } from '@partyline/contract';
import {
  nextAcceptance,
  type AcceptanceEffect,
  type AcceptanceEvent,
  type AcceptanceState,
  type ProfileGate,
} from '@partyline/session';
import { ACCEPTANCE_ISSUE_TEXTS } from '@partyline/texts';
import { createStore, type Store } from '../../store.ts';

/** What accepting does outside. */
export interface AcceptanceCalls {
  /** PUT users/account with the terms accepted. */
  readonly putAccount: (values: LeadBody) => Promise<User['t_c_accepted_date']>;
  /** PUT users/eula. */
  readonly putEula: () => Promise<User['t_c_accepted_date']>;
  readonly postLead: (values: LeadBody) => Promise<unknown>;
  readonly reloadUser: () => Promise<void>;
  /** Takes over the date the server stored when the person cannot be read anew. */
  readonly noteAcceptance: (date: User['t_c_accepted_date']) => void;
  readonly tellError: (message: string) => void;
  readonly logOut: () => void;
  /** What one says about an error. */
  readonly textOf: (error: unknown) => string;
}

/** An open gate. */
export interface Acceptance {
  readonly state: Store<AcceptanceState>;
  /** Why accepting failed, in words; null while it did not. */
  readonly failure: Store<string | null>;
  /** Accepts, with the checked form where the gate asks for it. Does nothing until that is possible. */
  readonly accept: (values: LeadBody | null, isAcceptEnabled: boolean) => void;
  readonly decline: () => void;
}

/** Leads an open gate from question to answer: what the rule says has to be done is done, in its order. [GE-1, GE-10] */
export function createAcceptance(gate: Exclude<ProfileGate, 'none'>, calls: AcceptanceCalls): Acceptance {
  const state = createStore<AcceptanceState>({ step: 'asking', gate });
  const failure = createStore<string | null>(null);
  let values: LeadBody | null = null;
  let date: User['t_c_accepted_date'] | null = null;

  const save = async (call: () => Promise<User['t_c_accepted_date']>): Promise<void> => {
    failure.set(null);
    try {
      date = await call();
    } catch (error) {
      failure.set(calls.textOf(error));
      happen({ kind: 'refused' });
      return;
    }
    happen({ kind: 'saved' });
  };

  const perform = async (effect: AcceptanceEffect): Promise<void> => {
    switch (effect.kind) {
      case 'put-account':
        return save(() => calls.putAccount(checked(values)));
      case 'put-eula':
        return save(calls.putEula);
      case 'post-lead':
        happen({ kind: 'lead-answered', errorCode: await codeOf(calls.postLead(checked(values))) });
        return;
      case 'reload-user':
        return calls.reloadUser().catch(() => {
          if (date !== null) calls.noteAcceptance(date);
        });
      case 'alert':
        // What was not saved stands in the gate itself.
        if (effect.issue === 'lead-not-sent') calls.tellError(ACCEPTANCE_ISSUE_TEXTS[effect.issue]);
        return;
      case 'end-session':
        calls.logOut();
    }
  };

  const happen = (event: AcceptanceEvent): void => {
    const next = nextAcceptance(state.get(), event);
    state.set(next.state);
    for (const effect of next.effects) void perform(effect);
  };

  return {
    state,
    failure,
    accept(form, isAcceptEnabled) {
      values = form;
      happen({ kind: 'accept', isAcceptEnabled });
    },
    decline: () => happen({ kind: 'decline' }),
  };
}

function checked(values: LeadBody | null): LeadBody {
  if (values === null) throw new Error('the gate asks for the profile, and there is none');
  return values;
}

/** The response code of a call: 0 when it was answered, null when no answer came. [EULA-32, EULA-33] */
async function codeOf(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
    return 0;
  } catch (error) {
    return error instanceof ApiError ? error.errorCode : null;
  }
}
