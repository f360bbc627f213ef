// Before the first paint: the theme that was chosen here, if one was.
try {
  const theme = localStorage.getItem('theme');
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  // No storage: the system's theme it is.
}
