interface CardPictureProps {
  readonly picture: { readonly src: string; readonly srcSet: string };
}

/** The painted band at the top of a game's card: there at once, and it moves in a little. */
export const CardPicture = ({ picture }: CardPictureProps) => (
  <div className="picture wood" aria-hidden="true">
    <img {...picture} sizes="(max-width: 900px) 100vw, 600px" alt="" decoding="async" draggable={false} />
  </div>
);
