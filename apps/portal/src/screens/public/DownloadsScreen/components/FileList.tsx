import { useEndpoint } from '@consultancy/api/hooks';
import { listRole } from '@consultancy/ui';
import { type DownloadsManifest, getLatestReleases } from '@consultancy/validation';
import {
  type ExtraFileOffer,
  extraFiles,
  type Toolbox,
  toolboxes,
} from '../../../../config/toolboxes.ts';
import { downloadsTexts as texts } from '../../../../texts/downloads.ts';
import { FileItem } from './FileItem.tsx';

interface FileListProps<Offer> {
  offers: readonly Offer[];
  textsOf: (offer: Offer) => { name: string; text: string };
  releaseOf: (
    manifest: DownloadsManifest,
    offer: Offer,
  ) => Parameters<typeof FileItem>[0]['release'];
}

/** Files: each link is rendered at once, its size and checksum follow with the manifest. */
function FileList<Offer extends Toolbox | ExtraFileOffer>(props: FileListProps<Offer>) {
  const { offers, textsOf, releaseOf } = props;
  const { data, error, isInitialLoading } = useEndpoint(getLatestReleases, {});
  return (
    <div aria-busy={isInitialLoading}>
      <ul {...listRole}>
        {offers.map((offer) => {
          const release = data && releaseOf(data, offer);
          return (
            <FileItem
              key={offer.id}
              {...textsOf(offer)}
              offer={offer}
              release={release}
              isWaiting={data === undefined && !error}
              isMissing={data !== undefined && release === undefined}
            />
          );
        })}
      </ul>
    </div>
  );
}

/** The three toolboxes (§2). */
export const ToolboxList = () => (
  <FileList
    offers={toolboxes}
    textsOf={({ id }) => texts.toolboxes[id]}
    releaseOf={({ items }, { id }) => items.find(({ toolbox }) => toolbox === id)}
  />
);

/** The files beside the toolboxes. */
export const ExtraFileList = () => (
  <FileList
    offers={extraFiles}
    textsOf={({ id }) => texts.extras[id]}
    releaseOf={({ extras }, { id }) => extras?.find(({ kind }) => kind === id)}
  />
);
