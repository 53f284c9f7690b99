import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const declaracaoImpressao: Invariante = {
  id: 'declaracao-impressao',
  sala: 'financeiro/declaracoes',
  significado: {
    br: 'Cada declaração diz o que dizia quando foi emitida: nomes, CPF, valores, número e código são os da impressão digital guardada na trilha de auditoria.',
    en: 'Each statement says what it said when it was issued: names, CPF, amounts, number and code are those of the fingerprint kept in the audit trail.',
  },
  providencia: {
    br: 'A página pública já não confirma esta declaração. Emita outra e apure quem mudou o registro.',
    en: 'The public page no longer confirms this statement. Issue another one and find out who changed the record.',
  },
  verificar: sql<Violacao>`select 'declaracao ' || d.id as alvo, 'numero ' || d.numero as detalhe from declaracoes d where not declaracao_intacta(d)`,
};
