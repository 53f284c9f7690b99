import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosLancamento as erros } from '../erros.ts';

// What a violated rule of the tables of entries means to a person when two requests race past the checks.
registrarRestricoes({
  LANCAMENTO_NAO_FECHA: () => erros.LANCAMENTO_INVALIDO(),
  LANCAMENTO_SEM_PARTIDAS: () => erros.LANCAMENTO_INVALIDO(),
  partidas_contabeis_lado_check: () => erros.LANCAMENTO_INVALIDO(),
  CONTA_NAO_LANCAVEL: (contas) => erros.CONTA_NAO_LANCAVEL({ contas }, { campos: ['partidas'] }),
  CENTRO_DE_CUSTO_EXIGIDO: (conta) => erros.CENTRO_DE_CUSTO_EXIGIDO({ conta }, { campos: ['partidas'] }),
  PERIODO_CONTABIL_FECHADO: (periodo) => erros.PERIODO_CONTABIL_FECHADO({ periodo, usuario: '—', em: '—' }, { campos: ['dataLancamento'] }),
  DATA_FORA_DO_PERIODO: () => erros.DATA_FORA_DO_PERIODO({}, { campos: ['dataLancamento'] }),
  NUMERACAO_CONTABIL_COM_FURO: () => erros.NUMERACAO_CONTABIL_COM_FURO(),
  lancamentos_contabeis_numero_key: () => erros.NUMERACAO_CONTABIL_COM_FURO(),
  lancamentos_contabeis_estorno_key: () => erros.LANCAMENTO_ESTORNADO_AGORA(),
  lancamentos_contabeis_corrige_key: () => erros.LANCAMENTO_ESTORNADO_AGORA(),
  ESTORNO_DE_ESTORNO_CONTABIL: () => erros.ESTORNO_CONTABIL_DE_ESTORNO(),
  CORRECAO_SEM_ESTORNO: () => erros.CORRECAO_SEM_ESTORNO(),
  ESTORNO_CONTABIL_DIFERENTE: () => erros.ESTORNO_CONTABIL_DIFERENTE(),
  fatos_lancados_fato_key: () => erros.FATO_JA_LANCADO(),
  SALDO_CONTABIL_DIVERGENTE: (onde) => erros.SALDO_CONTABIL_DIVERGENTE({ onde }),
  partidas_contabeis_conta_id_fkey: () => erros.CONTA_CONTABIL_DESCONHECIDA({}, { campos: ['partidas'] }),
  partidas_contabeis_centro_custo_id_fkey: () => erros.CENTRO_DE_CUSTO_DESCONHECIDO({}, { campos: ['partidas'] }),
  rascunhos_contabeis_linhas_conta_id_fkey: () => erros.CONTA_CONTABIL_DESCONHECIDA({}, { campos: ['partidas'] }),
  rascunhos_contabeis_linhas_centro_fkey: () => erros.CENTRO_DE_CUSTO_DESCONHECIDO({}, { campos: ['partidas'] }),
});
