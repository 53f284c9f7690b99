import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const faturamentoComFato: Invariante = {
  id: 'faturamento-fato',
  sala: 'contabil/faturamentos',
  significado: {
    br: 'A receita de um título está reconhecida uma vez no máximo, com o seu fato contábil, que está nos livros ou a caminho deles, e o que a desfaz tem o mesmo valor.',
    en: 'The revenue of a title is recognized once at most, with its accounting fact, which is in the books or on its way to them, and what takes it back has the same amount.',
  },
  providencia: {
    br: 'Desfaça o faturamento do mês e fature-o de novo.',
    en: 'Undo the recognition of the month and recognize it again.',
  },
  verificar: sql<Violacao>`select 'faturamento ' || g.id as alvo, 'fato contábil' as detalhe from faturamentos g
      left join fatos_contabeis f on f.origem_tipo = 'faturamento' and f.origem_id = g.id
        and f.evento = case g.ordem % 2 when 1 then 'faturamento.reconhecido' else 'faturamento.estornado' end
      where (f.valor_centavos, f.data_fato, (f.valores ->> 'tituloId')::bigint, (f.valores ->> 'bolsaCentavos')::bigint, (f.valores ->> 'antecipadoCentavos')::bigint)
        is distinct from (g.bruto_centavos, g.data_faturamento, g.titulo_id, g.bolsa_centavos, g.antecipado_centavos)
    union all select 'faturamento ' || e.id, 'desfaz outro valor' from faturamentos e join faturamentos g on g.titulo_id = e.titulo_id and g.ordem = e.anterior
      where e.ordem % 2 = 0 and (e.bruto_centavos, e.bolsa_centavos, e.desconto_centavos, e.antecipado_centavos) <> (g.bruto_centavos, g.bolsa_centavos, g.desconto_centavos, g.antecipado_centavos)
    union all select 'faturamento ' || v.id, 'fora dos livros' from v_faturamento_vigente v
      join fatos_contabeis f on f.origem_tipo = 'faturamento' and f.origem_id = v.id and f.evento = 'faturamento.reconhecido'
      where not exists (select from fatos_lancados l where l.fato_id = f.id and l.desfeito_por is null) and not exists (select from fatos_dispensados d where d.fato_id = f.id)
        and not exists (select from v_fato_pendente p where p.id = f.id)
    union all select 'título ' || titulo_id, 'sequência de reconhecimentos' from faturamentos group by titulo_id having max(ordem) <> count(*)`,
};
