/** A start that cannot happen until a person changes something: one sentence, exit code 2. */
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

/** Runs file work on `folder`; what the operating system refuses becomes one sentence about that folder. */
export async function writingTo<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const cause = CAUSES[systemCode(error) ?? ''];
    if (cause === undefined) throw error;
    throw new Refusal(`The data folder ${folder} cannot be used: ${cause}.`);
  }
}

/** The operating system's code of an error (ENOENT, EACCES …), if it has one. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
