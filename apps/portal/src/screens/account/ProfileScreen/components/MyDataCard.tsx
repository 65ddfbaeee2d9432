import { useSession } from '@consultancy/api/hooks';
import { Button, Card, Stack, Text } from '@consultancy/ui';
import { isAdminRole } from '@consultancy/validation';
import { Link } from 'react-router-dom';
import { areaPaths } from '../../../../config/area-paths.ts';
import { myDataTexts as texts } from '../../../../texts/data-requests.ts';

/** Link to the user's personal data, and to requests about them (§9). */
export function MyDataCard() {
  const isAdmin = isAdminRole(useSession().currentUser?.role);
  const { href } = isAdmin ? areaPaths.adminMyData : areaPaths.myData;
  return (
    <Card title={texts.card}>
      <Stack gap="md" align="start">
        <Text>{texts.cardText}</Text>
        <Button asChild>
          <Link to={href()}>{texts.open}</Link>
        </Button>
      </Stack>
    </Card>
  );
}
