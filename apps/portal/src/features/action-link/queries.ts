import { ApiError } from '@partyline/api-client';
import { ERRORS } from '@partyline/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { tabContext } from '../../session/tab-session.ts';
import { readTransfer, storeVerification } from './stored-transfer.ts';

/** URL parameter of the key. [GR-8] */
export type KeyName = 'docId' | 'key';

/** Returns whether the link is unknown, expired, used, revoked or another user's. [GO-9] */
export function isLinkInvalid(error: unknown): boolean {
  return error instanceof ApiError && error.errorCode === ERRORS['action-link-not-valid'].errorCode;
}

/** Returns whether the user must confirm the e-mail first. [GA-33] */
export function isEmailUnconfirmed(error: unknown): boolean {
  return error instanceof ApiError && error.errorCode === ERRORS['email-not-verified'].errorCode;
}

/** A key must not outlive the page. */
const ONCE = { gcTime: 0, staleTime: 0, refetchOnWindowFocus: false, retry: false } as const;

/** Verifies a key and stores its record; failure clears it. [API-24, OWN-9, OWN-11, OWN-13, OWN-14, ERR-38] */
export const linkQuery = (keyName: KeyName, key: string) =>
  queryOptions({
    queryKey: ['action-link', keyName, key],
    queryFn: async ({ signal }) => {
      try {
        const link = await api.get('/api/userActionLink/verify', {
          params: { query: { [keyName]: key } },
          signal,
        });
        await storeVerification(tabContext, key, link);
        return link;
      } catch (error) {
        if (isLinkInvalid(error)) await storeVerification(tabContext, key, null);
        throw error;
      }
    },
    ...ONCE,
  });

/** The link stored before a sign-in. [GR-4, OWN-13] */
export const storedLinkQuery = queryOptions({
  queryKey: ['action-link', 'stored'],
  queryFn: () => readTransfer(tabContext),
  gcTime: 0,
});

/** Opens the transfer or request for the addressed user only. [API-23, GO-2] */
export const openedQuery = (docId: string, uid: string) =>
  queryOptions({
    queryKey: ['action-link', 'opened', docId, uid],
    queryFn: ({ signal }) =>
      api.post('/api/users/verify-ownership-action', { body: { docId, action: 'open' }, signal }),
    ...ONCE,
  });
