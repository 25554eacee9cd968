import { ACT_SCOPES, type WayData, type WhoCanData, type WhoCanPerson } from '@partyline/contract';
import {
  answerAct,
  makersOfNeed,
  NEEDS,
  whoCan,
  type ActQuestion,
  type MemberGroup,
  type ReaderSight,
  type Way,
} from '@partyline/permissions';
import type { StoredRole } from '@partyline/roles';
import type { Db } from '../../db/open-database.ts';
import { listCovering, listTokensWith, type AskedPlace, type MemberRow } from './who-can.repository.ts';

export interface AskedAct {
  readonly question: ActQuestion;
  readonly place: AskedPlace;
  readonly sight: ReaderSight;
  /** The reader's, which cover the object. */
  readonly readerRoles: readonly StoredRole[];
}

type Answer = Omit<WhoCanData, 'act' | 'workspace' | 'device' | 'sight' | 'ownRequest'>;

const NO_ROLES = { active: [], suspended: [] } as const;

/** Answers who can do an act: two statements, however many members there are. [PLUS-35] */
export async function answerWhoCan(db: Db, asked: AskedAct): Promise<Answer> {
  const { question, place, sight, readerRoles } = asked;
  const isReader = ({ uid }: MemberRow) => uid === place.readerUid;
  const answer = whoCan(question, groupsOf(await listCovering(db, place)), { sight, isReader });
  const personOf = (row: MemberRow): WhoCanPerson => ({
    name: row.name,
    email: row.email,
    isSelf: isReader(row),
    endsAt: row.endsAt,
  });
  const peopleOf = (rows: readonly MemberRow[]) => rows.map(personOf);
  const wayOf = (way: Way): WayData => wayData(way, readerRoles);
  const newcomer = answerAct(question, NO_ROLES);
  const able = answer.able.flatMap(({ people }) => people);
  return {
    able: answer.able.map(({ grantedBy, count, people }) => ({
      grantedBy: [...grantedBy],
      count,
      people: peopleOf(people),
    })),
    hiddenRoles: [...answer.hiddenRoles],
    tokens: await tokensOf(db, asked, able, personOf),
    unable: answer.unable.map(({ active, suspended, reason, count, people, ways }) => ({
      active: [...active],
      suspended: [...suspended],
      reason,
      count,
      people: peopleOf(people),
      ways: ways.map(wayOf),
    })),
    newcomerWays: newcomer.allowed ? [] : newcomer.ways.map(wayOf),
    needMakers: NEEDS.map((need) => {
      const { roles, isPartner } = makersOfNeed(need, question);
      return {
        need,
        roles: [...roles],
        isPartner,
        isMaker: roles.some((role) => readerRoles.includes(role)),
      };
    }),
    holders: answer.holders.map(({ role, people }) => ({ role, people: peopleOf(people) })),
  };
}

function groupsOf(rows: readonly MemberRow[]): readonly MemberGroup<MemberRow>[] {
  const bySet = Map.groupBy(rows, ({ active, suspended }) => `${active.join()};${suspended.join()}`);
  return [...bySet.values()].flatMap((people) => {
    const [first] = people;
    return first === undefined ? [] : [{ ...first, people }];
  });
}

function wayData({ change, needs }: Way, readerRoles: readonly StoredRole[]): WayData {
  return {
    change: change && {
      ...change,
      makers: [...change.makers],
      isMaker: change.makers.some((role) => readerRoles.includes(role)),
      adds: [...change.adds],
    },
    needs: [...needs],
  };
}

/** Lists the tokens of those who can and whom the reader sees; a token's name is told to its owner alone. */
async function tokensOf(
  db: Db,
  { question: { act }, place }: AskedAct,
  able: readonly MemberRow[],
  personOf: (row: MemberRow) => WhoCanPerson,
): Promise<WhoCanData['tokens']> {
  const scopes = ACT_SCOPES[act] ?? [];
  const owners = new Map(able.map((row) => [row.uid, row]));
  const tokens = await listTokensWith(db, place.accountId, scopes, [...owners.keys()]);
  return tokens.flatMap(({ uid, name, expiresAt }) => {
    const owner = owners.get(uid);
    if (owner === undefined) return [];
    return [{ owner: personOf(owner), name: uid === place.readerUid ? name : null, expiresAt }];
  });
}
