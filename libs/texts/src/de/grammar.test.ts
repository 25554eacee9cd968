import { describe, expect, it } from 'vitest';
import {
  auditSentence,
  auditActionText,
  mails,
  notificationMessages,
  screens,
  type AuditSentence,
} from './index.ts';

describe('German sentences', () => {
  it('agree with their figure', () => {
    const { confirmCommand, deviceCare, workspaceMenu, inviteDialog, manageInvite } = screens;
    expect(confirmCommand.stopUsers(1)).toBe('1 Benutzer ist verbunden und wird getrennt.');
    expect(confirmCommand.stopUsers(3)).toBe('3 Benutzer sind verbunden und werden getrennt.');
    expect(deviceCare.cannotMove(1)).toBe('1 Gerät kann noch nicht verschoben werden');
    expect(deviceCare.cannotMove(2)).toBe('2 Geräte können noch nicht verschoben werden');
    expect(workspaceMenu.deleted('Main', 1)).toBe(
      'Main wurde gelöscht. 1 Gerät wurde von dort hierher verschoben.',
    );
    expect(inviteDialog.sendMany(1)).toBe('1 Einladung senden');
    expect(manageInvite.page(1, 50, null)).toBe('1 bis 50 von mehr als 1.000');
    expect(screens.schedules.counts(1, 2, 0)).toBe('Befehl an 1 Gerät, 2 unverändert');
    expect(screens.schedules.counts(2, 0, 1)).toBe('Befehl an 2 Geräte, 1 abgelehnt');
    expect(screens.idleDialog.left(61)).toBe('1 Minute 1 Sekunde');
  });

  it('decline places after their prepositions', () => {
    const place = { workspace: null, account: 'Nord' };
    expect(notificationMessages['access-removed'](place)).toBe(
      'Sie haben keinen Zugang zum Konto Nord mehr.',
    );
    expect(notificationMessages['access-changed']({ ...place, role: 'account-admin' })).toBe(
      'Sie haben jetzt die Rolle „Kontoadministrator“ im Konto Nord.',
    );
    expect(
      notificationMessages['ownership-submitted']({ ...place, kind: 'transfer', requester: 'Anna' }),
    ).toBe('Anna bietet Ihnen die Inhaberschaft des Kontos Nord an.');
  });

  it('write instants in the German locale, with their zone', () => {
    const mail = mails.accessEnding({
      permission: 'Kontoadministrator',
      account: 'Nord',
      workspace: 'Main',
      name: 'Anna',
      endsAt: new Date('2026-11-29T14:02:00Z'),
      url: 'https://example.org',
    });
    expect(mail.paragraphs[0]).toBe(
      'Ihr Zugang zum Arbeitsbereich Main von Nord endet am 29. November 2026 um 14:02 UTC.',
    );
  });
});

describe('the German audit log', () => {
  const entry = (action: string, outcome: AuditSentence['outcome']): AuditSentence => ({
    actor: 'Anna',
    actorKind: 'user',
    action,
    details: {},
    objectKind: 'user',
    objectName: 'Ben',
    objectId: null,
    outcome,
    via: null,
    count: 1,
  });

  it('puts the object before the verb', () => {
    expect(auditSentence(entry('membership.change', 'done'))).toBe('Anna hat den Zugang von Ben geändert');
    expect(auditSentence(entry('device.add', 'refused'))).toBe(
      'Anna wollte das Gerät Ben hinzufügen, das wurde abgelehnt',
    );
    expect(auditSentence(entry('schedule.run', 'refused'))).toBe(
      'Anna wollte den Zeitplan Ben ausführen, das wurde abgelehnt',
    );
    expect(auditSentence(entry('support.rights', 'done'))).toBe(
      'Anna hat die Rechte von Ben vom Support lesen lassen',
    );
    expect(auditSentence(entry('person.log-out-everywhere', 'failed'))).toBe(
      'Anna wollte sich überall abmelden, das schlug fehl',
    );
  });

  it('counts the objects of an act on many in their case', () => {
    const start = { ...entry('instance.start', 'done'), count: 6 };
    expect(auditSentence(start)).toBe('Anna hat 6 Geräte gestartet');
    const details = { dataCenter: 'Dublin' };
    expect(auditSentence({ ...start, action: 'instance.save', details })).toBe(
      'Anna hat das Rechenzentrum von 6 Geräten geändert',
    );
    expect(auditSentence({ ...start, via: { kind: 'schedule', name: 'Nachts' }, count: 1 })).toBe(
      'Der Zeitplan Nachts hat das Gerät Ben gestartet',
    );
  });

  it('names an action in the list to filter by', () => {
    expect(auditActionText('account.rename')).toBe('Das Konto umbenennen');
    expect(auditActionText('ownership.transfer')).toBe(
      'Die Inhaberschaft von einem Arbeitsbereich oder dem Konto anbieten',
    );
  });
});
