import type { TelaId } from '#catalog/telas.ts';

/** What is known of a fact that an entry put in the books. */
export type FatoDaOrigem = {
  id: number;
  evento: string;
  origemTipo: string;
  origemId: number;
  tituloId: number | null;
  contratoId: number | null;
  contaBancariaId: number | null;
  operacaoId: number | null;
};
/** A screen with what it is to show. */
export type Destino = {
  rotulo: 'titulo' | 'tituloPagar' | 'contrato' | 'caixa' | 'estoque';
  tela: TelaId;
  params?: { contratoId: number };
  search?: Record<string, string | number>;
};

/** Where one click leads from a line of the books: the title, the contract behind it, the movement of money or of stock. Pure. */
export function destinosDoFato(fato: FatoDaOrigem): Destino[] {
  const destinos: Destino[] = [];
  const { id, evento, tituloId, contratoId, contaBancariaId, operacaoId } = fato;
  const aPagar = evento.startsWith('pagar.') || evento.startsWith('pagamento.');
  if (tituloId !== null)
    destinos.push(
      aPagar
        ? { rotulo: 'tituloPagar', tela: 'contas-pagar', search: { abrir: tituloId } }
        : { rotulo: 'titulo', tela: 'contas-a-receber', search: { abrir: tituloId } },
    );
  if (contratoId !== null) destinos.push({ rotulo: 'contrato', tela: 'contrato-visualizar', params: { contratoId } });
  if (contaBancariaId !== null) destinos.push({ rotulo: 'caixa', tela: 'financeiro-lancamentos-historico', search: { fato: id } });
  if (operacaoId !== null) destinos.push({ rotulo: 'estoque', tela: 'estoques', search: { aba: 'operacoes', operacao: operacaoId } });
  return destinos;
}
