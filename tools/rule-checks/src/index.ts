export { checkCatalogue } from './catalogue-checks.ts';
export type { CatalogueFile } from './catalogue-checks.ts';
export { readCatalogues } from './catalogue-files.ts';
