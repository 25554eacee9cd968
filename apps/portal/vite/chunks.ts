import type { Rolldown } from 'vite';

const isPackage = (id: string): boolean => id.includes('/node_modules/');

/** Returns whether a file is a module: the first-paint script has its own file on every page. */
const isModule = (id: string): boolean => !id.includes('/first-paint');

/**
 * Names a script by its page or part, or `pages` if shared: listing all sharers would add a kilobyte to the first load. That file
 * lists 150 names, so each has a short hash.
 */
export function nameChunk({ name }: { readonly name: string }): string {
  return name.startsWith('pages~') ? 'assets/pages-[hash:7].js' : 'assets/[name]-[hash:7].js';
}

/**
 * Makes Chromium compile all functions of the libraries on another thread while the file loads. Otherwise the main thread compiles
 * them one by one as they are called, a quarter of its time before the first device. Other browsers ignore the comment.
 */
export function compileHint({ name }: { readonly name: string }): string {
  return name === 'vendor' ? '//# allFunctionsCalledOnLoad' : '';
}

/**
 * Files of the app: `vendor` and `app` are the first load, `common` is what many lazy parts share, `pages` what a few share, one
 * file per set of them; every other part has its own file. A module is shared by at least the parts that share its importer, so no
 * two files import each other, as happened when small sets were joined by size.
 */
export const chunks: NonNullable<Rolldown.OutputOptions['codeSplitting']> = {
  groups: [
    { name: 'vendor', tags: ['$initial'], test: isPackage, priority: 4 },
    { name: 'app', tags: ['$initial'], test: isModule, priority: 3 },
    // With four parts a page loads 40 kB that it does not need; with six, more names make the first load larger.
    { name: 'common', test: isModule, minShareCount: 5, priority: 2 },
    { name: 'pages', test: isModule, minShareCount: 2, entriesAware: true, priority: 1 },
  ],
};
