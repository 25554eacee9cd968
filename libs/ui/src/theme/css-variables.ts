import type { CSSVariablesResolver, VariantColorResolverResult, VariantColorsResolver } from '@mantine/core';

/** Maps the variables of Mantine's sheets to tokens, which know both schemes. */
const SHARED = {
  '--mantine-color-body': 'var(--pl-bg)',
  '--mantine-color-text': 'var(--pl-text)',
  '--mantine-color-bright': 'var(--pl-text)',
  '--mantine-color-dimmed': 'var(--pl-text-2)',
  '--mantine-color-placeholder': 'var(--pl-text-3)',
  '--mantine-color-anchor': 'var(--pl-accent-text)',
  '--mantine-color-default': 'var(--pl-surface)',
  '--mantine-color-default-hover': 'var(--pl-hover)',
  '--mantine-color-default-color': 'var(--pl-text)',
  '--mantine-color-default-border': 'var(--pl-line-2)',
  '--mantine-color-disabled': 'transparent',
  '--mantine-color-disabled-color': 'var(--pl-disabled)',
  '--mantine-color-disabled-border': 'var(--pl-line-2)',
  '--mantine-color-error': 'var(--pl-bad)',
  '--mantine-color-success': 'var(--pl-ok)',
  '--mantine-primary-color-filled': 'var(--pl-accent)',
  '--mantine-primary-color-filled-hover': 'var(--pl-accent-hover)',
  '--mantine-primary-color-light': 'var(--pl-accent-tint)',
  '--mantine-primary-color-light-hover': 'var(--pl-hover)',
  '--mantine-primary-color-light-color': 'var(--pl-accent-text)',
} as const;

/** Neutral steps used by Mantine's sheets. */
const LIGHT = {
  '--mantine-color-white': 'var(--pl-raised)',
  '--mantine-color-black': 'var(--pl-text)',
  '--mantine-color-gray-0': 'var(--pl-hover)',
  '--mantine-color-gray-1': 'var(--pl-hover)',
  '--mantine-color-gray-2': 'var(--pl-line)',
  '--mantine-color-gray-3': 'var(--pl-line)',
  '--mantine-color-gray-4': 'var(--pl-control)',
  '--mantine-color-gray-6': 'var(--pl-text-3)',
  '--mantine-color-gray-7': 'var(--pl-text-2)',
  '--mantine-color-gray-9': 'var(--pl-text)',
} as const;

const DARK = {
  '--mantine-color-white': 'var(--pl-text)',
  '--mantine-color-dark-0': 'var(--pl-text)',
  '--mantine-color-dark-1': 'var(--pl-text-2)',
  '--mantine-color-dark-2': 'var(--pl-text-3)',
  '--mantine-color-dark-3': 'var(--pl-text-3)',
  '--mantine-color-dark-4': 'var(--pl-line)',
  '--mantine-color-dark-5': 'var(--pl-hover)',
  '--mantine-color-dark-6': 'var(--pl-raised)',
  '--mantine-color-dark-7': 'var(--pl-hover)',
  '--mantine-color-dark-8': 'var(--pl-sunken)',
} as const;

/** Resolves Mantine's variables to tokens: each color has one definition. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...SHARED, ...LIGHT },
  dark: { ...SHARED, ...DARK },
});

const NO_BORDER = '1px solid transparent';

/** The tokens' state for each Mantine color. */
const TONES: Readonly<Record<string, string>> = {
  green: 'ok',
  yellow: 'warn',
  red: 'bad',
  cyan: 'info',
  gray: 'off',
};

const FILLED = {
  background: 'var(--pl-accent)',
  hover: 'var(--pl-accent-hover)',
  color: 'var(--pl-on-accent)',
  border: NO_BORDER,
} as const satisfies VariantColorResolverResult;

const DANGER = {
  ...FILLED,
  background: 'var(--pl-danger)',
  hover: 'color-mix(in srgb, var(--pl-danger), black 12%)',
} as const satisfies VariantColorResolverResult;

const QUIET = {
  background: 'var(--pl-accent-tint)',
  hover: 'color-mix(in srgb, var(--pl-accent-tint), var(--pl-accent) 12%)',
  color: 'var(--pl-accent-text)',
  border: NO_BORDER,
} as const satisfies VariantColorResolverResult;

const OUTLINE = {
  background: 'var(--pl-surface)',
  hover: 'var(--pl-hover)',
  color: 'var(--pl-text)',
  border: '1px solid var(--pl-line-2)',
} as const satisfies VariantColorResolverResult;

function resolveLight(color: string | undefined): VariantColorResolverResult {
  const tone = TONES[color ?? ''];
  if (tone === undefined) return QUIET;
  const background = `var(--pl-${tone}-tint)`;
  return {
    background,
    hover: background,
    color: `var(--pl-${tone})`,
    border: `1px solid var(--pl-${tone}-edge)`,
  };
}

/** Returns each variant's colors; `filled` danger is red. */
export const variantColorResolver: VariantColorsResolver = ({ color, variant }) => {
  switch (variant) {
    case 'filled':
      return color === 'red' ? DANGER : FILLED;
    case 'light':
      return resolveLight(color);
    case 'default':
      return OUTLINE;
    case 'outline':
      return { ...OUTLINE, background: 'transparent', color: 'var(--pl-text-2)' };
    default:
      return {
        background: 'transparent',
        hover: 'var(--pl-hover)',
        color: color === 'gray' ? 'var(--pl-text-2)' : 'var(--pl-text)',
        border: NO_BORDER,
      };
  }
};
