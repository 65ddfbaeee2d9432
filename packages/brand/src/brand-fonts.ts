/** The typeface of a brand as files, which a build reads. */
export interface BrandFonts {
  /**
   * Start of the file name of the web font that pages preload, such as `archivo-spanish`; null if the typeface
   * is one of the system, which nothing has to load.
   */
  preload: string | null;
  /** Fonts of the images for social networks: a rasterizer knows neither web fonts nor those of the system. */
  images: {
    /** Family of titles and names, in regular and bold. */
    text: string;
    /** Family of the codes on the map. */
    code: string;
    /** Absolute paths of their TTF files. */
    files: readonly string[];
  };
}
