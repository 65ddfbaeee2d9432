export { visuallyHidden as announcement } from '@consultancy/ui/css';
