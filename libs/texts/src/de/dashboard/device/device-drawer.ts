import type * as english from '../../../dashboard/device/device-drawer.ts';
import type { Translation } from '../../../translation.ts';
import { JUST_NOW } from '../dashboard.ts';

/** Texts of the device drawer and the tile's card. */
export const deviceDrawer: Translation<typeof english.deviceDrawer> = {
  label: (name) => `Einzelheiten zu ${name}`,
  previous: 'Vorheriges Gerät',
  next: 'Nächstes Gerät',
  close: 'Schließen',
  goneTitle: 'Dieses Gerät ist nicht mehr hier',
  goneText: 'Es wurde verschoben, entfernt oder gelöscht, oder Sie haben keinen Zugang mehr dazu.',
  silence: {
    'never-reported': () => 'der Host hat sich noch nicht gemeldet',
    unanswered: (when) => `zuletzt gesehen: ${when}, der Host antwortet nicht`,
    'no-progress': (when) => `zuletzt gesehen: ${when}, seitdem kein Fortschritt`,
  },
  seen: 'Zuletzt gesehen',
  neverReported: 'Der Host hat sich noch nicht gemeldet',
  forDuration: (duration) => (duration === JUST_NOW ? duration : `seit ${duration}`),

  consequences: {
    warning: 'Das Gerät läuft weiter.',
    start: 'Das Gerät ist offline. „Wiederholen“ startet es noch einmal.',
    stop: 'Das Gerät läuft vielleicht noch. „Wiederholen“ stoppt es noch einmal.',
    save: 'Die Änderung wurde vielleicht nicht übernommen. „Wiederholen“ sendet sie noch einmal.',
    restart: 'Das Gerät ist noch online. „Wiederholen“ stoppt und startet es.',
  },

  problemSince: (when) => `Seit ${when}`,
  nextSteps: {
    watch: () =>
      'Jetzt ist nichts zu tun. Wenn Benutzer es merken, starten Sie das Gerät neu, sobald niemand verbunden ist.',
    ask: () => 'Bitten Sie jemanden, der in diesem Arbeitsbereich Geräte starten darf, es zu wiederholen.',
    'name-host': (host) => `Schlägt es wieder fehl, bitten Sie den Support, ${host} zu prüfen.`,
    later: () =>
      'Wiederholen Sie es in einer Minute: Der Host hat den Befehl in seinem Zustand nicht angenommen.',
    'name-reason': () => 'Schlägt es wieder fehl, nennen Sie dem Support diesen Grund.',
    'name-device': () => 'Schlägt es wieder fehl, nennen Sie dem Support die Geräte-ID unten.',
  },

  identity: 'Identität',
  type: 'Art',
  types: { virtual: 'Virtuelle Intercom', device: 'Physisches Gerät' },
  model: 'Modell',
  size: (nodeType) => `Größe ${nodeType}`,
  version: 'Version',
  upToDate: 'aktuell',
  unsupported: 'nicht mehr unterstützt',
  available: (version) => `${version} verfügbar`,
  workspace: 'Arbeitsbereich',

  network: 'Netzwerk',
  center: 'Rechenzentrum',
  onSite: 'Vor Ort',
  latency: (ms) => `${ms} ms von hier`,
  latencyHint: 'Umlaufzeit von diesem Browser',
  fields: { dnsHost: 'DNS-Host', ip: 'Adresse', endpoint: 'Endpunkt', vicUuid: 'Geräte-ID' },
  dns: 'DNS',
  dnsWords: {
    ready: 'Bereit',
    initiated: 'In Vorbereitung',
    error: 'Fehlgeschlagen',
    '': 'Nicht vorbereitet',
  },
  copy: (what) => `${what} kopieren`,
  copied: 'In die Zwischenablage kopiert',
  copyFailed: 'Kopieren war nicht möglich.',

  subscription: 'Abonnement',
  plan: 'Tarif',
  intervals: { week: 'wöchentlich', month: 'monatlich', year: 'jährlich' },
  users: 'Benutzer',
  usersOf: (connected, licensed) => `${connected} von ${licensed}`,
  usersConnected: 'Jetzt verbundene Benutzer, von denen, die der Tarif erlaubt',
  term: 'Verlängerung',
  noSubscription: 'Ein physisches Gerät braucht kein eigenes Abonnement.',
  pending: 'Eine Änderung des Tarifs steht bevor.',

  linkGroup: 'Link-Gruppe',
  leader: 'Leitgerät',
  thisDevice: 'Dieses Gerät',
  noLinkGroup: 'In keiner Link-Gruppe',

  history: 'Verlauf',
  historyEmpty: 'Noch keine Ereignisse',
  historyFailed: 'Der Verlauf konnte nicht geladen werden.',
  retry: 'Wiederholen',
  more: 'Mehr zeigen',
  historyLoading: 'Verlauf wird geladen',
  command: 'Befehl',
  commands: {
    start: 'Starten',
    stop: 'Stoppen',
    save: 'Bearbeiten',
    upgrade: 'Aktualisieren',
    delete: 'Löschen',
  },
  outcomes: {
    open: 'läuft',
    failed: 'fehlgeschlagen',
    superseded: 'durch einen späteren ersetzt',
    unanswered: 'nicht beantwortet',
    withdrawn: 'zurückgenommen',
  },
  kinds: {
    'no-answer': 'Keine Antwort',
    moved: 'Verschoben',
    registered: 'Hinzugefügt',
    removed: 'Entfernt',
  },
  movedBetween: (from, to) => `von ${from} nach ${to}`,
  movedTo: (to) => `nach ${to}`,
};
