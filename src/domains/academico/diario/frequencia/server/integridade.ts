import { sql } from 'kysely';
import { type Invariante, registrarInvariantes, type Violacao } from '#platform/server/integridade.ts';

const chamadaDia: Invariante = {
  id: 'chamada-dia',
  sala: 'academico/diario',
  significado: {
    br: 'O que se guarda de cada dia de uma turma é a soma das suas chamadas e faltas.',
    en: 'What is kept of each day of a class is the sum of its rolls and absences.',
  },
  providencia: { br: 'Abra a chamada do dia e salve de novo.', en: 'Open the roll of the day and save it again.' },
  verificar: sql<Violacao>`select 'turma ' || turma_id as alvo, 'chamadas de ' || data_chamada || ' somam ' || concat_ws('/', v.chamadas, v.dadas, v.faltas, v.justificadas)
        || ', guardado ' || concat_ws('/', d.chamadas, d.dadas, d.faltas, d.justificadas) as detalhe
      from dias_chamados d full join v_dia_chamado v using (turma_id, data_chamada)
      where (d.chamadas, d.dadas, d.faltas, d.justificadas) is distinct from (v.chamadas, v.dadas, v.faltas, v.justificadas)`,
};

registrarInvariantes([chamadaDia]);
