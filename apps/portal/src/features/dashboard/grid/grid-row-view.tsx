import type { Subject } from '@partyline/permissions';
import type { GridRow } from '../model/grid-rows.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';
import { EmptyWorkspace } from './empty-workspace.tsx';
import { LinkGroupCards } from './link-group-cards.tsx';
import { LinkGroupHead } from './link-group-head.tsx';
import { SoloCards } from './solo-cards.tsx';
import { WorkspaceBand } from './workspace-band.tsx';
import { WorkspaceMessage } from './workspace-message.tsx';

/** What a row needs to be drawn, beside itself. */
export interface GridRowSurroundings {
  /** Who asks, in a workspace: the rights on its devices go by the roles sent with it. [GC-14] */
  readonly subjectIn: (view: WorkspaceView) => Subject;
  readonly onToggle: ((workspaceId: number, isOpen: boolean) => void) | null;
}

/** One row of the grid. */
export function GridRowView({ row, subjectIn, onToggle }: GridRowSurroundings & { row: GridRow }) {
  switch (row.kind) {
    case 'band':
      return <WorkspaceBand row={row} subject={subjectIn(row.view)} onToggle={onToggle} />;
    case 'group-head':
      return <LinkGroupHead group={row.group} isFirst={row.isFirst} />;
    case 'group-cards':
      return <LinkGroupCards row={row} subject={subjectIn(row.view)} />;
    case 'solo-cards':
      return <SoloCards row={row} subject={subjectIn(row.view)} />;
    case 'empty':
      return <EmptyWorkspace />;
    case 'message':
      return <WorkspaceMessage text={row.text} />;
  }
}
