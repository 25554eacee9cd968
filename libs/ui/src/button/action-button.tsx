import { useId } from 'react';
import { ReasonTip } from '../tooltip/reason-tip.tsx';
import styles from './action-button.module.css';
import { Button, type ButtonProps } from './button.tsx';

/** What a button that may be refused takes. */
export interface ActionButtonProps extends Omit<ButtonProps, 'ref' | 'aria-disabled' | 'aria-describedby'> {
  /** Why the action may not be used now, in words. Without it the button works. */
  refusal?: string | undefined;
  /** The action is being carried out: the button rests, and its label says what happens. */
  busy?: boolean;
  /** Called when the refused button is pressed all the same, beside showing the reason. */
  onRefusedPress?: (() => void) | undefined;
}

/**
 * A button that explains its refusal: it stays focusable, its reason is its description and stands in a tooltip on
 * hover, focus and touch. The same element lives on when the refusal comes or goes, so that the focus is never lost.
 */
export function ActionButton({
  refusal,
  busy = false,
  onRefusedPress,
  onClick,
  children,
  ...rest
}: ActionButtonProps) {
  const id = useId();
  const isRefused = refusal !== undefined;
  const press = (event: React.MouseEvent<HTMLButtonElement>) => {
    if (isRefused) onRefusedPress?.();
    else if (!busy) onClick?.(event);
  };
  return (
    <span className={styles.wrap}>
      <Button
        {...rest}
        aria-disabled={isRefused || busy ? true : undefined}
        aria-describedby={isRefused ? id : undefined}
        onClick={press}
      >
        {children}
      </Button>
      {isRefused && <ReasonTip id={id} reason={refusal} />}
    </span>
  );
}
