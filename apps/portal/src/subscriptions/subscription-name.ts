import type { SubscriptionRow } from '@partyline/contract';
import { screens } from '@partyline/texts';

const words = screens.billing.subscriptions;

/** Returns the device's name, else the plan's; a customer's with its company, since a partner knows no device of it. [HZ-6] */
export function nameOf(row: SubscriptionRow): string {
  const { customer, deviceName, vicUuid, subscription: plan, noOfUsers } = row;
  if (customer !== null) return words.ofCustomer(customer.company, plan, noOfUsers);
  return deviceName ?? vicUuid ?? words.noDevice(plan);
}
