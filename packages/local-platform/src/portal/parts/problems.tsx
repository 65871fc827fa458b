/** What is wrong with a field of a form. */
export interface FormProblem {
  /** Its name. */
  readonly field: string;
  readonly label: string;
  readonly message: string;
}

/** Why a form was not accepted, field by field. */
export function FormProblems({ problems }: { readonly problems: readonly FormProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <div class="notice" role="alert">
      <p>Nothing was changed:</p>
      <ul>
        {problems.map(({ field, label, message }) => (
          <li key={field} class="reason">{`${label}: ${message}`}</li>
        ))}
      </ul>
    </div>
  );
}

/** For the `aria-invalid` of a field. */
export function isInvalid(problems: readonly FormProblem[], name: string): boolean {
  return problems.some(({ field }) => field === name);
}
