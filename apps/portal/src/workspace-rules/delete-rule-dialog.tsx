import type { UseMutationResult } from '@tanstack/react-query';
import { MutationDialog } from '../forms/mutation-dialog.tsx';

interface DeleteRuleDialogProps<Rule> {
  readonly words: {
    readonly [Name in 'deleteTitle' | 'deleted']: (name: string) => string;
  } & Readonly<Record<'delete' | 'deleteText' | 'cancel', string>>;
  readonly rule: Rule;
  readonly mutation: Pick<UseMutationResult<unknown, Error, Rule>, 'mutate' | 'isPending' | 'error'>;
  readonly onClose: () => void;
}

/** Confirms the deletion of a rule. */
export function DeleteRuleDialog<Rule extends { readonly name: string }>({
  words,
  rule,
  mutation,
  onClose,
}: DeleteRuleDialogProps<Rule>) {
  return (
    <MutationDialog
      title={words.deleteTitle(rule.name)}
      tone="danger"
      submitLabel={words.delete}
      cancelLabel={words.cancel}
      mutation={mutation}
      variables={rule}
      done={words.deleted(rule.name)}
      onClose={onClose}
    >
      {words.deleteText}
    </MutationDialog>
  );
}
