import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import type { ApiTokenRow, OwnSession } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { BusyButton, ConfirmModal, DisabledReason, ListEntry, ListPage, ShowMore, Tag } from '@partyline/ui';
import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { dateTimeText } from '../../dates.ts';
import { useLoadStatus } from '../../shell/loading/loaded.tsx';
import { apiTokensQuery } from '../api-tokens/queries.ts';
import { SessionTokens } from '../api-tokens/session-tokens.tsx';
import { useEndSessions, useLogOutEverywhere } from './mutations.ts';
import { sessionsQuery } from './queries.ts';
import { Outcome } from './section-form.tsx';

const words = screens.myAccount.sessions;
const FOLDED_AT = 5;
const MOBILE: ReadonlySet<string | null> = new Set(['iPhone', 'iPad', 'Android']);

const momentOf = (instant: string): string => dateTimeText(Date.parse(instant));
const deviceOf = ({ browser, system }: OwnSession): string => words.device(browser, system);

type SessionsEnd = OwnSession | 'others' | 'all';

/** Lists sessions, and API tokens behind them; ends one, all others, or all. [PLUS-23, PLUS-25] */
export function SessionsSection() {
  const read = useQuery(sessionsQuery);
  const status = useLoadStatus({ read, words });
  const tokens = useQuery(apiTokensQuery).data?.filter(({ isExpired }) => !isExpired);
  return <Sessions sessions={read.data} status={status} tokens={tokens} />;
}

interface SessionsProps {
  readonly sessions: readonly OwnSession[] | undefined;
  readonly status: ReactNode;
  /** Undefined until they are loaded. */
  readonly tokens: readonly ApiTokenRow[] | undefined;
}

function Sessions({ sessions, status, tokens }: SessionsProps) {
  const [asked, ask] = useState<SessionsEnd | null>(null);
  const [isFolded, setFolded] = useState(true);
  const endSessions = useEndSessions();
  const logOutEverywhere = useLogOutEverywhere();
  const isBusy = endSessions.isPending || logOutEverywhere.isPending;
  // The current session is always listed.
  const ordered = sessions?.toSorted((a, b) => Number(b.isThis) - Number(a.isThis)) ?? [];
  const isAlone = sessions?.every(({ isThis }) => isThis) === true;
  const end = (which: SessionsEnd, revokesTokens: boolean): void => {
    ask(null);
    if (which === 'all') logOutEverywhere.mutate(revokesTokens);
    else endSessions.mutate(which === 'others' ? which : which.id);
  };
  const toggle = {
    label: isFolded ? words.showAll(ordered.length) : words.showFewer,
    onClick: () => setFolded(!isFolded),
  };
  return (
    <Stack component="section" gap="md" aria-label={words.title}>
      <ListPage
        order={3}
        title={
          <>
            {words.title}{' '}
            <Text component="span" c="dimmed" fz="sm" aria-hidden="true">
              {sessions?.length}
            </Text>
          </>
        }
        tools={
          <DisabledReason reason={isAlone ? words.noOthers : undefined}>
            <BusyButton isBusy={isBusy} onClick={() => ask('others')}>
              {words.endOthers}
            </BusyButton>
          </DisabledReason>
        }
        status={status}
        pages={
          ordered.length <= FOLDED_AT ? null : (
            <ShowMore {...(isFolded ? { more: toggle } : { less: toggle })} />
          )
        }
      >
        <ul aria-label={words.list}>
          {(isFolded ? ordered.slice(0, FOLDED_AT) : ordered).map((session) => (
            <SessionItem key={session.id} session={session} onEnd={() => ask(session)} />
          ))}
          <SessionTokens tokens={tokens ?? []} />
        </ul>
      </ListPage>
      <Group justify="space-between" gap="sm">
        <Text c="dimmed">{words.hint}</Text>
        <BusyButton isBusy={isBusy} onClick={() => ask('all')}>
          {words.everywhere}
        </BusyButton>
      </Group>
      <Outcome mutation={logOutEverywhere.isIdle ? endSessions : logOutEverywhere} done={words.ended} />
      {asked === null ? null : (
        <EndQuestion
          asked={asked}
          // Before they are loaded there may be some.
          hasTokens={tokens?.length !== 0}
          onConfirm={(revokesTokens) => end(asked, revokesTokens)}
          onCancel={() => ask(null)}
        />
      )}
    </Stack>
  );
}

/** Renders a session; the current one is ended by logging out. */
function SessionItem({ session, onEnd }: { readonly session: OwnSession; readonly onEnd: () => void }) {
  const { system, address, signedInAt, lastUsedAt, isThis, hasSecondFactor } = session;
  const Icon = MOBILE.has(system) ? IconDeviceMobile : IconDeviceLaptop;
  const device = deviceOf(session);
  const since = momentOf(signedInAt);
  return (
    <ListEntry
      icon={<Icon color="var(--pl-text-3)" size={20} stroke={1.5} aria-hidden="true" />}
      name={device}
      tags={
        <>
          {isThis ? <Tag label={words.isThis} /> : null}
          {hasSecondFactor ? <Tag label={words.secondFactor} /> : null}
        </>
      }
      facts={[
        words.signedIn(since),
        ...(isThis ? [] : [words.lastUsed(momentOf(lastUsedAt))]),
        ...(address === null ? [] : [words.from(address)]),
      ]}
      action={
        isThis ? null : (
          <Button aria-label={words.endOne(device, since)} onClick={onEnd}>
            {words.end}
          </Button>
        )
      }
    />
  );
}

function questionOf(asked: SessionsEnd): readonly [title: string, text: string, confirmLabel: string] {
  if (asked === 'others') return [words.endOthersTitle, words.endOthersText, words.endOthersConfirm];
  if (asked === 'all') return [words.everywhereTitle, words.everywhereText, words.everywhereConfirm];
  return [words.endTitle, words.endText(deviceOf(asked)), words.endConfirm];
}

interface EndQuestionProps {
  readonly asked: SessionsEnd;
  readonly hasTokens: boolean;
  readonly onConfirm: (revokesTokens: boolean) => void;
  readonly onCancel: () => void;
}

function EndQuestion({ asked, hasTokens, onConfirm, onCancel }: EndQuestionProps) {
  // Ticked: it is pressed when something was stolen.
  const [isTicked, setTicked] = useState(true);
  const asksTokens = asked === 'all' && hasTokens;
  const [title, text, confirmLabel] = questionOf(asked);
  return (
    <ConfirmModal
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={words.cancel}
      onConfirm={() => onConfirm(asksTokens && isTicked)}
      onCancel={onCancel}
    >
      <p>{text}</p>
      {asksTokens ? (
        <Checkbox
          label={words.revokeTokens}
          description={words.revokeTokensHint}
          checked={isTicked}
          onChange={({ currentTarget }) => setTicked(currentTarget.checked)}
        />
      ) : null}
    </ConfirmModal>
  );
}
