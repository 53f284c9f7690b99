import { longo, novo, type Regras } from '#tests/helpers/restricoes.ts';

const quem = { usuario_id: 2, usuario_nome: 'Paulo' };
const conta = novo('contas_pagar', { id: 1 });
const titulo = novo('titulos_pagar', { id: 1 });
const baixa = novo('baixas_pagar', { id: 1 });
const paga = { amortizado_centavos: 1_000, pago_centavos: 1_000, situacao: 'pago' };
const deImposto = novo('contas_pagar', { id: 1, origem: 'imposto' });
const peloExterno = { titulo_id: null, externo_id: 1 };
const RECOLHIMENTO_INCOERENTE = 'RECOLHIMENTO_INCOERENTE';
const NAO_FECHA_A_CONTA = 'CONTA_PAGAR_DIVERGENTE';

/** financeiro/pagar: bills, titles and payments. */
export const dePagar: Regras = {
  pagar_regras: {
    linha: { id: 1 },
    checks: { pagar_regras_uma: [{ id: 2 }], pagar_regras_aprovacao_acima_centavos_check: [{ aprovacao_acima_centavos: -1 }] },
    repetidas: { pagar_regras_pkey: {} },
  },
  pagar_numeracao: { linha: { ano: 2026, ultimo: 1 }, repetidas: { pagar_numeracao_pkey: {} } },
  recorrencias_pagar: {
    linha: { fornecedor_id: 1, descricao: 'Aluguel' },
    checks: {
      recorrencias_pagar_descricao_check: [{ descricao: '' }, { descricao: longo(151) }],
      recorrencias_pagar_impostos_check: [{ impostos: '{}' }],
    },
  },
  contas_pagar: {
    linha: {
      numero: '2026-00001',
      fornecedor_id: 1,
      origem: 'manual',
      descricao: 'Energia',
      data_emissao: '2026-01-05',
      valor_centavos: 1_000,
      parcelas: 1,
      conta_bancaria_id: 1,
      forma_pagamento_id: 1,
      aprovacao: 'dispensada',
      criada_por: 1,
      criada_por_nome: 'Fernanda',
    },
    checks: {
      contas_pagar_origem_check: [{ origem: 'x' }],
      contas_pagar_documento_check: [{ documento: '' }, { documento: longo(41) }],
      contas_pagar_descricao_check: [{ descricao: '' }, { descricao: longo(151) }],
      contas_pagar_valor_centavos_check: [{ valor_centavos: 0 }],
      contas_pagar_parcelas_check: [{ parcelas: 0 }, { parcelas: 61 }],
      contas_pagar_competencia_check: [{ origem: 'recorrente', recorrencia_id: 1, competencia: '2026-01-02' }],
      contas_pagar_aprovacao_check: [{ aprovacao: 'x' }],
      contas_pagar_recorrencia_coerente: [
        { origem: 'recorrente' },
        { recorrencia_id: 1, competencia: '2026-01-01' },
        { competencia: '2026-01-01' },
      ],
    },
    repetidas: {
      contas_pagar_numero_key: {},
    },
    gatilhos: {
      contas_pagar_fixas: [{ chao: [conta], comando: 'update contas_pagar set valor_centavos = 2', erro: 'REGISTRO_IMUTAVEL' }],
      contas_pagar_de_imposto: [{ chao: [titulo], comando: deImposto, erro: RECOLHIMENTO_INCOERENTE }],
      contas_pagar_inteiras: [{ chao: [], comando: conta, erro: NAO_FECHA_A_CONTA }],
      contas_pagar_aprovacao_coerente: [
        { chao: [], comando: novo('contas_pagar', { aprovacao: 'aprovada' }), erro: 'APROVACAO_INCOERENTE' },
      ],
    },
  },
  contas_pagar_aprovacoes: {
    linha: { conta_pagar_id: 1, decisao: 'aprovada', ...quem },
    checks: {
      contas_pagar_aprovacoes_decisao_check: [{ decisao: 'x', motivo: 'Sem cotação' }],
      contas_pagar_aprovacoes_motivo_check: [{ motivo: 'ab' }, { motivo: longo(301) }],
      contas_pagar_aprovacoes_recusa_tem_motivo: [{ decisao: 'recusada' }],
    },
    gatilhos: {
      contas_pagar_aprovacoes_de_outra: [
        { chao: [conta], comando: novo('contas_pagar_aprovacoes', { usuario_id: 1 }), erro: 'APROVACAO_DE_QUEM_LANCOU' },
        { chao: [novo('contas_pagar', { id: 1, viva: false })], comando: novo('contas_pagar_aprovacoes'), erro: 'CONTA_CANCELADA' },
      ],
      contas_pagar_aprovacoes_coerentes: [
        {
          chao: [novo('contas_pagar', { id: 1, aprovacao: 'pendente' })],
          comando: novo('contas_pagar_aprovacoes'),
          erro: 'APROVACAO_INCOERENTE',
        },
      ],
    },
  },
  contas_pagar_anexos: {
    linha: { conta_pagar_id: 1, arquivo_id: 1, nome: 'nota.pdf', refeito: false, ...quem },
    checks: { contas_pagar_anexos_nome_check: [{ nome: '' }, { nome: longo(201) }] },
  },
  titulos_pagar: {
    linha: {
      conta_pagar_id: 1,
      numero: '2026-00001/01',
      parcela: 1,
      data_vencimento: '2026-03-10',
      bruto_centavos: 1_000,
      valor_centavos: 1_000,
    },
    checks: {
      titulos_pagar_parcela_check: [{ parcela: 0 }, { parcela: 61 }],
      titulos_pagar_bruto_centavos_check: [{ bruto_centavos: 0 }],
      titulos_pagar_retido_centavos_check: [{ retido_centavos: -1, valor_centavos: 1_001 }],
      titulos_pagar_valor_centavos_check: [{ retido_centavos: 1_000, valor_centavos: 0 }],
      titulos_pagar_codigo_check: [
        { codigo: 'x', codigo_tipo: 'pix' },
        { codigo: longo(601), codigo_tipo: 'pix' },
      ],
      titulos_pagar_codigo_tipo_check: [{ codigo: '1'.repeat(44), codigo_tipo: 'x' }],
      titulos_pagar_amortizado_centavos_check: [{ amortizado_centavos: -1, situacao: 'aberto' }],
      titulos_pagar_pago_centavos_check: [{ ...paga, pago_centavos: -1 }],
      titulos_pagar_situacao_check: [{ situacao: 'x' }],
      titulos_pagar_liquido_check: [{ valor_centavos: 999 }],
      titulos_pagar_codigo_coerente: [
        { codigo: '1'.repeat(44) },
        { codigo_tipo: 'boleto' },
        { codigo: '1'.repeat(43), codigo_tipo: 'boleto' },
      ],
      titulos_pagar_saldo_check: [{ ...paga, amortizado_centavos: 1_001 }],
      titulos_pagar_situacao_coerente: [
        { situacao: 'pago' },
        { ...paga, pago_centavos: 0 },
        { situacao: 'parcial' },
        { situacao: 'aberto', pago_centavos: 1 },
      ],
    },
    repetidas: {
      titulos_pagar_numero_key: { segunda: { parcela: 2 } },
      titulos_pagar_parcela_key: { segunda: { numero: '2026-00001/02' } },
      titulos_pagar_codigo_key: {
        primeira: { codigo: '1'.repeat(44), codigo_tipo: 'boleto' },
        segunda: { numero: '2026-00001/02', parcela: 2 },
      },
    },
    gatilhos: {
      titulos_pagar_fixos: [
        { chao: [titulo], comando: 'update titulos_pagar set parcela = 2', erro: 'REGISTRO_IMUTAVEL' },
        {
          chao: [novo('titulos_pagar', { situacao: 'cancelado' })],
          comando: `update titulos_pagar set situacao = 'aberto'`,
          erro: 'REGISTRO_IMUTAVEL',
        },
      ],
      titulos_pagar_vencimento_mudado: [
        { chao: [titulo], comando: `update titulos_pagar set data_vencimento = '2026-04-10'`, erro: 'VENCIMENTO_DE_PAGAR_INCOERENTE' },
      ],
      titulos_pagar_pagos: [
        { chao: [titulo], comando: `update titulos_pagar set amortizado_centavos = 1, situacao = 'parcial'`, erro: 'PAGAMENTO_DIVERGENTE' },
      ],
      titulos_pagar_da_conta: [{ chao: [novo('contas_pagar', { id: 1, valor_centavos: 2 })], comando: titulo, erro: NAO_FECHA_A_CONTA }],
      titulos_pagar_partes: [{ chao: [], comando: titulo, erro: 'RATEIO_DIVERGENTE' }],
      titulos_pagar_codigo_aprovado: [
        {
          chao: [novo('contas_pagar', { id: 1, aprovacao: 'aprovada' }), titulo, novo('contas_pagar_aprovacoes')],
          comando: `update titulos_pagar set codigo = '${'1'.repeat(44)}', codigo_tipo = 'boleto', codigo_mudou_em = now() + interval '1 day'`,
          erro: 'APROVACAO_INCOERENTE',
        },
      ],
      titulos_pagar_cancelados: [
        { chao: [titulo], comando: `update titulos_pagar set situacao = 'cancelado'`, erro: 'CANCELAMENTO_DE_PAGAR_INCOERENTE' },
      ],
      titulos_pagar_recolhidos: [
        { chao: [deImposto, titulo], comando: `update titulos_pagar set situacao = 'cancelado'`, erro: RECOLHIMENTO_INCOERENTE },
      ],
      titulos_pagar_fora_do_banco: [
        {
          chao: [titulo, novo('remessas_pagar', { id: 1 }), novo('remessas_pagar_itens')],
          comando: `update titulos_pagar set situacao = 'cancelado'`,
          erro: 'TITULO_NO_BANCO',
        },
      ],
    },
  },
  titulos_pagar_rateio: {
    linha: { titulo_id: 1, ordem: 1, categoria_financeira_id: 1, valor_centavos: 1_000 },
    checks: {
      titulos_pagar_rateio_ordem_check: [{ ordem: 0 }, { ordem: 51 }],
      titulos_pagar_rateio_valor_centavos_check: [{ valor_centavos: 0 }],
    },
    repetidas: {
      titulos_pagar_rateio_pkey: { segunda: { categoria_financeira_id: 2 } },
      titulos_pagar_rateio_parte_key: { segunda: { ordem: 2 } },
    },
    gatilhos: {
      titulos_pagar_rateio_fecha: [
        { chao: [titulo], comando: novo('titulos_pagar_rateio', { valor_centavos: 1 }), erro: 'RATEIO_DIVERGENTE' },
      ],
    },
  },
  titulos_pagar_retencoes: {
    linha: {
      titulo_id: 1,
      imposto_id: 1,
      base_centavos: 1_000,
      aliquota: '1.5',
      valor_centavos: 15,
      data_fato: '2026-01-05',
      data_vencimento: '2026-02-20',
    },
    checks: {
      titulos_pagar_retencoes_base_centavos_check: [{ base_centavos: 0 }],
      titulos_pagar_retencoes_aliquota_check: [{ aliquota: '0' }],
      titulos_pagar_retencoes_valor_centavos_check: [{ valor_centavos: 0 }],
      titulos_pagar_retencoes_vence_depois: [{ data_vencimento: '2026-01-05' }],
    },
    repetidas: { titulos_pagar_retencoes_key: {} },
    gatilhos: {
      titulos_pagar_retencoes_fecham: [
        { chao: [titulo, novo('titulos_pagar_rateio')], comando: novo('titulos_pagar_retencoes'), erro: 'RETENCAO_DIVERGENTE' },
      ],
    },
  },
  recolhimentos: {
    linha: { titulo_id: 1, tipo: 'ir', codigo: '1708', competencia: '2026-01-01' },
    repetidas: { recolhimentos_pkey: {} },
    checks: {
      recolhimentos_tipo_check: [{ tipo: 'x' }],
      recolhimentos_codigo_check: [{ codigo: '' }, { codigo: longo(11) }],
      recolhimentos_competencia_check: [{ competencia: '2026-01-02' }],
    },
    gatilhos: {
      recolhimentos_inteiros: [{ chao: [conta, titulo], comando: novo('recolhimentos'), erro: RECOLHIMENTO_INCOERENTE }],
    },
  },
  recolhimentos_itens: {
    linha: { titulo_id: 1, retencao_id: 1, valor_centavos: 15 },
    checks: {
      recolhimentos_itens_valor_centavos_check: [{ valor_centavos: 0 }],
      recolhimentos_itens_por_um: [{ titulo_id: null }, { externo_id: 1 }],
    },
    repetidas: {
      recolhimentos_itens_titulo_key: { segunda: { valor_centavos: -15 } },
      recolhimentos_itens_externo_key: { primeira: peloExterno, segunda: { ...peloExterno, valor_centavos: -15 } },
      recolhimentos_itens_vivo_key: { segunda: { titulo_id: 2 } },
    },
    gatilhos: {
      recolhimentos_itens_fixos: [
        { chao: [novo('recolhimentos_itens')], comando: 'update recolhimentos_itens set valor_centavos = 14', erro: 'REGISTRO_IMUTAVEL' },
      ],
      recolhimentos_itens_somados: [
        {
          chao: [deImposto, titulo, novo('recolhimentos'), novo('titulos_pagar_retencoes', { id: 1 })],
          comando: novo('recolhimentos_itens'),
          erro: RECOLHIMENTO_INCOERENTE,
        },
      ],
      recolhimentos_itens_externos: [
        {
          chao: [novo('recolhimentos_externos', { id: 1 }), novo('titulos_pagar_retencoes', { id: 1 })],
          comando: novo('recolhimentos_itens', { ...peloExterno, valor_centavos: 14 }),
          erro: RECOLHIMENTO_INCOERENTE,
        },
      ],
    },
  },
  recolhimentos_externos: {
    linha: {
      tipo: 'ir',
      codigo: '1708',
      competencia: '2026-01-01',
      valor_centavos: 15,
      data_recolhimento: '2026-02-20',
      motivo: 'Pago pelo contador',
      ...quem,
    },
    checks: {
      recolhimentos_externos_tipo_check: [{ tipo: 'x' }],
      recolhimentos_externos_codigo_check: [{ codigo: '' }, { codigo: longo(11) }],
      recolhimentos_externos_competencia_check: [{ competencia: '2026-01-02' }],
      recolhimentos_externos_valor_centavos_check: [{ valor_centavos: 0 }],
      recolhimentos_externos_data_check: [{ data_recolhimento: '2025-12-31' }],
      recolhimentos_externos_motivo_check: [{ motivo: 'ab' }, { motivo: longo(301) }],
    },
    gatilhos: {
      recolhimentos_externos_inteiros: [{ chao: [], comando: novo('recolhimentos_externos'), erro: RECOLHIMENTO_INCOERENTE }],
    },
  },
  recolhimentos_externos_desfeitos: {
    linha: { externo_id: 1, motivo: 'Engano', ...quem },
    repetidas: { recolhimentos_externos_desfeitos_pkey: {} },
    checks: { recolhimentos_externos_desfeitos_motivo_check: [{ motivo: 'ab' }, { motivo: longo(301) }] },
    gatilhos: {
      recolhimentos_externos_desfeitos_inteiros: [
        {
          chao: [
            novo('titulos_pagar_retencoes', { id: 1 }),
            novo('recolhimentos_externos', { id: 1 }),
            novo('recolhimentos_itens', peloExterno),
          ],
          comando: novo('recolhimentos_externos_desfeitos'),
          erro: RECOLHIMENTO_INCOERENTE,
        },
      ],
    },
  },
  titulos_pagar_cancelamentos: {
    linha: { titulo_id: 1, data_cancelamento: '2026-03-10', motivo: 'Engano', ...quem },
    checks: { titulos_pagar_cancelamentos_motivo_check: [{ motivo: 'ab' }, { motivo: longo(301) }] },
    repetidas: { titulos_pagar_cancelamentos_titulo_key: {} },
  },
  titulos_pagar_vencimentos: {
    linha: {
      titulo_id: 1,
      vencimento_anterior: '2026-03-10',
      vencimento_novo: '2026-04-10',
      data_mudanca: '2026-03-05',
      motivo: 'Vencimento do boleto',
      ...quem,
    },
    checks: {
      titulos_pagar_vencimentos_motivo_check: [{ motivo: 'ab' }, { motivo: longo(301) }],
      titulos_pagar_vencimentos_muda_check: [{ vencimento_novo: '2026-03-10' }],
    },
    gatilhos: {
      titulos_pagar_vencimentos_valem: [
        { chao: [titulo], comando: novo('titulos_pagar_vencimentos'), erro: 'VENCIMENTO_DE_PAGAR_INCOERENTE' },
      ],
    },
  },
  baixas_pagar: {
    linha: {
      titulo_id: 1,
      data_baixa: '2026-03-10',
      valor_centavos: 1_000,
      principal_centavos: 1_000,
      conta_bancaria_id: 1,
      forma_pagamento_id: 1,
      ...quem,
    },
    checks: {
      baixas_pagar_principal_centavos_check: [
        { principal_centavos: 0, juros_centavos: 1_000, desconto_centavos: 1 },
        { principal_centavos: 0, valor_centavos: 0 },
      ],
      baixas_pagar_desconto_centavos_check: [{ desconto_centavos: -1 }],
      baixas_pagar_multa_centavos_check: [{ multa_centavos: -1, valor_centavos: 999 }],
      baixas_pagar_juros_centavos_check: [{ juros_centavos: -1, valor_centavos: 999 }],
      baixas_pagar_composicao_check: [{ valor_centavos: 999 }],
    },
    gatilhos: {
      baixas_pagar_somadas: [{ chao: [titulo], comando: baixa, erro: 'PAGAMENTO_DIVERGENTE' }],
      baixas_pagar_inteiras: [{ chao: [], comando: baixa, erro: 'PAGAMENTO_INCOERENTE' }],
      baixas_pagar_aprovadas: [
        { chao: [novo('contas_pagar', { id: 1, aprovacao: 'pendente' }), titulo], comando: baixa, erro: 'PAGAMENTO_SEM_APROVACAO' },
      ],
      baixas_pagar_dentro_do_aprovado: [
        {
          chao: [
            novo('pagar_regras', { aprovacao_acima_centavos: 5_000 }),
            conta,
            novo('titulos_pagar', { id: 1, ...paga, pago_centavos: 6_000 }),
          ],
          comando: novo('baixas_pagar', { id: 1, juros_centavos: 5_000, valor_centavos: 6_000 }),
          erro: 'ACRESCIMO_SEM_APROVACAO',
        },
      ],
      baixas_pagar_fora_do_banco: [
        { chao: [titulo, novo('remessas_pagar', { id: 1 }), novo('remessas_pagar_itens')], comando: baixa, erro: 'TITULO_NO_BANCO' },
      ],
    },
  },
  baixas_pagar_partes: {
    linha: { baixa_id: 1, categoria_financeira_id: 1, valor_centavos: 1_000 },
    checks: { baixas_pagar_partes_valor_centavos_check: [{ valor_centavos: 0 }] },
    repetidas: { baixas_pagar_partes_key: {} },
    gatilhos: {
      baixas_pagar_partes_inteiras: [
        { chao: [baixa], comando: novo('baixas_pagar_partes', { valor_centavos: 1 }), erro: 'PAGAMENTO_INCOERENTE' },
      ],
    },
  },
  estornos_pagar: {
    linha: { baixa_id: 1, data_estorno: '2026-03-11', motivo: 'Engano', ...quem },
    checks: { estornos_pagar_motivo_check: [{ motivo: 'ab' }, { motivo: longo(301) }] },
    repetidas: { estornos_pagar_baixa_key: {} },
    gatilhos: {
      estornos_pagar_somados: [
        { chao: [novo('titulos_pagar', { id: 1, ...paga }), baixa], comando: novo('estornos_pagar'), erro: 'PAGAMENTO_DIVERGENTE' },
      ],
      estornos_pagar_inteiros: [{ chao: [baixa], comando: novo('estornos_pagar'), erro: 'PAGAMENTO_INCOERENTE' }],
    },
  },
};
