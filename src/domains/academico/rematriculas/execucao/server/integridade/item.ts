import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const rematriculaItem: Invariante = {
  id: 'rematricula-item',
  sala: 'academico/rematriculas',
  significado: {
    br: 'Cada rematrícula feita tem a matrícula do mesmo aluno no ano de destino, e o contrato é dessa matrícula.',
    en: 'Each re-enrollment that was made has an enrollment of the same student in the target year, and the contract is of that enrollment.',
  },
  providencia: {
    br: 'Abra a rematrícula e confira o aluno antes de cobrar.',
    en: 'Open the re-enrollment and check the student before charging.',
  },
  verificar: sql<Violacao>`select 'item ' || i.id as alvo, concat_ws(' ', 'matrícula', i.matricula_id, 'contrato', i.contrato_id) as detalhe from rematriculas_itens i
      left join v_matricula_estado o on o.id = i.matricula_origem_id left join v_matricula_estado m on m.id = i.matricula_id
      left join v_contrato_estado c on c.id = i.contrato_id
      where i.situacao = 'feita' and (m.aluno_id is distinct from o.aluno_id or m.ano_letivo_id is distinct from i.ano_destino_id
        or i.contrato_id is not null and c.matricula_id is distinct from i.matricula_id)`,
};
