/** Texts of the settings, below /myaccount/settings. [HZ-9] */
export const settings = {
  title: 'Settings',
  back: 'All settings',
  you: 'You',
  account: 'Account',
  data: 'Data',
  pages: {
    profile: 'Profile',
    appearance: 'Appearance and language',
    notifications: 'Notifications',
    signIn: 'Sign-in and sessions',
    apiTokens: 'API tokens',
    account: 'Account',
    data: 'Your data',
    delete: 'Delete',
  },
} as const;

/** Texts around the pages of the billing, at /myaccount. [HZ-9] */
export const billingTabs = {
  title: 'Billing',
  label: 'Subscriptions, plans and invoices',
  subscriptions: 'Subscriptions',
  plans: 'Plans',
  invoices: 'Invoices',
  customers: 'Customers',
} as const;
