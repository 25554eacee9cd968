import { names, type Tree } from '@nx/devkit';

/** A name in the spellings that templates use. */
export interface Names {
  /** rename-device */
  readonly name: string;
  /** RenameDevice */
  readonly className: string;
  /** renameDevice */
  readonly propertyName: string;
  /** RENAME_DEVICE */
  readonly constantName: string;
}

/** Writes a name in every spelling, or throws if it is not in kebab-case. */
export function spellName(name: string): Names {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    throw new Error(`"${name}" is not in kebab-case, like rename-device.`);
  const { className, propertyName, constantName } = names(name);
  return { name, className, propertyName, constantName };
}

/** Throws if one of the files or folders exists. */
export function requireUnused(tree: Tree, name: string, paths: readonly string[]): void {
  const used = paths.find((path) => tree.exists(path));
  if (used !== undefined) throw new Error(`"${name}" is taken: ${used} exists.`);
}
