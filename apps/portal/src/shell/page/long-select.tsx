import { Select, type SelectProps } from '@mantine/core';
import { SCROLL_USER_LIMIT } from '@partyline/invitations';
import { useState, type UIEvent } from 'react';
import styles from './long-select.module.css';

/** About an entry, in px. */
const NEAR = 40;

/** Renders a choice from a list as long as an account: 20 entries, and 20 more each time its end is near. [GV-5, CONST-22] */
export function LongSelect(props: Omit<SelectProps, 'limit' | 'searchable'>) {
  const [limit, setLimit] = useState(SCROLL_USER_LIMIT);
  const follow = ({ target }: UIEvent) => {
    // A long text scrolls in its field, too.
    if (!(target instanceof HTMLElement) || target instanceof HTMLInputElement) return;
    if (target.scrollHeight - target.scrollTop - target.clientHeight < NEAR)
      setLimit(limit + SCROLL_USER_LIMIT);
  };
  return (
    // The list is elsewhere in the document, and below in React.
    <div className={styles.field} onScrollCapture={follow}>
      <Select {...props} searchable limit={limit} onDropdownClose={() => setLimit(SCROLL_USER_LIMIT)} />
    </div>
  );
}
