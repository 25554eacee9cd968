const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** Those that JSON does not escape. */
const UNPRINTABLE_IN_JSON =
  /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

/** Escapes invisible and control characters. */
export function printable(text: string): string {
  return text.replaceAll(UNPRINTABLE, (char) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`);
}

/** Quotes a text, shortened and safe to print. */
export function quoted(text: string, most = 60): string {
  const letters = Array.from(text.slice(0, 2 * most + 2));
  const short = letters.length > most ? `${letters.slice(0, most).join('')}…` : text;
  return `"${printable(short)}"`;
}

/** Prints indented JSON, with control characters escaped. */
export function printJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll(
    UNPRINTABLE_IN_JSON,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
