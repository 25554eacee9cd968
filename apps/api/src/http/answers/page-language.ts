import {
  chooseLanguage,
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_NAME,
  type Language,
} from '@partyline/display';
import { millisecondsInDay, millisecondsInSecond } from 'date-fns/constants';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** One year. */
const COOKIE_SECONDS = (365 * millisecondsInDay) / millisecondsInSecond;
const COOKIE_START = `${LANGUAGE_NAME}=`;

/** Returns the language of an answer: the cookie's, else the browser's preference, else the one of the profile. [HZ-16, PLUS-30] */
export function languageOfRequest(
  { headers }: Pick<FastifyRequest, 'headers'>,
  profile: Language | null = null,
): Language {
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  const chosen = cookies.find((cookie) => cookie.startsWith(COOKIE_START))?.slice(COOKIE_START.length);
  return chooseLanguage(chosen, headers['accept-language'], profile);
}

/** Returns the language's folder in the build, with a slash; empty for the default. */
export function folderOf(language: Language): string {
  return language === DEFAULT_LANGUAGE ? '' : `${language}/`;
}

/** Sets the headers by which caches keep languages apart. */
export function nameLanguage(reply: FastifyReply, language: Language): void {
  void reply.header('vary', 'Cookie, Accept-Language').header('content-language', language);
}

/**
 * Handles `?language=`: stores it in a cookie and redirects to the address without it, so that links work without scripts. Null for
 * other requests. [PLUS-30]
 */
export function switchLanguage(request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
  const [path = '/', search = ''] = request.url.split(/\?(.*)/s);
  const parameters = new URLSearchParams(search);
  const language = parameters.get(LANGUAGE_NAME);
  if (!isLanguage(language)) return null;
  parameters.delete(LANGUAGE_NAME);
  const rest = parameters.size === 0 ? '' : `?${parameters.toString()}`;
  return (
    reply
      .header('cache-control', 'no-store')
      .header('set-cookie', `${LANGUAGE_NAME}=${language}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax`)
      // A single slash: two would name another host.
      .redirect(path.replace(/^[/\\]*/, '/') + rest, 303)
  );
}
