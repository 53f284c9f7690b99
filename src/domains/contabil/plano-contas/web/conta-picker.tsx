import { CampoBusca, type OpcaoDeBusca, type PropsCampo } from '#platform/web/formulario/index.ts';
import type { FuncaoDeBusca } from '#platform/web/formulario/index.ts';
import { chamar } from '#platform/web/rede/api.ts';
import { buscarContas } from '../api.ts';

/** Accounts that take entries: by the beginning of the code, the short code, or words of the name. */
export const buscarContasContabeis: FuncaoDeBusca = async (termo, signal) => {
  const { itens } = await chamar(buscarContas, { query: { Termo: termo } }, { signal });
  return itens.map((c) => ({ valor: c.id, rotulo: `${c.codigo} ${c.nome}`, detalhe: String(c.codigoReduzido) }));
};

/** A choice of an account inside a form; the value is its id. */
export function ContaPicker({ inicial = null, ...campo }: PropsCampo & { inicial?: OpcaoDeBusca | null }) {
  return <CampoBusca {...campo} inicial={inicial} buscar={buscarContasContabeis} />;
}
