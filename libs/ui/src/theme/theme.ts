import { createTheme, rem } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { createElement } from 'react';
import button from './button.module.css';
import choice from './choice.module.css';
import { variantColorResolver } from './css-variables.ts';
import feedback from './feedback.module.css';
import field from './field.module.css';
import navigation from './navigation.module.css';
import overlay from './overlay.module.css';

const CHEVRON = createElement(IconChevronDown, { size: 16, stroke: 1.75, 'aria-hidden': true });

/** Mantine animates by style attributes and timers; our sheets need neither. */
const AT_ONCE = { duration: 0 } as const;

/** The click that closes a menu or popover must do nothing else. [UI-2, GU-6] */
const BLOCKING = {
  withOverlay: true,
  // Closing on press would release on the element below.
  clickOutsideEvents: ['click'],
  // For the layer 0 means its default of a quarter second.
  transitionProps: { ...AT_ONCE, exitDuration: 1 },
  offset: 6,
  shadow: 'none',
};

const DIALOG = {
  overlayProps: { className: overlay.scrim },
  transitionProps: AT_ONCE,
  withCloseButton: false,
  // Its <header> is no page banner.
  attributes: { header: { role: 'none' } },
};

const OVERLAYS = {
  Modal: {
    defaultProps: { ...DIALOG, size: 480, centered: true, zIndex: 'var(--pl-z-modal)' },
    classNames: {
      root: overlay.modal,
      inner: overlay.inner,
      content: overlay.dialog,
      header: overlay.header,
      title: overlay.title,
      body: overlay.body,
    },
  },
  Drawer: {
    defaultProps: { ...DIALOG, size: 680, position: 'right', zIndex: 'var(--pl-z-modal)' },
    classNames: { content: overlay.drawer, body: overlay.drawerBody },
  },
  Popover: {
    defaultProps: { ...BLOCKING, position: 'bottom-start', trapFocus: true, returnFocus: true },
    classNames: { dropdown: overlay.panel, overlay: overlay.clear },
  },
  Menu: {
    defaultProps: { ...BLOCKING, position: 'bottom-end', withInitialFocusPlaceholder: false },
    classNames: {
      dropdown: `${overlay.panel} ${overlay.menu}`,
      overlay: overlay.clear,
      item: overlay.item,
      itemSection: overlay.itemIcon,
      itemLabel: overlay.itemLabel,
      divider: overlay.divider,
    },
  },
  Tooltip: {
    defaultProps: {
      transitionProps: AT_ONCE,
      multiline: true,
      withArrow: true,
      arrowSize: 10,
      arrowRadius: 1,
      offset: 3,
    },
    classNames: { tooltip: overlay.tip },
  },
} as const;

const INPUTS = {
  Input: {
    defaultProps: { size: 'sm' },
    classNames: { wrapper: field.wrapper, input: field.input, section: field.section },
  },
  InputWrapper: {
    defaultProps: {
      inputWrapperOrder: ['label', 'input', 'error', 'description'],
      withAsterisk: false,
    },
    classNames: { root: field.root, label: field.label, description: field.hint, error: field.error },
  },
  NativeSelect: { defaultProps: { rightSection: CHEVRON } },
  Select: {
    defaultProps: { rightSection: CHEVRON, withScrollArea: false },
    classNames: { dropdown: field.list, option: field.option, empty: field.empty },
  },
  Combobox: {
    // A choice list is a popover, but its field keeps the focus.
    defaultProps: {
      withOverlay: false,
      trapFocus: false,
      returnFocus: false,
      clickOutsideEvents: ['mousedown', 'touchstart'],
      transitionProps: AT_ONCE,
      offset: 4,
    },
    classNames: { dropdown: field.list, option: field.option, empty: field.empty },
  },
  Checkbox: {
    defaultProps: { size: 'sm' },
    classNames: {
      root: choice.check,
      body: choice.body,
      inner: choice.box,
      icon: choice.tick,
      label: choice.label,
      description: `${field.hint} ${choice.hint}`,
      error: `${field.error} ${choice.error}`,
    },
  },
  Switch: {
    defaultProps: { size: 'sm', withThumbIndicator: false },
    classNames: {
      root: choice.switch,
      body: choice.body,
      track: choice.track,
      label: choice.label,
      description: `${field.hint} ${choice.hint}`,
      error: `${field.error} ${choice.error}`,
    },
  },
  SegmentedControl: {
    defaultProps: { size: 'sm', transitionDuration: 120, withItemsBorders: false },
    classNames: { root: choice.segments, control: choice.segment, indicator: choice.indicator },
  },
  Slider: {
    defaultProps: { size: 'sm', thumbSize: 14, label: null },
    classNames: { root: choice.slider, thumb: choice.thumb },
  },
} as const;

const BUTTONS = {
  Button: {
    defaultProps: { size: 'sm', variant: 'default' },
    classNames: { root: button.button, label: button.label, section: button.section },
  },
  ActionIcon: {
    defaultProps: { size: 'sm', variant: 'subtle', color: 'gray' },
    classNames: { root: button.icon },
  },
} as const;

const REST = {
  Alert: {
    defaultProps: { variant: 'light' },
    classNames: {
      root: feedback.alert,
      icon: feedback.alertIcon,
      body: feedback.alertBody,
      title: feedback.alertTitle,
      message: feedback.alertText,
    },
  },
  Badge: {
    defaultProps: { variant: 'outline' },
    classNames: { root: feedback.tag, section: feedback.tagIcon },
  },
  Skeleton: { defaultProps: { animate: false }, classNames: { root: feedback.skeleton } },
  // As large as the words around it.
  Text: { defaultProps: { inherit: true } },
  Kbd: { classNames: { root: feedback.key } },
  NavLink: { classNames: { root: navigation.link, section: navigation.linkIcon } },
  Tabs: { defaultProps: { keepMounted: false }, classNames: { tab: navigation.tab } },
  Table: {
    defaultProps: { horizontalSpacing: 'md', verticalSpacing: 'sm' },
    classNames: { table: navigation.table, th: navigation.head },
  },
} as const;

/**
 * Sizes xs 28, sm 32, md 40, lg 44 px; the rest is in the style sheets. Plain objects, because `Modal.extend` would load the
 * component.
 */
export const theme = createTheme({
  variantColorResolver,
  fontFamily: 'var(--pl-font)',
  fontFamilyMonospace: 'var(--pl-mono)',
  fontWeights: { regular: 'var(--pl-regular)', medium: 'var(--pl-strong)', bold: 'var(--pl-strong)' },
  fontSizes: { xs: rem(12), sm: rem(13), md: rem(14), lg: rem(16), xl: rem(20) },
  lineHeights: { xs: '1.3333', sm: '1.3846', md: '1.4286', lg: '1.5', xl: '1.4' },
  spacing: { xs: rem(4), sm: rem(8), md: rem(12), lg: rem(16), xl: rem(24) },
  radius: { xs: rem(4), sm: rem(6), md: rem(8), lg: rem(12), xl: rem(16) },
  headings: {
    fontFamily: 'var(--pl-font)',
    fontWeight: 'var(--pl-strong)',
    // A page's title in its content; sections; parts of them.
    sizes: {
      h1: { fontSize: rem(20), lineHeight: '1.4' },
      h2: { fontSize: rem(15), lineHeight: '1.3333' },
      h3: { fontSize: rem(15), lineHeight: '1.3333' },
      h4: { fontSize: rem(14), lineHeight: '1.4286' },
    },
  },
  defaultRadius: 'sm',
  shadows: { xs: 'none', sm: 'none', md: 'var(--pl-float)', lg: 'var(--pl-float)', xl: 'var(--pl-modal)' },
  cursorType: 'pointer',
  activeClassName: '',
  autoContrast: false,
  respectReducedMotion: true,
  components: { ...BUTTONS, ...INPUTS, ...OVERLAYS, ...REST },
});
