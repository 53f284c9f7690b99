import type { Db } from '#platform/server/database/kysely.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import type { Pedido } from '#platform/server/http/quem.ts';
import type { ErroNegocio } from '#shared/erros.ts';
import { errosAcesso } from '#domains/acesso/erros.ts';
import { registrar } from '#domains/acesso/server/eventos.ts';
import { type CodigoCerto, usarCodigo } from './fator-guardado.ts';
import { contarTentativa, esquecerTentativas } from '#domains/acesso/server/tentativas.ts';

/** What a wrong code gets: at sign-in, and from somebody who is signed in. */
export const recusasDeCodigo = {
  naEntrada: () => errosAcesso.CODIGO_INCORRETO({}, { campos: ['codigo'] }),
  naConta: () => errosAcesso.CODIGO_RECUSADO({}, { campos: ['codigo'] }),
};

/**
 * Uses a code of the second factor. Attempts are counted for the person, apart from those of the password, before they
 * are tried: six digits are few. @throws the given refusal, MUITAS_TENTATIVAS.
 */
export async function conferirCodigo(
  { db, pedido, servicos }: { db: Db; pedido: Pedido; servicos: Servicos },
  { id }: { id: number },
  codigo: string,
  recusa: () => ErroNegocio,
): Promise<CodigoCerto> {
  const contagem = await contarTentativa(db, 'codigo', `${id}`);
  const certo = await usarCodigo(db, servicos.cifra, id, codigo);
  if (certo === null) {
    await registrar(db, pedido, { tipo: 'segundo_fator.codigo_incorreto', usuarioId: id });
    throw recusa();
  }
  await esquecerTentativas(db, contagem);
  return certo;
}
