/** The shapes a device's state is drawn with; each has its own outline, so that colour is never needed to tell them apart. */
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
/** One of {@link GLYPHS}. */
export type Glyph = (typeof GLYPHS)[number];

/** What a state means for the reader: fine, being worked on, not well, wrong, off. Colours follow the tone. */
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

/** The tone a shape is drawn in. */
export function toneOf(glyph: Glyph): Tone {
  return TONES[glyph];
}
