import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const documentoEmitido: Invariante = {
  id: 'documento-emitido',
  sala: 'academico/documentos',
  significado: {
    br: 'Cada documento emitido é do aluno da sua matrícula, e a numeração do ano não tem furo.',
    en: 'Each issued document is of the student of its enrollment, and the numbers of the year have no hole.',
  },
  providencia: {
    br: 'Confira o documento pelo código de verificação antes de confirmar a quem pergunta.',
    en: 'Check the document by its verification code before confirming it to whoever asks.',
  },
  verificar: sql<Violacao>`select 'documento ' || d.id as alvo, 'de outro aluno' as detalhe from documentos_emitidos d join v_matricula_estado m on m.id = d.matricula_id where m.aluno_id <> d.aluno_id
    union all select 'ano ' || n.ano, n.ultimo || ' <> ' || coalesce(d.quantos, 0) from documentos_numeracao n
      left join (select left(numero, 4)::int as ano, count(*) as quantos from documentos_emitidos group by 1) d on d.ano = n.ano
      where n.ultimo - saltados('documentos_numeracao', n.ano::text) is distinct from coalesce(d.quantos, 0)`,
};
