/** Seals values so that what is stored cannot be read without the key. */
export interface Vault {
  /** The value as text that says nothing; another text each time. */
  seal(value: unknown): Promise<string>;
  /** The value again; throws when the text was changed, is no sealed text, or was sealed with another key. */
  open(text: string): Promise<unknown>;
}

/** Marks how the rest is to be read, so that another way can follow. */
const VERSION = '1.';
const IV_BYTES = 12;

/**
 * Seals with AES-GCM and a fresh 96-bit IV each time. The key never leaves the browser's key store; this protects what
 * lies on the disk, not against who can run a script in the page. [AUTH-29, GA-19]
 */
export function createVault(getKey: () => Promise<CryptoKey>): Vault {
  return {
    async seal(value) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const plain = new TextEncoder().encode(JSON.stringify(value));
      const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await getKey(), plain);
      return VERSION + toBase64([...iv, ...new Uint8Array(sealed)]);
    },
    async open(text) {
      if (!text.startsWith(VERSION)) throw new Error('not a sealed text');
      const bytes = Uint8Array.from(atob(text.slice(VERSION.length)), (char) => char.charCodeAt(0));
      const [iv, sealed] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES)];
      const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await getKey(), sealed);
      return JSON.parse(new TextDecoder().decode(plain)) as unknown;
    },
  };
}

function toBase64(bytes: readonly number[]): string {
  return btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));
}
