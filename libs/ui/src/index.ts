export {
  KindBadge,
  planClass,
  PlanLabel,
  Tag,
  type PlanVariant,
  type WorkspaceBadgeKind,
} from './badge/tag.tsx';
export { RadioList, type RadioListOption } from './choice/radio-list.tsx';
export { classNames } from './class-names.ts';
export { BusyButton } from './feedback/busy-button.tsx';
export { EmptyState } from './feedback/empty-state.tsx';
export { ErrorState } from './feedback/error-state.tsx';
export { openOverlays, useCloseRequest } from './overlay/close-requests.ts';
export { ConfirmModal } from './overlay/confirm-modal.tsx';
export type { ConfirmModalProps } from './overlay/confirm-modal.tsx';
export { ElementTarget } from './overlay/element-target.tsx';
export { FilterButton } from './overlay/filter-button.tsx';
export { FilterSheet } from './overlay/filter-sheet.tsx';
export { FormModal, ModalForm } from './overlay/form-modal.tsx';
export type { FormModalProps } from './overlay/form-modal.tsx';
export { ModalFooter } from './overlay/modal-footer.tsx';
export { RefusedItem } from './overlay/refused-item.tsx';
export { RowMenu } from './overlay/row-menu.tsx';
export type { RowMenuItem } from './overlay/row-menu.tsx';
export { UNDESCRIBED } from './overlay/undescribed.ts';
export { useReturnFocus } from './overlay/use-return-focus.ts';
export { FactList } from './page/fact-list.tsx';
export { Frame } from './page/frame.tsx';
export { ListEntry } from './page/list-entry.tsx';
export { ListPage } from './page/list-page.tsx';
export { ListSkeleton } from './page/list-skeleton.tsx';
export { Section } from './page/section.tsx';
export { ShowMore } from './page/show-more.tsx';
export { Toolbar } from './page/toolbar.tsx';
export { DisabledReason } from './reason/disabled-reason.tsx';
export type { Instead } from './reason/instead.ts';
export { ReasonTooltip } from './reason/reason-tooltip.tsx';
export type { Glyph } from './state/glyph.ts';
export { Meter } from './state/meter.tsx';
export type { MeterClass, MeterDrawing } from './state/meter.tsx';
export { StateGlyph } from './state/state-glyph.tsx';
export { StatePill } from './state/state-pill.tsx';
export { DataTable, SelectAll } from './table/data-table.tsx';
export type { DataColumn, DataSelection, DataSort } from './table/data-table.tsx';
export { cssVariablesResolver } from './theme/css-variables.ts';
export { theme } from './theme/theme.ts';
