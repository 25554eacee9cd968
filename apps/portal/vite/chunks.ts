import type { Rolldown } from 'vite';

const isPackage = (id: string): boolean => id.includes('/node_modules/');

/** The first-paint script has its own file on every page. */
const isModule = (id: string): boolean => !id.includes('/first-paint');

/** Names a script by its page or part, or `pages` if shared: listing all sharers would add a kilobyte to the first load. */
export function nameChunk({ name }: { readonly name: string }): string {
  return name.startsWith('pages~') ? 'assets/pages-[hash].js' : 'assets/[name]-[hash].js';
}

/**
 * Files of the app: `vendor` and `app` are the first load, `pages` is shared by lazy parts; every other part has its own file.
 */
export const chunks: NonNullable<Rolldown.OutputOptions['codeSplitting']> = {
  groups: [
    { name: 'vendor', tags: ['$initial'], test: isPackage, priority: 3 },
    { name: 'app', tags: ['$initial'], test: isModule, priority: 2 },
    {
      name: 'pages',
      test: isModule,
      minShareCount: 2,
      // One file per set of sharing lazy parts; small sets are joined, as a request and its name cost more than 8 kB.
      entriesAware: true,
      entriesAwareMergeThreshold: 8_000,
      priority: 1,
    },
  ],
};
