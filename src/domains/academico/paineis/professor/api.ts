import { z } from 'zod';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId, filtroTexto } from '#shared/listas/paginacao.ts';
import { controlesDeFrequencia, tiposCriterio } from '#domains/academico/estrutura/criterio/criterio.ts';
import { recadoSaida } from '#domains/academico/paineis/recados/esquemas.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';

const pessoa = z.object({ id: z.number(), nome: z.string() });
const nulo = z.string().nullable();
const daTurma = { turmaDisciplinaId: z.number(), turmaId: z.number(), turma: z.string(), disciplina: z.string() };

/** The panel of a teacher. */
export const painelProfessorApi = {
  obterPainelProfessor: defineEndpoint({
    method: 'GET',
    path: 'PainelProfessor',
    acesso: comPermissao('painel-professor:visualizar'),
    resumo:
      "A teacher's day: lessons with their rolls, what is pending by subject, messages, birthdays of the week; of another for who may choose",
    query: z.strictObject({ DocenteId: filtroId() }).transform((q) => ({ docenteId: q.DocenteId })),
    output: z.object({
      dia: z.string(),
      /** Null: teaches nothing today. */
      docente: pessoa.nullable(),
      /** The panel is that of who asks. */
      proprio: z.boolean(),
      /** Whose panels may be chosen; null when only the own. */
      docentes: z.array(pessoa).nullable(),
      aulas: z.array(
        z.object({
          ...daTurma,
          controle: z.enum(valoresDaLista(controlesDeFrequencia)),
          aulaId: z.number().nullable(),
          ordem: z.number().nullable(),
          quantidade: z.number(),
          inicio: nulo,
          conteudo: z.boolean(),
          chamada: z.boolean(),
        }),
      ),
      disciplinas: z.array(
        z.object({
          ...daTurma,
          tipo: z.enum(valoresDaLista(tiposCriterio)),
          etapaId: z.number().nullable(),
          etapa: nulo,
          semChamada: z.number(),
          desde: nulo,
          previstas: z.number(),
          semNota: z.number(),
          pareceres: z.number(),
          entregas: z.array(z.object({ etapaId: z.number(), nome: z.string(), fim: z.string() })),
        }),
      ),
      recados: z.array(recadoSaida),
      aniversarios: z.array(z.object({ alunoId: z.number(), nome: z.string(), turma: z.string(), dia: z.string(), anos: z.number() })),
    }),
  }),
  obterAlertasDeSaude: defineEndpoint({
    method: 'GET',
    path: 'PainelProfessor/saude',
    acesso: comPermissao('ficha-saude:visualizar'),
    resumo: "Health alerts of a teacher's pupils; every form opened is recorded as seen, and an administrator gives the reason (Motivo)",
    query: z
      .strictObject({ DocenteId: filtroId(), Motivo: filtroTexto(300) })
      .transform((q) => ({ docenteId: q.DocenteId, motivo: q.Motivo })),
    output: z.object({
      alunos: z.array(
        z.object({
          alunoId: z.number(),
          nome: z.string(),
          turma: z.string(),
          alergias: nulo,
          medicacaoContinua: nulo,
          observacoes: nulo,
          intolerancias: z.array(z.enum(['gluten', 'lactose', 'refluxo'])),
          deficiencias: z.array(z.string()),
        }),
      ),
    }),
  }),
};
