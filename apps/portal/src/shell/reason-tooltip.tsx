export { ReasonTooltip } from '@partyline/ui';
