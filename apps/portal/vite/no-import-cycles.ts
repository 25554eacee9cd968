import type { Plugin } from 'vite';

/** A file of the build, as far as it matters here. */
interface Importer {
  readonly fileName: string;
  readonly imports: readonly string[];
}

/**
 * Fails the build when its files import each other in a circle: one of them would then run before what it uses has, and only
 * whoever opens the page it belongs to would notice.
 */
export function noImportCycles(): Plugin {
  return {
    name: 'partyline-no-import-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const cycle = findImportCycle(Object.values(bundle).filter((output) => output.type === 'chunk'));
      if (cycle !== null) this.error(`Files of the build import each other: ${cycle.join(' -> ')}.`);
    },
  };
}

/** The files of one circle in the order they import each other, the first one last again; null if there is none. */
export function findImportCycle(files: readonly Importer[]): readonly string[] | null {
  const imports = new Map(files.map((file) => [file.fileName, file.imports]));
  const cleared = new Set<string>();
  const follow = (name: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (cleared.has(name)) return null;
    for (const next of imports.get(name) ?? []) {
      const cycle = follow(next, [...path, name]);
      if (cycle !== null) return cycle;
    }
    cleared.add(name);
    return null;
  };
  for (const name of imports.keys()) {
    const cycle = follow(name, []);
    if (cycle !== null) return cycle;
  }
  return null;
}
