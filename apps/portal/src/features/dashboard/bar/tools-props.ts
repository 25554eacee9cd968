import type { DeviceFilter as Narrowing } from '@partyline/device-state';
import type { ViewType } from '@partyline/display';
import type { DashboardSearch } from '../dashboard-search.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';

/** What the tools of the dashboard work on. */
export interface MoreToolsProps {
  /** Whose saved views: a person in an account. */
  owner: string;
  search: DashboardSearch;
  onSearch: (change: DashboardSearch) => void;
  /** The search that is shown; what is typed shows before that. */
  query: string;
  narrowing: Narrowing;
  views: readonly WorkspaceView[];
  viewType: ViewType;
  setViewType: (view: ViewType) => void;
  zoom: number;
  setZoom: (zoom: number) => void;
  clear: () => void;
}
