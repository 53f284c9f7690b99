import { longo, novo, type Regras } from '#tests/helpers/restricoes.ts';

const quem = { usuario_id: 2, usuario_nome: 'Paulo' };
const SHA = '\\x' + '00'.repeat(32);
const titulo = novo('titulos_pagar', { id: 1 });
const conta = novo('contas_pagar', { id: 1 });
const remessa = novo('remessas_pagar', { id: 1 });
const item = novo('remessas_pagar_itens', { id: 1 });
const linha = novo('retornos_pagar_linhas', { id: 1 });
const IMUTAVEL = 'REGISTRO_IMUTAVEL';

/** financeiro/pagar: what banks are told to pay, and what they answer. */
export const noBanco: Regras = {
  convenios_pagar: {
    linha: { conta_bancaria_id: 1, convenio: '204226', forma_pagamento_id: 1 },
    checks: {
      convenios_pagar_convenio_check: [{ convenio: '' }, { convenio: 'a' }, { convenio: '1'.repeat(21) }],
      convenios_pagar_proximo_nsa_check: [{ proximo_nsa: 0 }, { proximo_nsa: 1_000_000 }],
    },
    repetidas: { convenios_pagar_conta_key: {} },
  },
  remessas_pagar: {
    linha: {
      convenio_id: 1,
      nsa: 1,
      nome_arquivo: 'PG756001-000001.REM',
      arquivo_id: 1,
      data_pagamento: '2026-11-27',
      titulos: 1,
      total_centavos: 1_000,
      conferencia: 'dispensada',
      criada_por: 1,
      criada_por_nome: 'Fernanda',
    },
    checks: {
      remessas_pagar_nsa_check: [{ nsa: 0 }, { nsa: 1_000_000 }],
      remessas_pagar_nome_arquivo_check: [{ nome_arquivo: '' }, { nome_arquivo: longo(61) }],
      remessas_pagar_titulos_check: [{ titulos: 0 }],
      remessas_pagar_total_centavos_check: [{ total_centavos: 0 }],
      remessas_pagar_conferencia_check: [{ conferencia: 'x' }],
    },
    repetidas: { remessas_pagar_nsa_key: {} },
    gatilhos: {
      remessas_pagar_inteiras: [
        { chao: [], comando: remessa, erro: 'REMESSA_PAGAR_DIVERGENTE' },
        { chao: [item], comando: novo('remessas_pagar', { id: 1, nsa: 2 }), erro: 'REMESSA_PAGAR_COM_LACUNA' },
      ],
      remessas_pagar_fixas: [
        { chao: [remessa], comando: `update remessas_pagar set data_pagamento = '2026-12-01'`, erro: IMUTAVEL },
        {
          chao: [novo('remessas_pagar', { conferencia: 'pendente' })],
          comando: `update remessas_pagar set conferencia = 'feita'`,
          erro: IMUTAVEL,
        },
      ],
    },
  },
  remessas_pagar_conferencias: {
    linha: { remessa_id: 1, ...quem },
    repetidas: { remessas_pagar_conferencias_remessa_key: {} },
    gatilhos: {
      remessas_pagar_conferencias_de_outra: [
        { chao: [remessa], comando: novo('remessas_pagar_conferencias', { usuario_id: 1 }), erro: 'CONFERENCIA_DE_QUEM_GEROU' },
      ],
    },
  },
  remessas_pagar_itens: {
    linha: { remessa_id: 1, titulo_id: 1, identificador: 'P0010000010001', modo: 'pix', valor_centavos: 1_000 },
    checks: {
      remessas_pagar_itens_identificador_check: [{ identificador: 'x' }],
      remessas_pagar_itens_modo_check: [{ modo: 'x' }],
      remessas_pagar_itens_valor_centavos_check: [{ valor_centavos: 0 }],
      remessas_pagar_itens_situacao_check: [{ situacao: 'x' }],
      remessas_pagar_itens_recusa_check: [{ situacao: 'recusado' }, { motivos: '{AG}' }],
      remessas_pagar_itens_baixa_check: [{ baixa_id: 1 }],
    },
    repetidas: {
      remessas_pagar_itens_identificador_key: { segunda: { titulo_id: 2 } },
      remessas_pagar_itens_vivo_key: { segunda: { identificador: 'P0010000010002' } },
      remessas_pagar_itens_baixa_key: {
        primeira: { situacao: 'pago', baixa_id: 1 },
        segunda: { identificador: 'P0010000010002' },
      },
    },
    gatilhos: {
      remessas_pagar_itens_coerentes: [
        { chao: [conta, titulo], comando: novo('remessas_pagar_itens', { valor_centavos: 1 }), erro: 'ITEM_DE_REMESSA_INDEVIDO' },
        { chao: [novo('contas_pagar', { id: 1, aprovacao: 'pendente' }), titulo], comando: item, erro: 'ITEM_DE_REMESSA_INDEVIDO' },
        { chao: [item], comando: 'update remessas_pagar_itens set valor_centavos = 2', erro: IMUTAVEL },
        {
          chao: [novo('remessas_pagar_itens', { situacao: 'pago' })],
          comando: `update remessas_pagar_itens set situacao = 'enviado'`,
          erro: IMUTAVEL,
        },
      ],
      remessas_pagar_itens_pagos: [
        { chao: [item], comando: `update remessas_pagar_itens set situacao = 'pago'`, erro: 'ITEM_PAGO_SEM_BAIXA' },
      ],
    },
  },
  remessas_pagar_cancelamentos: {
    linha: { remessa_id: 1, titulos: 1, motivo: 'Não enviado', ...quem },
    checks: {
      remessas_pagar_cancelamentos_titulos_check: [{ titulos: 0 }],
      remessas_pagar_cancelamentos_motivo_check: [{ motivo: 'ab' }, { motivo: longo(301) }],
    },
  },
  retornos_pagar: {
    linha: { convenio_id: 1, arquivo_id: 1, nome_arquivo: 'RET.TXT', sha256: SHA, sequencia: '1', ...quem },
    checks: {
      retornos_pagar_nome_arquivo_check: [{ nome_arquivo: '' }, { nome_arquivo: longo(201) }],
      retornos_pagar_sha256_check: [{ sha256: '\\x00' }],
      retornos_pagar_situacao_check: [{ situacao: 'x' }],
    },
    repetidas: { retornos_pagar_arquivo_key: {} },
  },
  retornos_pagar_linhas: {
    linha: {
      retorno_id: 1,
      linha: 3,
      identificador: 'P0010000010001',
      favorecido: 'X',
      ocorrencias: '{00}',
      efeito: 'pago',
      pago_centavos: 1_000,
    },
    checks: {
      retornos_pagar_linhas_linha_check: [{ linha: 0 }],
      retornos_pagar_linhas_efeito_check: [{ efeito: 'x' }],
      retornos_pagar_linhas_pago_centavos_check: [{ pago_centavos: -1 }],
      retornos_pagar_linhas_resultado_check: [{ resultado: 'x' }],
      retornos_pagar_linhas_excecao_check: [{ resultado: 'excecao' }],
      retornos_pagar_linhas_baixa_check: [{ baixa_id: 1 }],
      retornos_pagar_linhas_ilegivel_check: [{ efeito: 'ilegivel' }, { porque: 'x' }],
    },
    repetidas: {
      retornos_pagar_linhas_linha_key: {},
      retornos_pagar_linhas_baixa_key: { primeira: { resultado: 'aplicada', baixa_id: 1 }, segunda: { linha: 4 } },
    },
    gatilhos: {
      retornos_pagar_linhas_ficam: [
        { chao: [linha], comando: 'update retornos_pagar_linhas set pago_centavos = 1', erro: IMUTAVEL },
        {
          chao: [novo('retornos_pagar_linhas', { resultado: 'ignorada' })],
          comando: `update retornos_pagar_linhas set resultado = 'aplicada'`,
          erro: IMUTAVEL,
        },
      ],
    },
  },
  retornos_pagar_decisoes: {
    linha: { linha_id: 1, decisao: 'baixada', ...quem },
    checks: {
      retornos_pagar_decisoes_decisao_check: [{ decisao: 'x' }],
      retornos_pagar_decisoes_motivo_check: [{ motivo: 'ab' }, { motivo: longo(301) }],
      retornos_pagar_decisoes_ignorada_tem_motivo: [{ decisao: 'ignorada' }],
    },
  },
};
