import type * as english from '../../../dashboard/device/confirm-command.ts';
import type { Translation } from '../../../translation.ts';

const users = (count: number): string => `${count} Benutzer`;

/** Texts of the confirmations before devices are stopped, started or restarted. [DEV-29, DEV-30, LQ-5, GD-28] */
export const confirmCommand: Translation<typeof english.confirmCommand> = {
  stopTitle: (name) => `${name} stoppen?`,
  stopUsers: (count) => {
    if (count === null)
      return 'Es ist nicht bekannt, ob Benutzer verbunden sind. Alle verbundenen werden getrennt.';
    if (count === 0) return 'Es sind keine Benutzer verbunden.';
    return `${users(count)} ${count === 1 ? 'ist' : 'sind'} verbunden und ${count === 1 ? 'wird' : 'werden'} getrennt.`;
  },
  connectedUsers: (count) => {
    if (count === null) return 'Anzahl der Benutzer unbekannt';
    return count === 0 ? 'keine Benutzer verbunden' : `${users(count)} verbunden`;
  },
  stopLeaderText: 'Das Gerät leitet eine Link-Gruppe. Deren Mitglieder arbeiten weiter:',
  stopLeaderNoMembers: 'Das Gerät leitet eine Link-Gruppe ohne Mitglieder.',
  stopDevice: 'Gerät stoppen',
  restartTitle: (name) => `${name} neu starten?`,
  restartText:
    'Das Gerät stoppt und startet wieder. Alle verbundenen Benutzer werden getrennt. Lassen Sie diese Seite geöffnet, bis es läuft.',
  restartDevice: 'Gerät neu starten',
  cancel: 'Abbrechen',
};
