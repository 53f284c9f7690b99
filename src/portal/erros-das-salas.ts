import { errosAditivo } from '#domains/academico/contratos/aditivos/erros.ts';
import { errosDeSaida } from '#domains/academico/contratos/saidas/erros.ts';
import { errosContrato } from '#domains/academico/contratos/erros.ts';
import { errosDocumento } from '#domains/academico/documentos/erros.ts';
import { errosCriterio } from '#domains/academico/estrutura/criterio/erros.ts';
import { errosEnsino, errosEstrutura } from '#domains/academico/estrutura/erros.ts';
import { errosHistorico } from '#domains/academico/historico/erros.ts';
import { errosMatricula } from '#domains/academico/matriculas/erros.ts';
import { errosRematricula } from '#domains/academico/rematriculas/erros.ts';
import { errosPeriodoLetivo } from '#domains/academico/periodos-letivos/erros.ts';
import { errosAcesso } from '#domains/acesso/erros.ts';
import { errosContabeis } from '#domains/contabil/erros.ts';
import { errosBoletos } from '#domains/financeiro/boletos/erros.ts';
import { errosRetorno } from '#domains/financeiro/boletos/retornos/erros.ts';
import { errosCadastros } from '#domains/financeiro/cadastros/erros.ts';
import { errosCobranca } from '#domains/financeiro/cobranca/erros.ts';
import { errosDeclaracao } from '#domains/financeiro/declaracoes/erros.ts';
import { errosCaixa } from '#domains/financeiro/caixa/erros.ts';
import { errosAcordo } from '#domains/financeiro/titulos/acordos/erros.ts';
import { errosCredito } from '#domains/financeiro/titulos/creditos/erros.ts';
import { errosTitulos } from '#domains/financeiro/titulos/erros.ts';
import { erros as errosPessoas } from '#domains/pessoas/erros.ts';
import { errosRh } from '#domains/rh/erros.ts';
import { errosEscola } from './erros-escola.ts';
import { type DefinicaoErro, errosComuns, type Idioma, type ParametrosDeRecusa, mensagemDaRecusa } from '#shared/erros.ts';

type Conjunto = { definicoes: Readonly<Record<string, DefinicaoErro>> };

/** The refusals of every room: a stored code of a job's row becomes a sentence again. */
const salas: Readonly<Record<string, Conjunto>> = {
  comuns: errosComuns,
  acordos: errosAcordo,
  cobranca: errosCobranca,
  creditos: errosCredito,
  declaracoes: errosDeclaracao,
  acesso: errosAcesso,
  aditivos: errosAditivo,
  boletos: errosBoletos,
  retornos: errosRetorno,
  cadastros: errosCadastros,
  caixa: errosCaixa,
  contabil: errosContabeis,
  contratos: errosContrato,
  saidas: errosDeSaida,
  documentos: errosDocumento,
  escola: errosEscola,
  historico: errosHistorico,
  estrutura: errosEstrutura,
  criterios: errosCriterio,
  ensino: errosEnsino,
  matriculas: errosMatricula,
  'periodos-letivos': errosPeriodoLetivo,
  pessoas: errosPessoas,
  rematriculas: errosRematricula,
  rh: errosRh,
  titulos: errosTitulos,
};

/**
 * The message of a stored code in a language; the code itself when no room defines it any more. Two rooms may word one code
 * in their own way: that of the job's room is taken, then that of any other.
 */
export function mensagemDoCodigo(codigo: string, params: ParametrosDeRecusa | null, idioma: Idioma, sala = 'comuns'): string {
  const preferidos = [salas[sala], ...Object.values(salas)];
  const definicao = preferidos.map((conjunto) => conjunto?.definicoes[codigo]).find((achada) => achada !== undefined);
  return definicao ? mensagemDaRecusa(definicao, params ?? {}, idioma) : codigo;
}
