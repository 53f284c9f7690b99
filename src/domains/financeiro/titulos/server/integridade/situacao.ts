import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const tituloSituacao: Invariante = {
  id: 'titulo-situacao',
  sala: 'financeiro/titulos',
  significado: { br: 'A situação de cada título é a que os seus valores dizem.', en: 'The state of each title is what its amounts say.' },
  providencia: {
    br: 'Confira o histórico do título: a situação foi mudada por fora.',
    en: 'Check the history of the title: its state was changed from outside.',
  },
  verificar: sql<Violacao>`select 'titulo ' || t.id as alvo, t.situacao || ' ' || t.amortizado_centavos || '/' || (t.valor_centavos - t.desconto_incondicional_centavos) as detalhe from titulos_receber t
      where t.situacao in ('aberto', 'parcial', 'baixado') and t.situacao <> case
        when t.amortizado_centavos = t.valor_centavos - t.desconto_incondicional_centavos then 'baixado'
        when t.recebido_centavos + t.amortizado_centavos > 0 then 'parcial' else 'aberto' end`,
};
