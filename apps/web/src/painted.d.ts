/** Paintings of a module's `scene`, made as files when the page is built: see `scenes.mjs`. */
declare module '*?painted' {
  const picture: { readonly src: string; readonly srcSet: string };
  export default picture;
}
