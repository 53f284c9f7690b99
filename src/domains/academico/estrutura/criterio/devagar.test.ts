import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escreverDecimal } from '#shared/decimais.ts';
import { type Ano, anoDevagar, type Avaliacao, escrever, type No } from '#tests/helpers/diario/ano-devagar.ts';
import { type Criterio, criterioPadrao } from './criterio.ts';
import { mediaParcial, resultadoDaDisciplina } from './disciplina.ts';
import { mediaDaEtapa, type NotaDada } from './etapa.ts';

const decimo = fc.integer({ min: 0, max: 100 }).map((n) => escreverDecimal(BigInt(n), 1));
const nota: fc.Arbitrary<NotaDada> = fc.oneof(
  { weight: 6, arbitrary: decimo.map((v) => ({ valor: v })) },
  { weight: 2, arbitrary: fc.constantFrom<NotaDada>('ausente', 'dispensado', null) },
);
const marca = fc.record({ nome: fc.constant('R'), valorMaximo: fc.constantFrom('10', '12.5', '25'), nota });
const avaliacao: fc.Arbitrary<Avaliacao> = fc
  .tuple(marca, fc.constantFrom('1', '2', '0.5'), fc.boolean(), fc.array(marca, { maxLength: 1 }), fc.option(marca, { nil: null }))
  .map(([m, peso, r, recuperacoes, segunda]) => ({
    ...m,
    peso,
    recuperacao: r,
    recuperacoes: r ? [] : recuperacoes,
    ...(segunda && !r ? { segundaChamada: segunda } : {}),
  }));
const anos: fc.Arbitrary<Ano> = fc.record({
  etapas: fc.array(
    fc.record({
      peso: fc.constantFrom('1', '2', '3'),
      avaliacoes: fc.array(avaliacao, { maxLength: 5 }),
      origem: fc.option(decimo, { nil: null }),
    }),
    { minLength: 1, maxLength: 5 },
  ),
  recuperacaoFinal: fc.option(decimo, { nil: null }),
  exame: fc.option(decimo, { nil: null }),
});
const formulas = (nomes: string[]): fc.Arbitrary<No> =>
  fc.letrec<{ no: No }>((laco) => ({
    no: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom(...nomes, '0,5', '2', '10'),
      fc.record({ op: fc.constantFrom('+', '-', '*', '/'), de: fc.tuple(laco('no'), laco('no')) }),
      fc.record({ op: fc.constantFrom('min', 'max', 'media'), de: fc.array(laco('no'), { minLength: 1, maxLength: 3 }) }),
    ),
  })).no;
const criterios = fc.record({
  arredondamento: fc.constantFrom(
    'meio_acima' as const,
    'meio_par' as const,
    'truncado' as const,
    'meio_ponto' as const,
    'quarto_ponto' as const,
  ),
  arredondamentoDesde: fc.constantFrom('etapa' as const, 'ano' as const, 'final' as const),
  casasDecimais: fc.integer({ min: 0, max: 2 }),
  calculoDaEtapa: fc.constantFrom('media' as const, 'pontos' as const, 'melhores' as const),
  pontosDaEtapa: fc.constantFrom('10', '25.0000', '100'),
  melhoresAvaliacoes: fc.integer({ min: 1, max: 4 }),
  recuperacaoPorEtapa: fc.constantFrom('nenhuma' as const, 'substitui_se_maior' as const, 'media' as const),
  recuperacaoPodeBaixar: fc.boolean(),
  recuperacaoLimitada: fc.boolean(),
  alcanceDaRecuperacao: fc.constantFrom('etapa' as const, 'grupo' as const, 'menor' as const),
  etapasPorRecuperacao: fc.integer({ min: 2, max: 5 }),
  recuperacaoFinal: fc.boolean(),
  usaExameFinal: fc.boolean(),
  mediaAprovacao: fc.constantFrom('5.0000', '6.0000', '7.0000'),
});

test('every kind of rule gives what a slow count with exact fractions gives', () => {
  const propria = fc.option(formulas(['E1', 'E2', 'E3', 'Se', 'Et', 'Rc']), { nil: null, freq: 1 });
  const comExame = fc.option(formulas(['E1', 'Se', 'Et', 'Rc', 'MP', 'EX']), { nil: null, freq: 1 });
  fc.assert(
    fc.property(criterios, anos, propria, comExame, (partes, ano, daMedia, doExame) => {
      const textos = { formulaDaMedia: daMedia && escrever(daMedia), formulaDoExame: doExame && escrever(doExame) };
      fc.pre([textos.formulaDaMedia, textos.formulaDoExame].every((texto) => texto === null || texto.length <= 200));
      const c: Criterio = { ...criterioPadrao, ...partes, ...textos };
      const etapas = ano.etapas.map(({ peso, avaliacoes, origem }, i) => ({
        nome: String(i),
        peso,
        media: mediaDaEtapa(c, avaliacoes, origem === null ? null : { valor: origem }).valor,
        recuperacoes: avaliacoes.filter((a) => a.recuperacao),
      }));
      const { recuperacaoFinal, exame } = ano;
      const { valor: parcial } = mediaParcial(c, etapas, recuperacaoFinal);
      const {
        situacao,
        final,
        parcial: depois,
      } = resultadoDaDisciplina(c, parcial, { todasFechadas: true, recuperacaoFinal, exame, etapas });
      expect({ antes: parcial, parcial: depois, final, situacao }).toEqual(anoDevagar(c, ano, daMedia, doExame));
    }),
    { numRuns: 5000 },
  );
}, 60_000);
