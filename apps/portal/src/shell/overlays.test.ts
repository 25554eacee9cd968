import { describe, expect, it, vi } from 'vitest';
import { clickBlockingOverlay, showBlockingOverlay } from './blocking-overlay.ts';

describe('the blocking overlay', () => {
  it('[UI-2] calls back when it is clicked, once', () => {
    const onClick = vi.fn();
    showBlockingOverlay(onClick);
    clickBlockingOverlay();
    clickBlockingOverlay();
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('does not call back when it is taken away by whoever laid it', () => {
    const onClick = vi.fn();
    showBlockingOverlay(onClick)();
    clickBlockingOverlay();
    expect(onClick).not.toHaveBeenCalled();
  });

  it('is not taken away by one that was laid before', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const removeFirst = showBlockingOverlay(first);
    showBlockingOverlay(second);
    removeFirst();
    clickBlockingOverlay();
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });
});
