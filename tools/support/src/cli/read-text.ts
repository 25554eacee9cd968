import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { quoted } from './printable.ts';
import { WrongUse } from './wrong-use.ts';

/** Input limit. */
export const MOST_BYTES = 16 * 1024 * 1024;

export interface TextSource {
  readonly stdin: AsyncIterable<Uint8Array> & { readonly isTTY?: boolean | undefined };
  /** Base of relative paths. */
  readonly folder: string;
}

const CAUSES: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EACCES: 'cannot be read: permission denied',
  EPERM: 'cannot be read: permission denied',
  EISDIR: 'is a folder',
  ENOTDIR: 'does not exist: a part of its path is a file',
  ENAMETOOLONG: 'has too long a name',
  ELOOP: 'is a broken link',
};

function causeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return CAUSES[code] ?? 'cannot be read';
}

async function readBytes(chunks: AsyncIterable<Uint8Array>, what: string): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of chunks) {
      size += part.byteLength;
      if (size > MOST_BYTES) break;
      parts.push(part);
    }
  } catch (error) {
    throw new WrongUse(`${what} ${causeOf(error)}.`);
  }
  if (size > MOST_BYTES) throw new WrongUse(`${what} is larger than 16 MB.`);
  return Buffer.concat(parts);
}

/** Decodes UTF-8 without a byte order mark; throws a sentence. */
export function decodeText(bytes: Uint8Array, what: string): string {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isUtf16) throw new WrongUse(`${what} is UTF-16: save it as UTF-8.`);
  if (bytes.includes(0)) throw new WrongUse(`${what} is not text: it contains zero bytes.`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new WrongUse(`${what} is not text in UTF-8.`);
  }
}

/** Reads files, standard input for `-`, or piped input without a file. Standard input can be read once. */
export function textReader({
  stdin,
  folder,
}: TextSource): (source: string | undefined, what?: string) => Promise<string> {
  let isStdinRead = false;
  return async (source, what) => {
    if (source !== undefined && source !== '-') {
      const name = what ?? `The file ${quoted(source)}`;
      if (source === '' || source.includes('\0'))
        throw new WrongUse(`${name} has no name that can be a file's.`);
      return decodeText(await readBytes(createReadStream(resolve(folder, source)), name), name);
    }
    if (source === undefined && stdin.isTTY === true)
      throw new WrongUse('Name a file, or pipe something in.');
    if (isStdinRead) throw new WrongUse('The standard input can be read once only.');
    isStdinRead = true;
    const name = what ?? 'The standard input';
    return decodeText(await readBytes(stdin, name), name);
  };
}
