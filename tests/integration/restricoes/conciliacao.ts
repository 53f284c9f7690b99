import { longo, novo, type Regras } from '#tests/helpers/restricoes.ts';

const bytes = Buffer.alloc(32, 1);
const quem = { usuario_id: 1, usuario_nome: 'Fernanda' };
const linha = novo('extratos_bancarios_linhas', { id: 1 });
const daLinha = novo('conciliacoes_linhas', { linha_id: 1, conciliacao_id: 1 });
const fechada = novo('conciliacoes_fechamentos', { id: 1 });
const NAO_FECHA = 'CONCILIACAO_NAO_FECHA';

/** financeiro/caixa: bank statements and which of their lines are which movements. */
export const deConciliacao: Regras = {
  extratos_bancarios: {
    linha: {
      conta_bancaria_id: 1,
      nome_arquivo: 'x.ofx',
      sha256: bytes,
      data_inicio: '2026-03-01',
      data_fim: '2026-03-31',
      lidas: 2,
      repetidas: 1,
      ...quem,
    },
    checks: {
      extratos_bancarios_nome_arquivo_check: [{ nome_arquivo: '' }, { nome_arquivo: longo(201) }],
      extratos_bancarios_sha256_check: [{ sha256: Buffer.alloc(31) }],
      extratos_bancarios_lidas_check: [{ lidas: -1, repetidas: 0 }],
      extratos_bancarios_repetidas_check: [{ repetidas: 3 }, { repetidas: -1 }],
      extratos_bancarios_datas_check: [{ data_fim: '2026-02-28' }],
      extratos_bancarios_saldo_check: [{ saldo_centavos: 1 }, { data_saldo: '2026-03-31' }],
    },
    repetidas: {
      extratos_bancarios_arquivo_key: {},
      extratos_bancarios_conta_key: { primeira: { id: 1 }, segunda: { sha256: Buffer.alloc(32, 2) }, sem: 'extratos_bancarios_pkey' },
    },
  },
  extratos_bancarios_linhas: {
    linha: { extrato_id: 1, conta_bancaria_id: 1, data_linha: '2026-03-02', valor_centavos: -990, descricao: 'TARIFA', ordem: 1 },
    checks: {
      extratos_bancarios_linhas_valor_centavos_check: [{ valor_centavos: 0 }],
      extratos_bancarios_linhas_valor_lido_check: [
        { valor_centavos: null, valor_lido: '' },
        { valor_centavos: null, valor_lido: longo(41) },
      ],
      extratos_bancarios_linhas_descricao_check: [{ descricao: '' }, { descricao: longo(256) }],
      extratos_bancarios_linhas_documento_check: [{ documento: '' }, { documento: longo(41) }],
      extratos_bancarios_linhas_identificador_check: [{ identificador: '' }, { identificador: longo(256) }],
      extratos_bancarios_linhas_ordem_check: [{ ordem: 0 }],
      extratos_bancarios_linhas_valor_check: [{ valor_centavos: null }],
    },
    repetidas: { extratos_bancarios_linhas_key: {} },
    gatilhos: {
      extratos_bancarios_linhas_extrato_fkey: [
        {
          chao: [novo('extratos_bancarios', { id: 1, conta_bancaria_id: 2 })],
          comando: linha,
          erro: 'extratos_bancarios_linhas_extrato_fkey',
        },
      ],
      extratos_bancarios_linhas_imutaveis: [
        { chao: [linha], comando: 'update extratos_bancarios_linhas set valor_centavos = 1', erro: 'REGISTRO_IMUTAVEL' },
      ],
      extratos_bancarios_linhas_abertas: [
        { chao: [fechada], comando: linha, erro: 'CONCILIACAO_FECHADA' },
        { chao: [fechada, linha], comando: 'delete from extratos_bancarios_linhas', erro: 'CONCILIACAO_FECHADA' },
      ],
    },
  },
  conciliacoes: {
    linha: { conta_bancaria_id: 1, tipo: 'casada', ...quem },
    checks: {
      conciliacoes_tipo_check: [{ tipo: 'x' }],
      conciliacoes_motivo_check: [
        { tipo: 'ignorada', motivo: 'ab' },
        { tipo: 'ignorada', motivo: longo(201) },
      ],
      conciliacoes_ignorada_check: [{ tipo: 'ignorada' }, { motivo: 'Saldo' }],
      conciliacoes_lancada_check: [{ tipo: 'lancada' }, { lancamento_manual_id: 1 }],
    },
    repetidas: {
      conciliacoes_lancamento_manual_key: {
        primeira: { tipo: 'lancada', lancamento_manual_id: 1 },
        segunda: { tipo: 'lancada', lancamento_manual_id: 1 },
      },
    },
    gatilhos: {
      conciliacoes_fecham: [
        { chao: [], comando: novo('conciliacoes'), erro: NAO_FECHA },
        { chao: [linha, daLinha], comando: novo('conciliacoes', { id: 1 }), erro: NAO_FECHA },
      ],
    },
  },
  conciliacoes_linhas: {
    linha: { linha_id: 1, conciliacao_id: 1 },
    repetidas: { conciliacoes_linhas_pkey: { segunda: { conciliacao_id: 2 } } },
    gatilhos: {
      conciliacoes_linhas_fecham: [
        { chao: [linha, novo('conciliacoes', { id: 1 })], comando: daLinha, erro: NAO_FECHA },
        { chao: [linha, novo('conciliacoes', { id: 1 }), daLinha], comando: 'delete from conciliacoes_linhas', erro: NAO_FECHA },
      ],
      conciliacoes_linhas_abertas: [
        { chao: [fechada, linha], comando: daLinha, erro: 'CONCILIACAO_FECHADA' },
        { chao: [fechada, linha, daLinha], comando: 'delete from conciliacoes_linhas', erro: 'CONCILIACAO_FECHADA' },
      ],
    },
  },
  conciliacoes_lancamentos: {
    linha: { lancamento_id: 1, conciliacao_id: 1 },
    repetidas: { conciliacoes_lancamentos_pkey: { segunda: { conciliacao_id: 2 } } },
    gatilhos: {
      conciliacoes_lancamentos_fecham: [
        { chao: [novo('conciliacoes', { id: 1 })], comando: novo('conciliacoes_lancamentos'), erro: NAO_FECHA },
      ],
    },
  },
  conciliacoes_fechamentos: {
    linha: {
      conta_bancaria_id: 1,
      ate: '2026-03-31',
      saldo_banco_centavos: 100,
      saldo_livros_centavos: 90,
      so_no_extrato_centavos: 0,
      so_nos_livros_centavos: -10,
      ...quem,
    },
    checks: { conciliacoes_fechamentos_explicado_check: [{ saldo_banco_centavos: 101 }] },
    gatilhos: {
      conciliacoes_fechamentos_em_ordem: [
        { chao: [fechada], comando: novo('conciliacoes_fechamentos'), erro: 'CONCILIACAO_FECHADA' },
        { chao: [linha], comando: novo('conciliacoes_fechamentos'), erro: 'CONCILIACAO_PENDENTE' },
      ],
    },
  },
  conciliacoes_reaberturas: {
    linha: { fechamento_id: 1, motivo: 'Tarifa esquecida', ...quem },
    checks: { conciliacoes_reaberturas_motivo_check: [{ motivo: 'ab' }, { motivo: longo(301) }] },
    repetidas: { conciliacoes_reaberturas_fechamento_key: {} },
    gatilhos: {
      conciliacoes_reaberturas_em_ordem: [
        {
          chao: [fechada, novo('conciliacoes_fechamentos', { id: 2, ate: '2026-04-30' })],
          comando: novo('conciliacoes_reaberturas'),
          erro: 'CONCILIACAO_FORA_DE_ORDEM',
        },
      ],
    },
  },
};
