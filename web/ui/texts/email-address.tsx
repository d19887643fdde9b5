/** An email address that breaks after its « @ » where it must, rather than before its last letter. */
export function EmailAddress({ email }: { email: string }) {
  const at = email.lastIndexOf('@') + 1;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
