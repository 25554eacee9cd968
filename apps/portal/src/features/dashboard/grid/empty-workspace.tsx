import { screens } from '@partyline/texts';
import { EmptyState } from '@partyline/ui';
import { IconRouter } from '@tabler/icons-react';

const ROUTER = <IconRouter size={24} stroke={1.5} aria-hidden="true" />;

/** An open workspace with nothing in it: what belongs here, and how it gets here. */
export function EmptyWorkspace() {
  return (
    <EmptyState icon={ROUTER} title={screens.dashboard.emptyWorkspaceTitle} level={3} ground="page">
      {screens.dashboard.emptyWorkspaceText}
    </EmptyState>
  );
}
