import { Skeleton, Stack } from '@mantine/core';
import { ApiError } from '@partyline/api-client';
import type { Workspace } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { EmptyState } from '@partyline/ui';
import { IconSearchOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useScreenTitle } from '../../../page-title.ts';
import { type EffectKind, useRefetchOn } from '../../../session/feed/notification-feed.ts';
import { workspacesQuery } from '../../../session/workspaces.ts';
import { Loaded } from '../../../shell/loading/loaded.tsx';
import { PEOPLE_KEY } from '../queries.ts';
import { AbleSection, type RenderAccessLink } from './able-section.tsx';
import { AskDialog, type ChosenRequest } from './ask-dialog.tsx';
import { WhoCanChangeDialog, type ChosenChange } from './change-dialog.tsx';
import { QuestionSection } from './question-section.tsx';
import { questionOf, whoCanQuery, type WhoCanQuestion } from './who-can-query.ts';
import type { WhoCanSearchProps } from './who-can-search.ts';
import { WouldAllowSection } from './would-allow-section.tsx';
import styles from './who-can.module.css';

const words = screens.whoCan;
/** Events after which another member may be able to. */
const EFFECTS: ReadonlySet<EffectKind> = new Set([
  'reload-workspaces',
  'reload-workspaces-and-instances',
  'refresh-token',
]);
const NOT_FOUND = 404;
const NOT_FOUND_ICON = <IconSearchOff size={24} stroke={1.5} aria-hidden="true" />;

export interface WhoCanPageProps extends WhoCanSearchProps {
  readonly renderAccessLink: RenderAccessLink;
  /** Links to the invitation dialog of a workspace. */
  readonly renderInviteLink: (workspaceId: number | undefined, props: object) => ReactNode;
  /** Links to the comparison of roles. */
  readonly renderCompareLink: (search: { workspace?: number; member?: string }, props: object) => ReactNode;
}

/** Renders the screen at /manage-invite/who-can. [PLUS-35, HZ-9] */
export function WhoCanPage(props: WhoCanPageProps) {
  useScreenTitle(words.title);
  useRefetchOn(EFFECTS, PEOPLE_KEY);
  const read = useQuery(workspacesQuery);
  return (
    <Stack gap="md" pt="lg">
      <Loaded read={read} words={words} loading={<Waiting />}>
        {(workspaces) => <Question {...props} workspaces={workspaces} />}
      </Loaded>
    </Stack>
  );
}

/** Takes the place of the answer, so that nothing moves when it comes. */
function Waiting() {
  return (
    <div role="status" aria-label={words.loading} className={styles.columns}>
      <Skeleton height={320} />
      <Skeleton height={320} />
    </div>
  );
}

type QuestionProps = WhoCanPageProps & { readonly workspaces: readonly Workspace[] };

function Question(props: QuestionProps) {
  const { search, onSearch, workspaces } = props;
  const question = questionOf(search, workspaces);
  if (question === null) return <Unknown />;
  return (
    <>
      <QuestionSection {...{ search, onSearch, workspaces, question }} />
      <Answer {...props} question={question} />
    </>
  );
}

function Unknown() {
  return (
    <EmptyState icon={NOT_FOUND_ICON} title={words.unknownTitle}>
      {words.unknownText}
    </EmptyState>
  );
}

function Answer({ question, ...props }: QuestionProps & { readonly question: WhoCanQuestion }) {
  const { search, onSearch, renderAccessLink, renderInviteLink, renderCompareLink } = props;
  const read = useQuery(whoCanQuery(question));
  // Above the answer, which changes while the dialog is open.
  const [change, setChange] = useState<ChosenChange | null>(null);
  const [request, setRequest] = useState<ChosenRequest | null>(null);
  // A device that is gone, or whose workspace the user has left, is no failure of the page.
  if (read.error instanceof ApiError && read.error.status === NOT_FOUND) return <Unknown />;
  return (
    <Loaded read={read} words={words} loading={<Waiting />}>
      {(data) => (
        <div className={styles.columns} aria-busy={read.isPlaceholderData}>
          <AbleSection {...{ data, renderAccessLink }} />
          <WouldAllowSection
            {...{ data, search, onSearch }}
            onChange={setChange}
            onAsk={setRequest}
            renderInviteLink={(link) => renderInviteLink(data.workspace?.id, link)}
            renderCompareLink={(link) =>
              renderCompareLink(
                {
                  ...(data.workspace !== null && { workspace: data.workspace.id }),
                  ...(search.person !== undefined && { member: search.person }),
                },
                link,
              )
            }
          />
          {change === null ? null : <WhoCanChangeDialog {...change} onClose={() => setChange(null)} />}
          {request === null ? null : <AskDialog {...request} onClose={() => setRequest(null)} />}
        </div>
      )}
    </Loaded>
  );
}
