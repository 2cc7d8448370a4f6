/** Pictures that the build paints into one file. */
export interface SpritePack<Subject> {
  readonly name: string;
  /** Quality of the encoder, from 0 to 100; less is better. */
  readonly quality: number;
  readonly pictures: { readonly name: string; readonly subject: Subject; readonly width: number }[];
}
