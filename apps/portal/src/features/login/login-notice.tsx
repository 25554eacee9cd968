import { AFTER_SESSION, type AfterSession } from '@partyline/session';
import { REGISTRATION_FAILURE_TEXTS, SESSION_NOTICE_TEXTS } from '@partyline/texts';
import { useSession, type Session } from '../../session/session-store.ts';
import { NoticeBox } from '../../shell/notice-box.tsx';

/** What stands here; the rest are dialogs over the page, or nothing. */
const HERE: readonly AfterSession['notice'][] = ['session-error', 'general-error'];

function noticeOf({ endedBy, registrationFailure }: Session): string | null {
  if (registrationFailure !== null) return REGISTRATION_FAILURE_TEXTS[registrationFailure];
  const notice = endedBy === null ? 'none' : AFTER_SESSION[endedBy].notice;
  return HERE.includes(notice) ? SESSION_NOTICE_TEXTS[notice] : null;
}

/** Why the session before this one ended, where that was an error. [ERR-15, ERR-16, ERR-17, ERR-18, ERR-24, ACCT-12] */
export function LoginNotice() {
  const notice = useSession(noticeOf);
  return notice === null ? null : <NoticeBox type="error">{notice}</NoticeBox>;
}
