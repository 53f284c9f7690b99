// Sets the theme before the first paint. A file of its own because the content security policy takes no inline script.
(function () {
  var escolha = null;
  try {
    escolha = window.localStorage.getItem('tema');
  } catch {
    escolha = null;
  }
  if (escolha !== 'light' && escolha !== 'dark') {
    escolha = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.setAttribute('data-mantine-color-scheme', escolha);
})();
