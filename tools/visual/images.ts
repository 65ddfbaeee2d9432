import sharp from 'sharp';

// Each image is decoded once.
sharp.cache(false);

/** A decoded image: red, green, blue and alpha of each pixel, row by row. */
export interface RawImage {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

const CHANNELS = 4;

/** Decodes an image of any format into RGBA, of one byte for each channel. */
export async function decodeImage(file: Buffer): Promise<RawImage> {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const fromRaw = ({ data, width, height }: RawImage) =>
  sharp(data, { raw: { width, height, channels: CHANNELS } });

/**
 * Encodes a baseline as WebP without loss. `exact` keeps the color of transparent pixels as well.
 */
export const encodeBaseline = (image: RawImage): Promise<Buffer> =>
  fromRaw(image).webp({ lossless: true, exact: true }).toBuffer();

/** Encodes an image of the overview, which is seen once: little time matters more than its size. */
export const encodePng = (image: RawImage): Promise<Buffer> =>
  fromRaw(image).png({ compressionLevel: 3 }).toBuffer();
