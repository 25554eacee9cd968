/**
 * Sentences fixed to the letter by the specification, including missing full stops and capitals. Other texts refer to these. [ERR-7
 * … ERR-36]
 */
export const WORDINGS = {
  generalError: 'Something went wrong!',
  timeout: 'We are unable to process the request, Please try again!',
  sessionExpired: 'Your session expired, please login again!',
  dnsNotPrepared: 'DNS for the instance still not prepared. Please try after sometime!',
  deviceNotDeletable: 'Device can not be deleted',
  startNotAllowed: 'User is not allowed to start VIC.',
  linkGroupHasOwnersLq: "You can't move this link group because it has LQ added by workspace owner.",
} as const;
