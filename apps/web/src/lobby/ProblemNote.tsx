/** The reason for a refusal; there from the start, so that it is read out when it comes. */
export const ProblemNote = ({ because }: { readonly because: string | undefined }) => (
  <div role="alert" className="lobby-problem">
    {because !== undefined && <p className="toast refusal inline">{because}</p>}
  </div>
);
