/** For screen readers only: the foot of the table shows the same text. */
export { visuallyHidden as announcement } from '@consultancy/ui/css';
