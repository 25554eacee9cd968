import * as v from 'valibot';
import { RefusedRequest } from '../../http/json-error.ts';

const text = v.pipe(v.string(), v.maxLength(2048));
const optional = v.optional(text, '');

/** What the web SDK opens the account chooser with. */
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
/** What the web SDK opens the account chooser with. */
export type ChooserQuery = v.InferOutput<typeof chooserSchema>;

/** What the SDK is told when the chooser ends. */
export interface AuthEvent {
  readonly type: ChooserQuery['authType'];
  readonly eventId: string | null;
  readonly urlResponse: string | null;
  readonly sessionId: string | null;
  readonly postBody: null;
  readonly tenantId: string | null;
  readonly error?: { readonly code: string; readonly message: string };
}

/** The page to go back to; refuses one of an origin that is not the portal's. */
export function requirePortalPage(url: string, origins: readonly string[]): string {
  if (!URL.canParse(url) || !origins.includes(new URL(url).origin)) {
    throw new RefusedRequest(400, 'wrong-origin', 'This page does not belong to the portal.');
  }
  return url;
}

/** What the page asked of the provider, as far as it is text. */
export function readCustomParameters(json: string): Record<string, string> {
  try {
    const value: unknown = JSON.parse(json === '' ? '{}' : json);
    const parsed = v.safeParse(v.record(v.string(), v.string()), value);
    return parsed.success ? parsed.output : {};
  } catch {
    return {};
  }
}

/** The event of a choice: the code goes where a provider's answer would stand. */
export function choiceEvent(query: ChooserQuery, url: string, code: string, sessionId: string): AuthEvent {
  const answer = new URLSearchParams({ providerId: query.providerId, code, state: sessionId });
  return { ...eventOf(query), urlResponse: `${url}/emulator/auth/handler?${answer.toString()}`, sessionId };
}

/** The event of a chooser that ended without a choice. */
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
