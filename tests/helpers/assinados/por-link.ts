import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '#platform/server/database/kysely.ts';
import { contratoAtivoDeTeste, rascunhoDeTeste } from '../contratos.ts';
import type { Mundo } from '../mundo.ts';
import type { ServidorDeTeste } from '../servidor.ts';

type Familia = { contratoId: number; pagadores: number[] };
let chaves = 0;

async function comEmail<F extends Familia>(db: Db, familia: F): Promise<F> {
  for (const id of familia.pagadores)
    await sql`insert into pessoas_contatos (pessoa_id, tipo, valor, principal) values (${id}, 'email', ${`pessoa${id}@familia.escola`}, true)`.execute(
      db,
    );
  return familia;
}

/** Contracts and addenda that go out to be signed by link: payers with a mailbox each, in a school that waits for signatures. */
export function papeisPorLink(s: ServidorDeTeste, mundo: Mundo) {
  const { db, dono } = s.banco;
  const exigir = (sim: boolean) => sql`update contratos_configuracao set exige_assinatura = ${sim}`.execute(dono);
  const pedir = async (caminho: string, body: object) => {
    const { corpo } = await s.pedir('POST', caminho, { body, headers: { 'idempotency-key': `por-link-${(chaves += 1)}` } });
    expect(corpo.error).toBeUndefined();
    return corpo.data as { id: number; enviados: { id: number }[] };
  };
  /** A contract that waits for its signature. */
  const esperando = async (): Promise<number> => {
    const { contratoId } = await comEmail(db, await rascunhoDeTeste(db, mundo));
    await exigir(true);
    await pedir(`Contrato/${contratoId}/envio-para-assinatura`, { versao: 1, motivo: null });
    return contratoId;
  };
  /** One in force already. */
  const ativo = async (): Promise<number> => {
    await exigir(false);
    const { contratoId } = await comEmail(db, await contratoAtivoDeTeste(db, mundo));
    await exigir(true);
    return contratoId;
  };
  /** An addendum that waits for its signature. */
  const aditivo = async (contratoId: number): Promise<number> => {
    const termo = { tipo: 'valor', precoIndice: 0, parcelaDe: 12, parcelaAte: null, valorCentavos: 70_000, percentual: null };
    const { id } = await pedir('Aditivo', { contratoId, dataAditivo: '2026-06-01', motivo: 'Acordo', termos: [termo] });
    await pedir(`Aditivo/${id}/envio-para-assinatura`, { versao: 1, previsto: { parcelas: 1, ajusteCentavos: 70_000 - 83_333 } });
    return id;
  };
  const enviar = async (contratoId: number, aditivoId: number | null = null): Promise<number> => {
    const { enviados } = await pedir('Assinatura', { papeis: [{ contratoId, aditivoId }], dias: 10 });
    return enviados[0]?.id ?? 0;
  };
  /** As if all whom a sending asks had accepted it on their phones. */
  const assinarem = (id: number) =>
    sql`update assinaturas_signatarios set assinou_em = now(), forma = 'aceite', ip = '10.0.0.7', agente = 'teste' where assinatura_id = ${id}`.execute(
      db,
    );
  const vencer = (id: number) =>
    sql`update assinaturas set expira_em = clock_timestamp() - interval '1 minute' where id = ${id}`.execute(dono);
  return { esperando, ativo, aditivo, enviar, assinarem, vencer };
}
