import type { LinkIssue, UserAction } from '@partyline/session';
import { IDENTITY_FAILURE_TEXTS, LINK_ISSUE_TEXTS } from '@partyline/texts';
import { useMutation } from '@tanstack/react-query';
import { applyMailedCode, readMailedCode, resetPassword } from '../../session/sign-in.ts';
import { identityFailureOf } from '../../session/identity/identity.ts';
import type { ActionLink } from './action-link.ts';

export interface LinkFailure {
  readonly kind: 'failed';
  readonly text: string;
  /** The requested action, if valid. */
  readonly action: UserAction | null;
  /** The identity service was unreachable. */
  readonly canRetry: boolean;
}

export type ActionStep =
  | { readonly kind: 'checking' }
  | LinkFailure
  | { readonly kind: 'new-password'; readonly code: string; readonly email: string }
  | { readonly kind: 'done'; readonly action: Exclude<UserAction, 'resetPassword'>; readonly email: string };

/** Returns the failure of an invalid link. [ERR-20, ERR-21, ERR-22] */
export function invalidLink(issue: LinkIssue, action: UserAction | null = null): LinkFailure {
  return { kind: 'failed', text: LINK_ISSUE_TEXTS[issue], action, canRetry: false };
}

/**
 * Classifies an error: one about the code or its user means an invalid code; an unreachable service leaves it open. [AUTH-34, ERR-21,
 * ERR-22]
 */
export function failureOf(error: unknown, action: UserAction): LinkFailure {
  const failure = identityFailureOf(error);
  if (failure === 'action-code' || failure === 'credentials')
    return invalidLink('action-code-invalid', action);
  return { kind: 'failed', text: IDENTITY_FAILURE_TEXTS[failure], action, canRetry: failure !== 'disabled' };
}

async function followLink({ action, code }: ActionLink): Promise<ActionStep> {
  try {
    const email = await readMailedCode(action, code);
    if (email === null) return invalidLink('action-code-invalid', action);
    if (action === 'resetPassword') return { kind: 'new-password', code, email };
    await applyMailedCode(action, code);
    return { kind: 'done', action, email };
  } catch (error) {
    return failureOf(error, action);
  }
}

/** By code: a code works once, and the page that follows it may be left for a maintenance meanwhile. [GR-13] */
const steps = new Map<string, Promise<ActionStep>>();

function followOnce(link: ActionLink): Promise<ActionStep> {
  const key = `${link.action} ${link.code}`;
  const step = steps.get(key) ?? followLink(link);
  steps.set(key, step);
  return step.then((result) => {
    // A retry or a password form asks again.
    if (result.kind !== 'done') steps.delete(key);
    return result;
  });
}

/**
 * Follows a link, once until it is answered or done: a reset asks for the new password first, other actions run at once.
 * [GR-6, GR-13]
 */
export function useFollowLink() {
  return useMutation({ mutationFn: followOnce });
}

/** Sets a new password with the code of a link. [AUTH-3] */
export function useResetPassword(code: string) {
  return useMutation({ mutationFn: (password: string) => resetPassword(code, password) });
}
