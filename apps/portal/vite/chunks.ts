import type { Rolldown } from 'vite';

/** The early script, the pages' own entries and the sheet of those that load nothing of the app stand alone. */
const isBound = (id: string): boolean =>
  /\.html$|early-script|\/landing\/.*\.css$/.test(id.replace(/\?.*$/, ''));

/**
 * Which files the app is made of: what every visit needs of others' code, what it needs of ours, and what two or more
 * pages share. Everything else stays with the one page, dialog or menu that needs it.
 */
export const chunks: NonNullable<Rolldown.OutputOptions['codeSplitting']> = {
  includeDependenciesRecursively: false,
  groups: [
    {
      name: 'vendor',
      tags: ['$initial'],
      test: (id) => id.includes('/node_modules/') && !isBound(id),
      priority: 3,
    },
    { name: 'app', tags: ['$initial'], test: (id) => !isBound(id), priority: 2 },
    // One file for each set of pages that share, small sets joined: a request costs more than a few kB that go unused.
    {
      name: 'pages',
      test: (id) => !isBound(id),
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 4_000,
      priority: 1,
    },
  ],
};
