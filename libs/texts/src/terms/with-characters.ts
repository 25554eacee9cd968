const INVISIBLE = /^[\p{C}\p{Z}]$/u;

/** Shows a character as it is, or by its number if nothing of it would show: U+00A0. */
function shown(character: string): string {
  if (!INVISIBLE.test(character)) return character;
  const number = character.codePointAt(0) ?? 0;
  return `U+${number.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Ends a sentence with the characters it is about, "Special characters are not allowed: / &"; unchanged without any. [HZ-15] */
export function withCharacters(sentence: string, characters: readonly string[]): string {
  if (characters.length === 0) return sentence;
  return `${sentence.replace(/\.$/, '')}: ${characters.map(shown).join(' ')}`;
}
