import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { emFrase } from '#shared/listas/opcao.ts';
import { type Autor, auditarVarios } from '#platform/server/auditoria/audit.ts';
import { errosMatricula as erros } from '#domains/academico/matriculas/erros.ts';
import { type Resultado, resultados as rotulos } from '#domains/academico/matriculas/situacoes.ts';
import { pedeMotivo, verboDoResultado } from '../situacoes-resultado.ts';

/** What a person decided, against or after the calculation, says why: the decision of the council, and a reopening. */
export type ResultadoPedido = { id: number; resultado: Resultado; motivo?: string | null };
type Atual = { id: number; codigo: string; movimento: string; resultado: Resultado };

/**
 * Records how students did, all or nothing, as the state table says; a result changes only while the enrollment is active. One
 * that stands already is left as it is.
 * @throws MATRICULA_NAO_ATIVA, RESULTADO_PROIBIDO, RESULTADO_SEM_MOTIVO, naming the first that is refused
 */
export async function registrarResultados(ato: Ato<Autor>, pedidos: readonly ResultadoPedido[]): Promise<void> {
  const { tx } = ato;
  if (pedidos.length === 0) return;
  const { rows } = await sql<Atual>`select id, codigo, movimento, resultado from matriculas
    where id = any(${pedidos.map(({ id }) => id)}::bigint[]) order by id for no key update`.execute(tx);
  const antes = new Map(rows.map((r) => [r.id, r]));
  const parada = rows.find(({ movimento }) => movimento !== 'ativa');
  if (parada) throw erros.MATRICULA_NAO_ATIVA({ codigo: parada.codigo });
  const mudam = pedidos.filter(({ id, resultado }) => antes.get(id)?.resultado !== resultado);
  for (const pedido of mudam) conferir(antes.get(pedido.id), pedido);
  if (mudam.length === 0) return;
  await sql`update matriculas m set resultado = r.resultado, versao = m.versao + 1, updated_at = clock_timestamp()
    from json_to_recordset(${JSON.stringify(mudam)}::json) as r(id bigint, resultado text) where m.id = r.id`.execute(tx);
  await auditarVarios(
    ato,
    mudam.map(({ id, resultado, motivo }) => ({
      acao: 'matricula.resultado',
      alvoTipo: 'matricula',
      alvoId: id,
      ...(motivo ? { motivo } : {}),
      antes: { resultado: antes.get(id)?.resultado ?? null },
      depois: { resultado },
    })),
  );
}

function conferir(atual: Atual | undefined, { resultado, motivo }: ResultadoPedido): void {
  if (!atual) return;
  const { codigo } = atual;
  const verbo = verboDoResultado(atual.resultado, resultado);
  const nomes = { codigo, resultado: emFrase(rotulos, atual.resultado), novoResultado: emFrase(rotulos, resultado) };
  if (verbo === null) throw erros.RESULTADO_PROIBIDO(nomes);
  if (pedeMotivo(verbo) && !motivo?.trim()) throw erros.RESULTADO_SEM_MOTIVO(nomes);
}
