import {
  chooseLanguage,
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_NAME,
  type Language,
} from '@partyline/display';
import { millisecondsInDay, millisecondsInSecond } from 'date-fns/constants';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A choice is kept for a year from the last time it was made. */
const COOKIE_SECONDS = (365 * millisecondsInDay) / millisecondsInSecond;
const COOKIE_START = `${LANGUAGE_NAME}=`;

/** The language that a request is answered in: that of its cookie, else what its browser prefers. [PLUS-30] */
export function languageOfRequest({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  const chosen = cookies.find((cookie) => cookie.startsWith(COOKIE_START))?.slice(COOKIE_START.length);
  return chooseLanguage(chosen, headers['accept-language']);
}

/** The folder of a language's pages in the built portal, with a slash; those of the default language stand at the top. */
export function folderOf(language: Language): string {
  return language === DEFAULT_LANGUAGE ? '' : `${language}/`;
}

/** Says what an answer's language depends on, so that no cache gives it to a reader of another one. */
export function nameLanguage(reply: FastifyReply, language: Language): void {
  void reply.header('vary', 'Cookie, Accept-Language').header('content-language', language);
}

/**
 * Answers a page that is asked for with `?language=`: the choice is kept in a cookie, and the browser led to the same address
 * without it. So a plain link switches the language, on pages without a script too. Null for any other request. [PLUS-30]
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
      // One slash: two would be the address of another host.
      .redirect(path.replace(/^[/\\]*/, '/') + rest, 303)
  );
}
