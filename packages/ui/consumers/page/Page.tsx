'use client';
import {
  Alert,
  Badge,
  Button,
  Checkbox,
  Container,
  Dialog,
  Form,
  Heading,
  Inline,
  SelectField,
  SiteFooter,
  SiteHeader,
  Stack,
  Switch,
  Table,
  type TableColumn,
  Tabs,
  Text,
  TextAreaField,
  TextField,
  TextLink,
} from '@consultancy/ui';
import { type ComponentProps, useState } from 'react';
import * as content from '../content.ts';

const { columnNames, labels } = content;

const columns: TableColumn<content.Station>[] = [
  { key: 'code', header: columnNames[0], rowHeader: true, mono: true, cell: ({ code }) => code },
  { key: 'river', header: columnNames[1], cell: ({ river }) => river },
  { key: 'town', header: columnNames[2], cell: ({ town }) => town },
  { key: 'flow', header: columnNames[3], numeric: true, cell: ({ flow }) => flow },
  {
    key: 'state',
    header: columnNames[4],
    cell: (station) => (
      <Badge tone={station.isActive ? 'success' : 'neutral'}>{content.stateOf(station)}</Badge>
    ),
  },
];

function RemoveStation() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Inline gap="sm">
        <Button onClick={() => setOpen(true)}>{content.removeLabel}</Button>
      </Inline>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={content.removeLabel}
        closeLabel={content.closeLabel}
        footer={
          <>
            <Button onClick={close}>{content.cancelLabel}</Button>
            <Button variant="primary" onClick={close}>
              {content.confirmLabel}
            </Button>
          </>
        }
      >
        <Text>{content.removeText}</Text>
      </Dialog>
    </>
  );
}

function Stations() {
  return (
    <Stack gap="md">
      <Table
        caption={content.stationsTitle}
        columns={columns}
        rows={content.stations}
        rowKey={({ code }) => code}
      />
      <RemoveStation />
    </Stack>
  );
}

type SubmitEvent = Parameters<NonNullable<ComponentProps<typeof Form>['onSubmit']>>[0];

function Request() {
  const [errors, setErrors] = useState<content.Errors>();
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setErrors(content.check(new FormData(event.currentTarget)));
  };
  const found = Object.entries(errors ?? {});
  const field = (name: content.Field) => ({ id: name, name, error: errors?.[name] });
  return (
    <Form
      onSubmit={send}
      errors={found.map(([fieldId, message]) => ({ fieldId, message }))}
      errorTitle={content.errorTitle}
    >
      <TextField {...field('name')} label={labels.name} />
      <TextField {...field('email')} type="email" label={labels.email} />
      <SelectField
        {...field('basin')}
        label={labels.basin}
        options={content.basins.map(([value, label]) => ({ value, label }))}
      />
      <TextAreaField {...field('message')} label={labels.message} />
      <Checkbox {...field('terms')} label={labels.terms} />
      <Inline gap="sm">
        <Button type="submit" variant="primary">
          {content.sendLabel}
        </Button>
      </Inline>
      {errors && found.length === 0 ? (
        <Alert tone="success" live="polite" title={content.sentTitle}>
          {content.sentText}
        </Alert>
      ) : null}
    </Form>
  );
}

function ThemeSwitch() {
  return (
    <Switch
      label={content.darkLabel}
      onChange={({ currentTarget }) => {
        document.documentElement.dataset.colorMode = currentTarget.checked ? 'dark' : 'light';
      }}
    />
  );
}

/** Header, tabs with a table, a dialog and a form, and a switch of the theme. */
export function Page() {
  return (
    <>
      <SiteHeader
        logo={<TextLink href="/">{content.site}</TextLink>}
        nav={content.links.map(([label, href]) => (
          <TextLink key={href} href={href}>
            {label}
          </TextLink>
        ))}
        actions={<ThemeSwitch />}
        menuLabel={content.menuLabel}
        closeLabel={content.closeLabel}
      />
      <Container as="main" width="regular">
        <Stack gap="lg">
          <Heading level={1} size="display">
            {content.title}
          </Heading>
          <Text>{content.lead}</Text>
          <Tabs
            label={content.tabsLabel}
            defaultValue="stations"
            items={[
              { key: 'stations', label: content.stationsTitle, content: <Stations /> },
              { key: 'request', label: content.requestTitle, content: <Request /> },
            ]}
          />
        </Stack>
      </Container>
      <SiteFooter groups={[]} note={content.note} />
    </>
  );
}
