import type { CodeType } from './action-code.ts';
import { LINK_MODES } from './action-mail.ts';
import { ToolkitError } from './toolkit-error.ts';

const MAX_URL = 2048;
const LOCALE = /^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{1,8})*$/;

/** What a caller may say of the link in a mail. */
export interface LinkWishes {
  readonly continueUrl?: string | undefined;
  readonly apiKey?: string | undefined;
  readonly locale?: string | undefined;
}

/**
 * Makes links to the portal's action page, `/useraction`. They lead to the continue URL's own origin if there is one,
 * else to the first origin of the portal. Refuses a continue URL that is none, or of an origin that is not the portal's.
 */
export function actionLinks(
  origins: readonly string[],
  wishes: LinkWishes,
): (type: CodeType) => (oobCode: string) => string {
  const { continueUrl } = wishes;
  const origin = continueUrl === undefined ? (origins[0] ?? '') : originOf(continueUrl, origins);
  const lang = wishes.locale !== undefined && LOCALE.test(wishes.locale) ? wishes.locale : 'en';
  return (type) => (oobCode) => {
    const query = new URLSearchParams({
      mode: LINK_MODES[type],
      oobCode,
      apiKey: (wishes.apiKey ?? '').slice(0, 128),
      ...(continueUrl === undefined ? {} : { continueUrl }),
      lang,
    });
    return `${origin}/useraction?${query.toString()}`;
  };
}

function originOf(continueUrl: string, origins: readonly string[]): string {
  if (continueUrl === '') throw new ToolkitError('MISSING_CONTINUE_URI');
  if (continueUrl.length > MAX_URL || !URL.canParse(continueUrl))
    throw new ToolkitError('INVALID_CONTINUE_URI');
  const { origin } = new URL(continueUrl);
  if (!origins.includes(origin)) {
    throw new ToolkitError('UNAUTHORIZED_DOMAIN', 'The continue URL is not of an origin of the portal.');
  }
  return origin;
}
