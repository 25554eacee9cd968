import type { TokenSource } from '@partyline/api-client';
import type {
  Association,
  CreateAccountData,
  CurrentUserData,
  LoginData,
  SignupData,
} from '@partyline/contract';
import type { SignupPayload } from '@partyline/session';
import type { TextStorage } from './browser-storage.ts';
import type { DueTrials } from './first-trial.ts';
import type { SharedActivity } from './idle/shared-activity.ts';
import type { Identity } from './identity.ts';
import type { RegisterStates } from './register-states.ts';
import type { StoredUserPort } from './stored-user.ts';
import type { Vault } from './vault.ts';

/** The API calls the session itself makes. */
export interface SessionCalls {
  login(accessToken: string): Promise<LoginData>;
  currentUser(): Promise<CurrentUserData>;
  signup(body: SignupPayload): Promise<SignupData | null>;
  startTrial(): Promise<unknown>;
  createAccount(): Promise<CreateAccountData>;
  switchAccount(choice: Pick<Association, 'accountId' | 'workspaceId'>): Promise<unknown>;
}

/** What the session works with, and the little it has to remember between its steps. */
export interface SessionContext {
  readonly identity: Identity;
  readonly tokens: TokenSource;
  readonly calls: SessionCalls;
  readonly storedUser: StoredUserPort;
  readonly registerStates: RegisterStates;
  /** When somebody last did something, in any tab. */
  readonly activity: SharedActivity;
  readonly dueTrials: DueTrials;
  /** Whether the visitor came through a plan card of the landing page. [GA-23] */
  readonly isGetStarted: () => boolean;
  /** What outlives the tab, and what seals what nobody may read there. */
  readonly lasting: TextStorage;
  readonly vault: Vault;
  /** What else goes with the session: everything the browser keeps of it but the user data. [AUTH-14, GA-21] */
  readonly clearKept: () => void;
  /** A log-out under way, so that it happens once. */
  ending: Promise<void> | null;
  /** The person is having the server end their session: then its end is no news to them. */
  isLeaving: boolean;
  /** An account switch under way: renewed tokens are then its business alone. */
  isSwitching: boolean;
}
