/** A word that is not used here, and what to write instead. */
export interface AvoidedWord {
  readonly word: string;
  readonly use: string;
  /** Files and folders in which the word means something else: a name of the system, a value on the wire. */
  readonly except?: readonly string[];
}

/** `nobody` is the value of an alert's mail audience. */
const ALERTS = [
  'apps/api/src/testing/faults/killed-alert.test.ts',
  'apps/api/src/modules/alerts',
  'apps/portal/src/features/alerts',
  'libs/domain/alerts',
  'libs/texts/src/account/alerts-screen.ts',
  'libs/texts/src/de/account/alerts-screen.ts',
];

/** Words and identifiers that are gone from the whole repository. */
export const AVOIDED: readonly AvoidedWord[] = [
  { word: 'anew', use: 'again' },
  { word: 'anybody', use: 'any user, a caller' },
  { word: 'askOrCommand', use: 'useRequestCommand' },
  { word: 'carryOut', use: 'what the function writes or runs' },
  { word: 'carryOutDeed', use: 'a mutation' },
  { word: 'claimsTurn', use: 'claims lock' },
  { word: 'clearKept', use: 'clearStored' },
  { word: 'deed', use: 'action, mutation' },
  { word: 'deletionOutlook', use: 'deletion summary' },
  { word: 'earlyScript', use: 'first-paint script' },
  {
    word: 'everybody',
    use: 'all users, every role',
    except: ['apps/api/src/testing/faults/killed-registration.test.ts'],
  },
  { word: 'followedDevices', use: 'pendingCommands' },
  { word: 'forsaken', use: 'orphaned' },
  { word: 'giveCommand', use: 'writeCommand' },
  { word: 'givenCommands', use: 'pendingCommands' },
  { word: 'hence', use: 'so' },
  { word: 'henceforth', use: 'from now on' },
  { word: 'isHurried', use: 'isDetailDeferred' },
  { word: 'keepNewer', use: 'mergeFetchResult' },
  { word: 'keptInvite', use: 'storedInvite' },
  { word: 'keptSecret', use: 'storedSecret' },
  { word: 'leadOn', use: 'redirect' },
  { word: 'leaveIfOver', use: 'endSessionIfRevoked' },
  { word: 'leftPage', use: 'returnTo' },
  { word: 'loadLater', use: 'React.lazy' },
  { word: 'naughty', use: 'hostile' },
  {
    word: 'nobody',
    use: 'no user, no caller; or the passive',
    except: [...ALERTS, 'docs/operations.md', 'tools/start/src/postgres/run-as.ts'],
  },
  { word: 'ownCopy', use: 'what the plugin does' },
  { word: 'PaymentStand', use: 'PaymentHarness' },
  { word: 'readAgain', use: 'refetch' },
  { word: 'sayGoodbye', use: 'notifyLogout' },
  { word: 'somebody', use: 'a user, a caller', except: ['libs/texts/src/terms'] },
  { word: 'subjectIn', use: 'subjectOf' },
  { word: 'surroundings', use: 'context' },
  { word: 'takeBack', use: 'rollback, withdraw' },
  { word: 'thereby', use: 'so' },
  { word: 'tryCommand', use: 'commandInTransaction' },
  { word: 'unknownPage', use: 'pageUnknown' },
  { word: 'untilToldToStop', use: 'untilStopRequested' },
  { word: 'useDeed', use: 'a mutation' },
  { word: 'useLater', use: 'React.lazy' },
  { word: 'useSlots', use: 'TanStack Virtual' },
  { word: 'wantedPage', use: 'redirectTo' },
  { word: 'waysIn', use: 'sign-in methods' },
  { word: 'whence', use: 'from where' },
  { word: 'whoever', use: 'the user who, the caller who' },
];
