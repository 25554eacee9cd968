import { generateKeyPair } from 'node:crypto';
import { chmod, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { calculateJwkThumbprint, exportJWK, importPKCS8, type CryptoKey, type JWK } from 'jose';
import { SettingError } from '../../setting-error.ts';
import { isMissing, writeFileAtomically } from '../../storage/atomic-file.ts';

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicJwk: JWK;
}

/** Reads or creates the installation's RSA 2048 key, in a file that only its owner may read. */
export async function openSigningKey(folder: string): Promise<SigningKey> {
  const path = join(folder, 'signing-key.pem');
  const pem = (await readPem(path)) ?? (await makePem(path));
  try {
    const privateKey = await importPKCS8(pem, 'RS256', { extractable: true });
    const { kty, n, e } = await exportJWK(privateKey);
    if (kty === undefined || n === undefined || e === undefined) throw new Error('not an RSA key');
    const publicJwk: JWK = { kty, n, e };
    const kid = await calculateJwkThumbprint(publicJwk);
    return { kid, privateKey, publicJwk: { ...publicJwk, kid, alg: 'RS256', use: 'sig' } };
  } catch {
    throw new SettingError(`The sandbox cannot read its signing key ${path}: move it away and start again.`);
  }
}

async function readPem(path: string): Promise<string | undefined> {
  try {
    const pem = await readFile(path, 'utf8');
    await chmod(path, 0o600);
    return pem;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function makePem(path: string): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  await writeFileAtomically(path, pem);
  return pem;
}
