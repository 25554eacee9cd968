export { checkCatalogue } from './catalogue/catalogue-checks.ts';
export type { CatalogueFile } from './catalogue/catalogue-checks.ts';
export { readCatalogues } from './catalogue/catalogue-files.ts';
