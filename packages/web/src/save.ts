/** Gives the person a file. */
export function save(file: Blob, name: string): void {
  const link = Object.assign(document.createElement('a'), {
    href: URL.createObjectURL(file),
    download: name,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
