/** Whether a lead was accepted: response code 0 only. [EULA-32, EULA-33] */
export function isLeadAccepted(errorCode: unknown): boolean {
  return errorCode === 0;
}
