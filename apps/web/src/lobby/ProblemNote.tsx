/** The reason for a refusal. The element always exists, so that screen readers announce the text when it comes. */
export const ProblemNote = ({ because }: { readonly because: string | undefined }) => (
  <div role="alert" className="lobby-problem">
    {because !== undefined && <p className="toast refusal inline">{because}</p>}
  </div>
);
