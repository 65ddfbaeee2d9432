import { CircleCheck, CircleDashed, Diamond } from 'lucide-react';
import { useId } from 'react';
import { alertTones } from '../../src/components/Alert/Alert.css.ts';
import { Alert } from '../../src/components/Alert/Alert.tsx';
import { Badge } from '../../src/components/Badge/Badge.tsx';
import { Button } from '../../src/components/Button/Button.tsx';
import { Card } from '../../src/components/Card/Card.tsx';
import { Checkbox } from '../../src/components/Checkbox/Checkbox.tsx';
import { Heading } from '../../src/components/Heading/Heading.tsx';
import { Inline } from '../../src/components/Inline/Inline.tsx';
import { Progress } from '../../src/components/Progress/Progress.tsx';
import { RadioGroup } from '../../src/components/RadioGroup/RadioGroup.tsx';
import { SelectField } from '../../src/components/SelectField/SelectField.tsx';
import { SiteHeader } from '../../src/components/SiteHeader/SiteHeader.tsx';
import { Stack } from '../../src/components/Stack/Stack.tsx';
import { Stat } from '../../src/components/Stat/Stat.tsx';
import { StatGroup } from '../../src/components/Stat/StatGroup.tsx';
import { Switch } from '../../src/components/Switch/Switch.tsx';
import { Table } from '../../src/components/Table/Table.tsx';
import { Tabs } from '../../src/components/Tabs/Tabs.tsx';
import { Text } from '../../src/components/Text/Text.tsx';
import { TextField } from '../../src/components/TextField/TextField.tsx';
import { TextLink } from '../../src/components/TextLink/TextLink.tsx';
import { brandSheet } from './brands.css.ts';

const stations = [
  { code: 'E-2103', river: 'Chinchiná', flow: '12,40', state: 'success', word: 'Al día' },
  { code: 'E-2117', river: 'Guacaica', flow: '3,85', state: 'warning', word: 'Pendiente' },
  { code: 'E-2130', river: 'Tapias', flow: '1.204,00', state: 'danger', word: 'Sin lectura' },
] as const;

const icons = { success: <CircleCheck />, warning: <CircleDashed />, danger: <Diamond /> };

function Actions() {
  return (
    <Inline gap="xs">
      <Button variant="primary">Guardar</Button>
      <Button>Cancelar</Button>
      <Button variant="quiet">Ver más</Button>
      <Button variant="danger">Eliminar</Button>
      <Button variant="primary" disabled>
        Enviar
      </Button>
    </Inline>
  );
}

function Fields() {
  const name = useId();
  return (
    <Stack gap="md">
      <TextField label="Estación" hint="Como en el catálogo." defaultValue="E-2103" />
      <TextField label="Correo electrónico" error="Escriba un correo completo." />
      <SelectField label="Río" options={[{ value: 'chinchina', label: 'Chinchiná' }]} />
      <Checkbox label="Recibir alertas" defaultChecked />
      <Checkbox label="Acepto la política de datos" error="Debe aceptarla." />
      <RadioGroup
        label="Formato"
        name={name}
        layout="inline"
        defaultValue="xlsx"
        options={[
          { value: 'xlsx', label: 'Hoja de cálculo' },
          { value: 'csv', label: 'Texto' },
        ]}
      />
      <Switch label="Lectura automática" defaultChecked />
    </Stack>
  );
}

function Messages() {
  return (
    <Stack gap="xs">
      {alertTones.map((tone) => (
        <Alert key={tone} tone={tone} title="Lectura de las 06:00">
          El caudal se midió en tres estaciones. <TextLink href="#lecturas">Ver lecturas</TextLink>
        </Alert>
      ))}
    </Stack>
  );
}

function Data({ owner }: { owner: string }) {
  return (
    <Stack gap="md">
      <StatGroup>
        <Stat label="Estaciones" value="42" tone="primary" />
        <Stat label="Sin lectura" value="3" tone="danger" />
      </StatGroup>
      <Table
        caption={`Estaciones de ${owner}`}
        rowsOnMobile
        rows={stations}
        rowKey={({ code }) => code}
        columns={[
          { key: 'code', header: 'Código', rowHeader: true, cell: ({ code }) => code },
          { key: 'river', header: 'Río', cell: ({ river }) => river },
          { key: 'flow', header: 'm³/s', numeric: true, cell: ({ flow }) => flow },
          {
            key: 'state',
            header: 'Estado',
            cell: ({ state, word }) => (
              <Badge tone={state} icon={icons[state]}>
                {word}
              </Badge>
            ),
          },
        ]}
      />
      <Tabs
        label={`Detalle de ${owner}`}
        defaultValue="levels"
        items={[
          {
            key: 'levels',
            label: 'Niveles',
            badge: <Badge tone="info">2</Badge>,
            content: <Progress label="Lecturas recibidas" value={60} valueText="60 %" />,
          },
          { key: 'flows', label: 'Caudales', content: null },
        ]}
      />
      <Inline gap="xs">
        <Badge>Archivada</Badge>
        <Badge tone="primary">Nueva</Badge>
      </Inline>
    </Stack>
  );
}

/**
 * Components in each color role and with each kind of corner, in one theme.
 * @param theme class name of the theme.
 */
export function BrandSheet({ theme, name }: { theme: string; name: string }) {
  return (
    <section className={`${theme} ${brandSheet}`} aria-label={name}>
      <SiteHeader
        logo={<TextLink href="#inicio">{name}</TextLink>}
        nav={<TextLink href="#servicios">Servicios</TextLink>}
        menuLabel={`Menú de ${name}`}
        closeLabel="Cerrar el menú"
      />
      <Stack gap="lg">
        <Heading level={2}>El agua, medida donde pasa</Heading>
        <Text tone="muted">
          Estudios para quien diseña. <TextLink href="#servicios">Ver los servicios</TextLink>
        </Text>
        <Actions />
        <Messages />
        <Data owner={name} />
        <Card title="Suscripción" as="article">
          <Fields />
        </Card>
      </Stack>
    </section>
  );
}
