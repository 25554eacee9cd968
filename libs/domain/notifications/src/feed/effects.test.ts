import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listEffects } from './effects.ts';
import { messageOf, notificationOf } from '../notification.fixture.ts';
import { SILENT_EVENTS, listSilentEvents, listUnknownEvents } from './silent-events.ts';

const HERE = { isOnPaymentScreen: false, isFocused: true };
const kinds = (event: string, more = {}, tab = HERE) =>
  listEffects(notificationOf({ event, eventProcessed: true, ...more }), tab).map(({ kind }) => kind);

describe('what a silent notification does', () => {
  it('[NOTIF-18, NOTIF-20, NOTIF-21] dashboard update: hides the spinner, reloads, removes the payment redirect', () => {
    expect(kinds('dashboard update')).toEqual([
      'hide-spinner',
      'reload-workspaces-and-instances',
      'remove-payment-redirect',
    ]);
  });

  it('[NOTIF-19, GN-16, GN-10] leads to the dashboard from a payment screen, and only in the focused tab', () => {
    expect(kinds('dashboard update', {}, { isOnPaymentScreen: true, isFocused: true })).toEqual([
      'hide-spinner',
      'go-to-dashboard',
      'reload-workspaces-and-instances',
      'remove-payment-redirect',
    ]);
    expect(kinds('dashboard update', {}, { isOnPaymentScreen: true, isFocused: false })).not.toContain(
      'go-to-dashboard',
    );
  });

  it('[GN-10] an unfocused tab does everything else', () => {
    fc.assert(
      fc.property(fc.subarray([...SILENT_EVENTS]), fc.boolean(), (events, isOnPaymentScreen) => {
        const [focused, other] = [true, false].map((isFocused) =>
          kinds(events.join(','), {}, { isOnPaymentScreen, isFocused }),
        );
        expect(other).toEqual(focused?.filter((kind) => kind !== 'go-to-dashboard'));
      }),
    );
  });

  it('[NOTIF-22, GN-5] instance update: merges the data, then reloads that workspace', () => {
    const data = { vicUuid: 'x', state: 'online' };
    expect(
      listEffects(
        notificationOf({ event: 'instance update', data, workspaceId: 2, eventProcessed: true }),
        HERE,
      ),
    ).toEqual([
      { kind: 'merge-instance', data, timestampMs: 1_000 },
      { kind: 'reload-workspace', workspaceId: 2 },
    ]);
    expect(kinds('instance update')).toEqual(['reload-workspaces-and-instances']);
  });

  it('[NOTIF-23] refresh token: refreshes the token', () => {
    expect(kinds('refresh token')).toEqual(['refresh-token']);
  });

  it('[NOTIF-24, NOTIF-25] workspace and subscription update: reload what they name', () => {
    expect(kinds('workspace update')).toEqual(['reload-workspaces']);
    expect(kinds('subscription update')).toEqual(['reload-subscriptions']);
  });

  it('[NOTIF-17, GN-3] does all of several events, the token first and each thing once', () => {
    expect(kinds('Dashboard Update,Refresh Token,instance_update')).toEqual([
      'refresh-token',
      'hide-spinner',
      'reload-workspaces-and-instances',
      'remove-payment-redirect',
    ]);
  });

  it('[GN-9] is the same whether another browser has processed it or not', () => {
    for (const eventProcessed of [true, false])
      expect(kinds('refresh token', { eventProcessed })).toEqual(['refresh-token']);
  });

  it('[GN-3, GN-4] is none for one to be read, nor for unknown events', () => {
    expect(listEffects(messageOf({ event: 'refresh token' }), HERE)).toEqual([]);
    expect(listEffects(notificationOf({ event: 'constructor,format disk' }), HERE)).toEqual([]);
    expect(kinds('refresh token', { silent: false, message: ' ' })).toEqual(['refresh-token']);
  });

  it('[NOTIF-17, GN-3] is the same with any spelling of the events and any separators', () => {
    const spelt = fc.tuple(
      fc.constantFrom(...SILENT_EVENTS),
      fc.constantFrom(' ', '_', '-', ''),
      fc.boolean(),
    );
    fc.assert(
      fc.property(fc.array(spelt), (all) => {
        const written = all.map(([event, gap, isUpper]) => {
          const text = `${gap}${event.replace(/(update|token)$/, `${gap}$1`)}`;
          return isUpper ? text.toUpperCase() : text;
        });
        const event = written.join(' , unknown,');
        const listed = [...new Set(all.map(([each]) => each))];
        expect(listSilentEvents(notificationOf({ event }))).toEqual([
          ...listed.filter((each) => each === 'refreshtoken'),
          ...listed.filter((each) => each !== 'refreshtoken'),
        ]);
        expect(kinds(event)).toEqual([...new Set(kinds(event))]);
      }),
    );
  });

  it('[GN-3] leaves the unknown for the log, as written', () => {
    expect(listUnknownEvents(notificationOf({ event: 'Dashboard Update, Format Disk,,x' }))).toEqual([
      'Format Disk',
      'x',
    ]);
    expect(listUnknownEvents(messageOf({ event: 'x' }))).toEqual([]);
  });
});
