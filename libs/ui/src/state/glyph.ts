/** Each has its own outline, so that none needs colour. */
export const GLYPHS = [
  'online',
  'initialising',
  'starting',
  'stopping',
  'warning',
  'error',
  'failed',
  'offline',
  'deleted',
] as const;
export type Glyph = (typeof GLYPHS)[number];

/** Colours follow the tone. */
export type Tone = 'ok' | 'work' | 'warn' | 'bad' | 'off';

const TONES = {
  online: 'ok',
  initialising: 'work',
  starting: 'work',
  stopping: 'work',
  warning: 'warn',
  error: 'bad',
  failed: 'bad',
  offline: 'off',
  deleted: 'off',
} as const satisfies Record<Glyph, Tone>;

/** Returns a shape's tone. */
export function toneOf(glyph: Glyph): Tone {
  return TONES[glyph];
}
