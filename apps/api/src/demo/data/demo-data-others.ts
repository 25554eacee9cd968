import { leads, physical, virtual } from './demo-devices.ts';
import { cancelled, paid, remoteAccess, trial } from './demo-plans.ts';
import { error, offline, online, REPORTS, warning } from './demo-reports.ts';
import type { DemoDevice } from './demo-types.ts';

export const HARBOUR_DEFAULT: readonly DemoDevice[] = [
  virtual('House PL', 'dublin', online(300), paid('Pro', 16, 'year'), { favouriteOf: ['harbour-owner'] }),
  virtual('Box office', 'dublin', offline(), paid('Essential', 4, 'month')),
  virtual('Ushers', 'dublin', offline(), paid('Essential', 12, 'month')),
  virtual('Bars and foyer', 'dublin', offline(900), paid('Essential', 8, 'month')),
  virtual('Car park', 'dublin', offline(), paid('Essential', 4, 'week')),
  physical('Fire panel room', 'Wall panel WP-8', online(40 * 1440), { subscription: remoteAccess('year') }),
];

/** "Main Stage" of Harbour Theatre: an older link group, and a member whose leader is elsewhere. */
export const MAIN_STAGE: readonly DemoDevice[] = [
  virtual('Show call', 'dublin', online(95), paid('Premium', 24, 'year'), { link: { role: 'Master' } }),
  virtual('Stage crew', 'dublin', online(94), paid('Pro', 16, 'year'), {
    link: { role: 'Member', leader: 'Show call' },
    favouriteOf: ['harbour-client'],
  }),
  virtual('Touring desk', 'frankfurt', online(20), paid('Pro', 12, 'month'), {
    link: { role: 'Member', leader: 'A leader that left' },
  }),
  virtual('Lighting desk', 'dublin', warning('The clock is 4 s off', 12), paid('Pro', 12, 'month')),
  virtual('Sound check', 'dublin', offline(), paid('Pro', 12, 'month')),
  virtual('Understudies', 'dublin', offline(), paid('Essential', 4, 'month')),
  virtual('Matinee crew', 'dublin', offline(), cancelled('Essential', 8, 'year', 40)),
  virtual('Band call', 'dublin', offline(150), paid('Pro', 12, 'week')),
  virtual(
    'Set change',
    'dublin',
    error('The data center has no room left', 6),
    paid('Essential', 8, 'month'),
  ),
];

export const REHEARSAL_HALL: readonly DemoDevice[] = [
  virtual('Read-through', 'dublin', offline(), paid('Essential', 4, 'month'), leads),
  virtual('Choreography', 'dublin', offline(), paid('Essential', 4, 'month')),
  virtual('Deputy stage manager', 'dublin', offline(), paid('Pro', 12, 'month')),
  virtual('Voice and dialect', 'frankfurt', offline(), paid('Essential', 4, 'week')),
  physical('Mark-up panel', 'Wall panel WP-8', REPORTS.silent),
];

/** "Default" of Trial Chapel: what a trial brings. */
export const CHAPEL_DEFAULT: readonly DemoDevice[] = [
  virtual('Intercom 1', 'frankfurt', offline(90), trial(9)),
];
