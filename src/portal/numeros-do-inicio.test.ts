import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { telaPorId } from '#catalog/telas.ts';
import { type DefinicaoDeNumero, type NumeroId, numerosDoInicio, numerosIds, numerosVisiveis } from './numeros-do-inicio.ts';
import { passosIds } from './primeiros-passos.ts';
import { textosInicio } from './texts-inicio.ts';
import { textosPassos } from './texts-passos.ts';

const raiz = join(import.meta.dirname, '..', '..');
const contexto = { hoje: '2028-02-29', anoLetivo: { id: 7, ano: 2028 } };

describe('the filters that a number carries', () => {
  test('a month goes from its first to its last day, in leap years too', () => {
    expect(numerosDoInicio.matriculasDoMes.busca(contexto).data).toBe('2028-02-01..2028-02-29');
    expect(numerosDoInicio.recebidoNoMes.busca({ ...contexto, hoje: '2026-12-31' }).mov).toBe('2026-12-01..2026-12-31');
    expect(numerosDoInicio.aReceberHoje.busca(contexto).vencimento).toBe('2028-02-29..2028-02-29');
  });

  test('without a school year there is no filter by it', () => {
    expect(numerosDoInicio.matriculasAtivas.busca({ ...contexto, anoLetivo: null })).toEqual({ movimento: 'pre_matricula,ativa' });
  });

  // The address is written here and read by the screens of other rooms: a renamed filter would open the whole list.
  const telas = readFileSync(join(raiz, 'src/portal/web/telas.ts'), 'utf8');
  const deEnsino = readFileSync(join(raiz, 'src/domains/academico/estrutura/web/filtros-de-ensino.ts'), 'utf8');
  const paginaDe = (id: NumeroId): string | undefined =>
    new RegExp(`^\\s*'?${numerosDoInicio[id].tela}'?: \\(\\) => import\\('#domains/([^']+)'\\)`, 'm').exec(telas)?.[1];
  const construidas = numerosIds.filter((id) => paginaDe(id) !== undefined);

  test('most of the screens behind the numbers are built', () => {
    expect(construidas.length).toBeGreaterThan(3);
  });

  test.each(construidas)('%s: the screen behind it reads each filter', (id) => {
    const { aba, ...filtros } = numerosDoInicio[id].busca(contexto) as Record<string, string>;
    const lerTelas = (pasta: string, quais: string): string[] => {
      const cwd = join(raiz, 'src/domains', pasta);
      return globSync(quais, { cwd }).map((arquivo) => readFileSync(join(cwd, arquivo), 'utf8'));
    };
    const daPagina = dirname(paginaDe(id) ?? '');
    const naPagina = lerTelas(daPagina, '*.{ts,tsx}');
    // A tab is named among those of its screen.
    if (aba) expect(naPagina.join('\n')).toMatch(new RegExp(`(?:partes|chaves) = \\[[^\\]]*'${aba}'`));
    if (Object.keys(filtros).length === 0) return;
    // A list behind a tab may be of another room beside it: its folder is named as the tab is.
    const daTela = aba ? lerTelas(dirname(dirname(daPagina)), `{,**/}${aba}/web/*.{ts,tsx}`) : naPagina;
    expect(daTela.length).toBeGreaterThan(0);
    // Those that lists of students share stand in a file of their own.
    const codigo = [...daTela, ...(daTela.some((fonte) => fonte.includes('useFiltrosDeEnsino(')) ? [deEnsino] : [])].join('\n');
    for (const [chave, valor] of Object.entries(filtros)) {
      const tipo = valor.includes('..')
        ? 'datas'
        : valor.includes(',')
          ? 'selecao-multipla'
          : valor === 'true'
            ? 'booleano'
            : 'selecao(?:-multipla)?';
      expect(codigo, `${chave}=${valor}`).toMatch(new RegExp(`chave: '${chave}',[^{}]*tipo: '${tipo}'`));
    }
  });
});

test('a number is for whoever may view and list what it counts', () => {
  expect(numerosVisiveis((tela, acao) => tela === 'contratos' && acao === 'listar')).toEqual([]);
  expect(numerosVisiveis((tela) => tela === 'contratos')).toEqual(['contratosEmRascunho']);
  expect([...numerosVisiveis(() => true), ...numerosVisiveis(() => true, 'depois')].toSorted()).toEqual(numerosIds.toSorted());
});

test('what waits is offered to whoever may do something about it: each permission asked for is one of the catalog', () => {
  for (const id of numerosIds) {
    const { espera }: DefinicaoDeNumero = numerosDoInicio[id];
    if (espera) expect(telaPorId(espera.pede[0]).acoes, id).toContain(espera.pede[1]);
  }
});

test('every number and step has its text', () => {
  const textos = { ...textosInicio, ...textosPassos };
  for (const id of [...numerosIds, ...passosIds]) expect(textos[id].br.length, id).toBeGreaterThan(3);
});
