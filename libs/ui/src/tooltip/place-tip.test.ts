import { describe, expect, it } from 'vitest';
import { placeTip } from './place-tip.ts';

const viewport = { width: 320, top: 0 };
const tip = { width: 200, height: 40 };

describe('the place of a tooltip', () => {
  it('is centred above its anchor', () => {
    expect(placeTip({ left: 120, top: 100, width: 80, height: 28 }, tip, viewport)).toEqual({
      left: 60,
      top: 52,
      side: 'above',
      arrow: 100,
    });
  });

  it('is below the anchor where there is no room above', () => {
    expect(placeTip({ left: 120, top: 30, width: 80, height: 28 }, tip, viewport)).toMatchObject({
      side: 'below',
      top: 66,
    });
  });

  it('never leaves the viewport to the left or to the right, and its arrow still points at the anchor', () => {
    expect(placeTip({ left: 0, top: 100, width: 60, height: 28 }, tip, viewport)).toMatchObject({
      left: 8,
      arrow: 22,
    });
    expect(placeTip({ left: 280, top: 100, width: 40, height: 28 }, tip, viewport)).toMatchObject({
      left: 112,
      arrow: 188,
    });
  });

  it('keeps the left edge visible when the tip is wider than the viewport', () => {
    expect(
      placeTip({ left: 100, top: 100, width: 40, height: 28 }, { width: 400, height: 40 }, viewport).left,
    ).toBe(8);
  });
});
