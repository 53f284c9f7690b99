import { createHash } from 'node:crypto';
import type { ValorAlteravel } from '#domains/pessoas/endereco-alteravel.ts';
import { lerCamposDaPessoa } from '#domains/pessoas/registro/server/door.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { mascararCpf } from '#shared/documentos/cpf.ts';
import { type CampoDaTemporada, camposPedidos } from '../../campos-da-temporada.ts';
import type { Convite, PessoaDaFamilia } from './convite.ts';

/** Who looks at the register by a link. */
export const FAMILIA = { processo: 'família, pelo link' };
export type CadastroLido = { visto: string; campos: { campo: CampoDaTemporada; valorAtual: ValorAlteravel }[] };

/** What the register says of a person, as far as the season asks, and a digest that says which values these were. The CPF is masked: a link may be forwarded. */
export async function lerCadastro(db: Db | Tx, { campos }: Convite, { pessoaId, proprio }: PessoaDaFamilia): Promise<CadastroLido> {
  const pedidos = camposPedidos(campos, proprio);
  const atuais: Readonly<Record<string, ValorAlteravel>> = await lerCamposDaPessoa(db, FAMILIA, pessoaId, pedidos);
  const lidos = pedidos.map((campo) => ({ campo, valorAtual: atuais[campo] ?? null }));
  return {
    visto: createHash('sha256').update(JSON.stringify(lidos)).digest('hex'),
    campos: lidos.map(({ campo, valorAtual }) => ({
      campo,
      valorAtual: peloLink(campo, valorAtual),
    })),
  };
}

/** A value as a link shows it, of the register or asked for. */
export const peloLink = (campo: string, valor: ValorAlteravel): ValorAlteravel =>
  campo === 'cpf' && typeof valor === 'string' ? mascararCpf(valor) : valor;
