import { Button, VisuallyHidden } from '@mantine/core';
import { screens } from '@partyline/texts';
import { EmptyState } from '@partyline/ui';
import { IconFilterOff, IconRouter } from '@tabler/icons-react';
import styles from './without-devices.module.css';

const words = screens.dashboard;
const ROUTER = <IconRouter size={24} stroke={1.5} aria-hidden="true" />;
const NO_FILTER = <IconFilterOff size={24} stroke={1.5} aria-hidden="true" />;

/** Renders the page of a user who sees no workspace. */
export function NoWorkspaces() {
  return (
    <div className={styles.place}>
      <EmptyState icon={ROUTER} title={words.emptyAccountTitle}>
        {words.emptyAccountText}
      </EmptyState>
    </div>
  );
}

interface NoMatchesProps {
  query: string;
  /** Whether filters are set too. */
  isNarrowed: boolean;
  hidden: number;
  onClear: () => void;
}

/** Renders the page without a match: what hides the devices, their number, and a button that clears it. */
export function NoMatches({ query, isNarrowed, hidden, onClear }: NoMatchesProps) {
  const clear = query === '' ? words.clearFilters : isNarrowed ? words.clearAll : words.clearSearch;
  return (
    <div className={styles.place}>
      <EmptyState
        icon={NO_FILTER}
        title={words.nothingFoundTitle}
        action={<Button onClick={onClear}>{clear}</Button>}
      >
        {words.nothingFoundText(query, isNarrowed, hidden)}
      </EmptyState>
    </div>
  );
}

const WORKSPACES = [8, 4, 0] as const;
const NAME_WIDTHS = [110, 144, 178] as const;
const STATE_WIDTHS = [84, 114] as const;

interface BarProps {
  width: number;
  height?: number;
  radius?: number;
}

function Bar({ width, height = 10, radius = 4 }: BarProps) {
  return <span className={styles.bar} style={{ width, height, borderRadius: radius }} />;
}

/** Renders a placeholder of the same geometry as a card, so that nothing moves when data arrives. */
function CardSkeleton({ index }: { index: number }) {
  return (
    <div className={styles.card}>
      <div className={styles.name}>
        <Bar width={NAME_WIDTHS[index % NAME_WIDTHS.length] ?? 110} height={12} />
      </div>
      <div className={styles.state}>
        <Bar width={14} height={14} radius={7} />
        <Bar width={STATE_WIDTHS[index % STATE_WIDTHS.length] ?? 84} />
      </div>
      <div className={styles.meta}>
        <Bar width={60} />
        <Bar width={64} />
        <Bar width={48} />
      </div>
      <div className={styles.actions}>
        <Bar width={76} height={28} radius={6} />
        <Bar width={60} height={28} radius={6} />
      </div>
    </div>
  );
}

/** Renders the dashboard before its data. */
export function DashboardSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{screens.dashboard.loading}</VisuallyHidden>
      <div aria-hidden="true">
        {WORKSPACES.map((cards, workspace) => (
          <section key={workspace} className={styles.workspace}>
            <div className={styles.header}>
              <Bar width={16} height={16} />
              <Bar width={128} height={14} />
              <Bar width={64} height={20} />
              <span className={styles.grow} />
              <Bar width={56} height={12} />
              <Bar width={96} height={12} />
            </div>
            <div className={styles.cards}>
              {Array.from({ length: cards }, (_, index) => (
                <CardSkeleton key={index} index={index + workspace} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}
