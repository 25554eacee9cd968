/** Marks a branch that the types say cannot be reached. Reaching it is a bug, so it throws. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
