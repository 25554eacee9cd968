import fc from 'fast-check';
import {
  isOpen,
  RANKS,
  type OwnershipTransfer,
  type Invitation,
  type Model,
  type WorkspaceId,
  type Role,
  type Seat,
} from './model.ts';

/** An index into what exists when the step is taken. */
type Pick = number;
const pick = fc.nat(1_000_000);

/** The actor: an index, or a user whom the model allows. */
type By = Pick | 'allowed';
const by: fc.Arbitrary<By> = fc.oneof(
  { arbitrary: fc.constant('allowed' as const), weight: 3 },
  { arbitrary: pick, weight: 2 },
);

export type Step =
  | { readonly do: 'create'; readonly by: By }
  | { readonly do: 'delete'; readonly by: By; readonly workspace: Pick }
  | {
      readonly do: 'invite';
      readonly by: By;
      readonly user: Pick;
      readonly role: Role;
      readonly workspace: Pick;
      readonly update: boolean;
    }
  | { readonly do: 'accept'; readonly by: By; readonly invitation: Pick }
  | { readonly do: 'revoke'; readonly by: By; readonly row: Pick }
  | { readonly do: 'change'; readonly by: By; readonly seat: Pick; readonly role: Role }
  | { readonly do: 'suspend'; readonly by: By; readonly seat: Pick; readonly isSuspended: boolean }
  | { readonly do: 'leave'; readonly seat: Pick }
  | { readonly do: 'transfer'; readonly by: By; readonly user: Pick; readonly workspace: Pick }
  | { readonly do: 'transfer-account'; readonly by: By; readonly user: Pick }
  | { readonly do: 'request'; readonly by: By; readonly workspace: Pick }
  | {
      readonly do: 'answer';
      readonly by: By;
      readonly transfer: Pick;
      readonly how: 'open' | 'accept' | 'reject' | 'cancel' | 'resend';
    }
  | { readonly do: 'expire-invitation'; readonly invitation: Pick }
  | { readonly do: 'expire-transfer'; readonly transfer: Pick };

const role = fc.constantFrom<Role>(...RANKS.slice(1));

/** Weighted by frequency. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('create' as const), by }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), by, workspace: pick }) },
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constant('invite' as const),
      by,
      user: pick,
      role,
      workspace: pick,
      update: fc.boolean(),
    }),
  },
  { weight: 10, arbitrary: fc.record({ do: fc.constant('accept' as const), by, invitation: pick }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('revoke' as const), by, row: pick }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('change' as const), by, seat: pick, role }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('suspend' as const), by, seat: pick, isSuspended: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leave' as const), seat: pick }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('transfer' as const), by, user: pick, workspace: pick }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('transfer-account' as const), by, user: pick }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('request' as const), by, workspace: pick }) },
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      by,
      transfer: pick,
      how: fc.constantFrom('open' as const, 'accept', 'accept', 'reject', 'cancel', 'resend'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('expire-invitation' as const), invitation: pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('expire-transfer' as const), transfer: pick }) },
);

export type Move =
  | { readonly do: 'create'; readonly user: string }
  | { readonly do: 'delete'; readonly user: string; readonly workspace: number }
  | {
      readonly do: 'invite';
      readonly user: string;
      readonly target: string;
      readonly role: Role;
      readonly workspace: number;
      readonly update: boolean;
    }
  | { readonly do: 'accept'; readonly user: string; readonly invitation: Invitation }
  | { readonly do: 'revoke'; readonly user: string; readonly row: Seat | Invitation }
  | { readonly do: 'change'; readonly user: string; readonly seat: Seat; readonly role: Role }
  | { readonly do: 'suspend'; readonly user: string; readonly seat: Seat; readonly isSuspended: boolean }
  | { readonly do: 'leave'; readonly user: string; readonly seat: Seat }
  | {
      readonly do: 'transfer';
      readonly user: string;
      readonly target: string;
      readonly workspace: WorkspaceId;
    }
  | { readonly do: 'request'; readonly user: string; readonly workspace: number }
  | {
      readonly do: 'answer';
      readonly user: string;
      readonly transfer: OwnershipTransfer;
      readonly how: 'open' | 'accept' | 'reject' | 'cancel' | 'resend';
    }
  | { readonly do: 'expire'; readonly what: Invitation | OwnershipTransfer };

const from = <Value>(values: readonly Value[], at: Pick): Value | undefined =>
  values.length === 0 ? undefined : values[at % values.length];

/** Resolves a step to a move on the model; undefined where nothing fits. */
export function resolve(model: Model, step: Step, isAllowed: (move: Move) => boolean): Move | undefined {
  if (step.do === 'expire-invitation' || step.do === 'expire-transfer') {
    const what =
      step.do === 'expire-invitation'
        ? from(
            model.invitations.filter(({ state }) => state === 'pending'),
            step.invitation,
          )
        : from(model.transfers.filter(isOpen), step.transfer);
    return what === undefined ? undefined : { do: 'expire', what };
  }
  if (step.do === 'leave') {
    const seat = from(model.seats, step.seat);
    return seat === undefined ? undefined : { do: 'leave', user: seat.user, seat };
  }
  const movesOf = (chosen: StepBy) => model.users.flatMap((user) => moveBy(model, chosen, user) ?? []);
  if (step.by !== 'allowed') return from(movesOf(step), step.by);
  for (let shift = 0; shift < TRIES; shift += 1) {
    const move = movesOf(shifted(step, shift)).find(isAllowed);
    if (move !== undefined) return move;
  }
  return movesOf(step)[0];
}

/** Other objects tried to find an allowed one. */
const TRIES = 12;

/** Returns the same step with the next object for each choice. */
function shifted(step: StepBy, shift: number): StepBy {
  const next = Object.entries(step).map(([name, value]: [string, unknown]): [string, unknown] => [
    name,
    typeof value === 'number' ? value + shift : value,
  ]);
  return { ...step, ...Object.fromEntries(next) };
}

type StepBy = Exclude<Step, { readonly do: 'leave' | 'expire-invitation' | 'expire-transfer' }>;

/** Prefers recent invitations and transfers: most old ones are closed. */
const recent = <Value>(values: readonly Value[]): readonly Value[] => values.slice(-12);

function moveBy(model: Model, step: StepBy, user: string): Move | undefined {
  switch (step.do) {
    case 'create':
      return { do: 'create', user };
    case 'delete':
    case 'request': {
      const workspace = from(model.workspaces, step.workspace)?.id;
      return workspace === undefined ? undefined : { do: step.do, user, workspace };
    }
    case 'invite': {
      const workspace = from(model.workspaces, step.workspace)?.id;
      const target = from(model.users, step.user);
      if (workspace === undefined || target === undefined) return undefined;
      // With a membership and an open invitation, either may be updated.
      if (model.heldAt(target, workspace).length > 1) return undefined;
      return { do: 'invite', user, target, role: step.role, workspace, update: step.update };
    }
    case 'accept': {
      const open = model.invitations.filter(({ state }) => state === 'pending');
      const invitation = from([...open, ...open, ...recent(model.invitations)], step.invitation);
      return invitation === undefined ? undefined : { do: 'accept', user, invitation };
    }
    case 'revoke': {
      const open = model.invitations.filter(({ state }) => state === 'pending');
      const row = from([...model.seats, ...open], step.row);
      return row === undefined ? undefined : { do: 'revoke', user, row };
    }
    case 'change':
    case 'suspend': {
      const seat = from(model.seats, step.seat);
      if (seat === undefined) return undefined;
      return step.do === 'change'
        ? { do: 'change', user, seat, role: step.role }
        : { do: 'suspend', user, seat, isSuspended: step.isSuspended };
    }
    case 'transfer':
    case 'transfer-account': {
      const workspace = step.do === 'transfer' ? from(model.workspaces, step.workspace)?.id : null;
      const eligible = model.users.filter(
        (to) => workspace !== undefined && model.isEligible(user, to, workspace),
      );
      const target = from([...eligible, ...eligible, ...model.users], step.user);
      return workspace === undefined || target === undefined
        ? undefined
        : { do: 'transfer', user, target, workspace };
    }
    case 'answer': {
      const open = model.transfers.filter(isOpen);
      const transfer = from([...open, ...open, ...recent(model.transfers)], step.transfer);
      return transfer === undefined ? undefined : { do: 'answer', user, transfer, how: step.how };
    }
  }
}
