import { longo, novo, type Regras } from '#tests/helpers/restricoes.ts';

const gerada = novo('notas_fiscais', { id: 1, situacao: 'gerada' });
const FIXA = 'REGISTRO_IMUTAVEL';

/** suprimentos/notas-fiscais: what is bought, and what it becomes. */
export const deNotasFiscais: Regras = {
  notas_fiscais: {
    linha: {
      modelo: 'nfe',
      numero: '1',
      fornecedor_id: 1,
      data_emissao: '2026-02-03',
      data_entrada: '2026-02-05',
      descricao: 'Material',
      categoria_financeira_id: 1,
      conta_bancaria_id: 1,
      forma_pagamento_id: 1,
      total_centavos: 100,
      criada_por: 1,
      criada_por_nome: 'Fernanda',
    },
    checks: {
      notas_fiscais_modelo_check: [{ modelo: 'cte' }],
      notas_fiscais_numero_check: [{ numero: '' }, { numero: longo(21) }],
      notas_fiscais_serie_check: [{ serie: '' }, { serie: longo(6) }],
      notas_fiscais_chave_check: [{ chave: '123' }, { chave: longo(44) }],
      notas_fiscais_descricao_check: [{ descricao: '' }, { descricao: longo(151) }],
      notas_fiscais_frete_centavos_check: [{ frete_centavos: -1 }],
      notas_fiscais_seguro_centavos_check: [{ seguro_centavos: -1 }],
      notas_fiscais_outras_centavos_check: [{ outras_centavos: -1 }],
      notas_fiscais_desconto_centavos_check: [{ desconto_centavos: -1 }],
      notas_fiscais_total_check: [{ total_centavos: 0 }],
      notas_fiscais_retido_centavos_check: [{ retido_centavos: -1 }],
      notas_fiscais_retido_no_arquivo_centavos_check: [{ retido_no_arquivo_centavos: -1 }],
      notas_fiscais_observacoes_check: [{ observacoes: '' }, { observacoes: longo(2001) }],
      notas_fiscais_situacao_check: [{ situacao: 'paga' }],
      notas_fiscais_entrada_check: [{ data_entrada: '2026-02-02' }],
      notas_fiscais_pagavel_check: [
        { situacao: 'gerada', categoria_financeira_id: null },
        { situacao: 'gerada', conta_bancaria_id: null },
        { situacao: 'estornada', forma_pagamento_id: null },
      ],
    },
    repetidas: {
      notas_fiscais_chave_key: {
        primeira: { chave: '35260211222333000181550010000012341409172530' },
        segunda: { chave: '35260211222333000181550010000012341409172530', numero: '2' },
      },
      notas_fiscais_numero_key: {},
    },
    gatilhos: {
      notas_fiscais_fixas: [
        { chao: [gerada], comando: `update notas_fiscais set descricao = 'Outra'`, erro: FIXA },
        { chao: [gerada], comando: `update notas_fiscais set situacao = 'rascunho'`, erro: FIXA },
        { chao: [gerada], comando: 'delete from notas_fiscais', erro: FIXA },
      ],
      notas_fiscais_fecham: [{ chao: [], comando: novo('notas_fiscais'), erro: 'NOTA_FISCAL_DIVERGENTE' }],
    },
  },
  notas_fiscais_itens: {
    linha: {
      nota_fiscal_id: 1,
      ordem: 1,
      descricao: 'Papel',
      unidade: 'UN',
      quantidade: '1',
      valor_centavos: 100,
      custo_centavos: 100,
      estocado: true,
      produto_id: 1,
      quantidade_estoque: '1',
    },
    checks: {
      notas_fiscais_itens_ordem_check: [{ ordem: 0 }, { ordem: 991 }],
      notas_fiscais_itens_codigo_check: [{ codigo: '' }, { codigo: longo(61) }],
      notas_fiscais_itens_gtin_check: [{ gtin: '123' }],
      notas_fiscais_itens_descricao_check: [{ descricao: '' }, { descricao: longo(121) }],
      notas_fiscais_itens_unidade_check: [{ unidade: '' }, { unidade: 'un' }],
      notas_fiscais_itens_quantidade_check: [{ quantidade: '0' }],
      notas_fiscais_itens_valor_centavos_check: [{ valor_centavos: -1, impostos_centavos: 1 }],
      notas_fiscais_itens_desconto_centavos_check: [{ desconto_centavos: -1 }],
      notas_fiscais_itens_impostos_centavos_check: [{ impostos_centavos: -1 }],
      notas_fiscais_itens_custo_centavos_check: [{ custo_centavos: -1 }],
      notas_fiscais_itens_fator_check: [{ fator: '0' }],
      notas_fiscais_itens_estoque_check: [{ quantidade_estoque: '0' }],
      notas_fiscais_itens_reconhecido_por_check: [{ reconhecido_por: 'palpite' }],
      notas_fiscais_itens_desconto_check: [{ desconto_centavos: 101 }],
      notas_fiscais_itens_produto_check: [{ estocado: false }, { produto_id: null }, { quantidade_estoque: null }],
    },
    repetidas: { notas_fiscais_itens_ordem_key: {} },
    gatilhos: { notas_fiscais_itens_fixos: [{ chao: [gerada], comando: novo('notas_fiscais_itens'), erro: FIXA }] },
  },
  notas_fiscais_impostos: {
    linha: { nota_fiscal_id: 1, ordem: 1, tipo: 'ir', nome: 'IRRF' },
    checks: {
      notas_fiscais_impostos_ordem_check: [{ ordem: 0 }, { ordem: 11 }],
      notas_fiscais_impostos_tipo_check: [{ tipo: 'ipi' }],
      notas_fiscais_impostos_nome_check: [{ nome: '' }, { nome: longo(81) }],
      notas_fiscais_impostos_base_centavos_check: [{ base_centavos: 0 }],
      notas_fiscais_impostos_aliquota_check: [{ aliquota: '0' }, { aliquota: '100.0001' }],
    },
    repetidas: { notas_fiscais_impostos_pkey: {} },
    gatilhos: { notas_fiscais_impostos_fixos: [{ chao: [gerada], comando: novo('notas_fiscais_impostos'), erro: FIXA }] },
  },
  notas_fiscais_parcelas: {
    linha: { nota_fiscal_id: 1, parcela: 1, data_vencimento: '2026-03-10', bruto_centavos: 100, valor_centavos: 100 },
    checks: {
      notas_fiscais_parcelas_parcela_check: [{ parcela: 0 }, { parcela: 61 }],
      notas_fiscais_parcelas_bruto_centavos_check: [{ bruto_centavos: 0 }],
      notas_fiscais_parcelas_valor_centavos_check: [{ valor_centavos: 0 }],
      notas_fiscais_parcelas_valor_check: [{ valor_centavos: 101 }],
    },
    repetidas: { notas_fiscais_parcelas_pkey: {} },
    gatilhos: { notas_fiscais_parcelas_fixas: [{ chao: [gerada], comando: novo('notas_fiscais_parcelas'), erro: FIXA }] },
  },
  notas_fiscais_geracoes: {
    linha: { nota_fiscal_id: 1, conta_pagar_id: 1, operacao_estoque_id: 1, usuario_id: 1, usuario_nome: 'Fernanda' },
    repetidas: {
      notas_fiscais_geracoes_pkey: { segunda: { conta_pagar_id: 2, operacao_estoque_id: 2 } },
      notas_fiscais_geracoes_conta_key: { segunda: { nota_fiscal_id: 2, operacao_estoque_id: 2 } },
      notas_fiscais_geracoes_operacao_key: { segunda: { nota_fiscal_id: 2, conta_pagar_id: 2 } },
    },
  },
  notas_fiscais_estornos: {
    linha: { nota_fiscal_id: 1, data_estorno: '2026-02-10', motivo: 'Engano', usuario_id: 1, usuario_nome: 'Fernanda' },
    checks: { notas_fiscais_estornos_motivo_check: [{ motivo: 'x' }, { motivo: longo(201) }] },
    repetidas: { notas_fiscais_estornos_pkey: {} },
  },
  notas_fiscais_arquivos: {
    linha: { nome: 'nota.xml', usuario_id: 1 },
    checks: {
      notas_fiscais_arquivos_nome_check: [{ nome: '' }, { nome: longo(201) }],
      notas_fiscais_arquivos_chave_cancelada_check: [{ chave_cancelada: '123' }],
    },
  },
  produtos_de_fornecedores: {
    linha: { fornecedor_id: 1, codigo: 'A1', unidade: 'CX', fator: '12' },
    checks: {
      produtos_de_fornecedores_codigo_check: [{ codigo: '' }, { codigo: longo(61) }],
      produtos_de_fornecedores_unidade_check: [{ unidade: 'cx' }, { unidade: 'UNIDADE' }],
      produtos_de_fornecedores_fator_check: [{ fator: '0' }],
    },
    repetidas: { produtos_de_fornecedores_pkey: {} },
  },
};
