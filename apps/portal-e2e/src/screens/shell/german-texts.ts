import { registerHooks } from 'node:module';

const CATALOGUE = '@partyline/texts';
const GERMAN = new URL('../../../../../libs/texts/src/de/index.ts', import.meta.url).href;

/**
 * Gives the German texts to each module that is loaded from now on and imports the catalogue, so that it finds what a German page
 * shows. Only in a worker: the names of tests, which the main process reads too, stay the same.
 */
export function useGermanTexts(): void {
  if (process.env['TEST_WORKER_INDEX'] === undefined) return;
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === CATALOGUE ? next(GERMAN, context) : next(specifier, context),
  });
}
