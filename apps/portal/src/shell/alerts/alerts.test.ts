import { beforeEach, describe, expect, it } from 'vitest';
import { clearAlerts, dismissAlert, getAlerts, raiseAlert } from './alerts.ts';

const messages = () => getAlerts().map(({ message }) => message);

describe('the alert area', () => {
  beforeEach(clearAlerts);

  it('[UI-5, UI-6] takes success, error, info and warning, which close by themselves unless told not to', () => {
    raiseAlert({ type: 'success', message: 'Done.' });
    raiseAlert({ type: 'error', message: 'No.', autoClose: false });
    raiseAlert({ type: 'info', message: 'So.' });
    expect(getAlerts().map(({ type, autoClose }) => [type, autoClose])).toEqual([
      ['success', true],
      ['error', false],
      ['info', true],
    ]);
    clearAlerts();
    raiseAlert({ type: 'warning', message: 'Soon.' });
    expect(getAlerts().map(({ type }) => type)).toEqual(['warning']);
  });

  it('[UI-3] lets one be dismissed', () => {
    raiseAlert({ type: 'info', message: 'One' });
    raiseAlert({ type: 'info', message: 'Two' });
    dismissAlert(getAlerts()[0]?.id ?? -1);
    expect(messages()).toEqual(['Two']);
  });

  it('[UI-4] can be cleared as a whole', () => {
    raiseAlert({ type: 'info', message: 'One' });
    clearAlerts();
    expect(messages()).toEqual([]);
  });

  it('says the same sentence once, the newest last, and holds three', () => {
    for (const message of ['One', 'Two', 'One', 'Three', 'Four']) raiseAlert({ type: 'error', message });
    expect(messages()).toEqual(['One', 'Three', 'Four']);
  });
});
