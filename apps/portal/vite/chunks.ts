import type { Rolldown } from 'vite';

const isPackage = (id: string): boolean => id.includes('/node_modules/');

/** The early script is a file of its own on every page. */
const isModule = (id: string): boolean => !id.includes('/early-script');

/**
 * The name of a script: the page or part that it is, or `pages` for what several share. The app lists every one of them, and the
 * names of all sharers would be a kilobyte of its first load.
 */
export function nameChunk({ name }: { readonly name: string }): string {
  return name.startsWith('pages~') ? 'assets/pages-[hash].js' : 'assets/[name]-[hash].js';
}

/**
 * The files of the app: `vendor` and `app` hold the packages and the modules of the first load, `pages` the modules that two
 * or more lazy parts share. Everything else stays with its one page, dialog or menu.
 */
export const chunks: NonNullable<Rolldown.OutputOptions['codeSplitting']> = {
  groups: [
    { name: 'vendor', tags: ['$initial'], test: isPackage, priority: 3 },
    { name: 'app', tags: ['$initial'], test: isModule, priority: 2 },
    {
      name: 'pages',
      test: isModule,
      minShareCount: 2,
      // One file for each set of lazy parts that share; small sets are joined, since a request and its name in the first load cost more than 8 kB.
      entriesAware: true,
      entriesAwareMergeThreshold: 8_000,
      priority: 1,
    },
  ],
};
