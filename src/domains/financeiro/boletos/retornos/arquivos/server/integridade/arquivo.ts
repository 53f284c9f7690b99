import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const retornoArquivo: Invariante = {
  id: 'retorno-arquivo',
  sala: 'financeiro/boletos',
  significado: {
    br: 'Um retorno aplicado não tem linha por aplicar, e o que só foi lido não teve efeito.',
    en: 'An applied return has no line left to apply, and one that was only read had no effect.',
  },
  providencia: {
    br: 'Abra o retorno e aplique-o de novo: o que já teve efeito não se repete.',
    en: 'Open the return and apply it again: what had its effect is not repeated.',
  },
  verificar: sql<Violacao>`select 'retorno ' || r.id as alvo, r.situacao || ' com ' || n.pendentes || ' de ' || n.linhas || ' linhas por aplicar' as detalhe from retornos r
      cross join lateral (select count(*) as linhas, count(*) filter (where l.resultado = 'pendente') as pendentes from retornos_linhas l where l.retorno_id = r.id) n
      where r.situacao = 'aplicado' and n.pendentes > 0 or r.situacao = 'lido' and n.pendentes < n.linhas`,
};
