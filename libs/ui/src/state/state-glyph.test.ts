import { describe, expect, it } from 'vitest';
import { ringDashes } from './state-glyph.tsx';

describe('the progress ring', () => {
  it('draws the share of its circumference that the progress names', () => {
    expect(ringDashes(64)).toBe('23.12 36.13');
    expect(ringDashes(0)).toBe('0.00 36.13');
    expect(ringDashes(100)).toBe('36.13 36.13');
  });

  it('draws a quarter while the progress is unknown', () => {
    expect(ringDashes(null)).toBe('9.03 36.13');
  });

  it('stays inside the ring whatever the number', () => {
    expect(ringDashes(-5)).toBe(ringDashes(0));
    expect(ringDashes(250)).toBe(ringDashes(100));
  });
});
