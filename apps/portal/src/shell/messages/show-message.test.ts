import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notificationsStore } from '@mantine/notifications';
import { resetAccountData } from '../../session/session-store.ts';
import { clearMessages, hideMessage, showMessage } from './show-message.ts';

const shown = () => notificationsStore.getState().notifications;
const texts = () => shown().map(({ message }) => message);

describe('the messages', () => {
  // The test files share their modules.
  beforeEach(clearMessages);
  afterEach(clearMessages);

  it('[UI-5, UI-6, HZ-10] are success, info and warning, which close by themselves unless told not to, and errors, which stay', () => {
    showMessage({ type: 'success', message: 'Done.' });
    showMessage({ type: 'error', message: 'No.' });
    showMessage({ type: 'info', message: 'So.', autoClose: false });
    expect(shown().map(({ variant, autoClose }) => [variant, autoClose])).toEqual([
      ['success', 4_250],
      ['error', false],
      ['info', false],
    ]);
    clearMessages();
    showMessage({ type: 'warning', message: 'Soon.' });
    showMessage({ type: 'warning', message: 'Not you.', refusedAct: { act: 'account.workspace.add' } });
    expect(shown().map(({ variant, autoClose }) => [variant, autoClose])).toEqual([
      ['warning', 4_250],
      ['warning', false],
    ]);
  });

  it('[UI-3] can be dismissed one by one', () => {
    const first = showMessage({ type: 'info', message: 'One' });
    showMessage({ type: 'info', message: 'Two' });
    hideMessage(first);
    expect(texts()).toEqual(['Two']);
  });

  it('[UI-4] can be cleared as a whole, but for those that are kept', () => {
    showMessage({ type: 'info', message: 'One' });
    const kept = showMessage({ type: 'error', message: 'Failed.', title: 'Main PL', isKept: true });
    clearMessages();
    expect(texts()).toEqual(['Failed.']);
    hideMessage(kept);
    expect(texts()).toEqual([]);
  });

  it('of an account go with it, and stay when only the role changes', () => {
    showMessage({ type: 'info', message: 'You were logged out.' });
    showMessage({ type: 'error', message: 'Failed.', title: 'Main PL', isKept: true });
    resetAccountData('role');
    expect(texts()).toEqual(['You were logged out.', 'Failed.']);
    resetAccountData();
    expect(texts()).toEqual(['You were logged out.']);
  });

  it('tell when they close, but not when another one takes their place', () => {
    const closed: string[] = [];
    const show = (message: string) =>
      showMessage({ type: 'error', message, onClose: () => closed.push(message) });
    for (const message of ['One', 'Two', 'Three']) show(message);
    hideMessage(show('Four'));
    expect(texts()).toEqual(['Two', 'Three']);
    expect(closed).toEqual(['Four']);
  });

  it('say the same sentence once, the newest last, and are three at most', () => {
    for (const message of ['One', 'Two', 'One', 'Three', 'Four']) showMessage({ type: 'error', message });
    expect(texts()).toEqual(['One', 'Three', 'Four']);
  });
});
