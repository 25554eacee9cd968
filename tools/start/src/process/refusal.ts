/** The user must change something: one sentence, exit code 2. */
export class Refusal extends Error {}

const CAUSES: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'operation not permitted',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'a file of that name is in the way',
  ENAMETOOLONG: 'the path is too long',
};

/** Turns a system error into a sentence about the folder. */
export async function writingTo<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const cause = CAUSES[systemCode(error) ?? ''];
    if (cause === undefined) throw error;
    throw new Refusal(`The data folder ${folder} cannot be used: ${cause}.`);
  }
}

/** Returns the error code (ENOENT, EACCES …), if any. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
