let isUnannounced = false;

/** A visitor asked for a page that does not exist and is being sent elsewhere: to be said once they are there. [GR-10] */
export function announceUnknownPage(): void {
  isUnannounced = true;
}

/** Whether there is an unknown page to be told of; asking forgets it. */
export function takeUnknownPage(): boolean {
  const was = isUnannounced;
  isUnannounced = false;
  return was;
}
