import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';

/** How loud a button is. One `filled` per view; `quiet` opens; `danger` only inside a dialog. */
export type ButtonVariant = 'filled' | 'quiet' | 'outline' | 'subtle' | 'danger';

/** What every button takes. */
export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  variant?: ButtonVariant;
  /** `sm` stands in cards and tables, `md` in bars, forms and dialogs. */
  size?: 'sm' | 'md';
}

/** A plain button. It is never disabled by attribute: what is refused stays reachable and says why (ActionButton). */
export function Button({
  variant = 'outline',
  size = 'md',
  className,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.button, styles[variant], styles[size], className)}
    />
  );
}
