import type { EndSessionBody, OwnSession } from '@partyline/contract';
import { screens } from '@partyline/texts';

const words = screens.myAccount.sessions;

/** What a person may want to end: one session, all but this one, or all. */
export type SessionsEnd = OwnSession | 'others' | 'all';

/** What is asked before that, in words. */
export interface EndQuestion {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
}

/** Where a session is, in plain words. */
export function deviceOf({ browser, system }: OwnSession): string {
  return words.device(browser, system);
}

/** What is asked before sessions end: which they are, and what that means. [PLUS-23] */
export function questionOf(asked: SessionsEnd): EndQuestion {
  if (asked === 'others') {
    return {
      title: words.endOthersTitle,
      text: words.endOthersText,
      confirmLabel: words.endOthersConfirm,
    };
  }
  if (asked === 'all') {
    return {
      title: words.everywhereTitle,
      text: words.everywhereText,
      confirmLabel: words.everywhereConfirm,
    };
  }
  return { title: words.endTitle, text: words.endText(deviceOf(asked)), confirmLabel: words.endConfirm };
}

/** How the API is asked to end one session or all others. */
export function endBodyOf(asked: OwnSession | 'others'): EndSessionBody {
  return { which: asked === 'others' ? asked : asked.id };
}
