import { screens } from '@partyline/texts';
import { useScreenTitle } from '../../page-title.ts';
import { MatrixSection } from './matrix-section.tsx';
import type { PermissionsSearch } from './permissions-search.ts';
import { OwnRole } from './own-role.tsx';
import styles from './permissions-page.module.css';
import { WhatIfSection } from './what-if-section.tsx';

const words = screens.permissionMatrix;

export interface SearchProps {
  readonly search: PermissionsSearch;
  readonly onSearch: (change: PermissionsSearch) => void;
}

/** The screen at /manage-invite/permissions. [PLUS-8, GR-16] */
export function PermissionsPage(props: SearchProps) {
  useScreenTitle(words.title);
  return (
    <div className={styles.page}>
      <OwnRole />
      <MatrixSection {...props} />
      <WhatIfSection {...props} />
    </div>
  );
}
