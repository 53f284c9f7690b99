import { sql } from 'kysely';
import { type Cifra, type Cifrado, protegerEmLotes } from '#platform/server/segredos/cifra.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DadosDaFicha } from '../esquemas.ts';

/** Of which family and year: in the row of another the text does not open. */
type Lugar = { responsavelId: number; anoLetivoId: number };
type Guardada = Lugar & { dadosCifrados: Buffer; chaveId: string };
const lugar = ({ responsavelId, anoLetivoId }: Lugar): string => `fichas_socioeconomicas.dados:${responsavelId}:${anoLetivoId}`;

export const fecharDados = (cifra: Cifra, onde: Lugar, dados: DadosDaFicha): Cifrado => cifra.fechar(JSON.stringify(dados), lugar(onde));

/** What a family declared. @throws DADOS_PROTEGIDOS when its key is not here. */
export function abrirDados(cifra: Cifra, { dadosCifrados, chaveId, ...onde }: Guardada): DadosDaFicha {
  return JSON.parse(cifra.abrir({ dados: dadosCifrados, chaveId }, lugar(onde))) as DadosDaFicha;
}

/** Seals with the present key what lies under an earlier one, without touching its version. Gives how many it turned. */
export async function protegerFichasSocioeconomicas(db: Db, cifra: Cifra): Promise<number> {
  return protegerEmLotes(db, async (tx, limite) => {
    const { rows } = await sql<
      Guardada & { id: number }
    >`select id, responsavel_id as "responsavelId", ano_letivo_id as "anoLetivoId", dados_cifrados as "dadosCifrados", chave_id as "chaveId"
      from fichas_socioeconomicas where chave_id <> ${cifra.chaveAtual} and chave_id = any(${[...cifra.chaves]}::text[])
      order by id limit ${limite} for update skip locked`.execute(tx);
    for (const { id, ...ficha } of rows) {
      const fechada = fecharDados(cifra, ficha, abrirDados(cifra, ficha));
      await sql`update fichas_socioeconomicas set dados_cifrados = ${fechada.dados}, chave_id = ${fechada.chaveId} where id = ${id}`.execute(
        tx,
      );
    }
    return rows.length;
  });
}

/** Whether some form still needs a key other than the present one. */
export async function haFichaSocioeconomicaDeOutraChave(db: Db, cifra: Cifra): Promise<boolean> {
  const { rows } = await sql<{
    ha: boolean;
  }>`select exists (select from fichas_socioeconomicas where chave_id <> ${cifra.chaveAtual}) as ha`.execute(db);
  return rows[0]?.ha === true;
}

/** Empties what a family declared, and lets go of the documents: the income a head and what was decided by it stay. */
export async function esvaziarFichas(tx: Tx, cifra: Cifra, responsavelId: number): Promise<void> {
  const { rows } = await sql<
    Guardada & { id: number }
  >`select id, responsavel_id as "responsavelId", ano_letivo_id as "anoLetivoId", dados_cifrados as "dadosCifrados", chave_id as "chaveId"
    from fichas_socioeconomicas where responsavel_id = ${responsavelId} order by id for update`.execute(tx);
  for (const { id, ...ficha } of rows) {
    const dados = JSON.parse(JSON.stringify(abrirDados(cifra, ficha), (_, v: unknown) => (typeof v === 'string' ? '' : v))) as DadosDaFicha;
    const fechada = fecharDados(cifra, ficha, dados);
    await sql`update fichas_socioeconomicas set dados_cifrados = ${fechada.dados}, chave_id = ${fechada.chaveId} where id = ${id}`.execute(
      tx,
    );
  }
}

/** What a family declared, year by year. @throws DADOS_PROTEGIDOS */
export async function abrirFichas(db: Db | Tx, cifra: Cifra, responsavelId: number): Promise<({ id: number } & DadosDaFicha)[]> {
  const { rows } = await sql<
    Guardada & { id: number }
  >`select id, responsavel_id as "responsavelId", ano_letivo_id as "anoLetivoId", dados_cifrados as "dadosCifrados", chave_id as "chaveId"
    from fichas_socioeconomicas where responsavel_id = ${responsavelId} order by id`.execute(db);
  return rows.map(({ id, ...ficha }) => ({ id, ...abrirDados(cifra, ficha) }));
}
