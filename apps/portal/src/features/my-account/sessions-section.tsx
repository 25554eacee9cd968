import type { OwnSession } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { ActionButton, ConfirmModal, ErrorState } from '@partyline/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../session/api.ts';
import { useSession } from '../../session/session-store.ts';
import { endByServer } from '../../session/tab-session.ts';
import { errorText } from '../../shell/error-text.ts';
import { leaveEnded } from '../../shell/log-out.ts';
import { endBodyOf, questionOf, type SessionsEnd } from './end-question.ts';
import { Outcome, Section } from './section.tsx';
import styles from './section.module.css';
import { SessionList } from './session-list.tsx';
import { sessionsQuery } from './sessions.query.ts';
import { useSave } from './use-save.ts';

const words = screens.myAccount.sessions;

/** Where the person is signed in, and the end of one of these sessions, of all others, or of every one. [PLUS-23] */
export function SessionsSection() {
  const enabled = useSession(({ status }) => status === 'signed-in');
  const { data, error, refetch } = useQuery({ ...sessionsQuery, enabled });
  return (
    <Section title={words.title}>
      <p className={styles.text}>{words.text}</p>
      {data === undefined && error === null ? <p role="status">{words.loading}</p> : null}
      {data === undefined && error !== null ? (
        <ErrorState title={words.loadFailed} retryLabel={words.tryAgain} onRetry={() => void refetch()}>
          {errorText(error)}
        </ErrorState>
      ) : null}
      <Sessions sessions={data} />
    </Section>
  );
}

function Sessions({ sessions }: { readonly sessions: readonly OwnSession[] | undefined }) {
  const [asked, ask] = useState<SessionsEnd | null>(null);
  const client = useQueryClient();
  const save = useSave(words.ended);
  const isAlone = sessions?.every(({ isThis }) => isThis) === true;
  const end = async (which: SessionsEnd): Promise<void> => {
    ask(null);
    if (which === 'all') {
      if (await save.run(() => endByServer(() => api.post('/api/users/logout')))) leaveEnded();
      return;
    }
    await save.run(() => api.post('/api/users/sessions/end', { body: endBodyOf(which) }));
    // Also after a failure: it may have ended elsewhere.
    await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  };
  const question = asked && questionOf(asked);
  return (
    <>
      {sessions === undefined ? null : <SessionList sessions={sessions} onEnd={ask} />}
      <div className={styles.buttons}>
        <ActionButton
          busy={save.isBusy}
          refusal={isAlone ? words.noOthers : undefined}
          onClick={() => ask('others')}
        >
          {words.endOthers}
        </ActionButton>
        <ActionButton busy={save.isBusy} onClick={() => ask('all')}>
          {words.everywhere}
        </ActionButton>
      </div>
      <Outcome save={save} />
      {asked === null || question === null ? null : (
        <ConfirmModal
          title={question.title}
          confirmLabel={question.confirmLabel}
          cancelLabel={words.cancel}
          onConfirm={() => void end(asked)}
          onCancel={() => ask(null)}
        >
          <p>{question.text}</p>
        </ConfirmModal>
      )}
    </>
  );
}
