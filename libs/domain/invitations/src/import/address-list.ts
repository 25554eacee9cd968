import { emailKey } from '@partyline/validation';

/** White space separates bare addresses only. */
const SEPARATORS = /[\n\r,;]/;
/** "Name <a@b>", as copied from mail programs. */
const IN_BRACKETS = /<([^<>]*)>/;

/** Removes quoted names, which may contain separators; a quoted address, as in CSV, is kept. */
const withoutQuotedNames = (text: string): string =>
  text.replaceAll(/"([^"\n\r]*)"/g, (_, quoted: string) =>
    /^[^\s,;@]+@[^\s,;@]+$/.test(quoted) ? quoted : ' ',
  );

function addressesOf(part: string): readonly string[] {
  const inBrackets = IN_BRACKETS.exec(part)?.[1];
  if (inBrackets !== undefined) return [inBrackets.trim()];
  const words = part.trim().split(/\s+/);
  // "a@b c@d" is two addresses; anything else stays whole, to show it as typed.
  return words.every((word) => word.includes('@')) ? words : [part.trim()];
}

/** Lists the e-mail addresses of a text, bare or as "Name <a@b>"; unique ignoring case, not validated. [PLUS-2, INV-18] */
export function listAddresses(text: string): readonly string[] {
  const found = new Map<string, string>();
  for (const part of withoutQuotedNames(text).split(SEPARATORS)) {
    for (const address of addressesOf(part)) {
      const key = emailKey(address);
      if (key !== '' && !found.has(key)) found.set(key, address);
    }
  }
  return [...found.values()];
}
