import { longo, novo, type Regras } from '#tests/helpers/restricoes.ts';

const movimento = novo('movimentos_estoque', { id: 1 });
const saldo = novo('saldos_estoque');
const retirada = { tipo: 'retirada', solicitante_pessoa_id: 1, motivo: 'Uso na aula' };
const saida = {
  id: 2,
  item: 2,
  tipo: 'retirada',
  quantidade: '-2',
  valor_centavos: -200,
  saldo_quantidade: '8',
  saldo_valor_centavos: 800,
};
const contada = { contada: '1', saldo_na_contagem: '1', contada_em: '2026-03-02T12:00:00Z' };
const NAO_FECHA = 'ESTOQUE_NAO_FECHA';

/** suprimentos: products, warehouses, and how stock moves. */
export const deEstoque: Regras = {
  produtos_grupos: {
    linha: { nome: 'Limpeza' },
    checks: { produtos_grupos_nome_check: [{ nome: '' }, { nome: longo(61) }] },
    repetidas: { produtos_grupos_nome_key: { segunda: { nome: 'LIMPEZA' } } },
  },
  produtos: {
    linha: { codigo: 'LIM-1', nome: 'Sabão', grupo_id: 1, unidade: 'UN' },
    checks: {
      produtos_codigo_check: [{ codigo: '' }, { codigo: longo(21) }],
      produtos_nome_check: [{ nome: '' }, { nome: longo(101) }],
      produtos_unidade_check: [{ unidade: '' }, { unidade: 'un' }, { unidade: 'UNIDADE' }],
    },
    repetidas: {
      produtos_codigo_key: { segunda: { codigo: 'lim-1', nome: 'Outro' } },
      produtos_nome_key: { segunda: { codigo: 'X', nome: 'sabao' } },
    },
    gatilhos: {
      produtos_unidade: [
        { chao: [novo('produtos', { id: 1 }), movimento], comando: `update produtos set unidade = 'KG'`, erro: 'UNIDADE_EM_USO' },
      ],
    },
  },
  produtos_embalagens: {
    linha: { produto_id: 1, nome: 'Caixa de 12', fator: '12' },
    checks: {
      produtos_embalagens_nome_check: [{ nome: '' }, { nome: longo(41) }],
      produtos_embalagens_fator_check: [{ fator: '0' }, { fator: '-1' }],
      produtos_embalagens_gtin_check: [{ gtin: '123' }, { gtin: '78910001A0103' }],
      produtos_embalagens_base_check: [
        { base: true, gtin: '7891000100103' },
        { base: true, fator: '1' },
      ],
    },
    repetidas: {
      produtos_embalagens_nome_key: { segunda: { nome: 'CAIXA DE 12' } },
      produtos_embalagens_base_key: {
        primeira: { base: true, fator: '1', gtin: '7891000100103' },
        segunda: { nome: 'UN', gtin: '96385074' },
      },
      produtos_embalagens_gtin_key: { primeira: { gtin: '96385074' }, segunda: { produto_id: 2 } },
    },
  },
  depositos: {
    linha: { nome: 'Almoxarifado' },
    checks: { depositos_nome_check: [{ nome: '' }, { nome: longo(61) }] },
    repetidas: { depositos_nome_key: { segunda: { nome: 'ALMOXARIFADO' } } },
  },
  produtos_minimos: {
    linha: { produto_id: 1, deposito_id: 1, quantidade: '5' },
    checks: { produtos_minimos_quantidade_check: [{ quantidade: '0' }, { quantidade: '-1' }] },
    repetidas: { produtos_minimos_pkey: {} },
  },
  contagens_estoque: {
    linha: { deposito_id: 1, usuario_id: 1, usuario_nome: 'Fernanda' },
    checks: { contagens_estoque_situacao_check: [{ situacao: 'x' }] },
    repetidas: { contagens_estoque_aberta_key: {} },
    gatilhos: {
      contagens_estoque_aberta: [
        {
          chao: [novo('contagens_estoque', { situacao: 'concluida' })],
          comando: `update contagens_estoque set situacao = 'aberta'`,
          erro: 'CONTAGEM_ENCERRADA',
        },
        { chao: [novo('contagens_estoque')], comando: 'update contagens_estoque set deposito_id = 2', erro: 'CONTAGEM_ENCERRADA' },
      ],
    },
  },
  contagens_estoque_itens: {
    linha: { contagem_id: 1, produto_id: 1 },
    checks: {
      contagens_estoque_itens_contada_check: [{ ...contada, contada: '-1' }],
      contagens_estoque_itens_saldo_na_contagem_check: [{ ...contada, saldo_na_contagem: '-1' }],
      contagens_estoque_itens_saldo_check: [{ contada: '1' }, { ...contada, contada_em: null }, { ...contada, saldo_na_contagem: null }],
    },
    repetidas: { contagens_estoque_itens_key: {} },
    gatilhos: {
      contagens_estoque_itens_aberta: [
        {
          chao: [novo('contagens_estoque', { id: 1, situacao: 'cancelada' })],
          comando: novo('contagens_estoque_itens'),
          erro: 'CONTAGEM_ENCERRADA',
        },
      ],
    },
  },
  operacoes_estoque: {
    linha: { tipo: 'entrada', data_movimento: '2026-03-02', deposito_id: 1, usuario_id: 1, usuario_nome: 'Fernanda' },
    checks: {
      operacoes_estoque_tipo_check: [{ tipo: 'x' }],
      operacoes_estoque_motivo_check: [{ motivo: 'ab' }, { motivo: longo(201) }],
      operacoes_estoque_documento_check: [{ documento: '' }, { documento: longo(41) }],
      operacoes_estoque_origem_tipo_check: [{ origem_tipo: 'Nota', origem_id: 1 }],
      operacoes_estoque_destino_check: [{ deposito_destino_id: 2 }, { tipo: 'transferencia' }],
      operacoes_estoque_mesmo_check: [{ tipo: 'transferencia', deposito_destino_id: 1 }],
      operacoes_estoque_retirada_check: [
        { ...retirada, motivo: null },
        { ...retirada, solicitante_pessoa_id: null },
      ],
      operacoes_estoque_fornecedor_check: [{ ...retirada, fornecedor_id: 1 }],
      operacoes_estoque_ajuste_check: [{ tipo: 'ajuste' }, { contagem_id: 1 }],
      operacoes_estoque_estorno_check: [{ tipo: 'estorno' }, { estorno_de: 1 }, { tipo: 'estorno', estorno_de: 1 }],
      operacoes_estoque_origem_check: [{ origem_id: 1 }, { origem_tipo: 'nota_fiscal' }],
    },
    repetidas: {
      operacoes_estoque_linhas_key: { primeira: { id: 1 }, sem: 'operacoes_estoque_pkey' },
      operacoes_estoque_contagem_key: { primeira: { tipo: 'ajuste', contagem_id: 1 } },
      operacoes_estoque_estorno_key: { primeira: { tipo: 'estorno', estorno_de: 1, motivo: 'Engano' } },
      operacoes_estoque_origem_key: { primeira: { origem_tipo: 'nota_fiscal', origem_id: 1 } },
    },
    gatilhos: {
      operacoes_estoque_dia: [
        {
          chao: [novo('bancos', { id: 1 }), novo('contas_bancarias', { id: 1 }), novo('periodos_financeiros', { situacao: 'fechado' })],
          comando: novo('operacoes_estoque', { data_movimento: '2026-01-31' }),
          erro: 'ESTOQUE_EM_DIA_FECHADO',
        },
      ],
    },
  },
  movimentos_estoque: {
    linha: {
      operacao_id: 1,
      tipo: 'entrada',
      data_movimento: '2026-03-02',
      item: 1,
      produto_id: 1,
      deposito_id: 1,
      quantidade: '10',
      valor_centavos: 1_000,
      saldo_quantidade: '10',
      saldo_valor_centavos: 1_000,
    },
    checks: {
      movimentos_estoque_item_check: [{ item: 0 }],
      movimentos_estoque_quantidade_check: [{ tipo: 'ajuste', quantidade: '0', valor_centavos: 0 }],
      movimentos_estoque_sentido_check: [{ quantidade: '-1', valor_centavos: -1 }, { tipo: 'retirada' }],
      movimentos_estoque_valor_check: [{ valor_centavos: -1 }],
      movimentos_estoque_junto_check: [{ junto_de: 1 }],
      movimentos_estoque_estornado_check: [{ tipo: 'estorno' }, { estorno_de: 1 }],
      movimentos_estoque_saldo_check: [{ saldo_quantidade: '-1' }, { saldo_valor_centavos: -1 }, { saldo_quantidade: '0' }],
    },
    repetidas: {
      movimentos_estoque_item_key: {},
      movimentos_estoque_estorno_key: { primeira: { tipo: 'estorno', estorno_de: 1 }, segunda: { item: 2 } },
    },
    gatilhos: {
      movimentos_estoque_operacao_fkey: [{ chao: [], comando: novo('movimentos_estoque'), erro: 'movimentos_estoque_operacao_fkey' }],
      movimentos_estoque_fixos: [
        'update movimentos_estoque set quantidade = 11',
        'update movimentos_estoque set valor_centavos = 900',
        'delete from movimentos_estoque',
      ].map((comando) => ({ chao: [movimento], comando, erro: 'REGISTRO_IMUTAVEL' })),
      movimentos_estoque_fecham: [
        { chao: [saldo], comando: novo('movimentos_estoque', { saldo_quantidade: '11' }), erro: NAO_FECHA },
        { chao: [], comando: novo('movimentos_estoque'), erro: NAO_FECHA },
        { chao: [saldo], comando: novo('movimentos_estoque'), erro: 'MOVIMENTO_ESTOQUE_SEM_FATO' },
        {
          chao: [movimento, novo('saldos_estoque', { quantidade: '8', valor_centavos: 801 })],
          comando: novo('movimentos_estoque', { ...saida, valor_centavos: -199, saldo_valor_centavos: 801 }),
          erro: NAO_FECHA,
        },
        {
          chao: [movimento, novo('saldos_estoque', { quantidade: '8', valor_centavos: 800 })],
          comando: novo('movimentos_estoque', { ...saida, tipo: 'transferencia' }),
          erro: NAO_FECHA,
        },
      ],
    },
  },
  saldos_estoque: {
    linha: { produto_id: 1, deposito_id: 1, quantidade: '10', valor_centavos: 1_000 },
    checks: { saldos_estoque_saldo_check: [{ quantidade: '-1' }, { valor_centavos: -1 }, { quantidade: '0' }] },
    repetidas: { saldos_estoque_pkey: {} },
    gatilhos: {
      saldos_estoque_fecham: [
        { chao: [], comando: saldo, erro: NAO_FECHA },
        { chao: [movimento, saldo], comando: 'update saldos_estoque set valor_centavos = 999', erro: NAO_FECHA },
      ],
    },
  },
  recalculos_estoque: {
    linha: { movimento_id: 1, operacao_id: 1, valor_antes_centavos: 1, valor_depois_centavos: 2 },
    checks: { recalculos_estoque_valor_check: [{ valor_depois_centavos: 1 }] },
  },
};
