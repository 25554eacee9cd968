import { follows, leads, lq, physical, virtual } from './demo-devices.ts';
import { cancelled, expired, paid, pastDue, trial } from './demo-plans.ts';
import { error, failed, offline, online, REPORTS, warning } from './demo-reports.ts';
import type { DemoDevice } from './demo-types.ts';

/** "Default" of Demo Broadcast: every state of a virtual instance. */
export const BROADCAST_DEFAULT: readonly DemoDevice[] = [
  virtual('Main PL', 'frankfurt', online(), paid('Premium', 40, 'year'), {
    favouriteOf: ['demo-owner', 'demo-admin'],
  }),
  virtual('Front of house', 'frankfurt', online(190), paid('Pro', 16, 'month'), {
    favouriteOf: ['demo-owner'],
  }),
  virtual('Stage left and fly floor', 'frankfurt', REPORTS.starting, paid('Pro', 16, 'month')),
  virtual('OB truck 2', 'frankfurt', warning('3.1 % packet loss to Frankfurt'), paid('Essential', 8, 'week')),
  virtual('Commentary positions', 'dublin', REPORTS.restartRequired, paid('Premium', 24, 'month')),
  virtual('Camera chain and replay', 'frankfurt', REPORTS.dnsInitiated, paid('Pro', 24, 'year')),
  virtual(
    'Lighting and follow spots',
    'frankfurt',
    error('The configuration could not be applied'),
    paid('Pro', 16, 'year'),
  ),
  virtual('Wardrobe and quick change', 'dublin', REPORTS.stopping, paid('Essential', 8, 'month')),
  virtual('Broadcast compound OB-4 backup', 'frankfurt', offline(), cancelled('Pro', 12, 'week', 3), {
    favouriteOf: ['demo-owner'],
  }),
  virtual('Rehearsal room B', 'frankfurt', offline(9 * 1440), paid('Essential', 4, 'month'), {
    version: '4.7.0',
    availableVersion: '4.8.2',
  }),
  virtual('Production office', 'singapore', offline(), paid('Premium', 24, 'week')),
  virtual('Traffic and parking', 'dublin', offline(500), paid('Essential', 4, 'year')),
  virtual('Gate control', 'frankfurt', offline(), pastDue('Pro', 12, 'month')),
  virtual('Weather desk', 'ashburn', offline(65), paid('Pro', 12, 'week'), { planUpdateType: 'users' }),
  virtual('Training room', 'dublin', offline(8 * 1440), trial(-4)),
  virtual('Overflow press room', 'dublin', offline(), expired('Essential', 4, 'month')),
  physical('Gate 7 wall panel', 'Wall panel WP-8', online(6 * 1440)),
  physical('Security lodge', 'Desktop panel DP-12', REPORTS.terse),
  physical('Loading dock beltpack', 'Beltpack BP-2', REPORTS.silent),
];

/** "Studio A": shared, with a link group of three. */
export const STUDIO_A: readonly DemoDevice[] = [
  virtual('Stage manager', 'frankfurt', online(), paid('Premium', 40, 'month'), {
    ...leads,
    favouriteOf: ['demo-wsowner', 'demo-client'],
  }),
  virtual('Prompt corner', 'frankfurt', online(178), paid('Pro', 12, 'month'), follows('Stage manager')),
  virtual('Flies and grid', 'frankfurt', online(178), paid('Pro', 12, 'month'), follows('Stage manager')),
  virtual('Camera chain', 'frankfurt', online(7 * 60), paid('Pro', 24, 'year'), {
    link: { role: 'Atomic' },
    favouriteOf: ['demo-owner'],
  }),
  virtual('Vision mixer', 'frankfurt', REPORTS.ready, paid('Pro', 12, 'week')),
  virtual('Sound desk', 'dublin', REPORTS.dnsUnknown, paid('Essential', 8, 'month')),
  virtual('Graphics and captions', 'frankfurt', REPORTS.dnsError, paid('Essential', 4, 'week')),
  virtual('Green room', 'frankfurt', REPORTS.initiated, paid('Essential', 4, 'year')),
  virtual(
    'Autocue',
    'frankfurt',
    failed('The configuration could not be loaded'),
    paid('Essential', 4, 'month'),
  ),
  virtual('Floor managers', 'frankfurt', online(30), paid('Pro', 12, 'year'), {
    version: '3.9.6',
    isVersionSupported: false,
    availableVersion: '4.8.2',
  }),
  virtual('Gallery PL', 'frankfurt', offline(), paid('Premium', 24, 'month')),
  virtual('Presenter earpieces', 'frankfurt', offline(600), paid('Pro', 12, 'month')),
  virtual('Make-up and costume', 'dublin', offline(), paid('Essential', 4, 'month')),
  virtual('Scene dock', 'dublin', offline(5 * 1440), paid('Essential', 4, 'week')),
  virtual('Audience warm-up', 'frankfurt', offline(), cancelled('Premium', 24, 'month', 4)),
  virtual('Old gallery', 'frankfurt', REPORTS.deleted, expired('Pro', 12, 'week', 5)),
  virtual('Guest line', 'ashburn', REPORTS.silent, paid('Essential', 4, 'month')),
  physical('Stage door panel', 'Wall panel WP-8', online(12 * 1440)),
  physical('Dimmer room', 'Desktop panel DP-12', warning('On battery since the mains went off', 22)),
  physical('Trap room beltpack', 'Beltpack BP-2', REPORTS.starting),
  physical('Follow spot 1', 'Beltpack BP-2', REPORTS.stopping),
  physical('Follow spot 2', 'Beltpack BP-2', error('It does not answer')),
];

/** "Studio B": an orphanage; its link group holds a former owner's interface. */
export const STUDIO_B: readonly DemoDevice[] = [
  virtual('Rehearsal PL', 'dublin', online(80), paid('Premium', 24, 'year'), leads),
  virtual('Choir and orchestra', 'dublin', online(79), paid('Pro', 12, 'year'), follows('Rehearsal PL')),
  lq('Orchestra pit interface', online(78), { ...follows('Rehearsal PL'), registeredBy: 'demo-wsowner' }),
  virtual('Conductor', 'dublin', offline(), paid('Premium', 24, 'month'), { favouriteOf: ['demo-multi'] }),
  virtual('Surtitles', 'dublin', offline(), paid('Essential', 4, 'week')),
  virtual('Stage right', 'frankfurt', offline(260), paid('Pro', 12, 'month'), {
    planUpdateType: 'downgrade',
  }),
  virtual('Substage', 'frankfurt', offline(), pastDue('Premium', 24, 'year')),
  virtual('Piano rehearsal', 'singapore', offline(), paid('Essential', 4, 'year')),
  virtual('Broadcast split', 'ashburn', warning('Two users share one seat', 35), paid('Pro', 12, 'week')),
  virtual('Archive line', 'ashburn', offline(30 * 1440), expired('Premium', 24, 'year')),
  physical('Workshop panel', 'Wall panel WP-8', failed('Its configuration does not fit its model')),
  physical('Paint frame', 'Beltpack BP-2', REPORTS.initiated),
  physical('Music library', 'Desktop panel DP-12', REPORTS.ready),
  physical('Percussion store', 'Beltpack BP-2', REPORTS.deleted),
  physical('Rehearsal hall 2', 'Wall panel WP-8', REPORTS.dnsInitiated),
  physical('Canteen call', 'Wall panel WP-8', REPORTS.dnsError),
  physical('Van 3 panel', 'Desktop panel DP-12', offline()),
];
