import { expect, test } from 'vitest';
import { fontes } from './arvore.ts';

// What waits, what failed and the way to try again are said in one way, above whatever a page shows once its record is there.
test('a page that only waits or only failed is drawn by PaginaDoRegistro, PaginaCarregando or PaginaQueFalhou', () => {
  const soEspera = /<Pagina>\s*(?:\{[^<]*)?<(?:Esqueleto|EstadoErro)\b/;
  const achados = fontes(/^src\/.*\.tsx$/).filter(({ texto }) => soEspera.test(texto));
  expect(achados.map(({ caminho }) => caminho)).toEqual(['src/platform/web/registro/registro.tsx']);
});
