// Props that the types reject, such as a missing label, one prop of a pair, or a class name. `tsc`
// reads this file; an expectation that no longer applies fails the step «Types».
import { Pencil } from 'lucide-react';
import { dateFieldTexts } from '../testing/date-field-texts.ts';
import {
  Alert,
  Banner,
  Button,
  Card,
  Checkbox,
  ConfirmDialog,
  CopyButton,
  DateRangeField,
  DropdownMenu,
  Grid,
  Heading,
  IconButton,
  NumberField,
  PasswordField,
  Progress,
  RadioGroup,
  SearchField,
  SelectorTile,
  SidebarNav,
  SkipLink,
  Spinner,
  Stack,
  Table,
  Tabs,
  Tag,
  Text,
  TextField,
  type ToastMessage,
} from './index.ts';

const nothing = () => undefined;
const day = { label: 'Desde' };
const question = {
  open: false,
  onOpenChange: nothing,
  title: '¿Liberar el equipo?',
  description: 'Dejará de funcionar en ella.',
  confirmLabel: 'Liberar',
  cancelLabel: 'Volver',
  busyLabel: 'Liberando…',
};

export const names = [
  // @ts-expect-error An icon button without a label.
  <IconButton key="1" icon={<Pencil />} />,
  // @ts-expect-error A field without a label.
  <TextField key="3" name="email" />,
  // @ts-expect-error A placeholder does not replace the label.
  <TextField key="4" placeholder="Correo" />,
  // @ts-expect-error A checkbox without a label.
  <Checkbox key="5" />,
  // @ts-expect-error No labels for the buttons that show and hide the password.
  <PasswordField key="6" label="Contraseña" />,
  // @ts-expect-error A spinner without a label.
  <Spinner key="7" />,
  // @ts-expect-error A table without a caption.
  <Table key="8" columns={[]} rows={[]} rowKey={String} />,
  // @ts-expect-error No text that confirms the copy.
  <CopyButton key="9" value="R_INF_04" label="Copiar el código" />,
  // @ts-expect-error No label for the clear button.
  <SearchField key="10" label="Buscar" />,
  // @ts-expect-error A collapsible group without a label.
  <SidebarNav key="11" label="Área" groups={[{ collapsible: true, items: [] }]} />,
];

export const pairs = [
  // @ts-expect-error `busy` without `busyLabel`.
  <Button key="1" busy />,
  // @ts-expect-error `busyLabel` without `busy`.
  <Button key="2" busyLabel="Enviando…" />,
  // @ts-expect-error A link cannot be busy.
  <Button key="3" asChild busy busyLabel="Enviando…" />,
  // @ts-expect-error `onClose` without `closeLabel`.
  <Alert key="4" tone="info" onClose={nothing} />,
  // @ts-expect-error `onRemove` without `removeLabel`.
  <Tag key="5" onRemove={nothing}>
    Topología
  </Tag>,
  // @ts-expect-error `value` without `valueText`.
  <Progress key="6" label="Descarga" value={4} />,
  // @ts-expect-error `onCancel` without `cancelLabel`.
  <Progress key="7" label="Descarga" onCancel={nothing} />,
  // @ts-expect-error One step button without the other.
  <NumberField key="8" label="Créditos" increaseLabel="Más" />,
  // @ts-expect-error `presets` without `presetsLabel`.
  <DateRangeField
    key="9"
    label="Periodo"
    from={day}
    to={day}
    presets={[]}
    texts={dateFieldTexts}
  />,
  // @ts-expect-error `presets` without the texts, which name their close button.
  <DateRangeField
    key="10"
    label="Periodo"
    from={day}
    to={day}
    presets={[]}
    presetsLabel="Usuales"
  />,
];

export const idle = [
  // @ts-expect-error Neither `value` nor `defaultValue`.
  <Tabs key="1" label="Partes" items={[]} />,
  // @ts-expect-error Neither a link nor a radio button.
  <SelectorTile key="2" title="PSE" />,
  // @ts-expect-error Neither `onSelect` nor `link`.
  <DropdownMenu key="3" trigger={<Tag>A</Tag>} groups={[{ items: [{ key: 'a', label: 'A' }] }]} />,
  // @ts-expect-error Neither `onConfirm` nor `formId`.
  <ConfirmDialog key="4" {...question} />,
];

export const values = [
  // @ts-expect-error Colors are roles.
  <Text key="1" tone="magenta" />,
  // @ts-expect-error The value is a decimal string.
  <NumberField key="6" label="Créditos" value={0.1} />,
  // @ts-expect-error Banners have no tone for errors.
  <Banner key="7" label="Aviso" tone="danger">
    …
  </Banner>,
  // @ts-expect-error Space is a step of the scale.
  <Stack key="2" gap="12px" />,
  // @ts-expect-error No such heading level.
  <Heading key="3" level={7} />,
  // @ts-expect-error A grid without columns.
  <Grid key="4" gap="md" />,
  // @ts-expect-error The target must be an anchor of the page.
  <SkipLink key="5" href="/contenido" />,
];

/** Toasts disappear, so errors are shown by an `Alert` beside what they concern. */
export const errorToast: ToastMessage = {
  title: 'No se guardó.',
  // @ts-expect-error Toasts have no tone for errors.
  tone: 'danger',
};

export const styleOverrides = [
  // @ts-expect-error Components accept no class name.
  <Button key="1" className="mine" />,
  // @ts-expect-error Components accept no style.
  <TextField key="2" label="Correo" style={{ margin: 0 }} />,
  // @ts-expect-error Nor do layout components.
  <Stack key="3" gap="md" className="mine" />,
];

export const attributes = [
  // @ts-expect-error A card puts no attributes on its element.
  <Card key="1" data-testid="station" />,
  // @ts-expect-error Nor an accessible name.
  <Card key="2" aria-label="Estación" />,
  // @ts-expect-error A group of radio buttons is not one element.
  <RadioGroup key="3" label="Unidad" name="unit" options={[]} data-testid="unit" />,
  // @ts-expect-error The visible label names a field.
  <TextField key="4" label="Correo" aria-label="Correo electrónico" />,
  // @ts-expect-error The label names an icon button.
  <IconButton key="5" label="Editar" icon={<Pencil />} aria-labelledby="title" />,
];
