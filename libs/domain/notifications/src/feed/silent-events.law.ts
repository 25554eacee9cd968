import type { TableLaw } from '@partyline/kernel/law';
import { notificationOf } from '../notification.fixture.ts';
import { listEffects, type Effect } from './effects.ts';
import { listUnknownEvents } from './silent-events.ts';

type Kind = Effect['kind'];

/** What each event does, in order, as the specification and GN-16 say it. */
const EFFECTS: Readonly<Record<string, readonly Kind[]>> = {
  'refresh token': ['refresh-token'],
  'dashboard update': [
    ...(['hide-spinner', 'go-to-dashboard'] as const),
    ...(['reload-workspaces-and-instances', 'remove-payment-redirect'] as const),
  ],
  'instance update': ['merge-instance', 'reload-workspace'],
  'workspace update': ['reload-workspaces'],
  'subscription update': ['reload-subscriptions'],
  'party update': [],
};
const NAMES = Object.keys(EFFECTS);

const SPELLINGS: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.replace(' ', ''),
  (name) => ` ${name.replace(' ', '_').toUpperCase()} `,
  (name) => name.replace(' ', '-'),
];

export interface Told {
  readonly events: readonly string[];
  readonly spelling: number;
  readonly silent: boolean;
  readonly message: string;
  readonly isFocused: boolean;
  readonly isOnPaymentScreen: boolean;
}

/** Lists every sequence of up to three names. */
function* listSequences(): Generator<readonly string[]> {
  yield [];
  for (const a of NAMES) {
    yield [a];
    for (const b of NAMES) {
      yield [a, b];
      for (const c of NAMES) yield [a, b, c];
    }
  }
}

function expectedOf({ events, isFocused, isOnPaymentScreen }: Told): readonly Kind[] {
  const first = events.filter((name) => name === 'refresh token');
  const kinds = [...first, ...events].flatMap((name) => EFFECTS[name] ?? []);
  const isLed = isFocused && isOnPaymentScreen;
  return [...new Set(kinds)].filter((kind) => isLed || kind !== 'go-to-dashboard');
}

export const silentEvents: TableLaw<Told> = {
  kind: 'table',
  name: 'silent-events',
  sentence:
    'A silent notification does what its events say, each thing once and the token first, whatever the spelling; only the focused tab is led away, only from a payment screen, and a notification to be read does nothing.',
  ids: ['NOTIF-17', 'NOTIF-25', 'CONST-34', 'GN-3', 'GN-4', 'GN-10', 'GN-16'],
  universe: [
    'up to 3 of 5 events and an unknown one, in any order and twice',
    `${SPELLINGS.length} spellings`,
    'silent or not, with a message, with a blank one and without',
    'tabs that are focused or not, on a payment screen or not',
  ],
  bound: 30_000,
  isQuick: true,
  *questions() {
    for (const events of listSequences())
      for (const spelling of SPELLINGS.keys())
        for (const [silent, message] of [
          [true, ''],
          [true, 'Hello'],
          [false, ' '],
          [false, 'Hello'],
        ] as const)
          for (const isFocused of [true, false])
            for (const isOnPaymentScreen of [true, false])
              yield { events, spelling, silent, message, isFocused, isOnPaymentScreen };
  },
  faultOf(told) {
    const { events, spelling, silent, message } = told;
    const event = events.map((name) => SPELLINGS[spelling]?.(name) ?? name).join(',');
    const notification = notificationOf({ event, silent, message, data: { a: 1 }, workspaceId: 2 });
    const kinds = listEffects(notification, told).map(({ kind }) => kind);
    const isActedOn = silent || message.trim() === '';
    const expected = isActedOn ? expectedOf(told) : [];
    if (kinds.join() !== expected.join()) return `It does ${kinds.join(', ') || 'nothing'}.`;
    const unknown = isActedOn ? events.filter((name) => name === 'party update').length : 0;
    return listUnknownEvents(notification).length === unknown
      ? null
      : 'The log misses an unknown event, or has a known one.';
  },
  tell: ({ events, silent, message }) => [
    `A notification${silent ? ' that is silent' : ''}${message === '' ? '' : ' with a message'} tells of ${events.join(', ') || 'nothing'}.`,
  ],
};
