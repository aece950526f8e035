/** Contains the option's value, not its position, so that screen readers notice when another option is active. */
export function optionId(listId: string, { value }: { value: string }): string {
  return `${listId}-${value.replaceAll(/\s/g, '_')}`;
}
