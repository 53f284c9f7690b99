import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { criarRegistro } from '#platform/server/registros/registro.ts';
import { entregues } from '../entregues/lista.ts';
import { papeisDaCasa } from '../papeis-da-casa.ts';
import { registroDocumentoPadrao } from './registro.ts';

/** Brings the templates of the product that the school has not got: by their key, and never over one of the same name. */
export async function trazerEntregues(ato: Ato): Promise<{ trazidos: number }> {
  const { tx } = ato;
  await sql`select pg_advisory_xact_lock(hashtext('documentos_padrao.entregues'))`.execute(tx);
  const { rows } = await sql<{
    nome: string;
    entregue: string | null;
  }>`select f_busca(nome) as nome, entregue from documentos_padrao`.execute(tx);
  const chaves = new Set(rows.map(({ entregue }) => entregue));
  let trazidos = 0;
  for (const { chave, nome, especie, papel, conteudo } of [...daCasa(), ...entregues.map((um) => ({ ...um, papel: null }))]) {
    const {
      rows: [repetido],
    } = await sql<{ ha: boolean }>`select exists (select 1 from documentos_padrao where f_busca(nome) = f_busca(${nome})) as ha`.execute(
      tx,
    );
    if (chaves.has(chave) || repetido?.ha) continue;
    const restricoes = { cursoIds: [], turmaIds: [], perfilIds: [] };
    const { id } = await criarRegistro(ato, registroDocumentoPadrao, { nome, especie, ativo: true, papel, restricoes, conteudo });
    await sql`update documentos_padrao set entregue = ${chave} where id = ${id}`.execute(tx);
    trazidos += 1;
  }
  return { trazidos };
}

/** The texts of the papers that the product issues by itself, each under its name. */
const daCasa = () =>
  papeisDaCasa.map(({ chave, nome, especie, conteudo }) => ({ chave: `portal-${chave}`, nome: nome.br, especie, papel: chave, conteudo }));
