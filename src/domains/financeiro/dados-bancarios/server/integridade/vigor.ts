import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const mudancaBancaria: Invariante = {
  id: 'mudanca-bancaria',
  sala: 'financeiro/dados-bancarios',
  significado: {
    br: 'Dados bancários que valem foram pedidos, aprovados e esperaram 24 horas, e o aprovador é outra pessoa ou a única que podia.',
    en: 'Bank data in force were asked for, approved and waited 24 hours, and whoever approved is another person or the only one who could.',
  },
  providencia: {
    br: 'Confira os dados com o banco e peça a mudança pelo portal.',
    en: 'Check the data with the bank and ask for the change in the portal.',
  },
  verificar: sql<Violacao>`select 'mudança ' || m.id as alvo, m.alvo_tipo || ' ' || m.alvo_id as detalhe from mudancas_bancarias m
    where not m.abertura and m.situacao in ('aprovada', 'em_vigor') and (m.aprovada_em is null or m.vale_em < m.aprovada_em + interval '24 hours'
      or m.vigorou_em < m.vale_em or (m.aprovada_por = m.pedida_por) <> m.unica_pessoa)`,
};
