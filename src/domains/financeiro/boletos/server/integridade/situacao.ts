import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const boletoSituacao: Invariante = {
  id: 'boleto-situacao',
  sala: 'financeiro/boletos',
  significado: {
    br: 'A situação de cada boleto é a última do seu histórico, e só está pago o que um retorno disse pago.',
    en: 'The state of each slip is the last of its history, and only what a return called paid is paid.',
  },
  providencia: {
    br: 'Confira o boleto no site do banco antes de cobrar ou devolver.',
    en: 'Check the slip at the bank before charging or giving back.',
  },
  verificar: sql<Violacao>`select 'boleto ' || b.id as alvo, b.situacao || ' <> ' || coalesce(h.para, '–') as detalhe from boletos b
      left join lateral (select s.para from boletos_situacoes s where s.boleto_id = b.id order by s.id desc limit 1) h on true
      where h.para is distinct from b.situacao
    union all select 'boleto ' || b.id, 'pago sem linha de retorno' from boletos b where b.situacao = 'paga'
      and not exists (select 1 from retornos_linhas l where l.boleto_id = b.id and l.efeito = 'paga' and l.resultado not in ('pendente', 'ja_aplicada', 'repetida'))
    union all select 'boleto ' || l.boleto_id, 'linha ' || l.id || ' diz pago' from retornos_linhas l join boletos b on b.id = l.boleto_id
      where l.efeito = 'paga' and l.resultado not in ('pendente', 'ja_aplicada', 'repetida') and b.situacao <> 'paga'`,
};
