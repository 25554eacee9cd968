import { Button } from '@mantine/core';
import type { DeviceFilter as Narrowing } from '@partyline/device-state';
import { screens } from '@partyline/texts';
import { use } from 'react';
import { filterOf, foundIn } from '../model/device-filter.ts';
import { FilteredViews } from './filter-options.tsx';
import styles from './filter-sheet.module.css';
import { SearchTextContext } from './use-search-text.ts';

const words = screens.dashboardFilters;

/** The filter sheet's title and clear button. */
export function SheetHead({ onClear }: { onClear: (() => void) | undefined }) {
  return (
    <div className={styles.head}>
      <h2>{words.filters}</h2>
      {onClear && (
        <Button variant="subtle" onClick={onClear}>
          {screens.dashboard.clearFilters}
        </Button>
      )}
    </div>
  );
}

interface SheetFootProps {
  narrowing: Narrowing;
  onClose: () => void;
}

/** Closes the sheet; shows the number of matches. [PLUS-13] */
export function SheetFoot({ narrowing, onClose }: SheetFootProps) {
  const views = use(FilteredViews);
  const { text } = use(SearchTextContext);
  const filter = filterOf(text, narrowing);
  const count = views.reduce((sum, view) => sum + foundIn(view, filter).length, 0);
  return (
    <div className={styles.foot}>
      <Button variant="filled" fullWidth onClick={onClose}>
        <span aria-live="polite">{words.show(count)}</span>
      </Button>
    </div>
  );
}
