/** Opens a `mailto:` address in the visitor's email client, as a click on a link does. */
export function openMail(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
