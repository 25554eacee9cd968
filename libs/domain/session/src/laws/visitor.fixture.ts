import type { RouteFacts } from '../routes/route-decision.ts';

/** Pages that need a signed-in user. [GR-2, HZ-9] */
export const LOGGED_IN = ['/dashboard', '/shows', '/manage-invite', '/activity', '/myaccount'];
/** Pages that are open signed in and signed out. [GR-2, GR-4, FORM-1] */
export const SPECIAL = [
  ...[
    '/invite',
    '/ownershiptransfer',
    '/maintenance',
    '/actionlink',
    '/useraction',
    '/adddevice',
    '/contact',
  ],
];
/** Pages of signed-out visitors, each with a rule of its own. [ROUTE-1, ROUTE-2, GR-2, GR-3] */
export const PUBLIC = ['/', '/login', '/confirm-email', '/accounts-select'];
const SUBPAGES = ['/myaccount/plans', '/myaccount/settings/data', '/activity/alerts', '/dashboard/x'];
const UNKNOWN = [
  '',
  '/nonsense',
  '/dashboardx',
  '/Dashboard',
  '//dashboard',
  '/login/x',
  '/invite/x',
  'dashboard',
];

/** Addresses of every kind: pages as listed, with a query, a fragment and slashes behind, subpages, and none of ours. */
const PATHS: readonly string[] = [
  ...[...PUBLIC, ...LOGGED_IN, ...SPECIAL],
  ...SUBPAGES,
  ...UNKNOWN,
  ...[
    '/dashboard/',
    '/login//',
    '/invite?inviteId=x',
    '/myaccount?tab=plans#top',
    '/?payment=success',
    '/accounts-select/',
  ],
];

const BOTH = [false, true];

/** Lists every visitor at every address. */
export function* everyVisit(): Generator<RouteFacts> {
  for (const maintenance of BOTH)
    for (const isIdleTimeoutAction of BOTH)
      for (const hasIdentityUser of BOTH)
        for (const isLoggedUser of BOTH)
          for (const isEmailVerified of [true, false])
            for (const registerState of [null, 'in progress', 'done'] as const)
              for (const hasPendingInvite of BOTH)
                for (const associationsCount of [1, 0, 2, 5])
                  for (const hasChosenAccount of BOTH)
                    for (const path of PATHS)
                      yield {
                        maintenance,
                        isIdleTimeoutAction,
                        hasIdentityUser,
                        isLoggedUser,
                        isEmailVerified,
                        registerState,
                        hasPendingInvite,
                        associationsCount,
                        hasChosenAccount,
                        path,
                      };
}

export const VISIT_UNIVERSE = [
  `${PATHS.length} addresses: every page, subpages, queries, slashes behind, unknown ones`,
  'maintenance, idle timeout, signed in, login answered, e-mail verified, pending invitation, account chosen: each or not',
  '3 register states; 0, 1, 2 or 5 associations',
];
export const VISITS = PATHS.length * 2 ** 7 * 3 * 4;

/** Returns the page of an address, without query, fragment and slashes behind. */
export function pageOf(address: string): string {
  const path = address.split(/[?#]/)[0] ?? '';
  const page = path.replace(/\/+$/, '');
  return page === '' && path === '/' ? '/' : page;
}

/** Tells a visit in words. */
export function tellVisit(facts: RouteFacts): string[] {
  const { hasIdentityUser, isLoggedUser, isEmailVerified, registerState, associationsCount } = facts;
  return [
    ...(facts.maintenance ? ['The service is under maintenance.'] : []),
    ...(facts.isIdleTimeoutAction ? ['The idle prompt ran out.'] : []),
    hasIdentityUser
      ? `A user is signed in${isLoggedUser ? '' : ', and POST login has not answered'}.`
      : 'A visitor is signed out.',
    `The e-mail is ${isEmailVerified ? '' : 'not '}verified, the registration ${registerState ?? 'not begun'}, ${associationsCount} associations, ${facts.hasChosenAccount ? 'an' : 'no'} account chosen${facts.hasPendingInvite ? ', an invitation pending' : ''}.`,
    `They open "${facts.path}".`,
  ];
}
