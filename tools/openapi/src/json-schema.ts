import {
  accountSubscriptionsSchema,
  billingRowSchema,
  checkoutStateSchema,
  partnerCustomerSchema,
  productSchema,
  purchasePreviewSchema,
  subscriptionSchema,
  deploymentTargetSchema,
  failureDataSchema,
  hostEventSchema,
  hostSnapshotSchema,
  instanceSchema,
  instanceUpdateSchema,
  loginDataSchema,
  notificationSchema,
  requestIssueSchema,
  associationSchema,
  currentUserDataSchema,
  userSchema,
  workspaceSchema,
} from '@partyline/contract';
import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

export type DocumentSchema = Record<string, unknown>;

/** Schemas that become named components. */
const NAMED = {
  AccountSubscriptions: accountSubscriptionsSchema,
  Association: associationSchema,
  BillingRow: billingRowSchema,
  CheckoutState: checkoutStateSchema,
  CurrentUserData: currentUserDataSchema,
  DeploymentTarget: deploymentTargetSchema,
  FailureData: failureDataSchema,
  HostEvent: hostEventSchema,
  HostSnapshot: hostSnapshotSchema,
  Instance: instanceSchema,
  InstanceUpdate: instanceUpdateSchema,
  LoginData: loginDataSchema,
  Notification: notificationSchema,
  PartnerCustomer: partnerCustomerSchema,
  Product: productSchema,
  PurchasePreview: purchasePreviewSchema,
  RequestIssue: requestIssueSchema,
  Subscription: subscriptionSchema,
  User: userSchema,
  Workspace: workspaceSchema,
};

/** Ignores actions that do not narrow the input or that OpenAPI cannot express. */
const CONVERSION = {
  definitions: NAMED,
  typeMode: 'input',
  ignoreActions: ['to_lower_case', 'trim', 'normalize', 'transform'],
} satisfies ConversionConfig;

/** Converts to JSON Schema, with references to named ones. */
export function schemaOf(schema: GenericSchema): DocumentSchema {
  return inDocument(toJsonSchema(schema, CONVERSION));
}

export function namedSchemas(): Record<string, DocumentSchema> {
  const definitions = toJsonSchemaDefs(NAMED, CONVERSION);
  return Object.fromEntries(Object.entries(definitions).map(([name, schema]) => [name, inDocument(schema)]));
}

/** Rewrites references to the document's components. */
function inDocument(schema: object): DocumentSchema {
  const text = JSON.stringify(schema, (key, value: unknown) =>
    key === '$schema' || key === '$defs' ? undefined : value,
  );
  return JSON.parse(text.replaceAll('#/$defs/', '#/components/schemas/')) as DocumentSchema; // our own JSON
}
