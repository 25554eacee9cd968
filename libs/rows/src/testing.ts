export { insertInstance, insertReported, insertSubscription } from './devices.ts';
export { insertRow, type Columns } from './insert-rows.ts';
export { insertTransfer, insertInvitation } from './offers.ts';
export {
  insertAccount,
  insertMember,
  insertMembership,
  insertUser,
  insertWorkspace,
  inTransaction,
  type AccountRow,
} from './people.ts';
export { DAILY_START, insertAlertRule, insertScheduleRow, MAIL_RULE } from './rules.ts';
