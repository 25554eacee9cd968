import type { CodeType } from './action-code.ts';
import { LINK_MODES } from './action-mail.ts';
import { ToolkitError } from '../users/toolkit-error.ts';

const MAX_URL = 2048;
const LOCALE = /^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{1,8})*$/;

export interface LinkOptions {
  readonly continueUrl?: string | undefined;
  readonly apiKey?: string | undefined;
  readonly locale?: string | undefined;
}

/**
 * Builds links to the portal's `/useraction`, on the origin of the continue URL, else on the first portal
 * origin. Refuses continue URLs that are invalid or of another origin.
 */
export function actionLinks(
  origins: readonly string[],
  options: LinkOptions,
): (type: CodeType) => (oobCode: string) => string {
  const { continueUrl } = options;
  const origin = continueUrl === undefined ? (origins[0] ?? '') : originOf(continueUrl, origins);
  const lang = options.locale !== undefined && LOCALE.test(options.locale) ? options.locale : 'en';
  return (type) => (oobCode) => {
    const query = new URLSearchParams({
      mode: LINK_MODES[type],
      oobCode,
      apiKey: (options.apiKey ?? '').slice(0, 128),
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
