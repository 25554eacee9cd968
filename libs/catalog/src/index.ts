export { CATALOGUE } from './catalogue.ts';
export { TAX_CODE } from './tax-code.ts';
