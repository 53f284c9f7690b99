import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const tituloAmortizacao: Invariante = {
  id: 'titulo-amortizacao',
  sala: 'financeiro/titulos',
  significado: {
    br: 'O que cada título já teve pago, coberto e dispensado é a soma dos seus movimentos.',
    en: 'What each title had paid, covered and waived is the sum of its movements.',
  },
  providencia: {
    br: 'Abra o título e compare os movimentos com o saldo; chame o suporte com o número dele.',
    en: 'Open the title and compare its movements with its balance; call support with its number.',
  },
  verificar: sql<Violacao>`select 'titulo ' || t.id as alvo, concat_ws(' ', t.amortizado_centavos, t.recebido_centavos, t.dispensado_centavos, t.mantido_centavos, '<>', s.amortizado, s.recebido, s.dispensado, s.mantido) as detalhe
      from titulos_receber t left join lateral (
        select coalesce(sum(a.principal_centavos + a.desconto_centavos), 0) as amortizado,
          coalesce(sum(a.principal_centavos + a.multa_centavos + a.juros_centavos) filter (where a.tipo = 'baixa'), 0) as recebido,
          coalesce(sum(a.multa_centavos + a.juros_centavos) filter (where a.tipo <> 'baixa'), 0) as dispensado,
          coalesce(sum(a.multa_mantida_centavos + a.juros_mantidos_centavos + a.desconto_perdido_centavos), 0) as mantido
        from v_titulo_amortizacao a where a.titulo_id = t.id) s on true
      where (t.amortizado_centavos, t.recebido_centavos, t.dispensado_centavos, t.mantido_centavos) is distinct from (s.amortizado, s.recebido, s.dispensado, s.mantido)`,
};
