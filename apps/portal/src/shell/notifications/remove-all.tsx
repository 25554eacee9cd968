import { Button } from '@mantine/core';
import { screens } from '@partyline/texts';
import { useEffect, useRef, useState } from 'react';
import styles from './notifications.module.css';

const words = screens.notifications;

/** Deletes all after a question inside the list, which a dialog would close. [GN-18] */
export function RemoveAll({ onRemove }: { readonly onRemove: () => void }) {
  const [isAsked, ask] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (isAsked) keep.current?.focus();
    else if (wasAsked.current) first.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  if (!isAsked) {
    return (
      <div className={styles.foot}>
        <Button ref={first} variant="subtle" onClick={() => ask(true)}>
          {words.removeAll}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.foot} role="group" aria-label={words.removeAll}>
      <p>{words.removeAllQuestion}</p>
      <Button ref={keep} onClick={() => ask(false)}>
        {words.keep}
      </Button>
      <Button color="red" onClick={onRemove}>
        {words.removeAll}
      </Button>
    </div>
  );
}
