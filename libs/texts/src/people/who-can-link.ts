/** Texts of what leads to the page "Who can…". [PLUS-35] */
export const whoCanLink = {
  any: 'Who can?',
  start: 'Who can start this?',
  stop: 'Who can stop this?',
} as const;
