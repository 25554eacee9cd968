/** Texts of /maintenance. */
export const maintenance = {
  title: 'We are working on the service',
  text: 'It will be back in a few minutes.',
  devices: 'Running devices keep running.',
  expectedEnd: (time: string) => `The service should be back by ${time}.`,
  waiting: 'You will be returned automatically as soon as the service answers.',
  checkNow: 'Try now',
  checking: 'Trying',
  stillAway: 'The service is not back yet.',
} as const;
