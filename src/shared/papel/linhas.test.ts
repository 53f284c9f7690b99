import { expect, test } from 'vitest';
import { type Bloco, papelEmBranco } from './esquema.ts';
import { comparar, emLinhas } from './linhas.ts';
import { separarTermos } from './trechos.ts';

const p = (escrito: string): Bloco => ({ tipo: 'paragrafo', alinhamento: 'esquerda', trechos: separarTermos(escrito) });

test('two versions are compared line by line: what went, what came, what stayed, in order', () => {
  const um = emLinhas({ ...papelEmBranco(), blocos: [p('a'), p('b {{aluno.nome}}'), p('c')] });
  const outro = emLinhas({
    ...papelEmBranco(),
    blocos: [p('a'), p('b'), p('c'), { tipo: 'se', condicao: { termo: 'irmaos', quando: 'igual', valor: '2' }, blocos: [p('d')] }],
  });
  expect(comparar(um, outro).filter(({ em }) => em !== 'ambas')).toEqual([
    { linha: 'b {{aluno.nome}}', em: 'antes' },
    { linha: 'b', em: 'depois' },
    { linha: '? irmaos igual 2', em: 'depois' },
    { linha: '  d', em: 'depois' },
  ]);
  expect(comparar(um, um).every(({ em }) => em === 'ambas')).toBe(true);
  expect(comparar([], um).map(({ linha }) => linha)).toEqual(um);
});
