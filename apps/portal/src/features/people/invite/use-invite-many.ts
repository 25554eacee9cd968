import { judgeInvitation, type InviteContext } from '@partyline/invitations';
import { ApiError } from '@partyline/api-client';
import { WORDINGS } from '@partyline/texts';
import { emailIssue } from '@partyline/validation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { failureText } from '../../../forms/failure-text.ts';
import { sendInvitation, type SentInvitation } from '../mutations.ts';
import { lookUpHeld, PEOPLE_KEY } from '../queries.ts';
import { INVITE_TEXTS } from './invite-form.ts';

/** The result of one address. */
export interface InviteResult {
  readonly email: string;
  readonly state: 'waiting' | 'sent' | 'refused' | 'update' | 'failed';
  /** Why it was not sent. */
  readonly message?: string | undefined;
}

/** The invitation for all addresses. */
export type SharedInvitation = Omit<SentInvitation, 'email' | 'update' | 'idempotencyKey'>;

/** Many invitations, running or done. */
export interface InviteMany {
  /** null before the first is sent */
  readonly results: readonly InviteResult[] | null;
  readonly isBusy: boolean;
  readonly send: (addresses: readonly string[], shared: SharedInvitation) => Promise<void>;
  /** Changes the permission of one user. */
  readonly update: (email: string, shared: SharedInvitation) => Promise<void>;
  readonly reset: () => void;
}

type Context = Omit<InviteContext, 'held'>;

async function resultOf(invitation: SentInvitation): Promise<InviteResult> {
  const { email } = invitation;
  try {
    await sendInvitation(invitation);
    return { email, state: 'sent' };
  } catch (error) {
    const isUpdate = error instanceof ApiError && error.reason === 'held-otherwise';
    if (isUpdate) return { email, state: 'update' };
    const isRefused = error instanceof ApiError && error.reason !== null;
    const message = failureText(error) ?? WORDINGS.generalError;
    return { email, state: isRefused ? 'refused' : 'failed', message };
  }
}

/** Returns the result of an unsent address; null if it can be sent. */
function judge(email: string, shared: SharedInvitation, context: InviteContext): InviteResult | null {
  const issue = emailIssue(email);
  if (issue !== null) return { email, state: 'refused', message: INVITE_TEXTS[issue] };
  const verdict = judgeInvitation(email, shared, context);
  if (verdict?.kind === 'update') return { email, state: 'update' };
  if (verdict?.kind !== 'refused') return null;
  return { email, state: 'refused', message: INVITE_TEXTS[verdict.reason] };
}

/** Addresses of one press, or one user whose permission changes. */
interface Batch {
  readonly addresses: readonly string[];
  readonly shared: SharedInvitation;
  readonly update?: true;
}

/**
 * Sends in sequence, as one mutation: each address has its own result, so a failed one fails nothing else. Retries reuse the key;
 * closing the dialog stops after the current address. [PLUS-2, INV-31, INV-33, GX-14]
 */
export function useInviteMany(context: Context): InviteMany {
  const client = useQueryClient();
  const [results, setResults] = useState<readonly InviteResult[] | null>(null);
  const keys = useRef(new Map<string, string>());
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => void (isLeft.current = true);
  }, []);

  const put = (result: InviteResult) =>
    setResults((last) => last && last.map((one) => (one.email === result.email ? result : one)));
  const keyOf = (body: object): string => {
    const text = JSON.stringify(body);
    const key = keys.current.get(text) ?? crypto.randomUUID();
    keys.current.set(text, key);
    return key;
  };
  const sendOne = async (body: Omit<SentInvitation, 'idempotencyKey'>) => {
    put(await resultOf({ ...body, idempotencyKey: keyOf(body) }));
  };
  const sendNew = async ({ addresses, shared }: Batch) => {
    const valid = addresses.filter((address) => emailIssue(address) === null);
    // Without it, only the server checks.
    const held = valid.length === 0 ? [] : await lookUpHeld(valid).catch(() => []);
    for (const email of addresses) {
      if (isLeft.current) break;
      const judged = judge(email, shared, { ...context, held });
      if (judged === null) await sendOne({ ...shared, email });
      else put(judged);
    }
  };
  const { mutateAsync, isPending } = useMutation({
    async mutationFn(batch: Batch) {
      const { addresses, shared, update } = batch;
      if (update === undefined) return sendNew(batch);
      for (const email of addresses) await sendOne({ ...shared, email, update });
    },
    onMutate({ addresses, update }) {
      if (update !== undefined) return;
      const waiting = addresses.map((email): InviteResult => ({ email, state: 'waiting' }));
      setResults(
        (last) => last?.map((one) => waiting.find(({ email }) => email === one.email) ?? one) ?? waiting,
      );
    },
    onSettled: () => void client.invalidateQueries({ queryKey: PEOPLE_KEY }),
  });
  return {
    results,
    isBusy: isPending,
    send: (addresses, shared) => mutateAsync({ addresses, shared }),
    update: (email, shared) => mutateAsync({ addresses: [email], shared, update: true }),
    reset: useCallback(() => setResults(null), []),
  };
}
