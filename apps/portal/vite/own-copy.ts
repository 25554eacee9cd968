import type { Plugin } from 'vite';

const MARK = '?own-copy';

/**
 * Gives some files of ours a copy of a package of their own. A package that is one single file stays whole with
 * whoever loads it first, so what only some pages call of it would be loaded by all. `inner` is the package behind the
 * name that holds the code.
 */
export function ownCopy(importers: RegExp, name: string, inner: string): Plugin {
  return {
    name: 'partyline-own-copy',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, from) {
      if (from === undefined) return null;
      // What belongs to the copy is copied with it; other packages are everybody's.
      if (from.endsWith(MARK)) {
        if (source !== inner && !source.startsWith('.')) return null;
      } else if (source !== name || !importers.test(from)) return null;
      const found = await this.resolve(source, from.replace(MARK, ''), { skipSelf: true });
      return found && `${found.id}${MARK}`;
    },
  };
}
