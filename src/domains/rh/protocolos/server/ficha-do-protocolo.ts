import { sql } from 'kysely';
import { conferirPermissao } from '#platform/server/http/autorizacao.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { Contexto, ContextoEscrita } from '#platform/server/http/tipos.ts';
import { type Cifra, protegerEmLotes } from '#platform/server/segredos/cifra.ts';
import { errosComuns } from '#shared/erros.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { errosRh } from '#domains/rh/erros.ts';
import {
  abrirProposta,
  aceitarFicha,
  type FichaProposta,
  fecharProposta,
  verFicha,
  versaoDaFicha,
  viuFicha,
} from '#domains/pessoas/saude/server/door.ts';
import type { protocolosApi } from '../api.ts';
import { CAMPO_DA_FICHA } from '#domains/rh/documentos.ts';
import type { ProtocoloGravado } from './queries.ts';

type Guardada = { pessoaId: number } & FichaProposta;

async function carregarFicha(db: Db | Tx, protocoloId: number): Promise<Guardada> {
  const { rows } =
    await sql<Guardada>`select r.pessoa_id as "pessoaId", f.versao_base as "versaoBase", f.dados_cifrados as "dadosCifrados", f.chave_id as "chaveId"
    from protocolos_fichas f join protocolos r on r.id = f.protocolo_id where f.protocolo_id = ${protocoloId}`.execute(db);
  const [ficha] = rows;
  if (!ficha) throw errosComuns.NAO_ENCONTRADO();
  return ficha;
}

/** The form that is asked for beside the one that stands. The look is recorded as every other. @throws SEM_PERMISSAO, NAO_ENCONTRADO, DADOS_INVALIDOS (Motivo) */
export async function obterFichaDoProtocolo(
  contexto: Contexto,
  { id, motivo }: { id: number; motivo: string | undefined },
): Promise<RespostaServidor<typeof protocolosApi.obterFichaDoProtocolo>> {
  conferirPermissao(contexto.quem, 'ficha-saude:visualizar', contexto.idioma);
  const { pessoaId, ...proposta } = await carregarFicha(contexto.db, id);
  return { atual: await verFicha(contexto, pessoaId, motivo, id), proposta: abrirProposta(contexto.servicos.cifra, pessoaId, proposta) };
}

/** Keeps the form that a request asks for until it is decided. */
export async function guardarFicha(tx: Tx, protocoloId: number, { versaoBase, dadosCifrados, chaveId }: FichaProposta): Promise<void> {
  await sql`insert into protocolos_fichas (protocolo_id, versao_base, dados_cifrados, chave_id)
    values (${protocoloId}, ${versaoBase}, ${dadosCifrados}, ${chaveId})`.execute(tx);
}

/**
 * A health form is decided by who may write health forms; accepted, it takes the place of the one that it was filled in over, which whoever
 * accepts it has seen beside it. @throws SEM_PERMISSAO, FICHA_NAO_VISTA, FICHA_MUDOU
 */
export async function decidirFicha(ato: ContextoEscrita, { id, campos }: ProtocoloGravado, aceitos: readonly string[]): Promise<void> {
  if (!campos.some(({ campo }) => campo === CAMPO_DA_FICHA)) return;
  conferirPermissao(ato.quem, 'ficha-saude:editar', ato.idioma);
  if (!aceitos.includes(CAMPO_DA_FICHA)) return;
  const { pessoaId, ...proposta } = await carregarFicha(ato.tx, id);
  if (!(await viuFicha(ato.tx, { pessoaId, usuarioId: ato.quem.usuarioId, protocoloId: id }))) throw errosRh.FICHA_NAO_VISTA();
  if ((await versaoDaFicha(ato.tx, pessoaId)) !== proposta.versaoBase) throw errosRh.FICHA_MUDOU();
  await aceitarFicha(ato, { pessoaId, proposta });
}

/** What was decided lies in the register or nowhere. */
export async function esquecerFicha(tx: Tx, protocoloId: number): Promise<void> {
  await sql`delete from protocolos_fichas where protocolo_id = ${protocoloId}`.execute(tx);
}

/** Seals with the present key the forms that wait under an earlier one. Gives how many it turned. */
export async function protegerFichasDeProtocolos(db: Db, cifra: Cifra): Promise<number> {
  return protegerEmLotes(db, async (tx, limite) => {
    const { rows } = await sql<
      { id: number } & Guardada
    >`select f.protocolo_id as id, r.pessoa_id as "pessoaId", f.versao_base as "versaoBase",
        f.dados_cifrados as "dadosCifrados", f.chave_id as "chaveId" from protocolos_fichas f join protocolos r on r.id = f.protocolo_id
      where f.chave_id <> ${cifra.chaveAtual} and f.chave_id = any(${[...cifra.chaves]}::text[]) order by 1 limit ${limite} for update of f skip locked`.execute(
      tx,
    );
    for (const { id, pessoaId, ...proposta } of rows) {
      const fechada = fecharProposta(cifra, pessoaId, abrirProposta(cifra, pessoaId, proposta));
      await sql`update protocolos_fichas set dados_cifrados = ${fechada.dados}, chave_id = ${fechada.chaveId} where protocolo_id = ${id}`.execute(
        tx,
      );
    }
    return rows.length;
  });
}

/** Whether some form that waits still needs a key other than the present one. */
export async function haFichaDeProtocoloDeOutraChave(db: Db, cifra: Cifra): Promise<boolean> {
  const { rows } = await sql<{
    ha: boolean;
  }>`select exists (select from protocolos_fichas where chave_id <> ${cifra.chaveAtual}) as ha`.execute(db);
  return rows[0]?.ha === true;
}
