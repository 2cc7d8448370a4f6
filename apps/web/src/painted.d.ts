/** Paintings of a module's `scene`, made as files when the page is built: see `scenes.mjs`. */
declare module '*?painted' {
  const picture: { readonly src: string; readonly srcSet: string };
  export default picture;
}

/** URLs of packs of pictures by name, painted by the build (`packs.mjs`). */
declare module '*?packed' {
  const urls: Readonly<Record<string, string>>;
  export default urls;
}
