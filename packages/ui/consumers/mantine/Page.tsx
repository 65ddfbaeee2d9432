import '@mantine/core/styles.css';
import {
  Alert,
  Anchor,
  Badge,
  Burger,
  Button,
  Checkbox,
  Container,
  Drawer,
  Group,
  MantineProvider,
  Modal,
  NativeSelect,
  Stack,
  Switch,
  Table,
  Tabs,
  Text,
  Textarea,
  TextInput,
  Title,
  useMantineColorScheme,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type SubmitEvent, useState } from 'react';
import * as content from '../content.ts';

const { labels } = content;

function RemoveStation() {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="default" onClick={open}>
        {content.removeLabel}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={content.removeLabel}
        closeButtonProps={{ 'aria-label': content.closeLabel }}
      >
        <Stack>
          <Text>{content.removeText}</Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {content.cancelLabel}
            </Button>
            <Button onClick={close}>{content.confirmLabel}</Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}

function Stations() {
  return (
    <Stack align="flex-start">
      <Table.ScrollContainer minWidth={500} w="100%">
        <Table captionSide="top">
          <Table.Caption>{content.stationsTitle}</Table.Caption>
          <Table.Thead>
            <Table.Tr>
              {content.columnNames.map((name, at) => (
                <Table.Th key={name} ta={at === 3 ? 'right' : 'left'}>
                  {name}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {content.stations.map((station) => (
              <Table.Tr key={station.code}>
                <Table.Th scope="row" ff="monospace">
                  {station.code}
                </Table.Th>
                <Table.Td>{station.river}</Table.Td>
                <Table.Td>{station.town}</Table.Td>
                <Table.Td ta="right">{station.flow}</Table.Td>
                <Table.Td>
                  <Badge color={station.isActive ? 'green' : 'gray'}>
                    {content.stateOf(station)}
                  </Badge>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <RemoveStation />
    </Stack>
  );
}

function Request() {
  const [errors, setErrors] = useState<content.Errors>();
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = content.check(new FormData(event.currentTarget));
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) document.getElementById(first)?.focus();
  };
  const field = (name: content.Field) => ({ id: name, name, error: errors?.[name] });
  return (
    <form onSubmit={send} noValidate>
      <Stack align="stretch">
        <TextInput {...field('name')} label={labels.name} />
        <TextInput {...field('email')} type="email" label={labels.email} />
        <NativeSelect
          {...field('basin')}
          label={labels.basin}
          data={content.basins.map(([value, label]) => ({ value, label }))}
        />
        <Textarea {...field('message')} label={labels.message} rows={4} />
        <Checkbox {...field('terms')} label={labels.terms} />
        <Group>
          <Button type="submit">{content.sendLabel}</Button>
        </Group>
        {errors && Object.keys(errors).length === 0 ? (
          <Alert color="green" role="status" title={content.sentTitle}>
            {content.sentText}
          </Alert>
        ) : null}
      </Stack>
    </form>
  );
}

function ThemeSwitch() {
  const { setColorScheme } = useMantineColorScheme();
  return (
    <Switch
      label={content.darkLabel}
      onChange={({ currentTarget }) => setColorScheme(currentTarget.checked ? 'dark' : 'light')}
    />
  );
}

function Header() {
  const [opened, { open, close }] = useDisclosure(false);
  const links = content.links.map(([label, href]) => (
    <Anchor key={href} href={href} onClick={close}>
      {label}
    </Anchor>
  ));
  return (
    <Container component="header" size="lg" w="100%" py="md">
      <Group justify="space-between">
        <Anchor href="/">{content.site}</Anchor>
        <Group component="nav" aria-label={content.menuLabel} visibleFrom="md">
          {links}
        </Group>
        <Group visibleFrom="md">
          <ThemeSwitch />
        </Group>
        <Burger
          opened={opened}
          onClick={open}
          hiddenFrom="md"
          aria-label={content.menuLabel}
          aria-haspopup="dialog"
          aria-expanded={opened}
        />
      </Group>
      <Drawer
        opened={opened}
        onClose={close}
        title={content.menuLabel}
        closeButtonProps={{ 'aria-label': content.closeLabel }}
      >
        <Stack component="nav" aria-label={content.menuLabel}>
          {links}
        </Stack>
        <ThemeSwitch />
      </Drawer>
    </Container>
  );
}

/** The page of `../page` as the documentation of Mantine composes it. */
export function Page() {
  return (
    <MantineProvider>
      <Header />
      <Container component="main" size="md" w="100%">
        <Stack gap="lg">
          <Title order={1}>{content.title}</Title>
          <Text>{content.lead}</Text>
          <Tabs defaultValue="stations">
            <Tabs.List aria-label={content.tabsLabel}>
              <Tabs.Tab value="stations">{content.stationsTitle}</Tabs.Tab>
              <Tabs.Tab value="request">{content.requestTitle}</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="stations" pt="md">
              <Stations />
            </Tabs.Panel>
            <Tabs.Panel value="request" pt="md">
              <Request />
            </Tabs.Panel>
          </Tabs>
        </Stack>
      </Container>
      <Container component="footer" size="lg" w="100%" py="lg">
        <Text>{content.note}</Text>
      </Container>
    </MantineProvider>
  );
}
