import { beforeEach, describe, expect, it } from 'vitest';
import { clearMessages, dismissAlert, getAlerts, showMessage } from './show-message.ts';

const messages = () => getAlerts().map(({ message }) => message);

describe('the alert area', () => {
  beforeEach(clearMessages);

  it('[UI-5, UI-6] takes success, error, info and warning, which close by themselves unless told not to', () => {
    showMessage({ type: 'success', message: 'Done.' });
    showMessage({ type: 'error', message: 'No.', autoClose: false });
    showMessage({ type: 'info', message: 'So.' });
    expect(getAlerts().map(({ type, autoClose }) => [type, autoClose])).toEqual([
      ['success', true],
      ['error', false],
      ['info', true],
    ]);
    clearMessages();
    showMessage({ type: 'warning', message: 'Soon.' });
    expect(getAlerts().map(({ type }) => type)).toEqual(['warning']);
  });

  it('[UI-3] lets one be dismissed', () => {
    showMessage({ type: 'info', message: 'One' });
    showMessage({ type: 'info', message: 'Two' });
    dismissAlert(getAlerts()[0]?.id ?? -1);
    expect(messages()).toEqual(['Two']);
  });

  it('[UI-4] can be cleared as a whole', () => {
    showMessage({ type: 'info', message: 'One' });
    clearMessages();
    expect(messages()).toEqual([]);
  });

  it('says the same sentence once, the newest last, and holds three', () => {
    for (const message of ['One', 'Two', 'One', 'Three', 'Four']) showMessage({ type: 'error', message });
    expect(messages()).toEqual(['One', 'Three', 'Four']);
  });
});
