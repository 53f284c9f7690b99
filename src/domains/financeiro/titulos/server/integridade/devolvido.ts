import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const tituloDevolvido: Invariante = {
  id: 'titulo-devolvido',
  sala: 'financeiro/titulos',
  significado: {
    br: 'Os títulos de um pagamento devolvido devem o que ele cobria de um título em acordo, o principal num e a multa e os juros noutro, e só eles o devem.',
    en: 'The titles of a returned payment owe what it covered of a title in an agreement, principal in one and fine and interest in another, and they alone owe it.',
  },
  providencia: {
    br: 'Compare o título novo com o estorno e com o título antigo, que está nos históricos dos dois.',
    en: 'Compare the new title with the reversal and with the old title, which is in the history of both.',
  },
  verificar: sql<Violacao>`select 'titulo ' || n.id as alvo, problema_do_titulo_devolvido(n.id) as detalhe from titulos_receber n
      where (n.no_lugar_de_id is not null or exists (select 1 from titulos_amortizacoes x where x.novo_titulo_id = n.id)) and problema_do_titulo_devolvido(n.id) is not null`,
};
