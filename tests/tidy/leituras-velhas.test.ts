import { expect, test } from 'vitest';
import { salas } from '#portal/rooms.ts';
import { ehTeste, fontes } from './arvore.ts';

// What a write makes old in other rooms is named by the beginning of a path: a typing error there would leave old figures on the screen.
test('every beginning of a path that a write makes old is the beginning of an endpoint', () => {
  const caminhos = salas.flatMap((sala) => Object.values(sala.api).map(({ path }) => path));
  const nomeados = fontes(/^src\/.*\/web\/.*\.tsx?$/)
    .filter(({ caminho }) => !ehTeste(caminho))
    .flatMap(({ caminho, texto }) =>
      [...texto.matchAll(/envelhecer\(([^)]*)\)|envelhece: \[([^\]]*)\]/g)].flatMap((achado) =>
        [...(achado[1] ?? achado[2] ?? '').matchAll(/'([^']+)'/g)].map(([, inicio]) => ({ caminho, inicio: inicio ?? '' })),
      ),
    );
  expect(nomeados.filter(({ inicio }) => !caminhos.some((c) => c === inicio || c.startsWith(`${inicio}/`)))).toEqual([]);
});
