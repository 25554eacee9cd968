import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Button, type ButtonProps } from './button.tsx';
import styles from './icon-button.module.css';

/** What a button without a word takes. */
export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label' | 'title'> {
  /** What the button does. It is its accessible name and shows on hover. */
  label: string;
  icon: ReactNode;
}

/** A button whose only content is an icon; its label is always there for those who cannot see it. */
export function IconButton({ label, icon, className, variant = 'subtle', ...rest }: IconButtonProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      className={classNames(styles.icon, className)}
      aria-label={label}
      title={label}
    >
      {icon}
    </Button>
  );
}
