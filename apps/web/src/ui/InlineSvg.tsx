import type { SvgPicture } from '../art/drawing/svg.ts';
import { emblemIcon, type SeatColour } from '../art/seat-paint.ts';

/** The emblem of a seat: its colour and its shape, so that nothing depends on the colour alone. */
export const SeatEmblem = ({ colour }: { readonly colour: SeatColour }) => (
  <InlineSvg className="emblem" picture={cachedPicture(`emblem ${colour}`, () => emblemIcon(colour))} />
);

const pictureCache = new Map<string, SvgPicture>();

/** Returns the picture of that name; draws it when it is first needed. */
export function cachedPicture(name: string, draw: () => SvgPicture): SvgPicture {
  let picture = pictureCache.get(name);
  if (!picture) {
    picture = draw();
    pictureCache.set(name, picture);
  }
  return picture;
}

/** A small picture beside words with the same meaning. */
export function InlineSvg({
  className,
  picture,
}: {
  readonly className: string;
  readonly picture: SvgPicture;
}) {
  const inside = { __html: picture.markup };
  return (
    <svg
      className={className}
      viewBox={picture.viewBox}
      aria-hidden="true"
      focusable="false"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own code from fixed names
      dangerouslySetInnerHTML={inside}
    />
  );
}
