import { describe, expect, it } from 'vitest';
import { placePanel } from './place-panel.ts';

const viewport = { width: 1000, height: 800 };
const anchor = { left: 400, top: 100, width: 80, height: 30 };
const panel = { width: 300, height: 200 };

describe('a panel', () => {
  it('stands below its anchor, on its start or its end', () => {
    expect(placePanel(anchor, panel, viewport, 'start')).toMatchObject({ left: 400, top: 136 });
    expect(placePanel(anchor, panel, viewport, 'end')).toMatchObject({ left: 180, top: 136 });
  });

  it('stands above where there is more room', () => {
    const low = { ...anchor, top: 700 };
    expect(placePanel(low, panel, viewport, 'start').top).toBe(700 - 6 - 200);
  });

  it('never leaves the viewport to a side', () => {
    expect(placePanel({ ...anchor, left: 950 }, panel, viewport, 'start').left).toBe(1000 - 8 - 300);
    expect(placePanel({ ...anchor, left: 10 }, panel, viewport, 'end').left).toBe(8);
    expect(placePanel(anchor, { ...panel, width: 2000 }, viewport, 'start').left).toBe(8);
  });

  it('is no higher than the room it has', () => {
    const high = { ...panel, height: 2000 };
    const place = placePanel(anchor, high, viewport, 'start');
    expect(place.top + place.maxHeight).toBe(792);
    const above = placePanel({ ...anchor, top: 700 }, high, viewport, 'start');
    expect(above).toMatchObject({ top: 8, maxHeight: 686 });
  });
});
