import { sql } from 'kysely';
import { registrarUsoDeInstituicao } from '#domains/academico/historico/server/usos.ts';
import { textosUsosDoHistorico } from '../texts-usos.ts';

// Years of transcripts keep the institution that they were spent in, the class, and the subjects that they name.
registrarUsoDeInstituicao('historicos', {
  rotulo: textosUsosDoHistorico.nAnos,
  contar: async (db, alvo, id) => {
    const quais = {
      instituicao: sql`instituicao_id = ${id}`,
      turma: sql`instituicao_turma_id = ${id}`,
      disciplina: sql`id in (select historico_ano_id from historicos_disciplinas where instituicao_disciplina_id = ${id})`,
    }[alvo];
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from historicos_anos where ${quais}`.execute(db);
    return rows[0]?.n ?? 0;
  },
});
