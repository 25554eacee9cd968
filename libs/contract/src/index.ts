export { announcementSchema } from './announcement.ts';
export type { AnnouncementItem } from './announcement.ts';
export { captchaSchema } from './contact.ts';
export type { Captcha } from './contact.ts';
export { apiTokenBodySchema } from './api-token.ts';
export type { ApiTokenRow } from './api-token.ts';
export { alertBodySchema } from './alert.ts';
export type { Alert, AlertDelivery, DeliveriesPage } from './alert.ts';
export {
  HISTORY_KINDS,
  addDeviceBodySchema,
  addDeviceDataSchema,
  favoriteBodySchema,
  historyEntrySchema,
  historySchema,
} from './device.ts';
export type { History, HistoryEntry } from './device.ts';
export {
  SUCCESS_CODE,
  envelopeOf,
  failureDataSchema,
  failureSchema,
  requestIssueSchema,
} from './envelope.ts';
export type { Envelope, FailureData, RequestIssue } from './envelope.ts';
export { ERRORS } from './error-code.ts';
export type { ErrorName } from './error-code.ts';
export {
  HOST_SIGNATURE_HEADER,
  HOST_SIGNATURE_TOLERANCE_S,
  HOST_TIMESTAMP_HEADER,
  hostClaimSchema,
  hostCommandAnswerSchema,
  hostCommandSchema,
  hostCreateSchema,
  hostDeploymentTargetsSchema,
  hostEventSchema,
  hostListSchema,
  hostManagerSessionSchema,
  hostRegistrationSchema,
  hostSnapshotSchema,
} from './instance-host.ts';
export type { HostCommand, HostEvent, HostRegistration, HostSnapshot } from './instance-host.ts';
export {
  commandBodySchema,
  deploymentTargetSchema,
  instanceSchema,
  intervalSchema,
  planSchema,
} from './instance.ts';
export type { DeploymentTarget, Instance } from './instance.ts';
export {
  instanceUpdateSchema,
  notificationPreferencesSchema,
  notificationSchema,
  notificationsSchema,
  STREAMS_PER_USER,
  streamByeSchema,
  streamReadySchema,
} from './notification.ts';
export type {
  InstanceUpdate,
  MarkNotificationBody,
  Notification,
  NotificationPreference,
} from './notification.ts';
export { deletionBlockerSchema, deletionBlockersSchema, ownDataSchema } from './own-data.ts';
export type { DeletionBlocker } from './own-data.ts';
export { endSessionBodySchema, ownSessionSchema, ownSessionsSchema } from './session.ts';
export type { EndSessionBody, OwnSession } from './session.ts';
export { AUDIT_OUTCOMES } from './audit.ts';
export type { AuditEntryRow, AuditPage } from './audit.ts';
export type { HandoverRow, VerifiedLink } from './ownership.ts';
export { ACCESS_SORTS } from './people.ts';
export type { AccessPage, AccessRow, AccessSort, UploadData, VerifiedInvitation } from './people.ts';
export {
  acceptEulaBodySchema,
  acceptEulaDataSchema,
  eulaSchema,
  leadBodySchema,
  marketCodeSchema,
  marketsSchema,
  profileBodySchema,
  profileSchema,
} from './profile.ts';
export type { Eula, LeadBody, Profile, ProfileBody } from './profile.ts';
export {
  createAccountBodySchema,
  createAccountDataSchema,
  registerBodySchema,
  registerDataSchema,
  signupBodySchema,
  signupDataSchema,
} from './registration.ts';
export type { CreateAccountData, SignupBody, SignupData } from './registration.ts';
export {
  CHECKOUT_STATES,
  checkoutBodySchema,
  checkoutDataSchema,
  checkoutStateSchema,
  paymentEventSchema,
  priceListSchema,
  productSchema,
  purchasePreviewBodySchema,
  purchasePreviewSchema,
  subscriptionTypeSchema,
} from './payment.ts';
export type {
  CheckoutBody,
  CheckoutData,
  CheckoutState,
  PaymentEvent,
  PriceList,
  PurchasePreview,
} from './payment.ts';
export type { RoutePermission } from './route-permission.ts';
export { ROUTE_SCOPES } from './route-scopes.ts';
export { API_BASE, ROUTES } from './routes.ts';
export type { Route } from './route.ts';
export type { RouteName } from './routes.ts';
export { supportHistorySchema, supportNotificationsSchema, supportRightsSchema } from './support.ts';
export type { SupportHistory, SupportMembership, SupportNotifications, SupportRights } from './support.ts';
export type { QuietHoursItem, ScheduleItem, ScheduleRun } from './schedule.ts';
export { RUNTIME_CONFIG_ELEMENT, runtimeConfigSchema } from './runtime-config.ts';
export type { RuntimeConfig } from './runtime-config.ts';
export {
  INVOICE_STATUSES,
  accountSubscriptionsSchema,
  billingRowSchema,
  billingSessionSchema,
  partnerCustomerSchema,
  skyPortDeviceSchema,
  subscriptionSchema,
} from './subscription.ts';
export type {
  AccountSubscriptions,
  BillingRow,
  PartnerCustomer,
  SkyPortDevice,
  SubscriptionRow,
} from './subscription.ts';
export {
  associationSchema,
  currentUserDataSchema,
  loginBodySchema,
  loginDataSchema,
  switchAccountBodySchema,
  userSchema,
} from './user.ts';
export type { Association, CurrentUserData, LoginData, User } from './user.ts';
export { createOrMoveBodySchema, moveBodySchema, moveDataSchema, workspaceSchema } from './workspace.ts';
export type { Workspace } from './workspace.ts';
