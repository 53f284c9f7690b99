const raiz = document.documentElement;
const atributo = 'data-mantine-color-scheme';
let guardado: string | null = null;

function clarear(): void {
  const agora = raiz.getAttribute(atributo);
  if (agora !== 'dark') return;
  guardado = agora;
  raiz.setAttribute(atributo, 'light');
}

function devolver(): void {
  if (guardado === null) return;
  raiz.setAttribute(atributo, guardado);
  guardado = null;
}

/** Paper is white: while the page is printed the light theme stands, whatever the screen has. Called once at start. */
export function prepararImpressao(): void {
  window.addEventListener('beforeprint', clarear);
  window.addEventListener('afterprint', devolver);
  window.matchMedia('print').addEventListener('change', ({ matches }) => (matches ? clarear() : devolver()));
}
