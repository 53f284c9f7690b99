import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

const soma = (de: string) =>
  sql`(select coalesce(sum((x ->> 'dedutivelCentavos')::bigint + (x ->> 'naoDedutivelCentavos')::bigint + (x ->> 'encargosCentavos')::bigint), 0) from jsonb_path_query(d.conteudo, ${de}::jsonpath) x)`;

export const declaracaoTotal: Invariante = {
  id: 'declaracao-total',
  sala: 'financeiro/declaracoes',
  significado: {
    br: 'O que cada declaração emitida diz, mês a mês e no total, soma o valor com que ela foi emitida.',
    en: 'What each issued statement says, month by month and in total, adds up to the amount it was issued with.',
  },
  providencia: {
    br: 'Não confirme esta declaração a terceiros: emita outra no lugar dela.',
    en: 'Do not confirm this statement to third parties: issue another in its place.',
  },
  verificar: sql<Violacao>`select 'declaracao ' || d.id as alvo, 'total ' || d.total_centavos as detalhe from declaracoes d
      where case d.tipo when 'ir' then d.total_centavos <> ${soma('$.totais')} or d.total_centavos <> ${soma('$.alunos[*]')} or d.total_centavos <> ${soma('$.alunos[*].meses[*]')}
        else d.total_centavos <> (select coalesce(sum((x ->> 'pagoCentavos')::bigint), 0) from jsonb_path_query(d.conteudo, '$.meses[*]') x) end
        or (d.conteudo ->> 'ano')::int <> d.ano`,
};
