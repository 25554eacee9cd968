import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { TestApi } from './start-api.ts';

/** Solves a captcha as a browser does, into the text that a form sends. */
export async function solveCaptcha(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return packCaptcha({ challenge, solution });
}

/** What a form sends: base64 of the JSON. */
export function packCaptcha(solved: unknown): string {
  return Buffer.from(JSON.stringify(solved)).toString('base64');
}

/** A captcha of the API, solved. */
export async function solvedCaptcha(api: Pick<TestApi, 'call'>): Promise<string> {
  const { data } = await api.call('createCaptcha');
  if (data === null) throw new Error('The API gave no captcha.');
  return solveCaptcha(data);
}
