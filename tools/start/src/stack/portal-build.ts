import { constants } from 'node:fs';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROGRAMS } from './checkout.ts';
import type { Notices } from '../process/part.ts';
import { systemCode } from '../process/refusal.ts';
import { type Run, runOnce } from '../process/run-once.ts';
import { hashPortalInputs } from './source-hash.ts';

const STAMP = '.built-from';

export interface PortalBuild {
  readonly checkout: string;
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly logFile: string;
  readonly notices: Notices;
  /** To stop the build. */
  readonly onRun: (run: Run) => void;
}

/**
 * Returns the folder of a portal built from the current sources, in the checkout or, if that is read-only, in the data folder. A
 * new build replaces the old one only when complete.
 */
export async function ensurePortalBuilt(build: PortalBuild): Promise<string> {
  const inputs = await hashPortalInputs(build.checkout, build.env);
  const portal = join(build.checkout, 'apps/portal');
  const ofCheckout = join(portal, 'dist');
  const ofDataDir = join(build.dataDir, 'portal');
  for (const folder of [ofCheckout, ofDataDir]) {
    const built = await readFile(join(folder, STAMP), 'utf8').catch(() => '');
    if (built === inputs) return folder;
  }
  const writable = await isWritable(join(portal, 'src'));
  const target = writable ? ofCheckout : ofDataDir;
  const draft = writable
    ? join(portal, 'node_modules/.partyline', `build-${process.pid}`)
    : `${ofDataDir}.${process.pid}`;
  build.notices.say('The portal is being built (its sources are new or have changed).');
  await buildInto(draft, target, inputs, build);
  return target;
}

async function buildInto(draft: string, target: string, inputs: string, build: PortalBuild): Promise<void> {
  const { env, logFile, notices } = build;
  try {
    await mkdir(draft, { recursive: true });
    const args = [PROGRAMS.vite, 'build', '--outDir', draft, '--emptyOutDir', '--logLevel', 'warn'];
    const program = {
      name: 'The build of the portal',
      args,
      env,
      cwd: join(build.checkout, 'apps/portal'),
      logFile,
    };
    const run = runOnce(program, 'The portal could not be built', notices);
    build.onRun(run);
    await run.done;
    await writeFile(join(draft, STAMP), inputs);
    await replaceFolder(draft, target);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Replaces a folder; of two concurrent builds the later one stays. */
async function replaceFolder(draft: string, target: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    await rm(target, { recursive: true, force: true });
    try {
      await rename(draft, target);
      return;
    } catch (error) {
      if (attempt === 5 || systemCode(error) !== 'ENOTEMPTY') throw error;
    }
  }
}

async function isWritable(folder: string): Promise<boolean> {
  return access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
}
