import type { TableLaw } from '@partyline/kernel/law';
import {
  listWorkspaceMessages,
  nextMessageEndDelayMs,
  nextWorkspaceMessages,
} from '../time/timed-message.ts';
import { computeMeter, sumTallies, type Tally } from './meter.ts';
import { computeTrialLeft } from './trial-left.ts';
import { computeViewType, computeZoom, computeZoomLevel } from './view-type.ts';

const NAMES = ['online', 'working', 'warning', 'failed', 'offline'] as const;

export const meters: TableLaw<Tally> = {
  kind: 'table',
  name: 'meters',
  sentence:
    'A meter shows each device of its workspace once and no other: a tick for each of up to 24, else shares of one whole.',
  ids: ['PLUS-13'],
  universe: ['0, 1, 5, 12, 13 and 30 devices in each of 5 states'],
  bound: 10_000,
  isQuick: true,
  *questions() {
    const counts = [0, 1, 5, 12, 13, 30];
    for (const online of counts)
      for (const working of counts)
        for (const warning of counts)
          for (const failed of counts)
            for (const offline of counts) yield { online, working, warning, failed, offline };
  },
  faultOf(tally) {
    const total = NAMES.reduce((sum, name) => sum + tally[name], 0);
    const meter = computeMeter(tally);
    const doubled = sumTallies([tally, tally]);
    if (NAMES.some((name) => doubled[name] !== 2 * tally[name]))
      return 'Two workspaces are not counted together.';
    if ((meter.kind === 'ticks') !== total <= 24) return `${total} devices are shown as ${meter.kind}.`;
    if (meter.kind === 'ticks')
      return NAMES.every((name) => meter.ticks.filter((tick) => tick === name).length === tally[name])
        ? null
        : 'A device has no tick, or two.';
    const isShared = NAMES.every((name) => {
      const share = meter.shares.find((each) => each.class === name)?.share ?? 0;
      return Math.abs(share - tally[name] / total) < 1e-9;
    });
    return isShared && meter.shares.every(({ share }) => share > 0) ? null : 'A share is wrong or empty.';
  },
  tell: (tally) => [`The devices are: ${NAMES.map((name) => `${tally[name]} ${name}`).join(', ')}.`],
};

export const views: TableLaw<{
  readonly saved: string | null;
  readonly width: number;
  readonly zoom: number;
}> = {
  kind: 'table',
  name: 'views',
  sentence:
    'A chosen view stays at every width, without one a narrow screen has the compact one; every zoom is in its range and has one size.',
  ids: ['CONST-27', 'CONST-28', 'CONST-29', 'DASH-1', 'DASH-3', 'DASH-4', 'GD-1', 'GD-3'],
  universe: [
    'every view, an unknown one and none',
    'widths 300 to 1,000 px around the breakpoints',
    'zooms -1 to 101',
  ],
  bound: 10_000,
  isQuick: true,
  *questions() {
    for (const saved of ['grid', 'list', 'popup', 'table', null])
      for (const width of [300, 630, 631, 766, 767, 768, 991, 1000])
        for (let zoom = -1; zoom <= 101; zoom += 1) yield { saved, width, zoom };
  },
  faultOf({ saved, width, zoom }) {
    const isKnown = saved === 'grid' || saved === 'list' || saved === 'popup';
    const expected = isKnown ? saved : width <= 767 ? 'popup' : 'grid';
    if (computeViewType(saved, width) !== expected) return `It is shown as ${computeViewType(saved, width)}.`;
    const clamped = Math.min(Math.max(zoom, 0), 100);
    if (computeZoom(zoom) !== clamped) return 'The zoom is outside its range, or another one.';
    const level = zoom < 34 ? 'small' : zoom < 68 ? 'medium' : 'large';
    return computeZoomLevel(zoom) === level ? null : `Its size is ${computeZoomLevel(zoom)}.`;
  },
  tell: ({ saved, width, zoom }) => [
    `The saved view is ${saved}, the screen ${width} px wide, the zoom ${zoom}.`,
  ],
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const trialDays: TableLaw<number> = {
  kind: 'table',
  name: 'trial-days',
  sentence:
    'The days left of a trial are counted up, never as none before its end; it is near from three days before.',
  ids: ['PLUS-20', 'GP-4'],
  universe: ['every quarter of an hour from 16 days before the end to a day after it'],
  bound: 2_000,
  isQuick: true,
  *questions() {
    for (let left = 16 * DAY; left >= -DAY; left -= 15 * MINUTE) yield left;
  },
  faultOf(left) {
    const shown = computeTrialLeft(new Date(20_000 * DAY + left).toISOString(), 20_000 * DAY);
    if (shown === null) return 'Nothing is shown.';
    if (left <= 0 ? shown.days !== 0 : shown.days !== Math.ceil(left / DAY))
      return `${shown.days} days are shown.`;
    return shown.isNear === left <= 3 * DAY ? null : 'It is near too early or too late.';
  },
  tell: (left) => [`The trial ends in ${left / DAY} days.`],
};

interface Shown {
  readonly ages: readonly number[];
  readonly other: number;
}

export const timedMessages: TableLaw<Shown> = {
  kind: 'table',
  name: 'timed-messages',
  sentence:
    'A message under a workspace is shown for 8 seconds and never longer, one for each workspace, and the next end is that of the oldest.',
  ids: ['GW-17'],
  universe: ['2 messages up to 9 seconds old, and a new one in either workspace or a third'],
  bound: 1_000,
  isQuick: true,
  *questions() {
    const ages = [0, 0.5, 1, 7, 7.999, 8, 9];
    for (const first of ages)
      for (const second of ages) for (const other of [1, 2, 3]) yield { ages: [first, second], other };
  },
  faultOf({ ages, other }) {
    const nowMs = 1_000_000;
    const messages = ages.map((age, index) => ({
      ...{ workspaceId: index + 1, message: 'Moved', shownAtMs: nowMs - age * 1000 },
    }));
    const young = ages.filter((age) => age < 8);
    if (listWorkspaceMessages(messages, nowMs).length !== young.length)
      return 'A message is shown too long or too short.';
    const delay = nextMessageEndDelayMs(messages, nowMs);
    const expected = young.length === 0 ? null : 8000 - Math.max(...young) * 1000;
    if (delay !== expected) return `The next one ends in ${delay} ms.`;
    const next = nextWorkspaceMessages(messages, { workspaceId: other, message: 'New', shownAtMs: nowMs });
    const kept = ages.filter((age, index) => age < 8 && index + 1 !== other).length;
    return next.length === kept + 1 && next.at(-1)?.message === 'New'
      ? null
      : 'A workspace has two messages, or an old one.';
  },
  tell: ({ ages, other }) => [
    `Messages are ${ages.join(' and ')} s old; a new one is for workspace ${other}.`,
  ],
};
