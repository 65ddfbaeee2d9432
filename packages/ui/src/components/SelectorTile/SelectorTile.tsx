import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../private/cx.ts';
import { joinIds } from '../private/Field/use-field-ids.ts';
import type { LinkSlot } from '../private/link-slot.ts';
import type { Labelled, NoAttributes } from '../private/types.ts';
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
  /** Title of the tile, and accessible name of the link or radio button. */
  title: string;
  /** Description, one sentence. */
  description?: ReactNode;
  /** Decorative image at the top, as wide as the tile; hidden from screen readers. */
  image?: ReactNode;
  /** Content below the description, such as a price or a badge. */
  note?: ReactNode;
}

interface LinkTileProps extends NoAttributes {
  /** Renders the link: `(props) => <Link to={href} {...props} />`. */
  link: LinkSlot;
  /** Heading level of the title. @defaultValue 3 */
  titleLevel?: 2 | 3 | 4 | undefined;
  name?: undefined;
}

/**
 * A radio button. Tiles with the same `name` form a group; place them in a `Fieldset`. The result
 * of `register(…)` can be spread onto it.
 */
interface ChoiceTileProps
  extends Labelled,
    Pick<
      ComponentProps<'input'>,
      | ('ref' | 'onChange' | 'onBlur' | 'disabled' | 'checked' | 'defaultChecked')
      | 'aria-describedby'
    > {
  /** Name of the form field. It links the tiles of a group, so it must be unique in the form. */
  name: string;
  /** Submitted value of the tile. */
  value: string;
  link?: undefined;
}

export type SelectorTileProps = SelectorTileBaseProps & (LinkTileProps | ChoiceTileProps);

type TileTextProps = Omit<SelectorTileBaseProps, 'title'> & {
  /** HTML forbids headings in a `span` and `div` elements in a `label`. */
  as: 'div' | 'span';
  /** The `id` for the description of a radio button. */
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
        aria-describedby={joinIds(description || note ? id : undefined, native['aria-describedby'])}
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

/** A large clickable tile with an optional image: either a link or a radio button. */
export function SelectorTile(props: SelectorTileProps) {
  return props.link ? <LinkTile {...props} /> : <ChoiceTile {...props} />;
}
