/** Exports for the tests of other projects. */
export type { SubjectFacts } from './decision/subject.ts';
export { PLACE_ACTIONS } from './matrix/permission-rows.ts';
export { QUESTIONS, ROLE_SETS } from './who-can/who-can.fixture.ts';
