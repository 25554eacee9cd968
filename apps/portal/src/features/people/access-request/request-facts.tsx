import type { AccessRequest } from '@partyline/contract';
import type { RowActionRefusal } from '@partyline/invitations';
import { ACCESS_REQUEST_REFUSALS, type AccessRequestRefusal } from '@partyline/permissions';
import {
  ACCESS_REQUEST_REFUSAL_TEXTS,
  invitationRefusalText,
  roleNameText,
  screens,
  WHO_CAN_ACTS,
} from '@partyline/texts';
import type { ReactNode } from 'react';
import { dateText } from '../../../dates.ts';
import { AddressText } from '../../../shell/page/address-text.tsx';
import { INTERNAL_ACTS } from '../who-can/way-text.ts';

const words = screens.accessRequest;

type Fact = readonly [name: string, value: ReactNode];

/** Lists what a request would change: of whom, from which role to which, where, until when, and what it adds. [PLUS-35] */
export function listFacts(request: AccessRequest, place: string): readonly Fact[] {
  const { requester, from, role, adds } = request;
  const person: Fact[] =
    requester === null
      ? []
      : [
          [
            words.person,
            <span key="person">
              {requester.name} <AddressText text={requester.email} />
            </span>,
          ],
        ];
  const added = adds.filter((act) => !INTERNAL_ACTS.has(act)).map((act) => WHO_CAN_ACTS[act]);
  return [
    ...person,
    [words.role, words.fromTo(from === null ? words.noRole : roleNameText(from), roleNameText(role))],
    [words.place, place],
    [words.until, endText(request)],
    ...(added.length === 0 ? [] : [[words.adds, added.join(', ')] as const]),
  ];
}

function endText({ from, endsAt, wasEndsAt }: AccessRequest): string {
  if (endsAt === null) return words.never;
  const date = dateText(Date.parse(endsAt));
  if (endsAt === wasEndsAt) return words.endsNow(date);
  return from === null ? words.endsAlone(date) : words.endsThen(date);
}

type Refusal = NonNullable<AccessRequest['refusal']>;

const isOwn = (refusal: Refusal): refusal is AccessRequestRefusal =>
  ACCESS_REQUEST_REFUSALS.some((known) => known === refusal);

/** Returns why a request cannot be given now. [PLUS-7, PLUS-35] */
export function refusalText(refusal: Refusal): string {
  if (isOwn(refusal)) return ACCESS_REQUEST_REFUSAL_TEXTS[refusal];
  return invitationRefusalText(refusal satisfies RowActionRefusal, 'membership');
}

/** What needs no answer any more. */
const SETTLED: ReadonlySet<Refusal> = new Set(['already-allowed', 'requester-left', 'answered']);

/** Returns whether a request can be declined: it waits for an answer, and no right of the reader is missing. */
export function mayDecline({ state, refusal }: AccessRequest): boolean {
  if (state !== 'open') return false;
  return refusal === null || (isOwn(refusal) && !SETTLED.has(refusal));
}
