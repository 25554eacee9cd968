import { classNames } from '@partyline/ui';
import { createContext, use, useId, type ComponentPropsWithoutRef } from 'react';
import styles from './row-button.module.css';

/** Tab index of controls: -1 where a device is one tab stop and arrow keys reach the rest. [PLUS-26] */
export const ControlTabIndex = createContext<-1 | undefined>(undefined);

interface RowButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'aria-label' | 'disabled'> {
  variant?: 'quiet' | 'outline' | 'subtle';
  /** Of a button without a visible word. */
  label?: string | undefined;
  /** Its accessible name, which begins with the visible word. */
  name?: string | undefined;
  /** Why it is refused; shown by `ReasonTooltip`. */
  reason?: string | undefined;
  isBusy?: boolean;
  onRefusedPress?: (() => void) | undefined;
}

/**
 * Renders a small plain button: Mantine's Button in every row costs two thirds of the frames while scrolling. A refused one stays focusable
 * and keeps its element. [PLUS-7]
 */
export function RowButton({
  variant = 'subtle',
  label,
  name,
  reason,
  isBusy = false,
  onRefusedPress,
  onClick,
  className,
  ...rest
}: RowButtonProps) {
  const id = useId();
  const isRefused = reason !== undefined;
  return (
    <>
      <button
        tabIndex={use(ControlTabIndex)}
        {...rest}
        type="button"
        className={classNames(
          styles.button,
          styles[variant],
          label !== undefined && styles.iconOnly,
          className,
        )}
        aria-label={label ?? name}
        title={isRefused ? undefined : label}
        aria-disabled={isRefused || isBusy ? true : undefined}
        aria-describedby={isRefused ? id : undefined}
        data-reason={reason}
        onClick={(event) => {
          if (isRefused) onRefusedPress?.();
          else if (!isBusy) onClick?.(event);
        }}
      />
      {isRefused && (
        <span id={id} hidden>
          {reason}
        </span>
      )}
    </>
  );
}

/** Renders the menu icon by CSS: an SVG costs a row more than all its text. */
export function DotsIcon() {
  return <i className={styles.dots} aria-hidden="true" />;
}

/** Renders the stop icon. */
export function StopIcon() {
  return <i className={styles.stop} aria-hidden="true" />;
}
