import { expect, test } from 'vitest';
import { type Bloco, papelEmBranco, type Tabela, texto } from './esquema.ts';
import { aspectosMudados } from './aparencia.ts';
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

test('two versions of the same words are told apart by their look, and by what of it', () => {
  const celula = { alinhamento: 'esquerda' as const, trechos: [texto('x')] };
  const tabela: Tabela = { tipo: 'tabela', colunas: [1, 1], linhas: [{ cabecalho: false, paraCada: null, celulas: [celula, celula] }] };
  const branco = papelEmBranco();
  const mudados = (antes: Bloco, depois: Bloco, pagina = branco.pagina) => {
    const [um, outro] = [
      { ...branco, blocos: [antes] },
      { ...branco, pagina, blocos: [depois] },
    ];
    expect(comparar(emLinhas(um), emLinhas(outro)).every(({ em }) => em === 'ambas')).toBe(true);
    return aspectosMudados(um, outro);
  };
  const escrito = (...trechos: ReturnType<typeof texto>[]): Bloco => ({ tipo: 'paragrafo', alinhamento: 'esquerda', trechos });
  expect(mudados(escrito(texto('ab')), escrito(texto('a'), texto('b')))).toEqual([]);
  expect(mudados(escrito(texto('ab')), escrito(texto('a'), texto('b', { negrito: true })))).toEqual(['letra']);
  expect(mudados(escrito(texto('a b')), escrito(texto('a'), { tipo: 'quebra' }, texto('b')))).toEqual(['quebras']);
  expect(mudados(p('a'), { ...p('a'), alinhamento: 'centro' } as Bloco)).toEqual(['alinhamento']);
  expect(mudados(tabela, { ...tabela, colunas: [2, 1] })).toEqual(['colunas']);
  expect(mudados(tabela, { ...tabela, linhas: tabela.linhas.map((linha) => ({ ...linha, cabecalho: true })) })).toEqual(['cabecalhos']);
  expect(mudados(p('a'), p('a'), { ...branco.pagina, timbre: false })).toEqual(['timbre']);
});
