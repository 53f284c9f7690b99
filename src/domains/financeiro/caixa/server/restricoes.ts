import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosCaixa } from '../erros.ts';

// What a violated rule of this room's tables means to a person when two requests race past the checks.
registrarRestricoes({
  periodos_financeiros_sem_sobreposicao: () => errosCaixa.PERIODO_FINANCEIRO_SOBREPOSTO({}, { campos: ['dataInicio', 'dataFim'] }),
  periodos_financeiros_conta_bancaria_id_fkey: () => errosCaixa.CONTA_DESCONHECIDA({}, { campos: ['contaBancariaId'] }),
  lancamentos_financeiros_origem_key: () => errosCaixa.LANCAMENTO_REPETIDO(),
  lancamentos_financeiros_estorno_de_key: () => errosCaixa.LANCAMENTO_JA_ESTORNADO(),
  lancamentos_manuais_estornos_key: () => errosCaixa.LANCAMENTO_JA_ESTORNADO(),
  PERIODO_FINANCEIRO_LACUNA: () => errosCaixa.PERIODO_FINANCEIRO_NO_MEIO(),
  PERIODO_FINANCEIRO_FORA_DE_ORDEM: () => errosCaixa.PERIODO_FINANCEIRO_FORA_DE_ORDEM({ periodo: '—' }),
  PERIODO_FINANCEIRO_FECHADO: () => errosCaixa.PERIODO_FINANCEIRO_FECHADO({ conta: '—', data: '—' }),
  PERIODO_FINANCEIRO_COM_MOVIMENTO: () => errosCaixa.PERIODO_FINANCEIRO_COM_MOVIMENTO(),
  PERIODO_FINANCEIRO_SEM_MUDANCA: () => errosCaixa.PERIODO_FINANCEIRO_SEM_MUDANCA(),
  RECEBIMENTO_JA_LIQUIDADO: () => errosCaixa.RECEBIMENTO_JA_LIQUIDADO(),
  RECEBIMENTO_INCOERENTE: () => errosCaixa.RECEBIMENTO_INCOERENTE(),
  recebimentos_a_liquidar_origem_key: () => errosCaixa.LANCAMENTO_REPETIDO(),
  liquidacoes_desfeitas_liquidacao_key: () => errosCaixa.LIQUIDACAO_JA_DESFEITA({ usuario: '—', em: '—' }),
  CONCILIACAO_FECHADA: () => errosCaixa.CONCILIACAO_FECHADA({ ate: '—' }),
  CONTAGEM_NAO_FECHA: () => errosCaixa.CONTAGEM_NAO_FECHA(),
});
