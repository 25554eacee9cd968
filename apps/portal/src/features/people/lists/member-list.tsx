import { ActionIcon } from '@mantine/core';
import { USER_LIST_LIMIT } from '@partyline/invitations';
import { screens } from '@partyline/texts';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { MEMBER_SKELETON } from '../people-skeleton.tsx';
import { AccessList, type AccessListProps } from './access-list.tsx';
import styles from './access-list.module.css';
import type { AccessRead } from './use-access-read.ts';

const words = screens.manageInvite;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const PREVIOUS = <IconChevronLeft {...ICON} />;
const NEXT = <IconChevronRight {...ICON} />;

type ListProps = Omit<AccessListProps, 'kind' | 'rows' | 'pages' | 'skeleton'>;

/** Renders the people with access, 50 a page. [HZ-8, GV-5] */
export function MemberList(props: ListProps) {
  const { read } = props;
  const [wanted, setWanted] = useState(0);
  const page = Math.max(0, Math.min(wanted, read.pages.length - 1));
  const rows = read.pages[page]?.rows ?? [];
  return (
    <AccessList
      {...props}
      kind="membership"
      rows={rows}
      skeleton={MEMBER_SKELETON}
      pages={<Pager read={read} page={page} shown={rows.length} onPage={setWanted} />}
    />
  );
}

interface PagerProps {
  readonly read: AccessRead;
  /** From 0. */
  readonly page: number;
  readonly shown: number;
  readonly onPage: (page: number) => void;
}

function Pager({ read, page, shown, onPage }: PagerProps) {
  const from = page * USER_LIST_LIMIT;
  const isLast = page + 1 >= read.pages.length && !read.query.hasNextPage;
  const turn = (next: number) => {
    onPage(next);
    if (next >= read.pages.length) read.readMore();
  };
  const text = <span role="status">{words.page(from + 1, from + shown, read.total)}</span>;
  if (page === 0 && isLast) return <div className={styles.pager}>{text}</div>;
  return (
    <div className={styles.pager}>
      {text}
      <ActionIcon
        variant="subtle"
        aria-label={words.previousPage}
        aria-disabled={page === 0 || undefined}
        onClick={() => {
          if (page > 0) turn(page - 1);
        }}
      >
        {PREVIOUS}
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        aria-label={words.nextPage}
        aria-disabled={isLast || undefined}
        aria-busy={read.isBusy || undefined}
        onClick={() => {
          if (!isLast && !read.isBusy) turn(page + 1);
        }}
      >
        {NEXT}
      </ActionIcon>
    </div>
  );
}
