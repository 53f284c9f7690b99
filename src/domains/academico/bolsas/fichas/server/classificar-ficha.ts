import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import { classificar, type Classificacao, type Faixa } from '../../classificar.ts';
import { errosBolsa as erros } from '../../erros.ts';
import { calcularRenda, type RendaCalculada } from '../../renda.ts';
import type { DadosDaFicha } from '../esquemas.ts';

type Julgavel = Pick<DadosDaFicha, 'rendas' | 'membros' | 'laudoSocial'>;

/** The income a head of a form and its bracket, by the wage of its day and the brackets of now. @throws SALARIO_MINIMO_FALTA */
export async function classificarFicha(
  db: Db | Tx,
  dados: Julgavel,
  dataReferencia: DataCivil,
): Promise<RendaCalculada & Classificacao & { salarioCentavos: Centavos }> {
  const { rows } = await sql<{
    salario: number | null;
    faixas: Faixa[];
  }>`select (select s.valor_centavos from salarios_minimos s where s.vigente_desde <= ${dataReferencia}::date
        order by s.vigente_desde desc limit 1) as salario,
      coalesce((select json_agg(json_build_object('id', f.id, 'nome', f.nome, 'limiteSalarios', f.limite_salarios::text, 'percentualMaximo', f.percentual_maximo::text,
        'toleranciaPercentual', f.tolerancia_percentual::text)) from bolsas_faixas f), '[]') as faixas`.execute(db);
  const { salario = null, faixas = [] } = rows[0] ?? {};
  if (salario === null) throw erros.SALARIO_MINIMO_FALTA({ data: formatarData(dataReferencia) }, { campos: ['dataReferencia'] });
  const calculada = calcularRenda(dados.rendas, dados.membros.length);
  const salarioCentavos = centavos(salario);
  const classe = classificar(calculada.perCapitaCentavos, { salarioCentavos, faixas, comLaudo: dados.laudoSocial });
  return { ...calculada, ...classe, salarioCentavos };
}
