/** Exports for the tests of other projects. */
export type { SubjectFacts } from './decision/subject.ts';
