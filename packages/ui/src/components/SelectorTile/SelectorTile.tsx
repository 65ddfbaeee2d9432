import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../private/cx.ts';
import type { LinkSlot } from '../private/link-slot.ts';
import { radio } from '../RadioGroup/RadioGroup.css.ts';
import {
  choice,
  description as descriptionClass,
  head,
  image as imageClass,
  link as linkClass,
  more,
  note as noteClass,
  radioInTile,
  text,
  tile,
  title as titleClass,
} from './SelectorTile.css.ts';

interface SelectorTileBaseProps {
  /** What is chosen or where it leads; the name of the link or of the choice. */
  title: string;
  /** A sentence that helps to choose. */
  description?: ReactNode;
  /** A drawing at its head, as wide as the tile; it says nothing that the words do not. */
  image?: ReactNode;
  /** A line under the words: a price, a badge. */
  note?: ReactNode;
}

interface LinkTileProps {
  /** Renders the link: `(props) => <Link to={href} {...props} />`. */
  link: LinkSlot;
  /** The level of the title in the outline. @defaultValue 3 */
  titleLevel?: 2 | 3 | 4 | undefined;
  name?: undefined;
}

/** One of several tiles of one name; they go in a `Fieldset`. `register(…)` spreads. */
interface ChoiceTileProps
  extends Pick<
    ComponentProps<'input'>,
    'ref' | 'onChange' | 'onBlur' | 'disabled' | 'checked' | 'defaultChecked'
  > {
  /** The name under which the choice is sent; it ties the tiles together. */
  name: string;
  /** What is sent. */
  value: string;
  link?: undefined;
}

export type SelectorTileProps = SelectorTileBaseProps & (LinkTileProps | ChoiceTileProps);

type TileTextProps = Omit<SelectorTileBaseProps, 'title'> & {
  /** HTML allows no heading in a `span`, and no `div` in a `label`. */
  as: 'div' | 'span';
  /** The id by which a choice is described. */
  id?: string | undefined;
  heading: ReactNode;
};

function TileText({ as: Block, id, heading, description, image, note }: TileTextProps) {
  return (
    <>
      {image ? (
        <Block className={imageClass} aria-hidden="true">
          {image}
        </Block>
      ) : null}
      <Block className={text}>
        {heading}
        <Block id={id} className={more}>
          {description ? <Block className={descriptionClass}>{description}</Block> : null}
          {note ? <Block className={noteClass}>{note}</Block> : null}
        </Block>
      </Block>
    </>
  );
}

function LinkTile(props: SelectorTileBaseProps & LinkTileProps) {
  const { title, link, titleLevel = 3, ...rest } = props;
  const Title = `h${titleLevel}` as const;
  const heading = (
    <Title className={titleClass}>{link({ className: linkClass, children: title })}</Title>
  );
  return (
    <div className={tile}>
      <TileText as="div" {...rest} heading={heading} />
    </div>
  );
}

function ChoiceTile(props: SelectorTileBaseProps & ChoiceTileProps) {
  const { title, description, image, note, ...native } = props;
  const id = useId();
  const heading = (
    <span className={head}>
      <span id={`${id}-title`} className={titleClass}>
        {title}
      </span>
      <input
        {...native}
        id={`${id}-choice`}
        type="radio"
        aria-labelledby={`${id}-title`}
        aria-describedby={description || note ? id : undefined}
        className={cx(radio, radioInTile)}
      />
    </span>
  );
  return (
    <label htmlFor={`${id}-choice`} className={choice}>
      <TileText as="span" {...{ id, description, image, note, heading }} />
    </label>
  );
}

/** A large link or choice, with an optional image: products, ways to pay. */
export function SelectorTile(props: SelectorTileProps) {
  return props.link ? <LinkTile {...props} /> : <ChoiceTile {...props} />;
}
