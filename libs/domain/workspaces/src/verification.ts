import { parseAccountId, parseWorkspaceId } from '@partyline/kernel';
import type { AccountId, WorkspaceId } from '@partyline/kernel';

/** Stored for the link of an invitation or ownership, verified or not. [OWN-13] */
export interface VerificationRecord {
  readonly VerifyKey: string;
  readonly isVerified: boolean;
  readonly requesterName: string;
  readonly userId: string;
  readonly event: string;
  readonly redirectAction: string;
}

/** [OWN-14] */
export interface VerifyAnswer {
  readonly event: string;
  readonly accountId: AccountId;
  /** null for the whole account. */
  readonly workspaceId: WorkspaceId | null;
  readonly userName: string;
  readonly userId: string;
  readonly redirectAction: string;
}

/** The redirect is validated by the route rules. */
const TEXTS = ['event', 'userName', 'userId', 'redirectAction'] as const;

/**
 * Reads the answer; null if a field is missing or has the wrong type, which is a failed verification. Other fields are ignored.
 * [OWN-14]
 */
export function readVerifyAnswer(data: unknown): VerifyAnswer | null {
  if (typeof data !== 'object' || data === null) return null;
  const fields: ReadonlyMap<string, unknown> = new Map(Object.entries(data));
  const [event, userName, userId, redirectAction] = TEXTS.map((name) => fields.get(name));
  if (typeof event !== 'string' || typeof userName !== 'string') return null;
  if (typeof userId !== 'string' || typeof redirectAction !== 'string') return null;
  const accountId = parseAccountId(fields.get('accountId'));
  const given = fields.get('workspaceId');
  const workspaceId = given === null ? ({ ok: true, value: null } as const) : parseWorkspaceId(given);
  if (!accountId.ok || !workspaceId.ok) return null;
  return {
    ...{ event, userName, userId, redirectAction },
    accountId: accountId.value,
    workspaceId: workspaceId.value,
  };
}

export interface VerifyingSession<Association> {
  readonly transfer: VerificationRecord | null;
  readonly associations: readonly Association[];
}

/**
 * Returns the session after a verification; without the stored record after a failure (`answer` is null). Associations never
 * change. [OWN-11, OWN-12, OWN-13, GO-9]
 */
export function nextAfterVerification<Association>(
  session: VerifyingSession<Association>,
  verifyKey: string,
  answer: VerifyAnswer | null,
): VerifyingSession<Association> {
  if (answer === null) return { ...session, transfer: null };
  const { event, userName, userId, redirectAction } = answer;
  return {
    ...session,
    transfer: {
      VerifyKey: verifyKey,
      isVerified: true,
      requesterName: userName,
      userId,
      event,
      redirectAction,
    },
  };
}
