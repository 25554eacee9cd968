/**
 * Sentences required by the specification without wording, from the named decisions. [GA-11, GB-3, GD-7, GD-14, GD-34, GD-35,
 * GP-6, GR-10, GU-11, GU-17, GW-2, GW-4]
 */
export const DECIDED_WORDINGS = {
  sessionNotOpened: 'We could not open this session. Please login again!',
  leaderMissing: 'Leader not in this workspace',
  stopBeforeDataCenterChange: 'Please stop the instance before changing the data center.',
  subscriptionExpired: 'Your subscription has expired.',
  contactPartner: 'Contact your partner to change this plan.',
  pageUnknown: 'That page does not exist.',
  offline: 'You are offline. Please try again once you are connected.',
  notInTrial: 'Not available in the trial',
  notInThisState: 'The device can not do this in its current state.',
} as const;
