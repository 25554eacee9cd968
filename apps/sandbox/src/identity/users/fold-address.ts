/** All but the characters that composing would turn into ASCII ones, such as the Kelvin sign. */
const COMPOSED = /[^\u037E\u1FEF\u212A]+/gu;

/** Composes an address and folds A to Z alone, as the product does: other letters may be another mailbox. */
export function foldAddress(address: string): string {
  return address
    .replaceAll(COMPOSED, (part) => part.normalize('NFC'))
    .replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
