export {
  parseAccountId,
  parseVicId,
  parseVicUuid,
  parseWorkspaceId,
  parseUid,
  type Branded,
  type AccountId,
  type WorkspaceId,
} from './ids.ts';
export { parseClosedWord, parseInstant } from './parse-text.ts';
export { allow, refuse, err, ok, type Decision, type Result } from './result.ts';
