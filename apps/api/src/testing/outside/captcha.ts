import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { TestApi } from '../start-api.ts';

/** Solves a captcha like a browser, into a form's text. */
export async function solveCaptcha(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return packCaptcha({ challenge, solution });
}

/** Base64 of the JSON. */
export function packCaptcha(solved: unknown): string {
  return Buffer.from(JSON.stringify(solved)).toString('base64');
}

export async function solvedCaptcha(api: Pick<TestApi, 'call'>): Promise<string> {
  const { data } = await api.call('createCaptcha');
  if (data === null) throw new Error('The API gave no captcha.');
  return solveCaptcha(data);
}
