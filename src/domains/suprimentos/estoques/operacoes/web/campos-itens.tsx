import { type Caminho, CampoBusca, CampoDinheiro, CampoNumero, dentro, ListaDeCampos, useValor } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { type Produtos, useProdutos } from '#domains/suprimentos/opcoes/web/door.tsx';
import { textosEstoque } from '#domains/suprimentos/texts.ts';
import { textosOperacao } from '../texts.ts';

type Item = { produtoId: number | string; quantidade: string };
/** The product that an operation begins with. */
export type DeInicio = { produtoId: number; produtoNome: string; unidade: string; depositoId: number };

/** Which products and how much of each; what an entry is worth besides. */
export function CamposItens<I extends Item>({
  nome,
  depositoId,
  deInicio,
  valor,
}: {
  nome: Caminho<readonly I[]>;
  depositoId: number | null;
  deInicio?: DeInicio | undefined;
  valor?: boolean;
}) {
  const to = useTextos(textosOperacao);
  const produtos = useProdutos(deInicio ? [{ id: deInicio.produtoId, nome: deInicio.produtoNome, unidade: deInicio.unidade }] : []);
  return (
    <div className="inteira">
      <ListaDeCampos
        nome={nome as Caminho<readonly Item[]>}
        rotulo={to('itens')}
        nomeDoItem={(i) => to('itemN', { n: i + 1 })}
        rotuloAdicionar={to('adicionarItem')}
        minimo={1}
        maximo={200}
        novo={() => ({ produtoId: null, quantidade: null, ...(valor ? { valorCentavos: null } : {}) })}
      >
        {(item) => <ItemDoEstoque item={item} produtos={produtos} depositoId={depositoId} valor={valor === true} />}
      </ListaDeCampos>
    </div>
  );
}

function ItemDoEstoque({
  item,
  produtos,
  depositoId,
  valor,
}: {
  item: Caminho<Item>;
  produtos: Produtos;
  depositoId: number | null;
  valor: boolean;
}) {
  const t = useTextos(textosEstoque);
  const to = useTextos(textosOperacao);
  const id = useValor(dentro(item, 'produtoId'));
  const produto = produtos.produto(id);
  return (
    <>
      <CampoBusca
        // What was found says what another warehouse holds: it is asked again.
        key={depositoId}
        nome={dentro(item, 'produtoId')}
        rotulo={t('produto')}
        placeholder={t('buscarProduto')}
        colunas={valor ? 6 : 8}
        inicial={produtos.opcao(id)}
        buscar={(termo, signal) => produtos.buscar(termo, signal, depositoId)}
      />
      <CampoNumero nome={dentro(item, 'quantidade')} rotulo={t('quantidade')} colunas={valor ? 3 : 4} casas={4} sufixo={produto?.unidade} />
      {valor && (
        <CampoDinheiro
          nome={dentro(item as Caminho<Item & { valorCentavos: number }>, 'valorCentavos')}
          rotulo={to('valorTotal')}
          colunas={3}
        />
      )}
    </>
  );
}
