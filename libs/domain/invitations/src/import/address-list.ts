import { emailKey } from '@partyline/validation';

/** What separates addresses: line ends, commas, semicolons, and white space between bare addresses. */
const SEPARATORS = /[\n\r,;]+/;
/** "Name <a@b>", as mail programs copy an address. */
const IN_BRACKETS = /<([^<>]*)>/;

/** A name in quotes may hold a separator; it says nothing about the address. */
const withoutQuotedNames = (text: string): string => text.replaceAll(/"[^"\n\r]*"/g, ' ');

function addressesOf(part: string): readonly string[] {
  const inBrackets = IN_BRACKETS.exec(part)?.[1];
  if (inBrackets !== undefined) return [inBrackets.trim()];
  const words = part.trim().split(/\s+/);
  // "a@b c@d" is two addresses; anything else stays whole, so that the user reads what was typed.
  return words.every((word) => word.includes('@')) ? words : [part.trim()];
}

/**
 * Returns the e-mail addresses of a text, as typed or pasted from a mail or a list: one a line, or separated by commas,
 * semicolons or spaces, bare or as "Name <a@b>". Each address is listed once, whatever its letter case; whether it is valid is not
 * judged. [PLUS-2, INV-18]
 */
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
