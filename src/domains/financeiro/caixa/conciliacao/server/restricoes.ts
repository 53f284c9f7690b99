import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosConciliacao } from '../erros.ts';

// What a violated rule of these tables means to a person when two requests race past the checks.
const jaConciliada = () => errosConciliacao.LINHA_JA_CONCILIADA({ linha: '—', usuario: '—', em: '—' });
registrarRestricoes({
  conciliacoes_linhas_pkey: jaConciliada,
  conciliacoes_linhas_linha_id_fkey: () => errosConciliacao.LINHA_NAO_ENCONTRADA(),
  conciliacoes_lancamentos_pkey: () => errosConciliacao.MOVIMENTO_JA_CONCILIADO({ numero: '—', usuario: '—', em: '—' }),
  conciliacoes_reaberturas_fechamento_key: () => errosConciliacao.CONCILIACAO_JA_REABERTA(),
  CONCILIACAO_NAO_FECHA: () => errosConciliacao.CONCILIACAO_NAO_FECHA({ linhas: '—', lancamentos: '—', diferenca: '—' }),
  CONCILIACAO_PENDENTE: () => errosConciliacao.CONCILIACAO_PENDENTE({ linhas: '—' }),
  CONCILIACAO_FORA_DE_ORDEM: () => errosConciliacao.CONCILIACAO_FORA_DE_ORDEM(),
});
