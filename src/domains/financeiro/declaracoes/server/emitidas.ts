import type { z } from 'zod';
import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { ErroNegocio, Idioma } from '#shared/erros.ts';
import type { detalheDoIr } from '../respostas.ts';
import type { TipoDeDeclaracao } from '../tipos.ts';

type Emitida = z.input<typeof detalheDoIr>['emitidas'][number];
export type PedidoDeDetalhe = { pagadorId: number; ano: number; hoje: DataCivil; idioma: Idioma };

/** A refusal in the words of who asks. */
export const dito = (erro: ErroNegocio | null, idioma: Idioma) => erro && { code: erro.code, message: erro.mensagem(idioma) };

/** The statements of a payer and year, the newest first. */
export async function emitidasDe(db: Db, tipo: TipoDeDeclaracao, { pagadorId, ano }: PedidoDeDetalhe): Promise<Emitida[]> {
  const { rows } =
    await sql<Emitida>`select d.id, d.numero, d.data_emissao as "dataEmissao", d.total_centavos as "totalCentavos", d.usuario_nome as "usuarioNome",
      exists (select 1 from declaracoes s where s.substitui_id = d.id) as substituida
    from declaracoes d where d.tipo = ${tipo} and d.ano = ${ano} and d.pagador_id = ${pagadorId} order by d.id desc`.execute(db);
  return rows;
}
