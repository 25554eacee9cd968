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

/** A JSON Schema as it stands in the document. */
export type DocumentSchema = Record<string, unknown>;

/** The schemas that get a name of their own in the document. */
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

/** Steps that change the input's form without narrowing it, and steps OpenAPI has no word for. */
const CONVERSION = {
  definitions: NAMED,
  typeMode: 'input',
  ignoreActions: ['to_lower_case', 'trim', 'normalize', 'transform'],
} satisfies ConversionConfig;

/** The JSON Schema of a valibot schema, with references to the named ones. */
export function schemaOf(schema: GenericSchema): DocumentSchema {
  return inDocument(toJsonSchema(schema, CONVERSION));
}

/** Every named schema, as `components.schemas`. */
export function namedSchemas(): Record<string, DocumentSchema> {
  const definitions = toJsonSchemaDefs(NAMED, CONVERSION);
  return Object.fromEntries(Object.entries(definitions).map(([name, schema]) => [name, inDocument(schema)]));
}

/** Drops what only makes sense in a schema that stands alone, and points references at the document's components. */
function inDocument(schema: object): DocumentSchema {
  const text = JSON.stringify(schema, (key, value: unknown) =>
    key === '$schema' || key === '$defs' ? undefined : value,
  );
  return JSON.parse(text.replaceAll('#/$defs/', '#/components/schemas/')) as DocumentSchema; // our own JSON, just written
}
