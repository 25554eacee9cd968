import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Gzipped bytes of the bare page's scripts, built in this run. */
export async function barePageScriptBytes(): Promise<number> {
  const outDir = await mkdtemp(join(tmpdir(), 'partyline-bare-'));
  try {
    await build({
      root: join(import.meta.dirname, 'bare-page'),
      logLevel: 'error',
      configFile: false,
      build: { outDir, emptyOutDir: true },
    });
    const assets = join(outDir, 'assets');
    const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
    const sizes = await Promise.all(
      scripts.map(async (name) => gzipSync(await readFile(join(assets, name)), { level: 9 }).length),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
