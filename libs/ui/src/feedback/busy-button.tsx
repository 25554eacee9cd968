import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';

type Attributes = Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps | 'disabled'>;

interface BusyButtonProps extends ButtonProps, Attributes {
  /** Its action runs: a press does nothing. */
  readonly isBusy: boolean;
}

/** Renders the button of an action that takes time. It stays focusable while it is busy; a disabled button would lose the focus. */
export function BusyButton({ isBusy, onClick, ...props }: BusyButtonProps) {
  return (
    <Button
      {...props}
      {...(isBusy && { 'aria-disabled': true })}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
