/** What a module's `scene` paints, as files made when the page is built: see `scenes.mjs`. */
declare module '*?painted' {
  const picture: { readonly src: string; readonly srcSet: string };
  export default picture;
}
