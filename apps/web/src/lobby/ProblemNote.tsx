/** Why something was not done; there from the start, so that it is read out when it comes. */
export const ProblemNote = ({ because }: { readonly because: string | undefined }) => (
  <div role="alert" className="rooms-problem">
    {because !== undefined && <p className="slip refusal inline">{because}</p>}
  </div>
);
