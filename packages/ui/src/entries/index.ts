export {
  Accordion,
  type AccordionItem,
  type AccordionProps,
} from '../components/Accordion/Accordion.tsx';
export { Alert, type AlertProps } from '../components/Alert/Alert.tsx';
export { Avatar, type AvatarProps } from '../components/Avatar/Avatar.tsx';
export { Badge, type BadgeProps } from '../components/Badge/Badge.tsx';
export { Banner, type BannerProps } from '../components/Banner/Banner.tsx';
export { BarChart, type BarChartProps, type ChartBar } from '../components/BarChart/BarChart.tsx';
export { Box, type BoxProps } from '../components/Box/Box.tsx';
export {
  type Breadcrumb,
  Breadcrumbs,
  type BreadcrumbsProps,
} from '../components/Breadcrumbs/Breadcrumbs.tsx';
export { Button, type ButtonProps } from '../components/Button/Button.tsx';
export { Card, type CardProps } from '../components/Card/Card.tsx';
export {
  type CategoryBar,
  CategoryBars,
  type CategoryBarsProps,
} from '../components/CategoryBars/CategoryBars.tsx';
export { Checkbox, type CheckboxProps } from '../components/Checkbox/Checkbox.tsx';
export { Combobox, type ComboboxProps } from '../components/Combobox/Combobox.tsx';
export type { ComboboxOption, ComboboxTexts } from '../components/Combobox/combobox-types.ts';
export {
  ConfirmDialog,
  type ConfirmDialogProps,
} from '../components/ConfirmDialog/ConfirmDialog.tsx';
export { Container, type ContainerProps } from '../components/Container/Container.tsx';
export { CopyButton, type CopyButtonProps } from '../components/CopyButton/CopyButton.tsx';
export { DataTable } from '../components/DataTable/DataTable.tsx';
export type { CellCopy, DataTableColumn } from '../components/DataTable/data-table-column.ts';
export type {
  DataTableProps,
  DataTableState,
  DataTableTexts,
  RowDetails,
  RowSelection,
  TableDensity,
  ViewMenuTexts,
} from '../components/DataTable/data-table-props.ts';
export type {
  ColumnSort,
  SortDirection,
  TableSorting,
} from '../components/DataTable/sort/column-sort.ts';
export { DateField, type DateFieldProps } from '../components/DateField/DateField.tsx';
export type { DateFieldTexts } from '../components/DateField/date-field-texts.ts';
export {
  type DateRangeEnd,
  DateRangeField,
  type DateRangeFieldProps,
} from '../components/DateRangeField/DateRangeField.tsx';
export type { DatePreset } from '../components/DateRangeField/date-preset.ts';
export {
  type DescriptionItem,
  DescriptionList,
  type DescriptionListProps,
} from '../components/DescriptionList/DescriptionList.tsx';
export { Dialog, type DialogProps } from '../components/Dialog/Dialog.tsx';
export {
  DropdownMenu,
  type DropdownMenuProps,
  type MenuGroup,
  type MenuItem,
} from '../components/DropdownMenu/DropdownMenu.tsx';
export { EmptyState, type EmptyStateProps } from '../components/EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from '../components/ErrorState/ErrorState.tsx';
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type SummaryError,
} from '../components/ErrorSummary/ErrorSummary.tsx';
export { Fieldset, type FieldsetProps } from '../components/Fieldset/Fieldset.tsx';
export type { FileDropEntry, FileDropListing } from '../components/FileDrop/dropped-files.ts';
export { FileDrop, type FileDropProps } from '../components/FileDrop/FileDrop.tsx';
export { FileField, type FileFieldProps } from '../components/FileField/FileField.tsx';
export { Form, type FormProps } from '../components/Form/Form.tsx';
export { FormTexts, type FormTextsProps } from '../components/FormTexts/FormTexts.tsx';
export { Grid, type GridProps } from '../components/Grid/Grid.tsx';
export { Heading, type HeadingProps } from '../components/Heading/Heading.tsx';
export { Hero, type HeroProps } from '../components/Hero/Hero.tsx';
export { IconButton, type IconButtonProps } from '../components/IconButton/IconButton.tsx';
export { Inline, type InlineProps } from '../components/Inline/Inline.tsx';
export { LineChart, type LineChartProps } from '../components/LineChart/LineChart.tsx';
export type { LinePoint, LineSeries } from '../components/LineChart/line-data.ts';
export { LoadMore, type LoadMoreProps } from '../components/LoadMore/LoadMore.tsx';
export { NumberField, type NumberFieldProps } from '../components/NumberField/NumberField.tsx';
export type { CursorPage, CursorPages } from '../components/PagedTable/cursor-pages.ts';
export {
  PagedTable,
  type PagedTableProps,
  type PagedTableTexts,
} from '../components/PagedTable/PagedTable.tsx';
export {
  type CursorPagesOptions,
  type ReadCursorPages,
  useCursorPages,
} from '../components/PagedTable/use-cursor-pages.ts';
export { PageWidth, type PageWidthProps } from '../components/PageWidth/PageWidth.tsx';
export type { PasswordLengthStep } from '../components/PasswordField/LengthHint.tsx';
export {
  PasswordField,
  type PasswordFieldProps,
} from '../components/PasswordField/PasswordField.tsx';
export { Popover, type PopoverProps } from '../components/Popover/Popover.tsx';
export { Progress, type ProgressProps } from '../components/Progress/Progress.tsx';
export { Prose, type ProseProps } from '../components/Prose/Prose.tsx';
export type {
  ChartDatum,
  ChartFormats,
  ChartTexts,
  ChartValue,
} from '../components/private/Chart/chart-data.ts';
export type { TimeUnit } from '../components/private/Chart/time-axis.ts';
export { onLoadFailure, reportLoadFailure } from '../components/private/lazy-chunk/load-failure.ts';
export type { LinkSlot, LinkSlotProps } from '../components/private/link-slot.ts';
export { listRole } from '../components/private/list-role.ts';
export {
  RestoreFocus,
  type RestoreFocusProps,
} from '../components/private/RestoreFocus/RestoreFocus.tsx';
export type { Gap, Tone } from '../components/private/types.ts';
export { useHydrating } from '../components/private/use-hydrating.ts';
export { useNoticed } from '../components/private/use-noticed.ts';
export {
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
} from '../components/RadioGroup/RadioGroup.tsx';
export { SearchField, type SearchFieldProps } from '../components/SearchField/SearchField.tsx';
export { Section, type SectionProps } from '../components/Section/Section.tsx';
export {
  SelectField,
  type SelectFieldProps,
  type SelectOption,
} from '../components/SelectField/SelectField.tsx';
export { SelectorTile, type SelectorTileProps } from '../components/SelectorTile/SelectorTile.tsx';
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
export { StatGroup, type StatGroupProps } from '../components/Stat/StatGroup.tsx';
export { type StepItem, Steps, type StepsProps } from '../components/Steps/Steps.tsx';
export { Switch, type SwitchProps } from '../components/Switch/Switch.tsx';
export { Table, type TableProps } from '../components/Table/Table.tsx';
export type { TableColumn, TableColumnFrame } from '../components/Table/table-column.ts';
export {
  TableSkeleton,
  type TableSkeletonProps,
} from '../components/TableSkeleton/TableSkeleton.tsx';
export { type TabItem, Tabs, type TabsProps } from '../components/Tabs/Tabs.tsx';
export { Tag, type TagProps } from '../components/Tag/Tag.tsx';
export { Text, type TextProps } from '../components/Text/Text.tsx';
export {
  TextAreaField,
  type TextAreaFieldProps,
} from '../components/TextAreaField/TextAreaField.tsx';
export { TextField, type TextFieldProps } from '../components/TextField/TextField.tsx';
export { TextLink, type TextLinkProps } from '../components/TextLink/TextLink.tsx';
export {
  Timeline,
  type TimelineEvent,
  type TimelineProps,
} from '../components/Timeline/Timeline.tsx';
export {
  ToastProvider,
  type ToastProviderProps,
  useToast,
} from '../components/Toast/ToastProvider.tsx';
export type { ToastAction, ToastMessage } from '../components/Toast/toast-message.ts';
export { Tooltip, type TooltipProps } from '../components/Tooltip/Tooltip.tsx';
