import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { type Faixa, limiteDaFaixa } from '../../classificar.ts';
import { errosBolsa as erros } from '../../erros.ts';

type Lida = { perCapitaCentavos: number; salarioCentavos: number; faixa: Faixa; temLaudo: boolean };

/** A family that fits its bracket only by the tolerance of a social worker's report has that report attached. @throws LAUDO_SEM_ANEXO */
export async function conferirLaudo(tx: Tx, fichaId: number): Promise<void> {
  const { rows } = await sql<Lida>`select f.per_capita_centavos as "perCapitaCentavos", f.salario_centavos as "salarioCentavos",
      json_build_object('id', x.id, 'nome', x.nome, 'limiteSalarios', x.limite_salarios::text, 'percentualMaximo', x.percentual_maximo::text,
        'toleranciaPercentual', x.tolerancia_percentual::text) as faixa,
      exists (select from fichas_socioeconomicas_anexos d where d.ficha_id = f.id and d.assunto = 'laudo') as "temLaudo"
    from fichas_socioeconomicas f join bolsas_faixas x on x.id = f.faixa_id where f.id = ${fichaId}`.execute(tx);
  const [lida] = rows;
  if (!lida || lida.temLaudo) return;
  if (lida.perCapitaCentavos > limiteDaFaixa(lida.faixa, centavos(lida.salarioCentavos), false)) throw erros.LAUDO_SEM_ANEXO();
}
