import { DEVICE_TYPES, DNS_STATUSES, STATES, TERMINAL_STATUSES } from '@partyline/device-state';
import type { DeviceConditions } from '@partyline/device-state';
import { WORKSPACE_KINDS } from '@partyline/permissions';
import { ACCOUNT_PLAN_TYPES, CUSTOMER_STATUSES, STORED_ROLES } from '@partyline/roles';
import type { Place, Question } from './question.ts';
import type { Change } from './smallest-changes.ts';

type QuestionChange = Change<Question>;

function changesTo<Value extends string>(
  name: string,
  values: readonly Value[],
  apply: (question: Question, value: Value) => Question,
): readonly QuestionChange[] {
  return values.map((value) => ({ name, value, apply: (question) => apply(question, value) }));
}

function onPlace<On extends Place['on']>(
  question: Question,
  on: On,
  change: (place: Extract<Place, { on: On }>) => Place,
): Question {
  const { place } = question;
  // TypeScript does not narrow a union by a generic tag; the comparison has just done so.
  return place.on === on ? { ...question, place: change(place as Extract<Place, { on: On }>) } : question;
}

function onDevice(question: Question, part: Partial<DeviceConditions>): Question {
  return onPlace(question, 'instance', (place) =>
    place.device === null ? place : { ...place, device: { ...place.device, ...part } },
  );
}

const WORKSPACE_CHANGES = [
  changesTo('workspace', WORKSPACE_KINDS, (question, kind) =>
    onPlace(question, 'workspace', (place) => ({ ...place, kind })),
  ),
  changesTo('open invitation, transfer or move', ['none'], (question) =>
    onPlace(question, 'workspace', (place) => ({ ...place, isDirty: false })),
  ),
];

const INSTANCE_CHANGES = [
  changesTo('subscription', ['not expired'], (question) =>
    onPlace(question, 'instance', (place) => ({ ...place, isExpired: false })),
  ),
  changesTo('device in a workspace', ['yes'], (question) =>
    onPlace(question, 'instance', (place) => ({ ...place, hasWorkspace: true })),
  ),
];

const DEVICE_CHANGES = [
  changesTo('device state', STATES, (question, state) => onDevice(question, { state })),
  changesTo('device status', TERMINAL_STATUSES, (question, status) => onDevice(question, { status })),
  changesTo('open command', ['none'], (question) => onDevice(question, { openCommand: null })),
  changesTo('DNS status', DNS_STATUSES, (question, DNSStatus) => onDevice(question, { DNSStatus })),
  changesTo('device type', DEVICE_TYPES, (question, deviceType) => onDevice(question, { deviceType })),
];

/** Lists all alternatives to the facts of a question, by dimension. */
export function changesOf({ place }: Question): readonly (readonly QuestionChange[])[] {
  const general = [
    changesTo('role', STORED_ROLES, (question, role) => ({ ...question, roles: [role] })),
    changesTo('plan', ACCOUNT_PLAN_TYPES, (question, plan) => ({ ...question, plan })),
    changesTo('customer', CUSTOMER_STATUSES, (question, customer) => ({ ...question, customer })),
  ];
  if (place.on === 'account') return general;
  if (place.on === 'workspace') return [...general, ...WORKSPACE_CHANGES];
  return [...general, ...INSTANCE_CHANGES, ...(place.device === null ? [] : DEVICE_CHANGES)];
}
