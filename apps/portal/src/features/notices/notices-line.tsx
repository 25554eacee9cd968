import { VisuallyHidden } from '@mantine/core';
import { screens } from '@partyline/texts';
import { IconBell, IconChevronUp } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { lineOf } from '../../ownership/transfer-notice.tsx';
import { usePanel } from '../../shell/overlays/use-panel.ts';
import { useActOnAnnouncement } from './mutations.ts';
import { NoticesPanel } from './notices-panel.tsx';
import styles from './notices.module.css';
import { unpaidText } from './past-due-notice.tsx';
import { endText, nameOfRow } from './subscription-notice.tsx';
import { useNotices, type PageNotice } from './use-notices.ts';

const words = screens.notices;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** Renders the number of notices and the most urgent one; opens them all. [HZ-10] */
export function NoticesLine() {
  const { notices, putOff } = useNotices();
  const { target, toggle, close } = usePanel();
  const [first, ...rest] = notices;
  useSeen(target === null ? notices.slice(0, 1) : notices);
  const text = first === undefined ? words.none : shortText(first);
  return (
    <>
      {first === undefined ? (
        <span className={styles.none}>{text}</span>
      ) : (
        <button
          type="button"
          className={styles.line}
          aria-haspopup="dialog"
          aria-expanded={target !== null}
          onClick={toggle}
        >
          <IconBell {...ICON} />
          <b>{words.count(notices.length)}</b>
          <span className={styles.first}>{text}</span>
          {rest.length === 0 ? null : <span className={styles.more}>{words.more(rest.length)}</span>}
          <IconChevronUp {...ICON} />
        </button>
      )}
      <VisuallyHidden role={first !== undefined && isError(first) ? 'alert' : 'status'}>
        {first === undefined ? '' : text}
      </VisuallyHidden>
      {target === null || first === undefined ? null : (
        <NoticesPanel {...{ target, notices, putOff }} onClose={close} />
      )}
    </>
  );
}

const isError = (notice: PageNotice) => notice.kind === 'announcement' && notice.item.type === 'error';

function shortText(notice: PageNotice): string {
  switch (notice.kind) {
    case 'unpaid':
      return `${notice.device.name} ${unpaidText(notice.device)}`;
    case 'announcement':
      return `${notice.item.title} ${notice.item.body}`;
    case 'transfer':
      return lineOf(notice.transfer);
    case 'end':
      return `${nameOfRow(notice.notice.row)} ${endText(notice.notice)}`;
  }
}

/** Reports each announcement as seen once it is on the screen. [NOTIF-28, GN-14] */
function useSeen(shown: readonly PageNotice[]): void {
  const { mutate } = useActOnAnnouncement();
  const seen = useRef(new Set<number>());
  useEffect(() => {
    for (const notice of shown) {
      if (notice.kind !== 'announcement' || seen.current.has(notice.item.id)) continue;
      seen.current.add(notice.item.id);
      mutate({ item: notice.item, action: 'seen' });
    }
  });
}
