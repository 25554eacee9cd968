// The tokens as a Mantine theme. Colours of components come from tokens.css; the ramps below exist because Mantine wants
// ten steps of each colour it may name.
import { createTheme, rem, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

const dark: MantineColorsTuple = [
  '#e7eaee',
  '#c3c8ce',
  '#9ea3ac',
  '#727984',
  '#424850',
  '#2f343b',
  '#21252a',
  '#181c20',
  '#0f1216',
  '#090c0f',
];
const gray: MantineColorsTuple = [
  '#f5f6f8',
  '#eeeff2',
  '#e1e4e8',
  '#d0d4d9',
  '#b0b5bb',
  '#828891',
  '#626871',
  '#474e57',
  '#2c3138',
  '#14171d',
];
const line: MantineColorsTuple = [
  '#eff5ff',
  '#dbe6ff',
  '#bed2ff',
  '#98b7ff',
  '#749bfd',
  '#5481fc',
  '#3966f3',
  '#2951e1',
  '#2041b7',
  '#18328a',
];
const green: MantineColorsTuple = [
  '#ebf9ef',
  '#cff2da',
  '#a4e6bb',
  '#7ad59c',
  '#55c483',
  '#37ab6b',
  '#279058',
  '#1b7546',
  '#155c36',
  '#124227',
];
const yellow: MantineColorsTuple = [
  '#fff5e8',
  '#ffe9c8',
  '#ffd69b',
  '#fcc270',
  '#f2af48',
  '#d79628',
  '#b67c13',
  '#946406',
  '#734c02',
  '#573905',
];
const red: MantineColorsTuple = [
  '#fff2f0',
  '#ffe2df',
  '#fcc4bf',
  '#f99e97',
  '#f67972',
  '#ed5350',
  '#d73337',
  '#bc2028',
  '#971a20',
  '#6f191a',
];
const cyan: MantineColorsTuple = [
  '#ebf7fd',
  '#d6eefa',
  '#b2dff4',
  '#8ccfed',
  '#6bbde1',
  '#48a1c6',
  '#2f85a6',
  '#206c89',
  '#19546b',
  '#154051',
];

export const theme = createTheme({
  primaryColor: 'line',
  primaryShade: { light: 6, dark: 6 },
  colors: { dark, gray, line, green, yellow, red, cyan },
  black: gray[9],
  fontFamily: "'Inter Variable', Inter, system-ui, sans-serif",
  fontFamilyMonospace: "'JetBrains Mono Variable', ui-monospace, SFMono-Regular, monospace",
  fontWeights: { regular: '450', medium: '600', bold: '600' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: rem(48), lineHeight: rem(52) },
      h2: { fontSize: rem(28), lineHeight: rem(34) },
      h3: { fontSize: rem(20), lineHeight: rem(28) },
      h4: { fontSize: rem(15), lineHeight: rem(20) },
    },
  },
  fontSizes: { xs: rem(12), sm: rem(13), md: rem(14), lg: rem(16), xl: rem(20) },
  lineHeights: { xs: '1.3333', sm: '1.3846', md: '1.4286', lg: '1.5', xl: '1.4' },
  spacing: { xs: rem(4), sm: rem(8), md: rem(12), lg: rem(16), xl: rem(24) },
  radius: { xs: rem(4), sm: rem(6), md: rem(8), lg: rem(12), xl: rem(16) },
  defaultRadius: 'sm',
  breakpoints: { xs: '39.375em', sm: '46.1875em', md: '47.9375em', lg: '61.9375em', xl: '90em' }, // 630, 739, 767, 991, 1440 px
  shadows: { xs: 'none', sm: 'none', md: 'var(--pl-float)', lg: 'var(--pl-float)', xl: 'var(--pl-modal)' },
  cursorType: 'pointer',
  respectReducedMotion: true,
});

const scheme = {
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
  '--mantine-color-line-light': 'var(--pl-accent-tint)', // Mantine 9 computes its own light ground; ours is calmer
  '--mantine-color-line-light-hover': 'var(--pl-hover)',
  '--mantine-color-line-light-color': 'var(--pl-accent-text)',
  '--mantine-color-red-filled': 'var(--pl-danger)',
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  dark: scheme,
  light: scheme,
});
