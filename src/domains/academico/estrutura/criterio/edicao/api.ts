import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { porId } from '#domains/academico/estrutura/api-comum.ts';
import { resultados } from '../aluno.ts';
import { planos } from '../criterio.ts';
import { situacoesDaDisciplina } from '../disciplina.ts';
import { esquemaCriterio } from '../esquemas.ts';

const ver = comPermissao('cursos-estrutura:visualizar');
const resultado = z.enum(resultados);
const situacao = z.enum(situacoesDaDisciplina);
const passos = z.array(z.object({ chave: z.string(), params: z.record(z.string(), z.string()) }));

/** A rule as it is being written, and the year of the course on which it is tried. */
const experimento = z.strictObject({ anoLetivoId: campo.id(), plano: campo.opcao(planos), criterio: esquemaCriterio });
/** How many students are told by name; the counts are of all. */
export const ALUNOS_DO_EXPERIMENTO = 300;

const naDisciplina = z.object({ media: z.string().nullable(), situacao: situacao.nullable() });
const aluno = z.object({
  matriculaId: z.number(),
  aluno: z.string(),
  turma: z.string(),
  antes: resultado,
  depois: resultado,
  /** Those of his subjects whose average or standing would be another. */
  disciplinas: z.array(z.object({ id: z.number(), nome: z.string(), antes: naDisciplina, depois: naDisciplina })),
});
const calculo = z.object({ valor: z.string().nullable(), passos });
const derivacao = z.object({
  etapas: z.array(calculo.extend({ nome: z.string() })),
  parcial: calculo,
  situacao,
  final: z.string().nullable(),
  passos,
});

/** Trying a rule that is not saved on a year that was lived; answered where the marks are. */
export const laboratorioApi = {
  experimentarCriterio: defineEndpoint({
    method: 'POST',
    path: 'Curso/{id}/criterio/experimento',
    acesso: ver,
    resumo:
      'What a rule that is not saved would change in a year of the course, as if the year closed today: how many, who, in which subjects',
    params: porId,
    body: experimento,
    output: z.object({
      alunos: z.number(),
      contagem: z.array(z.object({ resultado, antes: z.number(), depois: z.number() })),
      /** Who would have another result or average, those with another result first. */
      mudam: z.array(aluno),
      /** Of them, how many are not told by name. */
      outros: z.number(),
    }),
  }),
  explicarExperimento: defineEndpoint({
    method: 'POST',
    path: 'Curso/{id}/criterio/experimento/porque',
    acesso: ver,
    resumo: 'Why one student would have another result or average: by the rule of the year and by that which is not saved, step by step',
    params: porId,
    body: experimento.extend({ matriculaId: campo.id() }),
    output: z.object({
      disciplinas: z.array(z.object({ id: z.number(), nome: z.string(), antes: derivacao, depois: derivacao })),
    }),
  }),
};
