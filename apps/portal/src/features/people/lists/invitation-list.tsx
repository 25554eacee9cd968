import { shownRows } from '@partyline/invitations';
import { screens } from '@partyline/texts';
import { ShowMore } from '@partyline/ui';
import { useState } from 'react';
import { useIsPeopleCards } from '../../../theme/use-media.ts';
import { INVITATION_SKELETON } from '../people-skeleton.tsx';
import { AccessList, type AccessListProps } from './access-list.tsx';

const words = screens.manageInvite;

type ListProps = Omit<AccessListProps, 'kind' | 'rows' | 'pages' | 'skeleton'>;

/** Renders the invitations, three first, two as cards, and more on demand. [HZ-8, INV-7, INV-8, INV-9, GV-5, GV-6] */
export function InvitationList(props: ListProps) {
  const { read } = props;
  const isCards = useIsPeopleCards();
  const [timesMore, setTimesMore] = useState(0);
  const limit = shownRows(isCards, timesMore);
  const next = shownRows(isCards, timesMore + 1);
  const rows = read.rows.slice(0, limit);
  const hasMore = read.rows.length > limit || read.query.hasNextPage;
  const showMore = () => {
    setTimesMore(timesMore + 1);
    if (next > read.rows.length) read.readMore();
  };
  const pages = (
    <ShowMore
      more={
        hasMore
          ? {
              label: words.showMore(read.total === null ? null : Math.min(next, read.total) - rows.length),
              isBusy: read.isBusy,
              onClick: showMore,
            }
          : undefined
      }
      less={timesMore > 0 ? { label: words.showLess, onClick: () => setTimesMore(0) } : undefined}
    />
  );
  return (
    <AccessList
      {...props}
      kind="invitation"
      rows={rows}
      skeleton={INVITATION_SKELETON}
      pages={hasMore || timesMore > 0 ? pages : null}
    />
  );
}
