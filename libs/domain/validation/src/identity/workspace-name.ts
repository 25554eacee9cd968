import { hasHiddenCharacters, withoutLineSpace } from '../fields/hidden-characters.ts';
import { NAME_MAX_LENGTH } from '../fields/limits.ts';

export type WorkspaceNameIssue =
  | 'workspace-name-required'
  | 'workspace-name-too-long'
  | 'workspace-name-special-characters'
  | 'hidden-characters';

/** One class once: no backtracking. [GW-2] */
const ALLOWED = /^[\p{L}\p{M}\p{Nd} _-]+$/u;

/** Composes (NFC), then trims. [GW-2] */
export function readWorkspaceName(text: string): string {
  return text.normalize('NFC').trim();
}

/** Lists the characters that a workspace name may not have, each once, in their order. [GW-2, HZ-15] */
export function specialCharactersIn(text: string): readonly string[] {
  return [...new Set(readWorkspaceName(text))].filter((character) => !ALLOWED.test(character));
}

/**
 * Returns the issue of a name, null if right: letters and digits of any script, hyphens, underscores and plain spaces. [WS-5, WS-6,
 * WS-7, VAL-21, GW-2, GW-3, GE-12]
 */
export function workspaceNameIssue(text: string): WorkspaceNameIssue | null {
  const name = readWorkspaceName(text);
  if (name === '') return 'workspace-name-required';
  if (hasHiddenCharacters(withoutLineSpace(name))) return 'hidden-characters';
  if (name.length > NAME_MAX_LENGTH) return 'workspace-name-too-long';
  return ALLOWED.test(name) ? null : 'workspace-name-special-characters';
}
