import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { BusyButton } from './busy-button.tsx';
import { EmptyState } from './empty-state.tsx';

const CLOUD = <IconCloudOff size={24} stroke={1.5} aria-hidden="true" />;
const AGAIN = <IconRefresh size={16} stroke={1.75} aria-hidden="true" />;

interface ErrorStateProps {
  title: string;
  /** What happened, and what still works. */
  children: ReactNode;
  retryLabel: string;
  busy?: boolean;
  onRetry: () => void;
  level?: 2 | 3;
}

/** Shows a loading error with retry, announced at once. */
export function ErrorState({
  title,
  children,
  retryLabel,
  busy = false,
  onRetry,
  level = 2,
}: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        tone="bad"
        icon={CLOUD}
        title={title}
        level={level}
        action={
          <BusyButton leftSection={AGAIN} isBusy={busy} onClick={onRetry}>
            {retryLabel}
          </BusyButton>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
