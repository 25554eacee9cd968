import type { LinkIssue, UserAction } from '@partyline/session';
import { IDENTITY_FAILURE_TEXTS, LINK_ISSUE_TEXTS } from '@partyline/texts';
import { applyMailedCode, readMailedCode } from '../../session/sign-in.ts';
import { identityFailureOf } from '../../session/identity/identity-failure.ts';
import type { ActionLink } from './action-link.ts';

/** What a link has come to. */
export type ActionStep =
  | { readonly kind: 'checking' }
  | {
      readonly kind: 'failed';
      readonly text: string;
      /** What the link asked for, where that was proper. */
      readonly action: UserAction | null;
      /** The code may be good all the same: the service could not be asked. */
      readonly canRetry: boolean;
    }
  | { readonly kind: 'new-password'; readonly code: string; readonly email: string }
  | { readonly kind: 'done'; readonly action: Exclude<UserAction, 'resetPassword'>; readonly email: string };

/** The failure of a link that names nothing proper. [ERR-20, ERR-21, ERR-22] */
export function issueStep(issue: LinkIssue, action: UserAction | null = null): ActionStep {
  return { kind: 'failed', text: LINK_ISSUE_TEXTS[issue], action, canRetry: false };
}

/**
 * What an error of the identity service makes of a link: whatever speaks against the code, or whoever it was for, is an invalid
 * code; a service that does not answer says nothing of it. [AUTH-34, ERR-21, ERR-22]
 */
export function failureStep(error: unknown, action: UserAction): ActionStep {
  const failure = identityFailureOf(error);
  if (failure === 'action-code' || failure === 'credentials') return issueStep('action-code-invalid', action);
  return { kind: 'failed', text: IDENTITY_FAILURE_TEXTS[failure], action, canRetry: failure !== 'disabled' };
}

/** Follows a link: a new password is asked for first, everything else is done at once. [GR-6] */
export async function followLink({ action, code }: ActionLink): Promise<ActionStep> {
  try {
    const email = await readMailedCode(action, code);
    if (email === null) return issueStep('action-code-invalid', action);
    if (action === 'resetPassword') return { kind: 'new-password', code, email };
    await applyMailedCode(action, code);
    return { kind: 'done', action, email };
  } catch (error) {
    return failureStep(error, action);
  }
}
