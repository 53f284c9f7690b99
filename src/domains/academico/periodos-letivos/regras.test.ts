import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diasEntre, somarDias } from '#shared/datas.ts';
import { dividirEmEtapas, type Etapa, type Periodo, problemasDoPeriodo } from './regras.ts';

const etapa = (dataInicio: string, dataFim: string): Etapa => ({ nome: 'Etapa', dataInicio, dataFim, peso: '1.0000' });
const periodo = (etapas: Etapa[], partes: Partial<Periodo> = {}): Periodo => ({
  ano: 2026,
  dataInicio: '2026-02-02',
  dataFim: '2026-12-18',
  segmentacoes: [{ segmentacaoId: 1, etapas }],
  ...partes,
});
const codigos = (p: Periodo) => problemasDoPeriodo(p).map((x) => `${x.codigo} ${x.path.join('.')}`);

describe('an academic period', () => {
  test('with etapas in order is valid, gaps between them included', () => {
    expect(codigos(periodo([etapa('2026-02-02', '2026-04-17'), etapa('2026-04-20', '2026-12-18')]))).toEqual([]);
  });

  test.each<[string, Periodo, string[]]>([
    ['start after end', periodo([], { dataInicio: '2026-12-19' }), ['PERIODO_INICIO_APOS_FIM dataInicio']],
    ['another year', periodo([], { dataInicio: '2025-12-01' }), ['PERIODO_FORA_DO_ANO dataInicio']],
    ['too long', periodo([], { dataFim: '2027-12-18' }), ['PERIODO_MUITO_LONGO dataFim']],
    ['nobody served', periodo([], { segmentacoes: [] }), ['PERIODO_SEM_SEGMENTACAO segmentacoes']],
    [
      'served twice',
      periodo([], {
        segmentacoes: [
          { segmentacaoId: 1, etapas: [] },
          { segmentacaoId: 1, etapas: [] },
        ],
      }),
      ['SEGMENTACAO_REPETIDA segmentacoes.1.segmentacaoId'],
    ],
    ['etapa before the period', periodo([etapa('2026-02-01', '2026-03-01')]), ['ETAPA_FORA_DO_PERIODO segmentacoes.0.etapas.0.dataInicio']],
    ['etapa after the period', periodo([etapa('2026-12-01', '2026-12-19')]), ['ETAPA_FORA_DO_PERIODO segmentacoes.0.etapas.0.dataFim']],
    ['etapa upside down', periodo([etapa('2026-05-02', '2026-05-01')]), ['ETAPA_INICIO_APOS_FIM segmentacoes.0.etapas.0.dataInicio']],
    [
      'a day in two etapas',
      periodo([etapa('2026-02-02', '2026-04-17'), etapa('2026-04-17', '2026-06-30')]),
      ['ETAPAS_SOBREPOSTAS segmentacoes.0.etapas.1.dataInicio'],
    ],
    ['no weight', periodo([{ ...etapa('2026-02-02', '2026-04-17'), peso: '0.0000' }]), ['ETAPA_PESO_ZERO segmentacoes.0.etapas.0.peso']],
  ])('%s', (_, p, esperado) => expect(codigos(p)).toEqual(esperado));

  test('divided in etapas covers each day once, in parts that differ by at most a day, and is valid', () => {
    const dia = fc.integer({ min: 0, max: 300 }).map((n) => somarDias('2026-01-01', n));
    fc.assert(
      fc.property(dia, fc.integer({ min: 12, max: 380 }), fc.integer({ min: 1, max: 12 }), (dataInicio, dias, quantidade) => {
        const dataFim = somarDias(dataInicio, dias - 1);
        const etapas = dividirEmEtapas(dataInicio, dataFim, quantidade, (n) => `${n}ª`);
        const tamanhos = etapas.map((e) => diasEntre(e.dataInicio, e.dataFim) + 1);
        expect(tamanhos.reduce((a, b) => a + b, 0)).toBe(dias);
        expect(Math.max(...tamanhos) - Math.min(...tamanhos)).toBeLessThanOrEqual(1);
        expect(codigos({ ano: 2026, dataInicio, dataFim, segmentacoes: [{ segmentacaoId: 1, etapas }] })).toEqual([]);
      }),
    );
  });

  test('that cannot be divided gives none', () => {
    expect(dividirEmEtapas('2026-02-02', '2026-02-03', 4, String)).toEqual([]);
    expect(dividirEmEtapas('2026-02-03', '2026-02-02', 1, String)).toEqual([]);
    expect(dividirEmEtapas('', '2026-02-02', 1, String)).toEqual([]);
  });
});
