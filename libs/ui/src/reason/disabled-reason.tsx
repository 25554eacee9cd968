import { VisuallyHidden } from '@mantine/core';
import { cloneElement, useId, type MouseEvent, type ReactElement } from 'react';

/** To be set on the child's element. */
interface Refusable {
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  readonly 'aria-disabled'?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'data-reason'?: string | undefined;
}

interface DisabledReasonProps {
  /** Why the action is refused now; undefined: not refused. */
  readonly reason: string | undefined;
  /** On pressing the refused control, besides the reason. */
  readonly onRefusedPress?: (() => void) | undefined;
  /** A pressable control. */
  readonly children: ReactElement<Refusable>;
}

/**
 * Refuses a control without disabling it: it stays focusable, described by the reason, which `ReasonTooltip` shows. The element
 * stays mounted, so the focus survives changes. [PLUS-7]
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
