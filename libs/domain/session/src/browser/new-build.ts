/**
 * Whether the portal served now is another build than the running one. The build follows a plus sign in the version;
 * versions without one are never compared. [PLUS-29]
 */
export function isOtherBuild(running: string, served: string | null | undefined): boolean {
  const [build, servedBuild] = [running, served ?? ''].map((version) => version.split('+')[1] ?? '');
  return build !== '' && servedBuild !== '' && running !== served;
}
