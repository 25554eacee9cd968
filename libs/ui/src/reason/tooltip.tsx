import { Tooltip as MantineTooltip } from '@mantine/core';

/** A reason, and the control it belongs to. */
export interface TooltipProps {
  readonly target: HTMLElement;
  readonly reason: string;
}

/** Shows a reason beside its control; the pointer may rest on it. */
export function Tooltip({ target, reason }: TooltipProps) {
  return <MantineTooltip opened target={target} label={reason} interactive />;
}
