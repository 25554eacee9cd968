import { Popover, type FloatingPosition } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { ElementTarget, useCloseRequest } from '@partyline/ui';
import { useRef, type ReactNode } from 'react';

export interface ShellPanelProps {
  readonly target: HTMLElement;
  readonly onClose: () => void;
}

interface ShellPopoverProps extends ShellPanelProps {
  readonly label: string;
  readonly position: FloatingPosition;
  readonly width: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Renders a panel beside a shell button, a sheet on phones; an outside click or Escape closes it. [UI-2, GU-6] */
export function ShellPopover({
  target,
  label,
  position,
  width,
  className,
  onClose,
  children,
}: ShellPopoverProps) {
  useCloseRequest(onClose);
  const dropdown = useRef<HTMLDivElement>(null);
  // Mantine listens inside the panel, which has no focus yet after opening.
  useWindowEvent('keydown', ({ key, target: focused }) => {
    const isInside = focused instanceof Node && dropdown.current?.contains(focused);
    if (key === 'Escape' && !isInside) onClose();
  });
  return (
    <Popover opened position={position} width={width} onChange={(isOpen) => isOpen || onClose()}>
      <Popover.Target>
        <ElementTarget element={target} />
      </Popover.Target>
      <Popover.Dropdown
        ref={dropdown}
        aria-label={label}
        {...(className === undefined ? { p: 4 } : { className })}
      >
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
