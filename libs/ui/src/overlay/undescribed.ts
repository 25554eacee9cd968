/**
 * Props of a modal with a form or a list. Mantine describes a dialog by its body, and screen readers read the description out when it
 * opens: without the body's id there is none.
 */
export const UNDESCRIBED = { attributes: { header: { role: 'none' }, body: { id: undefined } } } as const;
