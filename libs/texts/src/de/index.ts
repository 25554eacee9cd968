export * from '../index.ts';
export { TEXTS_LOCALE } from './product.ts';
export { roleNameText } from './role-names.ts';
export { mails } from './mails.ts';
export * as screens from './screens.ts';
export { notificationMessages } from './notification-messages.ts';
export { MARKETS } from './markets.ts';
