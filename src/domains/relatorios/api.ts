import type { AnyEndpoint } from '#shared/endpoint.ts';
import type { Relatorio } from '#shared/relatorios/definicao.ts';
import { relatorioDescontos, relatorioSituacaoContrato, relatorioValores } from './definicoes/contratos.ts';
import { relatorioDisciplinas } from './definicoes/disciplinas.ts';
import { faturamentoCurso, faturamentoMes, faturamentoPreco, faturamentoTurma } from './definicoes/faturamento.ts';
import { relatorioFichaSocioeconomica } from './definicoes/ficha-socioeconomica.ts';
import { relatorioFuncionarios } from './definicoes/funcionarios.ts';
import { relatorioHistoricoEscolar } from './definicoes/historico-escolar.ts';
import { relatorioInadimplencia } from './definicoes/inadimplencia.ts';
import { relatorioIrmaos } from './definicoes/irmaos.ts';
import {
  receberRetroativa,
  receberRetroativaCurso,
  receberRetroativaMes,
  receberRetroativaPagador,
  receberRetroativaTurma,
} from './definicoes/receber-retroativa.ts';
import { pagarRetroativa, pagarRetroativaFornecedor } from './definicoes/pagar-retroativa.ts';
import { descontosConcedidos } from './definicoes/descontos-concedidos.ts';
import { recebimentosConta, recebimentosDia, recebimentosForma } from './definicoes/recebimentos.ts';
import { relatorioTotalizadores } from './definicoes/totalizadores.ts';
import { relatorioTurmas, relatorioTurmasParaAluno } from './definicoes/turmas.ts';

// What a report's own filters are called matters where its rows are made, not to those who walk the list.
const solto = (relatorio: unknown): Relatorio => relatorio as Relatorio;

/** Every report of the portal, as data. A new one is a definition, a source of rows and a line here. */
export const todosOsRelatorios: readonly Relatorio[] = [
  relatorioTurmas,
  relatorioTurmasParaAluno,
  relatorioSituacaoContrato,
  relatorioValores,
  relatorioDescontos,
  relatorioIrmaos,
  relatorioTotalizadores,
  relatorioHistoricoEscolar,
  relatorioFichaSocioeconomica,
  relatorioFuncionarios,
  relatorioDisciplinas,
  receberRetroativa,
  receberRetroativaPagador,
  receberRetroativaTurma,
  receberRetroativaCurso,
  receberRetroativaMes,
  pagarRetroativa,
  pagarRetroativaFornecedor,
  faturamentoMes,
  faturamentoCurso,
  faturamentoTurma,
  faturamentoPreco,
  relatorioInadimplencia,
  recebimentosForma,
  recebimentosConta,
  recebimentosDia,
  descontosConcedidos,
].map(solto);

export const relatoriosApi: Readonly<Record<string, AnyEndpoint>> = Object.fromEntries(
  todosOsRelatorios.flatMap(({ nome, api }) =>
    Object.entries(api).flatMap(([verbo, endpoint]) => (endpoint === null ? [] : [[`${nome}.${verbo}`, endpoint] as const])),
  ),
);
