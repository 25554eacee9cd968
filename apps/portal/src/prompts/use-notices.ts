import { useLocalStorage } from '@mantine/hooks';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { millisecondsInMinute } from 'date-fns/constants';
import { useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { priceListQuery } from '../prices/price-list-query.ts';
import { useSession } from '../session/session-store.ts';
import { listFull, listNotices, type SubscriptionNotice } from './list-notices.ts';
import { maySubscriptions, usePromptedSubject } from './prompt-rights.ts';
import { api } from '../session/api.ts';

const dismissedSchema = v.array(v.string());
/** The oldest are dropped. */
const DISMISSED_MAX = 100;

const asText = (text: string | undefined) => text ?? '';

function parseDismissed(text: string | undefined): string[] {
  try {
    const parsed = v.safeParse(dismissedSchema, JSON.parse(text ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}

/** This user's dismissed notices in this browser. */
function useDismissed(): readonly [ids: readonly string[], dismiss: (id: string) => void] {
  const uid = useSession(({ identity }) => identity?.uid) ?? '';
  // A string, because its identity survives a new read.
  const [text, setText] = useLocalStorage<string | undefined>({
    key: `portal.dismissed-notices.${uid}`,
    getInitialValueInEffect: false,
    serialize: asText,
    deserialize: asText,
  });
  const ids = useMemo(() => parseDismissed(text), [text]);
  return [ids, (id) => setText(JSON.stringify([...ids, id].slice(-DISMISSED_MAX)))];
}

/** Updated every minute. */
function useNowMs(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), millisecondsInMinute);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}

export interface Notices {
  readonly notices: readonly SubscriptionNotice[];
  readonly mayBuy: boolean;
  readonly dismiss: (id: string) => void;
}

/** Returns notices on subscriptions the user may list and has not dismissed. [BILL-26 … BILL-30] */
export function useNotices(): Notices {
  const subject = usePromptedSubject();
  const nowMs = useNowMs();
  const [dismissed, dismiss] = useDismissed();
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  const enabled = isSignedIn && maySubscriptions(subject, 'list');
  // /myaccount reports a failed query.
  const { data: rows = [] } = useQuery({ ...noticedListQuery, enabled });
  const isUpgradePossible = enabled && listFull(rows, subject).length > 0;
  const { data: products = [] } = useQuery({ ...priceListQuery('upgrade'), enabled: isUpgradePossible });
  const notices = enabled ? listNotices(rows, subject, products, nowMs) : [];
  return {
    notices: notices.filter(({ id }) => !dismissed.includes(id)),
    mayBuy: maySubscriptions(subject, 'buy'),
    dismiss,
  };
}

/** Subscriptions whose plan can change. [API-27] */
export const subscriptionListQuery = queryOptions({
  queryKey: ['subscriptions', 'list'],
  queryFn: ({ signal }) => api.get('/api/subscription/list', { signal }),
});

/** Only those with something to report: few of thousands. [BILL-26 … BILL-30] */
const noticedListQuery = queryOptions({
  queryKey: ['subscriptions', 'noticed'],
  queryFn: ({ signal }) =>
    api.get('/api/subscription/list', { params: { query: { noticed: 'true' } }, signal }),
});
