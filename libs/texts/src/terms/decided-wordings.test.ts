import { expect, it } from 'vitest';
import { DECIDED_REFUSALS, DECIDED_WORDINGS } from '../index.ts';

it('says what was decided, to the letter', () => {
  expect({ ...DECIDED_WORDINGS, ...DECIDED_REFUSALS }).toEqual({
    sessionNotOpened: 'We could not open this session. Please login again!',
    leaderMissing: 'Leader not in this workspace',
    stopBeforeDataCenterChange: 'Please stop the instance before changing the data center.',
    subscriptionExpired: 'Your subscription has expired.',
    transferOpen: 'A transfer is already in progress for this workspace.',
    contactPartner: 'Contact your partner to change this plan.',
    pageUnknown: 'That page does not exist.',
    transferOwnershipFirst: 'Please transfer ownership before deleting the account.',
    defaultWorkspaceKept: 'The default workspace can not be deleted.',
    stale: 'Somebody else changed this. Please try again.',
    offline: 'You are offline. Please try again once you are connected.',
    notInTrial: 'Not available in the trial',
    notInThisState: 'The device can not do this in its current state.',
  });
});
