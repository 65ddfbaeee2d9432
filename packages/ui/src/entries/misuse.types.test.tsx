// Props that the types reject, such as a missing label, one prop of a pair, or a class name. `tsc`
// reads this file; an expectation that no longer applies fails the step «Types».
import { Pencil } from 'lucide-react';
import { dateFieldTexts } from '../testing/date-field-texts.ts';
import {
  Alert,
  Banner,
  Button,
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
  title: '¿Liberar la máquina?',
  description: 'Dejará de funcionar en ella.',
  confirmLabel: 'Liberar',
  cancelLabel: 'Volver',
  busyLabel: 'Liberando…',
};

export const names = [
  // @ts-expect-error An icon alone has no name.
  <IconButton key="1" icon={<Pencil />} />,
  // @ts-expect-error A field without a label.
  <TextField key="3" name="email" />,
  // @ts-expect-error A placeholder is no label.
  <TextField key="4" placeholder="Correo" />,
  // @ts-expect-error A checkbox without words.
  <Checkbox key="5" />,
  // @ts-expect-error The buttons that show and hide the password have names.
  <PasswordField key="6" label="Contraseña" />,
  // @ts-expect-error A wait says what is waited for.
  <Spinner key="7" />,
  // @ts-expect-error A table without a caption.
  <Table key="8" columns={[]} rows={[]} rowKey={String} />,
  // @ts-expect-error What was copied is said.
  <CopyButton key="9" value="R_INF_04" label="Copiar el código" />,
  // @ts-expect-error The cross that empties it has no name.
  <SearchField key="10" label="Buscar" />,
  // @ts-expect-error A collapsible group needs a label to click.
  <SidebarNav key="11" label="Área" groups={[{ collapsible: true, items: [] }]} />,
];

export const pairs = [
  // @ts-expect-error A button that can wait says what it is doing.
  <Button key="1" busy />,
  // @ts-expect-error Words for a wait that never is.
  <Button key="2" busyLabel="Enviando…" />,
  // @ts-expect-error A link does not wait.
  <Button key="3" asChild busy busyLabel="Enviando…" />,
  // @ts-expect-error A message that can be closed names the button that closes it.
  <Alert key="4" tone="info" onClose={nothing} />,
  // @ts-expect-error The button that takes it away has no name.
  <Tag key="5" onRemove={nothing}>
    Topología
  </Tag>,
  // @ts-expect-error How far it is must be said in words.
  <Progress key="6" label="Descarga" value={4} />,
  // @ts-expect-error The button that gives it up has no name.
  <Progress key="7" label="Descarga" onCancel={nothing} />,
  // @ts-expect-error One step button without the other.
  <NumberField key="8" label="Créditos" increaseLabel="Más" />,
  // @ts-expect-error The group of periods has no name.
  <DateRangeField
    key="9"
    label="Periodo"
    from={day}
    to={day}
    presets={[]}
    texts={dateFieldTexts}
  />,
  // @ts-expect-error The button that closes the periods has no name.
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
  // @ts-expect-error Nothing says which tab is shown at first.
  <Tabs key="1" label="Partes" items={[]} />,
  // @ts-expect-error It neither leads anywhere nor chooses anything.
  <SelectorTile key="2" title="PSE" />,
  // @ts-expect-error The item neither does anything nor leads anywhere.
  <DropdownMenu key="3" trigger={<Tag>A</Tag>} groups={[{ items: [{ key: 'a', label: 'A' }] }]} />,
  // @ts-expect-error Nothing happens when it is confirmed.
  <ConfirmDialog key="4" {...question} />,
];

export const values = [
  // @ts-expect-error Colours are roles.
  <Text key="1" tone="magenta" />,
  // @ts-expect-error Numbers are decimal strings.
  <NumberField key="6" label="Créditos" value={0.1} />,
  // @ts-expect-error Magenta is for findings and errors beside what they concern.
  <Banner key="7" label="Aviso" tone="danger">
    …
  </Banner>,
  // @ts-expect-error Space comes in steps.
  <Stack key="2" gap="12px" />,
  // @ts-expect-error The outline has its levels.
  <Heading key="3" level={7} />,
  // @ts-expect-error A grid says what its columns are.
  <Grid key="4" gap="md" />,
  // @ts-expect-error A skip link leads to an anchor of the page.
  <SkipLink key="5" href="/contenido" />,
];

/** A toast disappears by itself: what needs an action is an `Alert` beside its subject. */
export const errorToast: ToastMessage = {
  title: 'No se guardó.',
  // @ts-expect-error It has no tone for errors.
  tone: 'danger',
};

export const styleOverrides = [
  // @ts-expect-error Components take no class.
  <Button key="1" className="mine" />,
  // @ts-expect-error Components take no style.
  <TextField key="2" label="Correo" style={{ margin: 0 }} />,
  // @ts-expect-error Nor do layout components.
  <Stack key="3" gap="md" className="mine" />,
];
