/** What only the tests of other projects import. */
export type { SubjectFacts } from './decision/subject.ts';
