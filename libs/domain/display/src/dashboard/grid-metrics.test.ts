import { describe, expect, it } from 'vitest';
import { needs } from './dashboard.fixture.ts';
import { computeColumns, metricsFor } from './grid-metrics.ts';

describe('the columns of the grid', () => {
  const columns = (width: number, size: 'small' | 'medium' | 'large') =>
    computeColumns(width, metricsFor(size, needs()));

  it('[DASH-2] are more, the smaller the cards are', () => {
    expect(columns(1176, 'small').solo).toBe(5);
    expect(columns(1176, 'medium').solo).toBe(4);
    expect(columns(1176, 'large').solo).toBe(3);
  });

  it('count what fits, gaps included, and inside a frame what fits there', () => {
    expect(columns(264 * 2 + 12, 'medium')).toEqual({ solo: 2, group: 1 });
    expect(columns(264 * 2 + 12 + 24, 'medium')).toEqual({ solo: 2, group: 2 });
  });

  it('are never none', () => {
    expect(columns(100, 'large')).toEqual({ solo: 1, group: 1 });
  });

  it('[DASH-22] are one on a phone, whatever the size chosen', () => {
    expect(computeColumns(598, metricsFor('small', needs({ isPhone: true })))).toEqual({ solo: 1, group: 1 });
  });

  it('have room for the controls of a finger, except on a phone, where they always have', () => {
    for (const size of ['small', 'medium', 'large'] as const) {
      const [mouse, finger] = [metricsFor(size, needs()), metricsFor(size, needs({ isTouch: true }))];
      expect(finger.card - mouse.card).toBe(44 - 28);
      expect(finger.header).toBeGreaterThanOrEqual(44);
      expect(finger.cardMin).toBeGreaterThan(mouse.cardMin);
    }
    expect(metricsFor('small', needs({ isPhone: true, isTouch: true }))).toEqual(
      metricsFor('small', needs({ isPhone: true })),
    );
  });

  it('are higher and wider for wider text spacing', () => {
    for (const isPhone of [false, true]) {
      const [usual, spaced] = [false, true].map((isSpaced) =>
        metricsFor('medium', needs({ isPhone, isSpaced })),
      );
      expect(spaced?.card).toBeGreaterThan(usual?.card ?? NaN);
    }
    expect(metricsFor('large', needs({ isSpaced: true })).cardMin).toBeGreaterThan(
      metricsFor('large', needs()).cardMin,
    );
  });
});
