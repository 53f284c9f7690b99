import type { Fonte } from '#platform/server/relatorios/fonte.ts';
import { rotasDoRelatorio } from '#platform/server/relatorios/rotas.ts';
import type { Sala } from '#platform/server/http/rota.ts';
import { relatoriosApi } from '../api.ts';
import { fonteSituacaoContrato, fonteValores } from './fontes/contratos.ts';
import { fonteDescontos, fonteDescontosConcedidos } from './fontes/descontos.ts';
import { fonteDisciplinas } from './fontes/disciplinas.ts';
import { fonteFaturamentoCurso, fonteFaturamentoMes, fonteFaturamentoPreco, fonteFaturamentoTurma } from './fontes/faturamento.ts';
import { fonteFichaSocioeconomica } from './fontes/ficha-socioeconomica.ts';
import { fonteFuncionarios } from './fontes/funcionarios.ts';
import { fonteHistoricoEscolar } from './fontes/historico-escolar.ts';
import { fonteInadimplencia } from './fontes/inadimplencia.ts';
import { fonteIrmaos } from './fontes/irmaos.ts';
import {
  fontePagarRetroativa,
  fontePagarRetroativaFornecedor,
  fonteReceberRetroativa,
  fonteReceberRetroativaCurso,
  fonteReceberRetroativaMes,
  fonteReceberRetroativaPagador,
  fonteReceberRetroativaTurma,
} from './fontes/retroativas.ts';
import { fonteRecebimentosConta, fonteRecebimentosDia, fonteRecebimentosForma } from './fontes/recebimentos.ts';
import { fonteTotalizadores } from './fontes/totalizadores.ts';
import { fonteTurmas, fonteTurmasParaAluno } from './fontes/turmas.ts';
import { fontesDeNomes } from './nomes.ts';

/** Every report with the place its rows come from. */
export const fontes: readonly Fonte[] = [
  fonteTurmas,
  fonteTurmasParaAluno,
  fonteSituacaoContrato,
  fonteValores,
  fonteDescontos,
  fonteIrmaos,
  fonteTotalizadores,
  fonteHistoricoEscolar,
  fonteFichaSocioeconomica,
  fonteFuncionarios,
  fonteDisciplinas,
  fonteReceberRetroativa,
  fonteReceberRetroativaPagador,
  fonteReceberRetroativaTurma,
  fonteReceberRetroativaCurso,
  fonteReceberRetroativaMes,
  fontePagarRetroativa,
  fontePagarRetroativaFornecedor,
  fonteFaturamentoMes,
  fonteFaturamentoCurso,
  fonteFaturamentoTurma,
  fonteFaturamentoPreco,
  fonteInadimplencia,
  fonteRecebimentosForma,
  fonteRecebimentosConta,
  fonteRecebimentosDia,
  fonteDescontosConcedidos,
];

/** The reports, as the portal registers them. */
export const relatorios: Sala = {
  nome: 'relatorios',
  api: relatoriosApi,
  rotas: fontes.flatMap((fonte) => rotasDoRelatorio(fonte, fontesDeNomes)),
};
