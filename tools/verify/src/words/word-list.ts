/** A word that is not used here, and what to write instead. */
export interface AvoidedWord {
  readonly word: string;
  readonly use: string;
  /** Files in which the word means something else: a name of the system, a field's term. */
  readonly except?: readonly string[];
}

/**
 * Words and identifiers that are gone from the whole repository. A word moves here from {@link LEAVING} when
 * its last use is removed.
 */
export const AVOIDED: readonly AvoidedWord[] = [
  { word: 'askOrCommand', use: 'useRequestCommand' },
  { word: 'carryOutDeed', use: 'a mutation' },
  { word: 'clearKept', use: 'clearStored' },
  { word: 'deletionOutlook', use: 'deletion summary' },
  { word: 'followedDevices', use: 'pendingCommands' },
  { word: 'forsaken', use: 'orphaned' },
  { word: 'givenCommands', use: 'pendingCommands' },
  { word: 'henceforth', use: 'from now on' },
  { word: 'keepNewer', use: 'mergeFetchResult' },
  { word: 'keptInvite', use: 'storedInvite' },
  { word: 'keptSecret', use: 'storedSecret' },
  { word: 'leadOn', use: 'redirect' },
  { word: 'leaveIfOver', use: 'endSessionIfRevoked' },
  { word: 'leftPage', use: 'returnTo' },
  { word: 'loadLater', use: 'React.lazy' },
  { word: 'ownCopy', use: 'what the plugin does' },
  { word: 'PaymentStand', use: 'PaymentHarness' },
  { word: 'sayGoodbye', use: 'notifyLogout' },
  { word: 'surroundings', use: 'context' },
  { word: 'untilToldToStop', use: 'untilStopRequested' },
  { word: 'useDeed', use: 'a mutation' },
  { word: 'useLater', use: 'React.lazy' },
  { word: 'useSlots', use: 'TanStack Virtual' },
  { word: 'waysIn', use: 'sign-in methods' },
  { word: 'whence', use: 'from where' },
];

/**
 * Words that are being removed. They fail in {@link CLEAN} already; elsewhere the test prints how many are
 * left.
 */
export const LEAVING: readonly AvoidedWord[] = [
  { word: 'anew', use: 'again' },
  { word: 'anybody', use: 'any user, a caller' },
  { word: 'carryOut', use: 'run, execute' },
  { word: 'claimsTurn', use: 'claims lock' },
  { word: 'deed', use: 'action, mutation' },
  { word: 'earlyScript', use: 'what the script does' },
  { word: 'giveCommand', use: 'command', except: ['docs/architecture.md'] },
  { word: 'hence', use: 'so' },
  { word: 'isHurried', use: 'isScrollingFast' },
  { word: 'naughty', use: 'hostile' },
  {
    word: 'nobody',
    use: 'no user, no caller; or the passive',
    except: ['tools/start/src/postgres/run-as.ts'],
  },
  { word: 'readAgain', use: 'refetch' },
  { word: 'somebody', use: 'a user, a caller' },
  { word: 'subjectIn', use: 'contextOf' },
  { word: 'takeBack', use: 'rollback' },
  { word: 'thereby', use: 'so' },
  { word: 'tryCommand', use: 'command' },
  { word: 'unknownPage', use: 'notFound' },
  { word: 'wantedPage', use: 'redirectTo' },
  { word: 'whoever', use: 'the user who, the caller who' },
];

/** Where {@link LEAVING} is complete: folders and files. */
export const CLEAN: readonly string[] = [
  'apps/sandbox',
  'docs/decisions',
  'docs/architecture.md',
  'docs/instance-host',
  'tools',
  'CONTRIBUTING.md',
  'README.md',
];
