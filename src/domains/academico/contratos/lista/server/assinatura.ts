import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '#platform/server/database/kysely.ts';
import { preparada } from '#platform/server/database/preparada.ts';
import type { andamentosDaAssinatura } from '../andamento-da-assinatura.ts';
import type { itemContrato } from '../respostas.ts';

type Assinatura = NonNullable<z.output<typeof itemContrato>['assinatura']>;
type Linha = Omit<Assinatura, 'ordem'> & { id: number; ordem: number | null };
type Sql = RawBuilder<unknown>;

/** Those of which a sending is told: of the others nothing is signed any more. */
const situacoes = ['aguardando_assinatura', 'ativo'];
const doContrato = sql`select distinct on (a.contrato_id) a.contrato_id as id, a.situacao, a.assinaram, a.signatarios, d.ordem
  from v_assinatura_em_curso a left join aditivos d on d.id = a.aditivo_id`;
/** What the school acts on first, and of equals the newest. */
const primeiro = sql`order by a.contrato_id, array_position(array['assinada', 'vencida', 'aberta', 'concluida'], a.situacao), a.id desc`;

/** The contracts whose signing by link is so far: the same that each says of itself. What is concluded is looked at only when it is asked for. */
export function condicaoDeAssinatura(andamento: (typeof andamentosDaAssinatura)[number] | undefined): Sql | undefined {
  if (andamento === undefined) return undefined;
  const vivos = sql`select id from contratos where situacao in (${sql.join(situacoes.map((situacao) => sql.lit(situacao)))})`;
  if (andamento === 'nao_enviada')
    return sql`c.situacao = 'aguardando_assinatura' and c.id <> all(array(select a.contrato_id from v_assinatura_em_curso a where a.contrato_id in (${vivos})))`;
  const onde = andamento === 'concluida' ? sql`a.contrato_id in (${vivos})` : sql`a.concluida_em is null and a.contrato_id in (${vivos})`;
  return sql`c.id = any(array(select x.id from (${doContrato} where ${onde} ${primeiro}) x where x.situacao = ${sql.lit(andamento)}))`;
}

/** How far the signing by link is, of contracts. */
export async function lerAssinaturas(db: Db, linhas: readonly { id: number; situacao: string }[]): Promise<Map<number, Assinatura>> {
  const ids = linhas.filter(({ situacao }) => situacoes.includes(situacao)).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Linha>`${preparada}${doContrato} where a.contrato_id = any(${ids}::bigint[]) ${primeiro}`.execute(db);
  return new Map(rows.map(({ id, ordem, ...assinatura }) => [id, ordem === null ? assinatura : { ...assinatura, ordem }]));
}
