import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { historicoSaida } from '#shared/historico.ts';
import { filtroId } from '#shared/listas/paginacao.ts';
import { chamadaGravada, esquemaChamadas, frequenciaDaTurma, quadroDeChamadas } from './esquemas.ts';
import './mensagens.ts';
import { conferirIntervalo } from './regras.ts';

const ver = comPermissao('diario-frequencias:visualizar');
const chamar = comPermissao('diario-frequencias:criar', 'diario-frequencias:editar');
const porId = z.strictObject({ id: campo.id() });

/** Rolls of a class, and what they add up to. */
export const chamadasApi = {
  obterQuadro: defineEndpoint({
    method: 'GET',
    path: 'Frequencia/quadro',
    acesso: ver,
    resumo: 'Students by lessons (of one subject, when told) or days between two days, each with what was called',
    query: z
      .strictObject({ TurmaId: campo.id(), TurmaDisciplinaId: filtroId(), De: campo.dataCivil(), Ate: campo.dataCivil() })
      .check(conferirIntervalo)
      .transform((q) => ({ turmaId: q.TurmaId, turmaDisciplinaId: q.TurmaDisciplinaId, de: q.De, ate: q.Ate })),
    output: quadroDeChamadas,
  }),
  chamar: defineEndpoint({
    method: 'POST',
    path: 'Frequencia/chamadas',
    acesso: chamar,
    resumo: 'Saves rolls of a class in one act: new ones and corrected ones, each over the version that was seen',
    body: esquemaChamadas,
    output: z.object({ chamadas: z.array(chamadaGravada) }),
  }),
  excluirChamada: defineEndpoint({
    method: 'DELETE',
    path: 'Frequencia/chamada/{id}',
    acesso: comPermissao('diario-frequencias:excluir', 'diario-frequencias:editar'),
    resumo: 'Takes back a roll that was called by mistake, with its absences',
    params: porId,
    query: z
      .strictObject({ Versao: campo.versao(), Motivo: campo.texto({ max: 300 }) })
      .transform((q) => ({ versao: q.Versao, motivo: q.Motivo })),
  }),
  historicoDaChamada: defineEndpoint({
    method: 'GET',
    path: 'Frequencia/chamada/{id}/historico',
    acesso: ver,
    resumo: 'Who called and corrected a roll',
    params: porId,
    output: historicoSaida,
  }),
  obterFrequenciaDaTurma: defineEndpoint({
    method: 'GET',
    path: 'Frequencia/turma/{id}',
    acesso: comPermissao('diario-frequencias:visualizar', 'painel-coordenador:visualizar', 'painel-professor:visualizar'),
    resumo: 'Attendance of each student of a class: of the year and of a subject, so far and against the planned year, with the absences that are left',
    params: porId,
    query: z.strictObject({ TurmaDisciplinaId: filtroId() }).transform((q) => ({ turmaDisciplinaId: q.TurmaDisciplinaId })),
    output: frequenciaDaTurma,
  }),
  obterFrequenciaDoMes: defineEndpoint({
    method: 'GET',
    path: 'Frequencia/mes-por-nivel',
    acesso: comPermissao('diario-frequencias:visualizar', 'painel-coordenador:visualizar'),
    resumo: 'Attendance of a month of the school by level and course',
    query: z.strictObject({ De: campo.dataCivil(), Ate: campo.dataCivil() }).check(conferirIntervalo).transform((q) => ({ de: q.De, ate: q.Ate })),
    output: z.object({
      itens: z.array(
        z.object({
          segmentacaoId: z.number(),
          segmentacao: z.string(),
          cursoId: z.number(),
          curso: z.string(),
          chamadas: z.number(),
          dadas: z.number(),
          faltas: z.number(),
          justificadas: z.number(),
          percentual: z.string().nullable(),
        }),
      ),
    }),
  }),
};
