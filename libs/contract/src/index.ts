export { announcementSchema } from './notifications/announcement.ts';
export type { AnnouncementItem } from './notifications/announcement.ts';
export { captchaSchema } from './account/contact.ts';
export type { Captcha } from './account/contact.ts';
export { apiTokenBodySchema } from './account/api-token.ts';
export type { ApiTokenRow } from './account/api-token.ts';
export { alertBodySchema } from './devices/alert.ts';
export type { Alert, AlertDelivery, DeliveriesPage } from './devices/alert.ts';
export {
  HISTORY_KINDS,
  addDeviceBodySchema,
  addDeviceDataSchema,
  favoriteBodySchema,
  historyEntrySchema,
  historySchema,
} from './devices/device.ts';
export type { History, HistoryEntry } from './devices/device.ts';
export {
  FEED_CURSOR_HEADER,
  SUCCESS_CODE,
  envelopeOf,
  failureDataSchema,
  failureSchema,
  requestIssueSchema,
} from './envelope.ts';
export type { Envelope, FailureData, RefusedAct, RequestIssue } from './envelope.ts';
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
} from './devices/instance-host.ts';
export type { HostCommand, HostEvent, HostRegistration, HostSnapshot } from './devices/instance-host.ts';
export {
  commandBodySchema,
  deploymentTargetSchema,
  instanceSchema,
  intervalSchema,
  planSchema,
} from './devices/instance.ts';
export type { DeploymentTarget, Instance } from './devices/instance.ts';
export {
  instanceUpdateSchema,
  notificationPreferencesSchema,
  notificationSchema,
  notificationsSchema,
  STREAMS_PER_USER,
  streamByeSchema,
  streamReadySchema,
} from './notifications/notification.ts';
export type {
  InstanceUpdate,
  MarkNotificationBody,
  Notification,
  NotificationPreference,
} from './notifications/notification.ts';
export { deletionBlockerSchema, deletionBlockersSchema, ownDataSchema } from './account/own-data.ts';
export type { DeletionBlocker } from './account/own-data.ts';
export { endSessionBodySchema, ownSessionSchema, ownSessionsSchema } from './account/session.ts';
export type { EndSessionBody, OwnSession } from './account/session.ts';
export { ACCESS_SORTS, AUDIT_COUNT_LIMIT, AUDIT_OUTCOMES } from './people/list-values.ts';
export type { AccessSort } from './people/list-values.ts';
export type { AuditEntryRow, AuditPage } from './people/audit.ts';
export type { TransferRow, VerifiedLink } from './people/ownership.ts';
export type { AccessPage, AccessRow, UploadData, VerifiedInvitation } from './people/people.ts';
export { ACT_SCOPES } from './people/act-scopes.ts';
export type { AccessRequest, OwnAccessRequest } from './people/access-request.ts';
export { whoCanQuerySchema, whoCanSchema } from './people/who-can.ts';
export type { WayData, WhoCanData, WhoCanPerson } from './people/who-can.ts';
export {
  acceptEulaBodySchema,
  acceptEulaDataSchema,
  eulaSchema,
  leadBodySchema,
  marketCodeSchema,
  marketsSchema,
  profileBodySchema,
  profileSchema,
} from './account/profile.ts';
export type { Eula, Profile, ProfileBody } from './account/profile.ts';
export {
  createAccountDataSchema,
  registerBodySchema,
  registerDataSchema,
  signupBodySchema,
  signupDataSchema,
} from './account/registration.ts';
export type { CreateAccountData, SignupBody, SignupData } from './account/registration.ts';
export {
  CHECKOUT_STATES,
  DISCOUNT_DURATIONS,
  checkoutBodySchema,
  checkoutDataSchema,
  checkoutStateSchema,
  paymentEventSchema,
  priceListSchema,
  productSchema,
  purchasePreviewBodySchema,
  purchasePreviewSchema,
  subscriptionTypeSchema,
} from './billing/payment.ts';
export type {
  CheckoutBody,
  CheckoutData,
  CheckoutState,
  PaymentEvent,
  PriceList,
  PurchasePreview,
} from './billing/payment.ts';
export type { RoutePermission } from './route-permission.ts';
export { ROUTE_SCOPES } from './route-scopes.ts';
export { API_BASE, ROUTES } from './routes.ts';
export type { Route } from './route.ts';
export type { RouteName } from './routes.ts';
export { supportHistorySchema, supportNotificationsSchema, supportRightsSchema } from './account/support.ts';
export type {
  SupportHistory,
  SupportMembership,
  SupportNotifications,
  SupportRights,
} from './account/support.ts';
export { scheduleRunSchema } from './devices/schedule.ts';
export type { QuietHoursItem, ScheduleItem, ScheduleRun } from './devices/schedule.ts';
export { RUNTIME_CONFIG_ELEMENT, runtimeConfigSchema } from './runtime-config.ts';
export type { RuntimeConfig } from './runtime-config.ts';
export {
  INVOICE_STATUSES,
  accountSubscriptionsSchema,
  billingRowSchema,
  billingSessionSchema,
  skyPortDeviceSchema,
  subscriptionSchema,
} from './billing/subscription.ts';
export type {
  AccountSubscriptions,
  BillingRow,
  SkyPortDevice,
  SubscriptionRow,
} from './billing/subscription.ts';
export { customerOfferSchema, partnerCustomerSchema } from './billing/partner.ts';
export type { CustomerOffer, PartnerCustomer } from './billing/partner.ts';
export {
  associationSchema,
  currentUserDataSchema,
  loginBodySchema,
  loginDataSchema,
  switchAccountBodySchema,
  userSchema,
} from './account/user.ts';
export type { Association, CurrentUserData, LoginData, Suspension, User } from './account/user.ts';
export {
  createOrMoveBodySchema,
  moveBodySchema,
  moveDataSchema,
  workspaceSchema,
} from './devices/workspace.ts';
export type { Workspace } from './devices/workspace.ts';
