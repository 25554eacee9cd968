/** The characters that normalization (NFC) would turn into ASCII ones: the Greek question mark, the varia, the Kelvin sign. */
const BESIDES = /[^\u037E\u1FEF\u212A]+/gu;

const CAPITALS = /[A-Z]+/g;

/**
 * Composes an address (NFC). Characters that would become ASCII ones stay as they are: the Kelvin sign is another mailbox than k.
 * [GU-10]
 */
export function composeAddress(text: string): string {
  return text.replaceAll(BESIDES, (part) => part.normalize('NFC'));
}

/**
 * Folds an address for comparison: composed, A to Z in lower case. Other letters keep their case, because mail servers may tell them
 * apart. `foldAddress` of the API is the same in SQL for composed addresses. [INV-18, GV-8]
 */
export function foldAddress(text: string): string {
  return composeAddress(text).replaceAll(CAPITALS, (letters) => letters.toLowerCase());
}
