import { VisuallyHidden } from '@mantine/core';
import { cloneElement, useId, type MouseEvent, type ReactElement } from 'react';

/** Props that the child has to hand on to its element. */
interface Refusable {
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  readonly 'aria-disabled'?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'data-reason'?: string | undefined;
}

interface DisabledReasonProps {
  /** Why the action is refused now, in words. Without it the child works as it is. */
  readonly reason: string | undefined;
  /** Called when the refused control is pressed, beside showing the reason. */
  readonly onRefusedPress?: (() => void) | undefined;
  /** A button, or another control that is pressed. */
  readonly children: ReactElement<Refusable>;
}

/**
 * Refuses the control inside without disabling it: it stays focusable, the reason is its description, and `ReasonTooltip`
 * shows it on hover, focus and touch. The same element stays when the refusal comes or goes, so the focus is never lost.
 * [PLUS-7]
 */
export function DisabledReason({ reason, onRefusedPress, children }: DisabledReasonProps) {
  const id = useId();
  const { 'aria-describedby': describedBy } = children.props;
  const refused: Refusable | undefined =
    reason === undefined
      ? undefined
      : {
          'aria-disabled': true,
          'aria-describedby': describedBy === undefined ? id : `${describedBy} ${id}`,
          'data-reason': reason,
          onClick(event) {
            event.preventDefault();
            onRefusedPress?.();
          },
        };
  return (
    <>
      {cloneElement(children, refused)}
      {reason === undefined ? null : <VisuallyHidden id={id}>{reason}</VisuallyHidden>}
    </>
  );
}
