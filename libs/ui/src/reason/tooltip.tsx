import { Tooltip as MantineTooltip } from '@mantine/core';

export interface TooltipProps {
  readonly target: HTMLElement;
  readonly reason: string;
}

/** Shows a reason beside its control; stays under the pointer. */
export function Tooltip({ target, reason }: TooltipProps) {
  return <MantineTooltip opened target={target} label={reason} interactive />;
}
