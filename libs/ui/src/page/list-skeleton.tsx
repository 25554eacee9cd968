import { Group, Skeleton, Stack } from '@mantine/core';

const WIDTHS = ['32%', '20%', '16%'];

interface ListSkeletonProps {
  /** For screen readers. */
  readonly label: string;
  readonly rows: number;
}

/** Renders the loading state of a table or list, as high as its rows. */
export function ListSkeleton({ label, rows }: ListSkeletonProps) {
  return (
    <Stack gap={0} role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <Group key={row} h={44} px="md" gap="xl" wrap="nowrap">
          {WIDTHS.map((width) => (
            <Skeleton key={width} height={10} width={width} />
          ))}
        </Group>
      ))}
    </Stack>
  );
}
