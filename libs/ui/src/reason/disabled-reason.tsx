import { VisuallyHidden } from '@mantine/core';
import { cloneElement, useId, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import type { Instead } from './instead.ts';

/** To be set on the child's element. */
interface Refusable {
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  readonly 'aria-disabled'?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'data-reason'?: string | undefined;
  readonly 'data-refused'?: boolean | undefined;
  readonly renderRoot?: ((props: object) => ReactNode) | undefined;
}

interface DisabledReasonProps {
  /** Why the action is refused now; undefined: not refused. */
  readonly reason: string | undefined;
  /** On pressing the refused control, besides the reason. */
  readonly onRefusedPress?: (() => void) | undefined;
  /** Where the refused control leads; the control takes `renderRoot`. */
  readonly instead?: Instead | undefined;
  /** A pressable control. */
  readonly children: ReactElement<Refusable>;
}

/**
 * Refuses a control without disabling it: it stays focusable, described by the reason, which `ReasonTooltip` shows. The element
 * stays mounted, so the focus survives changes; one that leads elsewhere instead is a link. [PLUS-7, PLUS-35]
 */
export function DisabledReason({ reason, onRefusedPress, instead, children }: DisabledReasonProps) {
  const id = useId();
  const { 'aria-describedby': describedBy } = children.props;
  if (reason === undefined)
    return (
      <>
        {children}
        {null}
      </>
    );
  const told = instead === undefined ? reason : `${reason} ${instead.label}`;
  const described = {
    'aria-describedby': describedBy === undefined ? id : `${describedBy} ${id}`,
    'data-reason': told,
  };
  const refused: Refusable =
    instead === undefined
      ? {
          ...described,
          'aria-disabled': true,
          onClick(event) {
            event.preventDefault();
            onRefusedPress?.();
          },
        }
      : { ...described, 'data-refused': true, onClick: undefined, renderRoot: instead.renderRoot };
  return (
    <>
      {cloneElement(children, refused)}
      <VisuallyHidden id={id}>{told}</VisuallyHidden>
    </>
  );
}
