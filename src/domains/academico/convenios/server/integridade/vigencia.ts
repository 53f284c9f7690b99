import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const convenioVigencia: Invariante = {
  id: 'convenio-vigencia',
  sala: 'academico/convenios',
  significado: {
    br: 'Ninguém está em um seguro ou convênio fora da vigência dele.',
    en: 'Nobody is in an insurance or agreement outside of its validity.',
  },
  providencia: {
    br: 'Confira as entradas e saídas do convênio e a auditoria.',
    en: 'Check who entered and left the agreement, and the audit.',
  },
  verificar: sql<Violacao>`select 'convênio ' || convenio_id as alvo, 'pessoa ' || pessoa_id || ' de ' || entrada || ' a ' || coalesce(saida::text, 'fim') as detalhe
    from v_convenio_pessoa where entrada < vigente_desde or entrada > vigente_ate or saida > vigente_ate`,
};
