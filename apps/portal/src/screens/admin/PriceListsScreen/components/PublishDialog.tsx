import { ApiError, type Client } from '@consultancy/api';
import { useClient } from '@consultancy/api/hooks';
import { Alert, Stack, Text } from '@consultancy/ui';
import { getPriceLists, type PriceList, publishPriceList } from '@consultancy/validation';
import * as z from 'zod/mini';
import { FormDialog } from '../../../../components/FormDialog/FormDialog.tsx';
import { OwnIdentity } from '../../../../components/OwnIdentity/OwnIdentity.tsx';
import {
  blankIdentity,
  type IdentityValues,
  identityFields,
  passwordUnlessPasskey,
  proveIdentity,
} from '../../../../lib/forms/identity-fields.ts';
import { useSentForm } from '../../../../lib/forms/use-sent-form.ts';
import { reloadIfOutdated } from '../../../../lib/reload-if-outdated.ts';
import { priceQuestionTexts as texts } from '../../../../texts/prices.ts';
import { isOutdated } from '../use-price-list-editor.ts';
import { PriceChanges } from './PriceChanges.tsx';

interface PublishDialogProps {
  draft: PriceList;
  /** The list in force; null if there is none. */
  current: PriceList | null;
  /** Whether reloaded lists do not have the draft in this revision. */
  isStale: boolean;
  onPublished: (list: PriceList) => void;
  /**
   * Called if another administrator saved, published or deleted it, or published another list: the
   * overview behind is outdated.
   */
  onConflict: () => void;
  onClose: () => void;
}

const identityForm = z.object(identityFields).check(passwordUnlessPasskey);

/**
 * Rejects a publication whose changes are shown beside a list that is not in force any more: another administrator has
 * published one. Without a response, and for the draft itself, the server decides.
 * @throws ApiError
 */
async function rejectIfOvertaken(client: Client, { draft, current }: PublishDialogProps) {
  const lists = await client.request(getPriceLists, {}).catch(() => null);
  const inForce = lists?.items.find(({ in_force }) => in_force)?.version;
  if (inForce === undefined || inForce === draft.version || inForce === current?.version) return;
  throw new ApiError({ kind: 'http', status: 409, message: texts.overtaken });
}

/** Confirms the publication of a draft: its changes, its date, and the administrator's password. */
export function PublishDialog(props: PublishDialogProps) {
  const { draft, current, isStale, onPublished, onConflict, onClose } = props;
  const client = useClient();
  const sentForm = useSentForm<IdentityValues, IdentityValues, PriceList>({
    schema: identityForm,
    defaults: blankIdentity,
    send: (identity) => {
      const request = async () => {
        await rejectIfOvertaken(client, props);
        const proof = await proveIdentity(client, identity);
        return client.request(publishPriceList, {
          params: { version: String(draft.version) },
          body: { ...proof, revision: draft.revision },
        });
      };
      return reloadIfOutdated(request(), onConflict);
    },
    onSuccess: onPublished,
  });
  const isRejected = isOutdated(sentForm.failure);
  return (
    <FormDialog
      sentForm={sentForm}
      onClose={onClose}
      title={texts.publishTitle(draft.title)}
      description={texts.publishText}
      confirmLabel={texts.publish}
      busyLabel={texts.publishing}
      failureHelp={isRejected ? <Text size="sm">{texts.conflict}</Text> : null}
    >
      <Stack gap="md">
        {isStale ? null : (
          <>
            <Text>{current ? texts.replaces(current.title, current.version) : texts.first}</Text>
            <PriceChanges before={current} after={draft} />
          </>
        )}
        {isStale && !isRejected ? <Alert tone="warning">{texts.conflict}</Alert> : null}
        <OwnIdentity form={sentForm.form} />
      </Stack>
    </FormDialog>
  );
}
