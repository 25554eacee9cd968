import {
  COMMAND_REFUSAL_TEXTS,
  OPEN_REFUSAL_TEXTS,
  PERMISSION_REFUSAL_TEXTS,
  screens,
} from '@partyline/texts';
import type { CardRefusal } from './card-actions.ts';

/** A refusal in words. [PLUS-7] */
export function refusalText(refusal: CardRefusal): string {
  switch (refusal.by) {
    case 'permission':
      return PERMISSION_REFUSAL_TEXTS[refusal.reason];
    case 'command':
      return COMMAND_REFUSAL_TEXTS[refusal.reason];
    case 'open':
      return OPEN_REFUSAL_TEXTS[refusal.reason];
    case 'connection':
      return screens.dashboard.offlineRefusal;
  }
}
