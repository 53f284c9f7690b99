import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const historicoIntacto: Invariante = {
  id: 'historico-intacto',
  sala: 'academico/historico/escolar/emissao',
  significado: {
    br: 'Cada histórico emitido diz o que dizia quando foi emitido: conteúdo, número e código são os da impressão digital guardada na trilha de auditoria.',
    en: 'Each issued transcript says what it said when it was issued: content, number and code are those of the fingerprint kept in the audit trail.',
  },
  providencia: {
    br: 'A página pública já não confirma este histórico. Emita outro e apure quem mudou o registro.',
    en: 'The public page no longer confirms this transcript. Issue another one and find out who changed the record.',
  },
  verificar: sql<Violacao>`select 'historico ' || h.id as alvo, 'numero ' || h.numero as detalhe from historicos_emitidos h where not historico_intacto(h)`,
};

export const historicoNumeracao: Invariante = {
  id: 'historico-numeracao',
  sala: 'academico/historico/escolar/emissao',
  significado: {
    br: 'Os números dos históricos de cada ano vão de 1 ao último, sem furo, e as vias de cada um também.',
    en: 'The numbers of the transcripts of each year go from 1 to the last without a hole, and so do the copies of each.',
  },
  providencia: {
    br: 'Confira o livro de históricos do ano: um número que falta foi apagado fora do portal.',
    en: 'Check the transcripts of the year: a number that is missing was deleted outside of the portal.',
  },
  verificar: sql<Violacao>`select 'ano ' || coalesce(n.ano, d.ano) as alvo, coalesce(n.ultimo, 0) || ' <> ' || coalesce(d.quantos, 0) as detalhe from historicos_numeracao n
      full join (select left(numero, 4)::int as ano, count(*) as quantos, max(substr(numero, 6)::int) as maior from historicos_emitidos group by 1) d on d.ano = n.ano
      where n.ultimo - saltados('historicos_numeracao', n.ano::text) is distinct from coalesce(d.quantos, 0) or d.maior > n.ultimo
    union all select 'historico ' || v.emitido_id, 'vias ' || count(*) from historicos_vias v group by v.emitido_id having max(v.via) <> count(*) + 1`,
};
