import { describe, expect, it } from 'vitest';
import { computeColumns, metricsFor } from './grid-metrics.ts';

describe('the columns of the grid', () => {
  const columns = (width: number, size: 'small' | 'medium' | 'large') =>
    computeColumns(width, metricsFor(size, false));

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
    expect(computeColumns(598, metricsFor('small', true))).toEqual({ solo: 1, group: 1 });
  });
});
