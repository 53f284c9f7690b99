import { longo, novo, type Regras } from '#tests/helpers/restricoes.ts';

const bancos = [novo('bancos', { id: 1 }), novo('bancos', { id: 2, codigo: '341', nome: 'Itaú' })];
const conta = novo('contas_bancarias', { id: 1 });
/** Two accounts of one bank, the first of which collects. */
const duas = [...bancos, conta, novo('contas_bancarias', { id: 2, nome: 'BB folha', numero: '999' }), novo('contas_cobranca')];
const segunda = novo('contas_cobranca', { conta_bancaria_id: 2 });

/** cadastros: the ground of the accounts, for other tables to stand on. */
export const chaoDasContas: Regras = {
  bancos: { linha: { codigo: '001', nome: 'Banco do Brasil' } },
  periodos_financeiros: { linha: { conta_bancaria_id: 1, data_inicio: '2026-01-01', data_fim: '2026-01-31' } },
  periodos_financeiros_situacoes: {
    linha: {
      periodo_financeiro_id: 1,
      para: 'fechado',
      usuario_id: 1,
      usuario_nome: 'Fernanda Lima',
      entradas_centavos: 0,
      saidas_centavos: 0,
      lancamentos: 0,
    },
  },
};

/** cadastros and boletos: accounts, and how they collect. */
export const deContas: Regras = {
  contas_bancarias: {
    linha: { nome: 'BB movimento', tipo: 'banco', banco_id: 1, agencia: '1234', numero: '56789' },
    checks: {
      contas_bancarias_agencia_check: [{ agencia: longo(11) }],
      contas_bancarias_agencia_dv_check: [{ agencia_dv: longo(3) }],
      contas_bancarias_banco_check: [{ banco_id: null }, { tipo: 'caixa' }],
      contas_bancarias_nome_check: [{ nome: '' }, { nome: longo(81) }],
      contas_bancarias_numero_check: [{ numero: longo(21) }],
      contas_bancarias_numero_dv_check: [{ numero_dv: longo(3) }],
      contas_bancarias_tipo_check: [{ tipo: 'x', banco_id: null }],
    },
    repetidas: { contas_bancarias_nome_key: { segunda: { nome: 'bb MOVIMENTO' } } },
    gatilhos: {
      contas_bancarias_saldo_inicial: [
        {
          chao: [conta, novo('periodos_financeiros', { id: 1 }), novo('periodos_financeiros_situacoes')],
          comando: 'update contas_bancarias set saldo_inicial_centavos = 1',
          erro: 'SALDO_INICIAL_FIXO',
        },
      ],
      contas_bancarias_uma_vez: [
        { chao: [...bancos, conta], comando: novo('contas_bancarias', { nome: 'Outra' }), erro: 'CONTA_BANCARIA_REPETIDA' },
        {
          chao: [...bancos, conta],
          comando: novo('contas_bancarias', { nome: 'Outra', agencia: '01234', numero: '056.789' }),
          erro: 'CONTA_BANCARIA_REPETIDA',
        },
        {
          chao: [...bancos, conta, novo('contas_bancarias', { id: 2, nome: 'Outra', ativa: false })],
          comando: 'update contas_bancarias set ativa = true where id = 2',
          erro: 'CONTA_BANCARIA_REPETIDA',
        },
      ],
      contas_bancarias_dados_bancarios: [
        { chao: [...bancos, conta], comando: `update contas_bancarias set numero = '1'`, erro: 'DADOS_BANCARIOS_SEM_MUDANCA' },
      ],
      contas_bancarias_do_seu_banco: [
        { chao: [...bancos, conta], comando: 'update contas_bancarias set banco_id = 2', erro: 'CONTA_SERIA_OUTRA' },
      ],
      contas_bancarias_uma_numeracao: [
        {
          chao: [
            ...bancos,
            conta,
            novo('contas_bancarias', { id: 2, nome: 'Outra', numero: '999', ativa: false }),
            novo('contas_cobranca'),
            segunda,
          ],
          comando: 'update contas_bancarias set ativa = true where id = 2',
          erro: 'NUMERACAO_DE_OUTRA_CONTA',
        },
      ],
    },
  },
  contas_cobranca: {
    linha: { conta_bancaria_id: 1, layout: 'cnab240', carteira: '17', convenio: '1474166', especie: 'ME', forma_pagamento_id: 1 },
    checks: {
      contas_cobranca_carteira_check: [{ carteira: '' }, { carteira: '1234' }],
      contas_cobranca_codigo_transmissao_check: [{ codigo_transmissao: 'x' }],
      contas_cobranca_complemento_check: [{ complemento: '12345' }],
      contas_cobranca_convenio_check: [{ convenio: 'x' }],
      contas_cobranca_dias_baixa_check: [{ dias_baixa: -1 }, { dias_baixa: 1000 }],
      contas_cobranca_especie_check: [{ especie: 'XX' }],
      contas_cobranca_instrucoes_check: [{ instrucoes: longo(401) }],
      contas_cobranca_layout_check: [{ layout: 'cnab500' }],
      contas_cobranca_pix_chave_check: [{ pix_chave: 'x' }, { pix_chave: longo(78) }],
      contas_cobranca_proximo_nsa_check: [{ proximo_nsa: 0 }, { proximo_nsa: 1_000_000 }],
      contas_cobranca_tolerancia_centavos_check: [{ tolerancia_centavos: -1 }, { tolerancia_centavos: 10_001 }],
    },
    repetidas: {
      contas_cobranca_conta_key: { primeira: { id: 9 }, segunda: { convenio: '7654321' }, sem: 'contas_cobranca_pkey' },
      contas_cobranca_convenio_key: {},
      contas_cobranca_padrao_key: { primeira: { padrao: true }, segunda: { convenio: '7654321' } },
    },
    gatilhos: {
      contas_cobranca_nsa_so_sobe: [
        { chao: [novo('contas_cobranca', { proximo_nsa: 2 })], comando: 'update contas_cobranca set proximo_nsa = 1', erro: 'NSA_VOLTA' },
      ],
      contas_cobranca_dados_bancarios: [
        { chao: [], comando: novo('contas_cobranca', { pix_chave: 'pix@colegio.example' }), erro: 'DADOS_BANCARIOS_SEM_MUDANCA' },
        {
          chao: [novo('contas_cobranca')],
          comando: `update contas_cobranca set pix_chave = 'pix@colegio.example'`,
          erro: 'DADOS_BANCARIOS_SEM_MUDANCA',
        },
      ],
      contas_cobranca_chave_pix: [{ chao: [], comando: novo('contas_cobranca', { pix_chave: 'https://x' }), erro: 'CHAVE_PIX_INVALIDA' }],
      contas_cobranca_uma_numeracao: [
        { chao: duas, comando: segunda, erro: 'NUMERACAO_DE_OUTRA_CONTA' },
        {
          chao: [...duas, novo('contas_cobranca', { conta_bancaria_id: 2, ativa: false })],
          comando: 'update contas_cobranca set ativa = true where conta_bancaria_id = 2',
          erro: 'NUMERACAO_DE_OUTRA_CONTA',
        },
        {
          chao: [...duas, novo('contas_cobranca', { conta_bancaria_id: 2, convenio: '7654321' })],
          comando: `update contas_cobranca set convenio = '1474166' where conta_bancaria_id = 2`,
          erro: 'NUMERACAO_DE_OUTRA_CONTA',
        },
      ],
    },
  },
};
