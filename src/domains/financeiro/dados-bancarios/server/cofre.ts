import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import type { DadosBancariosDoRegistro } from '../dados.ts';
import type { RegistroComDadosBancarios } from './registro.ts';

/** What opens and closes the bank data of a record. */
export type ComCifra = { servicos: Pick<Servicos, 'cifra'> };
type Cofre = Record<'abrir' | 'fechar', (dados: DadosBancariosDoRegistro) => DadosBancariosDoRegistro>;

/**
 * The bank data of one record as they lie in the database and as people read them. Of a `sigiloso` one they lie in one envelope, the same in
 * the record and in the change that put it there; in those of another record it does not open. Nothing stays nothing.
 */
export function cofreDe(
  { alvoTipo, sigiloso = false }: RegistroComDadosBancarios,
  alvoId: number,
  { servicos: { cifra } }: ComCifra,
): Cofre {
  if (!sigiloso) return { abrir: (dados) => dados, fechar: (dados) => dados };
  const lugar = `${alvoTipo}.banco:${alvoId}`;
  return {
    fechar(dados): DadosBancariosDoRegistro {
      if (Object.values(dados).every((valor) => valor === null)) return {};
      const { dados: fechado, chaveId } = cifra.fechar(JSON.stringify(dados), lugar);
      return { cifrado: fechado.toString('base64'), chave: chaveId };
    },
    abrir({ cifrado = null, chave = null }) {
      if (cifrado === null || chave === null) return {};
      return JSON.parse(cifra.abrir({ dados: Buffer.from(cifrado, 'base64'), chaveId: chave }, lugar)) as DadosBancariosDoRegistro;
    },
  };
}

/** The bank data of a record as its envelope holds them, for whoever pays by them. */
export const abrirDados = (
  registro: RegistroComDadosBancarios,
  alvoId: number,
  contexto: ComCifra,
  dados: DadosBancariosDoRegistro,
): DadosBancariosDoRegistro => cofreDe(registro, alvoId, contexto).abrir(dados);

/** Whether some bank data, of now or of a change of before, need a key other than the present one: what was asked for is never written anew. */
export async function haMudancaDeOutraChave(db: Db, { chaveAtual }: { chaveAtual: string }): Promise<boolean> {
  const { rows } = await sql<{
    ha: boolean;
  }>`select exists (select from mudancas_bancarias where antes ->> 'chave' <> ${chaveAtual} or depois ->> 'chave' <> ${chaveAtual}) as ha`.execute(
    db,
  );
  return rows[0]?.ha === true;
}
