/** The words of subscriptions and invoices at /myaccount. */
export const billing = {
  title: 'Billing',
  text: 'What this account pays for, and every invoice.',
  noRightsTitle: 'Billing is not for your role',
  manage: 'Manage billing',
  opening: 'Opening billing',
  noPortal: 'Available after the first purchase.',
  loadFailed: 'This could not be loaded',
  tryAgain: 'Try again',
  cancel: 'Keep it as it is',

  subscriptions: {
    title: 'Subscriptions',
    loading: 'Loading subscriptions',
    noneTitle: 'No subscription yet',
    noneText: 'Choose a plan above. Its subscription appears here.',
    noDevice: (plan: string) => `${plan} without an instance`,
    in: (workspace: string) => `in ${workspace}`,
    users: (users: number) => `${users} ${users === 1 ? 'user' : 'users'}`,
    seats: (used: number, users: number) => `${used} of ${users} users connected`,
    price: (price: string, per: string) => `${price} ${per}`,
    renews: (date: string) => `Renews on ${date}`,
    ends: (date: string) => `Works until ${date}`,
    ended: (date: string) => `Ended on ${date}`,
    cancelled: 'Cancelled',
    graceEnds: (date: string) => `Everything works until ${date}. Pay before then to keep it.`,
    groups: { intercom: 'Instances', skyport: 'Devices' },
  },

  actions: {
    cancel: 'Cancel subscription',
    cancelOf: (name: string) => `Cancel subscription of ${name}`,
    resubscribe: 'Resubscribe',
    resubscribeOf: (name: string) => `Resubscribe ${name}`,
    delete: 'Delete',
    deleteOf: (name: string) => `Delete the subscription of ${name}`,
    busy: 'Saving',
    cancelled: (name: string) => `The subscription of ${name} will not be renewed.`,
    resubscribed: (name: string) => `The subscription of ${name} will be renewed.`,
    deleted: (name: string) => `The subscription of ${name} has been deleted.`,
  },

  cancelQuestion: {
    title: (name: string) => `Cancel the subscription of ${name}?`,
    until: (date: string) => `It works until ${date} and is not renewed. Until then you can resubscribe.`,
    untilUnknown: 'It works until the end of its period and is not renewed. Until then you can resubscribe.',
    after: (days: number) =>
      `After its end it cannot be started any more, and ${days} days later the subscription is deleted.`,
    confirm: 'Cancel subscription',
  },

  deleteQuestion: {
    title: (name: string) => `Delete the subscription of ${name}?`,
    text: 'It is removed at once and cannot be taken up again. Its invoices stay.',
    confirm: 'Delete subscription',
  },

  invoices: {
    title: 'Invoices',
    loading: 'Loading invoices',
    noneTitle: 'No invoice yet',
    noneText: 'After a purchase its invoice appears here.',
    export: 'Export CSV',
    columns: {
      plan: 'Plan',
      invoice: 'Invoice ID',
      users: 'Users',
      renewal: 'Renewal date',
      status: 'Status',
      amount: 'Amount',
    },
    unknown: 'Unknown',
    open: (id: string) => `${id}, opens in a new tab`,
    refunded: (amount: string) => `${amount} refunded`,
    file: (day: string) => `invoices-${day}.csv`,
  },

  calendar: {
    title: 'Coming up',
    kinds: { renews: 'Renews', ends: 'Ends', 'grace-ends': 'Last day to pay' },
    of: (name: string, plan: string) => `${name}, ${plan}`,
  },

  customers: {
    title: 'Your customers',
    loading: 'Loading your customers',
    noOwner: 'No owner',
    columns: {
      workspace: 'Workspace',
      owner: 'Owner',
      plans: 'Plans',
      seats: 'Users connected',
      next: 'Next date',
      health: 'Health',
    },
    seats: (used: number, users: number) => `${used} of ${users}`,
    health: {
      ok: 'Good',
      'ends-soon': 'Ends soon',
      'past-due': 'Past-Due',
      expired: 'Expired',
      none: 'No subscription',
    },
  },
} as const;
