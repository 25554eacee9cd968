import { isHeldPrice, type Held, type Selected } from '@partyline/subscriptions';
import { Group, Input, NativeSelect, SegmentedControl, Text } from '@mantine/core';
import {
  computeCharge,
  findPrice,
  listIntervalOptions,
  listPlanOptions,
  listSizeOptions,
  PLAN_VARIANTS,
  type Cents,
  type IntervalOption,
  type Plan,
  type PlanOption,
  type Product,
} from '@partyline/pricing';
import { screens } from '@partyline/texts';
import { PlanLabel, RadioList } from '@partyline/ui';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { ListedPrice } from '../../../../subscriptions/listed-price.tsx';
import { isTaxed } from '../../../../subscriptions/tax.ts';
import { priceText } from '../../../../subscriptions/prices.ts';
import styles from './change-plan.module.css';

const words = screens.changePlan;
const { planCards } = screens;
const CHEVRON = <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />;

interface PlanFieldsProps {
  readonly products: readonly Product[];
  readonly held: Held;
  readonly selected: Selected;
  /** The last size that was asked for: a smaller plan does not forget it. */
  readonly wantedUsers: number;
  readonly onSelect: (priceId: string) => void;
  readonly onUsers: (users: number, priceId: string) => void;
}

/** Renders plan, size and interval, each with a mark at the present one; what is not sold says so. [PLUS-7, PRICE-1, PRICE-9] */
export function PlanFields(props: PlanFieldsProps) {
  const { products, held, selected, onSelect, onUsers } = props;
  const product = products.find(({ title }) => title === selected.plan) ?? null;
  const sizes = listSizeOptions(products, product, selected.interval, held.users);
  const intervals = listIntervalOptions(product, selected.users);
  const paidId = useId();
  const isHeld = (interval: Held['interval']) => interval === held.interval;
  return (
    <div className={styles.choices} role="group" aria-label={words.choices}>
      <PlanField {...props} />
      <NativeSelect
        label={words.users}
        rightSection={
          <Group component="span" gap="sm" wrap="nowrap" c="var(--pl-text-3)" fz="sm">
            {words.todaySize(held.users)} {CHEVRON}
          </Group>
        }
        rightSectionWidth={104}
        rightSectionPointerEvents="none"
        data={sizes.map(({ users, price }) => ({
          value: String(users),
          label:
            price === null && users !== selected.users
              ? words.sizeNotSold(users, selected.plan)
              : String(users),
          disabled: price === null,
        }))}
        value={String(selected.users)}
        onChange={({ currentTarget: { value } }) => {
          const price = product && findPrice(product.prices, Number(value), selected.interval);
          if (price !== null) onUsers(price.users, price.priceId);
        }}
      />
      <Input.Wrapper label={words.paid} labelElement="div" labelProps={{ id: paidId }}>
        <SegmentedControl
          fullWidth
          aria-labelledby={paidId}
          data={intervals.map(({ interval, price }) => ({
            value: interval,
            label: planCards.intervals[interval],
            disabled: price === null && interval !== selected.interval,
          }))}
          value={selected.interval}
          onChange={(asked) => {
            const price = intervals.find(({ interval }) => interval === asked)?.price;
            if (price) onSelect(price.priceId);
          }}
        />
        <div className={styles.todayRow}>
          {intervals.map(({ interval }) => (
            <span key={interval}>{isHeld(interval) ? <Today>{words.today}</Today> : null}</span>
          ))}
        </div>
        {intervals.filter(isNotSold).map(({ interval }) => (
          <Text key={interval} c="var(--pl-text-3)" fz="xs" lh="xs">
            {words.intervalNotSold(words.intervals[interval], selected.users, selected.plan)}
          </Text>
        ))}
      </Input.Wrapper>
    </div>
  );
}

const isNotSold = ({ price }: IntervalOption): boolean => price === null;

function Today({ children }: { readonly children: string }) {
  return <span className={styles.today}>{children}</span>;
}

function PlanField({ products, held, selected, wantedUsers, onSelect }: PlanFieldsProps) {
  const options = listPlanOptions(products, { users: wantedUsers, interval: selected.interval });
  const isOnSale = products.some(({ title }) => title === held.plan);
  return (
    <RadioList<Plan>
      label={words.plan}
      value={selected.plan}
      options={[
        ...(isOnSale
          ? []
          : [
              {
                value: held.plan,
                label: <PlanName plan={held.plan} charge={held.price} listed={null} />,
                description: words.todayGone(held.users),
              },
            ]),
        ...options.map((option) => ({
          value: option.product.title,
          label: <PlanName plan={option.product.title} {...shownOf(option, held)} />,
          description: <PlanNote option={option} {...{ held, selected, wantedUsers }} />,
          isDisabled: option.price === null && option.product.title !== selected.plan,
        })),
      ]}
      onChange={(plan) => {
        const price = options.find(({ product }) => product.title === plan)?.price;
        if (price) onSelect(price.priceId);
      }}
    />
  );
}

interface ShownCharge {
  /** null for nothing on sale. */
  readonly charge: Cents | null;
  /** Before the discount; null without one. */
  readonly listed: Cents | null;
}

/** Returns what would be charged; of today's plan what is charged today. [GB-35, PRICE-15] */
function shownOf({ product, price }: PlanOption, held: Held): ShownCharge {
  if (price === null) return { charge: null, listed: null };
  if (held.price !== null && isHeldPrice(held, product.title, price))
    return { charge: held.price, listed: null };
  const charge = computeCharge(price);
  return { charge, listed: charge === price.price ? null : price.price };
}

function PlanName({ plan, charge, listed }: ShownCharge & { readonly plan: Plan }) {
  return (
    <Group component="span" justify="space-between" gap="md" wrap="nowrap">
      <PlanLabel variant={PLAN_VARIANTS[plan]} label={plan} />
      {charge === null ? null : (
        <span className={styles.figure}>
          <ListedPrice listed={listed === null ? null : priceText(listed)} />
          {priceText(charge)}
          {isTaxed ? ` ${planCards.plusTax}` : ''}
        </span>
      )}
    </Group>
  );
}

interface PlanNoteProps extends Pick<PlanFieldsProps, 'held' | 'selected' | 'wantedUsers'> {
  readonly option: PlanOption;
}

/** Renders what a plan is today, else how its size differs, else its description; and a discount with how long it lasts. [PRICE-15] */
function PlanNote({ option: { product, price }, held, selected, wantedUsers }: PlanNoteProps) {
  const isHeld = product.title === held.plan;
  if (price === null) return words.notSold(words.intervals[selected.interval]);
  const { connected } = held;
  const size = price.users < wantedUsers ? words.upTo(price.users) : words.from(price.users);
  const isSmaller = connected !== null && connected > 0 && price.users < wantedUsers;
  const about =
    price.users === wantedUsers
      ? planCards.describe(product.description)
      : `${size}${isSmaller ? ` ${words.connected(connected)}` : ''}`;
  const { listed } = shownOf({ product, price }, held);
  return (
    <>
      {isHeld ? <Today>{words.todayWith(held.users)}</Today> : about}
      {listed === null ? null : (
        <Text span display="block">
          {planCards.discountEveryRenewal(price.discount)}
        </Text>
      )}
    </>
  );
}
