import '@radix-ui/themes/styles.css';
import {
  Badge,
  Box,
  Button,
  Callout,
  Checkbox,
  Container,
  Dialog,
  DropdownMenu,
  Flex,
  Heading,
  Link,
  Select,
  Switch,
  Table,
  Tabs,
  Text,
  TextArea,
  TextField,
  Theme,
} from '@radix-ui/themes';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import * as content from '../content.ts';

const { labels } = content;

function RemoveStation() {
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button variant="outline">{content.removeLabel}</Button>
      </Dialog.Trigger>
      <Dialog.Content maxWidth="450px">
        <Dialog.Title>{content.removeLabel}</Dialog.Title>
        <Dialog.Description>{content.removeText}</Dialog.Description>
        <Flex gap="3" mt="4" justify="end">
          <Dialog.Close>
            <Button variant="outline">{content.cancelLabel}</Button>
          </Dialog.Close>
          <Dialog.Close>
            <Button>{content.confirmLabel}</Button>
          </Dialog.Close>
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function Stations() {
  return (
    <Flex direction="column" gap="4" align="start">
      <Box width="100%">
        <Table.Root aria-label={content.stationsTitle}>
          <Table.Header>
            <Table.Row>
              {content.columnNames.map((name, at) => (
                <Table.ColumnHeaderCell key={name} justify={at === 3 ? 'end' : 'start'}>
                  {name}
                </Table.ColumnHeaderCell>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {content.stations.map((station) => (
              <Table.Row key={station.code}>
                <Table.RowHeaderCell>{station.code}</Table.RowHeaderCell>
                <Table.Cell>{station.river}</Table.Cell>
                <Table.Cell>{station.town}</Table.Cell>
                <Table.Cell justify="end">{station.flow}</Table.Cell>
                <Table.Cell>
                  <Badge color={station.isActive ? 'green' : 'gray'}>
                    {content.stateOf(station)}
                  </Badge>
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
      <RemoveStation />
    </Flex>
  );
}

interface FieldProps {
  readonly name: content.Field;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** Radix Themes has controls, and leaves labels and errors to the site. */
function Field({ name, error, children }: FieldProps) {
  return (
    <Flex direction="column" gap="1">
      <Text as="label" size="2" weight="medium" htmlFor={name}>
        {labels[name]}
      </Text>
      {children}
      {error ? (
        <Text id={`${name}-error`} size="2" color="red" role="alert">
          {error}
        </Text>
      ) : null}
    </Flex>
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
  const control = (name: content.Field) => ({
    id: name,
    'aria-invalid': errors?.[name] ? true : undefined,
    'aria-describedby': errors?.[name] ? `${name}-error` : undefined,
  });
  const field = (name: content.Field) => ({ name, error: errors?.[name] });
  return (
    <form onSubmit={send} noValidate>
      <Flex direction="column" gap="4">
        <Field {...field('name')}>
          <TextField.Root {...control('name')} name="name" />
        </Field>
        <Field {...field('email')}>
          <TextField.Root {...control('email')} name="email" type="email" />
        </Field>
        <Field {...field('basin')}>
          <Select.Root name="basin">
            <Select.Trigger {...control('basin')} placeholder={content.basins[0][1]} />
            <Select.Content>
              {content.basins.slice(1).map(([value, label]) => (
                <Select.Item key={value} value={value}>
                  {label}
                </Select.Item>
              ))}
            </Select.Content>
          </Select.Root>
        </Field>
        <Field {...field('message')}>
          <TextArea {...control('message')} name="message" rows={4} />
        </Field>
        <Field {...field('terms')}>
          <Checkbox {...control('terms')} name="terms" />
        </Field>
        <Box>
          <Button type="submit">{content.sendLabel}</Button>
        </Box>
        {errors && Object.keys(errors).length === 0 ? (
          <Callout.Root color="green" role="status">
            <Callout.Text>
              {content.sentTitle}. {content.sentText}
            </Callout.Text>
          </Callout.Root>
        ) : null}
      </Flex>
    </form>
  );
}

interface ThemeSwitchProps {
  readonly isDark: boolean;
  readonly onChange: (isDark: boolean) => void;
}

function ThemeSwitch({ isDark, onChange }: ThemeSwitchProps) {
  return (
    <Text as="label" size="2">
      <Flex gap="2" align="center">
        <Switch checked={isDark} onCheckedChange={onChange} />
        {content.darkLabel}
      </Flex>
    </Text>
  );
}

function Header(theme: ThemeSwitchProps) {
  return (
    <Container asChild size="4" py="4">
      <header>
        <Flex justify="between" align="center">
          <Link href="/">{content.site}</Link>
          <Flex asChild gap="4" display={{ initial: 'none', md: 'flex' }}>
            <nav aria-label={content.menuLabel}>
              {content.links.map(([label, href]) => (
                <Link key={href} href={href}>
                  {label}
                </Link>
              ))}
            </nav>
          </Flex>
          <ThemeSwitch {...theme} />
          <Box display={{ md: 'none' }}>
            <DropdownMenu.Root>
              <DropdownMenu.Trigger>
                <Button variant="outline">{content.menuLabel}</Button>
              </DropdownMenu.Trigger>
              <DropdownMenu.Content>
                {content.links.map(([label, href]) => (
                  <DropdownMenu.Item key={href} asChild>
                    <a href={href}>{label}</a>
                  </DropdownMenu.Item>
                ))}
              </DropdownMenu.Content>
            </DropdownMenu.Root>
          </Box>
        </Flex>
      </header>
    </Container>
  );
}

/** The page of `../page` as the documentation of Radix Themes composes it. */
export function Page() {
  const [isDark, setDark] = useState(false);
  return (
    <Theme appearance={isDark ? 'dark' : 'light'}>
      <Header isDark={isDark} onChange={setDark} />
      <Container asChild size="3">
        <main>
          <Flex direction="column" gap="5">
            <Heading as="h1" size="8">
              {content.title}
            </Heading>
            <Text as="p">{content.lead}</Text>
            <Tabs.Root defaultValue="stations">
              <Tabs.List aria-label={content.tabsLabel}>
                <Tabs.Trigger value="stations">{content.stationsTitle}</Tabs.Trigger>
                <Tabs.Trigger value="request">{content.requestTitle}</Tabs.Trigger>
              </Tabs.List>
              <Box pt="4">
                <Tabs.Content value="stations">
                  <Stations />
                </Tabs.Content>
                <Tabs.Content value="request">
                  <Request />
                </Tabs.Content>
              </Box>
            </Tabs.Root>
          </Flex>
        </main>
      </Container>
      <Container asChild size="4" py="5">
        <footer>
          <Text>{content.note}</Text>
        </footer>
      </Container>
    </Theme>
  );
}
