import * as v from 'valibot';
import { RefusedRequest } from '../../http/json-error.ts';

const text = v.pipe(v.string(), v.maxLength(2048));
const optional = v.optional(text, '');

/** Query with which the web SDK opens the account chooser. */
export const chooserSchema = v.object({
  apiKey: v.pipe(text, v.nonEmpty('The API key is missing.')),
  appName: v.pipe(text, v.nonEmpty('The name of the app is missing.')),
  authType: v.picklist([
    'signInViaPopup',
    'signInViaRedirect',
    'linkViaPopup',
    'linkViaRedirect',
    'reauthViaPopup',
    'reauthViaRedirect',
  ]),
  providerId: text,
  redirectUrl: text,
  eventId: optional,
  scopes: optional,
  customParameters: optional,
  tid: optional,
  v: optional,
});
export type ChooserQuery = v.InferOutput<typeof chooserSchema>;

export interface AuthEvent {
  readonly type: ChooserQuery['authType'];
  readonly eventId: string | null;
  readonly urlResponse: string | null;
  readonly sessionId: string | null;
  readonly postBody: null;
  readonly tenantId: string | null;
  readonly error?: { readonly code: string; readonly message: string };
}

/** Returns the page to redirect to; refuses origins other than the portal's. */
export function requirePortalPage(url: string, origins: readonly string[]): string {
  if (!URL.canParse(url) || !origins.includes(new URL(url).origin)) {
    throw new RefusedRequest(400, 'wrong-origin', 'This page does not belong to the portal.');
  }
  return url;
}

/** Reads custom parameters for the provider; non-strings are dropped. */
export function readCustomParameters(json: string): Record<string, string> {
  try {
    const value: unknown = JSON.parse(json === '' ? '{}' : json);
    const parsed = v.safeParse(v.record(v.string(), v.string()), value);
    return parsed.success ? parsed.output : {};
  } catch {
    return {};
  }
}

/** Returns the event of a choice: the one-time code replaces a provider's response. */
export function choiceEvent(query: ChooserQuery, url: string, code: string, sessionId: string): AuthEvent {
  const answer = new URLSearchParams({ providerId: query.providerId, code, state: sessionId });
  return { ...eventOf(query), urlResponse: `${url}/emulator/auth/handler?${answer.toString()}`, sessionId };
}

export function failureEvent(query: ChooserQuery, code: string): AuthEvent {
  return { ...eventOf(query), error: { code, message: 'The sign-in was not completed.' } };
}

function eventOf(query: ChooserQuery): AuthEvent {
  return {
    type: query.authType,
    eventId: query.eventId === '' ? null : query.eventId,
    urlResponse: null,
    sessionId: null,
    postBody: null,
    tenantId: query.tid === '' ? null : query.tid,
  };
}
