import { errosContrato } from '#domains/academico/contratos/erros.ts';
import { errosEstrutura } from '#domains/academico/estrutura/erros.ts';
import { errosMatricula } from '#domains/academico/matriculas/erros.ts';
import { errosPeriodoLetivo } from '#domains/academico/periodos-letivos/erros.ts';
import { errosAcesso } from '#domains/acesso/erros.ts';
import { errosContabeis } from '#domains/contabil/erros.ts';
import { errosCaixa } from '#domains/financeiro/caixa/erros.ts';
import { errosTitulos } from '#domains/financeiro/titulos/erros.ts';
import { erros as errosPessoas } from '#domains/pessoas/erros.ts';
import { type DefinicaoErro, errosComuns, type Idioma, type ParametrosErro, preencher } from '#shared/erros.ts';

/** The refusals of every room: a stored code of a job's row becomes a sentence again. */
const conjuntos: readonly { definicoes: Readonly<Record<string, DefinicaoErro>> }[] = [
  errosComuns,
  errosAcesso,
  errosCaixa,
  errosContabeis,
  errosContrato,
  errosEstrutura,
  errosMatricula,
  errosPeriodoLetivo,
  errosPessoas,
  errosTitulos,
];
const definicoes = new Map(conjuntos.flatMap((conjunto) => Object.entries(conjunto.definicoes)));

/** The message of a stored code in a language; the code itself when no room defines it any more. */
export function mensagemDoCodigo(codigo: string, params: ParametrosErro | null, idioma: Idioma): string {
  const definicao = definicoes.get(codigo);
  return definicao ? preencher(definicao[idioma], params ?? {}) : codigo;
}
