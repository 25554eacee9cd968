import { beforeEach, describe, expect, it } from 'vitest';
import { clearMessages, cornerMessages, hideMessage, pageMessages, showMessage } from './show-message.ts';

const shown = () => pageMessages.getState().notifications;
const texts = () => shown().map(({ message }) => message);

describe('the messages on the page', () => {
  beforeEach(clearMessages);

  it('[UI-5, UI-6] are success, error, info and warning, which close by themselves unless told not to', () => {
    showMessage({ type: 'success', message: 'Done.' });
    showMessage({ type: 'error', message: 'No.', autoClose: false });
    showMessage({ type: 'info', message: 'So.' });
    expect(shown().map(({ variant, autoClose }) => [variant, autoClose])).toEqual([
      ['success', 4_250],
      ['error', false],
      ['info', 4_250],
    ]);
    clearMessages();
    showMessage({ type: 'warning', message: 'Soon.' });
    expect(shown().map(({ variant }) => variant)).toEqual(['warning']);
  });

  it('[UI-3] can be dismissed one by one', () => {
    const first = showMessage({ type: 'info', message: 'One' });
    showMessage({ type: 'info', message: 'Two' });
    hideMessage(first);
    expect(texts()).toEqual(['Two']);
  });

  it('[UI-4] can be cleared as a whole', () => {
    showMessage({ type: 'info', message: 'One' });
    showMessage({ type: 'error', message: 'Failed.', title: 'Main PL' }, cornerMessages);
    clearMessages();
    expect(texts()).toEqual([]);
    expect(cornerMessages.getState().notifications).toHaveLength(1);
  });

  it('say the same sentence once, the newest last, and are three at most', () => {
    for (const message of ['One', 'Two', 'One', 'Three', 'Four']) showMessage({ type: 'error', message });
    expect(texts()).toEqual(['One', 'Three', 'Four']);
  });
});
