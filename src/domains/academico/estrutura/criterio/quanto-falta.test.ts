import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { escreverDecimal } from '#shared/decimais.ts';
import { criterioPadrao } from './criterio.ts';
import type { AvaliacaoDada } from './etapa.ts';
import { mediaDaEtapa } from './etapa.ts';
import { mediaParcial, resultadoDaDisciplina } from './disciplina.ts';
import { faltaNaEtapa, faltaNoAno } from './quanto-falta.ts';

const notas = Array.from({ length: 101 }, (_, i) => escreverDecimal(BigInt(i), 1));
const escrita = (nome: string, nota: string | null, peso = '1', valorMaximo = '10'): AvaliacaoDada => ({
  nome,
  valorMaximo,
  peso,
  recuperacao: false,
  nota: nota === null ? null : { valor: nota },
});
const nota = fc.constantFrom(...notas);
const criterio = fc.record({
  mediaAprovacao: fc.constantFrom('5.0000', '6.0000', '7.0000'),
  arredondamento: fc.constantFrom('meio_acima' as const, 'meio_par' as const, 'truncado' as const, 'meio_ponto' as const),
  recuperacaoPorEtapa: fc.constantFrom('substitui_se_maior' as const, 'media' as const),
});

describe('how much is missing', () => {
  test('of an etapa is the first mark of all of them, tried one by one, with which the average is reached', () => {
    fc.assert(
      fc.property(criterio, nota, fc.constantFrom('1', '2', '3.5'), fc.boolean(), (partes, dada, peso, rec) => {
        const c = { ...criterioPadrao, ...partes };
        const avaliacoes = rec
          ? [escrita('Prova', dada, peso), { ...escrita('Recuperação', null), recuperacao: true }]
          : [escrita('Prova', dada, peso), escrita('Trabalho', null)];
        const media = (valor: string) =>
          mediaDaEtapa(
            c,
            avaliacoes.map((a) => (a.nota === null ? { ...a, nota: { valor } } : a)),
          ).valor ?? '0';
        const primeira = notas.find((valor) => Number(media(valor)) >= Number(c.mediaAprovacao)) ?? null;
        const jaBasta = rec && Number(mediaDaEtapa(c, avaliacoes).valor) >= Number(c.mediaAprovacao);
        expect(faltaNaEtapa(c, avaliacoes)).toEqual(jaBasta ? null : { em: rec ? 'recuperacao' : 'avaliacoes', n: 1, nota: primeira });
      }),
    );
  });

  test('of the year is the least average of the etapas to come, and then of the exam', () => {
    fc.assert(
      fc.property(criterio, nota, nota, (partes, a, b) => {
        const c = { ...criterioPadrao, ...partes };
        const etapas = [a, b, null].map((media, i) => ({ nome: String(i), peso: '1', media }));
        const com = (media: string) => etapas.map((e) => ({ ...e, media: e.media ?? media }));
        const primeira = notas.find((m) => Number(mediaParcial(c, com(m)).valor) >= Number(c.mediaAprovacao)) ?? null;
        expect(faltaNoAno(c, etapas, { todasFechadas: false })).toEqual({ em: 'etapas', n: 1, nota: primeira });
        const fim = com('4.0');
        const parcial = mediaParcial(c, fim).valor;
        const situacao = (exame: string | null) => resultadoDaDisciplina(c, parcial, { todasFechadas: true, exame }).situacao;
        const exame = notas.find((e) => situacao(e) === 'aprovado_apos_exame') ?? null;
        expect(faltaNoAno(c, fim, { todasFechadas: true })).toEqual(
          situacao(null) === 'aprovado' ? null : { em: 'exame', n: 1, nota: exame },
        );
      }),
    );
  });

  test('the worked example asks for 3.4 in the exam', () => {
    const etapas = ['7.0', '6.5', '6.3', '4.0'].map((media, i) => ({ nome: String(i), peso: '1', media }));
    expect(faltaNoAno(criterioPadrao, etapas, { todasFechadas: true })).toEqual({ em: 'exame', n: 1, nota: '3.4' });
  });

  test('of a course by concept is the worst concept that is enough', () => {
    const conceitos = [
      { sigla: 'A', nome: 'Ótimo', valor: '9' },
      { sigla: 'B', nome: 'Bom', valor: '7' },
      { sigla: 'C', nome: 'Regular', valor: '5' },
    ];
    const c = { ...criterioPadrao, tipo: 'conceito' as const, conceitos };
    const avaliacoes = [{ ...escrita('Um', null), nota: { conceito: 'C' } }, escrita('Dois', null)];
    expect(faltaNaEtapa(c, avaliacoes)).toEqual({ em: 'avaliacoes', n: 1, nota: 'A' });
  });
});
