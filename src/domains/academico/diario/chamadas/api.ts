import { z } from 'zod';
import { campo, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId } from '#shared/listas/paginacao.ts';
import { chamadaGravada, esquemaChamadas, quadroDeChamadas } from './esquemas.ts';
import { conferirIntervalo } from './regras.ts';

const ver = comPermissao('diario-frequencias:visualizar');
const chamar = comPermissao('diario-frequencias:criar', 'diario-frequencias:editar');

/** Rolls of a class. */
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
};
