import { describe, expect, it } from 'vitest';
import { listSilentEvents } from './silent-events.ts';

const events = (event: string, more = {}) => listSilentEvents({ event, silent: true, message: '', ...more });

describe('the silent events of a notification', () => {
  it('[NOTIF-17, CONST-34] are separated by commas and read in any letter case', () => {
    expect(events('Dashboard Update,Instance Update')).toEqual(['dashboardupdate', 'instanceupdate']);
  });

  it('[NOTIF-17, GN-3] are acted on as they are listed, but the token first, and each once', () => {
    expect(events('Subscription Update,dashboard update, Refresh Token,DASHBOARD UPDATE')).toEqual([
      'refreshtoken',
      'subscriptionupdate',
      'dashboardupdate',
    ]);
    expect(events('dashboard update,subscription update')).toEqual(['dashboardupdate', 'subscriptionupdate']);
  });

  it.each([
    'instance update',
    'instance_update',
    'instance-update',
    'InstanceUpdate',
    '  instance   update ',
  ])('read %o as the same event', (event) => {
    expect(events(event)).toEqual(['instanceupdate']);
  });

  it('leave out what is not known', () => {
    expect(events('')).toEqual([]);
    expect(events('instance,constructor, instance updated')).toEqual([]);
  });

  it('are none when the notification is for reading, and some when it has nothing to read', () => {
    expect(events('refresh token', { silent: false, message: 'Your plan was changed' })).toEqual([]);
    expect(events('refresh token', { silent: false, message: '  ' })).toEqual(['refreshtoken']);
  });
});
