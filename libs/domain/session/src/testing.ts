/** Exports for the tests of other projects. */
export { LOGGED_IN_PAGES, PUBLIC_PAGES, SPECIAL_PAGES } from './routes/pages.ts';
export { isNewerEulaVersion } from './routes/profile-gate.ts';
export { ROUTE_RULES } from './routes/route-rules.ts';
