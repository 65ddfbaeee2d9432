export { Alert, type AlertProps } from '../components/Alert/Alert.tsx';
export { Badge, type BadgeProps } from '../components/Badge/Badge.tsx';
export {
  type Breadcrumb,
  Breadcrumbs,
  type BreadcrumbsProps,
} from '../components/Breadcrumbs/Breadcrumbs.tsx';
export { Button, type ButtonProps } from '../components/Button/Button.tsx';
export { Card, type CardProps } from '../components/Card/Card.tsx';
export { Checkbox, type CheckboxProps } from '../components/Checkbox/Checkbox.tsx';
export { Container, type ContainerProps } from '../components/Container/Container.tsx';
export { CopyButton, type CopyButtonProps } from '../components/CopyButton/CopyButton.tsx';
export { DateField, type DateFieldProps } from '../components/DateField/DateField.tsx';
export {
  type DescriptionItem,
  DescriptionList,
  type DescriptionListProps,
} from '../components/DescriptionList/DescriptionList.tsx';
export { Dialog, type DialogProps } from '../components/Dialog/Dialog.tsx';
export { EmptyState, type EmptyStateProps } from '../components/EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from '../components/ErrorState/ErrorState.tsx';
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type SummaryError,
} from '../components/ErrorSummary/ErrorSummary.tsx';
export { Fieldset, type FieldsetProps } from '../components/Fieldset/Fieldset.tsx';
export { Grid, type GridProps } from '../components/Grid/Grid.tsx';
export { Heading, type HeadingProps } from '../components/Heading/Heading.tsx';
export { IconButton, type IconButtonProps } from '../components/IconButton/IconButton.tsx';
export { Inline, type InlineProps } from '../components/Inline/Inline.tsx';
export {
  PasswordField,
  type PasswordFieldProps,
} from '../components/PasswordField/PasswordField.tsx';
export { Prose, type ProseProps } from '../components/Prose/Prose.tsx';
export type { LinkSlot, LinkSlotProps } from '../components/private/link-slot.ts';
export type { Gap, Tone } from '../components/private/types.ts';
export {
  SelectField,
  type SelectFieldProps,
  type SelectOption,
} from '../components/SelectField/SelectField.tsx';
export { Sheet, type SheetProps } from '../components/Sheet/Sheet.tsx';
export {
  type SidebarGroup,
  type SidebarItem,
  SidebarNav,
  type SidebarNavProps,
} from '../components/SidebarNav/SidebarNav.tsx';
export {
  type FooterGroup,
  type FooterLink,
  SiteFooter,
  type SiteFooterProps,
} from '../components/SiteFooter/SiteFooter.tsx';
export { SiteHeader, type SiteHeaderProps } from '../components/SiteHeader/SiteHeader.tsx';
export { Skeleton, type SkeletonProps } from '../components/Skeleton/Skeleton.tsx';
export { SkipLink, type SkipLinkProps } from '../components/SkipLink/SkipLink.tsx';
export { Spinner, type SpinnerProps } from '../components/Spinner/Spinner.tsx';
export { Stack, type StackProps } from '../components/Stack/Stack.tsx';
export { Stat, type StatProps } from '../components/Stat/Stat.tsx';
export { Table, type TableProps } from '../components/Table/Table.tsx';
export type { TableColumn, TableColumnFrame } from '../components/Table/table-column.ts';
export {
  TableSkeleton,
  type TableSkeletonProps,
} from '../components/TableSkeleton/TableSkeleton.tsx';
export { Text, type TextProps } from '../components/Text/Text.tsx';
export {
  TextAreaField,
  type TextAreaFieldProps,
} from '../components/TextAreaField/TextAreaField.tsx';
export { TextField, type TextFieldProps } from '../components/TextField/TextField.tsx';
export { TextLink, type TextLinkProps } from '../components/TextLink/TextLink.tsx';
