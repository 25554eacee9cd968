export { CATALOGUE } from './catalogue.ts';
