import { longo, novo, type Regras } from '#tests/helpers/restricoes.ts';

const situacao = (de: string, para: string, mais = {}) => ({ de, para, ...mais });
const emVigor = { id: 1, situacao: 'ativo', total_centavos: 100, ativado_em: '2026-02-01' };
const matricula = [novo('anos_letivos', { id: 1, ano: 2026 }), novo('matriculas', { id: 1 }), novo('contratos', { id: 1 })];
const ativado = [novo('contratos', emVigor), novo('contratos_situacoes', { id: 1, de: 'rascunho', para: 'ativo' })];

/** A contract of a course that costs a centavo less than the line that is typed. */
const acimaDaAnuidade = (motivo_acima_da_anuidade: string | null) => [
  novo('matriculas', { id: 1 }),
  novo('precos', { id: 1, valor_centavos: 1_199_999 }),
  novo('contratos', { id: 1, motivo_acima_da_anuidade }),
];

export const deContratos: Regras = {
  contratos_numeracao: { linha: { ano: 2026, ultimo: 1 }, repetidas: { contratos_numeracao_pkey: {} } },
  contratos: {
    linha: { numero: '2026-00001', matricula_id: 1 },
    checks: {
      contratos_motivo_acima_da_anuidade_check: [{ motivo_acima_da_anuidade: 'ab' }, { motivo_acima_da_anuidade: longo(301) }],
      contratos_observacoes_check: [{ observacoes: longo(2001) }],
      contratos_situacao_check: [{ situacao: 'x' }],
      contratos_total_centavos_check: [{ total_centavos: -1 }],
      contratos_total_check: [
        { situacao: 'ativo', total_centavos: 100 },
        { situacao: 'suspenso', ativado_em: '2026-02-01' },
      ],
    },
    repetidas: {
      contratos_numero_key: { segunda: { matricula_id: 2 } },
      contratos_vigente_key: { segunda: { numero: '2026-00002', situacao: 'aguardando_assinatura' } },
    },
    gatilhos: {
      contratos_ajustes: [{ chao: ativado, comando: 'update contratos set ajustes_centavos = 5', erro: 'AJUSTES_DIVERGENTES' }],
      contratos_motivo_da_anuidade: [
        {
          chao: [...acimaDaAnuidade('Turno integral'), novo('contratos_precos', { id: 1 })],
          comando: 'update contratos set motivo_acima_da_anuidade = null',
          erro: 'VALOR_ACIMA_DA_ANUIDADE',
        },
      ],
      contratos_situacao_com_linha: [{ chao: ativado, comando: `update contratos set situacao = 'suspenso'`, erro: 'SITUACAO_SEM_LINHA' }],
      contratos_situacao_inicial: [{ chao: [], comando: novo('contratos', { situacao: 'cancelado' }), erro: 'SITUACAO_SEM_LINHA' }],
      // In force for one real, with no title that bills it.
      contratos_total: [{ chao: [], comando: novo('contratos', emVigor), erro: 'CONTRATO_NAO_FECHA' }],
    },
  },
  contratos_precos: {
    linha: {
      contrato_id: 1,
      descricao: 'Anuidade',
      valor_centavos: 1_200_000,
      parcelas: 12,
      primeiro_vencimento: '2026-02-10',
      dia_vencimento: 10,
      forma_pagamento_id: 1,
      conta_bancaria_id: 1,
    },
    checks: {
      contratos_precos_descricao_check: [{ descricao: '' }, { descricao: longo(101) }],
      contratos_precos_dia_vencimento_check: [{ dia_vencimento: 0 }, { dia_vencimento: 32 }],
      contratos_precos_parcelas_check: [{ parcelas: 0 }, { parcelas: 61 }],
      contratos_precos_valor_centavos_check: [{ valor_centavos: 0 }, { valor_centavos: 1_000_000_000_000 }],
    },
    gatilhos: {
      contratos_precos_digitados: [
        { chao: acimaDaAnuidade(null), comando: novo('contratos_precos'), erro: 'VALOR_ACIMA_DA_ANUIDADE' },
        {
          chao: acimaDaAnuidade('Turno integral'),
          comando: novo('contratos_precos', { valor_centavos: 100_000_001 }),
          erro: 'VALOR_DIGITADO_EXCESSIVO',
        },
      ],
      contratos_precos_coerentes: [
        { chao: matricula, comando: novo('contratos_precos', { primeiro_vencimento: '2024-12-31' }), erro: 'VENCIMENTO_FORA_DO_ANO' },
        { chao: matricula, comando: novo('contratos_precos', { parcelas: 36 }), erro: 'VENCIMENTO_FORA_DO_ANO' },
        ...[{ ativo: false }, { ano_letivo_id: 2 }, { curso_id: 2 }, { valor_centavos: 1_199_999 }].map((mudanca) => ({
          chao: [...matricula, novo('precos', { id: 1, ...mudanca })],
          comando: novo('contratos_precos', { preco_id: 1 }),
          erro: 'PRECO_INCOERENTE',
        })),
      ],
    },
  },
  contratos_descontos: {
    linha: { contrato_id: 1, descricao: 'Irmãos', forma: 'percentual', percentual: 10, condicional: false, parcela_de: 2 },
    checks: {
      contratos_descontos_check: [{ parcela_ate: 1 }],
      contratos_descontos_descricao_check: [{ descricao: '' }, { descricao: longo(101) }],
      contratos_descontos_forma_check: [{ forma: 'x', percentual: null }],
      contratos_descontos_forma_tem_valor: [{ percentual: null }, { forma: 'valor' }, { valor_centavos: 100 }],
      contratos_descontos_limite_check: [{ limite_centavos: 0 }, { limite_centavos: 1_000_000_000_000 }],
      contratos_descontos_limite_so_de_percentual: [{ forma: 'valor', percentual: null, valor_centavos: 100, limite_centavos: 50 }],
      contratos_descontos_parcela_de_check: [{ parcela_de: 0 }],
      contratos_descontos_percentual_check: [{ percentual: 0 }, { percentual: 101 }],
      contratos_descontos_valor_centavos_check: [{ forma: 'valor', percentual: null, valor_centavos: 0 }],
    },
  },
  contratos_situacoes: {
    linha: { contrato_id: 1, de: 'rascunho', para: 'ativo', usuario_id: 1 },
    checks: {
      contratos_situacoes_ajuste_check: [{ ajuste_centavos: -5 }],
      contratos_situacoes_de_valores: [{ de: 'x' }],
      contratos_situacoes_para_valores: [{ para: 'x' }],
      contratos_situacoes_motivo_check: [{ motivo: longo(501) }],
      contratos_situacoes_transicao: [situacao('encerrado', 'ativo'), situacao('cancelado', 'ativo'), situacao('rascunho', 'suspenso')],
    },
    repetidas: { contratos_situacoes_desfaz_id_key: { primeira: { desfaz_id: 9 } } },
    gatilhos: {
      contratos_situacoes_ajustes: [
        {
          chao: [novo('contratos', emVigor)],
          comando: novo('contratos_situacoes', situacao('suspenso', 'ativo', { ajuste_centavos: -5 })),
          erro: 'AJUSTES_DIVERGENTES',
        },
      ],
      contratos_situacoes_anuidade: [
        {
          chao: [
            novo('matriculas', { id: 1 }),
            novo('precos', { id: 1, valor_centavos: 1 }),
            novo('contratos', { id: 1 }),
            novo('contratos_precos', { preco_id: 1 }),
          ],
          comando: novo('contratos_situacoes'),
          erro: 'ANUIDADE_EXCEDIDA',
        },
      ],
      contratos_situacoes_vida: [
        {
          chao: [novo('pessoas', { id: 1, data_falecimento: '2026-03-01' }), novo('matriculas', { id: 1 }), novo('contratos', { id: 1 })],
          comando: novo('contratos_situacoes'),
          erro: 'CONTRATO_DE_FALECIDO',
        },
      ],
      contratos_situacoes_coerentes: [
        { chao: ativado, comando: novo('contratos_situacoes', situacao('ativo', 'suspenso')), erro: 'SITUACAO_SEM_LINHA' },
        {
          chao: ativado,
          comando: novo('contratos_situacoes', situacao('suspenso', 'ativo', { desfaz_id: 1 })),
          erro: 'DESFAZIMENTO_INCOERENTE',
        },
      ],
    },
  },
  contratos_multas: {
    linha: { situacao_id: 1, titulo_id: 7 },
    repetidas: { contratos_multas_titulo_key: { segunda: { situacao_id: 2 } }, contratos_multas_pkey: {} },
  },
  contratos_configuracao: {
    linha: { id: 1 },
    checks: { contratos_configuracao_id_check: [{ id: 2 }] },
    repetidas: { contratos_configuracao_pkey: {} },
  },
};
