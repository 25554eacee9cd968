/**
 * Says whether the portal served now is another build than the one a tab runs, so that the tab asks to reload. A version names its
 * build behind a plus sign; one without (a development server's, or a server's without a build) is never compared. [PLUS-29]
 */
export function isOtherBuild(running: string, served: string | null | undefined): boolean {
  const [build, servedBuild] = [running, served ?? ''].map((version) => version.split('+')[1] ?? '');
  return build !== '' && servedBuild !== '' && running !== served;
}
