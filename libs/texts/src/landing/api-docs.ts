/** Texts of /api/docs. [PLUS-25] */
export const API_DOCS_TEXTS = {
  title: (product: string) => `${product} API`,
  document: 'This page as an OpenAPI document',
  contents: 'Contents',
  scopes: 'Scopes of API tokens',
  scopesText:
    'Create an API token under “Settings, API tokens” and send it as “Authorization: Bearer plt_…”. A token has the scopes it was created with, and never more rights than its user has at that moment.',
  noToken: 'No API token is accepted here.',
  takesScope: 'An API token needs the scope',
  access: 'Who may call',
  parameters: 'Parameters',
  body: 'Body',
  answer: 'Data of a successful answer',
  errors: 'Errors',
  schemas: 'Schemas',
  required: 'required',
  optional: 'optional',
} as const;

/** Callers of a route by permission kind. */
export const ROUTE_ACCESS_TEXTS: Readonly<Record<string, string>> = {
  public: 'Anyone',
  visitor: 'Anyone; a signed-in user is recognised',
  signature: 'An outside service, by its signature',
  bearer: 'A signed-in user',
  member: 'A member of the account that the token names',
  account: 'A member with the right on the account',
  workspace: 'A member with the right on the workspace',
  instance: 'A member with the right on the instance',
  support: 'Support staff, with a support token',
};
