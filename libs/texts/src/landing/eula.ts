/**
 * The license agreement. Changed words need a new version, so that all users are asked again. The portal shows this copy when the
 * server's is unavailable. [EULA-3, EULA-4, EULA-5, GE-9, GE-13]
 */
export const EULA = {
  version: '2026-11',
  language: 'en',
  title: 'License agreement',
  date: '2026-11-01',
  body: [
    'This service lets you run intercom instances in the cloud and manage the devices that talk to them. You may use it for the people and the events of your own organisation, and for those you invite.',
    'Keep your sign-in to yourself, give others only the rights they need, and take them back when the job is done. What your crew says over the intercom stays between them: we carry it, we do not record it.',
    'A trial ends by itself and costs nothing. A subscription runs until the end of the period you paid for, and is renewed until you cancel it. Stopping an instance does not cancel its subscription.',
    'We keep the service running with care, tell you before planned work, and answer for it as far as the law says. Do not rely on it alone where lives depend on being heard.',
    'You can export your data and delete your access at any time under My account.',
  ].join('\n\n'),
  tosUrl: '/terms-of-service',
  privacyUrl: '/privacy-policy',
} as const;
