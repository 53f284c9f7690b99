import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const baixaComposicao: Invariante = {
  id: 'baixa-composicao',
  sala: 'financeiro/titulos',
  significado: {
    br: 'Cada baixa é principal, juros e multa, nada mais e nada menos.',
    en: 'Each settlement is principal, interest and fine, nothing more and nothing less.',
  },
  providencia: {
    br: 'Confira o recibo: as partes não somam o valor recebido.',
    en: 'Check the receipt: the parts do not sum to what was received.',
  },
  verificar: sql<Violacao>`select 'baixa ' || id as alvo, valor_centavos || ' <> ' || (principal_centavos + juros_centavos + multa_centavos) as detalhe from baixas
      where valor_centavos <> principal_centavos + juros_centavos + multa_centavos`,
};
