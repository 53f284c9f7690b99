import { longo, novo, type Regras } from '#tests/helpers/restricoes.ts';

const desconto = {
  tipo: 'incluir_desconto',
  valor_centavos: null,
  percentual: 10,
  descricao: 'Bolsa',
  condicional: false,
  sobre_valor_cheio: false,
  prioridade: 1,
};
const pagadores = { tipo: 'pagadores', valor_centavos: null };
const contrato = [
  novo('anos_letivos', { id: 1, ano: 2026 }),
  novo('matriculas', { id: 1 }),
  novo('contratos', { id: 1, situacao: 'ativo', total_centavos: 100, ativado_em: '2026-02-01' }),
];

/** contratos: their addenda. */
export const deAditivos: Regras = {
  aditivos_turmas: {
    linha: { turma_id: 1, data_aditivo: '2026-06-01', motivo: 'Acordo', termos: '[]', usuario_id: 1 },
    checks: { aditivos_turmas_motivo_check: [{ motivo: 'ab' }, { motivo: longo(301) }] },
  },
  aditivos: {
    linha: { contrato_id: 1, ordem: 1, data_aditivo: '2026-06-01', motivo: 'Acordo' },
    checks: {
      aditivos_motivo_check: [{ motivo: 'ab' }, { motivo: longo(301) }],
      aditivos_ordem_check: [{ ordem: 0 }, { ordem: 100 }],
      aditivos_rascunho_check: [{ ajuste_centavos: 5 }],
      aditivos_situacao_check: [{ situacao: 'x' }],
      aditivos_texto_assinado_check: [{ situacao: 'aguardando_assinatura' }],
    },
    repetidas: {
      aditivos_contrato_ordem_key: { segunda: { situacao: 'vigente' } },
      aditivos_turma_contrato_key: { primeira: { aditivo_turma_id: 1 }, segunda: { ordem: 2, situacao: 'vigente' } },
      aditivos_rascunho_key: { segunda: { ordem: 2 } },
    },
    gatilhos: {
      aditivos_ajustes: [
        {
          chao: [...contrato, novo('aditivos', { situacao: 'vigente' })],
          comando: 'update aditivos set ajuste_centavos = 5',
          erro: 'AJUSTES_DIVERGENTES',
        },
      ],
      aditivos_com_linha: [{ chao: [], comando: novo('aditivos', { situacao: 'vigente' }), erro: 'ADITIVO_SITUACAO_SEM_LINHA' }],
      aditivos_data: ['2026-01-19', '2028-01-01'].map((data_aditivo) => ({
        chao: contrato,
        comando: novo('aditivos', { data_aditivo }),
        erro: 'ADITIVO_FORA_DO_CONTRATO',
      })),
    },
  },
  aditivos_situacoes: {
    linha: { aditivo_id: 1, de: 'rascunho', para: 'vigente', usuario_id: 1 },
    checks: {
      aditivos_situacoes_motivo_check: [{ motivo: longo(301) }],
      aditivos_situacoes_transicao: [{ de: 'revogado' }, { de: 'vigente', para: 'rascunho' }, { de: null }],
    },
  },
  aditivos_termos: {
    linha: { aditivo_id: 1, tipo: 'valor', parcela_de: 3, valor_centavos: 70_000 },
    checks: {
      aditivos_termos_check: [{ parcela_ate: 2 }, { parcela_ate: 61 }],
      aditivos_termos_coerentes: [
        { valor_centavos: null },
        { percentual: 5 },
        { ...desconto, prioridade: null },
        { ...desconto, percentual: -5 },
        { tipo: 'remover_desconto', valor_centavos: null },
        { tipo: 'vencimento' },
        { tipo: 'pagadores' },
      ],
      aditivos_termos_descricao_check: [
        { ...desconto, descricao: '' },
        { ...desconto, descricao: longo(101) },
      ],
      aditivos_termos_dia_vencimento_check: [{ tipo: 'vencimento', valor_centavos: null, dia_vencimento: 32 }],
      aditivos_termos_limite_check: [
        { ...desconto, limite_centavos: 0 },
        { ...desconto, limite_centavos: 1_000_000_000_000 },
      ],
      aditivos_termos_limite_so_de_percentual: [
        { limite_centavos: 50 },
        { ...desconto, percentual: null, valor_centavos: 100, limite_centavos: 50 },
        { valor_centavos: null, percentual: 5, limite_centavos: 50 },
      ],
      aditivos_termos_parcela_de_check: [{ parcela_de: 0 }, { parcela_de: 61 }],
      aditivos_termos_percentual_check: [
        { valor_centavos: null, percentual: 0 },
        { valor_centavos: null, percentual: 101 },
        { valor_centavos: null, percentual: -101 },
      ],
      aditivos_termos_tipo_check: [{ tipo: 'x', valor_centavos: null }],
      aditivos_termos_valor_centavos_check: [{ valor_centavos: 0 }],
    },
    gatilhos: {
      aditivos_termos_pagadores: [{ chao: [], comando: novo('aditivos_termos', pagadores), erro: 'ADITIVO_PAGADORES_INCOERENTES' }],
      aditivos_termos_vigentes: [
        { chao: [novo('aditivos', { id: 1, situacao: 'vigente' })], comando: novo('aditivos_termos'), erro: 'ADITIVO_NAO_EDITAVEL' },
        ...['update aditivos_termos set parcela_de = 4', 'delete from aditivos_termos'].map((comando) => ({
          chao: [novo('aditivos', { id: 1, situacao: 'vigente' }), novo('aditivos_termos')],
          comando,
          erro: 'ADITIVO_NAO_EDITAVEL',
        })),
      ],
    },
  },
  aditivos_pagadores: {
    linha: { termo_id: 1, ordem: 1, pessoa_id: 1, percentual: 100 },
    checks: { aditivos_pagadores_percentual_check: [{ percentual: 0 }, { percentual: 100.01 }] },
    repetidas: { aditivos_pagadores_pkey: {} },
    gatilhos: {
      aditivos_pagadores_soma: [
        {
          chao: [novo('aditivos_termos', { id: 1, ...pagadores })],
          comando: novo('aditivos_pagadores', { percentual: 99.99 }),
          erro: 'ADITIVO_PAGADORES_INCOERENTES',
        },
      ],
    },
  },
  aditivos_parcelas: {
    linha: { aditivo_id: 1, contrato_preco_id: 1, parcela: 1, titulo_novo_id: 5 },
    checks: {
      aditivos_parcelas_efeito_check: [{ intocada: 'paga' }, { titulo_novo_id: null }],
      aditivos_parcelas_intocada_check: [{ titulo_novo_id: null, intocada: 'x' }],
      aditivos_parcelas_parcela_check: [{ parcela: 0 }, { parcela: 61 }],
    },
    repetidas: { aditivos_parcelas_novo_key: { segunda: { parcela: 2 } } },
  },
};
