import type * as english from '../../errors/edit-issues.ts';
import type { Translation } from '../../translation.ts';
import { DECIDED_WORDINGS } from '../terms/decided-wordings.ts';
import { FORM_ISSUE_TEXTS } from './forms.ts';
import { COMMAND_REFUSAL_TEXTS } from './refusals.ts';

/** Issues of a device edit. [DEV-40, DEV-41, GD-14, GD-34] */
export const EDIT_ISSUE_TEXTS: Translation<typeof english.EDIT_ISSUE_TEXTS> = {
  ...FORM_ISSUE_TEXTS,
  ...COMMAND_REFUSAL_TEXTS,
  'name-taken': DECIDED_WORDINGS.deviceNameTaken,
  'data-center-unknown': 'Dieses Rechenzentrum ist nicht verfügbar.',
};
