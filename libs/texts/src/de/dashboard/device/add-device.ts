import { ADD_DEVICE_WAIT_MINUTES, DEVICE_CODE_LENGTH } from '@partyline/session';
import type * as english from '../../../dashboard/device/add-device.ts';
import type { Translation } from '../../../translation.ts';
import { afterAddingTextOf } from '../../../terms/look-ups.ts';
import { ACCOUNT_WORDINGS } from '../../terms/account-wordings.ts';
import { WORDINGS } from '../../terms/wordings.ts';

/** Texts of /adddevice, the target of the link on a device. */
export const addDevice: Translation<typeof english.addDevice> = {
  checking: 'Einen Moment',
  title: 'Gerät hinzufügen',
  text: (code, account) => `Das Gerät, das ${code} anzeigt, wird ${account} hinzugefügt.`,
  code: 'Code auf dem Gerät',
  codeHint: 'Schalten Sie das Gerät ein. Es zeigt einen Code an, zum Beispiel ABCD-EFGH-J.',
  codeMissing: 'Bitte geben Sie den Code ein, den das Gerät anzeigt.',
  codeMalformed: `Das ist kein Gerätecode: ${DEVICE_CODE_LENGTH.min} bis ${DEVICE_CODE_LENGTH.max} Buchstaben, Ziffern und Bindestriche.`,
  dialogTitle: 'Gerät hinzufügen',
  cancel: 'Abbrechen',
  workspace: 'Arbeitsbereich',
  choose: 'Bitte wählen',
  workspaceRequired: 'Bitte wählen Sie einen Arbeitsbereich.',
  add: 'Gerät hinzufügen',
  adding: 'Wird hinzugefügt',
  notAllowedTitle: 'Sie können hier keine Geräte hinzufügen',
  toDashboard: 'Zum Dashboard',
  retry: 'Erneut versuchen',
  failedTitle: 'Dieser Link funktioniert nicht',
  doneTitle: 'Gerät hinzugefügt',
  doneText: (workspace) => `Es ist jetzt in ${workspace}.`,
  added: 'Ein Gerät wurde hinzugefügt.',
  showDevice: 'Gerät zeigen',
  logInFirst: `Melden Sie sich innerhalb von ${ADD_DEVICE_WAIT_MINUTES} Minuten an, um Ihr Gerät hinzuzufügen.`,
};

/** Text after a request to add a device. [DEV-52, GD-32, GX-6] */
export const afterAddingText: typeof english.afterAddingText = /* @__PURE__ */ afterAddingTextOf(
  WORDINGS,
  ACCOUNT_WORDINGS,
);
