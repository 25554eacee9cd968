export * from '../index.ts';
export { TEXTS_LOCALE } from './product.ts';
export { mails } from './mails.ts';
export * as screens from './screens.ts';
